package graphtest

import (
	"context"
	"errors"
	"fmt"
	"sync"

	"github.com/stretchr/testify/require"

	"brain/graph"
)

var transactionCases = []testCase{
	{"reads its own writes", readsItsOwnWrites},
	{"builds on its own writes", buildsOnItsOwnWrites},
	{"reads within its audience", readsWithinAudience},
	{"error of a read", errorOfRead},
	{"another audience in one view", anotherAudience},
	{"revision", revisions},
	{"run twice", runTwice},
	{"one inserter", oneInserter},
	{"one id", oneID},
	{"no update lost", noUpdateLost},
	{"failing neighbours", failingNeighbours},
	{"cancelled", cancelled},
}

const byID = "MATCH (p:Page) WHERE p.id = $id RETURN p.title AS t"

func (s *suite) byID(name string) graph.Args { return args(graph.Props{"id": text(s.id(name))}) }

// titles runs byID in a transaction or read.
func (s *suite) titles(ctx context.Context, r graph.Reader, plan *graph.Plan, name string) ([]string, error) {
	rows, err := r.Match(ctx, plan, s.byID(name))
	out := []string{}
	for _, row := range rows {
		out = append(out, row[0].Str())
	}
	return out, err
}

func readsItsOwnWrites(s *suite) {
	plan := compile(s.T, byID, s.byID("p").Values)
	var seen [][]string
	_, err := s.store.Write(s.Context(), graph.Everything(), graph.WriteOptions{}, func(ctx context.Context, tx graph.Tx) error {
		seen = nil
		for _, c := range []change{
			putNode(s.node("Page", "p", s.in("a"), graph.Props{"title": text("one")})),
			patchNode(s.id("p"), graph.NodePatch{Props: graph.Props{"title": text("two")}}),
			putText(graph.TextDocument{Node: s.id("p"), Kind: "name", Terms: []string{"ownwrite"}, Length: 1}),
			putEdge(s.edge("e", "p", "KNOWS", "p", s.in("a"), nil)),
			deleteNode(s.id("p")),
		} {
			if err := c(ctx, tx); err != nil {
				return err
			}
			titles, err := s.titles(ctx, tx, plan, "p")
			if err != nil {
				return err
			}
			hits, err := tx.As(s.members("a")).Search(ctx, search("ownwrite"))
			if err != nil {
				return err
			}
			seen = append(seen, append(titles, fmt.Sprint(len(hits))))
		}
		return nil
	})
	require.NoError(s, err)
	require.Equal(s, [][]string{{"one", "0"}, {"two", "0"}, {"two", "1"}, {"two", "1"}, {"0"}}, seen)
}

// What a transaction writes stands on what it wrote before: a text on the audience that
// its node got since, in place of the text before it; a carried edge too; and a node
// that was deleted and is put again is another one.
func buildsOnItsOwnWrites(s *suite) {
	moved := s.in("b")
	text1 := graph.TextDocument{Node: s.id("c"), Kind: "claim", Terms: []string{"firsttext"}, Length: 1}
	text2 := graph.TextDocument{Node: s.id("c"), Kind: "claim", Terms: []string{"nexttext"}, Length: 1}
	edges := compile(s.T, "MATCH (c:Claim)-[:ABOUT]->(p:Page) WHERE p.id = $id RETURN c.id", s.byID("p").Values)
	require.NoError(s, s.write(
		putNode(s.node("Page", "p", s.in("b"), nil)),
		putNode(s.node("Claim", "c", s.in("a"), nil)),
		putText(text1),
		patchNode(s.id("c"), graph.NodePatch{Item: &moved}),
		putText(text2),
		putEdge(s.edge("e", "c", "ABOUT", "p", graph.Item{}, nil)),
		putNode(s.node("Claim", "d", s.in("a"), nil)),
		putText(graph.TextDocument{Node: s.id("d"), Kind: "claim", Terms: []string{"goneagain"}, Length: 1}),
		deleteNode(s.id("d")),
		putNode(s.node("Claim", "d", s.in("b"), nil)),
		putEdge(s.edge("f", "d", "ABOUT", "p", graph.Item{}, nil)),
	))
	for scope, want := range map[string]struct{ found, edges int }{"a": {0, 0}, "b": {1, 2}} {
		require.NoError(s, s.read(s.members(scope), func(ctx context.Context, r graph.Reader) error {
			for term, n := range map[string]int{"firsttext": 0, "nexttext": want.found, "goneagain": 0} {
				hits, err := r.Search(ctx, search(term))
				if err != nil {
					return err
				}
				require.Len(s, hits, n, "%s in scope %s", term, scope)
			}
			rows, err := r.Match(ctx, edges, s.byID("p"))
			require.Len(s, rows, want.edges, "scope %s", scope)
			return err
		}))
	}
}

func readsWithinAudience(s *suite) {
	plan := compile(s.T, byID, s.byID("p").Values)
	_, err := s.store.Write(s.Context(), s.members("a"), graph.WriteOptions{}, func(ctx context.Context, tx graph.Tx) error {
		for name, scope := range map[string]string{"mine": "a", "theirs": "b"} {
			if err := tx.PutNode(ctx, s.node("Page", name, s.in(scope), graph.Props{"title": text(name)})); err != nil {
				return err
			}
		}
		mine, err := s.titles(ctx, tx, plan, "mine")
		if err != nil {
			return err
		}
		theirs, err := s.titles(ctx, tx, plan, "theirs")
		if err != nil {
			return err
		}
		if len(mine) != 1 || len(theirs) != 0 {
			return fmt.Errorf("in its own write the audience sees %v of its own and %v of others", mine, theirs)
		}
		return nil
	})
	require.NoError(s, err)
	require.ErrorIs(s, write(s.Context(), s.store, putNode(s.node("Page", "theirs", s.in("a"), nil))), graph.ErrExists, "hidden ids are taken too")
}

func errorOfRead(s *suite) {
	errOwn := errors.New("own")
	require.ErrorIs(s, s.read(graph.Everything(), func(context.Context, graph.Reader) error { return errOwn }), errOwn)
}

func anotherAudience(s *suite) {
	s.mustWrite(putNode(s.node("Page", "p", s.in("a"), graph.Props{"title": text("t")})))
	plan := compile(s.T, byID, s.byID("p").Values)
	require.NoError(s, s.read(s.members("b"), func(ctx context.Context, r graph.Reader) error {
		for _, c := range []struct {
			reader graph.Reader
			want   int
		}{{r, 0}, {r.As(s.members("a")), 1}, {r.As(graph.Everything()), 1}, {r.As(graph.Audience{}), 0}, {r, 0}} {
			titles, err := s.titles(ctx, c.reader, plan, "p")
			if err != nil {
				return err
			}
			require.Len(s, titles, c.want)
		}
		return nil
	}))
}

func revisions(s *suite) {
	plan := compile(s.T, byID, s.byID("").Values)
	for i := range 5 {
		name := fmt.Sprint(i)
		rev, err := s.store.Write(s.Context(), graph.Everything(), graph.WriteOptions{}, func(ctx context.Context, tx graph.Tx) error {
			return tx.PutNode(ctx, s.node("Page", name, s.in("a"), graph.Props{"title": text(name)}))
		})
		require.NoError(s, err)
		require.NotEmpty(s, rev)
		require.NoError(s, s.store.Read(s.Context(), s.members("a"), graph.ReadOptions{AtLeast: rev}, func(ctx context.Context, r graph.Reader) error {
			titles, err := s.titles(ctx, r, plan, name)
			require.Equal(s, []string{name}, titles)
			return err
		}))
		_, err = s.store.Write(s.Context(), s.members("a"), graph.WriteOptions{AtLeast: rev}, func(ctx context.Context, tx graph.Tx) error {
			titles, err := s.titles(ctx, tx, plan, name)
			require.Equal(s, []string{name}, titles)
			return err
		})
		require.NoError(s, err)
	}
	err := s.store.Read(s.Context(), s.members("a"), graph.ReadOptions{AtLeast: "no revision"}, func(context.Context, graph.Reader) error { return nil })
	require.ErrorIs(s, err, graph.ErrBadRevision)
}

// increment adds one to the version of a page, creating it at 1. The lock makes
// "look, then write" safe.
func (s *suite) increment(ctx context.Context, tx graph.Tx, plan *graph.Plan, name string) error {
	if err := tx.Lock(ctx, s.id(name)); err != nil {
		return err
	}
	rows, err := tx.Match(ctx, plan, s.byID(name))
	if err != nil {
		return err
	}
	if len(rows) == 0 {
		return tx.PutNode(ctx, s.node("Page", name, s.in("a"), graph.Props{"version": graph.Int(1)}))
	}
	return tx.PatchNode(ctx, s.id(name), graph.NodePatch{Props: graph.Props{"version": graph.Int(rows[0][0].Int64() + 1)}})
}

func (s *suite) versionPlan() *graph.Plan {
	return compile(s.T, "MATCH (p:Page) WHERE p.id = $id RETURN p.version AS v", s.byID("").Values)
}

// runTwice fails its first run after a read has sent what was written before; the
// second run must find nothing of it.
func runTwice(s *suite) {
	plan := s.versionPlan()
	errOnce := errors.New("once")
	for run := range 2 {
		err := write(s.Context(), s.store, func(ctx context.Context, tx graph.Tx) error {
			if err := s.increment(ctx, tx, plan, "p"); err != nil {
				return err
			}
			if err := s.increment(ctx, tx, plan, "p"); err != nil {
				return err
			}
			if run == 0 {
				return errOnce
			}
			return nil
		})
		if run == 0 {
			require.ErrorIs(s, err, errOnce)
		} else {
			require.NoError(s, err)
		}
	}
	s.requireProps(graph.Props{"version": graph.Int(2)}, s.props("Page", "p", "version"))
}

const writers = 24

// together runs fn from many goroutines at once and returns their errors.
func together(fn func(i int) error) []error {
	errs := make([]error, writers)
	var wg sync.WaitGroup
	for i := range writers {
		wg.Go(func() { errs[i] = fn(i) })
	}
	wg.Wait()
	return errs
}

func oneInserter(s *suite) {
	plan := s.versionPlan()
	for i, err := range together(func(i int) error {
		return write(s.Context(), s.store, func(ctx context.Context, tx graph.Tx) error {
			if err := tx.Lock(ctx, s.id("key"), s.id("other"), s.id("key")); err != nil {
				return err
			}
			rows, err := tx.Match(ctx, plan, s.byID("p"))
			if err != nil || len(rows) > 0 {
				return err
			}
			if err := tx.PutNode(ctx, s.node("Page", "p", s.in("a"), nil)); err != nil {
				return err
			}
			return tx.PutNode(ctx, s.node("Page", fmt.Sprintf("by-%02d", i), s.in("a"), nil))
		})
	}) {
		require.NoError(s, err, "writer %d", i)
	}
	require.Len(s, s.all(graph.Everything(), "Page"), 2, "the page and the mark of the one that wrote it")
}

func oneID(s *suite) {
	won := 0
	for _, err := range together(func(int) error { return write(s.Context(), s.store, putNode(s.node("Page", "p", s.in("a"), nil))) }) {
		if err == nil {
			won++
			continue
		}
		require.ErrorIs(s, err, graph.ErrExists)
	}
	require.Equal(s, 1, won)
}

func noUpdateLost(s *suite) {
	plan := s.versionPlan()
	for i, err := range together(func(i int) error {
		return write(s.Context(), s.store, func(ctx context.Context, tx graph.Tx) error {
			return s.increment(ctx, tx, plan, fmt.Sprint(i%2))
		})
	}) {
		require.NoError(s, err, "writer %d", i)
	}
	for _, name := range []string{"0", "1"} {
		s.requireProps(graph.Props{"version": graph.Int(writers / 2)}, s.props("Page", name, "version"))
	}
}

// failingNeighbours has writers fail in every way beside others that do not; an
// engine that commits several together must fail each alone and apply each of
// the others exactly once.
func failingNeighbours(s *suite) {
	plan := s.versionPlan()
	errOwn := errors.New("own")
	s.mustWrite(putNode(s.node("Page", "taken", s.in("a"), graph.Props{"handle": text(s.id("taken"))})))
	fails := []struct {
		want error
		last change
	}{
		{nil, nil},
		{errOwn, failWith(errOwn)},
		{nil, nil},
		{graph.ErrExists, putNode(s.node("Page", "taken", s.in("a"), nil))},
		{graph.ErrExists, putNode(s.node("Page", "fresh", s.in("a"), graph.Props{"handle": text(s.id("taken"))}))},
		{graph.ErrNotFound, deleteNode(s.id("nobody"))},
	}
	for round := range 3 {
		for i, err := range together(func(i int) error {
			changes := []change{
				putNode(s.node("Page", fmt.Sprintf("%d-%02d", round, i), s.in("a"), nil)),
				func(ctx context.Context, tx graph.Tx) error { return s.increment(ctx, tx, plan, "counter") },
			}
			if last := fails[i%len(fails)].last; last != nil {
				changes = append(changes, last)
			}
			return s.write(changes...)
		}) {
			if want := fails[i%len(fails)].want; want != nil {
				require.ErrorIs(s, err, want, "writer %d", i)
			} else {
				require.NoError(s, err, "writer %d", i)
			}
		}
	}
	const succeeded = 3 * writers / 3 // three rounds, two of six ways
	require.Len(s, s.all(graph.Everything(), "Page"), succeeded+2)
	s.requireProps(graph.Props{"version": graph.Int(succeeded)}, s.props("Page", "counter", "version"))
}

func cancelled(s *suite) {
	ctx, cancel := context.WithCancel(s.Context())
	cancel()
	plan := compile(s.T, byID, s.byID("p").Values)
	err := s.store.Read(ctx, graph.Everything(), graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) error {
		_, err := r.Match(ctx, plan, s.byID("p"))
		return err
	})
	require.ErrorIs(s, err, context.Canceled)
	require.ErrorIs(s, write(ctx, s.store, putNode(s.node("Page", "p", s.in("a"), nil))), context.Canceled)

	// Cancelled inside the closure.
	ctx, cancel = context.WithCancel(s.Context())
	defer cancel()
	err = write(ctx, s.store, putNode(s.node("Page", "p", s.in("a"), nil)), func(ctx context.Context, _ graph.Tx) error {
		cancel()
		return ctx.Err()
	})
	require.ErrorIs(s, err, context.Canceled)
	require.Empty(s, s.all(graph.Everything(), "Page"))
	s.mustWrite(putNode(s.node("Page", "p", s.in("a"), nil)))
}

// closedStore closes the store, so it comes last.
func closedStore(s *suite) {
	require.NoError(s, s.store.Ready(s.Context()))
	require.NotEmpty(s, s.store.Name())
	s.mustWrite(putNode(s.node("Page", "p", s.in("a"), nil)))
	// Writes that have begun are finished before the store closes.
	begun, release, done := make(chan struct{}), make(chan struct{}), make(chan error, 1)
	var once sync.Once
	go func() {
		done <- write(context.WithoutCancel(s.Context()), s.store, func(ctx context.Context, tx graph.Tx) error {
			once.Do(func() { close(begun) })
			<-release
			return tx.PutNode(ctx, s.node("Page", "q", s.in("a"), nil))
		})
	}()
	<-begun
	closed := make(chan error, 1)
	go func() { closed <- s.store.Close(context.WithoutCancel(s.Context())) }()
	close(release)
	require.NoError(s, <-done)
	require.NoError(s, <-closed)

	called := func(context.Context, graph.Reader) error { s.Error("the closure ran"); return nil }
	require.ErrorIs(s, s.read(graph.Everything(), called), graph.ErrClosed)
	require.ErrorIs(s, s.write(func(context.Context, graph.Tx) error { s.Error("the closure ran"); return nil }), graph.ErrClosed)
	require.ErrorIs(s, s.store.Ready(s.Context()), graph.ErrClosed)
	require.ErrorIs(s, s.store.Scrub(s.Context()), graph.ErrClosed)
}
