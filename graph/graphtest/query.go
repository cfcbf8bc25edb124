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
	values graph.Props

	// What the next clause can name.
	nodes []queryNode
	edges []queryEdge
	vals  []queryValue

	named int // names given so far
	// lookups is the number of properties of packs and of patterns in conditions:
	// an engine may plan each as a query of its own, which takes its time.
	lookups int
	work    int // by how much hops may multiply rows, as a count of directed hops
	// keyed: each part since the last WITH is found by a key, so that further ones
	// may stand beside it.
	keyed bool
	// optional and before: the clause being written is optional, and how many
	// nodes were in scope before it.
	optional bool
	before   int
}

// queryNode is a node of the query.
type queryNode struct {
	name string // "" if nothing can refer to it
	kind nodeKind
	// plain: it is certain to be of its kind's storage label.
	plain bool
	// label is how its label was written last; torn: there were several, which
	// may have no type in common.
	label string
	torn  bool
	// optional: it may be null.
	optional bool
}

// queryEdge is a named relationship.
type queryEdge struct {
	name string
	link bool
}

// queryValue is a value that a WITH has named.
type queryValue struct {
	name     string
	property string // one whose values it is like
	list     bool
}

// query writes a random query: up to four clauses before the RETURN, with
// conditions and every form of projection.
func (w *world) query(form *rand.Rand) query {
	q := &queryWriter{world: w, rng: form, values: graph.Props{}}
	text := q.match(q.chance(12))
	for range pick(form, []int{0, 0, 1, 1, 2, 3}) {
		switch n := form.IntN(100); {
		case n < 35:
			text += " " + q.match(true)
		case n < 60:
			text += " " + q.match(false)
		default:
			text += " " + q.with()
		}
	}
	out := query{text: text + " " + q.returning(), values: q.values, maxRows: 100_000}
	if q.chance(8) {
		out.maxRows = 1 + q.rng.IntN(6)
	}
	return out
}

// chance is true in percent of all forms.
func (q *queryWriter) chance(percent int) bool { return q.rng.IntN(100) < percent }

func (q *queryWriter) name(prefix string) string {
	q.named++
	return fmt.Sprintf("%s%d", prefix, q.named)
}

func (w *world) someID(k nodeKind) string {
	if w.chance(10) {
		return w.prefix + "/nobody"
	}
	return w.anyNode(k)
}

func (q *queryWriter) kind(storage string) nodeKind {
	i := slices.IndexFunc(q.kinds, func(k nodeKind) bool { return k.storage == storage })
	return q.kinds[i]
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

// edgeID stands for the property "id" of an edge, whose values are other ones
// than those of a node's.
const edgeID = "id of an edge"

func (q *queryWriter) valueFor(property string) graph.Value {
	switch property {
	case "id":
		return graph.String(q.someID(pick(q.rng, q.kinds)))
	case edgeID:
		return graph.String(pick(q.world.rng, q.world.edges))
	}
	return q.value(property)
}

// operand is an expression with one value a row; its values are like those of
// the property.
type operand struct{ text, property string }

func (o operand) kind() graph.Kind {
	if o.property == edgeID {
		return graph.KindString
	}
	return kindOf(o.property)
}

// operand picks a property of an element in scope, one of a pack, or a value.
func (q *queryWriter) operand() operand {
	values := slices.DeleteFunc(slices.Clone(q.vals), func(v queryValue) bool { return v.list })
	nodes := q.referable()
	pages := plainPages(nodes)
	switch n := q.rng.IntN(100); {
	case len(values) > 0 && (n < 35 || len(nodes)+len(q.edges) == 0):
		v := pick(q.rng, values)
		return operand{v.name, v.property}
	case len(q.edges) > 0 && (n < 50 || len(nodes) == 0):
		e := pick(q.rng, q.edges)
		switch {
		case e.link && q.chance(60):
			p := pick(q.rng, edgeProps())
			return operand{e.name + "." + p, p}
		case q.chance(50):
			return operand{e.name + ".id", edgeID}
		default:
			return operand{e.name + ".recordedAt", "recordedAt"}
		}
	case len(pages) > 0 && n < 70 && q.lookup():
		p := pick(q.rng, []string{"size", "size", "size", "motto", "worth", "ratio", "open", "seen", "born", "fee.EUR", "fee.currency"})
		return operand{pick(q.rng, pages).name + ".properties." + p, shownLike(p)}
	}
	n := pick(q.rng, nodes)
	p := pick(q.rng, append(slices.Clone(n.kind.props), "id"))
	return operand{n.name + "." + p, p}
}

// mostLookups bounds the lookups of one query.
const mostLookups = 3

func (q *queryWriter) lookup() bool {
	q.lookups++
	return q.lookups <= mostLookups
}

// operandOf picks an operand of one of the kinds, false if chance finds none.
func (q *queryWriter) operandOf(kinds ...graph.Kind) (operand, bool) {
	for range 12 {
		if o := q.operand(); slices.Contains(kinds, o.kind()) {
			return o, true
		}
	}
	return operand{}, false
}

// listOperand picks a list whose items are like those of the property.
func (q *queryWriter) listOperand() (o operand, ok bool) {
	var choices []operand
	for _, v := range q.vals {
		if v.list {
			choices = append(choices, operand{v.name, v.property})
		}
	}
	for _, n := range plainPages(q.nodes) {
		for _, p := range []string{"nicknames", "marks", "fees.EUR", "fees.currency"} {
			choices = append(choices, operand{n.name + ".properties." + p, shownLike(p)})
		}
	}
	if len(choices) == 0 {
		return operand{}, false
	}
	o = pick(q.rng, choices)
	return o, !strings.Contains(o.text, ".") || q.lookup()
}

// referable lists the nodes in scope that have a name.
func (q *queryWriter) referable() []queryNode {
	return slices.DeleteFunc(slices.Clone(q.nodes), func(n queryNode) bool { return n.name == "" })
}

func plainPages(nodes []queryNode) []queryNode {
	return slices.DeleteFunc(slices.Clone(nodes), func(n queryNode) bool { return n.name == "" || n.torn || !n.plain || n.kind.storage != "Page" })
}

// shownLike names the stored property that holds the values of a pack's property.
func shownLike(name string) string {
	name, part, _ := strings.Cut(name, ".")
	if part == graph.UnitOf {
		return "unit"
	}
	for _, p := range packProperties() {
		if p.Name == name {
			return graph.ShownColumn(p.Kind)
		}
	}
	panic("no property " + name)
}
