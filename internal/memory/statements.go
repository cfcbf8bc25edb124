package memory

import (
	"cmp"
	"context"

	"brain/internal/prose"
)

// statement is a link or an event that the text of a page makes.
type statement struct {
	statedAs
	// put writes it, or adds the words to what stands.
	put func(context.Context) error
	// stands tells whether the same is there already.
	stands func(context.Context) (bool, error)
}

// statements are the links and events of the text.
func (r *restatement) statements(ctx context.Context) ([]statement, error) {
	links, err := r.links()
	if err != nil {
		return nil, err
	}
	events, err := r.events(ctx)
	return append(links, events...), err
}

func (r *restatement) links() ([]statement, error) {
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
		d := linkDraft{Link: Link{
			ID: r.s.newID(), Scope: cmp.Or(l.Scope, r.page.Scope), Weight: defaultLinkWeight, Origin: OriginMention,
			AuthorUID: r.session.UID, RecordedAt: r.now, EdgeClock: r.now,
		}}
		if err := r.setEnds(&d, l.Type, pages[l.From], pages[l.To]); err != nil {
			return nil, err
		}
		words, err := r.words(l.Excerpt, l.Target)
		if err != nil {
			return nil, err
		}
		out = append(out, statement{
			statedAs: statedAs{linkSaid(d.Link), d.Scope, words.Excerpt, words.name},
			put: func(ctx context.Context) error {
				_, _, err := r.putLink(ctx, d, []checkedEvidence{words}, onceNever)
				return err
			},
			stands: func(ctx context.Context) (bool, error) {
				same, err := r.sameLink(ctx, d.sum())
				return same != nil, err
			},
		})
	}
	return out, nil
}

// inProse is a page as sentences see it.
func inProse(p Page) prose.Page { return prose.Page{ID: p.ID, Type: p.Type, Title: p.Title} }

func (r *restatement) events(ctx context.Context) ([]statement, error) {
	var out []statement
	for _, l := range r.said.Dated {
		d, err := r.draftEvent(ctx, datedInput(l), r.page, cmp.Or(l.Scope, r.page.Scope))
		if isFault(err) {
			continue // it says nothing that an event could
		}
		if err != nil {
			return nil, err
		}
		words, err := r.words(l.Excerpt, l.Name)
		if err != nil {
			return nil, err
		}
		out = append(out, statement{
			statedAs: statedAs{eventSaid(d.TimelineEvent), d.Scope, words.Excerpt, words.name},
			put: func(ctx context.Context) error {
				_, _, _, err := r.putEvent(ctx, d, []checkedEvidence{words})
				return err
			},
			stands: func(ctx context.Context) (bool, error) {
				same, err := r.sameEvent(ctx, d.sum())
				return same != nil, err
			},
		})
	}
	return out, nil
}

// datedInput is the event of a dated line.
func datedInput(l prose.DatedLine) AddEventInput {
	in := AddEventInput{Date: l.Date, Summary: l.Summary}
	if l.Until != "" {
		in.Until = &l.Until
	}
	return in
}

// words are the evidence that a page's own text is. name is how they call what they
// speak of.
func (r *restatement) words(excerpt, name string) (checkedEvidence, error) {
	excerpt, err := cleanOptional("body", excerpt, maxNoteRunes)
	return checkedEvidence{Evidence{
		Kind: EvidencePage, Origin: r.page.ID, Excerpt: excerpt, name: name, ObservedAt: &r.now, RecordedAt: r.now,
	}}, err
}
