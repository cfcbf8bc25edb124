package graphtest

import (
	"slices"

	"brain/graph"
)

// condition writes a boolean expression.
func (q *queryWriter) condition(depth int) string {
	if depth > 0 && q.chance(55) {
		switch q.rng.IntN(5) {
		case 0:
			return "NOT (" + q.condition(depth-1) + ")"
		case 1:
			return "(" + q.condition(depth-1) + " XOR " + q.condition(depth-1) + ")"
		case 2:
			return "(" + q.condition(depth-1) + " OR " + q.condition(depth-1) + ")"
		default:
			return "(" + q.condition(depth-1) + " AND " + q.condition(depth-1) + ")"
		}
	}
	return q.atom()
}

func (q *queryWriter) atom() string {
	nodes := q.referable()
	if len(nodes) > 0 {
		switch n := q.rng.IntN(100); {
		case n < 18 && q.lookup():
			return q.pathTest(pick(q.rng, nodes))
		case n >= 18 && n < 28:
			if null := slices.DeleteFunc(slices.Clone(nodes), func(n queryNode) bool { return !n.optional }); len(null) > 0 {
				nodes = null
			}
			if n := pick(q.rng, nodes); len(n.kind.labels) > 0 {
				return q.negated(n.name + ":" + pick(q.rng, n.kind.written) + pick(q.rng, []string{"", "", " IS NULL"}))
			}
		case n >= 28 && n < 32:
			return pick(q.rng, nodes).name + " IS" + pick(q.rng, []string{"", " NOT"}) + " NULL"
		case n >= 32 && n < 36:
			if len(nodes) > 1 {
				return q.negated(pick(q.rng, nodes).name + pick(q.rng, []string{" = ", " <> "}) + pick(q.rng, nodes).name)
			}
		}
	}
	if len(q.edges) > 1 && q.chance(10) {
		return pick(q.rng, q.edges).name + pick(q.rng, []string{" = ", " <> "}) + pick(q.rng, q.edges).name
	}
	if list, ok := q.listOperand(); ok && q.chance(20) {
		if o, ok := q.operandOf(list.kind()); ok && q.chance(50) {
			return q.negated(o.text + " IN " + list.text)
		}
		return q.negated(q.constant(q.valueFor(list.property)) + " IN " + list.text)
	}
	return q.comparison(q.operand())
}

// negated writes NOT before every other condition: what is unknown stays out.
func (q *queryWriter) negated(condition string) string {
	if q.chance(50) {
		return "NOT " + condition
	}
	return condition
}

// comparison compares a value with a constant or with another value.
func (q *queryWriter) comparison(o operand) string {
	kind := o.kind()
	switch q.rng.IntN(7) {
	case 0:
		return o.text + pick(q.rng, []string{" IS NULL", " IS NOT NULL"})
	case 1:
		list := graph.List()
		for range q.rng.IntN(4) {
			list = graph.List(append(list.Items(), q.valueFor(o.property))...)
		}
		in := o.text + " IN "
		if len(list.Items()) == 0 {
			return in + q.param(list)
		}
		if q.chance(15) {
			return in + literal(graph.List(append(list.Items(), graph.Null())...))
		}
		return in + q.constant(list)
	case 2:
		if other, ok := q.operandOf(kind); ok {
			return o.text + " " + q.operator(kind) + " " + other.text
		}
	case 3, 4:
		if kind == graph.KindString {
			return o.text + pick(q.rng, []string{" STARTS WITH ", " ENDS WITH ", " CONTAINS "}) + q.constant(q.value("title"))
		}
	}
	return o.text + " " + q.operator(kind) + " " + q.constant(q.valueFor(o.property))
}

func (q *queryWriter) operator(kind graph.Kind) string {
	if kind == graph.KindBool {
		return pick(q.rng, []string{"=", "<>"})
	}
	return pick(q.rng, []string{"=", "<>", "<", "<=", ">", ">="})
}

// pathTest writes a pattern from the node that must occur, or must not.
func (q *queryWriter) pathTest(from queryNode) string {
	work := q.work
	defer func() { q.work = work }() // it makes no rows
	test, at := "("+from.name+")", from.kind
	for range 1 + q.rng.IntN(2) {
		s, ok := q.step(at)
		if !ok {
			break
		}
		test, at = test+q.hop(s, false)+q.testEnd(s.other), s.other
	}
	if test == "("+from.name+")" {
		return "true = true"
	}
	return q.negated(test)
}

// testEnd writes a node of a pattern in a condition: one in scope or one without
// a name.
func (q *queryWriter) testEnd(k nodeKind) string {
	same := slices.DeleteFunc(q.referable(), func(n queryNode) bool { return n.kind.storage != k.storage })
	switch n := q.rng.IntN(100); {
	case n < 30 && len(same) > 0:
		return "(" + pick(q.rng, same).name + ")"
	case n < 55:
		p := pick(q.rng, k.props)
		return "(:" + pick(q.rng, k.written) + pick(q.rng, []string{"", " {" + p + ": " + q.constant(q.value(p)) + "}"}) + ")"
	default:
		return "()"
	}
}
