package schema

import (
	"cmp"
	"slices"
	"strings"
)

// ValidateType checks an object type and, unless empty, one of its subtypes.
// The error is an [UnknownTermError].
func (o *Ontology) ValidateType(objectType, subtype string) error {
	t, err := o.knownType(objectType)
	if err != nil {
		return err
	}
	if subtype != "" && !slices.Contains(t.Subtypes, subtype) {
		return &UnknownTermError{Kind: KindSubtype, Name: subtype, Within: objectType, Nearest: Nearest(subtype, t.Subtypes)}
	}
	return nil
}

func (o *Ontology) knownType(name string) (ObjectType, error) {
	t, ok := o.objects[name]
	if !ok {
		return ObjectType{}, &UnknownTermError{Kind: KindObjectType, Name: name, Nearest: Nearest(name, sortedKeys(o.objects))}
	}
	return t, nil
}

// ValidateLink checks a link called linkName from a page of fromType to a page
// of toType. linkName may be an inverse name; then reversed is true and the
// link is to be stored from the second page to the first. The error is an
// [UnknownTermError], or a [ConstraintError] whose Nearest are the links that
// these two types do allow.
func (o *Ontology) ValidateLink(linkName, fromType, toType string) (link LinkType, reversed bool, err error) {
	link, reversed, ok := o.LinkType(linkName)
	if !ok {
		return LinkType{}, false, &UnknownTermError{Kind: KindLinkType, Name: linkName, Nearest: Nearest(linkName, o.linkNames())}
	}
	for _, name := range []string{fromType, toType} {
		if name == SkillType {
			continue // no pack declares it; it stands where any type may
		}
		if _, err := o.knownType(name); err != nil {
			return LinkType{}, false, err
		}
	}
	if !o.allows(link, reversed, fromType, toType) {
		from, to := link.From, link.To
		if reversed {
			from, to = to, from
		}
		return LinkType{}, false, &ConstraintError{
			Field:   "link " + linkName,
			Got:     fromType + " to " + toType,
			Want:    ends(from) + " to " + ends(to),
			Nearest: o.alternatives(link, linkName, fromType, toType),
		}
	}
	return link, reversed, nil
}

func ends(names []string) string {
	if len(names) == 0 {
		return "any type"
	}
	return strings.Join(names, " or ")
}

func (o *Ontology) linkNames() []string {
	return append(sortedKeys(o.links), sortedKeys(o.inverses)...)
}

func (o *Ontology) allows(l LinkType, reversed bool, fromType, toType string) bool {
	if reversed {
		fromType, toType = toType, fromType
	}
	return o.Fits(l.From, fromType) && o.Fits(l.To, toType)
}

// Fits tells whether an object type may stand at an end of a link that allows
// these types and interfaces; none allow any.
func (o *Ontology) Fits(allowed []string, objectType string) bool {
	return len(allowed) == 0 || slices.ContainsFunc(allowed, func(a string) bool { return o.Is(objectType, a) })
}

// alternatives returns the links that the two types allow: the refused link
// read from its other end first, then those that name both ends, then one
// end, then none; among equals the more alike in name.
func (o *Ontology) alternatives(refused LinkType, asked, fromType, toType string) []string {
	type option struct {
		name string
		rank int
	}
	var options []option
	for _, name := range o.linkNames() {
		l, reversed, _ := o.LinkType(name)
		if name == asked || !o.allows(l, reversed, fromType, toType) {
			continue
		}
		rank := 3
		switch {
		case l.Name == refused.Name:
			rank = 0
		case len(l.From) > 0 && len(l.To) > 0:
			rank = 1
		case len(l.From) > 0 || len(l.To) > 0:
			rank = 2
		}
		options = append(options, option{name, rank})
	}
	slices.SortStableFunc(options, func(a, b option) int {
		return cmp.Or(cmp.Compare(a.rank, b.rank), cmp.Compare(distance(asked, a.name), distance(asked, b.name)), cmp.Compare(a.name, b.name))
	})
	var out []string
	for _, opt := range options[:min(maxNearest, len(options))] {
		out = append(out, opt.name)
	}
	return out
}

// ValidateKind checks that kind is installed and belongs to the family. The
// error is an [UnknownTermError] for an unknown family or kind, with near
// names of the same family, or a [ConstraintError] for a kind of the other one.
func (o *Ontology) ValidateKind(kind string, family Family) (ClaimKind, error) {
	if family != Fact && family != Take {
		names := []string{string(Fact), string(Take)}
		return ClaimKind{}, &UnknownTermError{Kind: KindFamily, Name: string(family), Nearest: Nearest(string(family), names)}
	}
	var siblings []string
	for _, name := range sortedKeys(o.kinds) {
		if o.kinds[name].Family == family {
			siblings = append(siblings, name)
		}
	}
	k, ok := o.kinds[kind]
	if !ok {
		return ClaimKind{}, &UnknownTermError{Kind: KindClaimKind, Name: kind, Within: string(family), Nearest: Nearest(kind, siblings)}
	}
	if k.Family != family {
		return ClaimKind{}, &ConstraintError{
			Field: "claim kind", Got: kind, Nearest: Nearest(kind, siblings),
			Want: "a kind of the family " + string(family) + ": " + strings.Join(siblings, ", "),
		}
	}
	return k, nil
}

// ValidateEventType checks that an event type is installed. The error is an [UnknownTermError].
func (o *Ontology) ValidateEventType(name string) error {
	if _, ok := o.eventTypes[name]; !ok {
		return &UnknownTermError{Kind: KindEventType, Name: name, Nearest: Nearest(name, sortedKeys(o.eventTypes))}
	}
	return nil
}

// ValidateTakeDomain checks that a take domain is installed. The error is an [UnknownTermError].
func (o *Ontology) ValidateTakeDomain(name string) error {
	if _, ok := o.takeDomains[name]; !ok {
		return &UnknownTermError{Kind: KindTakeDomain, Name: name, Nearest: Nearest(name, sortedKeys(o.takeDomains))}
	}
	return nil
}
