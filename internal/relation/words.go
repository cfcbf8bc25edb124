package relation

import (
	"slices"
	"strings"

	"brain/internal/text"
)

// denying are the words of a question for what is not so, which no link answers.
var (
	denying     = []string{"not", "never", "without", "except", "t"}
	denyingRuns = []string{"않", "아닌", "没有", "未", "不是"}
)

func (r *reading) denies() bool {
	for _, s := range r.spans {
		if !s.Run && r.free(s.Start, s.End) && slices.Contains(denying, r.norm[s.Start:s.End]) {
			return true
		}
	}
	return slices.ContainsFunc(denyingRuns, func(run string) bool { return strings.Contains(r.norm, run) })
}

// Covers tells whether a text, in the form of text.Normalize, is nothing but words of
// the vocabulary.
func (l *Lexicon) Covers(norm string) bool {
	places := l.Words(norm)
	for _, s := range text.Spans(norm) {
		if s.Content && !slices.ContainsFunc(places, func(p [2]int) bool { return p[0] <= s.Start && s.End <= p[1] }) {
			return false
		}
	}
	return len(places) > 0
}

// Words tells which of the question's words name relations or types, as places in
// bytes: what is left may be a name.
func (l *Lexicon) Words(norm string) [][2]int {
	if len(norm) > maxQuestionBytes {
		return nil
	}
	r := l.read(norm, nil)
	var places [][2]int
	for _, n := range r.relations() {
		places = append(places, [2]int{n.start, n.end})
	}
	for _, t := range r.typesNamed() {
		places = append(places, [2]int{t.start, t.end})
	}
	return places
}
