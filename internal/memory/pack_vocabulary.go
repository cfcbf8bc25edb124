package memory

import (
	"context"
	"maps"
	"slices"

	"brain/graph"
	"brain/schema"
)

// declared is one term as a node of the graph, so that queries can ask for the
// vocabulary in force.
type declared struct {
	label string
	props graph.Props
	// by are the nodes that declare the term: packs, and for a property its types.
	by []string
}

// syncVocabulary makes the nodes of the vocabulary what the installed packs
// declare, and writes only what differs.
func (c *change) syncVocabulary(ctx context.Context) error {
	want := c.declarations()
	rows, err := c.decide(ctx, `MATCH (n:ObjectType|LinkType|PropertyType) WHERE n.handle > '' RETURN n.handle, n.id`, nil)
	if err != nil {
		return err
	}
	ids := map[string]string{}
	for _, row := range rows {
		ids[row[0].Str()] = row[1].Str()
	}
	packIDs, err := c.decide(ctx, `MATCH (k:Pack) WHERE k.handle > '' RETURN k.handle, k.id`, nil)
	if err != nil {
		return err
	}
	fresh := map[string]string{}
	for _, row := range packIDs {
		fresh[row[0].Str()] = row[1].Str()
	}
	// A term that changed is written anew with its edges: there are few, and a pack
	// changes seldom.
	for _, handle := range slices.Sorted(maps.Keys(ids)) {
		if err := c.tx.DeleteNode(ctx, ids[handle]); err != nil {
			return err
		}
	}
	for _, handle := range slices.Sorted(maps.Keys(want)) {
		id := c.s.newID()
		if old, ok := ids[handle]; ok {
			id = old
		}
		fresh[handle] = id
		d := want[handle]
		d.props["handle"] = graph.String(handle)
		if err := c.tx.PutNode(ctx, graph.Node{ID: id, Labels: []string{d.label}, Item: graph.Item{Scope: graph.ScopeWorld}, Props: d.props}); err != nil {
			return err
		}
	}
	for _, handle := range slices.Sorted(maps.Keys(want)) {
		for _, by := range want[handle].by {
			if err := c.connectOwn(ctx, "DECLARES", fresh[by], fresh[handle]); err != nil {
				return err
			}
		}
	}
	return nil
}

// declarations are the terms in force by handle.
func (c *change) declarations() map[string]declared {
	out := map[string]declared{}
	o := c.voc.ontology
	declaredBy := func(has func(schema.Terms) bool) []string {
		var handles []string
		for _, p := range c.voc.installed {
			if has(p.Terms) {
				handles = append(handles, "pack:"+p.Name)
			}
		}
		return handles
	}
	for _, t := range o.ObjectTypes() {
		typeHandle := "object type:" + t.Name
		out[typeHandle] = declared{
			label: "ObjectType",
			props: graph.Props{"name": graph.String(t.Name), "prefix": graph.String(t.SlugPrefix), "kind": graph.String(string(t.Primitive)), "title": graph.OptionalString(t.Title)},
			by: declaredBy(func(ts schema.Terms) bool {
				return slices.ContainsFunc(ts.ObjectTypes, func(d schema.ObjectType) bool { return d.Name == t.Name })
			}),
		}
		for _, p := range t.Properties {
			kind, _ := o.ValueKind(p)
			out["property:"+t.Name+"."+p.Name] = declared{
				label: "PropertyType",
				props: graph.Props{"name": graph.String(p.Name), "type": graph.String(string(kind)), "unit": graph.OptionalString(o.Unit(p))},
				by:    []string{typeHandle},
			}
		}
	}
	for _, l := range o.LinkTypes() {
		out["link type:"+l.Name] = declared{
			label: "LinkType",
			props: graph.Props{"name": graph.String(l.Name), "title": graph.OptionalString(l.Inverse)},
			by: declaredBy(func(ts schema.Terms) bool {
				return slices.ContainsFunc(ts.LinkTypes, func(d schema.LinkType) bool { return d.Name == l.Name })
			}),
		}
	}
	return out
}
