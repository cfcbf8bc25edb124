//go:build unix

package scenarios_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"sort"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/graph"
)

// employees is the value that an audience is shown: the latest that it may know.
// The clock stands, so the latest is the last.
func (w *world) employees(p *page, a graph.Audience) (int, bool) {
	for _, c := range slices.Backward(w.claims) {
		if c.about == p && c.employees != nil && a.Sees(c.item) {
			return *c.employees, true
		}
	}
	return 0, false
}

const exploreAll = `query($c: ConversationInput, $least: JSON, $ids: [ID!]!, $from: String!, $to: String!) {
	delta(since: "2026-01-01T00:00:00Z", first: 500, conversation: $c) { nodes { kind claim { text } link { type from { title } to { title } } event { summary } page { title } } pageInfo { hasNextPage } }
	linksAmong(pages: $ids, first: 500) { nodes { type from { title } to { title } } totalCount }
	paths(from: $from, to: $to, maxHops: 3, first: 500) { nodes { steps { to { title } } } }
	large: objects(type: "company", where: [{property: "employees", op: ">=", value: $least}], first: 500) { nodes { title } totalCount }
	silent: objects(type: "company", where: [{property: "employees", op: "exists", value: false}], first: 500) { nodes { title } totalCount }
	ordered: objects(type: "company", orderBy: {by: "employees"}, first: 500) { nodes { title } totalCount }
	around: objects(type: "company", via: [{link: "part_of", direction: BOTH}], first: 500) { nodes { title } totalCount }
}`

// checkExplored reads the world along links, by properties and by time, and
// compares; it returns the number of comparisons.
func (w *world) checkExplored(c comparison, v viewer, a graph.Audience) int {
	known := must(c.t, w.url, request{Query: `query($c: ConversationInput) { pages(first: 500, conversation: $c) { nodes { id title } } }`, Variables: input{"c": v.variable()}, secret: w.secrets[v.uid]})
	ids, byTitle := []string{}, map[string]string{}
	for _, n := range objects(known["pages"].(map[string]any)["nodes"]) {
		ids = append(ids, n["id"].(string))
		byTitle[n["title"].(string)] = n["id"].(string)
	}
	visible := slices.DeleteFunc(slices.Clone(w.pages), func(p *page) bool { return !a.Sees(p.item) })
	if len(visible) == 0 {
		return 0
	}
	from, to, least := pick(w, visible...), pick(w, visible...), 1+w.IntN(2)
	c = c.with(must(c.t, w.url, request{Query: exploreAll, secret: w.secrets[v.uid], Variables: input{
		"c": v.variable(), "least": least, "ids": ids, "from": byTitle[from.title], "to": byTitle[to.title],
	}}))
	c.same("delta", w.happened(a), tellChanges(c.nodes("delta")))
	var links, gotLinks []string
	for _, l := range w.links {
		if all(a, l.item, l.from.item, l.to.item) {
			links = append(links, linkText(l.kind, l.from.title, l.to.title))
		}
	}
	for _, l := range c.nodes("linksAmong") {
		gotLinks = append(gotLinks, tellLink(l))
	}
	c.same("links among pages", links, gotLinks)
	require.Equal(c.t, fmt.Sprint(len(links)), fmt.Sprint(c.data["linksAmong"].(map[string]any)["totalCount"]), c.who)
	var gotWays []string
	for _, path := range c.nodes("paths") {
		var titles []string
		for _, step := range objects(path["steps"]) {
			titles = append(titles, step["to"].(map[string]any)["title"].(string))
		}
		gotWays = append(gotWays, strings.Join(titles, " > "))
	}
	c.same(fmt.Sprintf("paths from %s to %s", from.title, to.title), w.ways([]*page{from}, to, 3, a), gotWays)
	w.checkObjects(c, a, least)
	return 7
}

// happened is what delta tells an audience, as texts.
func (w *world) happened(a graph.Audience) []string {
	var out []string
	for _, text := range w.claimTexts(a, func(claim) bool { return true }) {
		out = append(out, "ADDED "+text)
	}
	for _, text := range w.claimTexts(a, func(c claim) bool { return c.moved }) {
		out = append(out, "RESCOPED "+text)
	}
	for _, l := range w.links {
		if all(a, l.item, l.from.item, l.to.item) {
			out = append(out, "LINKED "+linkText(l.kind, l.from.title, l.to.title))
		}
	}
	for _, e := range w.events {
		if a.Sees(e.item) {
			out = append(out, "EVENT "+e.summary)
		}
	}
	for _, p := range w.pages {
		if a.Sees(p.item) {
			for range p.version(a) {
				out = append(out, "PAGE "+p.title)
			}
		}
	}
	return out
}

func tellChanges(nodes []map[string]any) []string {
	var out []string
	for _, n := range nodes {
		text := ""
		if claim, ok := n["claim"].(map[string]any); ok {
			text = claim["text"].(string)
		}
		if l, ok := n["link"].(map[string]any); ok {
			text = tellLink(l)
		}
		if e, ok := n["event"].(map[string]any); ok {
			text = e["summary"].(string)
		}
		if p, ok := n["page"].(map[string]any); ok {
			text = p["title"].(string)
		}
		out = append(out, fmt.Sprint(n["kind"], " ", text))
	}
	return out
}

func tellLink(l map[string]any) string {
	return linkText(l["type"].(string), l["from"].(map[string]any)["title"].(string), l["to"].(map[string]any)["title"].(string))
}

// ways are the simple ways to a page, each as the titles on it.
func (w *world) ways(passed []*page, to *page, left int, a graph.Audience) []string {
	at := passed[len(passed)-1]
	if left == 0 || at == to {
		return nil
	}
	var out []string
	for _, l := range w.links {
		if !all(a, l.item, l.from.item, l.to.item) {
			continue
		}
		for _, way := range [][2]*page{{l.from, l.to}, {l.to, l.from}} {
			if way[0] != at || slices.Contains(passed, way[1]) {
				continue
			}
			if way[1] == to {
				out = append(out, to.title)
			}
			for _, rest := range w.ways(append(slices.Clone(passed), way[1]), to, left-1, a) {
				out = append(out, way[1].title+" > "+rest)
			}
		}
	}
	return out
}

func (w *world) checkObjects(c comparison, a graph.Audience, least int) {
	company := func(p *page) bool { return p.kind == "company" }
	c.list("large", "title", w.pageTitles(a, func(p *page) bool {
		n, ok := w.employees(p, a)
		return company(p) && ok && n >= least
	}))
	c.list("silent", "title", w.pageTitles(a, func(p *page) bool {
		_, ok := w.employees(p, a)
		return company(p) && !ok
	}))
	c.list("ordered", "title", w.pageTitles(a, company))
	var order []int
	for _, n := range c.nodes("ordered") {
		p := w.pages[slices.IndexFunc(w.pages, func(p *page) bool { return p.title == n["title"] })]
		value, ok := w.employees(p, a)
		if !ok {
			value = 1_000
		}
		order = append(order, value)
	}
	require.True(c.t, sort.IntsAreSorted(order), "%s: companies by employees: %v", c.who, order)
	c.list("around", "title", w.pageTitles(a, func(p *page) bool {
		return slices.ContainsFunc(w.links, func(l link) bool {
			return l.kind == "part_of" && all(a, l.item, l.from.item, l.to.item) && (l.from == p && company(l.to) || l.to == p && company(l.from))
		})
	}))
}

// checkAudits compares what somebody reaches, and whose claims a reader gets at.
func (w *world) checkAudits(t *testing.T, v viewer) int {
	t.Helper()
	uid := pick(w, w.uids...)
	reached := must(t, w.url, request{Query: `query($uid: String!) { reach(uid: $uid, first: 500) { nodes { text } totalCount } }`, Variables: input{"uid": uid}, secret: w.secrets["admin"]})
	comparison{t: t, who: "reach of " + uid, data: reached}.list("reach", "text", w.claimTexts(disclosure.Viewer(*w.people[uid]), func(claim) bool { return true }))
	reader := *w.people[v.uid]
	if v.conversation != nil || reader.Conversation == disclosure.ConversationRequired {
		return 1
	}
	subject := *w.people[uid]
	a := ask(t, w.url, request{Query: `query($uid: String!) { principalAudit(uid: $uid, first: 500) { nodes { text } totalCount } }`, Variables: input{"uid": uid}, secret: w.secrets[v.uid]})
	if disclosure.CanAudit(reader, subject) != nil {
		require.Len(t, a.Errors, 1, "%s audits %s", v.uid, uid)
		require.Equal(t, "FORBIDDEN", a.Errors[0].Extensions.Code)
		return 2
	}
	require.Empty(t, a.Errors, "%s audits %s: %s", v.uid, uid, a.body)
	var want []string
	for _, c := range w.claims {
		if disclosure.AuditSees(reader, subject, false, c.item) {
			want = append(want, c.text)
		}
	}
	comparison{t: t, who: v.uid + " audits " + uid, data: a.Data.(map[string]any)}.list("principalAudit", "text", want)
	return 2
}

// exploring are questions along links, by properties and by time, and for who knows.
func (w *world) exploring(from, to string) []question {
	return []question{
		{`query($c: ConversationInput) { delta(since: "2026-01-01T00:00:00Z", first: 7, conversation: $c) { nodes { id kind at by { uid } claim { id } link { id } page { id } } pageInfo { endCursor hasNextPage } } }`, input{}},
		{`query($c: ConversationInput) { delta(since: "2026-01-01T00:00:00Z", first: 500, conversation: $c) { nodes { id } pageInfo { endCursor hasNextPage } } }`, input{}},
		{`query($c: ConversationInput, $ref: String!) { delta(since: "2026-01-01T00:00:00Z", about: $ref, first: 500, conversation: $c) { nodes { id } } }`, input{"ref": from}},
		{`query($c: ConversationInput) { objects(type: "company", orderBy: {by: "employees", descending: true}, first: 2, conversation: $c) { nodes { id properties { name value conflicts { id } } } totalCount pageInfo { endCursor hasNextPage } } }`, input{}},
		{`query($c: ConversationInput, $v: JSON) { objects(type: "company", where: [{property: "employees", op: ">=", value: $v}], first: 2, conversation: $c) { nodes { id } totalCount pageInfo { endCursor } } }`, input{"v": json.Number("2")}},
		{`query($c: ConversationInput) { objects(type: "company", via: [{link: "derived_from", direction: BOTH}], first: 500, conversation: $c) { nodes { id } totalCount } }`, input{}},
		{`query($c: ConversationInput, $from: String!, $to: String!) { paths(from: $from, to: $to, first: 3, conversation: $c) { nodes { steps { from { slug } link forward to { slug } } } pageInfo { endCursor hasNextPage } } }`, input{"from": from, "to": to}},
		{`query($c: ConversationInput) { whoknows(topic: "kiwi red green", limit: 20, conversation: $c) { page { id title } score evidenceCount parts { name value } brier resolvedTakes } }`, input{}},
		{`query($c: ConversationInput, $ref: String!) { entity(ref: $ref, conversation: $c) { ... on EntityCard { facts { id } relations { id } aliases backlinkCount lastTouched } } }`, input{"ref": from}},
		{`query($c: ConversationInput) { patternQuery(query: "MATCH (c:Claim)-[:ABOUT]->(p:Page) RETURN p.title, count(c) AS n ORDER BY n DESC, p.title", conversation: $c) { rows truncated } }`, input{}},
	}
}
