package markdown

import (
	"cmp"
	"fmt"
	"strings"

	"brain/internal/importers"
	"brain/internal/prose"
)

// Unresolved is a reference that found no note, and why.
type Unresolved struct {
	// From is the path of the note that holds it.
	From string `json:"from"`
	// Target is what it names.
	Target string `json:"target"`
	// Reason says why nothing was found.
	Reason string `json:"reason"`
}

// LinkResult holds the links of a note and what is to be reported of them.
type LinkResult struct {
	// Links are the records, each from, to, type and scope once.
	Links []importers.Link
	// Events are the records of the dated lines.
	Events []importers.Event
	// Resolved counts references that found a note, repeated ones and those to
	// the note itself included.
	Resolved int
	// Unresolved are the references that found none.
	Unresolved []Unresolved
	// Attachments counts references to files that are no notes.
	Attachments int
	// Embeds counts embedded notes, images and files.
	Embeds int
}

// Links returns the links of note i, 0 ≤ i < Len. The error is that of reading
// the file again.
func (v *Vault) Links(i int) (LinkResult, error) {
	e := v.notes[i]
	src, _, err := v.read(e.file)
	if err != nil {
		return LinkResult{}, fmt.Errorf("%s: %w", e.path, err)
	}
	note := ParseNote(src)
	c := &linkCollector{vault: v, from: e, seen: map[importers.Link]bool{}}
	for _, f := range note.Fields {
		c.field(f)
	}
	c.references(note.References)
	c.dated(note.Dated)
	c.result.Embeds = note.Embeds
	return c.result, nil
}

type linkCollector struct {
	vault  *Vault
	from   *entry
	seen   map[importers.Link]bool
	result LinkResult
}

// field takes the links of a front-matter key: those of a link type's key point
// where the type says, wiki links elsewhere are mentions.
func (c *linkCollector) field(f Field) {
	texts, _ := f.wikiTexts()
	key := importers.FoldKey(f.Key)
	t, backwards, typed := c.vault.options.Vocabulary.Link(key)
	if _, isProperty := c.from.typ.Property(key); isProperty {
		typed = false
	}
	for _, text := range texts {
		name := prose.NameIn(text)
		if !typed {
			c.mentions(f, text)
			continue
		}
		found, reason := c.vault.index.resolveName(c.from, name)
		switch {
		case found == nil && name == text && c.mentions(f, text) > 0:
		case found == nil:
			c.result.Unresolved = append(c.result.Unresolved, Unresolved{c.from.path, name, reason})
		case backwards:
			c.result.Resolved++
			c.add(found, c.from, t.Name, words{f.Key + ": " + name, name, f.Key, ""})
		default:
			c.result.Resolved++
			c.add(c.from, found, t.Name, words{f.Key + ": " + name, name, f.Key, ""})
		}
	}
}

// mentions takes the links within a text of the front matter and counts them.
func (c *linkCollector) mentions(f Field, text string) int {
	if !strings.Contains(text, "[") {
		return 0
	}
	refs := ParseNote(text).References
	for _, ref := range refs {
		found, attachment, reason := c.vault.index.resolve(c.from, ref)
		switch {
		case found != nil:
			c.result.Resolved++
			c.add(c.from, found, prose.Mentions, words{f.Key + ": " + ref.Excerpt, ref.Target, f.Key, ref.Scope})
		case attachment:
			c.result.Attachments++
		default:
			c.result.Unresolved = append(c.result.Unresolved, Unresolved{c.from.path, ref.Target, reason})
		}
	}
	return len(refs)
}

// references takes the links of the text.
func (c *linkCollector) references(refs []prose.Reference) {
	reading := prose.Reading{Lexicon: c.vault.lexicon, On: c.from.page(), Find: c.find}
	for _, l := range reading.Links(refs) {
		c.add(c.vault.byKey[l.From], c.vault.byKey[l.To], l.Type, words{l.Excerpt, l.Target, "", l.Scope})
	}
}

// find resolves a reference of the text.
func (c *linkCollector) find(ref prose.Reference) (prose.Page, bool) {
	to, attachment, reason := c.vault.index.resolve(c.from, ref)
	if shown := ref.Shown(); to == nil && !attachment && ref.Path && shown != "" {
		// A link to a file that is not there may say the title of one that is.
		to, _ = c.vault.index.resolveName(c.from, shown)
	}
	switch {
	case to != nil:
		c.result.Resolved++
		return to.page(), true
	case attachment:
		c.result.Attachments++
	default:
		c.result.Unresolved = append(c.result.Unresolved, Unresolved{c.from.path, ref.Target, reason})
	}
	return prose.Page{}, false
}

// page is the note's page as sentences see it.
func (e *entry) page() prose.Page { return prose.Page{ID: e.key, Type: e.typ.Name, Title: e.title} }

// dated takes the events of the text.
func (c *linkCollector) dated(lines []prose.DatedLine) {
	for _, l := range lines {
		c.result.Events = append(c.result.Events, importers.Event{
			Kind: "event", About: c.from.key, Date: l.Date, Until: l.Until, Summary: l.Summary,
			Scope: cmp.Or(l.Scope, c.vault.options.Scope), Excerpt: l.Excerpt, Name: l.Name,
		})
	}
}

// words state a link: an excerpt, how it calls the other page, the key of the front
// matter that holds it, "" for the text, and the scope of the directive that does.
type words struct{ excerpt, name, property, scope string }

// add takes a link. One that stands in a scope directive has its scope: the sentence
// is for nobody else.
func (c *linkCollector) add(from, to *entry, linkType string, said words) {
	scope := cmp.Or(said.scope, c.vault.options.Scope)
	identity := importers.Link{From: from.key, To: to.key, Type: linkType, Scope: scope}
	if from == to || c.seen[identity] {
		return
	}
	c.seen[identity] = true
	c.result.Links = append(c.result.Links, importers.Link{
		Kind: "link", From: from.key, To: to.key, Type: linkType, Scope: scope,
		At: c.from.date.text(), Excerpt: said.excerpt, Page: c.from.key, Name: said.name, Property: said.property,
	})
}

// statements lists all that the note states.
func (r LinkResult) statements(of *entry, scope string) importers.Statements {
	s := importers.Statements{Kind: "statements", Page: of.key, Scope: scope, Says: []importers.Says{}}
	for _, l := range r.Links {
		s.Says = append(s.Says, importers.Says{Type: l.Type, Scope: l.Scope, Excerpt: l.Excerpt, Name: l.Name, Property: l.Property})
	}
	for _, e := range r.Events {
		s.Says = append(s.Says, importers.Says{Date: e.Date, Scope: e.Scope, Excerpt: e.Excerpt, Name: e.Name})
	}
	return s
}
