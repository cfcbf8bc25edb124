package memory

import (
	"context"
	"slices"

	"brain/graph"
)

const findingOpen = "OPEN"

// openFinding opens a question about two claims. Only who may know both gets it.
// The same open question is not asked twice.
func (c *change) openFinding(ctx context.Context, kind, explanation string, a, b Claim) error {
	ids := []string{a.ID, b.ID}
	slices.Sort(ids)
	fingerprint := digest(append([]string{kind}, ids...)...)
	if err := c.lock(ctx, "finding:"+fingerprint); err != nil {
		return err
	}
	rows, err := c.decide(ctx, `MATCH (f:Finding) WHERE f.fingerprint = $fingerprint AND f.state = $state RETURN f.id`,
		values{"fingerprint": graph.String(fingerprint), "state": graph.String(findingOpen)})
	if err != nil || len(rows) > 0 {
		return err
	}
	id := c.s.newID()
	err = c.tx.PutNode(ctx, graph.Node{
		ID: id, Labels: []string{"Finding"}, Item: graph.Item{Scope: a.Scope, Requires: []string{a.Scope, b.Scope}},
		Props: graph.Props{
			"kind": graph.String(kind), "state": graph.String(findingOpen), "explanation": graph.String(explanation),
			"openedAt": graph.Instant(c.now), "fingerprint": graph.String(fingerprint),
		},
	})
	if err != nil {
		return err
	}
	for _, claim := range ids {
		if err := c.connectOwn(ctx, "CONCERNS", id, claim); err != nil {
			return err
		}
	}
	return c.audit(ctx, "finding.open", id, map[string]string{"kind": kind})
}
