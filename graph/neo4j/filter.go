package neo4j

import (
	"strings"

	"brain/graph"
)

// The parameters of the filter.
const (
	paramKeys     = "keys"     // the keys that the audience sees
	paramAuthor   = "author"   // the uid whose own items are seen
	paramAuthored = "authored" // the keys under which they are
	paramRecorded = "recorded" // the time of what was known
	paramValid    = "valid"    // the time of what was true
)

// filter writes what the audience and the currency demand of one element, which
// is put on every node and every relationship of every pattern. A missing key is
// null, so the element stays hidden.
func (c *compiler) filter(x string) []string {
	var out []string
	switch {
	case c.shape.everything:
	case c.shape.author:
		out = append(out, "("+x+".key IN $"+paramKeys+" OR ("+x+".author = $"+paramAuthor+" AND "+x+".key IN $"+paramAuthored+"))")
	default:
		out = append(out, x+".key IN $"+paramKeys)
	}
	if !c.shape.deleted {
		out = append(out, x+".deletedAt IS NULL")
	}
	if c.shape.trusted {
		out = append(out, x+".gated = false")
	}
	valid := c.open(x, "validFrom", "validUntil", paramValid)
	switch c.shape.mode {
	case graph.Current:
		out = append(out, x+".retiredAt IS NULL", valid)
	case graph.AsOf:
		out = append(out, c.open(x, "recordedAt", "retiredAt", paramRecorded), valid)
	case graph.History:
		out = append(out, "coalesce("+x+".recordedAt <= $"+paramRecorded+", true)")
	}
	return out
}

// open demands that a clock has begun and not ended at a time, unset ends being
// open. It is written so that no index serves it: of an OR the planner unites what
// several indexes find, the one on the end of validity among them.
func (c *compiler) open(x, since, until, at string) string {
	return "coalesce(" + x + "." + since + " <= $" + at + ", true) AND coalesce(" + x + "." + until + " > $" + at + ", true)"
}

// throughTag demands a page that the reader may know and that carries the tag.
func (c *compiler) throughTag(tag string) string {
	page, edge := c.hide(), c.hide()
	text := "EXISTS { MATCH (" + page + ":`Page`)-[" + edge + ":`TAGGED`]->(" + tag + ")"
	if conditions := append(c.filter(page), c.filter(edge)...); len(conditions) > 0 {
		text += " WHERE " + strings.Join(conditions, " AND ")
	}
	return text + " }"
}
