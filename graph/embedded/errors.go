package embedded

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"brain/graph"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// translate turns a driver's error into one of the port; other errors pass.
func translate(err error) error {
	var se *sqlite.Error
	if err == nil || !errors.As(err, &se) {
		return err
	}
	switch code := se.Code(); code & 0xff {
	case sqlite3.SQLITE_CONSTRAINT:
		if code == sqlite3.SQLITE_CONSTRAINT_UNIQUE || code == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY {
			return graph.ErrExists
		}
		return fmt.Errorf("embedded store: %w", err)
	case sqlite3.SQLITE_TOOBIG, sqlite3.SQLITE_NOMEM:
		return &graph.TooExpensiveError{Limit: graph.LimitMemory}
	case sqlite3.SQLITE_ERROR:
		if strings.Contains(se.Error(), workSpent) {
			return &graph.TooExpensiveError{Limit: graph.LimitWork}
		}
		return fmt.Errorf("embedded store: %w", err)
	case sqlite3.SQLITE_INTERRUPT:
		return context.Canceled
	case sqlite3.SQLITE_MISUSE, sqlite3.SQLITE_RANGE, sqlite3.SQLITE_MISMATCH:
		return fmt.Errorf("embedded store: %w", err)
	default:
		return fmt.Errorf("%w: %w", graph.ErrUnavailable, err)
	}
}

// translateCommit is translate for an error of COMMIT, after which an I/O error
// leaves open whether the frames reached the disk.
func translateCommit(err error) error {
	var se *sqlite.Error
	if errors.As(err, &se) && se.Code()&0xff == sqlite3.SQLITE_IOERR {
		return fmt.Errorf("%w: %w", graph.ErrOutcomeUnknown, err)
	}
	return translate(err)
}

// overrun maps the end of a query's time to TooExpensiveError: its own limit, or
// the caller's deadline, which errors.Is still finds.
func overrun(caller, query context.Context, err error) error {
	if err == nil {
		err = query.Err()
	}
	if err == nil || query.Err() == nil {
		return translate(err)
	}
	expensive := &graph.TooExpensiveError{Limit: graph.LimitTime}
	switch {
	case caller.Err() == nil:
		return expensive
	case errors.Is(caller.Err(), context.DeadlineExceeded):
		return fmt.Errorf("%w: %w", expensive, context.DeadlineExceeded)
	default:
		return caller.Err()
	}
}

func missing(id string) error { return &graph.ElementError{Element: id, Err: graph.ErrNotFound} }
