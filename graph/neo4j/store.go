package neo4j

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	bolt "github.com/neo4j/neo4j-go-driver/v5/neo4j"

	"brain/graph"
)

// Store is a graph.Store on one database of a Neo4j server.
type Store struct {
	driver   bolt.DriverWithContext
	database string
	name     string
	options  Options
	vectors  vectorIndexes

	queue chan *request
	quit  chan struct{}
	led   chan struct{} // closed when the leader has ended

	mu      sync.Mutex
	closed  bool
	running sync.WaitGroup
	last    bolt.Bookmarks
}

var _ graph.Store = (*Store)(nil)

// grace is how much longer than its context a read may take on the server, which
// looks at its own limit only now and then.
const grace = 500 * time.Millisecond

// enter counts a call; the result must be called at its end.
func (s *Store) enter() (func(), error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return nil, graph.ErrClosed
	}
	s.running.Add(1)
	return s.running.Done, nil
}

// Read implements graph.Store. The transaction is not retried: a query that ran
// out of memory once would again. A context without deadline gets the one of
// Options.ReadTimeout.
func (s *Store) Read(ctx context.Context, a graph.Audience, opt graph.ReadOptions, fn func(context.Context, graph.Reader) error) error {
	leave, err := s.enter()
	if err != nil {
		return err
	}
	defer leave()
	if err := ctx.Err(); err != nil {
		return ended(err)
	}
	atLeast, err := parseRevision(opt.AtLeast)
	if err != nil {
		return err
	}
	if _, bounded := ctx.Deadline(); !bounded {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, s.options.ReadTimeout)
		defer cancel()
	}
	deadline, _ := ctx.Deadline()
	config := bolt.SessionConfig{AccessMode: bolt.AccessModeRead, DatabaseName: s.database, Bookmarks: append(s.bookmarks(), atLeast...)}
	w, err := begin(ctx, s.driver, config, time.Until(deadline)+grace)
	if err != nil {
		return translate(ctx, err)
	}
	defer w.end(ctx)
	w.vectors, w.exactVectors = &s.vectors, s.options.ExactVectors
	return fn(ctx, &reader{view: &view{work: w}, audience: a})
}

// Write implements graph.Store; see group.go.
func (s *Store) Write(ctx context.Context, a graph.Audience, opt graph.WriteOptions, fn func(context.Context, graph.Tx) error) (graph.Revision, error) {
	leave, err := s.enter()
	if err != nil {
		return "", err
	}
	defer leave()
	if err := ctx.Err(); err != nil {
		return "", ended(err)
	}
	atLeast, err := parseRevision(opt.AtLeast)
	if err != nil {
		return "", err
	}
	return s.submit(&request{ctx: ctx, audience: a, atLeast: atLeast, fn: fn, done: make(chan struct{})})
}

// Ready implements graph.Store.
func (s *Store) Ready(ctx context.Context) error {
	leave, err := s.enter()
	if err != nil {
		return err
	}
	defer leave()
	return s.checkSchema(ctx)
}

// Name implements graph.Store.
func (s *Store) Name() string { return s.name }

// Close implements graph.Store.
func (s *Store) Close(ctx context.Context) error {
	s.mu.Lock()
	if s.closed {
		s.mu.Unlock()
		return graph.ErrClosed
	}
	s.closed = true
	s.mu.Unlock()
	idle := make(chan struct{})
	go func() {
		s.running.Wait()
		close(s.quit)
		<-s.led
		close(idle)
	}()
	var err error
	select {
	case <-idle:
	case <-ctx.Done():
		err = ctx.Err()
	}
	if closing := s.driver.Close(context.WithoutCancel(ctx)); err == nil {
		err = closing
	}
	return err
}

// bookmarks are those of this process's last commit, which its next transaction
// must see.
func (s *Store) bookmarks() bolt.Bookmarks {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.last)
}

// advance records a commit. Commits of one process follow each other, so the
// last bookmark contains the earlier ones.
func (s *Store) advance(marks bolt.Bookmarks) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.last = slices.Clone(marks)
}

// bookmarkPrefix begins every bookmark of a Neo4j 5 server.
const bookmarkPrefix = "FB:"

const revisionSeparator = ","

func revision(marks bolt.Bookmarks) graph.Revision {
	return graph.Revision(strings.Join(marks, revisionSeparator))
}

// parseRevision reads what revision wrote; the server checks the rest.
func parseRevision(r graph.Revision) (bolt.Bookmarks, error) {
	if r == "" {
		return nil, nil
	}
	marks := strings.Split(string(r), revisionSeparator)
	for _, m := range marks {
		if !strings.HasPrefix(m, bookmarkPrefix) {
			return nil, fmt.Errorf("%w: expected text made by this store's engine", graph.ErrBadRevision)
		}
	}
	return marks, nil
}
