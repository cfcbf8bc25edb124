package memory

import (
	"context"
	"maps"
	"slices"
	"strings"

	"brain/graph"
)

// retypeMapped gives every page of a mapped type, deleted ones too, the type that it
// is mapped to, with the slug that belongs to it and a redirect from the one before.
// It runs with the new vocabulary in force.
func (c *change) retypeMapped(ctx context.Context, m packMapping) error {
	var types []string
	for from := range m.Retype {
		objectType, _ := splitType(from)
		types = append(types, objectType)
	}
	slices.Sort(types)
	for _, from := range slices.Compact(types) {
		last := graph.String("")
		for {
			rows, err := c.decideDeleted(ctx, `MATCH (p:Page) WHERE p.type = $type AND p.id > $last RETURN `+pageColumns.of("p")+` ORDER BY p.id LIMIT $limit`,
				values{"type": graph.String(from), "last": last, "limit": graph.Int(usageBatch)})
			if err != nil {
				return err
			}
			for _, page := range pageColumns.all(rows) {
				if err := c.retypeOne(ctx, page, m); err != nil {
					return err
				}
				last = graph.String(page.ID)
			}
			if len(rows) < usageBatch {
				break
			}
		}
	}
	return nil
}

func (c *change) retypeOne(ctx context.Context, page Page, m packMapping) error {
	name, subtype := m.typeFor(page.Type, page.Subtype)
	to, _ := c.voc.ontology.ObjectType(name)
	if subtype == "" && slices.Contains(to.Subtypes, page.Subtype) {
		subtype = page.Subtype
	}
	props := graph.Props{"type": graph.String(name), "subtype": graph.OptionalString(subtype)}
	if prefix, rest, _ := strings.Cut(slugStem(page), "/"); prefix != to.SlugPrefix {
		slug, err := c.freeSlug(ctx, to.SlugPrefix+"/"+rest, page.Scope)
		if err != nil {
			return err
		}
		if err := c.redirect(ctx, page, page.Scope); err != nil {
			return err
		}
		props["slug"], props["handle"] = graph.String(slug), graph.String(pageHandle(slug))
	}
	if err := c.tx.PatchNode(ctx, page.ID, graph.NodePatch{Labels: []string{"Page", to.Label()}, Props: props}); err != nil {
		return err
	}
	return c.audit(ctx, "page.retype", page.ID, nil)
}

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
