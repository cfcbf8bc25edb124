package acceptance_test

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

const (
	// envClients names the folder that scripts/mcp-clients prints.
	envClients = "BRAIN_TEST_MCP_CLIENTS"
	// envRequireClients makes their absence a failure.
	envRequireClients = "BRAIN_REQUIRE_MCP_CLIENTS"
)

// clientsDir is the folder of the official clients.
func clientsDir(t *testing.T) string {
	t.Helper()
	dir := os.Getenv(envClients)
	if dir == "" && os.Getenv(envRequireClients) == "1" {
		t.Fatalf("%s is not set: scripts/mcp-clients installs the clients and prints its value", envClients)
	}
	if dir == "" {
		t.Skipf("SKIPPED: %s (%s is not set: scripts/mcp-clients installs the clients and prints its value)", t.Name(), envClients)
	}
	return dir
}

// planned is a call of a tool and whether it must fail.
type planned struct {
	Tool      string         `json:"tool"`
	Arguments map[string]any `json:"arguments"`
	fails     bool
}

// plan calls every tool with what is right and what is wrong.
func plan(name string) []planned {
	person, company := "Dora "+name, "Docks of "+name
	slug := "people/dora-" + name
	right := func(tool string, args map[string]any) planned { return planned{Tool: tool, Arguments: args} }
	wrong := func(tool string, args map[string]any) planned { return planned{tool, args, true} }
	return []planned{
		right("remember", map[string]any{"text": person + " 은 부두에서 일한다.", "about": person, "createPage": "person", "scope": "world", "evidence": manual}),
		right("remember", map[string]any{"text": company + " is open.", "about": company, "createPage": "company", "scope": "world", "evidence": manual}),
		wrong("remember", map[string]any{"text": "No evidence."}),
		right("recall", map[string]any{"query": person}), wrong("recall", map[string]any{"query": ""}), wrong("recall", map[string]any{"wrong": 1}),
		right("get_page", map[string]any{"ref": slug}), wrong("get_page", map[string]any{"ref": slug, "after": "x"}),
		right("entity", map[string]any{"ref": slug}), wrong("entity", map[string]any{}),
		right("whoknows", map[string]any{"topic": "부두"}), wrong("whoknows", map[string]any{"topic": ""}),
		right("delta", map[string]any{"first": 3}), wrong("delta", map[string]any{"since": "yesterday"}),
		right("connect", map[string]any{"from": slug, "to": company, "type": "works_at", "scope": "world", "evidence": manual}),
		wrong("connect", map[string]any{"from": slug, "to": company, "type": "x", "evidence": manual}),
		right("neighbors", map[string]any{"ref": slug, "depth": 2}), wrong("neighbors", map[string]any{"ref": slug, "depth": 4}),
		right("pattern_query", map[string]any{"query": "MATCH (p:Person) RETURN p.title, p.subtype, 1, true"}), wrong("pattern_query", map[string]any{"query": "x"}),
		right("describe_ontology", map[string]any{}), wrong("describe_ontology", map[string]any{"first": "x"}),
		right("context_pack", map[string]any{"recentText": person}), wrong("context_pack", map[string]any{"budgetTokens": -1}),
		right("hints", map[string]any{"text": person}), wrong("hints", map[string]any{}),
		right("review_queue", map[string]any{}), wrong("review_queue", map[string]any{"after": "x"}),
		right("skill_view", map[string]any{"name": "moor"}), wrong("skill_view", map[string]any{"name": "moor", "surface": "x"}),
		wrong("forget", map[string]any{"page": slug}), right("forget", map[string]any{"page": slug, "reason": "asked to"}),
	}
}

// The official clients in other languages call every tool; they check what comes back
// against the schemas that the tools declare.
func TestOfficialClients(t *testing.T) {
	dir := clientsDir(t)
	onEngines(t, func(t *testing.T, store string) {
		s := serve(t, store)
		s.quay()
		address := bridgeOverHTTP(t, s, "full", "BRAIN_CHANNEL=chat:quay")
		for name, command := range map[string][]string{
			"typescript": {"node", filepath.Join(dir, "client.mjs")},
			"python":     {filepath.Join(dir, "python", "bin", "python"), filepath.Join(dir, "client.py")},
		} {
			for transport, target := range map[string][]string{"stdio": {"stdio", bridgeBinary, "--surface", "full"}, "http": {"http", address, s.token}} {
				t.Run(name+" over "+transport, func(t *testing.T) {
					calls := plan(name + "-" + transport)
					raw, err := json.Marshal(calls)
					require.NoError(t, err)
					cmd := exec.CommandContext(t.Context(), command[0], append(command[1:], target...)...)
					cmd.Env = append(os.Environ(), "BRAIN_URL="+s.url, "BRAIN_TOKEN="+s.token, "BRAIN_CHANNEL=chat:quay")
					cmd.Stdin = strings.NewReader(string(raw))
					var problems strings.Builder
					cmd.Stderr = &problems
					out, err := cmd.Output()
					require.NoError(t, err, problems.String())
					var got struct {
						Tools   []string
						Answers []struct {
							IsError bool
							Text    string
						}
					}
					require.NoError(t, json.Unmarshal(out, &got))
					require.Len(t, got.Answers, len(calls))
					called := map[string]bool{}
					for i, c := range calls {
						called[c.Tool] = true
						require.Equal(t, c.fails, got.Answers[i].IsError, "%s %v: %s", c.Tool, c.Arguments, got.Answers[i].Text)
						require.NotEmpty(t, got.Answers[i].Text)
					}
					for _, tool := range got.Tools {
						require.True(t, called[tool], "%s is not tried", tool)
					}
				})
			}
		}
	})
}

// scenarios of the official conformance suite that apply to a server with tools,
// resources and prompts of its own; the others want tools that only test.
var conformance = []string{"server-initialize", "ping", "tools-list", "resources-list", "prompts-list", "server-sse-multiple-streams", "dns-rebinding-protection"}

func TestOfficialConformance(t *testing.T) {
	dir := clientsDir(t)
	onEngines(t, func(t *testing.T, store string) {
		s := serve(t, store)
		bridge, err := url.Parse(bridgeOverHTTP(t, s, "full"))
		require.NoError(t, err)
		// The suite has no place for a token.
		proxy := &httputil.ReverseProxy{FlushInterval: -1, Rewrite: func(r *httputil.ProxyRequest) {
			host := r.In.Host
			r.SetURL(bridge)
			r.Out.Host = host
			r.Out.Header.Set("Authorization", "Bearer "+s.token)
		}}
		front := httptest.NewServer(http.Handler(proxy))
		defer front.Close()
		for _, scenario := range conformance {
			t.Run(scenario, func(t *testing.T) {
				out, err := exec.CommandContext(t.Context(), filepath.Join(dir, "node_modules", ".bin", "conformance"), "server", "--url", front.URL, "--scenario", scenario).CombinedOutput()
				require.NoError(t, err, string(out))
			})
		}
	})
}

func TestOfficialInspector(t *testing.T) {
	dir := clientsDir(t)
	onEngines(t, func(t *testing.T, store string) {
		s := serve(t, store)
		inspect := func(args ...string) string {
			cmd := exec.CommandContext(t.Context(), filepath.Join(dir, "node_modules", ".bin", "mcp-inspector"), append([]string{"--cli", bridgeBinary}, args...)...)
			cmd.Env = append(os.Environ(), "BRAIN_URL="+s.url, "BRAIN_TOKEN="+s.token)
			out, err := cmd.Output()
			require.NoError(t, err, string(out))
			return string(out)
		}
		for method, says := range map[string]string{"tools/list": "remember", "resources/templates/list": "brain://page/", "prompts/list": "before-work"} {
			require.Contains(t, inspect("--method", method), says)
		}
		require.Contains(t, inspect("--method", "tools/call", "--tool-name", "recall", "--tool-arg", "query=harbour"), `"hits": []`)
	})
}
