package embedded_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/embedded"
	"brain/graph/pattern"
)

// clique writes pages of which each knows every other one, with long titles.
func clique(t testing.TB, s graph.Store, size int) {
	t.Helper()
	write(t, s, func(ctx context.Context, tx graph.Tx) error {
		for n := range size {
			p := page(n)
			p.Props["title"] = graph.String(strings.Repeat(fmt.Sprintf("%04d", n), 10_000))
			if err := tx.PutNode(ctx, p); err != nil {
				return err
			}
		}
		for a := range size {
			for b := range size {
				if a == b {
					continue
				}
				e := graph.Edge{ID: fmt.Sprintf("k%d-%d", a, b), Type: "KNOWS", From: pageID(a), To: pageID(b), Item: graph.Item{Scope: graph.ScopeWorld}}
				if err := tx.PutEdge(ctx, e); err != nil {
					return err
				}
			}
		}
		return nil
	})
}

// TestLimits: every limit ends a query with its name, and the next query on the
// same connection works at once.
func TestLimits(t *testing.T) {
	const size = 12
	s := open(t, embedded.Options{Dir: t.TempDir(), NoSync: true, ReadConns: 1, QueryWork: 200, QueryMemory: 1 << 20})
	clique(t, s, size)
	cat, everyone, first := catalogue(t), graph.Everything(), graph.Props{"id": graph.String(pageID(0))}
	neighbours := pattern.MustCompile(cat, "MATCH (a:Page {id: $id})-[:KNOWS*1..1]->(b) RETURN b.id")
	const works = "MATCH (a:Page {id: $id})-[:KNOWS*1..2]->(b:Page) RETURN count(*)"
	require.EqualValues(t, 11+11*11, match(t, s, everyone, pattern.MustCompile(cat, works), first)[0][0].Int64(), "the work stays within its limit")
	for name, c := range map[string]struct {
		limit graph.Limit
		query string
	}{
		"trails":                 {graph.LimitWork, "MATCH (a:Page {id: $id})-[:KNOWS*1..4]->(b:Page) RETURN count(*)"},
		"trails that lead away":  {graph.LimitWork, "MATCH (a:Page {id: $id})-[:KNOWS*4..4]->(b:Person) RETURN b.id LIMIT 1"},
		"rows of a WITH":         {graph.LimitWork, "MATCH (a:Page {id: $id})-[:KNOWS]->(b)-[:KNOWS]->(c)-[:KNOWS]->(d) WITH d RETURN count(*)"},
		"trails of an optional":  {graph.LimitWork, "MATCH (a:Page {id: $id}) OPTIONAL MATCH (a)-[:KNOWS*1..4]->(b) RETURN count(b)"},
		"one collected value":    {graph.LimitMemory, "MATCH (a:Page) RETURN collect(a.title)"},
		"all rows together":      {graph.LimitMemory, "MATCH (a:Page)-[:KNOWS]->(b:Page) RETURN b.title, a.id"},
		"collected on the way":   {graph.LimitMemory, "MATCH (a:Page) WITH collect(a.title) AS titles RETURN titles"},
		"more rows than allowed": {graph.LimitRows, "MATCH (a:Page)-[:KNOWS]->(b:Page)-[:KNOWS]->(c:Page) RETURN a.id"},
	} {
		t.Run(name, func(t *testing.T) {
			plan, err := pattern.Compile(cat, c.query, pattern.WithMaxRows(1_000))
			require.NoError(t, err)
			values := graph.Props{}
			if strings.Contains(c.query, "$id") {
				values = first
			}
			_, err = tryMatch(t.Context(), s, everyone, plan, values)
			var expensive *graph.TooExpensiveError
			require.ErrorAs(t, err, &expensive)
			require.Equal(t, c.limit, expensive.Limit)
			began := time.Now()
			require.Len(t, match(t, s, everyone, neighbours, first), size-1)
			require.Less(t, time.Since(began), 250*time.Millisecond)
		})
	}
}

// TestDeadlineOnTheWay: the end of the time interrupts every kind of stage.
func TestDeadlineOnTheWay(t *testing.T) {
	s := open(t, embedded.Options{Dir: t.TempDir(), NoSync: true, ReadConns: 1, QueryTime: 40 * time.Millisecond})
	clique(t, s, 60)
	cat, first := catalogue(t), graph.Props{"id": graph.String(pageID(0))}
	for name, query := range map[string]string{
		"trails":           "MATCH (a:Page {id: $id})-[:KNOWS*1..4]-(b:Page) RETURN count(*)",
		"trails in a test": "MATCH (a:Page {id: $id})-[:KNOWS]->(b) WHERE NOT (b)-[:KNOWS*4..4]-(:Person) RETURN count(*)",
		"grouping":         "MATCH (a:Page {id: $id})-[:KNOWS]->(b)-[:KNOWS]->(c)-[:KNOWS]->(d)-[:KNOWS]->(e) WITH e, count(DISTINCT c) AS n RETURN n",
		"optional":         "MATCH (a:Page {id: $id}) OPTIONAL MATCH (a)-[:KNOWS]->(b)-[:KNOWS]->(c)-[:KNOWS]->(d)-[:KNOWS]->(e:Person) RETURN count(e)",
	} {
		t.Run(name, func(t *testing.T) {
			began := time.Now()
			_, err := tryMatch(t.Context(), s, graph.Everything(), pattern.MustCompile(cat, query), first)
			var expensive *graph.TooExpensiveError
			require.ErrorAs(t, err, &expensive)
			require.Equal(t, graph.LimitTime, expensive.Limit)
			require.Less(t, time.Since(began), 540*time.Millisecond)
			require.Len(t, match(t, s, graph.Everything(), pattern.MustCompile(cat, "MATCH (a:Page {id: $id}) RETURN a.id"), first), 1)
		})
	}
}
