package embedded

import (
	"slices"
	"strconv"
	"strings"

	"brain/graph"
)

// The columns of a recursion besides those that it carries: the node reached, the
// number of edges on the way, and whether the node may be an inner one. The
// registers are those of trailColumn, the latest edge first.
const (
	trailEnd   = "y"
	trailDepth = "d"
	trailInner = "k"
)

// placeTrail joins a hop of variable length: the select so far becomes the start
// of a recursion that goes depth first, one edge at a time, filters every edge and
// node, and keeps the edges of its way in registers. Each row is one trail.
func (c *compiler) placeTrail(p *joinOrder, hop graph.Hop) error {
	near, far, dirs := hop.From, hop.To, "(1, 3)"
	if c.elements[near] == nil {
		near, far, dirs = far, near, "(2, 3)"
	}
	if err := c.conditions(p, false); err != nil {
		return err
	}
	w, h, n := "w"+strconv.Itoa(hop.Var), adjAlias(hop.Var), nodeAlias(hop.Var)
	start := c.elements[near].rid
	columns := c.carry(c.current, c.later)
	registers := make([]string, p.registers(hop))
	for i := range registers {
		registers[i] = trailColumn(hop.Var, i)
	}

	var names, base, step []string
	for _, column := range columns {
		names, base, step = append(names, column.name), append(base, column.sql), append(step, w+"."+column.name)
	}
	names, base, step = append(names, trailEnd, trailDepth), append(base, start, "0"), append(step, h+".other", w+"."+trailDepth+" + 1")
	depth := strconv.Itoa(len(names))
	for i, register := range registers {
		names, base = append(names, register), append(base, "0")
		if i == 0 {
			step = append(step, h+".edge")
		} else {
			step = append(step, w+"."+registers[i-1])
		}
	}
	if len(hop.Inner) > 0 {
		names, base, step = append(names, trailInner), append(base, "1"), append(step, n+".storage"+oneOf(hop.Inner))
	}
	begun := c.from
	c.begin(w, columns)
	next := &from{}
	next.join(w, w+"."+trailDepth+" < "+strconv.Itoa(hop.Max))
	if len(hop.Inner) > 0 {
		next.where = append(next.where, w+"."+trailInner)
	}
	next.join("adj "+h, h+".node = "+w+"."+trailEnd, h+".type"+oneOf(hop.Types))
	if hop.Direction == graph.Out {
		next.where = append(next.where, h+".dir IN "+dirs)
	}
	next.where = append(next.where, h+".edge NOT IN ("+w+"."+strings.Join(registers, ", "+w+".")+")")
	next.where = append(next.where, c.unlike(p.m, hop, h+".edge")...)
	next.where = append(next.where, c.filter(h)...)
	next.join("node "+n, append([]string{n + ".rid = " + h + ".other"}, c.filter(n)...)...)
	c.addStage(w+"("+strings.Join(names, ", ")+")", "SELECT "+strings.Join(base, ", ")+begun.sql()+
		" UNION ALL SELECT "+strings.Join(step, ", ")+next.sql()+" ORDER BY "+depth+" DESC"+c.limited(w))

	trail := &element{edge: true, from: c.from}
	for _, register := range registers {
		trail.trail = append(trail.trail, w+"."+register)
	}
	c.elements[hop.Var] = trail
	c.from.where = append(c.from.where, w+"."+trailDepth+" >= "+strconv.Itoa(hop.Min))
	if placed := c.elements[far]; placed != nil {
		c.from.where = append(c.from.where, w+"."+trailEnd+" = "+placed.rid)
		return nil
	}
	end := nodeAlias(far)
	c.from.join("node "+end, end+".rid = "+w+"."+trailEnd)
	c.elements[far] = &element{rid: end + ".rid", alias: end, from: c.from}
	return c.testKind(p.node(far), "")
}

// registers is the number of edges that a trail must remember: all but the last,
// or all if another hop of the clause must not use them.
func (p *joinOrder) registers(hop graph.Hop) int {
	for _, other := range p.m.Hops {
		if other.Var != hop.Var && shareTypes(hop, other) {
			return hop.Max
		}
	}
	return max(1, hop.Max-1)
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
