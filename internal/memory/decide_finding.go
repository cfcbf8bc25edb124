package memory

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
)

// FindingDecision is what is done about a finding.
type FindingDecision string

// The decisions.
const (
	// DecideSupersede keeps one side and closes the others in its favour.
	DecideSupersede FindingDecision = "SUPERSEDE"
	// DecideBothStand keeps all, each with the validity that is given.
	DecideBothStand FindingDecision = "BOTH_STAND"
	// DecideForget retires the sides that are not kept.
	DecideForget FindingDecision = "FORGET"
	// DecideNoContradiction says that all are so.
	DecideNoContradiction FindingDecision = "NOT_A_CONTRADICTION"
	// DecideDismiss drops the question.
	DecideDismiss FindingDecision = "DISMISS"
)

// DecideFindingInput decides a finding. Sides are its claims and links.
type DecideFindingInput struct {
	Finding  string
	Decision FindingDecision
	Keep     []string // ids of sides; nil is not given
	Validity []ValidityInput
	Note     *string
}

// ValidityInput is when a side is true; nil leaves that end as it is.
type ValidityInput struct {
	Claim      string // id of a claim or link
	ValidFrom  *time.Time
	ValidUntil *time.Time
}

// side is a claim or link that a finding is about.
type side struct {
	claim *Claim
	link  *Link
	facts disclosure.Authored
}

func (s side) id() string {
	if s.claim != nil {
		return s.claim.ID
	}
	return s.link.ID
}

func (s side) open() bool {
	if s.claim != nil {
		return s.claim.Open()
	}
	return s.link.RetiredAt == nil
}

// DecideFinding carries out a decision and closes the finding, both in one
// transaction. The caller must have the right to change each side that changes,
// and where none does, each side. Errors: NOT_FOUND, CONFLICT when it is decided
// or nothing is left to do, FORBIDDEN, CONSTRAINT for sides of different scopes
// that would close each other, BAD_INPUT.
func (s *Service) DecideFinding(ctx context.Context, session *Session, in DecideFindingInput) (Finding, graph.Revision, error) {
	var finding Finding
	rev, err := s.write(ctx, session, func(ctx context.Context, c *change) error {
		note, err := in.verify()
		if err != nil {
			return err
		}
		d, err := c.findingDecision(ctx, in, note)
		if err != nil {
			return err
		}
		if err := d.carryOut(ctx); err != nil {
			return err
		}
		state := FindingState(findingResolved)
		if in.Decision == DecideDismiss {
			state = findingDismissed
		}
		finding, err = c.closeFinding(ctx, d.finding, state, string(in.Decision), note)
		return err
	})
	return finding, rev, err
}

// verify checks what needs no store; it gives the note.
func (in DecideFindingInput) verify() (string, error) {
	err := oneOf("decision", in.Decision, DecideSupersede, DecideBothStand, DecideForget, DecideNoContradiction, DecideDismiss)
	if err != nil {
		return "", err
	}
	if in.Keep != nil && in.Decision != DecideSupersede && in.Decision != DecideForget {
		return "", fault.Bad("keep", "no value: "+string(in.Decision)+" keeps all", "")
	}
	if len(in.Validity) > 0 && in.Decision != DecideBothStand {
		return "", fault.Bad("validity", "no value: only BOTH_STAND sets when claims are true", "")
	}
	if in.Decision == DecideForget || in.Decision == DecideDismiss {
		return cleanText("note", deref(in.Note), maxNoteRunes)
	}
	return cleanOptional("note", deref(in.Note), maxNoteRunes)
}

// findingDecision is one decision on its way.
type findingDecision struct {
	*change
	in      DecideFindingInput
	note    string
	finding Finding
	sides   []side
}

// findingDecision loads an open finding with its sides. All of them are locked.
func (c *change) findingDecision(ctx context.Context, in DecideFindingInput, note string) (*findingDecision, error) {
	if err := c.lock(ctx, "decide:"+in.Finding); err != nil {
		return nil, err
	}
	d := &findingDecision{change: c, in: in, note: note}
	var err error
	if d.finding, err = c.knownFinding(ctx, "finding", in.Finding); err != nil {
		return nil, err
	}
	if err := d.finding.open("finding"); err != nil {
		return nil, err
	}
	if d.finding.review() {
		return nil, fault.New(fault.Constraint, "the finding waits in the review queue").In("finding").Suggest("decide it with decideReview")
	}
	ids, err := c.concerned(ctx, in.Finding)
	if err != nil {
		return nil, err
	}
	keys := make([]string, len(ids))
	for i, id := range ids {
		keys[i] = "supersede:" + id
	}
	if err := c.lock(ctx, keys...); err != nil {
		return nil, err
	}
	d.sides, err = c.sidesOf(ctx, ids)
	return d, err
}

// sidesOf are the claims and links among items that the caller may know, claims
// first, in the order of the ids.
func (c *change) sidesOf(ctx context.Context, ids []string) ([]side, error) {
	claims, err := c.claimsByID(ctx, ids)
	if err != nil {
		return nil, err
	}
	links, err := c.linksByID(ctx, ids)
	if err != nil {
		return nil, err
	}
	var sides []side
	for _, id := range ids {
		if claim, ok := claims[id]; ok {
			facts, err := c.authored(ctx, claim)
			if err != nil {
				return nil, err
			}
			sides = append(sides, side{claim: &claim, facts: facts})
		}
	}
	for _, id := range ids {
		if link, ok := links[id]; ok {
			facts, err := c.authored(ctx, Claim{AuthorUID: link.AuthorUID, Scope: link.Scope})
			if err != nil {
				return nil, err
			}
			sides = append(sides, side{link: &link, facts: facts})
		}
	}
	return sides, nil
}

func (d *findingDecision) carryOut(ctx context.Context) error {
	switch d.in.Decision {
	case DecideSupersede:
		return d.supersedeOthers(ctx)
	case DecideForget:
		return d.forgetOthers(ctx)
	case DecideBothStand:
		if len(d.in.Validity) > 0 {
			return d.stand(ctx)
		}
	}
	for _, s := range d.sides {
		if err := d.mayChange(s); err != nil {
			return err
		}
	}
	return nil
}

func (d *findingDecision) mayChange(s side) error {
	return inField(disclosure.MayChange(d.me(), s.facts), "finding")
}

// find is a side by id.
func (d *findingDecision) find(field, id string) (side, error) {
	i := slices.IndexFunc(d.sides, func(s side) bool { return s.id() == id })
	if i < 0 {
		ids := make([]string, len(d.sides))
		for j, s := range d.sides {
			ids[j] = s.id()
		}
		return side{}, fault.Bad(field, "a claim or link of the finding", "").Suggest("expected one of " + strings.Join(ids, ", "))
	}
	return d.sides[i], nil
}

// kept are the sides that the decision names to be kept.
func (d *findingDecision) kept() ([]side, error) {
	var out []side
	for i, id := range d.in.Keep {
		s, err := d.find(fmt.Sprintf("keep[%d]", i), id)
		if err != nil {
			return nil, err
		}
		if !slices.Contains(d.in.Keep[:i], id) {
			out = append(out, s)
		}
	}
	return out, nil
}

// others are the open sides besides those that are kept; there must be some.
func (d *findingDecision) others(kept []side) ([]side, error) {
	var out []side
	for _, s := range d.sides {
		if s.open() && !slices.ContainsFunc(kept, func(k side) bool { return k.id() == s.id() }) {
			out = append(out, s)
		}
	}
	if len(out) == 0 {
		return nil, fault.New(fault.Conflict, "nothing is left to close").In("keep").Suggest("the rest is closed already; decide NOT_A_CONTRADICTION or DISMISS")
	}
	for _, s := range out {
		if err := d.mayChange(s); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// supersedeOthers keeps one side and closes the others in its favour, which needs
// one scope: a narrower one never makes a wider one vanish.
func (d *findingDecision) supersedeOthers(ctx context.Context) error {
	kept, err := d.kept()
	if err != nil {
		return err
	}
	if len(kept) != 1 {
		return fault.Bad("keep", "the id of the one claim or link that stays", "")
	}
	stays := kept[0]
	if !stays.open() {
		return fault.New(fault.Conflict, "what should stay is closed already").In("keep").Suggest("keep another, or decide NOT_A_CONTRADICTION or DISMISS")
	}
	closing, err := d.others(kept)
	if err != nil {
		return err
	}
	for _, s := range closing {
		if s.facts.Scope != stays.facts.Scope {
			return fault.New(fault.Constraint, "their scopes differ, so one cannot replace the other").In("keep").
				Suggest("rescope one of them first, or decide BOTH_STAND or FORGET")
		}
		if (s.claim == nil) != (stays.claim == nil) {
			return fault.New(fault.Constraint, "a claim and a link do not replace each other").In("keep").Suggest("decide BOTH_STAND or FORGET")
		}
	}
	for _, s := range closing {
		if s.link != nil {
			if err := d.retireLink(ctx, *s.link, d.note); err != nil {
				return err
			}
			continue
		}
		if err := d.retire(ctx, *s.claim, StateSuperseded, d.note); err != nil {
			return err
		}
		if err := d.connectOwn(ctx, "REPLACES", stays.claim.ID, s.claim.ID); err != nil {
			return err
		}
	}
	return nil
}

// forgetOthers retires the sides that are not kept.
func (d *findingDecision) forgetOthers(ctx context.Context) error {
	kept, err := d.kept()
	if err != nil {
		return err
	}
	closing, err := d.others(kept)
	if err != nil {
		return err
	}
	if d.in.Keep == nil && len(closing) > 1 {
		return fault.Bad("keep", "the ids of what stays, none to forget all", "")
	}
	for _, s := range closing {
		if s.link != nil {
			err = d.retireLink(ctx, *s.link, d.note)
		} else {
			err = d.retire(ctx, *s.claim, StateRetired, d.note)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// stand gives sides the validity that keeps them apart.
func (d *findingDecision) stand(ctx context.Context) error {
	done := map[string]bool{}
	for i, v := range d.in.Validity {
		field := fmt.Sprintf("validity[%d]", i)
		s, err := d.find(field+".claim", v.Claim)
		if err != nil {
			return err
		}
		if done[v.Claim] {
			return fault.Bad(field+".claim", "each claim or link once", "")
		}
		done[v.Claim] = true
		if !s.open() {
			return fault.New(fault.Conflict, "what should stand is closed already").In(field + ".claim")
		}
		if err := d.mayChange(s); err != nil {
			return err
		}
		if err := d.revalidate(ctx, field, s, v); err != nil {
			return err
		}
	}
	return nil
}

// closeFinding enters a decision.
func (c *change) closeFinding(ctx context.Context, f Finding, state FindingState, decision, note string) (Finding, error) {
	f.State, f.DecidedAt, f.DecidedByUID, f.Decision, f.Note = state, &c.now, c.session.UID, decision, note
	err := c.tx.PatchNode(ctx, f.ID, graph.NodePatch{Props: graph.Props{
		"state": graph.String(string(state)), "decidedAt": graph.Instant(c.now), "decidedBy": graph.String(c.session.UID),
		"decision": graph.String(decision), "note": graph.OptionalString(note),
	}})
	if err != nil {
		return f, err
	}
	return f, c.audit(ctx, "finding.decide", f.ID, map[string]string{"decision": decision})
}
