package memory

import (
	"context"
	"strings"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
)

// rescopePage changes who may know that a page exists. What had the page's own
// scope follows it; what had another keeps that and from now on needs the page's
// new scope besides. A page that becomes narrower gets a slug that a collision
// tells nothing about; the old one stays as a redirect for those who had it.
func (c *change) rescopePage(ctx context.Context, ref, to string) error {
	page, err := c.wanted(ctx, "page", ref)
	if err != nil {
		return err
	}
	if err := c.lock(ctx, "page:"+page.ID); err != nil {
		return err
	}
	if page.ManagedBy != "" {
		return fault.New(fault.Forbidden, "the page is managed by %s and read-only here", page.ManagedBy).In("page")
	}
	e, err := c.editPage(ctx, page)
	if err != nil {
		return err
	}
	// Sections that the caller cannot know keep their own scope, so they do not
	// matter here: an answer that told of them would be a leak.
	if err := disclosure.MayReshape(c.me(), page.WriterUID, true); err != nil {
		return inField(err, "page")
	}
	if page.Scope == to {
		return nil
	}
	if err := c.mayRescope(ctx, disclosure.Authored{Author: page.WriterUID, Scope: page.Scope}, to); err != nil {
		return inField(err, "scope")
	}
	if err := e.moveParts(ctx, to); err != nil {
		return err
	}
	if err := c.movePage(ctx, page, to); err != nil {
		return err
	}
	if err := c.rederivePage(ctx, page.ID); err != nil {
		return err
	}
	if err := c.moveEvents(ctx, page.ID); err != nil {
		return err
	}
	return c.audit(ctx, "page.rescope", page.ID, map[string]string{"from": page.Scope, "to": to})
}

// moveParts gives everything that stands on the page its new end.
func (e *pageEdit) moveParts(ctx context.Context, to string) error {
	follow := func(scope string) string {
		if scope == e.page.Scope {
			return to
		}
		return scope
	}
	for _, text := range []string{
		`MATCH (n:Section) WHERE n.page = $page RETURN n.id, n.scope`,
		`MATCH (n:Passage) WHERE n.page = $page RETURN n.id, n.scope`,
		`MATCH (n:Alias) WHERE n.page = $page RETURN n.id, n.scope`,
		`MATCH (n:PageVersion) WHERE n.page = $page RETURN n.id, n.scope`,
	} {
		rows, err := e.decideDeleted(ctx, text, values{"page": graph.String(e.page.ID)})
		if err != nil {
			return err
		}
		for _, row := range rows {
			item := partItem(follow(row[1].Str()), to)
			if err := e.tx.PatchNode(ctx, row[0].Str(), graph.NodePatch{Item: &item}); err != nil {
				return err
			}
		}
	}
	for _, t := range e.before.tags {
		item := graph.Item{Scope: follow(t.scope), RecordedAt: e.now}
		if err := e.tx.PatchEdge(ctx, t.edge, graph.EdgePatch{Item: &item}); err != nil {
			return err
		}
	}
	return nil
}

// movePage changes the page's own scope and, where it is no longer world, its slug.
func (c *change) movePage(ctx context.Context, page Page, to string) error {
	item := pageItem(to)
	props := graph.Props{}
	if to != graph.ScopeWorld {
		wanted := page.Slug
		if page.Scope != graph.ScopeWorld {
			if i := strings.LastIndexByte(wanted, '-'); i > 0 {
				wanted = wanted[:i]
			}
		}
		slug, err := c.freeSlug(ctx, wanted, to)
		if err != nil {
			return err
		}
		if err := c.redirect(ctx, page, to); err != nil {
			return err
		}
		props["slug"], props["handle"] = graph.String(slug), graph.String(pageHandle(slug))
	}
	return c.tx.PatchNode(ctx, page.ID, graph.NodePatch{Item: &item, Props: props})
}

// redirect keeps a slug that a page leaves, for those who may know the page now
// and held the scope that it had under that slug.
func (c *change) redirect(ctx context.Context, page Page, to string) error {
	return c.putRedirect(ctx, page.Slug, page.Scope, page.ID, to)
}

// putRedirect makes a slug lead to a page, for those who may know the page, whose
// scope is to, and hold the scope held.
func (c *change) putRedirect(ctx context.Context, slug, held, pageID, to string) error {
	id := c.s.newID()
	err := c.tx.PutNode(ctx, graph.Node{
		ID: id, Labels: []string{"Redirect"}, Item: partItem(held, to),
		Props: graph.Props{"page": graph.String(pageID), "slug": graph.String(slug)},
	})
	if err != nil {
		return err
	}
	return c.connectOwn(ctx, "REDIRECTS_TO", id, pageID)
}
