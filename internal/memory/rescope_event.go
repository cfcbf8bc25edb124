package memory

import (
	"context"

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
	rows, err := c.decideDeleted(ctx, `MATCH (e:TimelineEvent) WHERE e.id = $id RETURN `+itemColumns.of("e"), values{"id": graph.String(e.ID)})
	if err != nil || len(rows) == 0 {
		return err
	}
	item := itemColumns.read(rows[0], 0)
	item.Scope, item.Ends = e.Scope, nil
	for _, text := range []string{
		`MATCH (e:TimelineEvent)-[:ABOUT]->(p:Page) WHERE e.id = $id RETURN p.scope`,
		`MATCH (e:TimelineEvent)-[:EVENT_PAGE]->(p:Page) WHERE e.id = $id RETURN p.scope`,
	} {
		rows, err := c.decideDeleted(ctx, text, values{"id": graph.String(e.ID)})
		if err != nil {
			return err
		}
		item.Ends = append(item.Ends, firstTexts(rows)...)
	}
	return c.tx.PatchNode(ctx, e.ID, graph.NodePatch{Item: &item, Props: props})
}

// moveEvents tells the events of a page that its scope has changed.
func (c *change) moveEvents(ctx context.Context, pageID string) error {
	for _, text := range []string{
		`MATCH (e:TimelineEvent)-[:ABOUT]->(p:Page) WHERE p.id = $page RETURN ` + eventColumns.of("e"),
		`MATCH (e:TimelineEvent)-[:EVENT_PAGE]->(p:Page) WHERE p.id = $page RETURN ` + eventColumns.of("e"),
	} {
		rows, err := c.decideDeleted(ctx, text, values{"page": graph.String(pageID)})
		if err != nil {
			return err
		}
		for _, e := range eventColumns.all(rows) {
			if err := c.patchEvent(ctx, e, nil); err != nil {
				return err
			}
		}
	}
	return nil
}
