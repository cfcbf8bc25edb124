package memory

import (
	"context"
	"maps"
	"slices"

	"brain/graph"
	"brain/internal/portable"
)

// lookUpNodes reads what nodes meet: nodes of their ids and of their unique values,
// and the pages that passages are of.
func (b *preserveBatch) lookUpNodes(ctx context.Context, nodes []place[graph.Node]) error {
	ids, unique := map[string][]string{}, map[uniqueValue]bool{}
	for _, n := range nodes {
		label := n.record.Labels[0]
		ids[label] = append(ids[label], n.record.ID)
		for _, u := range uniqueValues(n.record) {
			unique[u] = true
		}
	}
	if err := b.lookUpIDs(ctx, ids); err != nil {
		return err
	}
	if err := b.lookUpUnique(ctx, unique); err != nil {
		return err
	}
	return b.lookUpTitles(ctx, nodes)
}

// lookUpIDs reads the nodes of the batch's ids, by label, and the ids that other
// nodes have.
func (b *preserveBatch) lookUpIDs(ctx context.Context, ids map[string][]string) error {
	var open []string
	for _, label := range slices.Sorted(maps.Keys(ids)) {
		rows, err := b.everything(ctx, `MATCH (n:`+label+`) WHERE n.id IN $ids RETURN `+nodeProjection(label), values{"ids": graph.Strings(ids[label])})
		if err != nil {
			return err
		}
		for _, row := range rows {
			n := nodeOf(label, row)
			b.stored[n.ID], b.labels[n.ID] = n, label
		}
		for _, id := range ids[label] {
			if _, found := b.stored[id]; !found {
				open = append(open, id)
			}
		}
	}
	if len(open) == 0 {
		return nil
	}
	rows, err := b.everything(ctx, `MATCH (n) WHERE n.id IN $ids RETURN n.id`, values{"ids": graph.Strings(open)})
	for _, id := range firstTexts(rows) {
		b.taken[id] = true
	}
	return err
}

// uniqueValues are the values of a node that no other of its label may hold.
func uniqueValues(n graph.Node) []uniqueValue {
	var out []uniqueValue
	for _, p := range portable.Properties(n.Labels[0]) {
		if v, ok := n.Props[p.Name]; ok && p.Unique {
			out = append(out, uniqueValue{n.Labels[0], p.Name, v.Str()})
		}
	}
	return out
}

// lookUpUnique finds who holds the values, with a read for each property of a label.
func (b *preserveBatch) lookUpUnique(ctx context.Context, unique map[uniqueValue]bool) error {
	wanted := map[uniqueValue][]string{} // by label and property
	for u := range unique {
		kind := uniqueValue{label: u.label, property: u.property}
		wanted[kind] = append(wanted[kind], u.value)
	}
	for kind, given := range wanted {
		rows, err := b.everything(ctx, `MATCH (n:`+kind.label+`) WHERE n.`+kind.property+` IN $values RETURN n.`+kind.property+`, n.id`,
			values{"values": graph.Strings(given)})
		if err != nil {
			return err
		}
		for _, row := range rows {
			b.holders[uniqueValue{kind.label, kind.property, row[0].Str()}] = row[1].Str()
		}
	}
	return nil
}

// lookUpScopes finds the groups and principals that the batch's items name.
func (b *preserveBatch) lookUpScopes(ctx context.Context) error {
	var gids, uids []string
	name := func(it graph.Item) {
		for _, token := range tokensOf(it) {
			if gid, ok := graph.ScopeGroup(token); ok {
				gids = append(gids, gid)
			}
			if uid, ok := graph.ScopePrincipal(token); ok {
				uids = append(uids, uid)
			}
		}
	}
	for _, n := range b.nodes {
		name(n.record.Item)
	}
	for _, e := range b.edges {
		name(e.record.Item)
	}
	if len(gids) > 0 {
		rows, err := b.everything(ctx, `MATCH (g:Group) WHERE g.id IN $ids RETURN g.id`, values{"ids": graph.Strings(distinct(gids))})
		if err != nil {
			return err
		}
		for _, gid := range firstTexts(rows) {
			b.scopes[graph.GroupScope(gid)] = true
		}
	}
	if len(uids) > 0 {
		rows, err := b.everything(ctx, `MATCH (p:Principal) WHERE p.uid IN $uids RETURN p.uid`, values{"uids": graph.Strings(distinct(uids))})
		if err != nil {
			return err
		}
		for _, uid := range firstTexts(rows) {
			b.scopes[graph.PrincipalScope(uid)] = true
		}
	}
	return nil
}

// lookUpTitles reads the titles of the pages that passages are of.
func (b *preserveBatch) lookUpTitles(ctx context.Context, nodes []place[graph.Node]) error {
	var pages []string
	for _, n := range nodes {
		if n.record.Labels[0] == "Passage" {
			pages = append(pages, n.record.Props["page"].Str())
		}
	}
	if len(pages) == 0 {
		return nil
	}
	rows, err := b.everything(ctx, `MATCH (p:Page) WHERE p.id IN $ids RETURN p.id, p.title`, values{"ids": graph.Strings(distinct(pages))})
	for _, row := range rows {
		b.titles[row[0].Str()] = row[1].Str()
	}
	return err
}

// lookUpLabels finds the storage labels of nodes, of which one of the labels is
// expected.
func (b *preserveBatch) lookUpLabels(ctx context.Context, ids, labels []string) error {
	open := slices.DeleteFunc(distinct(ids), func(id string) bool { return b.labels[id] != "" })
	for _, label := range labels {
		if len(open) == 0 {
			return nil
		}
		rows, err := b.everything(ctx, `MATCH (n:`+label+`) WHERE n.id IN $ids RETURN n.id`, values{"ids": graph.Strings(open)})
		if err != nil {
			return err
		}
		for _, id := range firstTexts(rows) {
			b.labels[id] = label
		}
		open = slices.DeleteFunc(open, func(id string) bool { return b.labels[id] != "" })
	}
	return nil
}

// tokensOf are the scope tokens that an item names.
func tokensOf(it graph.Item) []string {
	tokens := slices.Concat(it.Requires, it.Ends)
	if it.Scope != "" {
		tokens = append(tokens, it.Scope)
	}
	return tokens
}

// distinct gives each text once, sorted.
func distinct(texts []string) []string { return slices.Compact(slices.Sorted(slices.Values(texts))) }
