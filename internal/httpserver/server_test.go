package httpserver_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/rs/zerolog"
	"github.com/stretchr/testify/require"

	"brain/internal/fault"
	"brain/internal/httpserver"
	"brain/internal/request"
)

// refuse writes an error's code.
func refuse(w http.ResponseWriter, _ *http.Request, status int, err error) {
	w.WriteHeader(status)
	fmt.Fprint(w, fault.CodeOf(err))
}

func pass(next http.Handler) http.Handler { return next }

func options(graphQL http.HandlerFunc, log io.Writer) httpserver.Options {
	return httpserver.Options{
		GraphQL: graphQL, Authenticated: pass, Operator: pass, Refuse: refuse, BodyBytes: 1 << 10, OperationTime: time.Second,
		Ready: func(context.Context) error { return nil }, Log: zerolog.New(log), Metrics: prometheus.NewRegistry(),
	}
}

func ask(t *testing.T, h http.Handler, method, path, body string) *httptest.ResponseRecorder {
	t.Helper()
	w := httptest.NewRecorder()
	h.ServeHTTP(w, httptest.NewRequestWithContext(t.Context(), method, path, strings.NewReader(body)))
	return w
}

func TestPanicsAreLoggedAndNotShown(t *testing.T) {
	var log bytes.Buffer
	h := httpserver.Handler(options(func(http.ResponseWriter, *http.Request) { panic("secret cause") }, &log))
	w := ask(t, h, http.MethodPost, "/graphql", "")
	require.Equal(t, http.StatusInternalServerError, w.Code)
	require.Equal(t, "INTERNAL", w.Body.String())
	require.Contains(t, log.String(), "secret cause")
	require.Contains(t, log.String(), "server_test.go", "the stack")
	require.Contains(t, log.String(), w.Header().Get("X-Request-Id"))
}

func TestAbortedRequestsStayAborted(t *testing.T) {
	h := httpserver.Handler(options(func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) }, io.Discard))
	require.PanicsWithError(t, http.ErrAbortHandler.Error(), func() { ask(t, h, http.MethodPost, "/graphql", "") })
}

func TestRequestsAreLoggedWithoutWhatTheySay(t *testing.T) {
	var log bytes.Buffer
	h := httpserver.Handler(options(func(w http.ResponseWriter, r *http.Request) {
		_, err := io.Copy(w, r.Body)
		require.NoError(t, err)
		require.Equal(t, w.Header().Get("X-Request-Id"), request.ID(r.Context()))
	}, &log))
	w := ask(t, h, http.MethodPost, "/graphql?secret", "secret")
	require.Equal(t, "secret", w.Body.String())
	require.NotContains(t, log.String(), "secret")
	require.Contains(t, log.String(), `"status":200`)
	require.Contains(t, log.String(), `"bytes":6`)
}

func TestBodiesAreBounded(t *testing.T) {
	h := httpserver.Handler(options(func(_ http.ResponseWriter, r *http.Request) {
		_, err := io.ReadAll(r.Body)
		tooLarge, ok := errors.AsType[*http.MaxBytesError](err)
		require.True(t, ok)
		require.EqualValues(t, 1<<10, tooLarge.Limit)
	}, io.Discard))
	ask(t, h, http.MethodPost, "/graphql", strings.Repeat("x", 2<<10))
}

func TestReadinessTellsWithoutTellingWhy(t *testing.T) {
	var log bytes.Buffer
	opt := options(nil, &log)
	opt.Ready = func(ctx context.Context) error {
		_, bounded := ctx.Deadline()
		require.True(t, bounded)
		return errors.New("connection to 10.0.0.1 refused")
	}
	h := httpserver.Handler(opt)
	w := ask(t, h, http.MethodGet, "/readyz", "")
	require.Equal(t, http.StatusServiceUnavailable, w.Code)
	require.Equal(t, "not ready\n", w.Body.String())
	require.Contains(t, log.String(), "10.0.0.1")
	require.Equal(t, http.StatusOK, ask(t, h, http.MethodGet, "/healthz", "").Code, "alive all the same")
}

func TestShutdownWaitsForRunningRequests(t *testing.T) {
	entered, leave := make(chan struct{}), make(chan struct{})
	s, err := httpserver.Listen(t.Context(), "127.0.0.1:0", options(func(w http.ResponseWriter, _ *http.Request) {
		close(entered)
		<-leave
		fmt.Fprint(w, "done")
	}, io.Discard))
	require.NoError(t, err)
	s.Serve()
	answered := make(chan string, 1)
	go func() {
		response, err := http.Post(s.URL()+"/graphql", "application/json", strings.NewReader("{}")) //nolint:noctx // outlives nothing
		if err != nil {
			answered <- err.Error()
			return
		}
		b, _ := io.ReadAll(response.Body)
		_ = response.Body.Close()
		answered <- string(b)
	}()
	<-entered
	stopped := make(chan error, 1)
	go func() { stopped <- s.Shutdown(context.Background()) }()
	select {
	case err := <-stopped:
		t.Fatalf("stopped with a request running: %v", err)
	case <-time.After(20 * time.Millisecond):
	}
	close(leave)
	require.Equal(t, "done", <-answered)
	require.NoError(t, <-stopped)
	require.NoError(t, <-s.Failed())
}

func TestAListenerThatDoesNotServeYetLetsRequestsWait(t *testing.T) {
	s, err := httpserver.Listen(t.Context(), "127.0.0.1:0", options(func(http.ResponseWriter, *http.Request) {}, io.Discard))
	require.NoError(t, err)
	answered := make(chan error, 1)
	go func() {
		response, err := http.Get(s.URL() + "/healthz") //nolint:noctx // ends with the server
		if err == nil {
			err = response.Body.Close()
		}
		answered <- err
	}()
	s.Serve()
	require.NoError(t, <-answered)
	require.NoError(t, s.Shutdown(t.Context()))

	s, err = httpserver.Listen(t.Context(), "127.0.0.1:0", options(func(http.ResponseWriter, *http.Request) {}, io.Discard))
	require.NoError(t, err)
	require.NoError(t, s.Shutdown(t.Context()), "one that never served")
	_, err = http.Get(s.URL() + "/healthz") //nolint:noctx // is refused
	require.Error(t, err)
}

func TestShutdownCutsOffWhatDoesNotEnd(t *testing.T) {
	entered := make(chan struct{})
	s, err := httpserver.Listen(t.Context(), "127.0.0.1:0", options(func(_ http.ResponseWriter, r *http.Request) {
		close(entered)
		<-r.Context().Done()
	}, io.Discard))
	require.NoError(t, err)
	s.Serve()
	failed := make(chan error, 1)
	go func() {
		response, err := http.Post(s.URL()+"/graphql", "application/json", strings.NewReader("{}")) //nolint:noctx // ends with the server
		if err == nil {
			_ = response.Body.Close()
		}
		failed <- err
	}()
	<-entered
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	require.ErrorIs(t, s.Shutdown(ctx), context.Canceled)
	require.Error(t, <-failed)
}

func TestRate(t *testing.T) {
	h := httpserver.Rate(0.001, 2, func(r *http.Request) string { return r.Header.Get("Authorization") }, refuse,
		http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, "ok") }))
	call := func(token string) *httptest.ResponseRecorder {
		r := httptest.NewRequestWithContext(t.Context(), http.MethodPost, "/graphql", nil)
		r.Header.Set("Authorization", token)
		w := httptest.NewRecorder()
		h.ServeHTTP(w, r)
		return w
	}
	for _, token := range []string{"a", "b"} {
		for range 2 {
			require.Equal(t, "ok", call(token).Body.String())
		}
		w := call(token)
		require.Equal(t, http.StatusTooManyRequests, w.Code)
		require.Equal(t, "RATE_LIMITED", w.Body.String())
		require.Regexp(t, `^\d+$`, w.Header().Get("Retry-After"))
	}
}

func TestRateForgetsNobodyWhoIsAtTheLimit(t *testing.T) {
	h := httpserver.Rate(0.001, 1, func(r *http.Request) string { return r.URL.RawQuery }, refuse, http.HandlerFunc(func(http.ResponseWriter, *http.Request) {}))
	status := func(caller string) int { return ask(t, h, http.MethodPost, "/graphql?"+caller, "").Code }
	require.Equal(t, http.StatusOK, status("first"))
	for i := range 10_500 {
		require.Equal(t, http.StatusOK, status(fmt.Sprint(i)))
	}
	require.Equal(t, http.StatusTooManyRequests, status("first"))
}
