package memory

import (
	"context"
	"time"

	"brain/graph"
)

// layer are nodes that were just hidden or brought back, by what hangs on them.
type layer struct {
	pages  []string
	claims []string // claims and events
	links  []string
}

func (l layer) all() []string {
	return append(append(append([]string{}, l.pages...), l.claims...), l.links...)
}

// hanging is what stands or falls with a layer.
type hanging struct {
	// parts stand on their page alone: sections, passages, versions, aliases,
	// redirects, and the evidence of what falls.
	parts []storedItem
	// tags are edges from a page to its tags.
	tags []storedItem
	// findings are questions that concern something of the layer.
	findings []storedItem
	// claims (and events), links and pages are about the layer, end there, or were
	// derived from it.
	claims, links, pages []storedItem
	// resting are the claims, not derived, whose evidence comes from the layer.
	resting []rested
}

// rested says that a claim rests on an origin.
type rested struct{ claim, origin string }

// hangingOn reads what hangs directly on a layer, whatever its state.
func (v *view) hangingOn(ctx context.Context, l layer) (hanging, error) {
	var h hanging
	for _, read := range []struct {
		into    *[]storedItem
		ids     []string
		pattern string
	}{
		{&h.parts, l.pages, `MATCH (n:Section|Passage|PageVersion|Alias|Redirect) WHERE n.page IN $ids`},
		{&h.tags, l.pages, `MATCH (p:Page)-[n:TAGGED]->(t:Tag) WHERE p.id IN $ids`},
		{&h.claims, l.pages, `MATCH (n:Claim|TimelineEvent) WHERE n.page IN $ids`},
		{&h.claims, l.pages, `MATCH (n:TimelineEvent)-[:EVENT_PAGE]->(p:Page) WHERE p.id IN $ids`},
		{&h.links, l.pages, `MATCH (n:Link)-[:LINK_FROM|LINK_TO]->(p:Page) WHERE p.id IN $ids`},
		{&h.parts, l.all(), `MATCH (n:Evidence) WHERE n.item IN $ids`},
	} {
		found, err := v.itemsOf(ctx, read.pattern, read.ids)
		if err != nil {
			return h, err
		}
		*read.into = append(*read.into, found...)
	}
	if err := v.findingsAbout(ctx, l, &h); err != nil {
		return h, err
	}
	return h, v.restingOn(ctx, l, &h)
}

// findingsAbout adds the questions that concern something of a layer. The review
// of a deletion is not hidden by it.
func (v *view) findingsAbout(ctx context.Context, l layer, h *hanging) error {
	for _, read := range []struct {
		ids     []string
		pattern string
	}{
		{l.pages, `MATCH (n:Finding|Suggestion)-[:CONCERNS]->(x:Page) WHERE x.id IN $ids AND n.kind <> '` + FindingDeletionReview + `'`},
		{l.claims, `MATCH (n:Finding|Suggestion)-[:CONCERNS]->(x:Claim) WHERE x.id IN $ids`},
		{l.links, `MATCH (n:Finding|Suggestion)-[:CONCERNS]->(x:Link) WHERE x.id IN $ids`},
	} {
		found, err := v.itemsOf(ctx, read.pattern, read.ids)
		if err != nil {
			return err
		}
		h.findings = append(h.findings, found...)
	}
	return nil
}

// restingOn adds what was derived from something of a layer, and notes the claims
// that only cite it.
func (v *view) restingOn(ctx context.Context, l layer, h *hanging) error {
	cited, err := v.citing(ctx, l.all())
	if err != nil || len(cited) == 0 {
		return err
	}
	var ids []string
	for _, r := range cited {
		ids = append(ids, r.claim)
	}
	derived := map[string]bool{}
	for _, read := range []struct {
		into    *[]storedItem
		pattern string
	}{
		{&h.claims, `MATCH (n:Claim|TimelineEvent) WHERE n.id IN $ids`},
		{&h.links, `MATCH (n:Link) WHERE n.id IN $ids`},
		{&h.pages, `MATCH (n:Page) WHERE n.id IN $ids`},
	} {
		found, err := v.itemsOf(ctx, read.pattern, ids)
		if err != nil {
			return err
		}
		for _, it := range found {
			if len(it.Requires) > 0 {
				derived[it.id] = true
				*read.into = append(*read.into, it)
			}
		}
	}
	for _, r := range cited {
		if !derived[r.claim] {
			h.resting = append(h.resting, r)
		}
	}
	return nil
}

// citing lists the items that have evidence from the origins.
func (v *view) citing(ctx context.Context, origins []string) ([]rested, error) {
	var out []rested
	for _, some := range chunks(origins) {
		err := v.everyRow(ctx, `MATCH (n:Evidence) WHERE n.origin IN $ids`, `n.id, n.item, n.origin`, values{"ids": graph.Strings(some)}, func(row graph.Row) error {
			out = append(out, rested{row[1].Str(), row[2].Str()})
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	return out, nil
}

// hide hides what stands on a page that was just deleted, and what was derived
// from that, and opens the review of the claims that cite any of it.
func (c *change) hide(ctx context.Context, pageID string) error {
	var resting []rested
	for front := (layer{pages: []string{pageID}}); len(front.all()) > 0; {
		h, err := c.hangingOn(ctx, front)
		if err != nil {
			return err
		}
		resting = append(resting, h.resting...)
		if front, err = c.setDeleted(ctx, h, c.now, func(it storedItem) bool { return it.DeletedAt.IsZero() }); err != nil {
			return err
		}
	}
	return c.evidenceVanished(ctx, resting, changeDeleted)
}

// unhide brings back what stands on a page that was just restored, as far as
// nothing else that it stands on is deleted.
func (c *change) unhide(ctx context.Context, pageID string) error {
	var origins []string
	for front := (layer{pages: []string{pageID}}); len(front.all()) > 0; {
		h, err := c.hangingOn(ctx, front)
		if err != nil {
			return err
		}
		for _, r := range h.resting {
			origins = append(origins, r.origin)
		}
		held, err := c.heldDown(ctx, h)
		if err != nil {
			return err
		}
		if front, err = c.setDeleted(ctx, h, time.Time{}, func(it storedItem) bool { return !it.DeletedAt.IsZero() && !held[it.id] }); err != nil {
			return err
		}
	}
	return c.evidenceReturned(ctx, origins)
}

// setDeleted hides (or with the zero time brings back) those that are due, and
// gives what may hang on them.
func (c *change) setDeleted(ctx context.Context, h hanging, at time.Time, due func(storedItem) bool) (layer, error) {
	var next layer
	var findings, rest []string
	put := func(items []storedItem, set func(context.Context, string, graph.Item) error, into *[]string) error {
		for _, it := range items {
			if !due(it) {
				continue
			}
			it.DeletedAt = at
			if err := set(ctx, it.id, it.Item); err != nil {
				return err
			}
			*into = append(*into, it.id)
		}
		return nil
	}
	for _, group := range []struct {
		items []storedItem
		set   func(context.Context, string, graph.Item) error
		into  *[]string
	}{
		{h.parts, c.setItem, &rest},
		{h.findings, c.setItem, &findings},
		{h.tags, c.setEdgeItem, &rest},
		{h.claims, c.setItem, &next.claims},
		{h.links, c.setLinkItem, &next.links},
		{h.pages, c.setItem, &next.pages},
	} {
		if err := put(distinctItems(group.items), group.set, group.into); err != nil {
			return layer{}, err
		}
	}
	// What a dispute rests on goes with it.
	evidence, err := c.itemsOf(ctx, `MATCH (n:Evidence) WHERE n.item IN $ids`, findings)
	if err != nil {
		return layer{}, err
	}
	return next, put(evidence, c.setItem, &rest)
}

func (c *change) setItem(ctx context.Context, id string, item graph.Item) error {
	return c.tx.PatchNode(ctx, id, graph.NodePatch{Item: &item})
}

func (c *change) setEdgeItem(ctx context.Context, id string, item graph.Item) error {
	return c.tx.PatchEdge(ctx, id, graph.EdgePatch{Item: &item})
}

func (c *change) setLinkItem(ctx context.Context, id string, item graph.Item) error {
	if err := c.setItem(ctx, id, item); err != nil {
		return err
	}
	return c.setEdgeItem(ctx, id, item)
}

// heldDown are the ids of what stays hidden although something that it stands on
// came back: something else that it stands on is still deleted, or it was deleted
// on its own.
func (c *change) heldDown(ctx context.Context, h hanging) (map[string]bool, error) {
	held := map[string]bool{}
	hold := func(pattern string, items []storedItem) error {
		found, err := c.itemsOf(ctx, pattern, idsOf(items))
		for _, it := range found {
			held[it.id] = true
		}
		return err
	}
	for _, anchor := range []struct {
		items   []storedItem
		pattern string
	}{
		{h.claims, `MATCH (n:Claim|TimelineEvent)-[:ABOUT]->(p:Page) WHERE n.id IN $ids AND p.deletedAt IS NOT NULL`},
		{h.claims, `MATCH (n:TimelineEvent)-[:EVENT_PAGE]->(p:Page) WHERE n.id IN $ids AND p.deletedAt IS NOT NULL`},
		{h.links, `MATCH (n:Link)-[:LINK_FROM|LINK_TO]->(p:Page) WHERE n.id IN $ids AND p.deletedAt IS NOT NULL`},
		{h.findings, `MATCH (n:Finding|Suggestion)-[:CONCERNS]->(x:Page) WHERE n.id IN $ids AND x.deletedAt IS NOT NULL`},
		{h.findings, `MATCH (n:Finding|Suggestion)-[:CONCERNS]->(x:Claim) WHERE n.id IN $ids AND x.deletedAt IS NOT NULL`},
		{h.findings, `MATCH (n:Finding|Suggestion)-[:CONCERNS]->(x:Link) WHERE n.id IN $ids AND x.deletedAt IS NOT NULL`},
	} {
		if err := hold(anchor.pattern, anchor.items); err != nil {
			return nil, err
		}
	}
	if err := c.heldAlone(ctx, h, held); err != nil {
		return nil, err
	}
	return held, c.heldByInputs(ctx, h, held)
}

// heldAlone adds the pages that were deleted on their own.
func (c *change) heldAlone(ctx context.Context, h hanging, held map[string]bool) error {
	for _, some := range chunks(idsOf(h.pages)) {
		err := c.everyRow(ctx, `MATCH (n:Page) WHERE n.id IN $ids`, `n.id, n.state`, values{"ids": graph.Strings(some)}, func(row graph.Row) error {
			if row[1].Str() == pageDeleted {
				held[row[0].Str()] = true
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// heldByInputs adds the derived items of which an input is deleted.
func (c *change) heldByInputs(ctx context.Context, h hanging, held map[string]bool) error {
	var derived, origins []string
	for _, group := range [][]storedItem{h.claims, h.links, h.pages} {
		for _, it := range group {
			if len(it.Requires) > 0 {
				derived = append(derived, it.id)
			}
		}
	}
	inputs := map[string][]string{}
	for _, some := range chunks(derived) {
		err := c.everyRow(ctx, `MATCH (n:Evidence) WHERE n.item IN $ids`, `n.id, n.item, n.origin`, values{"ids": graph.Strings(some)}, func(row graph.Row) error {
			origin := row[2].Str()
			if origin == "" {
				return nil
			}
			inputs[origin] = append(inputs[origin], row[1].Str())
			origins = append(origins, origin)
			return nil
		})
		if err != nil {
			return err
		}
	}
	for _, pattern := range []string{
		`MATCH (n:Page) WHERE n.id IN $ids AND n.deletedAt IS NOT NULL`,
		`MATCH (n:Claim) WHERE n.id IN $ids AND n.deletedAt IS NOT NULL`,
	} {
		gone, err := c.itemsOf(ctx, pattern, origins)
		if err != nil {
			return err
		}
		for _, origin := range gone {
			for _, id := range inputs[origin.id] {
				held[id] = true
			}
		}
	}
	return nil
}
