package neo4j_test

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/neo4j/neo4jtest"
	"brain/graph/pattern"
)

// TestTextOrder: stored text is ordered by code point wherever a query can see an
// order. U+FFEE stands before an emoji, by UTF-16 unit it would stand after it.
func TestTextOrder(t *testing.T) {
	const plain, high, emoji = "x東", "x\uFFEE", "x😀"
	s := neo4jtest.Open(t)
	require.NoError(t, write(t, s, func(ctx context.Context, tx graph.Tx) error {
		var errs []error
		for i, title := range []string{emoji, plain, high} {
			p := page(fmt.Sprint("p", i), fmt.Sprint(i), "world")
			p.Props["title"] = graph.String(title)
			errs = append(errs, tx.PutNode(ctx, p))
		}
		return errors.Join(errs...)
	}))
	cat, err := pattern.NewCatalogue(pattern.Internal, nil, nil)
	require.NoError(t, err)
	list := func(items ...string) graph.Value { return graph.Strings(items) }
	for text, want := range map[string][]graph.Value{
		"MATCH (p:Page) RETURN p.title AS c ORDER BY c":                                                                                              {graph.String(plain), graph.String(high), graph.String(emoji)},
		"MATCH (p:Page) RETURN DISTINCT p.title AS c ORDER BY c DESC":                                                                                {graph.String(emoji), graph.String(high), graph.String(plain)},
		"MATCH (p:Page) WITH p.title AS t ORDER BY t DESC LIMIT 2 RETURN min(t) AS c":                                                                {graph.String(high)},
		"MATCH (p:Page) RETURN max(p.title) AS c":                                                                                                    {graph.String(emoji)},
		"MATCH (p:Page) RETURN collect(p.title) AS c":                                                                                                {list(plain, high, emoji)},
		"MATCH (p:Page) WITH collect(DISTINCT p.title) AS all RETURN all AS c":                                                                       {list(plain, high, emoji)},
		"MATCH (p:Page), (q:Page {id: 'p2'}) WHERE p.id IN ['p0', 'p1'] AND p.title > q.title RETURN p.title AS c":                                   {graph.String(emoji)},
		"MATCH (p:Page) WHERE p.title > $high RETURN p.title AS c":                                                                                   {graph.String(emoji)},
		"MATCH (p:Page) WHERE p.title < $emoji RETURN p.title AS c ORDER BY c":                                                                       {graph.String(plain), graph.String(high)},
		"MATCH (p:Page) WHERE p.title <> $high WITH p, $high AS bound WHERE p.title > bound RETURN p.title AS c":                                     {graph.String(emoji)},
		"MATCH (p:Page) WITH p, '" + high + "' AS bound WITH p, bound AS b WHERE b < p.title RETURN p.title AS c":                                    {graph.String(emoji)},
		"MATCH (p:Page) WITH p, '" + emoji + "' AS bound WITH p, min(bound) AS b WHERE p.title < b RETURN p.title AS c ORDER BY c":                   {graph.String(plain), graph.String(high)},
		"MATCH (p:Page) WITH max(p.title) AS last MATCH (q:Page) WHERE q.id IN ['p0', 'p1', 'p2'] AND q.title < last RETURN q.title AS c ORDER BY c": {graph.String(plain), graph.String(high)},
	} {
		t.Run(text, func(t *testing.T) {
			p, err := pattern.Compile(cat, text)
			require.NoError(t, err)
			args := graph.Args{Now: clock, Values: graph.Props{}}
			for name := range p.Params {
				args.Values[name] = map[string]graph.Value{"high": graph.String(high), "emoji": graph.String(emoji)}[name]
			}
			var got []graph.Value
			require.NoError(t, s.Read(t.Context(), graph.NewAudience([]string{"world"}), graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) error {
				rows, err := r.Match(ctx, p, args)
				for _, row := range rows {
					got = append(got, row[0])
				}
				return err
			}))
			require.Equal(t, want, got)
		})
	}
}
