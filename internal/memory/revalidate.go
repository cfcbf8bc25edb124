package memory

import (
	"context"
	"time"

	"brain/internal/fault"
)

// revalidate gives a side of a finding another validity. A record is never changed
// in what a reader of an earlier time would see: the old one is closed in recorded
// time and a new one says the same with the new validity.
func (d *findingDecision) revalidate(ctx context.Context, field string, s side, v ValidityInput) error {
	from, until := d.validity(s)
	for _, end := range []struct {
		field string
		given *time.Time
		into  **time.Time
	}{{field + ".validFrom", v.ValidFrom, &from}, {field + ".validUntil", v.ValidUntil, &until}} {
		if end.given == nil {
			continue
		}
		at, err := checkTime(end.field, *end.given)
		if err != nil {
			return err
		}
		*end.into = &at
	}
	if from != nil && until != nil && !until.After(*from) {
		return fault.Bad(field+".validUntil", "a time after validFrom ("+from.Format(time.RFC3339)+")", "")
	}
	if wasFrom, wasUntil := d.validity(s); timeOf(from).Equal(timeOf(wasFrom)) && timeOf(until).Equal(timeOf(wasUntil)) {
		return nil
	}
	if s.link != nil {
		next := *s.link
		next.ValidFrom, next.ValidUntil = from, until
		_, err := d.continueLink(ctx, *s.link, next, d.note)
		return err
	}
	return d.revalidateClaim(ctx, *s.claim, from, until)
}

func (d *findingDecision) validity(s side) (from, until *time.Time) {
	if s.claim != nil {
		return s.claim.ValidFrom, s.claim.ValidUntil
	}
	return s.link.ValidFrom, s.link.ValidUntil
}

// revalidateClaim replaces a claim by one that differs in its validity alone; its
// author stays the author.
func (d *findingDecision) revalidateClaim(ctx context.Context, old Claim, from, until *time.Time) error {
	next, err := d.copyOf(ctx, old)
	if err != nil {
		return err
	}
	next.ValidFrom, next.ValidUntil = from, until
	if err := d.retire(ctx, old, StateSuperseded, d.note); err != nil {
		return err
	}
	if err := d.putClaim(ctx, next, nil, onceNever); err != nil {
		return err
	}
	if err := d.copyEvidence(ctx, old.ID, next.ID); err != nil {
		return err
	}
	if err := d.connectOwn(ctx, "REPLACES", next.ID, old.ID); err != nil {
		return err
	}
	return d.audit(ctx, "claim.revalidate", next.ID, map[string]string{"replaces": old.ID})
}
