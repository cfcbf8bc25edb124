package memory_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
	"brain/internal/memory"
)

func TestAuthenticate(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("dana")
		w.agent("scribe", "dana")
		dm := w.direct("dm", "dana", "scribe")
		made, _, err := w.CreateToken(t.Context(), w.admin(), memory.CreateTokenInput{
			Principal: "scribe", Name: ptr("gateway"), Capabilities: []disclosure.Capability{disclosure.Gateway}, Channels: []string{"dm"},
			ExpiresAt: ptr(w.clock().Add(time.Hour)),
		})
		require.NoError(t, err)
		require.Regexp(t, `^brn_[A-Za-z0-9_-]{43}$`, made.Secret)
		session, err := w.Authenticate(t.Context(), made.Secret)
		require.NoError(t, err)
		require.Equal(t, "scribe", session.UID)
		require.Equal(t, []disclosure.Capability{disclosure.Gateway}, session.Capabilities)
		require.Equal(t, []string{dm.ID}, session.Channels)

		_, unknown := w.Authenticate(t.Context(), made.Secret+"x")
		refused(t, unknown, fault.Unauthenticated, "")
		for _, secret := range []string{"", "brn_", strings.ToUpper(made.Secret), "x\x00y", strings.Repeat("x", 100_000)} {
			_, err := w.Authenticate(t.Context(), secret)
			require.Equal(t, unknown, err)
		}
		w.pass(time.Hour - time.Microsecond)
		_, err = w.Authenticate(t.Context(), made.Secret)
		require.NoError(t, err)
		w.pass(time.Microsecond)
		_, err = w.Authenticate(t.Context(), made.Secret)
		require.Equal(t, unknown, err, "an expired token is refused like an unknown one")

		token := w.token("dana")
		_, err = w.Authenticate(t.Context(), token.Secret)
		require.NoError(t, err)
		w.Wait()
		_, _, err = w.RevokeToken(t.Context(), w.admin(), token.ID)
		require.NoError(t, err)
		_, err = w.Authenticate(t.Context(), token.Secret)
		require.Equal(t, unknown, err)
		token = w.token("dana")
		_, _, err = w.SetPrincipalActive(t.Context(), w.admin(), memory.SetPrincipalActiveInput{UID: "dana"})
		require.NoError(t, err)
		_, err = w.Authenticate(t.Context(), token.Secret)
		require.Equal(t, unknown, err)
	})
}

func TestCreateToken(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("dana", "omar")
		w.agent("scribe", "dana")
		w.direct("dm", "dana", "scribe")
		w.room("room", "", "omar")
		for name, tt := range map[string]struct {
			by    string
			in    memory.CreateTokenInput
			code  fault.Code
			field string
		}{
			"own":                   {"dana", memory.CreateTokenInput{Principal: "dana"}, "", ""},
			"own by an agent":       {"scribe", memory.CreateTokenInput{Principal: "scribe", Channels: []string{"dm", "dm"}}, "", ""},
			"anybody's by an admin": {"admin", memory.CreateTokenInput{Principal: "dana", Channels: []string{"room"}}, "", ""},
			"another's":             {"dana", memory.CreateTokenInput{Principal: "omar"}, fault.Forbidden, "principal"},
			"its agent's":           {"dana", memory.CreateTokenInput{Principal: "scribe"}, fault.Forbidden, "principal"},
			"nobody's":              {"dana", memory.CreateTokenInput{Principal: "nobody"}, fault.Forbidden, "principal"},
			"nobody's by an admin":  {"admin", memory.CreateTokenInput{Principal: "nobody"}, fault.UnknownPrincipal, "principal"},
			"own with a capability": {"dana", memory.CreateTokenInput{Principal: "dana", Capabilities: []disclosure.Capability{disclosure.Decide}}, fault.Forbidden, "capabilities"},
			"unknown capability":    {"admin", memory.CreateTokenInput{Principal: "dana", Capabilities: []disclosure.Capability{"FLY"}}, fault.BadInput, "capabilities"},
			"expired":               {"dana", memory.CreateTokenInput{Principal: "dana", ExpiresAt: ptr(w.clock())}, fault.BadInput, "expiresAt"},
			"long ago":              {"dana", memory.CreateTokenInput{Principal: "dana", ExpiresAt: &time.Time{}}, fault.BadInput, "expiresAt"},
			"unknown channel":       {"dana", memory.CreateTokenInput{Principal: "dana", Channels: []string{"none"}}, fault.NotFound, "channels"},
			"hidden channel":        {"dana", memory.CreateTokenInput{Principal: "dana", Channels: []string{"room"}}, fault.NotFound, "channels"},
			"too many channels":     {"dana", memory.CreateTokenInput{Principal: "dana", Channels: make([]string, 101)}, fault.TooLarge, "channels"},
			"bad name":              {"dana", memory.CreateTokenInput{Principal: "dana", Name: ptr("a\nb")}, fault.BadInput, "name"},
		} {
			made, _, err := w.CreateToken(t.Context(), w.as(tt.by), tt.in)
			t.Run(name, func(t *testing.T) {
				if tt.code != "" {
					refused(t, err, tt.code, tt.field)
					require.Empty(t, made.Secret)
					return
				}
				require.NoError(t, err)
				session, err := w.Authenticate(t.Context(), made.Secret)
				require.NoError(t, err)
				require.Equal(t, tt.in.Principal, session.UID)
			})
		}
	})
}

func TestATokenBoundToChannelsStaysBound(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("dana", "omar")
		w.agent("scribe", "dana")
		w.direct("dm", "dana", "scribe")
		room := w.room("room", "", "scribe", "omar")
		bound := func() *memory.Session { return &memory.Session{UID: "scribe", Channels: []string{room.ID}} }
		for name, channels := range map[string][]string{"unbound": nil, "another": {"dm"}, "one more": {"dm", "room"}} {
			_, _, err := w.CreateToken(t.Context(), bound(), memory.CreateTokenInput{Principal: "scribe", Channels: channels})
			t.Run(name, func(t *testing.T) { refused(t, err, fault.Forbidden, "channels") })
		}
		_, _, err := w.CreateToken(t.Context(), bound(), memory.CreateTokenInput{Principal: "scribe", Channels: []string{"room"}})
		require.NoError(t, err)
	})
}

func TestTokensAndRevoke(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("dana", "omar")
		w.agent("scribe", "dana")
		w.direct("dm", "dana", "scribe")
		var ids []string
		for range 3 {
			made, _, err := w.CreateToken(t.Context(), w.as("dana"), memory.CreateTokenInput{Principal: "dana", Name: ptr("laptop"), Channels: []string{"dm"}})
			require.NoError(t, err)
			ids = append([]string{made.ID}, ids...)
		}
		list, err := w.Tokens(t.Context(), w.as("dana"), nil, ptr(2), nil)
		require.NoError(t, err)
		require.Equal(t, ids[:2], names(list.Nodes, tokenID), "newest first")
		require.Equal(t, []string{"dm"}, list.Nodes[0].Channels)
		require.Equal(t, "laptop", list.Nodes[0].Name)
		rest, err := w.Tokens(t.Context(), w.as("dana"), ptr("dana"), ptr(2), &list.EndCursor)
		require.NoError(t, err)
		require.Equal(t, ids[2:], names(rest.Nodes, tokenID))
		require.False(t, rest.HasNextPage)

		_, err = w.Tokens(t.Context(), w.as("omar"), ptr("dana"), nil, nil)
		refused(t, err, fault.Forbidden, "principal")
		_, err = w.Tokens(t.Context(), w.as("omar"), ptr("nobody"), nil, nil)
		refused(t, err, fault.Forbidden, "principal")
		_, err = w.Tokens(t.Context(), w.admin(), ptr("nobody"), nil, nil)
		refused(t, err, fault.UnknownPrincipal, "principal")
		all, err := w.Tokens(t.Context(), w.admin(), ptr("dana"), nil, nil)
		require.NoError(t, err)
		require.Len(t, all.Nodes, 3)

		_, _, foreign := w.RevokeToken(t.Context(), w.as("omar"), ids[0])
		_, _, missing := w.RevokeToken(t.Context(), w.as("omar"), "none")
		refused(t, foreign, fault.NotFound, "token")
		require.Equal(t, missing, foreign)
		at := w.clock()
		revoked, _, err := w.RevokeToken(t.Context(), w.as("dana"), ids[0])
		require.NoError(t, err)
		require.Equal(t, at, *revoked.RevokedAt)
		w.pass(time.Hour)
		revoked, _, err = w.RevokeToken(t.Context(), w.admin(), ids[0])
		require.NoError(t, err)
		require.Equal(t, at, *revoked.RevokedAt, "it stays revoked since then")
	})
}

func TestLastUse(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("dana")
		token := w.token("dana")
		lastUsed := func() *time.Time {
			t.Helper()
			w.Wait()
			list, err := w.Tokens(t.Context(), w.as("dana"), nil, nil, nil)
			require.NoError(t, err)
			return list.Nodes[0].LastUsedAt
		}
		use := func(s *memory.Service) {
			t.Helper()
			_, err := s.Authenticate(t.Context(), token.Secret)
			require.NoError(t, err)
			s.Wait()
		}
		require.Nil(t, lastUsed())
		first := w.clock()
		use(w.Service)
		require.Equal(t, first, *lastUsed())
		w.pass(59 * time.Second)
		use(w.Service)
		use(w.restart())
		require.Equal(t, first, *lastUsed(), "at most once a minute")
		w.pass(time.Second)
		use(w.Service)
		require.Equal(t, w.clock(), *lastUsed())
	})
}

// brokenWrites is a store that refuses to write.
type brokenWrites struct{ graph.Store }

func (brokenWrites) Write(context.Context, graph.Audience, graph.WriteOptions, func(context.Context, graph.Tx) error) (graph.Revision, error) {
	return "", errors.New("the disk is full")
}

func TestAuthenticateDoesNotRestOnNotingTheUse(t *testing.T) {
	w := newWorld(t, openEmbedded(t))
	token := w.token("admin")
	w.store = brokenWrites{w.store}
	s := w.restart()
	ctx, cancel := context.WithCancel(t.Context())
	session, err := s.Authenticate(ctx, token.Secret)
	cancel()
	require.NoError(t, err)
	require.Equal(t, "admin", session.UID)
	s.Wait()
}
