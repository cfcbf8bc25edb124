package portable

import (
	"slices"

	"brain/graph"
)

// SameNode tells whether two nodes of one id say the same: storage label, item
// and properties, null ones and those that are not there being alike.
func SameNode(a, b graph.Node) bool {
	return a.ID == b.ID && a.Labels[0] == b.Labels[0] && sameItem(a.Item, b.Item) && sameProps(a.Props, b.Props)
}

// SameEdge is SameNode for edges. The item of a carried relationship is not
// compared: it is that of the start.
func SameEdge(a, b graph.Edge) bool {
	r, known := Relationship(a.Type)
	carried := known && r.Carried
	return a.ID == b.ID && a.Type == b.Type && a.From == b.From && a.To == b.To &&
		(carried || sameItem(a.Item, b.Item)) && sameProps(a.Props, b.Props)
}

func sameItem(a, b graph.Item) bool {
	return a.Scope == b.Scope && slices.Equal(a.Requires, b.Requires) && slices.Equal(a.Ends, b.Ends) && a.Author == b.Author && a.Gated == b.Gated &&
		a.RecordedAt.Equal(b.RecordedAt) && a.RetiredAt.Equal(b.RetiredAt) && a.ValidFrom.Equal(b.ValidFrom) && a.ValidUntil.Equal(b.ValidUntil) &&
		a.DeletedAt.Equal(b.DeletedAt)
}

func sameProps(a, b graph.Props) bool {
	within := func(a, b graph.Props) bool {
		for name, v := range a {
			if !v.Equal(b[name]) {
				return false
			}
		}
		return true
	}
	return within(a, b) && within(b, a)
}
