package memory

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"brain/graph"
	"brain/internal/body"
	"brain/internal/fault"
)

// RollbackPageInput names a page and the version, as the caller counts them, to
// which it returns.
type RollbackPageInput struct {
	Page      string
	ToVersion int
}

// RollbackPage brings what the caller may know of a page back to what it was:
// title, aliases, tags and sections. It is a change of its own, so it can be taken
// back too. Sections that the caller cannot know stay as and where they are, and no
// section changes its scope: one that was rescoped since keeps the scope that it
// has. Errors: NOT_FOUND, AMBIGUOUS_NAME, BAD_INPUT for a version that there is not,
// FORBIDDEN and those of the write check.
func (s *Service) RollbackPage(ctx context.Context, session *Session, in RollbackPageInput) (Page, graph.Revision, error) {
	var page Page
	rev, err := s.write(ctx, session, func(ctx context.Context, c *change) error {
		var err error
		page, err = c.rollbackPage(ctx, in)
		return err
	})
	return page, rev, err
}

func (c *change) rollbackPage(ctx context.Context, in RollbackPageInput) (Page, error) {
	page, err := c.editable(ctx, in.Page)
	if err != nil {
		return Page{}, err
	}
	changes, markers, err := c.pageHistory(ctx, page.ID)
	if err != nil {
		return Page{}, err
	}
	if in.ToVersion < 1 || in.ToVersion > len(changes) {
		return Page{}, fault.Bad("toVersion", fmt.Sprintf("a version of the page, 1–%d", len(changes)), "")
	}
	if in.ToVersion == len(changes) {
		return page, nil
	}
	e, err := c.editPage(ctx, page)
	if err != nil {
		return Page{}, err
	}
	states, err := e.statesAt(ctx, markers, changes[:in.ToVersion])
	if err != nil {
		return Page{}, err
	}
	if err := e.restore(ctx, states); err != nil {
		return Page{}, inField(err, "toVersion")
	}
	if page, err = e.finish(ctx, "toVersion", "page.rollback"); err != nil {
		return Page{}, err
	}
	return page, e.restated(ctx)
}

// editable finds a page to edit and keeps others from it until the transaction ends.
func (c *change) editable(ctx context.Context, ref string) (Page, error) {
	page, err := c.wanted(ctx, "page", ref)
	if err != nil {
		return Page{}, err
	}
	if err := c.lock(ctx, "page:"+page.ID); err != nil {
		return Page{}, err
	}
	if page.ManagedBy != "" {
		return Page{}, fault.New(fault.Forbidden, "the page is managed by %s and read-only here", page.ManagedBy).In("page")
	}
	return page, nil
}

// statesAt are the parts of the page by scope as they were after the last of these
// changes, cut to what the caller may know.
func (e *pageEdit) statesAt(ctx context.Context, markers []marker, changes []pageChange) (map[string]snapshot, error) {
	part := latestMarkers(markers, changes)
	ids := make([]string, len(part))
	for i, m := range part {
		ids[i] = markers[m].id
	}
	if err := e.loadStates(ctx, e.page, markers, ids); err != nil {
		return nil, err
	}
	states := map[string]snapshot{}
	for _, m := range part {
		state := markers[m].state
		if markers[m].present {
			now := e.before.state(e.page, markers[m].scope)
			state.Aliases, state.Tags = now.Aliases, now.Tags
		}
		states[markers[m].scope] = state
	}
	return states, nil
}

// restore brings back title, names and sections of the states. A scope without a
// state had nothing on the page.
func (e *pageEdit) restore(ctx context.Context, states map[string]snapshot) error {
	if title := states[e.page.Scope].Title; title != "" {
		if err := e.retitle(ctx, title); err != nil {
			return err
		}
	}
	if err := e.restoreAliases(ctx, states); err != nil {
		return err
	}
	if err := e.restoreTags(ctx, states); err != nil {
		return err
	}
	return e.restoreSections(states)
}

// named is a name that a page had in one scope.
type named struct{ scope, name string }

// namesOf lists the names of states, by scope and name.
func namesOf(states map[string]snapshot, of func(snapshot) []string) map[named]bool {
	out := map[named]bool{}
	for scope, state := range states {
		for _, name := range of(state) {
			out[named{scope, name}] = true
		}
	}
	return out
}

// sorted lists names in a fixed order.
func sorted(names map[named]bool) []named {
	var out []named
	for n := range names {
		out = append(out, n)
	}
	slices.SortFunc(out, func(a, b named) int { return cmp.Or(cmp.Compare(a.scope, b.scope), cmp.Compare(a.name, b.name)) })
	return out
}

func (e *pageEdit) restoreAliases(ctx context.Context, states map[string]snapshot) error {
	wanted := namesOf(states, func(s snapshot) []string { return s.Aliases })
	var gone []storedAlias
	for _, a := range e.before.aliases {
		if !e.visible[a.id] {
			continue
		}
		if wanted[named{a.scope, a.name}] {
			delete(wanted, named{a.scope, a.name})
			continue
		}
		gone = append(gone, a)
	}
	if len(gone) == 0 && len(wanted) == 0 {
		return nil
	}
	if err := e.mayName(ctx); err != nil {
		return err
	}
	for _, a := range gone {
		if err := e.touch("aliases", a.scope); err != nil {
			return err
		}
		if err := e.tx.DeleteNode(ctx, a.id); err != nil {
			return err
		}
	}
	for _, n := range sorted(wanted) {
		if err := e.touch("aliases", n.scope); err != nil {
			return err
		}
		if err := e.putAlias(ctx, e.page, n.name, n.scope); err != nil {
			return err
		}
	}
	return nil
}

func (e *pageEdit) restoreTags(ctx context.Context, states map[string]snapshot) error {
	wanted := namesOf(states, func(s snapshot) []string { return s.Tags })
	for _, t := range e.before.tags {
		if !e.visible[t.edge] {
			continue
		}
		if wanted[named{t.scope, t.name}] {
			delete(wanted, named{t.scope, t.name})
			continue
		}
		if err := e.untag(ctx, t); err != nil {
			return err
		}
	}
	for _, n := range sorted(wanted) {
		if err := e.touch("tags", n.scope); err != nil {
			return err
		}
		if err := e.putTag(ctx, e.page, n.name, n.scope); err != nil {
			return err
		}
	}
	return nil
}

// restoreSections brings back the sections of the states, each in the scope that it
// has now, or had last if it is no longer there.
func (e *pageEdit) restoreSections(states map[string]snapshot) error {
	var target []Section
	for scope, state := range states {
		for _, s := range state.Sections {
			target = append(target, Section{ID: s.ID, PageID: e.page.ID, Heading: s.Heading, Text: s.Text, Scope: cmp.Or(s.Now, scope), Position: s.Position, Line: s.Line, Version: 1})
		}
	}
	slices.SortFunc(target, func(a, b Section) int { return compareOrder(a.Position, b.Position, a.ID, b.ID) })
	target = slices.CompactFunc(target, func(a, b Section) bool { return a.ID == b.ID })
	for i, s := range target {
		target[i].Position = 0
		if k := e.index(s.ID); k >= 0 {
			target[i].Scope, target[i].Position, target[i].Version = e.order[k].Scope, e.order[k].Position, e.order[k].Version
		}
	}
	var own []Section
	for _, s := range target {
		if s.Scope == e.page.Scope {
			own = append(own, s)
		}
	}
	after := compose(e.page.Scope, target, storedScope)
	shown, err := e.restoredScopes(target, after)
	if err != nil {
		return err
	}
	if !slices.EqualFunc(own, e.ownSections(), func(a, b Section) bool { return a.ID == b.ID && a.Heading == b.Heading && a.Text == b.Text }) {
		if err := e.touch("page", e.page.Scope); err != nil {
			return err
		}
	}
	stored := compose(e.page.Scope, e.order, storedScope)
	hidden, _ := e.others(stored, newLineMap(stored.Text, after.Text))
	e.order = weave(own, shown, hidden)
	return nil
}

// restoredScopes are the sections of other scopes that are restored, each with its
// place in the restored text.
func (e *pageEdit) restoredScopes(target []Section, after body.Body) ([]placed, error) {
	before := compose(e.page.Scope, e.known(), storedScope)
	along := newLineMap(before.Text, after.Text)
	counts := countLines(before.Text)
	places := map[string]int{}
	for _, s := range e.known() {
		if s.Scope != e.page.Scope {
			places[s.ID] = along.at(counts.at(before.Sections[len(places)].Line))
		}
	}
	counts = countLines(after.Text)
	var shown []placed
	last := -1
	for _, s := range target {
		if s.Scope == e.page.Scope {
			continue
		}
		p := placed{s, counts.at(after.Sections[len(shown)].Line), e.index(s.ID)}
		shown = append(shown, p)
		if p.rank >= 0 {
			was := e.order[p.rank]
			moved := p.rank < last || places[s.ID] != p.at
			last = max(last, p.rank)
			delete(places, s.ID)
			if was.Heading == s.Heading && was.Text == s.Text && !moved {
				continue
			}
		}
		if err := e.touch("page", s.Scope); err != nil {
			return nil, err
		}
	}
	for id := range places {
		if err := e.touch("page", e.order[e.index(id)].Scope); err != nil {
			return nil, err
		}
	}
	return shown, nil
}
