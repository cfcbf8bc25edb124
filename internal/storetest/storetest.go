//go:build unix

// Package storetest runs a test on every engine. It is the one test helper that
// names them.
package storetest

import (
	"context"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/embedded"
	"brain/graph/neo4j/neo4jtest"
)

// Each runs fn as the subtests "embedded" and "neo4j". open returns an empty
// store that is closed at the end of the test that it is given. Neo4j has one
// database, so a test opens it once. Without a server (BRAIN_TEST_NEO4J_URI) the
// Neo4j subtest prints that it is skipped; BRAIN_REQUIRE_NEO4J=1 makes it fail.
func Each(t *testing.T, fn func(t *testing.T, open func(t *testing.T) graph.Store)) {
	t.Run("embedded", func(t *testing.T) { fn(t, Embedded) })
	t.Run("neo4j", func(t *testing.T) {
		RequireNeo4j(t)
		fn(t, Neo4j)
	})
}

// Embedded opens an empty embedded store in a folder of the test.
func Embedded(t *testing.T) graph.Store {
	t.Helper()
	store, err := embedded.Open(t.Context(), embedded.Options{Dir: t.TempDir()})
	require.NoError(t, err)
	t.Cleanup(func() {
		// The test may have closed it.
		_ = store.Close(context.Background())
	})
	return store
}

// Neo4j opens the test server's database, emptied.
func Neo4j(t *testing.T) graph.Store {
	t.Helper()
	return neo4jtest.Open(t)
}

// RequireNeo4j skips the test, saying so, if there is no server.
func RequireNeo4j(t *testing.T) {
	t.Helper()
	if os.Getenv(neo4jtest.EnvURL) != "" {
		return
	}
	if os.Getenv(neo4jtest.EnvRequire) == "1" {
		t.Fatalf("%s on neo4j: %s=1 demands %s", t.Name(), neo4jtest.EnvRequire, neo4jtest.EnvURL)
	}
	t.Skipf("SKIPPED: %s on neo4j (%s not set)", t.Name(), neo4jtest.EnvURL)
}
