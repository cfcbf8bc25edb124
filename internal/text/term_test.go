package text

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func TestTermEncodingIsInjectiveAndSafe(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		short := rapid.StringOfN(rapid.OneOf(rapid.Rune(), rapid.SampledFrom([]rune("_xuvhsrwy0123456789abcdef+/ ㄱ가東é"))), 0, 6, -1)
		a, b := short.Draw(t, "a"), short.Draw(t, "b")
		marks := rapid.SampledFrom([]string{"", markStem, markRune, markWhole, markSymbol})
		markA, markB := marks.Draw(t, "mark a"), marks.Draw(t, "mark b")
		termA, termB := encodeTerm(markA, a), encodeTerm(markB, b)
		require.Equal(t, markA == markB && a == b, termA == termB)
		require.Equal(t, markA != "", isAux(termA))
		require.Regexp(t, `^[\p{L}\p{Nd}_]*$`, termA)
		require.LessOrEqual(t, len(termA), MaxTermBytes)
	})
}
