package memory

import (
	"context"
	"slices"
	"strings"

	"brain/graph"
	"brain/internal/models"
	"brain/internal/text"
)

const (
	// sameCosine is that of two claims' vectors from which on they are said to mean
	// the same.
	sameCosine = 0.95
	// maxAlike is how many claims of nearly the same meaning are looked at.
	maxAlike = 10
)

// alike is what is known of a claim's meaning before it is written. The zero value
// is nothing.
type alike struct {
	meaning *meaning
	// ids are claims of nearly the same meaning about the same page, the nearest
	// first; texts are those of claims that say the same if all else is equal.
	ids, texts []string
}

// alikeTo finds claims that mean what is about to be remembered, where an embedding
// model is set. Nothing is locked meanwhile: what is found is looked up again in the
// write. Errors leave it to the write to say what is wrong, and are none.
func (s *Service) alikeTo(ctx context.Context, session *Session, in RememberInput) (a alike) {
	if s.embedder == nil {
		return alike{}
	}
	var input models.Input
	err := s.read(ctx, session, func(ctx context.Context, v *view) (err error) {
		input, err = v.inputOf(ctx, in)
		return err
	})
	if err != nil || input.Text == "" {
		return alike{}
	}
	m, ok, err := s.meaningOf(ctx, input)
	if err != nil || !ok {
		return alike{}
	}
	err = s.read(ctx, session, func(ctx context.Context, v *view) (err error) {
		a, err = v.closest(ctx, in, &m)
		return err
	})
	if err != nil {
		return alike{}
	}
	return a
}

// foresee is the claim that remember would write now, if it made no page.
func (v *view) foresee(ctx context.Context, in RememberInput) (claimDraft, error) {
	in.CreatePage = nil
	// Only a page to make needs the transaction of a write.
	return (&change{view: v}).draftClaim(ctx, in)
}

// inputOf is what the model is sent of a claim that is about to be remembered, the
// same as of one that is stored; nothing of a text that is known already.
func (v *view) inputOf(ctx context.Context, in RememberInput) (models.Input, error) {
	d, err := v.foresee(ctx, in)
	if err != nil {
		return models.Input{}, err
	}
	same, err := (&change{view: v}).sameClaim(ctx, d.fingerprint)
	if err != nil || same != nil {
		return models.Input{}, err
	}
	return models.Input{Text: strings.Join(nonEmpty(d.Text, d.Context), "\n"), Scopes: []string{d.Scope}}, nil
}

// closest looks among the claims of the draft's own scope, as far as the writer may read
// it.
func (v *view) closest(ctx context.Context, in RememberInput, m *meaning) (alike, error) {
	a := alike{meaning: m}
	d, err := v.foresee(ctx, in)
	if err != nil || !v.standing.view.Audience.Holds(d.Scope) {
		return a, err
	}
	f := graph.TextFilter{Kinds: []string{docClaim}, Now: v.now}
	if d.pageID != "" {
		f.Pages = []string{d.pageID}
	}
	hits, err := v.r.As(v.inScope(d.Scope)).SearchVectors(ctx, m.near(f, sameCosine, maxAlike))
	if err != nil {
		return a, err
	}
	var ids []string
	for _, h := range hits {
		ids = append(ids, h.Node)
	}
	claims, err := v.claimsInOrder(ctx, ids)
	if err != nil {
		return a, err
	}
	for _, claim := range claims {
		same := claim.Kind == d.Kind && slices.Equal(text.Particulars(claim.Text), text.Particulars(d.Text))
		if same {
			if same, err = v.sameNames(ctx, claim.Text, d.Text); err != nil {
				return a, err
			}
		}
		if same {
			a.texts = append(a.texts, claim.Text)
		}
	}
	if d.pageID != "" {
		a.ids = ids
	}
	return a, nil
}

// sameNames tells whether two texts name the same pages that the writer may know, in
// the same order.
func (v *view) sameNames(ctx context.Context, a, b string) (bool, error) {
	var names [2][]string
	for i, said := range []string{a, b} {
		places, err := v.namedPlaces(ctx, text.Normalize(said))
		if err != nil {
			return false, err
		}
		for _, place := range places {
			names[i] = append(names[i], place.norm)
		}
	}
	return slices.Equal(names[0], names[1]), nil
}

// sameMeaning is the claim with the text of one that means the same: about the same
// subject, of the same holder, scope, kind and value, held now and known to the writer.
func (c *change) sameMeaning(ctx context.Context, d claimDraft, a alike) (*Claim, error) {
	for _, said := range a.texts {
		d.Text = said
		sum := d.sum()
		if err := c.lock(ctx, "claim:"+sum); err != nil {
			return nil, err
		}
		if same, err := c.sameClaim(ctx, sum); err != nil || same != nil {
			return same, err
		}
	}
	return nil, nil
}

// putMeaning files the vector of a claim that was just written.
func (c *change) putMeaning(ctx context.Context, d claimDraft, m *meaning) error {
	if m == nil {
		return nil
	}
	doc := claimDocument(d.Claim, d.pageID)
	return c.tx.PutVector(ctx, graph.Vector{Node: d.ID, Model: m.model, Text: graph.TextHash(doc.Title, doc.Body), Values: m.values})
}
