package neo4j_test

import (
	"os"
	"testing"

	"brain/graph"
	"brain/graph/graphtest"
	"brain/graph/neo4j/neo4jtest"
)

func TestConformance(t *testing.T) {
	server := neo4jtest.Take(t)
	graphtest.Run(t, func(t *testing.T) graph.Store { return server.Open(t) })
}

// TestDifferential runs a few worlds, because the server plans every new text;
// the environment of graphtest.OptionsFromEnvironment asks for more.
func TestDifferential(t *testing.T) {
	opt := graphtest.Options{Worlds: 8, Queries: 8, Viewers: 4}
	if os.Getenv("BRAIN_TEST_CASES") != "" {
		opt = graphtest.OptionsFromEnvironment(t)
	}
	graphtest.Differential(t, map[string]graph.Store{"neo4j": neo4jtest.Open(t)}, opt)
}
