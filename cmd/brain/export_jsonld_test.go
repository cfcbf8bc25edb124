package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"iter"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

func recordsThen(err error, records ...string) iter.Seq2[json.RawMessage, error] {
	return func(yield func(json.RawMessage, error) bool) {
		for _, r := range records {
			if !yield(json.RawMessage(r), nil) {
				return
			}
		}
		if err != nil {
			yield(nil, err)
		}
	}
}

func TestExportLinkedData(t *testing.T) {
	const page = `{"kind":"node","label":"Page","id":"p","properties":{"title":"Acme","type":"company"}}`
	const gone = `{"kind":"node","label":"Page","id":"q","item":{"deletedAt":"2026-01-01T00:00:00Z"},"properties":{"title":"Gone","type":"company"}}`
	file := filepath.Join(t.TempDir(), "brain.jsonld")
	export := func(asJSON, history bool, records iter.Seq2[json.RawMessage, error]) (string, error) {
		var out bytes.Buffer
		seen := 0
		c := &cli{out: &out, json: asJSON}
		err := c.exportLinkedData(file, history, records, func(n int) { seen++; require.Equal(t, seen, n) })
		return out.String(), err
	}
	out, err := export(false, false, recordsThen(nil, page, gone))
	require.NoError(t, err)
	require.Equal(t, file+": 1 elements of 2 records, 1 left out as not current\n", out)
	content, err := os.ReadFile(file)
	require.NoError(t, err)
	require.True(t, json.Valid(content))
	info, err := os.Stat(file)
	require.NoError(t, err)
	require.Equal(t, os.FileMode(0o600), info.Mode().Perm())

	out, err = export(true, true, recordsThen(nil, page, gone))
	require.NoError(t, err)
	require.JSONEq(t, `{"file":"`+file+`","records":2,"elements":2,"leftOut":0}`, out)
	content, err = os.ReadFile(file)
	require.NoError(t, err)

	away := errors.New("away")
	_, err = export(false, false, recordsThen(away, page))
	require.ErrorIs(t, err, away)
	_, err = export(false, false, recordsThen(nil, page, "{}"))
	require.ErrorContains(t, err, "record 2: not a record of an export")
	left, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, content, left, "what was whole stays")
	files, err := os.ReadDir(filepath.Dir(file))
	require.NoError(t, err)
	require.Len(t, files, 1)
}
