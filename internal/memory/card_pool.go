package memory

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"strings"

	"brain/graph"
)

// newestClaims are at most cardPool current claims about each page, newest first
// (recorded time, then id).
func (v *view) newestClaims(ctx context.Context, pages []string) (map[string][]Claim, error) {
	out := map[string][]Claim{}
	for _, page := range pages {
		out[page] = []Claim{}
	}
	err := together(pages, func(pages []string) (bool, error) {
		l := &listing{match: "(c:Claim)", args: values{}, currency: v.currency}
		l.demand("c.page IN $pages", "pages", graph.Strings(pages))
		l.demand("c.state IN $states", "states", textList(openStates[:]))
		limit := cardPool * len(pages)
		rows, err := l.rows(ctx, v, "c.recordedAt", "c.id", "c.page, "+claimColumns.of("c"), nil, limit)
		if err != nil || len(rows) == limit && len(pages) > 1 {
			return false, err
		}
		for _, row := range rows {
			if page := row[0].Str(); len(out[page]) < cardPool {
				out[page] = append(out[page], v.claim(row, 1))
			}
		}
		return true, nil
	})
	return out, err
}

// newestLinks are at most cardPool links at each page, newest first.
func (v *view) newestLinks(ctx context.Context, pages []string) (map[string][]Link, error) {
	ways, err := v.linkWays(nil, DirectionBoth)
	if err != nil {
		return nil, err
	}
	out := map[string][]Link{}
	err = together(pages, func(pages []string) (bool, error) {
		limit := cardPool * len(pages)
		args := values{"pages": graph.Strings(pages), "limit": graph.Int(int64(limit))}
		rest := linkProjection() + " ORDER BY e.recordedAt DESC, e.id DESC LIMIT $limit"
		leaving, err := v.touchingLinks(ctx, ways.out, "a.id IN $pages", rest, maps.Clone(args))
		if err != nil || len(leaving) == limit && len(pages) > 1 {
			return false, err
		}
		// A link from a page to itself is among those that leave it.
		entering, err := v.touchingLinks(ctx, ways.in, "b.id IN $pages AND a.id <> b.id", rest, args)
		if err != nil || len(entering) == limit && len(pages) > 1 {
			return false, err
		}
		for _, row := range leaving {
			link := v.readLink(row, 0)
			out[link.FromID] = append(out[link.FromID], link)
		}
		for _, row := range entering {
			link := v.readLink(row, 0)
			out[link.ToID] = append(out[link.ToID], link)
		}
		return true, nil
	})
	for page, links := range out {
		slices.SortFunc(links, newestLink)
		out[page] = links[:min(len(links), cardPool)]
	}
	return out, err
}

// together reads for all pages at once. Where that was too much for one read, as
// read tells, each half of them is read for itself; one page is never too much.
func together(pages []string, read func(pages []string) (whole bool, err error)) error {
	if len(pages) == 0 {
		return nil
	}
	whole, err := read(pages)
	if err != nil || whole || len(pages) == 1 {
		return err
	}
	half := len(pages) / 2
	if err := together(pages[:half], read); err != nil {
		return err
	}
	return together(pages[half:], read)
}

// strongest are at most n of the claims about each page, by strength × freshness,
// best first; ties go to the newer, then the greater id.
func (v *view) strongest(ctx context.Context, byPage map[string][]Claim, n int) (map[string][]Claim, error) {
	out := map[string][]Claim{}
	err := together(slices.Sorted(maps.Keys(byPage)), func(pages []string) (bool, error) {
		var ids []string
		for _, page := range pages {
			for _, c := range byPage[page] {
				ids = append(ids, c.ID)
			}
		}
		seen, err := v.observations(ctx, ids)
		pieces := 0
		for _, o := range seen {
			pieces += len(o.origins)
		}
		if err != nil || len(pages) > 1 && pieces == maxObservations {
			return false, err
		}
		for _, page := range pages {
			out[page] = v.best(byPage[page], seen, n)
		}
		return true, nil
	})
	return out, err
}

// best is strongest for one page, given what was observed.
func (v *view) best(claims []Claim, seen map[string]observation, n int) []Claim {
	worth := make(map[string]float64, len(claims))
	for _, c := range claims {
		worth[c.ID] = c.Strength * freshness(v.voc, &c, seen[c.ID].newest, v.now)
	}
	slices.SortFunc(claims, func(a, b Claim) int {
		return cmp.Or(cmp.Compare(worth[b.ID], worth[a.ID]), b.RecordedAt.Compare(a.RecordedAt), strings.Compare(b.ID, a.ID))
	})
	return claims[:min(len(claims), n)]
}

// heaviest are the links of a card: those with the highest weights, in the order
// given among equals.
func heaviest(links []Link) []Link {
	slices.SortStableFunc(links, func(a, b Link) int { return cmp.Compare(b.Weight, a.Weight) })
	return links[:min(len(links), cardRelations)]
}
