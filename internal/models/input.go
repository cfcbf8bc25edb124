package models

import (
	"unicode/utf8"

	"brain/internal/text"
)

// An Input is one text for a model.
type Input struct {
	Text string
	// Scopes are those that a reader of the text must hold; the guard is asked
	// about them.
	Scopes []string
}

// Bounds of one request besides what the operator sets.
const (
	// maxRequestTokens bounds the texts of one request together.
	maxRequestTokens = 32_000
	// answerSlack is what an answer may hold besides its numbers, in bytes.
	answerSlack = 1 << 20
)

// batches cuts the texts into runs of at most count texts and maxRequestTokens
// tokens; a longer text stands alone. It gives the end of each run.
func batches(texts []string, count int) []int {
	var ends []int
	tokens, start := 0, 0
	for i, t := range texts {
		n := text.Tokens(t)
		if i > start && (i-start == count || tokens+n > maxRequestTokens) {
			ends, start, tokens = append(ends, i), i, 0
		}
		tokens += n
	}
	if start < len(texts) {
		ends = append(ends, len(texts))
	}
	return ends
}

// cut shortens a text to about most tokens, at the end of a character.
func cut(s string, most int) string {
	for n := text.Tokens(s); n > most; n = text.Tokens(s) {
		// Each round ends below the share of tokens that fits, so few are needed.
		end := min(len(s)-1, max(1, int(float64(len(s))*float64(most)/float64(n))))
		for end > 0 && !utf8.RuneStart(s[end]) {
			end--
		}
		s = s[:end]
	}
	return s
}
