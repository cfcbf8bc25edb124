package memory

import (
	"context"
	"slices"
)

// setBody replaces the text of the page's own scope that the writer may know.
// Sections of another scope, and those that the writer cannot know, stay where
// they are: behind the part that they stood behind. Parts that did not change
// keep their section's id.
func (e *pageEdit) setBody(ctx context.Context, body string) error {
	parts, err := bodyParts("body", body)
	if err != nil {
		return err
	}
	own := e.ownSections()
	kept := matchParts(parts, own)
	if !bodyChanges(parts, own, kept) {
		return nil
	}
	if err := e.touch("body", e.page.Scope); err != nil {
		return err
	}
	for i, s := range own {
		if !slices.Contains(kept, i) {
			if err := e.removeSection(ctx, e.index(s.ID)); err != nil {
				return err
			}
		}
	}
	for i, p := range parts {
		if kept[i] >= 0 {
			if err := e.setSection(ctx, own[kept[i]], p.heading, p.text); err != nil {
				return err
			}
			continue
		}
		s := Section{ID: e.s.newID(), PageID: e.page.ID, Heading: p.heading, Text: p.text, Scope: e.page.Scope, Version: 1}
		if err := e.place(ctx, s, e.slot(own, kept, i)); err != nil {
			return err
		}
		own, kept[i] = append(own, s), len(own)
	}
	return nil
}

// ownSections are the sections that a new body replaces.
func (e *pageEdit) ownSections() []Section {
	var own []Section
	for _, s := range e.order {
		if s.Scope == e.page.Scope && e.visible[s.ID] {
			own = append(own, s)
		}
	}
	return own
}

// slot is the place of the new part i: right behind the part before it, else
// before the next one that stays, else at the end.
func (e *pageEdit) slot(own []Section, kept []int, i int) int {
	if i > 0 {
		return e.index(own[kept[i-1]].ID) + 1
	}
	for _, k := range kept[1:] {
		if k >= 0 {
			return e.index(own[k].ID)
		}
	}
	return len(e.order)
}

// matchParts pairs each new part with the old section that it continues, by the
// same text, else by the same heading, never out of order; -1 is a new one.
func matchParts(parts []part, own []Section) []int {
	kept := make([]int, len(parts))
	next := 0
	for i, p := range parts {
		kept[i] = -1
		same := func(s Section) bool { return s.Text == p.text }
		named := func(s Section) bool { return s.Heading == p.heading }
		for _, match := range []func(Section) bool{same, named} {
			if j := slices.IndexFunc(own[next:], match); j >= 0 {
				kept[i] = next + j
				next += j + 1
				break
			}
		}
	}
	return kept
}

func bodyChanges(parts []part, own []Section, kept []int) bool {
	if len(parts) != len(own) {
		return true
	}
	for i, k := range kept {
		if k != i || own[k].Text != parts[i].text {
			return true
		}
	}
	return false
}
