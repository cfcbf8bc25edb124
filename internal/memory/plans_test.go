package memory_test

import (
	"context"
	"database/sql"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/embedded"
	"brain/graph/neo4j/neo4jtest"
)

// mostReads bounds how often one call of a use case may read the store. A reading
// use case finds its caller's standing known, which is bounded by itself; a
// writing one computes it anew.
var mostReads = map[string]int{
	"standing":                   4,
	"standing in a conversation": 11,
	"page":                       12,
	"recall":                     15,
	"recall near a page":         15,
	"recall near a named page":   19, // the name is looked up on each rung of the ladder
	"recall along relations":     26, // four for each link that leads on, and names by their words
	"claims":                     10,
	"pageClaims":                 10,
	"claims about a channel":     15, // of another conversation, whose facts are read first
	"pages":                      10,
	"neighbors":                  10,
	"paths":                      10,
	"linksAmong":                 2,
	"delta":                      18, // one for each kind of change, two where links of a page are read
	"objects":                    6,
	"objects via links":          9,
	"recall as somebody else":    40, // as the one and as its caller
	"reach":                      15,
	"principalAudit":             20,
	"entity":                     15,
	"whoknows":                   15,
	"contextPack":                80, // with at most 28 cards, which are read one by one
	"hints":                      20,
	"remember":                   25,
	"correct":                    25,
	"connect":                    25,
	"createPage":                 25,
	"updatePage":                 60, // with what the text states: its names on each rung of the ladder, and each link
	"exportRecords":              60, // a page over many labels, each of which is read by itself
	"importRecords":              60, // with preserve, of all labels at once
}

// useCaseOf is a use case without the variant that a tour names behind a comma.
func useCaseOf(name string) string {
	useCase, _, _ := strings.Cut(name, ",")
	return useCase
}

// TestEmbeddedPlans holds every pattern that a use case runs to the indexes of
// the embedded engine, without and with statistics from ANALYZE. No shipped query
// is an exception.
func TestEmbeddedPlans(t *testing.T) {
	dir := t.TempDir()
	store, err := embedded.Open(t.Context(), embedded.Options{Dir: dir, NoSync: true})
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, store.Close(context.Background())) })
	r := newRecorder(store)
	takeTour(t, r)
	for _, analyzed := range []bool{false, true} {
		if analyzed {
			analyze(t, filepath.Join(dir, "brain.db"))
		}
		for _, q := range r.recorded() {
			steps, err := store.Explain(t.Context(), q.plan, q.audience, q.currency)
			require.NoError(t, err)
			if slices.ContainsFunc(steps, func(step string) bool { return baseScan.MatchString(step) || labelSweep.MatchString(step) }) {
				t.Errorf("%s\n(%s, analyzed %v)\n\t%s", oneLine(q.plan.Text), q.form(), analyzed, strings.Join(steps, "\n\t"))
			}
		}
	}
	t.Run("reads", func(t *testing.T) { checkReads(t, r) })
	t.Run("complete", func(t *testing.T) { checkComplete(t, r) })
}

// TestNeo4jPlans is the same for Neo4j, and moves the graph of its tour to the embedded
// engine.
func TestNeo4jPlans(t *testing.T) {
	store := neo4jtest.Open(t)
	r := newRecorder(store)
	toured := takeTour(t, r)
	recorded := r.recorded()
	t.Run("moved", func(t *testing.T) { requireMoved(t, toured.Service, openEmbedded(t)) })
	crowd(t, store)
	neo4jtest.Settle(t)
	// The embedded engine tries every form of a pattern; here, where planning takes
	// its time, each text is tried once, in the form that was recorded first.
	seen := map[string]bool{}
	for _, q := range recorded {
		if seen[q.plan.Text] {
			continue
		}
		seen[q.plan.Text] = true
		t.Run(oneLine(q.plan.Text)+" ("+q.form()+")", func(t *testing.T) {
			neo4jtest.RequireIndexes(t, store, q.plan, q.audience, q.currency)
		})
	}
}

// crowd puts many more nodes under each label, also into its indexes of texts, and
// edges under each type: Neo4j's planner goes by their number, and a handful it
// reads whatever indexes there are.
func crowd(t *testing.T, store graph.Store) {
	t.Helper()
	const size = 300
	now := time.Date(2026, 3, 1, 9, 0, 0, 0, time.UTC)
	id := func(label string, i int) string { return fmt.Sprintf("%s-%d", label, i) }
	_, err := store.Write(t.Context(), graph.Everything(), graph.WriteOptions{}, func(ctx context.Context, tx graph.Tx) error {
		for _, label := range graph.SystemLabels() {
			for i := range size {
				n := graph.Node{ID: id(label.Name, i), Labels: []string{label.Name}, Props: graph.Props{}}
				for _, listed := range label.Listed {
					at := now.Add(time.Duration(i) * time.Hour)
					switch listed {
					case "recordedAt":
						n.Item.RecordedAt = at
					case "retiredAt":
						n.Item.RetiredAt = at
					case "validUntil":
						n.Item.ValidUntil = at
					default:
						n.Props[listed] = graph.Instant(at)
					}
				}
				switch label.Name {
				case "Claim":
					n.Props["property"] = graph.String(n.ID)
				case "Page":
					n.Props["state"] = graph.String("DELETED")
				}
				if err := tx.PutNode(ctx, n); err != nil {
					return err
				}
			}
		}
		for _, rel := range graph.SystemRelationships() {
			for i := range size {
				edge := graph.Edge{ID: id(rel.Type, i), Type: rel.Type, From: id(rel.From[0], i), To: id(rel.To[0], i)}
				if err := tx.PutEdge(ctx, edge); err != nil {
					return err
				}
			}
		}
		return nil
	})
	require.NoError(t, err)
}

// checkReads holds the use cases to their numbers of reads and shows them all.
func checkReads(t *testing.T, r *recorder) {
	t.Log("\n" + r.table())
	reached := map[string]bool{}
	for name, c := range r.counts {
		useCase := useCaseOf(name)
		if most, bounded := mostReads[useCase]; bounded {
			reached[useCase] = true
			require.LessOrEqual(t, c.total(), most, "%s: %+v", name, c)
		}
	}
	require.Len(t, reached, len(mostReads), "the tour has each bounded use case: %v", slices.Sorted(maps.Keys(reached)))
}

// checkComplete demands that every query text in the package's source ran: each
// literal that reads like a part of one is found in a recorded text.
func checkComplete(t *testing.T, r *recorder) {
	var texts []string
	for _, q := range r.recorded() {
		texts = append(texts, oneLine(q.plan.Text))
	}
	fragments := queryFragments(t)
	require.Greater(t, len(fragments), 100)
	for fragment, where := range fragments {
		if !slices.ContainsFunc(texts, func(text string) bool { return strings.Contains(text, fragment) }) {
			t.Errorf("%s: the tour does not run\n\t%s", where, fragment)
		}
	}
}

// queryWord is how a part of a query begins or what only one holds.
var queryWord = regexp.MustCompile(`^\s*(MATCH|WHERE|AND|RETURN|ORDER BY)\b|^[(\[][a-z]*:[A-Z]|\$[a-zA-Z]+\b`)

// queryFragments are the literals in the package's shipped source that read like
// parts of queries, with where they stand. A text for Sprintf is cut at its verbs.
func queryFragments(t *testing.T) map[string]string {
	t.Helper()
	set := token.NewFileSet()
	files, err := filepath.Glob("*.go")
	require.NoError(t, err)
	out := map[string]string{}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(set, name, nil, parser.SkipObjectResolution)
		require.NoError(t, err)
		ast.Inspect(file, func(n ast.Node) bool {
			if _, imports := n.(*ast.ImportSpec); imports {
				return false
			}
			lit, ok := n.(*ast.BasicLit)
			if !ok || lit.Kind != token.STRING {
				return true
			}
			text, err := strconv.Unquote(lit.Value)
			require.NoError(t, err)
			if !queryWord.MatchString(text) {
				return true
			}
			for piece := range strings.SplitSeq(text, "%s") {
				if piece = oneLine(piece); piece != "" {
					out[piece] = set.Position(lit.Pos()).String()
				}
			}
			return true
		})
	}
	return out
}

// baseScan is a step that reads a whole table: base tables stand under aliases of
// one or two letters and a number, stages are s1, s2 … and r.
var baseScan = regexp.MustCompile(`SCAN (t?[nhel]\d+|node|edge|adj|label|document)\b|AUTOMATIC|MATERIALIZE \(join-`)

// labelSweep is a step that reads all nodes of a label.
var labelSweep = regexp.MustCompile(`SEARCH \w+ USING (COVERING )?INDEX \w+ \((storage|name)=\?\)$`)

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// analyze gathers SQLite's statistics of the store's file, by which the open
// connections plan from then on. The store's own work on the file, a checkpoint
// for one, is waited for.
func analyze(t *testing.T, path string) {
	t.Helper()
	db, err := sql.Open("sqlite", "file:"+path+"?_pragma=busy_timeout(60000)")
	require.NoError(t, err)
	defer func() { require.NoError(t, db.Close()) }()
	_, err = db.ExecContext(t.Context(), "ANALYZE")
	require.NoError(t, err)
}
