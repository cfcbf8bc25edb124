package resolvers

import (
	"context"

	"brain/internal/fault"
	"brain/resolvers/model"
)

// forget retires a claim or deletes a page, whichever the input names.
func (r *Resolver) forget(ctx context.Context, in model.ForgetInput) (*model.ForgetPayload, error) {
	if (in.Claim == nil) == (in.Page == nil) {
		return nil, fault.Bad("claim", "exactly one of claim and page", "")
	}
	if in.Page != nil {
		result, rev, err := r.memory.DeletePage(ctx, session(ctx), *in.Page, in.Reason)
		if err != nil {
			return nil, err
		}
		return &model.ForgetPayload{Page: written(ctx, &result.Page), Queued: result.Queued, Revision: r.revision(ctx, rev)}, nil
	}
	claim, rev, err := r.memory.Forget(ctx, session(ctx), *in.Claim, in.Reason)
	if err != nil {
		return nil, err
	}
	return &model.ForgetPayload{Claim: written(ctx, &claim), Revision: r.revision(ctx, rev)}, nil
}
