package graphtest

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"

	"brain/graph"
)

// binding is what a variable stands for: a node, an edge, the edges of a
// variable length, or a value; the zero binding is null.
type binding struct {
	node  *graph.Node
	trail []*graph.Edge // one edge for a plain hop
	value graph.Value
}

// edge is the edge of a plain hop.
func (b binding) edge() *graph.Edge {
	if len(b.trail) == 1 {
		return b.trail[0]
	}
	return nil
}

// plain is the binding as a value: an element's id, else the value itself.
func (b binding) plain() graph.Value {
	switch {
	case b.node != nil:
		return graph.String(b.node.ID)
	case b.edge() != nil:
		return graph.String(b.edge().ID)
	}
	return b.value
}

// bindings is one solution by variable.
type bindings []binding

func (b bindings) with(v int, to binding) bindings {
	out := slices.Clone(b)
	out[v] = to
	return out
}

// evaluation is one run of a plan: everything that the audience knows under the
// currency, and nothing else. The rest of the graph does not exist for it.
type evaluation struct {
	args  graph.Args
	vars  int
	nodes []*graph.Node
	known map[string]*graph.Node
	// leaving and arriving are the edges by their ends.
	leaving, arriving map[string][]*graph.Edge
	// stop says why the run must end, nil as long as it need not.
	stop func() error
	err  error // the first thing that ended the evaluation
	held int   // solutions that the run has made
}

// mostSolutions bounds the solutions that one run makes, whole or not. Nested
// loops hold all of them at once: 200,000 take about 200 MB.
const mostSolutions = 200_000

// errTooBroad says that the reference engine gave up: it cannot tell the rows.
var errTooBroad = fmt.Errorf("%w: more solutions than the reference engine can hold", graph.ErrTooExpensive)

// hold counts one more solution, and ends the run when there are too many.
func (e *evaluation) hold() {
	if e.held++; e.held > mostSolutions {
		e.err = cmp.Or(e.err, errTooBroad)
	}
}

// Match implements graph.Reader by nested loops over all that the audience
// knows.
func (r reader) Match(ctx context.Context, p *graph.Plan, args graph.Args) ([]graph.Row, error) {
	if err := p.Check(p.Declared(args)); err != nil {
		return nil, err
	}
	e := &evaluation{args: args, vars: p.Vars, stop: ctx.Err,
		known: map[string]*graph.Node{}, leaving: map[string][]*graph.Edge{}, arriving: map[string][]*graph.Edge{}}
	for _, id := range slices.Sorted(maps.Keys(r.view.nodes)) {
		if n := r.view.nodes[id]; r.knows(n.Item, args.Currency, args.Now) {
			e.nodes = append(e.nodes, &n.Node)
			e.known[id] = &n.Node
		}
	}
	for _, id := range slices.Sorted(maps.Keys(r.view.edges)) {
		edge := r.view.edges[id]
		if e.known[edge.From] != nil && e.known[edge.To] != nil && r.knows(edge.Item, args.Currency, args.Now) {
			e.leaving[edge.From] = append(e.leaving[edge.From], edge)
			e.arriving[edge.To] = append(e.arriving[edge.To], edge)
		}
	}
	found := []bindings{make(bindings, p.Vars)}
	for _, c := range p.Clauses {
		switch c := c.(type) {
		case *graph.Match:
			found = e.match(c, found)
		case *graph.Project:
			found = e.project(c, found)
		}
	}
	if err := cmp.Or(e.err, e.stop()); err != nil {
		return nil, err
	}
	if len(found) > p.MaxRows {
		return nil, &graph.TooExpensiveError{Limit: graph.LimitRows}
	}
	rows := make([]graph.Row, len(found))
	for i, b := range found {
		for _, column := range b {
			rows[i] = append(rows[i], column.value)
		}
	}
	return rows, nil
}

// fail ends the evaluation of a plan that breaks a promise of the checker.
func (e *evaluation) fail(format string, args ...any) {
	e.err = cmp.Or(e.err, fmt.Errorf("the plan has "+format, args...))
}

// match extends each solution in every possible way. An optional match leaves a
// solution as it is, with nulls, if there is none.
func (e *evaluation) match(m *graph.Match, found []bindings) []bindings {
	var out []bindings
	for _, b := range found {
		ways := e.ways(m, b)
		if len(ways) == 0 && m.Optional {
			ways = []bindings{b}
		}
		out = append(out, ways...)
	}
	return out
}

func (e *evaluation) ways(m *graph.Match, b bindings) []bindings {
	for _, n := range m.Nodes {
		if n.Bound && b[n.Var].node == nil {
			return nil
		}
	}
	found := []bindings{b}
	for i, h := range m.Hops {
		var out []bindings
		for _, b := range found {
			out = append(out, e.hop(h, m.Hops[:i], b)...)
		}
		found = out
	}
	for _, n := range m.Nodes {
		found = e.node(n, found)
	}
	return slices.DeleteFunc(found, func(b bindings) bool {
		return m.Where != nil && !e.eval(m.Where, []bindings{b}).True()
	})
}

// hop binds the edges of a hop and its two ends, using no edge of the hops
// before it in the same match.
func (e *evaluation) hop(h graph.Hop, before []graph.Hop, b bindings) []bindings {
	if e.err = cmp.Or(e.err, e.stop()); e.err != nil {
		return nil
	}
	var used []*graph.Edge
	for _, o := range before {
		used = append(used, b[o.Var].trail...)
	}
	starts := e.nodes
	if n := b[h.From].node; n != nil {
		starts = []*graph.Node{n}
	}
	var out []bindings
	for _, start := range starts {
		e.trails(h, used, start, nil, func(trail []*graph.Edge, end *graph.Node) {
			next := b.with(h.From, binding{node: start})
			if n := next[h.To].node; n == nil || n == end {
				next[h.To], next[h.Var] = binding{node: end}, binding{trail: slices.Clone(trail)}
				out = append(out, next)
				e.hold()
			}
		})
	}
	return out
}

// trails yields every continuation of the trail, which has come to node at, that
// has a length that the hop allows.
func (e *evaluation) trails(h graph.Hop, used []*graph.Edge, at *graph.Node, trail []*graph.Edge, yield func([]*graph.Edge, *graph.Node)) {
	step := func(edge *graph.Edge, to string) {
		if e.err != nil || !slices.Contains(h.Types, edge.Type) || slices.Contains(used, edge) || slices.Contains(trail, edge) {
			return
		}
		longer, end := append(slices.Clone(trail), edge), e.known[to]
		if len(longer) >= h.Min {
			yield(longer, end)
		}
		if len(longer) < h.Max && (h.Inner == nil || slices.Contains(h.Inner, end.Labels[0])) {
			e.trails(h, used, end, longer, yield)
		}
	}
	for _, edge := range e.leaving[at.ID] {
		step(edge, edge.To)
	}
	if h.Direction == graph.Both {
		for _, edge := range e.arriving[at.ID] {
			// A self loop leaves and arrives, which is one way to go.
			if edge.From != edge.To {
				step(edge, edge.From)
			}
		}
	}
}

// node binds a node that no hop has bound and tests its labels.
func (e *evaluation) node(n graph.NodeVar, found []bindings) []bindings {
	var out []bindings
	for _, b := range found {
		if e.err != nil {
			return nil
		}
		candidates := e.nodes
		if b[n.Var].node != nil {
			candidates = []*graph.Node{b[n.Var].node}
		}
		for _, c := range candidates {
			if hasLabels(c, n.Labels) && (n.Storage == "" || c.Labels[0] == n.Storage) && (!n.ThroughTag || e.tagged(c)) {
				out = append(out, b.with(n.Var, binding{node: c}))
				e.hold()
			}
		}
	}
	return out
}

// hasLabels tests a conjunction of alternatives.
func hasLabels(n *graph.Node, labels [][]string) bool {
	for _, alternatives := range labels {
		if !slices.ContainsFunc(alternatives, func(l string) bool { return slices.Contains(n.Labels, l) }) {
			return false
		}
	}
	return true
}

// tagged tells whether a known page bears the tag through a known edge.
func (e *evaluation) tagged(tag *graph.Node) bool {
	return slices.ContainsFunc(e.arriving[tag.ID], func(edge *graph.Edge) bool {
		return edge.Type == "TAGGED" && e.known[edge.From].Labels[0] == "Page"
	})
}

// shown gives the value of a property of packs of a page: that of the latest
// claim, or all values.
func (e *evaluation) shown(page *graph.Node, x *graph.Expr) graph.Value {
	if page == nil {
		return graph.Null()
	}
	stated, value := x.ShownColumn()
	many := x.Kind == graph.KindList
	var claims []*graph.Node
	var all []graph.Value
	for _, edge := range e.arriving[page.ID] {
		c := e.known[edge.From]
		v := c.Props[value]
		if many && (v.IsNull() || x.InUnit() && c.Props["unit"].Str() != x.Unit) {
			continue
		}
		if edge.Type == "ABOUT" && hasLabels(c, [][]string{{"Claim"}, {"Fact"}}) && c.Props["property"].Str() == x.Prop && !c.Props[stated].IsNull() {
			claims, all = append(claims, c), append(all, v)
		}
	}
	if many {
		return graph.List(ascending(distinct(all))...)
	}
	if len(claims) == 0 {
		return graph.Null()
	}
	latest := slices.MaxFunc(claims, func(a, b *graph.Node) int {
		return cmp.Or(a.Item.ValidFrom.Compare(b.Item.ValidFrom), a.Item.RecordedAt.Compare(b.Item.RecordedAt), cmp.Compare(a.ID, b.ID))
	})
	if x.InUnit() && latest.Props["unit"].Str() != x.Unit {
		return graph.Null()
	}
	return latest.Props[value]
}

func ascending(vs []graph.Value) []graph.Value {
	slices.SortFunc(vs, graph.Compare)
	return vs
}

func distinct(vs []graph.Value) []graph.Value {
	var out []graph.Value
	for _, v := range vs {
		if !slices.ContainsFunc(out, v.Equal) {
			out = append(out, v)
		}
	}
	return out
}
