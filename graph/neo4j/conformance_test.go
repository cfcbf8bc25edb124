package neo4j_test

import (
	"testing"

	"brain/graph"
	"brain/graph/graphtest"
	"brain/graph/neo4j/neo4jtest"
)

func TestConformance(t *testing.T) {
	server := neo4jtest.Take(t)
	graphtest.Run(t, func(t *testing.T) graph.Store { return server.Open(t) })
}

func TestDifferential(t *testing.T) {
	store := neo4jtest.Open(t)
	graphtest.Differential(t, map[string]graph.Store{"neo4j": store}, graphtest.OptionsFromEnvironment(t))
}
