package packs

import (
	"fmt"
	"slices"
	"strings"

	"brain/schema"
)

// LossKind says what a change of packs takes away from a term, and so what may
// still be using it.
type LossKind string

// The kinds of losses, with what uses the term.
const (
	// LossObjectType: pages of the type.
	LossObjectType LossKind = "OBJECT_TYPE"
	// LossPrefix: pages of the type, whose slugs begin with the old prefix.
	LossPrefix LossKind = "PREFIX"
	// LossExpert: claims held by pages of the type.
	LossExpert LossKind = "EXPERT"
	// LossSubtype: pages of the type with the subtype.
	LossSubtype LossKind = "SUBTYPE"
	// LossProperty: values of the property on pages of the type.
	LossProperty LossKind = "PROPERTY"
	// LossValues: values of the property that the new declaration refuses.
	LossValues LossKind = "VALUES"
	// LossMany: pages with several current values of the property.
	LossMany LossKind = "MANY"
	// LossLinkType: links of the type.
	LossLinkType LossKind = "LINK_TYPE"
	// LossEnds: links of the type between pages that the new declaration refuses.
	LossEnds LossKind = "ENDS"
	// LossDirection: links of the type, because it becomes symmetric or ceases to be.
	LossDirection LossKind = "DIRECTION"
	// LossLinks: pages with current links of the type to several pages.
	LossLinks LossKind = "LINKS"
	// LossClaimKind: claims of the kind.
	LossClaimKind LossKind = "CLAIM_KIND"
	// LossEventType: timeline events of the type.
	LossEventType LossKind = "EVENT_TYPE"
	// LossTakeDomain: takes of the domain.
	LossTakeDomain LossKind = "TAKE_DOMAIN"
)

// Loss is one term that a change of packs removes or narrows.
type Loss struct {
	Kind LossKind
	// Name is the term's name, Of the object type of a subtype or a property.
	Name, Of string
	// Term names it for people, such as "subtype steel of crate".
	Term string
	// Detail says what is lost.
	Detail string
}

const removed = "it would no longer be declared"

// losses compares two ontologies: what the terms of before lose in after, by
// kind, type and name. What nothing stored can use (interfaces, value types,
// inverse names, patterns) is not a loss.
func losses(before, after *schema.Ontology) []Loss {
	var out []Loss
	add := func(kind LossKind, name, of, term, detail string) {
		out = append(out, Loss{Kind: kind, Name: name, Of: of, Term: term, Detail: detail})
	}
	for _, old := range before.ObjectTypes() {
		next, kept := after.ObjectType(old.Name)
		if !kept {
			add(LossObjectType, old.Name, "", "object type "+old.Name, removed)
			continue
		}
		out = append(out, typeLosses(before, after, old, next)...)
	}
	for _, old := range before.LinkTypes() {
		next, reversed, kept := after.LinkType(old.Name)
		if !kept || reversed {
			add(LossLinkType, old.Name, "", "link type "+old.Name, removed)
			continue
		}
		term := "link type " + old.Name
		if narrower(before, after, old.From, next.From) || narrower(before, after, old.To, next.To) {
			add(LossEnds, old.Name, "", term, fmt.Sprintf("its ends would be %s to %s instead of %s to %s",
				ends(next.From), ends(next.To), ends(old.From), ends(old.To)))
		}
		if old.Symmetric != next.Symmetric {
			add(LossDirection, old.Name, "", term, "it would change between directed and symmetric")
		}
		switch {
		case next.OneLink() && !old.OneLink() && next.Cardinality == schema.One:
			add(LossLinks, old.Name, "", term, "a page would have one link at most")
		case next.OneLink() && !old.OneLink():
			add(LossLinks, old.Name, "", term, "a page would have one link at a time")
		}
	}
	for _, old := range before.ClaimKinds() {
		if next, kept := after.ClaimKind(old.Name); !kept || next.Family != old.Family {
			add(LossClaimKind, old.Name, "", "claim kind "+old.Name, removed)
		}
	}
	for _, old := range before.EventTypes() {
		if after.ValidateEventType(old.Name) != nil {
			add(LossEventType, old.Name, "", "event type "+old.Name, removed)
		}
	}
	for _, old := range before.TakeDomains() {
		if after.ValidateTakeDomain(old.Name) != nil {
			add(LossTakeDomain, old.Name, "", "take domain "+old.Name, removed)
		}
	}
	return out
}

func typeLosses(before, after *schema.Ontology, old, next schema.ObjectType) []Loss {
	var out []Loss
	add := func(kind LossKind, name, of, term, detail string) {
		out = append(out, Loss{Kind: kind, Name: name, Of: of, Term: term, Detail: detail})
	}
	if old.SlugPrefix != next.SlugPrefix {
		add(LossPrefix, old.Name, "", "object type "+old.Name, fmt.Sprintf("its slug prefix would be %s instead of %s", next.SlugPrefix, old.SlugPrefix))
	}
	if old.Expert && !next.Expert {
		add(LossExpert, old.Name, "", "object type "+old.Name, "its pages could no longer hold claims")
	}
	for _, s := range old.Subtypes {
		if !slices.Contains(next.Subtypes, s) {
			add(LossSubtype, s, old.Name, "subtype "+s+" of "+old.Name, removed)
		}
	}
	for _, p := range old.Properties {
		term := "property " + p.Name + " of " + old.Name
		i := slices.IndexFunc(next.Properties, func(q schema.PropertyType) bool { return q.Name == p.Name })
		if i >= 0 && p.Many && !next.Properties[i].Many {
			add(LossMany, p.Name, old.Name, term, "a page would have one value at most")
		}
		switch {
		case i < 0:
			add(LossProperty, p.Name, old.Name, term, removed)
		case before.ValueForm(p) == after.ValueForm(next.Properties[i]):
		case before.Unit(p) != after.Unit(next.Properties[i]):
			add(LossProperty, p.Name, old.Name, term, fmt.Sprintf("its unit would be %q instead of %q", after.Unit(next.Properties[i]), before.Unit(p)))
		default:
			add(LossValues, p.Name, old.Name, term, fmt.Sprintf("its values would be %s instead of %s",
				after.ValueForm(next.Properties[i]), before.ValueForm(p)))
		}
	}
	return out
}

// narrower tells whether an object type that fits the old ends of a link does not
// fit the new ones.
func narrower(before, after *schema.Ontology, old, next []string) bool {
	if len(next) == 0 {
		return false
	}
	return slices.ContainsFunc(after.ObjectTypes(), func(t schema.ObjectType) bool {
		_, was := before.ObjectType(t.Name)
		return was && before.Fits(old, t.Name) && !after.Fits(next, t.Name)
	})
}

func ends(names []string) string {
	if len(names) == 0 {
		return "any type"
	}
	return strings.Join(names, " or ")
}
