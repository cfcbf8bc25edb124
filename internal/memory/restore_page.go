package memory

import (
	"context"
	"slices"
	"time"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
	"brain/internal/text"
)

// RestorePage brings back a deleted page, given by id, slug or title, with what
// was hidden with it. What was deleted before on its own stays deleted. Who could
// delete it may restore it; for others it is not there.
// Errors: NOT_FOUND, AMBIGUOUS_NAME.
func (s *Service) RestorePage(ctx context.Context, session *Session, ref string) (Page, graph.Revision, error) {
	var page Page
	rev, err := s.write(ctx, session, func(ctx context.Context, c *change) error {
		var err error
		if page, err = c.deletedPage(ctx, ref); err != nil {
			return err
		}
		if err := c.lock(ctx, "page:"+page.ID); err != nil {
			return err
		}
		page.DeletedAt = nil
		if err := c.restoreDeleted(ctx, page.ID); err != nil {
			return err
		}
		return c.closeDeletionReview(ctx, page.ID, findingDismissed)
	})
	return page, rev, err
}

// restoreDeleted brings a deleted page back. Whether the caller may is asked before.
func (c *change) restoreDeleted(ctx context.Context, id string) error {
	pages, err := c.items(ctx, `MATCH (n:Page) WHERE n.id = $id`, values{"id": graph.String(id)})
	if err != nil {
		return err
	}
	item := pages[0].Item
	item.DeletedAt = time.Time{}
	err = c.tx.PatchNode(ctx, id, graph.NodePatch{Item: &item, Props: graph.Props{
		"state": graph.Null(), "deletedBy": graph.Null(), "deletedReason": graph.Null(), "approved": graph.Null(),
	}})
	if err != nil {
		return err
	}
	if err := c.unhide(ctx, id); err != nil {
		return err
	}
	if err := c.compareAll(ctx, id); err != nil {
		return err
	}
	return c.audit(ctx, "page.restore", id, nil)
}

// approveDeletion is a person's word that a deleted page may be purged. The review
// that asked for it is closed by whoever decides it.
func (c *change) approveDeletion(ctx context.Context, pageID string) error {
	if c.me().Kind != disclosure.Human {
		return fault.New(fault.Forbidden, "only a person approves a deletion").In("items")
	}
	if err := c.tx.PatchNode(ctx, pageID, graph.NodePatch{Props: graph.Props{"approved": graph.Bool(true)}}); err != nil {
		return err
	}
	return c.audit(ctx, "page.delete.approve", pageID, nil)
}

// deletedPage finds a deleted page among those that the caller may restore.
func (c *change) deletedPage(ctx context.Context, ref string) (Page, error) {
	missing := fault.New(fault.NotFound, "there is no deleted page %q", ref).In("page").
		Suggest("expected the id, slug or title of a page that pages(filter: {deleted: true}) lists")
	name, ok := refName(ref)
	if !ok {
		return Page{}, missing
	}
	for _, st := range []step{
		{`MATCH (p:Page) WHERE p.id = $ref AND p.state = 'DELETED' RETURN ` + pageColumns.of("p"), values{"ref": graph.String(name)}},
		{`MATCH (p:Page) WHERE p.slug = $slug AND p.state = 'DELETED' RETURN ` + pageColumns.of("p"), values{"slug": graph.String(normalSlug(name))}},
		{`MATCH (p:Page) WHERE p.norm = $norm AND p.state = 'DELETED' RETURN ` + pageColumns.of("p"), values{"norm": graph.String(text.Normalize(name))}},
	} {
		rows, err := c.matchDeleted(ctx, st.text, st.values)
		if err != nil {
			return Page{}, err
		}
		pages, err := c.restorable(ctx, pageColumns.all(rows))
		if err != nil {
			return Page{}, err
		}
		switch len(pages) {
		case 0:
		case 1:
			return pages[0], nil
		default:
			var hints []PageHint
			for _, p := range pages[:min(len(pages), maxCandidates)] {
				hints = append(hints, hintOf(p))
			}
			return Page{}, Resolution{Ref: ref, Candidates: hints}.fault("page")
		}
	}
	return Page{}, missing
}

// restorable leaves of deleted pages those that the caller may restore.
func (v *view) restorable(ctx context.Context, pages []Page) ([]Page, error) {
	var out []Page
	for some := range slices.Chunk(pages, maxPageSize) {
		known, err := v.knowsAllSections(ctx, some)
		if err != nil {
			return nil, err
		}
		for _, p := range some {
			if disclosure.MayReshape(v.me(), p.WriterUID, known[p.ID]) == nil {
				out = append(out, p)
			}
		}
	}
	return out, nil
}

// deletedListing lists the deleted pages that the caller may restore. A deleted
// page is in no text index, so words are looked for in its title.
func (v *view) deletedListing(ctx context.Context, f PageFilter) (*listing, error) {
	rows, err := v.matchDeleted(ctx, `MATCH (p:Page) WHERE p.state IN $states RETURN `+pageColumns.of("p"), values{"states": graph.Strings([]string{pageDeleted})})
	if err != nil {
		return nil, err
	}
	pages, err := v.restorable(ctx, pageColumns.all(rows))
	if err != nil || len(pages) == 0 {
		return nil, err
	}
	ids := make([]string, len(pages))
	for i, p := range pages {
		ids[i] = p.ID
	}
	words := f.Text
	f.Text, f.Deleted = nil, nil
	l, err := v.pageListing(ctx, f)
	if err != nil {
		return nil, err
	}
	l.currency = graph.Currency{Mode: graph.All, Deleted: true}
	l.demand("p.id IN $restorable", "restorable", graph.Strings(ids))
	if words != nil {
		l.demand("p.norm CONTAINS $words", "words", graph.String(text.Normalize(*words)))
	}
	return l, nil
}
