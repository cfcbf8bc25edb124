package embedded

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"
)

// checkpointPause is how long a scrub waits for readers of an older state.
const checkpointPause = 50 * time.Millisecond

// errand is a piece of work that the leader does between two transactions.
type errand struct {
	ctx  context.Context
	do   func(context.Context) error
	done chan error
}

// Scrub implements graph.Store. The index is merged into one segment, which forgets
// the terms that no document has; the file is written anew, which leaves out free
// pages and free space in pages; the write-ahead log is emptied.
func (s *Store) Scrub(ctx context.Context, retired ...string) error {
	if ctx.Value(writing{s}) != nil {
		return errNested
	}
	if err := s.enter(); err != nil {
		return err
	}
	defer s.leave()
	e := errand{ctx, func(ctx context.Context) error { return s.scrub(ctx, retired) }, make(chan error, 1)}
	select {
	case s.writer.errands <- e:
	case <-ctx.Done():
		return ctx.Err()
	}
	return <-e.done
}

// scrub runs in the leader, when no transaction is open for writing.
func (s *Store) scrub(ctx context.Context, retired []string) (err error) {
	if err := ctx.Err(); err != nil {
		return err
	}
	w := s.writer
	if err := s.retireKeys(ctx, retired); err != nil {
		return err
	}
	if err := setTemporary(ctx, w.c, inFiles); err != nil {
		return err
	}
	defer func() { err = errors.Join(err, setTemporary(context.WithoutCancel(ctx), w.c, inMemory)) }()
	for _, text := range []string{"INSERT INTO term (term) VALUES ('optimize')", "VACUUM"} {
		if _, err := w.c.ExecContext(ctx, text); err != nil {
			return fmt.Errorf("scrub: %w", translate(err))
		}
	}
	s.blocks.clear()
	w.merger.unmerged, w.merger.whole = 0, 0
	return w.emptyLog(ctx)
}

// emptyLog moves the write-ahead log into the file, as soon as no reader needs it.
func (w *writer) emptyLog(ctx context.Context) error {
	for {
		var busy, frames, moved int
		if err := w.c.QueryRowContext(ctx, "PRAGMA wal_checkpoint(TRUNCATE)").Scan(&busy, &frames, &moved); err != nil {
			return fmt.Errorf("scrub: %w", translate(err))
		}
		if busy == 0 {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(checkpointPause):
		}
	}
}

// retireKeys makes nameless the audience keys that name one of the tokens. Their
// rows stay, so that no id ever means another key.
func (s *Store) retireKeys(ctx context.Context, tokens []string) error {
	var ids []int64
	for _, e := range s.writer.keys.entries() {
		if slices.ContainsFunc(tokens, e.key.Names) {
			ids = append(ids, e.id)
		}
	}
	if len(ids) == 0 {
		return nil
	}
	w := s.writer
	if _, err := w.c.exec("BEGIN IMMEDIATE"); err != nil {
		return translate(err)
	}
	_, err := w.c.ExecContext(ctx, "UPDATE audience_key SET key = '"+retiredKey+"' || id WHERE id IN (SELECT value FROM json_each(?1))", idList(ids))
	if err == nil {
		_, err = w.c.exec("COMMIT")
	}
	if err != nil {
		_, undo := w.c.exec("ROLLBACK")
		return translate(errors.Join(err, undo))
	}
	w.keys.drop(ids)
	s.keys.drop(ids)
	return nil
}

// retiredKey begins the key that nothing has any more; no scope token does.
const retiredKey = "retired "
