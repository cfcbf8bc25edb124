package acceptance_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

const (
	movedClaims = 1_500
	countClaims = `query Test { claims { totalCount } }`
	listAudit   = `query Test { audit(actor: "admin", first: 500) { nodes { action } } }`
)

type auditActions struct {
	Audit struct{ Nodes []struct{ Action string } }
}

type claimCount struct{ Claims struct{ TotalCount int } }

type exported struct {
	Records int
	Resumed bool
}

type imported struct{ Records, Written, Unchanged, Refused int }

// An instance is moved to another one by export and import. Both are killed on
// their way, the command and the server in turn; run again, they complete, and the
// moved instance exports what the first one did.
func TestMovedWhileKilled(t *testing.T) {
	onEngines(t, func(t *testing.T, store string) {
		dir := t.TempDir()
		source := serve(t, "embedded:"+filepath.Join(dir, "source"))
		source.fill(dir)
		_, err := source.as("outsider").brain("export", "--out", filepath.Join(dir, "none.jsonl"))
		require.ErrorContains(t, err, "FORBIDDEN")
		first := filepath.Join(dir, "first.jsonl")
		whole := must[exported](source, "export", "--format", "jsonl", "--out", first)
		require.Greater(t, whole.Records, 6*movedClaims)
		source.kill()

		target := serve(t, store)
		target.interrupt(func() bool { return target.batches() > 0 }, func(cmd *exec.Cmd) { _ = cmd.Process.Signal(syscall.SIGKILL) }, "import", "jsonl", first)
		there := target.batches()
		target.interrupt(func() bool { return target.batches() > there }, func(*exec.Cmd) { target.kill() }, "import", "jsonl", first)
		target = serve(t, store)
		last := must[imported](target, "import", "jsonl", first)
		require.Equal(t, whole.Records, last.Written+last.Unchanged)
		require.Zero(t, last.Refused)
		require.Positive(t, last.Unchanged)
		require.Positive(t, last.Written)
		require.Equal(t, imported{Records: whole.Records, Unchanged: whole.Records}, must[imported](target, "import", "jsonl", first))

		second := filepath.Join(dir, "second.jsonl")
		begun := func() bool { _, err := os.Stat(second + ".cursor"); return err == nil }
		target.interrupt(begun, func(cmd *exec.Cmd) { _ = cmd.Process.Signal(syscall.SIGKILL) }, "export", "--out", second)
		require.NoFileExists(t, second, "the file is there when it is whole")
		before, err := os.ReadFile(second + ".cursor")
		require.NoError(t, err)
		on := func() bool {
			now, err := os.ReadFile(second + ".cursor")
			return err == nil && string(now) != string(before)
		}
		target.interrupt(on, func(*exec.Cmd) { target.kill() }, "export", "--out", second)
		target = serve(t, store)
		require.True(t, must[exported](target, "export", "--out", second).Resumed)
		require.Equal(t, withoutAudit(t, first), withoutAudit(t, second))
		require.Equal(t, movedClaims, target.claims())
	})
}

// fill gives an instance people, groups, pages and claims of several scopes.
func (s *server) fill(dir string) {
	s.t.Helper()
	for _, args := range [][]string{
		{"principal", "create", "ann", "--kind", "HUMAN"}, {"group", "create", "deal"}, {"group", "add", "deal", "admin"}, {"group", "add", "deal", "ann"},
		{"group", "remove", "deal", "ann"},
	} {
		_, err := s.brain(args...)
		require.NoError(s.t, err)
	}
	var b strings.Builder
	line := func(v map[string]any) {
		raw, err := json.Marshal(v)
		require.NoError(s.t, err)
		b.Write(append(raw, '\n'))
	}
	scopes := []string{"world", "group:deal", "principal:admin"}
	for i := range 20 {
		line(map[string]any{
			"kind": "page", "externalKey": fmt.Sprintf("v/%d", i), "type": "note", "title": fmt.Sprintf("Note %d", i),
			"slug": fmt.Sprintf("notes/v/%d", i), "body": fmt.Sprintf("# 첫째 %d\n\nText of note %d.\n", i, i), "scope": scopes[i%3],
		})
	}
	for i := range movedClaims {
		line(map[string]any{
			"kind": "claim", "text": fmt.Sprintf("The harbour has %d cranes.", i), "about": fmt.Sprintf("v/%d", i%20), "scope": scopes[i%3],
			"evidence": []any{map[string]any{"kind": "MANUAL", "note": "counted"}},
		})
	}
	file := filepath.Join(dir, "plain.jsonl")
	require.NoError(s.t, os.WriteFile(file, []byte(b.String()), 0o600))
	require.Equal(s.t, imported{Records: 20 + movedClaims, Written: 20 + movedClaims}, must[imported](s, "import", "jsonl", file, "--plain"))
}

// batches is how many batches of an import wrote something; 0 while the server is
// away.
func (s *server) batches() int {
	entries, err := query[auditActions](s.t.Context(), s, listAudit, nil)
	if err != nil {
		return 0
	}
	n := 0
	for _, e := range entries.Audit.Nodes {
		if e.Action == "import.preserve" {
			n++
		}
	}
	return n
}

func (s *server) claims() int {
	count, err := query[claimCount](s.t.Context(), s, countClaims, nil)
	if err != nil {
		return 0
	}
	return count.Claims.TotalCount
}

// interrupt runs a command until it has begun to show, then stops it or what it
// talks to, and demands that it failed.
func (s *server) interrupt(begun func() bool, stop func(*exec.Cmd), args ...string) {
	s.t.Helper()
	cmd := exec.CommandContext(s.t.Context(), binary, args...)
	cmd.Env = append(os.Environ(), "BRAIN_URL="+s.url, "BRAIN_TOKEN="+s.token)
	require.NoError(s.t, cmd.Start())
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	for !begun() {
		select {
		case err := <-ended:
			require.Error(s.t, err, "%v ended before it was stopped", args)
			s.t.Fatalf("%v failed by itself: %v", args, err)
		case <-time.After(2 * time.Millisecond):
		}
	}
	stop(cmd)
	require.Error(s.t, <-ended, "%v was stopped on its way", args)
}

// withoutAudit are the lines of an export but the audit, sorted.
func withoutAudit(t *testing.T, file string) []string {
	t.Helper()
	content, err := os.ReadFile(file)
	require.NoError(t, err)
	lines := strings.Split(strings.TrimSuffix(string(content), "\n"), "\n")
	lines = slices.DeleteFunc(lines, func(line string) bool { return isAudit([]byte(line)) })
	slices.Sort(lines)
	return lines
}

func isAudit(line []byte) bool {
	return bytes.HasPrefix(line, []byte(`{"kind":"node","label":"AuditEntry"`))
}
