package graphtest

import (
	"fmt"
	"slices"
	"strings"

	"brain/graph"
)

// mostWork bounds how often hops may multiply rows.
const mostWork = 7

// match writes MATCH or OPTIONAL MATCH: a part that goes on from a node in scope
// or one of its own, hops that hang together, and a condition.
func (q *queryWriter) match(optional bool) string {
	q.optional, q.before = optional, len(q.nodes)
	first := len(q.nodes)+len(q.edges)+len(q.vals) == 0
	var conditions []string
	var out string
	var end int
	if nodes := q.referable(); len(nodes) == 0 || q.keyed && q.chance(25) {
		end = q.newNode(pick(q.rng, append(q.kinds, q.kind("Page"), q.kind("Page"), q.kind("Claim"), q.kind("Claim"))))
		if !first || q.chance(15) {
			q.keyed = true
			k := q.nodes[end].kind
			ids := graph.Strings([]string{q.someID(k), q.someID(k), q.someID(k)})
			conditions = append(conditions, q.nodes[end].name+".id IN "+q.param(ids))
		}
		out = q.write(end, true)
	} else {
		name := pick(q.rng, nodes).name
		end = slices.IndexFunc(q.nodes, func(n queryNode) bool { return n.name == name })
		out = q.write(end, false)
	}
	for range pick(q.rng, []int{0, 1, 1, 1, 2, 2, 3}) {
		at := end
		if q.chance(35) {
			at = q.rng.IntN(len(q.nodes))
		}
		if q.nodes[at].name == "" && at != end {
			at = end
		}
		s, ok := q.step(q.nodes[at].kind)
		if !ok || q.work >= mostWork {
			continue
		}
		if at != end {
			out += ", " + q.write(at, false)
		}
		hop := q.hop(s, true)
		end = q.far(s)
		out += hop + q.write(end, false)
	}
	if q.chance(40) {
		conditions = append(conditions, q.condition(2))
	}
	if len(conditions) > 0 {
		out += " WHERE " + strings.Join(conditions, " AND ")
	}
	if optional {
		return "OPTIONAL MATCH " + out
	}
	return "MATCH " + out
}

func (q *queryWriter) newNode(k nodeKind) int {
	q.nodes = append(q.nodes, queryNode{name: q.name("n"), kind: k, optional: q.optional})
	return len(q.nodes) - 1
}

// far is the node at the other end of a step: one in scope or a new one, which
// may have no name.
func (q *queryWriter) far(s step) int {
	for i, n := range q.nodes {
		if n.name != "" && n.kind.storage == s.other.storage && q.chance(12) {
			return i
		}
	}
	to := q.newNode(s.other)
	if q.chance(20) {
		q.nodes[to].name = ""
	}
	return to
}

// write writes a node of the pattern, with labels by chance or as it must.
func (q *queryWriter) write(i int, must bool) string {
	n := &q.nodes[i]
	out := "(" + n.name
	plain := n.plain
	if must || q.chance(25) {
		label := pick(q.rng, n.kind.written)
		out += ":" + label
		plain = true
		n.label, n.torn = label, n.torn || n.label != "" && n.label != label
		// What an optional part says of a node of before does not hold afterwards.
		n.plain = n.plain || !q.optional || i >= q.before
	}
	if plain && q.chance(6) {
		p := pick(q.rng, n.kind.props)
		out += " {" + p + ": " + q.constant(q.value(p)) + "}"
	}
	return out + ")"
}

// step is a way to go on from a node.
type step struct {
	types   []string
	link    bool
	other   nodeKind
	forward bool
}

func (q *queryWriter) step(from nodeKind) (step, bool) {
	type way struct {
		relationship, other string
		forward             bool
	}
	var ways []way
	for _, k := range q.kinds {
		for _, r := range sortedNames(k.from) {
			if k.storage == from.storage {
				ways = append(ways, way{r, k.from[r], true})
			}
			if k.from[r] == from.storage {
				ways = append(ways, way{r, k.storage, false})
			}
		}
	}
	if len(ways) == 0 {
		return step{}, false
	}
	c := pick(q.rng, ways)
	s := step{types: []string{c.relationship}, other: q.kind(c.other), forward: c.forward}
	s.link = slices.Contains(linkTypes(), c.relationship)
	if s.link && q.chance(30) {
		s.types = append(s.types, pick(q.rng, linkTypes()))
	}
	if c.relationship == "ABOUT" && from.storage == "Claim" && q.chance(30) {
		s.types = append(s.types, "HELD_BY")
	}
	return s, true
}

// repeats tells whether the step can be taken again from where it leads to.
func repeats(s step) bool { return s.link || s.types[0] == "REPLACES" }

func linkTypes() []string { return []string{"KNOWS", "WORKS_AT", "PART_OF"} }

// hop writes the relationship of a step. Only one that is named and of one edge
// can be referred to.
func (q *queryWriter) hop(s step, named bool) string {
	types, forward, both := s.types, s.forward, q.chance(25)
	if slices.Equal(types, []string{"WORKS_AT"}) && q.chance(40) {
		types, forward = []string{"EMPLOYS"}, !forward
	}
	inside := ":" + strings.Join(types, "|")
	if q.chance(6) {
		inside = ""
	}
	work := 1
	switch {
	case repeats(s) && q.chance(25) || q.chance(3):
		least := pick(q.rng, []int{1, 1, 1, 1, 2, 2, 3})
		most := min(4, least+q.rng.IntN(3))
		if both || inside == "" {
			most = max(least, min(most, 3))
		}
		work = most
		inside += pick(q.rng, []string{fmt.Sprintf("*%d..%d", least, most), fmt.Sprintf("*%d..%d", least, most), fmt.Sprintf("*%d", most)})
	case named && q.chance(55):
		e := queryEdge{q.name("e"), s.link && inside != ""}
		q.edges = append(q.edges, e)
		inside = e.name + inside
	}
	if both || inside == "" {
		work *= 2
	}
	q.work += work
	edge := "-[" + inside + "]-"
	if inside == "" {
		edge = "--"
	}
	switch {
	case both:
		return edge
	case forward:
		return edge + ">"
	default:
		return "<" + edge
	}
}
