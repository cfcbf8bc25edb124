package neo4j

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync/atomic"
	"time"

	bolt "github.com/neo4j/neo4j-go-driver/v5/neo4j"

	"brain/graph"
)

// Group commit. Callers hand their closures to one leader, which runs those that
// wait in one transaction: a durable commit costs a disk write, whoever shares
// it. A closure that fails before it has sent anything leaves no trace and the
// others go on; otherwise the transaction is given up, that closure runs alone,
// and the others run again without it.

const (
	// groupSize is the most closures in one transaction.
	groupSize = 64
	// writeTimeout bounds one transaction, so that a dead process cannot hold locks.
	writeTimeout = 5 * time.Minute
	// commitTimeout is how long the answer to a commit may take.
	commitTimeout = 30 * time.Second
	// attempts is how often a closure is run when the server asks for it.
	attempts = 10
	// collisions is how often a closure is run again after a unique value was
	// taken: it may have raced with the writer that it would now find.
	collisions = 2
)

// request is one waiting write.
type request struct {
	ctx      context.Context
	audience graph.Audience
	atLeast  bolt.Bookmarks
	fn       func(context.Context, graph.Tx) error

	// claimed is taken by the leader when it first runs fn, or by the caller when
	// it stops waiting before that.
	claimed atomic.Bool
	ours    bool // the leader has claimed it

	done     chan struct{}
	revision graph.Revision
	err      error
	panicked any
}

// claim takes the request for the leader; it fails if the caller has left.
func (r *request) claim() bool {
	if !r.ours {
		r.ours = r.claimed.CompareAndSwap(false, true)
	}
	return r.ours
}

// submit hands the request to the leader and waits for its outcome.
func (s *Store) submit(r *request) (graph.Revision, error) {
	select {
	case s.queue <- r:
	case <-r.ctx.Done():
		return "", ended(r.ctx.Err())
	}
	select {
	case <-r.done:
	case <-r.ctx.Done():
		if r.claimed.CompareAndSwap(false, true) {
			return "", ended(r.ctx.Err())
		}
		// It is running or waiting for its commit: only that tells the outcome.
		<-r.done
	}
	if r.panicked != nil {
		panic(r.panicked)
	}
	return r.revision, r.err
}

// lead serves the queue until the store is closed.
func (s *Store) lead() {
	defer close(s.led)
	for {
		select {
		case <-s.quit:
			return
		case first := <-s.queue:
			s.commitGroup(s.waiting(first))
		}
	}
}

// waiting adds what waits at this moment.
func (s *Store) waiting(first *request) []*request {
	group := []*request{first}
	for len(group) < groupSize {
		select {
		case r := <-s.queue:
			group = append(group, r)
		default:
			return group
		}
	}
	return group
}

// commitGroup gives every request its outcome.
func (s *Store) commitGroup(group []*request) {
	for len(group) > 1 {
		culprit, cause := s.attempt(context.Background(), group, false)
		switch {
		case culprit == nil && cause == nil:
			finish(group)
			return
		case culprit == nil:
			for _, r := range group {
				s.alone(r)
			}
			return
		}
		s.alone(culprit)
		group = slices.DeleteFunc(group, func(r *request) bool { return r == culprit })
	}
	for _, r := range group {
		s.alone(r)
	}
}

func finish(group []*request) {
	for _, r := range group {
		close(r.done)
	}
}

// alone runs one request in transactions of its own until its outcome is known.
func (s *Store) alone(r *request) {
	defer finish([]*request{r})
	taken := 0
	for try := 1; ; try++ {
		_, cause := s.attempt(r.ctx, []*request{r}, try > 1)
		if cause == nil {
			return
		}
		r.revision, r.err = "", translate(r.ctx, cause)
		switch {
		case r.ctx.Err() != nil:
			return
		case violatesConstraint(cause):
			if taken++; taken > collisions {
				return
			}
		case !transient(cause) || try == attempts || !pause(r.ctx, try):
			return
		}
	}
}

// pause waits before another try: 5 ms at first, doubled up to 1 s, half of it
// random. It reports false if the context ended.
func pause(ctx context.Context, try int) bool {
	longest := min(5*time.Millisecond<<try, time.Second)
	timer := time.NewTimer(longest/2 + rand.N(longest/2))
	defer timer.Stop()
	select {
	case <-timer.C:
		return true
	case <-ctx.Done():
		return false
	}
}

// attempt runs the group in one transaction. Without culprit and cause it has
// set every request's outcome. With a cause the transaction has failed and left
// nothing; with a culprit and no cause that request has failed by its own error
// after it had written, which is its outcome if it was alone.
func (s *Store) attempt(ctx context.Context, group []*request, strict bool) (culprit *request, cause error) {
	ctx, cancel := context.WithTimeout(ctx, writeTimeout)
	defer cancel()
	marks := s.bookmarks()
	for _, r := range group {
		marks = append(marks, r.atLeast...)
	}
	w, err := begin(ctx, s.driver, bolt.SessionConfig{AccessMode: bolt.AccessModeWrite, DatabaseName: s.database, Bookmarks: marks}, writeTimeout)
	if err != nil {
		return nil, err
	}
	defer w.end(ctx)
	w.vectors, w.exactVectors = &s.vectors, s.options.ExactVectors
	pending := changes{}
	wrote := false
	for _, r := range group {
		if !r.claim() {
			continue
		}
		if cause := r.ctx.Err(); cause != nil {
			r.err = ended(cause)
			continue
		}
		c := newClosure(w, r.audience, pending, strict)
		r.panicked, r.err = c.run(r)
		switch {
		case w.broken != nil:
			return r, w.broken
		case c.wrote && (r.err != nil || r.panicked != nil):
			return r, nil
		}
		wrote = wrote || c.wrote
	}
	if len(pending) > 0 {
		if _, err := w.run(ctx, countStatement(), map[string]any{"rows": pending.rows()}); err != nil {
			return nil, w.broken
		}
	}
	return nil, s.commit(ctx, w, group, wrote)
}

// run runs the function and sends what it left in the buffer. A failure of the
// database counts even if the function has swallowed it.
func (c *closure) run(r *request) (panicked any, err error) {
	defer func() {
		if p := recover(); p != nil {
			panicked = p
		}
	}()
	if err = r.fn(r.ctx, c); err == nil {
		err = c.flush(r.ctx)
	}
	if err == nil {
		err = c.failed
	}
	if err == nil {
		err = r.ctx.Err()
	}
	return nil, err
}

// commit commits and sets the outcomes, unless the server says that nothing was
// committed. The callers' contexts no longer count: their writes are under way.
func (s *Store) commit(ctx context.Context, w *work, group []*request, wrote bool) error {
	bounded, cancel := context.WithTimeout(context.WithoutCancel(ctx), commitTimeout)
	defer cancel()
	if err := w.commit(bounded); err != nil {
		if !wrote || rolledBack(err) {
			return err
		}
		for _, r := range group {
			r.err = fmt.Errorf("%w: the connection was lost during commit", graph.ErrOutcomeUnknown)
		}
		return nil
	}
	marks := w.session.LastBookmarks()
	s.advance(marks)
	for _, r := range group {
		if r.err == nil && r.panicked == nil {
			r.revision = revision(marks)
		}
	}
	return nil
}
