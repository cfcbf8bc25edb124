package graphtest

import (
	"cmp"
	"context"
	"errors"
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
