package embedded

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/pattern"
)

var update = flag.Bool("update", false, "write the golden files anew")

// goldenShape is the shape in which the golden queries are compiled; what the
// others add is held by TestFilter.
var goldenShape = shape{mode: graph.Current}

// plannedReaders are the readers whose query plans are tested.
var plannedReaders = []struct {
	name     string
	audience graph.Audience
	currency graph.Currency
}{
	{"everything", graph.Everything(), graph.Currency{Mode: graph.All}},
	{"reader", graph.NewAudience([]string{graph.ScopeWorld}), graph.Currency{}},
	{"author", graph.NewAudience([]string{graph.ScopeWorld}).WithAuthor("u").TrustedOnly(), graph.Currency{Mode: graph.AsOf}},
}

func TestFilter(t *testing.T) {
	const (
		keys  = `x.audience IN (SELECT value FROM json_each(?1))`
		valid = `(x."validFrom" IS NULL OR x."validFrom" <= ?2) AND (x."validUntil" IS NULL OR x."validUntil" > ?2)`
	)
	for _, c := range []struct {
		name  string
		shape shape
		want  string
	}{
		{"everything and deleted", shape{everything: true, deleted: true, mode: graph.All}, ""},
		{"everything", shape{everything: true, mode: graph.All}, `x."deletedAt" IS NULL`},
		{"reader", shape{mode: graph.All}, keys + ` AND x."deletedAt" IS NULL`},
		{"author", shape{authored: true, mode: graph.All},
			`(` + keys + ` OR x."author" = ?2 AND x.audience IN (SELECT value FROM json_each(?3))) AND x."deletedAt" IS NULL`},
		{"trusted", shape{trusted: true, deleted: true, mode: graph.All}, keys + ` AND x."gated" = 0`},
		{"current", shape{mode: graph.Current}, keys + ` AND x."deletedAt" IS NULL AND x."retiredAt" IS NULL AND ` + valid},
		{"as of", shape{everything: true, deleted: true, mode: graph.AsOf},
			`(x."recordedAt" IS NULL OR x."recordedAt" <= ?1) AND (x."retiredAt" IS NULL OR x."retiredAt" > ?1) AND ` + valid},
	} {
		t.Run(c.name, func(t *testing.T) {
			require.Equal(t, c.want, strings.Join((&compiler{shape: c.shape}).filter("x"), " AND "))
		})
	}
}

func testCatalogue(t testing.TB) *pattern.Catalogue {
	t.Helper()
	c, err := pattern.NewCatalogue(pattern.Internal,
		[]pattern.TypeTerm{{Label: "Agent", Interface: true}, {Label: "Person", Implements: []string{"Agent"}, Properties: []pattern.PropertyTerm{
			{Name: "height", Kind: graph.KindFloat}, {Name: "nicknames", Kind: graph.KindString, Many: true}}},
			{Label: "Company", Implements: []string{"Agent"}, Properties: []pattern.PropertyTerm{{Name: "revenue", Kind: graph.KindDecimal}}}},
		[]pattern.LinkTerm{{Relationship: "KNOWS"}, {Relationship: "WORKS_AT", Inverse: "EMPLOYS"}})
	require.NoError(t, err)
	return c
}

// golden is one query with its name; testdata/golden holds what it compiles to.
type golden struct{ name, query string }

// goldens reads the queries from testdata/queries.cypher: "// name", then the
// text up to an empty line.
func goldens(t testing.TB) []golden {
	t.Helper()
	raw, err := os.ReadFile(filepath.Join("testdata", "queries.cypher"))
	require.NoError(t, err)
	var out []golden
	for block := range strings.SplitSeq(strings.TrimSpace(string(raw)), "\n\n") {
		head, query, ok := strings.Cut(block, "\n")
		name, named := strings.CutPrefix(head, "// ")
		require.True(t, ok && named, "block %q: expected a line with // and a name, then the query", block)
		out = append(out, golden{name, strings.TrimSpace(query)})
	}
	require.NotEmpty(t, out)
	return out
}

func compileText(t testing.TB, text string) *graph.Plan {
	t.Helper()
	p, err := pattern.Compile(testCatalogue(t), text)
	require.NoError(t, err, text)
	return p
}

func TestCompileGolden(t *testing.T) {
	for _, g := range goldens(t) {
		t.Run(g.name, func(t *testing.T) {
			plan := compileText(t, g.query)
			st, err := compile(plan, goldenShape)
			require.NoError(t, err)
			again, err := compile(plan, goldenShape)
			require.NoError(t, err)
			require.Equal(t, st, again, "the text is a function of plan and shape")
			got := g.query + "\n\n" + layOut(st.text) + "\n"
			path := filepath.Join("testdata", "golden", strings.ReplaceAll(g.name, " ", "-")+".sql")
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

// TestNoPlan: what is no plan is an error, never a wrong answer.
func TestNoPlan(t *testing.T) {
	id := &graph.Expr{Op: graph.OpProp, Prop: "id", Kind: graph.KindString}
	one := &graph.Match{Nodes: []graph.NodeVar{{Var: 0, Storage: "Page"}}}
	back := func(x *graph.Expr, node bool) *graph.Project {
		return &graph.Project{Items: []graph.ProjectItem{{Expr: x, Node: node, Var: -1}}, Return: true}
	}
	for name, clauses := range map[string][]graph.Clause{
		"a whole node or edge":    {one, back(&graph.Expr{Op: graph.OpVar}, true)},
		"no RETURN":               {one},
		"variable 7 is not bound": {one, back(&graph.Expr{Op: graph.OpProp, Var: 7, Prop: "id"}, false)},
		"variable 0 is not bound": {one, &graph.Project{Items: []graph.ProjectItem{{Name: "x", Expr: id, Var: 1}}}, back(id, false)},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := compile(&graph.Plan{Clauses: clauses, Vars: 3, MaxRows: 10}, goldenShape)
			require.ErrorContains(t, err, name)
		})
	}
}

var clauseStart = regexp.MustCompile(` (FROM (?:t?[nhelswi]\d|\(SELECT)|WHERE|GROUP BY|ORDER BY|LIMIT|UNION ALL|[swi]\d+(?:\([^)]*\))? AS MATERIALIZED|r AS|SELECT [cg][\d.])`)

// layOut breaks a statement into lines for people.
func layOut(text string) string { return clauseStart.ReplaceAllString(text, "\n  $1") }

// baseScan is a step of a query plan that reads a whole table: base tables have
// aliases of one or two letters and a number, stages are s1, s2 … and r.
var baseScan = regexp.MustCompile(`SCAN (t?[nhel]\d+|node|edge|adj|label|document)\b|AUTOMATIC|MATERIALIZE \(join-`)

// TestPlansUseIndexes holds every golden query to its indexes, without and with
// statistics from ANALYZE.
func TestPlansUseIndexes(t *testing.T) {
	s, err := Open(t.Context(), Options{Dir: t.TempDir(), ReadConns: 1, NoSync: true})
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, s.Close(context.Background())) })
	fill(t, s)
	for _, analyzed := range []bool{false, true} {
		if analyzed {
			_, err := s.writer.c.exec("ANALYZE")
			require.NoError(t, err)
		}
		for _, g := range goldens(t) {
			plan := compileText(t, g.query)
			for _, reader := range plannedReaders {
				t.Run(fmt.Sprintf("%s, %s, analyzed %v", g.name, reader.name, analyzed), func(t *testing.T) {
					steps, err := s.Explain(t.Context(), plan, reader.audience, reader.currency)
					require.NoError(t, err)
					require.NotEmpty(t, steps)
					for _, step := range steps {
						require.NotRegexp(t, baseScan, step, "%q", steps)
					}
				})
			}
		}
	}
}

// TestIndexOrderSavesTheSort: the reads that page through much by an index stop
// at their limit instead of sorting everything.
func TestIndexOrderSavesTheSort(t *testing.T) {
	s, err := Open(t.Context(), Options{Dir: t.TempDir(), ReadConns: 1, NoSync: true})
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, s.Close(context.Background())) })
	for _, text := range []string{
		"MATCH (c:Claim) RETURN c.id ORDER BY c.id LIMIT 10",
		"MATCH (c:Claim) WHERE c.id > $after RETURN c.id ORDER BY c.id LIMIT 10",
		"MATCH (c:Claim) WHERE c.state = $state AND c.id > $after RETURN c.id ORDER BY c.id LIMIT 10",
		"MATCH (c:Company) WHERE c.id > $after RETURN c.id ORDER BY c.id LIMIT 10",
		"MATCH (a:AuditEntry) RETURN a.id ORDER BY a.at DESC, a.id DESC LIMIT 10",
		"MATCH (a:AuditEntry) WHERE a.at <= $at RETURN a.id ORDER BY a.at DESC, a.id DESC LIMIT 10",
		"MATCH (c:Claim) WHERE c.state IN ['CURRENT', 'ACTIVE'] AND c.kind = $kind AND c.recordedAt <= $at AND (c.recordedAt < $at OR c.id < $after) RETURN c.text ORDER BY c.recordedAt DESC, c.id DESC LIMIT 10",
		"MATCH (p:Page) WHERE p.type = $type AND p.createdAt <= $at RETURN p.slug ORDER BY p.createdAt DESC, p.id DESC LIMIT 10",
		"MATCH (f:Finding) WHERE f.openedAt <= $at RETURN f.note ORDER BY f.openedAt DESC, f.id DESC LIMIT 10",
		"MATCH (e:TimelineEvent) WHERE e.at >= $at RETURN e.id ORDER BY e.at, e.id LIMIT 10",
	} {
		t.Run(text, func(t *testing.T) {
			steps, err := s.Explain(t.Context(), compileText(t, text), graph.NewAudience(nil), graph.Currency{Mode: graph.All})
			require.NoError(t, err)
			require.NotEmpty(t, steps)
			for _, line := range steps {
				require.NotContains(t, line, "TEMP B-TREE", "%q", steps)
			}
		})
	}
}

// TestEvidenceOfOneOrigin: what rests on a page is found by the page, however much
// evidence there is of others.
func TestEvidenceOfOneOrigin(t *testing.T) {
	s, err := Open(t.Context(), Options{Dir: t.TempDir(), NoSync: true})
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, s.Close(context.Background())) })
	plan := compileText(t, "MATCH (n:Evidence) WHERE n.origin = $page AND n.retiredAt IS NULL AND n.id > $after RETURN n.id ORDER BY n.id LIMIT 10")
	steps, err := s.Explain(t.Context(), plan, graph.Everything(), graph.Currency{Mode: graph.All, Deleted: true})
	require.NoError(t, err)
	require.Contains(t, strings.Join(steps, "\n"), "node_origin (origin=? AND storage=? AND id>?)")
}

// fill writes a small graph, so that ANALYZE has something to count.
func fill(t testing.TB, s *Store) {
	t.Helper()
	at := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	_, err := s.Write(t.Context(), graph.Everything(), graph.WriteOptions{}, func(ctx context.Context, tx graph.Tx) error {
		for n := range 60 {
			world := graph.Item{Scope: graph.ScopeWorld, Author: "u", RecordedAt: at}
			page := graph.Node{ID: fmt.Sprintf("p%d", n), Labels: []string{"Page", "Company"}, Item: world,
				Props: graph.Props{"slug": graph.String(fmt.Sprint(n)), "type": graph.String("company"), "norm": graph.String(fmt.Sprint(n % 7))}}
			claim := graph.Node{ID: fmt.Sprintf("c%d", n), Labels: []string{"Claim", "Fact"}, Item: world,
				Props: graph.Props{"state": graph.String("ACTIVE"), "fingerprint": graph.String(fmt.Sprint(n)), "page": graph.String(page.ID), "item": graph.String("x")}}
			entry := graph.Node{ID: fmt.Sprintf("a%d", n), Labels: []string{"AuditEntry"}, Item: world, Props: graph.Props{"at": graph.Instant(at.Add(time.Duration(n)))}}
			for _, node := range []graph.Node{page, claim, entry} {
				if err := tx.PutNode(ctx, node); err != nil {
					return err
				}
			}
			for i, e := range []graph.Edge{
				{Type: "ABOUT", From: claim.ID, To: page.ID}, {Type: "ABOUT", From: claim.ID, To: "p0"},
				{Type: "KNOWS", From: page.ID, To: "p0", Item: world, Props: graph.Props{"origin": graph.String("o")}},
			} {
				e.ID = fmt.Sprintf("e%d-%d", n, i)
				if err := tx.PutEdge(ctx, e); err != nil {
					return err
				}
			}
		}
		return nil
	})
	require.NoError(t, err)
}
