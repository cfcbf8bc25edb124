package pattern_test

import (
	"fmt"
	"slices"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/pattern"
)

func TestMaxRows(t *testing.T) {
	cat := testCatalogue(t, pattern.Public)
	require.Equal(t, 10_000, pattern.MustCompile(cat, "MATCH (p:Page) RETURN p.id").MaxRows)
	require.Equal(t, 7, pattern.MustCompile(cat, "MATCH (p:Page) RETURN p.id", pattern.WithMaxRows(7)).MaxRows)
	require.Panics(t, func() { pattern.MustCompile(cat, "MATCH") })
}

func TestTagsAreReachedThroughPagesUnlessAskedOtherwise(t *testing.T) {
	cat := testCatalogue(t, pattern.Internal)
	const text = "MATCH (t:Tag {handle: $handle}) RETURN t.id"
	through := func(p *graph.Plan) bool { return p.Clauses[0].(*graph.Match).Nodes[0].ThroughTag }
	require.True(t, through(pattern.MustCompile(cat, text)))
	require.False(t, through(pattern.MustCompile(cat, text, pattern.WithBareTags())))
}

// A public pattern never reaches a node of a label that is not public, named or
// not: an open end is closed by the labels that are.
func TestOpenEndsOfPublicPatternsAreClosed(t *testing.T) {
	cat := testCatalogue(t, pattern.Public)
	p := pattern.MustCompile(cat, "MATCH (c:Fact {id: $id})-[:ABOUT]->(), (x {id: $x}) RETURN x.id")
	nodes := p.Clauses[0].(*graph.Match).Nodes
	require.Equal(t, [][]string{{"Page"}}, nodes[1].Labels)
	require.Equal(t, [][]string{{"Claim", "LinkType", "ObjectType", "Pack", "Page", "PropertyType", "TimelineEvent"}}, nodes[2].Labels)
}

// A sort key that is a column is that column's very expression, so an engine can
// sort by the column.
func TestSortKeysAreTheColumns(t *testing.T) {
	cat := testCatalogue(t, pattern.Public)
	p := pattern.MustCompile(cat, "MATCH (p:Page) RETURN DISTINCT p.slug AS s, p.title ORDER BY p.title DESC, s")
	r := p.Clauses[1].(*graph.Project)
	require.Len(t, r.OrderBy, 2)
	for _, o := range r.OrderBy {
		require.True(t, slices.ContainsFunc(r.Items, func(i graph.ProjectItem) bool { return i.Expr == o.Expr }))
	}
}

// What an optional part says of a node is not true of the rows without it.
func TestOptionalPartsDoNotNarrowWhatCameBefore(t *testing.T) {
	cat := testCatalogue(t, pattern.Public)
	_, err := pattern.Compile(cat, "MATCH (x:Page|Claim) OPTIONAL MATCH (x)-[:TAGGED]->(t) RETURN x.title")
	require.EqualError(t, err, "1:65: title is not a property of every Claim|Page: give a label that has it")
	_, err = pattern.Compile(cat, "MATCH (x:Page|Claim) MATCH (x)-[:TAGGED]->(t) RETURN x.title")
	require.NoError(t, err)
	_, err = pattern.Compile(cat, "MATCH (a:Page) OPTIONAL MATCH (a)-[:MENTIONS]->(b) WHERE a.id = 'x' MATCH (c {id: 'y'}) RETURN a.id")
	require.ErrorContains(t, err, "1:7: this part of the pattern is not connected")
}

func TestCostOrdersTexts(t *testing.T) {
	cat := testCatalogue(t, pattern.Public)
	previous := 0
	for _, text := range []string{
		"MATCH (p:Page {id: $id}) RETURN p.id",
		"MATCH (p:Page {id: $id})-[:MENTIONS]->(q) RETURN p.id",
		"MATCH (p:Page {id: $id})-[:MENTIONS]-(q) RETURN p.id",
		"MATCH (p:Page)-[:MENTIONS]->(q) RETURN p.id",
		"MATCH (p:Page {id: $id})-[:MENTIONS*1..3]->(q) RETURN p.id",
		"MATCH (p:Page {id: $id})-[:MENTIONS*1..4]-(q) RETURN p.id",
	} {
		c := pattern.MustCompile(cat, text).Cost
		require.Greater(t, c, previous, text)
		previous = c
	}
}

// Each construct costs what it may make an engine do beyond the text without it.
func TestEachConstructHasACost(t *testing.T) {
	cat := testCatalogue(t, pattern.Public)
	const page = "MATCH (p:Company {id: $id}) "
	for _, c := range []struct {
		without, with string
		more          int
	}{
		{page + "RETURN p.id", page + "RETURN p.properties.employees", 5},
		{page + "RETURN p.id", page + "WHERE p.properties.employees > 5 RETURN p.id", 7}, // AND, >, the property
		{page + "RETURN p.id", page + "OPTIONAL MATCH (p)-[:MENTIONS]->(q) RETURN p.id", 6},
		{page + "RETURN p.id", page + "WITH p RETURN p.id", 1},
		{page + "RETURN p.id", page + "WITH DISTINCT p RETURN p.id", 1 + 5},
		{page + "WITH p.slug AS s RETURN s", page + "WITH max(p.slug) AS s RETURN s", 6},
		{page + "WITH p RETURN p.id", page + "WITH p ORDER BY p.slug LIMIT 3 RETURN p.id", 5},
		{page + "WITH p RETURN p.id", page + "WITH p WHERE p.pinned OR p.title = 'x' RETURN p.id", 2},
		{page + "RETURN p.id", page + "WHERE NOT (p)-[:MENTIONS]->() RETURN p.id", 1 + 2 + 4},
		{page + "RETURN p.id", page + "WHERE NOT (p)-[:MENTIONS*1..2]-() RETURN p.id", 1 + 2 + 2*(4+16)},
		{page + "WITH p.slug AS s RETURN s", page + "WITH p.slug AS s MATCH (q:Page {id: 'x'}) RETURN s", 1 + 1},
	} {
		without, with := pattern.MustCompile(cat, c.without).Cost, pattern.MustCompile(cat, c.with).Cost
		require.Equal(t, c.more, with-without, c.with)
	}
}

func TestCacheKeepsThePlansUsedLast(t *testing.T) {
	cache := pattern.NewCache(testCatalogue(t, pattern.Public), 2, pattern.WithMaxRows(5))
	plan := func(text string) *graph.Plan {
		p, err := cache.Plan(text)
		require.NoError(t, err)
		return p
	}
	const a, b, c = "MATCH (p:Page) RETURN p.id", "MATCH (p:Page) RETURN p.slug", "MATCH (p:Page) RETURN p.title"
	first, second := plan(a), plan(b)
	require.Equal(t, 5, first.MaxRows)
	require.Same(t, first, plan(a))
	plan(c)
	require.Same(t, first, plan(a))
	require.NotSame(t, second, plan(b))
	_, err := cache.Plan("MATCH")
	require.Error(t, err)
}

func TestCacheIsSafeForConcurrentUse(t *testing.T) {
	cache := pattern.NewCache(testCatalogue(t, pattern.Public), 3)
	var wg sync.WaitGroup
	for i := range 8 {
		wg.Go(func() {
			for j := range 50 {
				text := fmt.Sprintf("MATCH (p:Page) RETURN p.id LIMIT %d", (i+j)%6)
				p, err := cache.Plan(text)
				if err != nil || p.Text != text {
					t.Errorf("%s: %v", text, err)
				}
			}
		})
	}
	wg.Wait()
}
