package graphtest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"brain/graph"
)

// query is a random valid text with its parameters.
type query struct {
	text    string
	values  graph.Props
	maxRows int
}

// queryWriter writes one query about a world. Its own source of chance gives the
// query its form, the world's gives the values: so worlds can share a form, and
// an engine that plans each statement slowly plans fewer.
type queryWriter struct {
	*world
	rng    *rand.Rand
	nodes  []queryNode
	edges  []string // names of the edges that have one
	links  []string // those of them that are links and have their properties
	values graph.Props
}

// queryNode is a node of the query; it has no name if nothing refers to it.
type queryNode struct {
	name string
	kind nodeKind
	// plain: it is certain to be of its kind's storage label.
	plain bool
}

// query writes a random query: one or two MATCH, up to five hops that hang
// together, conditions, and every form of RETURN.
func (w *world) query(form *rand.Rand) query {
	q := &queryWriter{world: w, rng: form, values: graph.Props{}}
	paths := q.paths()
	var conditions []string
	if q.chance(12) { // a second part, found by its key as the first one then must be
		ids := graph.Strings([]string{w.someID(q.nodes[0].kind), w.someID(q.nodes[0].kind), w.someID(q.nodes[0].kind)})
		conditions = append(conditions, q.nodes[0].name+".id IN "+q.param(ids))
		k := pick(q.rng, w.kinds)
		paths += fmt.Sprintf(", (z:%s {id: %s})", k.storage, q.constant(graph.String(w.someID(k))))
		q.nodes = append(q.nodes, queryNode{"z", k, true})
	}
	if q.chance(60) {
		conditions = append(conditions, q.condition(2))
	}
	where := ""
	if len(conditions) > 0 {
		where = " WHERE " + strings.Join(conditions, " AND ")
	}
	out := query{text: "MATCH " + paths + where + q.returning(), values: q.values, maxRows: 100_000}
	if q.chance(8) {
		out.maxRows = 1 + q.rng.IntN(6)
	}
	return out
}

// chance is true in percent of all forms.
func (q *queryWriter) chance(percent int) bool { return q.rng.IntN(100) < percent }

func (w *world) someID(k nodeKind) string {
	if w.chance(10) {
		return w.prefix + "/nobody"
	}
	return w.anyNode(k)
}

func (q *queryWriter) newNode(k nodeKind) int {
	n := queryNode{name: fmt.Sprintf("n%d", len(q.nodes)), kind: k}
	q.nodes = append(q.nodes, n)
	return len(q.nodes) - 1
}

func (q *queryWriter) kind(storage string) nodeKind {
	i := slices.IndexFunc(q.kinds, func(k nodeKind) bool { return k.storage == storage })
	return q.kinds[i]
}

// write writes a node of the pattern, with labels by chance or as it must.
func (q *queryWriter) write(i int, must bool) string {
	n := &q.nodes[i]
	out := "(" + n.name
	if must || q.chance(25) {
		out += ":" + pick(q.rng, n.kind.written)
		n.plain = true
	}
	if n.plain && q.chance(6) {
		p := pick(q.rng, n.kind.props)
		out += " {" + p + ": " + q.constant(q.value(p)) + "}"
	}
	return out + ")"
}

// paths writes the paths. Each hop begins at a node that is already there.
func (q *queryWriter) paths() string {
	first := q.newNode(pick(q.rng, append(q.kinds, q.kind("Page"), q.kind("Claim"))))
	hops := pick(q.rng, []int{0, 1, 1, 2, 2, 3, 4})
	out, end := q.write(first, true), first
	clauses := 1
	for range hops {
		at := end
		if q.chance(40) {
			at = q.rng.IntN(len(q.nodes))
		}
		types, out1, to, forward, ok := q.step(at)
		if !ok {
			continue
		}
		if at != end {
			separator := ", "
			if clauses < 2 && q.chance(25) {
				separator = " MATCH "
				clauses++
			}
			out += separator + q.write(at, false)
		}
		out += q.hop(types, out1, forward) + q.write(to, false)
		end = to
	}
	return out
}

// step chooses a relationship at a node and the node at its other end.
func (q *queryWriter) step(at int) (types []string, link bool, to int, forward, ok bool) {
	type way struct {
		relationship, other string
		forward             bool
	}
	var ways []way
	for _, k := range q.kinds {
		for _, r := range sortedNames(k.from) {
			if k.storage == q.nodes[at].kind.storage {
				ways = append(ways, way{r, k.from[r], true})
			}
			if k.from[r] == q.nodes[at].kind.storage {
				ways = append(ways, way{r, k.storage, false})
			}
		}
	}
	if len(ways) == 0 {
		return nil, false, 0, false, false
	}
	c := pick(q.rng, ways)
	types, link = []string{c.relationship}, slices.Contains([]string{"KNOWS", "WORKS_AT", "PART_OF"}, c.relationship)
	if link && q.chance(30) {
		types = append(types, pick(q.rng, []string{"KNOWS", "WORKS_AT", "PART_OF"}))
	}
	if c.relationship == "ABOUT" && q.nodes[at].kind.storage == "Claim" && q.chance(30) {
		types = append(types, "HELD_BY")
	}
	for i, n := range q.nodes {
		if n.kind.storage == c.other && q.chance(15) {
			return types, link, i, c.forward, true
		}
	}
	return types, link, q.newNode(q.kind(c.other)), c.forward, true
}

func (q *queryWriter) hop(types []string, link, forward bool) string {
	name := ""
	if q.chance(60) {
		name = fmt.Sprintf("e%d", len(q.edges))
		q.edges = append(q.edges, name)
		if link {
			q.links = append(q.links, name)
		}
	}
	if slices.Equal(types, []string{"WORKS_AT"}) && q.chance(40) {
		types, forward = []string{"EMPLOYS"}, !forward
	}
	edge := "-[" + name + ":" + strings.Join(types, "|") + "]-"
	switch {
	case q.chance(25):
		return edge
	case forward:
		return edge + ">"
	default:
		return "<" + edge
	}
}

// operand is a property that can be named.
type operand struct{ text, property string }

func (q *queryWriter) operand() operand {
	if len(q.links) > 0 && q.chance(25) {
		p := pick(q.rng, append(edgeProps(), "id", "recordedAt"))
		return operand{pick(q.rng, q.links) + "." + p, p}
	}
	n := pick(q.rng, q.nodes)
	p := pick(q.rng, append(slices.Clone(n.kind.props), "id"))
	return operand{n.name + "." + p, p}
}

// constant writes a value as a literal or as a parameter.
func (q *queryWriter) constant(v graph.Value) string {
	if q.chance(40) {
		return q.param(v)
	}
	return literal(v)
}

func (q *queryWriter) param(v graph.Value) string {
	name := fmt.Sprintf("p%d", len(q.values))
	q.values[name] = v
	return "$" + name
}

func literal(v graph.Value) string {
	switch v.Kind() {
	case graph.KindString, graph.KindDate:
		return "'" + strings.NewReplacer(`\`, `\\`, `'`, `\'`).Replace(v.Str()) + "'"
	case graph.KindInstant:
		return "'" + v.String() + "'"
	case graph.KindList:
		items := make([]string, len(v.Items()))
		for i, item := range v.Items() {
			items[i] = literal(item)
		}
		return "[" + strings.Join(items, ", ") + "]"
	default:
		return v.String()
	}
}

func (q *queryWriter) valueFor(property string) graph.Value {
	if property == "id" {
		return graph.String(q.someID(pick(q.rng, q.kinds)))
	}
	return q.value(property)
}

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
	if q.chance(25) {
		return q.pathTest()
	}
	o := q.operand()
	kind := kindOf(o.property)
	switch q.rng.IntN(9) {
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
		if n := pick(q.rng, q.nodes); len(n.kind.labels) > 0 {
			return n.name + ":" + pick(q.rng, n.kind.written)
		}
	case 3:
		if len(q.nodes) > 1 {
			return pick(q.rng, q.nodes).name + pick(q.rng, []string{" = ", " <> "}) + pick(q.rng, q.nodes).name
		}
	case 4:
		if len(q.edges) > 1 {
			return pick(q.rng, q.edges) + pick(q.rng, []string{" = ", " <> "}) + pick(q.rng, q.edges)
		}
	case 5:
		if other := q.operand(); kindOf(other.property) == kind {
			return o.text + " " + q.comparison(kind) + " " + other.text
		}
	case 6, 7:
		if kind == graph.KindString {
			return o.text + pick(q.rng, []string{" STARTS WITH ", " ENDS WITH ", " CONTAINS "}) + q.constant(q.value("title"))
		}
	}
	return o.text + " " + q.comparison(kind) + " " + q.constant(q.valueFor(o.property))
}

func (q *queryWriter) comparison(kind graph.Kind) string {
	if kind == graph.KindBool {
		return pick(q.rng, []string{"=", "<>"})
	}
	return pick(q.rng, []string{"=", "<>", "<", "<=", ">", ">="})
}

// pathTest writes a pattern that must occur, or must not.
func (q *queryWriter) pathTest() string {
	bound := q.nodes
	at := q.rng.IntN(len(bound))
	types, _, to, forward, ok := q.step(at)
	if !ok {
		return "true = true"
	}
	end := "()"
	if to < len(bound) {
		end = "(" + bound[to].name + ")"
	}
	q.nodes = bound
	test := "(" + q.nodes[at].name + ")"
	if edge := "-[:" + strings.Join(types, "|") + "]-"; forward {
		test += edge + ">" + end
	} else {
		test += "<" + edge + end
	}
	if q.chance(50) {
		return "NOT " + test
	}
	return test
}

// returning writes the RETURN.
func (q *queryWriter) returning() string {
	distinct, aggregated := q.chance(25), q.chance(30)
	var items, names []string
	add := func(item string) {
		name := fmt.Sprintf("c%d", len(names))
		items, names = append(items, item+" AS "+name), append(names, name)
	}
	for range 1 + q.rng.IntN(3) {
		add(q.operand().text)
	}
	if aggregated {
		if q.chance(30) {
			items, names = nil, nil
		}
		switch q.rng.IntN(4) {
		case 0:
			add("count(*)")
		case 1:
			add("count(" + pick(q.rng, q.nodes).name + ")")
		case 2:
			add("count(DISTINCT " + pick(q.rng, q.nodes).name + ")")
		default:
			add("count(" + pick(q.rng, []string{"", "DISTINCT "}) + q.operand().text + ")")
		}
	}
	out := " RETURN "
	if distinct {
		out += "DISTINCT "
	}
	out += strings.Join(items, ", ")
	var order []string
	for _, name := range names {
		if q.chance(40) {
			order = append(order, name+pick(q.rng, []string{"", " DESC", " ASC"}))
		}
	}
	if !distinct && !aggregated && q.chance(30) {
		order = append(order, q.operand().text+pick(q.rng, []string{"", " DESC"}))
	}
	if len(order) > 0 {
		q.rng.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		out += " ORDER BY " + strings.Join(order, ", ")
	}
	if q.chance(20) {
		out += " SKIP " + q.constant(graph.Int(int64(q.world.rng.IntN(4))))
	}
	if q.chance(30) {
		out += " LIMIT " + q.constant(graph.Int(int64(q.world.rng.IntN(8))))
	}
	return out
}

// textQuery makes a random text query.
func (w *world) textQuery() graph.TextQuery {
	q := graph.TextQuery{Now: w.moment(), History: w.chance(30), Limit: 1 + w.rng.IntN(8)}
	q.ReadOn = q.Limit + w.rng.IntN(6)
	for _, term := range append(terms(), "none") {
		if w.chance(50) {
			q.Terms = append(q.Terms, graph.WeightedTerm{Term: term, Weight: 1 + w.rng.IntN(3)})
		}
	}
	if w.chance(30) {
		q.Kinds = []string{"claim", pick(w.rng, []string{"name", "passage", "event"})}
	}
	if w.chance(20) {
		q.Classes = []string{"belief"}
	}
	if w.chance(20) {
		q.Pages = []string{pick(w.rng, w.nodes["Page"]), pick(w.rng, w.nodes["Page"])}
	}
	if w.chance(20) {
		q.Since = w.moment()
	}
	return q
}
