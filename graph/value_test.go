package graph_test

import (
	"math"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"brain/graph"
)

// anyValue draws values of every kind, small enough that equal ones are common.
func anyValue(depth int) *rapid.Generator[graph.Value] {
	text := rapid.SampledFrom([]string{"", "a", "B", "b", "z", "가", "\uffee", "\U0001F600"})
	number := rapid.OneOf(rapid.Int64Range(-3, 3), rapid.SampledFrom([]int64{math.MinInt64, math.MaxInt64}))
	kinds := []*rapid.Generator[graph.Value]{
		rapid.Just(graph.Null()),
		rapid.Map(text, graph.String),
		rapid.Map(number, graph.Int),
		rapid.Map(rapid.SampledFrom([]float64{-1.5, math.Copysign(0, -1), 0, 2, math.NaN(), math.Inf(1), math.MaxFloat64}), graph.Float),
		rapid.Map(rapid.Bool(), graph.Bool),
		rapid.Map(rapid.Int64Range(-3, 3), graph.InstantMicros),
		rapid.Map(rapid.SampledFrom([]string{"2025-12-31", "2026-01-01"}), graph.Date),
		rapid.Map(number, graph.Decimal),
		rapid.Map(text, func(s string) graph.Value { return graph.Bytes([]byte(s)) }),
	}
	if depth > 0 {
		kinds = append(kinds, rapid.Map(rapid.SliceOfN(anyValue(depth-1), 0, 3), func(vs []graph.Value) graph.Value { return graph.List(vs...) }))
	}
	return rapid.OneOf(kinds...)
}

func TestCompareIsATotalOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b, c := anyValue(1).Draw(t, "a"), anyValue(1).Draw(t, "b"), anyValue(1).Draw(t, "c")
		if graph.Compare(a, a) != 0 {
			t.Fatalf("%v is not equal to itself", a)
		}
		if graph.Compare(a, b) != -graph.Compare(b, a) {
			t.Fatalf("%v and %v compare one way only", a, b)
		}
		if graph.Compare(a, b) <= 0 && graph.Compare(b, c) <= 0 && graph.Compare(a, c) > 0 {
			t.Fatalf("%v ≤ %v ≤ %v, but not %v ≤ %v", a, b, c, a, c)
		}
		if a.Equal(b) != (graph.Compare(a, b) == 0) {
			t.Fatalf("Equal and Compare disagree on %v and %v", a, b)
		}
	})
}

func TestCompareOrdersAsThePatternLanguage(t *testing.T) {
	for _, ascending := range [][2]graph.Value{
		{graph.String("z"), graph.Null()},
		{graph.List(graph.Int(9)), graph.Null()},
		{graph.String("B"), graph.String("a")},
		{graph.String("\uffee"), graph.String("\U0001F600")},
		{graph.Decimal(-1), graph.Decimal(0)},
		{graph.Bool(false), graph.Bool(true)},
		{graph.List(graph.Int(1)), graph.List(graph.Int(1), graph.Int(0))},
		{graph.Date("2025-12-31"), graph.Date("2026-01-01")},
	} {
		require.Negative(t, graph.Compare(ascending[0], ascending[1]), "%v before %v", ascending[0], ascending[1])
	}
}

func TestFloatsThatEnginesDoNotShareAreNotMade(t *testing.T) {
	for _, f := range []float64{math.NaN(), math.Inf(1), math.Inf(-1)} {
		require.True(t, graph.Float(f).IsNull(), "%v", f)
	}
	require.False(t, math.Signbit(graph.Float(math.Copysign(0, -1)).Float64()))
}

func TestInstantKeepsMicroseconds(t *testing.T) {
	at := time.Date(2026, 2, 3, 4, 5, 6, 789_123_456, time.FixedZone("", 9*3600))
	require.Equal(t, at.Truncate(time.Microsecond).UTC(), graph.Instant(at).Time())
	require.True(t, graph.Instant(time.Time{}).IsNull())
	require.True(t, graph.Int(5).Time().IsZero())
}

func TestDecimalRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.Int64Range(-math.MaxInt64, math.MaxInt64).Draw(t, "scaled")
		text := graph.FormatDecimal(n)
		back, err := graph.ParseDecimal(text)
		if err != nil || back != n {
			t.Fatalf("%d → %s → %d, %v", n, text, back, err)
		}
	})
}

func TestDecimalText(t *testing.T) {
	for scaled, text := range map[int64]string{0: "0", 7500: "0.75", -7500: "-0.75", 10_000: "1", 1: "0.0001", -123_456: "-12.3456"} {
		require.Equal(t, text, graph.FormatDecimal(scaled))
	}
	n, err := graph.ParseDecimal("0.7500")
	require.NoError(t, err)
	require.Equal(t, int64(7500), n)
	for _, bad := range []string{"", "-", ".5", "1.", "1.23456", "+1", "1e3", "1_0", " 1", "0x1", "--1", "1.-5", "922337203685477.5808", "NaN"} {
		_, err := graph.ParseDecimal(bad)
		require.Error(t, err, "%q", bad)
	}
}
