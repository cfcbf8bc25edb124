package embedded

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"

	"modernc.org/sqlite"
)

// maxStatements bounds the prepared statements of one connection.
const maxStatements = 256

// conn is one connection with its prepared statements. One goroutine uses it at
// a time.
type conn struct {
	*sql.Conn
	stmts map[string]*sql.Stmt
	// order lists the texts in stmts, oldest first.
	order []string
}

// openDB opens a pool of exactly n connections at most, each with the pragmas.
func openDB(path string, n int, pragmas ...string) (*sql.DB, error) {
	abs, err := filepath.Abs(path)
	if err != nil {
		return nil, err
	}
	q := url.Values{"_pragma": pragmas, "_dqs": {"0"}}
	dsn := url.URL{Scheme: "file", Path: filepath.ToSlash(abs), RawQuery: q.Encode()}
	connector, err := sqlite.NewConnector(dsn.String())
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", path, err)
	}
	db := sql.OpenDB(connector)
	db.SetMaxOpenConns(n)
	db.SetMaxIdleConns(n)
	return db, nil
}

// createPrivate makes an empty file that only its owner may read, if there is
// none; SQLite gives its side files the same mode. It never opens a file that
// exists: closing that again would drop the locks that this process has on it.
func createPrivate(path string) error {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if errors.Is(err, fs.ErrExist) {
		return nil
	}
	if err != nil {
		return err
	}
	if err := f.Close(); err != nil {
		return err
	}
	// The new name must outlive a power failure too. Some systems cannot sync a
	// folder and need not.
	if folder, err := os.Open(filepath.Dir(path)); err == nil {
		_ = folder.Sync()
		_ = folder.Close()
	}
	return nil
}

func newConn(ctx context.Context, db *sql.DB) (*conn, error) {
	c, err := db.Conn(ctx)
	if err != nil {
		return nil, err
	}
	return &conn{Conn: c, stmts: map[string]*sql.Stmt{}}, nil
}

// close gives the connection back to its pool, without its statements.
func (c *conn) close() error {
	errs := make([]error, 0, len(c.stmts)+1)
	for _, st := range c.stmts {
		errs = append(errs, st.Close())
	}
	return errors.Join(append(errs, c.Conn.Close())...)
}

// prepared returns the statement for the text, from the cache if it is there.
func (c *conn) prepared(text string) (*sql.Stmt, error) {
	if st, ok := c.stmts[text]; ok {
		return st, nil
	}
	st, err := c.PrepareContext(context.Background(), text)
	if err != nil {
		return nil, err
	}
	if len(c.order) >= maxStatements {
		_ = c.stmts[c.order[0]].Close()
		delete(c.stmts, c.order[0])
		c.order = c.order[1:]
	}
	c.stmts[text] = st
	c.order = append(c.order, text)
	return st, nil
}

// exec runs a short statement that ctx does not interrupt: a context that can
// end costs the driver a goroutine for each call.
func (c *conn) exec(text string, args ...any) (sql.Result, error) {
	st, err := c.prepared(text)
	if err != nil {
		return nil, err
	}
	return st.ExecContext(context.Background(), args...)
}

// row runs a short query for one row, uninterrupted like exec.
func (c *conn) row(text string, args ...any) *sql.Row {
	st, err := c.prepared(text)
	if err != nil {
		return c.QueryRowContext(context.Background(), text, args...)
	}
	return st.QueryRowContext(context.Background(), args...)
}

// each runs a query and calls scan for every row. It ends with ctx.
func (c *conn) each(ctx context.Context, text string, args []any, scan func(*sql.Rows) error) error {
	st, err := c.prepared(text)
	if err != nil {
		return err
	}
	rows, err := st.QueryContext(ctx, args...)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		if err := scan(rows); err != nil {
			return err
		}
	}
	if err := rows.Err(); err != nil {
		return err
	}
	return ctx.Err()
}
