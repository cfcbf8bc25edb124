package memory

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"

	"brain/graph"
	"brain/internal/text"
)

// moveVersions keeps the first page's earlier states among the second's, and
// records the merge as a change of every scope that something came into.
func (m *merger) moveVersions(ctx context.Context) error {
	changeID := m.s.newID()
	for _, scope := range m.touched() {
		if err := m.mark(ctx, m.into, scope, changeID, m.before.state(m.into, scope)); err != nil {
			return err
		}
	}
	var rows []graph.Row
	err := m.everyRow(ctx, `MATCH (n:PageVersion) WHERE n.page = $page`, `n.id, n.snapshot, `+itemColumns.of("n"), values{"page": graph.String(m.from.ID)}, func(row graph.Row) error {
		rows = append(rows, row)
		return nil
	})
	if err != nil {
		return err
	}
	for _, row := range rows {
		item := itemColumns.read(row, 2)
		props := graph.Props{}
		if row[1].IsNull() {
			// What stood on the first page to the last is an earlier state now.
			b, err := json.Marshal(m.moved.state(m.from, item.Scope))
			if err != nil {
				return fmt.Errorf("encode page state: %w", err)
			}
			props["snapshot"] = graph.String(string(b))
		}
		if err := m.movePart(ctx, "VERSION_OF", row[0].Str(), item, props); err != nil {
			return err
		}
	}
	return nil
}

// touched are the scopes in which the second page gains something, sorted.
func (m *merger) touched() []string {
	scopes := []string{m.scope(m.from.Scope)} // the title becomes an alias
	for _, s := range m.moved.sections {
		scopes = append(scopes, m.scope(s.Scope))
	}
	for _, a := range m.moved.aliases {
		scopes = append(scopes, m.scope(a.scope))
	}
	for _, t := range m.moved.tags {
		scopes = append(scopes, m.scope(t.scope))
	}
	slices.Sort(scopes)
	return slices.Compact(scopes)
}

// movePart puts a part of the first page onto the second. The edge to the first
// goes with that.
func (m *merger) movePart(ctx context.Context, relationship, id string, item graph.Item, props graph.Props) error {
	item.Scope, item.Ends = m.scope(item.Scope), []string{m.into.Scope}
	props["page"] = graph.String(m.into.ID)
	if err := m.tx.PatchNode(ctx, id, graph.NodePatch{Item: &item, Props: props}); err != nil {
		return err
	}
	return m.connectOwn(ctx, relationship, id, m.into.ID)
}

func (m *merger) moveSections(ctx context.Context) error {
	var last int64
	for _, s := range m.before.sections {
		last = max(last, s.Position)
	}
	items, err := m.items(ctx, `MATCH (n:Section) WHERE n.page = $page`, values{"page": graph.String(m.from.ID)})
	if err != nil {
		return err
	}
	known := map[string]graph.Item{}
	for _, it := range items {
		known[it.id] = it.Item
	}
	for i, s := range m.moved.sections {
		position := last + int64(i+1)*positionGap
		if err := m.movePart(ctx, "SECTION_OF", s.ID, known[s.ID], graph.Props{"position": graph.Int(position)}); err != nil {
			return err
		}
		s.PageID, s.Position, s.Scope = m.into.ID, position, m.scope(s.Scope)
		if err := m.dropPassages(ctx, s.ID); err != nil {
			return err
		}
		if err := m.putPassages(ctx, m.into, s); err != nil {
			return err
		}
	}
	return nil
}

// aliasTwin tells whether the second page has the name already for the same readers.
func (m *merger) aliasTwin(name, scope string) bool {
	same := func(other string) bool { return text.Normalize(other) == text.Normalize(name) }
	return scope == m.into.Scope && same(m.into.Title) ||
		slices.ContainsFunc(m.before.aliases, func(a storedAlias) bool { return a.scope == scope && same(a.name) })
}

func (m *merger) moveAliases(ctx context.Context) error {
	items, err := m.items(ctx, `MATCH (n:Alias) WHERE n.page = $page`, values{"page": graph.String(m.from.ID)})
	if err != nil {
		return err
	}
	known := map[string]graph.Item{}
	for _, it := range items {
		known[it.id] = it.Item
	}
	titled := m.aliasTwin(m.from.Title, m.scope(m.from.Scope))
	for _, a := range m.moved.aliases {
		scope := m.scope(a.scope)
		if m.aliasTwin(a.name, scope) {
			if err := m.tx.DeleteNode(ctx, a.id); err != nil {
				return err
			}
			continue
		}
		titled = titled || scope == m.scope(m.from.Scope) && text.Normalize(a.name) == text.Normalize(m.from.Title)
		if err := m.movePart(ctx, "ALIAS_OF", a.id, known[a.id], graph.Props{"createdAt": graph.Instant(m.now)}); err != nil {
			return err
		}
		if err := m.tx.PutText(ctx, nameDocument(a.id, m.into.ID, a.name, m.now.UnixMicro())); err != nil {
			return err
		}
	}
	if titled {
		return nil
	}
	return m.putAlias(ctx, m.into, m.from.Title, m.scope(m.from.Scope))
}

// moveRedirects makes every slug that led to the first page lead to the second,
// for those who held the scope that it had under that slug; also its own, and its
// id, so that what was kept of it outside is still found.
func (m *merger) moveRedirects(ctx context.Context) error {
	items, err := m.items(ctx, `MATCH (n:Redirect) WHERE n.page = $page`, values{"page": graph.String(m.from.ID)})
	if err != nil {
		return err
	}
	for _, it := range items {
		it.Ends = []string{m.into.Scope}
		err := m.tx.PatchNode(ctx, it.id, graph.NodePatch{Item: &it.Item, Props: graph.Props{"page": graph.String(m.into.ID)}})
		if err != nil {
			return err
		}
		if err := m.connectOwn(ctx, "REDIRECTS_TO", it.id, m.into.ID); err != nil {
			return err
		}
	}
	for _, slug := range []string{m.from.Slug, m.from.ID} {
		if err := m.putRedirect(ctx, slug, m.from.Scope, m.into.ID, m.into.Scope); err != nil {
			return err
		}
	}
	return nil
}

func (m *merger) moveTags(ctx context.Context) error {
	const tags = `MATCH (p:Page)-[n:TAGGED]->(t:Tag) WHERE p.id = $page`
	own, err := m.tagged(ctx, tags, m.into.ID)
	if err != nil {
		return err
	}
	moved, err := m.tagged(ctx, tags, m.from.ID)
	if err != nil {
		return err
	}
	for _, t := range moved {
		t.Scope = m.scope(t.Scope)
		twin := func(o taggedEdge) bool { return o.tag == t.tag && o.Scope == t.Scope && o.RetiredAt.IsZero() }
		if t.RetiredAt.IsZero() && slices.ContainsFunc(own, twin) {
			continue
		}
		if err := m.tx.PutEdge(ctx, graph.Edge{ID: m.s.newID(), Type: "TAGGED", From: m.into.ID, To: t.tag, Item: t.Item}); err != nil {
			return err
		}
	}
	return nil
}

type taggedEdge struct {
	tag string
	graph.Item
}

func (m *merger) tagged(ctx context.Context, pattern, page string) ([]taggedEdge, error) {
	var out []taggedEdge
	err := m.everyRow(ctx, pattern, `n.id, t.id, `+itemColumns.of("n"), values{"page": graph.String(page)}, func(row graph.Row) error {
		out = append(out, taggedEdge{row[1].Str(), itemColumns.read(row, 2)})
		return nil
	})
	return out, err
}
