package relation

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"brain/internal/text"
)

const (
	// MaxHops is the most links of a chain.
	MaxHops = 3
	// maxRelations is how many relations of one question are composed.
	maxRelations = 4
	// maxQuestionBytes is how much of a question is read.
	maxQuestionBytes = 4 << 10
	// maxChains is how many readings are followed; within is how much worse than the
	// best a reading may be.
	maxChains = 4
	within    = 1.6
)

// What a reading earns. Only the order of sums matters: a reading that uses every
// relation and ends at what is asked for comes before one that has the more usual
// order of words.
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
	// Subtype is what the pages at its end are called more closely, "" if nothing says.
	Subtype string
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
// that it names last.
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
		return len(q.types) - 1, lead
	}
	if len(relations) > 0 && relations[0].noun && (len(q.types) == 0 || relations[0].start < q.types[0].start) &&
		!slices.ContainsFunc(q.names, func(n Name) bool { return n.Start < relations[0].start }) {
		return -1, [2]int{relations[0].start, relations[0].end}
	}
	return min(0, len(q.types)-1), lead
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
	return groups
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

// draft is a chain in the making.
type draft struct {
	hops  []Hop
	score float64
	used  uint
	// here are the types of the page reached, at the place where the text speaks of it.
	here []string
	at   [2]int
	// near is how far the relation used last is from the names.
	near int
	// led says that the relation used last leads to what its phrase names: its subject.
	led bool
}

// compose reads the relations as chains from a group of names.
func (q *composer) compose(group []int, relations []named) []Chain {
	if len(relations) > maxRelations {
		slices.SortStableFunc(relations, func(a, b named) int { return cmp.Compare(q.telling(b), q.telling(a)) })
		relations = relations[:maxRelations]
	}
	start := draft{here: []string{q.names[group[0]].Type}, at: q.place(group)}
	var found []draft
	q.extend(start, start.at, relations, &found)
	for _, first := range q.somehow(start) {
		q.extend(first, start.at, relations, &found)
	}
	found = append(found, q.anyway(append(found, start))...)
	for i := range found {
		q.finish(&found[i], relations)
	}
	slices.SortStableFunc(found, func(a, b draft) int {
		return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(len(a.hops), len(b.hops)))
	})
	var chains []Chain
	seen := map[string]bool{}
	for _, d := range found {
		if len(chains) == maxChains || d.score < found[0].score-within {
			break
		}
		if key := keyOf(d.hops); !seen[key] {
			seen[key] = true
			chains = append(chains, Chain{Names: group, Hops: d.hops, Subtype: q.subtype(d), Who: q.focus >= 0 && q.types[q.focus].who, Weight: 1 / (1 + found[0].score - d.score)})
		}
	}
	return chains
}

// somehow begins with a link of any type to a type that the question names on the
// way: "the company of X" does not say which link that is.
func (q *composer) somehow(start draft) []draft {
	var firsts []draft
	for i, t := range q.types {
		if i == q.focus || t.who || fitsAny(start.here, t.names()) {
			continue
		}
		d := start
		d.hops = []Hop{{Either: true, Types: t.names()}}
		d.here, d.at = t.names(), [2]int{t.start, t.end}
		d.score += earnAny
		firsts = append(firsts, d)
	}
	return firsts
}

// anyway goes on from chains that do not end at what the question asks for by a link
// of any type: the words for one of its relations may be unknown.
func (q *composer) anyway(found []draft) []draft {
	if q.focus < 0 {
		return nil
	}
	wanted := q.types[q.focus].names()
	var more []draft
	for _, d := range found {
		if len(d.hops) == MaxHops || len(d.hops) > 0 && fitsAny(d.here, wanted) || slices.ContainsFunc(d.hops, func(h Hop) bool { return h.Link == "" }) {
			continue
		}
		d.hops = append(slices.Clone(d.hops), Hop{Either: true, Types: wanted})
		d.score += earnAny
		more = append(more, d)
	}
	return more
}

// telling is 1 for a relation of a telling link, else 0.
func (q *composer) telling(n named) int {
	if slices.ContainsFunc(n.means, func(m Meaning) bool { return q.links[m.Link].telling() }) {
		return 1
	}
	return 0
}

func keyOf(hops []Hop) string {
	var b strings.Builder
	for _, h := range hops {
		b.WriteString(h.Link)
		if h.Backwards {
			b.WriteByte('-')
		}
		b.WriteByte(' ')
	}
	return b.String()
}

// extend adds each relation that is left in each of its readings to the chain.
func (q *composer) extend(d draft, seed [2]int, relations []named, found *[]draft) {
	if len(d.hops) > 0 {
		*found = append(*found, d)
	}
	for i, rel := range relations {
		if d.used&(1<<i) != 0 || len(d.hops) == MaxHops {
			continue
		}
		far := q.distance(seed, rel.start, rel.end)
		for _, m := range rel.means {
			for _, backwards := range []bool{false, true} {
				if next, ok := q.follow(d, rel, m, backwards, far, i); ok {
					q.extend(next, seed, relations, found)
					if again, ok := q.thereAndBack(next, rel, m, backwards); ok {
						q.extend(again, seed, relations, found)
					}
				}
			}
		}
	}
}

// follow takes one relation as the next link.
func (q *composer) follow(d draft, rel named, m Meaning, backwards bool, far, i int) (draft, bool) {
	link := q.links[m.Link]
	if link.Symmetric && backwards {
		return d, false
	}
	_, fits := meet(d.here, link.end(!backwards))
	if !fits && !(link.Symmetric && fitsAny(d.here, link.end(false))) {
		return d, false
	}
	next := d
	next.used |= 1 << i
	next.hops = append(slices.Clone(d.hops), Hop{Link: m.Link, Backwards: backwards, Either: link.Symmetric, Types: link.end(backwards)})
	next.here, next.near = link.end(backwards), far
	next.at, next.led = [2]int{rel.start, rel.end}, backwards != m.Inverse
	next.score += earnLoose
	if link.telling() {
		next.score += earnRelation - earnLoose
	}
	if rel.weak {
		next.score -= costWeak
	}
	if far < d.near {
		next.score -= costOrder
	}
	if role := q.role(q.argument(d, rel), rel); role != unknownRole && !link.Symmetric {
		// The object of an inverse phrase is the link's start.
		atStart := (role == subject) != m.Inverse
		if atStart == !backwards {
			next.score += earnRole
		} else {
			next.score -= earnRole
		}
	}
	return next, true
}

// argument is where the text speaks of the page that the chain has reached: at a type
// that it names between the relation before and this one, else at the former.
func (q *composer) argument(d draft, rel named) [2]int {
	if len(d.hops) == 0 {
		return d.at
	}
	for _, t := range q.types {
		between := t.start >= d.at[1] && t.end <= rel.start || t.start >= rel.end && t.end <= d.at[0]
		if between && fitsAny(d.here, t.names()) {
			return [2]int{t.start, t.end}
		}
	}
	return d.at
}

func fitsAny(a, b []string) bool {
	_, ok := meet(a, b)
	return ok
}

// thereAndBack follows the link that was just followed back to others: who attended
// what somebody attended has met them.
func (q *composer) thereAndBack(d draft, rel named, m Meaning, backwards bool) (draft, bool) {
	link := q.links[m.Link]
	if len(d.hops) == MaxHops || link.Symmetric || !link.telling() {
		return d, false
	}
	next := d
	next.hops = append(slices.Clone(d.hops), Hop{Link: m.Link, Backwards: !backwards, Types: link.end(!backwards)})
	next.here = link.end(!backwards)
	next.score -= costThereBack
	next.led = false
	return next, true
}

// finish weighs what the chain leaves out and whether it ends at what is asked for.
func (q *composer) finish(d *draft, relations []named) {
	for i, rel := range relations {
		if d.used&(1<<i) == 0 && q.telling(rel) == 1 && !rel.weak {
			d.score -= costUnconnected
		}
	}
	last := len(d.hops) - 1
	if q.lead[1] > 0 {
		if d.at == q.lead && d.led {
			d.score += earnEnd
		} else {
			d.score -= earnEnd
		}
	}
	for i, t := range q.types {
		names := t.names()
		if i == q.focus {
			if both, ok := meet(d.hops[last].Types, names); ok {
				d.hops = slices.Clone(d.hops)
				d.hops[last].Types = both
				d.score += earnEnd
			} else {
				d.score -= earnEnd
			}
			continue
		}
		if slices.ContainsFunc(d.hops[:last], func(h Hop) bool { return h.Types != nil && fitsAny(h.Types, names) }) {
			d.score += earnMiddle
		} else if !fitsAny(d.hops[last].Types, names) {
			d.score -= costUnconnected
		}
	}
}

func (t typed) names() []string {
	var names []string
	for _, w := range t.words {
		if !slices.Contains(names, w.name) {
			names = append(names, w.name)
		}
	}
	return names
}

// subtype is the subtype that the question asks for, if the chain ends at its type.
func (q *composer) subtype(d draft) string {
	if q.focus < 0 {
		return ""
	}
	for _, w := range q.types[q.focus].words {
		if w.subtype != "" && slices.Contains(d.hops[len(d.hops)-1].Types, w.name) {
			return w.subtype
		}
	}
	return ""
}

// role is the part that a page plays in a relation.
type role int

const (
	unknownRole role = iota
	subject
	object
)

// role reads from the place of a page whether it is what the phrase's subject or
// its object. What stands behind is the object, what stands before the subject,
// unless a particle or a possessive says otherwise.
func (q *composer) role(at [2]int, rel named) role {
	if at[0] >= rel.end {
		return object
	}
	if at[1] > rel.start {
		return unknownRole
	}
	if slices.ContainsFunc(q.types, func(t typed) bool { return t.who && t.start >= at[1] && t.end <= rel.start }) {
		return object // "who" is the subject
	}
	behind := q.norm[at[1]:]
	between := strings.TrimSpace(q.norm[at[1]:rel.start])
	switch particle(behind) {
	case subject:
		return subject
	case object:
		return object
	}
	for _, possessive := range []string{"'s", "’s", "的", "の"} {
		if between == possessive || between == "" && rel.noun {
			return object
		}
	}
	return subject
}

// particle reads the particle that follows a name in Korean or Japanese.
func particle(behind string) role {
	first, size := utf8.DecodeRuneInString(behind)
	if !unicode.In(first, unicode.Hangul, unicode.Hiragana) {
		return unknownRole
	}
	rest := behind[size:]
	switch first {
	case '가', '이', '은', '는', 'が', 'は':
		return subject
	case '를', '을', '의', '와', '과', 'を', 'に', 'へ', 'と':
		return object
	case '에':
		return object
	case '께':
		if strings.HasPrefix(rest, "서") {
			return subject
		}
		return object
	}
	return unknownRole
}
