package embedded_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/embedded"
	"brain/graph/graphtest"
)

func TestConformance(t *testing.T) {
	graphtest.Run(t, func(t *testing.T) graph.Store { return open(t, embedded.Options{Dir: t.TempDir()}) })
}

// open opens a store that is closed at the end of the test.
func open(t testing.TB, opt embedded.Options) *embedded.Store {
	t.Helper()
	s, err := embedded.Open(t.Context(), opt)
	require.NoError(t, err)
	t.Cleanup(func() { _ = s.Close(context.Background()) })
	return s
}

// patience is the time that a random query gets: a few are heavy, and a slow
// machine must not make them differ.
const patience = 10 * time.Minute

func TestDifferential(t *testing.T) {
	opt := graphtest.OptionsFromEnvironment(t)
	store := open(t, embedded.Options{Dir: t.TempDir(), NoSync: true, QueryTime: patience})
	graphtest.Differential(t, map[string]graph.Store{"embedded": store}, opt)
}
