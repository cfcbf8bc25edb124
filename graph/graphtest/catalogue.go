package graphtest

import (
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/pattern"
)

// newCatalogue is the catalogue with the few types and links that the suite and
// the random worlds use.
func newCatalogue(t testing.TB, v pattern.Visibility) *pattern.Catalogue {
	t.Helper()
	c, err := pattern.NewCatalogue(v,
		[]pattern.TypeTerm{
			{Label: "Agent", Interface: true},
			{Label: "Person", Implements: []string{"Agent"}, Properties: packProperties()},
			{Label: "Company", Implements: []string{"Agent"}, Properties: packProperties()},
			{Label: "Place", Properties: packProperties()},
		},
		[]pattern.LinkTerm{{Relationship: "KNOWS"}, {Relationship: "WORKS_AT", Inverse: "EMPLOYS"}, {Relationship: "PART_OF"}})
	require.NoError(t, err)
	return c
}

// packProperties are the properties that every type of the worlds has: one of
// each kind, and lists.
func packProperties() []pattern.PropertyTerm {
	return []pattern.PropertyTerm{
		{Name: "motto", Kind: graph.KindString}, {Name: "size", Kind: graph.KindInt}, {Name: "ratio", Kind: graph.KindFloat},
		{Name: "worth", Kind: graph.KindDecimal}, {Name: "open", Kind: graph.KindBool}, {Name: "seen", Kind: graph.KindInstant},
		{Name: "born", Kind: graph.KindDate}, {Name: "nicknames", Kind: graph.KindString, Many: true}, {Name: "marks", Kind: graph.KindInt, Many: true},
		{Name: "fee", Kind: graph.KindDecimal, Money: true}, {Name: "fees", Kind: graph.KindDecimal, Money: true, Many: true},
	}
}

// compile makes a plan; every parameter of the text must be among the values.
func compile(t testing.TB, text string, values graph.Props, opts ...pattern.Option) *graph.Plan {
	t.Helper()
	p, err := pattern.Compile(newCatalogue(t, pattern.Internal), text, opts...)
	require.NoError(t, err, text)
	for name := range p.Params {
		require.Contains(t, values, name, text)
	}
	return p
}
