package main

import (
	"context"

	"brain/graph"
)

// engine is one graph engine under measurement.
type engine interface {
	name() string
	// start gives an empty store.
	start(ctx context.Context) (graph.Store, error)
	// settle is called when the store is filled and before anything is measured.
	// It gives the store again, and hand-written work beside it; what that writes
	// does not touch the store's data.
	settle(ctx context.Context, filled graph.Store) (graph.Store, byHand, error)
	// location is where the present store lies.
	location() location
	close(ctx context.Context) error
}

// byHand is hand-written work on an engine that does what the service does. It
// knows the stored form of the engine.
type byHand interface {
	// inserts reads what the service left behind for each of the claims and gives,
	// per claim, the transaction that writes the same.
	inserts(ctx context.Context, claims []string) ([]work, error)
	// candidates prepares the choice of q's documents that readers of the scopes
	// may know. The result gets their ids, best first.
	candidates(ctx context.Context, q graph.TextQuery, scopes []string) (do work, result *[]string, err error)
	// neighbors prepares the pages within two links of the page.
	neighbors(ctx context.Context, q neighborQuery) (do work, result *[]reached, err error)
	// read prepares a read by its name; args hold the arguments by name, those that
	// the statements do not name too. The result gets the rows of all statements.
	read(ctx context.Context, what string, args map[string]any) (do work, result *[][]any, err error)
	// reload reads all that was written since settle and gives the bulk load of it.
	reload(ctx context.Context) (work, error)
	// plans explains the statements of the reads that ran last.
	plans(ctx context.Context) ([]plan, error)
	close(ctx context.Context) error
}

// neighborQuery asks for what Service.Neighbors answers with depth 2.
type neighborQuery struct {
	page   string
	scopes []string // that the viewer holds
	types  []string // relationship types
	now    int64    // microseconds since 1970 UTC
	fanOut int      // links of one level and direction, the newest first
}

// reached is one neighbour.
type reached struct {
	depth     int
	id, title string
}
