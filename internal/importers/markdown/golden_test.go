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
		for _, event := range l.Events {
			write("event", event)
		}
	}
	golden(t, "testdata/records.jsonl", got.Bytes())

	s := newService()
	report, err := markdown.Import(t.Context(), v, s, false, &silent{})
	require.NoError(t, err)
	require.JSONEq(t, `{"kind":"statements","page":"v/people/Ada.md","scope":"world","says":[
		{"type":"works_at","scope":"world","excerpt":"works_at: Acme","name":"Acme","property":"works_at"},
		{"type":"mentions","scope":"world","excerpt":"Works with 보고서 and Acme.","name":"보고서"},
		{"type":"mentions","scope":"world","excerpt":"Works with 보고서 and Acme.","name":"../companies/Acme.md"}
	]}`, s.lists["v/people/Ada.md"])
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
