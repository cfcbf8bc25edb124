package embedded_test

import (
	"context"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/embedded"
)

// TestCloseLeavesOneFile: after Close the store is brain.db alone, nothing of it
// is held open, and a copy of that file is a whole store.
func TestCloseLeavesOneFile(t *testing.T) {
	goroutines := runtime.NumGoroutine()
	dir := t.TempDir()
	s, err := embedded.Open(t.Context(), embedded.Options{Dir: dir})
	require.NoError(t, err)
	write(t, s, putPage(0))
	for n := range 30 {
		write(t, s, func(ctx context.Context, tx graph.Tx) error { return putClaim(ctx, tx, n, pageID(0)) })
	}
	want := textState(t, s)
	require.EqualValues(t, 30, want.Documents)
	require.NoError(t, s.Close(t.Context()))

	require.Equal(t, []string{"brain.db", "brain.lock"}, filesIn(t, dir))
	require.Empty(t, openFiles(t, dir))
	for began := time.Now(); runtime.NumGoroutine() > goroutines; runtime.Gosched() {
		require.Less(t, time.Since(began), 5*time.Second, "goroutines are left")
	}

	whole, err := os.ReadFile(filepath.Join(dir, "brain.db"))
	require.NoError(t, err)
	copied := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(copied, "brain.db"), whole, 0o600))
	again := open(t, embedded.Options{Dir: copied})
	require.Equal(t, []string{pageID(0)}, pagesOf(t, again))
	require.Equal(t, want, textState(t, again))
}

// TestOpenRefusedLeavesNothingOpen: an Open that fails gives back what it opened.
func TestOpenRefusedLeavesNothingOpen(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "brain.db"), []byte(strings.Repeat("not a database. ", 512)), 0o600))
	_, err := embedded.Open(t.Context(), embedded.Options{Dir: dir})
	require.ErrorIs(t, err, graph.ErrUnavailable)
	require.Empty(t, openFiles(t, dir))
}

// textState is what the statistics say of some terms of the claims.
func textState(t *testing.T, s graph.Store) (out graph.TextStatistics) {
	t.Helper()
	err := s.Read(t.Context(), graph.Everything(), graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) (err error) {
		out, err = r.Statistics(ctx, graph.TextStatisticsQuery{Terms: []string{"w0", "w1", "w2", "w3", "w4", "w5"}})
		return err
	})
	require.NoError(t, err)
	return out
}

func filesIn(t *testing.T, dir string) (names []string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}

// openFiles lists the files in the folder that this process holds open, where
// the system tells.
func openFiles(t *testing.T, dir string) (names []string) {
	t.Helper()
	const own = "/proc/self/fd"
	entries, err := os.ReadDir(own)
	if err != nil {
		t.Logf("open files are not checked: %v", err)
	}
	for _, e := range entries {
		if name, err := os.Readlink(filepath.Join(own, e.Name())); err == nil && strings.HasPrefix(name, dir+"/") {
			names = append(names, name)
		}
	}
	return names
}
