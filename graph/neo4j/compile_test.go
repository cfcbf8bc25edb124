package neo4j

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/pattern"
)

var update = flag.Bool("update", false, "write the golden files anew")

func testCatalogue(t testing.TB, visibility pattern.Visibility) *pattern.Catalogue {
	t.Helper()
	c, err := pattern.NewCatalogue(visibility,
		[]pattern.TypeTerm{
			{Label: "Agent", Interface: true},
			{Label: "Person", Implements: []string{"Agent"}, Properties: []pattern.PropertyTerm{
				{Name: "born", Kind: graph.KindDate}, {Name: "email", Kind: graph.KindString, Many: true}, {Name: "height", Kind: graph.KindDecimal}}},
			{Label: "Company", Implements: []string{"Agent"}},
		},
		[]pattern.LinkTerm{{Relationship: "KNOWS"}, {Relationship: "WORKS_AT", Inverse: "EMPLOYS"}})
	require.NoError(t, err)
	return c
}

func planOf(t testing.TB, text string) *graph.Plan { return plan(t, pattern.Internal, text) }

func plan(t testing.TB, visibility pattern.Visibility, text string) *graph.Plan {
	t.Helper()
	p, err := pattern.Compile(testCatalogue(t, visibility), text)
	require.NoError(t, err, text)
	return p
}

// goldenPlans are the queries of testdata/patterns.cypher by name ("// name",
// then the text up to an empty line); the name of a public one says so.
func goldenPlans(t testing.TB) map[string]*graph.Plan {
	t.Helper()
	raw, err := os.ReadFile(filepath.Join("testdata", "patterns.cypher"))
	require.NoError(t, err)
	out := map[string]*graph.Plan{}
	for block := range strings.SplitSeq(strings.TrimSpace(string(raw)), "\n\n") {
		head, text, _ := strings.Cut(block, "\n")
		name, named := strings.CutPrefix(head, "// ")
		require.True(t, named, "block %q: expected // and a name first", block)
		visibility := pattern.Internal
		if strings.HasPrefix(name, "public ") {
			visibility = pattern.Public
		}
		out[name] = plan(t, visibility, text)
	}
	return out
}

// TestCompileGolden holds what the queries of testdata/patterns.cypher compile to.
func TestCompileGolden(t *testing.T) {
	for name, plan := range goldenPlans(t) {
		t.Run(name, func(t *testing.T) {
			st, err := compile(plan, shape{mode: graph.Current})
			require.NoError(t, err)
			again, err := compile(plan, shape{mode: graph.Current})
			require.NoError(t, err)
			require.Equal(t, st, again, "the text is a function of plan and shape")
			got := plan.Text + "\n\n" + st.text + "\n"
			path := filepath.Join("testdata", "golden", strings.ReplaceAll(name, " ", "-")+".cypher")
			if *update {
				require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
				require.NoError(t, os.WriteFile(path, []byte(got), 0o644))
			}
			want, err := os.ReadFile(path)
			require.NoError(t, err)
			require.Equal(t, string(want), got)
		})
	}
}

func TestFilter(t *testing.T) {
	const valid = "coalesce(x.validFrom <= $valid, true) AND coalesce(x.validUntil > $valid, true)"
	for name, c := range map[string]struct {
		shape shape
		want  string
	}{
		"everything, deleted too": {shape{everything: true, deleted: true, mode: graph.All}, ""},
		"everything":              {shape{everything: true, mode: graph.All}, "x.deletedAt IS NULL"},
		"reader":                  {shape{mode: graph.All}, "x.key IN $keys AND x.deletedAt IS NULL"},
		"author":                  {shape{author: true, deleted: true, mode: graph.All}, "(x.key IN $keys OR (x.author = $author AND x.key IN $authored))"},
		"trusted":                 {shape{trusted: true, deleted: true, mode: graph.All}, "x.key IN $keys AND x.gated = false"},
		"current":                 {shape{mode: graph.Current}, "x.key IN $keys AND x.deletedAt IS NULL AND x.retiredAt IS NULL AND " + valid},
		"as of": {shape{everything: true, deleted: true, mode: graph.AsOf}, "coalesce(x.recordedAt <= $recorded, true)" +
			" AND coalesce(x.retiredAt > $recorded, true) AND " + valid},
	} {
		t.Run(name, func(t *testing.T) {
			require.Equal(t, c.want, strings.Join((&compiler{shape: c.shape}).filter("x"), " AND "))
		})
	}
}

// TestNothingUnchecked: a plan with a name that could leave its place in the
// text, or with a variable that is not what it is used as, is an error and never
// a query.
func TestNothingUnchecked(t *testing.T) {
	id := func(v int, prop string) *graph.Expr {
		return &graph.Expr{Op: graph.OpProp, Kind: graph.KindString, Var: v, Prop: prop}
	}
	back := func(e *graph.Expr) *graph.Project {
		return &graph.Project{Return: true, Items: []graph.ProjectItem{{Name: "c", Expr: e}}}
	}
	evil := "X`) DETACH DELETE n //"
	pages := []graph.NodeVar{{Var: 0, Storage: "Page"}, {Var: 1, Storage: "Page"}}
	for name, clauses := range map[string][]graph.Clause{
		"label":           {&graph.Match{Nodes: []graph.NodeVar{{Labels: [][]string{{evil}}}}}, back(id(0, "id"))},
		"bookkeeping":     {&graph.Match{Nodes: []graph.NodeVar{{Labels: [][]string{{labelKey}}}}}, back(id(0, "id"))},
		"type":            {&graph.Match{Nodes: pages, Hops: []graph.Hop{{Var: 2, To: 1, Types: []string{evil}, Min: 1, Max: 1}}}, back(id(0, "id"))},
		"property":        {&graph.Match{Nodes: pages[:1]}, back(id(0, evil))},
		"label test":      {&graph.Match{Nodes: pages[:1], Where: &graph.Expr{Op: graph.OpHasLabel, Labels: [][]string{{evil}}}}, back(id(0, "id"))},
		"length":          {&graph.Match{Nodes: pages, Hops: []graph.Hop{{Var: 2, To: 1, Types: []string{"KNOWS"}, Min: 1, Max: 5}}}, back(id(0, "id"))},
		"inner label":     {&graph.Match{Nodes: pages, Hops: []graph.Hop{{Var: 2, To: 1, Types: []string{"KNOWS"}, Min: 1, Max: 2, Inner: []string{evil}}}}, back(id(0, "id"))},
		"edges of a path": {&graph.Match{Nodes: pages, Hops: []graph.Hop{{Var: 2, To: 1, Types: []string{"KNOWS"}, Min: 1, Max: 2}}}, back(id(2, "id"))},
		"not bound":       {&graph.Match{Nodes: pages[:1]}, back(id(1, "id"))},
		"not carried on":  {&graph.Match{Nodes: pages}, &graph.Project{Items: []graph.ProjectItem{{Expr: &graph.Expr{Op: graph.OpVar, Var: 1}, Var: 1, Node: true}}}, back(id(0, "id"))},
		"value of a kind": {&graph.Match{Nodes: pages[:1]}, back(&graph.Expr{Op: graph.OpShown, Kind: graph.KindBytes, Prop: "size"})},
		"no RETURN":       {&graph.Match{Nodes: pages[:1]}, &graph.Project{Items: back(id(0, "id")).Items}},
		"two RETURN":      {&graph.Match{Nodes: pages[:1]}, back(id(0, "id")), back(id(0, "id"))},
	} {
		t.Run(name, func(t *testing.T) {
			st, err := compile(&graph.Plan{Clauses: clauses, Vars: 3, MaxRows: 10}, shape{})
			require.Error(t, err, st.text)
		})
	}
}

func TestTextOrderOnlyWhereItDiffers(t *testing.T) {
	p := planOf(t, "MATCH (p:Page) WHERE p.title > $after RETURN p.id")
	for value, careful := range map[string]bool{"": false, "zebra": false, "東京": false, "퟿": false, "（full width）": true, "😀": true} {
		st, err := compile(p, shape{high: highParams(graph.Props{"after": graph.String(value)})})
		require.NoError(t, err)
		require.Equal(t, careful, strings.Contains(st.text, "substring"), "%q", value)
	}
}
