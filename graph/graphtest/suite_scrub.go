package graphtest

import (
	"context"
	"sync"

	"github.com/stretchr/testify/require"

	"brain/graph"
)

var scrubCases = []testCase{
	{"scrub changes no answer", scrubChangesNothing},
	{"scrub beside writers", scrubBesideWriters},
	{"retired keys", retiredKeys},
}

// scrubChangesNothing: what is left answers as before, and the store goes on.
func scrubChangesNothing(s *suite) {
	s.mustWrite(
		putNode(s.node("Claim", "stays", s.in("a"), graph.Props{"text": text("stays")})), putText(s.document("stays", "tea pot", 2)),
		putNode(s.node("Claim", "goes", s.in("a"), graph.Props{"text": text("goes")})), putText(s.document("goes", "tea cup", 3)),
		putNode(s.node("Claim", "hidden", graph.Item{Scope: s.scope("a"), DeletedAt: now}, nil)), putText(s.document("hidden", "tea leaf", 5)),
	)
	s.mustWrite(deleteNode(s.id("goes")))
	hits, st := s.hits(s.members("a"), search("tea", "pot", "cup")), s.statistics(s.members("a"), true, "tea", "pot", "cup")
	require.Len(s, hits, 1)
	require.NoError(s, s.store.Scrub(s.Context()))
	require.NoError(s, s.store.Scrub(s.Context()))
	require.Equal(s, hits, s.hits(s.members("a"), search("tea", "pot", "cup")))
	require.Equal(s, st, s.statistics(s.members("a"), true, "tea", "pot", "cup"))
	require.Equal(s, []string{"stays"}, s.all(s.members("a"), "Claim"))

	s.mustWrite(putNode(s.node("Claim", "new", s.in("a"), nil)), putText(s.document("new", "tea cup", 4)))
	restored := s.in("a")
	s.mustWrite(patchNode(s.id("hidden"), graph.NodePatch{Item: &restored}))
	require.Equal(s, []string{"hidden", "new", "stays"}, s.found(s.members("a"), search("tea")))
	require.EqualValues(s, 3, s.statistics(s.members("a"), false, "tea").Documents)
	require.NoError(s, s.store.Ready(s.Context()))
}

// scrubBesideWriters: no write is lost, none fails.
func scrubBesideWriters(s *suite) {
	const writers, rounds = 4, 10
	var all sync.WaitGroup
	failures := make(chan error, writers*rounds*2)
	for i := range writers {
		all.Go(func() {
			for j := range rounds {
				name := string(rune('a'+i)) + string(rune('a'+j))
				failures <- s.write(putNode(s.node("Claim", name, s.in("a"), nil)), putText(s.document(name, "tea common", 1)))
				failures <- s.write(deleteNode(s.id(name)))
			}
		})
	}
	for range 3 {
		require.NoError(s, s.store.Scrub(s.Context()))
	}
	all.Wait()
	close(failures)
	for err := range failures {
		require.NoError(s, err)
	}
	require.Zero(s, s.statistics(s.members("a"), true, "tea").Documents)
	s.mustWrite(putNode(s.node("Claim", "last", s.in("a"), nil)), putText(s.document("last", "tea common", 1)))
	require.EqualValues(s, 1, s.statistics(s.members("a"), true, "common").Frequency["common"])
}

// retiredKeys: a scope that nothing has is forgotten, and may come back.
func retiredKeys(s *suite) {
	uid := s.prefix + "-zoe"
	own := graph.PrincipalScope(uid)
	me := graph.NewAudience([]string{own}).WithAuthor(uid)
	items := map[string]graph.Item{
		"own": {Scope: own}, "end": {Scope: s.scope("a"), Ends: []string{own}}, "required": {Scope: s.scope("a"), Requires: []string{own}},
		"written": {Scope: s.scope("a"), Author: uid},
	}
	put := func() {
		for name, it := range items {
			s.mustWrite(putNode(s.node("Claim", name, it, nil)), putText(s.document(name, "tea", 1)))
		}
	}
	put()
	require.Equal(s, []string{"own", "written"}, s.all(me, "Claim"))
	for name := range items {
		s.mustWrite(deleteNode(s.id(name)))
	}
	require.NoError(s, s.store.Scrub(s.Context(), own))
	require.Empty(s, s.all(me, "Claim"))
	put()
	require.Equal(s, []string{"own", "written"}, s.all(me, "Claim"))
	require.Equal(s, []string{"own", "written"}, s.found(me, search("tea")))
	require.Equal(s, []string{"end", "own", "required", "written"}, s.all(graph.NewAudience([]string{own, s.scope("a")}), "Claim"))
	require.ErrorIs(s, func() error {
		ended, cancel := context.WithCancel(s.Context())
		cancel()
		return s.store.Scrub(ended)
	}(), context.Canceled)
}
