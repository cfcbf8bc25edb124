package main

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/embedded"
	"brain/internal/memory"
)

func smallWorld(t *testing.T) *world {
	t.Helper()
	store, err := embedded.Open(t.Context(), embedded.Options{Dir: t.TempDir(), NoSync: true})
	require.NoError(t, err)
	w, err := newWorld(t.Context(), store)
	require.NoError(t, err)
	t.Cleanup(func() {
		w.Wait()
		require.NoError(t, store.Close(context.Background()))
	})
	w.pages, err = w.loadPages(t.Context(), 0, 20)
	require.NoError(t, err)
	return w
}

// A copy is what the service would have written, ids and fingerprints apart.
func TestCopyIsWhatTheServiceWrites(t *testing.T) {
	w := smallWorld(t)
	remember := func(said string, n int) template {
		written, err := w.capture(t.Context(), func(ctx context.Context, s *memory.Service) error {
			_, _, err := s.Remember(ctx, w.as(loader), w.claim(said, n))
			return err
		})
		require.NoError(t, err)
		return written
	}
	const said, other = "The first claim is short.", "공급 업체가 두 번째 주장을 확인했다. Harbours freeze."
	sample, want := remember(said, 0), remember(other, 13)
	got := sample.copied(w.ids.next, stamp{at: want.nodes[0].Item.RecordedAt, body: other, texts: map[string]string{
		said: other, w.groups[0]: w.groups[groupOf(13)], w.pages[0]: w.pages[13],
	}})

	same := map[string]string{}
	require.Len(t, got.nodes, len(want.nodes))
	for i, n := range want.nodes {
		same[got.nodes[i].ID] = n.ID
		same[got.nodes[i].Props["fingerprint"].Str()] = n.Props["fingerprint"].Str()
	}
	require.Len(t, got.edges, len(want.edges))
	for i, e := range want.edges {
		same[got.edges[i].ID] = e.ID
	}
	renamed := copier{change: same, at: want.nodes[0].Item.RecordedAt}
	for i, n := range got.nodes {
		n.ID, n.Props = renamed.text(n.ID), renamed.props(n.Props)
		require.Equal(t, want.nodes[i], n)
	}
	for i, e := range got.edges {
		e.ID, e.From, e.To = renamed.text(e.ID), renamed.text(e.From), renamed.text(e.To)
		e.Props = want.edges[i].Props
		require.Equal(t, want.edges[i], e)
	}
	for i, d := range got.texts {
		d.Node = renamed.text(d.Node)
		require.Equal(t, want.texts[i], d)
	}
}

// Recall finds a loaded claim and a remembered one alike.
func TestLoadedClaimsAreFoundLikeRememberedOnes(t *testing.T) {
	w := smallWorld(t)
	require.NoError(t, w.loadClaims(t.Context(), 200))
	const said = "The zebra crossing of Quokkatown was painted."
	_, _, err := w.Remember(t.Context(), w.as(loader), w.claim(said, 0))
	require.NoError(t, err)
	sample, err := w.capture(t.Context(), func(ctx context.Context, s *memory.Service) error {
		_, _, err := s.Remember(ctx, w.as(loader), w.claim("A sample.", 1))
		return err
	})
	require.NoError(t, err)
	require.NoError(t, w.load(t.Context(), 1, func(int) template {
		return sample.copied(w.ids.next, stamp{at: w.clock.now(), body: said, texts: map[string]string{"A sample.": said, w.pages[1]: w.pages[2]}})
	}))
	found, err := w.Recall(t.Context(), w.as(allReader), memory.RecallInput{Query: "zebra crossing Quokkatown"})
	require.NoError(t, err)
	require.NotEmpty(t, found.Hits)
	require.NotNil(t, found.Hits[0].Item.Claim)
	require.Equal(t, said, found.Hits[0].Item.Claim.Text)
	require.Len(t, found.Hits[0].Also, 1, "the loaded claim and the remembered one are one hit with two ids")
}

func TestGroups(t *testing.T) {
	counts := make([]int, groupCount)
	for n := range 10_000 {
		counts[groupOf(n)]++
	}
	few := 0
	for _, n := range counts[:fewGroups] {
		few += n
	}
	require.Equal(t, 500, few, "two groups hold 5 %")
	for _, n := range counts {
		require.NotZero(t, n)
	}
}

func TestScopesOfViewers(t *testing.T) {
	w := smallWorld(t)
	for _, uid := range []string{allReader, fewReader, halfReader} {
		var seen graph.Audience
		rec := &searchRecorder{Store: w.store}
		_, err := w.service(rec).Recall(t.Context(), w.as(uid), memory.RecallInput{Query: "anything"})
		require.NoError(t, err)
		seen = rec.audience
		require.ElementsMatch(t, seen.Scopes(), w.scopesOf(uid))
	}
}
