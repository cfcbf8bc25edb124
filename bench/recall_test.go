package main

import (
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
)

func TestSameCandidates(t *testing.T) {
	hits := []graph.TextHit{{Node: "a", Sum: 9}, {Node: "b", Sum: 5}, {Node: "c", Sum: 5}}
	require.NoError(t, sameCandidates(hits, []string{"a", "b", "c"}, 3))
	require.NoError(t, sameCandidates(hits, []string{"a", "c"}, 2), "b and c tie")
	require.Error(t, sameCandidates(hits, []string{"b", "c"}, 2), "a is missing")
	require.Error(t, sameCandidates(hits, []string{"a"}, 2), "one too few")
	require.NoError(t, sameCandidates(nil, nil, 300))
}
