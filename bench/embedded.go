package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"brain/graph"
	"brain/graph/embedded"
)

// embeddedEngine is the embedded engine, in a folder that it removes.
type embeddedEngine struct {
	dir string
	// kept is set where the folder is somebody's who wants it.
	kept  bool
	title string
	runs  int
}

var _ engine = (*embeddedEngine)(nil)

func openEmbedded(_ context.Context, opt options) (engine, error) {
	if opt.keep != "" {
		return &embeddedEngine{dir: opt.keep, kept: true, title: "embedded"}, os.Mkdir(opt.keep, 0o700)
	}
	dir, err := os.MkdirTemp("", "brain-bench-")
	return &embeddedEngine{dir: dir, title: "embedded"}, err
}

func (e *embeddedEngine) name() string { return e.title }

func (e *embeddedEngine) close(context.Context) error {
	if e.kept {
		return nil
	}
	return os.RemoveAll(e.dir)
}

// folder is that of the present store.
func (e *embeddedEngine) folder() string { return filepath.Join(e.dir, fmt.Sprint("store", e.runs)) }

func (e *embeddedEngine) location() location {
	return location{url: "embedded:" + e.folder(), folder: e.folder()}
}

// database is the file of the store in a folder.
func database(folder string) string { return filepath.Join(folder, "brain.db") }

func (e *embeddedEngine) start(ctx context.Context) (graph.Store, error) {
	if e.runs > 0 {
		if err := os.RemoveAll(e.folder()); err != nil {
			return nil, err
		}
	}
	e.runs++
	return e.open(ctx)
}

func (e *embeddedEngine) open(ctx context.Context) (graph.Store, error) {
	store, err := embedded.Open(ctx, embedded.Options{Dir: e.folder()})
	if err != nil {
		return nil, err
	}
	e.title = store.Name()
	return store, nil
}

// settle closes the store and copies its file: the hand-written inserts go into
// the copy and begin in the same state.
func (e *embeddedEngine) settle(ctx context.Context, filled graph.Store) (graph.Store, byHand, error) {
	if err := filled.Close(ctx); err != nil {
		return nil, nil, err
	}
	twin := filepath.Join(e.dir, fmt.Sprint("twin", e.runs, ".db"))
	if err := checkpoint(ctx, database(e.folder())); err != nil {
		return nil, nil, err
	}
	if err := copyFile(twin, database(e.folder())); err != nil {
		return nil, nil, err
	}
	store, err := e.open(ctx)
	if err != nil {
		return nil, nil, err
	}
	hand, err := openSQLite(ctx, database(e.folder()), twin)
	if err != nil {
		return nil, nil, errors.Join(err, store.Close(ctx))
	}
	return store, hand, nil
}

// checkpoint brings everything into the main file.
func checkpoint(ctx context.Context, file string) error {
	db, err := openFile(file, "busy_timeout(5000)")
	if err != nil {
		return err
	}
	var busy, pages, moved int
	err = db.QueryRowContext(ctx, "PRAGMA wal_checkpoint(TRUNCATE)").Scan(&busy, &pages, &moved)
	if err == nil && busy != 0 {
		err = fmt.Errorf("%s: the store still holds the file", filepath.Base(file))
	}
	return errors.Join(err, db.Close())
}

func copyFile(to, from string) error {
	in, err := os.Open(from)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.Create(to)
	if err != nil {
		return err
	}
	if _, err := io.Copy(out, in); err != nil {
		return errors.Join(err, out.Close())
	}
	return errors.Join(out.Sync(), out.Close())
}
