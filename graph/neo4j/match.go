package neo4j

import (
	"slices"
	"strings"

	"brain/graph"
)

func (c *compiler) match(m *graph.Match) error {
	if m.Optional {
		return c.optional(m)
	}
	return c.required(m)
}

// required writes a MATCH that is not optional.
func (c *compiler) required(m *graph.Match) error {
	first := *m
	var late []*graph.Expr
	first.Where, late = split(m.Where)
	text, err := c.pattern(&first)
	if err != nil {
		return err
	}
	c.line(text)
	return c.whereLate(late)
}

func (c *compiler) optional(m *graph.Match) error {
	_, late := split(m.Where)
	if _, err := c.nameSubqueries(late...); err != nil {
		return err
	}
	if slices.ContainsFunc(subqueries(late...), func(e *graph.Expr) bool { return c.named[subqueryOf(e)] == "" }) {
		return c.optionalCall(m)
	}
	text, err := c.pattern(m)
	c.line("OPTIONAL " + text)
	return err
}

// pattern writes one MATCH with all its conditions, so that those of an optional
// one are inside. All paths stay in one clause, because a relationship is used
// once per clause.
func (c *compiler) pattern(m *graph.Match) (string, error) {
	c.declare(m)
	p := &patternWriter{compiler: c, match: m, nodes: map[int]string{}, anchored: map[int]bool{}}
	for _, step := range []func() error{p.anchorHops, p.writeNodes, p.writeHops, p.writeWhere} {
		if err := step(); err != nil {
			return "", err
		}
	}
	text := "MATCH " + strings.Join(p.paths, ", ")
	if len(m.Nodes) == 1 && len(m.Hops) == 0 && !m.Nodes[0].Bound && c.sweeps(m.Where) {
		text += "\nUSING INDEX SEEK " + c.name(m.Nodes[0].Var) + ":" + quote(labelItem) + "(id)"
	}
	if len(p.conditions) > 0 {
		text += "\nWHERE " + strings.Join(p.conditions, "\n  AND ")
	}
	return text, nil
}

// declare makes the variables of a pattern known.
func (c *compiler) declare(m *graph.Match) {
	for _, n := range m.Nodes {
		c.kinds[n.Var] = variable{kind: isNode}
	}
	for _, h := range m.Hops {
		if plain(h) {
			c.kinds[h.Var] = variable{kind: isEdge}
		} else {
			c.kinds[h.Var] = variable{kind: isTrail}
		}
	}
}

// plain tells whether the hop is one relationship.
func plain(h graph.Hop) bool { return h.Min == 1 && h.Max == 1 }

// patternWriter collects the parts of one MATCH.
type patternWriter struct {
	*compiler
	match *graph.Match
	// nodes are the nodes as they are written at their next mention.
	nodes             map[int]string
	anchored          map[int]bool
	paths, conditions []string
}

// anchorHops finds the hops whose edge is named by its id.
func (p *patternWriter) anchorHops() error {
	hops := p.match.Hops
	for _, a := range anchors(p.match.Where) {
		p.anchored[a.v] = true
		i := slices.IndexFunc(hops, func(h graph.Hop) bool { return h.Var == a.v })
		if i < 0 || !a.exact {
			continue
		}
		path, ends, err := p.anchoredHop(hops[i], a)
		if err != nil {
			return err
		}
		p.paths, p.conditions = append(p.paths, path), append(p.conditions, ends...)
		p.anchored[hops[i].From], p.anchored[hops[i].To] = true, true
	}
	return nil
}

func (p *patternWriter) writeNodes() error {
	for _, n := range p.match.Nodes {
		labels, err := nodeLabels(n, p.anchored[n.Var], inHop(p.match.Hops, n.Var))
		if err != nil {
			return err
		}
		p.nodes[n.Var] = "(" + p.name(n.Var) + labels + ")"
		if n.Bound {
			continue
		}
		p.conditions = append(p.conditions, p.filter(p.name(n.Var))...)
		if n.ThroughTag {
			p.conditions = append(p.conditions, p.throughTag(p.name(n.Var)))
		}
	}
	return nil
}

// mention writes a node with its labels once, at its first hop.
func (p *patternWriter) mention(v int) string {
	text := p.nodes[v]
	p.nodes[v] = "(" + p.name(v) + ")"
	return text
}

func (p *patternWriter) writeHops() error {
	for _, h := range p.match.Hops {
		types, err := alternatives(h.Types)
		if err != nil {
			return err
		}
		arrow := "->"
		if h.Direction == graph.Both {
			arrow = "-"
		}
		before, length, conditions := "", "", p.filter(p.name(h.Var))
		if !plain(h) {
			if before, length, conditions, err = p.trail(h); err != nil {
				return err
			}
		}
		from := p.mention(h.From)
		p.paths = append(p.paths, before+from+"-["+p.name(h.Var)+":"+types+length+"]"+arrow+p.mention(h.To))
		p.conditions = append(p.conditions, conditions...)
	}
	for _, n := range p.match.Nodes {
		if !inHop(p.match.Hops, n.Var) {
			p.paths = append(p.paths, p.nodes[n.Var])
		}
	}
	return nil
}

func (p *patternWriter) writeWhere() error {
	if p.match.Where == nil {
		return nil
	}
	text, err := p.expr(p.match.Where)
	p.conditions = append(p.conditions, text)
	return err
}

func inHop(hops []graph.Hop, v int) bool {
	return slices.ContainsFunc(hops, func(h graph.Hop) bool { return h.From == v || h.To == v })
}
