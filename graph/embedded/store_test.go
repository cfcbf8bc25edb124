package embedded_test

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/embedded"
	"brain/graph/pattern"
)

// The environment variables that turn this test binary into a child process.
const (
	childDir  = "BRAIN_TEST_EMBEDDED_DIR"
	childMode = "BRAIN_TEST_EMBEDDED_MODE"
)

func TestMain(m *testing.M) {
	if dir := os.Getenv(childDir); dir != "" {
		os.Exit(child(dir, os.Getenv(childMode)))
	}
	os.Exit(m.Run())
}

// child opens the store of the folder. In mode "write" it writes for ever from
// several goroutines and prints the number of each write that is acknowledged;
// in mode "open" it prints whether it could open.
func child(dir, mode string) int {
	ctx := context.Background()
	s, err := embedded.Open(ctx, embedded.Options{Dir: dir})
	if err != nil {
		fmt.Println(err)
		if errors.Is(err, graph.ErrInUse) {
			return exitInUse
		}
		return 1
	}
	if mode == "open" {
		return 0
	}
	var out sync.Mutex
	first, _ := strconv.Atoi(mode)
	var all sync.WaitGroup
	for g := range 4 {
		all.Go(func() {
			for n := first + g; ; n += 4 {
				_, err := s.Write(ctx, graph.Everything(), graph.WriteOptions{}, func(ctx context.Context, tx graph.Tx) error {
					return putClaim(ctx, tx, n, pageID(0))
				})
				if err != nil {
					fmt.Fprintln(os.Stderr, err)
					os.Exit(1)
				}
				out.Lock()
				fmt.Println(n)
				out.Unlock()
			}
		})
	}
	all.Wait()
	return 0
}

const exitInUse = 3

func startChild(t *testing.T, dir, mode string) *exec.Cmd {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), os.Args[0])
	cmd.Env = append(os.Environ(), childDir+"="+dir, childMode+"="+mode)
	cmd.Stderr = os.Stderr
	return cmd
}

func TestFolder(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "a ?&#%folder", "store")
	s := open(t, embedded.Options{Dir: dir})
	write(t, s, func(ctx context.Context, tx graph.Tx) error { return tx.PutNode(ctx, page(1)) })
	info, err := os.Stat(dir)
	require.NoError(t, err)
	require.Equal(t, os.FileMode(0o700), info.Mode().Perm())
	for _, name := range []string{"brain.db", "brain.db-wal", "brain.lock"} {
		info, err := os.Stat(filepath.Join(dir, name))
		require.NoError(t, err)
		require.Equal(t, os.FileMode(0o600), info.Mode().Perm(), name)
	}
	require.Contains(t, s.Name(), "SQLite 3.")
	require.NoError(t, s.Ready(t.Context()))
	_, err = embedded.Open(t.Context(), embedded.Options{})
	require.ErrorContains(t, err, "Dir")
}

func TestOneProcess(t *testing.T) {
	dir := t.TempDir()
	s := open(t, embedded.Options{Dir: dir})
	_, err := embedded.Open(t.Context(), embedded.Options{Dir: dir})
	require.ErrorIs(t, err, graph.ErrInUse)
	require.ErrorContains(t, err, dir)

	out, err := startChild(t, dir, "open").Output()
	var exit *exec.ExitError
	require.ErrorAs(t, err, &exit)
	require.Equal(t, exitInUse, exit.ExitCode())
	require.Contains(t, string(out), graph.ErrInUse.Error())

	require.NoError(t, s.Close(t.Context()))
	require.NoError(t, startChild(t, dir, "open").Run())
	require.NoError(t, open(t, embedded.Options{Dir: dir}).Ready(t.Context()))
}

// TestKill: what was acknowledged before kill -9 is there afterwards, whole, and
// no lock is left.
func TestKill(t *testing.T) {
	dir := t.TempDir()
	s := open(t, embedded.Options{Dir: dir})
	write(t, s, func(ctx context.Context, tx graph.Tx) error { return tx.PutNode(ctx, page(0)) })
	require.NoError(t, s.Close(t.Context()))

	const rounds, enough, apart = 3, 60, 1_000_000
	plan := pattern.MustCompile(catalogue(t), "MATCH (c:Fact)-[:ABOUT]->(:Page) RETURN c.id")
	acknowledged := map[string]bool{}
	for round := range rounds {
		cmd := startChild(t, dir, strconv.Itoa((round+1)*apart))
		stdout, err := cmd.StdoutPipe()
		require.NoError(t, err)
		require.NoError(t, cmd.Start())
		lines := bufio.NewScanner(stdout)
		for seen := 0; lines.Scan(); seen++ {
			n, err := strconv.Atoi(lines.Text())
			if err != nil {
				t.Fatalf("child: %s", lines.Text())
			}
			acknowledged[fmt.Sprintf("claim-%08d", n)] = true
			if seen == enough {
				require.NoError(t, cmd.Process.Kill())
			}
		}
		require.Error(t, cmd.Wait(), "the child was killed")

		s := open(t, embedded.Options{Dir: dir})
		found := map[string]bool{}
		for _, row := range match(t, s, graph.Everything(), plan, nil) {
			found[row[0].Str()] = true
		}
		for id := range acknowledged {
			require.True(t, found[id], "%s was acknowledged", id)
		}
		require.NoError(t, s.Read(t.Context(), graph.Everything(), graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) error {
			st, err := r.Statistics(ctx, graph.TextStatisticsQuery{})
			require.EqualValues(t, len(found), st.Documents, "a claim has its text or is not there")
			return err
		}))
		require.NoError(t, s.Close(t.Context()))
	}
	require.Greater(t, len(acknowledged), rounds*enough)
}

func putPage(n int) func(context.Context, graph.Tx) error {
	return func(ctx context.Context, tx graph.Tx) error { return tx.PutNode(ctx, page(n)) }
}

func pagesOf(t *testing.T, s graph.Store) []string {
	t.Helper()
	ids := []string{}
	for _, row := range match(t, s, graph.Everything(), pattern.MustCompile(catalogue(t), "MATCH (p:Page) RETURN p.id ORDER BY p.id"), nil) {
		ids = append(ids, row[0].Str())
	}
	return ids
}

// TestSharedCommit: closures that wait while another runs share its commit, and
// each one that fails, in whatever way, fails alone.
func TestSharedCommit(t *testing.T) {
	s := open(t, embedded.Options{Dir: t.TempDir()})
	started, release := make(chan struct{}), make(chan struct{})
	revisions := make([]graph.Revision, 6)
	errs := make([]error, 6)
	var all sync.WaitGroup
	start := func(i int, ctx context.Context, fn func(context.Context, graph.Tx) error) {
		all.Go(func() {
			defer func() {
				if r := recover(); r != nil {
					errs[i] = fmt.Errorf("panic: %v", r)
				}
			}()
			revisions[i], errs[i] = s.Write(ctx, graph.Everything(), graph.WriteOptions{}, fn)
		})
	}
	start(0, t.Context(), func(ctx context.Context, tx graph.Tx) error {
		close(started)
		<-release
		return putPage(0)(ctx, tx)
	})
	<-started
	wrong := errors.New("wrong")
	gone, leave := context.WithCancel(t.Context())
	start(1, t.Context(), func(ctx context.Context, tx graph.Tx) error { return errors.Join(putPage(1)(ctx, tx), wrong) })
	start(2, t.Context(), func(ctx context.Context, tx graph.Tx) error {
		_ = putPage(2)(ctx, tx)
		panic("on purpose")
	})
	start(3, t.Context(), func(ctx context.Context, tx graph.Tx) error {
		errs[3] = errors.New("exited")
		_ = putPage(3)(ctx, tx)
		runtime.Goexit()
		return nil
	})
	start(4, gone, putPage(4))
	start(5, t.Context(), putPage(5))
	leave()
	close(release)
	all.Wait()

	require.NoError(t, errs[0])
	require.ErrorIs(t, errs[1], wrong)
	require.EqualError(t, errs[2], "panic: on purpose")
	require.EqualError(t, errs[3], "exited")
	require.ErrorIs(t, errs[4], context.Canceled)
	require.NoError(t, errs[5])
	require.Equal(t, []string{pageID(0), pageID(5)}, pagesOf(t, s))
	require.NotEmpty(t, revisions[0])
	require.NotEmpty(t, revisions[5])
}

// TestFirstOfSharedCommitFails: what the first closure of a commit wrote before it
// failed is taken back, and those behind it are kept.
func TestFirstOfSharedCommitFails(t *testing.T) {
	s := open(t, embedded.Options{Dir: t.TempDir()})
	started, release := make(chan struct{}), make(chan struct{})
	wrong := errors.New("wrong")
	errs := make([]error, 3)
	var all sync.WaitGroup
	start := func(i int, fn func(context.Context, graph.Tx) error) {
		all.Go(func() { _, errs[i] = s.Write(t.Context(), graph.Everything(), graph.WriteOptions{}, fn) })
	}
	start(0, func(ctx context.Context, tx graph.Tx) error {
		close(started)
		<-release
		return errors.Join(putPage(0)(ctx, tx), wrong)
	})
	<-started
	start(1, putPage(1))
	start(2, putPage(2))
	close(release)
	all.Wait()
	require.ErrorIs(t, errs[0], wrong)
	require.NoError(t, errs[1])
	require.NoError(t, errs[2])
	require.Equal(t, []string{pageID(1), pageID(2)}, pagesOf(t, s))
}

func TestNestedWrite(t *testing.T) {
	s, other := open(t, embedded.Options{Dir: t.TempDir()}), open(t, embedded.Options{Dir: t.TempDir()})
	write(t, s, func(ctx context.Context, tx graph.Tx) error {
		_, err := s.Write(ctx, graph.Everything(), graph.WriteOptions{}, putPage(1))
		require.ErrorContains(t, err, "inside a Write")
		_, err = other.Write(ctx, graph.Everything(), graph.WriteOptions{}, putPage(1))
		require.NoError(t, err, "another store")
		require.Empty(t, pagesOf(t, s), "a read inside sees the state before")
		return putPage(2)(ctx, tx)
	})
	require.Equal(t, []string{pageID(2)}, pagesOf(t, s))
}

// TestEndedClosure: what a closure was given is of no use after it.
func TestEndedClosure(t *testing.T) {
	s := open(t, embedded.Options{Dir: t.TempDir()})
	var kept graph.Tx
	write(t, s, func(ctx context.Context, tx graph.Tx) error {
		kept = tx
		return putPage(1)(ctx, tx)
	})
	require.ErrorIs(t, putPage(2)(t.Context(), kept), graph.ErrClosed)
	_, err := kept.As(graph.Everything()).Statistics(t.Context(), graph.TextStatisticsQuery{})
	require.ErrorIs(t, err, graph.ErrClosed)
	require.Equal(t, []string{pageID(1)}, pagesOf(t, s))
}

// TestManyPlans: more plans than any cache holds, each run twice.
func TestManyPlans(t *testing.T) {
	s := open(t, embedded.Options{Dir: t.TempDir(), ReadConns: 1})
	write(t, s, putPage(1))
	cat := catalogue(t)
	plans := make([]*graph.Plan, 1_200)
	for i := range plans {
		// 512 texts, and more plans than that.
		text := "MATCH (p:Page) WHERE p.id = $id"
		for bit := range 9 {
			if i>>bit&1 == 1 {
				text += fmt.Sprintf(" AND p.version IS NULL AND p.%s IS NULL", []string{"subtype", "pinned", "writer", "managedBy", "externalKey", "handle",
					"effectiveDate", "createdAt", "updatedAt"}[bit])
			}
		}
		plans[i] = pattern.MustCompile(cat, text+" RETURN p.id")
	}
	for range 2 {
		for i, p := range plans {
			require.Len(t, match(t, s, graph.Everything(), p, graph.Props{"id": graph.String(pageID(1))}), 1, i)
		}
	}
}

// TestAudienceKeysOfLostWrites: a key registered by a write that failed is not
// mistaken for the one that takes its id later.
func TestAudienceKeysOfLostWrites(t *testing.T) {
	s := open(t, embedded.Options{Dir: t.TempDir()})
	put := func(id, scope string, err error) error {
		_, got := s.Write(t.Context(), graph.Everything(), graph.WriteOptions{}, func(ctx context.Context, tx graph.Tx) error {
			n := graph.Node{ID: id, Labels: []string{"Page"}, Item: graph.Item{Scope: graph.GroupScope(scope)}}
			return errors.Join(tx.PutNode(ctx, n), err)
		})
		return got
	}
	require.Error(t, put("x", "lost", errors.New("wrong")))
	require.NoError(t, put("a", "kept", nil))
	require.NoError(t, put("b", "lost", nil))
	plan := pattern.MustCompile(catalogue(t), "MATCH (p:Page) RETURN p.id")
	for scope, want := range map[string]string{"kept": "a", "lost": "b"} {
		rows := match(t, s, graph.NewAudience([]string{graph.GroupScope(scope)}), plan, nil)
		require.Len(t, rows, 1, scope)
		require.Equal(t, want, rows[0][0].Str(), scope)
	}
}

func TestSnapshot(t *testing.T) {
	s := open(t, embedded.Options{Dir: t.TempDir()})
	first := write(t, s, putPage(1))
	plan := pattern.MustCompile(catalogue(t), "MATCH (p:Page) RETURN p.id")
	require.NoError(t, s.Read(t.Context(), graph.Everything(), graph.ReadOptions{AtLeast: first}, func(ctx context.Context, r graph.Reader) error {
		second := write(t, s, putPage(2))
		require.NotEqual(t, first, second)
		rows, err := r.Match(ctx, plan, graph.Args{Now: clock})
		require.Len(t, rows, 1, "the view is of before")
		require.Len(t, pagesOf(t, s), 2)
		return err
	}))
	for revision, want := range map[graph.Revision]error{
		first[:len(first)-1] + "9999": graph.ErrStaleRevision, "nonsense": graph.ErrBadRevision, first + "x": graph.ErrBadRevision,
	} {
		err := s.Read(t.Context(), graph.Everything(), graph.ReadOptions{AtLeast: revision}, func(context.Context, graph.Reader) error { return nil })
		require.ErrorIs(t, err, want, revision)
		_, err = s.Write(t.Context(), graph.Everything(), graph.WriteOptions{AtLeast: revision}, putPage(3))
		require.ErrorIs(t, err, want, revision)
	}
	other := open(t, embedded.Options{Dir: t.TempDir()})
	err := other.Read(t.Context(), graph.Everything(), graph.ReadOptions{AtLeast: first}, func(context.Context, graph.Reader) error { return nil })
	require.ErrorIs(t, err, graph.ErrBadRevision, "a revision of another store")
}

func TestCloseWaits(t *testing.T) {
	dir := t.TempDir()
	s := open(t, embedded.Options{Dir: dir})
	started, release, written := make(chan struct{}), make(chan struct{}), make(chan error, 1)
	go func() {
		_, err := s.Write(context.Background(), graph.Everything(), graph.WriteOptions{}, func(ctx context.Context, tx graph.Tx) error {
			close(started)
			<-release
			return putPage(1)(ctx, tx)
		})
		written <- err
	}()
	<-started
	ended, end := context.WithCancel(t.Context())
	end()
	require.ErrorIs(t, s.Close(ended), context.Canceled, "a write is running")
	close(release)
	require.NoError(t, <-written)
	_, err := s.Write(t.Context(), graph.Everything(), graph.WriteOptions{}, putPage(2))
	require.ErrorIs(t, err, graph.ErrClosed)
	require.ErrorIs(t, s.Ready(t.Context()), graph.ErrClosed)

	var again *embedded.Store
	require.Eventually(t, func() bool {
		again, err = embedded.Open(context.Background(), embedded.Options{Dir: dir})
		return err == nil
	}, 5*time.Second, time.Millisecond)
	require.Equal(t, []string{pageID(1)}, pagesOf(t, again))
	require.NoError(t, again.Close(t.Context()))
}

// hub writes a hub with so many neighbours that each know it and are known by it.
func hub(t testing.TB, s graph.Store, edges int) {
	t.Helper()
	write(t, s, func(ctx context.Context, tx graph.Tx) error {
		if err := tx.PutNode(ctx, page(0)); err != nil {
			return err
		}
		for n := 1; n <= edges; n++ {
			if err := tx.PutNode(ctx, page(n)); err != nil {
				return err
			}
			e := graph.Edge{ID: fmt.Sprintf("e%d", n), Type: "KNOWS", From: pageID(n), To: pageID(0), Item: graph.Item{Scope: graph.ScopeWorld}}
			if err := tx.PutEdge(ctx, e); err != nil {
				return err
			}
		}
		return nil
	})
}

// TestHub: two hops over a hub are answered when few rows result, and else end
// with the limit that they meet, soon.
func TestHub(t *testing.T) {
	const edges = 20_000
	s := open(t, embedded.Options{Dir: t.TempDir(), NoSync: true})
	hub(t, s, edges)
	cat := catalogue(t)
	everyone := graph.NewAudience([]string{graph.ScopeWorld})
	values := graph.Props{"id": graph.String(pageID(7)), "hub": graph.String(pageID(0))}

	rows := match(t, s, everyone, pattern.MustCompile(cat, "MATCH (a:Page)-[:KNOWS]->(h:Page)<-[:KNOWS]-(b:Page) WHERE a.id = $id RETURN b.id ORDER BY b.id LIMIT 3"), values)
	require.Equal(t, []graph.Row{{graph.String(pageID(1))}, {graph.String(pageID(2))}, {graph.String(pageID(3))}}, rows)
	rows = match(t, s, everyone, pattern.MustCompile(cat, "MATCH (a:Page)-[:KNOWS]->(h:Page)<-[:KNOWS]-(b:Page) WHERE a.id = $id RETURN count(b)"), values)
	require.Equal(t, []graph.Row{{graph.Int(edges - 1)}}, rows)

	var expensive *graph.TooExpensiveError
	_, err := tryMatch(t.Context(), s, everyone, pattern.MustCompile(cat, "MATCH (a:Page)-[:KNOWS]->(h:Page)<-[:KNOWS]-(b:Page) WHERE h.id = $hub RETURN a.id, b.id"), values)
	require.ErrorAs(t, err, &expensive)
	require.Equal(t, graph.LimitRows, expensive.Limit, "400 million rows stop at the first too many")

	endless := pattern.MustCompile(cat, "MATCH (a:Page)-[:KNOWS]->(h:Page)<-[:KNOWS]-(b:Page) WHERE h.id = $hub RETURN count(*)")
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	began := time.Now()
	_, err = tryMatch(ctx, s, everyone, endless, values)
	require.ErrorIs(t, err, graph.ErrTooExpensive)
	require.ErrorIs(t, err, context.DeadlineExceeded)
	require.Less(t, time.Since(began), 550*time.Millisecond)

	ctx, cancel = context.WithCancel(t.Context())
	time.AfterFunc(20*time.Millisecond, cancel)
	_, err = tryMatch(ctx, s, everyone, endless, values)
	require.ErrorIs(t, err, context.Canceled)
	require.NotErrorIs(t, err, graph.ErrTooExpensive)

	// One closure runs out of time, the one after it does not notice.
	ctx, cancel = context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	_, err = s.Write(ctx, everyone, graph.WriteOptions{}, func(ctx context.Context, tx graph.Tx) error {
		if err := tx.PutNode(ctx, page(edges+1)); err != nil {
			return err
		}
		_, err := tx.Match(ctx, endless, graph.Args{Values: values, Now: clock})
		return err
	})
	require.ErrorIs(t, err, context.DeadlineExceeded)
	write(t, s, putPage(edges+1))
}

func TestQueryTime(t *testing.T) {
	s := open(t, embedded.Options{Dir: t.TempDir(), NoSync: true, QueryTime: 30 * time.Millisecond})
	hub(t, s, 5_000)
	_, err := tryMatch(t.Context(), s, graph.Everything(),
		pattern.MustCompile(catalogue(t), "MATCH (a:Page)-[:KNOWS]->(h:Page)<-[:KNOWS]-(b:Page) WHERE h.id = $hub RETURN count(*)"), graph.Props{"hub": graph.String(pageID(0))})
	var expensive *graph.TooExpensiveError
	require.ErrorAs(t, err, &expensive)
	require.Equal(t, graph.LimitTime, expensive.Limit)
	require.NotErrorIs(t, err, context.DeadlineExceeded, "the caller's time was not over")
}

// TestTokens: terms of every script stand in the index exactly as they are.
func TestTokens(t *testing.T) {
	s := open(t, embedded.Options{Dir: t.TempDir()})
	terms := []string{"공급", "급업", "業者", "東京", "京都", "हिन्दी", "éa", "ea", "EA", "Ea", "x_y", "7", "ｱ", "𠀋", "ß", "ss", "İ", "i"}
	write(t, s, func(ctx context.Context, tx graph.Tx) error {
		for i, term := range terms {
			n := page(i)
			if err := tx.PutNode(ctx, n); err != nil {
				return err
			}
			if err := tx.PutText(ctx, graph.TextDocument{Node: n.ID, Kind: "name", Terms: []string{term}, Length: 1}); err != nil {
				return err
			}
		}
		return nil
	})
	require.NoError(t, s.Read(t.Context(), graph.NewAudience([]string{graph.ScopeWorld}), graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) error {
		st, err := r.Statistics(ctx, graph.TextStatisticsQuery{Terms: terms})
		require.NoError(t, err)
		for i, term := range terms {
			hits, err := r.Search(ctx, graph.TextQuery{Terms: []graph.WeightedTerm{{Term: term, Weight: 1}}, Limit: 10, TextFilter: graph.TextFilter{Now: clock}})
			require.NoError(t, err)
			require.Len(t, hits, 1, term)
			require.Equal(t, pageID(i), hits[0].Node, term)
			require.EqualValues(t, 1, st.Frequency[term], term)
		}
		for _, odd := range []string{"", `"`, "a b", "*", "a-b", "NEAR(a)"} {
			hits, err := r.Search(ctx, graph.TextQuery{Terms: []graph.WeightedTerm{{Term: odd, Weight: 1}}, Limit: 10, TextFilter: graph.TextFilter{Now: clock}})
			require.NoError(t, err, odd)
			require.Empty(t, hits, odd)
		}
		return nil
	}))
}

func TestBadInput(t *testing.T) {
	s := open(t, embedded.Options{Dir: t.TempDir()})
	node := func(change func(*graph.Node)) func(context.Context, graph.Tx) error {
		n := page(1)
		change(&n)
		return func(ctx context.Context, tx graph.Tx) error { return tx.PutNode(ctx, n) }
	}
	for name, c := range map[string]struct {
		fn   func(context.Context, graph.Tx) error
		says string
	}{
		"no id":            {node(func(n *graph.Node) { n.ID = "" }), "id is empty"},
		"no label":         {node(func(n *graph.Node) { n.Labels = nil }), "storage label"},
		"unknown storage":  {node(func(n *graph.Node) { n.Labels = []string{"Company"} }), "storage label"},
		"two storages":     {node(func(n *graph.Node) { n.Labels = []string{"Page", "Claim"} }), "one storage label"},
		"unknown property": {node(func(n *graph.Node) { n.Props = graph.Props{"nonsense": graph.Int(1)} }), `"nonsense"`},
		"item as property": {node(func(n *graph.Node) { n.Props = graph.Props{"gated": graph.Bool(true)} }), `"gated"`},
		"wrong kind":       {node(func(n *graph.Node) { n.Props = graph.Props{"title": graph.Int(1)} }), "expected a string"},
		"NUL":              {node(func(n *graph.Node) { n.Props = graph.Props{"title": graph.String("a\x00b")} }), "U+0000"},
		"broken UTF-8":     {node(func(n *graph.Node) { n.Props = graph.Props{"title": graph.String("a\xffb")} }), "UTF-8"},
		"highest rune":     {node(func(n *graph.Node) { n.ID = "a\U0010FFFF" }), "U+10FFFF"},
		"term": {func(ctx context.Context, tx graph.Tx) error {
			if err := tx.PutNode(ctx, page(1)); err != nil {
				return err
			}
			return tx.PutText(ctx, graph.TextDocument{Node: pageID(1), Terms: []string{"two words"}})
		}, `"two words"`},
		"edge property": {func(ctx context.Context, tx graph.Tx) error {
			if err := tx.PutNode(ctx, page(1)); err != nil {
				return err
			}
			return tx.PutEdge(ctx, graph.Edge{ID: "e", Type: "KNOWS", From: pageID(1), To: pageID(1), Props: graph.Props{"title": graph.String("x")}})
		}, `"title"`},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := s.Write(t.Context(), graph.Everything(), graph.WriteOptions{}, c.fn)
			require.ErrorContains(t, err, c.says)
			require.Empty(t, pagesOf(t, s))
		})
	}
}
