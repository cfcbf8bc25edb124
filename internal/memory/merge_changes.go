package memory

import (
	"context"
	"fmt"

	"brain/graph"
)

// changes says what a merge changes, as far as the caller may know.
func (m *merger) changes(ctx context.Context) ([]string, error) {
	out := []string{fmt.Sprintf("%s leads to %s", m.from.Slug, m.into.Slug)}
	edit, err := m.editPage(ctx, m.from)
	if err != nil {
		return nil, err
	}
	if !m.aliasTwin(m.from.Title, m.scope(m.from.Scope)) {
		out = append(out, fmt.Sprintf("the title %q becomes an alias", m.from.Title))
	}
	for _, a := range m.moved.aliases {
		if edit.visible[a.id] && !m.aliasTwin(a.name, m.scope(a.scope)) {
			out = append(out, fmt.Sprintf("the alias %q moves", a.name))
		}
	}
	for _, t := range m.moved.tags {
		if edit.visible[t.edge] {
			out = append(out, fmt.Sprintf("the tag %q moves", t.name))
		}
	}
	for _, s := range m.moved.sections {
		if edit.visible[s.ID] {
			out = append(out, fmt.Sprintf("the section %q moves behind those of %s", s.Heading, m.into.Slug))
		}
	}
	items, err := m.itemChanges(ctx)
	return append(out, items...), err
}

// itemChanges counts the claims, events and links that the caller may know.
func (m *merger) itemChanges(ctx context.Context) ([]string, error) {
	var out []string
	args := values{"page": graph.String(m.from.ID)}
	for _, kind := range []struct{ pattern, one, many string }{
		{`MATCH (c:Claim)-[:ABOUT]->(p:Page) WHERE p.id = $page RETURN count(DISTINCT c.id)`, "1 claim about it moves", "%d claims about it move"},
		{`MATCH (c:Claim)-[:HELD_BY]->(p:Page) WHERE p.id = $page RETURN count(DISTINCT c.id)`, "1 claim held by it moves", "%d claims held by it move"},
		{`MATCH (e:TimelineEvent)-[:ABOUT]->(p:Page) WHERE p.id = $page RETURN count(DISTINCT e.id)`, "1 event moves", "%d events move"},
	} {
		rows, err := m.matchEvery(ctx, kind.pattern, args)
		if err != nil {
			return nil, err
		}
		out = append(out, counted(int(rows[0][0].Int64()), kind.one, kind.many)...)
	}
	links, err := m.linkChanges(ctx)
	return append(out, links...), err
}

func counted(n int, one, many string) []string {
	switch n {
	case 0:
		return nil
	case 1:
		return []string{one}
	default:
		return []string{fmt.Sprintf(many, n)}
	}
}

// linkChanges counts what happens to the links that the caller may know.
func (m *merger) linkChanges(ctx context.Context) ([]string, error) {
	links, err := m.links(ctx)
	if err != nil {
		return nil, err
	}
	ids := make([]string, len(links))
	for i, l := range links {
		ids[i] = l.ID
	}
	known, err := m.linksByID(ctx, ids)
	if err != nil {
		return nil, err
	}
	moved, twins, between := 0, 0, 0
	first := map[string]bool{}
	for _, l := range links {
		if _, ok := known[l.ID]; !ok {
			continue
		}
		key := digest(l.Type, l.FromID, l.ToID, l.Scope)
		switch {
		case l.turned && l.FromID == l.ToID:
			between++
		case l.standing() && first[key]:
			twins++
		case l.turned:
			moved++
		}
		first[key] = first[key] || l.standing()
	}
	out := counted(moved, "1 link moves", "%d links move")
	out = append(out, counted(twins, "1 link becomes one with another that says the same", "%d links become one with others that say the same")...)
	return append(out, counted(between, "1 link between the two goes", "%d links between the two go")...), nil
}
