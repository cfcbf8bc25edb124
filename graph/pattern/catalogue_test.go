package pattern_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/pattern"
)

func testTypes() []pattern.TypeTerm {
	return []pattern.TypeTerm{
		{Label: "Person", Implements: []string{"Actor"}, Properties: []pattern.PropertyTerm{
			{Name: "born", Kind: graph.KindDate}, {Name: "emails", Kind: graph.KindString, Many: true}, {Name: "size", Kind: graph.KindDecimal},
			{Name: "rank", Kind: graph.KindInt}}},
		{Label: "Company", Implements: []string{"Actor"}, Properties: []pattern.PropertyTerm{
			{Name: "employees", Kind: graph.KindInt}, {Name: "emails", Kind: graph.KindString, Many: true}, {Name: "size", Kind: graph.KindString},
			{Name: "listed", Kind: graph.KindBool}, {Name: "revenue", Kind: graph.KindDecimal}, {Name: "rank", Kind: graph.KindInt},
			{Name: "fee", Kind: graph.KindDecimal, Money: true}, {Name: "fees", Kind: graph.KindDecimal, Money: true, Many: true}}},
		{Label: "SalesChannel", Properties: []pattern.PropertyTerm{{Name: "employees", Kind: graph.KindInt}, {Name: "emails", Kind: graph.KindString},
			{Name: "rank", Kind: graph.KindInt}}},
		{Label: "Actor", Interface: true},
		{Label: "Unused", Interface: true},
	}
}

func testLinks() []pattern.LinkTerm {
	return []pattern.LinkTerm{
		{Relationship: "WORKS_AT", Inverse: "EMPLOYS", From: []string{"Actor"}, To: []string{"Company"}},
		{Relationship: "FOUNDED", Inverse: "FOUNDED_BY"},
		{Relationship: "RELATES_TO", Inverse: "RELATES_TO", Symmetric: true},
		{Relationship: "COMPETES_WITH", Symmetric: true},
		{Relationship: "MENTIONS"},
	}
}

func testCatalogue(t testing.TB, v pattern.Visibility) *pattern.Catalogue {
	t.Helper()
	c, err := pattern.NewCatalogue(v, testTypes(), testLinks(), pattern.AbsentTerm{Name: "Brand", Pack: "consumer"},
		pattern.AbsentTerm{Name: "SELLS", Pack: "consumer"}, pattern.AbsentTerm{Name: "vintage", Of: "Company", Pack: "funds"})
	require.NoError(t, err)
	return c
}

func TestPublicCatalogueIsTheDocumentedOne(t *testing.T) {
	c := testCatalogue(t, pattern.Public)
	require.Equal(t, []string{"Actor", "Claim", "Company", "Fact", "LinkType", "ObjectType", "Pack", "Page", "Person", "PropertyType", "SalesChannel", "Tag", "Take",
		"TimelineEvent", "Unused"}, c.Labels())
	require.Equal(t, []string{"ABOUT", "COMPETES_WITH", "DECLARES", "EMPLOYS", "EVENT_PAGE", "FOUNDED", "FOUNDED_BY", "HELD_BY", "MENTIONS", "RELATES_TO", "REPLACES",
		"TAGGED", "WORKS_AT"}, c.Relationships())
	require.Equal(t, []string{"createdAt", "effectiveDate", "id", "pinned", "slug", "subtype", "title", "type"}, names(c.Properties("Company")))
	require.Equal(t, names(c.Properties("Claim")), names(c.Properties("Fact")))
	require.Equal(t, []string{"id", "name"}, names(c.Properties("Tag")))
	require.Equal(t, []string{"builtin", "description", "extends", "id", "installedAt", "name", "semver"}, names(c.Properties("Pack")))
	require.Equal(t, []string{"id", "name", "title"}, names(c.Properties("LinkType")))
	require.ElementsMatch(t, graph.LinkProps(), names(c.RelationshipProperties("EMPLOYS")))
	require.Empty(t, c.RelationshipProperties("ABOUT"))
	require.Nil(t, c.Properties("Principal"))
	require.Nil(t, c.RelationshipProperties("MEMBER_OF"))
}

func TestEndsReadAsTheNameDoes(t *testing.T) {
	c := testCatalogue(t, pattern.Public)
	for name, want := range map[string][2][]string{
		"WORKS_AT": {{"Actor"}, {"Company"}},
		"EMPLOYS":  {{"Company"}, {"Actor"}},
		"ABOUT":    {{"Claim", "TimelineEvent"}, {"Page"}},
		"NOTHING":  {},
	} {
		from, to := c.Ends(name)
		require.Equal(t, want, [2][]string{from, to}, name)
	}
}

func TestPackProperties(t *testing.T) {
	c := testCatalogue(t, pattern.Public)
	for label, want := range map[string][]string{
		"Company":      {"emails", "employees", "fee", "fees", "listed", "rank", "revenue", "size"},
		"Actor":        {"born", "emails", "employees", "fee", "fees", "listed", "rank", "revenue"},
		"Page":         {"born", "employees", "fee", "fees", "listed", "rank", "revenue"},
		"SalesChannel": {"emails", "employees", "rank"},
		"Unused":       nil,
		"Claim":        nil,
		"Nothing":      nil,
	} {
		var got []string
		for _, p := range c.PackProperties(label) {
			got = append(got, p.Name)
		}
		require.Equal(t, want, got, label)
	}
}

func TestInternalCatalogueHasEverything(t *testing.T) {
	c := testCatalogue(t, pattern.Internal)
	for _, l := range graph.SystemLabels() {
		require.Contains(t, c.Labels(), l.Name)
		props := names(c.Properties(l.Name))
		require.Subset(t, props, l.Props)
		for _, p := range graph.ItemProps() {
			require.Contains(t, props, p.Name)
		}
	}
	for _, r := range graph.SystemRelationships() {
		require.Contains(t, c.Relationships(), r.Type)
	}
	require.Subset(t, names(c.RelationshipProperties("ABOUT")), []string{"scope", graph.EdgeType})
}

func names(ps []graph.Property) []string {
	var out []string
	for _, p := range ps {
		out = append(out, p.Name)
	}
	return out
}

func TestBadCatalogues(t *testing.T) {
	for want, c := range map[string]struct {
		types []pattern.TypeTerm
		links []pattern.LinkTerm
	}{
		`label "person": expected UpperCamelCase of at most 64 letters and digits`:                 {types: []pattern.TypeTerm{{Label: "person"}}},
		"label \"A`) DETACH DELETE (b\": expected UpperCamelCase of at most 64 letters and digits": {types: []pattern.TypeTerm{{Label: "A`) DETACH DELETE (b"}}},
		`label Claim is taken`:                               {types: []pattern.TypeTerm{{Label: "Claim"}}},
		`label Take is taken`:                                {types: []pattern.TypeTerm{{Label: "Take"}}},
		`label Principal is taken`:                           {types: []pattern.TypeTerm{{Label: "Principal"}}},
		`label Person is taken`:                              {types: []pattern.TypeTerm{{Label: "Person"}, {Label: "Person"}}},
		`Person implements Actor, which is not an interface`: {types: []pattern.TypeTerm{{Label: "Person", Implements: []string{"Actor"}}}},
		`property "Born" of Person: expected a small letter, then at most 47 small letters, digits and _`: {types: []pattern.TypeTerm{
			{Label: "Person", Properties: []pattern.PropertyTerm{{Name: "Born", Kind: graph.KindDate}}}}},
		`property tags of Person: no claim holds values of kind list`: {types: []pattern.TypeTerm{
			{Label: "Person", Properties: []pattern.PropertyTerm{{Name: "tags", Kind: graph.KindList}}}}},
		`property born of Person: an amount of money is a decimal, not date`: {types: []pattern.TypeTerm{
			{Label: "Person", Properties: []pattern.PropertyTerm{{Name: "born", Kind: graph.KindDate, Money: true}}}}},
		`property born of Person is declared twice`: {types: []pattern.TypeTerm{
			{Label: "Person", Properties: []pattern.PropertyTerm{{Name: "born", Kind: graph.KindDate}, {Name: "born", Kind: graph.KindDate}}}}},
		`interface Actor has properties of its own: give them to the types that implement it`: {types: []pattern.TypeTerm{
			{Label: "Actor", Interface: true, Properties: []pattern.PropertyTerm{{Name: "born", Kind: graph.KindDate}}}}},
		`relationship "works_at": expected UPPER_CASE of at most 64 letters, digits and _`: {links: []pattern.LinkTerm{{Relationship: "works_at"}}},
		`relationship ABOUT is taken`:                           {links: []pattern.LinkTerm{{Relationship: "ABOUT"}}},
		`relationship MEMBER_OF is taken`:                       {links: []pattern.LinkTerm{{Relationship: "EMPLOYS", Inverse: "MEMBER_OF"}}},
		`relationship KNOWS is taken`:                           {links: []pattern.LinkTerm{{Relationship: "KNOWS"}, {Relationship: "MET", Inverse: "KNOWS"}}},
		`symmetric relationship KNOWS has the inverse KNOWN_BY`: {links: []pattern.LinkTerm{{Relationship: "KNOWS", Inverse: "KNOWN_BY", Symmetric: true}}},
	} {
		_, err := pattern.NewCatalogue(pattern.Public, c.types, c.links)
		require.ErrorIs(t, err, pattern.ErrBadCatalogue)
		require.EqualError(t, err, "bad catalogue: "+want)
	}
}
