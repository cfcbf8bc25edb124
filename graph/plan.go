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

// Match finds all ways in which its nodes and hops occur. All edges of one Match,
// those inside of variable lengths among them, are different; nodes may repeat,
// and an edge may be found again by another Match, also by one inside OpExists.
// A bound node that is null finds nothing.
type Match struct {
	// Optional: a row for which nothing is found stays, with nulls for all that
	// this Match would have bound. Its conditions are inside: they decide what is
	// found, not which rows stay.
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

// Hop is one relationship of a Match, or Min … Max of them in a row: a trail,
// which repeats no edge. Each trail is a row of its own. In a trail every edge
// has one of Types and the hop's Direction, and every edge and every node is
// one that the reader may know.
type Hop struct {
	// Var is the edge's variable; of a variable length nothing refers to it.
	Var      int
	From, To int // node variables
	// Types are the relationship types, any of which will do; never empty (an
	// untyped hop lists every type that the catalogue shows).
	Types     []string
	Direction Direction
	// Min and Max are both 1 for a plain hop.
	Min, Max int
	// Inner lists the storage labels of which the nodes between the ends of a
	// variable length must have one, nil for any.
	Inner []string
}

// Project is a WITH or RETURN: it makes the next rows. Items, and the keys of
// OrderBy that are none of them, are about the variables before it, Where about
// those that it binds. The steps are: the rows of Items, grouped when one is an
// aggregate; Distinct; OrderBy; Skip and Limit; Where.
//
// When an item is an aggregate, all items that are none are grouping keys,
// constants and parameters too: with any key, no rows make no group; without
// one they make a single group. With Distinct or an aggregate every key of
// OrderBy is the Expr of an item (the same pointer) or an OpProp or OpShown of a
// node or edge that an item carries on.
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

// Op is the operation of an Expr. An operation on null is null unless it says
// otherwise; a property of a null element is null.
type Op uint8

// The operations. Args, where not said otherwise, are one or two operands.
const (
	OpLiteral    Op = iota // Value
	OpParam                // Param
	OpProp                 // Prop of element Var
	OpShown                // the value shown for property Prop of page Var, see ShownColumn
	OpVar                  // value bound by WITH, or an element: as an item of WITH, inside count or IS NULL
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
	OpIn                   // a IN b, b of KindList: a literal, parameter, property, OpShown or OpVar
	OpStartsWith           // a STARTS WITH b
	OpEndsWith             // a ENDS WITH b
	OpContains             // a CONTAINS b
	OpIsNull               // a IS NULL
	OpIsNotNull            // a IS NOT NULL
	OpHasLabel             // node Var has Labels (conjunction of alternatives)
	OpNotExists            // NOT pattern: Match, sharing outer variables; true from a null node
	OpExists               // pattern predicate: Match; false from a null node
	OpCount                // count(a), a not null; count(*) has no Args; Distinct
	OpSum                  // sum(a), of ints or decimals and of that kind; 0 of nothing; Distinct
	OpMin                  // min(a), null of nothing
	OpMax                  // max(a), null of nothing
	OpAvg                  // avg(a), of ints or decimals: the exact sum as float divided by the count (by DecimalScale × count for decimals); null of nothing; Distinct
	OpCollect              // collect(a), ascending, without nulls, empty of nothing; Distinct
)

// ShownColumn is the stored property of a Claim that holds values of the kind,
// "" for a kind that claims do not hold. It is what an OpShown is about:
//
// An OpShown names a property Prop that a pack declares for the type of the page
// Var. Its claims are the nodes with storage label Claim and label Fact whose
// "property" equals Prop, whose ShownColumn is not null, and from which an ABOUT
// edge leads to the page. Claim and edge are filtered like every matched element:
// audience, deletion, trust, and the currency of the run. They are no part of the
// Match, so no edge of it is excluded.
//
//	scalar  Kind is the property's kind. The value is that of the claim with the
//	        greatest validFrom, then recordedAt, then id; a null time is less than
//	        any. Null without claims, and for a null page.
//	list    Kind is KindList and Element the property's kind. The value holds each
//	        value of the claims once, ascending. Empty without claims, null for a
//	        null page.
//
// Of money the claims are those with a decimal, whose currency is in "unit", and
// Unit of the expression says what of them is the value: see UnitAny.
func ShownColumn(k Kind) string {
	switch k {
	case KindString:
		return "valueText"
	case KindInt:
		return "valueInt"
	case KindFloat:
		return "valueFloat"
	case KindDecimal:
		return "valueDecimal"
	case KindBool:
		return "valueBool"
	case KindInstant:
		return "valueInstant"
	case KindDate:
		return "valueDate"
	default:
		return ""
	}
}

// What an OpShown of money takes, as Expr.Unit. Any other Unit than these is a
// currency: the scalar is then the amount if it is in that currency and null
// otherwise, the list holds the amounts in that currency.
const (
	UnitNone = ""         // the property is no money
	UnitAny  = "*"        // the amount in whatever currency
	UnitOf   = "currency" // the currency, a string, instead of the amount
)

// ShownColumn is the stored property that makes a claim one of an OpShown's, and
// value the one that holds what it shows.
func (e *Expr) ShownColumn() (column, value string) {
	kind := e.Kind
	if kind == KindList {
		kind = e.Element
	}
	if e.Unit == UnitOf {
		return ShownColumn(KindDecimal), "unit"
	}
	column = ShownColumn(kind)
	return column, column
}

// InUnit tells whether an OpShown is about amounts in one currency, e.Unit.
func (e *Expr) InUnit() bool { return e.Unit != UnitNone && e.Unit != UnitAny && e.Unit != UnitOf }

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
	Unit     string // OpShown of money: UnitAny, UnitOf or a currency
	Labels   [][]string
	Match    *Match
	Distinct bool
}

// Aggregate tells whether the expression is an aggregate call.
func (e *Expr) Aggregate() bool { return e.Op >= OpCount && e.Op <= OpCollect }

func (*Match) clause()   {}
func (*Project) clause() {}
