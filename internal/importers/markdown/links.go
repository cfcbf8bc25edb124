package markdown

import (
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
	// Links are the records, each from, to and type once.
	Links []importers.Link
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
			c.add(found, c.from, t.Name, f.Key+": "+name, "")
		default:
			c.result.Resolved++
			c.add(c.from, found, t.Name, f.Key+": "+name, "")
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
		ref.Excerpt = f.Key + ": " + ref.Excerpt
		found, attachment, reason := c.vault.index.resolve(c.from, ref)
		c.take(ref, found, attachment, reason)
	}
	return len(refs)
}

// references takes the links of the text.
func (c *linkCollector) references(refs []prose.Reference) {
	reading := prose.Reading{Lexicon: c.vault.lexicon, On: c.from.page(), Find: c.find}
	for _, l := range reading.Links(refs) {
		c.add(c.vault.byKey[l.From], c.vault.byKey[l.To], l.Type, l.Excerpt, l.Scope)
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

func (c *linkCollector) take(ref prose.Reference, found *entry, attachment bool, reason string) {
	switch {
	case found != nil:
		c.result.Resolved++
		c.add(c.from, found, prose.Mentions, ref.Excerpt, ref.Scope)
	case attachment:
		c.result.Attachments++
	default:
		c.result.Unresolved = append(c.result.Unresolved, Unresolved{c.from.path, ref.Target, reason})
	}
}

// add takes a link. One that stands in a scope directive has its scope: the sentence
// is for nobody else.
func (c *linkCollector) add(from, to *entry, linkType, excerpt, scope string) {
	if scope == "" {
		scope = c.vault.options.Scope
	}
	identity := importers.Link{From: from.key, To: to.key, Type: linkType, Scope: scope}
	if from == to || c.seen[identity] {
		return
	}
	c.seen[identity] = true
	c.result.Links = append(c.result.Links, importers.Link{
		Kind: "link", From: from.key, To: to.key, Type: linkType, Scope: scope,
		At: c.from.date.text(), Excerpt: excerpt,
	})
}
