package memory

import (
	"context"

	"brain/graph"
)

// letGo takes grounds away. What rests on nothing else is closed in recorded time and
// keeps them, as the record of why it stood; what rests on more loses them.
func (c *change) letGo(ctx context.Context, gone []ground) error {
	taken := map[string]bool{}
	stated := map[string]ground{}
	var ids []string
	for _, g := range gone {
		taken[g.ID] = true
		stated[g.ItemID] = g
		ids = append(ids, g.ItemID)
	}
	for _, some := range chunks(ids) {
		left := map[string]bool{}
		lost := map[string][]storedItem{}
		err := c.everyRow(ctx, `MATCH (n:Evidence) WHERE n.item IN $items AND n.retiredAt IS NULL`, "n.id, "+itemColumns.of("n")+", n.item",
			values{"items": graph.Strings(some)}, func(row graph.Row) error {
				e, item := readStoredItem(row, 0), row[1+len(itemColumns)].Str()
				if taken[e.id] {
					lost[item] = append(lost[item], e)
				} else {
					left[item] = true
				}
				return nil
			})
		if err != nil {
			return err
		}
		for _, id := range some {
			if left[id] {
				err = c.retireEvidence(ctx, id, lost[id])
			} else {
				err = c.closeStated(ctx, stated[id])
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

// closeStated retires a link or an event whose words are gone, also one that is hidden
// with a deleted page.
func (c *change) closeStated(ctx context.Context, g ground) error {
	g.item.RetiredAt = c.now
	if g.event != nil {
		if err := c.lock(ctx, "event:"+eventSum(*g.event)); err != nil {
			return err
		}
		if err := c.setItem(ctx, g.event.ID, g.item); err != nil {
			return err
		}
		return c.audit(ctx, "event.end", g.event.ID, nil)
	}
	if err := c.lock(ctx, linkKeys(g.link.linkType, g.link.Link)...); err != nil {
		return err
	}
	if err := c.setLinkItem(ctx, g.link.ID, g.item); err != nil {
		return err
	}
	return c.audit(ctx, "link.end", g.link.ID, nil)
}
