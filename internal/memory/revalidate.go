package memory

import (
	"context"
	"time"

	"brain/graph"
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
		return d.revalidateLink(ctx, *s.link, s.facts.Author, from, until)
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
	if err := d.copyEvidence(ctx, old.ID, next.ID, next.item(d.now)); err != nil {
		return err
	}
	if err := d.connectOwn(ctx, "REPLACES", next.ID, old.ID); err != nil {
		return err
	}
	return d.audit(ctx, "claim.revalidate", next.ID, map[string]string{"replaces": old.ID})
}

// revalidateLink replaces a link by one that differs in its validity alone.
func (d *findingDecision) revalidateLink(ctx context.Context, old Link, author string, from, until *time.Time) error {
	linkType, _, _ := d.voc.ontology.LinkType(old.Type)
	next := linkDraft{Link: old, linkType: linkType, author: author, clock: d.now}
	next.ID, next.RecordedAt, next.ValidFrom, next.ValidUntil = d.s.newID(), d.now, from, until
	next.fingerprint = next.sum()
	if err := d.retireLink(ctx, old, author, d.note); err != nil {
		return err
	}
	if err := d.insertLink(ctx, next, nil, onceNever); err != nil {
		return err
	}
	return d.copyEvidence(ctx, old.ID, next.ID, next.item())
}

// copyEvidence gives an item that takes the place of another one what that rests
// on, with who gave it and when.
func (c *change) copyEvidence(ctx context.Context, from, to string, it graph.Item) error {
	rows, err := c.decideDeleted(ctx, `MATCH (e:Evidence) WHERE e.item = $item RETURN e.author, e.contentHash, `+evidenceColumns.of("e")+` ORDER BY e.id`,
		values{"item": graph.String(from)})
	if err != nil {
		return err
	}
	for _, row := range rows {
		e := evidenceColumns.read(row, 2)
		id := c.s.newID()
		props := graph.Props{
			"item": graph.String(to), "kind": graph.String(string(e.Kind)), "origin": graph.OptionalString(e.Origin),
			"locator": graph.OptionalString(e.Locator), "url": graph.OptionalString(e.URL), "note": graph.OptionalString(e.Note),
			"excerpt": graph.OptionalString(e.Excerpt), "contentHash": row[1],
		}
		if e.ObservedAt != nil {
			props["observedAt"] = graph.Instant(*e.ObservedAt)
		}
		err := c.tx.PutNode(ctx, graph.Node{
			ID: id, Labels: []string{"Evidence"}, Props: props,
			Item: graph.Item{Scope: it.Scope, Requires: it.Requires, Author: row[0].Str(), RecordedAt: e.RecordedAt},
		})
		if err != nil {
			return err
		}
		if err := c.connectOwn(ctx, "EVIDENCED_BY", to, id); err != nil {
			return err
		}
	}
	return nil
}
