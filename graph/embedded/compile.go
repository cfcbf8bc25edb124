package embedded

import (
	"fmt"

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
	// extra are columns behind those, to sort by.
	extra   int
	maxRows int64
	// order is how the rows are to be sorted when they come out.
	order []sortKey
}

// sourceKind says where an argument of a statement comes from.
type sourceKind uint8

const (
	fromParam    sourceKind = iota // a parameter of the plan
	fromLiteral                    // a literal of the plan
	fromMaxRows                    // one more than the rows allowed
	fromMaxWork                    // the rows allowed in one stage
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

// compiler turns one plan into one statement. Clauses are joined in one select as
// long as that is possible; then the select becomes a stage, a common table
// expression whose rows are row ids of the elements bound so far and values, and
// the next select begins on it. The last one is joined with the projection. It is
// a pure function of plan and shape, and so is its text.
type compiler struct {
	shape shape
	args  []source
	// elements says how the variables bound so far are reached.
	elements map[int]*element
	// stages are the finished common table expressions, made counts all names.
	stages []string
	made   int
	// from is the select under construction.
	from *from
	// predicate: a pattern predicate is being written, of which one row will do.
	predicate bool
	// current and later are the variables that the clause being written and those
	// after it refer to; a stage keeps no others.
	current, later variables
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

// compile makes the statement for a plan under a shape.
func compile(p *graph.Plan, s shape) (*statement, error) {
	c := &compiler{shape: s, elements: map[int]*element{}, compared: map[propertyOf]bool{}, from: &from{}}
	for i, clause := range p.Clauses {
		c.current, c.later = variables{}, variables{}
		c.current.clause(clause)
		for _, next := range p.Clauses[i+1:] {
			c.later.clause(next)
		}
		var err error
		switch clause := clause.(type) {
		case *graph.Match:
			if clause.Optional {
				err = c.optional(clause)
			} else {
				err = c.plain(clause)
			}
		case *graph.Project:
			if clause.Return {
				return c.finish(p, clause)
			}
			err = c.with(clause)
		}
		if err != nil {
			return nil, err
		}
	}
	return nil, fmt.Errorf("plan %q has no RETURN", p.Text)
}

// plain joins a MATCH to the select under construction, or begins another one if
// it would have too many tables.
func (c *compiler) plain(m *graph.Match) error {
	if len(c.from.tables)+2*(len(m.Nodes)+len(m.Hops)) > maxTables {
		c.endStage()
	}
	if err := c.match(m); err != nil {
		return err
	}
	c.noteCompared(m.Where)
	for _, n := range m.Nodes {
		c.elements[n.Var].nullable = false
	}
	return nil
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
