package embedded

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/graph"
)

var noon = time.Date(2026, 3, 14, 12, 0, 0, 0, time.UTC)

func commit(t testing.TB, s *Store, fn func(context.Context, graph.Tx) error) {
	t.Helper()
	_, err := s.Write(t.Context(), graph.Everything(), graph.WriteOptions{}, fn)
	require.NoError(t, err)
}

// TestBlocksInMemory: a search is right whatever part of the blocks is in memory,
// and what was rolled back or has changed is never taken from there.
func TestBlocksInMemory(t *testing.T) {
	s := openTest(t)
	s.blocks.most = 5_000
	put := func(ctx context.Context, tx graph.Tx, i int, scope string) error {
		id := fmt.Sprintf("c%05d", i)
		if err := tx.PutNode(ctx, graph.Node{ID: id, Labels: []string{"Claim"}, Item: graph.Item{Scope: scope}}); err != nil {
			return err
		}
		if err := tx.PutText(ctx, graph.TextDocument{Node: id, Kind: "claim", Body: id, Terms: []string{"x"}}); err != nil {
			return err
		}
		return tx.PutVector(ctx, graph.Vector{Node: id, Model: "m", Text: graph.TextHash("", id), Values: []int8{int8(i % 100), 100}})
	}
	const many = 5_000 // more than two blocks
	commit(t, s, func(ctx context.Context, tx graph.Tx) error {
		for i := range many {
			if err := put(ctx, tx, i, graph.ScopeWorld); err != nil {
				return err
			}
		}
		return put(ctx, tx, many, graph.GroupScope("g"))
	})
	count := func(a graph.Audience) (n int) {
		require.NoError(t, s.Read(t.Context(), a, graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) error {
			hits, err := r.SearchVectors(ctx, graph.VectorQuery{TextFilter: graph.TextFilter{Now: noon}, Model: "m", Values: []int8{1, 1}, Least: -1, Limit: 2 * many})
			n = len(hits)
			return err
		}))
		return n
	}
	world, group := graph.NewAudience([]string{graph.ScopeWorld}), graph.NewAudience([]string{graph.GroupScope("g")})
	for range 3 {
		require.Equal(t, many, count(world))
		require.Equal(t, 1, count(group))
		require.LessOrEqual(t, s.blocks.blocks.Len(), 2, "memory has a bound")
	}
	s.blocks.most = 1 << 30
	require.Equal(t, many, count(world))
	require.Equal(t, 3, s.blocks.blocks.Len()-1, "the blocks of world are kept, and that of the group")

	_, err := s.Write(t.Context(), graph.Everything(), graph.WriteOptions{}, func(ctx context.Context, tx graph.Tx) error {
		require.NoError(t, put(ctx, tx, many+1, graph.ScopeWorld))
		hits, err := tx.As(world).SearchVectors(ctx, graph.VectorQuery{TextFilter: graph.TextFilter{Now: noon}, Model: "m", Values: []int8{1, 1}, Least: -1, Limit: 2 * many})
		require.NoError(t, err)
		require.Len(t, hits, many+1)
		return graph.ErrConflict
	})
	require.ErrorIs(t, err, graph.ErrConflict)
	require.Equal(t, many, count(world), "rolled back")
	commit(t, s, func(ctx context.Context, tx graph.Tx) error { return tx.DeleteNode(ctx, "c00007") })
	require.Equal(t, many-1, count(world))
	require.NoError(t, s.Scrub(t.Context()))
	require.Zero(t, s.blocks.blocks.Len(), "a scrub empties the memory too")
	require.Zero(t, s.blocks.bytes)
	require.Equal(t, many-1, count(world))
}

// TestAnEarlierFormat: a store that knew no vectors opens, and all its texts lack one.
func TestAnEarlierFormat(t *testing.T) {
	dir := t.TempDir()
	s, err := Open(t.Context(), Options{Dir: dir})
	require.NoError(t, err)
	commit(t, s, func(ctx context.Context, tx graph.Tx) error {
		if err := tx.PutNode(ctx, graph.Node{ID: "c", Labels: []string{"Claim"}, Item: graph.Item{Scope: graph.ScopeWorld}}); err != nil {
			return err
		}
		return tx.PutText(ctx, graph.TextDocument{Node: "c", Kind: "claim", Body: "tea", Terms: []string{"tea"}})
	})
	for _, text := range []string{"DROP TABLE vector", "DROP TABLE vector_place", "DROP TABLE vector_block", "DROP TABLE document_block", "PRAGMA user_version = 1"} {
		_, err := s.writer.c.exec(text)
		require.NoError(t, err)
	}
	require.NoError(t, s.Close(t.Context()))
	s, err = Open(t.Context(), Options{Dir: dir})
	require.NoError(t, err)
	defer func() { require.NoError(t, s.Close(context.Background())) }()
	space := graph.VectorSpace{Model: "m", Dimensions: 2}
	missing := func() (hits []graph.TextHit) {
		require.NoError(t, s.Read(t.Context(), graph.Everything(), graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) (err error) {
			hits, err = r.MissingVectors(ctx, space, "", 10)
			return err
		}))
		return hits
	}
	require.Len(t, missing(), 1)
	commit(t, s, func(ctx context.Context, tx graph.Tx) error {
		return tx.PutVector(ctx, graph.Vector{Node: "c", Model: "m", Text: graph.TextHash("", "tea"), Values: []int8{1, 2}})
	})
	require.Empty(t, missing())
}

var benchVectors = flag.Int("vectors", 100_000, "vectors of BenchmarkVectors")

// BenchmarkVectors searches for a viewer with 5 % of the vectors, beside a scan of
// the same vectors in memory; recall@10 is what of the ten nearest of the scan it finds.
func BenchmarkVectors(b *testing.B) {
	s, err := Open(b.Context(), Options{Dir: b.TempDir(), NoSync: true})
	require.NoError(b, err)
	b.Cleanup(func() { _ = s.Close(context.Background()) })
	const scopes, dimensions = 50, 384
	vectors := *benchVectors
	var own [][]int8
	var ids []string
	state := uint64(1)
	random := func() []int8 {
		v := make([]int8, dimensions)
		for i := range v {
			state = state*6364136223846793005 + 1442695040888963407
			v[i] = int8(state >> 56)
		}
		return v
	}
	viewer := graph.NewAudience([]string{graph.GroupScope("0"), graph.GroupScope("1")})
	for at := 0; at < vectors; at += 5_000 {
		commit(b, s, func(ctx context.Context, tx graph.Tx) error {
			for i := at; i < at+5_000; i++ {
				id, scope := fmt.Sprintf("c%07d", i), i%scopes
				if i%(scopes*2) == 50 {
					scope = 0
				}
				v := graph.Vector{Node: id, Model: "m", Text: graph.TextHash("", id), Values: random()}
				if scope < 2 {
					own, ids = append(own, v.Values), append(ids, id)
				}
				if err := tx.PutNode(ctx, graph.Node{ID: id, Labels: []string{"Claim"}, Item: graph.Item{Scope: graph.GroupScope(fmt.Sprint(scope))}}); err != nil {
					return err
				}
				if err := tx.PutText(ctx, graph.TextDocument{Node: id, Kind: "claim", Body: id, Terms: []string{"x"}, Length: 1}); err != nil {
					return err
				}
				if err := tx.PutVector(ctx, v); err != nil {
					return err
				}
			}
			return nil
		})
	}
	q := graph.VectorQuery{TextFilter: graph.TextFilter{Now: noon}, Model: "m", Values: random(), Limit: 50}
	b.Run(fmt.Sprintf("scan of %d", len(own)), func(b *testing.B) {
		for range b.N {
			square, best := graph.Dot(q.Values, q.Values), 0.0
			for _, v := range own {
				best = max(best, graph.Cosine(graph.Dot(q.Values, v), square, graph.Dot(v, v)))
			}
			require.Positive(b, best)
		}
	})
	b.Run("recall of the search for 5 %", func(b *testing.B) {
		const asked, nearest = 20, 10
		found := 0
		for range asked {
			q.Values = random()
			cosines, best := map[string]float64{}, slices.Clone(ids)
			for i, v := range own {
				cosines[ids[i]] = graph.Cosine(graph.Dot(q.Values, v), graph.Dot(q.Values, q.Values), graph.Dot(v, v))
			}
			slices.SortFunc(best, func(a, b string) int { return cmp.Compare(cosines[b], cosines[a]) })
			require.NoError(b, s.Read(b.Context(), viewer, graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) error {
				hits, err := r.SearchVectors(ctx, q)
				for _, h := range hits[:nearest] {
					if slices.Contains(best[:nearest], h.Node) {
						found++
					}
				}
				return err
			}))
		}
		b.ReportMetric(float64(found)/asked/nearest, "recall@10")
	})
	for name, a := range map[string]graph.Audience{"search for 5 %": viewer, "search for everything": graph.Everything()} {
		b.Run(name, func(b *testing.B) {
			for range b.N {
				require.NoError(b, s.Read(b.Context(), a, graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) error {
					hits, err := r.SearchVectors(ctx, q)
					require.Len(b, hits, 50)
					return err
				}))
			}
		})
	}
}
