package neo4j

import (
	"fmt"
	"strings"

	"brain/graph"
)

var binaryOps = map[graph.Op]string{
	graph.OpEq: "=", graph.OpNe: "<>", graph.OpLt: "<", graph.OpLe: "<=", graph.OpGt: ">", graph.OpGe: ">=",
	graph.OpAnd: "AND", graph.OpOr: "OR", graph.OpXor: "XOR", graph.OpIn: "IN",
	graph.OpStartsWith: "STARTS WITH", graph.OpEndsWith: "ENDS WITH", graph.OpContains: "CONTAINS",
}

// expr writes an expression, fully parenthesised.
func (c *compiler) expr(e *graph.Expr) (string, error) {
	if name := c.named[subqueryOf(e)]; name != "" {
		return name, nil
	}
	if c.needsTextOrder(e) {
		return c.textOrder(e)
	}
	if op, ok := binaryOps[e.Op]; ok {
		args, err := c.exprs(e.Args)
		if err != nil {
			return "", err
		}
		return "(" + strings.Join(args, " "+op+" ") + ")", nil
	}
	switch e.Op {
	case graph.OpLiteral:
		return c.bind(binding{value: e.Value}), nil
	case graph.OpParam:
		return c.bind(binding{name: e.Param}), nil
	case graph.OpProp:
		return c.property(e)
	case graph.OpShown:
		return c.shown(e)
	case graph.OpVar:
		if c.kinds[e.Var].kind == isValue {
			return c.name(e.Var), nil
		}
		return c.element(e.Var)
	case graph.OpNot:
		return c.wrap("(NOT ", e, ")")
	case graph.OpIsNull:
		return c.wrap("(", e, " IS NULL)")
	case graph.OpIsNotNull:
		return c.wrap("(", e, " IS NOT NULL)")
	case graph.OpHasLabel:
		return c.labelTest(e)
	case graph.OpExists:
		return c.exists(e.Match)
	case graph.OpNotExists:
		text, err := c.exists(e.Match)
		return "(NOT " + text + ")", err
	}
	if e.Aggregate() {
		return c.aggregate(e)
	}
	return "", fmt.Errorf("neo4j: operation %d: expected one of the plan's", e.Op)
}

func (c *compiler) property(e *graph.Expr) (string, error) {
	if !validName(e.Prop) {
		return "", fmt.Errorf("neo4j: property %q: expected letters, digits and \"_\"", e.Prop)
	}
	name, err := c.element(e.Var)
	if e.Prop == graph.EdgeType && c.kinds[e.Var].kind == isEdge {
		return "type(" + name + ")", err
	}
	return name + "." + e.Prop, err
}

// labelTest is null of a null node, on the server as in the language.
func (c *compiler) labelTest(e *graph.Expr) (string, error) {
	name, err := c.element(e.Var)
	if err != nil {
		return "", err
	}
	labels, err := labelExpression(e.Labels)
	return "(" + name + ":" + labels + ")", err
}

// exists writes a pattern that must occur. It is a subquery even where a bare
// pattern would do, since that could not carry a filter.
func (c *compiler) exists(m *graph.Match) (string, error) {
	text, err := c.pattern(m)
	return "EXISTS { " + strings.Join(strings.Fields(text), " ") + " }", err
}

func (c *compiler) exprs(es []*graph.Expr) ([]string, error) {
	out := make([]string, len(es))
	for i, e := range es {
		text, err := c.expr(e)
		if err != nil {
			return nil, err
		}
		out[i] = text
	}
	return out, nil
}

func (c *compiler) wrap(before string, e *graph.Expr, after string) (string, error) {
	text, err := c.expr(e.Args[0])
	return before + text + after, err
}
