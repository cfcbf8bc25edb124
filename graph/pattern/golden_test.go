package pattern_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph/pattern"
)

var update = flag.Bool("update", false, "write the golden plans from what the package makes now")

// Each testdata/<catalogue>/<name>.cypher has the plan it compiles to beside it.
func TestGoldenPlans(t *testing.T) {
	for dir, visibility := range map[string]pattern.Visibility{"public": pattern.Public, "internal": pattern.Internal} {
		files, err := filepath.Glob(filepath.Join("testdata", dir, "*.cypher"))
		require.NoError(t, err)
		require.NotEmpty(t, files)
		cat := testCatalogue(t, visibility)
		for _, file := range files {
			t.Run(dir+"/"+strings.TrimSuffix(filepath.Base(file), ".cypher"), func(t *testing.T) {
				text, err := os.ReadFile(file)
				require.NoError(t, err)
				plan, err := pattern.Compile(cat, string(text))
				require.NoError(t, err)
				got := pattern.Dump(plan)
				golden := strings.TrimSuffix(file, ".cypher") + ".plan"
				if *update {
					require.NoError(t, os.WriteFile(golden, []byte(got), 0o644))
				}
				want, err := os.ReadFile(golden)
				require.NoError(t, err)
				require.Equal(t, string(want), got)

				q, err := pattern.Parse(string(text))
				require.NoError(t, err)
				again, err := pattern.Compile(cat, pattern.Format(q))
				require.NoError(t, err)
				require.Equal(t, got, pattern.Dump(again), "the canonical form compiles to the same plan")
			})
		}
	}
}
