package neo4j_test

import (
	"context"
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/neo4j/neo4jtest"
	"brain/graph/pattern"
)

// TestEdgesByID: a hop that is found by the id of its edge gives each edge once,
// also beside others between the same nodes, and either way if it has no direction.
func TestEdgesByID(t *testing.T) {
	s := neo4jtest.Open(t)
	edge := func(id, from, to string) graph.Edge {
		return graph.Edge{ID: id, Type: "KNOWS", From: from, To: to, Item: graph.Item{Scope: "world"}}
	}
	require.NoError(t, write(t, s, func(ctx context.Context, tx graph.Tx) error {
		return errors.Join(tx.PutNode(ctx, page("a", "a", "world")), tx.PutNode(ctx, page("b", "b", "world")),
			tx.PutEdge(ctx, edge("ab1", "a", "b")), tx.PutEdge(ctx, edge("ab2", "a", "b")), tx.PutEdge(ctx, edge("ba", "b", "a")),
			tx.PutEdge(ctx, edge("aa", "a", "a")))
	}))
	cat, err := pattern.NewCatalogue(pattern.Internal, nil, []pattern.LinkTerm{{Relationship: "KNOWS"}})
	require.NoError(t, err)
	for text, want := range map[string][]string{
		"MATCH (x:Page)-[r:KNOWS]->(y:Page) WHERE r.id IN ['ab1', 'ab2', 'none'] RETURN x.id, r.id, y.id":                    {"a ab1 b", "a ab2 b"},
		"MATCH (x:Page)-[r:KNOWS]-(y:Page) WHERE r.id IN ['ab1', 'ba'] RETURN x.id, r.id, y.id":                              {"a ab1 b", "a ba b", "b ab1 a", "b ba a"},
		"MATCH (x:Page)-[r:KNOWS]-(y:Page) WHERE r.id = 'aa' RETURN x.id, r.id, y.id":                                        {"a aa a"},
		"MATCH (x:Page {id: 'b'}) OPTIONAL MATCH (x)-[r:KNOWS]-(y:Page) WHERE r.id IN ['ab2', 'aa'] RETURN x.id, r.id, y.id": {"b ab2 a"},
		"MATCH (x:Page {id: 'b'}) OPTIONAL MATCH (x)-[r:KNOWS]->(y:Page) WHERE r.id = 'ab2' RETURN x.id, r.id, y.id":         {"b  "},
	} {
		t.Run(text, func(t *testing.T) {
			p, err := pattern.Compile(cat, text)
			require.NoError(t, err)
			var got []string
			require.NoError(t, s.Read(t.Context(), graph.NewAudience([]string{"world"}), graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) error {
				rows, err := r.Match(ctx, p, graph.Args{Now: clock})
				for _, row := range rows {
					got = append(got, row[0].Str()+" "+row[1].Str()+" "+row[2].Str())
				}
				return err
			}))
			require.Equal(t, want, got)
		})
	}
}
