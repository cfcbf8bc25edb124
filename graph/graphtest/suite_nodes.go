package graphtest

import (
	"context"
	"errors"

	"github.com/stretchr/testify/require"

	"brain/graph"
)

var nodeCases = []testCase{
	{"put node", putNodeCase},
	{"put node twice", putNodeTwice},
	{"patch node", patchNodeCase},
	{"patch node item", patchNodeItem},
	{"patch missing node", patchMissingNode},
	{"delete node", deleteNodeCase},
	{"delete missing node", deleteMissingNode},
	{"unique property", uniqueProperty},
	{"unique property freed", uniquePropertyFreed},
	{"nothing half written", nothingHalfWritten},
	{"order of calls", orderOfCalls},
}

func putNodeCase(s *suite) {
	it := graph.Item{
		Scope: s.scope("a"), Requires: []string{s.scope("r1"), s.scope("r2")}, Ends: []string{s.scope("e")}, Author: "u1", Gated: true,
		RecordedAt: now, RetiredAt: now.AddDate(0, 0, 1), ValidFrom: now.AddDate(-1, 0, 0), ValidUntil: now.AddDate(1, 0, 0), DeletedAt: now.AddDate(0, 1, 0),
	}
	s.mustWrite(putNode(s.node("Claim:Fact", "c", it, graph.Props{"text": text("water boils"), "kind": text("belief")})))
	s.requireProps(graph.Props{
		"id": text(s.id("c")), "scope": text(it.Scope), "requires": graph.Strings(it.Requires), "ends": graph.Strings(it.Ends),
		"author": text("u1"), "gated": graph.Bool(true), "recordedAt": graph.Instant(it.RecordedAt), "retiredAt": graph.Instant(it.RetiredAt),
		"validFrom": graph.Instant(it.ValidFrom), "validUntil": graph.Instant(it.ValidUntil), "deletedAt": graph.Instant(it.DeletedAt),
		"text": text("water boils"), "kind": text("belief"),
	}, s.props("Claim:Fact", "c", "id", "scope", "requires", "ends", "author", "gated", "recordedAt", "retiredAt", "validFrom", "validUntil", "deletedAt",
		"text", "kind", "context"))
}

func putNodeTwice(s *suite) {
	s.mustWrite(putNode(s.node("Page", "p", s.in("a"), graph.Props{"title": text("first")})))
	require.ErrorIs(s, s.write(putNode(s.node("Page", "p", s.in("a"), graph.Props{"title": text("second")}))), graph.ErrExists)
	require.ErrorIs(s, s.write(putNode(s.node("Tag", "p", s.in("a"), nil))), graph.ErrExists, "ids are unique across labels")
	s.requireProps(graph.Props{"title": text("first")}, s.props("Page", "p", "title"))
	q := s.node("Page", "q", s.in("a"), nil)
	require.ErrorIs(s, s.write(putNode(q), putNode(q)), graph.ErrExists, "within one write")
	require.Equal(s, []string{"p"}, s.all(graph.Everything(), "Page"))
}

func patchNodeCase(s *suite) {
	s.mustWrite(putNode(s.node("Page:Company", "p", s.in("a"), graph.Props{"title": text("old"), "slug": text("acme"), "version": graph.Int(1)})))
	s.mustWrite(patchNode(s.id("p"), graph.NodePatch{Props: graph.Props{"title": text("new"), "slug": graph.Null(), "pinned": graph.Bool(true)}}))
	s.requireProps(graph.Props{"title": text("new"), "version": graph.Int(1), "pinned": graph.Bool(true), "scope": text(s.scope("a"))},
		s.props("Page:Company", "p", "title", "slug", "version", "pinned", "scope"))

	s.mustWrite(patchNode(s.id("p"), graph.NodePatch{Labels: []string{"Page", "Person"}}))
	require.Equal(s, []string{"p"}, s.all(graph.Everything(), "Person"))
	require.Empty(s, s.all(graph.Everything(), "Company"), "a label that is no longer listed is gone")
	s.requireProps(graph.Props{"title": text("new")}, s.props("Page", "p", "title"))
}

func patchNodeItem(s *suite) {
	s.mustWrite(putNode(s.node("Claim", "c", graph.Item{Scope: s.scope("a"), Author: "u1", RecordedAt: now, Requires: []string{s.scope("r")}}, graph.Props{"text": text("t")})))
	s.mustWrite(patchNode(s.id("c"), graph.NodePatch{Item: &graph.Item{Scope: s.scope("b"), RecordedAt: now, RetiredAt: now}}))
	s.requireProps(graph.Props{"scope": text(s.scope("b")), "recordedAt": graph.Instant(now), "retiredAt": graph.Instant(now), "text": text("t")},
		s.props("Claim", "c", "scope", "author", "recordedAt", "retiredAt", "validFrom", "text"))
	require.Empty(s, s.all(s.members("a", "r"), "Claim"))
	require.Equal(s, []string{"c"}, s.all(s.members("b"), "Claim"), "what the item no longer requires is not demanded")
}

func patchMissingNode(s *suite) {
	require.ErrorIs(s, s.write(patchNode(s.id("nobody"), graph.NodePatch{Props: graph.Props{"title": text("x")}})), graph.ErrNotFound)
	require.Empty(s, s.all(graph.Everything(), "Page"))
}

func deleteNodeCase(s *suite) {
	s.mustWrite(
		putNode(s.node("Page", "p", s.in("a"), nil)), putNode(s.node("Page", "q", s.in("a"), nil)),
		putEdge(s.edge("out", "p", "KNOWS", "q", s.in("a"), nil)), putEdge(s.edge("in", "q", "KNOWS", "p", s.in("a"), nil)),
		putEdge(s.edge("loop", "p", "KNOWS", "p", s.in("a"), nil)), putEdge(s.edge("other", "q", "KNOWS", "q", s.in("a"), nil)),
	)
	s.mustWrite(deleteNode(s.id("p")))
	require.Equal(s, []string{"q"}, s.all(graph.Everything(), "Page"))
	edges := "MATCH (:Page)-[e:KNOWS]->(:Page) WHERE e.id STARTS WITH $of RETURN e.id ORDER BY e.id"
	require.Equal(s, []string{"other"}, s.ids(graph.Everything(), edges, args(s.own(nil))), "its edges went with it")

	s.mustWrite(putNode(s.node("Page", "p", s.in("a"), nil)), putEdge(s.edge("out", "p", "KNOWS", "q", s.in("a"), nil)))
	require.Equal(s, []string{"other", "out"}, s.ids(graph.Everything(), edges, args(s.own(nil))), "both ids are free again")
}

func deleteMissingNode(s *suite) {
	require.ErrorIs(s, s.write(deleteNode(s.id("nobody"))), graph.ErrNotFound)
	s.mustWrite(putNode(s.node("Page", "p", s.in("a"), nil)))
	require.ErrorIs(s, s.write(deleteNode(s.id("p")), deleteNode(s.id("p"))), graph.ErrNotFound)
	require.Equal(s, []string{"p"}, s.all(graph.Everything(), "Page"))
}

func uniqueProperty(s *suite) {
	handle := graph.Props{"handle": text(s.id("h"))}
	s.mustWrite(putNode(s.node("Page", "p", s.in("a"), handle)))
	require.ErrorIs(s, s.write(putNode(s.node("Page", "q", s.in("b"), handle))), graph.ErrExists, "put")
	s.mustWrite(putNode(s.node("Tag", "t", s.in("a"), handle)))
	s.mustWrite(putNode(s.node("Page", "r", s.in("a"), graph.Props{"handle": text(s.id("H"))})), putNode(s.node("Page", "n1", s.in("a"), nil)), putNode(s.node("Page", "n2", s.in("a"), nil)))
	require.ErrorIs(s, s.write(patchNode(s.id("r"), graph.NodePatch{Props: handle})), graph.ErrExists, "patch")
	s.mustWrite(patchNode(s.id("p"), graph.NodePatch{Props: handle}))
	require.Equal(s, []string{"n1", "n2", "p", "r"}, s.all(graph.Everything(), "Page"))
	s.requireProps(graph.Props{"handle": text(s.id("H"))}, s.props("Page", "r", "handle"))
}

func uniquePropertyFreed(s *suite) {
	handle := func(h string) graph.NodePatch { return graph.NodePatch{Props: graph.Props{"handle": text(s.id(h))}} }
	s.mustWrite(putNode(s.node("Page", "p", s.in("a"), handle("h").Props)), putNode(s.node("Page", "q", s.in("a"), handle("i").Props)))
	s.mustWrite(deleteNode(s.id("p")), putNode(s.node("Page", "r", s.in("a"), handle("h").Props)))
	s.mustWrite(patchNode(s.id("r"), handle("free")), patchNode(s.id("q"), handle("h")), patchNode(s.id("r"), handle("i")))
	s.requireProps(handle("h").Props, s.props("Page", "q", "handle"))
	s.requireProps(handle("i").Props, s.props("Page", "r", "handle"))
	s.mustWrite(patchNode(s.id("q"), graph.NodePatch{Props: graph.Props{"handle": graph.Null()}}), putNode(s.node("Page", "t", s.in("a"), handle("h").Props)))
	s.requireProps(graph.Props{}, s.props("Page", "q", "handle"))
}

func nothingHalfWritten(s *suite) {
	errOwn := errors.New("own")
	s.mustWrite(putNode(s.node("Page", "p", s.in("a"), graph.Props{"title": text("kept"), "handle": text(s.id("h"))})), putNode(s.node("Claim", "c", s.in("a"), nil)),
		putEdge(s.edge("e", "c", "ABOUT", "p", graph.Item{}, nil)))
	before := []change{
		putNode(s.node("Page", "x", s.in("a"), nil)), patchNode(s.id("p"), graph.NodePatch{Props: graph.Props{"title": text("lost")}}),
		putEdge(s.edge("f", "p", "KNOWS", "x", s.in("a"), nil)), deleteEdge(s.id("e")), deleteNode(s.id("c")),
		putText(graph.TextDocument{Node: s.id("p"), Kind: "name", Terms: []string{"halfwritten"}, Length: 1}),
	}
	flush := func(ctx context.Context, tx graph.Tx) error {
		_, err := tx.Match(ctx, compile(s.T, "MATCH (n:Page) WHERE n.id = $id RETURN n.id", graph.Props{"id": text("")}), args(graph.Props{"id": text(s.id("x"))}))
		return err
	}
	for _, c := range []struct {
		name string
		last change
		want error
	}{
		{"its own error", failWith(errOwn), errOwn},
		{"a taken id", putNode(s.node("Tag", "p", s.in("a"), nil)), graph.ErrExists},
		{"a taken handle", putNode(s.node("Page", "y", s.in("a"), graph.Props{"handle": text(s.id("h"))})), graph.ErrExists},
		{"a missing node", patchNode(s.id("nobody"), graph.NodePatch{Props: graph.Props{"title": text("x")}}), graph.ErrNotFound},
		{"a missing edge", deleteEdge(s.id("nothing")), graph.ErrNotFound},
		{"a missing end", putEdge(s.edge("g", "p", "KNOWS", "nobody", s.in("a"), nil)), graph.ErrNotFound},
		{"text of a missing node", putText(graph.TextDocument{Node: s.id("nobody"), Terms: []string{"a"}}), graph.ErrNotFound},
	} {
		for _, changes := range [][]change{append(before[:len(before):len(before)], c.last), append(before[:len(before):len(before)], flush, c.last)} {
			require.ErrorIs(s, s.write(changes...), c.want, c.name)
			require.Equal(s, []string{"p"}, s.all(graph.Everything(), "Page"), c.name)
			require.Equal(s, []string{"c"}, s.all(graph.Everything(), "Claim"), c.name)
			s.requireProps(graph.Props{"title": text("kept")}, s.props("Page", "p", "title"))
			s.requireProps(graph.Props{"id": text(s.id("e"))}, s.edgeProps("Claim", "ABOUT", "e", "id"))
			require.Zero(s, s.statistics(s.members("a"), false, "halfwritten").Documents, c.name)
		}
	}
}

// orderOfCalls: changes of one closure count in the order made, however an
// engine gathers them.
func orderOfCalls(s *suite) {
	page := func(name, title string) change {
		return putNode(s.node("Page", name, s.in("a"), graph.Props{"title": text(title)}))
	}
	title := func(name, to string) change {
		return patchNode(s.id(name), graph.NodePatch{Props: graph.Props{"title": text(to)}})
	}
	edge := func(name, from, to string) change { return putEdge(s.edge(name, from, "KNOWS", to, s.in("a"), nil)) }
	s.mustWrite(page("p", "p"), page("q", "q"), edge("e", "p", "q"))
	for _, c := range []struct {
		name    string
		changes []change
		want    error
	}{
		{"patch after delete", []change{deleteNode(s.id("p")), title("p", "x")}, graph.ErrNotFound},
		{"edge after delete", []change{deleteNode(s.id("q")), edge("f", "p", "q")}, graph.ErrNotFound},
		{"edge before its end", []change{edge("f", "p", "new"), page("new", "n")}, graph.ErrNotFound},
		{"edge deleted with its node", []change{deleteNode(s.id("q")), deleteEdge(s.id("e"))}, graph.ErrNotFound},
		{"edge deleted twice", []change{deleteEdge(s.id("e")), deleteEdge(s.id("e"))}, graph.ErrNotFound},
		{"edge put twice", []change{deleteEdge(s.id("e")), edge("e", "p", "q"), edge("e", "p", "q")}, graph.ErrExists},
		{"text after delete", []change{deleteNode(s.id("p")), putText(s.document("p", "tea", 1))}, graph.ErrNotFound},
		{"put before delete", []change{page("p", "x"), deleteNode(s.id("p"))}, graph.ErrExists},
	} {
		require.ErrorIs(s, s.write(c.changes...), c.want, c.name)
		require.Equal(s, [][2]string{{"e", "q"}}, s.edges(s.members("a"), "p"), c.name)
	}
	s.mustWrite(page("x", "1"), edge("f", "x", "p"), deleteNode(s.id("x")), page("x", "2"), title("x", "3"), edge("g", "x", "q"), title("x", "4"),
		edge("h", "x", "q"), deleteEdge(s.id("g")), deleteNode(s.id("p")), page("p", "again"))
	s.requireProps(graph.Props{"title": text("4")}, s.props("Page", "x", "title"))
	require.Equal(s, [][2]string{{"h", "q"}}, s.edges(s.members("a"), "x"))
	require.Empty(s, s.edges(s.members("a"), "p"))
}
