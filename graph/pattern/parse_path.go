package pattern

import "strconv"

func (p *parser) path() (Path, error) {
	n, err := p.node()
	if err != nil {
		return Path{}, err
	}
	path := Path{Nodes: []Node{n}}
	for p.isHopAt(0) {
		h, err := p.hop()
		if err != nil {
			return Path{}, err
		}
		if n, err = p.node(); err != nil {
			return Path{}, err
		}
		path.Hops = append(path.Hops, h)
		path.Nodes = append(path.Nodes, n)
	}
	p.want(`"-"`)
	p.want(`"<"`)
	return path, nil
}

func (p *parser) node() (Node, error) {
	n := Node{Pos: p.peek().pos}
	if err := p.demandMark("("); err != nil {
		return n, err
	}
	if p.isVariable() {
		t := p.advance()
		n.Var = Name{t.pos, t.text}
	} else {
		p.want("a variable")
	}
	var err error
	if n.Labels, err = p.labels(); err != nil {
		return n, err
	}
	if n.Props, err = p.entries(); err != nil {
		return n, err
	}
	return n, p.demandMark(")")
}

// labels reads :A:B|C, nothing if there is none.
func (p *parser) labels() ([][]Name, error) {
	var out [][]Name
	for p.mark(":") {
		var alternatives []Name
		for {
			name, err := p.anyName("a label")
			if err != nil {
				return nil, err
			}
			alternatives = append(alternatives, name)
			if !p.mark("|") {
				break
			}
		}
		out = append(out, alternatives)
	}
	return out, nil
}

// entries reads an inline property map, nothing if there is none.
func (p *parser) entries() ([]Entry, error) {
	if !p.mark("{") {
		return nil, nil
	}
	var out []Entry
	for {
		key, err := p.anyName("a property")
		if err != nil {
			return nil, err
		}
		if err := p.demandMark(":"); err != nil {
			return nil, err
		}
		value, err := p.operand()
		if err != nil {
			return nil, err
		}
		out = append(out, Entry{key, value})
		if !p.mark(",") {
			break
		}
	}
	return out, p.demandMark("}")
}

func (p *parser) hop() (Hop, error) {
	h := Hop{Pos: p.peek().pos}
	left := p.mark("<")
	if err := p.demandMark("-"); err != nil {
		return h, err
	}
	if p.mark("[") {
		if err := p.hopDetail(&h); err != nil {
			return h, err
		}
		if err := p.demandMark("]"); err != nil {
			return h, err
		}
	}
	if err := p.demandMark("-"); err != nil {
		return h, err
	}
	right := p.mark(">")
	switch {
	case left && right:
		return h, &SyntaxError{Line: h.Line, Column: h.Column, Message: "a relationship points one way", Expected: []string{"-[…]->", "<-[…]-", "-[…]-"}}
	case left:
		h.Arrow = ArrowLeft
	case right:
		h.Arrow = ArrowRight
	}
	return h, nil
}

func (p *parser) hopDetail(h *Hop) error {
	if p.isVariable() {
		t := p.advance()
		h.Var = Name{t.pos, t.text}
	} else {
		p.want("a variable")
	}
	if p.mark(":") {
		for {
			name, err := p.anyName("a relationship type")
			if err != nil {
				return err
			}
			h.Types = append(h.Types, name)
			if !p.mark("|") {
				break
			}
			if p.isMark(":") {
				return unsupported(p.peek().pos, `":" after "|"`, "write [:A|B]")
			}
		}
	}
	if at := p.peek().pos; p.mark("*") {
		length, err := p.length(at)
		if err != nil {
			return err
		}
		h.Length = length
	}
	var err error
	h.Props, err = p.entries()
	return err
}

// length reads what follows the "*" of a variable length.
func (p *parser) length(at Pos) (*Length, error) {
	l := &Length{Pos: at, Min: -1, Max: -1}
	var err error
	if l.Min, err = p.bound(); err != nil {
		return nil, err
	}
	if !p.mark("..") {
		l.Max = l.Min
		return l, nil
	}
	l.Max, err = p.bound()
	return l, err
}

func (p *parser) bound() (int, error) {
	t := p.peek()
	switch t.kind {
	case tokenParam:
		return 0, unsupported(t.pos, "a parameter as length of a path", "the lengths are part of the plan: write 1 to 4")
	case tokenInt:
		p.advance()
		n, err := strconv.Atoi(t.text)
		if err != nil {
			return 0, &SyntaxError{Line: t.pos.Line, Column: t.pos.Column, Message: t.text + " is too large", Expected: []string{"a number from 1 to 4"}}
		}
		return n, nil
	}
	p.want("a number from 1 to 4")
	return -1, nil
}

// isPath tells whether the "(" that comes next opens a path of at least one hop
// and not an expression in brackets: after its ")" comes the beginning of a hop.
func (p *parser) isPath() bool {
	open := 0
	for i := 0; ; i++ {
		switch t := p.ahead(i); {
		case t.kind == tokenEnd:
			return false
		case t.kind != tokenMark:
		case t.text == "(":
			open++
		case t.text == ")":
			open--
			if open == 0 {
				return p.isHopAt(i + 1)
			}
		}
	}
}

func (p *parser) isHopAt(i int) bool {
	is := func(i int, text string) bool {
		t := p.ahead(i)
		return t.kind == tokenMark && t.text == text
	}
	if is(i, "<") {
		i++
	}
	return is(i, "-") && (is(i+1, "[") || is(i+1, "-"))
}
