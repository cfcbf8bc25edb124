package neo4j

import (
	"context"
	"errors"
	"fmt"
	"strings"

	bolt "github.com/neo4j/neo4j-go-driver/v5/neo4j"

	"brain/graph"
)

// The server's codes that mean something of their own here.
const (
	codeConstraint      = "Neo.ClientError.Schema.ConstraintValidationFailed"
	codeDeadlock        = "Neo.TransientError.Transaction.DeadlockDetected"
	codeEntityNotFound  = "Neo.ClientError.Statement.EntityNotFound"
	codeBookmarkTimeout = "Neo.TransientError.Transaction.BookmarkTimeout"
	codeUnauthorized    = "Neo.ClientError.Security."
)

// translate turns an error of the driver or the server into one of the port. It
// is called once, at the edge. The context is asked first, because the driver
// reports a broken connection when a deadline passes.
func translate(ctx context.Context, err error) error {
	if err == nil {
		return nil
	}
	if cause := ctx.Err(); cause != nil {
		return ended(cause)
	}
	var server *bolt.Neo4jError
	if errors.As(err, &server) {
		return translateServer(server)
	}
	var usage *bolt.UsageError
	if errors.As(err, &usage) {
		return fmt.Errorf("neo4j driver: %w", err)
	}
	return fmt.Errorf("%w: %s", graph.ErrUnavailable, err)
}

// ended reports an ended context: a deadline is a limit of time as well.
func ended(cause error) error {
	if errors.Is(cause, context.DeadlineExceeded) {
		return fmt.Errorf("%w: %w", &graph.TooExpensiveError{Limit: graph.LimitTime}, cause)
	}
	return cause
}

func translateServer(err *bolt.Neo4jError) error {
	switch {
	case err.Code == codeConstraint:
		return graph.ErrExists
	case err.Code == codeBookmarkTimeout:
		return graph.ErrStaleRevision
	case strings.Contains(err.Code, "InvalidBookmark"):
		return graph.ErrBadRevision
	case outOfMemory(err):
		return &graph.TooExpensiveError{Limit: graph.LimitMemory}
	case strings.Contains(err.Code, "TransactionTimedOut"):
		return &graph.TooExpensiveError{Limit: graph.LimitTime}
	case err.Code == codeDeadlock:
		return fmt.Errorf("%w: deadlock", graph.ErrConflict)
	case strings.HasPrefix(err.Code, codeUnauthorized):
		return fmt.Errorf("%w: the server refused the login", graph.ErrUnavailable)
	case strings.HasPrefix(err.Code, "Neo.TransientError."):
		return fmt.Errorf("%w: %s", graph.ErrUnavailable, err.Code)
	}
	return fmt.Errorf("neo4j: %s: %s", err.Code, err.Msg)
}

func outOfMemory(err *bolt.Neo4jError) bool { return strings.Contains(err.Code, "OutOfMemory") }

// violatesConstraint tells whether a unique value was taken.
func violatesConstraint(err error) bool {
	var server *bolt.Neo4jError
	return errors.As(err, &server) && server.Code == codeConstraint
}

// transient tells whether the same transaction may succeed if it is run again.
// A query that ran out of memory would again. A counter that a scrub removed while
// a writer waited for it is made anew.
func transient(err error) bool {
	var server *bolt.Neo4jError
	if errors.As(err, &server) && (outOfMemory(server) || server.Code == codeBookmarkTimeout) {
		return false
	}
	if server != nil && server.Code == codeEntityNotFound {
		return true
	}
	return bolt.IsRetryable(err)
}

// rolledBack tells whether a failed commit certainly left nothing behind: the
// server said so. A lost connection or a failure inside the server says nothing.
func rolledBack(err error) bool {
	var server *bolt.Neo4jError
	return errors.As(err, &server) && !strings.HasPrefix(server.Code, "Neo.DatabaseError.")
}
