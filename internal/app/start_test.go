package app_test

import (
	"bytes"
	"context"
	"encoding/json"
	"io/fs"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/neo4j/neo4jtest"
	"brain/internal/app"
	"brain/internal/config"
	"brain/internal/storetest"
)

func TestDevelopmentServersTellHowToCallThem(t *testing.T) {
	cfg := settings(t)
	dir, _ := cfg.EmbeddedDir()
	path := filepath.Join(dir, "dev.json")
	read := func() (f struct{ URL, Token, Principal string }) {
		content, err := os.ReadFile(path)
		require.NoError(t, err)
		require.NoError(t, json.Unmarshal(content, &f))
		info, err := os.Stat(path)
		require.NoError(t, err)
		require.Equal(t, fs.FileMode(0o600), info.Mode().Perm())
		return f
	}
	var out bytes.Buffer
	a, err := app.Start(t.Context(), cfg, app.Options{Out: &out, Log: t.Output()})
	require.NoError(t, err)
	first := read()
	require.Equal(t, a.URL, first.URL)
	require.Equal(t, a.Token, first.Token)
	require.Equal(t, "admin", first.Principal)
	require.Contains(t, out.String(), a.URL)
	require.Contains(t, out.String(), a.Token)
	require.Contains(t, out.String(), "brain remember")

	_, err = app.Start(t.Context(), cfg, app.Options{Out: &out, Log: t.Output()})
	require.ErrorIs(t, err, graph.ErrInUse, "a second process on the same folder")
	require.NoError(t, a.Stop(context.Background()))

	require.Equal(t, first.Token, serve(t, cfg).Token, "the token is kept across restarts")
	require.Equal(t, first.Token, read().Token)
}

func TestABrokenDevFileIsReplaced(t *testing.T) {
	cfg := settings(t)
	cfg.DevFile = filepath.Join(t.TempDir(), "below", "tool.json")
	require.NoError(t, os.MkdirAll(filepath.Dir(cfg.DevFile), 0o700))
	require.NoError(t, os.WriteFile(cfg.DevFile, []byte("{"), 0o600))
	serve(t, cfg).must(request{query: whoami}, nil)
	content, err := os.ReadFile(cfg.DevFile)
	require.NoError(t, err)
	require.True(t, json.Valid(content))
	left, err := os.ReadDir(filepath.Dir(cfg.DevFile))
	require.NoError(t, err)
	require.Len(t, left, 1, "no temporary file stays")
}

func TestOtherServersKeepQuiet(t *testing.T) {
	cfg := settings(t)
	cfg.Dev = false
	var out bytes.Buffer
	a, err := app.Start(t.Context(), cfg, app.Options{Out: &out, Log: t.Output()})
	require.NoError(t, err)
	s := stopped(t, a)
	require.Empty(t, out.String())
	require.Empty(t, a.Token)
	dir, _ := cfg.EmbeddedDir()
	require.NoFileExists(t, filepath.Join(dir, "dev.json"))
	status, _, _ := s.http(http.MethodGet, "/graphiql/", nil, "")
	require.Equal(t, http.StatusNotFound, status)
	status, _, _ = s.http(http.MethodGet, "/", nil, "")
	require.Equal(t, http.StatusOK, status, "the Console")
}

func TestStartFails(t *testing.T) {
	for name, change := range map[string]func(*config.Config){
		"unknown pack":  func(c *config.Config) { c.Packs = []string{"genral"} },
		"bad address":   func(c *config.Config) { c.Listen = "256.0.0.1:0" },
		"log level":     func(c *config.Config) { c.Log.Level = "loud" },
		"dev file":      func(c *config.Config) { c.DevFile = "/dev/null/dev.json" },
		"store is file": func(c *config.Config) { c.Store = "embedded:/dev/null" },
	} {
		t.Run(name, func(t *testing.T) {
			cfg := settings(t, change)
			_, err := app.Start(t.Context(), cfg, options(t))
			require.Error(t, err)
			change = func(*config.Config) {}
			fresh := config.Default()
			fresh.Store, fresh.Listen, fresh.Log.Level = cfg.Store, "127.0.0.1:0", "error"
			if name != "store is file" {
				serve(t, fresh) // nothing was left open
			}
		})
	}
}

func TestServersFindNeo4jByItsURL(t *testing.T) {
	storetest.RequireNeo4j(t)
	storetest.Neo4j(t) // empties the database and keeps others out of it
	cfg := settings(t)
	cfg.Store, cfg.DevFile = os.Getenv(neo4jtest.EnvURL), filepath.Join(t.TempDir(), "dev.json")
	s := serve(t, cfg)
	var got struct{ Health struct{ Store string } }
	s.must(request{query: `{ health { store } }`}, &got)
	require.Contains(t, got.Health.Store, "Neo4j")
}

func TestErrorsOfTheStoreKeepItsPassword(t *testing.T) {
	cfg := settings(t, func(c *config.Config) { c.Store = "bolt://neo4j:topsecret@127.0.0.1:1/neo4j" })
	_, err := app.Start(t.Context(), cfg, options(t))
	require.ErrorIs(t, err, graph.ErrUnavailable)
	require.NotContains(t, err.Error(), "topsecret")
}

func TestRunServesUntilItIsStopped(t *testing.T) {
	cfg := settings(t)
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	ended := make(chan error, 1)
	go func() { ended <- app.Run(ctx, cfg, "test") }()
	require.Eventually(t, func() bool {
		_, err := os.Stat(cfg.DevFilePath()) // is written when requests are served
		return err == nil
	}, 20*time.Second, 10*time.Millisecond)
	stop()
	require.NoError(t, <-ended)
	serve(t, cfg) // the store was closed
}

func TestThePlaygroundNeedsNothingFromOutside(t *testing.T) {
	s := start(t)
	status, header, page := s.http(http.MethodGet, "/graphiql/", nil, "")
	require.Equal(t, http.StatusOK, status)
	require.Contains(t, header.Get("Content-Type"), "text/html")
	require.Contains(t, header.Get("Content-Security-Policy"), "default-src 'none'; script-src 'self'")
	require.NotRegexp(t, regexp.MustCompile(`(?i)https?://|<script>|\son\w+=|style=`), string(page))
	for _, path := range []string{"/graphiql/playground.js", "/graphiql/style.css"} {
		status, _, content := s.http(http.MethodGet, path, nil, "")
		require.Equal(t, http.StatusOK, status)
		require.NotContains(t, string(content), "://")
	}
	_, _, script := s.http(http.MethodGet, "/graphiql/playground.js", nil, "")
	operations := regexp.MustCompile("(?s)= `(query .*?)`;").FindAllSubmatch(script, -1)
	require.Len(t, operations, 2, "the example and the question for the schema")
	for _, o := range operations {
		s.must(request{query: string(o[1])}, nil)
	}
	status, header, _ = s.http(http.MethodGet, "/graphiql", nil, "")
	require.Equal(t, http.StatusOK, status, "%v", header)
}
