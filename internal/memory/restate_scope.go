package memory

import (
	"context"
	"maps"
	"slices"

	"brain/graph"
)

// moveStated gives what rests on the words of a page alone another scope, as those
// words got it, with all its records and their evidence: nothing that was said in the
// earlier scope stays behind there. What somebody stated besides keeps its scope. It
// gives the ids of what moved.
func (c *change) moveStated(ctx context.Context, pageID, to string, take func(ground) bool) (moved []string, err error) {
	grounds, err := c.groundsOf(ctx, pageID, take)
	if err != nil {
		return nil, err
	}
	own := map[string]bool{}
	stated := map[string]ground{}
	for _, g := range grounds {
		own[g.ID] = true
		stated[g.ItemID] = g
	}
	for _, id := range slices.Sorted(maps.Keys(stated)) {
		evidence, err := c.items(ctx, `MATCH (n:Evidence) WHERE n.item = $item AND n.retiredAt IS NULL`, values{"item": graph.String(id)})
		if err != nil {
			return nil, err
		}
		if slices.ContainsFunc(evidence, func(e storedItem) bool { return !own[e.id] }) {
			continue
		}
		if err := c.moveRecord(ctx, stated[id], to); err != nil {
			return nil, err
		}
		moved = append(moved, id)
	}
	return moved, c.rederive(ctx, moved...)
}

// moveRecord gives one record of a link, or an event, and its evidence another scope.
func (c *change) moveRecord(ctx context.Context, g ground, to string) error {
	g.item.Scope = to
	props := graph.Props{"rescopedAt": graph.Instant(c.now)}
	var err error
	if g.event != nil {
		e := *g.event
		e.Scope = to
		props["fingerprint"] = graph.String(eventSum(e))
		err = c.patchEvent(ctx, e, props)
	} else {
		l := g.link.Link
		l.Scope = to
		props["fingerprint"] = graph.String(l.sum())
		if err = c.tx.PatchNode(ctx, l.ID, graph.NodePatch{Item: &g.item, Props: props}); err == nil {
			err = c.setEdgeItem(ctx, l.ID, g.item)
		}
	}
	if err != nil {
		return err
	}
	return c.rescopeEvidence(ctx, g.ItemID, to)
}
