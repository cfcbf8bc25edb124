package markdown_test

import (
	"bytes"
	"encoding/json"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/importers"
	"brain/internal/importers/markdown"
)

// TestGoldenVault compares every record of the test vault, and the report.
func TestGoldenVault(t *testing.T) {
	v := open(t, fixed(t, "testdata/vault"))
	var got bytes.Buffer
	write := func(name string, value any) {
		r, err := importers.Encode(name, value)
		require.NoError(t, err)
		got.Write(r.JSON)
		got.WriteByte('\n')
	}
	for i := range v.Len() {
		p, err := v.Page(i)
		require.NoError(t, err)
		write("page", p.Page)
	}
	for i := range v.Len() {
		l, err := v.Links(i)
		require.NoError(t, err)
		for _, link := range l.Links {
			write("link", link)
		}
	}
	golden(t, "testdata/records.jsonl", got.Bytes())

	report, err := markdown.Import(t.Context(), v, newService(), false, &silent{})
	require.NoError(t, err)
	b, err := json.MarshalIndent(report, "", "  ")
	require.NoError(t, err)
	golden(t, "testdata/report.json", append(b, '\n'))
}

func golden(t *testing.T, path string, got []byte) {
	t.Helper()
	if *update {
		require.NoError(t, os.WriteFile(path, got, 0o644))
	}
	want, err := os.ReadFile(path)
	require.NoError(t, err)
	require.Equal(t, string(want), string(got))
}
