package memory

import (
	"context"
	"time"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
)

// DisconnectInput names a link to take back. With ValidUntil it only ends then.
type DisconnectInput struct {
	Link       string
	Reason     string
	ValidUntil *time.Time
}

// Disconnect takes a link back with a reason, or ends it at a time: the record of
// it is closed, and the one that goes on has that end. Its history stays.
// Errors: NOT_FOUND, CONFLICT when it was taken back already, FORBIDDEN when the
// caller may not change it, BAD_INPUT, and those of the write check.
func (s *Service) Disconnect(ctx context.Context, session *Session, in DisconnectInput) (Link, graph.Revision, error) {
	var link Link
	rev, err := s.write(ctx, session, func(ctx context.Context, c *change) error {
		reason, err := cleanText("reason", in.Reason, maxReasonRunes)
		if err != nil {
			return err
		}
		old, err := c.changeableLink(ctx, in.Link)
		if err != nil {
			return err
		}
		if in.ValidUntil == nil {
			link = old
			link.RetiredAt = &c.now
			if err := c.retireLink(ctx, old, reason); err != nil {
				return err
			}
		} else {
			until, err := endOfLink(old, *in.ValidUntil)
			if err != nil {
				return err
			}
			next := old
			next.ValidUntil = &until
			if link, err = c.continueLink(ctx, old, next, reason); err != nil {
				return err
			}
		}
		return c.audit(ctx, "link.disconnect", old.ID, nil)
	})
	return link, rev, err
}

// changeableLink is a standing link that the caller may know and change.
func (c *change) changeableLink(ctx context.Context, id string) (Link, error) {
	unknown := fault.New(fault.NotFound, "there is no link %q", id).In("link")
	link, err := c.linkByID(ctx, id)
	if err != nil {
		return Link{}, err
	}
	if link == nil {
		return Link{}, unknown
	}
	if err := c.lock(ctx, linkKeys(c.linkTypeOf(*link), *link)...); err != nil {
		return Link{}, err
	}
	if link, err = c.linkByID(ctx, id); err != nil {
		return Link{}, err
	}
	if link == nil {
		return Link{}, unknown
	}
	if link.RetiredAt != nil {
		return Link{}, fault.New(fault.Conflict, "the link was taken back already").In("link").Suggest("read it again; another record of it may stand")
	}
	facts, err := c.authored(ctx, Claim{AuthorUID: link.AuthorUID, Scope: link.Scope})
	if err != nil {
		return Link{}, err
	}
	if err := disclosure.MayChange(c.me(), facts); err != nil {
		return Link{}, inField(err, "link")
	}
	return *link, c.mayWrite("link", link.Scope)
}

// endOfLink checks an end for a link: after its start, before its present end.
func endOfLink(l Link, until time.Time) (time.Time, error) {
	until, err := checkTime("validUntil", until)
	if err != nil {
		return until, err
	}
	if l.ValidFrom != nil && !until.After(*l.ValidFrom) {
		return until, fault.Bad("validUntil", "a time after the link's start", l.ValidFrom.Format(time.RFC3339Nano))
	}
	if l.ValidUntil != nil && !until.Before(*l.ValidUntil) {
		return until, fault.Bad("validUntil", "a time before the link's present end", l.ValidUntil.Format(time.RFC3339Nano))
	}
	return until, nil
}
