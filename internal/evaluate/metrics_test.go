package evaluate_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"brain/internal/evaluate"
)

// The expected values are computed by hand; log₂3 = 1.58496, so that the discounts
// of the first three ranks are 1, 0.63093 and 0.5.
func TestMeasure(t *testing.T) {
	for name, c := range map[string]struct {
		ranked, relevant []string
		cut              int
		want             evaluate.Cut
		mrr              float64
	}{
		"two of three, with gaps": {[]string{"a", "x", "b", "y"}, []string{"a", "b", "c"}, 5,
			evaluate.Cut{K: 5, Precision: 0.4, Recall: 2.0 / 3, All: 0, NDCG: 1.5 / 2.13093}, 1},
		"the cut counts": {[]string{"a", "x", "b", "y"}, []string{"a", "b", "c"}, 2,
			evaluate.Cut{K: 2, Precision: 0.5, Recall: 1.0 / 3, All: 0, NDCG: 1 / 1.63093}, 1},
		"all, not first": {[]string{"x", "b"}, []string{"b"}, 5,
			evaluate.Cut{K: 5, Precision: 0.2, Recall: 1, All: 1, NDCG: 0.63093}, 0.5},
		"found behind the cut": {[]string{"x", "y", "z", "a"}, []string{"a"}, 3,
			evaluate.Cut{K: 3}, 0.25},
		"more relevant than places": {[]string{"c", "a"}, []string{"a", "b", "c"}, 2,
			evaluate.Cut{K: 2, Precision: 1, Recall: 2.0 / 3, NDCG: 1}, 1},
		"nothing found": {nil, []string{"a"}, 1, evaluate.Cut{K: 1}, 0},
	} {
		t.Run(name, func(t *testing.T) {
			m := evaluate.Measure(c.ranked, c.relevant, []int{c.cut})
			require.InDelta(t, c.mrr, m.MRR, 1e-9)
			got := m.At[0]
			require.Equal(t, c.want.K, got.K)
			require.InDelta(t, c.want.Precision, got.Precision, 1e-9)
			require.InDelta(t, c.want.Recall, got.Recall, 1e-9)
			require.InDelta(t, c.want.All, got.All, 1e-9)
			require.InDelta(t, c.want.NDCG, got.NDCG, 1e-5)
		})
	}
}

func TestMean(t *testing.T) {
	cuts := []int{1, 2}
	mean := evaluate.Mean([]evaluate.Metrics{
		evaluate.Measure([]string{"a"}, []string{"a"}, cuts),
		evaluate.Measure([]string{"x", "b"}, []string{"b"}, cuts),
	})
	require.InDelta(t, 0.75, mean.MRR, 1e-9)
	require.InDelta(t, 0.5, mean.At[0].All, 1e-9)
	require.InDelta(t, 0.5, mean.At[0].Precision, 1e-9)
	require.InDelta(t, 0.5, mean.At[1].Precision, 1e-9)
	require.InDelta(t, 1, mean.At[1].Recall, 1e-9)
	require.InDelta(t, (1+0.63093)/2, mean.At[1].NDCG, 1e-5)
	require.Zero(t, evaluate.Mean(nil))
}

// A ranking with the relevant pages first is as good as one can be, and moving a
// relevant page up never makes a measure worse.
func TestMeasureOrders(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		relevant := []string{"a", "b", "c"}[:rapid.IntRange(1, 3).Draw(t, "relevant")]
		ranked := rapid.Permutation([]string{"a", "b", "c", "x", "y", "z"}).Draw(t, "ranked")
		k := rapid.IntRange(1, 6).Draw(t, "k")
		before := evaluate.Measure(ranked, relevant, []int{k})
		i := rapid.IntRange(1, 5).Draw(t, "place")
		if !slices.Contains(relevant, ranked[i]) || slices.Contains(relevant, ranked[i-1]) {
			return
		}
		ranked[i-1], ranked[i] = ranked[i], ranked[i-1]
		after := evaluate.Measure(ranked, relevant, []int{k})
		require.GreaterOrEqual(t, after.MRR, before.MRR)
		require.GreaterOrEqual(t, after.At[0].NDCG, before.At[0].NDCG)
		require.GreaterOrEqual(t, after.At[0].Recall, before.At[0].Recall)
		slices.SortStableFunc(ranked, func(a, b string) int {
			switch inA, inB := slices.Contains(relevant, a), slices.Contains(relevant, b); {
			case inA && !inB:
				return -1
			case inB && !inA:
				return 1
			}
			return 0
		})
		best := evaluate.Measure(ranked, relevant, []int{k})
		require.InDelta(t, 1, best.At[0].NDCG, 1e-9)
		require.InDelta(t, 1, best.MRR, 1e-9)
	})
}
