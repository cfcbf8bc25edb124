package text_test

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"brain/internal/text"
)

func TestTokens(t *testing.T) {
	require.Zero(t, text.Tokens(""))
	require.Equal(t, 2, text.Tokens("hello world"))
	require.Positive(t, text.Tokens("회의록"))
	require.Positive(t, text.Tokens("\xff\xfe"))
	long := strings.Repeat("The weekly minutes were sent. 회의록을 올렸다. ", 4000)
	exact := 4000 * text.Tokens("The weekly minutes were sent. 회의록을 올렸다. ")
	require.InEpsilon(t, exact, text.Tokens(long), 0.1, "sampled")
}

func TestChunksPreferParagraphsThenSentences(t *testing.T) {
	paragraph := strings.TrimSpace(strings.Repeat("Dana sent the weekly minutes. ", 5))
	chunks := text.Chunks("", paragraph+"\n\n"+paragraph+"\n \n"+paragraph, 40)
	require.Len(t, chunks, 3)
	for _, c := range chunks {
		require.Equal(t, paragraph, c.Text)
	}
	for _, sentence := range []string{"Dana sent the minutes of the meeting to Oslo. ", "다나가 주간회의록을 팀에 보냈습니다. ", "東京都庁で会議録を送りました。", "采购合同已经签署。"} {
		chunks := text.Chunks("", strings.Repeat(sentence, 30), 60)
		require.Greater(t, len(chunks), 2)
		for _, c := range chunks {
			require.Zero(t, len(c.Text+sentence[len(strings.TrimSpace(sentence)):])%len(sentence), "%q is of whole sentences", c.Text)
		}
	}
}

// A text of signs has a unit in nearly every rune: how many of them fit is not tried
// one by one.
func TestChunksOfSigns(t *testing.T) {
	for _, signs := range []string{"1. ", "[[[[(((***___", "「」『』【】"} {
		s := strings.Repeat(signs, 15_000/len(signs))
		chunks := text.Chunks("", s, 400)
		require.Greater(t, len(chunks), 3)
		for i, c := range chunks {
			require.LessOrEqual(t, text.Tokens(c.Text), 400)
			if i+1 < len(chunks) {
				require.Greater(t, text.Tokens(c.Text), 300, "full")
			}
		}
	}
}

func TestChunksOfLittle(t *testing.T) {
	require.Empty(t, text.Chunks("Heading", "", 400))
	require.Empty(t, text.Chunks("", " \n\n\t ", 400))
	require.Equal(t, []text.Chunk{{Text: "a b", Start: 2, End: 5}}, text.Chunks("", "\n a b\n\n", 400))
}

func TestHeadingIsCountedIn(t *testing.T) {
	body := strings.Repeat("Dana sent the minutes. ", 60)
	heading := strings.Repeat("minutes ", 12)
	for _, c := range text.Chunks(heading, body, 40) {
		require.LessOrEqual(t, text.Tokens(heading)+text.Tokens(c.Text), 40)
	}
	for _, c := range text.Chunks(strings.Repeat("long heading ", 100), body, 40) {
		require.LessOrEqual(t, text.Tokens(c.Text), 20)
	}
}

func TestChunkProperties(t *testing.T) {
	check(t, func(t *rapid.T) {
		var b strings.Builder
		for range rapid.IntRange(0, 12).Draw(t, "repeats") {
			part := anyText().Draw(t, "part")
			b.WriteString(strings.Repeat(part, rapid.IntRange(1, 8).Draw(t, "times")))
			b.WriteString(rapid.SampledFrom([]string{"\n\n", ". ", "", "。"}).Draw(t, "border"))
		}
		s := b.String()
		limit := rapid.IntRange(16, 60).Draw(t, "limit")
		chunks := text.Chunks("", s, limit)
		end := 0
		for _, c := range chunks {
			require.Equal(t, s[c.Start:c.End], c.Text)
			require.LessOrEqual(t, text.Tokens(c.Text), limit, "%q", c.Text)
			require.Empty(t, strings.TrimSpace(s[end:c.Start]), "only white space is left out")
			require.NotEmpty(t, strings.TrimSpace(c.Text))
			if utf8.ValidString(s) {
				require.True(t, utf8.ValidString(c.Text), "runes are whole")
			}
			end = c.End
		}
		require.Empty(t, strings.TrimFunc(s[end:], unicode.IsSpace))
		require.Equal(t, chunks, text.Chunks("", s, limit))
	})
}

func TestTextWithoutBordersIsSplit(t *testing.T) {
	for _, s := range []string{strings.Repeat("a", 60_000), strings.Repeat("東", 10_000), "e" + strings.Repeat("\u0301", 5_000), strings.Repeat("\xff", 8_000)} {
		chunks := text.Chunks("", s, text.MaxPassageTokens)
		require.Greater(t, len(chunks), 1)
		total := 0
		for _, c := range chunks {
			require.LessOrEqual(t, text.Tokens(c.Text), text.MaxPassageTokens)
			total += len(c.Text)
		}
		require.Equal(t, len(s), total)
	}
}

func BenchmarkChunks(b *testing.B) {
	s := strings.Repeat("Dana sent the weekly minutes to the team. 회의록을 올렸다. ", 200)
	b.SetBytes(int64(len(s)))
	for b.Loop() {
		text.Chunks("Minutes", s, text.MaxPassageTokens)
	}
}
