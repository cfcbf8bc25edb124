package importers

import (
	"slices"
	"strings"

	"brain/internal/relation"
)

// Vocabulary holds the names in force that adapters map onto.
type Vocabulary struct {
	// Types are the object types.
	Types []ObjectType
	// Links are the link types.
	Links []LinkType
}

// ObjectType is a type of page.
type ObjectType struct {
	// Name is the type's name, SlugPrefix the first segment of its slugs.
	Name, SlugPrefix string
	// Subtypes are its subtypes, Implements the interfaces that it implements.
	Subtypes, Implements []string
	// Properties are its properties.
	Properties []Property
}

// Property is a property of a type.
type Property struct {
	// Name is its name, Type the type of its values.
	Name, Type string
}

// LinkType is a type of link.
type LinkType struct {
	// Name is its name, Inverse its name read backwards or "".
	Name, Inverse string
	// From and To are the types and interfaces that it can start and end at; empty
	// means any.
	From, To []string
	// Symmetric says that it has no direction, SingleAtATime that a new one from a page
	// ends the one before.
	Symmetric, SingleAtATime bool
	// Phrases name it in sentences as its start says it, InversePhrases as its end does.
	Phrases, InversePhrases []string
}

// DefaultType is the type of a page that none fits.
const DefaultType = "note"

// TypeNamed finds the type that a person wrote: a type, or the one that alone
// declares the name as a subtype.
func (v Vocabulary) TypeNamed(name string) (t ObjectType, subtype string, ok bool) {
	name = FoldKey(name)
	if t, ok = v.Object(name); ok {
		return t, "", true
	}
	found := 0
	for _, candidate := range v.Types {
		if slices.Contains(candidate.Subtypes, name) {
			t = candidate
			found++
		}
	}
	if found != 1 {
		return ObjectType{}, "", false
	}
	return t, name, true
}

// Object finds an object type by its exact name.
func (v Vocabulary) Object(name string) (ObjectType, bool) {
	for _, t := range v.Types {
		if t.Name == name {
			return t, true
		}
	}
	return ObjectType{}, false
}

// Link finds the link type of an exact name; backwards is set where the name is
// that of its inverse.
func (v Vocabulary) Link(key string) (l LinkType, backwards, ok bool) {
	for _, l := range v.Links {
		if l.Name == key {
			return l, false, true
		}
	}
	for _, l := range v.Links {
		if l.Inverse != "" && l.Inverse == key {
			return l, true, true
		}
	}
	return LinkType{}, false, false
}

// Property finds a property of the type by its exact name.
func (t ObjectType) Property(key string) (Property, bool) {
	for _, p := range t.Properties {
		if p.Name == key {
			return p, true
		}
	}
	return Property{}, false
}

// Lexicon reads the links of the vocabulary in sentences.
func (v Vocabulary) Lexicon() *relation.Lexicon {
	var terms relation.Vocabulary
	for _, t := range v.Types {
		terms.Types = append(terms.Types, relation.Type{Name: t.Name})
	}
	for _, l := range v.Links {
		terms.Links = append(terms.Links, relation.Link{
			Name: l.Name, From: v.concrete(l.From), To: v.concrete(l.To), Symmetric: l.Symmetric, Phrases: l.Phrases, Inverse: l.InversePhrases,
		})
	}
	return relation.New(terms)
}

// concrete gives the types that the names of types and interfaces mean.
func (v Vocabulary) concrete(names []string) []string {
	var types []string
	for _, t := range v.Types {
		if slices.Contains(names, t.Name) || slices.ContainsFunc(t.Implements, func(i string) bool { return slices.Contains(names, i) }) {
			types = append(types, t.Name)
		}
	}
	return types
}

// FoldKey brings a key that people wrote ("Works at", "founded-on") into the
// form of the vocabulary's names.
func FoldKey(key string) string {
	return strings.NewReplacer(" ", "_", "-", "_").Replace(strings.ToLower(strings.TrimSpace(key)))
}
