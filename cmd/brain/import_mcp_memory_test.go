package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

func memoryFile(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "memory.jsonl")
	require.NoError(t, os.WriteFile(path, []byte(`{"type":"entity","name":"Ada","entityType":"Person","observations":["Speaks French"]}
{"type":"entity","name":"Engine","entityType":"machine","observations":[]}
{"type":"relation","from":"Ada","to":"Engine","relationType":"worksOn"}
{"type":"relation","from":"Ada","to":"Nobody","relationType":"knows"}
{"type":
`), 0o600))
	return path
}

func TestImportMCPMemory(t *testing.T) {
	s := serveScript(t, map[string][]string{"ImportContext": {contextAnswer}, "ImportRecords": {importAnswer("2", "0", ""), importAnswer("1", "0", ""), importAnswer("0", "1", "")}})
	got := brain(t.Context(), s, "import", "mcp-memory", memoryFile(t))
	require.Equal(t, exitOK, got.code, got.err)
	require.Equal(t, "pages: 2 of 2 entities\nclaims: 2 of 2 entities\nlinks: 1 of 1 relations\n", got.err)
	require.Regexp(t, `^Memory memory.jsonl, scope principal:amy\nentities +2 read +2 written +0 unchanged +0 refused\nobservations +1 read +1 written +0 unchanged +0 refused\nrelations +1 read +0 written +1 unchanged +0 refused\n`, got.out)
	for _, want := range []string{
		"1 dangling relations", "1 broken lines", "1 types to note", "line 5: not a JSON object", "line 4: Ada knows Nobody", "machine (1)",
		"worksOn: no link type has this name (1)",
	} {
		require.Contains(t, got.out, want)
	}
	require.Len(t, s.requests, 4)
	sent := func(request int) map[string]any {
		return s.requests[request].Variables["input"].(map[string]any)["records"].([]any)[0].(map[string]any)
	}
	require.Equal(t, "mcp-memory:memory.jsonl:Ada", sent(1)["externalKey"])
	require.Equal(t, "person", sent(1)["type"])
	require.Equal(t, "mcp-memory:memory.jsonl:Ada", sent(2)["about"])
	require.Equal(t, "relates_to", sent(3)["type"])
	require.Equal(t, "principal:amy", sent(3)["scope"])
}

func TestImportMCPMemoryJSON(t *testing.T) {
	s := serveScript(t, map[string][]string{
		"ImportContext": {contextAnswer}, "CheckScope": {`{"data":{"remember":{"status":"INSERTED"}}}`}, "ImportRecords": {importAnswer("2", "0", "")},
	})
	got := brain(t.Context(), s, "import", "mcp-memory", memoryFile(t), "--name", "agent", "--scope", "world", "--dry-run", "--json")
	require.Equal(t, exitOK, got.code, got.err)
	var report struct {
		Name, Scope string
		DryRun      bool
		Entities    int
	}
	require.NoError(t, json.Unmarshal([]byte(got.out), &report))
	require.Equal(t, "agent", report.Name)
	require.Equal(t, "world", report.Scope)
	require.True(t, report.DryRun)
	require.Equal(t, 2, report.Entities)
	require.Len(t, s.requests, 3, "a dry run sends pages only")
	require.Equal(t, true, s.requests[2].Variables["input"].(map[string]any)["dryRun"])
}

func TestImportMCPMemoryFaults(t *testing.T) {
	path := memoryFile(t)
	s := serveScript(t, map[string][]string{"ImportContext": {contextAnswer}, "ImportRecords": {importAnswer("1", "0", `{"index":0,"code":"BAD_INPUT","message":"title: no"}`)}})
	got := brain(t.Context(), s, "import", "mcp-memory", path)
	require.Equal(t, exitFailed, got.code)
	require.Contains(t, got.out, "mcp-memory:memory.jsonl:Ada: BAD_INPUT: title: no")
	require.Contains(t, got.err, "error: CONSTRAINT: the service refused 1 records")
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{filepath.Join(filepath.Dir(path), "none")}, "BAD_INPUT"},
		{[]string{filepath.Dir(path)}, "FILE is not valid: expected a file"},
		{[]string{path, "--name", " "}, "a memory's name is one line"},
	} {
		got := brain(t.Context(), s, append([]string{"import", "mcp-memory"}, c.args...)...)
		require.Equal(t, exitFailed, got.code)
		require.Contains(t, got.err, c.want)
	}
}
