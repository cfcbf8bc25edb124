package main

import (
	"io/fs"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/importers/markdown"
)

func TestVaultIsTheSameEveryTimeAndAllLinksResolve(t *testing.T) {
	const notes = 40
	first, second := t.TempDir(), t.TempDir()
	require.NoError(t, writeVault(first, notes))
	require.NoError(t, writeVault(second, notes))
	files := 0
	require.NoError(t, fs.WalkDir(os.DirFS(first), ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		files++
		a, err := os.ReadFile(first + "/" + path)
		require.NoError(t, err)
		b, err := os.ReadFile(second + "/" + path)
		require.NoError(t, err)
		require.Equal(t, string(a), string(b))
		return nil
	}))
	require.Equal(t, notes, files)

	w := smallWorld(t)
	names, err := w.importVocabulary(t.Context())
	require.NoError(t, err)
	vault, err := markdown.Open(t.Context(), os.DirFS(first), markdown.Options{Name: "bench", Scope: "world", Vocabulary: names})
	require.NoError(t, err)
	report, err := markdown.Import(t.Context(), vault, sink{w}, false, silent{})
	require.NoError(t, err)
	require.Equal(t, notes, report.Pages.Written)
	require.Zero(t, report.Lost())
	require.Empty(t, report.Unresolved)
	require.Positive(t, report.Links.Written)
}
