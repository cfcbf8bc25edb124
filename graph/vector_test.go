package graph_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"brain/graph"
)

// TestDot: the inner product is the sum of the products, for any length.
func TestDot(t *testing.T) {
	largest := make([]int8, 4096)
	for i := range largest {
		largest[i] = -128
	}
	require.EqualValues(t, 4096*128*128, graph.Dot(largest, largest))
	rapid.Check(t, func(t *rapid.T) {
		a := rapid.SliceOfN(rapid.Int8(), 0, 40).Draw(t, "a")
		b := rapid.SliceOfN(rapid.Int8(), len(a), len(a)).Draw(t, "b")
		sum := int64(0)
		for i := range a {
			sum += int64(a[i]) * int64(b[i])
		}
		require.Equal(t, sum, graph.Dot(a, b))
	})
}
