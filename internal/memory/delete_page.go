package memory

import (
	"context"
	"slices"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
)

// pageDeleted is the state of a page that was deleted on its own; one that is only
// hidden with another has none, as one that stands.
const pageDeleted = "DELETED"

// DeletePageResult is a page that was deleted.
type DeletePageResult struct {
	Page Page
	// Queued: the page is hidden, and a person is to decide about it.
	Queued bool
}

// DeletePage hides a page, what is about it and what was derived from that, from
// every read. What a human deletes may be purged later; what an agent or a
// service deletes waits for a person's word. Its creator or a curator, who can
// know all its sections.
// Errors: NOT_FOUND, AMBIGUOUS_NAME, FORBIDDEN, CONSTRAINT for the page of a
// principal and the reserved ones, BAD_INPUT for the reason.
func (s *Service) DeletePage(ctx context.Context, session *Session, page, reason string) (DeletePageResult, graph.Revision, error) {
	var result DeletePageResult
	rev, err := s.write(ctx, session, func(ctx context.Context, c *change) error {
		why, err := cleanText("reason", reason, maxReasonRunes)
		if err != nil {
			return err
		}
		p, err := c.wanted(ctx, "page", page)
		if err != nil {
			return err
		}
		if err := c.mayDelete(ctx, p); err != nil {
			return err
		}
		result = DeletePageResult{Page: p, Queued: c.me().Kind != disclosure.Human}
		result.Page.DeletedAt = &c.now
		return c.deletePage(ctx, p.ID, why, result.Queued)
	})
	return result, rev, err
}

// mayDelete tells whether the caller may delete a page.
func (c *change) mayDelete(ctx context.Context, page Page) error {
	if err := c.lock(ctx, "page:"+page.ID); err != nil {
		return err
	}
	if err := c.notReserved(ctx, "page", page); err != nil {
		return err
	}
	if page.ManagedBy != "" {
		return fault.New(fault.Forbidden, "the page is managed by %s and read-only here", page.ManagedBy).In("page")
	}
	known, err := c.knowsAllSections(ctx, []Page{page})
	if err != nil {
		return err
	}
	return inField(disclosure.MayReshape(c.me(), page.WriterUID, known[page.ID]), "page")
}

// notReserved refuses the pages that the service itself needs: those of
// principals, world and brain.
func (v *view) notReserved(ctx context.Context, field string, page Page) error {
	owner, err := v.ownerOf(ctx, page.ID)
	if err != nil {
		return err
	}
	switch {
	case owner != "":
		return fault.New(fault.Constraint, "the page belongs to the principal %s", owner).In(field).Suggest("it stays as long as the principal does")
	case page.Slug == slugWorld || page.Slug == slugBrain:
		return fault.New(fault.Constraint, "the page %s is reserved", page.Slug).In(field).Suggest("name another page")
	}
	return nil
}

func (c *change) deletePage(ctx context.Context, id, reason string, queued bool) error {
	pages, err := c.items(ctx, `MATCH (n:Page) WHERE n.id = $id`, values{"id": graph.String(id)})
	if err != nil {
		return err
	}
	page := pages[0]
	page.DeletedAt = c.now
	err = c.tx.PatchNode(ctx, id, graph.NodePatch{Item: &page.Item, Props: graph.Props{
		"state": graph.String(pageDeleted), "deletedBy": graph.String(c.session.UID), "deletedReason": graph.String(reason), "approved": graph.Bool(!queued),
	}})
	if err != nil {
		return err
	}
	if queued {
		if err := c.reviewDeletion(ctx, page); err != nil {
			return err
		}
	}
	if err := c.hide(ctx, id); err != nil {
		return err
	}
	return c.audit(ctx, "page.delete", id, nil)
}

// reviewDeletion asks a person about a deletion: somebody who may know all of the
// page. It names the page by its id alone.
func (c *change) reviewDeletion(ctx context.Context, page storedItem) error {
	rows, err := c.decideDeleted(ctx, `MATCH (s:Section) WHERE s.page = $page RETURN DISTINCT s.scope`, values{"page": graph.String(page.id)})
	if err != nil {
		return err
	}
	inputs := []graph.Item{page.Item}
	for _, row := range rows {
		inputs = append(inputs, graph.Item{Scope: row[0].Str()})
	}
	id := c.s.newID()
	err = c.tx.PutNode(ctx, graph.Node{
		ID: id, Labels: []string{"Finding"}, Item: graph.Item{Scope: page.Scope, Requires: disclosure.Requires(inputs)},
		Props: graph.Props{
			"kind": graph.String(FindingDeletionReview), "state": graph.String(findingOpen), "openedAt": graph.Instant(c.now),
			"explanation": graph.String("The page " + page.id + " was not deleted by a person. It is hidden; approve its deletion or restore it."),
			"origin":      graph.String(page.id),
		},
	})
	if err != nil {
		return err
	}
	if err := c.connectOwn(ctx, "CONCERNS", id, page.id); err != nil {
		return err
	}
	return c.audit(ctx, "finding.open", id, map[string]string{"kind": FindingDeletionReview})
}

// closeDeletionReview decides the open review of a deletion, if there is one.
func (c *change) closeDeletionReview(ctx context.Context, pageID string, state FindingState) error {
	rows, err := c.decide(ctx, `MATCH (f:Finding) WHERE f.origin = $page AND f.kind = $kind AND f.state = $open RETURN f.id`, values{
		"page": graph.String(pageID), "kind": graph.String(FindingDeletionReview), "open": graph.String(findingOpen),
	})
	if err != nil {
		return err
	}
	for _, row := range rows {
		if err := c.endFinding(ctx, row[0].Str(), state); err != nil {
			return err
		}
	}
	return nil
}

// knowsAllSections tells, by page id, of which pages the caller can know every
// section, deleted pages included.
func (v *view) knowsAllSections(ctx context.Context, pages []Page) (map[string]bool, error) {
	ids := make([]string, len(pages))
	for i, p := range pages {
		ids[i] = p.ID
	}
	args := values{"pages": graph.Strings(ids)}
	const scopes = `MATCH (s:Section) WHERE s.page IN $pages RETURN DISTINCT s.page, s.scope ORDER BY s.page, s.scope`
	all, err := v.decideDeleted(ctx, scopes, args)
	if err != nil {
		return nil, err
	}
	known, err := v.matchDeleted(ctx, scopes, args)
	if err != nil {
		return nil, err
	}
	out := map[string]bool{}
	for _, id := range ids {
		out[id] = true
	}
	for _, row := range all {
		same := func(k graph.Row) bool { return k[0].Str() == row[0].Str() && k[1].Str() == row[1].Str() }
		if !slices.ContainsFunc(known, same) {
			out[row[0].Str()] = false
		}
	}
	return out, nil
}

// matchDeleted runs a read over all versions of what the audience may know, with
// deleted items.
func (v *view) matchDeleted(ctx context.Context, text string, values map[string]graph.Value) ([]graph.Row, error) {
	return v.run(ctx, v.r, text, values, graph.Currency{Mode: graph.All, Deleted: true})
}
