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
	dir := consoleDir(t)
	onEngines(t, func(t *testing.T, store string) {
		s := serve(t, store)
		args := []string{"test"}
		if _, embedded := embeddedDir(store); !embedded {
			args = append(args, "claims", "graph", "instance", "objects", "review")
		}
		require.NoError(t, playwright(t, dir, s, args...).Run())
	})
}

// TestConsoleVaults looks at the four vaults of the shared data in the Console. It
// is the browser's work, so one engine will do.
func TestConsoleVaults(t *testing.T) {
	dir := consoleDir(t)
	for _, language := range vaultLanguages {
		vault(t, language) // skips by name without the data
	}
	s := serve(t, "embedded:"+t.TempDir())
	for _, language := range vaultLanguages {
		report := must[importReport](s, "import", "markdown", vault(t, language), "--vault", language, "--scope", "world")
		require.Zero(t, report.Pages.Refused+report.Links.Refused)
	}
	require.NoError(t, playwright(t, dir, s, "test", "-c", "playwright.vaults.config.ts").Run())
}

// consoleDir is the folder of the Console; the test is skipped, by name, where it
// is not given.
func consoleDir(t *testing.T) string {
	t.Helper()
	dir := os.Getenv(envConsole)
	if dir == "" {
		t.Skipf("SKIPPED: %s (%s is not set: scripts/console-e2e runs it)", t.Name(), envConsole)
	}
	return dir
}

// playwright is the command that takes journeys through the Console of a server.
func playwright(t *testing.T, dir string, s *server, args ...string) *exec.Cmd {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), "node_modules/.bin/playwright", args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "BRAIN_E2E_URL="+s.url, "BRAIN_E2E_TOKEN="+s.token)
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	return cmd
}
