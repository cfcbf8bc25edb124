package docs_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/mod/modfile"
)

// row is one row of the table in docs/dependencies.md: a module and its reason.
var row = regexp.MustCompile("(?m)^\\| `([^`]+)` \\| (.+) \\|$")

func TestEveryDirectDependencyHasAReason(t *testing.T) {
	reasons := map[string]string{}
	for _, found := range row.FindAllStringSubmatch(read(t, "docs/dependencies.md"), -1) {
		require.NotContains(t, reasons, found[1], "listed twice")
		reasons[found[1]] = found[2]
	}
	modules := used(t)
	for _, module := range modules {
		require.Contains(t, reasons, module, "docs/dependencies.md says nothing about a module that is imported or run")
		delete(reasons, module)
	}
	require.Empty(t, reasons, "docs/dependencies.md lists modules that nothing imports or runs")
}

// used are the modules that a package of the repository, a test of it or a tool
// line of go.mod names, if they are in go.mod.
func used(t *testing.T) []string {
	t.Helper()
	content, err := os.ReadFile(filepath.Join(root, "go.mod"))
	require.NoError(t, err)
	mod, err := modfile.Parse("go.mod", content, nil)
	require.NoError(t, err)
	var modules []string
	for _, r := range mod.Require {
		modules = append(modules, r.Mod.Path)
	}
	// The longest path comes first, so that it wins.
	slices.SortFunc(modules, func(a, b string) int { return len(b) - len(a) })

	paths := imports(t)
	for _, tool := range mod.Tool {
		paths = append(paths, tool.Path)
	}
	var out []string
	for _, p := range paths {
		i := slices.IndexFunc(modules, func(m string) bool { return p == m || strings.HasPrefix(p, m+"/") })
		if i >= 0 && !slices.Contains(out, modules[i]) {
			out = append(out, modules[i])
		}
	}
	return out
}

// imports lists what the packages of the repository and their tests import.
func imports(t *testing.T) []string {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), "go", "list", "-e", "-json=Imports,TestImports,XTestImports", "./...")
	cmd.Dir = root
	out, err := cmd.Output()
	require.NoError(t, err)
	var all []string
	for dec := json.NewDecoder(strings.NewReader(string(out))); dec.More(); {
		var p struct{ Imports, TestImports, XTestImports []string }
		require.NoError(t, dec.Decode(&p))
		all = slices.Concat(all, p.Imports, p.TestImports, p.XTestImports)
	}
	slices.Sort(all)
	return slices.Compact(all)
}
