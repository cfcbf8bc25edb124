package memory

import (
	"context"
	"strings"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
)

// RenamePageInput is another slug for a page, and another title if one is given.
type RenamePageInput struct {
	Page  string
	Slug  string
	Title *string
}

// RenamePage gives a page another slug; the one that it leaves leads to it for those
// who may know the page and held the scope that it had. Nothing else is rewritten,
// since everything refers to a page by its id. A taken slug gets -2, a page narrower
// than world a random suffix. Its creator, a curator or a steward of its group may
// do it, if he can know all its sections; a principal's own page keeps its slug.
// Errors: NOT_FOUND, AMBIGUOUS_NAME, BAD_INPUT, FORBIDDEN, CONSTRAINT.
func (s *Service) RenamePage(ctx context.Context, session *Session, in RenamePageInput) (Page, graph.Revision, error) {
	var page Page
	rev, err := s.write(ctx, session, func(ctx context.Context, c *change) error {
		e, err := c.reshape(ctx, in.Page)
		if err != nil {
			return err
		}
		if err := e.rename(ctx, in); err != nil {
			return err
		}
		page, err = e.finish(ctx, "title", "page.rename")
		return err
	})
	return page, rev, err
}

func (e *pageEdit) rename(ctx context.Context, in RenamePageInput) error {
	objectType, err := e.objectType(e.page.Type, e.page.Subtype)
	if err != nil {
		return err
	}
	slug := normalSlug(in.Slug)
	if err := checkSlug("slug", slug, objectType.SlugPrefix); err != nil {
		return err
	}
	if in.Title != nil {
		if err := e.retitle(ctx, *in.Title); err != nil {
			return err
		}
	}
	if slug == e.page.Slug || slug == slugStem(e.page) {
		return nil
	}
	return e.moveSlug(ctx, "slug", slug)
}

// reshape opens an edit of a page that changes what the page is: by its creator, a
// curator or a steward of its group, who can know all its sections.
func (c *change) reshape(ctx context.Context, ref string) (*pageEdit, error) {
	page, err := c.editable(ctx, ref)
	if err != nil {
		return nil, err
	}
	e, err := c.editPage(ctx, page)
	if err != nil {
		return nil, err
	}
	creator := page.WriterUID
	if gid, ok := graph.ScopeGroup(page.Scope); ok && c.me().Stewards(gid) {
		creator = c.me().UID
	}
	if err := disclosure.MayReshape(c.me(), creator, e.knowsAll()); err != nil {
		return nil, inField(err, "page")
	}
	owner, err := c.ownerOf(ctx, page.ID)
	if err == nil && owner != "" {
		err = fault.New(fault.Constraint, "the page of a principal keeps its slug and type").In("page").Suggest("updatePrincipal changes its name")
	}
	return e, err
}

// slugStem is a page's slug without the random suffix that it has if the page is
// narrower than world.
func slugStem(p Page) string {
	if p.Scope == graph.ScopeWorld {
		return p.Slug
	}
	if i := strings.LastIndexByte(p.Slug, '-'); i > 0 {
		return p.Slug[:i]
	}
	return p.Slug
}

// moveSlug gives the page another slug and leaves a redirect.
func (e *pageEdit) moveSlug(ctx context.Context, field, wanted string) error {
	if err := e.touch(field, e.page.Scope); err != nil {
		return err
	}
	slug, err := e.freeSlug(ctx, wanted, e.page.Scope)
	if err != nil {
		return err
	}
	if err := e.leaveSlug(ctx, slug); err != nil {
		return err
	}
	return e.tx.PatchNode(ctx, e.page.ID, graph.NodePatch{Props: graph.Props{
		"slug": graph.String(slug), "handle": graph.String(pageHandle(slug)),
	}})
}

// leaveSlug keeps the present slug as a redirect and drops the page's own redirects
// from the slug that it takes.
func (e *pageEdit) leaveSlug(ctx context.Context, taken string) error {
	rows, err := e.decideDeleted(ctx, `MATCH (n:Redirect) WHERE n.page = $page AND n.slug = $slug RETURN n.id`,
		values{"page": graph.String(e.page.ID), "slug": graph.String(taken)})
	if err != nil {
		return err
	}
	for _, row := range rows {
		if err := e.tx.DeleteNode(ctx, row[0].Str()); err != nil {
			return err
		}
	}
	return e.redirect(ctx, e.page, e.page.Scope)
}
