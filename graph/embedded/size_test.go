package embedded

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/graph"
)

// TestLargestQueries: what the checker lets through SQLite runs, in a bearable
// time: joins stay below its 64 tables, and stages do not multiply.
func TestLargestQueries(t *testing.T) {
	s, err := Open(t.Context(), Options{Dir: t.TempDir(), ReadConns: 1, NoSync: true})
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, s.Close(context.Background())) })
	fill(t, s)
	const start = "MATCH (p0:Page {id: 'p1'})"
	repeat := func(n int, part func(i int) string) string {
		var b strings.Builder
		for i := 1; i <= n; i++ {
			b.WriteString(part(i))
		}
		return b.String()
	}
	everything := func(n int, item string) string {
		return " RETURN " + strings.Join(strings.Split(strings.TrimSpace(repeat(n, func(i int) string { return strings.ReplaceAll(item, "#", fmt.Sprint(i)) + " " })), " "), ", ")
	}
	for name, text := range map[string]string{
		"optional parts":  start + repeat(14, func(i int) string { return fmt.Sprintf(" OPTIONAL MATCH (p%d)-[r%d:KNOWS]->(p%d)", i-1, i, i) }) + everything(14, "p#.title r#.weight"),
		"clauses":         start + repeat(14, func(i int) string { return fmt.Sprintf(" MATCH (p%d)-[r%d:KNOWS]->(p%d)", i-1, i, i) }) + everything(14, "p#.title r#.weight"),
		"one long path":   start + repeat(16, func(i int) string { return fmt.Sprintf(", (p%d)-[r%d:KNOWS]->(p%d)", i-1, i, i) }) + everything(16, "p#.title r#.weight"),
		"trails":          start + repeat(14, func(i int) string { return fmt.Sprintf(" MATCH (p%d)-[:WORKS_AT*1..2]->(p%d)", i-1, i) }) + everything(14, "p#.title"),
		"trails of one":   start + repeat(10, func(i int) string { return fmt.Sprintf(", (p%d)-[:WORKS_AT*1..4]->(p%d)", i-1, i) }) + everything(10, "p#.title"),
		"optional trails": start + repeat(14, func(i int) string { return fmt.Sprintf(" OPTIONAL MATCH (p%d)-[:WORKS_AT*1..2]->(p%d)", i-1, i) }) + everything(14, "p#.title"),
		"stages": start + repeat(7, func(i int) string {
			return fmt.Sprintf(" WITH p%d, count(*) AS n%d OPTIONAL MATCH (p%d)-[:WORKS_AT*1..2]->(p%d)", i-1, i, i-1, i)
		}) + " RETURN p7.title",
		"carried and joined": start + repeat(10, func(i int) string { return fmt.Sprintf(" MATCH (p%d)-[r%d:KNOWS]->(p%d)", i-1, i, i) }) +
			" WITH p0" + repeat(10, func(i int) string { return fmt.Sprintf(", p%d, r%d", i, i) }) +
			" MATCH (p10)" + repeat(12, func(i int) string { return fmt.Sprintf("-[q%d:KNOWS]->()", i) }) +
			" WHERE p0.slug <> '' " + repeat(10, func(i int) string {
			return fmt.Sprintf(" AND p%d.title <> '' AND (p%d:Company OR r%d.weight > 0.5)", i, i, i)
		}) +
			repeat(12, func(i int) string { return fmt.Sprintf(" AND q%d.origin <> ''", i) }) + " RETURN count(*)",
	} {
		t.Run(name, func(t *testing.T) {
			plan := compileText(t, text)
			for _, reader := range plannedReaders {
				steps, err := s.Explain(t.Context(), plan, reader.audience, reader.currency)
				require.NoError(t, err)
				for _, step := range steps {
					require.NotRegexp(t, baseScan, step)
				}
			}
			began := time.Now()
			require.NoError(t, s.Read(t.Context(), graph.NewAudience([]string{graph.ScopeWorld}), graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) error {
				_, err := r.Match(ctx, plan, graph.Args{Now: time.Now()})
				return err
			}))
			require.Less(t, time.Since(began), 5*time.Second)
		})
	}
}
