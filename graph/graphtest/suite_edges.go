package graphtest

import (
	"github.com/stretchr/testify/require"

	"brain/graph"
)

var edgeCases = []testCase{
	{"put edge", putEdgeCase},
	{"put edge errors", putEdgeErrors},
	{"patch edge", patchEdgeCase},
	{"delete edge", deleteEdgeCase},
	{"carried edge", carriedEdge},
}

// twoPages writes the pages p and q.
func (s *suite) twoPages() {
	s.Helper()
	s.mustWrite(putNode(s.node("Page", "p", s.in("a"), nil)), putNode(s.node("Page", "q", s.in("a"), nil)))
}

func putEdgeCase(s *suite) {
	s.twoPages()
	it := graph.Item{
		Scope: s.scope("a"), Requires: []string{s.scope("r")}, Ends: []string{s.scope("e1"), s.scope("e2")}, Author: "u1", Gated: true,
		RecordedAt: now, RetiredAt: now.AddDate(0, 0, 1), ValidFrom: now.AddDate(-1, 0, 0), ValidUntil: now.AddDate(1, 0, 0), DeletedAt: now.AddDate(0, 1, 0),
	}
	s.mustWrite(putEdge(s.edge("e", "p", "KNOWS", "q", it, graph.Props{
		"weight": graph.Decimal(7500), "origin": text("manual"), "edgeClock": graph.Instant(now), "role": text("member")})))
	s.requireProps(graph.Props{
		"id": text(s.id("e")), "scope": text(it.Scope), "requires": graph.Strings(it.Requires), "ends": graph.Strings(it.Ends), "author": text("u1"), "gated": graph.Bool(true),
		"recordedAt": graph.Instant(it.RecordedAt), "retiredAt": graph.Instant(it.RetiredAt), "validFrom": graph.Instant(it.ValidFrom),
		"validUntil": graph.Instant(it.ValidUntil), "deletedAt": graph.Instant(it.DeletedAt), "weight": graph.Decimal(7500), "origin": text("manual"),
	}, s.edgeProps("Page", "KNOWS", "e", "id", "scope", "requires", "ends", "author", "gated", "recordedAt", "retiredAt", "validFrom", "validUntil", "deletedAt", "weight", "origin"))
	require.Equal(s, []string{"q"}, s.ids(graph.Everything(), "MATCH (p:Page)-[:KNOWS]->(q:Page) WHERE p.id = $p RETURN q.id", everyVersion(graph.Props{"p": text(s.id("p"))})))
	require.Empty(s, s.ids(graph.Everything(), "MATCH (p:Page)-[:KNOWS]->(q:Page) WHERE p.id = $p RETURN q.id", everyVersion(graph.Props{"p": text(s.id("q"))})), "an edge has a direction")
}

func putEdgeErrors(s *suite) {
	s.twoPages()
	s.mustWrite(putEdge(s.edge("e", "p", "KNOWS", "q", s.in("a"), nil)))
	require.ErrorIs(s, s.write(putEdge(s.edge("e", "q", "KNOWS", "p", s.in("a"), nil))), graph.ErrExists)
	require.ErrorIs(s, s.write(putEdge(s.edge("e", "q", "WORKS_AT", "p", s.in("a"), nil))), graph.ErrExists, "ids are unique across types")
	require.ErrorIs(s, s.write(putEdge(s.edge("f", "p", "KNOWS", "nobody", s.in("a"), nil))), graph.ErrNotFound)
	require.ErrorIs(s, s.write(putEdge(s.edge("f", "nobody", "KNOWS", "p", s.in("a"), nil))), graph.ErrNotFound)
	s.mustWrite(putNode(s.node("Link", "e", s.in("a"), nil)))
	require.Equal(s, []string{"e"}, s.all(graph.Everything(), "Link"), "a node may have the id of an edge")
	s.mustWrite(putEdge(s.edge("f", "p", "KNOWS", "q", s.in("a"), nil)))
	require.Equal(s, [][2]string{{"e", "q"}, {"f", "q"}}, s.edges(graph.Everything(), "p"), "parallel edges")
}

// edges gives the KNOWS edges from a page and their ends.
func (s *suite) edges(a graph.Audience, from string) [][2]string {
	s.Helper()
	var out [][2]string
	for _, r := range s.match(a, "MATCH (p:Page)-[e:KNOWS]->(q:Page) WHERE p.id = $p RETURN e.id AS e, q.id AS q ORDER BY e", args(graph.Props{"p": text(s.id(from))})) {
		out = append(out, [2]string(s.names([]graph.Row{r[:1], r[1:]})))
	}
	return out
}

func patchEdgeCase(s *suite) {
	s.twoPages()
	s.mustWrite(putEdge(s.edge("e", "p", "KNOWS", "q", s.in("a"), graph.Props{"weight": graph.Decimal(1), "origin": text("manual")})))
	s.mustWrite(patchEdge(s.id("e"), graph.EdgePatch{Props: graph.Props{"weight": graph.Decimal(2), "origin": graph.Null()}}))
	s.requireProps(graph.Props{"weight": graph.Decimal(2), "scope": text(s.scope("a"))}, s.edgeProps("Page", "KNOWS", "e", "weight", "origin", "scope"))
	s.mustWrite(patchEdge(s.id("e"), graph.EdgePatch{Item: &graph.Item{Scope: s.scope("b"), RetiredAt: now}}))
	s.requireProps(graph.Props{"weight": graph.Decimal(2), "scope": text(s.scope("b")), "retiredAt": graph.Instant(now)},
		s.edgeProps("Page", "KNOWS", "e", "weight", "origin", "scope", "retiredAt"))
	require.Empty(s, s.edges(s.members("a"), "p"))
	require.Len(s, s.edges(s.members("a", "b"), "p"), 1)
	require.ErrorIs(s, s.write(patchEdge(s.id("nothing"), graph.EdgePatch{Props: graph.Props{"origin": text("x")}})), graph.ErrNotFound)
}

func deleteEdgeCase(s *suite) {
	s.twoPages()
	s.mustWrite(putEdge(s.edge("e", "p", "KNOWS", "q", s.in("a"), nil)), putEdge(s.edge("f", "p", "KNOWS", "q", s.in("a"), nil)))
	s.mustWrite(deleteEdge(s.id("e")))
	require.Equal(s, [][2]string{{"f", "q"}}, s.edges(graph.Everything(), "p"))
	require.ErrorIs(s, s.write(deleteEdge(s.id("e"))), graph.ErrNotFound)
	s.mustWrite(putEdge(s.edge("e", "p", "KNOWS", "p", s.in("a"), nil)))
	require.Equal(s, [][2]string{{"e", "p"}, {"f", "q"}}, s.edges(graph.Everything(), "p"))
}

func carriedEdge(s *suite) {
	s.twoPages()
	scoped := func() graph.Props {
		return s.edgeProps("Claim", "ABOUT", "e", "scope", "ends", "author", "recordedAt", "retiredAt", "deletedAt")
	}
	s.mustWrite(putNode(s.node("Claim", "c", graph.Item{Scope: s.scope("a"), Author: "u1", RecordedAt: now}, nil)),
		putEdge(s.edge("e", "c", "ABOUT", "p", graph.Item{Scope: s.scope("ignored"), Author: "u2"}, nil)),
		putEdge(s.edge("k", "p", "KNOWS", "q", s.in("a"), nil)))
	s.requireProps(graph.Props{"scope": text(s.scope("a")), "author": text("u1"), "recordedAt": graph.Instant(now)}, scoped())

	s.mustWrite(patchNode(s.id("c"), graph.NodePatch{Item: &graph.Item{Scope: s.scope("b"), Ends: []string{s.scope("a")}, RecordedAt: now, RetiredAt: now, DeletedAt: now}}))
	moved := graph.Props{"scope": text(s.scope("b")), "ends": graph.Strings([]string{s.scope("a")}), "recordedAt": graph.Instant(now), "retiredAt": graph.Instant(now), "deletedAt": graph.Instant(now)}
	s.requireProps(moved, scoped())
	s.mustWrite(patchEdge(s.id("e"), graph.EdgePatch{Item: &graph.Item{Scope: s.scope("ignored")}}))
	s.requireProps(moved, scoped())
	s.mustWrite(patchNode(s.id("c"), graph.NodePatch{Props: graph.Props{"text": text("same audience")}}))
	s.requireProps(moved, scoped())

	s.mustWrite(patchNode(s.id("p"), graph.NodePatch{Item: &graph.Item{Scope: s.scope("b")}}))
	s.requireProps(moved, scoped())
	s.requireProps(graph.Props{"scope": text(s.scope("a"))}, s.edgeProps("Page", "KNOWS", "k", "scope"))
}
