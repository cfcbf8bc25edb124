package memory_test

import (
	"context"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/internal/fault"
	"brain/internal/memory"
	"brain/internal/models/modelstest"
)

// port is a memory of ships, of which the model knows that a boat is a vessel.
func port(t *testing.T, w *world) *embedding {
	t.Helper()
	w.people("ann", "bob")
	w.group("deal", "ann")
	w.page("ann", "company", "Acme", "")
	w.page("ann", "company", "Globex", "")
	w.page("ann", "person", "Dana Lee", "")
	e := withModel(w, 256)
	e.server.Means("boat", "vessel")
	return e
}

// fill gives every text its vector.
func (e *embedding) fill() {
	e.t.Helper()
	require.NoError(e.t, e.FillVectors(e.t.Context()))
}

func TestRecallFindsByMeaning(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		e := port(t, w)
		claim := e.remember("ann", about(fact("Our vessel sleeps", "world"), "Acme")).Claim
		e.remember("ann", fact("Lunch is served at noon", "world"))
		_, _, err := e.CreatePage(t.Context(), e.as("ann"), memory.CreatePageInput{Type: "note", Title: "Log", Body: ptr("a vessel came")})
		require.NoError(t, err)
		_, _, _, err = e.AddEvent(t.Context(), e.as("ann"), memory.AddEventInput{
			About: "Acme", Date: "2026-02-01", Summary: "vessel bought", Scope: ptr("world"), Evidence: []memory.EvidenceInput{{Kind: memory.EvidenceManual}},
		})
		require.NoError(t, err)
		e.fill()

		r := e.recall("bob", memory.RecallInput{Query: "boat"})
		require.Empty(t, r.Degraded)
		require.Len(t, r.Hits, 3)
		kinds := map[string]bool{}
		for _, h := range r.Hits {
			kinds["claim"] = kinds["claim"] || h.Item.Claim != nil && h.Item.Claim.ID == claim.ID
			kinds["passage"] = kinds["passage"] || h.Item.Passage != nil
			kinds["event"] = kinds["event"] || h.Item.Event != nil
			require.Len(t, h.Why.Arms, 1)
			require.Equal(t, memory.ArmVector, h.Why.Arms[0].Arm)
			require.Regexp(t, `near the question in meaning \(0\.\d\d\)`, h.Why.Text)
			product := 1.0
			for _, f := range h.Why.Factors {
				product *= f.Value
			}
			require.InDelta(t, product, h.Score, 1e-12)
		}
		require.Equal(t, map[string]bool{"claim": true, "passage": true, "event": true}, kinds)

		r = e.recall("bob", memory.RecallInput{Query: "our vessel sleeps"})
		require.Equal(t, []memory.ArmRank{{Arm: memory.ArmText, Rank: 1, Weight: 0.5}, {Arm: memory.ArmVector, Rank: 1, Weight: 0.5}}, r.Hits[0].Why.Arms)

		require.Empty(t, e.recall("bob", memory.RecallInput{Query: "zebra"}).Hits, "below the threshold is not found")
		e.Service = e.serve("first", func(o *memory.Options) { o.Nearness = 0.99 })
		require.Empty(t, e.recall("bob", memory.RecallInput{Query: "boat"}).Hits)
	})
}

// A page to which the question's relations lead comes before texts that resemble the
// question in words and in meaning, with a model as without.
func TestResemblanceIsNotMoreThanAnAnswer(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		e := port(t, w)
		e.tie("ann", "Dana Lee", "mentions", "Globex", "world") // which counts for less than works_at
		for i := range 5 {
			e.remember("ann", about(fact(fmt.Sprintf("Somebody asked %d times where Dana Lee works.", i), "world"), "Acme"))
		}
		first := func() string {
			// The named page is first, the answer is next.
			for _, h := range e.recall("bob", memory.RecallInput{Query: "Where does Dana Lee work?"}).Hits {
				if h.Item.Page == nil {
					return h.Item.Claim.Text
				}
				if h.Item.Page.Title != "Dana Lee" {
					return h.Item.Page.Title
				}
			}
			return ""
		}
		require.Equal(t, "Globex", first(), "before the texts have vectors")
		e.fill()
		r := e.recall("bob", memory.RecallInput{Query: "Where does Dana Lee work?"})
		require.True(t, slices.ContainsFunc(r.Hits, func(h memory.RecallHit) bool { return len(h.Why.Arms) == 2 && h.Item.Claim != nil }), "words and meaning find them")
		require.Equal(t, "Globex", first())
	})
}

// A filter lets through by meaning what it lets through by words.
func TestMeaningIsFilteredAsWordsAre(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		e := port(t, w)
		say := func(text, page, scope string) memory.Claim {
			e.pass(time.Minute)
			return *e.remember("ann", about(fact(text, scope), page)).Claim
		}
		e.tie("ann", "Dana Lee", "advises", "Acme", "world")
		old := say("vessel blue", "Acme", "world")
		say("vessel for deals", "Acme", "group:deal")
		say("vessel of Globex", "Globex", "world")
		belief := about(fact("vessel trusted", "world"), "Dana Lee")
		belief.Kind = ptr("belief")
		e.remember("ann", belief)
		before := e.clock()
		e.pass(time.Hour)
		fresh := about(fact("vessel green", "world"), "Acme")
		fresh.Supersedes = &old.ID
		e.remember("ann", fresh)
		short := fact("vessel docked", "world")
		short.ValidUntil = ptr(e.clock().Add(time.Minute))
		e.remember("ann", short)
		e.pass(time.Hour)
		e.page("ann", "note", "Log", "")
		_, _, err := e.UpdatePage(t.Context(), e.as("ann"), memory.UpdatePageInput{Page: "Log", Version: 1, Body: ptr("a vessel came")})
		require.NoError(t, err)
		e.fill()
		byWords := e.plain

		for name, in := range map[string]memory.RecallInput{
			"nothing": {}, "about": {About: ptr("Acme")}, "kinds": {Kinds: []string{"belief"}}, "since": {Since: ptr(before.Add(time.Second))},
			"history": {History: true}, "as of": {AsOf: &memory.AsOf{Recorded: ptr(before)}}, "as of, with history": {AsOf: &memory.AsOf{Recorded: ptr(before)}, History: true},
			"valid then": {AsOf: &memory.AsOf{Valid: ptr(before.Add(61 * time.Minute))}},
		} {
			t.Run(name, func(t *testing.T) {
				for _, uid := range []string{"ann", "bob"} {
					in.Query = "vessel"
					want, err := byWords.Recall(t.Context(), e.as(uid), in)
					require.NoError(t, err)
					require.NotEmpty(t, want.Hits)
					in.Query = "boat"
					got := e.recall(uid, in)
					require.ElementsMatch(t, heard(want), heard(got), uid)
					require.Empty(t, got.Degraded)
				}
			})
		}
	})
}

// Without the model's help the answer is the one that there is without a model, and
// says what was missing.
func TestRecallWithoutTheModelsHelp(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		e := port(t, w)
		e.unmodelled("ann", about(fact("The vessel of Acme sleeps", "world"), "Acme"))
		in := memory.RecallInput{Query: "Which vessel of Acme sleeps"}
		want, err := e.plain.Recall(t.Context(), e.as("bob"), in)
		require.NoError(t, err)
		require.NotEmpty(t, want.Hits)
		require.Empty(t, want.Degraded)
		want.Degraded = []string{"VECTOR"}

		require.Equal(t, want, e.recall("bob", in), "no text has a vector")
		e.fill()
		require.Equal(t, memory.ArmVector, e.recall("bob", in).Hits[0].Why.Arms[1].Arm)
		for name, answer := range map[string]http.HandlerFunc{
			"it fails": modelstest.Status(503), "it refuses": modelstest.Status(401), "it babbles": modelstest.Body("no JSON"),
			"it has other dimensions": modelstest.Body(`{"data":[{"index":0,"embedding":[1,2]}]}`),
		} {
			t.Run(name, func(t *testing.T) {
				e.server.Next(answer)
				require.Equal(t, want, e.recall("bob", in))
			})
		}
		hurried := e.serve("first", func(o *memory.Options) { o.Within.Embedding = 20 * time.Millisecond })
		e.server.Next(modelstest.Silence)
		got, err := hurried.Recall(t.Context(), e.as("bob"), in)
		require.NoError(t, err)
		require.Equal(t, want, got, "it does not answer in time")

		second := e.serve("second")
		got, err = second.Recall(t.Context(), e.as("bob"), in)
		require.NoError(t, err)
		require.Equal(t, want, got, "there are only vectors of another model")

		ctx, cancel := context.WithCancel(t.Context())
		e.server.Next(func(_ http.ResponseWriter, r *http.Request) {
			cancel()
			<-r.Context().Done()
		})
		_, err = e.Recall(ctx, e.as("bob"), in)
		require.ErrorIs(t, err, context.Canceled, "who asked has gone")
		require.Empty(t, e.recall("nobody", in).Hits)
	})
}

// A question that is refused, or says nothing, is sent nowhere.
func TestOnlyQuestionsThatAreAnsweredAreSent(t *testing.T) {
	w := newWorld(t, openEmbedded(t))
	e := port(t, w)
	e.agent("bot", "ann")
	asked := func(s *memory.Session, in memory.RecallInput, code fault.Code) {
		t.Helper()
		_, err := e.Recall(t.Context(), s, in)
		if code == "" {
			require.NoError(t, err)
		} else {
			require.ErrorIs(t, err, code)
		}
		require.Empty(t, e.server.Requests())
	}
	asked(e.as("ann"), memory.RecallInput{Query: " "}, fault.BadInput)
	asked(e.as("ann"), memory.RecallInput{Query: strings.Repeat("a", 70_000)}, fault.TooLarge)
	asked(e.as("ann"), memory.RecallInput{Query: "boat", About: ptr("Nowhere")}, fault.NotFound)
	asked(e.as("bot"), memory.RecallInput{Query: "boat"}, fault.ConversationRequired)
	asked(e.as("ann"), memory.RecallInput{Query: "\u00ad"}, "")
	_, _, err := e.UpdateSettings(t.Context(), e.admin(), []byte(`{"enabled":false}`))
	require.NoError(t, err)
	asked(e.as("ann"), memory.RecallInput{Query: "boat"}, fault.Disabled)
}

// What a reader may not know changes no answer to it where meanings count.
func TestHiddenMeaningsChangeNoAnswer(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		e := withModel(w, 256)
		e.server.Means("discount", "contract")
		hiddenChangesNoAnswer(t, w, e.fill)
		r := e.recall("bob", memory.RecallInput{Query: "discount"})
		require.Contains(t, strings.Join(heard(r), " "), "The contract with Acme renews", "meanings count")
	})
}

// While a text waits for its vector, because the provider is away, its words find it.
func TestFoundByWordsAtOnceAndByMeaningLater(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		e := port(t, w)
		e.remember("ann", fact("Lunch is served at noon", "world"))
		e.fill()
		away := make([]http.HandlerFunc, 200)
		for i := range away {
			away[i] = modelstest.Status(503)
		}
		e.server.Next(away...)
		claim := e.remember("ann", fact("Our vessel sleeps", "world")).Claim
		_ = e.FillVectors(t.Context())
		require.Positive(t, e.missing("first", 256))
		r := e.recall("ann", memory.RecallInput{Query: "vessel"})
		require.Equal(t, claim.ID, r.Hits[0].Item.Claim.ID)
		require.Equal(t, []string{"VECTOR"}, r.Degraded)
		for e.missing("first", 256) > 0 {
			_ = e.FillVectors(t.Context()) // until the script has run out
		}
		require.Equal(t, []string{claim.ID}, e.byWords("boat"))
	})
}

// Another model with longer vectors: until a text has one of them only its words
// find it, and vectors of the two never meet.
func TestRecallWhileVectorsAreMadeAnew(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		e := port(t, w)
		e.server.SetDimensions(384)
		e.Service = e.serve("small")
		const claims = 70
		for i := range claims {
			e.remember("ann", fact(fmt.Sprintf("vessel%d vessel", i), "world"))
		}
		e.fill()
		find := func(query string) int {
			r := e.recall("ann", memory.RecallInput{Query: query, Limit: ptr(100), BudgetTokens: ptr(12_000)})
			require.False(t, len(r.Hits) == 0 && len(r.Degraded) == 0)
			return len(r.Hits)
		}
		require.Equal(t, claims, find("boat"))

		e.server.SetDimensions(1024)
		e.Service = e.serve("large")
		asking, halfway := false, false
		e.before = func() {
			if asking {
				return // the question's own request
			}
			asking = true
			n := find("boat")
			halfway = halfway || 0 < n && n < claims
			require.Equal(t, claims, find("vessel"), "words find all meanwhile")
			asking = false
		}
		require.Zero(t, find("boat"), "the vectors there are of the other model")
		e.fill()
		e.before = nil
		require.True(t, halfway, "asked while some texts had their new vectors")
		require.Equal(t, claims, find("boat"))
		require.Zero(t, e.missing("large", 1024))
	})
}

// However much nearer what a reader may not know is, and however much of it, the
// reader's own is found.
func TestHiddenMeaningsStarveNoAnswer(t *testing.T) {
	w := newWorld(t, openEmbedded(t))
	e := port(t, w)
	for i := range 310 {
		e.unmodelled("ann", fact(fmt.Sprintf("vessel %d", i), "group:deal"))
	}
	e.unmodelled("ann", fact("vessel far off", "world"))
	e.fill()
	require.Equal(t, []string{"vessel far off"}, heard(e.recall("bob", memory.RecallInput{Query: "boat"})))
}

// Who reads as somebody else is told how much of its own answer that one would not
// get, of what meaning finds too, and of events only those that are hidden.
func TestWithheldCountsMeanings(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		e := port(t, w)
		e.principal(disclosure.Human, "cura", disclosure.CuratorRole)
		e.join("deal", "cura", disclosure.GroupMember)
		e.remember("ann", fact("vessel for deals", "group:deal"))
		e.remember("ann", fact("vessel for all", "world"))
		for scope, summary := range map[string]string{"world": "vessel bought", "group:deal": "vessel sold"} {
			_, _, _, err := e.AddEvent(t.Context(), e.as("ann"), memory.AddEventInput{About: "Acme", Date: "2026", Summary: summary, Scope: &scope, Evidence: said("test")})
			require.NoError(t, err)
		}
		e.fill()
		for query, want := range map[string]int{"boat": 2, "bought": 0, "sold": 1} {
			as, err := e.ViewAs(t.Context(), e.as("cura"), "bob", "recall")
			require.NoError(t, err)
			r, err := e.Recall(t.Context(), as, memory.RecallInput{Query: query})
			require.NoError(t, err)
			require.Equal(t, want, *r.Withheld, query)
		}
	})
}
