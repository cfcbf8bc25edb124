package memory

import (
	"cmp"
	"context"
	"slices"

	"brain/internal/prose"
)

// restate brings what rests on the text of a page to what the text says now: a link
// for each reference to another page, of the type that its sentence states, and an
// event for each line that begins with a date, with the scope of the section in which
// they stand. Only the scopes of which something changed are looked at, and of the text
// only what the writer may know. Where a section got another scope, rescoped, what its
// words state gets it too.
//
// earlier are the sections as the writer saw them before. What words of an imported page
// did not name in its vault, the same words do not name here either.
//
// What is new is added before what is gone is let go, so that what was reworded goes on.
func (c *change) restate(ctx context.Context, page Page, scopes []string, rescoped bool, earlier []Section) error {
	byPage, err := c.sections(ctx, []string{page.ID})
	if err != nil {
		return err
	}
	said, ok := saidIn(page, byPage[page.ID], scopes)
	if !ok {
		return nil
	}
	r := &restatement{change: c, page: page, rescoped: rescoped, said: said, says: map[statedAs]bool{}, earlier: map[statedAs]bool{}}
	if r.key, err = c.externalKey(ctx, page.ID); err != nil {
		return err
	}
	if r.key != "" {
		before, _ := saidIn(page, earlier, scopes)
		for _, ref := range before.References {
			r.earlier[statedAs{scope: ref.Scope, excerpt: ref.Excerpt, name: ref.Target}] = true
		}
	}
	if r.before, err = c.grounds(ctx, page.ID, func(g ground) bool { return g.property == "" && slices.Contains(scopes, g.scope) }); err != nil {
		return err
	}
	if err := r.name(ctx); err != nil {
		return err
	}
	if err := r.state(ctx); err != nil {
		return err
	}
	return c.letGo(ctx, r.gone())
}

// saidIn is what sections of a page say in the scopes; ok is false where they cannot be
// read as they are stored.
func saidIn(page Page, sections []Section, scopes []string) (text prose.Text, ok bool) {
	src := renderBody(page.Scope, sections, storedScope)
	text, err := prose.Read(src)
	if err != nil || src == "" && len(sections) > 0 {
		return prose.Text{}, false
	}
	elsewhere := func(scope string) bool { return !slices.Contains(scopes, cmp.Or(scope, page.Scope)) }
	text.References = slices.DeleteFunc(text.References, func(r prose.Reference) bool { return elsewhere(r.Scope) })
	text.Dated = slices.DeleteFunc(text.Dated, func(d prose.DatedLine) bool { return elsewhere(d.Scope) })
	return text, true
}

// restatement compares what a page's text says with what rests on it.
type restatement struct {
	*change
	page Page
	// rescoped: a section has another scope than before.
	rescoped bool
	// key is the external key of an imported page, "" for another; earlier are the
	// references that such a page had before.
	key     string
	earlier map[statedAs]bool
	said    prose.Text
	before  []ground
	// named are the pages that references name, by how they are written. What is
	// missing names no page, or none that the writer may know.
	named map[string]Page
	// says is what the text says now.
	says map[statedAs]bool
	// moved is what went to another scope with its words.
	moved []string
}

// state makes what the text states and does not rest on it yet.
func (r *restatement) state(ctx context.Context) error {
	statements, err := r.statements(ctx)
	if err != nil {
		return err
	}
	for _, s := range statements {
		r.says[s.statedAs] = true
	}
	stood := map[statedAs]bool{}
	for _, g := range r.before {
		stood[g.as] = true
	}
	for _, s := range statements {
		if stood[s.statedAs] {
			continue
		}
		if err := r.follow(ctx, s); err != nil {
			return err
		}
		if err := s.put(ctx); err != nil {
			return err
		}
	}
	return nil
}

// follow moves what words state to the scope that their section got. Where the same
// is stated there already, the record that was moved is closed.
func (r *restatement) follow(ctx context.Context, s statement) error {
	if !r.rescoped {
		return nil
	}
	for _, g := range r.before {
		was, there := g.as, g.as
		there.scope = s.scope
		if g.scope == s.scope || there != s.statedAs || r.says[was] || g.takenBack {
			continue
		}
		twin, err := s.stands(ctx)
		if err != nil {
			return err
		}
		moved, err := r.moveStated(ctx, r.page.ID, s.scope, func(g ground) bool { return g.as == was })
		if err != nil {
			return err
		}
		if !slices.Contains(moved, g.ItemID) {
			continue
		}
		r.moved = append(r.moved, g.ItemID)
		if twin {
			g.item.Scope = s.scope
			if err := r.closeStated(ctx, g); err != nil {
				return err
			}
		}
	}
	return nil
}

// gone are the grounds that the text no longer gives. What it says of a page that the
// writer may not know, or by a name that now fits several, it still says.
func (r *restatement) gone() []ground {
	unread := map[statedAs]bool{}
	for _, ref := range r.said.References {
		if _, ok := r.named[ref.Target]; !ok {
			unread[statedAs{scope: cmp.Or(ref.Scope, r.page.Scope), excerpt: ref.Excerpt, name: ref.Target}] = true
		}
	}
	return slices.DeleteFunc(slices.Clone(r.before), func(g ground) bool {
		as := g.as
		if r.says[as] || g.takenBack || slices.Contains(r.moved, g.ItemID) {
			return true
		}
		as.what = ""
		return unread[as]
	})
}
