package markdown

import (
	"fmt"
	"strings"

	"brain/internal/importers"
	"brain/internal/relation"
)

// mentionType is the link type of a link whose type nothing says.
const mentionType = "mentions"

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
		name := nameIn(text)
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

// references takes the links of the text. Those of one sentence are read together: a
// link whose relation the sentence states is of that type, another one a mention.
func (c *linkCollector) references(refs []Reference) {
	for len(refs) > 0 {
		n := 1
		for n < len(refs) && refs[n].Sentence == refs[0].Sentence {
			n++
		}
		c.sentence(refs[:n])
		refs = refs[n:]
	}
}

func (c *linkCollector) sentence(refs []Reference) {
	found := make([]*entry, len(refs))
	var anchors []relation.Anchor
	var linked []int // of anchors, by index of refs
	for i, ref := range refs {
		to, attachment, reason := c.vault.index.resolve(c.from, ref)
		if shown := ref.shown(); to == nil && !attachment && ref.Path && shown != "" {
			// A link to a file that is not there may say the title of one that is.
			to, _ = c.vault.index.resolveName(c.from, shown)
		}
		if to == nil {
			c.take(ref, nil, attachment, reason)
			continue
		}
		found[i] = to
		c.result.Resolved++
		linked = append(linked, i)
		anchors = append(anchors, relation.Anchor{Start: ref.Start, End: ref.End, Type: to.typ.Name})
	}
	stated := map[int]bool{}
	if len(anchors) > 0 {
		for _, s := range c.vault.states(refs[0].Sentence, c.from, anchors) {
			from, to, ref := c.from, c.from, refs[0]
			for _, end := range []int{s.From, s.To} {
				if end != relation.Page {
					stated[linked[end]] = true
					ref = refs[linked[end]]
				}
			}
			if s.From != relation.Page {
				from = found[linked[s.From]]
			}
			if s.To != relation.Page {
				to = found[linked[s.To]]
			}
			c.add(from, to, s.Link, ref.Excerpt, ref.Scope)
		}
	}
	for i, ref := range refs {
		if found[i] != nil && !stated[i] {
			c.add(c.from, found[i], mentionType, ref.Excerpt, ref.Scope)
		}
	}
}

// shown is what a reader sees of the reference.
func (r Reference) shown() string { return r.Sentence.Text[r.Start:r.End] }

// states reads which links a sentence states.
func (v *Vault) states(s *Sentence, on *entry, anchors []relation.Anchor) []relation.Statement {
	places := make([][2]int, len(anchors))
	for i, a := range anchors {
		places[i] = [2]int{a.Start, a.End}
	}
	title, _ := relation.Normalize(on.title, nil)
	said, moved := relation.Normalize(s.Text, places)
	for i, place := range moved {
		anchors[i].Start, anchors[i].End = place[0], place[1]
	}
	return v.lexicon.Statements(relation.Sentence{Text: said, Page: on.typ.Name, Title: title, Anchors: anchors})
}

func (c *linkCollector) take(ref Reference, found *entry, attachment bool, reason string) {
	switch {
	case found != nil:
		c.result.Resolved++
		c.add(c.from, found, mentionType, ref.Excerpt, ref.Scope)
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

// nameIn returns the target of a text that is one wiki link, else the text.
func nameIn(text string) string {
	inner, ok := strings.CutPrefix(text, "[[")
	if ok {
		inner, ok = strings.CutSuffix(inner, "]]")
	}
	if !ok {
		return text
	}
	link, ok := parseWikiLink(inner)
	if !ok || link.target == "" {
		return text
	}
	return link.target
}

func holdsWikiLink(text string) bool {
	open := strings.Index(text, "[[")
	return open >= 0 && strings.Contains(text[open:], "]]")
}
