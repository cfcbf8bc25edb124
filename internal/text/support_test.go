package text_test

import (
	"regexp"
	"slices"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"brain/internal/text"
)

var safeTerm = regexp.MustCompile(`^[\p{L}\p{Nd}_]+$`)

func terms(s string) []string {
	var out []string
	for _, t := range text.Analyze(s) {
		out = append(out, t.Term)
	}
	return out
}

// score scores one document against a question, in a world of that document and nine others.
func score(question, document string) text.Score {
	q := text.ParseQuery(question)
	d := text.Document{Fields: []text.Field{text.NewField(1, document)}}
	s := text.Stats{Docs: 10, Length: 100, DF: map[string]int64{}}
	for _, term := range q.Bases() {
		if slices.Contains(terms(document), term) {
			s.DF[term] = 1
		}
	}
	return text.BM25(q, d, s)
}

func requireSafe(t require.TestingT, term string) {
	require.Regexp(t, safeTerm, term)
	require.LessOrEqual(t, len(term), text.MaxTermBytes)
	require.True(t, utf8.ValidString(term))
}

// anyText draws text of the scripts and signs that matter, and noise.
func anyText() *rapid.Generator[string] {
	parts := rapid.SampledFrom([]string{
		"run", "running", "Dana's", "café", "l'été", "GitHub", "parseHTTPRequest", "snake_case", "pkg.Func", "C++", "C#", ".NET", "R&D",
		"TCP/IP", "OR", "5", "/", "\"", "foo:bar~*", "2026-03-01", "3.14", "a@b.example", "https://a.example/x?y=z", "🚀", "€",
		"주간회의록을", "東京都庁", "会議録", "データ", "ﾃﾞｰﾀ", "合同", "的", "ภาษา", "שלום", "צה״ל", "हिन्दी", "İ", "ß", "\u200b", "\u00ad", "\xff", "\x00",
	})
	spaced := rapid.Custom(func(t *rapid.T) string {
		var s string
		for _, p := range rapid.SliceOfN(parts, 0, 12).Draw(t, "parts") {
			s += p + rapid.SampledFrom([]string{" ", "", "\n", "-", "."}).Draw(t, "gap")
		}
		return s
	})
	return rapid.OneOf(rapid.String(), spaced)
}

func check(t *testing.T, property func(*rapid.T)) {
	t.Helper()
	rapid.Check(t, property)
}
