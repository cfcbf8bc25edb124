package memory

import (
	"context"
	"maps"
	"slices"
	"strings"

	"brain/graph"
)

// retypeMapped gives every page of a mapped type, deleted ones too, the type that it
// is mapped to, with the slug that belongs to it and a redirect from the one before.
// It runs with the new vocabulary in force.
func (c *change) retypeMapped(ctx context.Context, m packMapping) error {
	var types []string
	for from := range m.Retype {
		objectType, _ := splitType(from)
		types = append(types, objectType)
	}
	slices.Sort(types)
	for _, from := range slices.Compact(types) {
		args := values{"type": graph.String(from)}
		err := c.everyRow(ctx, `MATCH (n:Page) WHERE n.type = $type`, pageColumns.of("n"), args, func(row graph.Row) error {
			return c.retypeOne(ctx, pageColumns.read(row, 0), m)
		})
		if err != nil {
			return err
		}
	}
	return nil
}

func (c *change) retypeOne(ctx context.Context, page Page, m packMapping) error {
	name, subtype := m.typeFor(page.Type, page.Subtype)
	to, _ := c.voc.ontology.ObjectType(name)
	if subtype == "" && slices.Contains(to.Subtypes, page.Subtype) {
		subtype = page.Subtype
	}
	props := graph.Props{"type": graph.String(name), "subtype": graph.OptionalString(subtype)}
	if prefix, rest, _ := strings.Cut(slugStem(page), "/"); prefix != to.SlugPrefix {
		slug, err := c.freeSlug(ctx, to.SlugPrefix+"/"+rest, page.Scope)
		if err != nil {
			return err
		}
		if err := c.redirect(ctx, page, page.Scope); err != nil {
			return err
		}
		props["slug"], props["handle"] = graph.String(slug), graph.String(pageHandle(slug))
	}
	if err := c.tx.PatchNode(ctx, page.ID, graph.NodePatch{Labels: []string{"Page", to.Label()}, Props: props}); err != nil {
		return err
	}
	return c.audit(ctx, "page.retype", page.ID, nil)
}

// relink gives every link of a mapped type, whatever its state, the type that it is
// mapped to, the other way round where that is an inverse. It runs with the new
// vocabulary in force.
func (c *change) relink(ctx context.Context, m packMapping) error {
	for _, from := range slices.Sorted(maps.Keys(m.Relink)) {
		next, reversed, _ := m.linkFor(c.voc.ontology, from)
		var moved []Link
		err := c.everyLink(ctx, `n.type = $type`, values{"type": graph.String(from)}, func(l storedLink) error {
			l.linkType, l.Type = next, next.Name
			if reversed || next.Symmetric && l.FromID > l.ToID {
				l.FromID, l.ToID, l.turned = l.ToID, l.FromID, true
			}
			if next.OneLink() && l.standing() {
				moved = append(moved, l.Link)
			}
			return c.rewriteLink(ctx, l)
		})
		if err != nil {
			return err
		}
		// Together with the links that were of the type there may be too many.
		for _, l := range moved {
			if err := c.compareLinks(ctx, l, false); err != nil {
				return err
			}
		}
	}
	return nil
}
