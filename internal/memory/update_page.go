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
	page, err := c.wanted(ctx, "page", in.Page)
	if err != nil {
		return Page{}, err
	}
	if err := c.lock(ctx, "page:"+page.ID); err != nil {
		return Page{}, err
	}
	if page.ManagedBy != "" {
		return Page{}, fault.New(fault.Forbidden, "the page is managed by %s and read-only here", page.ManagedBy).In("page")
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
	if err := e.apply(ctx, in); err != nil {
		return Page{}, err
	}
	return e.finish(ctx)
}

// pageEdit collects a change of one page.
type pageEdit struct {
	*change
	page    Page
	before  partsOf
	order   []Section       // the sections as they will be
	visible map[string]bool // ids of sections, aliases and tag edges that the writer may know
	touched []string        // scopes of which something changed
}

func (c *change) editPage(ctx context.Context, page Page) (*pageEdit, error) {
	before, err := c.parts(ctx, page.ID)
	if err != nil {
		return nil, err
	}
	e := &pageEdit{change: c, page: page, before: before, order: slices.Clone(before.sections), visible: map[string]bool{}}
	for _, text := range []string{
		`MATCH (n:Section) WHERE n.page = $page RETURN n.id`,
		`MATCH (n:Alias) WHERE n.page = $page RETURN n.id`,
		`MATCH (p:Page)-[n:TAGGED]->(t:Tag) WHERE p.id = $page RETURN n.id`,
	} {
		rows, err := c.match(ctx, text, values{"page": graph.String(page.ID)})
		if err != nil {
			return nil, err
		}
		for _, row := range rows {
			e.visible[row[0].Str()] = true
		}
	}
	return e, nil
}

func (e *pageEdit) apply(ctx context.Context, in UpdatePageInput) error {
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
	if in.Body != nil {
		return e.setBody(ctx, *in.Body)
	}
	for i, p := range in.Sections {
		if err := e.patch(ctx, fmt.Sprintf("sections[%d]", i), p); err != nil {
			return err
		}
	}
	return nil
}

// finish records the change with every scope it touched.
func (e *pageEdit) finish(ctx context.Context) (Page, error) {
	if len(e.touched) == 0 {
		return e.page, nil
	}
	changeID := e.s.newID()
	before := e.page
	if rows, err := e.decide(ctx, `MATCH (p:Page) WHERE p.id = $id RETURN `+pageColumns.of("p"), values{"id": graph.String(e.page.ID)}); err != nil {
		return Page{}, err
	} else if len(rows) == 1 {
		e.page = pageColumns.read(rows[0], 0)
	}
	for _, scope := range e.touched {
		if err := e.mark(ctx, e.page, scope, changeID, e.before.state(before, scope)); err != nil {
			return Page{}, err
		}
	}
	if err := e.originEdited(ctx); err != nil {
		return Page{}, err
	}
	return e.page, e.audit(ctx, "page.update", e.page.ID, nil)
}

// originEdited queues the claims that cite the page, for those who may know what
// of it changed.
func (e *pageEdit) originEdited(ctx context.Context) error {
	resting, err := e.citing(ctx, []string{e.page.ID})
	if err != nil || len(resting) == 0 {
		return err
	}
	for _, scope := range e.touched {
		if err := e.evidenceChanged(ctx, resting, partItem(scope, e.page.Scope), changeEdited); err != nil {
			return err
		}
	}
	return nil
}

// touch is the write check on a scope of which something is about to change.
func (e *pageEdit) touch(field, scope string) error {
	if slices.Contains(e.touched, scope) {
		return nil
	}
	if err := e.mayWrite(field, scope); err != nil {
		return err
	}
	e.touched = append(e.touched, scope)
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
	err = e.tx.PatchNode(ctx, e.page.ID, graph.NodePatch{Props: graph.Props{"title": graph.String(title), "norm": graph.String(text.Normalize(title))}})
	if err != nil {
		return err
	}
	renamed := e.page
	renamed.Title = title
	if err := e.tx.PutText(ctx, nameDocument(e.page.ID, e.page.ID, title, e.page.CreatedAt.UnixMicro())); err != nil {
		return err
	}
	// A page's title stands in the documents of its passages.
	for _, s := range e.before.sections {
		if err := e.refile(ctx, renamed, s); err != nil {
			return err
		}
	}
	return nil
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

// ownerOf is the uid of the principal whose canonical page it is, "" for none.
func (v *view) ownerOf(ctx context.Context, pageID string) (string, error) {
	rows, err := v.decide(ctx, `MATCH (p:Principal)-[:HAS_PAGE]->(g:Page) WHERE g.id = $id RETURN p.uid`, values{"id": graph.String(pageID)})
	if err != nil || len(rows) == 0 {
		return "", err
	}
	return rows[0][0].Str(), nil
}

// refile cuts a section into passages anew.
func (e *pageEdit) refile(ctx context.Context, page Page, s Section) error {
	if err := e.dropPassages(ctx, s.ID); err != nil {
		return err
	}
	return e.putPassages(ctx, page, s)
}

func (e *pageEdit) setAliases(ctx context.Context, names []string) error {
	wanted, err := cleanNames("aliases", names, maxNameRunes)
	if err != nil {
		return err
	}
	// A name on somebody's own page speaks for that person.
	owner, err := e.ownerOf(ctx, e.page.ID)
	if err != nil {
		return err
	}
	if owner != "" {
		if err := e.mayRename(ctx, "aliases"); err != nil {
			return err
		}
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
		if err := e.putAlias(ctx, e.page, name); err != nil {
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
		same := func(name string) bool { return text.Normalize(name) == text.Normalize(t.name) }
		if i := slices.IndexFunc(wanted, same); i >= 0 {
			wanted = slices.Delete(wanted, i, i+1)
			continue
		}
		if err := e.touch("tags", t.scope); err != nil {
			return err
		}
		item := graph.Item{Scope: t.scope, RetiredAt: e.now}
		if err := e.tx.PatchEdge(ctx, t.edge, graph.EdgePatch{Item: &item}); err != nil {
			return err
		}
	}
	for _, name := range wanted {
		if err := e.touch("tags", e.page.Scope); err != nil {
			return err
		}
		if err := e.putTag(ctx, e.page, name); err != nil {
			return err
		}
	}
	return nil
}

// patch applies one section patch.
func (e *pageEdit) patch(ctx context.Context, field string, p SectionPatch) error {
	at := len(e.order)
	if p.After != nil {
		at = e.index(*p.After) + 1
		if at == 0 {
			return fault.New(fault.NotFound, "the page has no section %q", *p.After).In(field + ".after")
		}
	}
	if p.ID == nil {
		return e.insert(ctx, field, p, at)
	}
	i := e.index(*p.ID)
	if i < 0 {
		return fault.New(fault.NotFound, "the page has no section %q", *p.ID).In(field + ".id")
	}
	s := e.order[i]
	if err := e.touch(field, s.Scope); err != nil {
		return err
	}
	if p.Remove {
		return e.removeSection(ctx, i)
	}
	if p.Scope != nil {
		return e.patchScope(ctx, field, s, p)
	}
	return e.rewriteSection(ctx, field, s, p)
}

// index finds a section that the writer may know.
func (e *pageEdit) index(id string) int {
	return slices.IndexFunc(e.order, func(s Section) bool { return s.ID == id && e.visible[id] })
}

func (e *pageEdit) insert(ctx context.Context, field string, p SectionPatch, at int) error {
	if p.Remove || p.Text == nil {
		return fault.Bad(field+".text", "the text of the section to add", "")
	}
	scope := e.page.Scope
	if p.Scope != nil {
		var err error
		if scope, err = e.writeScope(ctx, field+".scope", p.Scope); err != nil {
			return err
		}
	}
	if err := e.touch(field, scope); err != nil {
		return err
	}
	s := Section{ID: e.s.newID(), PageID: e.page.ID, Scope: scope, Version: 1}
	var err error
	if s.Heading, s.Text, err = sectionText(field, p, s); err != nil {
		return err
	}
	return e.place(ctx, s, at)
}

// place puts a new section at index at of the page's order.
func (e *pageEdit) place(ctx context.Context, s Section, at int) error {
	position, err := e.positionAt(ctx, at)
	if err != nil {
		return err
	}
	s.Position = position
	e.order = slices.Insert(e.order, at, s)
	e.visible[s.ID] = true
	return e.putSection(ctx, e.page, s)
}

// positionAt finds room between two neighbours; where there is none all
// sections are spread out anew, which changes no order.
func (e *pageEdit) positionAt(ctx context.Context, at int) (int64, error) {
	sections := e.order
	switch {
	case len(sections) == 0:
		return positionGap, nil
	case at >= len(sections):
		return sections[len(sections)-1].Position + positionGap, nil
	}
	var low int64
	if at > 0 {
		low = sections[at-1].Position
	}
	if high := sections[at].Position; high-low > 1 {
		return low + (high-low)/2, nil
	}
	for i := range sections {
		sections[i].Position = int64(i+1) * positionGap
		err := e.tx.PatchNode(ctx, sections[i].ID, graph.NodePatch{Props: graph.Props{"position": graph.Int(sections[i].Position)}})
		if err != nil {
			return 0, err
		}
	}
	return e.positionAt(ctx, at)
}

func (e *pageEdit) removeSection(ctx context.Context, i int) error {
	id := e.order[i].ID
	e.order = slices.Delete(e.order, i, i+1)
	if err := e.dropPassages(ctx, id); err != nil {
		return err
	}
	return e.tx.DeleteNode(ctx, id)
}

func (e *pageEdit) rewriteSection(ctx context.Context, field string, s Section, p SectionPatch) error {
	heading, body, err := sectionText(field, p, s)
	if err != nil {
		return err
	}
	return e.setSection(ctx, s, heading, body)
}

func (e *pageEdit) setSection(ctx context.Context, s Section, heading, body string) error {
	if heading == s.Heading && body == s.Text {
		return nil
	}
	s.Heading, s.Text = heading, body
	s.Version++
	err := e.tx.PatchNode(ctx, s.ID, graph.NodePatch{Props: graph.Props{
		"heading": graph.OptionalString(heading), "text": graph.String(body), "version": graph.Int(int64(s.Version)),
	}})
	if err != nil {
		return err
	}
	return e.refile(ctx, e.page, s)
}

// patchScope moves a section to another scope: by whoever made the page or a
// curator, within the write check on both scopes.
func (e *pageEdit) patchScope(ctx context.Context, field string, s Section, p SectionPatch) error {
	scope, err := e.writeScope(ctx, field+".scope", p.Scope)
	if err != nil {
		return err
	}
	if scope != s.Scope {
		if err := disclosure.MayReshape(e.me(), e.page.WriterUID, true); err != nil {
			return inField(err, field+".scope")
		}
		if err := e.touch(field+".scope", scope); err != nil {
			return err
		}
		item := partItem(scope, e.page.Scope)
		if err := e.tx.PatchNode(ctx, s.ID, graph.NodePatch{Item: &item}); err != nil {
			return err
		}
		s.Scope = scope
		if err := e.refile(ctx, e.page, s); err != nil {
			return err
		}
	}
	return e.rewriteSection(ctx, field, s, p)
}

// sectionText is the heading and text of a section after a patch.
func sectionText(field string, p SectionPatch, s Section) (heading, body string, err error) {
	heading, body = s.Heading, s.Text
	if p.Heading != nil {
		heading = ""
		if *p.Heading != "" {
			if heading, err = cleanLine(field+".heading", *p.Heading, maxTitleRunes); err != nil {
				return "", "", err
			}
		}
	}
	if p.Text != nil {
		if !validText(*p.Text) || len(*p.Text) > maxBodyBytes {
			return "", "", fault.Bad(field+".text", "valid UTF-8 text of at most 10 MiB", "")
		}
		body = *p.Text
	}
	return heading, body, nil
}
