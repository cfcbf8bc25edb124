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
			err = c.restoreDeleted(ctx, page)
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
