package memory

import (
	"context"

	"brain/disclosure"
	"brain/graph"
)

// Forget retires a claim with a reason. Its history stays.
// Errors: NOT_FOUND, CONFLICT when it is no longer held, FORBIDDEN when the caller
// may not change it, BAD_INPUT for the reason.
func (s *Service) Forget(ctx context.Context, session *Session, claimID, reason string) (Claim, graph.Revision, error) {
	var claim Claim
	rev, err := s.write(ctx, session, func(ctx context.Context, c *change) error {
		why, err := cleanText("reason", reason, maxReasonRunes)
		if err != nil {
			return err
		}
		old, err := c.changeable(ctx, claimID)
		if err != nil {
			return err
		}
		if err := c.retire(ctx, old, StateRetired, why); err != nil {
			return err
		}
		old.State, old.RetiredAt, old.RetiredReason = StateRetired, &c.now, why
		claim = old
		return c.audit(ctx, "claim.forget", old.ID, nil)
	})
	return claim, rev, err
}

// changeable is an open claim that the caller may know and change.
func (c *change) changeable(ctx context.Context, id string) (Claim, error) {
	if err := c.lock(ctx, "supersede:"+id); err != nil {
		return Claim{}, err
	}
	claim, err := c.openClaim(ctx, "claim", id)
	if err != nil {
		return Claim{}, err
	}
	facts, err := c.authored(ctx, claim)
	if err != nil {
		return Claim{}, err
	}
	return claim, inField(disclosure.MayChange(c.me(), facts), "claim")
}
