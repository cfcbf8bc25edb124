package memory

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"strings"

	"brain/graph"
)

// PageLinks lists the links that a page, given by id, had then, newest first (recorded time,
// then id): direction is BOTH unless given, types are link types or names of
// inverses. Errors: BAD_INPUT, BAD_CURSOR, UNKNOWN_TERM.
func (s *Service) PageLinks(ctx context.Context, session *Session, pageID string, way *LinkDirection, types []string, first *int, after *string, asOf *AsOf) (List[Link], error) {
	var list List[Link]
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		v.at(asOf)
		size, err := pageSize(first)
		if err != nil {
			return err
		}
		ways, err := v.linkWays(types, direction(way))
		if err != nil {
			return err
		}
		hash := v.listHash("links", pageID, string(direction(way)), saidTexts(types))
		from, err := resume(after, hash, graph.KindInstant, graph.KindString)
		if err != nil {
			return err
		}
		links, err := v.pageLinks(ctx, pageID, ways, from, size+1)
		list = cut(links, size, hash, func(l Link) []graph.Value {
			return []graph.Value{graph.Instant(l.RecordedAt), graph.String(l.ID)}
		})
		return err
	})
	list.Count = s.audienceCount(ctx, session, func(ctx context.Context, v *view) (int, error) {
		v.at(asOf)
		ways, err := v.linkWays(types, direction(way))
		if err != nil {
			return 0, err
		}
		return v.countLinks(ctx, pageID, ways)
	})
	return list, err
}

// atPage are the two conditions by which a link touches a page: it starts there,
// or it ends there. A link from a page to itself counts as one that starts there,
// if those are asked for.
func atPage(ways linkWays) (out, in string) {
	if len(ways.out) == 0 {
		return "a.id = $page", "b.id = $page"
	}
	return "a.id = $page", "b.id = $page AND (a.id <> $page OR NOT e.type IN $out)"
}

func (v *view) pageLinks(ctx context.Context, pageID string, ways linkWays, from []graph.Value, limit int) ([]Link, error) {
	args := values{"page": graph.String(pageID), "limit": graph.Int(int64(limit))}
	older := ""
	if from != nil {
		older = " AND (e.recordedAt < $lastAt OR e.recordedAt = $lastAt AND e.id < $lastId)"
		args["lastAt"], args["lastId"] = from[0], from[1]
	}
	rest := linkProjection() + " ORDER BY e.recordedAt DESC, e.id DESC LIMIT $limit"
	out, in := atPage(ways)
	rows, err := v.touchingLinks(ctx, ways.out, out+older, rest, maps.Clone(args))
	if err != nil {
		return nil, err
	}
	if len(ways.out) > 0 {
		args["out"] = graph.Strings(ways.out)
	}
	more, err := v.touchingLinks(ctx, ways.in, in+older, rest, args)
	if err != nil {
		return nil, err
	}
	var links []Link
	for _, row := range append(rows, more...) {
		links = append(links, v.readLink(row, 0))
	}
	slices.SortFunc(links, newestLink)
	return links[:min(len(links), limit)], nil
}

func newestLink(a, b Link) int {
	return cmp.Or(b.RecordedAt.Compare(a.RecordedAt), strings.Compare(b.ID, a.ID))
}

func (v *view) countLinks(ctx context.Context, pageID string, ways linkWays) (int, error) {
	args := values{"page": graph.String(pageID)}
	out, in := atPage(ways)
	rows, err := v.touchingLinks(ctx, ways.out, out, "count(*)", maps.Clone(args))
	if err != nil {
		return 0, err
	}
	if len(ways.out) > 0 {
		args["out"] = graph.Strings(ways.out)
	}
	more, err := v.touchingLinks(ctx, ways.in, in, "count(*)", args)
	if err != nil {
		return 0, err
	}
	n := 0
	for _, row := range append(rows, more...) {
		n += int(row[0].Int64())
	}
	return n, nil
}

// BacklinkCounts gives how many links pointed at pages then, by page id: those that
// end there, and symmetric ones either way.
func (s *Service) BacklinkCounts(ctx context.Context, session *Session, pageIDs []string, asOf *AsOf) (map[string]int, error) {
	out := map[string]int{}
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		v.at(asOf)
		ways, err := v.linkWays(nil, DirectionIn)
		if err != nil {
			return err
		}
		for _, end := range []struct {
			types           []string
			condition, page string
		}{
			{ways.in, "b.id IN $pages", "b.id"},
			{ways.out, "a.id IN $pages AND a.id <> b.id", "a.id"},
		} {
			rows, err := v.touchingLinks(ctx, end.types, end.condition, end.page+", count(*)", values{"pages": graph.Strings(pageIDs)})
			if err != nil {
				return err
			}
			for _, row := range rows {
				out[row[0].Str()] += int(row[1].Int64())
			}
		}
		return nil
	})
	return out, err
}

// LinksByID gives links by id, of any version, that the caller may know, as they
// were known then.
func (s *Service) LinksByID(ctx context.Context, session *Session, ids []string, asOf *AsOf) (map[string]Link, error) {
	var out map[string]Link
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		v.at(asOf)
		var err error
		out, err = v.linksByID(ctx, ids)
		return err
	})
	return out, err
}

func (v *view) linksByID(ctx context.Context, ids []string) (map[string]Link, error) {
	out := map[string]Link{}
	if len(ids) == 0 {
		return out, nil
	}
	rows, err := v.matchEvery(ctx, `MATCH (l:Link)-[:LINK_FROM]->(a:Page), (l)-[:LINK_TO]->(b:Page) WHERE l.id IN $ids
		RETURN l.type, a.id, b.id, `+linkColumns.of("l"), values{"ids": graph.Strings(ids)})
	for _, row := range rows {
		link := v.link(linkColumns.read(row, 3))
		link.Type, link.FromID, link.ToID = row[0].Str(), row[1].Str(), row[2].Str()
		out[link.ID] = link
	}
	return out, err
}
