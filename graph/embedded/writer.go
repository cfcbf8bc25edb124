package embedded

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"brain/graph"
)

// A batch takes on closures while others wait and neither limit is reached: the
// first one in it must not wait long for its commit.
const (
	maxBatch     = 128
	maxBatchTime = 20 * time.Millisecond
	maxQueue     = 1024
)

// writer owns the writing connection. One goroutine leads: it opens a
// transaction, lets the queued callers run their closures in it one after the
// other, each in its own goroutine, and commits once for all of them. A closure
// that fails takes back its own writes alone: the first by the transaction, which
// holds nothing else, the others by a savepoint.
type writer struct {
	c      *conn
	keys   *keyring
	merger *merger
	seq    int64
	jobs   chan *job
	// errands are done between transactions.
	errands chan errand
	quit    chan struct{}
	done    chan struct{}
}

// job is one caller's place in the queue.
type job struct {
	turn     chan *batch   // the leader gives the caller its turn
	gone     chan struct{} // closed by a caller that left before its turn
	finished chan struct{} // closed by the caller when its closure has ended
	kept     bool          // the closure's savepoint was released; set before finished
	outcome  chan outcome  // the commit's, sent only to kept jobs
}

type outcome struct {
	seq int64
	err error
}

// batch is one transaction.
type batch struct {
	w *writer
	// dirty: some kept closure wrote, so there is something to commit. Until then
	// closures need no savepoint, which would copy every page before it is changed.
	dirty bool
	// broken: SQLite ended the transaction by itself (disk full, I/O error).
	broken error
}

func newWriter(c *conn, m *merger, seq int64) *writer {
	return &writer{
		c: c, keys: newKeyring(), merger: m, seq: seq,
		jobs: make(chan *job, maxQueue), errands: make(chan errand), quit: make(chan struct{}), done: make(chan struct{}),
	}
}

func (w *writer) loadKeys(ctx context.Context) error {
	return translate(loadKeys(ctx, w.c, w.keys, 0))
}

// loadKeys adds the keys above id from to the ring.
func loadKeys(ctx context.Context, c *conn, ring *keyring, from int64) error {
	var found []keyEntry
	err := c.each(ctx, "SELECT id, key FROM audience_key WHERE id > ?1 ORDER BY id", []any{from}, func(rows *sql.Rows) error {
		var e keyEntry
		if err := rows.Scan(&e.id, &e.key); err != nil {
			return err
		}
		found = append(found, e)
		return nil
	})
	if err != nil {
		return err
	}
	ring.add(found...)
	return nil
}

// lead serves the queue until close, and merges the text index while it is empty.
func (w *writer) lead() {
	defer close(w.done)
	idle := time.NewTimer(idleTime)
	defer idle.Stop()
	for {
		var rest <-chan time.Time
		if w.merger.waiting() {
			rest = idle.C
		}
		select {
		case j := <-w.jobs:
			w.serve(j)
			idle.Reset(idleTime)
		case e := <-w.errands:
			e.done <- e.do(e.ctx)
		case <-rest:
			idle.Reset(w.rest())
		case <-w.quit:
			return
		}
	}
}

// serve runs one transaction that begins with the job, and merges if that cannot wait.
func (w *writer) serve(j *job) {
	w.commitWith(j)
	if w.merger.pressing() {
		w.merger.step(false)
	}
}

// rest merges a little unless a job came at the same time, and says when to go on.
func (w *writer) rest() time.Duration {
	select {
	case j := <-w.jobs:
		w.serve(j)
		return idleTime
	default:
		began := time.Now()
		w.merger.step(true)
		return pauses * time.Since(began)
	}
}

// close ends the leader, moves the write-ahead log into the file, and closes the
// connection; no caller may be in the queue.
func (w *writer) close() error {
	close(w.quit)
	<-w.done
	merger := w.merger.close()
	// The answer says whether another connection was in the way; none is left.
	_, err := w.c.ExecContext(context.Background(), "PRAGMA wal_checkpoint(TRUNCATE)")
	return errors.Join(merger, err, w.c.close())
}

// commitWith runs one transaction that begins with the job.
func (w *writer) commitWith(first *job) {
	b := &batch{w: w}
	if _, err := w.c.exec("BEGIN IMMEDIATE"); err != nil {
		b.broken = translate(err)
	}
	var kept []*job
	began := time.Now()
	for j, n := first, 0; j != nil; n++ {
		select {
		case j.turn <- b:
			<-j.finished
			if j.kept {
				kept = append(kept, j)
			}
		case <-j.gone:
		}
		j = nil
		if b.broken == nil && n < maxBatch && time.Since(began) < maxBatchTime {
			select {
			case j = <-w.jobs:
			default:
			}
		}
	}
	seq, err := b.commit()
	for _, j := range kept {
		j.outcome <- outcome{seq: seq, err: err}
	}
}

// commit ends the transaction and gives the sequence number that callers get.
func (b *batch) commit() (int64, error) {
	w := b.w
	if b.broken != nil || !b.dirty {
		// SQLite may have ended a broken transaction already; then this fails and nothing is lost.
		_, _ = w.c.exec("ROLLBACK")
		return w.seq, b.broken
	}
	_, err := w.c.exec("UPDATE revision SET seq = ?1", w.seq+1)
	if err != nil {
		err = translate(err)
	} else if _, err = w.c.exec("COMMIT"); err != nil {
		err = translateCommit(err)
	}
	if err != nil {
		_, _ = w.c.exec("ROLLBACK")
		w.forgetKeys()
		return w.seq, err
	}
	w.seq++
	w.merger.committed()
	return w.seq, nil
}

// forgetKeys drops keys that a lost transaction had registered.
func (w *writer) forgetKeys() {
	w.keys = newKeyring()
	if err := w.loadKeys(context.Background()); err != nil {
		// An empty ring only costs look-ups: key looks into the table before it inserts.
		w.keys = newKeyring()
	}
}

// key gives the id of an audience key, registering it if it is new.
func (w *writer) key(key graph.AudienceKey) (int64, error) {
	if id, ok := w.keys.id(key); ok {
		return id, nil
	}
	var id int64
	err := w.c.row("INSERT INTO audience_key (key) VALUES (?1) ON CONFLICT (key) DO UPDATE SET key = key RETURNING id", string(key)).Scan(&id)
	if err != nil {
		return 0, translate(err)
	}
	w.keys.add(keyEntry{id, key})
	return id, nil
}

// writing marks the context of a closure that writes to the store.
type writing struct{ store *Store }

// errNested: a write that waited for itself would wait for ever.
var errNested = errors.New("embedded store: Write was called inside a Write of the same store, expected the use of its Tx")

// Write implements graph.Store.
func (s *Store) Write(ctx context.Context, a graph.Audience, opt graph.WriteOptions, fn func(context.Context, graph.Tx) error) (graph.Revision, error) {
	if ctx.Value(writing{s}) != nil {
		return "", errNested
	}
	if err := s.enter(); err != nil {
		return "", err
	}
	defer s.leave()
	j := &job{turn: make(chan *batch), gone: make(chan struct{}), finished: make(chan struct{}), outcome: make(chan outcome, 1)}
	select {
	case s.writer.jobs <- j:
	case <-ctx.Done():
		return "", ctx.Err()
	}
	var b *batch
	select {
	case b = <-j.turn:
	case <-ctx.Done():
		close(j.gone)
		return "", ctx.Err()
	}
	if err := s.runIn(ctx, b, j, a, opt, fn); err != nil {
		return "", err
	}
	out := <-j.outcome
	if out.err != nil {
		return "", out.err
	}
	return revision(s.id, out.seq), nil
}

// runIn runs the closure in the batch, in the caller's goroutine: a panic (or
// runtime.Goexit) undoes this closure, frees the leader, and goes on to the
// caller alone.
func (s *Store) runIn(ctx context.Context, b *batch, j *job, a graph.Audience, opt graph.WriteOptions, fn func(context.Context, graph.Tx) error) (err error) {
	w := b.w
	if b.broken != nil {
		close(j.finished)
		return b.broken
	}
	defer close(j.finished)
	if err := reached(s.id, opt.AtLeast, w.seq); err != nil {
		return err
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	if err := b.protect(); err != nil {
		return b.breakWith(err)
	}
	t := &tx{reader: newReader(s, w.c, w.keys, a), w: w, rids: map[string]int64{}, fresh: map[int64]*freshNode{}}
	t.writing = true
	newest := w.keys.highest()
	defer func() {
		t.end()
		if j.kept {
			return
		}
		if broken := b.undo(newest); broken != nil && err == nil {
			err = broken
		}
	}()
	if err := fn(context.WithValue(ctx, writing{s}, true), t); err != nil {
		return err
	}
	if t.failed != nil {
		return t.failed
	}
	if err := b.release(); err != nil {
		return b.breakWith(err)
	}
	j.kept = true
	b.dirty = b.dirty || t.dirty
	return nil
}

// protect keeps what is in the transaction from a closure that may fail, release
// ends that.
func (b *batch) protect() error { return b.savepoint("SAVEPOINT closure") }

func (b *batch) release() error { return b.savepoint("RELEASE closure") }

func (b *batch) savepoint(text string) error {
	if !b.dirty {
		return nil
	}
	_, err := b.w.c.exec(text)
	return err
}

// undo takes back what the closure wrote, also the audience keys above newest.
func (b *batch) undo(newest int64) error {
	back := []string{"ROLLBACK", "BEGIN IMMEDIATE"}
	if b.dirty {
		back = []string{"ROLLBACK TO closure", "RELEASE closure"}
	}
	for _, text := range back {
		if _, err := b.w.c.exec(text); err != nil {
			return b.breakWith(err)
		}
	}
	if b.w.keys.highest() != newest {
		b.w.forgetKeys()
	}
	return nil
}

// breakWith marks the transaction as lost for every closure in it.
func (b *batch) breakWith(err error) error {
	b.broken = translate(err)
	if !errors.Is(b.broken, graph.ErrUnavailable) {
		b.broken = fmt.Errorf("%w: %w", graph.ErrUnavailable, err)
	}
	b.w.forgetKeys()
	return b.broken
}
