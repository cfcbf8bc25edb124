package memory_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/internal/fault"
	"brain/internal/memory"
)

// interrupted is a store on which something happens right before the next write
// begins.
type interrupted struct {
	graph.Store
	first func()
}

func (s *interrupted) Write(ctx context.Context, a graph.Audience, opt graph.WriteOptions, fn func(context.Context, graph.Tx) error) (graph.Revision, error) {
	if first := s.first; first != nil {
		s.first = nil
		first()
	}
	return s.Store.Write(ctx, a, opt, fn)
}

// Whoever has left a group when a write begins does not write for it, whatever the
// request found before.
func TestWritesCheckInTheirTransaction(t *testing.T) {
	onStores(t, func(t *testing.T, inner graph.Store) {
		store := &interrupted{Store: inner}
		w := newWorld(t, store)
		w.people("ann")
		w.group("deal", "ann")
		w.page("ann", "note", "Plan", "")
		leave := func() {
			_, _, err := w.RemoveMember(t.Context(), w.admin(), memory.RemoveMemberInput{Group: "deal", Principal: "ann"})
			require.NoError(t, err)
		}
		session := w.as("ann")
		_, err := w.Vocabulary(t.Context(), session)
		require.NoError(t, err)
		store.first = leave
		_, _, err = w.Remember(t.Context(), session, fact("The plan is late.", "group:deal"))
		refused(t, err, fault.NotAMember, "scope")
		require.Nil(t, store.first, "the write was interrupted")
		require.Empty(t, w.listed("ann", memory.ClaimFilter{History: true}))
	})
}

// What may not be known and what is not there are looked up alike: an answer does
// not take longer because there is something to hide.
func TestHiddenAndMissingCostTheSame(t *testing.T) {
	onStores(t, func(t *testing.T, inner graph.Store) {
		store := newRecorder(inner)
		w := newWorld(t, store)
		w.people("ann", "eve")
		w.group("deal", "ann")
		page := w.page("ann", "note", "Plan", "group:deal")
		claim := w.remember("ann", fact("The plan is late.", "group:deal")).Claim.ID
		const missing = "01900000-0000-7000-8000-ffffffffffff"
		for name, read := range map[string]struct {
			hidden, missing string
			do              func(ref string) error
		}{
			"page":         {page.ID, missing, func(ref string) error { return done(w.Page(t.Context(), w.as("eve"), ref)) }},
			"page by slug": {page.Slug, page.Slug + "0", func(ref string) error { return done(w.Page(t.Context(), w.as("eve"), ref)) }},
			"claims by id": {claim, missing, func(ref string) error { return done(w.ClaimsByID(t.Context(), w.as("eve"), []string{ref}, nil)) }},
			"neighbors": {page.ID, missing, func(ref string) error {
				_, err := w.Neighbors(t.Context(), w.as("eve"), ref, nil, nil, nil, nil, nil, nil)
				refused(t, err, fault.NotFound, "ref")
				return nil
			}},
			"explain": {claim, missing, func(ref string) error {
				_, err := w.ExplainAccess(t.Context(), w.as("eve"), ref, "eve")
				refused(t, err, fault.NotFound, "item")
				return nil
			}},
		} {
			require.NoError(t, store.run(name+" hidden", func() error { return read.do(read.hidden) }))
			require.NoError(t, store.run(name+" missing", func() error { return read.do(read.missing) }))
			require.Equal(t, store.counts[name+" missing"], store.counts[name+" hidden"], name)
			require.Positive(t, store.counts[name+" hidden"].total(), name)
		}
	})
}
