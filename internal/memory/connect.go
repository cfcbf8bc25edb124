package memory

import (
	"context"
	"time"

	"brain/graph"
	"brain/internal/fault"
	"brain/schema"
)

const defaultLinkWeight = 1

// ConnectInput is a link to make; nil fields take their defaults.
type ConnectInput struct {
	From           string
	To             string
	Type           string
	Scope          *string
	Weight         *float64
	ValidFrom      *time.Time
	ValidUntil     *time.Time
	Evidence       []EvidenceInput
	IdempotencyKey *string
}

// Connect links two pages. The same link again (ends, type, scope, start) gains
// the evidence; if it says another weight or end, and the caller may change the
// link, that goes on in a new record. Where a type holds one at a time, the links
// of the same page and scope make room, see makeRoom.
// Errors: BAD_INPUT, UNKNOWN_TERM, CONSTRAINT, NOT_FOUND, AMBIGUOUS_NAME, CONFLICT
// and those of the write check.
func (s *Service) Connect(ctx context.Context, session *Session, in ConnectInput) (Link, graph.Revision, error) {
	var link Link
	rev, err := s.write(ctx, session, func(ctx context.Context, c *change) error {
		once, err := c.once(in.IdempotencyKey, in)
		if err != nil {
			return err
		}
		done, err := c.replayLink(ctx, once)
		if err != nil {
			return err
		}
		if done != nil {
			link = *done
			return nil
		}
		d, err := c.draftLink(ctx, in)
		if err != nil {
			return err
		}
		evidence, err := c.checkEvidence(ctx, "evidence", in.Evidence)
		if err != nil {
			return err
		}
		link, _, err = c.putLink(ctx, d, evidence, once)
		return err
	})
	return link, rev, err
}

// linkDraft is a checked link before it is written.
type linkDraft struct {
	Link
	linkType schema.LinkType
	weighted bool   // a weight was given
	earlier  string // id of the record that this one continues, "" for none
}

func (c *change) draftLink(ctx context.Context, in ConnectInput) (linkDraft, error) {
	d := linkDraft{Link: Link{ID: c.s.newID(), Weight: defaultLinkWeight, Origin: OriginManual, AuthorUID: c.session.UID, RecordedAt: c.now, EdgeClock: c.now}}
	from, err := c.wanted(ctx, "from", in.From)
	if err != nil {
		return d, err
	}
	to, err := c.wanted(ctx, "to", in.To)
	if err != nil {
		return d, err
	}
	if err := c.setEnds(&d, in.Type, from, to); err != nil {
		return d, err
	}
	if in.Weight != nil {
		if err := checkFraction("weight", *in.Weight); err != nil {
			return d, err
		}
		d.Weight, d.weighted = *in.Weight, true
	}
	if err := d.setValidity(in.ValidFrom, in.ValidUntil); err != nil {
		return d, err
	}
	d.Scope, err = c.writeScope(ctx, "scope", in.Scope)
	return d, err
}

// setEnds checks type, domain and range; the name of an inverse turns the link round.
func (c *change) setEnds(d *linkDraft, name string, from, to Page) error {
	linkType, reversed, err := c.voc.ontology.ValidateLink(name, from.Type, to.Type)
	if err != nil {
		return termFault(err, "type")
	}
	if reversed {
		from, to = to, from
	}
	if linkType.Symmetric && from.ID > to.ID {
		from, to = to, from
	}
	d.linkType, d.Type, d.FromID, d.ToID = linkType, linkType.Name, from.ID, to.ID
	return nil
}

func (d *linkDraft) setValidity(from, until *time.Time) error {
	for _, t := range []struct {
		field string
		given *time.Time
		into  **time.Time
	}{{"validFrom", from, &d.ValidFrom}, {"validUntil", until, &d.ValidUntil}} {
		if t.given == nil {
			continue
		}
		at, err := checkTime(t.field, *t.given)
		if err != nil {
			return err
		}
		*t.into = &at
	}
	if d.ValidFrom != nil && d.ValidUntil != nil && !d.ValidUntil.After(*d.ValidFrom) {
		return fault.Bad("validUntil", "a time after validFrom", "")
	}
	return nil
}

// replayLink answers a connect that was done before under the same key.
func (c *change) replayLink(ctx context.Context, o once) (*Link, error) {
	if o.key == "" {
		return nil, nil
	}
	if err := c.lock(ctx, "once:"+o.key); err != nil {
		return nil, err
	}
	args := values{"key": graph.String(o.key)}
	rows, err := c.decideDeleted(ctx, `MATCH (l:Link) WHERE l.idempotencyKey = $key RETURN l.id, l.idempotencyHash`, args)
	if err == nil && len(rows) == 0 {
		rows, err = c.decideDeleted(ctx, `MATCH (e:Evidence) WHERE e.idempotencyKey = $key RETURN e.item, e.idempotencyHash LIMIT 1`, args)
	}
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	if rows[0][1].Str() != o.hash {
		return nil, keyReused()
	}
	link, err := c.linkByID(ctx, rows[0][0].Str())
	if err == nil && link == nil {
		return nil, fault.New(fault.NotFound, "the link of this key is not there")
	}
	return link, err
}
