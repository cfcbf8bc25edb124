package memory

import (
	"context"
	"strings"

	"brain/graph"
	"brain/internal/text"
)

// ground is a piece of evidence by which the words of a page state a link or an event:
// that page is its origin, and it says how the words call what they speak of.
type ground struct {
	Evidence
	scope string
	// as is what it states.
	as statedAs
	// link or event is what rests on it; item decides who knows that, and since when.
	link  *storedLink
	event *TimelineEvent
	item  graph.Item
	// takenBack: somebody took the link back, so the words do not make it again.
	takenBack bool
}

// statedAs tells one thing that a page states from another: what is stated, in which
// scope, by which words, and what those call it.
type statedAs struct{ what, scope, excerpt, name string }

func (g ground) statedAs() statedAs {
	what := ""
	if g.link != nil {
		what = linkSaid(g.link.Link)
	} else {
		what = eventSaid(*g.event)
	}
	return statedAs{what, g.scope, g.Excerpt, g.name}
}

// linkSaid is a link as something that is said, eventSaid an event.
func linkSaid(l Link) string { return strings.Join([]string{l.Type, l.FromID, l.ToID}, " ") }

func eventSaid(e TimelineEvent) string { return e.Date + " " + text.Normalize(e.Summary) }

// grounds reads which of a page's words anything rests on that stands or that somebody
// took back, whoever may know it, as far as the filter takes it.
func (v *view) grounds(ctx context.Context, pageID string, take func(ground) bool) ([]ground, error) {
	return v.groundsOf(ctx, pageID, func(g ground) bool {
		return take(g) && (g.item.RetiredAt.IsZero() || g.takenBack)
	})
}

// groundsOf is grounds of everything that ever rested on the page's words.
func (v *view) groundsOf(ctx context.Context, pageID string, take func(ground) bool) ([]ground, error) {
	var all []ground
	var ids []string
	err := v.everyRow(ctx, `MATCH (n:Evidence) WHERE n.origin = $page AND n.name IS NOT NULL AND n.retiredAt IS NULL`,
		evidenceColumns.of("n")+", n.scope", values{"page": graph.String(pageID)}, func(row graph.Row) error {
			all = append(all, ground{Evidence: evidenceColumns.read(row, 0), scope: row[len(evidenceColumns)].Str()})
			ids = append(ids, row[1].Str())
			return nil
		})
	if err != nil {
		return nil, err
	}
	stated := map[string]ground{}
	for _, some := range chunks(ids) {
		if err := v.stated(ctx, some, stated); err != nil {
			return nil, err
		}
	}
	var taken []ground
	for _, g := range all {
		s, ok := stated[g.ItemID]
		if !ok {
			continue
		}
		g.link, g.event, g.item, g.takenBack = s.link, s.event, s.item, s.takenBack
		g.as = g.statedAs()
		if take(g) {
			taken = append(taken, g)
		}
	}
	return taken, nil
}

// stated reads the links and events of these ids.
func (v *view) stated(ctx context.Context, ids []string, into map[string]ground) error {
	args := values{"ids": graph.Strings(ids)}
	err := v.everyLink(ctx, `n.id IN $ids`, args, func(l storedLink) error {
		into[l.ID] = ground{link: &l, item: l.item}
		return nil
	})
	if err != nil {
		return err
	}
	rows, err := v.decideDeleted(ctx, `MATCH (n:Link) WHERE n.id IN $ids AND n.retiredReason IS NOT NULL RETURN n.id`, args)
	if err != nil {
		return err
	}
	for _, row := range rows {
		g := into[row[0].Str()]
		g.takenBack = true
		into[row[0].Str()] = g
	}
	const events = `MATCH (n:TimelineEvent) WHERE n.id IN $ids`
	items, err := v.items(ctx, events, args)
	if err != nil {
		return err
	}
	for _, it := range items {
		into[it.id] = ground{item: it.Item}
	}
	return v.everyRow(ctx, events, eventColumns.of("n"), args, func(row graph.Row) error {
		e := eventColumns.read(row, 0)
		into[e.ID] = ground{event: &e, item: into[e.ID].item}
		return nil
	})
}
