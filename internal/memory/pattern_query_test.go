package memory_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/memory"
)

// TestQueryOfAllRows: the greatest number of rows may be asked for of a query that
// finds more, and is told that there are more.
func TestQueryOfAllRows(t *testing.T) {
	const tagged = 102 // tagged × (tagged - 1) pairs are more than 10,000
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		for i := range tagged {
			_, _, err := w.CreatePage(t.Context(), w.as("ann"), memory.CreatePageInput{Type: "note", Title: fmt.Sprintf("Note %d", i), Tags: []string{"one"}, Scope: ptr("world")})
			require.NoError(t, err)
		}
		ask := func(query string) memory.PatternResult {
			result, err := w.PatternQuery(t.Context(), w.as("ann"), memory.PatternQueryInput{Query: query, First: ptr(10_000)})
			require.NoError(t, err)
			return result
		}
		all := ask("MATCH (a:Note)-[:TAGGED]->(:Tag)<-[:TAGGED]-(b:Note) RETURN a.id, b.id")
		require.Len(t, all.Rows, 10_000)
		require.True(t, all.Truncated)
		some := ask("MATCH (a:Note)-[:TAGGED]->(:Tag)<-[:TAGGED]-(b:Note) WHERE a.title <> 'Note 1' AND b.title <> 'Note 1' AND a.id < b.id RETURN a.id, b.id")
		require.Len(t, some.Rows, (tagged-1)*(tagged-2)/2)
		require.False(t, some.Truncated)
	})
}
