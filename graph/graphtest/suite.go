package graphtest

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/graph"
)

// Run is the conformance suite: every engine must pass every case. open returns
// an empty store and closes it at the end of the test that it is given, where
// closing it again must do no harm: it is called once, and the last case closes
// the store.
func Run(t *testing.T, open func(t *testing.T) graph.Store) {
	store := open(t)
	last := testCase{"closed store", closedStore}
	for _, c := range append(slices.Concat(nodeCases, edgeCases, valueCases, transactionCases, matchCases, languageCases, shownCases, boundCases, audienceCases, clockCases, limitCases, textCases, vectorCases, scrubCases), last) {
		t.Run(c.name, func(t *testing.T) { c.run(newSuite(t, store, c.name)) })
	}
}

// testCase is one case of the suite. Cases share a store; each uses ids and
// scopes of its own.
type testCase struct {
	name string
	run  func(*suite)
}

// suite is what a case works with.
type suite struct {
	*testing.T
	store  graph.Store
	prefix string // of the ids and groups of this case
}

func newSuite(t *testing.T, store graph.Store, name string) *suite {
	return &suite{T: t, store: store, prefix: strings.ReplaceAll(name, " ", "-")}
}

// now is the clock of all cases.
var now = time.Date(2026, 3, 14, 15, 9, 26, 535897000, time.UTC)

// id makes an id that no other case uses.
func (s *suite) id(name string) string { return s.prefix + "/" + name }

// scope makes a group's scope token that no other case uses.
func (s *suite) scope(name string) string { return graph.GroupScope(s.prefix + "-" + name) }

// in is the item with the scope of that name.
func (s *suite) in(scope string) graph.Item { return graph.Item{Scope: s.scope(scope)} }

// members is the audience that holds the scopes of these names.
func (s *suite) members(scopes ...string) graph.Audience {
	tokens := make([]string, len(scopes))
	for i, name := range scopes {
		tokens[i] = s.scope(name)
	}
	return graph.NewAudience(tokens)
}

// node makes a node with one or more labels (joined by ":").
func (s *suite) node(labels, name string, it graph.Item, props graph.Props) graph.Node {
	return graph.Node{ID: s.id(name), Labels: strings.Split(labels, ":"), Item: it, Props: props}
}

// edge makes an edge between two nodes of this case.
func (s *suite) edge(name, from, relationship, to string, it graph.Item, props graph.Props) graph.Edge {
	return graph.Edge{ID: s.id(name), Type: relationship, From: s.id(from), To: s.id(to), Item: it, Props: props}
}

// change is one step of a write.
type change func(context.Context, graph.Tx) error

func putNode(n graph.Node) change {
	return func(ctx context.Context, tx graph.Tx) error { return tx.PutNode(ctx, n) }
}

func patchNode(id string, p graph.NodePatch) change {
	return func(ctx context.Context, tx graph.Tx) error { return tx.PatchNode(ctx, id, p) }
}

func deleteNode(id string) change {
	return func(ctx context.Context, tx graph.Tx) error { return tx.DeleteNode(ctx, id) }
}

func putEdge(e graph.Edge) change {
	return func(ctx context.Context, tx graph.Tx) error { return tx.PutEdge(ctx, e) }
}

func patchEdge(id string, p graph.EdgePatch) change {
	return func(ctx context.Context, tx graph.Tx) error { return tx.PatchEdge(ctx, id, p) }
}

func deleteEdge(id string) change {
	return func(ctx context.Context, tx graph.Tx) error { return tx.DeleteEdge(ctx, id) }
}

func putText(d graph.TextDocument) change {
	return func(ctx context.Context, tx graph.Tx) error { return tx.PutText(ctx, d) }
}

func deleteText(node string) change {
	return func(ctx context.Context, tx graph.Tx) error { return tx.DeleteText(ctx, node) }
}

func putVector(v graph.Vector) change {
	return func(ctx context.Context, tx graph.Tx) error { return tx.PutVector(ctx, v) }
}

func failWith(err error) change {
	return func(context.Context, graph.Tx) error { return err }
}

// write runs the changes in one write, stopping at the first error.
func (s *suite) write(changes ...change) error {
	return write(s.Context(), s.store, changes...)
}

func write(ctx context.Context, store graph.Store, changes ...change) error {
	_, err := store.Write(ctx, graph.Everything(), graph.WriteOptions{}, func(ctx context.Context, tx graph.Tx) error {
		for _, c := range changes {
			if err := c(ctx, tx); err != nil {
				return err
			}
		}
		return nil
	})
	return err
}

// mustWrite is write for changes that cannot fail.
func (s *suite) mustWrite(changes ...change) {
	s.Helper()
	require.NoError(s, s.write(changes...))
}

// read runs fn in one read for the audience.
func (s *suite) read(a graph.Audience, fn func(context.Context, graph.Reader) error) error {
	return s.store.Read(s.Context(), a, graph.ReadOptions{}, fn)
}

// args gives the parameters under the currency All.
func args(values graph.Props) graph.Args {
	return graph.Args{Values: values, Currency: graph.Currency{Mode: graph.All}}
}

// everyVersion is args with deleted items.
func everyVersion(values graph.Props) graph.Args {
	return graph.Args{Values: values, Currency: graph.Currency{Mode: graph.All, Deleted: true}}
}

// match runs the text for the audience.
func (s *suite) match(a graph.Audience, text string, args graph.Args) []graph.Row {
	s.Helper()
	rows, err := s.tryMatch(a, compile(s.T, text, args.Values), args)
	require.NoError(s, err, text)
	return rows
}

func (s *suite) tryMatch(a graph.Audience, p *graph.Plan, args graph.Args) (rows []graph.Row, err error) {
	err = s.read(a, func(ctx context.Context, r graph.Reader) error {
		rows, err = r.Match(ctx, p, args)
		return err
	})
	return rows, err
}

// ids runs a text whose only column is an id and gives the names of the result.
func (s *suite) ids(a graph.Audience, text string, args graph.Args) []string {
	s.Helper()
	return s.names(s.match(a, text, args))
}

func (s *suite) names(rows []graph.Row) []string {
	names := make([]string, len(rows))
	for i, r := range rows {
		names[i] = strings.TrimPrefix(r[0].Str(), s.prefix+"/")
	}
	return names
}

// all gives the names of this case's nodes of a label that the audience gets.
func (s *suite) all(a graph.Audience, label string) []string {
	s.Helper()
	return s.ids(a, "MATCH (n:"+label+") WHERE n.id STARTS WITH $of RETURN n.id ORDER BY n.id", args(s.own(nil)))
}

// own adds the parameter "of", the prefix of this case's ids.
func (s *suite) own(values graph.Props) graph.Props {
	return patched(values, graph.Props{"of": graph.String(s.prefix + "/")})
}

// props reads properties of one node, whatever its state; absent ones are left out.
func (s *suite) props(label, name string, properties ...string) graph.Props {
	s.Helper()
	rows := s.match(graph.Everything(), "MATCH (n:"+label+") WHERE n.id = $id RETURN "+columns("n", properties),
		everyVersion(graph.Props{"id": graph.String(s.id(name))}))
	require.Len(s, rows, 1, "%s %s", label, name)
	return asProps(properties, rows[0])
}

// edgeProps reads properties of one edge between pages, whatever its state.
func (s *suite) edgeProps(from, relationship, name string, properties ...string) graph.Props {
	s.Helper()
	rows := s.match(graph.Everything(), "MATCH (:"+from+")-[e:"+relationship+"]->(:Page) WHERE e.id = $id RETURN "+columns("e", properties),
		everyVersion(graph.Props{"id": graph.String(s.id(name))}))
	require.Len(s, rows, 1, "edge %s", name)
	return asProps(properties, rows[0])
}

func columns(v string, properties []string) string {
	cols := make([]string, len(properties))
	for i, p := range properties {
		cols[i] = fmt.Sprintf("%s.%s AS c%d", v, p, i)
	}
	return strings.Join(cols, ", ")
}

// asProps leaves out nulls, and the scope lists of an item where they are empty:
// an engine may store these as it likes.
func asProps(names []string, row graph.Row) graph.Props {
	out := graph.Props{}
	for i, name := range names {
		if (name == "requires" || name == "ends") && len(row[i].Items()) == 0 {
			continue
		}
		out[name] = row[i]
	}
	return present(out)
}

// requireProps compares properties by value.
func (s *suite) requireProps(want, got graph.Props) {
	s.Helper()
	require.Equal(s, render(want), render(got))
}

// render writes properties with kinds, for comparison and messages.
func render(p graph.Props) map[string]string {
	out := map[string]string{}
	for name, v := range p {
		out[name] = v.Kind().String() + " " + v.String()
	}
	return out
}

func text(s string) graph.Value { return graph.String(s) }
