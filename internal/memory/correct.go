package memory

import (
	"context"
	"time"

	"brain/disclosure"
	"brain/graph"
)

// CorrectInput is a corrected text for a claim.
type CorrectInput struct {
	Claim          string
	Text           string
	Reason         string
	Evidence       []EvidenceInput
	IdempotencyKey *string
}

// Correct replaces a claim by one with the corrected text; everything else about
// it stays. Errors: NOT_FOUND, CONFLICT when it is no longer held, FORBIDDEN when
// the caller may not change it, BAD_INPUT and those of the write check.
func (s *Service) Correct(ctx context.Context, session *Session, in CorrectInput) (RememberResult, graph.Revision, error) {
	var result RememberResult
	rev, err := s.write(ctx, session, func(ctx context.Context, c *change) error {
		r, err := c.correct(ctx, in)
		result = r
		return err
	})
	return result, rev, err
}

func (c *change) correct(ctx context.Context, in CorrectInput) (RememberResult, error) {
	once, err := c.once(in.IdempotencyKey, in)
	if err != nil {
		return RememberResult{}, err
	}
	if done, err := c.replay(ctx, once); err != nil || done != nil {
		return deref0(done), err
	}
	reason, err := cleanText("reason", in.Reason, maxReasonRunes)
	if err != nil {
		return RememberResult{}, err
	}
	if _, err := cleanText("text", in.Text, maxClaimRunes); err != nil {
		return RememberResult{}, err
	}
	old, err := c.replaced(ctx, &in.Claim)
	if err != nil {
		return RememberResult{}, inField(err, "claim")
	}
	facts, err := c.authored(ctx, *old)
	if err != nil {
		return RememberResult{}, err
	}
	if err := disclosure.MayChange(c.me(), facts); err != nil {
		return RememberResult{}, inField(err, "claim")
	}
	if err := c.mayWrite("claim", old.Scope); err != nil {
		return RememberResult{}, err
	}
	d, err := c.successor(ctx, *old, in.Text)
	if err != nil {
		return RememberResult{}, err
	}
	evidence, err := c.correctionEvidence(ctx, in.Evidence, reason)
	if err != nil {
		return RememberResult{}, err
	}
	if err := c.putClaim(ctx, d, evidence, once); err != nil {
		return RememberResult{}, err
	}
	if err := c.retire(ctx, *old, StateSuperseded, reason); err != nil {
		return RememberResult{}, err
	}
	if err := c.connectOwn(ctx, "REPLACES", d.ID, old.ID); err != nil {
		return RememberResult{}, err
	}
	return RememberResult{Status: Replaced, Claim: &d.Claim, draft: &d}, c.audit(ctx, "claim.correct", d.ID, map[string]string{"replaces": old.ID})
}

// successor is the claim with a corrected text and the caller as its author.
func (c *change) successor(ctx context.Context, old Claim, newText string) (claimDraft, error) {
	cleaned, err := cleanText("text", newText, maxClaimRunes)
	if err != nil {
		return claimDraft{}, err
	}
	d, err := c.copyOf(ctx, old)
	d.Text, d.AuthorUID = cleaned, c.session.UID
	d.fingerprint = d.sum()
	return d, err
}

// copyOf is a new record of what a claim says, which it is to replace.
func (c *change) copyOf(ctx context.Context, old Claim) (claimDraft, error) {
	d := claimDraft{Claim: old}
	rows, err := c.decideDeleted(ctx, `MATCH (c:Claim)-[:ABOUT]->(s), (c)-[:HELD_BY]->(h:Page) WHERE c.id = $id RETURN s.id, h.id, c.page`,
		values{"id": graph.String(old.ID)})
	if err != nil {
		return d, err
	}
	if len(rows) > 0 {
		d.subjectID, d.holderID, d.pageID = rows[0][0].Str(), rows[0][1].Str(), rows[0][2].Str()
	}
	d.ID, d.RecordedAt = c.s.newID(), c.now
	d.fingerprint = d.sum()
	return d, nil
}

// correctionEvidence is what a correction rests on: as given, else its reason.
func (c *change) correctionEvidence(ctx context.Context, given []EvidenceInput, reason string) ([]checkedEvidence, error) {
	if len(given) > 0 {
		return c.checkEvidence(ctx, "evidence", given)
	}
	return []checkedEvidence{manualEvidence(reason, c.now)}, nil
}

func manualEvidence(note string, now time.Time) checkedEvidence {
	return checkedEvidence{Evidence: Evidence{Kind: EvidenceManual, Note: note, ObservedAt: &now, RecordedAt: now}}
}
