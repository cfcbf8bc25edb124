package neo4j

import (
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
)

func TestSegments(t *testing.T) {
	node := func(id string) graph.Node { return graph.Node{ID: id, Labels: []string{"Page"}} }
	edge := func(id string) graph.Edge { return graph.Edge{ID: id, Type: "T", From: "a", To: "b"} }
	patch := graph.NodePatch{Props: graph.Props{"title": graph.String("t")}}
	for name, c := range map[string]struct {
		calls           func(*buffer)
		grouped, strict int
	}{
		"writes of one claim": {func(b *buffer) {
			b.putNode(node("a"))
			b.setText("a", &graph.TextDocument{})
			b.putNode(node("b"))
			b.putEdge(edge("e"))
			b.putNode(node("c"))
			b.putEdge(edge("f"))
		}, 1, 6},
		"changes of a new node":  {func(b *buffer) { b.putNode(node("a")); b.patchNode("a", patch); b.patchNode("a", patch) }, 1, 3},
		"put after deletion":     {func(b *buffer) { b.deleteNode("a"); b.putNode(node("a")) }, 2, 2},
		"deletion after put":     {func(b *buffer) { b.putNode(node("a")); b.deleteNode("a") }, 2, 2},
		"deleted twice":          {func(b *buffer) { b.deleteNode("a"); b.deleteNode("a"); b.deleteNode("c") }, 2, 2},
		"edge before its end":    {func(b *buffer) { b.putEdge(edge("e")); b.putNode(node("b")) }, 2, 2},
		"edge again":             {func(b *buffer) { b.deleteEdge("e"); b.putEdge(edge("e")); b.deleteEdge("e") }, 3, 3},
		"edges, then their node": {func(b *buffer) { b.deleteEdge("e"); b.deleteEdge("f"); b.deleteNode("a") }, 2, 2},
	} {
		t.Run(name, func(t *testing.T) {
			grouped, strict := buffer{}, buffer{strict: true}
			c.calls(&grouped)
			c.calls(&strict)
			require.Len(t, grouped.take(), c.grouped)
			require.Len(t, strict.take(), c.strict)
			require.True(t, grouped.empty())
		})
	}
}

func TestPutTwice(t *testing.T) {
	var b buffer
	require.True(t, b.putNode(graph.Node{ID: "a"}))
	require.False(t, b.putNode(graph.Node{ID: "a"}))
	require.True(t, b.putEdge(graph.Edge{ID: "a"}))
	require.False(t, b.putEdge(graph.Edge{ID: "a"}))
}
