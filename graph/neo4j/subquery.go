package neo4j

import (
	"slices"
	"strings"

	"brain/graph"
)

// Subqueries are shown values and pattern tests. One that stands inside of a
// larger condition gets a name in a WITH of its own before the clause uses it: as
// part of a condition on a pattern the server would plan it anew for every order
// in which it might join the pattern, which took up to 40 seconds. A value that is
// used several times is then also found once. A test that is a condition by itself
// stays with the pattern, which the server plans well; in the order of merged rows
// there is no place for names.

// subquery is what tells one subquery from another: a shown value is the same
// wherever it is used.
type subquery struct {
	variable      int
	property      string
	unit          string
	kind, element graph.Kind
	test          *graph.Expr // nil for a shown value
}

func subqueryOf(e *graph.Expr) subquery {
	if e.Op == graph.OpShown {
		return subquery{variable: e.Var, property: e.Prop, unit: e.Unit, kind: e.Kind, element: e.Element}
	}
	return subquery{test: e}
}

// subqueries lists those of the expressions as they occur.
func subqueries(es ...*graph.Expr) []*graph.Expr {
	var out []*graph.Expr
	for _, e := range es {
		switch e.Op {
		case graph.OpShown, graph.OpExists, graph.OpNotExists:
			out = append(out, e)
		}
		out = append(out, subqueries(e.Args...)...)
	}
	return out
}

// split takes the conditions with subqueries inside out of a WHERE: they are asked
// of the rows that the others leave.
func split(where *graph.Expr) (first *graph.Expr, late []*graph.Expr) {
	var rest []*graph.Expr
	for _, e := range conjuncts(where) {
		if slices.ContainsFunc(subqueries(e), func(s *graph.Expr) bool { return s != e }) {
			late = append(late, e)
		} else {
			rest = append(rest, e)
		}
	}
	switch {
	case len(late) == 0:
		return where, nil
	case len(rest) == 0:
		return nil, late
	case len(rest) == 1:
		return rest[0], late
	}
	return &graph.Expr{Op: graph.OpAnd, Kind: graph.KindBool, Args: rest}, late
}

// nameSubqueries names those in the expressions that are about variables bound
// before; it tells whether that took a WITH.
func (c *compiler) nameSubqueries(es ...*graph.Expr) (bool, error) {
	var parts []string
	for _, e := range subqueries(es...) {
		if c.named[subqueryOf(e)] != "" || !c.bound(e) {
			continue
		}
		text, err := c.expr(e)
		if err != nil {
			return false, err
		}
		name := c.hide()
		c.named[subqueryOf(e)] = name
		parts = append(parts, text+" AS "+name)
	}
	if len(parts) > 0 {
		c.line("WITH *, " + strings.Join(parts, ", "))
	}
	return len(parts) > 0, nil
}

// bound tells whether the variables that a subquery shares are bound.
func (c *compiler) bound(e *graph.Expr) bool {
	if e.Op == graph.OpShown {
		return c.kinds[e.Var].kind != 0
	}
	return !slices.ContainsFunc(e.Match.Nodes, func(n graph.NodeVar) bool { return n.Bound && c.kinds[n.Var].kind == 0 })
}

// whereLate writes the conditions that split took out.
func (c *compiler) whereLate(late []*graph.Expr) error {
	if len(late) == 0 {
		return nil
	}
	named, err := c.nameSubqueries(late...)
	if err != nil {
		return err
	}
	if !named {
		c.line("WITH *")
	}
	conditions, err := c.exprs(late)
	c.line("WHERE " + strings.Join(conditions, "\n  AND "))
	return err
}

// optionalCall writes an optional pattern with subqueries about its own nodes,
// which get their names inside.
func (c *compiler) optionalCall(m *graph.Match) error {
	c.line("OPTIONAL CALL (*) {")
	if err := c.required(m); err != nil {
		return err
	}
	var found []string
	own := map[int]bool{}
	for _, n := range m.Nodes {
		if !n.Bound {
			own[n.Var] = true
			found = append(found, c.name(n.Var))
		}
	}
	for _, h := range m.Hops {
		if plain(h) {
			found = append(found, c.name(h.Var))
		}
	}
	for _, e := range subqueries(conjuncts(m.Where)...) {
		if name := c.named[subqueryOf(e)]; e.Op == graph.OpShown && own[e.Var] && !slices.Contains(found, name) {
			found = append(found, name)
		}
	}
	c.line("RETURN " + strings.Join(found, ", ") + "\n}")
	return nil
}
