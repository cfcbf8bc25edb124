package memory

import (
	"context"

	"brain/internal/fault"
)

// stating is how a record gives the words that state it: the words, how they call what
// they speak of, and the key of the front matter in which they stand, "" for the text.
type stating struct{ excerpt, name, property string }

// stating is the evidence of a record. Without a name somebody else says that the page
// holds the words; with one the page states it, which is an imported one, and it ends
// when the page states it no longer.
func (im *importBatch) stating(s stating, page Page, key, scope string) (checkedEvidence, error) {
	e := checkedEvidence{Evidence{Kind: EvidencePage, Origin: page.ID, ObservedAt: &im.now, RecordedAt: im.now}}
	var err error
	if e.Excerpt, err = cleanOptional("excerpt", s.excerpt, maxNoteRunes); err != nil {
		return e, err
	}
	if e.name, err = cleanOptional("name", s.name, maxNoteRunes); err != nil {
		return e, err
	}
	if e.name == "" {
		return e, nil
	}
	p, err := im.imported("page", key, scope)
	e.Origin = p.ID
	if err == nil {
		e.property, err = cleanOptional("property", s.property, maxNoteRunes)
	}
	return e, err
}

// imported is the page of an external key, which must be there.
func (im *importBatch) imported(field, key, scope string) (importedPage, error) {
	p, ok := im.known(key, scope)
	if !ok {
		return p, fault.New(fault.NotFound, "there is no imported page %q", key).In(field).Suggest("expected the external key of a page that states it")
	}
	return p, nil
}

// makes tells whether a record's words make what they state: not those of a text that
// was changed here since, which states what it says here, and not what somebody took
// back.
func (im *importBatch) makes(ctx context.Context, e checkedEvidence, what, scope string) (bool, error) {
	if e.name == "" {
		return true, nil
	}
	if e.property == "" && im.changedHere(e.Origin) {
		return false, nil
	}
	if _, read := im.takenBack[e.Origin]; !read {
		back, err := im.grounds(ctx, e.Origin, func(g ground) bool { return g.takenBack })
		if err != nil {
			return false, err
		}
		im.takenBack[e.Origin] = map[statedAs]bool{}
		for _, g := range back {
			im.takenBack[e.Origin][g.as] = true
		}
	}
	return !im.takenBack[e.Origin][statedAs{what, scope, e.Excerpt, e.name}], nil
}

// changedHere tells whether a page's text was changed here since it was imported.
func (im *importBatch) changedHere(pageID string) bool {
	for _, pages := range im.pages {
		for _, p := range pages {
			if p.ID == pageID {
				return p.changedHere
			}
		}
	}
	return false
}

// statementsRecord lists everything that an imported page states. What it stated before
// and does not state any more ends, unless it rests on something else.
type statementsRecord struct {
	Kind  string       `json:"kind"`
	Page  string       `json:"page"`
	Scope *string      `json:"scope"`
	Says  []saysRecord `json:"says"`
}

// saysRecord is one link, by its type, or event, by its date, with its words.
type saysRecord struct {
	Type     string  `json:"type"`
	Date     string  `json:"date"`
	Scope    *string `json:"scope"`
	Excerpt  string  `json:"excerpt"`
	Name     string  `json:"name"`
	Property string  `json:"property"`
}

// says tells one thing that a record lists from another.
type says struct{ kind, scope, excerpt, name, property string }

func (r *statementsRecord) externalKeys() []string { return []string{r.Page} }

func (r *statementsRecord) write(ctx context.Context, im *importBatch) (bool, error) {
	scope, err := im.scope(ctx, r.Scope)
	if err != nil {
		return false, err
	}
	page, err := im.imported("page", r.Page, scope)
	if err != nil {
		return false, err
	}
	if err := im.lock(ctx, "page:"+page.ID); err != nil {
		return false, err
	}
	listed, err := r.listed(ctx, im)
	if err != nil {
		return false, err
	}
	gone, err := im.grounds(ctx, page.ID, func(g ground) bool {
		if g.takenBack || g.property == "" && page.changedHere || im.mayWrite("page", g.scope) != nil {
			return false
		}
		kind := ""
		if g.link != nil {
			kind = g.link.Type
		} else {
			kind = g.event.Date
		}
		return !listed[says{kind, g.scope, g.Excerpt, g.name, g.property}]
	})
	if err != nil || len(gone) == 0 {
		return false, err
	}
	return true, im.letGo(ctx, gone)
}

func (r *statementsRecord) listed(ctx context.Context, im *importBatch) (map[says]bool, error) {
	listed := map[says]bool{}
	for _, s := range r.Says {
		scope, err := im.scope(ctx, s.Scope)
		if err != nil {
			return nil, err
		}
		entry := says{kind: s.Type + s.Date, scope: scope}
		for _, f := range []struct {
			name, given string
			into        *string
		}{{"excerpt", s.Excerpt, &entry.excerpt}, {"name", s.Name, &entry.name}, {"property", s.Property, &entry.property}} {
			if *f.into, err = cleanOptional("says."+f.name, f.given, maxNoteRunes); err != nil {
				return nil, err
			}
		}
		listed[entry] = true
	}
	return listed, nil
}
