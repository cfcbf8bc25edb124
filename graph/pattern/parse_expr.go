package pattern

import (
	"fmt"
	"slices"
	"strings"
)

// aggregates are the functions of the language.
var aggregates = [...]string{"avg", "collect", "count", "max", "min", "sum"}

// enter goes one level deeper into nested expressions.
func (p *parser) enter() error {
	if p.depth++; p.depth > maxDepth {
		t := p.peek()
		return &SyntaxError{Line: t.pos.Line, Column: t.pos.Column, Message: fmt.Sprintf("expressions are nested more than %d deep", maxDepth)}
	}
	return nil
}

func (p *parser) leave() { p.depth-- }

func (p *parser) expression() (Expression, error) {
	if err := p.enter(); err != nil {
		return nil, err
	}
	defer p.leave()
	return p.chain(OperatorOr, func() (Expression, error) {
		return p.chain(OperatorXor, func() (Expression, error) {
			return p.chain(OperatorAnd, p.negation)
		})
	})
}

// chain reads operands joined by one boolean operator, from the left.
func (p *parser) chain(op Operator, operand func() (Expression, error)) (Expression, error) {
	left, err := operand()
	if err != nil {
		return nil, err
	}
	for {
		at := p.peek().pos
		if !p.words(string(op)) {
			return left, nil
		}
		right, err := operand()
		if err != nil {
			return nil, err
		}
		left = &Binary{Pos: at, Op: op, Left: left, Right: right}
	}
}

func (p *parser) negation() (Expression, error) {
	at := p.peek().pos
	if !p.words("NOT") {
		return p.comparison()
	}
	if err := p.enter(); err != nil {
		return nil, err
	}
	defer p.leave()
	x, err := p.negation()
	if err != nil {
		return nil, err
	}
	return &Not{at, x}, nil
}

var comparisons = [...]Operator{OperatorEq, OperatorNe, OperatorLe, OperatorGe, OperatorLt, OperatorGt}

func (p *parser) comparisonOperator() (Operator, bool) {
	for _, op := range comparisons {
		if p.isMark(string(op)) {
			return op, true
		}
	}
	return "", false
}

func (p *parser) comparison() (Expression, error) {
	left, err := p.predicate()
	if err != nil {
		return nil, err
	}
	op, ok := p.comparisonOperator()
	if !ok {
		for _, op := range comparisons {
			p.want(`"` + string(op) + `"`)
		}
		return left, nil
	}
	at := p.advance().pos
	right, err := p.predicate()
	if err != nil {
		return nil, err
	}
	if _, again := p.comparisonOperator(); again {
		return nil, unsupported(p.peek().pos, "a chained comparison", "write each comparison and join them with AND")
	}
	return &Binary{Pos: at, Op: op, Left: left, Right: right}, nil
}

// predicate reads an operand and the word operators that bind closer than "=".
func (p *parser) predicate() (Expression, error) {
	x, err := p.operand()
	if err != nil {
		return nil, err
	}
	for {
		at := p.peek().pos
		var op Operator
		switch {
		case p.words("IS", "NULL"):
			x = &NullTest{Pos: at, X: x}
			continue
		case p.words("IS", "NOT", "NULL"):
			x = &NullTest{Pos: at, X: x, Negated: true}
			continue
		case p.words("IN"):
			op = OperatorIn
		case p.words("STARTS", "WITH"):
			op = OperatorStartsWith
		case p.words("ENDS", "WITH"):
			op = OperatorEndsWith
		case p.words("CONTAINS"):
			op = OperatorContains
		default:
			return x, nil
		}
		right, err := p.operand()
		if err != nil {
			return nil, err
		}
		x = &Binary{Pos: at, Op: op, Left: x, Right: right}
	}
}

// operand reads what stands without operators: a literal, a name, a bracket.
func (p *parser) operand() (Expression, error) {
	t := p.peek()
	switch t.kind {
	case tokenString:
		p.advance()
		return &Literal{t.pos, LiteralString, t.text}, nil
	case tokenInt, tokenDecimal:
		return p.number("")
	case tokenParam:
		p.advance()
		return &Parameter{t.pos, t.text}, nil
	case tokenName:
		return p.named()
	case tokenMark:
		switch t.text {
		case "-":
			if next := p.ahead(1); next.kind == tokenInt || next.kind == tokenDecimal {
				p.advance()
				number, err := p.number("-")
				if literal, ok := number.(*Literal); ok {
					literal.Pos = t.pos
				}
				return number, err
			}
		case "[":
			return p.list()
		case "{":
			return nil, unsupported(t.pos, "a map", "return or compare the values one by one")
		case "(":
			if p.isPath() {
				path, err := p.path()
				return &PathTest{t.pos, path}, err
			}
			p.advance()
			x, err := p.expression()
			if err != nil {
				return nil, err
			}
			return x, p.demandMark(")")
		}
	}
	p.want("an expression")
	return nil, p.unexpected()
}

func (p *parser) number(sign string) (Expression, error) {
	t := p.advance()
	kind := LiteralInt
	if t.kind == tokenDecimal {
		kind = LiteralDecimal
	}
	return &Literal{t.pos, kind, sign + t.text}, nil
}

func (p *parser) list() (Expression, error) {
	if err := p.enter(); err != nil {
		return nil, err
	}
	defer p.leave()
	l := &ListLiteral{Pos: p.advance().pos}
	if p.mark("]") {
		return l, nil
	}
	for {
		x, err := p.operand()
		if err != nil {
			return nil, err
		}
		l.Items = append(l.Items, x)
		if !p.mark(",") {
			break
		}
	}
	if t := p.peek(); t.kind == tokenMark && t.text == "|" || isWord(t, "IN") {
		return nil, unsupported(t.pos, "a list comprehension", "match the elements and use collect")
	}
	return l, p.demandMark("]")
}

// named reads an operand that begins with a name.
func (p *parser) named() (Expression, error) {
	t := p.peek()
	next := p.ahead(1)
	switch strings.ToUpper(t.text) {
	case "TRUE":
		p.advance()
		return &Literal{t.pos, LiteralTrue, "true"}, nil
	case "FALSE":
		p.advance()
		return &Literal{t.pos, LiteralFalse, "false"}, nil
	case "NULL":
		p.advance()
		return &Literal{t.pos, LiteralNull, "null"}, nil
	case "EXISTS":
		return nil, unsupported(t.pos, "EXISTS", "write the pattern alone: (a)-[:TYPE]->() or NOT (a)-[:TYPE]->(); of a property x.property IS NOT NULL")
	case "CASE":
		return nil, unsupported(t.pos, "CASE", "return the condition as a column, or decide on the rows that come back")
	}
	if isReserved(t.text) {
		p.want("an expression")
		return nil, p.unexpected()
	}
	if next.kind == tokenMark && next.text == "(" {
		return p.call()
	}
	p.advance()
	name := Name{t.pos, t.text}
	if p.mark(".") {
		return p.property(name)
	}
	if p.isMark(":") {
		labels, err := p.labels()
		return &LabelTest{t.pos, name, labels}, err
	}
	p.want(`":"`)
	return &Variable{t.pos, t.text}, nil
}

func (p *parser) property(of Name) (Expression, error) {
	key, err := p.anyName("a property")
	if err != nil {
		return nil, err
	}
	x := &Property{Pos: of.Pos, Of: of, Key: key}
	if key.Text == "properties" && p.mark(".") {
		if x.Sub, err = p.anyName("a property of a pack"); err == nil && p.mark(".") {
			x.Part, err = p.anyName("a currency")
		}
	}
	return x, err
}

func (p *parser) call() (Expression, error) {
	t := p.advance()
	c := &Call{Pos: t.pos, Function: strings.ToLower(t.text)}
	if !slices.Contains(aggregates[:], c.Function) {
		return nil, unsupported(t.pos, "function "+t.text, refusedFunction(t.text))
	}
	p.advance()
	if p.isMark("*") && c.Function == "count" {
		p.advance()
		c.Star = true
		return c, p.demandMark(")")
	}
	c.Distinct = p.words("DISTINCT")
	var err error
	if c.Arg, err = p.expression(); err != nil {
		return nil, err
	}
	return c, p.demandMark(")")
}
