package memory

import (
	"context"

	"brain/graph"
	"brain/internal/fault"
)

// adopt lets a node take the place of one that holds a unique value of it and that
// a new instance made for itself: terms of packs, built-in packs, settings of the
// same content, the reserved pages, the admin with its page. It may as long as
// nothing else was written about it; the admin's tokens go to the new one. Error:
// CONFLICT.
func (b *preserveBatch) adopt(ctx context.Context, n graph.Node, held uniqueValue, holder string) error {
	if _, fromRecord := b.stored[holder]; fromRecord {
		return heldBy(held, holder)
	}
	var parts []string
	var err error
	switch n.Labels[0] {
	case "ObjectType", "LinkType", "PropertyType":
	case "Pack":
		err = b.givesWay(ctx, `MATCH (n:Pack) WHERE n.id = $id AND (n.builtin = true OR n.contentHash = $hash) RETURN n.id`, n, holder)
	case "Setting":
		err = b.givesWay(ctx, `MATCH (n:Setting) WHERE n.id = $id AND n.contentHash = $hash RETURN n.id`, n, holder)
	case "Page":
		err = b.givesWay(ctx, `MATCH (n:Page) WHERE n.id = $id AND n.managedBy = $system RETURN n.id`, n, holder)
		if err == nil {
			parts, err = b.pageParts(ctx, holder, "")
		}
	case "Principal":
		parts, err = b.adminParts(ctx, n, holder)
	default:
		err = errHeld
	}
	if err == errHeld {
		return heldBy(held, holder)
	}
	if err != nil {
		return err
	}
	b.displaced = append(append(b.displaced, parts...), holder)
	return nil
}

func heldBy(held uniqueValue, holder string) error {
	return fault.New(fault.Conflict, "another %s holds the %s: %s", held.label, held.property, holder).In("properties." + held.property).
		Suggest("preserve is for a new instance, in which nothing was written yet")
}

// errHeld: what holds a unique value does not give way.
var errHeld = fault.New(fault.Conflict, "held")

// givesWay runs a read that finds the holder if it may go.
func (b *preserveBatch) givesWay(ctx context.Context, text string, n graph.Node, holder string) error {
	rows, err := b.everything(ctx, text, values{
		"id": graph.String(holder), "hash": graph.String(n.Props["contentHash"].Str()), "system": graph.String(systemUID),
	})
	if err == nil && len(rows) == 0 {
		err = errHeld
	}
	return err
}

// mostParts is more edges than a page or principal has that an instance made.
const mostParts = 100

// edgesOf lists the types and other ends of a node's edges, at most mostParts.
func (b *preserveBatch) edgesOf(ctx context.Context, id string) ([]graph.Row, error) {
	return b.everything(ctx, `MATCH (n)-[e]-(m) WHERE n.id = $id RETURN e.type, m.id ORDER BY e.id LIMIT $limit`,
		values{"id": graph.String(id), "limit": graph.Int(mostParts)})
}

// pageParts are the parts that go with a page which an instance made: its names and
// its only version. owner is the principal whose page it is, "" for none. Error:
// errHeld when there is anything else about the page.
func (b *preserveBatch) pageParts(ctx context.Context, page, owner string) ([]string, error) {
	rows, err := b.edgesOf(ctx, page)
	if err != nil {
		return nil, err
	}
	var parts []string
	versions := 0
	for _, row := range rows {
		switch other := row[1].Str(); {
		case row[0].Str() == "VERSION_OF":
			versions++
			parts = append(parts, other)
		case row[0].Str() == "ALIAS_OF":
			parts = append(parts, other)
		case row[0].Str() == "HAS_PAGE" && other == owner:
		default:
			return nil, errHeld
		}
	}
	if versions > 1 {
		return nil, errHeld
	}
	return parts, nil
}

// adminParts are the page of the instance's admin and what goes with it; the
// tokens of the admin are noted for the principal that takes its place.
func (b *preserveBatch) adminParts(ctx context.Context, n graph.Node, holder string) ([]string, error) {
	if n.Props["uid"].Str() != adminUID {
		return nil, errHeld
	}
	rows, err := b.edgesOf(ctx, holder)
	if err != nil {
		return nil, err
	}
	var parts, tokens []string
	for _, row := range rows {
		switch other := row[1].Str(); row[0].Str() {
		case "TOKEN_OF":
			tokens = append(tokens, other)
		case "HAS_PAGE":
			own, err := b.pageParts(ctx, other, holder)
			if err != nil {
				return nil, err
			}
			parts = append(append(parts, own...), other)
		default:
			return nil, errHeld
		}
	}
	if len(rows) == mostParts {
		return nil, errHeld
	}
	b.tokens[n.ID] = tokens
	return parts, nil
}
