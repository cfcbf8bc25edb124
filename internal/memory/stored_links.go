package memory

import (
	"context"

	"brain/graph"
)

// storedLink is a link as it is stored, with what decides who may know it and the
// edges between its node and its ends.
type storedLink struct {
	linkDraft
	item             graph.Item
	fromEdge, toEdge string // LINK_FROM and LINK_TO
	// turned: it is to join other pages than those edges do.
	turned bool
}

// everyLink reads the links n from page a to page b that meet a condition, of every
// state, whoever may know them, by id.
func (v *view) everyLink(ctx context.Context, condition string, args values, each func(storedLink) error) error {
	return v.everyRow(ctx, `MATCH (n:Link)-[x:LINK_FROM]->(a:Page), (n)-[y:LINK_TO]->(b:Page) WHERE `+condition,
		`n.id, x.id, y.id, a.id, b.id, n.type, n.weight, n.origin, n.edgeClock, `+itemColumns.of("n"), args, func(row graph.Row) error {
			l := storedLink{fromEdge: row[1].Str(), toEdge: row[2].Str(), item: itemColumns.read(row, 9)}
			l.Link = Link{
				ID: row[0].Str(), FromID: row[3].Str(), ToID: row[4].Str(), Type: row[5].Str(), Weight: fraction(row[6]), Origin: LinkOrigin(row[7].Str()),
				Scope: l.item.Scope, RecordedAt: l.item.RecordedAt, EdgeClock: row[8].Time(),
			}
			if !l.item.ValidFrom.IsZero() {
				l.ValidFrom = &l.item.ValidFrom
			}
			l.linkType = v.linkTypeOf(l.Link)
			return each(l)
		})
}

// rewriteLink writes the type and the ends of a stored link anew. Its native edge,
// whose type and ends are fixed, is another one with the same id then.
func (c *change) rewriteLink(ctx context.Context, l storedLink) error {
	if err := c.tx.DeleteEdge(ctx, l.ID); err != nil {
		return err
	}
	props := graph.Props{"type": graph.String(l.Type), "fingerprint": graph.String(l.sum())}
	if err := c.tx.PatchNode(ctx, l.ID, graph.NodePatch{Props: props}); err != nil {
		return err
	}
	if l.turned {
		for _, edge := range []string{l.fromEdge, l.toEdge} {
			if err := c.tx.DeleteEdge(ctx, edge); err != nil {
				return err
			}
		}
		if err := c.connectEnds(ctx, l.linkDraft); err != nil {
			return err
		}
	}
	return c.tx.PutEdge(ctx, l.edge(l.item))
}
