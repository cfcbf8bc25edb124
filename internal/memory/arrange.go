package memory

import (
	"regexp"
	"slices"
	"sort"
	"strings"

	udiff "github.com/aymanbagabas/go-udiff"

	"brain/internal/body"
)

// A page's sections have one order, in which those that somebody cannot know stand
// between or inside those that he can. The functions here change the order for a
// writer who sees a part of it, and keep the rest in its place.

// placed is a section of another scope than the page's with its place: behind so
// many lines of the text of the page's scope, blank ones not counted. rank is where
// it stood in the order before, -1 for a new one.
type placed struct {
	Section
	at, rank int
}

// marks begin a line inside a quote or a list.
var marks = regexp.MustCompile(`^(?:[ \t>]|[-*+][ \t]|[0-9]{1,9}[.)][ \t])*`)

// plain is what a line says, whatever quote or list it stands in, "" for a blank one.
func plain(line string) string { return strings.TrimSpace(marks.ReplaceAllString(line, "")) }

// lineCounts are, by a number of lines of a text, how many of the first so many are
// not blank.
type lineCounts []int

func countLines(text string) lineCounts {
	counts := lineCounts{0}
	n := 0
	for line := range strings.Lines(text) {
		if plain(line) != "" {
			n++
		}
		counts = append(counts, n)
	}
	return counts
}

// at is how many of the first lines are not blank.
func (c lineCounts) at(lines int) int { return c[min(lines, len(c)-1)] }

// lineEnds are, by lines that are not blank, how many lines there are with the blank
// ones before them.
func lineEnds(text string) []int {
	ends := []int{0}
	n := 0
	for line := range strings.Lines(text) {
		if n++; plain(line) != "" {
			ends = append(ends, n)
		}
	}
	return ends
}

// sameAround tells whether two texts are the same but for the blank lines around
// sections of other scopes, which stand behind so many of their lines that are not
// blank: those come and go with the sections.
func sameAround(a, b string, places []int) bool {
	around := func(text string) string {
		ends := lineEnds(text)
		padded := body.Body{Text: text}
		for _, at := range places {
			padded.Sections = append(padded.Sections, body.Section{Scope: "x", Text: "x\n", Line: ends[min(at, len(ends)-1)]})
		}
		if read, ok := padded.Canonical(); ok {
			return read.Text
		}
		return text
	}
	return around(a) == around(b)
}

// lineMap tells where the lines of a text, blank ones not counted, are in a later
// state of it.
type lineMap []lineEdit

// lineEdit replaces lines [from, to) by n others.
type lineEdit struct{ from, to, n int }

func newLineMap(before, after string) lineMap {
	before, after = withoutBlanks(before), withoutBlanks(after)
	var m lineMap
	lines, at := 0, 0
	for _, e := range udiff.Lines(before, after) {
		from := lines + strings.Count(before[at:e.Start], "\n")
		to := from + strings.Count(before[e.Start:e.End], "\n")
		m = append(m, lineEdit{from, to, strings.Count(e.New, "\n")})
		lines, at = to, e.End
	}
	return m
}

// withoutBlanks is what the lines of a text say, without the blank ones. Those are all
// alike, so they do not tell what has become of a place.
func withoutBlanks(s string) string {
	var b strings.Builder
	for line := range strings.Lines(s) {
		if said := plain(line); said != "" {
			b.WriteString(said + "\n")
		}
	}
	return b.String()
}

// at is how many lines of the later text stand before what stood behind so many
// lines: it stays behind the line that it stood behind.
func (m lineMap) at(line int) int {
	shift := 0
	for _, e := range m {
		if line <= e.from {
			break
		}
		if line < e.to {
			return e.from + shift + min(line-e.from, e.n)
		}
		shift += e.n - (e.to - e.from)
	}
	return line + shift
}

// weave puts sections of other scopes into the text of the page's own ones. shown
// are those that the writer may know, in the order he gave them; hidden are the
// others, in the order in which they stand.
func weave(own []Section, shown, hidden []placed) []Section {
	var others []placed
	for len(shown) > 0 || len(hidden) > 0 {
		if len(hidden) == 0 || len(shown) > 0 && shownFirst(shown, hidden[0]) {
			others, shown = append(others, shown[0]), shown[1:]
			continue
		}
		others, hidden = append(others, hidden[0]), hidden[1:]
	}
	text, spans := joinText(own)
	ends, counts := lineEnds(text), countLines(text)
	var order []Section
	next := 0
	for _, o := range others {
		line := ends[min(o.at, len(ends)-1)]
		for ; next < len(own) && spans[next].start < line; next++ {
			order = append(order, own[next])
		}
		s := o.Section
		s.Line = 0
		if next > 0 && o.at < counts.at(spans[next-1].end) {
			s.Line = line - spans[next-1].start
		}
		order = append(order, s)
	}
	return append(order, own[next:]...)
}

// shownFirst tells whether the next shown section stands before the next hidden
// one: by its place, and at one place if it or one behind it stood before.
func shownFirst(shown []placed, hidden placed) bool {
	if shown[0].at != hidden.at {
		return shown[0].at < hidden.at
	}
	return slices.ContainsFunc(shown, func(s placed) bool { return s.at == hidden.at && s.rank >= 0 && s.rank < hidden.rank })
}

// inside is the end of the sections that stand inside the text of section i.
func inside(order []Section, i int, pageScope string) int {
	end := i + 1
	for end < len(order) && order[end].Scope != pageScope && order[end].Line > 0 {
		end++
	}
	return end
}

// shownAt are sections in their order, each of another scope at the next boundary of
// the page's text: where a directive can stand. Its own place stays behind the line
// that it stands behind, whatever block is opened over that: when the block goes, it
// is shown there again. The error is that of body.Boundaries.
func shownAt(order []Section, pageScope string) ([]Section, error) {
	var own []Section
	for _, s := range order {
		if s.Scope == pageScope {
			own = append(own, s)
		}
	}
	if len(own) == len(order) {
		return order, nil
	}
	text, spans := joinText(own)
	safe, err := body.Boundaries(text)
	if err != nil {
		return nil, err
	}
	shown := slices.Clone(order)
	var within span
	behind := true
	for i, s := range shown {
		if s.Scope == pageScope {
			within, spans = spans[0], spans[1:]
			behind = false
			continue
		}
		// Behind the first one that stands behind the text, all do.
		behind = behind || s.Line == 0
		next, _ := slices.BinarySearch(safe, within.start+s.Line)
		if behind || next == len(safe) || safe[next] >= within.end {
			behind, shown[i].Line = true, 0
			continue
		}
		shown[i].Line = safe[next] - within.start
	}
	return shown, nil
}

// joinable tells whether each section of the page's own scope begins where one can
// stand, so that it is read as it is written.
func joinable(order []Section, pageScope string) error {
	text, spans := joinText(slices.DeleteFunc(slices.Clone(order), func(s Section) bool { return s.Scope != pageScope }))
	safe, err := body.Boundaries(text)
	if err != nil {
		return err
	}
	for _, s := range spans {
		if _, ok := slices.BinarySearch(safe, s.start); !ok {
			return &body.SyntaxError{Line: s.start + 1, Problem: "a section continues the list before it", Want: "a paragraph without indentation or a heading at its beginning"}
		}
	}
	return nil
}

// number gives positions in ascending order, so that as many sections as possible
// keep theirs. Where there is no room between two that stay, all are numbered anew.
func number(order []Section) {
	stays := ascending(order)
	last := int64(0)
	for i := 0; i < len(order); {
		if stays[i] {
			last = order[i].Position
			i++
			continue
		}
		end := i
		for end < len(order) && !stays[end] {
			end++
		}
		step := int64(positionGap)
		if end < len(order) {
			step = min(step, (order[end].Position-last)/int64(end-i+1))
		}
		if step == 0 {
			for j := range order {
				order[j].Position = int64(j+1) * positionGap
			}
			return
		}
		for ; i < end; i++ {
			last += step
			order[i].Position = last
		}
	}
}

// ascending marks a longest run of sections whose positions ascend (patience
// sorting: M. Fredman, "On computing the length of longest increasing
// subsequences", 1975). A section without a position is not part of it.
func ascending(order []Section) []bool {
	var tails []int // by length of a run, the index of its last section
	before := make([]int, len(order))
	for i, s := range order {
		if s.Position <= 0 {
			continue
		}
		n := sort.Search(len(tails), func(k int) bool { return order[tails[k]].Position >= s.Position })
		before[i] = -1
		if n > 0 {
			before[i] = tails[n-1]
		}
		if n == len(tails) {
			tails = append(tails, i)
		}
		tails[n] = i
	}
	marked := make([]bool, len(order))
	if len(tails) > 0 {
		for i := tails[len(tails)-1]; i >= 0; i = before[i] {
			marked[i] = true
		}
	}
	return marked
}
