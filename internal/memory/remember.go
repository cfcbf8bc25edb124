package memory

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/text"
)

// RememberInput is a claim to remember; nil and empty fields take the defaults
// of the domain.
type RememberInput struct {
	Text           string
	Family         *ClaimFamily
	Kind           *string
	About          *string
	CreatePage     *CreatePageHint
	Holder         *string
	Scope          *string
	Confidence     *float64
	Weight         *float64
	Importance     *Importance
	Property       *string
	Value          json.RawMessage // nil when no value is given
	ValidFrom      *time.Time
	ValidUntil     *time.Time
	Due            *time.Time
	Domain         *string
	Context        *string
	Evidence       []EvidenceInput
	Supersedes     *string
	IdempotencyKey *string
	ValidateOnly   bool
}

// CreatePageHint is the page to make when nothing has the wanted name.
type CreatePageHint struct {
	Type    string
	Slug    *string
	Aliases []string
}

// RememberResult is what remember did. Claim is nil when nothing was written or
// the writer may not know the claim here.
type RememberResult struct {
	Status RememberStatus
	Claim  *Claim
	// changed tells whether this call wrote anything, draft is the claim it wrote, near
	// the ids of those that were near to it in meaning before.
	changed bool
	draft   *claimDraft
	near    []string
}

// Remember stores one claim with its evidence, or adds the evidence to the claim
// that says the same, in the same words or, where an embedding model is set, in
// others with the same numbers, dates, names and negations. It is one transaction and idempotent by (author, key).
// Answers speak only of what the writer may know.
// Errors: BAD_INPUT, UNKNOWN_TERM, CONSTRAINT, AMBIGUOUS_NAME, NOT_FOUND,
// CONFLICT and those of the write check.
func (s *Service) Remember(ctx context.Context, session *Session, in RememberInput) (RememberResult, graph.Revision, error) {
	var result RememberResult
	near := s.alikeTo(ctx, session, in)
	rev, err := s.write(ctx, session, func(ctx context.Context, c *change) error {
		r, err := c.remember(ctx, in, near)
		if err != nil {
			return err
		}
		if in.ValidateOnly {
			r.Claim = nil
			result = r
			return errValidated
		}
		result = r
		return nil
	})
	result.near = near.ids
	return result, rev, err
}

// SimilarTo lists at most five claims of the same scope about the same page that say
// nearly the same as the claim that remember or correct wrote: those near in meaning,
// then those with nearly the same words, the most similar first, then the newest. None
// where no claim was written or its scope is hidden from the writer. It is a read of its
// own, after the write, which it would hold up. Errors: those of reading.
func (s *Service) SimilarTo(ctx context.Context, session *Session, done RememberResult) ([]Claim, error) {
	if done.draft == nil {
		return nil, nil
	}
	var similar []Claim
	err := s.read(ctx, session, func(ctx context.Context, v *view) (err error) {
		similar, err = v.similar(ctx, *done.draft, done.near)
		return err
	})
	return similar, err
}

// remember is the use case inside a transaction; near is what was found of the
// claim's meaning before it.
func (c *change) remember(ctx context.Context, in RememberInput, near alike) (RememberResult, error) {
	once, err := c.once(in.IdempotencyKey, in)
	if err != nil {
		return RememberResult{}, err
	}
	if done, err := c.replay(ctx, once); err != nil || done != nil {
		return deref0(done), err
	}
	draft, err := c.draftClaim(ctx, in)
	if err != nil {
		return RememberResult{}, err
	}
	evidence, err := c.checkEvidence(ctx, "evidence", in.Evidence)
	if err != nil {
		return RememberResult{}, err
	}
	if fed, err := c.fedBack(ctx, draft, evidence); err != nil || fed != nil {
		return deref0(fed), err
	}
	if err := c.lock(ctx, "claim:"+draft.fingerprint); err != nil {
		return RememberResult{}, err
	}
	same, err := c.sameClaim(ctx, draft.fingerprint)
	if err != nil {
		return RememberResult{}, err
	}
	// Who replaces a claim means the new words, however near they are to others.
	if same == nil && in.Supersedes == nil {
		if same, err = c.sameMeaning(ctx, draft, near); err != nil {
			return RememberResult{}, err
		}
	}
	if same != nil {
		return c.again(ctx, *same, evidence, once, in.Supersedes)
	}
	result, err := c.insert(ctx, draft, evidence, once, in.Supersedes)
	if err != nil {
		return RememberResult{}, err
	}
	return result, c.putMeaning(ctx, draft, near.meaning)
}

// again adds evidence to the claim that says the same. Where that claim was meant
// to replace another one, it does.
func (c *change) again(ctx context.Context, same Claim, evidence []checkedEvidence, once once, supersedes *string) (RememberResult, error) {
	result := RememberResult{Status: Duplicate, Claim: &same}
	fresh, err := c.novel(ctx, []string{same.ID}, evidence)
	if err != nil {
		return RememberResult{}, err
	}
	if supersedes != nil && *supersedes != same.ID {
		old, err := c.replaced(ctx, supersedes)
		if err != nil {
			return RememberResult{}, err
		}
		closed, err := c.supersede(ctx, *old, same, "", fresh)
		if err != nil {
			return RememberResult{}, err
		}
		if closed {
			result.Status, result.changed = Replaced, true
		}
	}
	added, err := c.addEvidence(ctx, same.ID, same.item(c.now), evidence, once)
	if err != nil || !added {
		return result, err
	}
	result.changed = true
	if fresh {
		if err := c.compareValues(ctx, same, true); err != nil {
			return RememberResult{}, err
		}
	}
	return result, c.audit(ctx, "claim.evidence", same.ID, nil)
}

// insert writes a new claim and, where it may, closes the one it replaces.
func (c *change) insert(ctx context.Context, d claimDraft, evidence []checkedEvidence, once once, supersedes *string) (RememberResult, error) {
	old, err := c.replaced(ctx, supersedes)
	if err != nil {
		return RememberResult{}, err
	}
	if err := c.putClaim(ctx, d, evidence, once); err != nil {
		return RememberResult{}, err
	}
	result := RememberResult{Status: Inserted, Claim: &d.Claim, changed: true, draft: &d}
	if old != nil {
		closed, err := c.supersede(ctx, *old, d.Claim, "", true)
		if err != nil {
			return RememberResult{}, err
		}
		if closed {
			result.Status = Replaced
		}
	}
	if err := c.compareValues(ctx, d.Claim, true); err != nil {
		return RememberResult{}, err
	}
	return result, c.audit(ctx, "claim.remember", d.ID, map[string]string{"kind": d.Kind, "status": string(result.Status)})
}

// claimDraft is a checked claim before it is written.
type claimDraft struct {
	Claim
	subjectID   string // page or channel
	pageID      string // the page it is about, "" for a channel
	holderID    string
	fingerprint string
}

// draftClaim checks a claim and resolves every name in it.
func (c *change) draftClaim(ctx context.Context, in RememberInput) (claimDraft, error) {
	d := claimDraft{Claim: Claim{
		ID: c.s.newID(), AuthorUID: c.session.UID, RecordedAt: c.now, Trust: TrustOpen, Filing: Filed, Importance: ImportanceNormal,
	}}
	var err error
	if d.Text, err = cleanText("text", in.Text, maxClaimRunes); err != nil {
		return d, err
	}
	if d.Context, err = cleanOptional("context", deref(in.Context), maxContextRunes); err != nil {
		return d, err
	}
	if in.Importance != nil {
		d.Importance = *in.Importance
	}
	if err := c.classify(&d, in); err != nil {
		return d, err
	}
	if err := c.judgedIn(&d, in.Domain); err != nil {
		return d, err
	}
	if err := d.setTimes(in, c.now); err != nil {
		return d, err
	}
	if d.Scope, err = c.writeScope(ctx, "scope", in.Scope); err != nil {
		return d, err
	}
	holder, err := c.holder(ctx, in.Holder)
	if err != nil {
		return d, err
	}
	d.holderID = holder.ID
	if err := c.subject(ctx, &d, in, holder); err != nil {
		return d, err
	}
	if err := c.propertyValue(ctx, &d, in); err != nil {
		return d, err
	}
	d.fingerprint = d.sum()
	return d, nil
}

// sum identifies a claim's content within its subject, holder, scope and kind.
func (d *claimDraft) sum() string {
	return digest(d.subjectID, d.holderID, d.Scope, d.Kind, text.Normalize(d.Text), d.Property, d.Value.String())
}

func digest(parts ...string) string {
	sum := sha256.Sum256([]byte(strings.Join(parts, "\x00")))
	return hex.EncodeToString(sum[:])
}

// item is what decides who knows the claim.
func (c *Claim) item(recordedAt time.Time) graph.Item {
	return graph.Item{
		Scope: c.Scope, Requires: c.Requires, Author: c.AuthorUID, RecordedAt: recordedAt,
		ValidFrom: timeOf(c.ValidFrom), ValidUntil: timeOf(c.ValidUntil), RetiredAt: timeOf(c.RetiredAt),
	}
}

// putClaim writes a claim with its edges, evidence and text document.
func (c *change) putClaim(ctx context.Context, d claimDraft, evidence []checkedEvidence, once once) error {
	strength := "confidence"
	if d.Family == FamilyTake {
		strength = "weight"
	}
	props := graph.Props{
		"family": graph.String(string(d.Family)), "kind": graph.String(d.Kind), "text": graph.String(d.Text),
		"fingerprint": graph.String(d.fingerprint), "state": graph.String(string(d.State)), "filing": graph.String(string(d.Filing)),
		"wantedName": graph.OptionalString(d.WantedName), strength: decimal(d.Strength),
		"importance": graph.String(string(d.Importance)), "context": graph.OptionalString(d.Context),
		"property": graph.OptionalString(d.Property), "unit": graph.OptionalString(d.Unit),
		"trust": graph.String(string(d.Trust)), "writer": graph.String(d.AuthorUID), "page": graph.OptionalString(d.pageID),
		"idempotencyKey": graph.OptionalString(once.key), "idempotencyHash": graph.OptionalString(once.hash),
		"domain": graph.OptionalString(d.Domain),
	}
	if d.Due != nil {
		props["due"] = graph.Instant(*d.Due)
	}
	if d.Grade != nil {
		props["grade"], props["gradedAt"] = graph.String(string(*d.Grade)), graph.Instant(timeOf(d.GradedAt))
	}
	if d.GradeConfidence != nil {
		props["gradeConfidence"] = decimal(*d.GradeConfidence)
	}
	if !d.Value.IsNull() {
		props[valueProperty(d.Value)] = d.Value
	}
	label := "Fact"
	if d.Family == FamilyTake {
		label = "Take"
	}
	if err := c.tx.PutNode(ctx, graph.Node{ID: d.ID, Labels: []string{"Claim", label}, Item: d.item(c.now), Props: props}); err != nil {
		return err
	}
	for _, edge := range [][2]string{{"ABOUT", d.subjectID}, {"HELD_BY", d.holderID}} {
		if err := c.connectOwn(ctx, edge[0], d.ID, edge[1]); err != nil {
			return err
		}
	}
	if err := c.tx.PutText(ctx, claimDocument(d.Claim, d.pageID)); err != nil {
		return err
	}
	return c.putEvidence(ctx, d.ID, d.item(c.now), evidence, onceNever)
}

// valueProperty is the stored property that holds values of this kind.
func valueProperty(v graph.Value) string {
	switch v.Kind() {
	case graph.KindInt:
		return "valueInt"
	case graph.KindFloat:
		return "valueFloat"
	case graph.KindDecimal:
		return "valueDecimal"
	case graph.KindBool:
		return "valueBool"
	case graph.KindInstant:
		return "valueInstant"
	case graph.KindDate:
		return "valueDate"
	default:
		return "valueText"
	}
}

// sameClaim is the claim with this fingerprint that is held and valid now and that
// the writer may know. What is done or resolved is over: to say it again is new.
func (c *change) sameClaim(ctx context.Context, fingerprint string) (*Claim, error) {
	rows, err := c.match(ctx, `MATCH (c:Claim) WHERE c.fingerprint = $fingerprint AND c.state IN $states RETURN `+claimColumns.of("c")+` ORDER BY c.recordedAt LIMIT 1`,
		values{"fingerprint": graph.String(fingerprint), "states": textList(openStates[:])})
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	claim := claimColumns.read(rows[0], 0)
	return &claim, nil
}

// fedBack recognises recalled text that comes back as new memory: the text of a
// claim that the writer may know, with that claim, or the recall that showed it,
// as the only evidence.
func (c *change) fedBack(ctx context.Context, d claimDraft, evidence []checkedEvidence) (*RememberResult, error) {
	var origins []string
	for _, e := range evidence {
		if e.Kind != EvidenceClaim {
			return nil, nil
		}
		if hits, ok := c.s.openRecall(e.Origin); ok {
			origins = append(origins, hits...)
			continue
		}
		origins = append(origins, e.Origin)
	}
	claims, err := c.claimsByID(ctx, origins)
	if err != nil {
		return nil, err
	}
	for _, claim := range claims {
		if text.Normalize(claim.Text) == text.Normalize(d.Text) {
			return &RememberResult{Status: Duplicate, Claim: &claim}, nil
		}
	}
	return nil, nil
}

// replaced loads the claim to be superseded: one that the writer may know and
// that is still open.
func (c *change) replaced(ctx context.Context, id *string) (*Claim, error) {
	if id == nil {
		return nil, nil
	}
	if err := c.lock(ctx, "supersede:"+*id); err != nil {
		return nil, err
	}
	old, err := c.openClaim(ctx, "supersedes", *id)
	return &old, err
}

// openClaim is a claim that the caller may know and that is still held.
func (c *change) openClaim(ctx context.Context, field, id string) (Claim, error) {
	claim, err := c.knownClaim(ctx, field, id)
	if err != nil {
		return Claim{}, err
	}
	return claim, claim.held(field)
}

// supersede closes old in favour of the new claim where the writer may and the
// scopes are equal; otherwise both stand and a finding opens. fresh tells whether
// evidence comes with the write.
func (c *change) supersede(ctx context.Context, old, claim Claim, reason string, fresh bool) (closed bool, err error) {
	facts, err := c.authored(ctx, old)
	if err != nil {
		return false, err
	}
	if !disclosure.Supersedes(c.me(), facts, claim.Scope) {
		_, err := c.ask(ctx, findingDraft{
			kind: findingSupersede, key: slices.Sorted(slices.Values([]string{old.ID, claim.ID})), about: []string{old.ID, claim.ID}, fresh: fresh,
			explanation: fmt.Sprintf("A newer claim was meant to replace an older one that it may not close (%s).", refusal(facts, claim)),
		})
		return false, err
	}
	if err := c.retire(ctx, old, StateSuperseded, reason); err != nil {
		return false, err
	}
	return true, c.connectOwn(ctx, "REPLACES", claim.ID, old.ID)
}

func refusal(old disclosure.Authored, claim Claim) string {
	if old.Scope != claim.Scope {
		return "their scopes differ"
	}
	return "its writer may not change the older one"
}

// retire closes a claim in recorded time.
func (c *change) retire(ctx context.Context, claim Claim, state ClaimState, reason string) error {
	claim.State, claim.RetiredAt = state, &c.now
	item := claim.item(claim.RecordedAt)
	err := c.tx.PatchNode(ctx, claim.ID, graph.NodePatch{Item: &item, Props: graph.Props{
		"state": graph.String(string(state)), "retiredReason": graph.OptionalString(reason),
	}})
	if err != nil {
		return err
	}
	page, err := c.pageOfClaim(ctx, claim.ID)
	if err != nil {
		return err
	}
	if err := c.tx.PutText(ctx, claimDocument(claim, page)); err != nil {
		return err
	}
	return c.claimClosed(ctx, claim)
}

func deref0[T any](p *T) T {
	var zero T
	if p == nil {
		return zero
	}
	return *p
}
