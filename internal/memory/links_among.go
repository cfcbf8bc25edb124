package memory

import (
	"context"

	"brain/graph"
	"brain/internal/fault"
)

// maxAmong is how many pages linksAmong takes.
const maxAmong = 500

// LinksAmong lists the links that lead from one of the pages, given by id (1–500),
// to another of them or to itself, newest first (recorded time, then id). Pages
// that the caller may not know have no links. Errors: BAD_INPUT, BAD_CURSOR.
func (s *Service) LinksAmong(ctx context.Context, session *Session, pageIDs []string, asOf *AsOf, first *int, after *string) (List[Link], error) {
	var list List[Link]
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		size, err := pageSize(first)
		if err != nil {
			return err
		}
		l, err := v.amongListing(pageIDs, asOf)
		if err != nil {
			return err
		}
		hash := v.listHash("linksAmong", saidTexts(pageIDs), asOf.said())
		from, err := resume(after, hash, graph.KindInstant, graph.KindString)
		if err != nil {
			return err
		}
		rows, err := l.rows(ctx, v, "e.recordedAt", "e.id", linkProjection(), from, size+1)
		if err != nil {
			return err
		}
		links := make([]Link, len(rows))
		for i, row := range rows {
			links[i] = v.readLink(row, 0)
		}
		list = cut(links, size, hash, func(l Link) []graph.Value {
			return []graph.Value{graph.Instant(l.RecordedAt), graph.String(l.ID)}
		})
		return nil
	})
	list.Count = s.audienceCount(ctx, session, func(ctx context.Context, v *view) (int, error) {
		l, err := v.amongListing(pageIDs, asOf)
		if err != nil {
			return 0, err
		}
		return l.count(ctx, v, "e.recordedAt", "e.id")
	})
	return list, err
}

// amongListing is the list of the links among pages.
func (v *view) amongListing(pageIDs []string, asOf *AsOf) (*listing, error) {
	if len(pageIDs) == 0 || len(pageIDs) > maxAmong {
		return nil, fault.Bad("pages", "1–500 ids of pages", "")
	}
	v.at(asOf)
	ways, err := v.linkWays(nil, DirectionOut)
	if err != nil {
		return nil, err
	}
	l := &listing{match: "(a:Page)-[e]->(b:Page)", args: values{}, currency: v.currency}
	l.demand("a.id IN $pages", "pages", graph.Strings(pageIDs))
	l.demand("b.id IN $pages AND e.type IN $types", "types", graph.Strings(ways.out))
	return l, nil
}
