package graphtest

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"brain/graph"
)

// binding is what a variable stands for: a node or an edge.
type binding struct {
	node *graph.Node
	edge *graph.Edge
}

func (b binding) id() string {
	switch {
	case b.node != nil:
		return b.node.ID
	case b.edge != nil:
		return b.edge.ID
	}
	return ""
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
	nodes []*graph.Node
	edges []*graph.Edge
	// stop says why the run must end, nil as long as it need not.
	stop func() error
	err  error // the first thing that ended the evaluation
}

// Match implements graph.Reader by nested loops over all that the audience
// knows. A construct that the reference lacks is an error.
func (r reader) Match(ctx context.Context, p *graph.Plan, args graph.Args) ([]graph.Row, error) {
	e := &evaluation{args: args, stop: ctx.Err}
	for _, id := range slices.Sorted(maps.Keys(r.view.nodes)) {
		if n := r.view.nodes[id]; r.knows(n.Item, args.Currency, args.Now) {
			e.nodes = append(e.nodes, &n.Node)
		}
	}
	for _, id := range slices.Sorted(maps.Keys(r.view.edges)) {
		if edge := r.view.edges[id]; r.knows(edge.Item, args.Currency, args.Now) {
			e.edges = append(e.edges, edge)
		}
	}
	found := []bindings{make(bindings, p.Vars)}
	var rows []graph.Row
	for _, c := range p.Clauses {
		switch c := c.(type) {
		case *graph.Match:
			found = e.match(c, found)
		case *graph.Project:
			rows = e.project(c, found)
		}
	}
	if err := cmp.Or(e.err, e.stop()); err != nil {
		return nil, err
	}
	if len(rows) > p.MaxRows {
		return nil, &graph.TooExpensiveError{Limit: graph.LimitRows}
	}
	return rows, nil
}

func (e *evaluation) unsupported(what string) {
	if e.err == nil {
		e.err = errors.New("the reference does not evaluate " + what)
	}
}

// match extends each solution in every possible way.
func (e *evaluation) match(m *graph.Match, found []bindings) []bindings {
	if m.Optional {
		e.unsupported("OPTIONAL MATCH")
	}
	for i := range m.Hops {
		found = e.hop(m, i, found)
	}
	for _, n := range m.Nodes {
		found = e.node(n, found)
	}
	return slices.DeleteFunc(found, func(b bindings) bool {
		return m.Where != nil && !e.eval(m.Where, []bindings{b}).True()
	})
}

// hop binds the edge and the two nodes of m.Hops[i].
func (e *evaluation) hop(m *graph.Match, i int, found []bindings) []bindings {
	h := m.Hops[i]
	if h.Min != 1 || h.Max != 1 {
		e.unsupported("hops of variable length")
	}
	var out []bindings
	for _, b := range found {
		if e.err = cmp.Or(e.err, e.stop()); e.err != nil {
			return nil
		}
		for _, edge := range e.edges {
			if !slices.Contains(h.Types, edge.Type) || usedIn(m.Hops[:i], b, edge) {
				continue
			}
			if ext, ok := e.connect(b, h, edge, edge.From, edge.To); ok {
				out = append(out, ext)
			}
			// The other way; a self loop is one way only.
			if h.Direction == graph.Both && edge.From != edge.To {
				if ext, ok := e.connect(b, h, edge, edge.To, edge.From); ok {
					out = append(out, ext)
				}
			}
		}
	}
	return out
}

func usedIn(hops []graph.Hop, b bindings, edge *graph.Edge) bool {
	return slices.ContainsFunc(hops, func(h graph.Hop) bool { return b[h.Var].id() == edge.ID })
}

// connect binds a hop to an edge read from one node to another, unless a node
// is unknown or its variable stands for another one.
func (e *evaluation) connect(b bindings, h graph.Hop, edge *graph.Edge, from, to string) (bindings, bool) {
	b = b.with(h.Var, binding{edge: edge})
	for _, end := range []struct {
		v  int
		id string
	}{{h.From, from}, {h.To, to}} {
		if b[end.v].node != nil && b[end.v].node.ID != end.id {
			return nil, false
		}
		i, known := slices.BinarySearchFunc(e.nodes, end.id, func(n *graph.Node, id string) int { return strings.Compare(n.ID, id) })
		if !known {
			return nil, false
		}
		b[end.v] = binding{node: e.nodes[i]}
	}
	return b, true
}

// node binds a node that no hop has bound and tests its labels.
func (e *evaluation) node(n graph.NodeVar, found []bindings) []bindings {
	var out []bindings
	for _, b := range found {
		candidates := e.nodes
		if b[n.Var].node != nil {
			candidates = []*graph.Node{b[n.Var].node}
		}
		for _, c := range candidates {
			if hasLabels(c, n.Labels) && (n.Storage == "" || c.Labels[0] == n.Storage) && (!n.ThroughTag || e.tagged(c)) {
				out = append(out, b.with(n.Var, binding{node: c}))
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
	return slices.ContainsFunc(e.edges, func(edge *graph.Edge) bool {
		return edge.Type == "TAGGED" && edge.To == tag.ID && slices.ContainsFunc(e.nodes, func(n *graph.Node) bool {
			return n.ID == edge.From && n.Labels[0] == "Page"
		})
	})
}

// sorted is a result row with the values that order it.
type sorted struct {
	row  graph.Row
	keys []graph.Value
}

// project makes the rows of the final clause: grouped, distinct, in total order, cut.
func (e *evaluation) project(p *graph.Project, found []bindings) []graph.Row {
	if !p.Return || p.Where != nil {
		e.unsupported("WITH")
	}
	aggregated := slices.ContainsFunc(p.Items, func(i graph.ProjectItem) bool { return aggregates(i.Expr) })
	var rows []sorted
	seen := map[string]bool{}
	for _, group := range e.groups(p, found, aggregated) {
		var r sorted
		for _, item := range p.Items {
			r.row = append(r.row, e.eval(item.Expr, group))
		}
		if key := fmt.Sprint(r.row); p.Distinct && seen[key] {
			continue
		} else {
			seen[key] = true
		}
		for _, o := range p.OrderBy {
			r.keys = append(r.keys, e.eval(o.Expr, group))
		}
		if aggregated || p.Distinct {
			r.keys = append(r.keys, r.row...)
		} else {
			for _, b := range group[0] {
				r.keys = append(r.keys, graph.String(b.id()))
			}
		}
		rows = append(rows, r)
	}
	slices.SortStableFunc(rows, func(a, b sorted) int {
		for i := range a.keys {
			c := graph.Compare(a.keys[i], b.keys[i])
			if i < len(p.OrderBy) && p.OrderBy[i].Descending {
				c = -c
			}
			if c != 0 {
				return c
			}
		}
		return 0
	})
	first, last := 0, len(rows)
	if p.Skip != nil {
		first = int(min(e.eval(p.Skip, nil).Int64(), int64(last)))
	}
	if p.Limit != nil {
		last = int(min(int64(first)+e.eval(p.Limit, nil).Int64(), int64(last)))
	}
	out := make([]graph.Row, 0, last-first)
	for _, r := range rows[first:last] {
		out = append(out, r.row)
	}
	return out
}

// groups splits the solutions by the columns that are no aggregates; without
// aggregates each solution is a group of its own. Without such a column there
// is one group even of nothing.
func (e *evaluation) groups(p *graph.Project, found []bindings, aggregated bool) [][]bindings {
	var groups [][]bindings
	if !aggregated {
		for _, b := range found {
			groups = append(groups, []bindings{b})
		}
		return groups
	}
	index := map[string]int{}
	keyed := false
	for _, item := range p.Items {
		keyed = keyed || !aggregates(item.Expr)
	}
	if !keyed {
		return [][]bindings{found}
	}
	for _, b := range found {
		var key []graph.Value
		for _, item := range p.Items {
			if !aggregates(item.Expr) {
				key = append(key, e.eval(item.Expr, []bindings{b}))
			}
		}
		k := fmt.Sprint(key)
		i, ok := index[k]
		if !ok {
			i = len(groups)
			index[k] = i
			groups = append(groups, nil)
		}
		groups[i] = append(groups[i], b)
	}
	return groups
}

func aggregates(x *graph.Expr) bool {
	return x.Aggregate() || slices.ContainsFunc(x.Args, aggregates)
}

// eval gives the value of an expression for a group of solutions; whatever is
// not an aggregate is the same for all of them. Unknown is null.
func (e *evaluation) eval(x *graph.Expr, group []bindings) graph.Value {
	arg := func(i int) graph.Value { return e.eval(x.Args[i], group) }
	switch x.Op {
	case graph.OpLiteral:
		return x.Value
	case graph.OpParam:
		return e.args.Values[x.Param]
	case graph.OpProp:
		return property(group[0][x.Var], x.Prop)
	case graph.OpVar:
		return graph.OptionalString(group[0][x.Var].id())
	case graph.OpHasLabel:
		return graph.Bool(hasLabels(group[0][x.Var].node, x.Labels))
	case graph.OpEq, graph.OpNe, graph.OpLt, graph.OpLe, graph.OpGt, graph.OpGe,
		graph.OpStartsWith, graph.OpEndsWith, graph.OpContains:
		return e.compare(x.Op, arg(0), arg(1))
	case graph.OpAnd, graph.OpOr, graph.OpXor:
		v := arg(0)
		for i := range x.Args[1:] {
			v = junction(x.Op, v, arg(i+1))
		}
		return v
	case graph.OpNot:
		if v := arg(0); !v.IsNull() {
			return graph.Bool(!v.True())
		}
		return graph.Null()
	case graph.OpIn:
		return e.in(arg(0), arg(1))
	case graph.OpIsNull:
		return graph.Bool(arg(0).IsNull())
	case graph.OpIsNotNull:
		return graph.Bool(!arg(0).IsNull())
	case graph.OpExists, graph.OpNotExists:
		some := len(e.match(x.Match, []bindings{group[0]})) > 0
		return graph.Bool(some == (x.Op == graph.OpExists))
	case graph.OpCount:
		return e.count(x, group)
	}
	e.unsupported(fmt.Sprintf("operation %d", x.Op))
	return graph.Null()
}

func (e *evaluation) count(x *graph.Expr, group []bindings) graph.Value {
	if len(x.Args) == 0 {
		return graph.Int(int64(len(group)))
	}
	n, seen := int64(0), map[string]bool{}
	for _, b := range group {
		v := e.eval(x.Args[0], []bindings{b})
		if v.IsNull() || x.Distinct && seen[v.String()] {
			continue
		}
		seen[v.String()] = true
		n++
	}
	return graph.Int(n)
}

func (e *evaluation) compare(op graph.Op, a, b graph.Value) graph.Value {
	if a.IsNull() || b.IsNull() {
		return graph.Null()
	}
	if a.Kind() != b.Kind() {
		e.unsupported(fmt.Sprintf("a comparison of %s with %s", a.Kind(), b.Kind()))
		return graph.Null()
	}
	c := graph.Compare(a, b)
	switch op {
	case graph.OpEq:
		return graph.Bool(c == 0)
	case graph.OpNe:
		return graph.Bool(c != 0)
	case graph.OpLt:
		return graph.Bool(c < 0)
	case graph.OpLe:
		return graph.Bool(c <= 0)
	case graph.OpGt:
		return graph.Bool(c > 0)
	case graph.OpGe:
		return graph.Bool(c >= 0)
	case graph.OpStartsWith:
		return graph.Bool(strings.HasPrefix(a.Str(), b.Str()))
	case graph.OpEndsWith:
		return graph.Bool(strings.HasSuffix(a.Str(), b.Str()))
	default:
		return graph.Bool(strings.Contains(a.Str(), b.Str()))
	}
}

// junction is AND, OR or XOR of two truth values, null being unknown.
func junction(op graph.Op, a, b graph.Value) graph.Value {
	switch {
	case op == graph.OpAnd && (isFalse(a) || isFalse(b)):
		return graph.Bool(false)
	case op == graph.OpOr && (a.True() || b.True()):
		return graph.Bool(true)
	case a.IsNull() || b.IsNull():
		return graph.Null()
	case op == graph.OpAnd:
		return graph.Bool(a.True() && b.True())
	case op == graph.OpOr:
		return graph.Bool(a.True() || b.True())
	default:
		return graph.Bool(a.True() != b.True())
	}
}

func isFalse(v graph.Value) bool { return !v.IsNull() && !v.True() }

// in is an OR of equalities: no item is false, an unknown one leaves it open.
func (e *evaluation) in(x, list graph.Value) graph.Value {
	if list.IsNull() {
		return graph.Null()
	}
	result := graph.Bool(false)
	for _, item := range list.Items() {
		result = junction(graph.OpOr, result, e.compare(graph.OpEq, x, item))
	}
	return result
}

// property reads a field of the item or a stored property.
func property(b binding, name string) graph.Value {
	item, props := graph.Item{}, graph.Props(nil)
	switch {
	case b.node != nil:
		item, props = b.node.Item, b.node.Props
	case b.edge != nil:
		item, props = b.edge.Item, b.edge.Props
	default:
		return graph.Null()
	}
	switch name {
	case "id":
		return graph.String(b.id())
	case "scope":
		return graph.OptionalString(item.Scope)
	case "requires":
		return graph.Strings(item.Requires)
	case "ends":
		return graph.Strings(item.Ends)
	case "author":
		return graph.OptionalString(item.Author)
	case "gated":
		return graph.Bool(item.Gated)
	case "recordedAt":
		return graph.Instant(item.RecordedAt)
	case "retiredAt":
		return graph.Instant(item.RetiredAt)
	case "validFrom":
		return graph.Instant(item.ValidFrom)
	case "validUntil":
		return graph.Instant(item.ValidUntil)
	case "deletedAt":
		return graph.Instant(item.DeletedAt)
	}
	return props[name]
}
