//go:build unix

package scenarios_test

import (
	"bytes"
	"database/sql"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/graph/neo4j/neo4jtest"
	"brain/internal/config"
)

// canaryWord stands in everything of the page that is deleted and erased below, in
// a form that the analysis of texts leaves as it is.
const canaryWord = "zephyrqux"

// canary is a world in which one page, and what is about it, is full of a word.
type canary struct {
	*server
	t       *testing.T
	secrets map[string]string
	ids     map[string]string
}

// placing is one way in which the word gets into the store.
type placing struct {
	where string
	put   func(*canary)
}

// placings are all of them, in the order in which they are made.
var placings = []placing{
	{"title, alias, tag, section, slug", func(c *canary) {
		c.bind("page", c.write("ana", `createPage`, `CreatePageInput`, `page { id }`, input{
			"type": "company", "title": "Zephyrqux Works", "aliases": []string{"The zephyrqux"}, "tags": []string{"zephyrqux"},
			"body": "# Zephyrqux\n\nThe zephyrqux is made here.\n\n# More\n\nzephyrqux, zephyrqux.\n",
		}), "page", "id")
	}},
	{"an earlier version", func(c *canary) {
		c.write("ana", `updatePage`, `UpdatePageInput`, `page { id }`, input{
			"page": c.ids["page"], "version": 1, "body": "# Zephyrqux\n\nThe zephyrqux is still made here.\n", "tags": []string{"zephyrqux", "zephyrqux two"},
		})
	}},
	{"a section of a group", func(c *canary) {
		c.write("ana", `updatePage`, `UpdatePageInput`, `page { id }`, input{
			"page": c.ids["page"], "version": 2, "sections": []any{input{"heading": "Zephyrqux plans", "text": "zephyrqux for the group", "scope": "group:deal"}},
		})
	}},
	{"a claim with its context and evidence", func(c *canary) {
		c.bind("claim", c.write("ben", `remember`, `RememberInput`, `claim { id }`, input{
			"text": "The zephyrqux is blue.", "context": "Said zephyrqux at lunch.", "about": c.ids["page"], "scope": "world", "idempotencyKey": "k1",
			"evidence": []any{input{"kind": "URL", "url": "https://example.com/zephyrqux", "locator": "zephyrqux 3", "note": "zephyrqux page"}},
		}), "claim", "id")
	}},
	{"a superseded claim", func(c *canary) {
		c.write("ben", `remember`, `RememberInput`, `claim { id }`, input{
			"text": "The zephyrqux is green.", "about": c.ids["page"], "scope": "world", "supersedes": c.ids["claim"], "evidence": note("zephyrqux seen"),
		})
	}},
	{"a corrected and a forgotten claim", func(c *canary) {
		for i, text := range []string{"The zephyrqux is loud.", "The zephyrqux is slow."} {
			made := c.write("ben", `remember`, `RememberInput`, `claim { id }`, input{"text": text, "about": c.ids["page"], "scope": "group:deal", "evidence": note("zephyrqux")})
			c.bind(fmt.Sprint("changed", i), made, "claim", "id")
		}
		c.write("ben", `correct`, `CorrectInput`, `claim { id }`, input{"claim": c.ids["changed0"], "text": "The zephyrqux is silent.", "reason": "zephyrqux misheard"})
		c.write("ben", `forget`, `ForgetInput`, `queued`, input{"claim": c.ids["changed1"], "reason": "no zephyrqux"})
	}},
	{"a claim of a conversation", func(c *canary) {
		c.write("bot", `remember`, `RememberInput`, `claim { id }`, input{
			"text": "The zephyrqux pleases ana.", "about": c.ids["page"], "evidence": note("zephyrqux chat"), "conversation": input{"channel": "dm"},
		})
	}},
	{"a claim in dispute", func(c *canary) {
		c.write("cleo", `remember`, `RememberInput`, `claim { id }`, input{
			"text": "The zephyrqux is red.", "about": c.ids["page"], "scope": "group:deal", "supersedes": c.ids["claim2"], "evidence": note("zephyrqux doubt"),
		})
	}},
	{"a claim that somebody doubts", func(c *canary) {
		c.write("dan", `dispute`, `DisputeInput`, `finding { id }`, input{"claim": c.ids["claim2"], "reason": "I see no zephyrqux.", "evidence": note("zephyrqux unseen")})
	}},
	{"a resolved take", func(c *canary) {
		made := c.write("ben", `remember`, `RememberInput`, `claim { id }`, input{
			"text": "The zephyrqux will sell.", "family": "TAKE", "kind": "prediction", "about": c.ids["page"], "scope": "world", "evidence": note("zephyrqux hopes"),
		})
		c.bind("take", made, "claim", "id")
		c.write("ben", `resolveTake`, `ResolveTakeInput`, `claim { id }`, input{
			"claim": c.ids["take"], "outcome": true, "quality": "CORRECT", "value": "7 zephyrqux", "unit": "zephyrqux", "note": "zephyrqux sold", "evidence": note("zephyrqux sales"),
		})
	}},
	{"a property", func(c *canary) {
		c.write("ana", `remember`, `RememberInput`, `claim { id }`, input{
			"text": "The site of zephyrqux.", "about": c.ids["page"], "scope": "world", "property": "website", "value": "https://zephyrqux.example.com", "evidence": note("x"),
		})
	}},
	{"a link's evidence", func(c *canary) {
		c.bind("link", c.write("ana", `connect`, `ConnectInput`, `link { id }`, input{
			"from": c.ids["page"], "to": "Quay", "type": "customer_of", "scope": "world", "evidence": note("zephyrqux contract"),
		}), "link", "id")
	}},
	{"a link that was taken back", func(c *canary) {
		made := c.write("ana", `connect`, `ConnectInput`, `link { id }`, input{"from": "Quay", "to": c.ids["page"], "type": "customer_of", "scope": "group:deal", "evidence": note("zephyrqux")})
		c.bind("gone", made, "link", "id")
		c.write("ana", `disconnect`, `DisconnectInput`, `link { id }`, input{"link": c.ids["gone"], "reason": "no zephyrqux"})
	}},
	{"a timeline event", func(c *canary) {
		c.write("ana", `addEvent`, `AddEventInput`, `event { id }`, input{
			"about": c.ids["page"], "date": "2025-03", "summary": "The zephyrqux opened.", "detail": "With zephyrqux.", "scope": "world", "evidence": note("zephyrqux log"),
		})
	}},
	{"a timeline event elsewhere", func(c *canary) {
		c.write("ana", `addEvent`, `AddEventInput`, `event { id }`, input{
			"about": "Quay", "eventPage": c.ids["page"], "date": "2025-04", "summary": "The zephyrqux called.", "scope": "world", "evidence": note("zephyrqux log"),
		})
	}},
	{"evidence of a claim elsewhere", func(c *canary) {
		c.bind("citing", c.write("ben", `remember`, `RememberInput`, `claim { id }`, input{
			"text": "The quay is busy.", "about": "Quay", "scope": "world",
			"evidence": []any{input{"kind": "PAGE", "origin": c.ids["page"], "locator": "zephyrqux 1", "note": "see zephyrqux"}, input{"kind": "PAGE", "origin": c.ids["quay"]}},
		}), "claim", "id")
	}},
}

func note(text string) []any { return []any{input{"kind": "MANUAL", "note": text}} }

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
	c.write("admin", "createGroup", "CreateGroupInput", "revision", input{"name": "deal"})
	for _, uid := range []string{"ana", "ben", "cleo"} {
		c.write("admin", "addMember", "AddMemberInput", "revision", input{"group": "deal", "principal": uid})
	}
	c.write("admin", "createChannel", "CreateChannelInput", "revision", input{"externalId": "dm", "kind": "DIRECT", "participants": []string{"ana", "bot"}})
	c.bind("quay", c.write("ana", `createPage`, `CreatePageInput`, `page { id }`, input{"type": "company", "title": "Quay", "body": "The quay is long."}), "page", "id")
	c.write("ana", `remember`, `RememberInput`, `claim { id }`, input{"text": "The quay has a crane.", "about": "Quay", "scope": "world", "evidence": note("seen")})
	return c
}

// canaryReads ask for everything, by every way that leads to the page.
var canaryReads = []string{
	`query($c: ConversationInput) { claims(first: 500, filter: {history: true}, conversation: $c) { nodes {
		id text context state retiredReason wantedName expired evidenceChanged value
		about { ... on Page { title slug } } holder { title } supersedes { text } supersededBy { text }
		evidence { kind note locator url origin excerpt } findings { kind explanation note claims { text } }
	} totalCount } }`,
	`query($c: ConversationInput, $word: String!) {
		claims(first: 500, filter: {text: $word, history: true}, conversation: $c) { nodes { id } totalCount }
		pages(filter: {text: $word}) { nodes { id } totalCount }
		tagged: pages(filter: {tag: $word}) { nodes { id } totalCount }
	}`,
	`query($c: ConversationInput) { pages(first: 500, conversation: $c) { nodes {
		id slug title aliases tags { name } body sections { heading text } properties { name value claim { text } conflicts { text } } backlinkCount version updatedAt
		versions(first: 50) { nodes { number title body } } links(first: 50) { nodes { id type from { title } to { title } evidence { note } } totalCount }
		claims(first: 50, filter: {history: true}) { nodes { text } totalCount } timeline(first: 50) { nodes { summary detail eventPage { title } evidence { note } } }
		findings { explanation claims { text } }
	} totalCount } }`,
	`query($c: ConversationInput, $word: String!) { recall(query: $word, limit: 100, budgetTokens: 12000, history: true, conversation: $c) {
		hits { score also why { text path { from { title } to { title } } } item { ... on Claim { text } ... on Passage { text } ... on Page { title } ... on TimelineEvent { summary } } } omitted { byBudget byFloor } tokens
	} }`,
	`query($c: ConversationInput) { recall(query: "quay crane busy", about: "Quay", limit: 100, budgetTokens: 12000, conversation: $c) {
		hits { score also why { text path { from { title } to { title } } } item { ... on Claim { text } ... on Passage { text } ... on Page { title } ... on TimelineEvent { summary } } } omitted { byBudget byFloor } tokens
	} }`,
	`query($c: ConversationInput) { neighbors(ref: "Quay", depth: 3, conversation: $c) { nodes { page { title } path { from { title } to { title } } link { id evidence { note } } } totalCount } }`,
	`query($c: ConversationInput) { timeline(about: "Quay", first: 100, conversation: $c) { nodes { summary detail eventPage { title } evidence { note } } } }`,
	`query($c: ConversationInput, $id: String!) { byID: page(ref: $id, conversation: $c) { ... on Page { title body } ... on PageNotFound { near { title } } } }`,
	`query($c: ConversationInput, $slug: String!, $title: String!, $alias: String!) {
		bySlug: page(ref: $slug, conversation: $c) { ... on Page { id body } ... on PageCandidates { candidates { slug line } } ... on PageNotFound { near { title slug line } } }
		byTitle: page(ref: $title) { ... on Page { id body } ... on PageNotFound { near { title } } }
		byAlias: page(ref: $alias) { ... on Page { id body } ... on PageNotFound { near { title } } }
	}`,
	`query($c: ConversationInput) { entity(ref: "Quay", conversation: $c) { ... on EntityCard {
		page { title } facts { text } relations { from { title } to { title } evidence { note } } aliases backlinkCount lastTouched
	} } }`,
	`query($c: ConversationInput, $alias: String!) { entity(ref: $alias, conversation: $c) { ... on EntityCard { page { title } facts { text } aliases } ... on PageNotFound { near { title } } } }`,
	`query($c: ConversationInput, $word: String!) { whoknows(topic: $word, conversation: $c) { page { title } score evidenceCount } }`,
	`query($c: ConversationInput) {
		pages: patternQuery(query: "MATCH (p:Page) RETURN p.title, p.slug ORDER BY p.slug", conversation: $c) { rows }
		claims: patternQuery(query: "MATCH (c:Claim)-[:ABOUT]->(p:Page) RETURN c.text, c.context, p.title", currency: ALL) { rows }
		links: patternQuery(query: "MATCH (a:Page)-[e]-(b:Page) RETURN a.title, b.title, e.type", currency: ALL) { rows }
		tags: patternQuery(query: "MATCH (p:Page)-[:TAGGED]->(t:Tag) RETURN p.title, t.name") { rows }
		events: patternQuery(query: "MATCH (e:TimelineEvent) RETURN e.summary, e.detail") { rows }
	}`,
	`query($c: ConversationInput, $ids: [ID!]!) {
		objects(type: "company", first: 100, conversation: $c) { nodes { title } totalCount }
		linksAmong(pages: $ids, first: 100) { nodes { id from { title } to { title } evidence { note } } totalCount }
		delta(first: 500) { nodes { id kind claim { text } link { id } event { summary } page { title } } }
	}`,
	`query($c: ConversationInput!, $word: String!) { contextPack(conversation: $c, recentText: $word) { text cards { page { title } facts { text } } openThreads { text } } }`,
	`query($c: ConversationInput!, $alias: String!) { hints(text: $alias, conversation: $c) { title slug line } }`,
	`query($c: ConversationInput, $claim: ID!) { claim(id: $claim, conversation: $c) { text evidence { note } } }`,
	`query($c: ConversationInput) { findings(first: 500, conversation: $c) { nodes { kind explanation note claims { text } } totalCount } }`,
	`query($c: ConversationInput) { vocabulary(conversation: $c) { objectTypes { name count } } }`,
	`query($c: ConversationInput, $recorded: DateTime!) { claims(first: 500, filter: {history: true}, asOf: {recorded: $recorded}, conversation: $c) { nodes { text context state evidence { note } } totalCount } }`,
}

// canaryRecords are read by curators.
const canaryRecords = `{
	audit(first: 500) { nodes { actor action item detail kept { text retiredReason } } }
	reviewQueue(first: 500) { nodes { kind explanation note claims { text evidence { note } } pages { title } } }
	suggestions(first: 500) { nodes { text change note claims { text } pages { title } } }
	written: principalAudit(uid: "ben", first: 500) { nodes { text context evidence { note } } }
	told: principalAudit(uid: "bot", first: 500) { nodes { text context evidence { note } } }
	reach(uid: "ana", first: 500) { nodes { text context evidence { note } } }
}`

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
			"recorded": epoch.Add(time.Second).Format(time.RFC3339),
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
			require.NotContains(c.t, strings.ToLower(body), canaryWord, "%s: %v: %s", when, r, canaryReads[i])
		}
	}
	for _, r := range canaryReaders {
		c.demandCounts(when, r)
	}
	for _, uid := range []string{"cleo", "admin"} {
		a := ask(c.t, c.app.URL, request{Query: canaryRecords, secret: c.secrets[uid]})
		require.Empty(c.t, a.Errors)
		require.NotContains(c.t, strings.ToLower(string(a.body)), canaryWord, "%s: records", when)
	}
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

			c.write("ana", "deletePage", "DeletePageInput", "page { deletedAt }", input{"page": c.ids["page"], "reason": "the zephyrqux is over"})
			c.demandSilence("deleted")
			c.demandListed()

			c.write("cleo", "restorePage", "PageRefInput", "page { id }", input{"page": "Zephyrqux Works"})
			for _, r := range canaryReaders {
				for i, body := range c.read(r) {
					require.Equal(t, before[r][i], body, "restored: %v: %s", r, canaryReads[i])
				}
			}

			c.write("ana", "deletePage", "DeletePageInput", "page { deletedAt }", input{"page": c.ids["page"], "reason": "the zephyrqux is over"})
			dry := c.write("admin", "erase", "EraseInput", "items review dryRun", input{"page": c.ids["page"], "reason": "asked to", "dryRun": true})
			require.Empty(t, dry["review"])
			done := c.write("admin", "erase", "EraseInput", "items review dryRun", input{"page": c.ids["page"], "reason": "asked to"})
			require.Equal(t, dry["items"], done["items"])
			c.demandSilence("erased")
			c.demandErased(on)
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

// demandErased searches the files of the store, or every property of the server.
func (c *canary) demandErased(on engine) {
	c.t.Helper()
	if on.name == "neo4j" {
		require.Zero(c.t, neo4jtest.Holders(c.t, canaryWord))
		require.Zero(c.t, neo4jtest.Holders(c.t, "Zephyrqux"))
		return
	}
	dir := strings.TrimPrefix(c.cfg.Store, config.EmbeddedScheme)
	require.NoError(c.t, filepath.WalkDir(dir, func(path string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		b, err := os.ReadFile(path)
		require.False(c.t, bytes.Contains(bytes.ToLower(b), []byte(canaryWord)), path)
		return err
	}))
	// The text index compresses terms that begin alike, so it is asked itself.
	db, err := sql.Open("sqlite", filepath.Join(dir, "brain.db"))
	require.NoError(c.t, err)
	defer func() { require.NoError(c.t, db.Close()) }()
	var terms int
	require.NoError(c.t, db.QueryRowContext(c.t.Context(), "SELECT count(*) FROM term_frequency WHERE term LIKE ?", "%"+canaryWord+"%").Scan(&terms))
	require.Zero(c.t, terms)
}
