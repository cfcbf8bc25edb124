//go:build unix

package scenarios_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
)

// event is an event of a random world.
type event struct {
	summary string
	about   *page
	item    graph.Item
}

// addEvents puts events on timelines, some with a page of their own.
func (w *world) addEvents(t *testing.T) {
	t.Helper()
	for _, uid := range writers {
		var known []*page
		for _, p := range w.pages {
			if p.tag != "" && w.sees(uid, p.item) {
				known = append(known, p)
			}
		}
		if len(known) == 0 {
			continue
		}
		var records []any
		for range w.IntN(4) {
			e := event{summary: w.name("event"), about: pick(w, known...)}
			token := pick(w, w.writable(uid)...)
			e.item = graph.Item{Scope: token, Author: uid, Ends: []string{e.about.item.Scope}}
			record := input{"kind": "event", "about": e.about.title, "date": fmt.Sprint(2000 + w.IntN(30)), "summary": e.summary, "scope": w.scopeText(token)}
			if own := pick(w, known...); own != e.about && w.IntN(2) == 0 {
				record["eventPage"] = own.title
				e.item.Ends = append(e.item.Ends, own.item.Scope)
			}
			w.events = append(w.events, e)
			records = append(records, record)
		}
		w.load(t, uid, records)
	}
}

const readTimelines = `query($c: ConversationInput) {
	pages(first: 500, conversation: $c) { nodes { title timeline(first: 500) { nodes { summary about { title } } } } }
}`

// checkEvents compares the timelines of all pages; it returns the number of comparisons.
func (w *world) checkEvents(c comparison, v viewer, a graph.Audience) int {
	c.t.Helper()
	answer := ask(c.t, w.url, request{Query: readTimelines, secret: w.secrets[v.uid], Variables: input{"c": v.variable()}})
	require.Empty(c.t, answer.Errors, "%s: %s", c.who, answer.body)
	c = c.with(answer.Data.(map[string]any))
	var want, got []string
	for _, e := range w.events {
		if a.Sees(e.item) {
			want = append(want, e.about.title+": "+e.summary+" of "+e.about.title)
		}
	}
	for _, n := range c.nodes("pages") {
		for _, e := range objects(n["timeline"].(map[string]any)["nodes"]) {
			got = append(got, fmt.Sprint(n["title"], ": ", e["summary"], " of ", e["about"].(map[string]any)["title"]))
		}
	}
	c.same("timelines", want, got)
	return 1
}

// questionsOfTime are reads of timelines, and as of a time by which everything that
// is hidden will have been recorded.
func (w *world) questionsOfTime() []question {
	const hits = `{ hits { score tokens also item { ... on Claim { id text state } ... on Passage { id text } ... on TimelineEvent { id summary } ... on Page { id } } } omitted { byBudget byFloor } }`
	later := input{"recorded": "2026-06-01T00:00:00Z", "valid": "2026-06-01T00:00:00Z"}
	return []question{
		{`query($c: ConversationInput) { pages(first: 9, conversation: $c) { nodes { timeline(first: 2) { nodes { id summary date } pageInfo { endCursor hasNextPage } } } } }`, input{}},
		{`query($c: ConversationInput) { recall(query: "kiwi fruit came", limit: 40, budgetTokens: 600, history: true, conversation: $c) ` + hits + ` }`, input{}},
		{`query($c: ConversationInput, $asOf: AsOfInput) { recall(query: "amber blue kiwi fruit", limit: 40, budgetTokens: 600, asOf: $asOf, conversation: $c) ` + hits + ` }`, input{"asOf": later}},
		{`query($c: ConversationInput, $asOf: AsOfInput) { claims(first: 3, asOf: $asOf, filter: {text: "kiwi"}, conversation: $c) { nodes { id state supersededBy { id } } totalCount pageInfo { endCursor } } }`, input{"asOf": later}},
	}
}
