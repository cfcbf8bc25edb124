package memory

import (
	"context"
	"fmt"
	"slices"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
	"brain/internal/text"
)

// UpdatePageInput is a change of a page; nil fields stay as they are. Aliases,
// Tags and Body replace only what the caller may know.
type UpdatePageInput struct {
	Page     string
	Version  int
	Title    *string
	Aliases  []string // nil stays, empty removes
	Tags     []string // nil stays, empty removes
	Body     *string
	Sections []SectionPatch
}

// SectionPatch is a change of one section; without an id it adds one.
type SectionPatch struct {
	ID      *string
	Heading *string
	Text    *string
	Scope   *string
	Remove  bool
	After   *string
}

// UpdatePage changes a page and keeps its earlier state. The caller says which
// version it read; another one is CONFLICT. Sections, aliases and tags that the
// caller may not know stay as and where they are.
// Errors: NOT_FOUND, AMBIGUOUS_NAME, CONFLICT, BAD_INPUT, FORBIDDEN and those of
// the write check.
func (s *Service) UpdatePage(ctx context.Context, session *Session, in UpdatePageInput) (Page, graph.Revision, error) {
	var page Page
	rev, err := s.write(ctx, session, func(ctx context.Context, c *change) error {
		var err error
		page, err = c.updatePage(ctx, in)
		return err
	})
	return page, rev, err
}

func (c *change) updatePage(ctx context.Context, in UpdatePageInput) (Page, error) {
	if in.Body != nil && len(in.Sections) > 0 {
		return Page{}, fault.New(fault.BadInput, "body and sections are two ways to say the same").In("sections").Suggest("give one of them")
	}
	page, err := c.editable(ctx, in.Page)
	if err != nil {
		return Page{}, err
	}
	changes, err := c.pageChanges(ctx, []string{page.ID})
	if err != nil {
		return Page{}, err
	}
	if have := len(changes[page.ID]); have != in.Version {
		return Page{}, fault.New(fault.Conflict, "the page is at version %d, the update was made from version %d", have, in.Version).
			In("version").Suggest("read the page again and apply the change to what it says now")
	}
	e, err := c.editPage(ctx, page)
	if err != nil {
		return Page{}, err
	}
	var written *content
	if in.Body != nil {
		read, err := c.content(ctx, "body", *in.Body, page.Scope)
		if err != nil {
			return Page{}, err
		}
		written = &read
	}
	if err := e.apply(ctx, in, written); err != nil {
		return Page{}, err
	}
	field := "body"
	if in.Body == nil {
		field = "sections"
	}
	if page, err = e.finish(ctx, field, "page.update"); err != nil {
		return Page{}, err
	}
	return page, e.restated(ctx)
}

func (e *pageEdit) apply(ctx context.Context, in UpdatePageInput, written *content) error {
	if in.Title != nil {
		if err := e.retitle(ctx, *in.Title); err != nil {
			return err
		}
	}
	if in.Aliases != nil {
		if err := e.setAliases(ctx, in.Aliases); err != nil {
			return err
		}
	}
	if in.Tags != nil {
		if err := e.setTags(ctx, in.Tags); err != nil {
			return err
		}
	}
	if written != nil {
		return e.setBody(*written)
	}
	for i, p := range in.Sections {
		if err := e.patch(ctx, fmt.Sprintf("sections[%d]", i), p); err != nil {
			return err
		}
	}
	return nil
}

func (e *pageEdit) retitle(ctx context.Context, title string) error {
	title, err := cleanLine("title", title, maxTitleRunes)
	if err != nil || title == e.page.Title {
		return err
	}
	if err := e.mayRename(ctx, "title"); err != nil {
		return err
	}
	if err := e.touch("title", e.page.Scope); err != nil {
		return err
	}
	return e.setTitle(ctx, title)
}

// setTitle writes another title; settle brings it into the documents of passages.
func (e *pageEdit) setTitle(ctx context.Context, title string) error {
	err := e.tx.PatchNode(ctx, e.page.ID, graph.NodePatch{Props: graph.Props{"title": graph.String(title), "norm": graph.String(text.Normalize(title))}})
	if err != nil {
		return err
	}
	e.title = title
	return e.tx.PutText(ctx, nameDocument(e.page.ID, e.page.ID, title, e.page.CreatedAt.UnixMicro()))
}

// mayRename tells whether the caller may give the page another title: its creator,
// a curator, or the principal whose own page it is.
func (e *pageEdit) mayRename(ctx context.Context, field string) error {
	owner, err := e.ownerOf(ctx, e.page.ID)
	if err != nil {
		return err
	}
	if owner != "" && owner == e.session.UID {
		return e.active()
	}
	return inField(disclosure.MayReshape(e.me(), e.page.WriterUID, true), field)
}

// mayName tells whether the caller may change the further names of the page: a name
// on somebody's own page speaks for that person.
func (e *pageEdit) mayName(ctx context.Context) error {
	owner, err := e.ownerOf(ctx, e.page.ID)
	if err != nil || owner == "" {
		return err
	}
	return e.mayRename(ctx, "aliases")
}

// untag takes a tag off the page; that it was there stays known.
func (e *pageEdit) untag(ctx context.Context, t storedTag) error {
	if err := e.touch("tags", t.scope); err != nil {
		return err
	}
	item := graph.Item{Scope: t.scope, RetiredAt: e.now}
	return e.tx.PatchEdge(ctx, t.edge, graph.EdgePatch{Item: &item})
}

// ownerOf is the uid of the principal whose canonical page it is, "" for none.
func (v *view) ownerOf(ctx context.Context, pageID string) (string, error) {
	rows, err := v.decide(ctx, `MATCH (p:Principal)-[:HAS_PAGE]->(g:Page) WHERE g.id = $id RETURN p.uid`, values{"id": graph.String(pageID)})
	if err != nil || len(rows) == 0 {
		return "", err
	}
	return rows[0][0].Str(), nil
}

func (e *pageEdit) setAliases(ctx context.Context, names []string) error {
	wanted, err := cleanNames("aliases", names, maxNameRunes)
	if err != nil {
		return err
	}
	if err := e.mayName(ctx); err != nil {
		return inField(err, "aliases")
	}
	for _, a := range e.before.aliases {
		if i := slices.Index(wanted, a.name); i >= 0 && e.visible[a.id] {
			wanted = slices.Delete(wanted, i, i+1)
			continue
		}
		if !e.visible[a.id] {
			continue
		}
		if err := e.touch("aliases", a.scope); err != nil {
			return err
		}
		if err := e.tx.DeleteNode(ctx, a.id); err != nil {
			return err
		}
	}
	for _, name := range wanted {
		if err := e.touch("aliases", e.page.Scope); err != nil {
			return err
		}
		if err := e.putAlias(ctx, e.page, name, e.page.Scope); err != nil {
			return err
		}
	}
	return nil
}

func (e *pageEdit) setTags(ctx context.Context, names []string) error {
	wanted, err := cleanNames("tags", names, maxNameRunes)
	if err != nil {
		return err
	}
	for _, t := range e.before.tags {
		if !e.visible[t.edge] {
			continue
		}
		same := func(name string) bool { return sameTag(name, t.name) }
		if i := slices.IndexFunc(wanted, same); i >= 0 {
			wanted = slices.Delete(wanted, i, i+1)
			continue
		}
		if err := e.untag(ctx, t); err != nil {
			return err
		}
	}
	for _, name := range wanted {
		if err := e.touch("tags", e.page.Scope); err != nil {
			return err
		}
		if err := e.putTag(ctx, e.page, name, e.page.Scope); err != nil {
			return err
		}
	}
	return nil
}

// sameTag tells whether two tags read alike.
func sameTag(a, b string) bool { return text.Normalize(a) == text.Normalize(b) }
