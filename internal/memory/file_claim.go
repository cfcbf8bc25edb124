package memory

import (
	"context"

	"brain/graph"
	"brain/internal/fault"
)

// FileClaim moves a claim that waits for its page to it.
// Errors: NOT_FOUND, AMBIGUOUS_NAME, CONFLICT when it does not wait, FORBIDDEN.
func (s *Service) FileClaim(ctx context.Context, session *Session, claimID, page string) (Claim, graph.Revision, error) {
	var claim Claim
	rev, err := s.write(ctx, session, func(ctx context.Context, c *change) error {
		old, err := c.changeable(ctx, claimID)
		if err != nil {
			return err
		}
		if old.Filing != Unfiled {
			return fault.New(fault.Conflict, "the claim is filed already").In("claim")
		}
		target, err := c.wanted(ctx, "page", page)
		if err != nil {
			return err
		}
		if err := c.moveClaim(ctx, &old, target); err != nil {
			return err
		}
		claim = old
		return c.audit(ctx, "claim.file", old.ID, map[string]string{"page": target.ID})
	})
	return claim, rev, err
}

// moveClaim makes a claim be about another page.
func (c *change) moveClaim(ctx context.Context, claim *Claim, page Page) error {
	rows, err := c.decideDeleted(ctx, `MATCH (c:Claim)-[e:ABOUT]->(s), (c)-[:HELD_BY]->(h:Page) WHERE c.id = $id RETURN e.id, h.id`,
		values{"id": graph.String(claim.ID)})
	if err != nil {
		return err
	}
	d := claimDraft{Claim: *claim, subjectID: page.ID, pageID: page.ID}
	for _, row := range rows {
		d.holderID = row[1].Str()
		if err := c.tx.DeleteEdge(ctx, row[0].Str()); err != nil {
			return err
		}
	}
	d.Filing, d.WantedName = Filed, ""
	err = c.tx.PatchNode(ctx, claim.ID, graph.NodePatch{Props: graph.Props{
		"filing": graph.String(string(Filed)), "wantedName": graph.Null(), "page": graph.String(page.ID), "fingerprint": graph.String(d.sum()),
	}})
	if err != nil {
		return err
	}
	if err := c.connectOwn(ctx, "ABOUT", claim.ID, page.ID); err != nil {
		return err
	}
	*claim = d.Claim
	return c.tx.PutText(ctx, claimDocument(d.Claim, page.ID))
}
