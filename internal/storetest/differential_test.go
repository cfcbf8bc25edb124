//go:build unix

package storetest_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/graphtest"
	"brain/internal/storetest"
)

func TestEach(t *testing.T) {
	storetest.Each(t, func(t *testing.T, open func(t *testing.T) graph.Store) {
		store := open(t)
		require.NoError(t, store.Ready(t.Context()))
		_, err := store.Write(t.Context(), graph.Everything(), graph.WriteOptions{}, func(ctx context.Context, tx graph.Tx) error {
			return tx.PutNode(ctx, graph.Node{ID: "p", Labels: []string{"Page"}, Item: graph.Item{Scope: graph.ScopeWorld}})
		})
		require.NoError(t, err, "the store is empty")
	})
}

// Both engines must agree with the reference, and so with each other, on every
// random case. BRAIN_TEST_CASES sets the number of cases.
func TestDifferential(t *testing.T) {
	storetest.RequireNeo4j(t)
	graphtest.Differential(t, map[string]graph.Store{"embedded": storetest.Embedded(t), "neo4j": storetest.Neo4j(t)}, graphtest.OptionsFromEnvironment(t))
}
