package text

import (
	"unicode"
	"unicode/utf8"
)

// A Span is a word of a text and the place where it stands.
type Span struct {
	// Start and End are bytes of the text.
	Start, End int
	// Base is the base form of the word, as documents are searched by; of a run in a
	// script without spaces the run itself.
	Base string
	// Run is set on a run in a script without spaces.
	Run bool
	// Content is set on a word that says something about a topic, and on every run.
	Content bool
}

// Spans cuts a normalised text into its words, in order. A clitic is a word of its
// own, and is "s" for a possessive.
func Spans(norm string) []Span {
	var spans []Span
	start, run := -1, false
	flush := func(end int) {
		if start < 0 {
			return
		}
		s := Span{Start: start, End: end, Base: norm[start:end], Run: run, Content: true}
		if !run {
			s.Content = isContentWord(s.Base)
			s.Base = baseForm(s.Base)
		}
		spans = append(spans, s)
		start = -1
	}
	for i, r := range norm {
		inRun := IsSpaceless(r) || start >= 0 && run && unicode.Is(unicode.Mn, r)
		switch {
		case !inRun && !isLeafRune(r):
			flush(i)
			continue
		case start >= 0 && inRun != run:
			flush(i)
		}
		if start < 0 {
			start, run = i, inRun
		}
		if i+utf8.RuneLen(r) == len(norm) {
			flush(len(norm))
		}
	}
	flush(len(norm))
	return spans
}
