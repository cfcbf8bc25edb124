package neo4j

import (
	"context"
	"errors"
	"io"
	"testing"
	"time"

	bolt "github.com/neo4j/neo4j-go-driver/v5/neo4j"
	"github.com/stretchr/testify/require"

	"brain/graph"
)

func TestParseURL(t *testing.T) {
	for address, want := range map[string]struct{ target, database, problem string }{
		"neo4j://u:p@host:7687/db":   {target: "neo4j://host:7687", database: "db"},
		"bolt://u:p@127.0.0.1:7687":  {target: "bolt://127.0.0.1:7687"},
		"neo4j+s://u:p@host/db":      {target: "neo4j+s://host", database: "db"},
		"http://u:secret@host":       {problem: `scheme "http"`},
		"neo4j://":                   {problem: "host is missing"},
		"neo4j://u:secret%zz@host/x": {problem: "expected neo4j://user:password@host:7687/database"},
	} {
		target, _, database, err := parseURL(address)
		if want.problem != "" {
			require.ErrorContains(t, err, want.problem, address)
			require.NotContains(t, err.Error(), "secret")
			continue
		}
		require.NoError(t, err, address)
		require.Equal(t, want.target, target)
		require.Equal(t, want.database, database)
	}
}

func TestTranslate(t *testing.T) {
	server := func(code string) error { return &bolt.Neo4jError{Code: code, Msg: "message"} }
	for name, c := range map[string]struct {
		err, want error
	}{
		"constraint":       {server(codeConstraint), graph.ErrExists},
		"deadlock":         {server(codeDeadlock), graph.ErrConflict},
		"memory":           {server("Neo.TransientError.General.MemoryPoolOutOfMemoryError"), graph.ErrTooExpensive},
		"time":             {server("Neo.ClientError.Transaction.TransactionTimedOutClientConfiguration"), graph.ErrTooExpensive},
		"bad bookmark":     {server("Neo.ClientError.Transaction.InvalidBookmark"), graph.ErrBadRevision},
		"bookmark not yet": {server(codeBookmarkTimeout), graph.ErrStaleRevision},
		"login":            {server("Neo.ClientError.Security.Unauthorized"), graph.ErrUnavailable},
		"stopping":         {server("Neo.TransientError.General.DatabaseUnavailable"), graph.ErrUnavailable},
		"connection":       {io.EOF, graph.ErrUnavailable},
		"none":             {nil, nil},
	} {
		t.Run(name, func(t *testing.T) { require.ErrorIs(t, translate(context.Background(), c.err), c.want) })
	}
	late, cancel := context.WithTimeout(context.Background(), -time.Second)
	defer cancel()
	err := translate(late, io.EOF)
	require.ErrorIs(t, err, context.DeadlineExceeded)
	require.ErrorIs(t, err, graph.ErrTooExpensive)
	gone, leave := context.WithCancel(context.Background())
	leave()
	require.Equal(t, context.Canceled, translate(gone, io.EOF))
}

// TestWhatIsRunAgain: what may pass is, what would fail alike or may have been
// committed is not.
func TestWhatIsRunAgain(t *testing.T) {
	server := func(code string) error { return &bolt.Neo4jError{Code: code} }
	require.True(t, transient(server(codeDeadlock)))
	require.False(t, transient(server("Neo.TransientError.General.MemoryPoolOutOfMemoryError")))
	require.False(t, transient(server("Neo.ClientError.Statement.SyntaxError")))
	require.True(t, rolledBack(server(codeDeadlock)))
	require.False(t, rolledBack(server("Neo.DatabaseError.Transaction.TransactionCommitFailed")))
	require.False(t, rolledBack(errors.New("connection reset")))
}

func TestRevision(t *testing.T) {
	marks, err := parseRevision(revision(bolt.Bookmarks{"FB:a", "FB:b"}))
	require.NoError(t, err)
	require.Equal(t, bolt.Bookmarks{"FB:a", "FB:b"}, marks)
	_, err = parseRevision("17")
	require.ErrorIs(t, err, graph.ErrBadRevision)
}
