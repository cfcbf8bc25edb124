package memory

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"brain/graph"
)

const (
	defaultDepth = 1
	maxDepth     = 3
	// maxFanOut is how many links of one level and direction are followed; more is
	// an error, since a cut would tell a part as the whole.
	maxFanOut = 10_000
	// maxNearLinks is how many links of a page, the newest first, make what is near it.
	maxNearLinks = 2_000
)

// Neighbor is a page reached from another one.
type Neighbor struct {
	PageID string
	Depth  int // 1–3
	// Path is a shortest way there, Link the last link of it.
	Path []PathStep
	Link Link
}

// PathStep is one step of a way through the graph.
type PathStep struct {
	From    PageHint
	Link    string // link type
	Forward bool   // the link is followed in its own direction
	To      PageHint
}

// Neighbors lists the pages within depth (1–3, default 1) links of a page, by the
// links that were known and true then, the
// nearest first, then by title, then by id. direction is BOTH unless given, types are link
// types or names of inverses. Of several shortest ways one is told: over the page
// that comes first in the list, by the newest link.
// Errors: BAD_INPUT, BAD_CURSOR, UNKNOWN_TERM, NOT_FOUND, AMBIGUOUS_NAME, and
// TOO_EXPENSIVE for more than 10,000 links of one level and direction.
func (s *Service) Neighbors(ctx context.Context, session *Session, ref string, depth *int, types []string, way *LinkDirection, first *int, after *string, asOf *AsOf) (List[Neighbor], error) {
	var list List[Neighbor]
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		v.at(asOf)
		size, err := pageSize(first)
		if err != nil {
			return err
		}
		deep, err := withinRange("depth", depth, defaultDepth, maxDepth)
		if err != nil {
			return err
		}
		ways, err := v.linkWays(types, direction(way))
		if err != nil {
			return err
		}
		start, err := v.wanted(ctx, "ref", ref)
		if err != nil {
			return err
		}
		hash := v.listHash("neighbors", start.ID, string(rune('0'+deep)), saidTexts(types), string(direction(way)))
		from, err := resume(after, hash, graph.KindInt, graph.KindString, graph.KindString)
		if err != nil {
			return err
		}
		reached, err := v.walk(ctx, hintOf(start), ways, deep)
		if err != nil {
			return err
		}
		total := len(reached)
		rest := reached
		if from != nil {
			i, _ := slices.BinarySearchFunc(reached, from, func(n Neighbor, at []graph.Value) int {
				return cmp.Or(cmp.Compare(int64(n.Depth), at[0].Int64()), strings.Compare(n.title(), at[1].Str()), cmp.Compare(n.PageID, at[2].Str()), -1)
			})
			rest = reached[i:]
		}
		list = cut(rest, size, hash, func(n Neighbor) []graph.Value {
			return []graph.Value{graph.Int(int64(n.Depth)), graph.String(n.title()), graph.String(n.PageID)}
		})
		list.Count = func() (int, error) { return total, nil }
		return nil
	})
	return list, err
}

func (n Neighbor) title() string { return n.Path[len(n.Path)-1].To.Title }

// crossing is one link followed from a page that was reached to one that was not.
type crossing struct {
	link    Link
	forward bool
	near    string
	far     PageHint
}

// walk goes level by level, at most two reads each, and lists what it reached in
// the order of the answer.
func (v *view) walk(ctx context.Context, start PageHint, ways linkWays, depth int) ([]Neighbor, error) {
	paths := map[string][]PathStep{}
	seen := []string{start.ID}
	frontier := []string{start.ID}
	hints := map[string]PageHint{start.ID: start}
	var out []Neighbor
	for level := 1; level <= depth && len(frontier) > 0; level++ {
		crossings, err := v.crossings(ctx, frontier, seen, ways, maxFanOut+1)
		if err != nil {
			return nil, err
		}
		place := map[string]int{}
		for i, id := range frontier {
			place[id] = i
		}
		slices.SortFunc(crossings, func(a, b crossing) int {
			return cmp.Or(cmp.Compare(place[a.near], place[b.near]), newestLink(a.link, b.link))
		})
		var next []Neighbor
		for _, c := range crossings {
			if _, known := hints[c.far.ID]; known {
				continue
			}
			hints[c.far.ID] = c.far
			step := PathStep{From: hints[c.near], Link: c.link.Type, Forward: c.forward, To: c.far}
			path := append(slices.Clone(paths[c.near]), step)
			paths[c.far.ID] = path
			next = append(next, Neighbor{PageID: c.far.ID, Depth: level, Path: path, Link: c.link})
		}
		slices.SortFunc(next, func(a, b Neighbor) int {
			return cmp.Or(strings.Compare(a.title(), b.title()), strings.Compare(a.PageID, b.PageID))
		})
		frontier = frontier[:0:0]
		for _, n := range next {
			frontier = append(frontier, n.PageID)
		}
		seen = append(seen, frontier...)
		out = append(out, next...)
	}
	return out, nil
}

// crossings reads the links between the frontier and pages not seen yet, of each
// direction the newest up to limit. With a limit over maxFanOut more than that is
// an error.
func (v *view) crossings(ctx context.Context, frontier, seen []string, ways linkWays, limit int) ([]crossing, error) {
	var out []crossing
	for _, side := range []struct {
		types     []string
		near, far string
		forward   bool
	}{{ways.out, "a", "b", true}, {ways.in, "b", "a", false}} {
		rows, err := v.touchingLinks(ctx, side.types, side.near+".id IN $frontier AND NOT "+side.far+".id IN $seen",
			side.far+".slug, "+side.far+".title, "+side.far+".type, "+linkProjection()+" ORDER BY e.recordedAt DESC, e.id DESC LIMIT $limit",
			values{"frontier": graph.Strings(frontier), "seen": graph.Strings(seen), "limit": graph.Int(int64(limit))})
		if err != nil {
			return nil, err
		}
		if len(rows) > maxFanOut {
			return nil, &graph.TooExpensiveError{Limit: graph.LimitRows}
		}
		for _, row := range rows {
			c := crossing{link: v.readLink(row, 3), forward: side.forward}
			farID := c.link.ToID
			c.near = c.link.FromID
			if !side.forward {
				c.near, farID = c.link.ToID, c.link.FromID
			}
			c.far = PageHint{ID: farID, Slug: row[0].Str(), Title: row[1].Str(), Type: row[2].Str()}
			out = append(out, c)
		}
	}
	return out, nil
}

// linkedPages are the ids of the pages one link away from a page, the newest
// links first, at most maxNearLinks each way.
func (v *view) linkedPages(ctx context.Context, pageID string) ([]string, error) {
	ways, err := v.linkWays(nil, DirectionBoth)
	if err != nil {
		return nil, err
	}
	crossings, err := v.crossings(ctx, []string{pageID}, []string{pageID}, ways, maxNearLinks)
	if err != nil {
		return nil, err
	}
	ids := make([]string, len(crossings))
	for i, c := range crossings {
		ids[i] = c.far.ID
	}
	slices.Sort(ids)
	return slices.Compact(ids), nil
}
