package model

import (
	"cmp"
	"slices"

	"brain/disclosure"
	"brain/internal/memory"
	"brain/schema"
)

// Vocabulary is the names in force as the API shows them.
type Vocabulary struct {
	ObjectTypes []*ObjectType
	LinkTypes   []*LinkType
	ClaimKinds  []string
	EventTypes  []string
	Patterns    []memory.PackPattern
}

// ObjectType is a type of page.
type ObjectType struct {
	Name       string
	SlugPrefix string
	Phrases    []string
	Primitive  string
	Subtypes   []string
	Implements []string
	Properties []PropertyType
	Pack       string
}

// PropertyType is a property of a type. Type is a base type or a declared value type.
type PropertyType struct {
	Name     string
	Type     string
	Required bool
	Many     bool
	Unit     string
}

// LinkType is a type of link.
type LinkType struct {
	Name          string
	Inverse       string
	From          []string
	To            []string
	Cardinality   string
	SingleAtATime bool
	Phrases       []string
	// InversePhrases name it as its end says it.
	InversePhrases []string
	Pack           string
}

// NewVocabulary shows a vocabulary, each list by name.
func NewVocabulary(v memory.Vocabulary) *Vocabulary {
	out := &Vocabulary{ClaimKinds: v.ClaimKinds, EventTypes: v.EventTypes, Patterns: v.Patterns, ObjectTypes: []*ObjectType{}, LinkTypes: []*LinkType{}}
	for _, t := range v.ObjectTypes {
		o := &ObjectType{Name: t.Name, SlugPrefix: t.SlugPrefix, Phrases: t.Words(), Primitive: string(t.Primitive), Subtypes: t.Subtypes, Implements: t.Implements, Pack: t.Pack}
		for _, p := range t.Properties {
			o.Properties = append(o.Properties, PropertyType{
				Name: p.Name, Type: cmp.Or(string(p.Type), p.ValueType), Required: p.Required, Many: p.Many, Unit: p.Unit,
			})
		}
		out.ObjectTypes = append(out.ObjectTypes, o)
	}
	for _, l := range v.LinkTypes {
		out.LinkTypes = append(out.LinkTypes, &LinkType{
			Name: l.Name, Inverse: l.Inverse, From: l.From, To: l.To, Cardinality: string(cmp.Or(l.Cardinality, schema.Many)),
			SingleAtATime: l.SingleAtATime, Phrases: l.Phrases, InversePhrases: l.InversePhrases, Pack: l.Pack,
		})
	}
	slices.SortFunc(out.ObjectTypes, func(a, b *ObjectType) int { return cmp.Compare(a.Name, b.Name) })
	slices.SortFunc(out.LinkTypes, func(a, b *LinkType) int { return cmp.Compare(a.Name, b.Name) })
	return out
}

// AccessExplanation says whether somebody may know an item, and why.
type AccessExplanation struct {
	Allowed     bool
	Rule        string
	Memberships []string
	Text        string
}

// NewAccessExplanation shows an explanation.
func NewAccessExplanation(e disclosure.Explanation) *AccessExplanation {
	return &AccessExplanation{Allowed: e.Allowed, Rule: string(e.Rule), Memberships: e.Memberships, Text: e.Text}
}
