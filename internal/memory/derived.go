package memory

import (
	"context"
	"slices"
	"time"

	"brain/disclosure"
	"brain/graph"
)

// derivation is what decides who may know something that rests on items: a reader
// must hold every scope that one of them needs, and none of them may be deleted.
// The scope is one of those that are needed, the narrowest kind first.
func (v *view) derivation(ctx context.Context, items []string) (graph.Item, error) {
	args := values{"ids": graph.Strings(items)}
	rows, err := v.decideDeleted(ctx, `MATCH (x:Claim|Page|Link) WHERE x.id IN $ids RETURN `+itemColumns.of("x"), args)
	if err != nil {
		return graph.Item{}, err
	}
	inputs := itemColumns.all(rows)
	// A link is known only together with the pages at its ends.
	ends, err := v.decideDeleted(ctx, `MATCH (l:Link)-[:LINK_FROM]->(a:Page), (l)-[:LINK_TO]->(b:Page) WHERE l.id IN $ids
		RETURN a.scope, a.deletedAt, b.scope, b.deletedAt`, args)
	if err != nil {
		return graph.Item{}, err
	}
	for _, row := range ends {
		inputs = append(inputs, graph.Item{Scope: row[0].Str(), DeletedAt: row[1].Time()}, graph.Item{Scope: row[2].Str(), DeletedAt: row[3].Time()})
	}
	it := graph.Item{Requires: disclosure.Requires(inputs)}
	if len(it.Requires) > 0 {
		it.Scope = it.Requires[0]
	}
	for _, input := range inputs {
		if it.DeletedAt.IsZero() {
			it.DeletedAt = input.DeletedAt
		}
	}
	return it, nil
}

// rederive brings what rests on items, findings and suggestions, to what their
// scopes and deletions now are. Whoever changes one of these calls it in the same
// transaction.
func (c *change) rederive(ctx context.Context, items ...string) error {
	rows, err := c.decideDeleted(ctx, `MATCH (f:Finding|Suggestion)-[:CONCERNS]->(x:Claim|Page|Link) WHERE x.id IN $ids RETURN DISTINCT f.id`,
		values{"ids": graph.Strings(items)})
	if err != nil {
		return err
	}
	for _, row := range rows {
		if err := c.rederiveOne(ctx, row[0].Str()); err != nil {
			return err
		}
	}
	return nil
}

// rederivePage is rederive for a page and the links that touch it.
func (c *change) rederivePage(ctx context.Context, page string) error {
	ids := []string{page}
	for _, text := range []string{
		`MATCH (f:Finding|Suggestion)-[:CONCERNS]->(l:Link), (l)-[:LINK_FROM]->(p:Page) WHERE p.id = $page RETURN DISTINCT l.id`,
		`MATCH (f:Finding|Suggestion)-[:CONCERNS]->(l:Link), (l)-[:LINK_TO]->(p:Page) WHERE p.id = $page RETURN DISTINCT l.id`,
	} {
		rows, err := c.decideDeleted(ctx, text, values{"page": graph.String(page)})
		if err != nil {
			return err
		}
		ids = append(ids, firstTexts(rows)...)
	}
	slices.Sort(ids)
	return c.rederive(ctx, slices.Compact(ids)...)
}

func (c *change) rederiveOne(ctx context.Context, id string) error {
	items, err := c.concerned(ctx, id)
	if err != nil {
		return err
	}
	it, err := c.derivation(ctx, items)
	if err != nil {
		return err
	}
	if err := c.keepRequired(ctx, id, &it); err != nil {
		return err
	}
	if err := c.tx.PatchNode(ctx, id, graph.NodePatch{Item: &it}); err != nil {
		return err
	}
	rows, err := c.decideDeleted(ctx, `MATCH (e:Evidence) WHERE e.item = $item RETURN e.id, e.author, e.recordedAt`, values{"item": graph.String(id)})
	if err != nil {
		return err
	}
	for _, row := range rows {
		part := it
		part.Author, part.RecordedAt = row[1].Str(), row[2].Time()
		if err := c.tx.PatchNode(ctx, row[0].Str(), graph.NodePatch{Item: &part}); err != nil {
			return err
		}
	}
	return nil
}

// keepRequired adds what else a review was derived from when it was opened: that
// evidence changed tells of the change, a deletion of all of a page, which may be
// known to fewer than what the review concerns.
func (v *view) keepRequired(ctx context.Context, id string, it *graph.Item) error {
	rows, err := v.decideDeleted(ctx, `MATCH (f:Finding) WHERE f.id = $id AND f.kind IN $kinds RETURN f.kind, f.requires`,
		values{"id": graph.String(id), "kinds": graph.Strings(reviewKinds[:])})
	if err != nil || len(rows) == 0 {
		return err
	}
	kind := rows[0][0].Str()
	cutReview(kind, it)
	if kind == FindingErasedMention {
		return nil
	}
	it.Requires = append(it.Requires, rows[0][1].StringItems()...)
	slices.Sort(it.Requires)
	it.Requires = slices.Compact(it.Requires)
	return nil
}

// cutReview decides who may know of a review besides those who read the queue. The
// review of a deletion is not hidden by that. That something names what was erased
// tells of the erasure, and of whom: only the queue does.
func cutReview(kind string, it *graph.Item) {
	switch kind {
	case FindingDeletionReview:
		it.DeletedAt = time.Time{}
	case FindingErasedMention:
		it.Scope = ""
	}
}

// concerned are the ids of what a finding or suggestion is about, sorted.
func (v *view) concerned(ctx context.Context, id string) ([]string, error) {
	rows, err := v.decideDeleted(ctx, `MATCH (f:Finding|Suggestion)-[:CONCERNS]->(x:Claim|Page|Link) WHERE f.id = $id RETURN x.id ORDER BY x.id`,
		values{"id": graph.String(id)})
	return firstTexts(rows), err
}

// concern makes a finding or suggestion be about further items. It tells whether
// there were any.
func (c *change) concern(ctx context.Context, id string, items []string) (bool, error) {
	known, err := c.concerned(ctx, id)
	if err != nil {
		return false, err
	}
	added := false
	for _, item := range items {
		if slices.Contains(known, item) {
			continue
		}
		if err := c.connectOwn(ctx, "CONCERNS", id, item); err != nil {
			return false, err
		}
		added = true
	}
	if !added {
		return false, nil
	}
	return true, c.rederiveOne(ctx, id)
}
