package mcpmemory

import (
	"slices"
	"strings"
	"unicode"

	"brain/internal/importers"
)

// generalLink is the link type of a relation that no other fits.
const generalLink = "relates_to"

// maxExcerptRunes is the longest excerpt that the service keeps.
const maxExcerptRunes = 2_000

// why a relation became relates_to.
const (
	reasonUnknown = "no link type has this name"
	reasonEnds    = "the link type does not lead from the one page to the other"
	reasonOlder   = "a later line says another one, and there is one at a time"
)

// link is the record of a relation and, where it became a general link, the reason.
type link struct {
	importers.Link
	relation Relation
	reason   string
}

// links maps the graph's relations. Where a type holds one at a time the last
// relation of a page counts, as a memory is written from top to bottom; earlier
// ones stay as general links.
func (o Options) links(g Graph) []link {
	types := map[string]string{}
	for _, e := range g.Entities {
		t, _, _ := o.typeOf(e.Type)
		types[e.Name] = t.Name
	}
	out := make([]link, len(g.Relations))
	type place struct{ from, kind string }
	last := map[place]string{}
	for i, r := range g.Relations {
		l := o.typed(r, types)
		if l.reason == "" && o.single(l.Type) {
			last[place{l.From, l.Type}] = l.To
		}
		out[i] = l
	}
	for i, l := range out {
		if to, ok := last[place{l.From, l.Type}]; ok && l.reason == "" && to != l.To {
			out[i] = o.general(l.relation, reasonOlder)
		}
	}
	return out
}

// typed maps one relation to the link type of its name, turned round where it is
// the name of an inverse.
func (o Options) typed(r Relation, types map[string]string) link {
	t, backwards, ok := o.Vocabulary.Link(termName(r.Type))
	if !ok {
		return o.general(r, reasonUnknown)
	}
	from, to := r.From, r.To
	if backwards {
		from, to = to, from
	}
	if !o.admits(t.From, types[from]) || !o.admits(t.To, types[to]) {
		return o.general(r, reasonEnds)
	}
	return o.link(r, from, to, t.Name)
}

func (o Options) general(r Relation, reason string) link {
	l := o.link(r, r.From, r.To, generalLink)
	l.reason = reason
	return l
}

func (o Options) link(r Relation, from, to, linkType string) link {
	return link{relation: r, Link: importers.Link{
		Kind: "link", From: o.key(from), To: o.key(to), Type: linkType, Scope: o.Scope,
		Excerpt: firstRunes(strings.Join([]string{r.From, r.Type, r.To}, " "), maxExcerptRunes),
	}}
}

// admits tells whether a type fits one end of a link type. A name that is none of
// an object type is an interface, which only the service knows.
func (o Options) admits(ends []string, objectType string) bool {
	return len(ends) == 0 || slices.ContainsFunc(ends, func(end string) bool {
		_, isType := o.Vocabulary.Object(end)
		return end == objectType || !isType
	})
}

func (o Options) single(linkType string) bool {
	return slices.ContainsFunc(o.Vocabulary.Links, func(l importers.LinkType) bool { return l.Name == linkType && l.SingleAtATime })
}

// termName brings a word that an agent wrote ("worksAt", "works at", "Works-At",
// "XMLFile") into the form of the vocabulary's names.
func termName(word string) string {
	runes := []rune(strings.TrimSpace(word))
	var b strings.Builder
	for i, r := range runes {
		if i > 0 && unicode.IsUpper(r) {
			before := runes[i-1]
			startsWord := unicode.IsUpper(before) && i+1 < len(runes) && unicode.IsLower(runes[i+1])
			if unicode.IsLower(before) || unicode.IsDigit(before) || startsWord {
				b.WriteByte('_')
			}
		}
		b.WriteRune(r)
	}
	return importers.FoldKey(strings.Join(strings.Fields(b.String()), " "))
}
