package embedded_test

import (
	"bytes"
	"context"
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/embedded"
)

// TestScrubLeavesNoTrace: after a node is deleted and the store scrubbed, no file
// of the store holds its text, its terms or its author, while the store is open.
func TestScrubLeavesNoTrace(t *testing.T) {
	const word, author = "zephyrine", "zoetrope"
	dir := t.TempDir()
	s := open(t, embedded.Options{Dir: dir})
	put := func(n int, word string, it graph.Item) {
		write(t, s, func(ctx context.Context, tx graph.Tx) error {
			id := fmt.Sprintf("claim-%03d", n)
			err := tx.PutNode(ctx, graph.Node{ID: id, Labels: []string{"Claim", "Fact"}, Item: it, Props: graph.Props{"text": graph.String(strings.Repeat("the "+word+" ", 300))}})
			if err != nil {
				return err
			}
			err = tx.PutText(ctx, graph.TextDocument{Node: id, Kind: "claim", Body: word, Title: word, Terms: []string{word, word + "s"}, Length: 2})
			if err != nil {
				return err
			}
			// The vector spells another word, so that it is searched for too.
			v := graph.Vector{Node: id, Model: "m", Text: graph.TextHash(word, word)}
			for _, letter := range []byte(strings.ToUpper(word)) {
				v.Values = append(v.Values, int8(letter))
			}
			return tx.PutVector(ctx, v)
		})
	}
	const claims = 60
	for n := range claims {
		put(n, word, graph.Item{Scope: graph.PrincipalScope(author), Author: author})
		put(n+claims, "breeze", graph.Item{Scope: graph.ScopeWorld})
	}
	require.NotEmpty(t, holders(t, dir, word))
	require.NotEmpty(t, holders(t, dir, strings.ToUpper(word)))
	for n := range claims {
		write(t, s, func(ctx context.Context, tx graph.Tx) error { return tx.DeleteNode(ctx, fmt.Sprintf("claim-%03d", n)) })
	}
	require.NotEmpty(t, holders(t, dir, word), "the test would find it")
	require.NoError(t, s.Scrub(t.Context(), graph.PrincipalScope(author)))
	require.Empty(t, holders(t, dir, word))
	require.Empty(t, holders(t, dir, strings.ToUpper(word)))
	require.Empty(t, holders(t, dir, author))
	require.NotEmpty(t, holders(t, dir, "breeze"))

	// The index compresses terms that begin alike, so it is asked itself.
	db, err := sql.Open("sqlite", filepath.Join(dir, "brain.db"))
	require.NoError(t, err)
	defer func() { require.NoError(t, db.Close()) }()
	for _, w := range []string{word, "breeze"} {
		var n int
		require.NoError(t, db.QueryRowContext(t.Context(), "SELECT count(*) FROM term_frequency WHERE term LIKE ?", "%"+w+"%").Scan(&n))
		require.Equal(t, w == "breeze", n > 0, w)
	}
}

// holders are the files of a folder that hold a text.
func holders(t *testing.T, dir, text string) (names []string) {
	t.Helper()
	for _, name := range filesIn(t, dir) {
		b, err := os.ReadFile(filepath.Join(dir, name))
		require.NoError(t, err)
		if bytes.Contains(b, []byte(text)) {
			names = append(names, name)
		}
	}
	return names
}
