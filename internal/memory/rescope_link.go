package memory

import (
	"context"

	"brain/graph"
	"brain/internal/fault"
)

// rescopeLink moves a link with all its records and their evidence.
func (c *change) rescopeLink(ctx context.Context, id, to string) error {
	link, err := c.linkByID(ctx, id)
	if err != nil {
		return err
	}
	if link == nil {
		return fault.New(fault.NotFound, "there is no link %q", id).In("link")
	}
	facts, err := c.authored(ctx, Claim{AuthorUID: link.AuthorUID, Scope: link.Scope})
	if err != nil {
		return err
	}
	if err := c.mayRescope(ctx, facts, to); err != nil {
		return inField(err, "scope")
	}
	if link.Scope == to {
		return nil
	}
	from := link.Scope
	history, err := c.linkHistory(ctx, *link)
	if err != nil {
		return err
	}
	var ids []string
	for _, record := range history {
		ids = append(ids, record.ID)
		record.Scope = to
		err := c.patchLink(ctx, record, graph.Props{"fingerprint": graph.String(record.sum()), "rescopedAt": graph.Instant(c.now)})
		if err != nil {
			return err
		}
		if err := c.rescopeEvidence(ctx, record.ID, to); err != nil {
			return err
		}
	}
	if err := c.rederive(ctx, ids...); err != nil {
		return err
	}
	link.Scope = to
	if err := c.compareLinks(ctx, *link, false); err != nil {
		return err
	}
	return c.audit(ctx, "link.rescope", id, map[string]string{"from": from, "to": to})
}
