package memory

import (
	"context"
	"slices"

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
	moved := page
	moved.Scope = to
	if err := c.cutVersions(ctx, moved); err != nil {
		return err
	}
	if err := c.rederivePage(ctx, page.ID); err != nil {
		return err
	}
	if err := c.moveEvents(ctx, page.ID); err != nil {
		return err
	}
	if _, err := c.moveStated(ctx, page.ID, to, func(g ground) bool { return g.scope == page.Scope }); err != nil {
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
	stay := func(scope string) string { return scope }
	for _, parts := range []struct {
		text  string
		scope func(string) string
	}{
		{`MATCH (n:Section) WHERE n.page = $page RETURN n.id, n.scope`, follow},
		{`MATCH (n:Passage) WHERE n.page = $page RETURN n.id, n.scope`, follow},
		{`MATCH (n:Alias) WHERE n.page = $page RETURN n.id, n.scope`, follow},
		{`MATCH (n:PageVersion) WHERE n.page = $page RETURN n.id, n.scope`, follow},
		// A redirect is for those who held the scope when that slug was left.
		{`MATCH (n:Redirect) WHERE n.page = $page RETURN n.id, n.scope`, stay},
	} {
		rows, err := e.decideDeleted(ctx, parts.text, values{"page": graph.String(e.page.ID)})
		if err != nil {
			return err
		}
		for _, row := range rows {
			item := partItem(parts.scope(row[1].Str()), to)
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
	return e.joinText(ctx, to)
}

// joinText places sections that the page's new scope makes part of its text: one
// that stood inside the text of a section stands behind it.
func (e *pageEdit) joinText(ctx context.Context, to string) error {
	order := slices.Clone(e.order)
	joins := func(s Section) bool { return s.Scope == to && s.Line > 0 }
	for i := slices.IndexFunc(order, joins); i >= 0; i = slices.IndexFunc(order, joins) {
		end := inside(order, i, e.page.Scope)
		s := order[i]
		s.Line = 0
		order = slices.Insert(slices.Delete(order, i, i+1), end-1, s)
	}
	number(order)
	for _, s := range order {
		was := e.order[slices.IndexFunc(e.order, func(o Section) bool { return o.ID == s.ID })]
		if was == s {
			continue
		}
		err := e.tx.PatchNode(ctx, s.ID, graph.NodePatch{Props: graph.Props{"position": graph.Int(s.Position), "line": optionalLine(s.Line)}})
		if err != nil {
			return err
		}
	}
	return nil
}

// movePage changes the page's own scope and, where it is no longer world, its slug.
func (c *change) movePage(ctx context.Context, page Page, to string) error {
	item := pageItem(to)
	props := graph.Props{"rescopedAt": graph.Instant(c.now)}
	if to != graph.ScopeWorld {
		slug, err := c.freeSlug(ctx, slugStem(page), to)
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
