package memory

import (
	"context"
	"fmt"
	"slices"

	"brain/disclosure"
	"brain/graph"
)

// evidenceChange is what happened to an origin of evidence.
type evidenceChange string

// What may happen to an origin of evidence.
const (
	changeEdited   evidenceChange = "changed"
	changeReplaced evidenceChange = "replaced or forgotten"
	changeDeleted  evidenceChange = "deleted"
	changeErased   evidenceChange = "erased"
)

func (how evidenceChange) explanation() string {
	return fmt.Sprintf("Something that the claim rests on was %s.", string(how))
}

// evidenceVanished queues the claims that rest on something deleted.
func (c *change) evidenceVanished(ctx context.Context, resting []rested, how evidenceChange) error {
	var origins []string
	for _, r := range resting {
		origins = append(origins, r.origin)
	}
	known := map[string]graph.Item{}
	for _, pattern := range []string{`MATCH (n:Page) WHERE n.id IN $ids`, `MATCH (n:Claim) WHERE n.id IN $ids`} {
		found, err := c.itemsOf(ctx, pattern, origins)
		if err != nil {
			return err
		}
		for _, it := range found {
			known[it.id] = it.Item
		}
	}
	for _, r := range resting {
		if err := c.evidenceChanged(ctx, []rested{r}, known[r.origin], how); err != nil {
			return err
		}
	}
	return nil
}

// claimClosed queues the claims that cite one which is no longer held.
func (c *change) claimClosed(ctx context.Context, claim Claim) error {
	resting, err := c.citing(ctx, []string{claim.ID})
	if err != nil || len(resting) == 0 {
		return err
	}
	return c.evidenceVanished(ctx, resting, changeReplaced)
}

// evidenceChanged opens the review of claims that rest on something that changed:
// one question for each claim, origin and audience of the change. Nobody who may
// not know the change is told of it.
func (c *change) evidenceChanged(ctx context.Context, resting []rested, changed graph.Item, how evidenceChange) error {
	origins := map[string][]string{}
	var ids []string
	for _, r := range resting {
		if !slices.Contains(origins[r.claim], r.origin) {
			origins[r.claim] = append(origins[r.claim], r.origin)
		}
		ids = append(ids, r.claim)
	}
	for _, some := range chunks(ids) {
		rows, err := c.decide(ctx, `MATCH (c:Claim) WHERE c.id IN $ids AND NOT c.state IN $past RETURN c.id, c.page, c.property, c.scope, c.requires ORDER BY c.id`, values{
			"ids": graph.Strings(some), "past": textList([]ClaimState{StateSuperseded, StateRetired}),
		})
		if err != nil {
			return err
		}
		for _, row := range rows {
			claim, page, property := row[0].Str(), row[1].Str(), row[2].Str()
			it := graph.Item{Scope: row[3].Str(), Requires: row[4].StringItems()}
			for _, origin := range origins[claim] {
				// A property that a page states of itself comes from its record and is
				// stated again with the record, not with the text.
				if property != "" && page == origin {
					continue
				}
				if err := c.openEvidenceFinding(ctx, claim, it, origin, changed, how); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

func (c *change) openEvidenceFinding(ctx context.Context, claim string, it graph.Item, origin string, changed graph.Item, how evidenceChange) error {
	requires := disclosure.Requires([]graph.Item{it, changed})
	fingerprint := digest(append([]string{FindingEvidenceChanged, claim, origin}, requires...)...)
	if err := c.lock(ctx, "finding:"+fingerprint); err != nil {
		return err
	}
	open, earlier, err := c.askedOf(ctx, fingerprint)
	if err != nil || open {
		return err
	}
	id := c.s.newID()
	err = c.tx.PutNode(ctx, graph.Node{
		ID: id, Labels: []string{"Finding"}, Item: graph.Item{Scope: it.Scope, Requires: requires},
		Props: graph.Props{
			"kind": graph.String(FindingEvidenceChanged), "state": graph.String(findingOpen), "openedAt": graph.Instant(c.now),
			"explanation": graph.String(how.explanation()),
			"fingerprint": graph.String(fingerprint), "origin": graph.String(origin), "earlier": graph.OptionalString(earlier),
		},
	})
	if err != nil {
		return err
	}
	if err := c.connectOwn(ctx, "CONCERNS", id, claim); err != nil {
		return err
	}
	return c.audit(ctx, "finding.open", id, map[string]string{"kind": FindingEvidenceChanged})
}

// askedOf tells whether a question is open, and the last time that it was
// asked and decided, "" for never.
func (c *change) askedOf(ctx context.Context, fingerprint string) (open bool, earlier string, err error) {
	rows, err := c.decide(ctx, `MATCH (f:Finding) WHERE f.fingerprint = $fingerprint RETURN f.id, f.state ORDER BY f.openedAt DESC`,
		values{"fingerprint": graph.String(fingerprint)})
	if err != nil || len(rows) == 0 {
		return false, "", err
	}
	return rows[0][1].Str() == findingOpen, rows[0][0].Str(), nil
}

// evidenceReturned withdraws the open questions that the deletion of the origins
// raised: nothing of what they asked about is left.
func (c *change) evidenceReturned(ctx context.Context, origins []string) error {
	for _, some := range chunks(origins) {
		rows, err := c.decide(ctx, `MATCH (f:Finding) WHERE f.origin IN $origins AND f.kind = $kind AND f.state = $open AND f.explanation = $deleted RETURN f.id`, values{
			"origins": graph.Strings(some), "kind": graph.String(FindingEvidenceChanged), "open": graph.String(findingOpen),
			"deleted": graph.String(changeDeleted.explanation()),
		})
		if err != nil {
			return err
		}
		for _, row := range rows {
			if err := c.tx.DeleteNode(ctx, row[0].Str()); err != nil {
				return err
			}
			if err := c.audit(ctx, "finding.withdraw", row[0].Str(), nil); err != nil {
				return err
			}
		}
	}
	return nil
}

// ChangedEvidence gives, by claim id, the origins of a claim's evidence that
// changed or are gone, as far as the caller may know of it and nobody has looked
// at it since. Claims of which nothing changed are missing.
func (s *Service) ChangedEvidence(ctx context.Context, session *Session, claimIDs []string, asOf *AsOf) (map[string][]string, error) {
	var out map[string][]string
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		v.at(asOf)
		var err error
		out, err = v.changedEvidence(ctx, claimIDs)
		return err
	})
	return out, err
}

func (v *view) changedEvidence(ctx context.Context, claimIDs []string) (map[string][]string, error) {
	out := map[string][]string{}
	if len(claimIDs) == 0 {
		return out, nil
	}
	rows, err := v.matchEvery(ctx, `MATCH (f:Finding)-[:CONCERNS]->(c:Claim) WHERE c.id IN $ids AND f.kind = $kind AND f.state = $open AND f.openedAt <= $recorded RETURN DISTINCT c.id, f.origin`, values{
		"ids": graph.Strings(claimIDs), "kind": graph.String(FindingEvidenceChanged), "open": graph.String(findingOpen), "recorded": graph.Instant(v.recorded()),
	})
	for _, row := range rows {
		out[row[0].Str()] = append(out[row[0].Str()], row[1].Str())
	}
	return out, err
}

// markChanged sets EvidenceChanged on claims.
func (v *view) markChanged(ctx context.Context, claims []*Claim) error {
	ids := make([]string, len(claims))
	for i, c := range claims {
		ids[i] = c.ID
	}
	changed, err := v.changedEvidence(ctx, ids)
	for _, c := range claims {
		c.EvidenceChanged = c.EvidenceChanged || len(changed[c.ID]) > 0
	}
	return err
}
