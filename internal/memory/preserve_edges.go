package memory

import (
	"context"
	"maps"
	"slices"
	"strings"

	"brain/graph"
	"brain/internal/fault"
	"brain/internal/portable"
)

// preserveEdges checks all edges in order and then writes those that are new.
func (b *preserveBatch) preserveEdges(ctx context.Context) error {
	if len(b.edges) == 0 {
		return nil
	}
	if err := b.lookUpEdges(ctx); err != nil {
		return err
	}
	for _, e := range b.edges {
		known, err := b.admitEdge(e.record)
		switch {
		case err != nil:
			b.refuse(e.index, err)
		case known:
			b.result.Unchanged++
		default:
			b.storedEdges[e.record.ID] = e.record
			b.result.Written++
			if err := b.tx.PutEdge(ctx, e.record); err != nil {
				return err
			}
		}
	}
	return nil
}

// lookUpEdges reads the edges of the batch's ids and what their ends are.
func (b *preserveBatch) lookUpEdges(ctx context.Context) error {
	var ids, ends []string
	labels := map[string]bool{}
	for _, e := range b.edges {
		ids, ends = append(ids, e.record.ID), append(ends, e.record.From, e.record.To)
		from, to, _ := b.endsOf(e.record.Type)
		for _, label := range slices.Concat(from, to) {
			labels[label] = true
		}
	}
	rows, err := b.everything(ctx, `MATCH (n)-[e]->(m) WHERE e.id IN $ids RETURN n.id, m.id, e.type, `+edgeProjection(), values{"ids": graph.Strings(ids)})
	if err != nil {
		return err
	}
	for _, row := range rows {
		e := edgeOf(row)
		b.storedEdges[e.ID] = e
	}
	return b.lookUpLabels(ctx, ends, slices.Sorted(maps.Keys(labels)))
}

// endsOf are the labels that a relationship may start and end at; ok is false for
// one that no record may have.
func (b *preserveBatch) endsOf(relationship string) (from, to []string, ok bool) {
	if r, known := portable.Relationship(relationship); known {
		return r.From, r.To, !slices.ContainsFunc(portable.LeftOut(), func(label string) bool { return slices.Contains(r.From, label) })
	}
	for _, l := range b.voc.ontology.LinkTypes() {
		if l.Relationship() == relationship {
			return []string{"Page"}, []string{"Page"}, true
		}
	}
	return nil, nil, false
}

// admitEdge checks an edge against what is there and tells whether it is there
// already as it is.
func (b *preserveBatch) admitEdge(e graph.Edge) (known bool, err error) {
	from, to, ok := b.endsOf(e.Type)
	if !ok {
		return false, b.unknownRelationship(e.Type)
	}
	if stored, there := b.storedEdges[e.ID]; there {
		if !portable.SameEdge(stored, e) {
			return false, fault.New(fault.Conflict, "the edge %s is there with other content", e.ID).In("id").
				Suggest("preserve is for a new instance; what was written after the export stays")
		}
		return true, nil
	}
	for _, end := range []struct {
		field, id string
		labels    []string
	}{{"from", e.From, from}, {"to", e.To, to}} {
		if !slices.Contains(end.labels, b.labels[end.id]) {
			return false, fault.New(fault.NotFound, "there is no %s %s", strings.Join(end.labels, " or "), end.id).In(end.field).
				Suggest("import nodes before their edges")
		}
	}
	return false, b.knownScopes(e.Item, "")
}

func (b *preserveBatch) unknownRelationship(name string) error {
	var known []string
	for _, r := range graph.SystemRelationships() {
		known = append(known, r.Type)
	}
	for _, l := range b.voc.ontology.LinkTypes() {
		known = append(known, l.Relationship())
		if l.InverseRelationship() == name {
			return fault.New(fault.UnknownTerm, "%s is never stored", name).In("type").Suggest("expected " + l.Relationship() + ", of which it is the inverse")
		}
	}
	known = slices.DeleteFunc(known, func(name string) bool { _, _, ok := b.endsOf(name); return !ok })
	return fault.New(fault.UnknownTerm, "there is no relationship type %q", name).In("type").Suggest(nearestNames(name, known))
}
