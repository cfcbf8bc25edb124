package memory

import (
	"context"
	"strings"
	"time"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
)

const maxUnitRunes = 50

// ResolveTakeInput says how a take turned out.
type ResolveTakeInput struct {
	Claim    string
	Outcome  *bool // whether it came about; nil where that cannot be said
	Quality  TakeGrade
	Value    *string
	Unit     *string // of Value
	Note     *string
	Evidence []EvidenceInput
}

// ResolveTake makes a take RESOLVED: a human says how it turned out. It stays in
// the history and is no longer held. Errors: NOT_FOUND, CONSTRAINT for a fact,
// CONFLICT when it is no longer held, FORBIDDEN for whoever may not change it or
// is no human, BAD_INPUT.
func (s *Service) ResolveTake(ctx context.Context, session *Session, in ResolveTakeInput) (Claim, graph.Revision, error) {
	var claim Claim
	rev, err := s.write(ctx, session, func(ctx context.Context, c *change) error {
		take, err := c.settleable(ctx, in.Claim, func(claim Claim) error {
			if claim.Family == FamilyTake {
				return nil
			}
			return fault.New(fault.Constraint, "the claim is a fact; only a take is resolved").Suggest("a commitment is completed, any other fact corrected or forgotten")
		})
		if err != nil {
			return err
		}
		if c.me().Kind != disclosure.Human {
			return fault.New(fault.Forbidden, "only a human resolves a take").In("claim").Suggest("ask its author, its holder or a curator")
		}
		props, err := take.resolve(in)
		if err != nil {
			return err
		}
		if err := c.settleClaim(ctx, &take, StateResolved, in.Evidence, props); err != nil {
			return err
		}
		claim = take
		return c.audit(ctx, "claim.resolve", take.ID, map[string]string{"quality": string(in.Quality)})
	})
	return claim, rev, err
}

// resolve checks how a take turned out and enters it.
func (c *Claim) resolve(in ResolveTakeInput) (graph.Props, error) {
	if err := oneOf("quality", in.Quality, GradeCorrect, GradeIncorrect, GradePartial, GradeUnresolvable); err != nil {
		return nil, err
	}
	if in.Quality == GradeUnresolvable && in.Outcome != nil {
		return nil, fault.Bad("outcome", "no value: UNRESOLVABLE says that nobody can tell", "")
	}
	if in.Unit != nil && in.Value == nil {
		return nil, fault.Bad("unit", "no unit without a value", "")
	}
	c.Outcome, c.Quality = in.Outcome, &in.Quality
	for _, line := range []struct {
		field string
		given *string
		limit int
		into  *string
	}{{"value", in.Value, maxNameRunes, &c.OutcomeValue}, {"unit", in.Unit, maxUnitRunes, &c.OutcomeUnit}} {
		if line.given == nil {
			continue
		}
		cleaned, err := cleanLine(line.field, *line.given, line.limit)
		if err != nil {
			return nil, err
		}
		*line.into = cleaned
	}
	var err error
	if c.OutcomeNote, err = cleanOptional("note", deref(in.Note), maxNoteRunes); err != nil {
		return nil, err
	}
	props := graph.Props{
		"quality": graph.String(string(in.Quality)), "outcomeValue": graph.OptionalString(c.OutcomeValue),
		"outcomeUnit": graph.OptionalString(c.OutcomeUnit), "note": graph.OptionalString(c.OutcomeNote),
	}
	if in.Outcome != nil {
		props["outcome"] = graph.Bool(*in.Outcome)
	}
	return props, nil
}

// CompleteCommitmentInput says that a commitment was kept.
type CompleteCommitmentInput struct {
	Claim    string
	At       *time.Time // when; nil is now
	Evidence []EvidenceInput
}

// CompleteCommitment makes a commitment DONE. Evidence without a time of its own
// counts as observed when the commitment was kept. Errors: NOT_FOUND, CONSTRAINT
// for any other claim, CONFLICT when it is no longer held, FORBIDDEN, BAD_INPUT.
func (s *Service) CompleteCommitment(ctx context.Context, session *Session, in CompleteCommitmentInput) (Claim, graph.Revision, error) {
	var claim Claim
	rev, err := s.write(ctx, session, func(ctx context.Context, c *change) error {
		commitment, err := c.settleable(ctx, in.Claim, func(claim Claim) error {
			if claim.Kind == kindCommitment {
				return nil
			}
			return fault.New(fault.Constraint, "the claim is a %s; only a commitment is completed", claim.Kind).Suggest("a take is resolved, any other claim corrected or forgotten")
		})
		if err != nil {
			return err
		}
		at := c.now
		if in.At != nil {
			if at, err = checkTime("at", *in.At); err != nil {
				return err
			}
			if at.After(c.now) {
				return fault.Bad("at", "when it was kept, which is not after now", c.now.Format(time.RFC3339))
			}
		}
		if len(in.Evidence) == 0 {
			return noEvidence("evidence")
		}
		if err := c.settleClaim(ctx, &commitment, StateDone, observedAt(in.Evidence, at), nil); err != nil {
			return err
		}
		claim = commitment
		return c.audit(ctx, "claim.complete", commitment.ID, map[string]string{"at": at.Format(time.RFC3339Nano)})
	})
	return claim, rev, err
}

// observedAt gives evidence without a time of its own this one.
func observedAt(evidence []EvidenceInput, at time.Time) []EvidenceInput {
	out := make([]EvidenceInput, len(evidence))
	for i, e := range evidence {
		if e.ObservedAt == nil {
			e.ObservedAt = &at
		}
		out[i] = e
	}
	return out
}

// settleable is a claim that the caller may know and change, that fits and that is
// still held.
func (c *change) settleable(ctx context.Context, id string, fits func(Claim) error) (Claim, error) {
	if err := c.lock(ctx, "supersede:"+id); err != nil {
		return Claim{}, err
	}
	claim, err := c.knownClaim(ctx, "claim", id)
	if err != nil {
		return Claim{}, err
	}
	if err := fits(claim); err != nil {
		return Claim{}, inField(err, "claim")
	}
	if err := claim.held("claim"); err != nil {
		return Claim{}, err
	}
	facts, err := c.authored(ctx, claim)
	if err != nil {
		return Claim{}, err
	}
	return claim, inField(disclosure.MayChange(c.me(), facts), "claim")
}

// knownClaim is a claim of any state that the caller may know.
func (v *view) knownClaim(ctx context.Context, field, id string) (Claim, error) {
	claims, err := v.claimsByID(ctx, []string{id})
	if err != nil {
		return Claim{}, err
	}
	claim, ok := claims[id]
	if !ok {
		return Claim{}, fault.New(fault.NotFound, "there is no claim %q", id).In(field)
	}
	return claim, nil
}

// held refuses a claim that is no longer held.
func (c *Claim) held(field string) error {
	if c.Open() {
		return nil
	}
	return fault.New(fault.Conflict, "the claim is %s already", strings.ToLower(string(c.State))).In(field).
		Suggest("read it again; its successor may be the one you mean")
}

// settleClaim ends what is held about a claim: it keeps its place in recorded time, and
// is read without history no more.
func (c *change) settleClaim(ctx context.Context, claim *Claim, state ClaimState, given []EvidenceInput, props graph.Props) error {
	if len(given) > 0 {
		evidence, err := c.checkEvidence(ctx, "evidence", given)
		if err != nil {
			return err
		}
		if _, err := c.addEvidence(ctx, claim.ID, claim.item(c.now), evidence, onceNever); err != nil {
			return err
		}
	}
	claim.State, claim.SettledAt, claim.SettledByUID = state, &c.now, c.session.UID
	patch := graph.Props{"state": graph.String(string(state)), "settledAt": graph.Instant(c.now), "settledBy": graph.String(c.session.UID)}
	for name, value := range props {
		patch[name] = value
	}
	if err := c.tx.PatchNode(ctx, claim.ID, graph.NodePatch{Props: patch}); err != nil {
		return err
	}
	page, err := c.pageOfClaim(ctx, claim.ID)
	if err != nil {
		return err
	}
	return c.tx.PutText(ctx, claimDocument(*claim, page))
}
