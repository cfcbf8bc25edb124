package neo4j_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/neo4j/neo4jtest"
)

// TestScrubLeavesNoTrace: after a node is deleted and the store scrubbed, no
// property of the database holds its text, its terms or its author.
func TestScrubLeavesNoTrace(t *testing.T) {
	const word, author = "zephyrine", "zoetrope"
	s := neo4jtest.Open(t)
	put := func(id, word string, it graph.Item) {
		require.NoError(t, write(t, s, func(ctx context.Context, tx graph.Tx) error {
			err := tx.PutNode(ctx, graph.Node{ID: id, Labels: []string{"Claim", "Fact"}, Item: it, Props: graph.Props{"text": graph.String("the " + word)}})
			if err != nil {
				return err
			}
			return tx.PutText(ctx, graph.TextDocument{Node: id, Kind: "claim", Body: word, Title: word, Terms: []string{word, word + "s"}, Length: 2})
		}))
	}
	put("goes", word, graph.Item{Scope: graph.PrincipalScope(author), Author: author})
	put("stays", "breeze", graph.Item{Scope: graph.ScopeWorld})
	require.Positive(t, neo4jtest.Holders(t, word))
	require.NoError(t, write(t, s, func(ctx context.Context, tx graph.Tx) error { return tx.DeleteNode(ctx, "goes") }))
	require.Positive(t, neo4jtest.Holders(t, word), "the test would find it")
	require.NoError(t, s.Scrub(t.Context(), graph.PrincipalScope(author)))
	require.Zero(t, neo4jtest.Holders(t, word))
	require.Zero(t, neo4jtest.Holders(t, author))
	require.Positive(t, neo4jtest.Holders(t, "breeze"))
}
