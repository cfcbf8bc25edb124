package memory

import (
	"context"
	"slices"

	"brain/graph"
	"brain/schema"
)

// linkWays says which links are followed from a page, by relationship type: out
// those that start there, in those that end there.
type linkWays struct{ out, in []string }

// linkWays turns link types, or names of their inverses, and a direction into
// what is followed. The direction is that of the relation as named: an inverse
// name read OUT follows links that end at the page. A symmetric link has none.
// Error: UNKNOWN_TERM.
func (v *view) linkWays(names []string, direction LinkDirection) (linkWays, error) {
	var ways linkWays
	add := func(link schema.LinkType, reversed bool) {
		if out := link.Symmetric || direction == DirectionBoth || (direction == DirectionOut) != reversed; out {
			ways.out = append(ways.out, link.Relationship())
		}
		if in := link.Symmetric || direction == DirectionBoth || (direction == DirectionIn) != reversed; in {
			ways.in = append(ways.in, link.Relationship())
		}
	}
	if len(names) == 0 {
		for _, link := range v.voc.ontology.LinkTypes() {
			add(link, false)
		}
	}
	for _, name := range names {
		link, reversed, ok := v.voc.ontology.LinkType(name)
		if !ok {
			return ways, unknownTerm("types", "link type", name, schema.Nearest(name, v.linkNames()))
		}
		add(link, reversed && !link.Symmetric)
	}
	slices.Sort(ways.out)
	slices.Sort(ways.in)
	return linkWays{slices.Compact(ways.out), slices.Compact(ways.in)}, nil
}

func (v *view) linkNames() []string {
	var names []string
	for _, link := range v.voc.ontology.LinkTypes() {
		names = append(names, link.Name)
		if link.Inverse != "" && link.Inverse != link.Name {
			names = append(names, link.Inverse)
		}
	}
	return names
}

// direction is the direction as given, BOTH by default.
func direction(given *LinkDirection) LinkDirection {
	if given == nil {
		return DirectionBoth
	}
	return *given
}

// readLink reads a Link from e.type, a.id, b.id and linkColumns.
func (v *view) readLink(row graph.Row, at int) Link {
	link := v.link(linkColumns.read(row, at+3))
	link.FromID, link.ToID = row[at+1].Str(), row[at+2].Str()
	if t, _, ok := v.voc.ontology.LinkByRelationship(row[at].Str()); ok {
		link.Type = t.Name
	}
	return link
}

// linkProjection is what readLink reads.
func linkProjection() string { return "e.type, a.id, b.id, " + linkColumns.of("e") }

// touchingLinks reads links e of the types from page a to page b that meet a
// further condition.
func (v *view) touchingLinks(ctx context.Context, types []string, condition, columns string, args values) ([]graph.Row, error) {
	if len(types) == 0 {
		return nil, nil
	}
	args["types"] = graph.Strings(types)
	return v.match(ctx, `MATCH (a:Page)-[e]->(b:Page) WHERE e.type IN $types AND `+condition+` RETURN `+columns, args)
}
