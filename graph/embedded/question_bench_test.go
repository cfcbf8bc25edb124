package embedded_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/embedded"
)

// BenchmarkQuestion asks as the service does: the statistics of the words, then
// the texts and the names that hold them. The store is freshly loaded, or has
// had single writes since and is idle.
func BenchmarkQuestion(b *testing.B) {
	var scopes []string
	for n := range benchScopes {
		scopes = append(scopes, benchScope(n))
	}
	words := []string{"w1", "w40", "w900", "w3100", "w77", "w500", "w9000", "w12345"}
	ask := func(b *testing.B, s *embedded.Store) {
		require.NoError(b, s.Read(b.Context(), graph.NewAudience(scopes).WithAuthor("u7"), graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) error {
			if _, err := r.Statistics(ctx, graph.TextStatisticsQuery{Terms: words}); err != nil {
				return err
			}
			q := graph.TextQuery{Limit: 300, ReadOn: 400, TextFilter: graph.TextFilter{Now: clock, Kinds: []string{"claim"}}}
			for i, w := range words {
				q.Terms = append(q.Terms, graph.WeightedTerm{Term: w, Weight: 100 + i})
			}
			if _, err := r.Search(ctx, q); err != nil {
				return err
			}
			q.Kinds = []string{"name"}
			_, err := r.Search(ctx, q)
			return err
		}))
	}
	const claims, singles = 4_000, 300
	s := seeded(b, 100, claims)
	b.Run("loaded", func(b *testing.B) {
		for range b.N {
			ask(b, s)
		}
	})
	for n := claims; n < claims+singles; n++ {
		write(b, s, func(ctx context.Context, tx graph.Tx) error { return putClaim(ctx, tx, n, pageID(n%100)) })
	}
	b.Run("after single writes", func(b *testing.B) {
		for range b.N {
			ask(b, s)
		}
	})
}
