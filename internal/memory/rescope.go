package memory

import (
	"context"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
)

// RescopeInput names exactly one item, its new scope and why.
type RescopeInput struct {
	Claim  *string
	Page   *string
	Link   *string
	Event  *string
	Scope  string
	Reason string
}

// RescopeResult is the item with its new scope; nil where the caller may no
// longer know it.
type RescopeResult struct {
	Claim *Claim
	Page  *Page
	Link  *Link
	Event *TimelineEvent
}

// Rescope changes who may know an item. Of a claim the whole history moves, so
// that no earlier state stays behind in the old scope. Widening needs the author
// or a steward. Errors: BAD_INPUT, NOT_FOUND, FORBIDDEN and those of the write check.
func (s *Service) Rescope(ctx context.Context, session *Session, in RescopeInput) (RescopeResult, graph.Revision, error) {
	var result RescopeResult
	rev, err := s.write(ctx, session, func(ctx context.Context, c *change) error {
		if err := c.rescope(ctx, in); err != nil {
			return err
		}
		return c.rescoped(ctx, in, &result)
	})
	return result, rev, err
}

func (c *change) rescope(ctx context.Context, in RescopeInput) error {
	named := 0
	for _, id := range []*string{in.Claim, in.Page, in.Link, in.Event} {
		if id != nil {
			named++
		}
	}
	if named != 1 {
		return fault.Bad("claim", "exactly one of claim, page, link and event", "")
	}
	if _, err := cleanText("reason", in.Reason, maxReasonRunes); err != nil {
		return err
	}
	to, err := c.writeScope(ctx, "scope", &in.Scope)
	if err != nil {
		return err
	}
	switch {
	case in.Claim != nil:
		return c.rescopeClaim(ctx, *in.Claim, to)
	case in.Page != nil:
		return c.rescopePage(ctx, *in.Page, to)
	case in.Link != nil:
		return c.rescopeLink(ctx, *in.Link, to)
	default:
		return c.rescopeEvent(ctx, *in.Event, to)
	}
}

// rescoped reads the item again as the caller may now know it.
func (c *change) rescoped(ctx context.Context, in RescopeInput, result *RescopeResult) error {
	switch {
	case in.Claim != nil:
		claims, err := c.claimsByID(ctx, []string{*in.Claim})
		if claim, ok := claims[*in.Claim]; ok {
			result.Claim = &claim
		}
		return err
	case in.Page != nil:
		res, err := c.resolve(ctx, *in.Page)
		result.Page = res.Page
		return err
	case in.Link != nil:
		link, err := c.linkByID(ctx, *in.Link)
		result.Link = link
		return err
	default:
		event, err := c.eventByID(ctx, *in.Event)
		result.Event = event
		return err
	}
}

// mayRescope checks the right to move an item between two scopes.
func (c *change) mayRescope(ctx context.Context, facts disclosure.Authored, to string) error {
	var target disclosure.Principal
	if uid, ok := graph.ScopePrincipal(to); ok {
		people, err := c.principals(ctx, []string{uid})
		if err != nil {
			return err
		}
		target = people[uid]
	}
	return disclosure.MayRescope(c.me(), facts, to, target)
}

// rescopeClaim moves a claim and everything it ever replaced or was replaced by
// in its scope, with the evidence.
func (c *change) rescopeClaim(ctx context.Context, id, to string) error {
	claims, err := c.claimsByID(ctx, []string{id})
	if err != nil {
		return err
	}
	claim, ok := claims[id]
	if !ok {
		return fault.New(fault.NotFound, "there is no claim %q", id).In("claim")
	}
	facts, err := c.authored(ctx, claim)
	if err != nil {
		return err
	}
	if err := c.mayRescope(ctx, facts, to); err != nil {
		return inField(err, "scope")
	}
	if claim.Scope == to {
		return nil
	}
	history, err := c.history(ctx, claim)
	if err != nil {
		return err
	}
	moved := make([]string, len(history))
	for i, past := range history {
		if err := c.moveScope(ctx, past, to); err != nil {
			return err
		}
		moved[i] = past.ID
	}
	if err := c.rederive(ctx, moved...); err != nil {
		return err
	}
	claim.Scope = to
	if err := c.compareValues(ctx, claim, false); err != nil {
		return err
	}
	return c.audit(ctx, "claim.rescope", id, map[string]string{"from": facts.Scope, "to": to})
}

// history is a claim with all that it replaced and that replaced it, within its scope.
func (c *change) history(ctx context.Context, claim Claim) ([]Claim, error) {
	out := []Claim{claim}
	known := map[string]bool{claim.ID: true}
	for i := 0; i < len(out); i++ {
		for _, text := range []string{
			`MATCH (a:Claim)-[:REPLACES]->(b:Claim) WHERE a.id = $id RETURN ` + claimColumns.of("b"),
			`MATCH (a:Claim)-[:REPLACES]->(b:Claim) WHERE b.id = $id RETURN ` + claimColumns.of("a"),
		} {
			rows, err := c.decideDeleted(ctx, text, values{"id": graph.String(out[i].ID)})
			if err != nil {
				return nil, err
			}
			for _, next := range claimColumns.all(rows) {
				if !known[next.ID] && next.Scope == claim.Scope {
					known[next.ID] = true
					out = append(out, next)
				}
			}
		}
	}
	return out, nil
}

// moveScope gives one claim and its evidence another scope.
func (c *change) moveScope(ctx context.Context, claim Claim, to string) error {
	stored, err := c.items(ctx, `MATCH (n:Claim) WHERE n.id = $id`, values{"id": graph.String(claim.ID)})
	if err != nil {
		return err
	}
	claim.Scope = to
	item := stored[0].Item
	item.Scope = to
	rows, err := c.decideDeleted(ctx, `MATCH (c:Claim)-[:ABOUT]->(s), (c)-[:HELD_BY]->(h:Page) WHERE c.id = $id RETURN s.id, h.id`,
		values{"id": graph.String(claim.ID)})
	if err != nil {
		return err
	}
	patch := graph.NodePatch{Item: &item, Props: graph.Props{"rescopedAt": graph.Instant(c.now)}}
	if len(rows) > 0 {
		d := claimDraft{Claim: claim, subjectID: rows[0][0].Str(), holderID: rows[0][1].Str()}
		patch.Props["fingerprint"] = graph.String(d.sum())
	}
	if err := c.tx.PatchNode(ctx, claim.ID, patch); err != nil {
		return err
	}
	return c.rescopeEvidence(ctx, claim.ID, to)
}

func (c *change) rescopeEvidence(ctx context.Context, itemID, to string) error {
	evidence, err := c.items(ctx, `MATCH (n:Evidence) WHERE n.item = $item`, values{"item": graph.String(itemID)})
	if err != nil {
		return err
	}
	for _, e := range evidence {
		e.Scope = to
		if err := c.setItem(ctx, e.id, e.Item); err != nil {
			return err
		}
	}
	return nil
}
