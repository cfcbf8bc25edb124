package relation

import (
	"slices"
	"strings"
	"unicode"

	"brain/internal/text"
)

// Page is the end of a Statement that is the page on which the sentence stands.
const Page = -1

// Anchor is a place in a sentence that links to a page.
type Anchor struct {
	// Start and End are its place, in bytes of the normalised sentence.
	Start, End int
	// Type is the object type of the page.
	Type string
}

// Statement is a link that a sentence states.
type Statement struct {
	// From and To are anchors by index, or Page.
	From, To int
	// Link is the link type.
	Link string
}

// undone are the words, by base form, with which a sentence takes back or denies
// what it says, or says that it was once.
var undone = []string{"not", "never", "no", "nor", "former", "formerly", "previous", "previously", "ex", "left", "leave", "declin", "reject", "without", "instead", "once"}

// Statements reads which links a sentence, in the form of text.Normalize, states
// between the page of the given type on which it stands and the pages to which it
// links. A relation joins what stands before its phrase, else the page, to what
// stands behind it; where only the other direction fits the types, that is meant.
// A sentence that denies, or tells of what was, states nothing; nor do phrases of
// links that may join anything, unless an anchor stands right behind.
func (l *Lexicon) Statements(norm string, page string, anchors []Anchor) []Statement {
	if len(norm) > maxQuestionBytes || len(anchors) == 0 {
		return nil
	}
	names := make([]Name, len(anchors))
	for i, a := range anchors {
		names[i] = Name(a)
	}
	r := l.read(norm, names)
	w := &witness{reading: r, page: page, anchors: anchors}
	for _, rel := range r.relations() {
		if !rel.weak && !rel.plain && !w.takenBack(rel) {
			w.hear(rel)
		}
	}
	return w.said
}

// witness gathers what one sentence states.
type witness struct {
	*reading
	page    string
	anchors []Anchor
	said    []Statement
}

// takenBack says that a word before the relation, in its clause, takes it back.
func (w *witness) takenBack(rel named) bool {
	from := w.clause(rel.start)
	for _, s := range w.spans {
		if s.Start >= from && s.End <= rel.start && (slices.Contains(undone, s.Base) || strings.HasSuffix(w.norm[s.Start:s.End], "n't")) {
			return true
		}
	}
	return false
}

// clause is where the clause of a place begins.
func (w *witness) clause(at int) int {
	return strings.LastIndexAny(w.norm[:at], ".;:!?()—|") + 1
}

// hear takes the links that one relation states.
func (w *witness) hear(rel named) {
	before, behind := w.around(rel)
	for _, m := range rel.means {
		link := w.links[m.Link]
		if !link.telling() && !(len(behind) > 0 && w.adjacent(rel.end, w.anchors[behind[0]].Start)) {
			continue
		}
		switch {
		case w.pair(m, before, behind):
		case w.pair(m, []int{Page}, behind):
		case w.pair(m, before, []int{Page}):
		}
	}
}

// around finds the anchors nearest to a relation within its clause, on each side
// with those that stand together with them.
func (w *witness) around(rel named) (before, behind []int) {
	from := w.clause(rel.start)
	to := len(w.norm)
	if i := strings.IndexAny(w.norm[rel.end:], ";!?()—|"); i >= 0 {
		to = rel.end + i
	}
	for i, a := range w.anchors {
		switch {
		case a.Start >= rel.end && a.End <= to && (len(behind) == 0 || w.listed(w.anchors[behind[len(behind)-1]], a)):
			behind = append(behind, i)
		case a.End <= rel.start && a.Start >= from:
			if len(before) > 0 && !w.listed(w.anchors[before[len(before)-1]], a) {
				before = nil
			}
			before = append(before, i)
		}
	}
	return before, behind
}

// listed says that two anchors stand in one list.
func (w *witness) listed(a, b Anchor) bool {
	between := w.norm[a.End:b.Start]
	words := 0
	for _, s := range w.spans {
		if s.Start >= a.End && s.End <= b.Start {
			words++
			if !slices.Contains(joining, w.norm[s.Start:s.End]) {
				return false
			}
		}
	}
	return words <= 2 && !strings.ContainsAny(between, ".;:")
}

// joining are the words that stand between the members of a list.
var joining = []string{"and", "or", "with", "plus", "as", "well", "alongside", "와", "과", "랑", "하고", "및", "和", "与", "跟", "と"}

func (w *witness) adjacent(end, start int) bool {
	return strings.TrimFunc(w.norm[end:start], func(r rune) bool { return unicode.IsSpace(r) || unicode.IsPunct(r) }) == "" ||
		slices.Contains([]string{"the", "a", "to", "of"}, strings.TrimSpace(w.norm[end:start]))
}

// pair states the link between each on the left and each on the right, if the types
// fit for all.
func (w *witness) pair(m Meaning, left, right []int) bool {
	if len(left) == 0 || len(right) == 0 {
		return false
	}
	link := w.links[m.Link]
	var said []Statement
	for _, a := range left {
		for _, b := range right {
			from, to := a, b
			if m.Inverse {
				from, to = b, a
			}
			switch {
			case w.fits(link, from, to):
			case w.fits(link, to, from):
				from, to = to, from
			default:
				return false
			}
			said = append(said, Statement{from, to, m.Link})
		}
	}
	for _, s := range said {
		if !slices.Contains(w.said, s) {
			w.said = append(w.said, s)
		}
	}
	return true
}

func (w *witness) fits(link *Link, from, to int) bool {
	return (link.From == nil || slices.Contains(link.From, w.typeOf(from))) && (link.To == nil || slices.Contains(link.To, w.typeOf(to)))
}

func (w *witness) typeOf(i int) string {
	if i == Page {
		return w.page
	}
	return w.anchors[i].Type
}

// Normalize brings a sentence into the form of text.Normalize and the places in it,
// in order and apart from each other, along.
func Normalize(s string, places [][2]int) (norm string, moved [][2]int) {
	var b strings.Builder
	space := false
	add := func(piece string) (start, end int) {
		n := text.Normalize(piece)
		space = space || strings.HasPrefix(text.Normalize("x"+piece+"x"), "x ")
		if n == "" {
			return b.Len(), b.Len()
		}
		if b.Len() > 0 && space {
			b.WriteByte(' ')
		}
		start = b.Len()
		b.WriteString(n)
		space = strings.HasSuffix(text.Normalize(piece+"x"), " x")
		return start, b.Len()
	}
	at := 0
	for _, p := range places {
		add(s[at:p[0]])
		start, end := add(s[p[0]:p[1]])
		moved = append(moved, [2]int{start, end})
		at = p[1]
	}
	add(s[at:])
	return b.String(), moved
}
