package graphtest

import (
	"fmt"
	"slices"
	"strings"

	"brain/graph"
)

// projection collects the columns of a WITH or RETURN, and what they bring into
// scope.
type projection struct {
	items []string
	// sorts are the columns that have an order.
	sorts []string
	nodes []queryNode
	edges []queryEdge
	vals  []queryValue
}

func (p *projection) add(item string, v queryValue) {
	p.items = append(p.items, item+" AS "+v.name)
	p.vals = append(p.vals, v)
	if !v.list {
		p.sorts = append(p.sorts, v.name)
	}
}

// with writes a WITH and leaves nothing in scope but its columns.
func (q *queryWriter) with() string {
	grouped, distinct := q.chance(35), false
	if !grouped {
		distinct = q.chance(30)
	}
	all := !grouped && !distinct && q.chance(45)
	p := &projection{}
	q.carry(p, all)
	for range q.rng.IntN(3) {
		o := q.operand()
		p.add(o.text, queryValue{name: q.name("v"), property: o.property})
	}
	if !grouped && q.chance(12) {
		p.add(q.atom(), queryValue{name: q.name("v"), property: "pinned"})
	}
	if list, ok := q.listOperand(); ok && all && q.chance(40) {
		p.add(list.text, queryValue{name: q.name("v"), property: list.property, list: true})
	}
	if grouped {
		for range 1 + q.rng.IntN(2) {
			text, property, list := q.aggregate()
			p.add(text, queryValue{name: q.name("v"), property: property, list: list})
		}
	}
	// One column at least that a condition can be about.
	if len(p.nodes)+len(p.sorts) == 0 {
		if grouped {
			p.add("count(*)", queryValue{name: q.name("v"), property: "valueInt"})
		} else {
			o := q.operand()
			p.add(o.text, queryValue{name: q.name("v"), property: o.property})
		}
	}
	out := "WITH "
	if distinct {
		out += "DISTINCT "
	}
	out += strings.Join(p.items, ", ")
	if q.chance(35) {
		out += q.order(p.sorts, !grouped && !distinct) + q.cut()
	}
	q.nodes, q.edges, q.vals, q.keyed = p.nodes, p.edges, p.vals, true
	if q.chance(30) {
		out += " WHERE " + q.condition(1)
	}
	return out
}

// carry keeps elements and values, all of them or some, under their own names or
// others.
func (q *queryWriter) carry(p *projection, all bool) {
	rename := func(old, prefix string) string {
		if q.chance(15) {
			return q.name(prefix)
		}
		return old
	}
	put := func(old, name string) {
		if old == name {
			p.items = append(p.items, old)
		} else {
			p.items = append(p.items, old+" AS "+name)
		}
	}
	nodes := slices.DeleteFunc(q.referable(), func(queryNode) bool { return !all && q.chance(35) })
	names := make([]string, len(nodes))
	for i, n := range nodes {
		names[i] = rename(n.name, "n")
	}
	if len(names) > 1 && q.chance(15) {
		names[0], names[1] = names[1], names[0]
	}
	if len(nodes) > 0 && q.chance(6) {
		nodes, names = append(nodes, nodes[0]), append(names, q.name("n"))
	}
	for i, n := range nodes {
		put(n.name, names[i])
		n.name = names[i]
		p.nodes = append(p.nodes, n)
	}
	for _, e := range q.edges {
		if all || q.chance(50) {
			name := rename(e.name, "e")
			put(e.name, name)
			p.edges = append(p.edges, queryEdge{name, e.link})
		}
	}
	for _, v := range q.vals {
		if all || !v.list && q.chance(60) {
			p.add(v.name, queryValue{rename(v.name, "v"), v.property, v.list})
		}
	}
}

// aggregate writes an aggregate and tells what its value is like.
func (q *queryWriter) aggregate() (text, property string, list bool) {
	distinct := pick(q.rng, []string{"", "", "DISTINCT "})
	switch q.rng.IntN(8) {
	case 0:
		if nodes := q.referable(); len(nodes) > 0 {
			return "count(" + distinct + pick(q.rng, nodes).name + ")", "valueInt", false
		}
	case 1:
		return "count(" + distinct + q.operand().text + ")", "valueInt", false
	case 2:
		if o, ok := q.operandOf(graph.KindInt, graph.KindDecimal); ok {
			return "sum(" + distinct + o.text + ")", o.property, false
		}
	case 3:
		if o, ok := q.operandOf(graph.KindInt, graph.KindDecimal); ok {
			return "avg(" + distinct + o.text + ")", "valueFloat", false
		}
	case 4, 5:
		if o := q.operand(); o.kind() != graph.KindBool {
			return pick(q.rng, []string{"min(", "max("}) + o.text + ")", o.property, false
		}
	case 6:
		o := q.operand()
		return "collect(" + distinct + o.text + ")", o.property, true
	}
	return "count(*)", "valueInt", false
}

// returning writes the RETURN.
func (q *queryWriter) returning() string {
	distinct, aggregated := q.chance(25), q.chance(35)
	p := &projection{}
	add := func(item string, list bool) {
		p.add(item, queryValue{name: fmt.Sprintf("c%d", len(p.items)), list: list})
	}
	if !aggregated || q.chance(65) {
		for range 1 + q.rng.IntN(3) {
			add(q.operand().text, false)
		}
		if q.chance(18) {
			add(q.atom(), false)
		}
	}
	if list, ok := q.listOperand(); ok && !distinct && !aggregated && q.chance(50) {
		add(list.text, true)
	}
	if aggregated {
		if q.chance(8) {
			add(pick(q.rng, []string{"1", "'x'", "true"}), true) // a constant is no sort key
		}
		for range 1 + q.rng.IntN(2) {
			text, _, list := q.aggregate()
			for distinct && list { // lists are not compared
				text, _, list = q.aggregate()
			}
			add(text, list)
		}
	}
	out := "RETURN "
	if distinct {
		out += "DISTINCT "
	}
	out += strings.Join(p.items, ", ") + q.order(p.sorts, !distinct && !aggregated)
	if q.chance(35) {
		out += q.cut()
	}
	return out
}

// order writes an ORDER BY over some of the columns and, where rows are not
// merged, other values; "" if chance picks none.
func (q *queryWriter) order(columns []string, others bool) string {
	var keys []string
	for _, name := range columns {
		if q.chance(40) {
			keys = append(keys, name+pick(q.rng, []string{"", " DESC", " ASC"}))
		}
	}
	if others && q.chance(30) {
		keys = append(keys, q.operand().text+pick(q.rng, []string{"", " DESC"}))
	}
	if len(keys) == 0 {
		return ""
	}
	q.rng.Shuffle(len(keys), func(i, j int) { keys[i], keys[j] = keys[j], keys[i] })
	return " ORDER BY " + strings.Join(keys, ", ")
}

// cut writes SKIP, LIMIT or both.
func (q *queryWriter) cut() string {
	out := ""
	skip := q.chance(40)
	if skip {
		out += " SKIP " + q.constant(graph.Int(int64(q.world.rng.IntN(4))))
	}
	if !skip || q.chance(60) {
		out += " LIMIT " + q.constant(graph.Int(pick(q.world.rng, []int64{0, 1, 2, 3, 4, 6, 9, 20})))
	}
	return out
}
