package app_test

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"net/http"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"go.uber.org/goleak"

	"brain/graph"
	"brain/internal/app"
	"brain/internal/config"
	"brain/internal/fault"
	"brain/internal/storetest"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// server is a development server on a free port, and the admin who calls it.
type server struct {
	*app.App
	t *testing.T
}

// settings are those of a test: a development server on a store of its own.
func settings(t *testing.T, changes ...func(*config.Config)) config.Config {
	t.Helper()
	cfg := config.Default()
	cfg.Store, cfg.Listen, cfg.Dev, cfg.Log.Level = config.EmbeddedScheme+t.TempDir(), "127.0.0.1:0", true, "error"
	for _, change := range changes {
		change(&cfg)
	}
	return cfg
}

func start(t *testing.T, changes ...func(*config.Config)) *server {
	t.Helper()
	return serve(t, settings(t, changes...))
}

func serve(t *testing.T, cfg config.Config) *server {
	t.Helper()
	a, err := app.Start(t.Context(), cfg, options(t))
	require.NoError(t, err)
	return stopped(t, a)
}

// serveOn serves a store that is open.
func serveOn(t *testing.T, store graph.Store, cfg config.Config) *server {
	t.Helper()
	a, err := app.StartOn(t.Context(), store, cfg, options(t))
	require.NoError(t, err)
	return stopped(t, a)
}

func options(t *testing.T) app.Options {
	return app.Options{Version: "test", Out: io.Discard, Log: t.Output()}
}

func stopped(t *testing.T, a *app.App) *server {
	t.Cleanup(func() {
		http.DefaultClient.CloseIdleConnections()
		require.NoError(t, a.Stop(context.Background()))
	})
	return &server{App: a, t: t}
}

// onEngines runs a test against a server on each engine.
func onEngines(t *testing.T, test func(t *testing.T, s *server)) {
	t.Helper()
	storetest.Each(t, func(t *testing.T, open func(*testing.T) graph.Store) {
		test(t, serveOn(t, open(t), settings(t)))
	})
}

// request is one call of the API; zero fields take what the admin would send.
type request struct {
	query     string
	variables map[string]any
	token     string
	header    map[string]string
	// body replaces query and variables.
	body string
}

// reply is what came back.
type reply struct {
	Status int             `json:"-"`
	Header http.Header     `json:"-"`
	Data   json.RawMessage `json:"data"`
	Errors []replyError    `json:"errors"`
}

type replyError struct {
	Message    string `json:"message"`
	Path       []any  `json:"path"`
	Extensions struct {
		Code      fault.Code `json:"code"`
		Field     string     `json:"field"`
		Hint      string     `json:"hint"`
		RequestID string     `json:"requestId"`
		Limit     any        `json:"limit"`
		Cost      int        `json:"cost"`
		Depth     int        `json:"depth"`
	} `json:"extensions"`
}

func (s *server) send(r request) reply {
	s.t.Helper()
	body := r.body
	if body == "" {
		b, err := json.Marshal(map[string]any{"query": r.query, "variables": r.variables})
		require.NoError(s.t, err)
		body = string(b)
	}
	header := map[string]string{"Content-Type": "application/json", "Authorization": "Bearer " + s.Token}
	if r.token != "" {
		header["Authorization"] = "Bearer " + r.token
	}
	maps.Copy(header, r.header)
	status, h, content := s.http(http.MethodPost, "/graphql", header, body)
	out := reply{Status: status, Header: h}
	require.NoError(s.t, json.Unmarshal(content, &out), "%s", content)
	return out
}

func (s *server) http(method, path string, header map[string]string, body string) (int, http.Header, []byte) {
	s.t.Helper()
	r, err := http.NewRequestWithContext(s.t.Context(), method, s.URL+path, strings.NewReader(body))
	require.NoError(s.t, err)
	for k, v := range header {
		if v != "" {
			r.Header.Set(k, v)
		}
	}
	response, err := http.DefaultClient.Do(r)
	require.NoError(s.t, err)
	content, err := io.ReadAll(response.Body)
	require.NoError(s.t, err)
	require.NoError(s.t, response.Body.Close())
	return response.StatusCode, response.Header, content
}

// must sends an operation that works and reads its data.
func (s *server) must(r request, into any) {
	s.t.Helper()
	got := s.send(r)
	require.Empty(s.t, got.Errors, r.query)
	require.Equal(s.t, http.StatusOK, got.Status)
	if into != nil {
		require.NoError(s.t, json.Unmarshal(got.Data, into))
	}
}

// do is must for the admin, of an operation without variables.
func (s *server) do(format string, args ...any) {
	s.t.Helper()
	s.must(request{query: fmt.Sprintf(format, args...)}, nil)
}

// fails sends an operation that is refused with one error, and gives that.
func (s *server) fails(r request, code fault.Code) replyError {
	s.t.Helper()
	got := s.send(r)
	require.Len(s.t, got.Errors, 1, "%s: %s", r.query, got.Data)
	e := got.Errors[0]
	require.Equal(s.t, code, e.Extensions.Code, "%s: %s", r.query, e.Message)
	require.NotEmpty(s.t, e.Message)
	require.Equal(s.t, got.Header.Get("X-Request-Id"), e.Extensions.RequestID)
	return e
}

// principal makes a principal with a token, whose secret it gives.
func (s *server) principal(uid, kind, more string) string {
	s.t.Helper()
	s.do(`mutation { createPrincipal(input: {uid: %q, kind: %s, displayName: %q %s}) { revision } }`, uid, kind, uid, more)
	return s.newToken(uid, "")
}

func (s *server) newToken(uid, more string) string {
	s.t.Helper()
	var made struct{ CreateToken struct{ Secret string } }
	s.must(request{query: fmt.Sprintf(`mutation { createToken(input: {principal: %q %s}) { id secret } }`, uid, more)}, &made)
	return made.CreateToken.Secret
}

// group makes a group of the admin and others.
func (s *server) group(name string, members ...string) {
	s.t.Helper()
	s.do(`mutation { createGroup(input: {name: %q}) { revision } }`, name)
	for _, m := range members {
		s.do(`mutation { addMember(input: {group: %q, principal: %q}) { revision } }`, name, m)
	}
}

// metric sums the samples of a metric whose labels contain a text.
func (s *server) metric(name, labels string) float64 {
	s.t.Helper()
	status, _, content := s.http(http.MethodGet, "/metrics", map[string]string{"Authorization": "Bearer " + s.Token}, "")
	require.Equal(s.t, http.StatusOK, status)
	sum := 0.0
	for lines := bufio.NewScanner(bytes.NewReader(content)); lines.Scan(); {
		series, value, ok := strings.Cut(lines.Text(), "} ")
		if !ok {
			if series, value, ok = strings.Cut(lines.Text(), " "); !ok {
				continue
			}
		}
		base, rest, _ := strings.Cut(series, "{")
		if base != name || !strings.Contains(rest, labels) {
			continue
		}
		v, err := strconv.ParseFloat(value, 64)
		require.NoError(s.t, err)
		sum += v
	}
	return sum
}

func at(clock string) func(*config.Config) {
	return func(c *config.Config) {
		t, err := time.Parse(time.RFC3339, clock)
		if err != nil {
			panic(err)
		}
		c.TestClock = t
	}
}
