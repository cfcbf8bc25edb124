package memory

import (
	"context"
	"slices"

	"brain/internal/body"
	"brain/internal/fault"
)

// patch applies one section patch.
func (e *pageEdit) patch(ctx context.Context, field string, p SectionPatch) error {
	if p.After != nil && e.index(*p.After) < 0 {
		return noSection(field+".after", *p.After)
	}
	if p.ID == nil {
		return e.insert(ctx, field, p)
	}
	i := e.index(*p.ID)
	switch {
	case i < 0:
		return noSection(field+".id", *p.ID)
	case p.After != nil && *p.After == *p.ID:
		return fault.Bad(field+".after", "another section", "")
	case p.Remove && (p.Heading != nil || p.Text != nil || p.Scope != nil || p.After != nil):
		return fault.Bad(field+".remove", "nothing else about a section that is removed", "")
	case p.Remove:
		return e.remove(field, i)
	}
	if err := e.rewrite(field, i, p); err != nil {
		return err
	}
	if p.Scope != nil {
		if err := e.rescopeSection(ctx, field, *p.ID, *p.Scope); err != nil {
			return err
		}
	}
	if p.After != nil {
		return e.move(field, *p.ID, *p.After)
	}
	return nil
}

// noSection is one answer for a section that is hidden and one that is missing.
func noSection(field, id string) error {
	return fault.New(fault.NotFound, "the page has no section %q", id).In(field).Suggest("the page's sections name their ids")
}

// index finds a section that the writer may know.
func (e *pageEdit) index(id string) int {
	return slices.IndexFunc(e.order, func(s Section) bool { return s.ID == id && e.visible[id] })
}

// insert adds a section behind another, by default at the end.
func (e *pageEdit) insert(ctx context.Context, field string, p SectionPatch) error {
	if p.Remove || p.Text == nil {
		return fault.Bad(field+".text", "the text of the section to add", "")
	}
	s := Section{ID: e.s.newID(), PageID: e.page.ID, Scope: e.page.Scope, Version: 1}
	var err error
	if p.Scope != nil {
		if s.Scope, err = e.writeScope(ctx, field+".scope", p.Scope); err != nil {
			return err
		}
	}
	if err := patchText(field, p, &s); err != nil {
		return err
	}
	if err := e.touch(field+".scope", s.Scope); err != nil {
		return err
	}
	e.visible[s.ID] = true
	if p.After == nil {
		e.order = append(e.order, s)
		return nil
	}
	e.put(s, e.index(*p.After))
	return nil
}

// put places a section behind section i. Inside the text of a section of the page's
// scope stand only sections of other scopes: a new one joins them where it is put
// behind one of them.
func (e *pageEdit) put(s Section, i int) {
	s.Line = 0
	at := i + 1
	switch behind := e.order[i]; {
	case behind.Scope == e.page.Scope:
		at = inside(e.order, i, e.page.Scope)
	case behind.Line > 0 && s.Scope != e.page.Scope:
		s.Line = behind.Line
	case behind.Line > 0:
		for at < len(e.order) && e.order[at].Scope != e.page.Scope && e.order[at].Line > 0 {
			at++
		}
	}
	e.order = slices.Insert(e.order, at, s)
}

// take takes section i out of the order. What stood inside its text stands behind
// the section before it.
func (e *pageEdit) take(i int) {
	e.free(i)
	e.order = slices.Delete(e.order, i, i+1)
}

// free lets what stands inside the text of section i stand behind it.
func (e *pageEdit) free(i int) {
	if e.order[i].Scope != e.page.Scope {
		return
	}
	for j := i + 1; j < len(e.order) && e.order[j].Scope != e.page.Scope; j++ {
		e.order[j].Line = 0
	}
}

func (e *pageEdit) remove(field string, i int) error {
	if err := e.touch(field, e.order[i].Scope); err != nil {
		return err
	}
	e.take(i)
	return nil
}

// rewrite gives a section another heading or text.
func (e *pageEdit) rewrite(field string, i int, p SectionPatch) error {
	was, now := e.order[i], e.order[i]
	if err := patchText(field, p, &now); err != nil || now == was {
		return err
	}
	if err := e.touch(field, was.Scope); err != nil {
		return err
	}
	e.order[i] = now
	if was.Scope == e.page.Scope {
		e.carry(i, renderSection(was.Heading, was.Text), renderSection(now.Heading, now.Text))
	}
	return nil
}

// carry moves what stands inside the text of section i along with it.
func (e *pageEdit) carry(i int, before, after string) {
	end := inside(e.order, i, e.page.Scope)
	if end == i+1 {
		return
	}
	along, counts := newLineMap(before, after), countLines(before)
	var within []placed
	for j, s := range e.order[i+1 : end] {
		within = append(within, placed{s, along.at(counts.at(s.Line)), j})
	}
	copy(e.order[i:end], weave(e.order[i:i+1:i+1], within, nil))
}

// rescopeSection moves a section to another scope: by whoever made the page or a
// curator, within the write check on both scopes.
func (e *pageEdit) rescopeSection(ctx context.Context, field, id, given string) error {
	scope, err := e.writeScope(ctx, field+".scope", &given)
	if err != nil {
		return err
	}
	i := e.index(id)
	s := e.order[i]
	if scope == s.Scope {
		return nil
	}
	if err := e.mayMoveScopes(); err != nil {
		return inField(err, field+".scope")
	}
	for _, touched := range []string{s.Scope, scope} {
		if err := e.touch(field+".scope", touched); err != nil {
			return err
		}
	}
	e.free(i)
	e.order = slices.Delete(e.order, i, i+1)
	s.Scope = scope
	switch {
	case i == 0:
		e.order = slices.Insert(e.order, 0, s)
	case s.Line > 0:
		e.put(s, i-1)
	default:
		e.order = slices.Insert(e.order, i, s)
	}
	return nil
}

// move puts a section behind another one. What stands inside the text of a section
// goes with it, what stands behind it stays.
func (e *pageEdit) move(field, id, after string) error {
	i := e.index(id)
	end := i + 1
	if e.order[i].Scope == e.page.Scope {
		end = inside(e.order, i, e.page.Scope)
	}
	if slices.ContainsFunc(e.order[i:end], func(s Section) bool { return s.ID == after }) {
		return fault.Bad(field+".after", "a section that does not stand inside this one", "")
	}
	before := i - 1
	for before >= 0 && !e.visible[e.order[before].ID] {
		before--
	}
	if before >= 0 && e.order[before].ID == after {
		return nil
	}
	if passed, all := e.passed(i, end, e.index(after)); all {
		return e.passBy(field, passed, i, after)
	}
	if err := e.touch(field+".after", e.order[i].Scope); err != nil {
		return err
	}
	moved := slices.Clone(e.order[i:end])
	e.order = slices.Delete(e.order, i, end)
	e.put(moved[0], e.index(after))
	at := e.index(id) + 1
	e.order = slices.Insert(e.order, at, moved[1:]...)
	return nil
}

// passed are the sections that a section of the page's scope passes on its way, as
// far as the writer may know them. all tells that the others are no others of the
// page's scope: whoever knows none of them sees no change then, so it is they that
// move, and those that the writer cannot know stay.
func (e *pageEdit) passed(i, end, after int) (passed []Section, all bool) {
	if e.order[i].Scope != e.page.Scope {
		return nil, false
	}
	behind := inside(e.order, after, e.page.Scope)
	between := e.order[end:max(end, behind)]
	if after < i {
		between = e.order[min(behind, i):i]
	}
	if slices.ContainsFunc(between, func(s Section) bool { return s.Scope == e.page.Scope || s.Line > 0 }) {
		return nil, false
	}
	return slices.DeleteFunc(slices.Clone(between), func(s Section) bool { return !e.visible[s.ID] }), true
}

// passBy puts a section behind another one by moving those that it passes to its
// other side.
func (e *pageEdit) passBy(field string, passed []Section, i int, after string) error {
	if len(passed) == 0 {
		return nil
	}
	section := e.order[i]
	for _, s := range passed {
		if err := e.touch(field+".after", s.Scope); err != nil {
			return err
		}
	}
	e.order = slices.DeleteFunc(e.order, func(s Section) bool { return slices.Contains(passed, s) })
	at := e.index(section.ID)
	if passed[len(passed)-1].ID != after {
		at = inside(e.order, at, e.page.Scope)
	}
	for k := range passed {
		passed[k].Position = 0
	}
	e.order = slices.Insert(e.order, at, passed...)
	return nil
}

// patchText is the heading and text of a section after a patch.
func patchText(field string, p SectionPatch, s *Section) error {
	if p.Text != nil {
		text, err := cleanSection(field+".text", *p.Text)
		if err != nil {
			return err
		}
		s.Text = text
		if heading := body.Heading(text); heading != "" {
			s.Heading = heading
		}
	}
	if p.Heading != nil {
		s.Heading = ""
		if *p.Heading != "" {
			heading, err := cleanLine(field+".heading", *p.Heading, maxTitleRunes)
			if err != nil {
				return err
			}
			s.Heading = heading
		}
	}
	return nil
}
