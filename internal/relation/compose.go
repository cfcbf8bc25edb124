package relation

import (
	"cmp"
	"slices"
	"strings"
)

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
		relations = slices.Clone(relations)
		slices.SortStableFunc(relations, func(a, b named) int { return cmp.Compare(q.telling(b), q.telling(a)) })
		relations = relations[:maxRelations]
	}
	start := draft{here: []string{q.names[group[0]].Type}, at: q.place(group)}
	var found []draft
	q.extend(start, start.at, relations, &found)
	for _, first := range q.somehow(start) {
		q.extend(first, start.at, relations, &found)
	}
	found = append(found, q.anyway(slices.Concat(found, []draft{start}))...)
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
			chains = append(chains, Chain{Names: group, Hops: d.hops, Who: q.focus >= 0 && q.types[q.focus].who, Weight: 1 / (1 + found[0].score - d.score)})
		}
	}
	return chains
}

// somehow begins with a link of any type to a type that the question names on the
// way: "the company of X" does not say which link that is.
func (q *composer) somehow(start draft) []draft {
	var firsts []draft
	for i, t := range q.types {
		if i == q.focus || t.who || fitsAny(start.here, t.names) {
			continue
		}
		d := start
		d.hops = []Hop{{Either: true, Types: t.names}}
		d.here, d.at = t.names, [2]int{t.start, t.end}
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
	wanted := q.types[q.focus].names
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
		b.WriteString(strings.Join(h.Types, "|") + " ")
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
					if again, ok := q.thereAndBack(next, m, backwards); ok {
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
		if between && fitsAny(d.here, t.names) {
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
func (q *composer) thereAndBack(d draft, m Meaning, backwards bool) (draft, bool) {
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
		names := t.names
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
