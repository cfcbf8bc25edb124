//go:build unix

package scenarios_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
)

// Nothing that is done with a page which somebody may not know changes an answer to
// it: not that the page changes, is deleted, restored, merged or erased, although
// claims that the reader knows rest on it and links lead there.
func TestWhatIsDoneWithAHiddenPageChangesNoAnswer(t *testing.T) {
	for _, on := range engines {
		t.Run(on.name, func(t *testing.T) {
			seed := firstSeed(t)
			for n := range max(2, worlds(t, on)/hiddenShare/2) {
				t.Run(fmt.Sprint(n), func(t *testing.T) {
					w := newWorld(t, startServer(t, on), seed+uint64(n))
					v, audience := w.reader(t)
					h := w.hidePage(t, v, audience)
					if h == nil {
						t.Log("nobody in this world can hide a page from the reader")
						return
					}
					questions := append(w.questions(t, v, audience), question{
						`query($c: ConversationInput) { claims(first: 500, conversation: $c) { nodes { id text evidenceChanged evidence { id kind observedAt note origin } findings { id kind } } }
							findings(first: 500) { nodes { id kind state } totalCount } }`, input{}})
					before := w.answers(t, v, questions)
					for _, step := range h.steps(w) {
						step.do(t)
						for i, after := range w.answers(t, v, questions) {
							require.Equal(t, before[i], after, "%s: %s in %v asks %s", step.name, v.uid, v.variable(), questions[i].query)
						}
					}
				})
				require.False(t, t.Failed(), "BRAIN_TEST_SEED=%d", seed+uint64(n))
			}
		})
	}
}

// hiddenPage is a page that the reader may not know, and one to merge it with.
type hiddenPage struct{ writer, id, other string }

// hidePage makes two pages that the reader may not know, and claims that it knows
// and that rest on the first; nil if nobody can.
func (w *world) hidePage(t *testing.T, v viewer, a graph.Audience) *hiddenPage {
	t.Helper()
	for _, uid := range writers {
		if uid == v.uid || !w.people[uid].Active || w.people[uid].Kind != "HUMAN" {
			continue
		}
		for _, token := range w.writable(uid) {
			if a.Holds(token) || !w.sees(uid, graph.Item{Scope: token}) {
				continue
			}
			h := &hiddenPage{writer: uid}
			h.id, h.other = w.makeHidden(t, uid, token), w.makeHidden(t, uid, token)
			w.citeHidden(t, h, token)
			return h
		}
	}
	return nil
}

func (w *world) makeHidden(t *testing.T, uid, token string) string {
	t.Helper()
	made := w.as(t, uid, `mutation($input: CreatePageInput!) { createPage(input: $input) { page { id } } }`, input{
		"type": "note", "title": w.name("hidden"), "body": common + " hidden " + w.name("text"), "scope": w.scopeText(token), "tags": []string{"red"}, "aliases": []string{w.name("alias")},
	})
	return made["createPage"].(map[string]any)["page"].(map[string]any)["id"].(string)
}

// citeHidden lets claims that everyone knows rest on a hidden page, alone and beside
// other evidence, and joins the page with one that everyone knows.
func (w *world) citeHidden(t *testing.T, h *hiddenPage, token string) {
	t.Helper()
	page := input{"kind": "PAGE", "origin": h.id, "note": "seen there"}
	for _, evidence := range [][]any{{page}, {page, input{"kind": "MANUAL", "note": "said"}}} {
		w.as(t, h.writer, `mutation($input: RememberInput!) { remember(input: $input) { claim { id } } }`, input{
			"text": common + " cites " + w.name("claim"), "scope": "world", "holder": "World", "about": "World", "evidence": evidence,
		})
	}
	for _, scope := range []string{"world", w.scopeText(token)} {
		w.as(t, h.writer, `mutation($input: ConnectInput!) { connect(input: $input) { link { id } } }`, input{
			"from": h.id, "to": "World", "type": "mentions", "scope": scope, "evidence": []any{input{"kind": "MANUAL"}},
		})
	}
	w.as(t, h.writer, `mutation($input: RememberInput!) { remember(input: $input) { claim { id } } }`, input{
		"text": common + " hidden " + w.name("claim"), "scope": w.scopeText(token), "holder": "World", "about": h.id, "evidence": []any{page},
	})
	w.as(t, h.writer, `mutation($input: AddEventInput!) { addEvent(input: $input) { event { id } } }`, input{
		"about": "World", "eventPage": h.id, "date": "2025", "summary": common + " " + w.name("event"), "scope": "world", "evidence": []any{page},
	})
}

// hiddenStep is something that is done with a hidden page.
type hiddenStep struct {
	name string
	do   func(*testing.T)
}

func (h *hiddenPage) steps(w *world) []hiddenStep {
	do := func(who, name, inputType string, in input) func(*testing.T) {
		return func(t *testing.T) {
			t.Helper()
			w.as(t, who, fmt.Sprintf("mutation($input: %s!) { %s(input: $input) { revision } }", inputType, name), in)
		}
	}
	remove := do(h.writer, "deletePage", "DeletePageInput", input{"page": h.id, "reason": "over"})
	return []hiddenStep{
		{"update", do(h.writer, "updatePage", "UpdatePageInput", input{"page": h.id, "version": 1, "body": common + " new"})},
		{"delete", remove},
		{"restore", do(h.writer, "restorePage", "PageRefInput", input{"page": h.id})},
		{"merge", do(h.writer, "mergePages", "MergePagesInput", input{"from": h.other, "into": h.id})},
		{"delete again", remove},
		{"erase", do("admin", "erase", "EraseInput", input{"page": h.id, "reason": "asked to"})},
	}
}
