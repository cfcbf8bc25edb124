package memory

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"strings"

	"brain/graph"
)

// moveClaims makes the claims about, and those held by, the first page be about,
// and be held by, the second.
func (m *merger) moveClaims(ctx context.Context) error {
	seen := map[string]bool{}
	for _, pattern := range []string{
		`MATCH (n:Claim)-[a:ABOUT]->(s), (n)-[b:HELD_BY]->(h:Page) WHERE s.id = $page`,
		`MATCH (n:Claim)-[a:ABOUT]->(s), (n)-[b:HELD_BY]->(h:Page) WHERE h.id = $page`,
	} {
		var rows []graph.Row
		err := m.everyRow(ctx, pattern, claimColumns.of("n")+`, a.id, s.id, b.id, h.id, n.page`, values{"page": graph.String(m.from.ID)}, func(row graph.Row) error {
			rows = append(rows, row)
			return nil
		})
		if err != nil {
			return err
		}
		for _, row := range rows {
			if seen[row[0].Str()] {
				continue
			}
			seen[row[0].Str()] = true
			if err := m.moveClaimOf(ctx, row); err != nil {
				return err
			}
		}
	}
	return nil
}

// moveClaimOf moves one claim: the claim itself, ABOUT and its end, HELD_BY and its
// end, and the page.
func (m *merger) moveClaimOf(ctx context.Context, row graph.Row) error {
	ends := row[len(claimColumns):]
	d := claimDraft{Claim: claimColumns.read(row, 0), subjectID: ends[1].Str(), holderID: ends[3].Str(), pageID: ends[4].Str()}
	for _, end := range []struct {
		edge, relationship string
		id                 *string
	}{{ends[0].Str(), "ABOUT", &d.subjectID}, {ends[2].Str(), "HELD_BY", &d.holderID}} {
		if *end.id != m.from.ID {
			continue
		}
		*end.id = m.into.ID
		if err := m.tx.DeleteEdge(ctx, end.edge); err != nil {
			return err
		}
		if err := m.connectOwn(ctx, end.relationship, d.ID, m.into.ID); err != nil {
			return err
		}
	}
	if d.pageID == m.from.ID {
		d.pageID = m.into.ID
	}
	err := m.tx.PatchNode(ctx, d.ID, graph.NodePatch{Props: graph.Props{
		"page": graph.OptionalString(d.pageID), "fingerprint": graph.String(d.sum()),
	}})
	if err != nil {
		return err
	}
	return m.tx.PutText(ctx, claimDocument(d.Claim, d.pageID))
}

// moveEvents puts the first page's events onto the second's timeline, and those
// of which the first is the event's own page with them.
func (m *merger) moveEvents(ctx context.Context) error {
	for relationship, pattern := range map[string]string{
		"ABOUT":      `MATCH (n:TimelineEvent)-[e:ABOUT]->(p:Page) WHERE p.id = $page`,
		"EVENT_PAGE": `MATCH (n:TimelineEvent)-[e:EVENT_PAGE]->(p:Page) WHERE p.id = $page`,
	} {
		var rows []graph.Row
		err := m.everyRow(ctx, pattern, eventColumns.of("n")+`, e.id`, values{"page": graph.String(m.from.ID)}, func(row graph.Row) error {
			rows = append(rows, row)
			return nil
		})
		if err != nil {
			return err
		}
		for _, row := range rows {
			if err := m.moveEvent(ctx, relationship, row[len(eventColumns)].Str(), eventColumns.read(row, 0)); err != nil {
				return err
			}
		}
	}
	return nil
}

func (m *merger) moveEvent(ctx context.Context, relationship, edge string, e TimelineEvent) error {
	if err := m.tx.DeleteEdge(ctx, edge); err != nil {
		return err
	}
	if err := m.connectOwn(ctx, relationship, e.ID, m.into.ID); err != nil {
		return err
	}
	if e.PageID == m.from.ID {
		e.PageID = m.into.ID
		if joined, err := m.joinEvents(ctx, e); err != nil || joined {
			return err
		}
	}
	err := m.patchEvent(ctx, e, graph.Props{"page": graph.String(e.PageID), "fingerprint": graph.String(eventSum(e))})
	if err != nil {
		return err
	}
	return m.tx.PutText(ctx, eventDocument(e))
}

// joinEvents gives the same event of the second page, if it has one, the evidence
// of an event that was moved there, which then goes.
func (m *merger) joinEvents(ctx context.Context, e TimelineEvent) (bool, error) {
	rows, err := m.decide(ctx, `MATCH (e:TimelineEvent) WHERE e.fingerprint = $fingerprint AND e.id <> $id RETURN e.id ORDER BY e.recordedAt, e.id LIMIT 1`,
		values{"fingerprint": graph.String(eventSum(e)), "id": graph.String(e.ID)})
	if err != nil || len(rows) == 0 {
		return false, err
	}
	if err := m.giveEvidence(ctx, e.ID, rows[0][0].Str()); err != nil {
		return false, err
	}
	return true, m.tx.DeleteNode(ctx, e.ID)
}

// giveEvidence makes what one item rests on the evidence of another one.
func (m *merger) giveEvidence(ctx context.Context, from, to string) error {
	evidence, err := m.evidenceOf(ctx, from)
	if err != nil {
		return err
	}
	for _, e := range evidence {
		if err := m.tx.PatchNode(ctx, e.id, graph.NodePatch{Props: graph.Props{"item": graph.String(to)}}); err != nil {
			return err
		}
		if err := m.connectOwn(ctx, "EVIDENCED_BY", to, e.id); err != nil {
			return err
		}
	}
	return nil
}

func (m *merger) evidenceOf(ctx context.Context, item string) ([]storedItem, error) {
	return m.items(ctx, `MATCH (n:Evidence) WHERE n.item = $item`, values{"item": graph.String(item)})
}

// moveLinks turns the first page's links to the second. A link between the two
// goes, and of two that stand and say the same the one that was recorded first
// stays, with the evidence of both.
func (m *merger) moveLinks(ctx context.Context) error {
	links, err := m.links(ctx)
	if err != nil {
		return err
	}
	first := map[string]storedLink{}
	for _, l := range links {
		if l.FromID == l.ToID && l.turned {
			if err := m.dropLink(ctx, l); err != nil {
				return err
			}
			continue
		}
		if l.standing() {
			key := digest(l.Type, l.FromID, l.ToID, l.Scope)
			if twin, ok := first[key]; ok && (l.turned || twin.turned) {
				if err := m.joinLinks(ctx, twin, l); err != nil {
					return err
				}
				continue
			}
			first[key] = l
		}
		if l.turned {
			if err := m.rewriteLink(ctx, l); err != nil {
				return err
			}
		}
	}
	return nil
}

// standing tells whether the link holds until further notice.
func (l *storedLink) standing() bool {
	return l.item.RetiredAt.IsZero() && l.item.DeletedAt.IsZero() && l.item.ValidUntil.IsZero()
}

// links reads the links of both pages with the ends that they will have, the
// earliest first.
func (m *merger) links(ctx context.Context) ([]storedLink, error) {
	byID := map[string]storedLink{}
	for _, condition := range []string{`a.id IN $pages`, `b.id IN $pages`} {
		args := values{"pages": graph.Strings([]string{m.from.ID, m.into.ID})}
		err := m.everyLink(ctx, condition, args, func(l storedLink) error {
			byID[l.ID] = m.turned(l)
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	return slices.SortedFunc(maps.Values(byID), func(a, b storedLink) int {
		return cmp.Or(a.RecordedAt.Compare(b.RecordedAt), strings.Compare(a.ID, b.ID))
	}), nil
}

// turned is a link with the ends that it will have.
func (m *merger) turned(l storedLink) storedLink {
	for _, end := range []*string{&l.FromID, &l.ToID} {
		if *end == m.from.ID {
			*end, l.turned = m.into.ID, true
		}
	}
	if l.linkType.Symmetric && l.FromID > l.ToID {
		l.FromID, l.ToID = l.ToID, l.FromID
	}
	return l
}

// joinLinks gives the link that stays the other's evidence.
func (m *merger) joinLinks(ctx context.Context, stays, goes storedLink) error {
	if err := m.giveEvidence(ctx, goes.ID, stays.ID); err != nil {
		return err
	}
	return m.removeLink(ctx, goes)
}

// dropLink removes a link with its evidence.
func (m *merger) dropLink(ctx context.Context, l storedLink) error {
	evidence, err := m.evidenceOf(ctx, l.ID)
	if err != nil {
		return err
	}
	for _, e := range evidence {
		if err := m.tx.DeleteNode(ctx, e.id); err != nil {
			return err
		}
	}
	return m.removeLink(ctx, l)
}

func (m *merger) removeLink(ctx context.Context, l storedLink) error {
	if err := m.tx.DeleteEdge(ctx, l.ID); err != nil {
		return err
	}
	return m.tx.DeleteNode(ctx, l.ID)
}

// moveFindings makes the questions about the first page concern the second.
func (m *merger) moveFindings(ctx context.Context) error {
	found, err := m.items(ctx, `MATCH (n:Finding|Suggestion)-[:CONCERNS]->(x:Page) WHERE x.id = $page`, values{"page": graph.String(m.from.ID)})
	if err != nil {
		return err
	}
	for _, f := range found {
		if err := m.connectOwn(ctx, "CONCERNS", f.id, m.into.ID); err != nil {
			return err
		}
	}
	return nil
}

// moveOrigins makes evidence from the first page come from the second, and the
// questions about it too.
func (m *merger) moveOrigins(ctx context.Context) error {
	var cited []Evidence
	args := values{"origin": graph.String(m.from.ID)}
	err := m.everyRow(ctx, `MATCH (n:Evidence) WHERE n.origin = $origin`, evidenceColumns.of("n"), args, func(row graph.Row) error {
		cited = append(cited, evidenceColumns.read(row, 0))
		return nil
	})
	if err != nil {
		return err
	}
	for _, e := range cited {
		e.Origin = m.into.ID
		err := m.tx.PatchNode(ctx, e.ID, graph.NodePatch{Props: graph.Props{"origin": graph.String(e.Origin), "contentHash": graph.String(e.sum())}})
		if err != nil {
			return err
		}
	}
	asked, err := m.items(ctx, `MATCH (n:Finding) WHERE n.origin = $origin`, args)
	if err != nil {
		return err
	}
	for _, f := range asked {
		if err := m.tx.PatchNode(ctx, f.id, graph.NodePatch{Props: graph.Props{"origin": graph.String(m.into.ID)}}); err != nil {
			return err
		}
	}
	return nil
}
