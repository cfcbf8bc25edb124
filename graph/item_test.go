package graph_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"brain/graph"
)

func TestKeyIsCanonical(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		it := anyItem().Draw(t, "item")
		same := it
		same.Ends = rapid.Permutation(slices.Concat(it.Ends, it.Ends, []string{graph.ScopeWorld})).Draw(t, "ends")
		same.Requires = rapid.Permutation(slices.Concat(it.Requires, it.Requires)).Draw(t, "requires")
		if it.Key() != same.Key() {
			t.Fatalf("%q and %q mean the same", it.Key(), same.Key())
		}
	})
}

func TestKeyPartsRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		it := anyItem().Draw(t, "item")
		scope, ends, requires, author := it.Key().Parts()
		back := graph.Item{Scope: scope, Ends: ends, Requires: requires, Author: it.Author}
		if author != "" || back.Key() != it.Key() {
			t.Fatalf("%q became %q with author %q", it.Key(), back.Key(), author)
		}
		k := it.ForAuthor()
		if k == "" {
			return
		}
		scope, ends, requires, author = k.Parts()
		back = graph.Item{Scope: scope, Ends: ends, Requires: requires, Author: it.Author}
		if author != it.Author || back.ForAuthor() != k {
			t.Fatalf("%q became %q", k, back.ForAuthor())
		}
	})
}

func TestCompositeKeys(t *testing.T) {
	plain := graph.Item{Scope: "group:g1", Ends: []string{"world", "group:g1"}}
	require.False(t, plain.Key().Composite())
	authored := plain
	authored.Author = "u1"
	require.True(t, authored.Key().Composite(), "authorship exempts the scope, so an equal end must stay")
	require.True(t, authored.ForAuthor().Composite())
	require.True(t, graph.Item{Scope: "world", Ends: []string{"group:g1"}}.Key().Composite())
	require.True(t, graph.Item{Scope: "world", Requires: []string{"group:g1"}}.Key().Composite())
	require.Empty(t, graph.Item{Ends: []string{"group:g1"}}.Key())
}

func TestForAuthorIsEmptyWhereAuthorshipAddsNothing(t *testing.T) {
	for name, it := range map[string]graph.Item{
		"no author":    {Scope: "group:g1"},
		"no scope":     {Author: "u1"},
		"world":        {Scope: "world", Author: "u1"},
		"own scope":    {Scope: graph.PrincipalScope("u1"), Author: "u1"},
		"derived item": {Scope: "group:g1", Author: "u1", Requires: []string{"group:g1"}},
	} {
		require.Empty(t, it.ForAuthor(), name)
	}
	require.NotEmpty(t, graph.Item{Scope: graph.PrincipalScope("u2"), Author: "u1"}.ForAuthor())
}

func TestScopeTokens(t *testing.T) {
	gid, ok := graph.ScopeGroup(graph.GroupScope("g1"))
	require.True(t, ok)
	require.Equal(t, "g1", gid)
	uid, ok := graph.ScopePrincipal(graph.PrincipalScope("u1"))
	require.True(t, ok)
	require.Equal(t, "u1", uid)
	_, ok = graph.ScopeGroup(graph.PrincipalScope("u1"))
	require.False(t, ok)
	for _, good := range scopePool {
		require.True(t, graph.ValidScopeToken(good), good)
	}
	for _, bad := range []string{"", "World", "group:", "principal:", "group", "group:a&b", "group:a!b", "principal:a@b", "group:a b", "world\n"} {
		require.False(t, graph.ValidScopeToken(bad), "%q", bad)
	}
}
