package embedded

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"brain/graph"
)

// shape is what of an audience and a currency decides the text of a statement;
// the rest are arguments.
type shape struct {
	everything bool // no key test
	authored   bool // the author's exemption applies to some key
	trusted    bool // no gated items
	deleted    bool // deleted items too
	mode       graph.CurrencyMode
}

// statement is a compiled plan.
type statement struct {
	text    string
	args    []source
	columns []graph.Column
	maxRows int64
}

// sourceKind says where an argument of a statement comes from.
type sourceKind uint8

const (
	fromParam    sourceKind = iota // a parameter of the plan
	fromLiteral                    // a literal of the plan
	fromMaxRows                    // one more than the rows allowed
	fromVisible                    // keys that the audience sees
	fromAuthored                   // keys seen by authorship
	fromAuthor                     // the uid of the author
	fromRecorded                   // time of what was known
	fromValid                      // time of what was true
)

// source is one argument.
type source struct {
	kind  sourceKind
	name  string
	value graph.Value
}

// compiler turns one plan into one statement: each Match is a stage whose rows
// are row ids of the elements bound so far; the last one is joined with the
// projection. It is a pure function of plan and shape, and so is its text.
type compiler struct {
	shape shape
	args  []source
	// elements says how the variables bound so far are reached.
	elements map[int]*element
	// stages are the finished common table expressions.
	stages []string
	// from is the select under construction.
	from *from
	// compared are the properties that an outer condition compares with a value,
	// so that rows in which they are null are gone.
	compared map[propertyOf]bool
	// testing: a condition is being written; sorting: a sort key.
	testing, sorting bool
}

// propertyOf is a property of a variable.
type propertyOf struct {
	v    int
	prop string
}

// element is one bound variable.
type element struct {
	edge bool
	// rid is the SQL of its row id.
	rid string
	// alias is its row in node or edge within from, "" while that is not joined.
	alias string
	// from is the select that binds it.
	from *from
	// anchor is the property by which a node is looked up; conditions on its
	// other indexed properties must not lead the planner astray.
	anchor string
	// id is the SQL of its public id where another table than node holds it.
	id string
}

// from collects the tables of a select, in the order in which they are joined,
// and its conditions.
type from struct {
	tables []string
	where  []string
}

func (f *from) join(table string, where ...string) {
	f.tables = append(f.tables, table)
	f.where = append(f.where, where...)
}

// sql writes FROM and WHERE. CROSS JOIN fixes the order.
func (f *from) sql() string {
	if len(f.tables) == 0 {
		return whereSQL(f.where)
	}
	return " FROM " + strings.Join(f.tables, " CROSS JOIN ") + whereSQL(f.where)
}

func whereSQL(conditions []string) string {
	if len(conditions) == 0 {
		return ""
	}
	return " WHERE " + strings.Join(conditions, " AND ")
}

// compile makes the statement for a plan under a shape.
func compile(p *graph.Plan, s shape) (*statement, error) {
	c := &compiler{shape: s, elements: map[int]*element{}, compared: map[propertyOf]bool{}, from: &from{}}
	for i, clause := range p.Clauses {
		switch clause := clause.(type) {
		case *graph.Match:
			if clause.Optional {
				return nil, unsupported("OPTIONAL MATCH")
			}
			if err := c.match(clause); err != nil {
				return nil, err
			}
			c.noteCompared(clause.Where)
			if !projectsNext(p.Clauses[i+1:]) {
				c.endStage()
			}
		case *graph.Project:
			if !clause.Return {
				return nil, unsupported("WITH")
			}
			text, err := c.project(clause)
			if err != nil {
				return nil, err
			}
			return &statement{text: text, args: c.args, columns: p.Columns, maxRows: int64(p.MaxRows)}, nil
		}
	}
	return nil, fmt.Errorf("plan %q has no RETURN", p.Text)
}

// projectsNext tells whether the projection comes next, which joins the last
// stage instead of reading its rows.
func projectsNext(rest []graph.Clause) bool {
	if len(rest) == 0 {
		return false
	}
	_, ok := rest[0].(*graph.Project)
	return ok
}

// noteCompared remembers the properties that cannot be null where the condition holds.
func (c *compiler) noteCompared(where *graph.Expr) {
	for _, x := range conjuncts(where) {
		switch x.Op {
		case graph.OpEq, graph.OpNe, graph.OpLt, graph.OpLe, graph.OpGt, graph.OpGe, graph.OpIn,
			graph.OpStartsWith, graph.OpEndsWith, graph.OpContains, graph.OpIsNotNull:
			for _, side := range x.Args {
				if side.Op == graph.OpProp {
					c.compared[propertyOf{side.Var, side.Prop}] = true
				}
			}
		}
	}
}

func unsupported(what string) error {
	return fmt.Errorf("embedded store: %s is not built", what)
}

// endStage closes the select as a stage and begins the next one on it.
func (c *compiler) endStage() {
	name := "s" + strconv.Itoa(len(c.stages)+1)
	columns := make([]string, 0, len(c.elements))
	vars := c.boundVars()
	for _, v := range vars {
		columns = append(columns, c.elements[v].rid+" AS v"+strconv.Itoa(v))
	}
	c.stages = append(c.stages, name+" AS MATERIALIZED (SELECT "+strings.Join(columns, ", ")+c.from.sql()+")")
	c.from = &from{}
	c.from.join(name)
	for _, v := range vars {
		c.elements[v] = &element{edge: c.elements[v].edge, rid: name + ".v" + strconv.Itoa(v), from: c.from}
	}
}

// bind gives the placeholder of an argument; equal sources share one.
func (c *compiler) bind(s source) string {
	for i, have := range c.args {
		if s.kind != fromLiteral && have.kind == s.kind && have.name == s.name {
			return "?" + strconv.Itoa(i+1)
		}
	}
	c.args = append(c.args, s)
	return "?" + strconv.Itoa(len(c.args))
}

// row joins the element's row, if it is not yet, and gives its alias.
func (c *compiler) row(v int) (string, error) {
	e := c.elements[v]
	if e == nil {
		return "", fmt.Errorf("variable %d is not bound", v)
	}
	if e.alias == "" {
		table, alias := "node", nodeAlias(v)
		if e.edge {
			table, alias = "edge", edgeAlias(v)
		}
		e.from.join(table+" "+alias, alias+".rid = "+e.rid)
		e.alias = alias
	}
	return e.alias, nil
}

// boundVars lists the variables bound so far, in order.
func (c *compiler) boundVars() []int { return slices.Sorted(maps.Keys(c.elements)) }

func nodeAlias(v int) string  { return "n" + strconv.Itoa(v) }
func edgeAlias(v int) string  { return "e" + strconv.Itoa(v) }
func adjAlias(v int) string   { return "h" + strconv.Itoa(v) }
func labelAlias(v int) string { return "l" + strconv.Itoa(v) }
