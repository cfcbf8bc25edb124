package schema_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"brain/schema"
)

func decimal(t *testing.T, s string) *schema.Decimal {
	t.Helper()
	d, err := schema.ParseDecimal(s)
	require.NoError(t, err)
	return &d
}

// library is a small ontology: people and clubs borrow and lend books.
func library(t *testing.T) schema.Terms {
	return schema.Terms{
		Interfaces: []schema.Interface{{
			Name: "borrower", Links: []string{"borrowed"}, Pack: "lending",
			Properties: []schema.PropertyType{{Name: "contact", Type: schema.Email}},
		}},
		ObjectTypes: []schema.ObjectType{
			{Name: "reader", SlugPrefix: "readers", Primitive: schema.Entity, Subtypes: []string{"adult", "child"}, Implements: []string{"borrower"}, Pack: "lending"},
			{Name: "book_club", SlugPrefix: "clubs", Primitive: schema.Entity, Subtypes: []string{"child"}, Implements: []string{"borrower"}, Pack: "lending"},
			{Name: "book", SlugPrefix: "books", Primitive: schema.Media, Pack: "lending", Properties: []schema.PropertyType{
				{Name: "title", Type: schema.String, Required: true},
				{Name: "summary", Type: schema.Text},
				{Name: "pages", Type: schema.Int},
				{Name: "weight", Type: schema.Float, Unit: "kg"},
				{Name: "rating", Type: schema.Dec},
				{Name: "price", Type: schema.Money},
				{Name: "fine", Type: schema.Money, Unit: "EUR"},
				{Name: "published_on", Type: schema.Date},
				{Name: "returned_at", Type: schema.DateTime},
				{Name: "in_print", Type: schema.Bool},
				{Name: "shop", Type: schema.URL},
				{Name: "editor", Type: schema.Email},
				{Name: "state", Type: schema.Enum, Values: []string{"new", "worn", "lost"}},
				{Name: "owner", Type: schema.Ref, Ref: "borrower"},
				{Name: "keywords", Type: schema.String, Many: true},
				{Name: "isbn", ValueType: "isbn"},
				{Name: "shelf", ValueType: "shelf"},
				{Name: "score", ValueType: "score"},
				{Name: "deposit", ValueType: "deposit"},
				{Name: "share", ValueType: "share"},
			}},
		},
		ValueTypes: []schema.ValueType{
			{Name: "isbn", Base: schema.String, Pattern: `[0-9]{13}|[0-9]{9}[0-9X]`},
			{Name: "shelf", Base: schema.Int, Min: decimal(t, "-1.5"), Max: decimal(t, "99.5")},
			{Name: "score", Base: schema.Float, Min: decimal(t, "0"), Max: decimal(t, "1")},
			{Name: "deposit", Base: schema.Money, Min: decimal(t, "0.01"), Max: decimal(t, "50"), Unit: "EUR"},
			{Name: "share", Base: schema.Dec, Min: decimal(t, "0"), Max: decimal(t, "1")},
		},
		LinkTypes: []schema.LinkType{
			{Name: "borrowed", Inverse: "lent_to", From: []string{"borrower"}, To: []string{"book"}, Pack: "lending"},
			{Name: "reads_with", From: []string{"reader"}, To: []string{"reader"}, Symmetric: true, Pack: "lending"},
			{Name: "cites", To: []string{"book"}, Cardinality: schema.One, Pack: "lending"},
		},
		ClaimKinds:  []schema.ClaimKind{{Name: "review", Family: schema.Take, Pack: "lending"}},
		EventTypes:  []schema.EventType{{Name: "reading"}},
		TakeDomains: []schema.TakeDomain{{Name: "prize_outcome"}},
		Patterns:    []schema.Pattern{{Name: "overdue", Purpose: "Finds late books.", Query: "MATCH (b:Book) RETURN b", Yields: schema.YieldFinding}},
		Vocabulary:  []string{"magazine", "atlas"},
	}
}

func newOntology(t *testing.T, terms schema.Terms) *schema.Ontology {
	t.Helper()
	o, conflicts := schema.New(terms)
	require.Empty(t, conflicts)
	return o
}

func TestLookups(t *testing.T) {
	o := newOntology(t, library(t))

	book, ok := o.ObjectType("book")
	require.True(t, ok)
	require.Equal(t, "Book", book.Label())
	_, ok = o.ObjectType("borrower")
	require.False(t, ok, "an interface is not an object type")

	label, ok := o.Label("book_club")
	require.True(t, ok)
	require.Equal(t, "BookClub", label)
	_, ok = o.Label("shop")
	require.False(t, ok)
	name, isInterface, ok := o.TypeByLabel("BookClub")
	require.Equal(t, []any{"book_club", false, true}, []any{name, isInterface, ok})
	name, isInterface, ok = o.TypeByLabel("Borrower")
	require.Equal(t, []any{"borrower", true, true}, []any{name, isInterface, ok})
	_, _, ok = o.TypeByLabel("book_club")
	require.False(t, ok)

	club, ok := o.TypeByPrefix("clubs")
	require.True(t, ok)
	require.Equal(t, "book_club", club.Name)
	_, ok = o.TypeByPrefix("book_club")
	require.False(t, ok)

	require.Equal(t, []string{"book_club", "reader"}, o.Implementers("borrower"))
	require.True(t, o.Is("reader", "borrower"))
	require.True(t, o.Is("reader", "reader"))
	require.False(t, o.Is("book", "borrower"))
	require.False(t, o.Is("borrower", "borrower"), "an interface is no page's type")

	kind, ok := o.ClaimKind("preference")
	require.True(t, ok)
	require.Equal(t, schema.Fact, kind.Family)
	require.Equal(t, []string{"atlas", "magazine"}, o.Vocabulary())
}

func TestLinkLookups(t *testing.T) {
	o := newOntology(t, library(t))
	for _, c := range []struct {
		rel, link string
		reversed  bool
		ok        bool
	}{
		{"BORROWED", "borrowed", false, true},
		{"LENT_TO", "borrowed", true, true},
		{"READS_WITH", "reads_with", false, true},
		{"Borrowed", "", false, false},
		{"READS-WITH", "", false, false},
		{"SOLD", "", false, false},
	} {
		link, reversed, ok := o.LinkByRelationship(c.rel)
		require.Equal(t, []any{c.link, c.reversed, c.ok}, []any{link.Name, reversed, ok}, c.rel)
	}
	link, _, _ := o.LinkType("lent_to")
	require.Equal(t, "BORROWED", link.Relationship())
	require.Equal(t, "LENT_TO", link.InverseRelationship())
	require.Equal(t, schema.Many, link.Cardinality, "the default is filled in")
	symmetric, _, _ := o.LinkType("reads_with")
	require.Equal(t, "reads_with", symmetric.Inverse)
	rel, ok := o.Relationship("lent_to")
	require.True(t, ok)
	require.Equal(t, "LENT_TO", rel)
	_, ok = o.Relationship("sold")
	require.False(t, ok)
}

func TestSubtypeOwner(t *testing.T) {
	o := newOntology(t, library(t))
	owner, ok := o.SubtypeOwner("adult")
	require.True(t, ok)
	require.Equal(t, "reader", owner)
	_, ok = o.SubtypeOwner("child")
	require.False(t, ok, "two types declare it")
	_, ok = o.SubtypeOwner("pet")
	require.False(t, ok)
}

func TestInterfacePropertiesAreInherited(t *testing.T) {
	o := newOntology(t, library(t))
	v, err := o.ValidateProperty("reader", "contact", schema.RawText("a@example.com"))
	require.NoError(t, err)
	require.Equal(t, schema.TextValue{Of: schema.Email, Text: "a@example.com"}, v)
}

func TestOntologyIsImmutable(t *testing.T) {
	terms := library(t)
	o := newOntology(t, terms)
	before := o.Terms()
	for i := range terms.ObjectTypes {
		terms.ObjectTypes[i].Subtypes = append(terms.ObjectTypes[i].Subtypes[:0], "changed")
	}
	*terms.ValueTypes[1].Min = 7
	terms.LinkTypes[0].From[0] = "book"
	for _, typ := range o.ObjectTypes() {
		for i := range typ.Properties {
			typ.Properties[i].Name = "changed"
			clear(typ.Properties[i].Values)
		}
		clear(typ.Subtypes)
	}
	for _, link := range o.LinkTypes() {
		clear(link.To)
	}
	book, _ := o.ObjectType("book")
	book.Properties[0].Name = "changed"
	for _, v := range o.ValueTypes() {
		if v.Max != nil {
			*v.Max = 0
		}
	}
	require.Equal(t, before, o.Terms())
}

func TestHashDependsOnTermsAndNotOnTheirOrder(t *testing.T) {
	hash := newOntology(t, library(t)).Hash()
	require.Len(t, hash, 64)

	shuffled := library(t)
	slices.Reverse(shuffled.ObjectTypes)
	slices.Reverse(shuffled.LinkTypes)
	slices.Reverse(shuffled.ValueTypes)
	slices.Reverse(shuffled.Vocabulary)
	require.Equal(t, hash, newOntology(t, shuffled).Hash())

	changed := library(t)
	changed.LinkTypes[0].SingleAtATime = true
	require.NotEqual(t, hash, newOntology(t, changed).Hash())
}

func TestListsAreInOrderOfName(t *testing.T) {
	terms := newOntology(t, library(t)).Terms()
	require.True(t, slices.IsSortedFunc(terms.ObjectTypes, func(a, b schema.ObjectType) int { return strings.Compare(a.Name, b.Name) }))
	require.True(t, slices.IsSortedFunc(terms.LinkTypes, func(a, b schema.LinkType) int { return strings.Compare(a.Name, b.Name) }))
	require.True(t, slices.IsSortedFunc(terms.ClaimKinds, func(a, b schema.ClaimKind) int { return strings.Compare(a.Name, b.Name) }))
}

// Labels and relationships lead back to the name they were made from, for
// every set of names that an ontology accepts.
func TestLabelAndRelationshipRoundTrip(t *testing.T) {
	names := rapid.SliceOfNDistinct(rapid.StringMatching(`^[a-z][a-z0-9_]{0,5}$`), 1, 12, rapid.ID[string])
	rapid.Check(t, func(t *rapid.T) {
		var terms schema.Terms
		for _, n := range names.Draw(t, "types") {
			terms.ObjectTypes = append(terms.ObjectTypes, schema.ObjectType{Name: n, SlugPrefix: n, Primitive: schema.Concept})
		}
		for _, n := range names.Draw(t, "links") {
			terms.LinkTypes = append(terms.LinkTypes, schema.LinkType{Name: n, Inverse: n + "_by"})
		}
		o, conflicts := schema.New(terms)
		if o == nil {
			require.NotEmpty(t, conflicts)
			for _, c := range conflicts {
				require.Contains(t, []schema.ConflictKind{schema.ConflictLabelTaken, schema.ConflictSystemLabel,
					schema.ConflictSystemRelation, schema.ConflictRelationshipTaken, schema.ConflictReservedName}, c.Kind)
			}
			return
		}
		for _, typ := range terms.ObjectTypes {
			label, ok := o.Label(typ.Name)
			require.True(t, ok)
			require.Regexp(t, `^[A-Z][A-Za-z0-9]*$`, label)
			back, _, ok := o.TypeByLabel(label)
			require.True(t, ok)
			require.Equal(t, typ.Name, back)
		}
		for _, link := range terms.LinkTypes {
			rel, ok := o.Relationship(link.Name)
			require.True(t, ok)
			back, reversed, ok := o.LinkByRelationship(rel)
			require.Equal(t, []any{link.Name, false, true}, []any{back.Name, reversed, ok})
			back, reversed, ok = o.LinkByRelationship(strings.ToUpper(link.Inverse))
			require.Equal(t, []any{link.Name, true, true}, []any{back.Name, reversed, ok})
		}
	})
}

func TestValidName(t *testing.T) {
	for _, good := range []string{"a", "works_at", "x9", "a_", strings.Repeat("a", 48)} {
		require.True(t, schema.ValidName(good), good)
	}
	for _, bad := range []string{"", "A", "9a", "_a", "works at", "works-at", "é", "a\n", "X`) DETACH DELETE n //", strings.Repeat("a", 49)} {
		require.False(t, schema.ValidName(bad), bad)
	}
}

func TestNearestValidName(t *testing.T) {
	for given, want := range map[string]string{
		"Works At": "works_at", "9lives": "lives", "X`) DETACH": "x_detach", "한국": "", "": "", "a--b__c": "a_b_c",
	} {
		require.Equal(t, want, schema.NearestValidName(given), given)
	}
	rapid.Check(t, func(t *rapid.T) {
		name := schema.NearestValidName(rapid.String().Draw(t, "given"))
		require.True(t, name == "" || schema.ValidName(name), name)
	})
}
