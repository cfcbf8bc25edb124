package acceptance_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/internal/client"
	"brain/internal/storetest"
)

// binary is the program under test, bridgeBinary the one that agents call; both are
// built once for the package.
var binary, bridgeBinary string

func TestMain(m *testing.M) { os.Exit(run(m)) }

func run(m *testing.M) int {
	dir, err := os.MkdirTemp("", "brain-acceptance-*")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(dir)
	binary, bridgeBinary = filepath.Join(dir, "brain"), filepath.Join(dir, "brain-mcp")
	build := exec.Command("go", "build", "-o", dir, "brain/cmd/brain", "brain/cmd/brain-mcp")
	build.Stdout, build.Stderr = os.Stderr, os.Stderr
	if err := build.Run(); err != nil {
		fmt.Fprintln(os.Stderr, "build:", err)
		return 1
	}
	return m.Run()
}

// onEngines runs the test on the store URL of an empty store of each engine.
func onEngines(t *testing.T, test func(*testing.T, string)) {
	t.Helper()
	t.Run("embedded", func(t *testing.T) { test(t, "embedded:"+filepath.Join(t.TempDir(), "store")) })
	t.Run("neo4j", func(t *testing.T) {
		storetest.RequireNeo4j(t)
		storetest.Neo4j(t) // empties the database and keeps other tests off it
		test(t, os.Getenv("BRAIN_TEST_NEO4J_URI"))
	})
}

// server is one running process of the program.
type server struct {
	t          *testing.T
	cmd        *exec.Cmd
	log        *bytes.Buffer
	url, token string
}

// serve starts the program on a store and waits until it is ready.
func serve(t *testing.T, store string, flags ...string) *server {
	t.Helper()
	s, err := tryServe(t, store, flags...)
	require.NoError(t, err)
	return s
}

func tryServe(t *testing.T, store string, flags ...string) (*server, error) {
	t.Helper()
	devFile := filepath.Join(t.TempDir(), "dev.json")
	if dir, ok := embeddedDir(store); ok {
		devFile = filepath.Join(dir, "dev.json")
	}
	earlier, _ := os.Stat(devFile)
	s := &server{t: t, log: &bytes.Buffer{}}
	s.cmd = exec.Command(binary, append([]string{"serve", "--dev", "--store", store, "--listen", "127.0.0.1:0", "--dev-file", devFile}, flags...)...)
	s.cmd.Stdout, s.cmd.Stderr = s.log, s.log
	if err := s.cmd.Start(); err != nil {
		return nil, err
	}
	t.Cleanup(s.kill)
	exited := make(chan error, 1)
	go func() { exited <- s.cmd.Wait() }()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	for !s.find(devFile, earlier) || !answers(ctx, s.url+"/readyz") {
		select {
		case err := <-exited:
			return nil, fmt.Errorf("%w: %s", err, s.log)
		case <-ctx.Done():
			return nil, fmt.Errorf("not ready: %s", s.log)
		case <-time.After(20 * time.Millisecond):
		}
	}
	return s, nil
}

// find reads where the server is, once it has replaced the file of an earlier start.
func (s *server) find(devFile string, earlier os.FileInfo) bool {
	written, err := os.Stat(devFile)
	if err != nil || os.SameFile(earlier, written) {
		return false
	}
	found, err := client.Find(nowhere, devFile)
	require.NoError(s.t, err)
	s.url, s.token = found.URL, found.Token
	return true
}

// nowhere is an environment that names no server.
func nowhere(string) (string, bool) { return "", false }

func embeddedDir(store string) (string, bool) {
	const scheme = "embedded:"
	if len(store) > len(scheme) && store[:len(scheme)] == scheme {
		return store[len(scheme):], true
	}
	return "", false
}

// kill ends the process at once, as a power cut would.
func (s *server) kill() { _ = s.cmd.Process.Signal(syscall.SIGKILL) }

// brain runs a command of the program against the server.
func (s *server) brain(args ...string) (stdout string, err error) {
	cmd := exec.CommandContext(s.t.Context(), binary, args...)
	cmd.Env = append(os.Environ(), "BRAIN_URL="+s.url, "BRAIN_TOKEN="+s.token)
	var out, problems bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &problems
	if err := cmd.Run(); err != nil {
		return out.String(), fmt.Errorf("%w: %s", err, problems.String())
	}
	return out.String(), nil
}

// must runs a command that may not fail and decodes its JSON.
func must[T any](s *server, args ...string) T {
	s.t.Helper()
	out, err := s.brain(append(args, "--json")...)
	require.NoError(s.t, err)
	var v T
	require.NoError(s.t, json.Unmarshal([]byte(out), &v), out)
	return v
}

// as is the server seen with the token of another principal, which is made.
func (s *server) as(uid string) *server {
	s.t.Helper()
	_, err := s.brain("principal", "create", uid, "--kind", "HUMAN")
	require.NoError(s.t, err)
	token := must[struct{ Secret string }](s, "token", "create", uid)
	other := *s
	other.token = token.Secret
	return &other
}

// query runs one GraphQL operation, which is named Test.
func query[T any](ctx context.Context, s *server, text string, variables map[string]any) (T, error) {
	c, err := client.New(s.url, s.token)
	if err != nil {
		var zero T
		return zero, err
	}
	return client.Do[T](ctx, c, client.Operation{Name: "Test", Document: text}, variables)
}

// answers tells whether a GET answers 200.
func answers(ctx context.Context, url string) bool {
	ctx, cancel := context.WithTimeout(ctx, time.Second)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
	if err != nil {
		return false
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return false
	}
	defer response.Body.Close()
	return response.StatusCode == http.StatusOK
}
