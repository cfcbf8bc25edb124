package embedded_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/embedded"
	"brain/graph/pattern"
)

// TestWaysThatAreNoTrails holds what the compiler shortens: a test of a variable
// length may look at nodes alone only where no way needs an edge twice. The world
// is 0 → 1 → 2 and 2 → 2.
func TestWaysThatAreNoTrails(t *testing.T) {
	s := open(t, embedded.Options{Dir: t.TempDir(), NoSync: true})
	write(t, s, func(ctx context.Context, tx graph.Tx) error {
		for n := range 3 {
			if err := tx.PutNode(ctx, page(n)); err != nil {
				return err
			}
		}
		for id, ends := range map[string][2]int{"01": {0, 1}, "12": {1, 2}, "22": {2, 2}} {
			e := graph.Edge{ID: id, Type: "KNOWS", From: pageID(ends[0]), To: pageID(ends[1]), Item: graph.Item{Scope: graph.ScopeWorld}}
			if err := tx.PutEdge(ctx, e); err != nil {
				return err
			}
		}
		return nil
	})
	for query, want := range map[string][]int{
		"MATCH (a:Page) WHERE (a)-[:KNOWS*1..4]->(a) RETURN a.id":                                    {2},
		"MATCH (a:Page) WHERE (a)-[:KNOWS*1..2]-(a) RETURN a.id":                                     {2},
		"MATCH (a:Page) WHERE NOT (a)-[:KNOWS*1..4]-(a) RETURN a.id":                                 {0, 1},
		"MATCH (a:Page) WHERE (a)-[:KNOWS*2..2]-(a) RETURN a.id":                                     {},
		"MATCH (a:Page) WHERE (a)-[:KNOWS*1..2]->()<-[:KNOWS]-(a) RETURN a.id":                       {},
		"MATCH (a:Page) WHERE (a)-[:KNOWS*1..2]->()<-[:KNOWS*1..2]-(a) RETURN a.id":                  {},
		"MATCH (a:Page) OPTIONAL MATCH (a)-[:KNOWS]->(b:Person) MATCH (b) WITH a.id AS id RETURN id": {},
		"MATCH (a:Page) WHERE (a)-[:KNOWS*2..3]->(:Company) RETURN a.id":                             {0, 1},
		"MATCH (a:Page) WHERE (a)<-[:KNOWS*3..3]-() RETURN a.id":                                     {2},
		"MATCH (a:Page) OPTIONAL MATCH (a)-[:KNOWS]->(b:Person) MATCH (b) RETURN a.id":               {},
		"MATCH (a:Page) OPTIONAL MATCH (b)-[:KNOWS]->(a) MATCH (b) RETURN b.id":                      {0, 1, 2},
		"MATCH (a:Page) OPTIONAL MATCH (a)<-[:KNOWS]-(b) WHERE b <> a RETURN b.id":                   {0, 1, -1},
		"MATCH (a:Page) OPTIONAL MATCH (a)-[:KNOWS]->(b:Person) OPTIONAL MATCH (b) RETURN a.id":      {0, 1, 2},
		"MATCH (a:Page) OPTIONAL MATCH (a)-[:KNOWS]->(b:Person) WITH b, a.id AS id RETURN id":        {0, 1, 2},
		"MATCH (a:Page) WITH a AS x, a AS y MATCH (x)-[:KNOWS]->(y) RETURN y.id":                     {2},
		"MATCH (a:Page)-[k:KNOWS]->(b:Page) WITH k AS l, b WHERE l.id = '12' RETURN b.id":            {2},
		"MATCH (a:Page)-[:KNOWS*1..2]->(b:Page)-[:KNOWS]->(c:Page) WHERE a.id = $first RETURN c.id":  {2, 2},
	} {
		t.Run(query, func(t *testing.T) {
			plan := pattern.MustCompile(catalogue(t), query)
			values := graph.Props{}
			if _, asked := plan.Params["first"]; asked {
				values["first"] = graph.String(pageID(0))
			}
			var expected []graph.Row
			for _, n := range want {
				id := graph.Null()
				if n >= 0 {
					id = graph.String(pageID(n))
				}
				expected = append(expected, graph.Row{id})
			}
			require.ElementsMatch(t, expected, match(t, s, graph.NewAudience([]string{graph.ScopeWorld}), plan, values))
		})
	}
}
