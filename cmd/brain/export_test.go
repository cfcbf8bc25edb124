package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

func exportAnswer(records, next string) string {
	more := "false"
	if next != "" {
		more, next = "true", `"`+next+`"`
	} else {
		next = "null"
	}
	return `{"data":{"exportRecords":{"records":[` + records + `],"pageInfo":{"hasNextPage":` + more + `,"endCursor":` + next + `}}}}`
}

func TestExport(t *testing.T) {
	s := serveScript(t, map[string][]string{"ExportRecords": {exportAnswer(`{"kind":"node", "id":"1"},{"n":12345678901234567890.5}`, "c1"), exportAnswer(`{"t":"<é>"}`, "")}})
	file := filepath.Join(t.TempDir(), "brain.jsonl")
	got := brain(t.Context(), s, "export", "--out", file)
	require.Equal(t, exitOK, got.code, got.err)
	require.Equal(t, file+": 3 records, 67 bytes\n", got.out)
	require.Equal(t, "3 records exported\n", got.err)
	content, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, "{\"kind\":\"node\",\"id\":\"1\"}\n{\"n\":12345678901234567890.5}\n{\"t\":\"<é>\"}\n", string(content))
	require.Len(t, s.requests, 2)
	require.Nil(t, s.requests[0].Variables["after"])
	require.Equal(t, "c1", s.requests[1].Variables["after"])
}

func TestExportJSON(t *testing.T) {
	s := serveScript(t, map[string][]string{"ExportRecords": {exportAnswer(`{"a":1}`, "")}})
	file := filepath.Join(t.TempDir(), "brain.jsonl")
	got := brain(t.Context(), s, "export", "--format", "jsonl", "--out", file, "--json")
	require.Equal(t, exitOK, got.code, got.err)
	var result struct {
		File    string
		Records int
		Bytes   int
		Resumed bool
	}
	require.NoError(t, json.Unmarshal([]byte(got.out), &result))
	require.Equal(t, file, result.File)
	require.Equal(t, 1, result.Records)
	require.Equal(t, 8, result.Bytes)
}

func TestExportGoesOn(t *testing.T) {
	file := filepath.Join(t.TempDir(), "brain.jsonl")
	broken := `{"errors":[{"message":"broken","extensions":{"code":"INTERNAL"}}]}`
	s := serveScript(t, map[string][]string{"ExportRecords": {exportAnswer(`{"a":1}`, "c1"), broken, exportAnswer(`{"a":2}`, "")}})
	got := brain(t.Context(), s, "export", "--out", file)
	require.Equal(t, exitFailed, got.code)
	require.Contains(t, got.err, "INTERNAL: broken")
	require.NoFileExists(t, file)
	got = brain(t.Context(), s, "export", "--out", file)
	require.Equal(t, exitOK, got.code, got.err)
	require.Equal(t, "c1", s.requests[2].Variables["after"])
	content, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, "{\"a\":1}\n{\"a\":2}\n", string(content))
}

func TestExportRefuses(t *testing.T) {
	forbidden := `{"errors":[{"message":"the caller may not export everything","extensions":{"code":"FORBIDDEN"}}]}`
	badCursor := `{"errors":[{"message":"the cursor does not fit this list","extensions":{"code":"BAD_CURSOR","field":"after"}}]}`
	file := filepath.Join(t.TempDir(), "brain.jsonl")
	s := serveScript(t, map[string][]string{"ExportRecords": {forbidden, exportAnswer(`{"a":1}`, "c1"), badCursor}})
	for _, c := range []struct {
		args []string
		code int
		says string
	}{
		{[]string{"export"}, exitUsage, "--out is missing"},
		{[]string{"export", "--format", "jsonl3", "--out", file}, exitFailed, "did you mean jsonl?"},
		{[]string{"export", "x", "--out", file}, exitUsage, "expected no arguments"},
		{[]string{"export", "--out", file}, exitFailed, "FORBIDDEN"},
		{[]string{"export", "--out", file}, exitFailed, "remove " + file + ".partial and " + file + ".cursor to begin anew"},
		{[]string{"export", "--out", filepath.Join(file, "none", "x")}, exitFailed, "BAD_INPUT"},
	} {
		got := brain(t.Context(), s, c.args...)
		require.Equal(t, c.code, got.code, "%v: %s", c.args, got.err)
		require.Contains(t, got.err, c.says)
	}
}
