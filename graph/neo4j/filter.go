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
	valid := "(" + x + ".validFrom IS NULL OR " + x + ".validFrom <= $" + paramValid + ")" +
		" AND (" + x + ".validUntil IS NULL OR " + x + ".validUntil > $" + paramValid + ")"
	switch c.shape.mode {
	case graph.Current:
		out = append(out, x+".retiredAt IS NULL", valid)
	case graph.AsOf:
		out = append(out, "("+x+".recordedAt IS NULL OR "+x+".recordedAt <= $"+paramRecorded+")"+
			" AND ("+x+".retiredAt IS NULL OR "+x+".retiredAt > $"+paramRecorded+")", valid)
	case graph.History:
		out = append(out, "("+x+".recordedAt IS NULL OR "+x+".recordedAt <= $"+paramRecorded+")")
	}
	return out
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
