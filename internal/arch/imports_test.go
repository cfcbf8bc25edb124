package arch_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

const module = "brain"

// may lists, for each package, the packages of this module that its shipped code
// may import. A package that is not listed may import nothing of the module. A
// trailing "/..." covers a folder.
var may = map[string][]string{
	"graph":                       {},
	"graph/pattern":               {"graph"},
	"graph/embedded":              {"graph", "graph/pattern"},
	"graph/neo4j":                 {"graph", "graph/pattern"},
	"graph/neo4j/neo4jtest":       {"graph", "graph/neo4j"},
	"graph/graphtest":             {"graph", "graph/pattern"},
	"schema":                      {"graph"},
	"disclosure":                  {"graph", "schema", "internal/fault"},
	"packs":                       {"schema"},
	"internal/fault":              {},
	"internal/text":               {},
	"internal/body":               {},
	"internal/relation":           {"internal/text"},
	"internal/prose":              {"internal/body", "internal/relation"},
	"internal/seal":               {"internal/fault"},
	"internal/quote":              {"internal/text"},
	"internal/bridge":             {"internal/bridge/api", "internal/client", "internal/fault", "internal/quote", "internal/text"},
	"internal/bridge/api":         {},
	"internal/bridge/reference":   {"internal/bridge"},
	"examples/agent":              {},
	"cmd/brain-mcp":               {"internal/bridge", "internal/client", "internal/config", "internal/fault"},
	"internal/request":            {},
	"internal/config":             {"internal/fault", "internal/text"},
	"internal/models":             {"internal/fault", "internal/text"},
	"internal/models/modelstest":  {},
	"internal/config/reference":   {"internal/config"},
	"internal/client":             {"internal/fault"},
	"internal/portable":           {"graph", "internal/fault", "internal/text"},
	"internal/memory":             {"graph", "graph/pattern", "schema", "packs", "disclosure", "internal/body", "internal/fault", "internal/models", "internal/text", "internal/portable", "internal/prose", "internal/quote", "internal/relation"},
	"internal/importers":          {"internal/client", "internal/fault", "internal/relation"},
	"internal/importers/markdown": {"internal/importers", "internal/body", "internal/fault", "internal/prose", "internal/relation"},
	"internal/importers/jsonl":    {"internal/importers", "internal/fault"},
	"internal/evaluate":           {"internal/client", "internal/fault", "internal/text"},
	"internal/exporter":           {"internal/client", "internal/fault"},
	"internal/authn":              {"disclosure", "internal/memory", "internal/fault", "internal/request"},
	"internal/httpserver":         {"internal/authn", "internal/fault", "internal/request"},
	"console":                     {},
	"internal/console":            {"disclosure", "internal/authn", "internal/fault", "internal/httpserver", "internal/memory"},
	"internal/storetest":          {"graph", "graph/embedded", "graph/neo4j", "graph/neo4j/neo4jtest"},
	"internal/apidoc":             {"internal/fault"},
	"internal/patterndoc":         {"graph", "packs", "schema"},
	"scenarios":                   {"graph", "disclosure", "internal/fault"},
	"scenarios/reference":         {"scenarios"},
	"bench":                       {"graph", "graph/embedded", "graph/neo4j", "disclosure", "internal/bridge", "internal/bridge/api", "internal/client", "internal/memory", "internal/text", "internal/fault", "internal/importers", "internal/importers/markdown", "internal/authn", "internal/seal", "resolvers"},
	"resolvers":                   {"graph", "internal/text", "graph/pattern", "schema", "disclosure", "internal/memory", "internal/fault", "internal/authn", "internal/request", "internal/seal", "resolvers/..."},
	"resolvers/...":               {"graph", "schema", "disclosure", "internal/memory", "internal/fault", "internal/text", "resolvers/..."},
	"internal/app":                {"graph", "graph/embedded", "graph/neo4j", "console", "internal/...", "resolvers", "disclosure", "packs", "schema"},
	"cmd/brain": {
		"internal/app", "internal/config", "internal/client", "internal/importers", "internal/importers/markdown", "internal/importers/jsonl",
		"internal/importers/mcpmemory", "internal/evaluate", "internal/exporter", "internal/linkeddata", "internal/fault",
	},
	"internal/importers/mcpmemory": {"internal/importers", "internal/fault"},
	"internal/linkeddata":          {},
}

// engines may be imported by the wiring, by test helpers, and by the benchmarks,
// which measure them beside hand-written queries.
var engines = []string{"graph/embedded", "graph/neo4j"}

// source is one parsed Go file.
type source struct {
	file, pkg string
	ast       *ast.File
	test      bool
}

func sources(t *testing.T) []source {
	t.Helper()
	root := repository(t)
	var out []source
	err := filepath.WalkDir(root, func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := d.Name()
		if d.IsDir() {
			if file != root && (strings.HasPrefix(name, ".") || name == "testdata" || name == "node_modules" || name == "brain-data") {
				return filepath.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(name, ".go") {
			return nil
		}
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution|parser.ParseComments)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, file)
		if err != nil {
			return err
		}
		rel = filepath.ToSlash(rel)
		out = append(out, source{file: rel, pkg: path.Dir(rel), ast: f, test: strings.HasSuffix(name, "_test.go")})
		return nil
	})
	require.NoError(t, err)
	require.NotEmpty(t, out)
	return out
}

func repository(t *testing.T) string {
	t.Helper()
	dir, err := os.Getwd()
	require.NoError(t, err)
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		parent := filepath.Dir(dir)
		require.NotEqual(t, parent, dir, "no go.mod above the test")
		dir = parent
	}
}

func (s source) imports() []string {
	var out []string
	for _, spec := range s.ast.Imports {
		p, err := strconv.Unquote(spec.Path.Value)
		if rest, ok := strings.CutPrefix(p, module+"/"); err == nil && ok {
			out = append(out, rest)
		}
	}
	return out
}

// allowed finds the rule of a package: its own, else that of the nearest folder.
func allowed(pkg string) []string {
	if list, ok := may[pkg]; ok {
		return list
	}
	for dir := pkg; dir != "."; dir = path.Dir(dir) {
		if list, ok := may[dir+"/..."]; ok {
			return list
		}
	}
	return nil
}

func covers(list []string, pkg string) bool {
	return slices.ContainsFunc(list, func(rule string) bool {
		folder, all := strings.CutSuffix(rule, "/...")
		return rule == pkg || all && strings.HasPrefix(pkg, folder+"/")
	})
}

func TestImportsPointOneWay(t *testing.T) {
	for _, s := range sources(t) {
		if s.test {
			continue
		}
		for _, imported := range s.imports() {
			if !covers(allowed(s.pkg), imported) {
				t.Errorf("%s: package %s may not import %s", s.file, s.pkg, imported)
			}
		}
	}
}

func TestGraphImportsOnlyTheStandardLibrary(t *testing.T) {
	for _, s := range sources(t) {
		if s.pkg != "graph" || s.test {
			continue
		}
		for _, spec := range s.ast.Imports {
			if first, _, _ := strings.Cut(strings.Trim(spec.Path.Value, `"`), "/"); strings.Contains(first, ".") {
				t.Errorf("%s imports %s", s.file, spec.Path.Value)
			}
		}
	}
}

func TestOnlyTheWiringNamesAnEngine(t *testing.T) {
	for _, s := range sources(t) {
		if s.test || s.pkg == "internal/app" || s.pkg == "internal/storetest" || s.pkg == "bench" || strings.HasSuffix(s.pkg, "neo4jtest") {
			continue
		}
		for _, imported := range s.imports() {
			if slices.Contains(engines, imported) && !slices.Contains(engines, s.pkg) {
				t.Errorf("%s names an engine", s.file)
			}
		}
	}
}

func TestNoInitFunctions(t *testing.T) {
	for _, s := range sources(t) {
		for _, d := range s.ast.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Recv == nil && f.Name.Name == "init" && !ast.IsGenerated(s.ast) {
				t.Errorf("%s has an init function", s.file)
			}
		}
	}
}

func TestPackagesSayWhatTheyAreFor(t *testing.T) {
	documented := map[string]bool{}
	var all []string
	for _, s := range sources(t) {
		if name := path.Base(s.pkg); slices.Contains([]string{"util", "utils", "common", "helpers", "helper", "misc", "x"}, name) {
			t.Errorf("%s: the name %s says nothing", s.file, name)
		}
		if s.test {
			continue
		}
		all = append(all, s.pkg)
		if s.ast.Doc != nil || ast.IsGenerated(s.ast) {
			documented[s.pkg] = true
		}
	}
	slices.Sort(all)
	for _, pkg := range slices.Compact(all) {
		if !documented[pkg] {
			t.Errorf("package %s has no doc comment", pkg)
		}
	}
}
