package graphtest_test

import (
	"testing"

	"brain/graph"
	"brain/graph/graphtest"
)

// The reference engine is held to the same suite as the others.
func TestMemory(t *testing.T) {
	graphtest.Run(t, func(*testing.T) graph.Store { return graphtest.NewMemory() })
}

// Against itself the reference shows that every random query is valid and that
// enough of them find something.
func TestDifferentialOfReference(t *testing.T) {
	opt := graphtest.OptionsFromEnvironment(t)
	graphtest.Differential(t, map[string]graph.Store{"reference": graphtest.NewMemory()}, opt)
}
