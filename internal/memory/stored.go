package memory

import (
	"strings"

	"brain/graph"
	"brain/internal/portable"
)

// storedItemColumns read the item of a node or edge as it is stored.
var storedItemColumns = columns[graph.Item]{
	{"scope", func(it *graph.Item, v graph.Value) { it.Scope = v.Str() }},
	{"requires", func(it *graph.Item, v graph.Value) { it.Requires = v.StringItems() }},
	{"ends", func(it *graph.Item, v graph.Value) { it.Ends = v.StringItems() }},
	{"author", func(it *graph.Item, v graph.Value) { it.Author = v.Str() }},
	{"gated", func(it *graph.Item, v graph.Value) { it.Gated = v.True() }},
	{"recordedAt", func(it *graph.Item, v graph.Value) { it.RecordedAt = v.Time() }},
	{"retiredAt", func(it *graph.Item, v graph.Value) { it.RetiredAt = v.Time() }},
	{"validFrom", func(it *graph.Item, v graph.Value) { it.ValidFrom = v.Time() }},
	{"validUntil", func(it *graph.Item, v graph.Value) { it.ValidUntil = v.Time() }},
	{"deletedAt", func(it *graph.Item, v graph.Value) { it.DeletedAt = v.Time() }},
}

// nodeProjection lists what nodeOf reads of a node n of the label.
func nodeProjection(label string) string {
	return "n.id, " + storedItemColumns.of("n") + projected("n", portable.Properties(label))
}

// nodeOf reads a node as it is stored, without the labels that follow from it.
func nodeOf(label string, row graph.Row) graph.Node {
	return graph.Node{
		ID: row[0].Str(), Labels: []string{label}, Item: storedItemColumns.read(row, 1),
		Props: propsOf(portable.Properties(label), row[1+len(storedItemColumns):]),
	}
}

// edgeProjection lists what edgeOf reads of an edge e, after its ends and type.
func edgeProjection() string {
	return "e.id, " + storedItemColumns.of("e") + projected("e", portable.EdgeProperties())
}

// edgeOf reads an edge as it is stored from the ids of its ends, its type and
// edgeProjection.
func edgeOf(row graph.Row) graph.Edge {
	return graph.Edge{
		From: row[0].Str(), To: row[1].Str(), Type: row[2].Str(), ID: row[3].Str(), Item: storedItemColumns.read(row, 4),
		Props: propsOf(portable.EdgeProperties(), row[4+len(storedItemColumns):]),
	}
}

func projected(variable string, props []graph.Property) string {
	var b strings.Builder
	for _, p := range props {
		b.WriteString(", " + variable + "." + p.Name)
	}
	return b.String()
}

func propsOf(props []graph.Property, values graph.Row) graph.Props {
	out := graph.Props{}
	for i, p := range props {
		if !values[i].IsNull() {
			out[p.Name] = values[i]
		}
	}
	return out
}
