package memory

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"brain/graph"
)

// doomPrincipal plans the erasure of a principal.
func (v *view) doomPrincipal(ctx context.Context, e *eraser, uid string) error {
	known, err := v.principalsByUID(ctx, []string{uid})
	if err != nil {
		return err
	}
	p, ok := known[uid]
	if !ok {
		return unknownPrincipal("principal", uid)
	}
	if uid == v.me().UID {
		return ownRights("principal")
	}
	e.principal, e.item, e.token = &p, p.ID, graph.PrincipalScope(uid)
	add(&e.names, p.DisplayName, uid)
	seed, err := v.ownedBy(ctx, e.doomed, p)
	if err != nil {
		return err
	}
	if err := v.doomLayer(ctx, e.doomed, seed); err != nil {
		return err
	}
	if err := v.namesOf(ctx, e); err != nil {
		return err
	}
	return v.withdraw(ctx, e.doomed)
}

// ownedBy is what is a principal's own: its page, its tokens, and everything whose
// audience has to do with its scope.
func (v *view) ownedBy(ctx context.Context, d *doomed, p Principal) (layer, error) {
	var seed layer
	for _, read := range []struct {
		into    *[]string
		pattern string
	}{
		{&seed.pages, `MATCH (p:Principal)-[:HAS_PAGE]->(n:Page) WHERE p.uid = $uid`},
		{&d.nodes, `MATCH (n:Token)-[:TOKEN_OF]->(p:Principal) WHERE p.uid = $uid`},
	} {
		found, err := v.items(ctx, read.pattern, values{"uid": graph.String(p.UID)})
		if err != nil {
			return seed, err
		}
		add(read.into, idsOf(found)...)
	}
	disputes, err := v.items(ctx, `MATCH (n:Finding) WHERE n.writer = $uid`, values{"uid": graph.String(p.UID)})
	if err != nil {
		return seed, err
	}
	add(&d.nodes, idsOf(disputes)...)
	if err := v.doomEvidenceOf(ctx, d, idsOf(disputes)); err != nil {
		return seed, err
	}
	for _, read := range []struct {
		into    *[]string
		pattern string
	}{
		{&seed.pages, `MATCH (n:Page) WHERE n.id > ''`},
		{&seed.claims, `MATCH (n:Claim) WHERE n.id > ''`},
		{&seed.claims, `MATCH (n:TimelineEvent) WHERE n.id > ''`},
		{&seed.links, `MATCH (n:Link) WHERE n.id > ''`},
		{&d.nodes, `MATCH (n:Finding) WHERE n.id > ''`},
		{&d.nodes, `MATCH (n:Suggestion) WHERE n.id > ''`},
		{&d.nodes, `MATCH (n:Section) WHERE n.id > ''`},
		{&d.nodes, `MATCH (n:Passage) WHERE n.id > ''`},
		{&d.nodes, `MATCH (n:Alias) WHERE n.id > ''`},
		{&d.nodes, `MATCH (n:Redirect) WHERE n.id > ''`},
		{&d.nodes, `MATCH (n:PageVersion) WHERE n.id > ''`},
		{&d.nodes, `MATCH (n:Evidence) WHERE n.id > ''`},
		{&d.tagged, `MATCH (p:Page)-[n:TAGGED]->(t:Tag) WHERE p.id > ''`},
	} {
		err := v.everyRow(ctx, read.pattern, `n.id, `+itemColumns.of("n"), nil, func(row graph.Row) error {
			if it := readStoredItem(row, 0); names(it.Item, d.token) {
				*read.into = append(*read.into, it.id)
			}
			return nil
		})
		if err != nil {
			return seed, err
		}
	}
	return seed, nil
}

// tombstoneUID is what the record calls a principal that was erased.
func tombstoneUID(p Principal) string { return "erased-" + p.ID }

// entomb leaves of a principal a nameless one that never acts, which stays the
// author of what it wrote of others.
func (c *change) entomb(ctx context.Context, p Principal) error {
	if err := c.lock(ctx, "principal:"+p.UID); err != nil {
		return err
	}
	if err := c.unbindAll(ctx, p); err != nil {
		return err
	}
	heir := tombstoneUID(p)
	err := c.tx.PatchNode(ctx, p.ID, graph.NodePatch{Props: graph.Props{
		"uid": graph.String(heir), "name": graph.String("erased"), "active": graph.Bool(false), "roles": textList([]string{}),
		"conversationPolicy": graph.Null(), "disclosureMode": graph.Null(),
	}})
	if err != nil {
		return err
	}
	if err := c.bequeathSkills(ctx, p.UID, heir); err != nil {
		return err
	}
	if err := c.bequeath(ctx, p.UID, heir); err != nil {
		return err
	}
	return c.renameActor(ctx, p.UID, heir)
}

// unbindAll removes a principal from groups, channels and agents, with the history
// of that.
func (c *change) unbindAll(ctx context.Context, p Principal) error {
	for _, pattern := range []string{
		`MATCH (p:Principal)-[n:MEMBER_OF]->(g:Group) WHERE p.id = $id`,
		`MATCH (p:Principal)-[n:PARTICIPATES]->(g:Channel) WHERE p.id = $id`,
		`MATCH (p:Principal)-[n:OWNS_AGENT]->(g:Principal) WHERE p.id = $id`,
		`MATCH (g:Principal)-[n:OWNS_AGENT]->(p:Principal) WHERE p.id = $id`,
		`MATCH (p:Principal)-[n:HAS_PAGE]->(g:Page) WHERE p.id = $id`,
	} {
		edges, err := c.items(ctx, pattern, values{"id": graph.String(p.ID)})
		if err != nil {
			return err
		}
		for _, e := range edges {
			if err := c.tx.DeleteEdge(ctx, e.id); err != nil {
				return err
			}
		}
	}
	return nil
}

// estate is one kind of items that name principals.
type estate struct {
	pattern string
	set     func(context.Context, string, graph.Item) error
	// people are the properties that hold a uid.
	people []string
	// keyed: an idempotency key begins with its writer's uid.
	keyed bool
}

// bequeath makes a tombstone the author of what a principal wrote.
func (c *change) bequeath(ctx context.Context, uid, heir string) error {
	for _, e := range []estate{
		{`MATCH (n:Claim) WHERE n.id > ''`, c.setItem, []string{"writer", "gradedBy", "settledBy"}, true},
		{`MATCH (n:TimelineEvent) WHERE n.id > ''`, c.setItem, []string{"writer"}, false},
		{`MATCH (n:Link) WHERE n.id > ''`, c.setLinkItem, []string{"writer"}, true},
		{`MATCH (n:Evidence) WHERE n.id > ''`, c.setItem, nil, true},
		{`MATCH (n:Page) WHERE n.id > ''`, c.setItem, []string{"writer", "deletedBy"}, false},
		{`MATCH (n:PageVersion) WHERE n.id > ''`, c.setItem, []string{"writer"}, false},
		{`MATCH (n:Finding) WHERE n.id > ''`, c.setItem, []string{"decidedBy"}, false},
		{`MATCH (n:Suggestion) WHERE n.id > ''`, c.setItem, []string{"decidedBy"}, false},
	} {
		if err := c.bequeathEstate(ctx, e, uid, heir); err != nil {
			return err
		}
	}
	return nil
}

func (c *change) bequeathEstate(ctx context.Context, e estate, uid, heir string) error {
	columns := `n.id, ` + itemColumns.of("n")
	for _, name := range e.people {
		columns += `, n.` + name
	}
	if e.keyed {
		columns += `, n.idempotencyKey`
	}
	var rows []graph.Row
	err := c.everyRow(ctx, e.pattern, columns, nil, func(row graph.Row) error {
		rows = append(rows, row)
		return nil
	})
	if err != nil {
		return err
	}
	for _, row := range rows {
		it := readStoredItem(row, 0)
		named := row[1+len(itemColumns):]
		props := graph.Props{}
		for i, name := range e.people {
			if named[i].Str() == uid {
				props[name] = graph.String(heir)
			}
		}
		if e.keyed && strings.HasPrefix(named[len(e.people)].Str(), uid+" ") {
			props["idempotencyKey"], props["idempotencyHash"] = graph.Null(), graph.Null()
		}
		if len(props) > 0 {
			if err := c.tx.PatchNode(ctx, it.id, graph.NodePatch{Props: props}); err != nil {
				return err
			}
		}
		if it.Author != uid {
			continue
		}
		it.Author = heir
		if err := e.set(ctx, it.id, it.Item); err != nil {
			return err
		}
	}
	return nil
}

// renameActor makes the record name the tombstone where it named the principal.
func (c *change) renameActor(ctx context.Context, uid, heir string) error {
	type entry struct{ id, actor, detail string }
	var entries []entry
	err := c.everyRow(ctx, `MATCH (n:AuditEntry) WHERE n.id > ''`, `n.id, n.actor, n.detail`, nil, func(row graph.Row) error {
		entries = append(entries, entry{row[0].Str(), row[1].Str(), row[2].Str()})
		return nil
	})
	if err != nil {
		return err
	}
	for _, e := range entries {
		props := graph.Props{}
		if e.actor == uid {
			props["actor"] = graph.String(heir)
		}
		detail, changed, err := renameIn(e.detail, uid, heir)
		if err != nil {
			return fmt.Errorf("audit entry %s: %w", e.id, err)
		}
		if changed {
			props["detail"] = graph.String(detail)
		}
		if len(props) == 0 {
			continue
		}
		if err := c.tx.PatchNode(ctx, e.id, graph.NodePatch{Props: props}); err != nil {
			return err
		}
	}
	return nil
}

// renameIn replaces a uid, and the scope of a uid, among the values of a detail.
func renameIn(detail, uid, heir string) (string, bool, error) {
	if !strings.Contains(detail, uid) {
		return detail, false, nil
	}
	var values map[string]string
	if err := json.Unmarshal([]byte(detail), &values); err != nil {
		return "", false, err
	}
	changed := false
	for name, value := range values {
		switch value {
		case uid:
			values[name], changed = heir, true
		case graph.PrincipalScope(uid):
			values[name], changed = graph.PrincipalScope(heir), true
		}
	}
	b, err := json.Marshal(values)
	return string(b), changed, err
}
