package embedded

import (
	"context"
	"fmt"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/graph"
)

// putDoc puts a node and its text, or replaces the text.
func putDoc(t *testing.T, s *Store, n int, fresh bool, terms ...string) {
	t.Helper()
	_, err := s.Write(t.Context(), graph.Everything(), graph.WriteOptions{}, func(ctx context.Context, tx graph.Tx) error {
		id := fmt.Sprint("n", n)
		if fresh {
			if err := tx.PutNode(ctx, graph.Node{ID: id, Labels: []string{"Claim", "Fact"}, Item: graph.Item{Scope: graph.ScopeWorld, Author: "u"}}); err != nil {
				return err
			}
		}
		return tx.PutText(ctx, graph.TextDocument{Node: id, Kind: "claim", Terms: terms, Length: int64(len(terms))})
	})
	require.NoError(t, err)
}

func segments(t require.TestingT, s *Store) (n int) {
	err := s.Read(context.Background(), graph.Everything(), graph.ReadOptions{}, func(_ context.Context, r graph.Reader) error {
		return r.(*reader).c.row("SELECT count(DISTINCT segid) FROM term_idx").Scan(&n)
	})
	require.NoError(t, err)
	return n
}

// TestMergeWhileIdle: soon after single writes the text index is one segment
// again, with the same content, and what was replaced or removed is gone from it.
func TestMergeWhileIdle(t *testing.T) {
	s := openTest(t)
	merged := func(n int) {
		t.Helper()
		require.Eventually(t, func() bool { return segments(t, s) == n }, 10*time.Second, 5*time.Millisecond)
	}
	for n := range 40 {
		putDoc(t, s, n, true, "shared", fmt.Sprint("own", n))
	}
	merged(1)
	for n := range 40 {
		putDoc(t, s, n, false, "shared", fmt.Sprint("other", n))
	}
	merged(1)
	c := borrow(t, s)
	require.Equal(t, expectedFrequencies(t, c), frequencies(t, c))
	s.readers.give(c)
	for n := range 40 {
		_, err := s.Write(t.Context(), graph.Everything(), graph.WriteOptions{}, func(ctx context.Context, tx graph.Tx) error {
			return tx.DeleteNode(ctx, fmt.Sprint("n", n))
		})
		require.NoError(t, err)
	}
	merged(0)
}

// TestMergeUnderLoad: a merge presses after so many commits without an idle
// moment, and no longer when nothing is left to merge.
func TestMergeUnderLoad(t *testing.T) {
	s := openTest(t)
	for n := range 6 {
		putDoc(t, s, n, true, "shared")
	}
	m, err := openMerger(t.Context(), filepath.Join(s.opt.Dir, databaseFile), true)
	require.NoError(t, err)
	defer func() { require.NoError(t, m.close()) }()
	for range maxUnmerged - 1 {
		m.committed()
	}
	require.True(t, m.waiting())
	require.False(t, m.pressing())
	m.committed()
	require.True(t, m.pressing())
	for m.waiting() {
		m.step(false)
	}
	require.False(t, m.pressing())
	c := borrow(t, s)
	require.Equal(t, expectedFrequencies(t, c), frequencies(t, c))
	s.readers.give(c)
}
