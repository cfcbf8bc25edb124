package graph

// Plan is a checked query: what the pattern package makes from text and an
// engine turns into its own language. Elements are numbered by variable;
// anonymous ones have a variable too, so that an engine can put its conditions
// (audience, deletion, trust, currency) on every one. A Plan holds no audience
// and no values and may be shared.
type Plan struct {
	// Text is the source, for messages and statement caches.
	Text string
	// Clauses run in order; the last one is a *Project that returns rows.
	Clauses []Clause
	// Columns name and type the result.
	Columns []Column
	// Params are the declared parameters by name.
	Params map[string]Param
	// Vars is the number of variables in use; variables are 0 … Vars-1.
	Vars int
	// Cost is the static cost of the text, never rows touched.
	Cost int
	// MaxRows is the most rows the plan may return; one more is ErrTooExpensive.
	MaxRows int
}

// Column is one column of the result.
type Column struct {
	Name string
	Kind Kind // KindNull where the kind is not known before the run
	// Element is KindList's item kind.
	Element Kind
}

// Param is one declared parameter.
type Param struct {
	Kind Kind
	// Element is the kind of the items of a list parameter.
	Element Kind
}

// Clause is a *Match or a *Project.
type Clause interface{ clause() }

// Match finds all ways in which its nodes and hops occur. All hops of one Match
// are different edges; nodes may repeat.
type Match struct {
	// Optional: a row for which nothing is found stays, with nulls.
	Optional bool
	// Nodes lists the nodes in the order written; a node that an earlier clause
	// bound is listed with Bound set.
	Nodes []NodeVar
	// Hops connect two of Nodes each.
	Hops []Hop
	// Where is the condition, nil for none. Inline property maps are part of it.
	Where *Expr
}

// NodeVar is one node of a Match.
type NodeVar struct {
	Var   int
	Bound bool
	// Labels is a conjunction of alternatives: (:A:B|C) is {{A},{B,C}}.
	Labels [][]string
	// Storage is the one storage label that the node must have, "" if the labels
	// do not tell; engines use it to choose an index.
	Storage string
	// ThroughTag: the node is a Tag matched on its own, known only through a
	// knowable TAGGED edge from a knowable page.
	ThroughTag bool
}

// Direction of a hop.
type Direction uint8

// The directions. A hop written backwards is stored with its ends exchanged.
const (
	Out Direction = iota
	Both
)

// Hop is one relationship of a Match, or Min … Max of them in a row.
type Hop struct {
	Var      int
	From, To int // node variables
	// Types are the relationship types, any of which will do; never empty (an
	// untyped hop lists every type that the catalogue shows).
	Types     []string
	Direction Direction
	// Min and Max are both 1 for a plain hop.
	Min, Max int
}

// Project is a WITH or RETURN: it makes the next rows.
type Project struct {
	Items    []ProjectItem
	Distinct bool
	OrderBy  []Order
	// Skip and Limit are nil, an int literal or a parameter.
	Skip, Limit *Expr
	// Where filters after a WITH, nil for none.
	Where *Expr
	// Return marks the final clause.
	Return bool
}

// ProjectItem is one column of a Project.
type ProjectItem struct {
	Name string
	Expr *Expr
	// Var is the variable that a WITH binds to the item (a node or edge carried
	// on, or a value), used by later Expr of Op OpVar.
	Var int
	// Node and Edge say that the item carries an element, not a value.
	Node, Edge bool
}

// Order is one sort key; nulls come last ascending and first descending.
type Order struct {
	Expr       *Expr
	Descending bool
}

// Op is the operation of an Expr.
type Op uint8

// The operations. Args, where not said otherwise, are one or two operands.
const (
	OpLiteral    Op = iota // Value
	OpParam                // Param
	OpProp                 // Prop of element Var
	OpVar                  // value bound by WITH, or an element inside count/IS NULL
	OpEq                   // a = b
	OpNe                   // a <> b
	OpLt                   // a < b
	OpLe                   // a <= b
	OpGt                   // a > b
	OpGe                   // a >= b
	OpAnd                  // two or more
	OpOr                   // two or more
	OpXor                  // a XOR b
	OpNot                  // NOT a
	OpIn                   // a IN b, b a list literal, parameter or list property
	OpStartsWith           // a STARTS WITH b
	OpEndsWith             // a ENDS WITH b
	OpContains             // a CONTAINS b
	OpIsNull               // a IS NULL
	OpIsNotNull            // a IS NOT NULL
	OpHasLabel             // element Var has Labels (conjunction of alternatives)
	OpNotExists            // NOT pattern: Match, sharing outer variables
	OpExists               // pattern predicate: Match
	OpCount                // count(a); count(*) has no Args; Distinct
	OpSum                  // sum(a)
	OpMin                  // min(a)
	OpMax                  // max(a)
	OpAvg                  // avg(a), of ints and decimals
	OpCollect              // collect(a), ascending, without nulls; Distinct
)

// Expr is one typed expression.
type Expr struct {
	Op       Op
	Args     []*Expr
	Kind     Kind
	Element  Kind // item kind of a list
	Value    Value
	Param    string
	Var      int
	Prop     string
	Labels   [][]string
	Match    *Match
	Distinct bool
}

// Aggregate tells whether the expression is an aggregate call.
func (e *Expr) Aggregate() bool { return e.Op >= OpCount && e.Op <= OpCollect }

func (*Match) clause()   {}
func (*Project) clause() {}
