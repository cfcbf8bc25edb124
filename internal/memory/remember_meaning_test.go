package memory_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/internal/memory"
	"brain/internal/models/modelstest"
)

// payments is a memory of one claim, of which the model takes some words for others.
func payments(t *testing.T, w *world) (*embedding, memory.Claim) {
	t.Helper()
	e := port(t, w)
	for word, other := range map[string]string{
		"settles": "pays", "bills": "invoices", "30": "13", "june": "may", "not": "", "does": "", "pay": "pays",
		"bolt": "acme", "dana": "lee", "kim": "lee", "박영희가": "김철수가",
	} {
		e.server.Means(word, other)
	}
	return e, *e.remember("ann", about(fact("Acme pays invoices late", "world"), "Acme")).Claim
}

func TestTheSameMeaningIsADuplicate(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		e, first := payments(t, w)
		again := about(fact("Acme settles bills late", "world"), "Acme")
		again.Evidence = said("heard at lunch")
		again.Holder = ptr("ann")
		again.ValidateOnly = true
		foretold, _, err := e.Remember(t.Context(), e.as("ann"), again)
		require.NoError(t, err)
		require.Equal(t, memory.Duplicate, foretold.Status)
		again.ValidateOnly = false
		r := e.remember("ann", again)
		require.Equal(t, memory.Duplicate, r.Status)
		require.Equal(t, first.ID, r.Claim.ID)
		require.Equal(t, "Acme pays invoices late", r.Claim.Text)
		evidence, err := e.EvidenceOf(t.Context(), e.as("ann"), []string{first.ID}, nil)
		require.NoError(t, err)
		require.Len(t, evidence[first.ID], 2)

		keyed := again
		keyed.IdempotencyKey = ptr("k")
		require.Equal(t, first.ID, e.remember("ann", keyed).Claim.ID)
		require.Equal(t, first.ID, e.remember("ann", keyed).Claim.ID)
		require.Equal(t, []string{"Acme pays invoices late"}, e.listed("ann", memory.ClaimFilter{}))

		plain, _, err := e.plain.Remember(t.Context(), e.as("ann"), again)
		require.NoError(t, err)
		require.Equal(t, memory.Inserted, plain.Status, "without a model only the words tell")
	})
}

// Of the same meaning, and yet another claim: it is told as similar where scope and
// page are the same.
func TestWhatDiffersInAParticularIsAnotherClaim(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		e, first := payments(t, w)
		thirteen := e.remember("ann", about(fact("Acme pays after 13 days", "world"), "Acme")).Claim.ID
		may := e.remember("ann", about(fact("Acme pays again in May", "world"), "Acme")).Claim.ID
		dana := e.remember("ann", about(fact("the bill is for lee", "world"), "Acme")).Claim.ID
		korean := e.remember("ann", about(fact("김철수가 왔다", "world"), "Acme")).Claim.ID
		e.page("ann", "person", "Kim", "")
		take := memory.FamilyTake
		for name, tt := range map[string]struct {
			text, page, scope, like string
			change                  func(*memory.RememberInput)
		}{
			"a number":             {text: "Acme pays after 30 days", like: thirteen},
			"a date":               {text: "Acme pays again in June", like: may},
			"a negation":           {text: "Acme does not pay invoices late", like: first.ID},
			"a name":               {text: "Bolt pays invoices late", like: first.ID},
			"a name of a page":     {text: "the bill is for kim", like: dana},
			"a name in Korean":     {text: "박영희가 왔다", like: korean},
			"another kind":         {text: "Acme settles invoices late", like: first.ID, change: func(in *memory.RememberInput) { in.Kind = ptr("belief") }},
			"another family":       {text: "Acme settles bills late", like: first.ID, change: func(in *memory.RememberInput) { in.Family = &take }},
			"another holder":       {text: "Acme settles bills late", like: first.ID, change: func(in *memory.RememberInput) { in.Holder = ptr("Dana Lee") }},
			"another scope":        {text: "Acme settles bills late", scope: "group:deal"},
			"another page":         {text: "Acme settles bills late", page: "Globex"},
			"another subject page": {text: "Acme settles invoices late", page: "Dana Lee"},
		} {
			t.Run(name, func(t *testing.T) {
				in := about(fact(tt.text, "world"), "Acme")
				if tt.scope != "" {
					in.Scope = &tt.scope
				}
				if tt.page != "" {
					in.About = &tt.page
				}
				if tt.change != nil {
					tt.change(&in)
				}
				in.ValidateOnly = true
				r, _, err := e.Remember(t.Context(), e.as("ann"), in)
				require.NoError(t, err)
				require.Equal(t, memory.Inserted, r.Status)
				if tt.like != "" {
					require.Contains(t, e.similar("ann", r), tt.like)
				} else {
					require.NotContains(t, e.similar("ann", r), first.ID)
				}
			})
		}
	})
}

// What the writer may not know, or what is held no more, is no duplicate.
func TestHiddenMeaningsAreNoDuplicates(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		e, first := payments(t, w)
		e.agent("bot", "bob")
		e.direct("dm-ann", "ann", "bot")
		secret := about(fact("Acme settles bills early", "principal:ann"), "Acme")
		secret.Holder = ptr("ann")
		id := e.remember("ann", secret).Claim.ID
		same := about(fact("Acme pays bills early", "principal:ann"), "Acme")
		same.Holder = ptr("ann")
		r, _, err := e.Remember(t.Context(), e.in("bot", "dm-ann"), same)
		require.NoError(t, err)
		require.Equal(t, id, r.Claim.ID, "in the chat with its human the agent may know it")
		world := about(fact("Acme pays bills early", "world"), "Acme")
		world.Holder = ptr("ann")
		for _, uid := range []string{"bob", "ann"} {
			world.ValidateOnly = true
			r, _, err = e.Remember(t.Context(), e.as(uid), world)
			require.NoError(t, err)
			require.Equal(t, memory.Inserted, r.Status, "another scope")
			require.Empty(t, e.similar(uid, r))
		}
		_, _, err = e.Forget(t.Context(), e.as("ann"), first.ID, "wrong")
		require.NoError(t, err)
		r = e.remember("ann", about(fact("Acme settles bills late", "world"), "Acme"))
		require.Equal(t, memory.Inserted, r.Status)
		require.Empty(t, e.similar("ann", r))
	})
}

// Who replaces a claim by one that means the same gets the new words.
func TestANewWordingReplaces(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		e, first := payments(t, w)
		in := about(fact("Acme settles invoices late", "world"), "Acme")
		in.Supersedes = &first.ID
		r := e.remember("ann", in)
		require.Equal(t, memory.Replaced, r.Status)
		require.Equal(t, "Acme settles invoices late", r.Claim.Text)
		require.Empty(t, e.similar("ann", r), "what it replaced is held no more")
	})
}

// storeBefore runs something before the next write.
type storeBefore struct {
	graph.Store
	write func()
}

func (s *storeBefore) Write(ctx context.Context, a graph.Audience, opt graph.WriteOptions, fn func(context.Context, graph.Tx) error) (graph.Revision, error) {
	if run := s.write; run != nil {
		s.write = nil
		run()
	}
	return s.Store.Write(ctx, a, opt, fn)
}

// What was found before the write counts only if it still stands in it.
func TestADuplicateThatGoesMeanwhile(t *testing.T) {
	onStores(t, func(t *testing.T, store graph.Store) {
		between := &storeBefore{Store: store}
		e, first := payments(t, newWorld(t, between))
		between.write = func() {
			_, _, err := e.Forget(t.Context(), e.as("ann"), first.ID, "wrong")
			require.NoError(t, err)
		}
		r := e.remember("ann", about(fact("Acme settles bills late", "world"), "Acme"))
		require.Nil(t, between.write)
		require.Equal(t, memory.Inserted, r.Status)
		require.Empty(t, e.similar("ann", r))
	})
}

// What is remembered is found by its meaning at once, and without the model by its
// words alone, until it is there again.
func TestRememberedWithItsMeaning(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		e := port(t, w)
		e.fill()
		claim := e.remember("ann", fact("Our vessel sleeps", "world")).Claim
		require.Zero(t, e.missing("first", 256))
		require.Equal(t, []string{claim.ID}, e.byWords("boat"))

		e.server.Next(modelstest.Status(503))
		late := e.remember("ann", fact("Their vessel wakes", "world"))
		require.Equal(t, memory.Inserted, late.Status)
		require.Equal(t, []string{claim.ID}, e.byWords("boat"))
		require.Contains(t, e.byWords("wakes"), late.Claim.ID)
		e.fill()
		require.Len(t, e.byWords("boat"), 2)
	})
}

// A claim that is refused, or that is known already, is sent nowhere.
func TestOnlyNewClaimsAreSent(t *testing.T) {
	w := newWorld(t, openEmbedded(t))
	e, _ := payments(t, w)
	sent := len(e.server.Requests())
	for _, in := range []memory.RememberInput{
		fact(" ", "world"), fact("Acme pays", "group:none"), about(fact("Acme pays invoices late", "world"), "Acme"), about(fact("Acme owes", "world"), "Acme\nInc"),
	} {
		_, _, _ = e.Remember(t.Context(), e.as("ann"), in)
		require.Len(t, e.server.Requests(), sent, in.Text)
	}
}
