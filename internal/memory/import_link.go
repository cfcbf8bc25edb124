package memory

import (
	"cmp"
	"context"

	"brain/internal/fault"
)

// linkRecord is a link to import; From and To are external keys or references. With a
// Name it is stated by the words of an imported page, see stating.
type linkRecord struct {
	Kind       string   `json:"kind"`
	From       string   `json:"from"`
	To         string   `json:"to"`
	Type       string   `json:"type"`
	Scope      *string  `json:"scope"`
	At         *string  `json:"at"`
	Excerpt    string   `json:"excerpt"`
	Weight     *float64 `json:"weight"`
	ValidFrom  *string  `json:"validFrom"`
	ValidUntil *string  `json:"validUntil"`
	Page       string   `json:"page"`
	Name       string   `json:"name"`
	Property   string   `json:"property"`
}

func (r *linkRecord) externalKeys() []string { return []string{r.From, r.To, r.Page} }

func (r *linkRecord) write(ctx context.Context, im *importBatch) (bool, error) {
	scope, err := im.scope(ctx, r.Scope)
	if err != nil {
		return false, err
	}
	from, err := im.end(ctx, "from", r.From, scope)
	if err != nil {
		return false, err
	}
	to, err := im.end(ctx, "to", r.To, scope)
	if err != nil {
		return false, err
	}
	d := linkDraft{Link: Link{ID: im.s.newID(), Weight: defaultLinkWeight, Origin: OriginImport, AuthorUID: im.session.UID, RecordedAt: im.now, EdgeClock: im.now}}
	if err := im.setEnds(&d, r.Type, from, to); err != nil {
		return false, err
	}
	if err := r.details(&d); err != nil {
		return false, err
	}
	d.Scope = scope
	evidence, err := im.stating(stating{r.Excerpt, r.Name, r.Property}, from, cmp.Or(r.Page, r.From), scope)
	if err != nil {
		return false, err
	}
	evidence.ObservedAt = &d.EdgeClock
	if made, err := im.makes(ctx, evidence, linkSaid(d.Link), scope); err != nil || !made {
		return false, err
	}
	_, changed, err := im.putLink(ctx, d, []checkedEvidence{evidence}, onceNever)
	return changed, err
}

// details checks weight and times. The note's own date is the edge's clock.
func (r *linkRecord) details(d *linkDraft) error {
	if r.Weight != nil {
		if err := checkFraction("weight", *r.Weight); err != nil {
			return err
		}
		d.Weight, d.weighted = *r.Weight, true
	}
	validFrom, err := parseTime("validFrom", r.ValidFrom)
	if err != nil {
		return err
	}
	validUntil, err := parseTime("validUntil", r.ValidUntil)
	if err != nil {
		return err
	}
	at, err := parseTime("at", r.At)
	if err != nil {
		return err
	}
	if at != nil && at.Before(d.EdgeClock) {
		d.EdgeClock = *at
	}
	if d.FromID == d.ToID && !d.linkType.Symmetric && r.From != r.To {
		return fault.Bad("to", "another page than from", "")
	}
	return d.setValidity(validFrom, validUntil)
}
