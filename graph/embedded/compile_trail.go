package embedded

import (
	"slices"
	"strconv"
	"strings"

	"brain/graph"
)

// The columns of a recursion besides those that it carries: the node reached, the
// number of edges on the way, and whether the node may be an inner one.
const (
	trailEnd   = "y"
	trailDepth = "d"
	trailInner = "k"
)

// placeTrail joins a hop of variable length: the select so far becomes the start
// of a recursion, and the next select begins on its rows, one for each trail.
func (c *compiler) placeTrail(p *joinOrder, hop graph.Hop) error {
	near, far := hop.From, hop.To
	if c.elements[near] == nil {
		near, far = far, near
	}
	if err := c.conditions(p, false); err != nil {
		return err
	}
	r := recursion{name: "w" + strconv.Itoa(hop.Var), apart: c.ignoresTrails(p, hop)}
	start, columns, begun := c.elements[near].rid, c.carry(), c.from
	for _, column := range columns {
		r.column(column.name, column.sql, r.name+"."+column.name)
	}
	c.begin(r.name, columns)
	c.elements[hop.Var] = &element{edge: true, trail: c.writeTrail(&r, p, hop, near, start), from: c.from}
	c.addStage(r.head(), r.text(begun))

	stage, least := r.name, "."+trailDepth+" >= "+strconv.Itoa(hop.Min)
	if c.predicate {
		c.from.where = append(c.from.where, stage+least)
	} else {
		stage = "t" + strconv.Itoa(hop.Var)
		c.addNumbered(stage, r.name)
		c.begin(stage, c.carry())
		c.from.where = append(c.from.where, c.withinWork(stage, stage+least))
	}
	if placed := c.elements[far]; placed != nil {
		c.from.where = append(c.from.where, stage+"."+trailEnd+" = "+placed.rid)
		return nil
	}
	end := nodeAlias(far)
	c.from.join("node "+end, end+".rid = "+stage+"."+trailEnd)
	c.elements[far] = &element{rid: end + ".rid", alias: end, from: c.from}
	return c.testKind(p.node(far), "")
}

// writeTrail writes the steps: one edge and one node more, each filtered. The
// edges on the way, the latest first, stand in registers, whose SQL it gives; 0
// stands for none.
func (c *compiler) writeTrail(r *recursion, p *joinOrder, hop graph.Hop, near int, start string) []string {
	h, n := adjAlias(hop.Var), nodeAlias(hop.Var)
	r.column(trailEnd, start, h+".other")
	r.column(trailDepth, "0", r.name+"."+trailDepth+" + 1")
	r.depth = len(r.names)
	registers := []string{}
	if !r.apart {
		edge := h + ".edge"
		for i := range p.registers(hop) {
			name := trailColumn(hop.Var, i)
			r.column(name, "0", edge)
			edge = r.name + "." + name
			registers = append(registers, edge)
		}
	}
	r.step.join(r.name, r.name+"."+trailDepth+" < "+strconv.Itoa(hop.Max))
	if len(hop.Inner) > 0 {
		r.column(trailInner, "1", n+".storage"+oneOf(hop.Inner))
		r.step.where = append(r.step.where, r.name+"."+trailInner)
	}
	r.step.join("adj "+h, h+".node = "+r.name+"."+trailEnd, h+".type"+oneOf(hop.Types))
	if hop.Direction == graph.Out {
		dirs := "(1, 3)"
		if near == hop.To {
			dirs = "(2, 3)"
		}
		r.step.where = append(r.step.where, h+".dir IN "+dirs)
	}
	if !r.apart {
		r.step.where = append(r.step.where, h+".edge NOT IN ("+strings.Join(registers, ", ")+")")
	}
	r.step.where = append(r.step.where, c.unlike(p.m, hop, h+".edge")...)
	r.step.where = append(r.step.where, c.filter(h)...)
	r.step.join("node "+n, append([]string{n + ".rid = " + h + ".other"}, c.filter(n)...)...)
	if !c.predicate {
		r.limit = " LIMIT " + c.bind(source{kind: fromMaxWork}) + " + 1"
	}
	return registers
}

// recursion is a recursive common table expression under construction.
type recursion struct {
	name                string
	names, first, later []string // columns: names, in the start, in a step
	step                from
	// depth is the place of the column by which it goes depth first.
	depth int
	// apart: rows with equal columns count once, so that only nodes are told
	// apart and not the trails to them.
	apart bool
	limit string
}

func (r *recursion) column(name, first, later string) {
	r.names, r.first, r.later = append(r.names, name), append(r.first, first), append(r.later, later)
}

func (r *recursion) head() string { return r.name + "(" + strings.Join(r.names, ", ") + ")" }

func (r *recursion) text(start *from) string {
	union, order := " UNION ALL SELECT ", " ORDER BY "+strconv.Itoa(r.depth)+" DESC"
	if r.apart {
		union, order = " UNION SELECT ", ""
	}
	return "SELECT " + strings.Join(r.first, ", ") + start.sql() + union + strings.Join(r.later, ", ") + r.step.sql() + order + r.limit
}

// ignoresTrails tells whether the nodes that a hop reaches are enough: one row
// will do, and every way in the direction of at least one edge holds a trail.
func (c *compiler) ignoresTrails(p *joinOrder, hop graph.Hop) bool {
	return c.predicate && hop.Direction == graph.Out && hop.Min == 1 && !p.sharesEdges(hop)
}

// registers is the number of edges that a trail must remember: all but the last,
// or all if another hop of the clause must not use them.
func (p *joinOrder) registers(hop graph.Hop) int {
	if p.sharesEdges(hop) {
		return hop.Max
	}
	return hop.Max - 1
}

// sharesEdges tells whether another hop of the clause could use the same edge.
func (p *joinOrder) sharesEdges(hop graph.Hop) bool {
	return slices.ContainsFunc(p.m.Hops, func(other graph.Hop) bool { return other.Var != hop.Var && shareTypes(hop, other) })
}

// unlike demands that an edge is none of those that the other hops of the clause
// stand for, as far as they are placed.
func (c *compiler) unlike(m *graph.Match, hop graph.Hop, edge string) []string {
	var out []string
	for _, other := range m.Hops {
		placed := c.elements[other.Var]
		switch {
		case other.Var == hop.Var || placed == nil || !shareTypes(hop, other):
		case placed.trail != nil:
			out = append(out, edge+" NOT IN ("+strings.Join(placed.trail, ", ")+")")
		default:
			out = append(out, edge+" <> "+placed.rid)
		}
	}
	return out
}

func shareTypes(a, b graph.Hop) bool {
	return slices.ContainsFunc(a.Types, func(t string) bool { return slices.Contains(b.Types, t) })
}
