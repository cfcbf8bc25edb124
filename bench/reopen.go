package main

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"brain/graph"
)

// reopenWorld is the world of a store that an earlier run filled, as far as reads need
// it: later than everything that is there.
func reopenWorld(ctx context.Context, store graph.Store, hand *sqliteByHand) (*world, error) {
	const later = int64(time.Hour / time.Microsecond)
	w := &world{store: store, clock: &clock{}, ids: &ids{}, texts: newWriter(seed)}
	w.clock.ticks.Store(later)
	w.ids.last.Store(uint64(later))
	w.Service = w.service(store)
	first := 2 * groupCount
	groups, err := w.Groups(ctx, w.as(admin), &first, nil)
	if err != nil {
		return nil, err
	}
	byName := map[string]string{}
	for _, g := range groups.Nodes {
		byName[g.Name] = graph.GroupScope(g.GID)
	}
	for n := range groupCount {
		token, ok := byName[groupName(n)]
		if !ok {
			return nil, fmt.Errorf("there is no group %s: expected a store that -keep left", groupName(n))
		}
		w.groups = append(w.groups, token)
	}
	readers, err := w.PrincipalsByUID(ctx, w.as(admin), []string{halfReader})
	if err != nil {
		return nil, err
	}
	w.half = readers[halfReader].PageID
	w.pages, w.links, w.claimedAt, err = hand.loaded(ctx)
	return w, err
}

// loaded reads what the earlier run loaded: the pages in their order, the links
// between them, and the times of the claims.
func (h *sqliteByHand) loaded(ctx context.Context) (pages []string, links []ends, claimed []time.Time, err error) {
	ids := map[string]string{}
	err = errors.Join(
		h.each(ctx, func(rows *sql.Rows) error {
			var slug, id string
			err := rows.Scan(&slug, &id)
			ids[slug] = id
			return err
		}, "SELECT slug, id FROM node WHERE slug GLOB ?1", slugOf(0)[:len(slugOf(0))-len(serial(0))]+"*"),
		h.each(ctx, func(rows *sql.Rows) error {
			var link ends
			err := rows.Scan(&link.from, &link.to)
			links = append(links, link)
			return err
		}, "SELECT a.id, b.id FROM edge e CROSS JOIN node a CROSS JOIN node b WHERE e.type = 'RELATES_TO' AND a.rid = e.src AND b.rid = e.dst"),
		h.each(ctx, func(rows *sql.Rows) error {
			var micros int64
			err := rows.Scan(&micros)
			claimed = append(claimed, time.UnixMicro(micros))
			return err
		}, `SELECT "recordedAt" FROM document WHERE kind = 'claim'`),
	)
	for n := range len(ids) {
		if id, ok := ids[slugOf(n)]; ok {
			pages = append(pages, id)
		}
	}
	return pages, links, claimed, err
}

// each gives use every row of a query of the store.
func (h *sqliteByHand) each(ctx context.Context, use func(*sql.Rows) error, query string, args ...any) error {
	rows, err := h.store.QueryContext(ctx, query, args...)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		if err := use(rows); err != nil {
			return err
		}
	}
	return rows.Err()
}
