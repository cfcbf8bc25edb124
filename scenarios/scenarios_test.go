//go:build unix

package scenarios_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/scenarios"
)

// leastCases is how many cases the files have at least; fewer means that some
// are lost.
const leastCases = 60

// Every file runs on both engines, and both must give the same answers.
func TestScenarios(t *testing.T) {
	all, err := scenarios.Load()
	require.NoError(t, err)
	shared, err := scenarios.SharedOperations()
	require.NoError(t, err)
	for _, f := range all {
		t.Run(f.Name, func(t *testing.T) { playOnBoth(t, f, shared) })
	}
}

// playOnBoth runs a file on both engines and compares their answers.
func playOnBoth(t *testing.T, f scenarios.File, shared map[string]string) {
	t.Helper()
	answers := map[string]map[string]any{}
	for _, on := range engines {
		t.Run(on.name, func(t *testing.T) { answers[on.name] = play(t, startServer(t, on), f, shared) })
	}
	first, second := answers["embedded"], answers["neo4j"]
	if first == nil || second == nil {
		t.Log("the engines are not compared: one did not run to its end")
		return
	}
	for where, want := range first {
		require.Empty(t, scenarios.Same(want, second[where]), "%s: neo4j differs from embedded", where)
	}
}

func TestThereAreCases(t *testing.T) {
	all, err := scenarios.Load()
	require.NoError(t, err)
	n := 0
	for _, f := range all {
		n += len(f.Cases)
	}
	require.GreaterOrEqual(t, n, leastCases)
}

func TestReferenceIsCurrent(t *testing.T) {
	all, err := scenarios.Load()
	require.NoError(t, err)
	b, err := os.ReadFile("../docs/reference/scenarios.md")
	require.NoError(t, err)
	require.Equal(t, scenarios.Reference(all), string(b), "run go generate ./scenarios")
}
