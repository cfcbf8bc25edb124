package memory

import (
	"context"

	"brain/graph"
	"brain/schema"
)

// insertLink writes a record of a link: its node and its native edge, which have
// one id.
func (c *change) insertLink(ctx context.Context, d linkDraft, o once) error {
	err := c.tx.PutNode(ctx, graph.Node{
		ID: d.ID, Labels: []string{"Link"}, Item: d.item(),
		Props: graph.Props{
			"type": graph.String(d.Type), "weight": decimal(d.Weight), "origin": graph.String(string(d.Origin)),
			"edgeClock": graph.Instant(d.EdgeClock), "fingerprint": graph.String(d.sum()), "writer": graph.String(d.AuthorUID),
			"earlier": graph.OptionalString(d.earlier), "idempotencyKey": graph.OptionalString(o.key), "idempotencyHash": graph.OptionalString(o.hash),
		},
	})
	if err != nil {
		return err
	}
	if err := c.connectEnds(ctx, d); err != nil {
		return err
	}
	return c.tx.PutEdge(ctx, d.edge(d.item()))
}

// connectEnds joins a link's node with its ends.
func (c *change) connectEnds(ctx context.Context, d linkDraft) error {
	for _, end := range [][2]string{{"LINK_FROM", d.FromID}, {"LINK_TO", d.ToID}} {
		if err := c.connectOwn(ctx, end[0], d.ID, end[1]); err != nil {
			return err
		}
	}
	return nil
}

// edge is the native edge of a link.
func (d *linkDraft) edge(item graph.Item) graph.Edge {
	return graph.Edge{
		ID: d.ID, Type: d.linkType.Relationship(), From: d.FromID, To: d.ToID, Item: item,
		Props: graph.Props{"weight": decimal(d.Weight), "origin": graph.String(string(d.Origin)), "edgeClock": graph.Instant(d.EdgeClock)},
	}
}

// linkByID is one link that the caller may know, with its ends.
func (v *view) linkByID(ctx context.Context, id string) (*Link, error) {
	links, err := v.linksByID(ctx, []string{id})
	if link, ok := links[id]; ok {
		return &link, err
	}
	return nil, err
}

// linkTypeOf is the type of a link; of one that no pack has any more only the name.
func (v *view) linkTypeOf(l Link) schema.LinkType {
	if t, _, ok := v.voc.ontology.LinkType(l.Type); ok {
		return t
	}
	return schema.LinkType{Name: l.Type}
}

// retireLink closes a record of a link in recorded time.
func (c *change) retireLink(ctx context.Context, l Link, reason string) error {
	l.RetiredAt = &c.now
	return c.patchLink(ctx, l, graph.Props{"retiredReason": graph.OptionalString(reason)})
}

// patchLink gives a record's node and native edge the item that follows from it.
func (c *change) patchLink(ctx context.Context, l Link, props graph.Props) error {
	item := l.item()
	if err := c.tx.PatchNode(ctx, l.ID, graph.NodePatch{Item: &item, Props: props}); err != nil {
		return err
	}
	return c.tx.PatchEdge(ctx, l.ID, graph.EdgePatch{Item: &item})
}

// continueLink closes a record of a link and writes the one that says from now on
// what changed (end, weight). Author, evidence and edge clock go on, so that an
// earlier answer stays as it was and a later one rests on the same.
func (c *change) continueLink(ctx context.Context, old, next Link, reason string) (Link, error) {
	if err := c.retireLink(ctx, old, reason); err != nil {
		return Link{}, err
	}
	next.ID, next.RecordedAt, next.RetiredAt = c.s.newID(), c.now, nil
	d := linkDraft{Link: next, linkType: c.linkTypeOf(old), earlier: old.ID}
	if err := c.insertLink(ctx, d, onceNever); err != nil {
		return Link{}, err
	}
	return next, c.copyEvidence(ctx, old.ID, next.ID)
}

// copyEvidence lets an item rest on what another one does, since the same times.
func (c *change) copyEvidence(ctx context.Context, from, to string) error {
	rows, err := c.decide(ctx, `MATCH (e:Evidence) WHERE e.item = $item RETURN e.scope, e.author, e.requires, `+evidenceColumns.of("e")+` ORDER BY e.recordedAt, e.id`,
		values{"item": graph.String(from)})
	if err != nil {
		return err
	}
	for _, row := range rows {
		e := evidenceColumns.read(row, 3)
		id := c.s.newID()
		err := c.tx.PutNode(ctx, graph.Node{
			ID: id, Labels: []string{"Evidence"}, Item: graph.Item{Scope: row[0].Str(), Requires: row[2].StringItems(), Author: row[1].Str(), RecordedAt: e.RecordedAt},
			Props: e.props(to, onceNever),
		})
		if err != nil {
			return err
		}
		if err := c.connectOwn(ctx, "EVIDENCED_BY", to, id); err != nil {
			return err
		}
	}
	return nil
}

// linkHistory are all records of a link that follow from one another.
func (c *change) linkHistory(ctx context.Context, l Link) ([]Link, error) {
	rows, err := c.decideDeleted(ctx, `MATCH (l:Link) WHERE l.fingerprint = $fingerprint RETURN l.id, l.earlier`, values{"fingerprint": graph.String(l.sum())})
	if err != nil {
		return nil, err
	}
	part := map[string]bool{l.ID: true}
	for grown := true; grown; {
		grown = false
		for _, row := range rows {
			id, earlier := row[0].Str(), row[1].Str()
			if earlier != "" && part[id] != part[earlier] {
				part[id], part[earlier], grown = true, true, true
			}
		}
	}
	ids := make([]string, 0, len(part))
	for id := range part {
		ids = append(ids, id)
	}
	links, err := c.linksByID(ctx, ids)
	out := make([]Link, 0, len(links))
	for _, link := range links {
		out = append(out, link)
	}
	return out, err
}
