package schema

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"maps"
	"regexp"
	"slices"
)

// Ontology is the immutable union of the installed terms. It is safe for
// concurrent use; what its methods return are copies, in order of name.
type Ontology struct {
	objects     map[string]ObjectType
	interfaces  map[string]Interface
	links       map[string]LinkType
	inverses    map[string]string
	valueTypes  map[string]ValueType
	kinds       map[string]ClaimKind
	eventTypes  map[string]EventType
	takeDomains map[string]TakeDomain
	patterns    map[string]Pattern
	vocabulary  []string

	labels   map[string]string
	prefixes map[string]string
	subtypes map[string][]string
	matchers map[string]*regexp.Regexp
	hash     string
}

// New builds the ontology of the terms, or returns every reason why they
// cannot be in force together. Exactly one of the two results is nil.
// Types inherit the properties of the interfaces they implement.
func New(t Terms) (*Ontology, []Conflict) {
	if conflicts := check(t); len(conflicts) > 0 {
		return nil, SortConflicts(conflicts)
	}
	o := &Ontology{
		objects:     index(t.ObjectTypes, func(x ObjectType) string { return x.Name }, ObjectType.clone),
		interfaces:  index(t.Interfaces, func(x Interface) string { return x.Name }, Interface.clone),
		links:       index(t.LinkTypes, func(x LinkType) string { return x.Name }, LinkType.clone),
		valueTypes:  index(t.ValueTypes, func(x ValueType) string { return x.Name }, ValueType.clone),
		kinds:       index(append(systemKinds(), t.ClaimKinds...), func(x ClaimKind) string { return x.Name }, same),
		eventTypes:  index(t.EventTypes, func(x EventType) string { return x.Name }, same),
		takeDomains: index(t.TakeDomains, func(x TakeDomain) string { return x.Name }, same),
		patterns:    index(t.Patterns, func(x Pattern) string { return x.Name }, same),
		vocabulary:  slices.Compact(slices.Sorted(slices.Values(t.Vocabulary))),
		inverses:    map[string]string{},
		labels:      map[string]string{},
		prefixes:    map[string]string{},
		subtypes:    map[string][]string{},
		matchers:    map[string]*regexp.Regexp{},
	}
	for _, name := range sortedKeys(o.objects) {
		typ := o.inherit(o.objects[name])
		o.objects[name] = typ
		o.labels[typ.Label()] = name
		o.prefixes[typ.SlugPrefix] = name
		for _, s := range typ.Subtypes {
			o.subtypes[s] = append(o.subtypes[s], name)
		}
	}
	for name, i := range o.interfaces {
		o.labels[i.Label()] = name
	}
	for name, l := range o.links {
		if l.Symmetric {
			l.Inverse = name
		}
		if l.Cardinality == "" {
			l.Cardinality = Many
		}
		o.links[name] = l
		if l.Inverse != "" && l.Inverse != name {
			o.inverses[l.Inverse] = name
		}
	}
	for name, v := range o.valueTypes {
		if v.Pattern != "" {
			o.matchers[name] = regexp.MustCompile(wholeText(v.Pattern))
		}
	}
	o.hash = o.computeHash()
	return o, nil
}

func wholeText(pattern string) string { return `\A(?:` + pattern + `)\z` }

func same[T any](x T) T { return x }

func index[T any](items []T, name func(T) string, clone func(T) T) map[string]T {
	out := make(map[string]T, len(items))
	for _, x := range items {
		out[name(x)] = clone(x)
	}
	return out
}

func sortedKeys[T any](m map[string]T) []string { return slices.Sorted(maps.Keys(m)) }

func list[T any](m map[string]T, clone func(T) T) []T {
	out := make([]T, 0, len(m))
	for _, k := range sortedKeys(m) {
		out = append(out, clone(m[k]))
	}
	return out
}

func find[T any](m map[string]T, name string, clone func(T) T) (T, bool) {
	x, ok := m[name]
	if !ok {
		return x, false
	}
	return clone(x), true
}

func (o *Ontology) inherit(t ObjectType) ObjectType {
	for _, name := range t.Implements {
		for _, p := range o.interfaces[name].Properties {
			if !slices.ContainsFunc(t.Properties, func(q PropertyType) bool { return q.Name == p.Name }) {
				t.Properties = append(t.Properties, p.clone())
			}
		}
	}
	return t
}

// Terms returns all terms in force, system kinds included, each list in order of name.
func (o *Ontology) Terms() Terms {
	return Terms{
		ObjectTypes: o.ObjectTypes(), Interfaces: o.Interfaces(), ValueTypes: o.ValueTypes(),
		LinkTypes: o.LinkTypes(), ClaimKinds: o.ClaimKinds(), EventTypes: o.EventTypes(),
		TakeDomains: o.TakeDomains(), Patterns: o.Patterns(), Vocabulary: o.Vocabulary(),
	}
}

// Hash returns the SHA-256 of all terms in hexadecimal. Equal terms have equal
// hashes in every process, whatever the order in which they were declared.
func (o *Ontology) Hash() string { return o.hash }

func (o *Ontology) computeHash() string {
	// Terms holds only strings, numbers and lists of them, which always encode.
	encoded, err := json.Marshal(o.Terms())
	if err != nil {
		panic(fmt.Sprintf("schema: terms do not encode: %v", err))
	}
	sum := sha256.Sum256(encoded)
	return hex.EncodeToString(sum[:])
}

// ObjectTypes returns all object types.
func (o *Ontology) ObjectTypes() []ObjectType { return list(o.objects, ObjectType.clone) }

// ObjectType returns the object type of that name.
func (o *Ontology) ObjectType(name string) (ObjectType, bool) {
	return find(o.objects, name, ObjectType.clone)
}

// Interfaces returns all interfaces.
func (o *Ontology) Interfaces() []Interface { return list(o.interfaces, Interface.clone) }

// Interface returns the interface of that name.
func (o *Ontology) Interface(name string) (Interface, bool) {
	return find(o.interfaces, name, Interface.clone)
}

// Implementers returns the names of the object types that implement the interface, sorted.
func (o *Ontology) Implementers(interfaceName string) []string {
	var out []string
	for _, name := range sortedKeys(o.objects) {
		if slices.Contains(o.objects[name].Implements, interfaceName) {
			out = append(out, name)
		}
	}
	return out
}

// Is reports whether objectType is the named object type or implements the named interface.
func (o *Ontology) Is(objectType, typeOrInterface string) bool {
	t, ok := o.objects[objectType]
	return ok && (objectType == typeOrInterface || slices.Contains(t.Implements, typeOrInterface))
}

// LinkTypes returns all link types.
func (o *Ontology) LinkTypes() []LinkType { return list(o.links, LinkType.clone) }

// LinkType returns the link type called name; reversed is true when name is
// its inverse name, so that the ends of the stored link are the other way round.
func (o *Ontology) LinkType(name string) (link LinkType, reversed, ok bool) {
	if l, found := o.links[name]; found {
		return l.clone(), false, true
	}
	if canonical, found := o.inverses[name]; found {
		return o.links[canonical].clone(), true, true
	}
	return LinkType{}, false, false
}

// ValueTypes returns all value types.
func (o *Ontology) ValueTypes() []ValueType { return list(o.valueTypes, ValueType.clone) }

// ValueType returns the value type of that name.
func (o *Ontology) ValueType(name string) (ValueType, bool) {
	return find(o.valueTypes, name, ValueType.clone)
}

// ClaimKinds returns all claim kinds, the system's included.
func (o *Ontology) ClaimKinds() []ClaimKind { return list(o.kinds, same) }

// ClaimKind returns the claim kind of that name.
func (o *Ontology) ClaimKind(name string) (ClaimKind, bool) { return find(o.kinds, name, same) }

// EventTypes returns all event types.
func (o *Ontology) EventTypes() []EventType { return list(o.eventTypes, same) }

// TakeDomains returns all take domains.
func (o *Ontology) TakeDomains() []TakeDomain { return list(o.takeDomains, same) }

// Patterns returns all patterns.
func (o *Ontology) Patterns() []Pattern { return list(o.patterns, same) }

// Vocabulary returns the terms that may be suggested as types.
func (o *Ontology) Vocabulary() []string { return slices.Clone(o.vocabulary) }

// Label returns the graph label of an installed object type or interface:
// its name in UpperCamelCase (sales_channel becomes SalesChannel).
func (o *Ontology) Label(name string) (string, bool) {
	_, isObject := o.objects[name]
	_, isInterface := o.interfaces[name]
	if !isObject && !isInterface {
		return "", false
	}
	return label(name), true
}

// TypeByLabel returns the object type or interface whose label it is.
func (o *Ontology) TypeByLabel(label string) (name string, isInterface, ok bool) {
	name, ok = o.labels[label]
	if !ok {
		return "", false, false
	}
	_, isInterface = o.interfaces[name]
	return name, isInterface, true
}

// TypeByPrefix returns the object type whose slugs begin with prefix.
func (o *Ontology) TypeByPrefix(prefix string) (ObjectType, bool) {
	name, ok := o.prefixes[prefix]
	if !ok {
		return ObjectType{}, false
	}
	return o.objects[name].clone(), true
}

// Relationship returns the graph relationship type of an installed link type
// or inverse name: the name in UPPER_CASE. Only the relationship of the link
// type itself is stored.
func (o *Ontology) Relationship(linkName string) (string, bool) {
	if _, _, ok := o.LinkType(linkName); !ok {
		return "", false
	}
	return relationship(linkName), true
}

// LinkByRelationship returns the link type whose name or inverse name in
// UPPER_CASE it is; reversed is true for an inverse name.
func (o *Ontology) LinkByRelationship(rel string) (link LinkType, reversed, ok bool) {
	name := fold(rel)
	if relationship(name) != rel {
		return LinkType{}, false, false
	}
	return o.LinkType(name)
}

// SubtypeOwner returns the object type that declares the subtype, and false
// when none does or several do.
func (o *Ontology) SubtypeOwner(subtype string) (string, bool) {
	owners := o.subtypes[subtype]
	if len(owners) != 1 {
		return "", false
	}
	return owners[0], true
}
