package neo4j

import (
	"fmt"
	"strconv"
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
		if !validName(e.Prop) {
			return "", fmt.Errorf("neo4j: property %q: expected letters, digits and \"_\"", e.Prop)
		}
		if e.Prop == graph.EdgeType && c.elements[e.Var] == elementEdge {
			return "type(" + c.name(e.Var) + ")", nil
		}
		return c.name(e.Var) + "." + e.Prop, nil
	case graph.OpVar:
		if c.elements[e.Var] == 0 {
			return "", unsupported("a variable bound by WITH")
		}
		return c.name(e.Var), nil
	case graph.OpNot:
		return c.wrap("(NOT ", e, ")")
	case graph.OpIsNull:
		return c.wrap("(", e, " IS NULL)")
	case graph.OpIsNotNull:
		return c.wrap("(", e, " IS NOT NULL)")
	case graph.OpHasLabel:
		labels, err := labelExpression(e.Labels)
		return "(" + c.name(e.Var) + ":" + labels + ")", err
	case graph.OpExists, graph.OpNotExists:
		text, err := c.pattern(e.Match)
		if err != nil {
			return "", err
		}
		text = "EXISTS { " + strings.Join(strings.Fields(text), " ") + " }"
		if e.Op == graph.OpNotExists {
			text = "(NOT " + text + ")"
		}
		return text, nil
	case graph.OpCount:
		return c.count(e)
	}
	return "", unsupported("operation " + strconv.Itoa(int(e.Op)))
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

func (c *compiler) count(e *graph.Expr) (string, error) {
	if len(e.Args) == 0 {
		return "count(*)", nil
	}
	if e.Distinct {
		return c.wrap("count(DISTINCT ", e, ")")
	}
	return c.wrap("count(", e, ")")
}

// bind gives the parameter of a value, one for each parameter of the plan and
// each literal.
func (c *compiler) bind(b binding) string {
	if b.name != "" {
		for i, known := range c.out.bindings {
			if known.name == b.name {
				return "$p" + strconv.Itoa(i)
			}
		}
	}
	c.out.bindings = append(c.out.bindings, b)
	return "$p" + strconv.Itoa(len(c.out.bindings)-1)
}
