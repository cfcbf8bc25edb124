package graphtest

import (
	"context"
	"slices"

	"github.com/stretchr/testify/require"

	"brain/graph"
)

var audienceCases = []testCase{
	{"audience", audiences},
	{"audience of every element", everyElement},
	{"audience after rescope", afterRescope},
	{"tag known through a page", throughTag},
}

// author is who wrote the authored items of the audience case.
const author = "author-of-the-suite"

// scopedItems is one item of every kind of audience key.
func (s *suite) scopedItems() map[string]graph.Item {
	g, h, k := s.scope("g"), s.scope("h"), s.scope("k")
	return map[string]graph.Item{
		"none":          {},
		"world":         {Scope: graph.ScopeWorld},
		"g":             {Scope: g},
		"own":           {Scope: graph.PrincipalScope(author)},
		"gated":         {Scope: graph.ScopeWorld, Gated: true},
		"ends":          {Scope: graph.ScopeWorld, Ends: []string{g, graph.ScopeWorld, g}},
		"requires":      {Scope: graph.ScopeWorld, Requires: []string{g}},
		"all":           {Scope: g, Ends: []string{h}, Requires: []string{k, g}},
		"authored":      {Scope: h, Author: author},
		"authoredGated": {Scope: h, Author: author, Gated: true},
		"authoredEnds":  {Scope: h, Ends: []string{g}, Author: author},
		"derived":       {Scope: h, Requires: []string{g}, Author: author},
		"others":        {Scope: h, Author: "somebody else"},
		"authorless":    {Author: author},
		"skill":         {Scope: graph.SkillScope(s.prefix + "-리뷰.v2")},
		"skillEnds":     {Scope: graph.SkillScope(s.prefix + "-리뷰.v2"), Ends: []string{g}},
	}
}

func audiences(s *suite) {
	g, h, k := s.scope("g"), s.scope("h"), s.scope("k")
	own := graph.PrincipalScope(author)
	items := s.scopedItems()
	changes := []change{}
	for name, it := range items {
		changes = append(changes, putNode(s.node("Claim", name, it, nil)),
			putText(graph.TextDocument{Node: s.id(name), Kind: "claim", Terms: []string{"audienceterm"}, Length: 1}),
			putVector(graph.Vector{Node: s.id(name), Model: s.prefix, Text: graph.TextHash("", ""), Values: []int8{1, 2}}),
			putNode(s.node("Page", name+"-from", graph.Item{Scope: graph.ScopeWorld}, nil)), putNode(s.node("Page", name+"-to", graph.Item{Scope: graph.ScopeWorld}, nil)),
			putEdge(s.edge(name, name+"-from", "KNOWS", name+"-to", it, nil)))
	}
	s.mustWrite(changes...)

	with := func(tokens ...string) graph.Audience { return graph.NewAudience(tokens) }
	for _, c := range []struct {
		name     string
		audience graph.Audience
		want     []string
	}{
		{"zero", graph.Audience{}, nil},
		{"no scopes", with(), nil},
		{"invalid tokens", with("", "World", "group:", "world&"+g, "*"), nil},
		{"world", with(graph.ScopeWorld), []string{"gated", "world"}},
		{"g alone", with(g), []string{"g"}},
		{"world and g", with(graph.ScopeWorld, g), []string{"ends", "g", "gated", "requires", "world"}},
		{"g and h", with(g, h), []string{"authored", "authoredEnds", "authoredGated", "derived", "g", "others"}},
		{"all groups", with(g, h, k), []string{"all", "authored", "authoredEnds", "authoredGated", "derived", "g", "others"}},
		{"skill", with(graph.SkillScope(s.prefix + "-리뷰.v2")), []string{"skill"}},
		{"skill and g", with(graph.SkillScope(s.prefix+"-리뷰.v2"), g), []string{"g", "skill", "skillEnds"}},
		{"another skill", with(graph.SkillScope(s.prefix + "-리뷰")), nil},
		{"trusted", with(graph.ScopeWorld, h).TrustedOnly(), []string{"authored", "others", "world"}},
		{"author", with(graph.ScopeWorld, own).WithAuthor(author), []string{"authored", "authoredGated", "gated", "own", "world"}},
		{"trusted author", with(graph.ScopeWorld, own).WithAuthor(author).TrustedOnly(), []string{"authored", "own", "world"}},
		{"author in g", with(graph.ScopeWorld, own, g).WithAuthor(author), []string{"authored", "authoredEnds", "authoredGated", "ends", "g", "gated", "own", "requires", "world"}},
		{"author limited to h", with(graph.ScopeWorld, g).WithAuthorIn(author, []string{graph.ScopeWorld, h}), []string{"authored", "authoredEnds", "authoredGated", "ends", "g", "gated", "requires", "world"}},
		{"author limited to g", with(graph.ScopeWorld, g).WithAuthorIn(author, []string{g}), []string{"ends", "g", "gated", "requires", "world"}},
		{"author limited to nothing", with(graph.ScopeWorld).WithAuthorIn(author, nil), []string{"gated", "world"}},
		{"author without scopes", graph.Audience{}.WithAuthor(author), []string{"authored", "authoredGated"}},
		{"unknown author", with(graph.ScopeWorld).WithAuthor("nobody"), []string{"gated", "world"}},
		{"everything", graph.Everything(), slices.Sorted(keys(items))},
		{"everything trusted", graph.Everything().TrustedOnly(), slices.DeleteFunc(slices.Sorted(keys(items)), func(n string) bool { return items[n].Gated })},
	} {
		for name, it := range items {
			require.Equal(s, slices.Contains(c.want, name), c.audience.Sees(it), "%s: the reference filter for %s", c.name, name)
		}
		require.ElementsMatch(s, c.want, s.all(c.audience, "Claim"), "nodes, %s", c.name)
		s.requireEdges(c.name, c.audience, c.want)
		count := s.match(c.audience, "MATCH (n:Claim) WHERE n.id STARTS WITH $of RETURN count(*) AS c", args(s.own(nil)))
		require.EqualValues(s, len(c.want), count[0][0].Int64(), "count, %s", c.name)
		require.ElementsMatch(s, c.want, s.found(c.audience, search("audienceterm")), "text, %s", c.name)
		require.ElementsMatch(s, c.want, s.near(c.audience, s.around(1, 1)), "vectors, %s", c.name)
		require.EqualValues(s, len(c.want), s.countVectors(c.audience, 2).Vectors, "count of vectors, %s", c.name)
		require.EqualValues(s, len(c.want), s.statistics(c.audience, false, "audienceterm").Frequency["audienceterm"], "statistics, %s", c.name)
	}
}

// requireEdges: the edges lie between pages of world.
func (s *suite) requireEdges(name string, a graph.Audience, want []string) {
	s.Helper()
	if !a.Holds(graph.ScopeWorld) {
		want = nil
	}
	got := s.ids(a, "MATCH (:Page)-[e:KNOWS]->(:Page) WHERE e.id STARTS WITH $of RETURN e.id", args(s.own(nil)))
	require.ElementsMatch(s, want, got, "edges, %s", name)
}

func keys[V any](m map[string]V) func(func(string) bool) {
	return func(yield func(string) bool) {
		for k := range m {
			if !yield(k) {
				return
			}
		}
	}
}

// everyElement hides each element of a path in turn.
func everyElement(s *suite) {
	elements := []string{"n1", "e1", "n2", "e2", "n3"}
	for _, hidden := range append(elements, "nothing") {
		item := func(e string) graph.Item {
			if e == hidden {
				return s.in("hidden")
			}
			return s.in("a")
		}
		id := func(e string) string { return hidden + "-" + e }
		s.mustWrite(
			putNode(s.node("Page", id("n1"), item("n1"), nil)), putNode(s.node("Page", id("n2"), item("n2"), nil)), putNode(s.node("Page", id("n3"), item("n3"), nil)),
			putEdge(s.edge(id("e1"), id("n1"), "KNOWS", id("n2"), item("e1"), nil)), putEdge(s.edge(id("e2"), id("n2"), "WORKS_AT", id("n3"), item("e2"), nil)),
		)
	}
	for _, c := range []struct{ name, text string }{
		{"anonymous", "MATCH (n:Page)-[:KNOWS]->()-[:WORKS_AT]->() WHERE n.id STARTS WITH $of RETURN n.id"},
		{"named", "MATCH (n:Page)-[e:KNOWS]->(m:Page)-[f:WORKS_AT]->(o:Page) WHERE n.id STARTS WITH $of RETURN n.id"},
		{"comma", "MATCH (n:Page)-[e:KNOWS]->(m), (o:Page)<-[f:WORKS_AT]-(m) WHERE n.id STARTS WITH $of RETURN n.id"},
		{"clauses", "MATCH (n:Page)-[e:KNOWS]->(m:Page) MATCH (m)-[:WORKS_AT]->() WHERE n.id STARTS WITH $of RETURN n.id"},
	} {
		require.Equal(s, []string{"nothing-n1"}, s.ids(s.members("a"), c.text, args(s.own(nil))), c.name)
		require.Len(s, s.ids(s.members("a", "hidden"), c.text, args(s.own(nil))), len(elements)+1, c.name)
	}
}

func afterRescope(s *suite) {
	s.mustWrite(putNode(s.node("Claim", "c", graph.Item{Scope: s.scope("a"), Author: author}, nil)), putNode(s.node("Page", "p", s.in("a"), nil)),
		putEdge(s.edge("e", "c", "ABOUT", "p", graph.Item{}, nil)), putEdge(s.edge("k", "p", "KNOWS", "p", s.in("a"), nil)))
	about := "MATCH (c:Claim)-[e:ABOUT]->(p:Page) WHERE c.id STARTS WITH $of RETURN c.id"
	byAuthor := s.members("z").WithAuthor(author)
	for _, step := range []struct {
		item   graph.Item
		known  graph.Audience
		hidden graph.Audience
	}{
		{graph.Item{Scope: s.scope("a"), Author: author}, s.members("a"), s.members("b")},
		{graph.Item{Scope: s.scope("b"), Author: author}, s.members("b", "a"), s.members("a")},
		{graph.Item{Scope: s.scope("a"), Requires: []string{s.scope("b")}, Author: author}, s.members("a", "b"), s.members("a")},
		{graph.Item{Scope: s.scope("a"), Ends: []string{s.scope("c")}, Author: author}, s.members("a", "c"), byAuthor},
		{graph.Item{Scope: s.scope("new")}, s.members("a", "new"), s.members("a", "b", "c").WithAuthor(author)},
	} {
		s.mustWrite(patchNode(s.id("c"), graph.NodePatch{Item: &step.item}))
		require.Equal(s, []string{"c"}, s.all(step.known, "Claim"))
		require.Empty(s, s.all(step.hidden, "Claim"))
		require.Equal(s, []string{"c"}, s.ids(step.known, about, args(s.own(nil))), "the carried edge follows")
		require.Empty(s, s.ids(step.hidden, about, args(s.own(nil))))
	}
	// In the same read, one audience after another.
	plan := compile(s.T, about, s.own(nil))
	require.NoError(s, s.read(s.members("a"), func(ctx context.Context, r graph.Reader) error {
		rows, err := r.As(s.members("a", "new")).Match(ctx, plan, args(s.own(nil)))
		require.Len(s, rows, 1)
		return err
	}))
}

// throughTag: a tag on its own is known only through a known page and edge.
func throughTag(s *suite) {
	tag := func(name string, page, edge graph.Item) []change {
		return []change{putNode(s.node("Tag", name, s.in("a"), graph.Props{"name": text(name)})), putNode(s.node("Page", name+"-page", page, nil)),
			putEdge(s.edge(name+"-edge", name+"-page", "TAGGED", name, edge, nil))}
	}
	s.mustWrite(slices.Concat(
		tag("open", s.in("a"), s.in("a")), tag("hiddenPage", s.in("b"), s.in("a")), tag("hiddenEdge", s.in("a"), s.in("b")),
		tag("deletedPage", graph.Item{Scope: s.scope("a"), DeletedAt: now}, s.in("a")), tag("twice", s.in("b"), s.in("a")),
		[]change{putNode(s.node("Tag", "bare", s.in("a"), nil)), putEdge(s.edge("twice-edge-2", "open-page", "TAGGED", "twice", s.in("a"), nil))},
	)...)
	require.Equal(s, []string{"open", "twice"}, s.all(s.members("a"), "Tag"))
	require.Equal(s, []string{"hiddenEdge", "hiddenPage", "open", "twice"}, s.all(s.members("a", "b"), "Tag"))
	require.Equal(s, []string{"open", "twice"}, s.ids(s.members("a"), "MATCH (p:Page)-[:TAGGED]->(n:Tag) RETURN n.id AS id ORDER BY id", args(nil)))
}
