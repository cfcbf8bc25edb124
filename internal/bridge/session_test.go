package bridge_test

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/stretchr/testify/require"
	"go.uber.org/goleak"

	"brain/internal/bridge"
)

// standIn answers for Brain: at once to who calls, else when it is let go on or its
// caller hangs up.
type standIn struct {
	*httptest.Server
	asked, release chan struct{}
	hungUp         chan struct{}
}

func newStandIn(t *testing.T) *standIn {
	t.Helper()
	s := &standIn{asked: make(chan struct{}, 1), release: make(chan struct{}), hungUp: make(chan struct{}, 1)}
	s.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			return
		}
		if strings.Contains(string(body), `"operationName":"Viewer"`) {
			fmt.Fprint(w, `{"data":{"viewer":{"guidance":""}}}`)
			return
		}
		s.asked <- struct{}{}
		select {
		case <-s.release:
			fmt.Fprint(w, `{"data":{"recall":{"recallId":"r","tokens":0,"degraded":[],"omitted":{"byBudget":0,"byFloor":0},"hits":[]}}}`)
		case <-r.Context().Done():
			s.hungUp <- struct{}{}
		}
	}))
	t.Cleanup(s.Close)
	return s
}

// sessions runs a test over each transport with a session of its own.
func sessions(t *testing.T, s *standIn, options *mcp.ClientOptions, run func(t *testing.T, session *mcp.ClientSession)) {
	b, err := bridge.New(bridge.Options{Address: s.URL, Token: "t", Surface: bridge.Core, Version: "test", SignOfLife: time.Millisecond})
	require.NoError(t, err)
	connect := func(t *testing.T, transport mcp.Transport) {
		session, err := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, options).Connect(t.Context(), transport, nil)
		require.NoError(t, err)
		run(t, session)
		require.NoError(t, session.Close())
	}
	t.Run("stdio", func(t *testing.T) {
		inside, toBridge := io.Pipe()
		fromBridge, outside := io.Pipe()
		served := make(chan struct{})
		go func() {
			defer close(served)
			_ = b.Serve(t.Context(), bridge.Lines(inside, outside)) //nolint:errcheck // the client may be gone before its last answer
			outside.Close()
		}()
		connect(t, &mcp.IOTransport{Reader: fromBridge, Writer: toBridge})
		soon(t, served)
	})
	t.Run("http", func(t *testing.T) {
		front := httptest.NewServer(b.Handler())
		defer front.Close()
		defer front.CloseClientConnections() // a test that fails leaves its session open
		connect(t, &mcp.StreamableClientTransport{Endpoint: front.URL, HTTPClient: &http.Client{Transport: withToken{}}})
	})
}

// soon waits for what must come.
func soon[T any](t *testing.T, from <-chan T) T {
	t.Helper()
	select {
	case got := <-from:
		return got
	case <-time.After(time.Minute):
		require.FailNow(t, "it does not come")
		panic("unreachable")
	}
}

type withToken struct{}

func (withToken) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Header.Set("Authorization", "Bearer t")
	return http.DefaultTransport.RoundTrip(r)
}

var question = map[string]any{"query": "what takes so long?"}

// What a client calls off is called off in Brain too.
func TestACancelledCallIsCalledOff(t *testing.T) {
	s := newStandIn(t)
	sessions(t, s, nil, func(t *testing.T, session *mcp.ClientSession) {
		ctx, cancel := context.WithCancel(t.Context())
		answered := make(chan error, 1)
		go func() {
			_, err := session.CallTool(ctx, &mcp.CallToolParams{Name: "recall", Arguments: question})
			answered <- err
		}()
		soon(t, s.asked)
		cancel()
		require.ErrorIs(t, soon(t, answered), context.Canceled)
		soon(t, s.hungUp)
		_, err := session.ListTools(t.Context(), nil)
		require.NoError(t, err, "the session goes on")
	})
}

// A client that still reads the answer to what it called off is told that it was called
// off, and that what was written may be kept.
func TestACancelledCallIsAnsweredAsSuch(t *testing.T) {
	s := newStandIn(t)
	b, err := bridge.New(bridge.Options{Address: s.URL, Surface: bridge.Core, Version: "test"})
	require.NoError(t, err)
	inside, in := io.Pipe()
	out, outside := io.Pipe()
	go func() {
		_ = b.Serve(t.Context(), bridge.Lines(inside, outside)) //nolint:errcheck // it ends with its input
		outside.Close()
	}()
	defer in.Close()
	answers := bufio.NewScanner(out)
	answered := func(asked string) string {
		fmt.Fprintln(in, asked)
		require.True(t, answers.Scan())
		return answers.Text()
	}
	answered(`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}`)
	fmt.Fprintln(in, `{"jsonrpc":"2.0","method":"notifications/initialized"}`)
	fmt.Fprintln(in, `{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"recall","arguments":{"query":"x"}}}`)
	soon(t, s.asked)
	answer := answered(`{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}`)
	require.Contains(t, answer, `"id":2`)
	require.Contains(t, answer, `CANCELLED: the call was called off`)
	soon(t, s.hungUp)
}

// A client that gave a token is told that its call is still at work.
func TestLongCallsGiveSignsOfLife(t *testing.T) {
	s := newStandIn(t)
	told := make(chan *mcp.ProgressNotificationParams, 2)
	options := &mcp.ClientOptions{ProgressNotificationHandler: func(_ context.Context, r *mcp.ProgressNotificationClientRequest) {
		select {
		case told <- r.Params:
		default: // nobody listens any more
		}
	}}
	sessions(t, s, options, func(t *testing.T, session *mcp.ClientSession) {
		asking := &mcp.CallToolParams{Name: "recall", Arguments: question}
		asking.SetProgressToken(t.Name())
		answered := make(chan error, 1)
		go func() {
			_, err := session.CallTool(t.Context(), asking)
			answered <- err
		}()
		soon(t, s.asked)
		notice := soon(t, told)
		for notice.ProgressToken != t.Name() { // a late one of the session before
			notice = soon(t, told)
		}
		require.Greater(t, soon(t, told).Progress, notice.Progress)
		s.release <- struct{}{}
		require.NoError(t, soon(t, answered))
	})
}

// A line that is no message is answered and the session goes on.
func TestLinesThatAreNoMessages(t *testing.T) {
	s := newStandIn(t)
	b, err := bridge.New(bridge.Options{Address: s.URL, Surface: bridge.Core, Version: "test"})
	require.NoError(t, err)
	ping := func(id int) string { return fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":"ping"}`, id) }
	lines := []string{
		`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}`,
		`{"jsonrpc":"2.0","method":"notifications/initialized"}`,
		"안녕, bridge", ping(2), "", "{", ping(3) + "\r", `{"id":9}`, `[]`, `"x"`, "7", `{} {}`, `{"jsonrpc":"1.0","id":8,"method":"ping"}`,
		"[" + ping(5) + "]", strings.Repeat("x", 17<<20), ping(4),
	}
	var out strings.Builder
	err = b.Serve(t.Context(), bridge.Lines(io.NopCloser(strings.NewReader(strings.Join(lines, "\n"))), nopCloser{&out}))
	require.NoError(t, err)
	for _, id := range []string{`"id":1`, `"id":2`, `"id":3`, `"id":4`} {
		require.Contains(t, out.String(), id)
	}
	require.Equal(t, 3, strings.Count(out.String(), `"code":-32700`), out.String())
	require.Equal(t, 7, strings.Count(out.String(), `"code":-32600`), out.String())
	require.Contains(t, out.String(), `"id":null`)
}

type nopCloser struct{ io.Writer }

func (nopCloser) Close() error { return nil }

// Many sessions that come, call and go leave nothing behind.
func TestSessionsLeaveNothingBehind(t *testing.T) {
	defer goleak.VerifyNone(t, goleak.IgnoreCurrent())
	s := newStandIn(t)
	defer s.Close()
	b, err := bridge.New(bridge.Options{Address: s.URL, Surface: bridge.Core, Version: "test"})
	require.NoError(t, err)
	front := httptest.NewServer(b.Handler())
	defer front.Close()
	go func() {
		for range s.asked {
			s.release <- struct{}{}
		}
	}()
	defer close(s.asked)
	client := &http.Client{Transport: withToken{}}
	for range 20 {
		session, err := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, nil).
			Connect(t.Context(), &mcp.StreamableClientTransport{Endpoint: front.URL, HTTPClient: client}, nil)
		require.NoError(t, err)
		_, err = session.CallTool(t.Context(), &mcp.CallToolParams{Name: "recall", Arguments: question})
		require.NoError(t, err)
		require.NoError(t, session.Close())
	}
	http.DefaultTransport.(*http.Transport).CloseIdleConnections()
	b.Close()
}
