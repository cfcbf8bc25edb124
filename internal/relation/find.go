package relation

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"brain/internal/text"
)

// named is a place where a text names a relation.
type named struct {
	start, end        int
	means             []Meaning
	weak, noun, plain bool
	// phrases are those that name it, of which several may share a word.
	phrases []match
}

// typed is a place where a text names a type, or asks "who".
type typed struct {
	start, end int
	names      []string
	// who is set where the text asks "who", asked where it asks for the type: "which
	// people", "哪些人".
	who, asked bool
}

// reading is a text that is being read: its words, and which of its bytes are
// spoken for.
type reading struct {
	*Lexicon
	norm  string
	spans []text.Span
	taken []bool
}

func (l *Lexicon) read(norm string, names []Name) *reading {
	r := &reading{Lexicon: l, norm: norm, spans: text.Spans(norm), taken: make([]bool, len(norm))}
	for _, n := range names {
		r.take(n.Start, n.End)
	}
	return r
}

func (r *reading) take(start, end int) {
	for i := start; i < end; i++ {
		r.taken[i] = true
	}
}

func (r *reading) free(start, end int) bool { return !slices.Contains(r.taken[start:end], true) }

// match is a phrase found in the text, with the places of its words. Its content
// words are spoken for; a function word may serve two phrases ("founder and CEO of").
type match struct {
	phrase  phrase
	parts   [][2]int
	content [][2]int
}

func (m match) start() int { return m.parts[0][0] }
func (m match) end() int   { return m.parts[len(m.parts)-1][1] }
func (m match) words() int {
	if m.phrase.run != "" {
		return utf8.RuneCountInString(m.phrase.run)
	}
	return 2 * len(m.parts)
}

// relations finds the places that name relations, in order. Where phrases overlap
// the one that says more counts.
func (r *reading) relations() []named {
	var all []match
	for i, s := range r.spans {
		for _, p := range r.phrases[s.Base] {
			if len(p.words) == 1 && r.typeForms[r.norm[s.Start:s.End]] {
				continue
			}
			if m, ok := r.phraseAt(p, i); ok {
				all = append(all, m)
			}
		}
	}
	for _, p := range r.runs {
		for _, at := range places(r.norm, p.run) {
			place := [][2]int{{at, at + len(p.run)}}
			all = append(all, match{p, place, place})
		}
	}
	slices.SortStableFunc(all, func(a, b match) int {
		return cmp.Or(compareBool(a.phrase.weak, b.phrase.weak), cmp.Compare(b.words(), a.words()), cmp.Compare(a.end()-a.start(), b.end()-b.start()))
	})
	var found []named
	for _, m := range all {
		if slices.ContainsFunc(m.content, func(p [2]int) bool { return !r.free(p[0], p[1]) }) {
			continue
		}
		for _, p := range m.content {
			r.take(p[0], p[1])
		}
		found = append(found, named{m.start(), m.end(), m.phrase.means, m.phrase.weak, m.phrase.noun, m.phrase.plain, []match{m}})
	}
	slices.SortStableFunc(found, func(a, b named) int { return cmp.Compare(a.start, b.start) })
	return joined(found)
}

// joined makes one of phrases that share a word: "founder and CEO of" asks for either.
func joined(found []named) []named {
	var out []named
	for _, n := range found {
		if last := len(out) - 1; last >= 0 && n.start < out[last].end {
			out[last].end = max(out[last].end, n.end)
			out[last].means = append(slices.Clone(out[last].means), n.means...)
			out[last].phrases = append(out[last].phrases, n.phrases...)
			continue
		}
		out = append(out, n)
	}
	return out
}

func compareBool(a, b bool) int {
	switch {
	case a == b:
		return 0
	case b:
		return -1
	}
	return 1
}

// phraseAt matches a phrase whose first word stands at the i-th span. A few other
// words may stand inside it, but no name and no end of a sentence.
func (r *reading) phraseAt(p phrase, i int) (m match, ok bool) {
	m.phrase = p
	add := func(w word, s text.Span) {
		place := [2]int{s.Start, s.End}
		m.parts = append(m.parts, place)
		if w.content || len(p.words) == 1 {
			m.content = append(m.content, place)
		}
	}
	add(p.words[0], r.spans[i])
	at := i
	for _, w := range p.words[1:] {
		gap := maxContentGap
		if !w.content {
			gap = maxGap
		}
		next := -1
		for j := at + 1; j < len(r.spans) && j <= at+1+gap; j++ {
			s := r.spans[j]
			if !r.free(s.Start, s.End) || strings.ContainsAny(r.norm[r.spans[j-1].End:s.Start], ".;!?\n") {
				break
			}
			if s.Base == w.base {
				next = j
				break
			}
		}
		if next < 0 {
			return m, false
		}
		at = next
		add(w, r.spans[at])
	}
	return m, len(m.content) > 0
}

// who are the words that ask for somebody, whoRuns those of scripts without spaces.
var (
	who     = []string{"who", "whom", "whose", "anyone", "somebody", "everyone"}
	whoRuns = []string{"누구", "누가", "谁", "誰", "だれ"}
)

// typesNamed finds the places that name types or ask "who", in order, among what
// is not spoken for.
func (r *reading) typesNamed() []typed {
	var found []typed
	add := func(start, end int, names []string, who bool) {
		if r.free(start, end) {
			r.take(start, end)
			found = append(found, typed{start, end, names, who, who || r.askedFor(start)})
		}
	}
	for _, t := range r.typeRun {
		for _, at := range places(r.norm, t.run) {
			add(at, at+len(t.run), []string{t.name}, false)
		}
	}
	for length := min(3, len(r.spans)); length > 0; length-- {
		for i := range len(r.spans) - length + 1 {
			bases := make([]string, length)
			for j := range bases {
				bases[j] = r.spans[i+j].Base
			}
			start, end := r.spans[i].Start, r.spans[i+length-1].End
			if names, ok := r.types[strings.Join(bases, " ")]; ok {
				add(start, end, names, false)
			} else if length == 1 && slices.Contains(who, r.norm[start:end]) {
				add(start, end, r.actors, true)
			}
		}
	}
	for _, w := range whoRuns {
		for _, at := range places(r.norm, w) {
			add(at, at+len(w), r.actors, true)
		}
	}
	slices.SortFunc(found, func(a, b typed) int { return cmp.Compare(a.start, b.start) })
	return found
}

// asking are the words that ask for what the type behind them names, askingRuns those
// of scripts without spaces.
var (
	asking     = []string{"which", "what"}
	askingRuns = []string{"哪些", "哪个", "哪家", "哪位", "哪", "什么", "어느", "어떤", "무슨", "どの", "何の"}
)

// askedFor says that the text asks for what is named at a place: at most one word
// stands between ("which venture firms").
func (r *reading) askedFor(at int) bool {
	before := strings.TrimSpace(r.norm[:at])
	if slices.ContainsFunc(askingRuns, func(w string) bool { return strings.HasSuffix(before, w) }) {
		return true
	}
	last := -1
	for i, s := range r.spans {
		if s.End <= at {
			last = i
		}
	}
	for i := last; i >= 0 && i > last-2; i-- {
		if s := r.spans[i]; slices.Contains(asking, r.norm[s.Start:s.End]) {
			return true
		}
	}
	return false
}

// places are the bytes at which a piece stands in a text.
func places(s, piece string) []int {
	var at []int
	for from := 0; ; {
		i := strings.Index(s[from:], piece)
		if i < 0 {
			return at
		}
		at = append(at, from+i)
		from += i + len(piece)
	}
}
