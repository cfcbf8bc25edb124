package main

import (
	"context"
	"fmt"
	"time"

	"brain/internal/memory"
)

const (
	// fanOut is the service's own limit of links for a level and a direction; more is an error there.
	fanOut = 10_000
	// firstPage is the size of the answer that is asked for.
	firstPage = 500
	linkType  = "relates_to"
)

// measureNeighbors measures the pages within two links, from ordinary pages and
// from a hub, for a viewer who knows half of the links.
func measureNeighbors(ctx context.Context, e engine, opt options, rep *report) error {
	store, err := e.start(ctx)
	if err != nil {
		return err
	}
	w, err := newWorld(ctx, store)
	if err != nil {
		return err
	}
	pages, hub, err := w.loadGraph(ctx, opt.pages, opt.hub)
	if err != nil {
		return err
	}
	hand, err := w.settle(ctx, e)
	if err != nil {
		return err
	}
	types, err := w.relationships(ctx)
	if err != nil {
		return err
	}
	starts := make([]string, 0, questions)
	for range questions {
		starts = append(starts, pages[w.texts.random.IntN(len(pages))])
	}
	for _, part := range []struct {
		what string
		from []string
	}{
		{fmt.Sprintf("neighbours, 2 hops, page of %d links", 2*linksPerPage), starts},
		{fmt.Sprintf("neighbours, 2 hops, hub of %s links", count(opt.hub)), []string{hub}},
	} {
		ours, reference, err := neighbours(ctx, w, hand, part.from, types, opt.budget)
		if err != nil {
			return fmt.Errorf("%s: %w", part.what, err)
		}
		rep.Rows = append(rep.Rows, byLatency(part.what, ours, reference, atMost(1.5)))
	}
	plans, err := hand.plans(ctx)
	if err != nil {
		return err
	}
	rep.Plans = append(rep.Plans, plans...)
	return w.end(ctx, hand)
}

// relationships are the types of all links in the store.
func (w *world) relationships(ctx context.Context) ([]string, error) {
	v, err := w.Vocabulary(ctx, w.as(admin))
	if err != nil {
		return nil, err
	}
	var types []string
	for _, l := range v.LinkTypes {
		types = append(types, l.Relationship())
	}
	return types, nil
}

// loadGraph writes pages with links at random, and a hub that links to pages of
// its own, each of which links to one more.
func (w *world) loadGraph(ctx context.Context, pages, spokes int) (ordinary []string, hub string, err error) {
	all, err := w.loadPages(ctx, 0, pages+spokes+1)
	if err != nil {
		return nil, "", err
	}
	ordinary, around, hub := all[:pages], all[pages:pages+spokes], all[pages+spokes]
	links := w.randomLinks(ordinary)
	for i, to := range around {
		links = append(links, ends{hub, to})
		if next := around[(i*7+1)%spokes]; next != to {
			links = append(links, ends{to, next})
		}
	}
	return ordinary, hub, w.loadLinks(ctx, links)
}

// neighbours asks for each start once unmeasured, compares the answers, and then
// measures until the budget is spent.
func neighbours(ctx context.Context, w *world, hand byHand, starts, types []string, budget time.Duration) (ours, reference sample, err error) {
	depth, first := 2, firstPage
	ask := func(ctx context.Context, page string) (memory.List[memory.Neighbor], error) {
		return w.Neighbors(ctx, w.as(halfReader), page, &depth, nil, nil, &first, nil, nil)
	}
	asking, references := make([]work, len(starts)), make([]work, len(starts))
	for i, page := range starts {
		asking[i] = func(ctx context.Context) error {
			_, err := ask(ctx, page)
			return err
		}
		list, err := ask(ctx, page)
		if err != nil {
			return ours, reference, err
		}
		total, err := list.Count()
		if err != nil {
			return ours, reference, err
		}
		do, found, err := hand.neighbors(ctx, neighborQuery{
			page: page, scopes: w.scopesOf(halfReader), types: types, now: w.clock.now().UnixMicro(), fanOut: fanOut,
		})
		if err != nil {
			return ours, reference, err
		}
		if err := do(ctx); err != nil {
			return ours, reference, fmt.Errorf("by hand: %w", err)
		}
		if err := sameNeighbors(list.Nodes, total, *found); err != nil {
			return ours, reference, fmt.Errorf("page %s: %w", page, err)
		}
		references[i] = do
	}
	return takeTurns(ctx, asking, references, budget)
}

// sameNeighbors tells whether both found the same, in the same order.
func sameNeighbors(ours []memory.Neighbor, total int, byHand []reached) error {
	if total != len(byHand) {
		return fmt.Errorf("the hand-written query found %d pages, the service %d", len(byHand), total)
	}
	for i, n := range ours {
		if byHand[i].id != n.PageID || byHand[i].depth != n.Depth {
			return fmt.Errorf("neighbour %d is %s at depth %d by hand, %s at depth %d by the service", i, byHand[i].id, byHand[i].depth, n.PageID, n.Depth)
		}
	}
	return nil
}
