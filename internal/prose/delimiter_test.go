package prose_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// A page of nothing but signs is read like any other, in time that grows with its
// length: with the square of it these would take minutes.
func TestTextsOfSigns(t *testing.T) {
	const most = 200_000
	for _, signs := range []string{"a_*b", "> ", "1. ", "[[[[(((***___", "~~a ~", "「」『』【】", "a`", "![", "*"} {
		t.Run(signs, func(t *testing.T) {
			text := read(t, strings.Repeat(signs, most/len([]rune(signs)))+"\n\nSee [[harbour]].")
			require.Len(t, text.References, 1)
			require.Equal(t, "harbour", text.References[0].Target)
		})
	}
}

// Emphasis is read in a paragraph of a thousand signs, and anew in the next.
func TestDelimitersOfAParagraph(t *testing.T) {
	shown := func(pairs int) string {
		return read(t, "x\n\n"+strings.Repeat("*a* ", pairs)+"[[b]]").References[0].Sentence.Text
	}
	require.NotContains(t, shown(500), "*")
	require.Equal(t, 2*100, strings.Count(shown(600), "*"))
	require.NotContains(t, read(t, strings.Repeat("*a* ", 600)+"\n\n*c* [[b]]").References[0].Sentence.Text, "*")
}
