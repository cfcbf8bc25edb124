package app_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/coder/websocket"
	"github.com/coder/websocket/wsjson"
	"github.com/stretchr/testify/require"

	"brain/graph/neo4j/neo4jtest"
	"brain/internal/app"
	"brain/internal/config"
	"brain/internal/fault"
	"brain/internal/storetest"
)

// ofConsole are the headers with which a page of the Console sends a request.
func ofConsole(cookie string) map[string]string {
	return map[string]string{"Content-Type": "application/json", "Authorization": "", "Cookie": cookie, "Sec-Fetch-Site": "same-origin", "X-Brain-Console": "1"}
}

// login logs in to the Console and gives the cookie.
func (s *server) login(secret string) string {
	s.t.Helper()
	status, header, content := s.http(http.MethodPost, "/console/login", ofConsole(""), fmt.Sprintf(`{"token": %q}`, secret))
	require.Equal(s.t, http.StatusNoContent, status, "%s", content)
	return cookieOf(s.t, header)
}

func cookieOf(t *testing.T, header http.Header) string {
	t.Helper()
	require.Len(t, header.Values("Set-Cookie"), 1)
	cookie, err := http.ParseSetCookie(header.Get("Set-Cookie"))
	require.NoError(t, err)
	return cookie.Name + "=" + cookie.Value
}

func TestTheConsoleActsAsWhoLoggedIn(t *testing.T) {
	onEngines(t, func(t *testing.T, s *server) {
		s.principal("ann", "HUMAN", "")
		var made struct{ CreateToken struct{ ID, Secret string } }
		s.must(request{query: `mutation { createToken(input: {principal: "ann"}) { id secret } }`}, &made)
		cookie := s.login(made.CreateToken.Secret)

		var got struct {
			Viewer struct {
				Principal    struct{ UID string }
				Capabilities []string
			}
		}
		const me = `{ viewer { principal { uid } capabilities } }`
		s.must(request{query: me, header: ofConsole(cookie)}, &got)
		require.Equal(t, "ann", got.Viewer.Principal.UID)
		require.Equal(t, []string{"DECIDE"}, got.Viewer.Capabilities, "a person is there, who may decide")
		s.must(request{query: me, token: made.CreateToken.Secret}, &got)
		require.Empty(t, got.Viewer.Capabilities, "the token itself may not")

		foreign := ofConsole(cookie)
		foreign["Sec-Fetch-Site"] = "cross-site"
		require.Equal(t, http.StatusForbidden, s.send(request{query: me, header: foreign}).Status)
		s.fails(request{query: me, header: foreign}, fault.Forbidden)

		s.must(request{query: `mutation { createToken(input: {principal: "ann"}) { secret } }`, header: ofConsole(cookie)}, nil)
		var tokens struct {
			Tokens struct{ Nodes []struct{ ExpiresAt *string } }
		}
		s.must(request{query: `{ tokens(principal: "ann") { nodes { expiresAt } } }`}, &tokens)
		require.Len(t, tokens.Tokens.Nodes, 3)
		for _, token := range tokens.Tokens.Nodes {
			require.Nil(t, token.ExpiresAt, "a token outlives the session that made it")
		}

		s.do(`mutation { revokeToken(input: {token: %q}) { revision } }`, made.CreateToken.ID)
		require.Equal(t, http.StatusUnauthorized, s.send(request{query: me, header: ofConsole(cookie)}).Status)
		s.fails(request{query: me, header: ofConsole(cookie)}, fault.Unauthenticated)
	})
}

func TestTheConsoleFollowsChanges(t *testing.T) {
	onEngines(t, func(t *testing.T, s *server) {
		s.principal("ann", "HUMAN", "")
		var made struct{ CreateToken struct{ ID, Secret string } }
		s.must(request{query: `mutation { createToken(input: {principal: "ann"}) { id secret } }`}, &made)
		cookie := s.login(made.CreateToken.Secret)
		dial := func(origin string) (*websocket.Conn, int) {
			conn, response, err := websocket.Dial(t.Context(), strings.Replace(s.URL, "http", "ws", 1)+"/graphql", &websocket.DialOptions{
				Subprotocols: []string{"graphql-transport-ws"}, HTTPHeader: http.Header{"Cookie": {cookie}, "Origin": {origin}},
			})
			require.NotNil(t, response, err)
			return conn, response.StatusCode
		}
		_, status := dial("http://example.org")
		require.Equal(t, http.StatusForbidden, status)

		conn, status := dial(s.URL)
		require.Equal(t, http.StatusSwitchingProtocols, status)
		defer conn.CloseNow()
		require.NoError(t, wsjson.Write(t.Context(), conn, message{Type: "connection_init"}))
		m, err := receive(t, conn)
		require.NoError(t, err)
		require.Equal(t, "connection_ack", m.Type)
		payload, err := json.Marshal(map[string]any{"query": changes})
		require.NoError(t, err)
		require.NoError(t, wsjson.Write(t.Context(), conn, message{ID: "1", Type: "subscribe", Payload: payload}))
		s.do(`mutation { revokeToken(input: {token: %q}) { revision } }`, made.CreateToken.ID)
		m, err = receive(t, conn)
		require.NoError(t, err)
		require.Equal(t, fault.Unauthenticated, tell(t, fmt.Appendf(nil, `{"errors":%s}`, orErrors(m))).code, "it ends with its token: %s", m.Payload)
	})
}

// orErrors are the errors of a message, which may be a result that has some.
func orErrors(m message) json.RawMessage {
	var result struct{ Errors json.RawMessage }
	if json.Unmarshal(m.Payload, &result) == nil && result.Errors != nil {
		return result.Errors
	}
	return m.Payload
}

func TestSessionsOutliveARestartAndEnd(t *testing.T) {
	cfg := settings(t, at("2026-03-01T09:00:00Z"), func(c *config.Config) { c.Console.Session /= 12 })
	var cookie string
	t.Run("login", func(t *testing.T) {
		s := serve(t, cfg)
		cookie = s.login(s.Token)
	})
	t.Run("restart", func(t *testing.T) {
		at("2026-03-01T09:59:59Z")(&cfg)
		serve(t, cfg).must(request{query: whoami, header: ofConsole(cookie)}, nil)
	})
	t.Run("end", func(t *testing.T) {
		at("2026-03-01T10:00:00Z")(&cfg)
		require.Equal(t, http.StatusUnauthorized, serve(t, cfg).send(request{query: whoami, header: ofConsole(cookie)}).Status)
	})
}

func TestSessionsHoldOnAllReplicas(t *testing.T) {
	storetest.RequireNeo4j(t)
	require.NoError(t, storetest.Neo4j(t).Close(t.Context()))
	url := neo4jtest.URL(t)
	devFile := filepath.Join(t.TempDir(), config.DevFileName)
	on := func(c *config.Config) { c.Store, c.DevFile = url, devFile }
	one, two := serve(t, settings(t, on)), serve(t, settings(t, on))
	two.must(request{query: whoami, header: ofConsole(one.login(one.Token))}, nil)
}

func TestTheAddressThatIsPrintedLogsInOnce(t *testing.T) {
	var out, log bytes.Buffer
	cfg := settings(t)
	cfg.Log.Level = "debug"
	a, err := app.Start(t.Context(), cfg, app.Options{Out: &out, Log: &log})
	require.NoError(t, err)
	s := stopped(t, a)
	address := regexp.MustCompile(`/login\?code=\w+`).FindString(out.String())
	require.NotEmpty(t, address)
	http.DefaultClient.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	t.Cleanup(func() { http.DefaultClient.CheckRedirect = nil })
	status, header, _ := s.http(http.MethodGet, address, map[string]string{"Accept": "text/html"}, "")
	require.Equal(t, http.StatusSeeOther, status)
	require.Equal(t, "/", header.Get("Location"))
	cookie := cookieOf(t, header)
	s.must(request{query: whoami, header: ofConsole(cookie)}, nil)
	status, _, _ = s.http(http.MethodGet, address, map[string]string{"Accept": "text/html"}, "")
	require.Equal(t, http.StatusUnauthorized, status)

	s.login(s.Token)
	status, _, _ = s.http(http.MethodPost, "/console/login", ofConsole(""), `{"token": "`+s.Token)
	require.Equal(t, http.StatusBadRequest, status)
	require.NotEmpty(t, log.String())
	for _, secret := range []string{s.Token, strings.TrimPrefix(address, "/login?code="), strings.TrimPrefix(cookie, "brain_session=")} {
		require.NotContains(t, log.String(), secret)
	}
}
