package memory

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"brain/graph"
	"brain/internal/fault"
	"brain/schema"
)

// RetypePageInput is another type for a page; without a subtype it has none.
type RetypePageInput struct {
	Page    string
	Type    string
	Subtype *string
}

// RetypePage gives a page another type, with the slug that belongs to it and a
// redirect from the one before. It is refused while the caller can see what the new
// type does not allow: property values, links, and claims that the page holds. Who
// may do it is said at RenamePage. Errors: NOT_FOUND, AMBIGUOUS_NAME, UNKNOWN_TERM,
// FORBIDDEN, CONSTRAINT with a list of what is in the way.
func (s *Service) RetypePage(ctx context.Context, session *Session, in RetypePageInput) (Page, graph.Revision, error) {
	var page Page
	rev, err := s.write(ctx, session, func(ctx context.Context, c *change) error {
		e, err := c.reshape(ctx, in.Page)
		if err != nil {
			return err
		}
		if err := e.mayRetype(ctx, in.Type, deref(in.Subtype)); err != nil {
			return err
		}
		if err := e.retype(ctx, in.Type, deref(in.Subtype)); err != nil {
			return err
		}
		page, err = e.finish(ctx, "type", "page.retype")
		return err
	})
	return page, rev, err
}

// mayRetype checks the type and that it allows what the page has.
func (e *pageEdit) mayRetype(ctx context.Context, name, subtype string) error {
	to, err := e.objectType(name, subtype)
	if err != nil || e.page.Type == name {
		return err
	}
	return e.mayBecome(ctx, to)
}

// retype gives the page a type that mayRetype.
func (e *pageEdit) retype(ctx context.Context, name, subtype string) error {
	to, err := e.objectType(name, subtype)
	if err != nil {
		return err
	}
	if e.page.Type == name && e.page.Subtype == subtype {
		return nil
	}
	if err := e.touch("type", e.page.Scope); err != nil {
		return err
	}
	err = e.tx.PatchNode(ctx, e.page.ID, graph.NodePatch{
		Labels: []string{"Page", to.Label()},
		Props:  graph.Props{"type": graph.String(name), "subtype": graph.OptionalString(subtype)},
	})
	if err != nil {
		return err
	}
	prefix, rest, _ := strings.Cut(slugStem(e.page), "/")
	if prefix == to.SlugPrefix {
		return nil
	}
	return e.moveSlug(ctx, "type", to.SlugPrefix+"/"+rest)
}

// mayBecome refuses a type that does not allow what the page has, as far as the
// caller can know of it.
func (e *pageEdit) mayBecome(ctx context.Context, to schema.ObjectType) error {
	var obstacles []string
	for _, find := range []func(context.Context, schema.ObjectType) ([]string, error){e.strangeProperties, e.strangeLinks, e.heldClaims} {
		found, err := find(ctx, to)
		if err != nil {
			return err
		}
		obstacles = append(obstacles, found...)
	}
	if len(obstacles) == 0 {
		return nil
	}
	return fault.New(fault.Constraint, "a page of type %s cannot have what this page has: %s", to.Name, strings.Join(obstacles, "; ")).In("type").
		Suggest("forget or file these first, or choose a type that allows them")
}

// strangeProperties are the properties with values that the type does not have, or
// has in another form.
func (e *pageEdit) strangeProperties(ctx context.Context, to schema.ObjectType) ([]string, error) {
	rows, err := e.match(ctx, `MATCH (c:Claim) WHERE c.page = $page AND c.property IS NOT NULL AND c.state IN $states RETURN DISTINCT c.property ORDER BY c.property`,
		values{"page": graph.String(e.page.ID), "states": textList(openStates[:])})
	if err != nil {
		return nil, err
	}
	var out []string
	for _, row := range rows {
		name := row[0].Str()
		before, was := propertyOf(e.voc.ontology, e.page.Type, name)
		after, is := propertyOf(e.voc.ontology, to.Name, name)
		if !was || !is || !sameValues(before, after) {
			out = append(out, "property "+name)
		}
	}
	return out, nil
}

// sameValues tells whether a value of one property fits the other.
func sameValues(from, to schema.PropertyType) bool {
	to.Required = from.Required
	return from.Equal(to)
}

// strangeLinks counts, by type, the links that may not begin or end at the type.
func (e *pageEdit) strangeLinks(ctx context.Context, to schema.ObjectType) ([]string, error) {
	ways, err := e.linkWays(nil, DirectionBoth)
	if err != nil {
		return nil, err
	}
	counts := map[string]int{}
	for _, side := range []struct {
		condition, other string
		ends             func(other string) (from, end string)
	}{
		{"a.id = $page", "b.type", func(other string) (from, end string) { return to.Name, other }},
		{"b.id = $page", "a.type", func(other string) (from, end string) { return other, to.Name }},
	} {
		rows, err := e.touchingLinks(ctx, ways.out, side.condition, "e.type, "+side.other+", count(*)", values{"page": graph.String(e.page.ID)})
		if err != nil {
			return nil, err
		}
		for _, row := range rows {
			link, _, ok := e.voc.ontology.LinkByRelationship(row[0].Str())
			if !ok {
				continue
			}
			from, end := side.ends(row[1].Str())
			if _, _, err := e.voc.ontology.ValidateLink(link.Name, from, end); err != nil {
				counts[link.Name] += int(row[2].Int64())
			}
		}
	}
	var out []string
	for name, n := range counts {
		out = append(out, fmt.Sprintf("%d %s", n, plural(n, name+" link")))
	}
	slices.Sort(out)
	return out, nil
}

// heldClaims counts the claims that the page holds, if the type can hold none.
func (e *pageEdit) heldClaims(ctx context.Context, to schema.ObjectType) ([]string, error) {
	if to.Expert {
		return nil, nil
	}
	rows, err := e.match(ctx, `MATCH (c:Claim)-[:HELD_BY]->(h:Page) WHERE h.id = $page AND c.state IN $states RETURN count(*)`,
		values{"page": graph.String(e.page.ID), "states": textList(openStates[:])})
	if err != nil || len(rows) == 0 || rows[0][0].Int64() == 0 {
		return nil, err
	}
	n := int(rows[0][0].Int64())
	return []string{fmt.Sprintf("%d %s that it holds", n, plural(n, "claim"))}, nil
}

func plural(n int, noun string) string {
	if n == 1 {
		return noun
	}
	return noun + "s"
}
