package memory

import (
	"context"
	"encoding/json"
	"time"
)

// claimRecord is a claim to import: the fields of remember, with claimKind for
// its kind.
type claimRecord struct {
	Kind           string           `json:"kind"`
	Text           string           `json:"text"`
	Family         *ClaimFamily     `json:"family"`
	ClaimKind      *string          `json:"claimKind"`
	About          *string          `json:"about"`
	Holder         *string          `json:"holder"`
	Scope          *string          `json:"scope"`
	Confidence     *float64         `json:"confidence"`
	Weight         *float64         `json:"weight"`
	Importance     *Importance      `json:"importance"`
	Property       *string          `json:"property"`
	Value          json.RawMessage  `json:"value"`
	ValidFrom      *string          `json:"validFrom"`
	ValidUntil     *string          `json:"validUntil"`
	Due            *string          `json:"due"`
	Domain         *string          `json:"domain"`
	Context        *string          `json:"context"`
	Evidence       []evidenceRecord `json:"evidence"`
	IdempotencyKey *string          `json:"idempotencyKey"`
}

// evidenceRecord is one piece of evidence of a claim or event record.
type evidenceRecord struct {
	Kind       EvidenceKind `json:"kind"`
	Origin     *string      `json:"origin"`
	Locator    *string      `json:"locator"`
	URL        *string      `json:"url"`
	Note       *string      `json:"note"`
	ObservedAt *string      `json:"observedAt"`
}

func (r *claimRecord) externalKeys() []string {
	if r.About == nil {
		return nil
	}
	return []string{*r.About}
}

func (r *claimRecord) write(ctx context.Context, im *importBatch) (bool, error) {
	scope, err := im.scope(ctx, r.Scope)
	if err != nil {
		return false, err
	}
	in, err := r.input(im, scope)
	if err != nil {
		return false, err
	}
	result, err := im.remember(ctx, in, alike{})
	return result.changed, err
}

func (r *claimRecord) input(im *importBatch, scope string) (RememberInput, error) {
	in := RememberInput{
		Text: r.Text, Family: r.Family, Kind: r.ClaimKind, About: r.About, Holder: r.Holder, Scope: r.Scope, Confidence: r.Confidence,
		Weight: r.Weight, Importance: r.Importance, Property: r.Property, Value: r.Value, Domain: r.Domain, Context: r.Context, IdempotencyKey: r.IdempotencyKey,
	}
	if r.About != nil {
		if page, ok := im.known(*r.About, scope); ok {
			in.About = &page.ID
		}
	}
	for _, t := range []struct {
		field string
		given *string
		into  **time.Time
	}{{"validFrom", r.ValidFrom, &in.ValidFrom}, {"validUntil", r.ValidUntil, &in.ValidUntil}, {"due", r.Due, &in.Due}} {
		at, err := parseTime(t.field, t.given)
		if err != nil {
			return in, err
		}
		*t.into = at
	}
	var err error
	in.Evidence, err = evidenceInputs(r.Evidence)
	return in, err
}

func evidenceInputs(records []evidenceRecord) ([]EvidenceInput, error) {
	var in []EvidenceInput
	for _, e := range records {
		at, err := parseTime("observedAt", e.ObservedAt)
		if err != nil {
			return nil, err
		}
		in = append(in, EvidenceInput{Kind: e.Kind, Origin: e.Origin, Locator: e.Locator, URL: e.URL, Note: e.Note, ObservedAt: at})
	}
	return in, nil
}
