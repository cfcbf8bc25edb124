package main

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"
)

const (
	rememberAnswerJSON = `{"data":{"remember":{"status":"INSERTED","revision":"r1","claim":{"id":"c1","text":"Acme renews\nin March","family":"FACT","kind":"fact","state":"CURRENT","filing":"FILED","wantedName":null,"scope":"group:sales","about":{"__typename":"Page","slug":"companies/acme","title":"Acme"},"holder":{"slug":"people/amy"}},"similar":[{"id":"c0","text":"Acme renews","scope":"world"}]}}}`
	unfiledAnswerJSON  = `{"data":{"remember":{"status":"INSERTED","revision":"r1","claim":{"id":"c1","text":"x","family":"TAKE","kind":"bet","state":"ACTIVE","filing":"UNFILED","wantedName":"Zed","scope":"world","about":null,"holder":null},"similar":[]}}}`
	recallAnswerJSON   = `{"data":{"recall":{"recallId":"q","tokens":40,"degraded":["VECTOR"],"omitted":{"byBudget":3,"byFloor":9},"hits":[
		{"score":1.5,"tokens":9,"also":[],"why":{"text":"words: 예산","arms":[],"factors":[],"path":[]},"item":{"__typename":"Claim","id":"c1","text":"2026 예산은\u001b[31m 확정","kind":"fact","state":"SUPERSEDED","expired":true,"scope":"world","recordedAt":"2026-01-01T00:00:00Z","about":{"__typename":"Page","slug":"notes/예산","title":"예산"}}},
		{"score":0.25,"tokens":9,"also":[],"why":{"text":"words","arms":[],"factors":[],"path":[]},"item":{"__typename":"Passage","id":"s1","text":"passage text","heading":"Plan","scope":"group:a","page":{"slug":"notes/x","title":"X"}}},
		{"score":0.1,"tokens":9,"also":[],"why":{"text":"name","arms":[],"factors":[],"path":[]},"item":{"__typename":"Page","id":"p1","slug":"people/amy","title":"Amy","type":"person","scope":"world"}},
		{"score":0.05,"tokens":9,"also":[],"why":{"text":"words","arms":[],"factors":[],"path":[]},"item":{"__typename":"TimelineEvent","id":"e1","summary":"Amy joined","date":"2025-03","scope":"world","on":{"slug":"people/amy","title":"Amy"}}}]}}}`
	skillAnswerJSON = `{"skill":{"name":"moor","enabled":true,"enabledFor":["group:ops","principal:bot"]},"revision":"r"}}}`
	groupAnswerJSON = `{"group":{"gid":"g1","name":"ops"},"revision":"r"}}}`
)

func TestCommands(t *testing.T) {
	pack := filepath.Join(t.TempDir(), "ours.yaml")
	require.NoError(t, os.WriteFile(pack, []byte("name: ours\n"), 0o600))
	for name, c := range map[string]struct {
		args      []string
		script    map[string][]string
		out       string
		variables string
	}{
		"remember": {
			[]string{"remember", "Acme renews", "--about", "companies/acme", "--scope", "group:sales", "--holder", "people/amy", "--kind", "fact", "--family", "fact",
				"--evidence-note", "call", "--source-url", "https://e.org", "--supersedes", "c9", "--key", "k", "--confidence", "0.9", "--importance", "high", "--due", "2026-12-31",
				"--create-page", "company", "--channel", "slack:C1", "--context", "ctx", "--valid-from", "2026-01-01T09:00:00+09:00"},
			map[string][]string{"Remember": {rememberAnswerJSON}},
			"inserted c1\n  Acme renews in March\n  scope group:sales · fact · current · about companies/acme\n  similar: c0 Acme renews (world)\n",
			`{"input":{"text":"Acme renews","family":"FACT","kind":"fact","about":"companies/acme","createPage":{"type":"company"},"holder":"people/amy","scope":"group:sales","confidence":0.9,"importance":"HIGH","due":"2026-12-31T00:00:00Z","validFrom":"2026-01-01T00:00:00Z","context":"ctx","evidence":[{"kind":"URL","url":"https://e.org","note":"call"}],"supersedes":"c9","idempotencyKey":"k","conversation":{"channel":"slack:C1"}}}`,
		},
		"remember shortest": {
			[]string{"remember", "x"}, map[string][]string{"Remember": {unfiledAnswerJSON}},
			"inserted c1\n  x\n  scope world · bet · active\n  no page is named \"Zed\": it waits to be filed\n",
			`{"input":{"text":"x","evidence":[{"kind":"MANUAL","note":"told on the command line"}]}}`,
		},
		"remember weight zero": {
			[]string{"remember", "x", "--family", "take", "--weight", "0", "--validate-only"}, map[string][]string{"Remember": {`{"data":{"remember":{"status":"INSERTED","claim":null,"similar":[],"revision":""}}}`}},
			"would be inserted\n",
			`{"input":{"text":"x","family":"TAKE","weight":0,"evidence":[{"kind":"MANUAL","note":"told on the command line"}],"validateOnly":true}}`,
		},
		"recall": {
			[]string{"recall", "예산", "--about", "notes/예산", "--limit", "3", "--budget", "100", "--history", "--channel", "c"}, map[string][]string{"Recall": {recallAnswerJSON}},
			" 1. 1.5000  2026 예산은�[31m 확정\n    fact about notes/예산, superseded, expired · scope world\n    why: words: 예산\n" +
				" 2. 0.2500  passage text\n    passage of notes/x § Plan · scope group:a\n    why: words\n" +
				" 3. 0.1000  Amy\n    person people/amy · scope world\n    why: name\n" +
				" 4. 0.0500  2025-03 Amy joined\n    event of people/amy · scope world\n    why: words\n3 more left out by limit or budget\nwithout: VECTOR\n",
			`{"query":"예산","about":"notes/예산","limit":3,"budgetTokens":100,"history":true,"conversation":{"channel":"c"}}`,
		},
		"recall as of": {
			[]string{"recall", "x", "--recorded", "2026-01-31T18:00:00+09:00", "--valid", "2024-06-01"}, map[string][]string{"Recall": {`{"data":{"recall":{"recallId":"q","tokens":0,"degraded":[],"omitted":{"byBudget":0,"byFloor":0},"hits":[]}}}`}},
			"nothing found\n", `{"query":"x","asOf":{"recorded":"2026-01-31T09:00:00Z","valid":"2024-06-01T00:00:00Z"}}`,
		},
		"recall nothing": {
			[]string{"recall", "x"}, map[string][]string{"Recall": {`{"data":{"recall":{"recallId":"q","tokens":0,"degraded":[],"omitted":{"byBudget":0,"byFloor":0},"hits":[]}}}`}},
			"nothing found\n", `{"query":"x"}`,
		},
		"principal create": {
			[]string{"principal", "create", "bot", "--kind", "agent", "--owner", "amy", "--role", "member,curator", "--conversation-policy", "optional", "--disclosure-mode", "strict"},
			map[string][]string{"CreatePrincipal": {`{"data":{"createPrincipal":{"principal":{"uid":"bot","kind":"AGENT","displayName":"bot","active":true,"owner":{"uid":"amy"},"page":{"slug":"agents/bot"}},"revision":"r"}}}`}},
			"created bot (bot), page agents/bot\n",
			`{"input":{"uid":"bot","kind":"AGENT","displayName":"bot","owner":"amy","roles":["MEMBER","CURATOR"],"conversationPolicy":"OPTIONAL","disclosureMode":"STRICT"}}`,
		},
		"principal deactivate": {
			[]string{"principal", "deactivate", "bot"},
			map[string][]string{"SetPrincipalActive": {`{"data":{"setPrincipalActive":{"principal":{"uid":"bot","kind":"AGENT","displayName":"bot","active":false},"revision":"r"}}}`}},
			"deactivated bot\n", `{"input":{"uid":"bot","active":false}}`,
		},
		"group create": {[]string{"group", "create", "ops"}, map[string][]string{"CreateGroup": {`{"data":{"createGroup":` + groupAnswerJSON}}, "created group ops\n", `{"input":{"name":"ops"}}`},
		"group rename": {[]string{"group", "rename", "op", "ops"}, map[string][]string{"RenameGroup": {`{"data":{"renameGroup":` + groupAnswerJSON}}, "the group is now ops\n", `{"input":{"group":"op","name":"ops"}}`},
		"group add": {[]string{"group", "add", "ops", "amy%d", "--role", "steward"}, map[string][]string{"AddMember": {`{"data":{"addMember":` + groupAnswerJSON}}, "amy%d is in group ops\n",
			`{"input":{"group":"ops","principal":"amy%d","role":"STEWARD"}}`},
		"group remove": {[]string{"group", "remove", "ops", "amy"}, map[string][]string{"RemoveMember": {`{"data":{"removeMember":` + groupAnswerJSON}}, "amy is no longer in group ops\n",
			`{"input":{"group":"ops","principal":"amy"}}`},
		"group list": {
			[]string{"group", "list"},
			map[string][]string{"Groups": {`{"data":{"groups":{"nodes":[{"gid":"g1","name":"ops","syncedAt":null,"members":{"nodes":[{"principal":{"uid":"amy"},"role":"STEWARD","since":"2026-01-01T00:00:00Z"},{"principal":{"uid":"bob"},"role":"MEMBER","since":"2026-01-01T00:00:00Z"}],"pageInfo":{"hasNextPage":true,"endCursor":"x"}}}],"pageInfo":{"hasNextPage":false,"endCursor":null}}}}`}},
			"NAME  ID  MEMBERS\nops   g1  amy (steward), bob, …\n", `{"first":50}`,
		},
		"token create": {
			[]string{"token", "create", "amy", "--name", "laptop", "--expires", "2027-01-01", "--capability", "gateway", "--channel", "a", "--channel", "b"},
			map[string][]string{"CreateToken": {`{"data":{"createToken":{"id":"t1","secret":"brn_x","revision":"r"}}}`}},
			"brn_x\n", `{"input":{"principal":"amy","name":"laptop","expiresAt":"2027-01-01T00:00:00Z","capabilities":["GATEWAY"],"channels":["a","b"]}}`,
		},
		"token revoke": {[]string{"token", "revoke", "t1"}, map[string][]string{"RevokeToken": {`{"data":{"revokeToken":{"id":"t1","revision":"r"}}}`}}, "revoked t1\n", `{"input":{"token":"t1"}}`},
		"token list": {
			[]string{"token", "list", "--principal", "amy"},
			map[string][]string{"Tokens": {`{"data":{"tokens":{"nodes":[{"id":"t1","name":null,"principal":{"uid":"amy"},"capabilities":["DECIDE"],"channels":[],"createdAt":"2026-01-01T00:00:00Z","expiresAt":null,"lastUsedAt":null,"revokedAt":null}],"pageInfo":{"hasNextPage":false,"endCursor":"c"}}}}`}},
			"ID  PRINCIPAL  NAME  CAPABILITIES  CREATED               EXPIRES  LAST USED  REVOKED\nt1  amy        –     decide        2026-01-01T00:00:00Z  –        –          –\n", `{"principal":"amy","first":50}`,
		},
		"skills register": {
			[]string{"skills", "register", "moor", "--description", "Moors.", "--locator", "id:1", "--runtime", "background", "--tag", "rope", "--enabled-for", "group:ops", "--enabled-for", "principal:bot"},
			map[string][]string{"RegisterSkill": {`{"data":{"registerSkill":` + skillAnswerJSON}}, "registered skill moor (group:ops, principal:bot)\n",
			`{"input":{"name":"moor","description":"Moors.","tags":["rope"],"locator":"id:1","runtime":"BACKGROUND","enabledFor":["group:ops","principal:bot"]}}`,
		},
		"skills register for nobody": {
			[]string{"skills", "register", "moor", "--description", "Moors.", "--locator", "id:1"},
			map[string][]string{"RegisterSkill": {`{"data":{"registerSkill":{"skill":{"name":"moor","enabled":true,"enabledFor":[]},"revision":"r"}}}`}}, "registered skill moor (nobody)\n",
			`{"input":{"name":"moor","description":"Moors.","locator":"id:1","runtime":"ANY","enabledFor":[]}}`,
		},
		"skills update": {
			[]string{"skills", "update", "moor", "--tag", "", "--enabled-for", ""}, map[string][]string{"UpdateSkill": {`{"data":{"updateSkill":` + skillAnswerJSON}},
			"updated skill moor (group:ops, principal:bot)\n", `{"input":{"name":"moor","tags":[],"enabledFor":[]}}`,
		},
		"skills enable": {[]string{"skills", "enable", "moor"}, map[string][]string{"SetSkillEnabled": {`{"data":{"setSkillEnabled":` + skillAnswerJSON}},
			"enabled skill moor (group:ops, principal:bot)\n", `{"input":{"name":"moor","enabled":true}}`},
		"skills disable": {[]string{"skills", "disable", "moor"}, map[string][]string{"SetSkillEnabled": {`{"data":{"setSkillEnabled":{"skill":{"name":"moor","enabled":false,"enabledFor":["world"]},"revision":"r"}}}`}},
			"disabled skill moor (disabled)\n", `{"input":{"name":"moor","enabled":false}}`},
		"skills list": {
			[]string{"skills", "list"}, map[string][]string{"Skills": {`{"data":{"skills":{"nodes":[{"name":"moor","description":"Moors.","tags":[],"locator":"id:1","runtime":"ANY","enabled":true,"enabledFor":["world"],"owner":{"uid":"admin"}}],"pageInfo":{"hasNextPage":false,"endCursor":null}}}}`}},
			"NAME  RUNTIME  ENABLED FOR  OWNER  LOCATOR  DESCRIPTION\nmoor  any      world        admin  id:1     Moors.\n", `{"first":50}`,
		},
		"skills view": {
			[]string{"skills", "view", "moor", "--surface", "background", "--channel", "c"},
			map[string][]string{"SkillView": {`{"data":{"skillView":{"outcome":"LOAD","skill":{"name":"moor","description":"Moors.","tags":[],"locator":"id:1"}}}}`}},
			"load moor from id:1\n  Moors.\n", `{"name":"moor","surface":"BACKGROUND","conversation":{"channel":"c"}}`,
		},
		"skills view elsewhere": {
			[]string{"skills", "view", "moor"}, map[string][]string{"SkillView": {`{"data":{"skillView":{"outcome":"ROUTE_TO_JOB","skill":null}}}`}}, "route to job\n", `{"name":"moor"}`,
		},
		"packs list": {
			[]string{"packs", "list"},
			map[string][]string{"Packs": {`{"data":{"packs":[{"name":"general","version":"1.0.0","description":"Core","extends":[],"installedAt":"2026-01-01T00:00:00Z","builtin":true,"patterns":[{"name":"a"},{"name":"b"}]},{"name":"pevc","version":"1.0.0","description":null,"extends":["general"],"installedAt":null,"builtin":true,"patterns":[]}]}}`}},
			"NAME     VERSION  STATE      EXTENDS  PATTERNS  DESCRIPTION\ngeneral  1.0.0    installed           2         Core\npevc     1.0.0    available  general  0         –\n", `{}`,
		},
		"packs patterns": {
			[]string{"packs", "patterns", "pevc", "general"},
			map[string][]string{"Patterns": {`{"data":{"packs":[{"name":"general","installedAt":"2026-01-01T00:00:00Z","patterns":[{"name":"late","pack":"general","purpose":"What is late.","query":"MATCH","yields":"finding"}]},{"name":"legal","installedAt":null,"patterns":[{"name":"no","pack":"legal","purpose":"No.","query":"MATCH","yields":"link"}]},{"name":"pevc","installedAt":null,"patterns":[{"name":"near","pack":"pevc","purpose":"What is near.","query":"MATCH","yields":"highlight"}]}]}}`}},
			"PATTERN       YIELDS     STATE      PURPOSE\npevc.near     highlight  available  What is near.\ngeneral.late  finding    installed  What is late.\n", `{}`,
		},
		"query by a pattern": {
			[]string{"query", "--pattern", "general.late", "--param", "today=2026-12-31", "--first", "2"},
			map[string][]string{"RunPattern": {`{"data":{"runPattern":{"columns":["project"],"rows":[["projects/alpha"]],"truncated":false,"cost":1}}}`}},
			"PROJECT\nprojects/alpha\n", `{"name":"general.late","params":{"today":"2026-12-31"},"first":2}`,
		},
		"packs install": {
			[]string{"packs", "install", "pevc", "legal"}, map[string][]string{"ChangePacks": {`{"data":{"changePacks":{"changes":["type deal"],"conflicts":[],"applied":true}}}`}},
			"+ type deal\ninstalled\n", `{"input":{"action":"INSTALL","names":["pevc","legal"]}}`,
		},
		"packs install file": {
			[]string{"packs", "install", "--file", pack, "--dry-run"}, map[string][]string{"ChangePacks": {`{"data":{"changePacks":{"changes":["type x"],"conflicts":[],"applied":false}}}`}},
			"+ type x\nnothing was changed (dry run)\n", `{"input":{"action":"INSTALL","file":"name: ours\n","dryRun":true}}`,
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := serveScript(t, c.script)
			got := brain(t.Context(), s, c.args...)
			require.Equal(t, exitOK, got.code, got.err)
			require.Equal(t, c.out, got.out)
			require.Len(t, s.requests, 1)
			variables, err := json.Marshal(s.requests[0].Variables)
			require.NoError(t, err)
			require.JSONEq(t, c.variables, string(variables))
			require.Equal(t, "Bearer secret", s.requests[0].Token)

			asJSON := brain(t.Context(), s, append(c.args, "--json")...)
			require.Equal(t, exitOK, asJSON.code, asJSON.err)
			require.True(t, json.Valid([]byte(asJSON.out)), asJSON.out)
		})
	}
}

func TestListReadsAllPages(t *testing.T) {
	node := func(uid string) string {
		return `{"uid":"` + uid + `","kind":"HUMAN","displayName":"` + uid + `","active":true,"owner":null,"groups":[{"name":"ops"}]}`
	}
	pages := []string{
		`{"data":{"principals":{"nodes":[` + node("amy") + `],"pageInfo":{"hasNextPage":true,"endCursor":"c1"}}}}`,
		`{"data":{"principals":{"nodes":[` + node("bob") + `],"pageInfo":{"hasNextPage":false,"endCursor":"c2"}}}}`,
	}
	s := serveScript(t, map[string][]string{"Principals": pages})
	got := brain(t.Context(), s, "principal", "list")
	require.Equal(t, "UID  KIND   NAME  ACTIVE  OWNER  GROUPS\namy  human  amy   true           ops\nbob  human  bob   true           ops\n", got.out)
	require.Equal(t, "c1", s.requests[1].Variables["after"])

	empty := serveScript(t, map[string][]string{"Principals": {`{"data":{"principals":{"nodes":[],"pageInfo":{"hasNextPage":false,"endCursor":null}}}}`}})
	require.Equal(t, "none\n", brain(t.Context(), empty, "principal", "list").out)
	require.Equal(t, "[]\n", brain(t.Context(), empty, "principal", "list", "--json").out)
}

func TestPackConflictsFail(t *testing.T) {
	s := serveScript(t, map[string][]string{"ChangePacks": {`{"data":{"changePacks":{"changes":[],"conflicts":["prefix taken","cycle"],"applied":false}}}`}})
	got := brain(t.Context(), s, "packs", "install", "x")
	require.Equal(t, exitFailed, got.code)
	require.Equal(t, "! prefix taken\n! cycle\n", got.out)
	require.Equal(t, "error: CONFLICT: 2 conflicts, nothing was changed\n", got.err)
}

func TestFailures(t *testing.T) {
	answer := `{"errors":[{"message":"no such group\u001b[2J","extensions":{"code":"UNKNOWN_GROUP","field":"input.scope","hint":"did you mean group:ops?","requestId":"r7"}}]}`
	s := serveScript(t, map[string][]string{"Remember": {answer}})
	got := brain(t.Context(), s, "remember", "x")
	require.Equal(t, result{exitFailed, "", "error: UNKNOWN_GROUP: no such group�[2J\n  field: input.scope\n  hint: did you mean group:ops?\n  request: r7\n"}, got)

	got = brain(t.Context(), s, "remember", "x", "--json")
	require.Equal(t, exitFailed, got.code)
	require.JSONEq(t, `{"error":{"code":"UNKNOWN_GROUP","message":"no such group\u001b[2J","field":"input.scope","hint":"did you mean group:ops?","requestId":"r7"}}`, got.err)

	s.Close()
	got = brain(t.Context(), s, "recall", "x")
	require.Equal(t, exitFailed, got.code)
	require.Contains(t, got.err, "error: UNAVAILABLE: no answer from "+s.URL)

	t.Chdir(t.TempDir())
	got = brain(t.Context(), nil, "recall", "x")
	require.Equal(t, exitFailed, got.code)
	require.Contains(t, got.err, "hint: start a server with brain serve --dev")
	require.Contains(t, brain(t.Context(), nil, "packs", "install", "--file", "none.yaml").err, "BAD_INPUT: read the pack file")
}

func TestDevFileIsFound(t *testing.T) {
	s := serveScript(t, map[string][]string{"Packs": {`{"data":{"packs":[]}}`}})
	t.Chdir(t.TempDir())
	require.NoError(t, os.Mkdir("brain-data", 0o700))
	require.NoError(t, os.WriteFile("brain-data/dev.json", []byte(`{"url":"`+s.URL+`","token":"dev","principal":"admin"}`), 0o600))
	require.Equal(t, exitOK, brain(t.Context(), nil, "packs", "list").code)
	require.Equal(t, "Bearer dev", s.requests[0].Token)
}

func TestUsage(t *testing.T) {
	for _, c := range []struct {
		line, message string
	}{
		{"recall", "0 arguments given, expected TEXT"},
		{"recall a b", "2 arguments given, expected TEXT"},
		{"query", "0 arguments given, expected PATTERN"},
		{"query --pattern general.late MATCH", "1 arguments given, expected no arguments"},
		{"group rename a", "expected GROUP NAME"},
		{"version x", "expected no arguments"},
		{"recal x", `unknown command "recal" for "brain"; did you mean "recall"?`},
		{"import markdwn", `unknown command "markdwn" for "brain import"; did you mean "markdown"?`},
		{"remember x --famly take", "unknown flag: --famly"},
		{"remember x --family dream", "expected one of fact, take"},
		{"remember x --due soon", "expected 2026-03-01 or 2026-03-01T09:00:00Z"},
		{"token create amy --capability gate", "expected one of gateway, decide"},
		{"packs install", "name packs or give --file"},
		{"recall x --limit many", "invalid argument"},
	} {
		got := brain(t.Context(), nil, strings.Fields(c.line)...)
		require.Equal(t, exitUsage, got.code, c.line)
		require.Contains(t, got.err, c.message, c.line)
		require.Contains(t, got.err, "--help", c.line)
		require.Empty(t, got.out)
	}
}

func TestCancelled(t *testing.T) {
	s := serveScript(t, nil)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	require.Equal(t, result{exitCancelled, "", "cancelled\n"}, brain(ctx, s, "recall", "x"))
}

func TestServeSettings(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "brain.yaml")
	require.NoError(t, os.WriteFile(file, []byte("listen: 127.0.0.1:1\nlog: {level: warn}\n"), 0o600))
	env := map[string]string{"BRAIN_CONFIG": file, "BRAIN_STORE": "neo4j://u:pw@h:1/d"}
	for _, command := range [][]string{{"serve"}, {"config", "print"}} {
		got := brainWith(t.Context(), env, append(command, "--listen", "127.0.0.1:2", "--dev", "--packs", "pevc,legal", "--dev-file", "x.json")...)
		require.Equal(t, exitOK, got.code, got.err)
		for _, want := range []string{`listen: "127.0.0.1:2"`, `store: "neo4j://u:***@h:1/d"`, "dev: true", `packs: ["pevc", "legal"]`, `devFile: "x.json"`, `level: "warn"`} {
			require.Contains(t, got.out, want)
		}
	}
	got := brainWith(t.Context(), env, "config", "print", "--json")
	var values []struct{ Name, Value string }
	require.NoError(t, json.Unmarshal([]byte(got.out), &values))
	require.Equal(t, "neo4j://u:***@h:1/d", values[0].Value)

	require.NoError(t, os.WriteFile(file, []byte("listn: x\n"), 0o600))
	got = brainWith(t.Context(), env, "serve")
	require.Equal(t, exitFailed, got.code)
	require.Contains(t, got.err, `brain.yaml:1: unknown key "listn"; did you mean "listen"?`)
}

func TestVersion(t *testing.T) {
	require.Regexp(t, `^brain \S+ \(go`, brain(t.Context(), nil, "version").out)
	require.Contains(t, brain(t.Context(), nil, "version", "--json").out, `"version"`)
}

func TestEveryCommandExplainsItself(t *testing.T) {
	var visit func(*cobra.Command)
	visit = func(cmd *cobra.Command) {
		if cmd.Name() == "help" || cmd.Name() == "completion" {
			return
		}
		require.NotEmpty(t, cmd.Short, cmd.CommandPath())
		if !cmd.HasSubCommands() {
			require.Contains(t, cmd.Example, cmd.CommandPath())
		}
		for _, child := range cmd.Commands() {
			visit(child)
		}
		if got := brain(t.Context(), nil, append(strings.Fields(cmd.CommandPath())[1:], "--help")...); got.code != exitOK || !strings.Contains(got.out, "Usage:") {
			t.Errorf("%s --help: %+v", cmd.CommandPath(), got)
		}
	}
	visit((&cli{}).root())
}

func TestReferenceIsCurrent(t *testing.T) {
	b, err := os.ReadFile("../../docs/reference/cli.md")
	require.NoError(t, err)
	require.Equal(t, reference((&cli{}).root()), string(b), "run go generate ./cmd/brain")
}
