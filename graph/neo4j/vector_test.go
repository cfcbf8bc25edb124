package neo4j_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/graphtest"
	"brain/graph/neo4j"
	"brain/graph/neo4j/neo4jtest"
)

// TestVectorIndex: by the index a reader gets nearly what an exact search gives,
// as many hits, and nothing that is not the reader's.
func TestVectorIndex(t *testing.T) {
	server := neo4jtest.Take(t)
	require.NoError(t, server.Open(t).Close(t.Context()))
	s, err := neo4j.Open(t.Context(), neo4jtest.URL(t), neo4j.Options{ExactVectors: 20})
	require.NoError(t, err)
	t.Cleanup(func() { _ = s.Close(context.Background()) })
	const documents, scopes, dimensions, model = 1_500, 20, 24, "index-test"
	space := graph.VectorSpace{Model: model, Dimensions: dimensions}
	require.NoError(t, s.UseVectors(t.Context(), space))

	rng := rand.New(rand.NewPCG(1, 2))
	direction := func() []int8 {
		v := make([]int8, dimensions)
		for i := range v {
			v[i] = int8(rng.IntN(255) - 127)
		}
		return v
	}
	scope := func(i int) string { return graph.GroupScope(fmt.Sprint("g", i)) }
	put := func(ctx context.Context, tx graph.Tx, id string, it graph.Item, page string) error {
		if err := tx.PutNode(ctx, graph.Node{ID: id, Labels: []string{"Claim"}, Item: it}); err != nil {
			return err
		}
		d := graph.TextDocument{Node: id, Kind: "claim", Page: page, Body: id, Terms: []string{"x"}, Length: 1}
		if err := tx.PutText(ctx, d); err != nil {
			return err
		}
		return tx.PutVector(ctx, graph.Vector{Node: id, Model: model, Text: graph.TextHash("", id), Values: direction()})
	}
	reference := graphtest.NewMemory()
	for _, store := range []graph.Store{reference, s} {
		rng = rand.New(rand.NewPCG(1, 2))
		require.NoError(t, write(t, store, func(ctx context.Context, tx graph.Tx) error {
			for i := range documents {
				// One document in sixty is of a scope of its own, so that the index
				// is asked in vain.
				it := graph.Item{Scope: scope(i % scopes)}
				if i%60 == 0 {
					it = graph.Item{Scope: graph.GroupScope("rare")}
				}
				if err := put(ctx, tx, fmt.Sprintf("c%04d", i), it, fmt.Sprint("page-", i%7)); err != nil {
					return err
				}
			}
			return nil
		}))
	}
	search := func(store graph.Store, a graph.Audience, q graph.VectorQuery) (hits []graph.VectorHit) {
		require.NoError(t, store.Read(t.Context(), a, graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) (err error) {
			hits, err = r.SearchVectors(ctx, q)
			return err
		}))
		return hits
	}
	viewers := map[string]graph.Audience{
		"5 %":        graph.NewAudience([]string{scope(3)}),
		"half":       graph.NewAudience([]string{scope(1), scope(2), scope(3), scope(4), scope(5), scope(6), scope(7), scope(8), scope(9), scope(10)}),
		"rare":       graph.NewAudience([]string{graph.GroupScope("rare")}),
		"everything": graph.Everything(),
	}
	for name, viewer := range viewers {
		wanted, found := 0, 0
		for i := range 10 {
			q := graph.VectorQuery{TextFilter: graph.TextFilter{Now: clock}, Model: model, Values: direction(), Least: -1, Limit: 10}
			if i%2 == 1 {
				q.Pages = []string{"page-3"}
			}
			want, got := search(reference, viewer, q), search(s, viewer, q)
			require.Len(t, got, len(want), "%s: a full list", name)
			exact := map[string]graph.VectorHit{}
			all := q
			all.Limit = documents
			for _, h := range search(reference, viewer, all) {
				exact[h.Node] = h
			}
			for j, h := range got {
				require.Equal(t, exact[h.Node], h, "%s: the reader's own, scored alike", name)
				require.True(t, j == 0 || got[j-1].Cosine >= h.Cosine)
				for _, w := range want {
					if w.Node == h.Node {
						found++
					}
				}
			}
			wanted += len(want)
		}
		require.GreaterOrEqual(t, float64(found), 0.95*float64(wanted), "%s: %d of %d", name, found, wanted)
	}

	// The index does not know what a transaction wrote; the transaction does.
	q := graph.VectorQuery{TextFilter: graph.TextFilter{Now: clock}, Model: model, Values: direction(), Least: -1, Limit: 5}
	require.NoError(t, write(t, s, func(ctx context.Context, tx graph.Tx) error {
		if err := put(ctx, tx, "new", graph.Item{Scope: scope(3)}, ""); err != nil {
			return err
		}
		require.NoError(t, tx.PutVector(ctx, graph.Vector{Node: "new", Model: model, Text: graph.TextHash("", "new"), Values: q.Values}))
		require.NoError(t, tx.DeleteNode(ctx, search(reference, viewers["5 %"], q)[0].Node))
		hits, err := tx.As(viewers["5 %"]).SearchVectors(ctx, q)
		require.NoError(t, err)
		require.Equal(t, "new", hits[0].Node)
		require.InDelta(t, 1, hits[0].Cosine, 1e-9)
		for _, h := range hits {
			require.NotEqual(t, search(reference, viewers["5 %"], q)[0].Node, h.Node)
		}
		return nil
	}))
}
