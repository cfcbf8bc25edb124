package app_test

import (
	"encoding/json"
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/fault"
)

const whoami = `{ viewer { principal { uid } } }`

// refused checks that a request with this Authorization header is not let in.
func (s *server) refused(authorization string) {
	s.t.Helper()
	for _, route := range [][2]string{{http.MethodPost, "/graphql"}, {http.MethodGet, "/metrics"}} {
		status, header, content := s.http(route[0], route[1],
			map[string]string{"Content-Type": "application/json", "Authorization": authorization}, `{"query":"{ viewer { principal { uid } } }"}`)
		require.Equal(s.t, http.StatusUnauthorized, status, route)
		require.Equal(s.t, `Bearer realm="brain"`, header.Get("WWW-Authenticate"))
		var got reply
		require.NoError(s.t, json.Unmarshal(content, &got))
		require.Len(s.t, got.Errors, 1)
		require.Equal(s.t, fault.Unauthenticated, got.Errors[0].Extensions.Code)
		require.Equal(s.t, "there is no valid token", got.Errors[0].Message, "the same for every reason")
		require.NotEmpty(s.t, got.Errors[0].Extensions.RequestID)
	}
}

func TestOnlyValidTokensAreLetIn(t *testing.T) {
	onEngines(t, func(t *testing.T, s *server) {
		s.must(request{query: whoami}, nil)
		for _, authorization := range []string{
			"", "Bearer", "Bearer ", "Bearer nonsense", "Basic " + s.Token, s.Token, "Bearer " + s.Token + "x", "Bearer " + s.Token[:len(s.Token)-1],
		} {
			s.refused(authorization)
		}
		secret := s.principal("ann", "HUMAN", "")
		s.must(request{query: whoami, token: secret}, nil)

		s.do(`mutation { setPrincipalActive(input: {uid: "ann", active: false}) { revision } }`)
		s.refused("Bearer " + secret)
		s.do(`mutation { setPrincipalActive(input: {uid: "ann", active: true}) { revision } }`)
		s.must(request{query: whoami, token: secret}, nil)

		var tokens struct {
			Tokens struct{ Nodes []struct{ ID string } }
		}
		s.must(request{query: `{ tokens(principal: "ann") { nodes { id principal { uid } lastUsedAt } } }`}, &tokens)
		require.Len(t, tokens.Tokens.Nodes, 1)
		s.do(`mutation { revokeToken(input: {token: %q}) { id revision } }`, tokens.Tokens.Nodes[0].ID)
		s.refused("Bearer " + secret)
	})
}

func TestExpiredTokensAreNotLetIn(t *testing.T) {
	cfg := settings(t, at("2026-03-01T09:00:00Z"))
	var secret string
	t.Run("before", func(t *testing.T) {
		s := serve(t, cfg)
		secret = s.newToken("admin", `expiresAt: "2026-03-01T10:00:00Z"`)
		s.must(request{query: whoami, token: secret}, nil)
	})
	t.Run("after", func(t *testing.T) {
		at("2026-03-01T10:00:00Z")(&cfg)
		s := serve(t, cfg)
		s.refused("Bearer " + secret)
		s.must(request{query: whoami}, nil)
	})
}

func TestMetricsAreForOperators(t *testing.T) {
	s := start(t)
	for uid, c := range map[string]struct {
		kind   string
		status int
	}{"bob": {"HUMAN", http.StatusForbidden}, "exporter": {"SERVICE", http.StatusOK}} {
		secret := s.principal(uid, c.kind, "")
		status, _, content := s.http(http.MethodGet, "/metrics", map[string]string{"Authorization": "Bearer " + secret}, "")
		require.Equal(t, c.status, status, "%s: %s", uid, content)
	}
	require.Positive(t, s.metric("brain_store_call_seconds_count", `call="match"`))
	require.Positive(t, s.metric("brain_http_request_seconds_count", `route="/graphql"`))
	require.Positive(t, s.metric("brain_graphql_operation_seconds_count", `field="createPrincipal"`))
	require.Positive(t, s.metric("go_goroutines", ""))
}

func TestHealthIsOpen(t *testing.T) {
	s := start(t)
	for path, want := range map[string]string{"/healthz": "ok\n", "/readyz": "ready\n"} {
		status, header, content := s.http(http.MethodGet, path, nil, "")
		require.Equal(t, http.StatusOK, status)
		require.Equal(t, want, string(content))
		require.Equal(t, "nosniff", header.Get("X-Content-Type-Options"))
	}
	for route, want := range map[[2]string]int{
		{http.MethodGet, "/graphql"}: http.StatusMethodNotAllowed, {http.MethodGet, "/nothing"}: http.StatusNotFound, {http.MethodPost, "/healthz"}: http.StatusMethodNotAllowed,
	} {
		status, _, _ := s.http(route[0], route[1], nil, "")
		require.Equal(t, want, status, route)
	}
}
