package prose

import "brain/internal/relation"

// Mentions is the type of a link whose relation no sentence states.
const Mentions = "mentions"

// Page is a page as sentences see it.
type Page struct {
	// ID tells it from others, Type is its object type, Title its title.
	ID, Type, Title string
}

// Link is a link that a text makes.
type Link struct {
	// From and To are ids of pages.
	From, To string
	// Type is a link type of the vocabulary, or Mentions.
	Type string
	// Reference is what it was made of; its excerpt is the evidence.
	Reference
}

// Reading turns the references of a page's text into links.
type Reading struct {
	// Lexicon reads relations in sentences.
	Lexicon *relation.Lexicon
	// On is the page on which the text stands.
	On Page
	// Find finds the page that a reference names; false for none. It is asked once for
	// each reference, in order.
	Find func(Reference) (Page, bool)
}

// Links gives the links of a text, each of its first sentence: the same ends, type
// and scope are one link. The references of one sentence are read together: a link
// whose relation the sentence states is of that type, another one a mention. What a
// section of another scope states of two other pages is only mentioned: who may know
// the link could not be told from the page it stands on. A page has no link to itself.
func (r Reading) Links(refs []Reference) []Link {
	c := &collector{Reading: r, seen: map[Link]bool{}}
	for len(refs) > 0 {
		n := 1
		for n < len(refs) && refs[n].Sentence == refs[0].Sentence {
			n++
		}
		c.sentence(refs[:n])
		refs = refs[n:]
	}
	return c.links
}

type collector struct {
	Reading
	links []Link
	seen  map[Link]bool
}

func (c *collector) sentence(refs []Reference) {
	found := make([]*Page, len(refs))
	var anchors []relation.Anchor
	var linked []int // of anchors, by index of refs
	for i, ref := range refs {
		page, ok := c.Find(ref)
		if !ok {
			continue
		}
		found[i] = &page
		linked = append(linked, i)
		anchors = append(anchors, relation.Anchor{Start: ref.Start, End: ref.End, Type: page.Type})
	}
	stated := map[int]bool{}
	for _, s := range c.states(refs[0].Sentence, anchors) {
		if s.From != relation.Page && s.To != relation.Page && refs[0].Scope != "" {
			continue
		}
		from, to, ref := c.On, c.On, refs[0]
		for _, end := range []int{s.From, s.To} {
			if end != relation.Page {
				stated[linked[end]] = true
				ref = refs[linked[end]]
			}
		}
		if s.From != relation.Page {
			from = *found[linked[s.From]]
		}
		if s.To != relation.Page {
			to = *found[linked[s.To]]
		}
		c.add(from, to, s.Link, ref)
	}
	for i, ref := range refs {
		if found[i] != nil && !stated[i] {
			c.add(c.On, *found[i], Mentions, ref)
		}
	}
}

// states reads which links a sentence states.
func (c *collector) states(s *Sentence, anchors []relation.Anchor) []relation.Statement {
	if len(anchors) == 0 || !s.States {
		return nil
	}
	places := make([][2]int, len(anchors))
	for i, a := range anchors {
		places[i] = [2]int{a.Start, a.End}
	}
	title, _ := relation.Normalize(c.On.Title, nil)
	said, moved := relation.Normalize(s.Text, places)
	for i, place := range moved {
		anchors[i].Start, anchors[i].End = place[0], place[1]
	}
	return c.Lexicon.Statements(relation.Sentence{Text: said, Page: c.On.Type, Title: title, Anchors: anchors})
}

func (c *collector) add(from, to Page, linkType string, ref Reference) {
	identity := Link{From: from.ID, To: to.ID, Type: linkType, Reference: Reference{Scope: ref.Scope}}
	if from.ID == to.ID || c.seen[identity] {
		return
	}
	c.seen[identity] = true
	c.links = append(c.links, Link{From: from.ID, To: to.ID, Type: linkType, Reference: ref})
}
