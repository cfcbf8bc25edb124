package graphtest

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
)

// A query whose solutions would fill the memory ends with an error that
// Differential knows, wherever they come from.
func TestReferenceGivesUpWhatIsTooBroad(t *testing.T) {
	s := newSuite(t, NewMemory(), "broad")
	var changes []change
	for i := range 60 {
		changes = append(changes, putNode(s.node("Page", fmt.Sprint("p", i), graph.Item{Scope: graph.ScopeWorld}, nil)))
	}
	for i := range 60 {
		for j := range 10 {
			changes = append(changes, putEdge(s.edge(fmt.Sprint("e", i, "-", j), fmt.Sprint("p", i), "KNOWS", fmt.Sprint("p", (i+j)%60), graph.Item{Scope: graph.ScopeWorld}, nil)))
		}
	}
	s.mustWrite(changes...)
	for name, query := range map[string]string{
		"hops":      "MATCH (a:Page)-[:KNOWS]-(b:Page)-[:KNOWS]-(c:Page)-[:KNOWS]-(d:Page) RETURN count(*) AS c",
		"trails":    "MATCH (a:Page)-[:KNOWS*4]-(b:Page) RETURN count(*) AS c",
		"condition": "MATCH (a:Page)-[:KNOWS*4]-(b:Page) WHERE a.id = 'nobody' RETURN count(*) AS c",
	} {
		_, err := s.tryMatch(graph.Everything(), compile(t, query, nil), everyVersion(nil))
		require.ErrorIs(t, err, errTooBroad, name)
	}
	rows, err := s.tryMatch(graph.Everything(), compile(t, "MATCH (a:Page)-[:KNOWS]->(b:Page) RETURN count(*) AS c", nil), everyVersion(nil))
	require.NoError(t, err)
	require.Equal(t, []graph.Row{{graph.Int(600)}}, rows)
}
