package pattern

// Query is the AST of one text: clauses in order, the last one a *Projection
// with Return set.
type Query struct{ Clauses []Clause }

// Clause is a *MatchClause or a *Projection.
type Clause interface{ clausePos() Pos }

// Name is a name as written, with its place; the zero Name is "none".
type Name struct {
	Pos
	Text string
}

// MatchClause is MATCH or OPTIONAL MATCH.
type MatchClause struct {
	Pos
	Optional bool
	Paths    []Path
	Where    Expression // nil for none
}

// Path is nodes joined by hops: there is one node more than hops.
type Path struct {
	Nodes []Node
	Hops  []Hop
}

// Node is one node of a path. Labels is a conjunction of alternatives:
// (:A:B|C) is {{A},{B,C}}.
type Node struct {
	Pos
	Var    Name
	Labels [][]Name
	Props  []Entry
}

// Arrow is the direction in which a hop is written.
type Arrow uint8

// The arrows.
const (
	ArrowNone  Arrow = iota // -[]-
	ArrowRight              // -[]->
	ArrowLeft               // <-[]-
)

// Hop is one relationship of a path.
type Hop struct {
	Pos
	Var    Name
	Types  []Name
	Props  []Entry
	Arrow  Arrow
	Length *Length // nil for a plain hop
}

// Length is a variable length as written: -1 stands for a bound left out.
type Length struct {
	Pos
	Min, Max int
}

// Entry is one entry of an inline property map.
type Entry struct {
	Key   Name
	Value Expression
}

// Projection is WITH or RETURN.
type Projection struct {
	Pos
	Return   bool
	Distinct bool
	Items    []Item
	OrderBy  []SortKey
	Skip     Expression // nil for none
	Limit    Expression // nil for none
	Where    Expression // nil for none; only after WITH
}

// Item is one column of a projection.
type Item struct {
	Expr  Expression
	Alias Name
}

// SortKey is one key of ORDER BY.
type SortKey struct {
	Expr       Expression
	Descending bool
}

func (c *MatchClause) clausePos() Pos { return c.Pos }
func (c *Projection) clausePos() Pos  { return c.Pos }

// Expression is one of the types below that embed Pos.
type Expression interface{ at() Pos }

func (p Pos) at() Pos { return p }

// LiteralKind tells how a literal was written.
type LiteralKind uint8

// The kinds of literals.
const (
	LiteralNull LiteralKind = iota
	LiteralTrue
	LiteralFalse
	LiteralString
	LiteralInt
	LiteralDecimal
)

// The expressions.
type (
	// Literal is a constant; Text is a string's content or a number's digits
	// with its sign, kept exact.
	Literal struct {
		Pos
		Kind LiteralKind
		Text string
	}
	// Parameter is $Name.
	Parameter struct {
		Pos
		Name string
	}
	// Variable is a name bound by MATCH or WITH.
	Variable struct {
		Pos
		Name string
	}
	// Property is Of.Key, or Of.Key.Sub for a property of a pack, or Of.Key.Sub.Part
	// for the currency of money or its amount in one.
	Property struct {
		Pos
		Of             Name
		Key, Sub, Part Name
	}
	// ListLiteral is [a, b, …].
	ListLiteral struct {
		Pos
		Items []Expression
	}
	// Binary joins two operands; the place is the operator's.
	Binary struct {
		Pos
		Op          Operator
		Left, Right Expression
	}
	// Not is NOT X.
	Not struct {
		Pos
		X Expression
	}
	// NullTest is X IS NULL or, negated, X IS NOT NULL.
	NullTest struct {
		Pos
		X       Expression
		Negated bool
	}
	// LabelTest is Var:A:B|C.
	LabelTest struct {
		Pos
		Var    Name
		Labels [][]Name
	}
	// PathTest asks whether the path occurs.
	PathTest struct {
		Pos
		Path Path
	}
	// Call is an aggregate, by its name in lower case; count(*) has Star and no Arg.
	Call struct {
		Pos
		Function string
		Distinct bool
		Star     bool
		Arg      Expression
	}
)

// Operator of a Binary, as it is written canonically.
type Operator string

// The operators.
const (
	OperatorOr         Operator = "OR"
	OperatorXor        Operator = "XOR"
	OperatorAnd        Operator = "AND"
	OperatorEq         Operator = "="
	OperatorNe         Operator = "<>"
	OperatorLt         Operator = "<"
	OperatorLe         Operator = "<="
	OperatorGt         Operator = ">"
	OperatorGe         Operator = ">="
	OperatorIn         Operator = "IN"
	OperatorStartsWith Operator = "STARTS WITH"
	OperatorEndsWith   Operator = "ENDS WITH"
	OperatorContains   Operator = "CONTAINS"
)
