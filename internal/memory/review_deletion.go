package memory

import (
	"context"

	"brain/internal/fault"
)

// reviewedDeletion decides about a page that an agent deleted: it comes back, or
// goes for good when its time has come.
func (c *change) reviewedDeletion(ctx context.Context, field string, items []string, decision ReviewDecision) error {
	for _, page := range items {
		var err error
		switch decision {
		case ReviewKeep:
			err = c.restoreReviewed(ctx, field, page)
		case ReviewDelete:
			err = c.approveDeletion(ctx, page)
		default:
			err = fault.New(fault.Constraint, "the page is deleted").In(field).Suggest("decide KEEP to bring it back, or DELETE")
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// restoreReviewed restores a page for somebody who may.
func (c *change) restoreReviewed(ctx context.Context, field, page string) error {
	if _, err := c.deletedPage(ctx, page); err != nil {
		return inField(err, field)
	}
	return c.restoreDeleted(ctx, page)
}
