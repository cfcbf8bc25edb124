package memory

import (
	"context"
	"slices"

	"brain/graph"
)

// pageEdit collects a change of one page. Sections are changed in memory and
// written together at the end.
type pageEdit struct {
	*change
	page     Page
	before   partsOf
	order    []Section       // the sections as they will be
	visible  map[string]bool // ids of sections, aliases and tag edges that the writer may know
	title    string          // the new title, "" for none
	touched  []string        // scopes of which something changed
	rescoped bool            // a section moved to another scope
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

// knowsAll tells whether the writer may know every section of the page.
func (e *pageEdit) knowsAll() bool {
	return !slices.ContainsFunc(e.before.sections, func(s Section) bool { return !e.visible[s.ID] })
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

// finish writes the change and records it with every scope it touched.
func (e *pageEdit) finish(ctx context.Context, field, action string) (Page, error) {
	if len(e.touched) == 0 {
		return e.page, nil
	}
	carried, err := e.settle(ctx, field)
	if err != nil {
		return Page{}, err
	}
	before := e.page
	rows, err := e.decide(ctx, `MATCH (p:Page) WHERE p.id = $id RETURN `+pageColumns.of("p"), values{"id": graph.String(e.page.ID)})
	if err != nil {
		return Page{}, err
	}
	if len(rows) == 1 {
		e.page = pageColumns.read(rows[0], 0)
	}
	changeID := e.s.newID()
	scopes := append(slices.Clone(e.touched), carried...)
	slices.Sort(scopes)
	for _, scope := range slices.Compact(scopes) {
		state := e.before.state(before, scope)
		for _, s := range e.order {
			if s.Scope != scope {
				state.hide(s.ID, s.Scope)
			}
		}
		if err := e.mark(ctx, e.page, scope, changeID, state); err != nil {
			return Page{}, err
		}
	}
	if e.rescoped {
		if err := e.cutVersions(ctx, e.page); err != nil {
			return Page{}, err
		}
	}
	if err := e.originEdited(ctx, changeID); err != nil {
		return Page{}, err
	}
	return e.page, e.audit(ctx, action, e.page.ID, nil)
}

// restated brings what rests on the page's text to what it says now. An imported page
// whose text was changed here is from then on read here, not in its note, until that
// changes too.
func (e *pageEdit) restated(ctx context.Context) error {
	if slices.Equal(e.order, e.before.sections) && e.title == "" {
		return nil
	}
	err := e.tx.PatchNode(ctx, e.page.ID, graph.NodePatch{Props: graph.Props{"updatedAt": graph.Instant(e.now)}})
	if err != nil {
		return err
	}
	earlier := slices.DeleteFunc(slices.Clone(e.before.sections), func(s Section) bool { return !e.visible[s.ID] })
	return e.restate(ctx, e.page, e.touched, e.rescoped, earlier)
}

// originEdited queues the claims that cite the page, for those who may know what
// of it changed.
func (e *pageEdit) originEdited(ctx context.Context, changeID string) error {
	resting, err := e.citing(ctx, []string{e.page.ID})
	if err != nil || len(resting) == 0 {
		return err
	}
	changed, err := e.items(ctx, `MATCH (n:PageVersion) WHERE n.page = $page AND n.change = $change AND n.scope IN $touched`,
		values{"page": graph.String(e.page.ID), "change": graph.String(changeID), "touched": graph.Strings(e.touched)})
	if err != nil {
		return err
	}
	for _, version := range changed {
		if err := e.evidenceChanged(ctx, resting, version.Item, changeEdited); err != nil {
			return err
		}
	}
	return nil
}

// settle writes the sections as they are now. carried are the scopes of those that
// went along with the text around them: their state of before is kept with the
// change, which everyone who knows the page knows of, since its own text changed.
func (e *pageEdit) settle(ctx context.Context, field string) (carried []string, err error) {
	if !slices.Equal(e.order, e.before.sections) {
		if err := joinable(e.order, e.page.Scope); err != nil {
			return nil, syntaxFault(field, err)
		}
		number(e.order)
	}
	page := e.page
	if e.title != "" {
		page.Title = e.title
	}
	old := map[string]Section{}
	for _, s := range e.before.sections {
		old[s.ID] = s
	}
	for _, s := range e.order {
		was, exists := old[s.ID]
		delete(old, s.ID)
		if !exists {
			if err := e.putSection(ctx, page, s); err != nil {
				return nil, err
			}
			continue
		}
		if err := e.changeSection(ctx, page, was, s); err != nil {
			return nil, err
		}
		if was.Scope == s.Scope && (was.Line != s.Line || was.Position != s.Position) && slices.Contains(e.touched, page.Scope) {
			carried = append(carried, s.Scope)
		}
	}
	for _, s := range e.before.sections {
		if _, gone := old[s.ID]; !gone {
			continue
		}
		if err := e.dropPassages(ctx, s.ID); err != nil {
			return nil, err
		}
		if err := e.tx.DeleteNode(ctx, s.ID); err != nil {
			return nil, err
		}
	}
	return carried, nil
}

// changeSection writes what is different about a section, and its passages anew
// where they change: a page's title stands in their documents.
func (e *pageEdit) changeSection(ctx context.Context, page Page, was, now Section) error {
	said := now.Heading != was.Heading || now.Text != was.Text
	if said {
		now.Version++
	}
	patch := graph.NodePatch{Props: graph.Props{
		"heading": graph.OptionalString(now.Heading), "text": graph.String(now.Text), "version": graph.Int(int64(now.Version)),
		"position": graph.Int(now.Position), "line": optionalLine(now.Line),
	}}
	if now.Scope != was.Scope {
		item := partItem(now.Scope, page.Scope)
		patch.Item = &item
		e.rescoped = true
		if err := e.hidePast(ctx, now); err != nil {
			return err
		}
	}
	if now != was {
		if err := e.tx.PatchNode(ctx, now.ID, patch); err != nil {
			return err
		}
	}
	if !said && now.Scope == was.Scope && page.Title == e.page.Title {
		return nil
	}
	if err := e.dropPassages(ctx, now.ID); err != nil {
		return err
	}
	return e.putPassages(ctx, page, now)
}

// optionalLine stores the place of a section inside the text before it.
func optionalLine(line int) graph.Value {
	if line == 0 {
		return graph.Value{}
	}
	return graph.Int(int64(line))
}
