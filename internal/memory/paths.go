package memory

import (
	"cmp"
	"context"
	"errors"
	"maps"
	"slices"
	"strings"

	"brain/graph"
	"brain/internal/fault"
)

// maxHops is the greatest length of a path, and what paths looks for unless told.
const maxHops = 4

// Path is one way between two pages.
type Path struct{ Steps []PathStep }

// Paths lists the simple ways (no page twice) along links of any type and either
// direction between two pages, of at most maxHops links (1–4, default 4): the
// shortest first, then by the ids of the pages on the way, the link types and the
// directions. Links of one type and direction between the same two pages make one
// way. A page has no way to itself.
// Errors: BAD_INPUT, BAD_CURSOR, NOT_FOUND, AMBIGUOUS_NAME, and TOO_EXPENSIVE for
// more than 10,000 links of one level.
func (s *Service) Paths(ctx context.Context, session *Session, from, to string, hops *int, asOf *AsOf, first *int, after *string) (List[Path], error) {
	var list List[Path]
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		size, err := pageSize(first)
		if err != nil {
			return err
		}
		most, err := withinRange("maxHops", hops, maxHops, maxHops)
		if err != nil {
			return err
		}
		v.at(asOf)
		a, err := v.wanted(ctx, "from", from)
		if err != nil {
			return err
		}
		b, err := v.wanted(ctx, "to", to)
		if err != nil {
			return err
		}
		hash := v.listHash("paths", a.ID, b.ID, string(rune('0'+most)), asOf.said())
		position, err := resume(after, hash, graph.KindInt, graph.KindString)
		if err != nil {
			return err
		}
		w := web{from: a.ID, to: b.ID, steps: map[string][]webStep{}}
		if a.ID != b.ID {
			if err := v.spin(ctx, &w, most); err != nil {
				return err
			}
		}
		ways := w.waysAfter(most, position, size+1)
		list, err = v.tellWays(ctx, &w, ways, size, hash)
		return err
	})
	return list, err
}

// webStep is one step from a page: to which page, by which type of link and
// whether in its direction; a symmetric one has none and counts as forward.
type webStep struct {
	far     string
	link    string
	forward bool
}

func compareSteps(a, b webStep) int {
	return cmp.Or(strings.Compare(a.far, b.far), strings.Compare(a.link, b.link), compareBools(b.forward, a.forward))
}

// compareBools orders false before true.
func compareBools(a, b bool) int {
	switch {
	case a == b:
		return 0
	case b:
		return -1
	}
	return 1
}

// web is what is known of the links between two pages: enough to walk every
// simple way of the wanted length.
type web struct {
	from, to string
	steps    map[string][]webStep
}

// spin reads the links on ways of at most hops links: those at both ends, then
// those that join what they reached. The narrower side is followed one level
// further, the other one only to where the first has come, so that no more than
// three levels are read.
func (v *view) spin(ctx context.Context, w *web, hops int) error {
	if err := v.weave(ctx, w, []string{w.from, w.to}, nil); err != nil {
		return err
	}
	near, far := w.reached(w.from), w.reached(w.to)
	if hops < 3 || len(near) == 0 || len(far) == 0 {
		return nil
	}
	if hops == 3 {
		return v.weave(ctx, w, near, far)
	}
	if len(near) > len(far) {
		near, far = far, near
	}
	if err := v.weave(ctx, w, near, nil); err != nil {
		return err
	}
	middle := map[string]bool{}
	for _, id := range near {
		for _, step := range w.steps[id] {
			middle[step.far] = true
		}
	}
	delete(middle, w.from)
	delete(middle, w.to)
	if len(middle) == 0 {
		return nil
	}
	return v.weave(ctx, w, far, slices.Sorted(maps.Keys(middle)))
}

// reached are the pages one step from a page, but for the two ends.
func (w *web) reached(id string) []string {
	var out []string
	for _, step := range w.steps[id] {
		if step.far != w.from && step.far != w.to {
			out = append(out, step.far)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// weave reads the links of the near pages, of either direction, with any page or
// only with the far ones, and enters them at both of their ends.
func (v *view) weave(ctx context.Context, w *web, near, far []string) error {
	ways, err := v.linkWays(nil, DirectionOut)
	if err != nil {
		return err
	}
	for _, side := range [][2]string{{"a", "b"}, {"b", "a"}} {
		condition, args := side[0]+".id IN $near AND a.id <> b.id", values{"near": graph.Strings(near)}
		if far != nil {
			condition += " AND " + side[1] + ".id IN $far"
			args["far"] = graph.Strings(far)
		}
		rows, err := v.touchingLinks(ctx, ways.out, condition, "DISTINCT a.id, b.id, e.type", args)
		if errors.Is(err, graph.ErrTooExpensive) {
			return fault.Wrap(fault.TooExpensive, err, "there are too many links between the pages").In("maxHops").
				Suggest("look for shorter paths: at most 10,000 links of one level are followed")
		}
		if err != nil {
			return err
		}
		for _, row := range rows {
			a, b, link := row[0].Str(), row[1].Str(), row[2].Str()
			t, _, _ := v.voc.ontology.LinkByRelationship(link)
			w.steps[a] = append(w.steps[a], webStep{b, t.Name, true})
			w.steps[b] = append(w.steps[b], webStep{a, t.Name, t.Symmetric})
		}
	}
	for id, steps := range w.steps {
		slices.SortFunc(steps, compareSteps)
		w.steps[id] = slices.Compact(steps)
	}
	return nil
}

// waysAfter lists the ways behind a position (nil: from the beginning) in order,
// at most n.
func (w *web) waysAfter(hops int, position []graph.Value, n int) [][]webStep {
	shortest, last := 1, []webStep(nil)
	if position != nil {
		last = readWay(position[1].Str())
		if shortest = int(position[0].Int64()); len(last) != shortest {
			last = nil
		}
	}
	open := w.open(hops)
	var out [][]webStep
	for length := shortest; length <= hops; length++ {
		walk := wayWalk{web: w, open: open, length: length, want: n - len(out)}
		walk.on(w.from, last)
		out = append(out, walk.found...)
		last = nil
	}
	return out
}

// open tells for each number of steps from which pages so many lead to the end.
func (w *web) open(hops int) []map[string]bool {
	open := []map[string]bool{{w.to: true}}
	for range hops {
		next := map[string]bool{}
		for id := range open[len(open)-1] {
			for _, step := range w.steps[id] {
				next[step.far] = true
			}
		}
		open = append(open, next)
	}
	return open
}

// wayWalk looks for ways of one length, depth first in order.
type wayWalk struct {
	*web
	open   []map[string]bool
	length int
	want   int
	way    []webStep
	found  [][]webStep
}

// on goes on from a page. last is the rest of the way that was told last, behind
// which this one must come; nil where it may be any.
func (w *wayWalk) on(id string, last []webStep) {
	left := w.length - len(w.way) - 1
	for _, step := range w.steps[id] {
		if len(w.found) == w.want {
			return
		}
		var rest []webStep
		if last != nil {
			c := compareSteps(step, last[0])
			if c < 0 || c == 0 && left == 0 {
				continue
			}
			if c == 0 {
				rest = last[1:]
			}
		}
		if !w.open[left][step.far] || w.passed(step.far) || step.far == w.to && left > 0 {
			continue
		}
		w.way = append(w.way, step)
		if left == 0 {
			w.found = append(w.found, slices.Clone(w.way))
		} else {
			w.on(step.far, rest)
		}
		w.way = w.way[:len(w.way)-1]
	}
}

func (w *wayWalk) passed(id string) bool {
	return id == w.from || slices.ContainsFunc(w.way, func(s webStep) bool { return s.far == id })
}

// wayText writes a way for a cursor, readWay reads it.
func wayText(way []webStep) string {
	parts := make([]string, len(way))
	for i, s := range way {
		mark := "<"
		if s.forward {
			mark = ">"
		}
		parts[i] = mark + s.link + " " + s.far
	}
	return strings.Join(parts, "\n")
}

func readWay(text string) []webStep {
	var way []webStep
	for part := range strings.SplitSeq(text, "\n") {
		link, far, _ := strings.Cut(part, " ")
		name, forward := strings.CutPrefix(link, ">")
		way = append(way, webStep{far, strings.TrimPrefix(name, "<"), forward})
	}
	return way
}

// tellWays makes one page of the list, with the names of the pages on the ways.
func (v *view) tellWays(ctx context.Context, w *web, ways [][]webStep, size int, hash string) (List[Path], error) {
	page := cut(ways, size, hash, func(way []webStep) []graph.Value {
		return []graph.Value{graph.Int(int64(len(way))), graph.String(wayText(way))}
	})
	list := List[Path]{Nodes: make([]Path, len(page.Nodes)), HasNextPage: page.HasNextPage, EndCursor: page.EndCursor}
	if len(page.Nodes) == 0 {
		return list, nil
	}
	ids := map[string]bool{w.from: true}
	for _, way := range page.Nodes {
		for _, step := range way {
			ids[step.far] = true
		}
	}
	pages, err := v.pagesByID(ctx, slices.Sorted(maps.Keys(ids)))
	if err != nil {
		return list, err
	}
	hints := make(map[string]PageHint, len(pages))
	for _, p := range pages {
		hints[p.ID] = hintOf(p)
	}
	for i, way := range page.Nodes {
		near := hints[w.from]
		for _, step := range way {
			list.Nodes[i].Steps = append(list.Nodes[i].Steps, PathStep{From: near, Link: step.link, Forward: step.forward, To: hints[step.far]})
			near = hints[step.far]
		}
	}
	return list, nil
}
