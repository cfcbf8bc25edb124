package neo4j_test

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/neo4j"
	"brain/graph/neo4j/neo4jtest"
)

var clock = time.Date(2026, 3, 14, 15, 9, 26, 0, time.UTC)

// write runs fn and gives its error.
func write(t *testing.T, s graph.Store, fn func(context.Context, graph.Tx) error) error {
	t.Helper()
	_, err := s.Write(t.Context(), graph.Everything(), graph.WriteOptions{}, fn)
	return err
}

// byNorm is the plan of MATCH (p:Page) WHERE p.norm = $norm RETURN p.id.
func byNorm() *graph.Plan {
	return &graph.Plan{
		Clauses: []graph.Clause{
			&graph.Match{
				Nodes: []graph.NodeVar{{Var: 0, Labels: [][]string{{"Page"}}, Storage: "Page"}},
				Where: &graph.Expr{Op: graph.OpEq, Kind: graph.KindBool, Args: []*graph.Expr{
					{Op: graph.OpProp, Kind: graph.KindString, Var: 0, Prop: "norm"},
					{Op: graph.OpParam, Kind: graph.KindString, Param: "norm"},
				}},
			},
			&graph.Project{Return: true, Items: []graph.ProjectItem{
				{Name: "id", Expr: &graph.Expr{Op: graph.OpProp, Kind: graph.KindString, Var: 0, Prop: "id"}},
			}},
		},
		Columns: []graph.Column{{Name: "id", Kind: graph.KindString}},
		Params:  map[string]graph.Param{"norm": {Kind: graph.KindString}},
		Vars:    1,
		MaxRows: 100,
	}
}

func find(ctx context.Context, r graph.Reader, norm string) ([]string, error) {
	rows, err := r.Match(ctx, byNorm(), graph.Args{Values: graph.Props{"norm": graph.String(norm)}, Now: clock})
	ids := make([]string, len(rows))
	for i, row := range rows {
		ids[i] = row[0].Str()
	}
	return ids, err
}

func page(id, norm, scope string) graph.Node {
	return graph.Node{ID: id, Labels: []string{"Page"}, Item: graph.Item{Scope: scope},
		Props: graph.Props{"norm": graph.String(norm), "slug": graph.String(id), "handle": graph.String(id)}}
}

func TestWriteMatchSearch(t *testing.T) {
	s := neo4jtest.Open(t)
	require.NoError(t, s.Ready(t.Context()))
	require.Contains(t, s.Name(), "Neo4j 5")
	require.NoError(t, write(t, s, func(ctx context.Context, tx graph.Tx) error {
		return errors.Join(
			tx.PutNode(ctx, page("p1", "acme", "group:a")),
			tx.PutNode(ctx, page("p2", "acme", "group:b")),
			tx.PutText(ctx, graph.TextDocument{Node: "p1", Kind: "name", Terms: []string{"acme", "東京"}, Length: 2}),
			tx.PutText(ctx, graph.TextDocument{Node: "p2", Kind: "name", Terms: []string{"acme"}, Length: 1}),
		)
	}))
	viewer := graph.NewAudience([]string{"group:a"})
	require.NoError(t, s.Read(t.Context(), viewer, graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) error {
		ids, err := find(ctx, r, "acme")
		require.NoError(t, err)
		require.Equal(t, []string{"p1"}, ids)
		hits, err := r.Search(ctx, graph.TextQuery{Terms: []graph.WeightedTerm{{Term: "acme", Weight: 2}, {Term: "東京", Weight: 5}}, TextFilter: graph.TextFilter{Now: clock}, Limit: 10})
		require.NoError(t, err)
		require.Len(t, hits, 1)
		require.Equal(t, int64(7), hits[0].Sum)
		st, err := r.Statistics(ctx, graph.TextStatisticsQuery{Terms: []string{"acme", "none"}})
		require.NoError(t, err)
		require.Equal(t, graph.TextStatistics{Documents: 1, Length: 2, Frequency: map[string]int64{"acme": 1}}, st)
		return nil
	}))
}

// putOnce writes a page unless one with the norm is there.
func putOnce(lock, id, norm string) func(context.Context, graph.Tx) error {
	return func(ctx context.Context, tx graph.Tx) error {
		if err := tx.Lock(ctx, lock); err != nil {
			return err
		}
		ids, err := find(ctx, tx, norm)
		if err != nil || len(ids) > 0 {
			return err
		}
		if err := tx.PutNode(ctx, page(id, norm, "world")); err != nil {
			return err
		}
		return tx.PutText(ctx, graph.TextDocument{Node: id, Kind: "name", Terms: []string{"word"}, Length: 3})
	}
}

func TestLockPreventsDuplicates(t *testing.T) {
	const writers, rounds = 8, 6
	first := neo4jtest.Open(t)
	stores := map[string][]*neo4j.Store{"one store": {first}, "store each": nil}
	for range writers {
		s, err := neo4j.Open(t.Context(), neo4jtest.URL(t), neo4j.Options{})
		require.NoError(t, err)
		t.Cleanup(func() { _ = s.Close(context.Background()) })
		stores["store each"] = append(stores["store each"], s)
	}
	total := int64(0)
	for name, ss := range stores {
		t.Run(name, func(t *testing.T) {
			var wg sync.WaitGroup
			for w := range writers {
				wg.Go(func() {
					for round := range rounds {
						id := fmt.Sprintf("%s/%d/%d", name, w, round)
						norm := fmt.Sprintf("%s %d", name, round)
						if err := write(t, ss[w%len(ss)], putOnce(norm, id, norm)); err != nil {
							t.Error(err)
						}
					}
				})
			}
			wg.Wait()
			for round := range rounds {
				require.NoError(t, first.Read(t.Context(), graph.Everything(), graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) error {
					ids, err := find(ctx, r, fmt.Sprintf("%s %d", name, round))
					require.NoError(t, err)
					require.Len(t, ids, 1)
					return nil
				}))
			}
		})
		total += rounds
	}
	require.NoError(t, first.Read(t.Context(), graph.NewAudience([]string{"world"}), graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) error {
		st, err := r.Statistics(ctx, graph.TextStatisticsQuery{Terms: []string{"word"}})
		require.NoError(t, err)
		require.Equal(t, total, st.Documents)
		require.Equal(t, 3*total, st.Length)
		require.Equal(t, total, st.Frequency["word"])
		return nil
	}))
}

// TestStatisticsUnderConcurrentChanges: writers in stores of their own that
// refile, replace, hide and remove the same documents leave exact counts.
func TestStatisticsUnderConcurrentChanges(t *testing.T) {
	const documents = 5
	server := neo4jtest.Take(t)
	first := server.Open(t)
	second, err := neo4j.Open(t.Context(), neo4jtest.URL(t), neo4j.Options{})
	require.NoError(t, err)
	t.Cleanup(func() { _ = second.Close(context.Background()) })
	document := func(i, version int) graph.TextDocument {
		return graph.TextDocument{Node: fmt.Sprint("p", i), Kind: "name", Terms: []string{"all", fmt.Sprint("v", version%3)}, Length: int64(version)}
	}
	require.NoError(t, write(t, first, func(ctx context.Context, tx graph.Tx) error {
		for i := range documents {
			if err := errors.Join(tx.PutNode(ctx, page(fmt.Sprint("p", i), "n", "group:a")), tx.PutText(ctx, document(i, 1))); err != nil {
				return err
			}
		}
		return nil
	}))
	changes := []func(context.Context, graph.Tx, int) error{
		func(ctx context.Context, tx graph.Tx, i int) error { return tx.PutText(ctx, document(i, i)) },
		func(ctx context.Context, tx graph.Tx, i int) error {
			return tx.PatchNode(ctx, fmt.Sprint("p", i), graph.NodePatch{Item: &graph.Item{Scope: "group:b", Author: "u"}})
		},
		func(ctx context.Context, tx graph.Tx, i int) error {
			return tx.PatchNode(ctx, fmt.Sprint("p", i), graph.NodePatch{Item: &graph.Item{Scope: "group:a", DeletedAt: clock}})
		},
		func(ctx context.Context, tx graph.Tx, i int) error { return tx.DeleteText(ctx, fmt.Sprint("p", i)) },
		func(ctx context.Context, tx graph.Tx, i int) error {
			return tx.PatchNode(ctx, fmt.Sprint("p", i), graph.NodePatch{Item: &graph.Item{Scope: "group:a", Gated: true}})
		},
	}
	var wg sync.WaitGroup
	for w, s := range []graph.Store{first, second, first, second} {
		wg.Go(func() {
			for i := range 4 * documents {
				change := changes[(i*3+w*2)%len(changes)]
				if err := write(t, s, func(ctx context.Context, tx graph.Tx) error { return change(ctx, tx, (i+w)%documents) }); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
	require.NoError(t, first.Read(t.Context(), graph.Everything(), graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) error {
		for _, scopes := range [][]string{{"group:a"}, {"group:b"}, {"group:a", "group:b"}} {
			viewer := r.As(graph.NewAudience(scopes))
			hits, err := viewer.Search(ctx, graph.TextQuery{Terms: []graph.WeightedTerm{{Term: "all", Weight: 1}}, TextFilter: graph.TextFilter{Now: clock}, Limit: 100})
			require.NoError(t, err)
			length := int64(0)
			for _, h := range hits {
				length += h.Length
			}
			st, err := viewer.Statistics(ctx, graph.TextStatisticsQuery{Terms: []string{"all"}})
			require.NoError(t, err)
			require.Equal(t, int64(len(hits)), st.Documents, scopes)
			require.Equal(t, int64(len(hits)), st.Frequency["all"], scopes)
			require.Equal(t, length, st.Length, scopes)
		}
		return nil
	}))
}

func TestNewerFormatIsRefused(t *testing.T) {
	s := neo4jtest.Open(t)
	neo4jtest.SetFormat(t, 1_000_000)
	t.Cleanup(func() { neo4jtest.SetFormat(t, neo4j.FormatVersion) })
	_, err := neo4j.Open(t.Context(), neo4jtest.URL(t), neo4j.Options{})
	require.ErrorIs(t, err, graph.ErrNewerFormat)
	require.ErrorIs(t, s.Ready(t.Context()), graph.ErrNewerFormat)
}

// TestOpenTogether: processes that start on a database without a schema at the
// same time all come up.
func TestOpenTogether(t *testing.T) {
	neo4jtest.Take(t).Bare(t)
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			s, err := neo4j.Open(t.Context(), neo4jtest.URL(t), neo4j.Options{})
			if err != nil {
				t.Error(err)
				return
			}
			if err := errors.Join(s.Ready(t.Context()), s.Close(t.Context())); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
}

func TestPanicReachesTheCaller(t *testing.T) {
	s := neo4jtest.Open(t)
	require.PanicsWithValue(t, "own", func() {
		_ = write(t, s, func(ctx context.Context, tx graph.Tx) error { panic("own") })
	})
	require.NoError(t, write(t, s, func(ctx context.Context, tx graph.Tx) error { return tx.PutNode(ctx, page("p", "p", "world")) }))
}
