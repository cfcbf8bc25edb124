package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

func recordsFile(t *testing.T, content string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "records.jsonl")
	require.NoError(t, os.WriteFile(file, []byte(content), 0o600))
	return file
}

func TestImportJSONL(t *testing.T) {
	file := recordsFile(t, "{\"kind\":\"node\",\"n\":0.7500}\n{\"kind\":\"edge\"}\n")
	s := serveScript(t, map[string][]string{"ImportRecords": {importAnswer("1", "1", "")}})
	got := brain(t.Context(), s, "import", "jsonl", file)
	require.Equal(t, exitOK, got.code, got.err)
	require.Equal(t, "2 records: 1 written, 1 unchanged, 0 refused\n", got.out)
	require.Equal(t, "2 records read\n", got.err)
	input := s.requests[0].Variables["input"].(map[string]any)
	require.Equal(t, true, input["preserve"])
	require.Len(t, input["records"], 2)
}

func TestImportJSONLPlain(t *testing.T) {
	file := recordsFile(t, `{"kind":"page"}`)
	s := serveScript(t, map[string][]string{"ImportRecords": {importAnswer("1", "0", "")}})
	got := brain(t.Context(), s, "import", "jsonl", file, "--plain", "--json")
	require.Equal(t, exitOK, got.code, got.err)
	require.Equal(t, false, s.requests[0].Variables["input"].(map[string]any)["preserve"])
	var report struct{ Records, Written, Unchanged, Refused int }
	require.NoError(t, json.Unmarshal([]byte(got.out), &report))
	require.Equal(t, 1, report.Written)
}

func TestImportJSONLReportsWhatWasRefused(t *testing.T) {
	file := recordsFile(t, "{}\n{\"kind\":\"node\"}\nnonsense\n")
	s := serveScript(t, map[string][]string{"ImportRecords": {importAnswer("1", "0", `{"index":0,"code":"BAD_INPUT","message":"no kind\u001b[31m"}`)}})
	got := brain(t.Context(), s, "import", "jsonl", file)
	require.Equal(t, exitFailed, got.code)
	require.Equal(t, "3 records: 1 written, 0 unchanged, 2 refused\n\nrefused:\n  line 3: BAD_INPUT: the line is not valid: expected one JSON object\n  line 1: BAD_INPUT: no kind�[31m\n", got.out)
	require.Contains(t, got.err, "the service refused 2 records")
}

func TestImportJSONLRefuses(t *testing.T) {
	file := recordsFile(t, "{}\n")
	forbidden := `{"errors":[{"message":"the caller may not import with ids and history preserved","extensions":{"code":"FORBIDDEN"}}]}`
	s := serveScript(t, map[string][]string{"ImportRecords": {forbidden}})
	for _, c := range []struct {
		args []string
		code int
		says string
	}{
		{[]string{"import", "jsonl"}, exitUsage, "expected FILE"},
		{[]string{"import", "jsonl", file + ".none"}, exitFailed, "BAD_INPUT"},
		{[]string{"import", "jsonl", filepath.Dir(file)}, exitFailed, "expected a file"},
		{[]string{"import", "jsonl", file}, exitFailed, "FORBIDDEN"},
	} {
		got := brain(t.Context(), s, c.args...)
		require.Equal(t, c.code, got.code, "%v: %s", c.args, got.err)
		require.Contains(t, got.err, c.says)
	}
}
