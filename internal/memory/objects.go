package memory

import (
	"context"
	"fmt"
	"slices"

	"brain/graph"
	"brain/internal/fault"
	"brain/schema"
)

const maxSteps = 4

// ViaInput is one step of a search around: along a link to what is reached.
type ViaInput struct {
	Link string // link type or name of an inverse
	// Direction is that of the relation as named, OUT unless given.
	Direction *LinkDirection
	Where     []PropertyFilter
}

// ObjectOrder is the order of a list of objects.
type ObjectOrder struct {
	// By is a property, or title, slug, subtype, createdAt or effectiveDate.
	By         string
	Descending bool
}

// ObjectsInput says which pages to list.
type ObjectsInput struct {
	Type    string // object type, interface or agent_skill
	Where   []PropertyFilter
	Via     []ViaInput
	OrderBy *ObjectOrder
	AsOf    *AsOf
}

// said are the input's values for the cursor.
func (in ObjectsInput) said() []string {
	out := []string{in.Type, in.AsOf.said()}
	filters := func(where []PropertyFilter) {
		for _, f := range where {
			out = append(out, f.said())
		}
	}
	filters(in.Where)
	for _, step := range in.Via {
		out = append(out, "via", step.Link, saidText(step.Direction))
		filters(step.Where)
	}
	if in.OrderBy != nil {
		out = append(out, "by", in.OrderBy.By, saidBool(in.OrderBy.Descending))
	}
	return out
}

// Objects lists pages by what is known of them. Type and conditions choose the
// first set; each step of via follows a link from all pages of a set and keeps
// those reached that meet its conditions, and the last set is listed: by a property
// or a field, those without it last, ties by id the same way; newest first
// (creation, then id) without an order. A condition tests the shown value of a
// property, or any of many; a page without a value meets none but exists. Texts
// are compared by code point as they are, money only within one currency.
// Errors: BAD_INPUT, BAD_CURSOR, UNKNOWN_TERM, each with the path of what is
// wrong, NOT_FOUND and AMBIGUOUS_NAME for a page that a property refers to, and
// TOO_EXPENSIVE for a set of more than 10,000 pages from which links are followed.
func (s *Service) Objects(ctx context.Context, session *Session, in ObjectsInput, first *int, after *string) (List[Page], error) {
	var list List[Page]
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		size, err := pageSize(first)
		if err != nil {
			return err
		}
		set, err := v.objects(ctx, in)
		if err != nil {
			return err
		}
		order, err := v.objectOrder(set.types, in.OrderBy)
		if err != nil {
			return err
		}
		hash := v.listHash("objects", in.said()...)
		position, err := order.resume(after, hash)
		if err != nil {
			return err
		}
		rows, err := v.listObjects(ctx, set, order, position, size+1)
		page := cut(rows, size, hash, objectRow.position)
		list = List[Page]{HasNextPage: page.HasNextPage, EndCursor: page.EndCursor}
		for _, row := range page.Nodes {
			list.Nodes = append(list.Nodes, row.page)
		}
		return err
	})
	list.Count = s.audienceCount(ctx, session, func(ctx context.Context, v *view) (int, error) {
		set, err := v.objects(ctx, in)
		if err != nil {
			return 0, err
		}
		return v.numberOf(ctx, set)
	})
	return list, err
}

// objects is the set that the input describes.
func (v *view) objects(ctx context.Context, in ObjectsInput) (*objectSet, error) {
	v.at(in.AsOf)
	types, err := v.typesOf("type", in.Type)
	if err != nil {
		return nil, err
	}
	set := &objectSet{types: types}
	if err := v.addFilters(ctx, set, "where", in.Where); err != nil {
		return nil, err
	}
	if len(in.Via) > maxSteps {
		return nil, fault.Bad("via", fmt.Sprintf("at most %d steps", maxSteps), "")
	}
	// All is checked before anything is followed.
	steps := make([]*objectSet, len(in.Via))
	ways := make([]linkWays, len(in.Via))
	for i, via := range in.Via {
		path := fmt.Sprintf("via[%d]", i)
		if ways[i], steps[i], err = v.step(path, via); err != nil {
			return nil, err
		}
		if err := v.addFilters(ctx, steps[i], path+".where", via.Where); err != nil {
			return nil, err
		}
	}
	for i, next := range steps {
		from, err := v.ids(ctx, set)
		if err != nil {
			return nil, err
		}
		if next.within, err = v.follow(ctx, from, ways[i]); err != nil {
			return nil, err
		}
		set = next
	}
	return set, nil
}

// typesOf are the object types that a name stands for.
func (v *view) typesOf(field, name string) ([]string, error) {
	// Pages of skills are of a type that no pack declares.
	if _, ok := v.voc.ontology.ObjectType(name); ok || name == schema.SkillType {
		return []string{name}, nil
	}
	if _, ok := v.voc.ontology.Interface(name); ok {
		return v.voc.ontology.Implementers(name), nil
	}
	var names []string
	for _, t := range v.voc.ontology.ObjectTypes() {
		names = append(names, t.Name)
	}
	for _, i := range v.voc.ontology.Interfaces() {
		names = append(names, i.Name)
	}
	return nil, unknownTerm(field, "object type", name, schema.Nearest(name, names))
}

// step says how a step of via goes on and which types its pages may have.
func (v *view) step(path string, via ViaInput) (linkWays, *objectSet, error) {
	direction := DirectionOut
	if via.Direction != nil {
		direction = *via.Direction
	}
	ways, err := v.linkWays([]string{via.Link}, direction)
	if err != nil {
		return ways, nil, inField(err, path+".link")
	}
	link, _, _ := v.voc.ontology.LinkType(via.Link)
	ends := link.From
	switch {
	case len(ways.out) > 0 && len(ways.in) > 0:
		ends = nil
		if len(link.From) > 0 && len(link.To) > 0 {
			ends = slices.Concat(link.From, link.To)
		}
	case len(ways.out) > 0:
		ends = link.To
	}
	set := &objectSet{}
	for _, end := range ends {
		types, err := v.typesOf(path+".link", end)
		if err != nil {
			return ways, nil, err
		}
		set.types = append(set.types, types...)
	}
	slices.Sort(set.types)
	set.types = slices.Compact(set.types)
	return ways, set, nil
}

// follow lists the pages one link away from those of a set.
func (v *view) follow(ctx context.Context, from []string, ways linkWays) ([]string, error) {
	reached := []string{}
	if len(from) == 0 {
		return reached, nil
	}
	for _, side := range []struct {
		types     []string
		near, far string
	}{{ways.out, "a", "b"}, {ways.in, "b", "a"}} {
		rows, err := v.touchingLinks(ctx, side.types, side.near+".id IN $frontier", "DISTINCT "+side.far+".id", values{"frontier": graph.Strings(from)})
		if err != nil {
			return nil, tooWide(err)
		}
		reached = append(reached, firstTexts(rows)...)
	}
	slices.Sort(reached)
	return slices.Compact(reached), nil
}
