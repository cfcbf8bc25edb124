package memory

import (
	"context"
	"slices"
	"strings"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
)

// DisputeInput says why a claim is doubted.
type DisputeInput struct {
	Claim    string
	Reason   string
	Evidence []EvidenceInput
}

// Dispute opens a finding about a claim that the caller may know and not change;
// the claim stays as it is. One person's dispute of a claim is one finding: a
// further one adds what is new to it, and one that was decided is taken up again
// only with evidence that it did not have. Errors: NOT_FOUND, CONFLICT for a claim
// that was replaced or forgotten, CONSTRAINT for whoever may change it, BAD_INPUT.
func (s *Service) Dispute(ctx context.Context, session *Session, in DisputeInput) (Finding, graph.Revision, error) {
	var finding Finding
	rev, err := s.write(ctx, session, func(ctx context.Context, c *change) error {
		d, evidence, err := c.disputed(ctx, in)
		if err != nil {
			return err
		}
		id, err := c.dispute(ctx, d, evidence)
		if err != nil {
			return err
		}
		finding, err = c.knownFinding(ctx, "claim", id)
		return err
	})
	return finding, rev, err
}

// disputed checks a dispute.
func (c *change) disputed(ctx context.Context, in DisputeInput) (findingDraft, []checkedEvidence, error) {
	claim, err := c.knownClaim(ctx, "claim", in.Claim)
	if err != nil {
		return findingDraft{}, nil, err
	}
	if slices.Contains([]ClaimState{StateSuperseded, StateRetired}, claim.State) {
		return findingDraft{}, nil, fault.New(fault.Conflict, "the claim is %s already", strings.ToLower(string(claim.State))).In("claim").
			Suggest("read it again; its successor may be the one you mean")
	}
	facts, err := c.authored(ctx, claim)
	if err != nil {
		return findingDraft{}, nil, err
	}
	if disclosure.MayChange(c.me(), facts) == nil {
		return findingDraft{}, nil, fault.New(fault.Constraint, "the caller may change the claim and need not dispute it").In("claim").
			Suggest("correct, supersede or forget it")
	}
	reason, err := cleanText("reason", in.Reason, maxReasonRunes)
	if err != nil {
		return findingDraft{}, nil, err
	}
	var evidence []checkedEvidence
	if len(in.Evidence) > 0 {
		if evidence, err = c.checkEvidence(ctx, "evidence", in.Evidence); err != nil {
			return findingDraft{}, nil, err
		}
	}
	return findingDraft{
		kind: findingDispute, explanation: reason, key: []string{claim.ID, c.session.UID}, about: []string{claim.ID}, writer: c.session.UID,
	}, evidence, nil
}

// dispute opens the finding, or adds to the one that there is.
func (c *change) dispute(ctx context.Context, d findingDraft, evidence []checkedEvidence) (string, error) {
	earlier, err := c.lastAsked(ctx, d)
	if err != nil {
		return "", err
	}
	id := ""
	switch {
	case earlier == nil:
		id, err = c.openFinding(ctx, d, "")
	case earlier.state == findingOpen:
		if id, err = earlier.id, nil; d.explanation != earlier.explanation {
			evidence = append(evidence, manualEvidence(d.explanation, c.now))
		}
	default:
		id, err = c.disputeAgain(ctx, d, *earlier, evidence)
		if id == earlier.id {
			return id, err
		}
	}
	if err != nil || len(evidence) == 0 {
		return id, err
	}
	it, err := c.derivation(ctx, d.about)
	if err != nil {
		return "", err
	}
	added, err := c.addEvidence(ctx, id, it, evidence, onceNever)
	if err != nil || !added {
		return id, err
	}
	return id, c.audit(ctx, "finding.evidence", id, nil)
}

// disputeAgain takes up a dispute that was decided, if there is evidence that none
// of its findings had; otherwise the decision stands.
func (c *change) disputeAgain(ctx context.Context, d findingDraft, earlier asked, evidence []checkedEvidence) (string, error) {
	rows, err := c.decideDeleted(ctx, `MATCH (f:Finding) WHERE f.fingerprint = $fingerprint RETURN f.id`, values{"fingerprint": graph.String(d.fingerprint())})
	if err != nil {
		return "", err
	}
	fresh, err := c.novel(ctx, firstTexts(rows), evidence)
	if err != nil || !fresh {
		return earlier.id, err
	}
	return c.openFinding(ctx, d, earlier.id)
}
