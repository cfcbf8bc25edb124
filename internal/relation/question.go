package relation

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

const (
	// MaxHops is the most links of a chain.
	MaxHops = 3
	// maxGroups is from how many names that stand apart a question is read, the first
	// in it; maxRelations how many of its relations are composed from each.
	maxGroups    = 8
	maxRelations = 4
	// maxQuestionBytes is how much of a question is read.
	maxQuestionBytes = 4 << 10
	// maxChains is how many readings are followed; within is how much worse than the
	// best a reading may be.
	maxChains = 4
	within    = 1.6
)

// What a reading earns. One that uses every relation and ends at what is asked for
// comes before one that has the more usual order of words; how far another is behind
// the best is its Weight.
const (
	earnRelation    = 2.0  // a relation of the question is used
	earnLoose       = 0.75 // one that may join anything
	earnEnd         = 1.5  // the chain ends at the type that is asked for, or misses it
	earnRole        = 0.5  // subject and object stand where the language puts them, or do not
	earnAny         = -1.0 // a link of any type leads to what is asked for
	earnMiddle      = 0.5  // a type that is named on the way is on the way
	costWeak        = 0.5  // the phrase lacks its function words
	costOrder       = 0.75 // a relation further away comes before a nearer one
	costThereBack   = 0.75 // a relation is followed there and back
	costUnconnected = 0.25 // a type that is named is nowhere in the chain
)

// Name is a page that a question names.
type Name struct {
	// Start and End are its place, in bytes of the normalised question.
	Start, End int
	// Type is the page's object type.
	Type string
}

// Hop is one link of a chain.
type Hop struct {
	// Link is the link type, "" for any: the question does not say which.
	Link string
	// Backwards says that it is followed from its end to its start, Either that it has
	// no direction.
	Backwards, Either bool
	// Types are the object types of the page reached; nil means any.
	Types []string
}

// Chain is a reading of a question: from some of the pages it names along links to
// what it asks for.
type Chain struct {
	// Names are the pages to start from, by index.
	Names []int
	// Hops are the links, at most MaxHops.
	Hops []Hop
	// Who says that the question asks "who": a person is meant rather than another page.
	Who bool
	// Weight tells readings of the same names apart: 1 for the best, less for others.
	Weight float64
}

// Chains reads a question, in the form of text.Normalize, that names the pages.
// The best readings come first; there are none if it names no page or no relation.
func (l *Lexicon) Chains(norm string, names []Name) []Chain {
	if len(norm) > maxQuestionBytes || len(names) == 0 {
		return nil
	}
	r := l.read(norm, names)
	if r.denies() {
		return nil
	}
	relations := r.relations()
	q := &composer{reading: r, names: names, types: r.typesNamed()}
	q.focus, q.lead = q.asked(relations)
	var chains []Chain
	groups := q.groups()
	for i, rels := range q.share(groups, relations) {
		chains = append(chains, q.compose(groups[i], rels)...)
	}
	return chains
}

// composer puts the relations of a question together.
type composer struct {
	*reading
	names []Name
	types []typed
	// focus is the index in types of what the question asks for, -1 for nothing; lead
	// is the place of the relation that names it instead ("founders of …"), 0 to 0 for none.
	focus int
	lead  [2]int
}

// asked finds what the question asks for: the type behind "which" or "who"; else
// what it names first, be it a type or, by a relation, who is related ("founders
// of"); in a language that puts what is described behind its description, the type
// that it names last, or who is related to that ("…회사의 투자자", "…公司的投资人").
func (q *composer) asked(relations []named) (focus int, lead [2]int) {
	if i := slices.IndexFunc(q.types, func(t typed) bool { return t.asked }); i >= 0 {
		return i, lead
	}
	runs := 0
	for _, s := range q.spans {
		if s.Run {
			runs++
		}
	}
	if 2*runs >= len(q.spans) {
		focus = len(q.types) - 1
		if focus >= 0 && q.owns(q.types[focus].end) {
			for _, rel := range relations {
				if rel.start >= q.types[focus].end {
					return -1, [2]int{rel.start, rel.end}
				}
			}
		}
		return focus, lead
	}
	if len(relations) > 0 && relations[0].noun && (len(q.types) == 0 || relations[0].start < q.types[0].start) &&
		!slices.ContainsFunc(q.names, func(n Name) bool { return n.Start < relations[0].start }) {
		return -1, [2]int{relations[0].start, relations[0].end}
	}
	return min(0, len(q.types)-1), lead
}

// possessives are the particles by which what stands before them owns what follows.
var possessives = []string{"의", "的", "の"}

// owns says that what ends at a place owns what follows.
func (q *composer) owns(end int) bool {
	return slices.ContainsFunc(possessives, func(p string) bool { return strings.HasPrefix(q.norm[end:], p) })
}

// groups gathers names that stand together: "A, B and C" are asked for alike. A
// place that names several pages is one group too.
func (q *composer) groups() [][]int {
	order := make([]int, len(q.names))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(q.names[a].Start, q.names[b].Start) })
	var groups [][]int
	for _, i := range order {
		if n := len(groups); n > 0 {
			last := groups[n-1][len(groups[n-1])-1]
			if q.names[i].Type == q.names[last].Type && q.together(q.names[last], q.names[i]) {
				groups[n-1] = append(groups[n-1], i)
				continue
			}
		}
		groups = append(groups, []int{i})
	}
	return groups[:min(len(groups), maxGroups)]
}

// together says that at most a joining word stands between two names.
func (q *composer) together(a, b Name) bool {
	if b.Start <= a.End {
		return true
	}
	between := strings.TrimFunc(q.norm[a.End:b.Start], func(r rune) bool { return unicode.IsSpace(r) || unicode.IsPunct(r) })
	return between == "" || slices.Contains(joining, between)
}

// joining are the words that stand between names that stand together.
var joining = []string{"and", "or", "with", "와", "과", "랑", "하고", "및", "和", "与", "跟", "と"}

// share gives each group of names the relations nearest to it. A group that gets
// none has them all: they are asked of it too.
func (q *composer) share(groups [][]int, relations []named) [][]named {
	shared := make([][]named, len(groups))
	for _, rel := range relations {
		best, least := 0, -1
		for i, g := range groups {
			d := q.distance(q.place(g), rel.start, rel.end)
			if least < 0 || d < least || d == least && len(shared[i]) < len(shared[best]) {
				best, least = i, d
			}
		}
		shared[best] = append(shared[best], rel)
	}
	for i := range shared {
		if len(shared[i]) == 0 {
			shared[i] = relations
		}
	}
	return shared
}

// place is where a group of names stands.
func (q *composer) place(group []int) [2]int {
	return [2]int{q.names[group[0]].Start, q.names[group[len(group)-1]].End}
}

// distance counts the words between two places; two characters of a script without
// spaces are a word.
func (q *composer) distance(a [2]int, start, end int) int {
	from, to := a[1], start
	if end <= a[0] {
		from, to = end, a[0]
	}
	n := 0
	for _, s := range q.spans {
		switch start, end := max(s.Start, from), min(s.End, to); {
		case s.Run && start < end:
			n += (utf8.RuneCountInString(q.norm[start:end]) + 1) / 2
		case !s.Run && s.Start >= from && s.End <= to:
			n++
		}
	}
	return n
}
