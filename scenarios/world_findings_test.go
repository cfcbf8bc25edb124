//go:build unix

package scenarios_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/graph"
)

// itemOf is what decides who may know a finding: all that its claims need.
func (w *world) itemOf(f finding) graph.Item {
	var inputs []graph.Item
	for _, text := range f.texts {
		inputs = append(inputs, w.claims[w.claimAt(text)].item)
	}
	requires := disclosure.Requires(inputs)
	return graph.Item{Scope: requires[0], Requires: requires}
}

func (w *world) claimAt(text string) int {
	return slices.IndexFunc(w.claims, func(c claim) bool { return c.text == text })
}

// claimID is the id of a claim that somebody may know.
func (w *world) claimID(t *testing.T, uid string, c claim) string {
	t.Helper()
	found := must(t, w.url, request{Query: `query($text: String!) { claims(filter: {text: $text}) { nodes { id } } }`, Variables: input{"text": c.text}, secret: w.secrets[uid]})
	nodes := objects(found["claims"].(map[string]any)["nodes"])
	require.Len(t, nodes, 1, "%s: %s", uid, c.text)
	return nodes[0]["id"].(string)
}

// addDoubts opens questions in the other ways, and moves a claim that has some.
func (w *world) addDoubts(t *testing.T) {
	t.Helper()
	for _, uid := range []string{"ana", "ben", "cleo"} {
		w.addDispute(t, uid)
	}
	w.addConflict(t)
	w.moveDoubted(t)
}

// addDispute lets somebody doubt a claim that it may know and not change.
func (w *world) addDispute(t *testing.T, uid string) {
	t.Helper()
	others := slices.DeleteFunc(slices.Clone(w.claims), func(c claim) bool {
		author := w.people[c.item.Author]
		return !w.sees(uid, c.item) || author.UID == uid || author.Owner == uid
	})
	if len(others) == 0 {
		return
	}
	c := pick(w, others...)
	w.as(t, uid, `mutation($input: DisputeInput!) { dispute(input: $input) { revision } }`, input{"claim": w.claimID(t, uid, c), "reason": "I doubt it."})
	w.findings = append(w.findings, finding{[]string{c.text}})
}

// addConflict lets people state the number of a company's people in one scope.
func (w *world) addConflict(t *testing.T) {
	t.Helper()
	company := slices.IndexFunc(w.pages, func(p *page) bool { return p.kind == "company" && p.item.Scope == graph.ScopeWorld })
	if company < 0 {
		return
	}
	p, token := w.pages[company], pick(w, w.writable("ana")...)
	stated := map[string]int{}
	var f finding
	for _, uid := range []string{"ana", "ben", "cleo"} {
		if !slices.Contains(w.writable(uid), token) {
			continue
		}
		people := 1 + w.IntN(2)
		c := claim{text: w.words() + w.name("claim"), kind: "fact", about: p, item: graph.Item{Scope: token, Author: uid}, employees: &people}
		w.as(t, uid, `mutation($input: RememberInput!) { remember(input: $input) { status } }`, input{
			"text": c.text, "about": p.title, "property": "employees", "value": people, "scope": w.scopeText(token), "evidence": []any{input{"kind": "MANUAL"}},
		})
		w.claims = append(w.claims, c)
		for text, number := range stated {
			if number != people {
				f.texts = append(f.texts, text, c.text)
			}
		}
		stated[c.text] = people
	}
	if f.texts = slices.Compact(sorted(f.texts)); len(f.texts) > 0 {
		w.findings = append(w.findings, f)
	}
}

// moveDoubted gives a doubted claim another scope; the questions about it follow.
func (w *world) moveDoubted(t *testing.T) {
	t.Helper()
	for _, f := range w.findings {
		at := w.claimAt(f.texts[0])
		uid := w.claims[at].item.Author
		if len(f.texts) > 1 || !slices.Contains(writers, uid) {
			continue
		}
		token := pick(w, w.writable(uid)...)
		w.as(t, uid, `mutation($input: RescopeInput!) { rescope(input: $input) { revision } }`, input{
			"claim": w.claimID(t, uid, w.claims[at]), "scope": w.scopeText(token), "reason": "moved",
		})
		w.claims[at].moved = w.claims[at].item.Scope != token
		w.claims[at].item.Scope = token
		return
	}
}
