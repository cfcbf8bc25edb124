package embedded

import "brain/graph"

// match joins the clause's elements to the select under construction: first what
// unique keys find, then along hops from what is placed, then the next anchor.
func (c *compiler) match(m *graph.Match) error {
	p := newJoinOrder(c, m)
	for _, n := range p.nodes {
		if c.elements[n.Var] != nil {
			if err := c.testBound(n); err != nil {
				return err
			}
		}
	}
	for {
		step, ok := p.next()
		if !ok {
			break
		}
		if err := c.place(p, step); err != nil {
			return err
		}
	}
	if err := c.conditions(p, true); err != nil {
		return err
	}
	for _, h := range m.Hops {
		if h.Max > 1 {
			delete(c.elements, h.Var)
		}
	}
	return nil
}

func (c *compiler) place(p *joinOrder, s step) error {
	if s.access.other != nil {
		// The value by which the element is looked up must be there before.
		if _, err := c.expr(s.access.other); err != nil {
			return err
		}
	}
	switch {
	case s.hop == nil:
		return c.placeNode(s.node, s.access)
	case s.hop.Max > 1:
		return c.placeTrail(p, *s.hop)
	default:
		return c.placeHop(p, *s.hop, s.access)
	}
}

// conditions writes the clause's condition: all of it that is left, or the parts
// for which everything is placed.
func (c *compiler) conditions(p *joinOrder, all bool) error {
	was := c.testing
	c.testing = true
	defer func() { c.testing = was }()
	left := p.left
	p.left = nil
	for _, x := range left {
		if !all && !p.ready(x) {
			p.left = append(p.left, x)
			continue
		}
		text, err := c.expr(x)
		if err != nil {
			return err
		}
		c.from.where = append(c.from.where, text)
	}
	return nil
}

// testBound tests what the clause demands of a node that is bound already. One
// that is null finds nothing.
func (c *compiler) testBound(n graph.NodeVar) error {
	e := c.elements[n.Var]
	if e.nullable {
		c.from.where = append(c.from.where, e.rid+" IS NOT NULL")
	}
	tests, err := c.labelTests(n.Var, n.Labels)
	c.from.where = append(c.from.where, tests...)
	return err
}

// placeNode joins a node that no hop leads to, by its access.
func (c *compiler) placeNode(n graph.NodeVar, a access) error {
	alias := nodeAlias(n.Var)
	e := &element{rid: alias + ".rid", alias: alias, from: c.from, anchor: a.prop}
	if a.label != "" {
		l := labelAlias(n.Var)
		c.from.join("label "+l, l+".name = "+literal(a.label))
		c.from.join("node "+alias, alias+".rid = "+l+".node")
		e.id = l + ".id"
	} else {
		c.from.join("node " + alias)
	}
	c.elements[n.Var] = e
	return c.testNode(n, a.label)
}

// testNode writes everything that a matched node must fulfil apart from the
// condition; anchor is the label that a join has tested already.
func (c *compiler) testNode(n graph.NodeVar, anchor string) error {
	if err := c.testKind(n, anchor); err != nil {
		return err
	}
	c.from.where = append(c.from.where, c.filter(nodeAlias(n.Var))...)
	if n.ThroughTag {
		c.from.where = append(c.from.where, c.throughTag(n.Var))
	}
	return nil
}

// testKind writes the labels that a matched node must have.
func (c *compiler) testKind(n graph.NodeVar, anchor string) error {
	alias, by := nodeAlias(n.Var), c.elements[n.Var].anchor
	switch {
	case n.Storage != "":
		c.from.where = append(c.from.where, alias+".storage = "+literal(n.Storage))
	case len(n.Labels) == 0 && by == accessStorage, system.props[by].Unique:
		// The index begins with the storage label.
		c.from.where = append(c.from.where, alias+".storage"+oneOf(storageLabels()))
	}
	var left [][]string
	for _, alternatives := range n.Labels {
		if len(alternatives) != 1 || alternatives[0] != anchor && alternatives[0] != n.Storage {
			left = append(left, alternatives)
		}
	}
	tests, err := c.labelTests(n.Var, left)
	c.from.where = append(c.from.where, tests...)
	return err
}

func storageLabels() []string {
	var out []string
	for _, l := range graph.SystemLabels() {
		out = append(out, l.Name)
	}
	return out
}

// throughTag demands a page that the reader knows and that bears the tag.
func (c *compiler) throughTag(v int) string {
	alias, h, page := nodeAlias(v), "t"+adjAlias(v), "t"+nodeAlias(v)
	f := &from{}
	f.join("adj "+h, h+".node = "+alias+".rid", h+".type = 'TAGGED'", h+".dir IN (2, 3)")
	f.where = append(f.where, c.filter(h)...)
	f.join("node "+page, page+".rid = "+h+".other", page+".storage = 'Page'")
	f.where = append(f.where, c.filter(page)...)
	return "EXISTS (SELECT 1" + f.sql() + ")"
}

// placeHop joins a hop and those of its nodes that are not placed.
func (c *compiler) placeHop(p *joinOrder, hop graph.Hop, a access) error {
	h := adjAlias(hop.Var)
	near, far := hop.From, hop.To
	dir := h + ".dir IN (1, 3)"
	var joined []string
	switch {
	case a.prop != "": // the edge itself is the anchor
		e := edgeAlias(hop.Var)
		c.from.join("edge "+e, e+".type"+oneOf(hop.Types))
		joined = []string{h + ".node IN (" + e + ".src, " + e + ".dst)", h + ".type = " + e + ".type",
			h + ".other IN (" + e + ".src, " + e + ".dst)", h + ".edge = " + e + ".rid"}
	case c.elements[near] == nil:
		near, far = far, near
		dir = h + ".dir IN (2, 3)"
		fallthrough
	default:
		joined = []string{h + ".node = " + c.elements[near].rid, h + ".type" + oneOf(hop.Types)}
	}
	if hop.Direction == graph.Out {
		joined = append(joined, dir)
	}
	joined = append(joined, c.unlike(p.m, hop, h+".edge")...)
	c.from.join("adj "+h, append(joined, c.filter(h)...)...)
	e := &element{edge: true, rid: h + ".edge", from: c.from}
	if a.prop != "" {
		e.alias, e.anchor = edgeAlias(hop.Var), a.prop
	}
	c.elements[hop.Var] = e
	for _, end := range []struct {
		v   int
		rid string
	}{{near, h + ".node"}, {far, h + ".other"}} {
		if placed := c.elements[end.v]; placed != nil {
			if end.v == far || a.prop != "" {
				c.from.where = append(c.from.where, end.rid+" = "+placed.rid)
			}
			continue
		}
		alias := nodeAlias(end.v)
		c.from.join("node "+alias, alias+".rid = "+end.rid)
		c.elements[end.v] = &element{rid: alias + ".rid", alias: alias, from: c.from}
		if err := c.testNode(p.node(end.v), ""); err != nil {
			return err
		}
	}
	if p.readsEdge(hop.Var) {
		_, err := c.row(hop.Var)
		return err
	}
	return nil
}

// conjuncts splits a condition at its outer ANDs.
func conjuncts(e *graph.Expr) []*graph.Expr {
	switch {
	case e == nil:
		return nil
	case e.Op != graph.OpAnd:
		return []*graph.Expr{e}
	}
	var out []*graph.Expr
	for _, a := range e.Args {
		out = append(out, conjuncts(a)...)
	}
	return out
}
