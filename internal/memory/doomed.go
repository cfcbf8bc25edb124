package memory

import (
	"context"
	"maps"
	"slices"

	"brain/graph"
)

// doomed is what a purge or an erasure removes, and what it leaves of the rest.
type doomed struct {
	// nodes go with their edges and texts: parts, claims, events, evidence,
	// findings, tokens.
	nodes []string
	// links go with their native edges.
	links []string
	// pages and claims that something which stays cites remain as tombstones; the
	// pages of a purge always.
	pages, claims []string
	tombs         map[string]bool
	// tagged are edges to tags, which go with their last edge.
	tagged []string
	// kept are claims that only the record keeps.
	kept []storedItem
	// cited are pieces of evidence that stay, of what goes: their words go.
	cited []string
	// resting are claims that stay and cite what goes and was not deleted before.
	resting []rested
	// token is the scope of a principal that is erased, "" for none: nothing names it
	// any more.
	token string
}

// items is the number of what goes.
func (d *doomed) items() int {
	return len(d.nodes) + len(d.links) + len(d.pages) + len(d.claims) + len(d.tagged)
}

// ids are those of everything that goes.
func (d *doomed) ids() map[string]bool {
	out := map[string]bool{}
	for _, list := range [][]string{d.nodes, d.links, d.pages, d.claims, d.tagged} {
		for _, id := range list {
			out[id] = true
		}
	}
	return out
}

// add notes further ids once each.
func add(into *[]string, ids ...string) {
	known := map[string]bool{}
	for _, id := range *into {
		known[id] = true
	}
	for _, id := range ids {
		if !known[id] {
			known[id] = true
			*into = append(*into, id)
		}
	}
}

// origins are what evidence may come from among what goes.
func (d *doomed) origins() []string { return slices.Concat(d.pages, d.claims) }

// withdraw finds what of the evidence that stays comes from what goes. What such
// evidence comes from remains as a tombstone: without it nobody could tell a
// source that is gone from one that is only hidden from the reader.
func (v *view) withdraw(ctx context.Context, d *doomed) error {
	if err := v.alsoStated(ctx, d); err != nil {
		return err
	}
	out := d.ids()
	for _, claim := range d.kept {
		out[claim.id] = true
	}
	var citing []rested
	for _, some := range chunks(d.origins()) {
		err := v.everyRow(ctx, `MATCH (n:Evidence) WHERE n.origin IN $ids`, `n.id, n.item, n.origin`, values{"ids": graph.Strings(some)}, func(row graph.Row) error {
			if out[row[0].Str()] || out[row[1].Str()] {
				return nil
			}
			d.cited = append(d.cited, row[0].Str())
			d.tomb(row[2].Str())
			citing = append(citing, rested{row[1].Str(), row[2].Str()})
			return nil
		})
		if err != nil {
			return err
		}
	}
	return v.stillStanding(ctx, d, citing)
}

// alsoStated adds what the words of the pages state and nothing else does: the links of
// other pages and the events that rest on them alone, with that evidence.
func (v *view) alsoStated(ctx context.Context, d *doomed) error {
	origins := map[string]bool{}
	for _, id := range d.origins() {
		origins[id] = true
	}
	stated := map[string]ground{}
	for _, page := range d.pages {
		grounds, err := v.groundsOf(ctx, page, func(ground) bool { return true })
		if err != nil {
			return err
		}
		for _, g := range grounds {
			stated[g.ItemID] = g
		}
	}
	evidence := map[string][]string{}
	elsewhere := map[string]bool{}
	for _, some := range chunks(slices.Sorted(maps.Keys(stated))) {
		err := v.everyRow(ctx, `MATCH (n:Evidence) WHERE n.item IN $items`, `n.id, n.item, n.origin`, values{"items": graph.Strings(some)}, func(row graph.Row) error {
			item := row[1].Str()
			evidence[item] = append(evidence[item], row[0].Str())
			elsewhere[item] = elsewhere[item] || !origins[row[2].Str()]
			return nil
		})
		if err != nil {
			return err
		}
	}
	for _, item := range slices.Sorted(maps.Keys(evidence)) {
		if elsewhere[item] {
			continue
		}
		if stated[item].link != nil {
			add(&d.links, item)
		} else {
			add(&d.nodes, item)
		}
		add(&d.nodes, evidence[item]...)
	}
	return nil
}

// stillStanding notes the claims whose origin was not deleted before: those of the
// others were told of it then.
func (v *view) stillStanding(ctx context.Context, d *doomed, citing []rested) error {
	standing := map[string]bool{}
	for _, pattern := range []string{
		`MATCH (n:Page) WHERE n.id IN $ids AND n.deletedAt IS NULL`,
		`MATCH (n:Claim) WHERE n.id IN $ids AND n.deletedAt IS NULL`,
	} {
		found, err := v.itemsOf(ctx, pattern, d.origins())
		if err != nil {
			return err
		}
		for _, it := range found {
			standing[it.id] = d.token == "" || !names(it.Item, d.token)
		}
	}
	for _, r := range citing {
		if standing[r.origin] {
			d.resting = append(d.resting, r)
		}
	}
	return nil
}

// tomb makes something that goes leave a tombstone.
func (d *doomed) tomb(id string) {
	if d.tombs == nil {
		d.tombs = map[string]bool{}
	}
	d.tombs[id] = true
}

// names tells whether an item's audience has anything to do with a scope.
func names(it graph.Item, token string) bool {
	return it.Scope == token || slices.Contains(it.Requires, token) || slices.Contains(it.Ends, token)
}

// remove does what is planned.
func (c *change) remove(ctx context.Context, d *doomed, how evidenceChange) error {
	if err := c.evidenceVanished(ctx, d.resting, how); err != nil {
		return err
	}
	for _, id := range d.cited {
		err := c.tx.PatchNode(ctx, id, graph.NodePatch{Props: nulls("note", "excerpt", "name", "locator", "url", "contentHash")})
		if err != nil {
			return err
		}
	}
	if err := c.removeTags(ctx, d.tagged); err != nil {
		return err
	}
	for _, id := range d.links {
		if err := c.tx.DeleteEdge(ctx, id); err != nil {
			return err
		}
		if err := c.tx.DeleteNode(ctx, id); err != nil {
			return err
		}
	}
	for _, id := range d.nodes {
		if err := c.tx.DeleteNode(ctx, id); err != nil {
			return err
		}
	}
	if err := c.keep(ctx, d.kept); err != nil {
		return err
	}
	for label, ids := range map[string][]string{"Claim": d.claims, "Page": d.pages} {
		for _, id := range ids {
			if err := c.removeOrigin(ctx, label, id, d); err != nil {
				return err
			}
		}
	}
	return nil
}

func nulls(names ...string) graph.Props {
	props := graph.Props{}
	for _, name := range names {
		props[name] = graph.Null()
	}
	return props
}

// tombstoneLabel marks what remains of a page or claim that is gone.
const tombstoneLabel = "Tombstone"

// removeOrigin removes a page or a claim, or leaves a tombstone: its id and the
// scope that it had, deleted for good.
func (c *change) removeOrigin(ctx context.Context, label, id string, d *doomed) error {
	if !d.tombs[id] {
		return c.tx.DeleteNode(ctx, id)
	}
	var items []storedItem
	var err error
	if label == "Page" {
		items, err = c.items(ctx, `MATCH (n:Page) WHERE n.id = $id`, values{"id": graph.String(id)})
	} else {
		items, err = c.items(ctx, `MATCH (n:Claim) WHERE n.id = $id`, values{"id": graph.String(id)})
	}
	if err != nil {
		return err
	}
	item := graph.Item{Scope: items[0].Scope, Requires: items[0].Requires, Ends: items[0].Ends, DeletedAt: c.now}
	if d.token != "" && names(item, d.token) {
		item = graph.Item{DeletedAt: c.now}
	}
	var props graph.Props
	for _, l := range graph.SystemLabels() {
		if l.Name == label {
			props = nulls(l.Props...)
		}
	}
	if err := c.tx.DeleteText(ctx, id); err != nil {
		return err
	}
	return c.tx.PatchNode(ctx, id, graph.NodePatch{Labels: []string{label, tombstoneLabel}, Item: &item, Props: props})
}

// removeTags takes tags off pages; a tag that no page has any more goes.
func (c *change) removeTags(ctx context.Context, edges []string) error {
	var tags []string
	for _, some := range chunks(edges) {
		rows, err := c.decideDeleted(ctx, `MATCH (p:Page)-[n:TAGGED]->(t:Tag) WHERE n.id IN $ids RETURN DISTINCT t.id, t.handle`, values{"ids": graph.Strings(some)})
		if err != nil {
			return err
		}
		for _, row := range rows {
			add(&tags, row[0].Str())
			if err := c.lock(ctx, row[1].Str()); err != nil {
				return err
			}
		}
	}
	for _, id := range edges {
		if err := c.tx.DeleteEdge(ctx, id); err != nil {
			return err
		}
	}
	for _, id := range tags {
		rows, err := c.decideDeleted(ctx, `MATCH (p:Page)-[e:TAGGED]->(t:Tag) WHERE t.id = $id RETURN e.id LIMIT 1`, values{"id": graph.String(id)})
		if err != nil {
			return err
		}
		if len(rows) > 0 {
			continue
		}
		if err := c.tx.DeleteNode(ctx, id); err != nil {
			return err
		}
	}
	return nil
}

// keep leaves claims to the record: no reader but one who reads for the record
// gets them.
func (c *change) keep(ctx context.Context, claims []storedItem) error {
	for _, claim := range claims {
		evidence, err := c.items(ctx, `MATCH (n:Evidence) WHERE n.item = $item`, values{"item": graph.String(claim.id)})
		if err != nil {
			return err
		}
		for _, it := range append(evidence, claim) {
			it.Scope, it.Requires, it.Ends, it.DeletedAt = "", nil, nil, c.now
			err := c.tx.PatchNode(ctx, it.id, graph.NodePatch{Item: &it.Item, Props: nulls("idempotencyKey", "idempotencyHash")})
			if err != nil {
				return err
			}
		}
		if err := c.tx.PatchNode(ctx, claim.id, graph.NodePatch{Props: nulls("fingerprint")}); err != nil {
			return err
		}
		if err := c.tx.DeleteText(ctx, claim.id); err != nil {
			return err
		}
	}
	return nil
}
