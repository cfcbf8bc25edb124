package pattern

import (
	"slices"
	"strconv"
	"strings"
)

// maxDepth bounds how deep expressions may be nested.
const maxDepth = 100

// reserved words cannot name a variable. They are read in any case.
var reserved = [...]string{"AND", "AS", "ASC", "ASCENDING", "BY", "CASE", "CONTAINS", "DESC", "DESCENDING", "DISTINCT", "ENDS", "EXISTS",
	"FALSE", "IN", "IS", "LIMIT", "MATCH", "NOT", "NULL", "OPTIONAL", "OR", "ORDER", "RETURN", "SKIP", "STARTS", "TRUE", "UNION", "UNWIND",
	"WHERE", "WITH", "XOR"}

// parser reads tokens by recursive descent. While it stands on one token it
// notes what it looked for there, so that an error can say what was expected.
type parser struct {
	tokens   []token
	next     int
	expected []string
	depth    int
}

// Parse reads a whole query. Its errors are *SyntaxError and *UnsupportedError.
func Parse(text string) (*Query, error) {
	tokens, err := lex(text)
	if err != nil {
		return nil, err
	}
	p := parser{tokens: tokens}
	return p.query()
}

func (p *parser) peek() token { return p.tokens[p.next] }

// ahead is the token n places after the current one, the end if there is none.
func (p *parser) ahead(n int) token { return p.tokens[min(p.next+n, len(p.tokens)-1)] }

func (p *parser) advance() token {
	t := p.tokens[p.next]
	if t.kind != tokenEnd {
		p.next++
	}
	p.expected = p.expected[:0]
	return t
}

func (p *parser) want(what string) {
	if !slices.Contains(p.expected, what) {
		p.expected = append(p.expected, what)
	}
}

// looksFor tells whether the parser would take this where it stands.
func (p *parser) looksFor(what string) bool { return slices.Contains(p.expected, what) }

func (p *parser) unexpected() error {
	if err := p.refused(); err != nil {
		return err
	}
	t := p.peek()
	message := "unexpected " + t.describe()
	if t.kind == tokenName && isReserved(t.text) && p.looksFor("a variable") {
		message = strings.ToUpper(t.text) + " is a keyword"
	}
	return &SyntaxError{Line: t.pos.Line, Column: t.pos.Column, Message: message, Expected: slices.Clone(p.expected)}
}

func (p *parser) isMark(text string) bool {
	t := p.peek()
	return t.kind == tokenMark && t.text == text
}

// mark takes the mark if it is next.
func (p *parser) mark(text string) bool {
	if p.isMark(text) {
		p.advance()
		return true
	}
	p.want(strconv.Quote(text))
	return false
}

func (p *parser) demandMark(text string) error {
	if !p.mark(text) {
		return p.unexpected()
	}
	return nil
}

func isWord(t token, word string) bool {
	return t.kind == tokenName && strings.EqualFold(t.text, word)
}

// words takes the keywords if they are next, all or none.
func (p *parser) words(ws ...string) bool {
	for i, w := range ws {
		if !isWord(p.ahead(i), w) {
			p.want(strings.Join(ws, " "))
			return false
		}
	}
	for range ws {
		p.advance()
	}
	return true
}

func isReserved(word string) bool {
	return slices.Contains(reserved[:], strings.ToUpper(word))
}

func (p *parser) isVariable() bool {
	t := p.peek()
	return t.kind == tokenName && !isReserved(t.text)
}

// anyName reads a label, type or property key; those may equal a keyword.
func (p *parser) anyName(what string) (Name, error) {
	if t := p.peek(); t.kind == tokenName {
		p.advance()
		return Name{t.pos, t.text}, nil
	}
	p.want(what)
	if p.isMark("(") && what == "a label" {
		return Name{}, unsupported(p.peek().pos, "a bracket in labels", "a label is tested as :A:B and :A|B")
	}
	return Name{}, p.unexpected()
}

func (p *parser) variable() (Name, error) {
	if p.isVariable() {
		t := p.advance()
		return Name{t.pos, t.text}, nil
	}
	p.want("a variable")
	return Name{}, p.unexpected()
}

func (p *parser) query() (*Query, error) {
	q := &Query{}
	for {
		start := p.peek().pos
		var c Clause
		var err error
		matched := len(q.Clauses) > 0
		switch {
		case p.words("MATCH"):
			c, err = p.match(start, false)
		case p.words("OPTIONAL", "MATCH"):
			c, err = p.match(start, true)
		case matched && p.words("WITH"):
			c, err = p.projection(start, false)
		case matched && p.words("RETURN"):
			c, err = p.projection(start, true)
		default:
			return nil, p.unexpected()
		}
		if err != nil {
			return nil, err
		}
		q.Clauses = append(q.Clauses, c)
		if pr, ok := c.(*Projection); ok && pr.Return {
			p.mark(";")
			if p.peek().kind != tokenEnd {
				p.want("the end of the text")
				return nil, p.unexpected()
			}
			return q, nil
		}
	}
}

func (p *parser) match(start Pos, optional bool) (*MatchClause, error) {
	c := &MatchClause{Pos: start, Optional: optional}
	for {
		if p.isVariable() {
			if isWord(p.peek(), "shortestPath") || isWord(p.peek(), "allShortestPaths") {
				return nil, unsupported(p.peek().pos, "a shortest path", "engines differ; use a variable length")
			}
			if next := p.ahead(1); next.kind == tokenMark && next.text == "=" {
				return nil, unsupported(p.peek().pos, "a path variable", "name the nodes and relationships instead")
			}
		}
		path, err := p.path()
		if err != nil {
			return nil, err
		}
		c.Paths = append(c.Paths, path)
		if !p.mark(",") {
			break
		}
	}
	var err error
	c.Where, err = p.where()
	return c, err
}

func (p *parser) where() (Expression, error) {
	if !p.words("WHERE") {
		return nil, nil
	}
	return p.expression()
}

func (p *parser) projection(start Pos, isReturn bool) (*Projection, error) {
	c := &Projection{Pos: start, Return: isReturn}
	c.Distinct = p.words("DISTINCT")
	for {
		if p.isMark("*") {
			return nil, unsupported(p.peek().pos, `"*" in RETURN and WITH`, "list what is wanted")
		}
		item, err := p.item()
		if err != nil {
			return nil, err
		}
		c.Items = append(c.Items, item)
		if !p.mark(",") {
			break
		}
	}
	if p.words("ORDER", "BY") {
		for {
			key, err := p.sortKey()
			if err != nil {
				return nil, err
			}
			c.OrderBy = append(c.OrderBy, key)
			if !p.mark(",") {
				break
			}
		}
	}
	var err error
	if p.words("SKIP") {
		if c.Skip, err = p.rowCount(); err != nil {
			return nil, err
		}
	}
	if p.words("LIMIT") {
		if c.Limit, err = p.rowCount(); err != nil {
			return nil, err
		}
	}
	if !isReturn {
		c.Where, err = p.where()
	}
	return c, err
}

func (p *parser) item() (Item, error) {
	e, err := p.expression()
	if err != nil {
		return Item{}, err
	}
	item := Item{Expr: e}
	if p.words("AS") {
		item.Alias, err = p.variable()
	}
	return item, err
}

func (p *parser) sortKey() (SortKey, error) {
	e, err := p.expression()
	if err != nil {
		return SortKey{}, err
	}
	key := SortKey{Expr: e}
	if p.words("DESC") || p.words("DESCENDING") {
		key.Descending = true
	} else if !p.words("ASC") {
		p.words("ASCENDING")
	}
	return key, nil
}

// rowCount reads what follows SKIP and LIMIT.
func (p *parser) rowCount() (Expression, error) {
	switch t := p.peek(); t.kind {
	case tokenInt:
		p.advance()
		return &Literal{Pos: t.pos, Kind: LiteralInt, Text: t.text}, nil
	case tokenParam:
		p.advance()
		return &Parameter{Pos: t.pos, Name: t.text}, nil
	}
	p.want("a whole number from 0")
	p.want("a parameter")
	t := p.peek()
	return nil, &SyntaxError{Line: t.pos.Line, Column: t.pos.Column, Message: "unexpected " + t.describe(), Expected: slices.Clone(p.expected)}
}
