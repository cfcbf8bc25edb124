package memory

import (
	"context"
	"strings"
	"time"

	"brain/graph"
	"brain/internal/fault"
)

// The states of a finding.
const (
	findingOpen      = "OPEN"
	findingResolved  = "RESOLVED"
	findingDismissed = "DISMISSED"
)

// endFinding closes an open finding that the course of things has answered.
func (c *change) endFinding(ctx context.Context, id string, state FindingState) error {
	err := c.tx.PatchNode(ctx, id, graph.NodePatch{Props: graph.Props{
		"state": graph.String(string(state)), "decidedAt": graph.Instant(c.now), "decidedBy": graph.String(c.session.UID),
	}})
	if err != nil {
		return err
	}
	return c.audit(ctx, "finding.close", id, map[string]string{"state": string(state)})
}

// The kinds of findings that the service opens when it writes.
const (
	// findingSupersede: a newer claim was meant to replace one that it may not close.
	findingSupersede = "supersede"
	// findingDispute: somebody who may not change a claim doubts it.
	findingDispute = "dispute"
	// findingCardinality: several current values or links where there is one at most.
	findingCardinality = "cardinality"
)

// findingDraft is a finding to open.
type findingDraft struct {
	kind, explanation string
	// key is what makes it the same question as an earlier one of its kind.
	key []string
	// about are the ids of the claims, links and pages that it concerns.
	about []string
	// writer is whose words the explanation is, "" for the service's.
	writer string
	// fresh: evidence came with this very write.
	fresh bool
}

func (d findingDraft) fingerprint() string { return digest(append([]string{d.kind}, d.key...)...) }

// asked is a finding that was opened before.
type asked struct {
	id          string
	state       FindingState
	explanation string
	decidedAt   time.Time
}

// ask opens a finding and gives its id. Only who may know all that it concerns
// gets it. An open one about the same question grows by what is new to it; one
// that was decided does not return unless evidence arrived since, and then names
// the earlier one.
func (c *change) ask(ctx context.Context, d findingDraft) (string, error) {
	earlier, err := c.lastAsked(ctx, d)
	if err != nil {
		return "", err
	}
	if earlier == nil {
		return c.openFinding(ctx, d, "")
	}
	if earlier.state == findingOpen {
		grown, err := c.concern(ctx, earlier.id, d.about)
		if err != nil || !grown {
			return earlier.id, err
		}
		return earlier.id, c.audit(ctx, "finding.grow", earlier.id, nil)
	}
	if !d.fresh {
		if d.fresh, err = c.evidenceSince(ctx, d.about, earlier.decidedAt); err != nil || !d.fresh {
			return earlier.id, err
		}
	}
	return c.openFinding(ctx, d, earlier.id)
}

// lastAsked is the latest finding about the same question, nil for none. The
// question is locked until the transaction ends.
func (c *change) lastAsked(ctx context.Context, d findingDraft) (*asked, error) {
	fingerprint := d.fingerprint()
	if err := c.lock(ctx, "finding:"+fingerprint); err != nil {
		return nil, err
	}
	rows, err := c.decideDeleted(ctx, `MATCH (f:Finding) WHERE f.fingerprint = $fingerprint RETURN f.id, f.state, f.explanation, f.decidedAt ORDER BY f.openedAt DESC, f.id DESC LIMIT 1`,
		values{"fingerprint": graph.String(fingerprint)})
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	row := rows[0]
	return &asked{id: row[0].Str(), state: FindingState(row[1].Str()), explanation: row[2].Str(), decidedAt: row[3].Time()}, nil
}

// evidenceSince tells whether items gained evidence after a time.
func (v *view) evidenceSince(ctx context.Context, items []string, since time.Time) (bool, error) {
	rows, err := v.decide(ctx, `MATCH (e:Evidence) WHERE e.item IN $items AND e.recordedAt > $since RETURN count(*)`,
		values{"items": graph.Strings(items), "since": graph.Instant(since)})
	return err == nil && rows[0][0].Int64() > 0, err
}

// openFinding writes a finding; earlier is the decided one that it takes up again,
// "" for none.
func (c *change) openFinding(ctx context.Context, d findingDraft, earlier string) (string, error) {
	it, err := c.derivation(ctx, d.about)
	if err != nil {
		return "", err
	}
	cutReview(d.kind, &it)
	id := c.s.newID()
	err = c.tx.PutNode(ctx, graph.Node{ID: id, Labels: []string{"Finding"}, Item: it, Props: graph.Props{
		"kind": graph.String(d.kind), "state": graph.String(findingOpen), "explanation": graph.String(d.explanation),
		"openedAt": graph.Instant(c.now), "fingerprint": graph.String(d.fingerprint()), "earlier": graph.OptionalString(earlier),
		"writer": graph.OptionalString(d.writer),
	}})
	if err != nil {
		return "", err
	}
	for _, item := range d.about {
		if err := c.connectOwn(ctx, "CONCERNS", id, item); err != nil {
			return "", err
		}
	}
	return id, c.audit(ctx, "finding.open", id, map[string]string{"kind": d.kind})
}

// knownFinding is a finding that the caller may know.
func (v *view) knownFinding(ctx context.Context, field, id string) (Finding, error) {
	rows, err := v.matchEvery(ctx, `MATCH (f:Finding) WHERE f.id = $id RETURN `+findingColumns.of("f"), values{"id": graph.String(id)})
	if err != nil {
		return Finding{}, err
	}
	if len(rows) == 0 {
		return Finding{}, fault.New(fault.NotFound, "there is no finding %q", id).In(field)
	}
	return findingColumns.read(rows[0], 0), nil
}

// open refuses a finding that was decided.
func (f *Finding) open(field string) error {
	if f.State == findingOpen {
		return nil
	}
	return fault.New(fault.Conflict, "the finding is %s already", strings.ToLower(string(f.State))).In(field).
		Suggest("a decided finding returns only when new evidence arrives")
}
