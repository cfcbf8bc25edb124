package main

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

func TestGoal(t *testing.T) {
	require.True(t, atMost(2).met(2))
	require.False(t, atMost(2).met(2.01))
	require.True(t, atLeast(0.5).met(0.5))
	require.False(t, atLeast(0.5).met(0.49))
	require.Equal(t, "≤ 1.5×", atMost(1.5).String())
	require.Equal(t, "≥ 0.3×", atLeast(0.3).String())
}

func TestRows(t *testing.T) {
	of := func(d time.Duration) sample { return sample{times: []time.Duration{d}, wall: d} }
	require.Equal(t,
		"| recall | 3.00 ms | 3.00 ms | 333 | by hand | 2.00 ms | 2.00 ms | 500 | 1.50× (p99 1.50×) | ≤ 2× | yes |\n",
		byLatency("recall", of(3*time.Millisecond), of(2*time.Millisecond), atMost(2)).line())
	require.Equal(t,
		"| page | 3.00 ms | 3.00 ms | 333 | use case in process | 2.00 ms | 2.00 ms | 500 | 1.50× (p50 1.00 ms more) | ≤ 0.50 ms more | no |\n",
		byAdded("page", of(3*time.Millisecond), of(2*time.Millisecond), 500*time.Microsecond).line())
	require.Equal(t,
		"| remember | 4.00 ms | 4.00 ms | 250 | by hand | 1.00 ms | 1.00 ms | 1000 | 0.25× | ≥ 0.5× | no |\n",
		byRate("remember", of(4*time.Millisecond), of(time.Millisecond), atLeast(0.5)).line())
}

func TestMarkdownNamesWhatWasSkipped(t *testing.T) {
	require.Contains(t, document(nil, options{}), "SKIPPED: Neo4j ("+neo4jVariable+" not set)")
	require.NotContains(t, document(nil, options{neo4j: "bolt://x"}), "SKIPPED")
}

func TestMemorySize(t *testing.T) {
	file := filepath.Join(t.TempDir(), "meminfo")
	require.NoError(t, os.WriteFile(file, []byte("MemFree: 1 kB\nMemTotal:       16777216 kB\n"), 0o600))
	require.Equal(t, "16 GiB", memorySize(file))
	require.Equal(t, "unknown size", memorySize(file+".missing"))
}
