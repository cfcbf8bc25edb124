package memory

import (
	"context"

	"brain/graph"
	"brain/internal/fault"
)

// reviewedDeletion decides about a page that an agent deleted.
func (c *change) reviewedDeletion(ctx context.Context, field string, items []string, decision ReviewDecision) error {
	for _, page := range items {
		switch decision {
		case ReviewDelete:
			if err := c.approveDeletion(ctx, page); err != nil {
				return err
			}
		default:
			return fault.New(fault.Constraint, "the page is deleted").In(field).Suggest("restore it, or decide DELETE")
		}
	}
	return nil
}

// approveDeletion lets a page that an agent deleted go for good.
func (c *change) approveDeletion(ctx context.Context, page string) error {
	if err := c.tx.PatchNode(ctx, page, graph.NodePatch{Props: graph.Props{"approved": graph.Bool(true)}}); err != nil {
		return err
	}
	return c.audit(ctx, "page.approveDeletion", page, nil)
}
