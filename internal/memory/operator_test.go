package memory_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/fault"
	"brain/internal/memory"
)

func TestOperatorsTokenLetsTheFirstPersonIn(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		secret := strings.Repeat("s3cret-", 5)
		for range 2 {
			_, err := w.Bootstrap(t.Context(), memory.BootstrapInput{AdminSecret: secret})
			require.NoError(t, err)
		}
		session, err := w.Authenticate(t.Context(), secret)
		require.NoError(t, err)
		require.Equal(t, "admin", session.UID)
		tokens, err := w.Tokens(t.Context(), w.admin(), nil, nil, nil)
		require.NoError(t, err)
		var id string
		for _, tok := range tokens.Nodes {
			if tok.Name == "operator" {
				require.Empty(t, id, "a second start makes no second token")
				id = tok.ID
			}
		}
		_, _, err = w.RevokeToken(t.Context(), w.admin(), id)
		require.NoError(t, err)
		_, err = w.Bootstrap(t.Context(), memory.BootstrapInput{AdminSecret: secret})
		require.NoError(t, err)
		_, err = w.Authenticate(t.Context(), secret)
		refused(t, err, fault.Unauthenticated, "")
		_, err = w.Bootstrap(t.Context(), memory.BootstrapInput{AdminSecret: "short"})
		refused(t, err, fault.BadInput, "adminToken")
	})
}
