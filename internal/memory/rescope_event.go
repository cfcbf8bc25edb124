package memory

import (
	"context"
	"maps"
	"slices"

	"brain/graph"
	"brain/internal/fault"
)

// rescopeEvent moves an event and its evidence.
func (c *change) rescopeEvent(ctx context.Context, id, to string) error {
	event, err := c.eventByID(ctx, id)
	if err != nil {
		return err
	}
	if event == nil {
		return fault.New(fault.NotFound, "there is no event %q", id).In("event")
	}
	facts, err := c.authored(ctx, Claim{AuthorUID: event.AuthorUID, Scope: event.Scope})
	if err != nil {
		return err
	}
	if err := c.mayRescope(ctx, facts, to); err != nil {
		return inField(err, "scope")
	}
	if event.Scope == to {
		return nil
	}
	from := event.Scope
	event.Scope = to
	err = c.patchEvent(ctx, *event, graph.Props{"fingerprint": graph.String(eventSum(*event)), "rescopedAt": graph.Instant(c.now)})
	if err != nil {
		return err
	}
	if err := c.rescopeEvidence(ctx, id, to); err != nil {
		return err
	}
	return c.audit(ctx, "event.rescope", id, map[string]string{"from": from, "to": to})
}

// patchEvent gives an event the item that follows from it and from its pages as
// they are now.
func (c *change) patchEvent(ctx context.Context, e TimelineEvent, props graph.Props) error {
	items, err := c.eventItems(ctx, []string{e.ID})
	if err != nil {
		return err
	}
	item := items[e.ID]
	item.Scope = e.Scope
	return c.tx.PatchNode(ctx, e.ID, graph.NodePatch{Item: &item, Props: props})
}

// eventItems are the items of events by id, as they follow from the scopes that
// their pages have now.
func (c *change) eventItems(ctx context.Context, ids []string) (map[string]graph.Item, error) {
	args := values{"ids": graph.Strings(ids)}
	rows, err := c.decideDeleted(ctx, `MATCH (e:TimelineEvent) WHERE e.id IN $ids RETURN e.id, `+itemColumns.of("e"), args)
	if err != nil {
		return nil, err
	}
	items := map[string]graph.Item{}
	for _, row := range rows {
		item := itemColumns.read(row, 1)
		item.Ends = nil
		items[row[0].Str()] = item
	}
	for _, text := range []string{
		`MATCH (e:TimelineEvent)-[:ABOUT]->(p:Page) WHERE e.id IN $ids RETURN e.id, p.scope`,
		`MATCH (e:TimelineEvent)-[:EVENT_PAGE]->(p:Page) WHERE e.id IN $ids RETURN e.id, p.scope`,
	} {
		ends, err := c.decideDeleted(ctx, text, args)
		if err != nil {
			return nil, err
		}
		for _, row := range ends {
			item := items[row[0].Str()]
			item.Ends = append(item.Ends, row[1].Str())
			items[row[0].Str()] = item
		}
	}
	return items, nil
}

// moveEvents tells the events of a page that its scope has changed.
func (c *change) moveEvents(ctx context.Context, pageID string) error {
	var ids []string
	for _, text := range []string{
		`MATCH (e:TimelineEvent)-[:ABOUT]->(p:Page) WHERE p.id = $page RETURN e.id`,
		`MATCH (e:TimelineEvent)-[:EVENT_PAGE]->(p:Page) WHERE p.id = $page RETURN e.id`,
	} {
		rows, err := c.decideDeleted(ctx, text, values{"page": graph.String(pageID)})
		if err != nil {
			return err
		}
		ids = append(ids, firstTexts(rows)...)
	}
	if len(ids) == 0 {
		return nil
	}
	items, err := c.eventItems(ctx, ids)
	if err != nil {
		return err
	}
	for _, id := range slices.Sorted(maps.Keys(items)) {
		item := items[id]
		if err := c.tx.PatchNode(ctx, id, graph.NodePatch{Item: &item}); err != nil {
			return err
		}
	}
	return nil
}
