package neo4j

import (
	"fmt"
	"slices"
	"strings"

	"brain/graph"
)

// Shown values. Each is a subquery, which gets a name in a WITH of its own before
// a clause uses it: as a condition of a pattern the server would plan it anew for
// every order in which it might join the pattern, which took seconds. So a value
// that is used several times is also found once. Only in the order of merged rows
// it is written in place.

// shownValue is what tells one shown value from another.
type shownValue struct {
	variable      int
	property      string
	kind, element graph.Kind
}

func valueOf(e *graph.Expr) shownValue { return shownValue{e.Var, e.Prop, e.Kind, e.Element} }

// nameShown names the shown values of the expressions that are about variables
// bound before; it returns the WITH that does so, "" if all have their names.
func (c *compiler) nameShown(es ...*graph.Expr) (string, error) {
	var parts []string
	for _, e := range shownIn(es) {
		if _, bound := c.kinds[e.Var]; !bound || c.named[valueOf(e)] != "" {
			continue
		}
		text, err := c.shown(e)
		if err != nil {
			return "", err
		}
		name := c.hide()
		c.named[valueOf(e)] = name
		parts = append(parts, text+" AS "+name)
	}
	if len(parts) == 0 {
		return "", nil
	}
	return "WITH *, " + strings.Join(parts, ", "), nil
}

// shownIn lists the shown values of the expressions as they occur.
func shownIn(es []*graph.Expr) []*graph.Expr {
	var out []*graph.Expr
	for _, e := range es {
		if e.Op == graph.OpShown {
			out = append(out, e)
		}
		out = append(out, shownIn(e.Args)...)
	}
	return out
}

// shown writes the value that is shown for a property of a page, by its name or
// as a subquery over the page's claims, which are filtered like every other
// element. A null page has no claims; only of the list that is not the answer yet.
func (c *compiler) shown(e *graph.Expr) (string, error) {
	if name := c.named[valueOf(e)]; name != "" {
		return name, nil
	}
	page, err := c.element(e.Var)
	if err != nil {
		return "", err
	}
	kind := e.Kind
	if kind == graph.KindList {
		kind = e.Element
	}
	property := graph.ShownColumn(kind)
	if property == "" {
		return "", fmt.Errorf("neo4j: property %q of kind %s: expected a kind that claims hold", e.Prop, kind)
	}
	claim, edge := c.hide(), c.hide()
	value := claim + "." + property
	conditions := append([]string{claim + ".property = " + c.bind(binding{value: graph.String(e.Prop)}), value + " IS NOT NULL"}, c.filter(claim)...)
	conditions = append(conditions, c.filter(edge)...)
	found := "COLLECT { MATCH (" + claim + ":`Claim`&`Fact`)-[" + edge + ":`ABOUT`]->(" + page + ")" +
		" WHERE " + strings.Join(conditions, " AND ") + " RETURN "
	if e.Kind == graph.KindList {
		return "(CASE WHEN " + page + " IS NOT NULL THEN " + found + "DISTINCT " + value + " } END)", nil
	}
	// A time that is missing is before every other.
	var order []string
	for _, time := range []string{claim + ".validFrom", claim + ".recordedAt"} {
		order = append(order, time+" IS NULL", time+" DESC")
	}
	return "head(" + found + value + " ORDER BY " + strings.Join(append(order, claim+".id DESC"), ", ") + " LIMIT 1 })", nil
}

// splitShown takes the conditions on shown values out of a WHERE: they are asked
// of the rows that the others leave.
func splitShown(where *graph.Expr) (first *graph.Expr, late []*graph.Expr) {
	var rest []*graph.Expr
	for _, e := range conjuncts(where) {
		if len(shownIn([]*graph.Expr{e})) > 0 {
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

// whereShown writes the conditions on shown values.
func (c *compiler) whereShown(late []*graph.Expr) error {
	if len(late) == 0 {
		return nil
	}
	names, err := c.nameShown(late...)
	if err != nil {
		return err
	}
	conditions, err := c.exprs(late)
	if names == "" {
		names = "WITH *"
	}
	c.line(names)
	c.line("WHERE " + strings.Join(conditions, "\n  AND "))
	return err
}

// showsNew tells whether a pattern has conditions on shown values of its own nodes.
func (c *compiler) showsNew(m *graph.Match) bool {
	return slices.ContainsFunc(shownIn(conjuncts(m.Where)), func(e *graph.Expr) bool { return c.named[valueOf(e)] == "" })
}

// optionalShown writes an optional pattern that asks for shown values of its own
// nodes as a subquery, where they get their names inside.
func (c *compiler) optionalShown(m *graph.Match) error {
	c.line("OPTIONAL CALL (*) {")
	if err := c.required(m); err != nil {
		return err
	}
	var found []string
	for _, n := range m.Nodes {
		if !n.Bound {
			found = append(found, c.name(n.Var))
		}
	}
	for _, h := range m.Hops {
		if plain(h) {
			found = append(found, c.name(h.Var))
		}
	}
	for _, e := range shownIn(conjuncts(m.Where)) {
		if name := c.named[valueOf(e)]; slices.ContainsFunc(m.Nodes, func(n graph.NodeVar) bool { return n.Var == e.Var && !n.Bound }) && !slices.Contains(found, name) {
			found = append(found, name)
		}
	}
	c.line("RETURN " + strings.Join(found, ", "))
	c.line("}")
	return nil
}
