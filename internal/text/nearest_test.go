package text_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"brain/internal/text"
)

func TestNearest(t *testing.T) {
	kinds := []string{"fact", "event", "preference", "commitment", "belief", "take", "prediction", "bet", "hunch"}
	for word, want := range map[string][]string{
		"prefrence":  {"preference"},
		"COMMITMENT": {"commitment"},
		"beleif":     {"belief"},
		"facts":      {"fact"},
		"zzzzzz":     nil,
		"":           nil,
		"x":          nil,
	} {
		got := text.Nearest(word, kinds, 3)
		require.Equal(t, want, got[:min(1, len(got))], word)
	}
	require.Equal(t, []string{"조성민"}, text.Nearest("조성준", []string{"이도연", "조성민"}, 3))
	require.Equal(t, []string{"周間会議録", "会議録"}, text.Nearest("週間会議録", []string{"会議録", "周間会議録", "請求書"}, 3))
	require.Equal(t, []string{"axis", "exis"}, text.Nearest("oxis", []string{"exis", "axis", "axis", "ixis"}, 2))
	require.Empty(t, text.Nearest("fact", kinds, 0))
}

func TestNearestProperties(t *testing.T) {
	check(t, func(t *rapid.T) {
		names := rapid.SliceOf(rapid.StringMatching(`[a-c가나]{0,5}`)).Draw(t, "names")
		word := rapid.StringMatching(`[a-c가나]{1,5}`).Draw(t, "word")
		n := rapid.IntRange(0, 4).Draw(t, "n")
		got := text.Nearest(word, names, n)
		require.LessOrEqual(t, len(got), n)
		slices.Reverse(names)
		require.Equal(t, got, text.Nearest(word, names, n), "the order of candidates does not matter")
		if n > 0 && slices.Contains(names, word) {
			require.Equal(t, word, got[0])
		}
	})
}
