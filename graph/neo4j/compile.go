package neo4j

import (
	"fmt"
	"strconv"

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
	// skip and limit of the result are nil, a literal or a parameter of the plan.
	skip, limit *graph.Expr
	// ascending are the columns whose lists the server gives in any order.
	ascending []bool
}

// binding says where the value of a parameter comes from: a parameter of the
// plan, or a literal of its text if name is "".
type binding struct {
	name  string
	value graph.Value
}

// compile turns a checked plan into Cypher, clause by clause. It is pure: equal
// plans and shapes give equal text. Labels, types and properties come from the
// plan and are checked again; variables are generated; every literal is a
// parameter.
func compile(p *graph.Plan, s shape) (statement, error) {
	c := &compiler{shape: s, kinds: map[int]variable{}, named: map[subquery]string{}}
	c.line("CYPHER 5")
	for i, clause := range p.Clauses {
		var err error
		switch clause := clause.(type) {
		case *graph.Match:
			err = c.match(clause)
		case *graph.Project:
			if clause.Return != (i == len(p.Clauses)-1) {
				return statement{}, fmt.Errorf("neo4j: clause %d of %d: expected RETURN at the end and only there", i+1, len(p.Clauses))
			}
			err = c.project(clause)
		}
		if err != nil {
			return statement{}, err
		}
	}
	return c.out, nil
}

// variable is what a variable of the plan stands for.
type variable struct {
	kind variableKind
	// high: the value is or may be a constant that holds high text.
	high bool
	// ascending: the value is a list whose order the server left open.
	ascending bool
}

type variableKind uint8

const (
	isNode variableKind = iota + 1
	isEdge
	isTrail // the list of edges of a variable length
	isValue // bound by WITH
)

// prefixes of the generated names; h is that of what the engine adds.
var prefixes = map[variableKind]string{isNode: "v", isEdge: "e", isTrail: "t", isValue: "w"}

type compiler struct {
	shape shape
	kinds map[int]variable
	// named are the subqueries that have a name.
	named map[subquery]string
	out   statement
	// hidden counts the variables that the engine adds.
	hidden int
}

func (c *compiler) line(s string) {
	if c.out.text != "" {
		c.out.text += "\n"
	}
	c.out.text += s
}

// name is the Cypher variable of a variable of the plan.
func (c *compiler) name(v int) string { return prefixes[c.kinds[v].kind] + strconv.Itoa(v) }

// element is the name of a variable that must be a node or an edge.
func (c *compiler) element(v int) (string, error) {
	if k := c.kinds[v].kind; k != isNode && k != isEdge {
		return "", fmt.Errorf("neo4j: variable %d: expected a node or relationship that a clause has bound", v)
	}
	return c.name(v), nil
}

// hide makes a variable of the engine's own.
func (c *compiler) hide() string {
	c.hidden++
	return "h" + strconv.Itoa(c.hidden-1)
}

// bind gives the parameter of a value, one for each parameter of the plan and
// each literal.
func (c *compiler) bind(b binding) string {
	if b.name != "" {
		for i, known := range c.out.bindings {
			if known.name == b.name {
				return "$" + parameter(i)
			}
		}
	}
	c.out.bindings = append(c.out.bindings, b)
	return "$" + parameter(len(c.out.bindings)-1)
}

// parameter is the name of the i-th binding.
func parameter(i int) string { return "p" + strconv.Itoa(i) }
