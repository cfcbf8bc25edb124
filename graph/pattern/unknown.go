package pattern

import (
	"slices"
	"strings"
	"unicode"
)

// synonyms are names by which people look for a property of another name.
var synonyms = map[string]string{"name": "title", "created": "createdAt"}

// mostNamed bounds how many names a message lists.
const mostNamed = 8

// unknownName is the error for a label or relationship that there is not.
func (c *Catalogue) unknownName(kind TermKind, name Name, known []string) error {
	e := &UnknownTermError{Kind: kind, Name: name.Text, Line: name.Line, Column: name.Column}
	if e.Hint = c.absentHint("", name.Text); e.Hint == "" {
		e.Nearest = nearest(name.Text, known)
	}
	return e
}

// absentHint says which pack declares a name, "" for none.
func (c *Catalogue) absentHint(of, name string) string {
	for _, a := range c.absent {
		if a.Of == of && a.Name == name {
			return "it is of the pack " + a.Pack + ", which is not installed"
		}
	}
	return ""
}

// unknownProperty is the error for x.<name> where what x may be has only known.
func (c *checker) unknownProperty(b binding, key Name, of string, known []string) error {
	e := &UnknownTermError{Kind: TermProperty, Name: key.Text, Of: of, Line: key.Line, Column: key.Column}
	page := b.kind == bindNode && slices.Equal(b.storages, []string{labelPage})
	var shown []string
	if page {
		shown = c.cat.shownNames(c.cat.typesOf(b.pages))
	}
	synonym := synonyms[key.Text]
	switch {
	case page && key.Text == "properties":
		e.Hint = "a name follows, as in x.properties.name"
	case slices.Contains(shown, key.Text):
		e.Nearest = "properties." + key.Text
	case slices.Contains(known, synonym):
		e.Nearest = synonym
	default:
		if e.Hint = c.elsewhere(b, key.Text); e.Hint != "" {
			break
		}
		if e.Nearest = nearest(key.Text, known); e.Nearest != "" {
			break
		}
		if near := nearest(key.Text, shown); near != "" {
			e.Nearest = "properties." + near
		}
	}
	return e
}

// unknownShown is the error for x.properties.<name> that none of the types has.
func (c *checker) unknownShown(p *Property, of string, types []string) error {
	name := p.Sub.Text
	e := &UnknownTermError{Kind: TermProperty, Name: "properties." + name, Of: of, Line: p.Sub.Line, Column: p.Sub.Column}
	if _, system := c.cat.properties[labelPage][name]; system {
		e.Nearest = name
		return e
	}
	b := binding{kind: bindNode, storages: []string{labelPage}, pages: types}
	if e.Hint = c.elsewhere(b, name); e.Hint == "" {
		if near := nearest(name, c.cat.shownNames(types)); near != "" {
			e.Nearest = "properties." + near
		}
	}
	return e
}

// elsewhere says where a name is a property, or that it names a relationship; ""
// if it is nothing that the catalogue knows.
func (c *checker) elsewhere(b binding, name string) string {
	var labels, types []string
	for _, l := range c.cat.storages {
		if _, ok := c.cat.properties[l][name]; ok && !(b.kind == bindNode && slices.Contains(b.storages, l)) {
			labels = append(labels, l)
		}
	}
	for _, t := range sortedKeys(c.cat.shown) {
		if _, ok := c.cat.shown[t][name]; ok {
			types = append(types, t)
		}
	}
	for _, t := range c.cat.typesOf(b.pages) {
		if hint := c.cat.absentHint(t, name); hint != "" {
			return hint
		}
	}
	relationship := upperCase(name)
	switch _, ok := c.cat.relationships[relationship]; {
	case ok && b.kind == bindNode:
		return relationship + " is a relationship, matched as (x)-[:" + relationship + "]-()"
	case len(types) > 0:
		hint := "properties." + name + " is one of " + few(types)
		if links := c.cat.between(b.pages, types); len(links) > 0 {
			hint += ", to which " + few(links) + " leads"
		}
		return hint
	case len(labels) > 0:
		return "it is one of " + few(labels)
	}
	return ""
}

// typesOf are the labels of the object types that a page may have, all for nil.
func (c *Catalogue) typesOf(pages []string) []string {
	if pages == nil {
		return sortedKeys(c.shown)
	}
	return pages
}

// shownNames are the properties that packs declare for any of the types, sorted.
func (c *Catalogue) shownNames(types []string) []string {
	known := map[string]bool{}
	for _, t := range types {
		for name := range c.shown[t] {
			known[name] = true
		}
	}
	return sortedKeys(known)
}

// between lists the relationships that packs declare to lead from one of the types
// to one of the others, by name.
func (c *Catalogue) between(from, to []string) []string {
	var out []string
	for _, name := range c.Relationships() {
		ends := c.relationships[name].ends
		if c.relationships[name].link && len(intersect(c.typesBelow(ends[0]), from)) > 0 && len(intersect(c.typesBelow(ends[1]), to)) > 0 {
			out = append(out, name)
		}
	}
	return out
}

// typesBelow are the object types for which labels stand.
func (c *Catalogue) typesBelow(labels []string) []string {
	var out []string
	for _, l := range labels {
		out = append(out, c.labels[l].alternatives...)
	}
	return out
}

// few lists names, not too many of them.
func few(names []string) string {
	if len(names) > mostNamed {
		return strings.Join(names[:mostNamed], ", ") + " and others"
	}
	return orList(names)
}

// upperCase is the name as a relationship would have it: worksAt → WORKS_AT.
func upperCase(name string) string {
	var b strings.Builder
	for i, r := range name {
		if i > 0 && unicode.IsUpper(r) && !strings.HasSuffix(b.String(), "_") && strings.ToUpper(name) != name {
			b.WriteByte('_')
		}
		b.WriteRune(unicode.ToUpper(r))
	}
	return b.String()
}
