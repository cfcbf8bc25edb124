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
	case graph.OpShown:
		return c.shown(e)
	case graph.OpVar:
		el, err := c.element(e.Var)
		if err != nil {
			return "", err
		}
		return el.rid, nil
	case graph.OpHasLabel:
		return c.hasLabel(e)
	case graph.OpExists:
		return c.exists("EXISTS ", e.Match)
	case graph.OpNotExists:
		return c.exists("NOT EXISTS ", e.Match)
	case graph.OpIn:
		return c.in(e)
	}
	if e.Aggregate() {
		return c.aggregate(e)
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
// property that is not the node's anchor, or of a node that is joined by its row
// id and may be null.
func (c *compiler) property(v int, name string) (string, error) {
	e, err := c.element(v)
	if err != nil {
		return "", err
	}
	if name == "id" && e.id != "" {
		return e.id, nil
	}
	x, err := c.read(v, column(name))
	if err != nil {
		return "", err
	}
	astray := c.testing || c.sorting && e.anchor != accessStorage
	if astray && e.anchor != "" && e.anchor != name && system.leads(name) || c.testing && e.nullable {
		return "+" + x, nil
	}
	return x, nil
}

// hasLabel tests labels; whether a null node has one is unknown.
func (c *compiler) hasLabel(e *graph.Expr) (string, error) {
	tests, err := c.labelTests(e.Var, e.Labels)
	if err != nil {
		return "", err
	}
	test := "(" + strings.Join(tests, " AND ") + ")"
	if el := c.elements[e.Var]; el.nullable {
		return "CASE WHEN " + el.rid + " IS NOT NULL THEN " + test + " END", nil
	}
	return test, nil
}

// in writes a IN b. Whether something is in a list that is null is unknown; a
// literal is never null, and a parameter must not be.
func (c *compiler) in(e *graph.Expr) (string, error) {
	left, err := c.expr(e.Args[0])
	if err != nil {
		return "", err
	}
	list := e.Args[1]
	if list.Op == graph.OpShown {
		return c.inShown(left, list)
	}
	right, err := c.expr(list)
	if err != nil {
		return "", err
	}
	test := left + " IN (SELECT value FROM json_each(" + right + "))"
	if list.Op != graph.OpLiteral && list.Op != graph.OpParam {
		return "iif(" + right + " IS NULL, NULL, " + test + ")", nil
	}
	return "(" + test + ")", nil
}

// exists writes a pattern predicate.
func (c *compiler) exists(word string, m *graph.Match) (string, error) {
	was := c.predicate
	c.predicate = true
	defer func() { c.predicate = was }()
	return c.apart(m, func(with string, _ map[int]*element) string {
		return word + "(" + with + "SELECT 1" + c.from.sql() + ")"
	})
}
