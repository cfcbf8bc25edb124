package embedded

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
)

// TestFullDisk: a write that finds no space leaves nothing behind and says so;
// with space again the store goes on.
func TestFullDisk(t *testing.T) {
	s := openTest(t)
	put := func(first, count int) error {
		_, err := s.Write(t.Context(), graph.Everything(), graph.WriteOptions{}, func(ctx context.Context, tx graph.Tx) error {
			for n := first; n < first+count; n++ {
				node := graph.Node{ID: fmt.Sprint(n), Labels: []string{"Section"}, Item: graph.Item{Scope: graph.GroupScope(fmt.Sprint(n))},
					Props: graph.Props{"text": graph.String(strings.Repeat("x", 5_000))}}
				if err := tx.PutNode(ctx, node); err != nil {
					return err
				}
			}
			return nil
		})
		return err
	}
	require.NoError(t, put(0, 1))
	var pages int
	require.NoError(t, s.writer.c.QueryRowContext(t.Context(), "PRAGMA page_count").Scan(&pages))
	_, err := s.writer.c.ExecContext(t.Context(), fmt.Sprintf("PRAGMA max_page_count = %d", pages+20))
	require.NoError(t, err)

	require.ErrorIs(t, put(1, 500), graph.ErrUnavailable)
	require.NoError(t, put(1, 2), "a small write still fits")

	_, err = s.writer.c.ExecContext(t.Context(), "PRAGMA max_page_count = 1000000")
	require.NoError(t, err)
	require.NoError(t, put(3, 500))
	plan := compileText(t, "MATCH (s:Section) RETURN count(*)")
	require.NoError(t, s.Read(t.Context(), graph.Everything(), graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) error {
		rows, err := r.Match(ctx, plan, graph.Args{Currency: graph.Currency{Mode: graph.All}})
		require.Equal(t, []graph.Row{{graph.Int(503)}}, rows)
		return err
	}))
	require.NoError(t, s.Read(t.Context(), graph.NewAudience([]string{graph.GroupScope("300")}), graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) error {
		rows, err := r.Match(ctx, plan, graph.Args{Currency: graph.Currency{Mode: graph.All}})
		require.Equal(t, []graph.Row{{graph.Int(1)}}, rows)
		return err
	}))
}
