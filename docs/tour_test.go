package docs_test

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/internal/client"
)

// A document may hold blocks that are run: "sh tour" in a shell at the root of a
// checkout, "graphql tour" as the admin of the server. The block right below one
// is what it prints. A line "…" there stands for any number of lines; what
// differs from run to run (ids, times, tokens, addresses, scores, versions) is
// compared by its form only. A shell block without output must succeed.

// vault is the folder that documents import.
const vault = "internal/importers/markdown/testdata/vault"

// written is the address in the documents, which the test's own server replaces.
const written = "127.0.0.1:7777"

func TestDocumentsShowWhatHappens(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the binary and starts servers")
	}
	binary := build(t)
	toured := 0
	for _, doc := range documents(t) {
		steps := tour(t, doc)
		if len(steps) == 0 {
			continue
		}
		toured++
		t.Run(doc, func(t *testing.T) {
			t.Parallel()
			s := serve(t, binary)
			sh := openShell(t, s.dir)
			for _, step := range steps {
				name := fmt.Sprintf("line %d:\n%s", step.line, step.text)
				if step.language == "graphql" {
					requireOutput(t, step.output, s.query(t, step.text), name)
					continue
				}
				got, status := sh.run(t, strings.ReplaceAll(step.text, written, s.address))
				if step.shown {
					requireOutput(t, step.output, got, name)
				} else {
					require.Zero(t, status, "%s\nprinted:\n%s", name, got)
				}
			}
		})
	}
	require.GreaterOrEqual(t, toured, 2, "the README and the tutorial are run")
}

// step is one block to run.
type step struct {
	language, text, output string
	shown                  bool
	line                   int
}

func tour(t *testing.T, doc string) []step {
	t.Helper()
	all := blocks(t, doc)
	var steps []step
	for i, b := range all {
		language, run := strings.CutSuffix(b.info, " tour")
		if !run {
			continue
		}
		require.Contains(t, []string{"sh", "graphql"}, language, "%s:%d", doc, b.line)
		s := step{language: language, text: b.text, line: b.line}
		if i+1 < len(all) && all[i+1].follows && (all[i+1].info == "text" || all[i+1].info == "json") {
			s.output, s.shown = all[i+1].text, true
		}
		steps = append(steps, s)
	}
	return steps
}

func build(t *testing.T) string {
	t.Helper()
	binary := filepath.Join(t.TempDir(), "brain")
	cmd := exec.CommandContext(t.Context(), "go", "build", "-o", binary, "./cmd/brain")
	cmd.Dir = root
	out, err := cmd.CombinedOutput()
	require.NoError(t, err, string(out))
	return binary
}

// server is a development server in a folder that looks like a checkout.
type server struct{ dir, address, token string }

func serve(t *testing.T, binary string) server {
	t.Helper()
	dir := t.TempDir()
	require.NoError(t, os.Mkdir(filepath.Join(dir, "bin"), 0o700))
	require.NoError(t, os.Symlink(binary, filepath.Join(dir, "bin", "brain")))
	require.NoError(t, os.CopyFS(filepath.Join(dir, vault), os.DirFS(filepath.Join(root, vault))))

	cmd := exec.Command("bin/brain", "serve", "--dev", "--listen", "127.0.0.1:0", "--log-level", "warn")
	cmd.Dir, cmd.Env = dir, environment()
	var log bytes.Buffer
	cmd.Stderr = &log
	out, err := cmd.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, cmd.Start())
	t.Cleanup(func() {
		_ = cmd.Process.Signal(os.Interrupt)
		if err := cmd.Wait(); err != nil || t.Failed() {
			t.Logf("the server ended with %v and logged:\n%s", err, log.String())
		}
	})
	lines := bufio.NewScanner(out)
	for lines.Scan() && !strings.HasPrefix(lines.Text(), "Try next") {
	}
	go func() { _, _ = io.Copy(io.Discard, out) }()
	dev, err := client.Find(func(string) (string, bool) { return "", false }, filepath.Join(dir, "brain-data", "dev.json"))
	require.NoError(t, err, "the server did not start")
	return server{dir: dir, address: strings.TrimPrefix(dev.URL, "http://"), token: dev.Token}
}

// environment is that of the test without settings of Brain.
func environment() []string {
	var env []string
	for _, v := range os.Environ() {
		if !strings.HasPrefix(v, "BRAIN_") {
			env = append(env, v)
		}
	}
	return env
}

// query runs an operation as admin and returns the answer as a person reads it:
// indented, without escapes that only HTML needs.
func (s server) query(t *testing.T, text string) string {
	t.Helper()
	body, err := json.Marshal(map[string]string{"query": text})
	require.NoError(t, err)
	req, err := http.NewRequestWithContext(t.Context(), http.MethodPost, "http://"+s.address+"/graphql", bytes.NewReader(body))
	require.NoError(t, err)
	req.Header.Set("Authorization", "Bearer "+s.token)
	req.Header.Set("Content-Type", "application/json")
	res, err := http.DefaultClient.Do(req)
	require.NoError(t, err)
	defer res.Body.Close()
	answer, err := io.ReadAll(res.Body)
	require.NoError(t, err)
	var out bytes.Buffer
	require.NoError(t, json.Indent(&out, answer, "", "  "), string(answer))
	return strings.NewReplacer(`\u0026`, "&", `\u003c`, "<", `\u003e`, ">").Replace(out.String())
}

// shell is one bash that runs block after block, so that variables and functions stay.
type shell struct {
	in  io.WriteCloser
	out *bufio.Reader
}

func openShell(t *testing.T, dir string) *shell {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), "bash", "--noprofile", "--norc")
	cmd.Dir, cmd.Env = dir, environment()
	cmd.WaitDelay = time.Second
	in, err := cmd.StdinPipe()
	require.NoError(t, err)
	out, err := cmd.StdoutPipe()
	require.NoError(t, err)
	cmd.Stderr = cmd.Stdout
	require.NoError(t, cmd.Start())
	t.Cleanup(func() {
		_ = in.Close()
		_ = cmd.Wait()
	})
	return &shell{in, bufio.NewReader(out)}
}

// mark ends the output of a block; its status follows.
const mark = "\x1e"

func (s *shell) run(t *testing.T, block string) (out string, status int) {
	t.Helper()
	_, err := fmt.Fprintf(s.in, "%s\nprintf '%s%%s\\n' $?\n", block, `\x1e`)
	require.NoError(t, err)
	out, err = s.out.ReadString(mark[0])
	require.NoError(t, err, out)
	code, err := s.out.ReadString('\n')
	require.NoError(t, err)
	_, err = fmt.Sscan(code, &status)
	require.NoError(t, err, code)
	return strings.TrimSuffix(out, mark), status
}

// forms are what differs from run to run.
var forms = []struct {
	form *regexp.Regexp
	as   string
}{
	{regexp.MustCompile(`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`), "‹id›"},
	{regexp.MustCompile(`brn_[A-Za-z0-9_-]+`), "‹token›"},
	{regexp.MustCompile(`127\.0\.0\.1:\d+`), "‹address›"},
	{regexp.MustCompile(`\d{4}-\d\d-\d\dT[0-9:.]+Z`), "‹time›"},
	{regexp.MustCompile(`\b\d\.\d{2,}\b`), "‹score›"},
	{regexp.MustCompile(`brain \S+ \(go[^)]*\)`), "‹version›"},
	{regexp.MustCompile(`[ \t]+\n`), "\n"},
	{regexp.MustCompile(` {2,}`), "  "}, // columns as wide as what stands in them
}

func masked(s string) string {
	s = strings.TrimRight(s, "\n") + "\n"
	for _, f := range forms {
		s = f.form.ReplaceAllString(s, f.as)
	}
	return s
}

// requireOutput compares what a document shows with what was printed.
func requireOutput(t *testing.T, shown, printed, name string) {
	t.Helper()
	var pattern strings.Builder
	pattern.WriteString(`(?s)\A`)
	for line := range strings.Lines(masked(shown)) {
		if strings.TrimSpace(line) == "…" {
			pattern.WriteString(`(?:[^\n]*\n)*?`)
			continue
		}
		// Within a line it stands for what differs from run to run.
		pattern.WriteString(strings.ReplaceAll(regexp.QuoteMeta(line), "…", `[^\n]*`))
	}
	pattern.WriteString(`\z`)
	if !regexp.MustCompile(pattern.String()).MatchString(masked(printed)) {
		require.Equal(t, masked(shown), masked(printed), name)
	}
}
