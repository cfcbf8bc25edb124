//go:build unix

package scenarios_test

import (
	"cmp"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/vektah/gqlparser/v2"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/validator/rules"
)

// Every read of the schema, and every field of every type that one can lead to and
// that can show a text, is asked for by the canary: a new one must be added there.
func TestTheCanaryReadsEverything(t *testing.T) {
	schema := apiSchema(t)
	asked := map[string]bool{}
	for _, text := range slices.Concat(canaryReads, []string{canaryRecords, canaryExport}) {
		query, errs := gqlparser.LoadQueryWithRules(schema, text, rules.NewDefaultRules())
		require.Empty(t, errs, text)
		for _, op := range query.Operations {
			noteFields(op.SelectionSet, asked)
		}
	}
	// What was asked for is told back.
	asked["PageNotFound.ref"] = true
	var missing []string
	for _, d := range reachable(schema) {
		for _, f := range d.Fields {
			if !strings.HasPrefix(f.Name, "__") && !plain(schema, f.Type) && !asked[d.Name+"."+f.Name] {
				missing = append(missing, d.Name+"."+f.Name)
			}
		}
	}
	require.Empty(t, missing)
}

// apiSchema is the schema that the service serves.
func apiSchema(t *testing.T) *ast.Schema {
	t.Helper()
	files, err := filepath.Glob("../schema/api/*.graphqls")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	var sources []*ast.Source
	for _, file := range files {
		b, err := os.ReadFile(file)
		require.NoError(t, err)
		sources = append(sources, &ast.Source{Name: file, Input: string(b)})
	}
	schema, err := gqlparser.LoadSchema(sources...)
	require.NoError(t, err)
	return schema
}

// noteFields notes the fields of a selection by their type and name.
func noteFields(set ast.SelectionSet, asked map[string]bool) {
	for _, s := range set {
		switch s := s.(type) {
		case *ast.Field:
			asked[s.ObjectDefinition.Name+"."+s.Name] = true
			noteFields(s.SelectionSet, asked)
		case *ast.InlineFragment:
			noteFields(s.SelectionSet, asked)
		}
	}
}

// plain tells whether a field is a number, a time, a truth or one of a few names,
// so that no word of a text can stand in it.
func plain(schema *ast.Schema, t *ast.Type) bool {
	return schema.Types[t.Name()].Kind == ast.Enum || slices.Contains([]string{"Int", "Float", "Boolean", "DateTime", "PageInfo"}, t.Name())
}

// reachable are the object types that a query can lead to, sorted by name.
func reachable(schema *ast.Schema) []*ast.Definition {
	seen := map[string]bool{}
	var out []*ast.Definition
	next := []*ast.Definition{schema.Query}
	for len(next) > 0 {
		d := next[0]
		next = next[1:]
		if seen[d.Name] || strings.HasPrefix(d.Name, "__") {
			continue
		}
		seen[d.Name] = true
		if d.Kind == ast.Object {
			out = append(out, d)
		}
		next = append(next, schema.GetPossibleTypes(d)...)
		for _, f := range d.Fields {
			next = append(next, schema.Types[f.Type.Name()])
		}
	}
	slices.SortFunc(out, func(a, b *ast.Definition) int { return cmp.Compare(a.Name, b.Name) })
	return out
}
