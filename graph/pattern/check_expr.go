package pattern

import (
	"strings"

	"brain/graph"
)

// operand is one side of an operator. Literals and parameters have no kind of
// their own: they take that of the other side.
type operand struct {
	src Expression
	x   *graph.Expr // nil for a literal, a list or a parameter
}

func (c *checker) count(at Pos) error {
	c.terms++
	if c.terms > maxTerms {
		return broken(at, "a query has at most %d operations, names and constants", maxTerms)
	}
	return nil
}

func boolean(op graph.Op, args ...*graph.Expr) *graph.Expr {
	return &graph.Expr{Op: op, Kind: graph.KindBool, Args: args}
}

// condition checks an expression that must be true or false.
func (c *checker) condition(e Expression) (*graph.Expr, error) {
	o, err := c.operand(e)
	if err != nil {
		return nil, err
	}
	if o.x == nil {
		return c.convert(e, graph.KindBool, graph.KindNull)
	}
	if o.x.Kind != graph.KindBool {
		return nil, broken(e.at(), "a condition is true or false, this is %s", c.describeOperand(o))
	}
	return o.x, nil
}

// operand checks an expression whose value is compared. Literals, lists and
// parameters are left for convert, when the kind that they must have is known.
func (c *checker) operand(e Expression) (operand, error) {
	o, err := c.anyOperand(e)
	if err == nil && amount(o.x) {
		err = c.openAmount(e.at(), o.x)
	}
	return o, err
}

// anyOperand is operand for a place where money of any currency may stand.
func (c *checker) anyOperand(e Expression) (operand, error) {
	if err := c.count(e.at()); err != nil {
		return operand{}, err
	}
	var x *graph.Expr
	var err error
	switch e := e.(type) {
	case *Literal, *Parameter, *ListLiteral:
	case *Variable:
		x, err = c.variable(e)
	case *Property:
		x, err = c.property(e)
	case *Not:
		x, err = c.not(e)
	case *NullTest:
		x, err = c.nullTest(e)
	case *LabelTest:
		x, err = c.labelTest(e)
	case *PathTest:
		var m *graph.Match
		m, err = c.pathTest(e)
		x = &graph.Expr{Op: graph.OpExists, Kind: graph.KindBool, Match: m}
	case *Binary:
		x, err = c.binary(e)
	case *Call:
		err = broken(e.Pos, "an aggregate stands alone as a column of RETURN or WITH, not in an expression")
	}
	return operand{e, x}, err
}

func (c *checker) variable(v *Variable) (*graph.Expr, error) {
	b, err := c.lookup(v.Name, v.Pos)
	if err != nil {
		return nil, err
	}
	return &graph.Expr{Op: graph.OpVar, Var: b.v, Kind: b.value.Kind, Element: b.value.Element}, nil
}

// element tells whether the expression is a whole node or edge.
func isElement(x *graph.Expr) bool {
	return x != nil && x.Op == graph.OpVar && x.Kind == graph.KindNull
}

func (c *checker) not(n *Not) (*graph.Expr, error) {
	if t, ok := n.X.(*PathTest); ok {
		m, err := c.pathTest(t)
		return &graph.Expr{Op: graph.OpNotExists, Kind: graph.KindBool, Match: m}, err
	}
	x, err := c.condition(n.X)
	if err != nil {
		return nil, err
	}
	return boolean(graph.OpNot, x), nil
}

func (c *checker) nullTest(t *NullTest) (*graph.Expr, error) {
	op := graph.OpIsNull
	if t.Negated {
		op = graph.OpIsNotNull
	}
	o, err := c.anyOperand(t.X)
	if err != nil {
		return nil, err
	}
	if o.x == nil {
		p, ok := t.X.(*Parameter)
		if !ok {
			return nil, broken(t.X.at(), "a constant is never tested for null")
		}
		if o.x, err = c.param(p, graph.KindNull, graph.KindNull); err != nil {
			return nil, err
		}
	}
	return boolean(op, o.x), nil
}

func (c *checker) labelTest(t *LabelTest) (*graph.Expr, error) {
	b, err := c.lookup(t.Var.Text, t.Var.Pos)
	if err != nil {
		return nil, err
	}
	if b.kind != bindNode {
		return nil, broken(t.Pos, "%s is not a node and has no labels", t.Var.Text)
	}
	x := &graph.Expr{Op: graph.OpHasLabel, Kind: graph.KindBool, Var: b.v}
	for _, group := range t.Labels {
		labels, _, err := c.labelGroup(group)
		if err != nil {
			return nil, err
		}
		x.Labels = append(x.Labels, labels)
	}
	return x, nil
}

func (c *checker) property(p *Property) (*graph.Expr, error) {
	b, err := c.lookup(p.Of.Text, p.Of.Pos)
	if err != nil {
		return nil, err
	}
	if b.kind == bindValue {
		return nil, broken(p.Pos, "%s is a value and has no properties", p.Of.Text)
	}
	if p.Sub.Text != "" {
		return c.shown(b, p)
	}
	return c.propertyOf(b, p.Key)
}

// propertyOf resolves a property of an element. In a public catalogue it must be
// public on everything that the element may be.
func (c *checker) propertyOf(b binding, key Name) (*graph.Expr, error) {
	sets, of := c.cat.propertySets(b)
	var found graph.Property
	hits := 0
	for _, set := range sets {
		if p, ok := set[key.Text]; ok {
			found = p
			hits++
		}
	}
	if hits > 0 && hits < len(sets) && c.cat.visibility == Public {
		return nil, broken(key.Pos, "%s is not a property of every %s: give a label that has it", key.Text, of)
	}
	if hits == 0 {
		return nil, c.unknownProperty(b, key, of, common(sets))
	}
	x := &graph.Expr{Op: graph.OpProp, Var: b.v, Prop: found.Name, Kind: found.Kind}
	if found.Kind == graph.KindList {
		x.Element = graph.KindString
	}
	return x, nil
}

// propertySets are the visible properties of each thing that the element may be.
func (c *Catalogue) propertySets(b binding) (sets []map[string]graph.Property, of string) {
	if b.kind == bindNode {
		for _, l := range b.storages {
			sets = append(sets, c.properties[l])
		}
		return sets, strings.Join(b.storages, "|")
	}
	for _, t := range b.types {
		if c.relationships[t].link {
			sets = append(sets, c.linkProperties)
		} else {
			sets = append(sets, c.edgeProperties)
		}
	}
	return sets, strings.Join(b.types, "|")
}

// common lists the names that all sets have, sorted.
func common(sets []map[string]graph.Property) []string {
	if len(sets) == 0 {
		return nil
	}
	names := sortedKeys(sets[0])
	for _, s := range sets[1:] {
		names = intersect(names, sortedKeys(s))
	}
	return names
}

// entry checks one entry of an inline property map.
func (c *checker) entry(b binding, e Entry) (*graph.Expr, error) {
	if err := c.count(e.Key.Pos); err != nil {
		return nil, err
	}
	prop, err := c.propertyOf(b, e.Key)
	if err != nil {
		return nil, err
	}
	if prop.Kind == graph.KindList {
		return nil, broken(e.Key.Pos, "%s is a list: use IN in WHERE", e.Key.Text)
	}
	switch e.Value.(type) {
	case *Literal, *Parameter:
	default:
		return nil, broken(e.Value.at(), "a property map holds constants and parameters: compare other values in WHERE")
	}
	value, err := c.convert(e.Value, prop.Kind, graph.KindNull)
	if err != nil {
		return nil, err
	}
	return boolean(graph.OpEq, prop, value), nil
}

func (c *checker) binary(b *Binary) (*graph.Expr, error) {
	switch b.Op {
	case OperatorAnd, OperatorOr, OperatorXor:
		return c.logical(b)
	case OperatorIn:
		return c.in(b)
	}
	left, err := c.operand(b.Left)
	if err != nil {
		return nil, err
	}
	right, err := c.operand(b.Right)
	if err != nil {
		return nil, err
	}
	if isElement(left.x) || isElement(right.x) {
		return c.sameElement(b, left, right)
	}
	var kind graph.Kind
	switch b.Op {
	case OperatorStartsWith, OperatorEndsWith, OperatorContains:
		kind = graph.KindString
		for _, o := range []operand{left, right} {
			if o.x != nil && o.x.Kind != kind {
				return nil, broken(b.Pos, "%s takes strings, this is %s", b.Op, c.describeOperand(o))
			}
		}
	default:
		if kind, err = c.meet(b, left, right); err != nil {
			return nil, err
		}
		ordered := b.Op != OperatorEq && b.Op != OperatorNe
		if kind == graph.KindList || kind == graph.KindBytes || ordered && kind == graph.KindBool {
			return nil, broken(b.Pos, "values of kind %s are not compared with %s", kind, b.Op)
		}
	}
	lx, err := c.take(left, kind)
	if err != nil {
		return nil, err
	}
	rx, err := c.take(right, kind)
	if err != nil {
		return nil, err
	}
	return boolean(b.Op.plan(), lx, rx), nil
}

// logical checks AND, OR and XOR; chains of AND and OR become flat.
func (c *checker) logical(b *Binary) (*graph.Expr, error) {
	op := b.Op.plan()
	var args []*graph.Expr
	for _, side := range []Expression{b.Left, b.Right} {
		x, err := c.condition(side)
		if err != nil {
			return nil, err
		}
		if x.Op == op && op != graph.OpXor {
			args = append(args, x.Args...)
		} else {
			args = append(args, x)
		}
	}
	return boolean(op, args...), nil
}

// sameElement turns a comparison of two nodes or two edges into one of their ids.
func (c *checker) sameElement(b *Binary, left, right operand) (*graph.Expr, error) {
	if b.Op != OperatorEq && b.Op != OperatorNe || !isElement(left.x) || !isElement(right.x) || c.kindOf(left) != c.kindOf(right) {
		return nil, broken(b.Pos, "cannot compare %s with %s: a node equals a node, a relationship a relationship, for the rest name a property",
			c.describeOperand(left), c.describeOperand(right))
	}
	return boolean(b.Op.plan(), idOf(left.x.Var), idOf(right.x.Var)), nil
}

func (c *checker) kindOf(o operand) bindingKind {
	if v, ok := o.src.(*Variable); ok {
		return c.scope[v.Name].kind
	}
	return bindValue
}

func idOf(v int) *graph.Expr {
	return &graph.Expr{Op: graph.OpProp, Var: v, Prop: "id", Kind: graph.KindString}
}

// in checks a IN b.
func (c *checker) in(b *Binary) (*graph.Expr, error) {
	left, err := c.operand(b.Left)
	if err != nil {
		return nil, err
	}
	right, err := c.operand(b.Right)
	if err != nil {
		return nil, err
	}
	if isElement(left.x) || isElement(right.x) {
		return nil, broken(b.Pos, "IN compares values: name a property such as id")
	}
	if l, ok := b.Right.(*Literal); ok && l.Kind == LiteralNull {
		return nil, broken(l.Pos, "IN takes a list, this is null")
	}
	var kind graph.Kind
	switch {
	case right.x != nil && right.x.Kind != graph.KindList:
		return nil, broken(b.Right.at(), "IN takes a list, this is %s", c.describeOperand(right))
	case right.x != nil:
		kind = right.x.Element
	case left.x != nil:
		kind = left.x.Kind
	default:
		if kind = c.naturalKind(b.Left); kind == graph.KindNull {
			return nil, c.untold(b.Left)
		}
	}
	if left.x != nil && left.x.Kind != kind {
		return nil, broken(b.Pos, "cannot look for %s in a list of %s", c.describeOperand(left), kind)
	}
	if kind == graph.KindList || kind == graph.KindBytes {
		return nil, broken(b.Pos, "values of kind %s are not compared with IN", kind)
	}
	lx, err := c.take(left, kind)
	if err != nil {
		return nil, err
	}
	rx := right.x
	if rx == nil {
		if rx, err = c.convert(b.Right, graph.KindList, kind); err != nil {
			return nil, err
		}
	}
	return boolean(graph.OpIn, lx, rx), nil
}

// meet finds the kind in which two operands are compared.
func (c *checker) meet(b *Binary, left, right operand) (graph.Kind, error) {
	switch {
	case left.x != nil && right.x != nil:
		if left.x.Kind != right.x.Kind {
			return 0, broken(b.Pos, "cannot compare %s with %s", c.describeOperand(left), c.describeOperand(right))
		}
		return left.x.Kind, nil
	case left.x != nil:
		return left.x.Kind, nil
	case right.x != nil:
		return right.x.Kind, nil
	}
	l, r := c.naturalKind(left.src), c.naturalKind(right.src)
	switch {
	case l == graph.KindNull && r == graph.KindNull:
		return 0, c.untold(left.src)
	case l == graph.KindNull:
		return r, nil
	case r == graph.KindNull, l == r:
		return l, nil
	case isParameter(left.src) && !isParameter(right.src):
		return l, nil
	case isParameter(right.src) && !isParameter(left.src):
		return r, nil
	case l == graph.KindInt && r == graph.KindDecimal, l == graph.KindDecimal && r == graph.KindInt:
		return graph.KindDecimal, nil
	}
	return 0, broken(b.Pos, "cannot compare %s with %s", l, r)
}

func isParameter(e Expression) bool {
	_, ok := e.(*Parameter)
	return ok
}

// take gives the operand's expression, converting what has no kind of its own.
func (c *checker) take(o operand, kind graph.Kind) (*graph.Expr, error) {
	if o.x != nil {
		return o.x, nil
	}
	return c.convert(o.src, kind, graph.KindNull)
}

func (c *checker) untold(e Expression) error {
	return broken(e.at(), "the kind of this value cannot be told: compare it with a property")
}

// describeOperand names an operand's kind for messages.
func (c *checker) describeOperand(o operand) string {
	if o.x == nil {
		return "a constant or parameter"
	}
	if isElement(o.x) {
		if c.kindOf(o) == bindEdge {
			return "a relationship"
		}
		return "a node"
	}
	return describe(o.x.Kind, o.x.Element)
}
