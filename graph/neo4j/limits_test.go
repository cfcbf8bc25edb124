package neo4j_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/neo4j/neo4jtest"
	"brain/graph/pattern"
)

// TestLimits: a query that is too expensive ends soon with the limit that it ran
// into, is not tried again, and leaves the store usable. Forty pages that all know
// each other are joined by about 90 million trails of at most four.
func TestLimits(t *testing.T) {
	s := neo4jtest.Open(t)
	const pages = 40
	require.NoError(t, write(t, s, func(ctx context.Context, tx graph.Tx) error {
		var errs []error
		for i := range pages {
			p := page(fmt.Sprint("p", i), fmt.Sprint(i), "world")
			p.Props["title"] = graph.String(strings.Repeat(fmt.Sprint("title ", i), 2_000))
			errs = append(errs, tx.PutNode(ctx, p))
		}
		for i := range pages {
			for j := range pages {
				errs = append(errs, tx.PutEdge(ctx, graph.Edge{ID: fmt.Sprint(i, "-", j), Type: "KNOWS", From: fmt.Sprint("p", i), To: fmt.Sprint("p", j), Item: graph.Item{Scope: "world"}}))
			}
		}
		return errors.Join(errs...)
	}))
	cat, err := pattern.NewCatalogue(pattern.Internal, nil, []pattern.LinkTerm{{Relationship: "KNOWS"}})
	require.NoError(t, err)
	for name, c := range map[string]struct {
		text    string
		limit   graph.Limit // "" for none
		timeout time.Duration
		within  time.Duration
	}{
		"rows":             {"MATCH (a:Page {slug: 'p0'})-[:KNOWS*1..3]->(b:Page) RETURN b.id", graph.LimitRows, time.Minute, 20 * time.Second},
		"rows of WITH":     {"MATCH (a:Page {slug: 'p0'})-[:KNOWS*1..3]->(b:Page) WITH a, b OPTIONAL MATCH (b)<-[:ABOUT]-(c:Claim) RETURN b.id, c.id", graph.LimitRows, time.Minute, 20 * time.Second},
		"time, trails":     {"MATCH (a:Page)-[:KNOWS*4..4]->(b:Page) RETURN count(*)", graph.LimitTime, 300 * time.Millisecond, 800 * time.Millisecond},
		"time, NOT":        {"MATCH (a:Page) WHERE NOT (a)-[:KNOWS*4..4]->(:Page {title: 'nobody'}) RETURN a.id", graph.LimitTime, 300 * time.Millisecond, 800 * time.Millisecond},
		"memory, list":     {"MATCH (a:Page {slug: 'p0'})-[:KNOWS*3..3]->(b:Page) WITH collect(b.title) AS titles RETURN count(titles)", graph.LimitMemory, time.Minute, 20 * time.Second},
		"memory, order":    {"MATCH (a:Page {slug: 'p0'})-[:KNOWS*3..3]->(b:Page) WITH a, b, b.title AS t ORDER BY t SKIP 1 RETURN count(t)", graph.LimitMemory, time.Minute, 20 * time.Second},
		"10,000 rows pass": {"MATCH (a:Page {slug: 'p0'})-[:KNOWS*1..3]->(b:Page) WITH b ORDER BY b.id LIMIT 10000 RETURN b.id", "", time.Minute, 20 * time.Second},
	} {
		t.Run(name, func(t *testing.T) {
			p, err := pattern.Compile(cat, c.text)
			require.NoError(t, err)
			ask := func(p *graph.Plan, timeout time.Duration) (rows []graph.Row, err error) {
				ctx, cancel := context.WithTimeout(t.Context(), timeout)
				defer cancel()
				err = s.Read(ctx, graph.NewAudience([]string{"world"}), graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) error {
					rows, err = r.Match(ctx, p, graph.Args{Now: clock, Values: graph.Props{}})
					return err
				})
				return rows, err
			}
			start := time.Now()
			rows, err := ask(p, c.timeout)
			require.Less(t, time.Since(start), c.within)
			if c.limit == "" {
				require.NoError(t, err)
				require.Len(t, rows, 10_000)
			} else {
				var reached *graph.TooExpensiveError
				require.ErrorAs(t, err, &reached)
				require.Equal(t, c.limit, reached.Limit)
			}
			next, err := pattern.Compile(cat, "MATCH (p:Page) WHERE p.id = 'p1' RETURN p.id")
			require.NoError(t, err)
			start = time.Now()
			rows, err = ask(next, 10*time.Second)
			require.NoError(t, err)
			require.Len(t, rows, 1)
			require.Less(t, time.Since(start), 5*time.Second, "the store serves at once")
		})
	}
}
