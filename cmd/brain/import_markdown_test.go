package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

const contextAnswer = `{"data":{"viewer":{"principal":{"uid":"amy"}},"vocabulary":{"objectTypes":[{"name":"note","slugPrefix":"notes","subtypes":[],"properties":[]},{"name":"person","slugPrefix":"people","subtypes":[],"properties":[{"name":"role","type":"string"}]}],"linkTypes":[{"name":"mentions","inverse":"mentioned_by"},{"name":"competes_with","inverse":null}]}}}`

func importAnswer(written, unchanged string, errors string) string {
	return `{"data":{"importRecords":{"written":` + written + `,"unchanged":` + unchanged + `,"errors":[` + errors + `],"warnings":[]}}}`
}

func vaultDir(t *testing.T) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "handbook")
	for name, content := range map[string]string{
		"a.md":        "[[b]] [[none]] ![[p.png]]",
		"people/b.md": "---\ntype: person\nrole: lead\nodd: 1\n---\n# 에이미\n",
		"p.png":       "x",
		"latin1.md":   "caf\xe9",
		".obsidian/x": "{}",
		"strange.md":  "---\ntype: spaceship\n---\n",
		"broken 표.md": "---\na: [\n---\ntext\n",
	} {
		path := filepath.Join(dir, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(t, os.WriteFile(path, []byte(content), 0o600))
	}
	return dir
}

func TestImportMarkdown(t *testing.T) {
	dir := vaultDir(t)
	s := serveScript(t, map[string][]string{"ImportContext": {contextAnswer}, "ImportRecords": {importAnswer("4", "0", ""), importAnswer("1", "0", ""), importAnswer("1", "3", "")}})
	got := brain(t.Context(), s, "import", "markdown", dir)
	require.Equal(t, exitOK, got.code, got.err)
	require.Equal(t, "pages: 4 of 4 notes\nlinks: 4 of 4 notes\n", got.err)
	require.Regexp(t, `^Vault handbook, scope principal:amy\nnotes +4 read +4 written +0 unchanged +0 refused\n`, got.out)
	for _, want := range []string{
		"1 resolved", "1 unresolved", "1 notes state less", "1 embeds", "1 attachments", "1 files skipped", "3 defaulted to note",
		"a.md → none: no note has this name", "latin1.md: not UTF-8 text", "spaceship (1)", "odd (1)", "broken 표.md: broken front matter",
	} {
		require.Contains(t, got.out, want)
	}
	require.Len(t, s.requests, 4)
	records := s.requests[1].Variables["input"].(map[string]any)["records"].([]any)
	require.Len(t, records, 4)
	first := records[0].(map[string]any)
	require.Equal(t, "handbook/a.md", first["externalKey"])
	require.Equal(t, "principal:amy", first["scope"])
	require.Equal(t, "notes/handbook/a", first["slug"])
	links := s.requests[2].Variables["input"].(map[string]any)["records"].([]any)
	require.Equal(t, "handbook/people/b.md", links[0].(map[string]any)["to"])
	lists := s.requests[3].Variables["input"].(map[string]any)["records"].([]any)
	require.Len(t, lists, 4, "after the links, what each note states")
	require.Equal(t, "statements", lists[0].(map[string]any)["kind"])
}

func TestImportMarkdownJSON(t *testing.T) {
	s := serveScript(t, map[string][]string{
		"ImportContext": {contextAnswer}, "CheckScope": {`{"data":{"remember":{"status":"INSERTED"}}}`}, "ImportRecords": {importAnswer("4", "0", "")},
	})
	got := brain(t.Context(), s, "import", "markdown", vaultDir(t), "--vault", "h", "--scope", "world", "--dry-run", "--json")
	require.Equal(t, exitOK, got.code, got.err)
	var report struct {
		Vault, Scope string
		DryRun       bool
		Notes        int
	}
	require.NoError(t, json.Unmarshal([]byte(got.out), &report))
	require.Equal(t, "h", report.Vault)
	require.Equal(t, "world", report.Scope)
	require.True(t, report.DryRun)
	require.Equal(t, 4, report.Notes)
	require.Len(t, s.requests, 3, "a dry run sends no links")
	require.Equal(t, true, s.requests[2].Variables["input"].(map[string]any)["dryRun"])
}

func TestImportMarkdownTellsWhatWasNotDone(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "h")
	require.NoError(t, os.MkdirAll(dir, 0o755))
	for _, name := range []string{"a.md", "b.md"} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte("---\ntype: person\n---\ntext"), 0o600))
	}
	kept := `{"data":{"importRecords":{"written":2,"unchanged":0,"errors":[],"warnings":[{"index":1,"message":"the page stays a note: it has links"}]}}}`
	s := serveScript(t, map[string][]string{"ImportContext": {contextAnswer}, "ImportRecords": {kept, importAnswer("0", "0", ""), importAnswer("0", "2", "")}})
	got := brain(t.Context(), s, "import", "markdown", dir)
	require.Equal(t, exitOK, got.code, got.err)
	require.Contains(t, got.out, "warnings:\n  b.md: the page stays a note: it has links\n")
}

func TestImportMarkdownRefusals(t *testing.T) {
	s := serveScript(t, map[string][]string{"ImportContext": {contextAnswer}, "ImportRecords": {importAnswer("3", "0", `{"index":0,"code":"BAD_INPUT","message":"body: no"}`), importAnswer("0", "0", "")}})
	got := brain(t.Context(), s, "import", "markdown", vaultDir(t))
	require.Equal(t, exitFailed, got.code)
	require.Contains(t, got.out, "handbook/a.md: BAD_INPUT: body: no")
	require.Contains(t, got.err, "error: CONSTRAINT: the service refused 1 records")
}

func TestImportMarkdownFaults(t *testing.T) {
	s := serveScript(t, map[string][]string{"ImportContext": {contextAnswer}, "ImportRecords": {`{"errors":[{"message":"members only","extensions":{"code":"NOT_A_MEMBER"}}]}`}})
	dir := vaultDir(t)
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{filepath.Join(dir, "none")}, "BAD_INPUT: stat"},
		{[]string{filepath.Join(dir, "a.md")}, "DIR is not valid: expected a folder"},
		{[]string{dir, "--vault", "a/b"}, "a vault's name is"},
		{[]string{dir}, "NOT_A_MEMBER: members only"},
	} {
		got := brain(t.Context(), s, append([]string{"import", "markdown"}, c.args...)...)
		require.Equal(t, exitFailed, got.code)
		require.Contains(t, got.err, c.want)
	}
}

func TestImportMarkdownAsksForTheScopeFirst(t *testing.T) {
	s := serveScript(t, map[string][]string{"ImportContext": {contextAnswer}, "CheckScope": {`{"errors":[{"message":"members only","extensions":{"code":"NOT_A_MEMBER","field":"scope"}}]}`}})
	got := brain(t.Context(), s, "import", "markdown", vaultDir(t), "--scope", "group:theirs")
	require.Equal(t, exitFailed, got.code)
	require.Contains(t, got.err, "NOT_A_MEMBER")
	require.Len(t, s.requests, 2, "nothing was sent")
}
