package memory

import (
	"slices"
	"strings"

	"brain/disclosure"
	"brain/internal/body"
	"brain/internal/fault"
)

// setBody replaces what the writer sees of the page's text by what he wrote.
// Sections that he cannot know stay where they are: behind the line that they
// stood behind. Parts and sections that did not change keep their ids; a body
// that was read and is written back is no change.
func (e *pageEdit) setBody(written content) error {
	seen, ok := e.seen()
	if !ok {
		return fault.New(fault.Conflict, "the text of the page cannot be shown, so it cannot be replaced").In("body").
			Suggest("change it section by section")
	}
	stored := compose(e.page.Scope, e.order, storedScope)
	own := e.ownSections()
	if !sameAround(written.Text, seen.Text, places(written.Body, seen)) {
		rewritten := e.rewritten(own, body.Split(written.Text), len(seen.Sections)+len(written.Sections) > 0)
		// Whoever knows no other section may read the same as before.
		if renderBody(e.page.Scope, rewritten, storedScope) != renderBody(e.page.Scope, own, storedScope) {
			own = rewritten
			if err := e.touch("body", e.page.Scope); err != nil {
				return err
			}
		}
	}
	after := compose(e.page.Scope, own, storedScope).Text
	shown, err := e.scoped(written, newLineMap(written.Text, after), seen, newLineMap(seen.Text, written.Text), own)
	if err != nil {
		return err
	}
	hidden, known := e.others(stored, newLineMap(stored.Text, after))
	if err := keepPlaces(shown, known, after); err != nil {
		return syntaxFault("body", err)
	}
	e.order = weave(own, shown, hidden)
	return nil
}

// seen is the body that the writer sees; ok is false where nothing of it is shown.
func (e *pageEdit) seen() (seen body.Body, ok bool) {
	known, err := shownAt(e.known(), e.page.Scope)
	if err != nil {
		return body.Body{}, false
	}
	return compose(e.page.Scope, known, storedScope).Canonical()
}

// keepPlaces puts each section that the writer wrote where it is shown then. One whose
// own place is inside the block before that keeps it.
func keepPlaces(shown, known []placed, text string) error {
	if len(shown) == 0 {
		return nil
	}
	safe, err := body.Boundaries(text)
	if err != nil {
		return err
	}
	counts := countLines(text)
	next := func(at int) int {
		i, _ := slices.BinarySearchFunc(safe, at, func(line, at int) int { return counts.at(line) - at })
		return i
	}
	last := 0
	for i, s := range shown {
		k := slices.IndexFunc(known, func(o placed) bool { return o.ID == s.ID })
		switch place := next(s.at); {
		case k >= 0 && next(known[k].at) == place:
			shown[i].at = known[k].at
		case place < len(safe):
			shown[i].at = counts.at(safe[place])
		}
		shown[i].at = max(shown[i].at, last)
		last = shown[i].at
	}
	return nil
}

// places are the places of the sections of bodies, ascending.
func places(bodies ...body.Body) []int {
	var out []int
	for _, b := range bodies {
		counts := countLines(b.Text)
		for _, s := range b.Sections {
			out = append(out, counts.at(s.Line))
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// known are the sections that the writer may know.
func (e *pageEdit) known() []Section {
	return slices.DeleteFunc(slices.Clone(e.order), func(s Section) bool { return !e.visible[s.ID] })
}

// ownSections are the sections of the page's own scope, which everyone who knows
// the page knows.
func (e *pageEdit) ownSections() []Section {
	return slices.DeleteFunc(slices.Clone(e.order), func(s Section) bool { return s.Scope != e.page.Scope })
}

// others are the sections of other scopes, those that the writer cannot know and those
// that he can, each where its place in the stored text is in the new one.
func (e *pageEdit) others(stored body.Body, to lineMap) (hidden, known []placed) {
	counts := countLines(stored.Text)
	n := 0
	for i, s := range e.order {
		if s.Scope == e.page.Scope {
			continue
		}
		p := placed{s, to.at(counts.at(stored.Sections[n].Line)), i}
		if n++; e.visible[s.ID] {
			known = append(known, p)
		} else {
			hidden = append(hidden, p)
		}
	}
	return hidden, known
}

// rewritten pairs each new part with the section that it continues, by the same
// text, else by the same heading, never out of order. Next to sections of other
// scopes blank lines at the end say nothing.
func (e *pageEdit) rewritten(own []Section, parts []body.Part, loose bool) []Section {
	fold := func(text string) string {
		if loose {
			return strings.TrimRight(text, " \t\n")
		}
		return text
	}
	var out []Section
	for _, p := range parts {
		same := func(s Section) bool { return fold(renderSection(s.Heading, s.Text)) == fold(p.Text) }
		named := func(s Section) bool { return s.Heading == p.Heading }
		s := Section{PageID: e.page.ID, Scope: e.page.Scope, Version: 1}
		unchanged := false
		for _, match := range []func(Section) bool{same, named} {
			if i := slices.IndexFunc(own, match); i >= 0 {
				s, own = own[i], own[i+1:]
				unchanged = same(s)
				break
			}
		}
		if s.ID == "" {
			s.ID = e.s.newID()
		}
		if !unchanged {
			s.Heading, s.Text = p.Heading, p.Text
		}
		out = append(out, s)
	}
	return out
}

// scoped are the sections of other scopes as written, each with its place in the
// new text. One continues a section that the writer sees: of the same text, else
// of the same scope and heading, else the next of the same scope. Where text of the
// page's scope was put into a directive, its section moves to the other scope, so
// that its past is hidden too.
func (e *pageEdit) scoped(written content, to lineMap, seen body.Body, along lineMap, own []Section) ([]placed, error) {
	var old []placed
	counts := countLines(seen.Text)
	for i, s := range e.order {
		if s.Scope != e.page.Scope && e.visible[s.ID] {
			old = append(old, placed{s, counts.at(seen.Sections[len(old)].Line), i})
		}
	}
	mayMove := e.mayMoveScopes() == nil
	pairs := pairSections(written.Sections, old, seen.Sections, mayMove)
	left := slices.DeleteFunc(e.ownSections(), func(s Section) bool {
		return !mayMove || slices.ContainsFunc(own, func(kept Section) bool { return kept.ID == s.ID })
	})
	c := continuation{edit: e, old: old, seen: seen.Sections, along: along, left: left, last: -1}
	counts = countLines(written.Text)
	out := make([]placed, len(written.Sections))
	for i, w := range written.Sections {
		at := counts.at(w.Line)
		s, touched := c.of(w, pairs[i], at)
		for _, scope := range touched {
			if err := e.touch("body", scope); err != nil {
				return nil, atLine(err, w.Source)
			}
		}
		s.at = to.at(at)
		out[i] = s
	}
	for k, s := range old {
		if !slices.Contains(pairs, k) {
			if err := e.touch("body", s.Scope); err != nil {
				return nil, err
			}
		}
	}
	return out, nil
}

// continuation makes sections of what was written, one after the other.
type continuation struct {
	edit  *pageEdit
	old   []placed       // the sections of other scopes that the writer sees
	seen  []body.Section // the same as he saw them
	along lineMap        // from the text that he saw to the one that he wrote
	left  []Section      // of the page's scope, whose text is no longer in it
	last  int            // the greatest rank so far
}

// of is the section that w, behind so many lines of what was written, continues or
// begins, and the scopes that this changes. k is the one of old that it continues,
// -1 for none.
func (c *continuation) of(w body.Section, k, at int) (s placed, touched []string) {
	if k < 0 {
		s.rank = -1
		said := func(s Section) bool {
			return strings.TrimSpace(renderSection(s.Heading, s.Text)) == strings.TrimSpace(w.Text)
		}
		if i := slices.IndexFunc(c.left, said); i >= 0 {
			s.Section = c.left[i]
			c.left = slices.Delete(c.left, i, i+1)
		} else {
			s.Section = Section{ID: c.edit.s.newID(), PageID: c.edit.page.ID, Heading: body.Heading(w.Text), Text: w.Text, Version: 1}
		}
		s.Scope = w.Scope
		return s, []string{w.Scope}
	}
	s = c.old[k]
	moved := s.rank < c.last || c.along.at(s.at) != at
	c.last = max(c.last, s.rank)
	rewritten := w.Text != c.seen[k].Text
	if rewritten {
		s.Heading, s.Text = body.Heading(w.Text), w.Text
	}
	if rewritten || moved || w.Scope != s.Scope {
		touched = []string{s.Scope, w.Scope}
	}
	s.Scope = w.Scope
	return s, touched
}

// mayMoveScopes checks the right to give sections another scope: whoever made the
// page, or a curator.
func (e *pageEdit) mayMoveScopes() error {
	return disclosure.MayReshape(e.me(), e.page.WriterUID, true)
}

// pairSections gives, for each written section, the index of the one that it
// continues, -1 for none; seen holds the texts that the writer saw.
func pairSections(written []body.Section, old []placed, seen []body.Section, mayMove bool) []int {
	pairs := make([]int, len(written))
	for i := range pairs {
		pairs[i] = -1
	}
	for _, fits := range []func(w body.Section, k int) bool{
		func(w body.Section, k int) bool { return w.Scope == old[k].Scope && w.Text == seen[k].Text },
		func(w body.Section, k int) bool { return mayMove && w.Text == seen[k].Text },
		func(w body.Section, k int) bool {
			return w.Scope == old[k].Scope && old[k].Heading != "" && body.Heading(w.Text) == old[k].Heading
		},
		func(w body.Section, k int) bool { return w.Scope == old[k].Scope },
	} {
		for i, w := range written {
			for k := 0; pairs[i] < 0 && k < len(old); k++ {
				if !slices.Contains(pairs, k) && fits(w, k) {
					pairs[i] = k
				}
			}
		}
	}
	return pairs
}
