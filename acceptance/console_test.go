package acceptance_test

import (
	"os"
	"os/exec"
	"testing"

	"github.com/stretchr/testify/require"
)

// envConsole names the folder console of the checkout, with its packages installed.
const envConsole = "BRAIN_TEST_CONSOLE"

// TestConsole takes the journeys through the Console in a browser against a
// server on each engine. How the areas look, in light, dark and on a phone, the editor
// of queries and the shell are the browser's work alone and are seen on one of them.
func TestConsole(t *testing.T) {
	dir := os.Getenv(envConsole)
	if dir == "" {
		t.Skipf("SKIPPED: %s (%s is not set: scripts/console-e2e runs it)", t.Name(), envConsole)
	}
	onEngines(t, func(t *testing.T, store string) {
		s := serve(t, store)
		args := []string{"test"}
		if _, embedded := embeddedDir(store); !embedded {
			args = append(args, "claims", "graph", "instance", "objects", "review")
		}
		journeys := exec.CommandContext(t.Context(), "node_modules/.bin/playwright", args...)
		journeys.Dir = dir
		journeys.Env = append(os.Environ(), "BRAIN_E2E_URL="+s.url, "BRAIN_E2E_TOKEN="+s.token)
		journeys.Stdout, journeys.Stderr = os.Stdout, os.Stderr
		require.NoError(t, journeys.Run())
	})
}
