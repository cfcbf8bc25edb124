package neo4j

import (
	"slices"
	"strings"

	"brain/graph"
)

// anchor is a condition that a pattern's WHERE demands of one element's id.
type anchor struct {
	of *graph.Expr // the condition
	v  int
	// exact: it names the ids, by = or IN.
	exact bool
}

// conjuncts are the conditions that the WHERE demands together.
func conjuncts(where *graph.Expr) []*graph.Expr {
	switch {
	case where == nil:
		return nil
	case where.Op != graph.OpAnd:
		return []*graph.Expr{where}
	}
	var out []*graph.Expr
	for _, a := range where.Args {
		out = append(out, conjuncts(a)...)
	}
	return out
}

// anchors are the conditions on ids that the WHERE cannot do without.
func anchors(where *graph.Expr) []anchor {
	var out []anchor
	for _, e := range conjuncts(where) {
		switch e.Op {
		case graph.OpEq, graph.OpIn, graph.OpLt, graph.OpLe, graph.OpGt, graph.OpGe, graph.OpStartsWith:
		default:
			continue
		}
		for i, a := range e.Args {
			// The right side of IN and STARTS WITH is the list or prefix.
			if a.Op == graph.OpProp && a.Prop == "id" && (i == 0 || e.Op != graph.OpIn && e.Op != graph.OpStartsWith) {
				out = append(out, anchor{of: e, v: a.Var, exact: e.Op == graph.OpEq || e.Op == graph.OpIn})
			}
		}
	}
	return out
}

// sweeps tells whether a condition walks the nodes by their ids, as paging by id
// does. The server would scan the index from its beginning for each page, in the
// belief that a limit makes this cheap, so it is told to seek, which it can do where
// the id is compared with a value that is known before, and refuses the query
// elsewhere. A condition that names values is left to its own index.
func (c *compiler) sweeps(where *graph.Expr) bool {
	if slices.ContainsFunc(conjuncts(where), func(e *graph.Expr) bool { return e.Op == graph.OpEq || e.Op == graph.OpIn }) {
		return false
	}
	return slices.ContainsFunc(anchors(where), func(a anchor) bool { return !a.exact && !c.needsTextOrder(a.of) && given(a.of) })
}

// given tells whether one side of a comparison is a literal or a parameter.
func given(e *graph.Expr) bool {
	return slices.ContainsFunc(e.Args, func(a *graph.Expr) bool { return a.Op == graph.OpLiteral || a.Op == graph.OpParam })
}

// anchoredHop finds a hop by the id of its edge through the registry: a
// relationship has no index of its own. It returns a path with the registry's
// node and the conditions that lead from it to the hop's ends.
func (c *compiler) anchoredHop(h graph.Hop, a anchor) (path string, conditions []string, err error) {
	x := c.hide()
	text, err := c.expr(a.of)
	if err != nil {
		return "", nil, err
	}
	from, to := " = "+x+".from", " = "+x+".to"
	if h.Direction == graph.Both {
		from = " IN [" + x + ".from, " + x + ".to]"
		to = from
	}
	return "(" + x + ":" + quote(labelEdge) + ")", []string{
		strings.Replace(text, c.name(h.Var)+".id", x+".id", 1),
		c.name(h.From) + ".id" + from,
		c.name(h.To) + ".id" + to,
		c.name(h.Var) + ".id = " + x + ".id",
	}, nil
}
