package graphtest

import (
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/pattern"
)

// newCatalogue is the internal catalogue with the few types and links that the
// suite and the random worlds use.
func newCatalogue(t testing.TB) *pattern.Catalogue {
	t.Helper()
	c, err := pattern.NewCatalogue(pattern.Internal,
		[]pattern.TypeTerm{{Label: "Agent", Interface: true}, {Label: "Person", Implements: []string{"Agent"}}, {Label: "Company", Implements: []string{"Agent"}}, {Label: "Place"}},
		[]pattern.LinkTerm{{Relationship: "KNOWS"}, {Relationship: "WORKS_AT", Inverse: "EMPLOYS"}, {Relationship: "PART_OF"}})
	require.NoError(t, err)
	return c
}

// compile makes a plan; every parameter of the text must be among the values.
func compile(t testing.TB, text string, values graph.Props, opts ...pattern.Option) *graph.Plan {
	t.Helper()
	p, err := pattern.Compile(newCatalogue(t), text, opts...)
	require.NoError(t, err, text)
	for name := range p.Params {
		require.Contains(t, values, name, text)
	}
	return p
}
