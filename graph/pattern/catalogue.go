package pattern

import (
	"errors"
	"fmt"
	"regexp"
	"slices"

	"brain/graph"
)

// Visibility says whose texts a catalogue is for.
type Visibility uint8

// The visibilities.
const (
	// Public shows what analysts and packs may name.
	Public Visibility = iota
	// Internal shows everything; only the service's own code may use it.
	Internal
)

// TypeTerm is one installed object type or interface.
type TypeTerm struct {
	// Label is the name in UpperCamelCase.
	Label string
	// Interface marks an interface; its pages are those of the types that
	// implement it.
	Interface bool
	// Implements lists the labels of the interfaces that an object type implements.
	Implements []string
	// Properties are those of an object type's pages, inherited ones included. An
	// interface has those of the types that implement it.
	Properties []PropertyTerm
}

// PropertyTerm is one property that a pack declares for an object type; a query
// reads it as x.properties.<name>.
type PropertyTerm struct {
	// Name is the name as claims have it.
	Name string
	// Kind is the kind of one value: string, int, float, bool, instant, date or decimal.
	Kind graph.Kind
	// Money: the values are amounts of money, of kind decimal, each with a currency.
	Money bool
	// Many: a page may have several values, so that the property is a list.
	Many bool
}

// LinkTerm is one installed link type.
type LinkTerm struct {
	// Relationship is the name in UPPER_CASE, as edges have it.
	Relationship string
	// Inverse is the name of the other direction, "" if there is none. It is
	// never stored.
	Inverse string
	// Symmetric links have no direction; Inverse is then empty or Relationship.
	Symmetric bool
	// From and To list the labels of the ends. They are for editors: a query may
	// ask for ends that the pack does not allow, it finds none.
	From, To []string
}

// ErrBadCatalogue is under every error of NewCatalogue.
var ErrBadCatalogue = errors.New("bad catalogue")

// AbsentTerm is a name that a pack declares which is not installed; queries that
// name it are told so.
type AbsentTerm struct {
	// Name is a label, a relationship, or with Of a property.
	Name string
	// Of is the label of the object type that has the property.
	Of string
	// Pack is the pack's name.
	Pack string
}

const (
	labelPage  = "Page"
	labelTag   = "Tag"
	labelClaim = "Claim"
)

// families are labels on top of the storage label Claim.
var families = [...]string{"Fact", "Take"}

var (
	labelForm = regexp.MustCompile(`^[A-Z][A-Za-z0-9]{0,63}$`)
	typeForm  = regexp.MustCompile(`^[A-Z][A-Z0-9_]{0,63}$`)
	propForm  = regexp.MustCompile(`^[a-z][a-z0-9_]{0,47}$`)
)

// labelTerm is what a label means: any of the stored labels, on nodes of one
// storage label.
type labelTerm struct {
	alternatives []string
	storage      string
}

// relationshipTerm is what a relationship name means.
type relationshipTerm struct {
	stored              string
	reversed, symmetric bool
	link                bool
	from, to            []string    // storage labels
	ends                [2][]string // labels of the ends as the name reads, for editors
}

// Catalogue is the closed set of names that a query may use, with their kinds.
// It is immutable and safe for concurrent use.
type Catalogue struct {
	visibility    Visibility
	labels        map[string]labelTerm
	relationships map[string]relationshipTerm
	// storages lists the visible storage labels, sorted.
	storages []string
	// properties holds the visible properties per storage label.
	properties map[string]map[string]graph.Property
	// shown holds the packs' properties per label of an object type.
	shown map[string]map[string]PropertyTerm
	// linkProperties and edgeProperties are those of links' edges and of others.
	linkProperties, edgeProperties map[string]graph.Property
	absent                         []AbsentTerm
}

// NewCatalogue builds the catalogue of the system's names and the given terms;
// those that are absent it only knows to say so.
// It fails with ErrBadCatalogue when a name is malformed or taken, or an
// interface is not among the types.
func NewCatalogue(visibility Visibility, types []TypeTerm, links []LinkTerm, absent ...AbsentTerm) (*Catalogue, error) {
	c := &Catalogue{
		absent:         absent,
		visibility:     visibility,
		labels:         map[string]labelTerm{},
		relationships:  map[string]relationshipTerm{},
		properties:     map[string]map[string]graph.Property{},
		shown:          map[string]map[string]PropertyTerm{},
		linkProperties: map[string]graph.Property{},
		edgeProperties: map[string]graph.Property{},
	}
	c.addSystem()
	if err := c.addTypes(types); err != nil {
		return nil, err
	}
	if err := c.addLinks(links); err != nil {
		return nil, err
	}
	return c, nil
}

func (c *Catalogue) addSystem() {
	known := map[string]graph.Property{}
	for _, p := range slices.Concat(graph.ItemProps(), graph.SystemProperties()) {
		known[p.Name] = p
	}
	for _, l := range graph.SystemLabels() {
		names := l.Public
		if c.visibility == Internal {
			names = slices.Clone(l.Props)
			for _, p := range graph.ItemProps() {
				names = append(names, p.Name)
			}
		} else if names == nil {
			continue
		}
		c.storages = append(c.storages, l.Name)
		c.labels[l.Name] = labelTerm{[]string{l.Name}, l.Name}
		props := make(map[string]graph.Property, len(names))
		for _, n := range names {
			props[n] = known[n]
		}
		c.properties[l.Name] = props
	}
	slices.Sort(c.storages)
	for _, f := range families {
		c.labels[f] = labelTerm{[]string{f}, labelClaim}
	}
	for _, r := range graph.SystemRelationships() {
		if r.Public || c.visibility == Internal {
			c.relationships[r.Type] = relationshipTerm{stored: r.Type, from: r.From, to: r.To,
				ends: [2][]string{intersect(r.From, c.storages), intersect(r.To, c.storages)}}
		}
	}
	for _, n := range graph.LinkProps() {
		c.linkProperties[n] = known[n]
	}
	if c.visibility == Internal {
		c.edgeProperties[graph.EdgeType] = known[graph.EdgeType]
		for _, p := range known {
			if p.Edge || slices.ContainsFunc(graph.ItemProps(), func(i graph.Property) bool { return i.Name == p.Name }) {
				c.linkProperties[p.Name] = p
				c.edgeProperties[p.Name] = p
			}
		}
	}
}

func (c *Catalogue) addTypes(types []TypeTerm) error {
	system := systemLabelNames()
	implementers := map[string][]string{}
	for _, t := range types {
		if !labelForm.MatchString(t.Label) {
			return fmt.Errorf("%w: label %q: expected UpperCamelCase of at most 64 letters and digits", ErrBadCatalogue, t.Label)
		}
		if _, taken := c.labels[t.Label]; taken || slices.Contains(system, t.Label) {
			return fmt.Errorf("%w: label %s is taken", ErrBadCatalogue, t.Label)
		}
		c.labels[t.Label] = labelTerm{[]string{t.Label}, labelPage}
		if err := c.addProperties(t); err != nil {
			return err
		}
		for _, i := range t.Implements {
			implementers[i] = append(implementers[i], t.Label)
		}
	}
	for _, t := range types {
		if !t.Interface {
			continue
		}
		// Without implementers the interface's own label stays, which no node has.
		if labels := implementers[t.Label]; len(labels) > 0 {
			slices.Sort(labels)
			c.labels[t.Label] = labelTerm{slices.Compact(labels), labelPage}
		}
		delete(implementers, t.Label)
	}
	for _, i := range sortedKeys(implementers) {
		return fmt.Errorf("%w: %s implements %s, which is not an interface", ErrBadCatalogue, implementers[i][0], i)
	}
	return nil
}

func (c *Catalogue) addProperties(t TypeTerm) error {
	shown := make(map[string]PropertyTerm, len(t.Properties))
	for _, p := range t.Properties {
		_, twice := shown[p.Name]
		switch {
		case t.Interface:
			return fmt.Errorf("%w: interface %s has properties of its own: give them to the types that implement it", ErrBadCatalogue, t.Label)
		case !propForm.MatchString(p.Name):
			return fmt.Errorf("%w: property %q of %s: expected a small letter, then at most 47 small letters, digits and _", ErrBadCatalogue, p.Name, t.Label)
		case graph.ShownColumn(p.Kind) == "":
			return fmt.Errorf("%w: property %s of %s: no claim holds values of kind %s", ErrBadCatalogue, p.Name, t.Label, p.Kind)
		case p.Money && p.Kind != graph.KindDecimal:
			return fmt.Errorf("%w: property %s of %s: an amount of money is a decimal, not %s", ErrBadCatalogue, p.Name, t.Label, p.Kind)
		case twice:
			return fmt.Errorf("%w: property %s of %s is declared twice", ErrBadCatalogue, p.Name, t.Label)
		}
		shown[p.Name] = p
	}
	c.shown[t.Label] = shown
	return nil
}

func (c *Catalogue) addLinks(links []LinkTerm) error {
	system := map[string]bool{}
	for _, r := range graph.SystemRelationships() {
		system[r.Type] = true
	}
	add := func(name string, term relationshipTerm) error {
		if !typeForm.MatchString(name) {
			return fmt.Errorf("%w: relationship %q: expected UPPER_CASE of at most 64 letters, digits and _", ErrBadCatalogue, name)
		}
		if _, taken := c.relationships[name]; taken || system[name] {
			return fmt.Errorf("%w: relationship %s is taken", ErrBadCatalogue, name)
		}
		c.relationships[name] = term
		return nil
	}
	page := []string{labelPage}
	for _, l := range links {
		term := relationshipTerm{stored: l.Relationship, symmetric: l.Symmetric, link: true, from: page, to: page, ends: [2][]string{l.From, l.To}}
		if err := add(l.Relationship, term); err != nil {
			return err
		}
		if l.Inverse == "" || l.Symmetric && l.Inverse == l.Relationship {
			continue
		}
		if l.Symmetric {
			return fmt.Errorf("%w: symmetric relationship %s has the inverse %s", ErrBadCatalogue, l.Relationship, l.Inverse)
		}
		term.reversed, term.ends = true, [2][]string{l.To, l.From}
		if err := add(l.Inverse, term); err != nil {
			return err
		}
	}
	return nil
}

func systemLabelNames() []string {
	out := slices.Clone(families[:])
	for _, l := range graph.SystemLabels() {
		out = append(out, l.Name)
	}
	return out
}

// Labels lists the names that may stand after ":" in a node, sorted.
func (c *Catalogue) Labels() []string { return sortedKeys(c.labels) }

// Relationships lists the names that may stand after ":" in a relationship,
// inverse names included, sorted.
func (c *Catalogue) Relationships() []string { return sortedKeys(c.relationships) }

// Properties lists the properties of nodes with the label, sorted by name; nil
// for an unknown label.
func (c *Catalogue) Properties(label string) []graph.Property {
	return sortedProperties(c.properties[c.labels[label].storage])
}

// PackProperties lists what may follow "x.properties." for a page x with the
// label, sorted by name: the properties that packs declare for the object types
// for which the label stands, without those that these declare differently.
func (c *Catalogue) PackProperties(label string) []PropertyTerm {
	types := c.labels[label].alternatives
	if label == labelPage {
		types = sortedKeys(c.shown)
	}
	found, differ := map[string]PropertyTerm{}, map[string]bool{}
	for _, t := range types {
		for name, p := range c.shown[t] {
			if known, ok := found[name]; ok && known != p {
				differ[name] = true
			}
			found[name] = p
		}
	}
	var out []PropertyTerm
	for _, name := range sortedKeys(found) {
		if !differ[name] {
			out = append(out, found[name])
		}
	}
	return out
}

// RelationshipProperties lists the properties of a relationship, sorted by name;
// nil for an unknown one.
func (c *Catalogue) RelationshipProperties(relationship string) []graph.Property {
	r, ok := c.relationships[relationship]
	if !ok {
		return nil
	}
	if r.link {
		return sortedProperties(c.linkProperties)
	}
	return sortedProperties(c.edgeProperties)
}

// Ends lists the labels that a relationship written from left to right joins, an
// inverse name from its own point of view; nil for an unknown one.
func (c *Catalogue) Ends(relationship string) (from, to []string) {
	ends := c.relationships[relationship].ends
	return slices.Clone(ends[0]), slices.Clone(ends[1])
}

// storedTypes lists the visible relationship types as edges have them, sorted.
func (c *Catalogue) storedTypes() []string {
	var out []string
	for _, r := range c.relationships {
		if !r.reversed {
			out = append(out, r.stored)
		}
	}
	slices.Sort(out)
	return out
}

func sortedProperties(m map[string]graph.Property) []graph.Property {
	var out []graph.Property
	for _, name := range sortedKeys(m) {
		out = append(out, m[name])
	}
	return out
}

func sortedKeys[V any](m map[string]V) []string {
	out := make([]string, 0, len(m))
	for k := range m {
		out = append(out, k)
	}
	slices.Sort(out)
	return out
}
