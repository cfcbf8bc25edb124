package neo4j_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/neo4j/neo4jtest"
	"brain/graph/pattern"
)

// TestHub: two hops over a hub of 100,000 edges are answered where few rows result,
// and refused, not cut, where more do than a query may return.
func TestHub(t *testing.T) {
	s := neo4jtest.Open(t)
	const n, batch = 100_000, 5_000
	for b := 0; b < n; b += batch {
		require.NoError(t, write(t, s, func(ctx context.Context, tx graph.Tx) error {
			if b == 0 {
				if err := tx.PutNode(ctx, page("hub", "hub", "world")); err != nil {
					return err
				}
			}
			for i := b; i < b+batch; i++ {
				p := fmt.Sprintf("p%d", i)
				if err := tx.PutNode(ctx, page(p, p, "world")); err != nil {
					return err
				}
				if err := tx.PutEdge(ctx, graph.Edge{ID: "e" + p, Type: "KNOWS", From: p, To: "hub", Item: graph.Item{Scope: "world"}}); err != nil {
					return err
				}
			}
			return nil
		}))
	}
	cat, err := pattern.NewCatalogue(pattern.Internal, nil, []pattern.LinkTerm{{Relationship: "KNOWS"}})
	require.NoError(t, err)
	for _, c := range []struct {
		text string
		rows int // -1: more than a query may return
	}{
		{"RETURN count(b) AS n", 1},
		{"RETURN b.id ORDER BY b.id LIMIT 100", 100},
		{"AND b.id STARTS WITH 'p1234' RETURN b.id", 11},
		{"RETURN b.id", -1},
	} {
		p, err := pattern.Compile(cat, "MATCH (a:Page)-[:KNOWS]->(h:Page), (b:Page)-[:KNOWS]->(h) WHERE a.id = 'p7' "+c.text)
		require.NoError(t, err)
		var rows []graph.Row
		err = s.Read(t.Context(), graph.NewAudience([]string{"world"}), graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) error {
			var err error
			rows, err = r.Match(ctx, p, graph.Args{Now: time.Now()})
			return err
		})
		if c.rows < 0 {
			require.ErrorIs(t, err, graph.ErrTooExpensive, c.text)
			continue
		}
		require.NoError(t, err, c.text)
		require.Len(t, rows, c.rows, c.text)
	}
}
