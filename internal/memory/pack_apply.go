package memory

import (
	"context"
	"maps"
	"slices"

	"brain/graph"
)

// relink gives every link of a mapped type, whatever its state, the type that it
// is mapped to. It runs with the new vocabulary in force.
func (c *change) relink(ctx context.Context, m packMapping) error {
	for _, from := range slices.Sorted(maps.Keys(m.Relink)) {
		last := graph.String("")
		for {
			rows, err := c.decideDeleted(ctx, `MATCH (l:Link)-[f:LINK_FROM]->(a:Page), (l)-[t:LINK_TO]->(b:Page) WHERE l.type = $type AND l.id > $last
				RETURN f.id, t.id, a.id, b.id, `+relinkedColumns.of("l")+` ORDER BY l.id LIMIT $limit`,
				values{"type": graph.String(from), "last": last, "limit": graph.Int(usageBatch)})
			if err != nil {
				return err
			}
			for _, row := range rows {
				l := relinkedColumns.read(row, 4)
				l.fromEdge, l.toEdge, l.FromID, l.ToID = row[0].Str(), row[1].Str(), row[2].Str(), row[3].Str()
				if err := c.relinkOne(ctx, l, m); err != nil {
					return err
				}
				last = graph.String(l.ID)
			}
			if len(rows) < usageBatch {
				break
			}
		}
	}
	return nil
}

// relinked is a link as it is stored, with the edges between its node and its ends.
type relinked struct {
	linkDraft
	item             graph.Item
	fromEdge, toEdge string
}

var relinkedColumns = columns[relinked]{
	{"id", func(l *relinked, v graph.Value) { l.ID = v.Str() }},
	{"type", func(l *relinked, v graph.Value) { l.Type = v.Str() }},
	{"weight", func(l *relinked, v graph.Value) { l.Weight = fraction(v) }},
	{"origin", func(l *relinked, v graph.Value) { l.Origin = LinkOrigin(v.Str()) }},
	{"edgeClock", func(l *relinked, v graph.Value) { l.EdgeClock = v.Time() }},
	{"scope", func(l *relinked, v graph.Value) { l.item.Scope = v.Str(); l.Scope = v.Str() }},
	{"requires", func(l *relinked, v graph.Value) { l.item.Requires = texts[string](v) }},
	{"ends", func(l *relinked, v graph.Value) { l.item.Ends = texts[string](v) }},
	{"author", func(l *relinked, v graph.Value) { l.item.Author = v.Str() }},
	{"gated", func(l *relinked, v graph.Value) { l.item.Gated = v.True() }},
	{"recordedAt", func(l *relinked, v graph.Value) { l.item.RecordedAt = v.Time() }},
	{"retiredAt", func(l *relinked, v graph.Value) { l.item.RetiredAt = v.Time() }},
	{"validFrom", func(l *relinked, v graph.Value) { l.item.ValidFrom = v.Time(); l.ValidFrom = optionalTime(v) }},
	{"validUntil", func(l *relinked, v graph.Value) { l.item.ValidUntil = v.Time(); l.ValidUntil = optionalTime(v) }},
	{"deletedAt", func(l *relinked, v graph.Value) { l.item.DeletedAt = v.Time() }},
}

// relinkOne writes the native edge of a link anew, since the type of an edge
// cannot change, and turns the link round where it is mapped to an inverse.
func (c *change) relinkOne(ctx context.Context, l relinked, m packMapping) error {
	next, reversed, _ := m.linkFor(c.voc.ontology, l.Type)
	if reversed || next.Symmetric && l.FromID > l.ToID {
		l.FromID, l.ToID = l.ToID, l.FromID
		for _, edge := range []string{l.fromEdge, l.toEdge} {
			if err := c.tx.DeleteEdge(ctx, edge); err != nil {
				return err
			}
		}
		for _, end := range [][2]string{{"LINK_FROM", l.FromID}, {"LINK_TO", l.ToID}} {
			if err := c.connectOwn(ctx, end[0], l.ID, end[1]); err != nil {
				return err
			}
		}
	}
	l.linkType, l.Type = next, next.Name
	if err := c.tx.DeleteEdge(ctx, l.ID); err != nil {
		return err
	}
	err := c.tx.PutEdge(ctx, graph.Edge{
		ID: l.ID, Type: next.Relationship(), From: l.FromID, To: l.ToID, Item: l.item,
		Props: graph.Props{"weight": decimal(l.Weight), "origin": graph.String(string(l.Origin)), "edgeClock": graph.Instant(l.EdgeClock)},
	})
	if err != nil {
		return err
	}
	return c.tx.PatchNode(ctx, l.ID, graph.NodePatch{Props: graph.Props{"type": graph.String(l.Type), "fingerprint": graph.String(l.sum())}})
}
