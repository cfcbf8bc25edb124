package graph_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"brain/graph"
)

var scopePool = []string{graph.ScopeWorld, graph.GroupScope("g1"), graph.GroupScope("g2"), graph.PrincipalScope("u1"), graph.PrincipalScope("u2")}

func someScopes() *rapid.Generator[[]string] {
	return rapid.SliceOfN(rapid.SampledFrom(scopePool), 0, 4)
}

func anyItem() *rapid.Generator[graph.Item] {
	return rapid.Custom(func(t *rapid.T) graph.Item {
		return graph.Item{
			Scope:    rapid.SampledFrom(append([]string{""}, scopePool...)).Draw(t, "scope"),
			Requires: someScopes().Draw(t, "requires"),
			Ends:     someScopes().Draw(t, "ends"),
			Author:   rapid.SampledFrom([]string{"", "u1", "u2"}).Draw(t, "author"),
			Gated:    rapid.Bool().Draw(t, "gated"),
		}
	})
}

// audience builds the audience that the arguments describe.
func audience(scopes []string, author string, limited bool, authored []string, trusted bool) graph.Audience {
	a := graph.NewAudience(scopes)
	if limited {
		a = a.WithAuthorIn(author, authored)
	} else if author != "" {
		a = a.WithAuthor(author)
	}
	if trusted {
		a = a.TrustedOnly()
	}
	return a
}

func TestMoreScopesNeverHideAnItem(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		it := anyItem().Draw(t, "item")
		fewer, more := someScopes().Draw(t, "scopes"), someScopes().Draw(t, "added")
		author := rapid.SampledFrom([]string{"", "u1"}).Draw(t, "author")
		limited, trusted := rapid.Bool().Draw(t, "limited"), rapid.Bool().Draw(t, "trusted")
		authored := someScopes().Draw(t, "authored")
		before := audience(fewer, author, limited, authored, trusted)
		after := audience(slices.Concat(fewer, more), author, limited, authored, trusted)
		if before.Sees(it) && !after.Sees(it) {
			t.Fatalf("%v is hidden by adding %v to %v", it, more, fewer)
		}
	})
}

func TestAuthorshipOnlyAddsAndTrustOnlyTakesAway(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		it := anyItem().Draw(t, "item")
		scopes, authored := someScopes().Draw(t, "scopes"), someScopes().Draw(t, "authored")
		plain := graph.NewAudience(scopes)
		limited, full := plain.WithAuthorIn("u1", authored), plain.WithAuthor("u1")
		if plain.Sees(it) && !limited.Sees(it) || limited.Sees(it) && !full.Sees(it) {
			t.Fatalf("authorship hides %v from %v", it, scopes)
		}
		if got, want := full.TrustedOnly().Sees(it), full.Sees(it) && !it.Gated; got != want {
			t.Fatalf("trusted only sees %v: %t, want %t", it, got, want)
		}
		if !plain.Sees(it) && full.Sees(it) && (it.Author != "u1" || len(it.Requires) > 0) {
			t.Fatalf("authorship opens %v, which is another's or derived", it)
		}
	})
}

func TestSeesIsWhatTheScopesSay(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		it := anyItem().Draw(t, "item")
		scopes := someScopes().Draw(t, "scopes")
		holds := func(s string) bool { return slices.Contains(scopes, s) }
		want := holds(it.Scope)
		for _, s := range it.Requires {
			want = want && holds(s)
		}
		for _, s := range it.Ends {
			// Every reader holds world; an end of that scope demands nothing.
			want = want && (holds(s) || s == graph.ScopeWorld)
		}
		if got := graph.NewAudience(scopes).Sees(it); got != want {
			t.Fatalf("%v sees %v: %t, want %t", scopes, it, got, want)
		}
	})
}

func TestNobodySeesAnItemWithoutScope(t *testing.T) {
	it := graph.Item{Author: "u1"}
	require.False(t, graph.NewAudience(append(scopePool, "")).WithAuthor("u1").Sees(it))
	require.True(t, graph.Everything().Sees(it))
}

func TestZeroAudienceSeesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		if it := anyItem().Draw(t, "item"); (graph.Audience{}).Sees(it) {
			t.Fatalf("the zero audience sees %v", it)
		}
	})
}

func TestUnknownScopeTokensOpenNothing(t *testing.T) {
	require.Equal(t, []string{graph.ScopeWorld},
		graph.NewAudience([]string{"", "everyone", "group:", "principal:", "group:a b", "world&group:x", "world", "world"}).Scopes())
}

// A text index files an item under Key and, if there is one, under ForAuthor. A
// viewer who holds world and the own scope finds it under exactly one of them
// when Sees says so, and under none otherwise.
func TestIndexKeysFindWhatIsSeenOnce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		it := anyItem().Draw(t, "item")
		it.Gated = false
		a := graph.NewAudience(append(someScopes().Draw(t, "scopes"), graph.ScopeWorld, graph.PrincipalScope("u1"))).WithAuthor("u1")
		hits := 0
		for _, k := range []graph.AudienceKey{it.Key(), it.ForAuthor()} {
			if a.SeesKey(k) {
				hits++
			}
		}
		want := 0
		if a.Sees(it) {
			want = 1
		}
		if hits != want {
			t.Fatalf("%v is found %d times by %v, want %d", it, hits, a.Scopes(), want)
		}
	})
}

func TestAudienceHashTellsAudiencesApart(t *testing.T) {
	base := graph.NewAudience([]string{"world", "group:g1"})
	seen := map[string]string{}
	for name, a := range map[string]graph.Audience{
		"nobody":     {},
		"everything": graph.Everything(),
		"base":       base,
		"one group":  graph.NewAudience([]string{"group:g1"}),
		"author":     base.WithAuthor("u1"),
		"other":      base.WithAuthor("u2"),
		"limited":    base.WithAuthorIn("u1", []string{"world"}),
		"limited 0":  base.WithAuthorIn("u1", nil),
		"trusted":    base.TrustedOnly(),
	} {
		require.NotContains(t, seen, a.Hash(), name)
		seen[a.Hash()] = name
	}
	require.Equal(t, base.Hash(), graph.NewAudience([]string{"group:g1", "world", "world"}).Hash())
}
