//go:build unix

package scenarios_test

import (
	"context"
	"io"
	"net/http"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/graph/neo4j/neo4jtest"
	"brain/internal/app"
	"brain/internal/config"
	"brain/internal/storetest"
)

// engine gives the store URL of an empty store that one test has for itself.
type engine struct {
	name  string
	empty func(t *testing.T) (storeURL string)
}

var engines = []engine{
	{"embedded", func(t *testing.T) string { return config.EmbeddedScheme + t.TempDir() }},
	{"neo4j", func(t *testing.T) string {
		storetest.RequireNeo4j(t)
		require.NoError(t, storetest.Neo4j(t).Close(t.Context()))
		return neo4jtest.URL(t)
	}},
}

// epoch is where the clock of every service under test stands at first.
var epoch = time.Date(2026, 3, 1, 9, 0, 0, 0, time.UTC)

// server is the whole service, running on one store with a clock that stands.
type server struct {
	app *app.App
	cfg config.Config
}

// startServer serves an empty store with changed settings until the test ends.
func startServer(t *testing.T, on engine, changes ...func(*config.Config)) *server {
	t.Helper()
	cfg := config.Default()
	cfg.Store, cfg.Listen, cfg.Dev, cfg.TestClock = on.empty(t), "127.0.0.1:0", true, epoch
	cfg.DevFile = filepath.Join(t.TempDir(), config.DevFileName)
	cfg.Log.Level = "error"
	// The property tests read whole worlds at once.
	cfg.Limits.Complexity = 100_000_000
	// What is tested is the answer, not how fast this machine is.
	cfg.Limits.ContextPack, cfg.Limits.Hints, cfg.Limits.Embedding, cfg.Limits.Rerank = time.Minute, time.Minute, time.Minute, time.Minute
	for _, change := range changes {
		change(&cfg)
	}
	s := &server{cfg: cfg}
	s.start(t)
	t.Cleanup(func() { s.stop(t) })
	return s
}

func (s *server) start(t *testing.T) {
	t.Helper()
	var err error
	s.app, err = app.Start(t.Context(), s.cfg, app.Options{Version: "test", Out: io.Discard, Log: t.Output()})
	require.NoError(t, err)
}

// stop demands that nothing had to be held back by the second check, which is a
// fault although the answers are right, and ends the service.
func (s *server) stop(t *testing.T) {
	t.Helper()
	require.Contains(t, s.metrics(t), "\nbrain_disclosure_breach_total 0\n", "the second check held something back")
	require.NoError(t, s.app.Stop(context.Background()))
}

func (s *server) metrics(t *testing.T) string {
	t.Helper()
	// The test's own context has ended when its cleanup runs.
	r, err := http.NewRequestWithContext(context.WithoutCancel(t.Context()), http.MethodGet, s.app.URL+"/metrics", nil)
	require.NoError(t, err)
	r.Header.Set("Authorization", "Bearer "+s.app.Token)
	response, err := http.DefaultClient.Do(r)
	require.NoError(t, err)
	defer func() { require.NoError(t, response.Body.Close()) }()
	b, err := io.ReadAll(response.Body)
	require.NoError(t, err)
	require.Equal(t, http.StatusOK, response.StatusCode, "%s", b)
	return string(b)
}

// moveClock lets the service go on at another time, on the same store.
func (s *server) moveClock(t *testing.T, to time.Time) {
	t.Helper()
	s.stop(t)
	s.cfg.TestClock = to
	s.start(t)
}
