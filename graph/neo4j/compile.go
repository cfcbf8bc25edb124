package neo4j

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"brain/graph"
)

// shape is what of an audience and a currency changes the text of a statement;
// their values are parameters.
type shape struct {
	everything bool // no key test
	author     bool // with the author's exemption
	trusted    bool
	mode       graph.CurrencyMode
	deleted    bool
	// high are the parameters of the plan whose text holds characters from
	// U+E000 on (see text order in comparison.go).
	high map[string]bool
}

// statement is a compiled plan.
type statement struct {
	text string
	// bindings are the parameters $p0, $p1 … in order.
	bindings []binding
	// skip and limit are nil, a literal or a parameter of the plan.
	skip, limit *graph.Expr
}

// binding says where the value of a parameter comes from: a parameter of the
// plan, or a literal of its text if name is "".
type binding struct {
	name  string
	value graph.Value
}

// compile turns a checked plan into Cypher. It is pure: equal plans and shapes
// give equal text. Labels, types and properties come from the plan and are
// checked again; variables are generated; every literal is a parameter.
func compile(p *graph.Plan, s shape) (statement, error) {
	c := &compiler{shape: s, elements: map[int]element{}}
	c.line("CYPHER 5")
	for i, clause := range p.Clauses {
		switch clause := clause.(type) {
		case *graph.Match:
			if err := c.match(clause); err != nil {
				return statement{}, err
			}
		case *graph.Project:
			if !clause.Return || i != len(p.Clauses)-1 {
				return statement{}, unsupported("WITH")
			}
			if err := c.project(clause); err != nil {
				return statement{}, err
			}
		}
	}
	return c.out, nil
}

// element is what a variable of the plan is.
type element uint8

const (
	elementNode element = iota + 1
	elementEdge
)

type compiler struct {
	shape    shape
	elements map[int]element
	// rows are the variables that a row binds, those inside EXISTS left out.
	rows []int
	out  statement
	// hidden counts the variables that the engine adds.
	hidden int
}

func unsupported(what string) error { return fmt.Errorf("neo4j: %s is not supported", what) }

func (c *compiler) line(s string) {
	if c.out.text != "" {
		c.out.text += "\n"
	}
	c.out.text += s
}

// name is the Cypher variable of a variable of the plan.
func (c *compiler) name(v int) string {
	if c.elements[v] == elementEdge {
		return "e" + strconv.Itoa(v)
	}
	return "v" + strconv.Itoa(v)
}

func (c *compiler) match(m *graph.Match) error {
	text, err := c.pattern(m)
	if err != nil {
		return err
	}
	if m.Optional {
		text = "OPTIONAL " + text
	}
	for _, n := range m.Nodes {
		if !n.Bound {
			c.rows = append(c.rows, n.Var)
		}
	}
	for _, h := range m.Hops {
		c.rows = append(c.rows, h.Var)
	}
	c.line(text)
	return nil
}

// pattern writes one MATCH with all its conditions. All paths stay in one
// clause, because a relationship is used once per clause.
func (c *compiler) pattern(m *graph.Match) (string, error) {
	var conditions []string
	nodes := make(map[int]string, len(m.Nodes))
	var paths []string
	for _, n := range m.Nodes {
		c.elements[n.Var] = elementNode
	}
	for _, h := range m.Hops {
		c.elements[h.Var] = elementEdge
	}
	anchored := map[int]bool{}
	for _, a := range anchors(m.Where) {
		anchored[a.v] = true
		i := slices.IndexFunc(m.Hops, func(h graph.Hop) bool { return h.Var == a.v })
		if i < 0 || !a.exact || m.Hops[i].Direction == graph.Both {
			continue
		}
		path, ends, err := c.anchoredHop(m.Hops[i], a)
		if err != nil {
			return "", err
		}
		paths, conditions = append(paths, path), append(conditions, ends...)
		anchored[m.Hops[i].From], anchored[m.Hops[i].To] = true, true
	}
	for _, n := range m.Nodes {
		labels, err := nodeLabels(n, anchored[n.Var], inHop(m.Hops, n.Var))
		if err != nil {
			return "", err
		}
		nodes[n.Var] = "(" + c.name(n.Var) + labels + ")"
		if n.Bound {
			continue
		}
		conditions = append(conditions, c.filter(c.name(n.Var))...)
		if n.ThroughTag {
			conditions = append(conditions, c.throughTag(c.name(n.Var)))
		}
	}
	// A node is written with its labels once, at its first hop.
	mention := func(v int) string {
		text := nodes[v]
		nodes[v] = "(" + c.name(v) + ")"
		return text
	}
	for _, h := range m.Hops {
		if h.Min != 1 || h.Max != 1 {
			return "", unsupported("a relationship of variable length")
		}
		types, err := alternatives(h.Types)
		if err != nil {
			return "", err
		}
		arrow := "->"
		if h.Direction == graph.Both {
			arrow = "-"
		}
		from := mention(h.From)
		paths = append(paths, from+"-["+c.name(h.Var)+":"+types+"]"+arrow+mention(h.To))
		conditions = append(conditions, c.filter(c.name(h.Var))...)
	}
	for _, n := range m.Nodes {
		if !inHop(m.Hops, n.Var) {
			paths = append(paths, nodes[n.Var])
		}
	}
	if m.Where != nil {
		text, err := c.expr(m.Where)
		if err != nil {
			return "", err
		}
		conditions = append(conditions, text)
	}
	text := "MATCH " + strings.Join(paths, ", ")
	if len(m.Nodes) == 1 && len(m.Hops) == 0 && !m.Nodes[0].Bound && c.sweeps(m.Where) {
		text += "\nUSING INDEX SEEK " + c.name(m.Nodes[0].Var) + ":" + quote(labelItem) + "(id)"
	}
	if len(conditions) > 0 {
		text += "\nWHERE " + strings.Join(conditions, "\n  AND ")
	}
	return text, nil
}

func inHop(hops []graph.Hop, v int) bool {
	return slices.ContainsFunc(hops, func(h graph.Hop) bool { return h.From == v || h.To == v })
}

// nodeLabels writes the label expression of a node. The common label is added
// where it gives the index on the id, or keeps bookkeeping nodes out (these have
// no relationships, so a node of a hop is never one).
func nodeLabels(n graph.NodeVar, anchored, hop bool) (string, error) {
	groups := n.Labels
	if n.Storage != "" && !slices.ContainsFunc(groups, func(g []string) bool { return len(g) == 1 && g[0] == n.Storage }) {
		groups = append([][]string{{n.Storage}}, groups...)
	}
	text, err := labelExpression(groups)
	if err != nil {
		return "", err
	}
	if !n.Bound && (anchored || len(groups) == 0 && !hop) {
		if text != "" {
			if len(groups) == 1 && len(groups[0]) > 1 {
				text = "(" + text + ")"
			}
			text = "&" + text
		}
		text = quote(labelItem) + text
	}
	if text == "" {
		return "", nil
	}
	return ":" + text, nil
}

// labelExpression writes a conjunction of alternatives.
func labelExpression(groups [][]string) (string, error) {
	parts := make([]string, len(groups))
	for i, g := range groups {
		text, err := alternatives(g)
		if err != nil {
			return "", err
		}
		if len(g) > 1 && len(groups) > 1 {
			text = "(" + text + ")"
		}
		parts[i] = text
	}
	return strings.Join(parts, "&"), nil
}

func alternatives(names []string) (string, error) {
	quoted := make([]string, len(names))
	for i, n := range names {
		if !validName(n) {
			return "", fmt.Errorf("neo4j: name %q: expected letters, digits and \"_\"", n)
		}
		quoted[i] = quote(n)
	}
	return strings.Join(quoted, "|"), nil
}

// quote writes a name that validName accepts, or one of the bookkeeping.
func quote(name string) string { return "`" + name + "`" }

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
// belief that a limit makes this cheap, so it is told to seek. A condition that
// names values is left to its own index.
func (c *compiler) sweeps(where *graph.Expr) bool {
	if slices.ContainsFunc(conjuncts(where), func(e *graph.Expr) bool { return e.Op == graph.OpEq || e.Op == graph.OpIn }) {
		return false
	}
	return slices.ContainsFunc(anchors(where), func(a anchor) bool { return !a.exact && !c.needsTextOrder(a.of) })
}

// anchoredHop finds a hop by the id of its edge through the registry: a
// relationship has no index of its own. It returns a path with the registry's
// node and the conditions that lead from it to the hop's ends.
func (c *compiler) anchoredHop(h graph.Hop, a anchor) (path string, conditions []string, err error) {
	x := "h" + strconv.Itoa(c.hidden)
	c.hidden++
	text, err := c.expr(a.of)
	if err != nil {
		return "", nil, err
	}
	return "(" + x + ":" + quote(labelEdge) + ")", []string{
		strings.Replace(text, c.name(h.Var)+".id", x+".id", 1),
		c.name(h.From) + ".id = " + x + ".from",
		c.name(h.To) + ".id = " + x + ".to",
	}, nil
}
