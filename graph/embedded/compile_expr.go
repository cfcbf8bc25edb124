package embedded

import (
	"fmt"
	"strings"

	"brain/graph"
)

var comparisons = map[graph.Op]string{
	graph.OpEq: " = ", graph.OpNe: " <> ", graph.OpLt: " < ", graph.OpLe: " <= ", graph.OpGt: " > ", graph.OpGe: " >= ", graph.OpXor: " <> ",
}

// expr writes an expression, in parentheses where it is more than an operand.
// SQLite's logic is three-valued as the language's is.
func (c *compiler) expr(e *graph.Expr) (string, error) {
	switch e.Op {
	case graph.OpLiteral:
		return c.bind(source{kind: fromLiteral, value: e.Value}), nil
	case graph.OpParam:
		return c.bind(source{kind: fromParam, name: e.Param}), nil
	case graph.OpProp:
		return c.property(e.Var, e.Prop)
	case graph.OpVar:
		if el := c.elements[e.Var]; el != nil {
			return el.rid, nil
		}
		return "", fmt.Errorf("variable %d is not bound", e.Var)
	case graph.OpHasLabel:
		alias, err := c.row(e.Var)
		if err != nil {
			return "", err
		}
		return "(" + strings.Join(labelTests(alias, e.Labels), " AND ") + ")", nil
	case graph.OpExists:
		return c.exists("EXISTS ", e.Match)
	case graph.OpNotExists:
		return c.exists("NOT EXISTS ", e.Match)
	case graph.OpIn:
		return c.in(e)
	case graph.OpCount:
		return c.count(e)
	}
	args, err := c.operands(e.Args)
	if err != nil {
		return "", err
	}
	switch e.Op {
	case graph.OpAnd:
		return "(" + strings.Join(args, " AND ") + ")", nil
	case graph.OpOr:
		return "(" + strings.Join(args, " OR ") + ")", nil
	case graph.OpNot:
		return "(NOT " + args[0] + ")", nil
	case graph.OpIsNull:
		return "(" + args[0] + " IS NULL)", nil
	case graph.OpIsNotNull:
		return "(" + args[0] + " IS NOT NULL)", nil
	case graph.OpStartsWith:
		return startsWith(e.Args[0], args[0], args[1]), nil
	case graph.OpEndsWith:
		return "iif(" + args[1] + " = '', iif(" + args[0] + " IS NULL, NULL, 1), substr(" + args[0] + ", -length(" + args[1] + ")) = " + args[1] + ")", nil
	case graph.OpContains:
		return "(instr(" + args[0] + ", " + args[1] + ") > 0)", nil
	}
	if op, ok := comparisons[e.Op]; ok {
		return "(" + args[0] + op + args[1] + ")", nil
	}
	return "", unsupported(fmt.Sprintf("operation %d", e.Op))
}

func (c *compiler) operands(exprs []*graph.Expr) ([]string, error) {
	out := make([]string, len(exprs))
	for i, e := range exprs {
		var err error
		if out[i], err = c.expr(e); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// startsWith is a range where an index may serve it; the upper bound is the
// highest code point, which no stored text holds.
func startsWith(of *graph.Expr, x, prefix string) string {
	if of.Op == graph.OpProp {
		return "(" + x + " >= " + prefix + " AND " + x + " < " + prefix + " || char(0x10FFFF))"
	}
	return "(substr(" + x + ", 1, length(" + prefix + ")) = " + prefix + ")"
}

// property writes a column. A unary plus keeps the planner from an index on a
// property that is not the node's anchor.
func (c *compiler) property(v int, name string) (string, error) {
	e := c.elements[v]
	if e != nil && name == "id" && e.id != "" {
		return e.id, nil
	}
	alias, err := c.row(v)
	if err != nil {
		return "", err
	}
	x := alias + "." + column(name)
	astray := c.testing || c.sorting && e.anchor != accessStorage
	if astray && e.anchor != "" && e.anchor != name && system.leads(name) {
		return "+" + x, nil
	}
	return x, nil
}

// in writes a IN b for a list literal, a list parameter or a list property.
func (c *compiler) in(e *graph.Expr) (string, error) {
	left, err := c.expr(e.Args[0])
	if err != nil {
		return "", err
	}
	list := e.Args[1]
	right, err := c.expr(list)
	if err != nil {
		return "", err
	}
	test := left + " IN (SELECT value FROM json_each(" + right + "))"
	if list.Op == graph.OpProp {
		return "iif(" + right + " IS NULL, NULL, " + test + ")", nil
	}
	return "(" + test + ")", nil
}

// exists writes a pattern predicate: a select of its own that shares the outer
// variables, with its own rule of different edges.
func (c *compiler) exists(word string, m *graph.Match) (string, error) {
	outer, shared := c.from, c.elements
	c.from = &from{}
	c.elements = make(map[int]*element, len(shared))
	for v, e := range shared {
		c.elements[v] = e
	}
	defer func() { c.from, c.elements = outer, shared }()
	if err := c.match(m); err != nil {
		return "", err
	}
	return word + "(SELECT 1" + c.from.sql() + ")", nil
}

func (c *compiler) count(e *graph.Expr) (string, error) {
	if len(e.Args) == 0 {
		return "count(*)", nil
	}
	x, err := c.expr(e.Args[0])
	if err != nil {
		return "", err
	}
	if e.Distinct {
		return "count(DISTINCT " + x + ")", nil
	}
	return "count(" + x + ")", nil
}
