package pattern

import (
	"maps"
	"slices"

	"brain/graph"
)

// Bounds that keep a plan below the limits of both engines (SQLite: 64 tables
// in a join, 1,000 levels of an expression, 32,766 parameters).
const (
	maxClauses = 16
	maxNodes   = 20 // per MATCH
	maxHops    = 16 // per MATCH
	maxVars    = 48 // nodes and relationships of the query
	maxItems   = 50 // per WITH or RETURN
	// maxOwnItems is for the service's own reads: a whole node has more properties.
	maxOwnItems = 100
	maxTerms    = 400 // operations, names and constants outside of lists
	maxList     = 1000
)

// bindingKind says what a variable stands for.
type bindingKind uint8

const (
	bindNode bindingKind = iota
	bindEdge
	bindValue
)

// binding is one variable in scope.
type binding struct {
	kind     bindingKind
	v        int
	storages []string   // nodes: the storage labels that it may have
	pages    []string   // nodes: the object types' labels that a page may have, nil for any
	types    []string   // edges: the stored types that it may have
	value    graph.Expr // values: kind and element
	// determinants are the variables by whose values or ids a list is known: a
	// list is no sort key, so rows that differ in it must differ in one of these.
	determinants []int
}

// checker turns an AST into a plan.
type checker struct {
	cat    *Catalogue
	opt    options
	plan   *graph.Plan
	scope  map[string]binding
	parts  *parts
	params map[string]*parameter
	terms  int
}

func check(cat *Catalogue, q *Query, text string, o options) (*graph.Plan, error) {
	c := &checker{cat: cat, opt: o, scope: map[string]binding{}, parts: newParts(), params: map[string]*parameter{},
		plan: &graph.Plan{Text: text, Params: map[string]graph.Param{}, MaxRows: o.maxRows}}
	for i, clause := range q.Clauses {
		if i == maxClauses {
			return nil, broken(clause.clausePos(), "a query has at most %d clauses", maxClauses)
		}
		if err := c.clause(clause); err != nil {
			return nil, err
		}
	}
	if err := c.settleParams(); err != nil {
		return nil, err
	}
	c.plan.Cost = cost(c.plan)
	return c.plan, nil
}

func (c *checker) clause(clause Clause) error {
	switch clause := clause.(type) {
	case *MatchClause:
		m, err := c.match(clause)
		if err != nil {
			return err
		}
		c.plan.Clauses = append(c.plan.Clauses, m)
	case *Projection:
		if err := c.parts.check(); err != nil {
			return err
		}
		p, err := c.project(clause)
		if err != nil {
			return err
		}
		c.plan.Clauses = append(c.plan.Clauses, p)
	}
	return nil
}

func (c *checker) newVar(at Pos) (int, error) {
	if c.plan.Vars == maxVars {
		return 0, broken(at, "a query has at most %d nodes, relationships and values", maxVars)
	}
	c.plan.Vars++
	return c.plan.Vars - 1, nil
}

// lookup finds a variable in scope.
func (c *checker) lookup(name string, at Pos) (binding, error) {
	b, ok := c.scope[name]
	if !ok {
		return b, &UnknownTermError{Kind: TermVariable, Name: name, Nearest: nearest(name, sortedKeys(c.scope)), Line: at.Line, Column: at.Column}
	}
	return b, nil
}

// bound lists what is in scope in the order of its variables.
func (c *checker) bound() []binding {
	out := slices.Collect(maps.Values(c.scope))
	slices.SortFunc(out, func(a, b binding) int { return a.v - b.v })
	return out
}
