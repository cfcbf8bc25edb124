//go:build unix

package scenarios_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/internal/config"
	"brain/internal/models/modelstest"
)

const (
	// hiddenShare is the part of the worlds that the first test below gets,
	// meaningsShare that of the second.
	hiddenShare, meaningsShare = 4, 20
	// hiddenPlaces is how many writers and scopes add what is hidden.
	hiddenPlaces = 4
)

// What somebody may not know changes no answer to it: not one byte of any read,
// of a name that is looked up, of what remember says, of the order of a recall.
// The reader asks, others add what is hidden from it, and the reader asks again.
func TestHiddenItemsChangeNoAnswer(t *testing.T) {
	hiddenChangesNoAnswer(t, hiddenShare, func(*server) {})
}

// The same with models: every text has its vector whenever the reader asks.
func TestHiddenMeaningsChangeNoAnswer(t *testing.T) {
	embedding, rerank := modelstest.NewServer(t, 64), modelstest.NewServer(t, 1)
	embedding.Means("fruit", common)
	hiddenChangesNoAnswer(t, meaningsShare, func(s *server) { require.NoError(t, s.app.Memory().FillVectors(t.Context())) }, func(c *config.Config) {
		c.Embedding.URL, c.Embedding.Name, c.Rerank.URL, c.Rerank.Name = embedding.URL, "e", rerank.URL, "r"
	})
	require.NotEmpty(t, rerank.Requests())
}

// hiddenChangesNoAnswer is the test on a share of the worlds; ready runs before the
// reader asks.
func hiddenChangesNoAnswer(t *testing.T, share int, ready func(*server), settings ...func(*config.Config)) {
	for _, on := range engines {
		t.Run(on.name, func(t *testing.T) {
			seed := firstSeed(t)
			for n := range max(2, worlds(t, on)/share) {
				t.Run(fmt.Sprint(n), func(t *testing.T) {
					s := startServer(t, on, settings...)
					w := newWorld(t, s, seed+uint64(n))
					v, audience := w.reader(t)
					questions := w.questions(t, v, audience)
					ready(s)
					before := w.answers(t, v, questions)
					w.hide(t, v, audience)
					ready(s)
					require.Equal(t, before, w.answers(t, v, questions), "%s in %v", v.uid, v.variable())
					w.rememberAsForetold(t, v, questions)
				})
				require.False(t, t.Failed(), "BRAIN_TEST_SEED=%d", seed+uint64(n))
			}
		})
	}
}

// reader picks a viewer who gets answers.
func (w *world) reader(t *testing.T) (viewer, graph.Audience) {
	t.Helper()
	viewers := w.viewers()
	w.Shuffle(len(viewers), func(i, j int) { viewers[i], viewers[j] = viewers[j], viewers[i] })
	for _, v := range viewers {
		view, err := w.view(v)
		if err == nil && view.Audience.Holds(graph.ScopeWorld) {
			return v, view.Audience
		}
	}
	require.Fail(t, "nobody gets answers in this world")
	return viewer{}, graph.Audience{}
}

// question is a request that can be asked again.
type question struct {
	query     string
	variables input
}

// twin is a text that the reader would remember for itself alone.
const twin = common + " twin"

// foretelling asks what remember would do.
const foretelling = `mutation($input: RememberInput!) { remember(input: $input) { status claim { id } similar { id text } } }`

// questions are reads of every kind, names that others will use too, and what
// remember would do with texts that others will remember too.
func (w *world) questions(t *testing.T, v viewer, a graph.Audience) []question {
	t.Helper()
	known := pick(w, w.pageTitles(a, func(p *page) bool { return true })...)
	out := []question{
		{readEverything, input{"author": v.uid, "title": known}},
		{`query($c: ConversationInput) { recall(query: "amber blue green red kiwi fruit", limit: 40, budgetTokens: 600, conversation: $c) {
			hits { score tokens also why { text arms { arm rank } factors { name value } } item { ... on Claim { id text } ... on Passage { id text } ... on Page { id title } } }
			omitted { byBudget byFloor } tokens degraded } }`, input{}},
		{`query($c: ConversationInput) { claims(first: 3, conversation: $c) { nodes { id recordedAt evidence { id } findings { id } } pageInfo { endCursor hasNextPage } } }`, input{}},
		{`query($c: ConversationInput) { pages(first: 3, conversation: $c) { nodes { id slug version updatedAt body properties { name } versions { nodes { number at body diff } } } pageInfo { endCursor hasNextPage } } }`, input{}},
	}
	out = append(out, w.exploring(known, pick(w, w.pageTitles(a, func(p *page) bool { return true })...))...)
	out = append(out, w.questionsOfTime()...)
	for _, ref := range append(w.pageTitles(a, func(p *page) bool { return p.tag != "" }), "kiwi", "hidden page", "page00") {
		out = append(out, question{`query($c: ConversationInput, $ref: String!) {
			page(ref: $ref, conversation: $c) { ... on Page { id slug title aliases } ... on PageCandidates { candidates { slug line } } ... on PageNotFound { ref near { slug title line } } }
		}`, input{"ref": ref}})
	}
	out = append(out, question{foretelling, input{"input": input{
		"text": twin, "about": "World", "holder": "World", "scope": "principal:" + v.uid, "evidence": []any{input{"kind": "MANUAL"}}, "validateOnly": true,
	}}})
	texts := append([]string{common + " nobody said this"}, w.claimTexts(a, func(claim) bool { return true })...)
	for _, text := range texts[:min(6, len(texts))] {
		out = append(out, question{foretelling, input{"input": input{
			"text": text, "about": known, "scope": "world", "evidence": []any{input{"kind": "MANUAL"}}, "validateOnly": true,
		}}})
	}
	return out
}

// answers are the bodies that the reader gets, without ids of requests and recalls.
func (w *world) answers(t *testing.T, v viewer, questions []question) []string {
	t.Helper()
	var out []string
	for _, q := range questions {
		a := ask(t, w.url, request{Query: q.query, Variables: v.variables(q.variables), secret: w.secrets[v.uid]})
		require.Empty(t, a.Errors, "%s: %v: %s", v.uid, q, a.body)
		out = append(out, string(a.body))
	}
	return out
}

// variables are those of a question with the viewer's conversation.
func (v viewer) variables(given input) input {
	if in, ok := given["input"].(input); ok {
		with := input{}
		for key, value := range in {
			with[key] = value
		}
		if v.conversation != nil {
			with["conversation"] = v.variable()
		}
		return input{"input": with}
	}
	with := input{"c": v.variable()}
	for key, value := range given {
		with[key] = value
	}
	return with
}

// hide adds what the reader may not know: first parts of its own pages and
// relations between them, then pages of the same names and claims of the same
// texts, and more that its words find.
func (w *world) hide(t *testing.T, v viewer, a graph.Audience) {
	t.Helper()
	type place struct{ uid, token string }
	var places []place
	for _, uid := range writers {
		if uid == v.uid || !w.people[uid].Active {
			continue
		}
		for _, token := range w.writable(uid) {
			if !a.Holds(token) {
				places = append(places, place{uid, token})
			}
		}
	}
	require.NotEmpty(t, places, "nobody can hide anything from %s", v.uid)
	w.Shuffle(len(places), func(i, j int) { places[i], places[j] = places[j], places[i] })
	places = places[:min(hiddenPlaces, len(places))]
	for _, add := range []func(*testing.T, string, string){w.hideOnPages, w.hideBeside} {
		for _, p := range places {
			add(t, p.uid, p.token)
		}
	}
	// In a conversation even what is the agent's own may be hidden from it.
	if own := graph.PrincipalScope(v.uid); !a.Holds(own) {
		w.load(t, "mirror", []any{w.record("claim", own, input{"text": twin, "about": "World", "holder": "World"})})
	}
}

// hideOnPages adds sections, links, claims and findings to pages that the writer may know.
func (w *world) hideOnPages(t *testing.T, uid, token string) {
	t.Helper()
	var open []*page
	for _, p := range w.pages {
		if p.tag != "" && w.sees(uid, p.item) {
			open = append(open, p)
		}
	}
	var records []any
	for i, p := range open[:min(3, len(open))] {
		w.addSection(t, p, uid, token)
		records = append(records, w.record("claim", token, input{"text": "kiwi fruit of " + p.title, "about": p.title}),
			w.record("event", token, input{"about": p.title, "date": "2026", "summary": "kiwi fruit came to " + p.title}))
		if p.kind == "company" {
			// They contradict each other, and what the reader may know of the page.
			for _, people := range []int{7, 8} {
				records = append(records, w.record("claim", token, input{
					"text": fmt.Sprint("kiwi fruit staff ", people), "about": p.title, "property": "employees", "value": people,
				}))
			}
		}
		if to := open[(i+1)%len(open)]; to != p {
			records = append(records, w.record("link", token, input{"from": p.title, "to": to.title, "type": "derived_from"}))
		}
	}
	w.load(t, uid, records)
}

// hideBeside adds pages and claims that look like those there are.
func (w *world) hideBeside(t *testing.T, uid, token string) {
	t.Helper()
	var records []any
	for _, p := range w.pages {
		records = append(records, w.record("page", token, input{
			"externalKey": "hidden " + token + p.title, "type": "note", "title": p.title, "aliases": []string{p.title + "x", "hidden page"},
			"tags": []string{"red"}, "body": "# kiwi fruit\n\nkiwi " + w.name("text"),
		}))
	}
	texts := []string{common + " nobody said this"}
	for _, c := range w.claims {
		texts = append(texts, c.text)
	}
	colour := pick(w, colours...)
	for range 20 {
		texts = append(texts, "kiwi fruit "+colour+" "+w.name("claim"))
	}
	for _, text := range texts {
		records = append(records, w.record("claim", token, input{"text": text}))
	}
	w.load(t, uid, records)
}

// record is a record to import with a scope; a claim rests on somebody's word.
func (w *world) record(kind, token string, r input) input {
	r["kind"], r["scope"] = kind, w.scopeText(token)
	if kind == "claim" {
		r["evidence"] = []any{input{"kind": "MANUAL"}}
	}
	return r
}

// rememberAsForetold remembers in earnest and demands what validateOnly said.
func (w *world) rememberAsForetold(t *testing.T, v viewer, questions []question) {
	t.Helper()
	q := questions[len(questions)-1]
	foretold := must(t, w.url, request{Query: foretelling, Variables: v.variables(q.variables), secret: w.secrets[v.uid]})["remember"].(map[string]any)
	q.variables["input"].(input)["validateOnly"] = false
	done := must(t, w.url, request{Query: foretelling, Variables: v.variables(q.variables), secret: w.secrets[v.uid]})["remember"].(map[string]any)
	require.Equal(t, foretold["status"], done["status"])
	require.Equal(t, foretold["similar"], done["similar"])
}
