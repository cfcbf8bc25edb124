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

// slugs is the plan of MATCH (p:Page) WHERE p.norm = $norm RETURN p.id.
func slugs() *graph.Plan {
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
	rows, err := r.Match(ctx, slugs(), graph.Args{Values: graph.Props{"norm": graph.String(norm)}, Now: clock})
	ids := make([]string, len(rows))
	for i, row := range rows {
		ids[i] = row[0].Str()
	}
	return ids, err
}

func page(id, norm, scope string) graph.Node {
	return graph.Node{ID: id, Labels: []string{"Page"}, Item: graph.Item{Scope: scope},
		Props: graph.Props{"norm": graph.String(norm), "handle": graph.String(id)}}
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
		hits, err := r.Search(ctx, graph.TextQuery{Terms: []graph.WeightedTerm{{Term: "acme", Weight: 2}, {Term: "東京", Weight: 5}}, Now: clock, Limit: 10})
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
		return tx.PutText(ctx, graph.TextDocument{Node: id, Kind: "name", Terms: []string{"word", norm}, Length: 3})
	}
}

func TestLockPreventsDuplicates(t *testing.T) {
	const writers, rounds = 8, 6
	first := neo4jtest.Open(t)
	stores := map[string][]*neo4j.Store{"one store": {first}, "a store each": nil}
	for range writers {
		s, err := neo4j.Open(t.Context(), neo4jtest.URL(t), neo4j.Options{})
		require.NoError(t, err)
		t.Cleanup(func() { _ = s.Close(context.Background()) })
		stores["a store each"] = append(stores["a store each"], s)
	}
	total := int64(0)
	for name, ss := range stores {
		t.Run(name, func(t *testing.T) {
			var wg sync.WaitGroup
			for w := range writers {
				wg.Go(func() {
					for round := range rounds {
						id := fmt.Sprintf("%s/%d/%d", name, w, round)
						norm := fmt.Sprintf("%s %d", ss[0].Name()+name[:3], round)
						norm = fmt.Sprintf("n%d%s", round, name[:1])
						if err := write(t, ss[w%len(ss)], putOnce(norm, id, norm)); err != nil {
							t.Error(err)
						}
					}
				})
			}
			wg.Wait()
			for round := range rounds {
				require.NoError(t, first.Read(t.Context(), graph.Everything(), graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) error {
					ids, err := find(ctx, r, fmt.Sprintf("n%d%s", round, name[:1]))
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
