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
	links := map[string]storedLink{}
	for _, g := range grounds {
		own[g.ID] = true
		links[g.ItemID] = g.link
	}
	for _, id := range slices.Sorted(maps.Keys(links)) {
		evidence, err := c.items(ctx, `MATCH (n:Evidence) WHERE n.item = $item AND n.retiredAt IS NULL`, values{"item": graph.String(id)})
		if err != nil {
			return nil, err
		}
		alone := true
		for _, e := range evidence {
			alone = alone && own[e.id]
		}
		if !alone {
			continue
		}
		if err := c.moveLink(ctx, links[id], to); err != nil {
			return nil, err
		}
		moved = append(moved, id)
	}
	return moved, c.rederive(ctx, moved...)
}

// moveLink gives one record of a link and its evidence another scope.
func (c *change) moveLink(ctx context.Context, l storedLink, to string) error {
	l.Scope, l.item.Scope = to, to
	err := c.tx.PatchNode(ctx, l.ID, graph.NodePatch{Item: &l.item, Props: graph.Props{
		"fingerprint": graph.String(l.sum()), "rescopedAt": graph.Instant(c.now),
	}})
	if err != nil {
		return err
	}
	if err := c.setEdgeItem(ctx, l.ID, l.item); err != nil {
		return err
	}
	return c.rescopeEvidence(ctx, l.ID, to)
}
