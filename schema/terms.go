package schema

import "slices"

// Primitive is the fundamental kind of thing an object type describes.
type Primitive string

// The primitives an object type can have.
const (
	// Entity is something that exists and can act or be acted on.
	Entity Primitive = "entity"
	// Temporal is something that happens or runs over a time.
	Temporal Primitive = "temporal"
	// Media is something that is read, watched or heard.
	Media Primitive = "media"
	// Concept is something that is thought.
	Concept Primitive = "concept"
)

// Primitives returns all primitives in alphabetical order.
func Primitives() []Primitive { return []Primitive{Concept, Entity, Media, Temporal} }

// Cardinality says how many targets one page may have by one link type.
type Cardinality string

// The cardinalities of a link type.
const (
	// Many allows any number of targets; it is the default.
	Many Cardinality = "many"
	// One expects at most one target; a second one opens a finding and does not block.
	One Cardinality = "one"
)

// Yield says what a pack's pattern produces.
type Yield string

// The results a pattern can yield.
const (
	YieldFinding    Yield = "finding"
	YieldSuggestion Yield = "suggestion"
	YieldLink       Yield = "link"
	YieldAnalysis   Yield = "analysis"
	YieldHighlight  Yield = "highlight"
)

// ObjectType is a type of page.
type ObjectType struct {
	// Name obeys [ValidName] and is unique among object types and interfaces.
	Name string `json:"name"`
	// SlugPrefix is the first segment of the slugs of this type's pages.
	SlugPrefix string `json:"slugPrefix"`
	// Title and Plural are the names people read; empty means the name itself.
	Title  string `json:"title,omitempty"`
	Plural string `json:"plural,omitempty"`
	// Phrases are further words, in any language, that mean the type in a text.
	Phrases []string `json:"phrases,omitempty"`
	// Primitive is the fundamental kind of the type.
	Primitive Primitive `json:"primitive"`
	// Subtypes are the finer kinds a page of this type may name.
	Subtypes []string `json:"subtypes,omitempty"`
	// Implements names the interfaces whose properties and links this type has.
	Implements []string `json:"implements,omitempty"`
	// Expert is true when pages of this type can hold claims.
	Expert bool `json:"expert,omitempty"`
	// Extractable is true when the text of such pages is read for claims.
	Extractable bool `json:"extractable,omitempty"`
	// Properties are the typed values its pages may have.
	Properties []PropertyType `json:"properties,omitempty"`
	// Pack is the pack that declares the type first.
	Pack string `json:"pack,omitempty"`
}

// Label returns the graph label of the type: its name in UpperCamelCase.
func (t ObjectType) Label() string { return label(t.Name) }

// Words returns the words that mean the type in a text: its title, its plural and
// its phrases.
func (t ObjectType) Words() []string {
	words := []string{}
	for _, w := range append([]string{t.Title, t.Plural}, t.Phrases...) {
		if w != "" && !slices.Contains(words, w) {
			words = append(words, w)
		}
	}
	return words
}

func (t ObjectType) clone() ObjectType {
	t.Phrases = slices.Clone(t.Phrases)
	t.Subtypes = slices.Clone(t.Subtypes)
	t.Implements = slices.Clone(t.Implements)
	t.Properties = cloneProperties(t.Properties)
	return t
}

// Interface is a set of properties and links that several object types share.
type Interface struct {
	// Name obeys [ValidName] and is unique among object types and interfaces.
	Name string `json:"name"`
	// Properties are inherited by every type that implements the interface.
	Properties []PropertyType `json:"properties,omitempty"`
	// Links names link types, or inverse names, that every implementing type
	// must be allowed to start.
	Links []string `json:"links,omitempty"`
	// Pack is the pack that declares the interface first.
	Pack string `json:"pack,omitempty"`
}

// Label returns the graph label of the interface: its name in UpperCamelCase.
func (i Interface) Label() string { return label(i.Name) }

func (i Interface) clone() Interface {
	i.Properties = cloneProperties(i.Properties)
	i.Links = slices.Clone(i.Links)
	return i
}

// LinkType is a typed, directed relation between two pages.
type LinkType struct {
	// Name obeys [ValidName] and is unique among link types and their inverses.
	Name string `json:"name"`
	// Inverse is the name of the relation read from its end; empty when it has
	// none, the name itself when the link is symmetric.
	Inverse string `json:"inverse,omitempty"`
	// From and To name the object types and interfaces allowed at each end; empty means any.
	From []string `json:"from,omitempty"`
	To   []string `json:"to,omitempty"`
	// Cardinality is the number of targets expected; empty means [Many].
	Cardinality Cardinality `json:"cardinality,omitempty"`
	// Symmetric is true when the link means the same from both ends.
	Symmetric bool `json:"symmetric,omitempty"`
	// Transitive is true when a to b and b to c imply a to c.
	Transitive bool `json:"transitive,omitempty"`
	// SingleAtATime is true when a page has at most one such link at one valid time.
	SingleAtATime bool `json:"singleAtATime,omitempty"`
	// HalfLifeDays is the half-life of the link's activation in days; 0 means the service's default.
	HalfLifeDays int `json:"halfLifeDays,omitempty"`
	// Phrases are the words, in any language, that name the link as its start says it
	// (founded, founder of), InversePhrases as its end does (founded by).
	Phrases        []string `json:"phrases,omitempty"`
	InversePhrases []string `json:"inversePhrases,omitempty"`
	// Pack is the pack that declares the link first.
	Pack string `json:"pack,omitempty"`
}

// Relationship returns the graph relationship type of the link: its name in UPPER_CASE.
func (l LinkType) Relationship() string { return relationship(l.Name) }

// InverseRelationship returns the inverse name in UPPER_CASE, or "" when the link has no inverse.
func (l LinkType) InverseRelationship() string { return relationship(l.Inverse) }

// OneLink tells whether a page has one such link at most, ever or at a time.
func (l LinkType) OneLink() bool { return l.Cardinality == One || l.SingleAtATime }

func (l LinkType) clone() LinkType {
	l.From = slices.Clone(l.From)
	l.To = slices.Clone(l.To)
	l.Phrases = slices.Clone(l.Phrases)
	l.InversePhrases = slices.Clone(l.InversePhrases)
	return l
}

// PropertyKind is the base type of a property's value.
type PropertyKind string

// The base types of property values.
const (
	String   PropertyKind = "string"
	Text     PropertyKind = "text"
	Int      PropertyKind = "int"
	Float    PropertyKind = "float"
	Dec      PropertyKind = "decimal"
	Money    PropertyKind = "money"
	Date     PropertyKind = "date"
	DateTime PropertyKind = "datetime"
	Bool     PropertyKind = "bool"
	URL      PropertyKind = "url"
	Email    PropertyKind = "email"
	Enum     PropertyKind = "enum"
	Ref      PropertyKind = "ref"
)

// PropertyKinds returns all base types in the order in which they are documented.
func PropertyKinds() []PropertyKind {
	return []PropertyKind{String, Text, Int, Float, Dec, Money, Date, DateTime, Bool, URL, Email, Enum, Ref}
}

// PropertyType is one typed value that pages of a type may have.
type PropertyType struct {
	// Name obeys [ValidName] and is unique within its type.
	Name string `json:"name"`
	// Type is the base type; empty when ValueType is given.
	Type PropertyKind `json:"type,omitempty"`
	// ValueType names a declared [ValueType]; empty when Type is given.
	ValueType string `json:"valueType,omitempty"`
	// Required is true when a page of the type is incomplete without it.
	Required bool `json:"required,omitempty"`
	// Many is true when a page may have several values.
	Many bool `json:"many,omitempty"`
	// Unit is the unit of a number; for money the currency of an amount given without one.
	Unit string `json:"unit,omitempty"`
	// Values are the allowed values of an enum.
	Values []string `json:"values,omitempty"`
	// Ref is the object type or interface that a ref points to.
	Ref string `json:"ref,omitempty"`
}

func (p PropertyType) clone() PropertyType {
	p.Values = slices.Clone(p.Values)
	return p
}

// Equal reports whether two declarations of a property are the same.
func (p PropertyType) Equal(q PropertyType) bool {
	return p.Name == q.Name && p.Type == q.Type && p.ValueType == q.ValueType && p.Required == q.Required &&
		p.Many == q.Many && p.Unit == q.Unit && p.Ref == q.Ref && slices.Equal(p.Values, q.Values)
}

func cloneProperties(ps []PropertyType) []PropertyType {
	out := slices.Clone(ps)
	for i := range out {
		out[i] = out[i].clone()
	}
	return out
}

// ValueType is a base type with a constraint, shared by several properties.
type ValueType struct {
	// Name obeys [ValidName].
	Name string `json:"name"`
	// Base is the base type that is constrained; not [Ref].
	Base PropertyKind `json:"base"`
	// Pattern is an RE2 expression that the whole text must match; for string, text, url and email.
	Pattern string `json:"pattern,omitempty"`
	// Min and Max bound a number, both inclusive; for int, float, decimal and money.
	Min *Decimal `json:"min,omitempty"`
	Max *Decimal `json:"max,omitempty"`
	// Values are the allowed values of an enum.
	Values []string `json:"values,omitempty"`
	// Unit is the unit of a number, as in [PropertyType].
	Unit string `json:"unit,omitempty"`
	// Pack is the pack that declares the value type first.
	Pack string `json:"pack,omitempty"`
}

func (v ValueType) clone() ValueType {
	v.Values = slices.Clone(v.Values)
	v.Min = cloneDecimal(v.Min)
	v.Max = cloneDecimal(v.Max)
	return v
}

func cloneDecimal(d *Decimal) *Decimal {
	if d == nil {
		return nil
	}
	c := *d
	return &c
}

// Family divides claims into what is held to be so and what is judged or foretold.
type Family string

// The families of claims.
const (
	Fact Family = "FACT"
	Take Family = "TAKE"
)

// ClaimKind is a kind of claim within its family.
type ClaimKind struct {
	// Name obeys [ValidName] and is unique over both families.
	Name string `json:"name"`
	// Family is the family the kind belongs to.
	Family Family `json:"family"`
	// HalfLifeDays is the half-life of recency in days; 0 means the service's default.
	HalfLifeDays int `json:"halfLifeDays,omitempty"`
	// Pack is the declaring pack; empty for a system kind.
	Pack string `json:"pack,omitempty"`
}

// EventType names what kind of thing a timeline event records.
type EventType struct {
	Name string `json:"name"`
	Pack string `json:"pack,omitempty"`
}

// TakeDomain names a field of judgement in which takes are scored by Brier.
type TakeDomain struct {
	Name string `json:"name"`
	Pack string `json:"pack,omitempty"`
}

// Pattern is a stored query of a pack and what its rows become. The query is
// checked by the pattern language, not by this package.
type Pattern struct {
	Name    string `json:"name"`
	Purpose string `json:"purpose"`
	Query   string `json:"query"`
	Yields  Yield  `json:"yields"`
	Pack    string `json:"pack,omitempty"`
}

// Terms are the declarations an ontology is made of, in any order.
type Terms struct {
	ObjectTypes []ObjectType `json:"objectTypes,omitempty"`
	Interfaces  []Interface  `json:"interfaces,omitempty"`
	ValueTypes  []ValueType  `json:"valueTypes,omitempty"`
	LinkTypes   []LinkType   `json:"linkTypes,omitempty"`
	ClaimKinds  []ClaimKind  `json:"claimKinds,omitempty"`
	EventTypes  []EventType  `json:"eventTypes,omitempty"`
	TakeDomains []TakeDomain `json:"takeDomains,omitempty"`
	Patterns    []Pattern    `json:"patterns,omitempty"`
	// Vocabulary holds the terms that may be suggested as types.
	Vocabulary []string `json:"vocabulary,omitempty"`
}
