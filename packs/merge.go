package packs

import (
	"fmt"
	"slices"

	"brain/schema"
)

// merger unites the terms of packs. The first declaration of a term gives its
// pack and its order.
type merger struct {
	objects     table[schema.ObjectType]
	interfaces  table[schema.Interface]
	valueTypes  table[schema.ValueType]
	links       table[schema.LinkType]
	kinds       table[schema.ClaimKind]
	eventTypes  table[schema.EventType]
	takeDomains table[schema.TakeDomain]
	patterns    table[schema.Pattern]
	vocabulary  []string
	conflicts   []Conflict
}

// table keeps terms of one sort by name, in the order of their first declaration.
type table[T any] struct {
	items []T
	at    map[string]int
	// declarers are the packs that declared each term, the latest last.
	declarers map[string][]string
}

func newTable[T any]() table[T] {
	return table[T]{at: map[string]int{}, declarers: map[string][]string{}}
}

func newMerger() *merger {
	return &merger{
		objects: newTable[schema.ObjectType](), interfaces: newTable[schema.Interface](),
		valueTypes: newTable[schema.ValueType](), links: newTable[schema.LinkType](),
		kinds: newTable[schema.ClaimKind](), eventTypes: newTable[schema.EventType](),
		takeDomains: newTable[schema.TakeDomain](), patterns: newTable[schema.Pattern](),
	}
}

func (m *merger) terms() schema.Terms {
	return schema.Terms{
		ObjectTypes: m.objects.items, Interfaces: m.interfaces.items, ValueTypes: m.valueTypes.items,
		LinkTypes: m.links.items, ClaimKinds: m.kinds.items, EventTypes: m.eventTypes.items,
		TakeDomains: m.takeDomains.items, Patterns: m.patterns.items, Vocabulary: m.vocabulary,
	}
}

func (m *merger) add(kind schema.ConflictKind, term, detail string, packs ...string) {
	m.conflicts = append(m.conflicts, schema.NewConflict(kind, term, detail, packs...))
}

// declare puts a term in its table. A name declared twice by one pack is a
// conflict; a name of an earlier pack goes to unite, which adds to the kept term.
func declare[T any](m *merger, t *table[T], pack, sort, name string, item T, unite func(kept *T, term string)) {
	term := sort + " " + displayed(name)
	i, known := t.at[name]
	switch {
	case !known:
		t.at[name] = len(t.items)
		t.items = append(t.items, item)
	case slices.Contains(t.declarers[name], pack):
		m.add(schema.ConflictDuplicateTerm, term, "the pack declares it twice", pack)
		return
	default:
		unite(&t.items[i], term)
	}
	t.declarers[name] = append(t.declarers[name], pack)
}

func displayed(name string) string {
	if schema.ValidName(name) {
		return name
	}
	return shown(name)
}

func (m *merger) merge(p Pack) {
	for _, t := range p.ObjectTypes {
		t.Pack = p.Name
		m.repeatedSubtypes(t)
		declare(m, &m.objects, p.Name, "object type", t.Name, copyObject(t), func(kept *schema.ObjectType, term string) {
			m.uniteObject(kept, t, term)
		})
	}
	for _, i := range p.Interfaces {
		i.Pack = p.Name
		i.Properties, i.Links = slices.Clone(i.Properties), slices.Clone(i.Links)
		declare(m, &m.interfaces, p.Name, "interface", i.Name, i, func(kept *schema.Interface, term string) {
			kept.Properties = m.uniteProperties(kept.Properties, i.Properties, term, kept.Pack, p.Name)
			kept.Links = union(kept.Links, i.Links)
		})
	}
	for _, l := range p.LinkTypes {
		l.Pack = p.Name
		l.From, l.To = slices.Clone(l.From), slices.Clone(l.To)
		l.Phrases, l.InversePhrases = slices.Clone(l.Phrases), slices.Clone(l.InversePhrases)
		declare(m, &m.links, p.Name, "link type", l.Name, l, func(kept *schema.LinkType, term string) {
			m.uniteLink(kept, l, term)
		})
	}
	for _, v := range p.ValueTypes {
		v.Pack = p.Name
		declare(m, &m.valueTypes, p.Name, "value type", v.Name, v, func(kept *schema.ValueType, term string) {
			if !sameValueType(*kept, v) {
				m.add(schema.ConflictValueType, term, "the declarations differ", kept.Pack, p.Name)
			}
		})
	}
	for _, k := range p.ClaimKinds {
		k.Pack = p.Name
		declare(m, &m.kinds, p.Name, "claim kind", k.Name, k, func(kept *schema.ClaimKind, term string) {
			if kept.Family != k.Family || kept.HalfLifeDays != k.HalfLifeDays {
				m.add(schema.ConflictClaimKind, term, fmt.Sprintf("%s with a half-life of %d days in one pack, %s with %d in the other",
					kept.Family, kept.HalfLifeDays, k.Family, k.HalfLifeDays), kept.Pack, p.Name)
			}
		})
	}
	for _, e := range p.EventTypes {
		e.Pack = p.Name
		declare(m, &m.eventTypes, p.Name, "event type", e.Name, e, func(*schema.EventType, string) {})
	}
	for _, d := range p.TakeDomains {
		d.Pack = p.Name
		declare(m, &m.takeDomains, p.Name, "take domain", d.Name, d, func(*schema.TakeDomain, string) {})
	}
	for _, q := range p.Patterns {
		q.Pack = p.Name
		declare(m, &m.patterns, p.Name, "pattern", q.Name, q, func(kept *schema.Pattern, term string) {
			if kept.Purpose != q.Purpose || kept.Query != q.Query || kept.Yields != q.Yields {
				m.add(schema.ConflictPattern, term, "the declarations differ", kept.Pack, p.Name)
			}
		})
	}
	m.vocabulary = union(m.vocabulary, p.Vocabulary)
}

func copyObject(t schema.ObjectType) schema.ObjectType {
	t.Subtypes, t.Implements, t.Properties = unique(t.Subtypes), slices.Clone(t.Implements), slices.Clone(t.Properties)
	t.Phrases = slices.Clone(t.Phrases)
	return t
}

// repeatedSubtypes reports subtypes that one declaration lists twice. The
// union cannot show them, because it unites what several packs list.
func (m *merger) repeatedSubtypes(t schema.ObjectType) {
	for i, s := range t.Subtypes {
		if slices.Contains(t.Subtypes[:i], s) {
			m.add(schema.ConflictDuplicateSubtype, "object type "+displayed(t.Name), "the subtype "+displayed(s)+" is listed twice", t.Pack)
		}
	}
}

func (m *merger) uniteObject(kept *schema.ObjectType, t schema.ObjectType, term string) {
	if kept.Primitive != t.Primitive {
		m.add(schema.ConflictPrimitive, term, fmt.Sprintf("primitive %s in one pack, %s in the other", kept.Primitive, t.Primitive), kept.Pack, t.Pack)
	}
	if kept.SlugPrefix != t.SlugPrefix {
		m.add(schema.ConflictPrefix, term, fmt.Sprintf("slug prefix %s in one pack, %s in the other", displayed(kept.SlugPrefix), displayed(t.SlugPrefix)), kept.Pack, t.Pack)
	}
	kept.Title = m.uniteTitle(kept.Title, t.Title, term+" title", kept.Pack, t.Pack)
	kept.Plural = m.uniteTitle(kept.Plural, t.Plural, term+" plural", kept.Pack, t.Pack)
	kept.Expert = kept.Expert || t.Expert
	kept.Extractable = kept.Extractable || t.Extractable
	kept.Phrases = union(kept.Phrases, t.Phrases)
	kept.Subtypes = union(kept.Subtypes, t.Subtypes)
	kept.Implements = union(kept.Implements, t.Implements)
	kept.Properties = m.uniteProperties(kept.Properties, t.Properties, term, kept.Pack, t.Pack)
}

func (m *merger) uniteTitle(kept, other, term, pack, otherPack string) string {
	if kept == "" {
		return other
	}
	if other != "" && other != kept {
		m.add(schema.ConflictTitle, term, fmt.Sprintf("%s in one pack, %s in the other", shown(kept), shown(other)), pack, otherPack)
	}
	return kept
}

func (m *merger) uniteProperties(kept, other []schema.PropertyType, term, pack, otherPack string) []schema.PropertyType {
	for _, p := range other {
		i := slices.IndexFunc(kept, func(q schema.PropertyType) bool { return q.Name == p.Name })
		switch {
		case i < 0:
			kept = append(kept, p)
		case !kept[i].Equal(p):
			m.add(schema.ConflictProperty, term+" property "+displayed(p.Name), "the declarations differ", pack, otherPack)
		}
	}
	return kept
}

func (m *merger) uniteLink(kept *schema.LinkType, l schema.LinkType, term string) {
	if inverseOf(*kept) != inverseOf(l) {
		m.add(schema.ConflictInverse, term, fmt.Sprintf("inverse %s in one pack, %s in the other", shown(inverseOf(*kept)), shown(inverseOf(l))), kept.Pack, l.Pack)
	}
	if !sameFlags(*kept, l) {
		m.add(schema.ConflictLink, term, "cardinality, symmetric, transitive, singleAtATime and halfLifeDays must be the same in both packs", kept.Pack, l.Pack)
	}
	// No type means any type, so uniting it with some would silently widen the link.
	if (len(kept.From) == 0) != (len(l.From) == 0) || (len(kept.To) == 0) != (len(l.To) == 0) {
		m.add(schema.ConflictLink, term, "an end is open to any type in one pack and not in the other", kept.Pack, l.Pack)
	}
	kept.From = union(kept.From, l.From)
	kept.To = union(kept.To, l.To)
	kept.Phrases = union(kept.Phrases, l.Phrases)
	kept.InversePhrases = union(kept.InversePhrases, l.InversePhrases)
}

func inverseOf(l schema.LinkType) string {
	if l.Symmetric && l.Inverse == "" {
		return l.Name
	}
	return l.Inverse
}

func sameFlags(a, b schema.LinkType) bool {
	cardinality := func(l schema.LinkType) schema.Cardinality {
		if l.Cardinality == "" {
			return schema.Many
		}
		return l.Cardinality
	}
	return cardinality(a) == cardinality(b) && a.Symmetric == b.Symmetric && a.Transitive == b.Transitive &&
		a.SingleAtATime == b.SingleAtATime && a.HalfLifeDays == b.HalfLifeDays
}

func sameValueType(a, b schema.ValueType) bool {
	sameBound := func(x, y *schema.Decimal) bool {
		return (x == nil) == (y == nil) && (x == nil || *x == *y)
	}
	return a.Base == b.Base && a.Pattern == b.Pattern && a.Unit == b.Unit && slices.Equal(a.Values, b.Values) &&
		sameBound(a.Min, b.Min) && sameBound(a.Max, b.Max)
}

// union returns the names of kept, then those of other that it lacks.
func union(kept, other []string) []string {
	return unique(append(slices.Clone(kept), other...))
}

func unique(names []string) []string {
	var out []string
	for _, n := range names {
		if !slices.Contains(out, n) {
			out = append(out, n)
		}
	}
	return out
}
