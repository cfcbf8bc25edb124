package main

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

func TestGrowth(t *testing.T) {
	at := func(measure string, size int, ours, reference figures) row {
		return row{Ours: ours, Reference: reference}.of(measure, size)
	}
	p99 := func(ms int) figures { return figures{P99: time.Duration(ms) * time.Millisecond} }
	lines := growth([]row{
		at("recall", 1_000, p99(2), p99(1)),
		at("import", 100, figures{PerSecond: 100}, figures{PerSecond: 1_000}),
		at("once", 1_000, p99(1), p99(1)),
		{Ours: p99(9)},
		at("recall", 10_000, p99(6), p99(2)),
		at("import", 1_000, figures{PerSecond: 50}, figures{PerSecond: 1_000}),
		at("recall", 100_000, p99(9), p99(2)),
	})
	require.Equal(t, []growthLine{
		{Measure: "recall", Size: 1_000, Ours: 2 * time.Millisecond, Reference: time.Millisecond},
		{Measure: "recall", Size: 10_000, Ours: 6 * time.Millisecond, Reference: 2 * time.Millisecond, Grown: 3, ReferenceGrown: 2},
		{Measure: "recall", Size: 100_000, Ours: 9 * time.Millisecond, Reference: 2 * time.Millisecond, Grown: 1.5, ReferenceGrown: 1},
		{Measure: "import", Size: 100, Ours: 10 * time.Millisecond, Reference: time.Millisecond},
		{Measure: "import", Size: 1_000, Ours: 20 * time.Millisecond, Reference: time.Millisecond, Grown: 2, ReferenceGrown: 1},
	}, lines)
	require.Contains(t, growthTable(lines), "\n| recall | 10 k | 6.00 ms | 3.00× | 2.00 ms | 2.00× |\n| recall | 100 k |")
	require.Empty(t, growthTable(nil))
}
