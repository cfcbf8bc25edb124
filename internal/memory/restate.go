package memory

import (
	"cmp"
	"context"
	"slices"

	"brain/internal/prose"
)

// restate brings what rests on the text of a page to what the text says now: a link
// for each reference to another page, of the type that its sentence states, with the
// scope of the section in which the sentence stands. Only the scopes of which
// something changed are looked at, and of the text only what the writer may know.
//
// Where a section got another scope, rescoped, what its words state gets it too.
//
// What is new is added before what is gone is let go, so that a link whose sentence
// was reworded goes on.
func (c *change) restate(ctx context.Context, page Page, scopes []string, rescoped bool) error {
	said, ok, err := c.said(ctx, page, scopes)
	if err != nil || !ok {
		return err
	}
	r := &restatement{change: c, page: page, rescoped: rescoped, said: said, says: map[statedAs]bool{}}
	if r.before, err = c.grounds(ctx, page.ID, func(g ground) bool { return g.property == "" && slices.Contains(scopes, g.scope) }); err != nil {
		return err
	}
	if r.named, err = c.pagesReferredTo(ctx, page, said.References, r.before); err != nil {
		return err
	}
	statements, err := r.statements()
	if err != nil {
		return err
	}
	if err := r.state(ctx, statements); err != nil {
		return err
	}
	return c.letGo(ctx, r.gone())
}

// said is what the text of a page says in the scopes, as far as the writer may know
// it; ok is false where the text cannot be read as it is stored.
func (c *change) said(ctx context.Context, page Page, scopes []string) (text prose.Text, ok bool, err error) {
	byPage, err := c.sections(ctx, []string{page.ID})
	if err != nil {
		return text, false, err
	}
	src := renderBody(page.Scope, byPage[page.ID], storedScope)
	if src == "" && len(byPage[page.ID]) > 0 {
		return text, false, nil
	}
	if text, err = prose.Read(src); err != nil {
		return text, false, nil
	}
	text.References = slices.DeleteFunc(text.References, func(r prose.Reference) bool {
		return !slices.Contains(scopes, cmp.Or(r.Scope, page.Scope))
	})
	return text, true, nil
}

// restatement compares what a page's text says with what rests on it.
type restatement struct {
	*change
	page Page
	// rescoped: a section has another scope than before.
	rescoped bool
	said     prose.Text
	before   []ground
	// named are the pages that references name, by how they are written. What is
	// missing names no page, or none that the writer may know.
	named map[string]Page
	// says is what the text says now.
	says map[statedAs]bool
	// moved are the links that went to another scope with their words.
	moved []string
}

// statement is a link that the text makes, with the words that do.
type statement struct {
	linkDraft
	words checkedEvidence
}

func (s statement) as() statedAs {
	return statedAs{linkSaid(s.Link), s.Scope, s.words.Excerpt, s.words.name}
}

// statements are the links of the text.
func (r *restatement) statements() ([]statement, error) {
	pages := map[string]Page{r.page.ID: r.page}
	for _, p := range r.named {
		pages[p.ID] = p
	}
	reading := prose.Reading{
		Lexicon: r.voc.words, On: inProse(r.page),
		Find: func(ref prose.Reference) (prose.Page, bool) {
			p, ok := r.named[ref.Target]
			return inProse(p), ok
		},
	}
	var out []statement
	for _, l := range reading.Links(r.said.References) {
		s := statement{linkDraft: linkDraft{Link: Link{
			ID: r.s.newID(), Scope: cmp.Or(l.Scope, r.page.Scope), Weight: defaultLinkWeight, Origin: OriginMention,
			AuthorUID: r.session.UID, RecordedAt: r.now, EdgeClock: r.now,
		}}}
		err := r.setEnds(&s.linkDraft, l.Type, pages[l.From], pages[l.To])
		if err == nil {
			s.words, err = r.words(l.Excerpt, l.Target)
		}
		if err != nil {
			return nil, err
		}
		out = append(out, s)
	}
	return out, nil
}

// state makes the links that do not rest on the text yet.
func (r *restatement) state(ctx context.Context, statements []statement) error {
	for _, s := range statements {
		r.says[s.as()] = true
	}
	for _, s := range statements {
		as := s.as()
		if slices.ContainsFunc(r.before, func(g ground) bool { return g.as() == as }) {
			continue
		}
		if err := r.follow(ctx, s); err != nil {
			return err
		}
		if _, _, err := r.putLink(ctx, s.linkDraft, []checkedEvidence{s.words}, onceNever); err != nil {
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
		was, there := g.as(), g.as()
		there.scope = s.Scope
		if g.scope == s.Scope || there != s.as() || r.says[was] || g.takenBack {
			continue
		}
		same, err := r.sameLink(ctx, s.sum())
		if err != nil {
			return err
		}
		moved, err := r.moveStated(ctx, r.page.ID, s.Scope, func(g ground) bool { return g.as() == was })
		if err != nil {
			return err
		}
		if !slices.Contains(moved, g.ItemID) {
			continue
		}
		r.moved = append(r.moved, g.ItemID)
		if same != nil {
			g.link.item.Scope = s.Scope
			if err := r.closeLink(ctx, g.link); err != nil {
				return err
			}
		}
	}
	return nil
}

// words are the evidence that a page's own text is.
func (r *restatement) words(excerpt, name string) (checkedEvidence, error) {
	excerpt, err := cleanOptional("body", excerpt, maxNoteRunes)
	return checkedEvidence{Evidence{
		Kind: EvidencePage, Origin: r.page.ID, Excerpt: excerpt, name: name, ObservedAt: &r.now, RecordedAt: r.now,
	}}, err
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
		as := g.as()
		if r.says[as] || g.takenBack || slices.Contains(r.moved, g.ItemID) {
			return true
		}
		as.what = ""
		return unread[as]
	})
}

// inProse is a page as sentences see it.
func inProse(p Page) prose.Page { return prose.Page{ID: p.ID, Type: p.Type, Title: p.Title} }
