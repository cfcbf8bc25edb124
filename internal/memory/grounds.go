package memory

import (
	"context"
	"strings"

	"brain/graph"
)

// ground is a piece of evidence by which the words of a page state a link: that page
// is its origin, and it says how the words call what they speak of.
type ground struct {
	Evidence
	scope string
	link  storedLink
	// takenBack: somebody took the link back, so the words do not make it again.
	takenBack bool
}

// statedAs tells one thing that a page states from another: what is stated, in which
// scope, by which words, and what those call it.
type statedAs struct{ what, scope, excerpt, name string }

func (g ground) as() statedAs {
	return statedAs{linkSaid(g.link.Link), g.scope, g.Excerpt, g.name}
}

// linkSaid is a link as something that is said.
func linkSaid(l Link) string { return strings.Join([]string{l.Type, l.FromID, l.ToID}, " ") }

// grounds reads which of a page's words anything rests on that stands or that somebody
// took back, whoever may know it, as far as the filter takes it.
func (v *view) grounds(ctx context.Context, pageID string, take func(ground) bool) ([]ground, error) {
	return v.groundsOf(ctx, pageID, func(g ground) bool {
		return take(g) && (g.link.item.RetiredAt.IsZero() || g.takenBack)
	})
}

// groundsOf is grounds of everything that ever rested on the page's words.
func (v *view) groundsOf(ctx context.Context, pageID string, take func(ground) bool) ([]ground, error) {
	var all []ground
	var items []string
	err := v.everyRow(ctx, `MATCH (n:Evidence) WHERE n.origin = $page AND n.name IS NOT NULL AND n.retiredAt IS NULL`,
		evidenceColumns.of("n")+", n.scope", values{"page": graph.String(pageID)}, func(row graph.Row) error {
			all = append(all, ground{Evidence: evidenceColumns.read(row, 0), scope: row[len(evidenceColumns)].Str()})
			items = append(items, row[1].Str())
			return nil
		})
	if err != nil {
		return nil, err
	}
	links := map[string]storedLink{}
	back := map[string]bool{}
	for _, some := range chunks(items) {
		args := values{"ids": graph.Strings(some)}
		err := v.everyLink(ctx, `n.id IN $ids`, args, func(l storedLink) error {
			links[l.ID] = l
			return nil
		})
		if err != nil {
			return nil, err
		}
		rows, err := v.decideDeleted(ctx, `MATCH (n:Link) WHERE n.id IN $ids AND n.retiredReason IS NOT NULL RETURN n.id`, args)
		if err != nil {
			return nil, err
		}
		for _, row := range rows {
			back[row[0].Str()] = true
		}
	}
	var taken []ground
	for _, g := range all {
		var ok bool
		if g.link, ok = links[g.ItemID]; !ok {
			continue
		}
		g.takenBack = back[g.ItemID]
		if take(g) {
			taken = append(taken, g)
		}
	}
	return taken, nil
}

// letGo takes grounds away. What rests on nothing else is closed in recorded time and
// keeps them, as the record of why it stood; what rests on more loses them.
func (c *change) letGo(ctx context.Context, gone []ground) error {
	taken := map[string]bool{}
	links := map[string]storedLink{}
	var items []string
	for _, g := range gone {
		taken[g.ID] = true
		links[g.ItemID] = g.link
		items = append(items, g.ItemID)
	}
	left := map[string]bool{}
	evidence := map[string][]storedItem{}
	for _, some := range chunks(items) {
		err := c.everyRow(ctx, `MATCH (n:Evidence) WHERE n.item IN $items AND n.retiredAt IS NULL`, "n.id, "+itemColumns.of("n")+", n.item",
			values{"items": graph.Strings(some)}, func(row graph.Row) error {
				e, item := readStoredItem(row, 0), row[1+len(itemColumns)].Str()
				if taken[e.id] {
					evidence[item] = append(evidence[item], e)
				} else {
					left[item] = true
				}
				return nil
			})
		if err != nil {
			return err
		}
		for _, item := range some {
			if left[item] {
				err = c.retireEvidence(ctx, item, evidence[item])
			} else {
				err = c.closeLink(ctx, links[item])
			}
			if err != nil {
				return err
			}
		}
	}
	return nil
}

func (c *change) retireEvidence(ctx context.Context, itemID string, evidence []storedItem) error {
	for _, e := range evidence {
		e.RetiredAt = c.now
		if err := c.setItem(ctx, e.id, e.Item); err != nil {
			return err
		}
	}
	return c.audit(ctx, "evidence.end", itemID, nil)
}

// closeLink retires a link whose words are gone, also one that is hidden with a
// deleted page.
func (c *change) closeLink(ctx context.Context, l storedLink) error {
	if err := c.lock(ctx, linkKeys(l.linkType, l.Link)...); err != nil {
		return err
	}
	l.item.RetiredAt = c.now
	if err := c.setLinkItem(ctx, l.ID, l.item); err != nil {
		return err
	}
	return c.audit(ctx, "link.end", l.ID, nil)
}
