//go:build unix

package scenarios_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/internal/linkeddata"
	"brain/internal/text"
)

// canaryWord stands in everything of the page that is deleted and erased below, in
// a form that the analysis of texts leaves as it is.
const canaryWord = "zephyrqux"

// canaryWords are all words of which nothing may be left: one has accents, one is
// cut into pairs of characters when it is indexed.
var canaryWords = []string{canaryWord, "zéphyrqüx", "제피르쿡스"}

// sings tells whether a text has one of the words in any spelling.
func sings(s string) bool {
	s = text.Normalize(s)
	return slices.ContainsFunc(canaryWords, func(word string) bool { return strings.Contains(s, text.Normalize(word)) })
}

// canary is a world in which one page, and what is about it, is full of a word.
type canary struct {
	*server
	t       *testing.T
	secrets map[string]string
	ids     map[string]string
}

// write runs a mutation as somebody and gives its payload.
func (c *canary) write(uid, name, inputType, fields string, in input) map[string]any {
	c.t.Helper()
	query := fmt.Sprintf("mutation($input: %s!) { %s(input: $input) { %s } }", inputType, name, fields)
	data := must(c.t, c.app.URL, request{Query: query, Variables: input{"input": in}, secret: c.secrets[uid]})
	return data[name].(map[string]any)
}

// bind keeps an id that a payload has at a path.
func (c *canary) bind(name string, payload map[string]any, path ...string) {
	var at any = payload
	for _, key := range path {
		at = at.(map[string]any)[key]
	}
	c.ids[name] = at.(string)
}

func newCanary(t *testing.T, s *server) *canary {
	t.Helper()
	c := &canary{server: s, t: t, secrets: map[string]string{"admin": s.app.Token}, ids: map[string]string{}}
	for uid, roles := range map[string][]string{"ana": {"MEMBER"}, "ben": {"MEMBER"}, "cleo": {"MEMBER", "CURATOR"}, "dan": {"MEMBER"}} {
		c.write("admin", "createPrincipal", "CreatePrincipalInput", "revision", input{"uid": uid, "kind": "HUMAN", "displayName": uid, "roles": roles})
	}
	c.write("admin", "createPrincipal", "CreatePrincipalInput", "revision", input{"uid": "bot", "kind": "AGENT", "displayName": "bot", "owner": "ana"})
	for _, uid := range []string{"ana", "ben", "cleo", "dan", "bot"} {
		c.secrets[uid] = c.write("admin", "createToken", "CreateTokenInput", "secret", input{"principal": uid})["secret"].(string)
	}
	c.ids["deal"] = c.write("admin", "createGroup", "CreateGroupInput", "group { gid }", input{"name": "deal"})["group"].(map[string]any)["gid"].(string)
	for _, uid := range []string{"ana", "ben", "cleo"} {
		c.write("admin", "addMember", "AddMemberInput", "revision", input{"group": "deal", "principal": uid})
	}
	c.write("admin", "createChannel", "CreateChannelInput", "revision", input{"externalId": "dm", "kind": "DIRECT", "participants": []string{"ana", "bot"}})
	c.write("admin", "registerSkill", "RegisterSkillInput", "revision", input{"name": "moor", "description": "Moors.", "locator": "id:1", "runtime": "ANY", "enabledFor": []string{"world"}})
	c.bind("quay", c.write("ana", `createPage`, `CreatePageInput`, `page { id }`, input{"type": "company", "title": "Quay", "body": "The quay is long."}), "page", "id")
	c.write("ana", `remember`, `RememberInput`, `claim { id }`, input{"text": "The quay has a crane.", "about": "Quay", "scope": "world", "evidence": note("seen")})
	return c
}

// reader is somebody who reads, alone or in a conversation.
type canaryReader struct{ uid, channel string }

var canaryReaders = []canaryReader{{"ana", ""}, {"ben", ""}, {"cleo", ""}, {"dan", ""}, {"admin", ""}, {"bot", "dm"}}

// read gives all answers that a reader gets.
func (c *canary) read(r canaryReader) []string {
	c.t.Helper()
	var conversation any
	if r.channel != "" {
		conversation = input{"channel": r.channel}
	}
	var out []string
	for _, query := range canaryReads {
		if conversation == nil && strings.Contains(query, "ConversationInput!") {
			out = append(out, "")
			continue
		}
		variables := input{"c": conversation}
		for name, value := range map[string]string{
			"word": canaryWord, "id": c.ids["page"], "claim": c.ids["claim"], "slug": "companies/zephyrqux-works", "title": "Zephyrqux Works", "alias": "the zephyrqux",
			"recorded": epoch.Add(time.Second).Format(time.RFC3339), "uid": r.uid, "citing": c.ids["citing"],
		} {
			if strings.Contains(query, "$"+name+":") {
				variables[name] = value
			}
		}
		if strings.Contains(query, "$ids:") {
			variables["ids"] = []string{c.ids["page"], c.ids["quay"]}
		}
		a := ask(c.t, c.app.URL, request{Query: query, Variables: variables, secret: c.secrets[r.uid]})
		require.Empty(c.t, a.Errors, "%v: %s\n%s", r, query, a.body)
		out = append(out, string(a.body))
	}
	return out
}

// demandSilence demands that nobody is shown the word.
func (c *canary) demandSilence(when string) {
	c.t.Helper()
	for _, r := range canaryReaders {
		for i, body := range c.read(r) {
			require.False(c.t, sings(body), "%s: %v: %s\n%s", when, r, canaryReads[i], body)
		}
	}
	for _, r := range canaryReaders {
		c.demandCounts(when, r)
	}
	for _, uid := range []string{"cleo", "admin"} {
		body := c.records(uid)
		require.False(c.t, sings(body), "%s: records of %s: %s", when, uid, body)
	}
	c.demandUnexplained(when)
	data := c.linkedData()
	for line := range strings.Lines(data) {
		require.False(c.t, sings(line), "%s: export: %s", when, line)
	}
}

// records are what curators read beside.
func (c *canary) records(uid string) string {
	c.t.Helper()
	a := ask(c.t, c.app.URL, request{Query: canaryRecords, secret: c.secrets[uid]})
	require.Empty(c.t, a.Errors)
	return string(a.body)
}

// demandUnexplained demands that the page and what is about it answer as if they
// were not there. Curators, who are told about everything, hear that it is deleted.
func (c *canary) demandUnexplained(when string) {
	c.t.Helper()
	const why = `query($id: ID!) { explainAccess(item: $id, principal: "ana") { allowed rule memberships text } }`
	for _, item := range []string{"page", "claim", "link"} {
		a := ask(c.t, c.app.URL, request{Query: why, Variables: input{"id": c.ids[item]}, secret: c.secrets["ana"]})
		require.Len(c.t, a.Errors, 1, "%s: %s: %s", when, item, a.body)
		require.Equal(c.t, "NOT_FOUND", a.Errors[0].Extensions.Code, "%s: %s", when, item)
		a = ask(c.t, c.app.URL, request{Query: why, Variables: input{"id": c.ids[item]}, secret: c.secrets["cleo"]})
		require.False(c.t, sings(string(a.body)), "%s: %s", when, item)
		if len(a.Errors) == 0 {
			require.Contains(c.t, string(a.body), `"allowed":false,"rule":"DELETED","memberships":[]`, "%s: %s", when, item)
		}
	}
}

// exported are all records of an export.
func (c *canary) exported() []json.RawMessage {
	c.t.Helper()
	var out []json.RawMessage
	variables := input{}
	for {
		var page struct {
			Settings      json.RawMessage
			ExportRecords struct {
				Records  []json.RawMessage
				PageInfo struct {
					HasNextPage bool
					EndCursor   string
				}
			}
		}
		b, err := json.Marshal(must(c.t, c.app.URL, request{Query: canaryExport, Variables: variables, secret: c.secrets["admin"]}))
		require.NoError(c.t, err)
		require.NoError(c.t, json.Unmarshal(b, &page))
		require.False(c.t, sings(string(page.Settings)))
		out = append(out, page.ExportRecords.Records...)
		if !page.ExportRecords.PageInfo.HasNextPage {
			return out
		}
		variables["after"] = page.ExportRecords.PageInfo.EndCursor
	}
}

// linkedData is an export of what is held now.
func (c *canary) linkedData() string {
	c.t.Helper()
	var b strings.Builder
	w, err := linkeddata.NewWriter(&b, linkeddata.Options{Now: epoch})
	require.NoError(c.t, err)
	for _, record := range c.exported() {
		require.NoError(c.t, w.Add(record))
	}
	_, err = w.Close()
	require.NoError(c.t, err)
	return b.String()
}

// demandMarked demands that whatever an export as records has of the page, which may
// still be restored, says that it is deleted.
func (c *canary) demandMarked() {
	c.t.Helper()
	marked := 0
	for _, raw := range c.exported() {
		var record struct {
			Label      string
			Item       struct{ DeletedAt string }
			Properties struct{ Origin string }
		}
		require.NoError(c.t, json.Unmarshal(raw, &record))
		// A tag is known by the pages that have it, the words of evidence by its origin.
		if sings(string(raw)) && record.Label != "Tag" && record.Properties.Origin != c.ids["page"] {
			require.NotEmpty(c.t, record.Item.DeletedAt, "%s", raw)
			marked++
		}
	}
	require.Positive(c.t, marked)
}

// demandCounts demands that nothing of the page is counted, found or reached.
func (c *canary) demandCounts(when string, r canaryReader) {
	c.t.Helper()
	var conversation any
	if r.channel != "" {
		conversation = input{"channel": r.channel}
	}
	data := must(c.t, c.app.URL, request{Query: `query($c: ConversationInput, $word: String!) {
		claims(first: 1, filter: {text: $word, history: true}, conversation: $c) { totalCount }
		pages(first: 1, filter: {text: $word}) { totalCount }
		tagged: pages(first: 1, filter: {tag: $word}) { totalCount }
		companies: pages(first: 1, filter: {type: "company"}) { totalCount }
		recall(query: $word, history: true) { hits { score } omitted { byBudget byFloor } tokens }
		neighbors(ref: "Quay", depth: 3) { totalCount }
		timeline(about: "Quay") { nodes { id } }
	}`, Variables: input{"c": conversation, "word": canaryWord}, secret: c.secrets[r.uid]})
	got, err := json.Marshal(data)
	require.NoError(c.t, err)
	require.JSONEq(c.t, `{
		"claims": {"totalCount": 0}, "pages": {"totalCount": 0}, "tagged": {"totalCount": 0}, "companies": {"totalCount": 1},
		"recall": {"hits": [], "omitted": {"byBudget": 0, "byFloor": 0}, "tokens": 0}, "neighbors": {"totalCount": 0}, "timeline": {"nodes": []}
	}`, string(got), "%s: %v", when, r)
}

// A word that is in everything of a page is shown to nobody while the page is
// deleted, to everyone as before when it is restored, and is nowhere in the store
// when the page is erased.
func TestCanary(t *testing.T) {
	for _, on := range engines {
		t.Run(on.name, func(t *testing.T) {
			s := startServer(t, on)
			c := newCanary(t, s)
			for _, p := range placings {
				p.put(c)
				if p.where == "a superseded claim" {
					c.ids["claim2"] = c.current("The zephyrqux is green.")
				}
			}
			before := map[canaryReader][]string{}
			for _, r := range canaryReaders {
				before[r] = c.read(r)
				require.Contains(t, strings.ToLower(strings.Join(before[r], "")), canaryWord)
			}
			c.demandSong()

			c.write("ana", "deletePage", "DeletePageInput", "page { deletedAt }", input{"page": c.ids["page"], "reason": "the zephyrqux is over"})
			c.demandSilence("deleted")
			c.demandListed()
			c.demandMarked()

			c.write("cleo", "restorePage", "PageRefInput", "page { id }", input{"page": "Zephyrqux Works"})
			for _, r := range canaryReaders {
				for i, body := range c.read(r) {
					require.Equal(t, before[r][i], body, "restored: %v: %s", r, canaryReads[i])
				}
			}
			c.demandSong()

			require.NotEmpty(t, c.traces(on), "the search would find it")
			c.write("ana", "deletePage", "DeletePageInput", "page { deletedAt }", input{"page": c.ids["page"], "reason": "the zephyrqux is over"})
			dry := c.write("admin", "erase", "EraseInput", "items review dryRun", input{"page": c.ids["page"], "reason": "asked to", "dryRun": true})
			require.Empty(t, dry["review"])
			done := c.write("admin", "erase", "EraseInput", "items review dryRun", input{"page": c.ids["page"], "reason": "asked to"})
			require.Equal(t, dry["items"], done["items"])
			c.demandSilence("erased")
			for _, record := range c.exported() {
				require.False(t, sings(string(record)), "erased: export: %s", record)
			}
			require.Empty(t, c.traces(on))
			entries := must(t, c.app.URL, request{Query: `query($id: ID!) { audit(item: $id) { nodes { action actor detail } } }`, Variables: input{"id": c.ids["page"]}, secret: c.secrets["admin"]})
			newest := objects(entries["audit"].(map[string]any)["nodes"])[0]
			require.Equal(t, map[string]any{"action": "page.erase", "actor": "admin", "detail": nil}, newest)
		})
	}
}

// current is the id of a claim by its text.
func (c *canary) current(text string) string {
	c.t.Helper()
	data := must(c.t, c.app.URL, request{Query: `{ claims(first: 100) { nodes { id text } } }`, secret: c.secrets["ben"]})
	for _, n := range objects(data["claims"].(map[string]any)["nodes"]) {
		if n["text"] == text {
			return n["id"].(string)
		}
	}
	require.Fail(c.t, "no such claim", text)
	return ""
}

// demandSong demands that the word is where it is looked for when it must not be
// there.
func (c *canary) demandSong() {
	c.t.Helper()
	for _, uid := range []string{"cleo", "admin"} {
		require.True(c.t, sings(c.records(uid)), uid)
	}
	require.True(c.t, sings(c.linkedData()))
}

// demandListed: those who may restore the page find it, nobody else does.
func (c *canary) demandListed() {
	c.t.Helper()
	for _, uid := range []string{"ana", "ben", "cleo", "dan"} {
		data := must(c.t, c.app.URL, request{Query: `{ pages(filter: {deleted: true}) { nodes { id title deletedAt } totalCount } }`, secret: c.secrets[uid]})
		listed := objects(data["pages"].(map[string]any)["nodes"])
		if uid == "ana" || uid == "cleo" {
			require.Len(c.t, listed, 1, uid)
			require.Equal(c.t, c.ids["page"], listed[0]["id"])
			require.NotNil(c.t, listed[0]["deletedAt"])
		} else {
			require.Empty(c.t, listed, uid)
		}
	}
}
