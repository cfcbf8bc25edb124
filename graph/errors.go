package graph

import (
	"errors"
	"fmt"
)

// The errors that cross the port. An engine translates its driver's errors into
// these once, at its edge; errors.Is finds them under any wrapping.
var (
	// ErrNotFound: the node or edge to change is not there.
	ErrNotFound = errors.New("not found")
	// ErrExists: a unique key is taken.
	ErrExists = errors.New("exists")
	// ErrConflict: another writer changed the same thing at the same time.
	ErrConflict = errors.New("conflict")
	// ErrStaleRevision: the store has not reached the revision that the reader demands.
	ErrStaleRevision = errors.New("stale revision")
	// ErrBadRevision: the revision is not one of this store's.
	ErrBadRevision = errors.New("bad revision")
	// ErrBadCursor: the cursor is malformed or belongs to another query, audience or arguments.
	ErrBadCursor = errors.New("bad cursor")
	// ErrUnavailable: the store cannot be reached or is not ready; nothing was written.
	ErrUnavailable = errors.New("store unavailable")
	// ErrOutcomeUnknown: the connection was lost during commit; an idempotency key makes the retry safe.
	ErrOutcomeUnknown = errors.New("outcome of the write is unknown")
	// ErrTooExpensive: a limit of rows, work, memory or time was reached.
	ErrTooExpensive = errors.New("too expensive")
	// ErrInUse: another process has the embedded store open.
	ErrInUse = errors.New("store is in use by another process")
	// ErrNewerFormat: the store was written by a newer version.
	ErrNewerFormat = errors.New("store was written by a newer version")
	// ErrClosed: the store was closed.
	ErrClosed = errors.New("store is closed")
)

// Limit names what a TooExpensiveError ran into.
type Limit string

// The limits of a query.
const (
	LimitRows   Limit = "rows"
	LimitWork   Limit = "work"
	LimitMemory Limit = "memory"
	LimitTime   Limit = "time"
)

// TooExpensiveError says which limit ended a query.
type TooExpensiveError struct{ Limit Limit }

// Error implements error.
func (e *TooExpensiveError) Error() string {
	return fmt.Sprintf("too expensive: limit of %s reached", e.Limit)
}

// Is matches ErrTooExpensive.
func (e *TooExpensiveError) Is(target error) bool { return target == ErrTooExpensive }

// ElementError names the node or edge that an error is about.
type ElementError struct {
	Element string // id of the node or edge
	Err     error
}

// Error implements error.
func (e *ElementError) Error() string { return fmt.Sprintf("%s: %v", e.Element, e.Err) }

// Unwrap gives the error underneath.
func (e *ElementError) Unwrap() error { return e.Err }
