package config_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/internal/config"
)

func TestBadFiles(t *testing.T) {
	files, err := filepath.Glob("testdata/bad/*.yaml")
	require.NoError(t, err)
	require.GreaterOrEqual(t, len(files), 25)
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".yaml"), func(t *testing.T) {
			_, err := config.Load(config.Sources{File: file})
			require.Error(t, err)
			got := strings.ReplaceAll(err.Error(), filepath.Dir(file)+string(filepath.Separator), "") + "\n"
			golden := strings.TrimSuffix(file, ".yaml") + ".message"
			if *update {
				require.NoError(t, os.WriteFile(golden, []byte(got), 0o644))
			}
			want, err := os.ReadFile(golden)
			require.NoError(t, err)
			require.Equal(t, string(want), got)
		})
	}
}

func TestPrecedence(t *testing.T) {
	file := write(t, "listen: 127.0.0.1:1\nstore: embedded:/file\nlog:\n  level: warn\npacks: [pevc, legal]\n")
	env := map[string]string{"BRAIN_LISTEN": "127.0.0.1:2", "BRAIN_STORE": "embedded:/env", "BRAIN_PACKS": "software, consumer", "BRAIN_LOG_LEVEL": ""}
	c, err := config.Load(config.Sources{File: file, Env: lookup(env), Flags: map[string][]string{"listen": {"127.0.0.1:3"}}})
	require.NoError(t, err)
	require.Equal(t, "127.0.0.1:3", c.Listen, "a flag wins")
	require.Equal(t, "embedded:/env", c.Store, "the environment wins over the file")
	require.Equal(t, []string{"software", "consumer"}, c.Packs)
	require.Equal(t, "warn", c.Log.Level, "an empty variable is not set")
	require.Equal(t, 30*time.Second, c.Limits.Timeout, "defaults stay")
	require.Equal(t, "/env/dev.json", c.DevFilePath())
}

func TestEnvAndFlagFaultsNameTheirSource(t *testing.T) {
	_, err := config.Load(config.Sources{
		Env:   lookup(map[string]string{"BRAIN_LIMITS_DEPTH": "x", "BRAIN_TEST_CLOCK": "noon"}),
		Flags: map[string][]string{"dev": {"maybe"}},
	})
	require.ErrorContains(t, err, `BRAIN_LIMITS_DEPTH: limits.depth: "x" is not valid: expected a whole number`)
	require.ErrorContains(t, err, `--dev: dev: "maybe" is not valid: expected true or false`)
	require.ErrorContains(t, err, `BRAIN_TEST_CLOCK: BRAIN_TEST_CLOCK: "noon" is not valid: expected a time in RFC 3339`)
	var setting *config.SettingError
	require.ErrorAs(t, err, &setting)
}

func TestTestClockNeedsDev(t *testing.T) {
	env := map[string]string{"BRAIN_TEST_CLOCK": "2026-03-01T09:00:00+09:00"}
	_, err := config.Load(config.Sources{Env: lookup(env)})
	require.ErrorContains(t, err, "for development only")
	env["BRAIN_DEV"] = "true"
	c, err := config.Load(config.Sources{Env: lookup(env)})
	require.NoError(t, err)
	require.Equal(t, "2026-03-01T00:00:00Z", c.TestClock.Format(time.RFC3339))
}

func TestMissingFile(t *testing.T) {
	_, err := config.Load(config.Sources{File: filepath.Join(t.TempDir(), "none.yaml")})
	require.ErrorIs(t, err, os.ErrNotExist)
}

func TestPrintMasksSecrets(t *testing.T) {
	for store, want := range map[string]string{
		"neo4j://neo4j:p%40ss:w0rd@db:7687/brain": "neo4j://neo4j:***@db:7687/brain",
		"bolt://db:7687":       "bolt://db:7687",
		"bolt+s://user@db":     "bolt+s://user@db",
		"embedded:./a:b@c":     "embedded:./a:b@c",
		"neo4j://user:pa ss@[": "***",
	} {
		c := config.Default()
		c.Store = store
		var b strings.Builder
		require.NoError(t, c.Print(&b))
		require.Contains(t, b.String(), `store: "`+want+`"`)
		require.Equal(t, want, c.Values()[0].Value)
	}
	c := config.Default()
	c.Embedding.Key, c.Rerank.Key, c.AdminToken = "secret-1", "secret-2", "secret-3"
	var b strings.Builder
	require.NoError(t, c.Print(&b))
	require.NotContains(t, b.String(), "secret-")
	require.Equal(t, 3, strings.Count(b.String(), `"***"`))
	c.Store = "neo4j://user:secret@["
	require.NotContains(t, c.Verify().Error(), "secret")
}

func TestPrintedFileLoadsAgain(t *testing.T) {
	c := config.Default()
	c.Packs = []string{"pevc", "legal"}
	c.DevFile, c.Dev = `odd "name".json`, true
	var b strings.Builder
	require.NoError(t, c.Print(&b))
	again, err := config.Load(config.Sources{File: write(t, b.String())})
	require.NoError(t, err)
	require.Equal(t, c, again)
}

func TestEmptyFileIsDefault(t *testing.T) {
	for _, content := range []string{"", "# nothing\n", "listen:\nlimits:\n"} {
		c, err := config.Load(config.Sources{File: write(t, content)})
		require.NoError(t, err)
		require.Equal(t, config.Default(), c)
	}
}

func TestDevFilePathOfNeo4j(t *testing.T) {
	c := config.Default()
	c.Store = "bolt://localhost"
	require.Equal(t, filepath.Join("brain-data", "dev.json"), c.DevFilePath())
	c.DevFile = "x.json"
	require.Equal(t, "x.json", c.DevFilePath())
}

func TestReferenceIsCurrent(t *testing.T) {
	b, err := os.ReadFile("../../docs/reference/config.md")
	require.NoError(t, err)
	require.Equal(t, config.Reference(), string(b), "run go generate ./internal/config")
}

func FuzzFile(f *testing.F) {
	f.Add("listen: 127.0.0.1:1\nlog: {level: info}\n")
	f.Add("? a\n: &x [*x]\n")
	f.Fuzz(func(t *testing.T, content string) {
		c, err := config.Load(config.Sources{File: write(t, content)})
		if err == nil {
			require.NoError(t, c.Verify())
		}
	})
}

var update = flag.Bool("update", false, "rewrite the golden files")

func write(t *testing.T, content string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "brain.yaml")
	require.NoError(t, os.WriteFile(path, []byte(content), 0o600))
	return path
}

func lookup(env map[string]string) func(string) (string, bool) {
	return func(name string) (string, bool) {
		v, ok := env[name]
		return v, ok
	}
}
