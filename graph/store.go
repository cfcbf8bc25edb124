package graph

import (
	"context"
	"time"
)

// Store is the port to one graph engine. All methods are safe for concurrent
// use. After Close every method returns ErrClosed.
type Store interface {
	// Read runs fn on one consistent view for the audience. On the embedded
	// engine the view is a snapshot; on Neo4j it is one read transaction (read
	// committed). fn must not keep the Reader.
	// Errors: what fn returns, ErrStaleRevision, ErrBadRevision, ErrUnavailable.
	Read(ctx context.Context, a Audience, opt ReadOptions, fn func(context.Context, Reader) error) error

	// Write runs fn in one transaction for the audience and commits when it
	// returns nil. fn may run several times: it must have no effect but through
	// Tx, and everything it decides (validation, permission, idempotency, audit)
	// belongs inside. The write is durable when Write returns nil. Several
	// callers may share one commit; each fails alone.
	// Errors: what fn returns, ErrExists, ErrNotFound, ErrConflict,
	// ErrUnavailable, ErrOutcomeUnknown.
	Write(ctx context.Context, a Audience, opt WriteOptions, fn func(context.Context, Tx) error) (Revision, error)

	// Scrub removes what deleted elements left behind besides themselves: remains in
	// the store's own files, terms that no document has, and the audience keys that
	// name a scope token of retired, which nothing may use any more. When it returns
	// nil, no file of an embedded store and no property of a server holds a text that
	// only deleted elements held. It may take as long as copying the store, and
	// writes wait for it.
	// Errors: ErrUnavailable, ErrTooExpensive when ctx ends.
	Scrub(ctx context.Context, retired ...string) error

	// UseVectors prepares the store to hold and search vectors of a space: an engine
	// that searches by an index makes it, and waits until it serves. Without it
	// searches in the space are right, and slow among many documents. Vectors of
	// other spaces stay. Errors: ErrUnavailable, ErrTooExpensive when ctx ends.
	UseVectors(ctx context.Context, space VectorSpace) error

	// Ready tells whether the store can serve now: reachable, migrated, indexes
	// online. Errors: ErrUnavailable, ErrNewerFormat.
	Ready(ctx context.Context) error

	// Name is the engine and its version, for health reports.
	Name() string

	// Close ends the store after running writes have finished or ctx ends.
	Close(ctx context.Context) error
}

// Revision marks a state of the store: opaque text made by the engine. Callers
// outside the service only ever get it sealed.
type Revision string

// ReadOptions refine a read.
type ReadOptions struct {
	// AtLeast demands a view that contains this revision.
	AtLeast Revision
}

// WriteOptions refine a write.
type WriteOptions struct {
	// AtLeast demands that the write sees this revision.
	AtLeast Revision
}

// Reader reads one view of the graph for one audience. Nothing outside the
// audience, deleted or (by Args.Currency) outside the clocks takes part in any
// answer, count or order.
type Reader interface {
	// Match runs a plan and returns all its rows in the order the plan defines.
	// The order is total. Errors: ErrTooExpensive; *ParamError if a declared value
	// is missing or does not fit, while values that are not declared are ignored.
	Match(ctx context.Context, p *Plan, args Args) ([]Row, error)

	// Search returns the documents with the highest sums of matched term
	// weights, at most q.Limit plus those that tie with the last one up to
	// q.ReadOn, ordered by sum descending, then Order descending (newest
	// first), then node id.
	Search(ctx context.Context, q TextQuery) ([]TextHit, error)

	// Statistics returns the text statistics of what the audience may know:
	// exact counts, so that nothing else moves a score.
	Statistics(ctx context.Context, q TextStatisticsQuery) (TextStatistics, error)

	// SearchVectors returns the documents whose vectors have the greatest cosine
	// with the query's, ordered by cosine descending, then Order descending (newest
	// first), then node id. Among few documents it is exact. Among many an engine
	// may search by an approximate index, and miss some: never by returning fewer
	// than there are, nor others than the audience and the filter allow.
	SearchVectors(ctx context.Context, q VectorQuery) ([]VectorHit, error)

	// MissingVectors returns documents without a vector of the space, historic ones
	// too, that follow the node id after, in the order of node ids; at most limit.
	MissingVectors(ctx context.Context, space VectorSpace, after string, limit int) ([]TextHit, error)

	// CountVectors counts the documents, historic ones too, and those that have a
	// vector of the space. It may take as long as looking at each.
	CountVectors(ctx context.Context, space VectorSpace) (VectorCount, error)

	// As reads the same view for another audience.
	As(a Audience) Reader
}

// Tx reads and writes inside one transaction; it sees its own writes. The store
// may defer the writes to the next read or to the end of the closure, so their
// errors may appear there.
type Tx interface {
	Reader

	// Lock serialises transactions that name the same key until they end, so
	// that "look, then insert" on that key is safe with several processes.
	Lock(ctx context.Context, keys ...string) error

	// PutNode writes a new node. Error: ErrExists when its id or a unique
	// property (see Property.Unique) is taken.
	PutNode(ctx context.Context, n Node) error
	// PatchNode changes a node, the carried edges that start at it, and the
	// audience of its text document. Error: ErrNotFound.
	PatchNode(ctx context.Context, id string, p NodePatch) error
	// DeleteNode removes a node, its edges and its text document. Error: ErrNotFound.
	DeleteNode(ctx context.Context, id string) error

	// PutEdge writes a new edge between existing nodes. Errors: ErrExists, ErrNotFound.
	PutEdge(ctx context.Context, e Edge) error
	// PatchEdge changes an edge. Error: ErrNotFound.
	PatchEdge(ctx context.Context, id string, p EdgePatch) error
	// DeleteEdge removes an edge. Error: ErrNotFound.
	DeleteEdge(ctx context.Context, id string) error

	// PutText files the node's text document, replacing an earlier one. The
	// document has the node's audience and deletion. A vector that was made of another
	// text goes. Error: ErrNotFound.
	PutText(ctx context.Context, d TextDocument) error
	// DeleteText removes the node's text document if there is one.
	DeleteText(ctx context.Context, node string) error

	// PutVector files the vector of the node's text document, replacing an earlier
	// one, which may be of another space. It has the document's audience and
	// deletion. If the node has no document now, or one of another text than
	// Vector.Text says, the vector came late and is not filed, which is no error.
	PutVector(ctx context.Context, v Vector) error
}

// Row is one result row, in the order of Plan.Columns.
type Row []Value

// Args are the parameters of one run of a plan.
type Args struct {
	Values   map[string]Value
	Currency Currency
	// Now is the clock by which CURRENT reads valid time. Required unless
	// Currency is All.
	Now time.Time
}

// CurrencyMode says which versions of claims, links and events a read sees.
type CurrencyMode uint8

// The currency modes.
const (
	Current CurrencyMode = iota // not retired, valid now
	All                         // every version
	AsOf                        // as recorded and valid at given times
	History                     // every version recorded by a given time
)

// Currency is the time at which a read looks. The zero value is Current.
type Currency struct {
	Mode CurrencyMode
	// Recorded and Valid are used by AsOf, History uses Recorded; a zero one means
	// Args.Now.
	Recorded, Valid time.Time
	// Deleted includes items that are deleted.
	Deleted bool
}
