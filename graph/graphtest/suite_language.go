package graphtest

import (
	"strings"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/pattern"
)

var languageCases = []testCase{
	{"edges of a match", edgesOfMatch},
	{"undirected", undirected},
	{"variable length", variableLength},
	{"hidden on a path", hiddenOnPath},
	{"labels that are not public", hiddenLabels},
	{"optional", optional},
	{"null elements", nullElements},
	{"with", with},
	{"aggregates", aggregated},
	{"text of aggregates", textOfAggregates},
}

// asked is a text and the rows that it must give, in order, as flat shows them.
type asked struct {
	text string
	want []string
}

// answers asks all the texts for the audience.
func (s *suite) answers(a graph.Audience, given graph.Args, cases []asked) {
	s.Helper()
	for _, c := range cases {
		require.Equal(s, c.want, s.flat(s.match(a, c.text, given)), c.text)
	}
}

// flat writes each row as its values joined by spaces, without the prefix of
// this case's ids.
func (s *suite) flat(rows []graph.Row) []string {
	var out []string
	for _, r := range rows {
		columns := make([]string, len(r))
		for i, v := range r {
			columns[i] = s.plain(v)
		}
		out = append(out, strings.Join(columns, " "))
	}
	return out
}

func (s *suite) plain(v graph.Value) string {
	switch v.Kind() {
	case graph.KindString, graph.KindDate:
		return strings.TrimPrefix(v.Str(), s.prefix+"/")
	case graph.KindList:
		items := make([]string, len(v.Items()))
		for i, item := range v.Items() {
			items[i] = s.plain(item)
		}
		return "[" + strings.Join(items, " ") + "]"
	}
	return v.String()
}

// people are the parameters that name the nodes of city.
func (s *suite) people() graph.Args {
	values := graph.Props{"of": text(s.id(""))}
	for _, name := range []string{"ann", "bob", "cho", "dan", "eve", "acme", "bolt"} {
		values[name] = text(s.id(name))
	}
	return args(values)
}

// edgesOfMatch: one edge stands once in a MATCH, over all its parts and lengths,
// and as often as it fits in another MATCH or in a pattern of WHERE.
func edgesOfMatch(s *suite) {
	s.city()
	s.answers(s.members("a"), s.people(), []asked{
		{"MATCH (n:Person {id: $cho})-[:KNOWS]->(m)-[:KNOWS]->(o) RETURN o.id", nil},
		{"MATCH (n:Person {id: $cho})-[:KNOWS]->(m) MATCH (m)-[:KNOWS]->(o) RETURN o.id", []string{"cho"}},
		{"MATCH (n:Person {id: $cho})-[:KNOWS]->(m) OPTIONAL MATCH (m)-[:KNOWS]->(o) RETURN o.id", []string{"cho"}},
		{"MATCH (n:Person {id: $ann})-[:KNOWS]->(m), (n)-[:KNOWS]->(o), (n)-[:KNOWS]->(q) RETURN o.id", nil},
		{"MATCH (n:Person {id: $ann})-[:KNOWS]->(m), (n)-[:KNOWS|WORKS_AT]->(o) RETURN m.id, o.id", []string{"bob acme", "bob acme", "bob bob", "bob bob"}},
		{"MATCH (n:Person {id: $ann})-[:KNOWS]->(m)<-[:KNOWS]-(o) RETURN o.id", []string{"ann", "ann"}},
		{"MATCH (n:Person {id: $ann})-[:KNOWS*1..2]->(m)-[:KNOWS]->(o) RETURN m.id, o.id", []string{"bob cho", "bob cho", "cho cho", "cho cho"}},
		{"MATCH (n:Person {id: $ann})-[:KNOWS]->(m)-[:KNOWS*2..3]->(o) RETURN o.id", []string{"cho", "cho"}},
		{"MATCH (n:Person {id: $ann})-[:KNOWS*1..2]->(m), (n)-[:KNOWS*2..2]->(o) RETURN m.id, o.id", []string{"bob cho", "bob cho"}},
		{"MATCH (n:Person {id: $cho}) WHERE (n)-[:KNOWS]->(n) RETURN n.id", []string{"cho"}},
		{"MATCH (n:Person {id: $cho})-[:KNOWS]->(m) WHERE (n)-[:KNOWS]->(m) RETURN m.id", []string{"cho"}},
		{"MATCH (n:Person) WHERE n.id STARTS WITH $of AND (n)-[:KNOWS]->()-[:KNOWS]->() RETURN n.id", []string{"ann", "bob"}},
		{"MATCH (n:Person) WHERE n.id STARTS WITH $of AND NOT (n)-[:KNOWS*2..2]->() RETURN n.id", []string{"cho"}},
		{"MATCH (n:Person)-[:KNOWS]->(m:Person) WHERE n.id STARTS WITH $of AND NOT (m)-[:KNOWS]->({id: $cho}) RETURN n.id, m.id", nil},
		{"MATCH (n:Person)-[:WORKS_AT]->(c) WHERE n.id STARTS WITH $of AND NOT (c)-[:PART_OF]->() RETURN n.id, c.id", []string{"cho bolt"}},
		{"MATCH (n:Person) WHERE n.title < n.id AND n.id < n.title RETURN n.id", nil}, // an id beside another value of its own node
	})
}

// undirected: each edge once from each of its ends, a self loop once.
func undirected(s *suite) {
	s.city()
	s.answers(s.members("a"), s.people(), []asked{
		{"MATCH (n:Person {id: $cho})-[:KNOWS]-(m) RETURN m.id", []string{"bob", "cho"}},
		{"MATCH (n:Person {id: $ann})-[:KNOWS]-(m) RETURN m.id", []string{"bob", "bob"}},
		{"MATCH (n:Person {id: $cho})-[:KNOWS]-(n) RETURN n.id", []string{"cho"}},
		{"MATCH (n:Person {id: $ann})-[:KNOWS]-(m {id: $bob}) RETURN n.id", []string{"ann", "ann"}},
		{"MATCH (n:Person)-[:KNOWS]-(m) WHERE n.id STARTS WITH $of RETURN n.id, m.id",
			[]string{"ann bob", "ann bob", "bob ann", "bob ann", "bob cho", "cho bob", "cho cho"}},
		{"MATCH (n:Person {id: $bob})-[:KNOWS]-(m)-[:KNOWS]-(o) RETURN m.id, o.id", []string{"ann bob", "ann bob", "cho cho"}},
		{"MATCH (n:Person {id: $bob})-[:KNOWS|WORKS_AT]-(m) RETURN m.id", []string{"acme", "ann", "ann", "cho"}},
		{"MATCH (n:Person) WHERE n.id STARTS WITH $of AND NOT (n)-[:WORKS_AT]-()-[:PART_OF]-({id: $bolt}) RETURN n.id", []string{"cho"}},
		{"MATCH (n:Person {id: $cho})-[e:KNOWS]-(m) RETURN e.id, count(*) AS c", []string{"k3 1", "k4 1"}},
	})
}

// variableLength: every trail is a row; parallel edges multiply, nodes may repeat.
func variableLength(s *suite) {
	s.city()
	s.answers(s.members("a"), s.people(), []asked{
		{"MATCH (n:Person {id: $ann})-[:KNOWS*1..4]->(m) RETURN m.id", []string{"bob", "bob", "cho", "cho", "cho", "cho"}},
		{"MATCH (n:Person {id: $ann})-[:KNOWS*..2]->(m) RETURN m.id", []string{"bob", "bob", "cho", "cho"}},
		{"MATCH (n:Person {id: $ann})-[:KNOWS*2]->(m) RETURN m.id", []string{"cho", "cho"}},
		{"MATCH (n:Person {id: $ann})-[:KNOWS*3..4]->(m) RETURN m.id", []string{"cho", "cho"}},
		{"MATCH (n:Person {id: $ann})-[:KNOWS*1..1]->(m) RETURN m.id", []string{"bob", "bob"}},
		{"MATCH (n:Person {id: $cho})<-[:KNOWS*2..3]-(m) RETURN m.id", []string{"ann", "ann", "ann", "ann", "bob"}},
		{"MATCH (n:Person {id: $ann})-[:KNOWS*2..3]-(m) RETURN m.id", []string{"ann", "ann", "cho", "cho", "cho", "cho"}},
		{"MATCH (n:Person {id: $ann})-[:KNOWS*2..2]-(n) RETURN n.id", []string{"ann", "ann"}},
		{"MATCH (n:Person {id: $ann})-[:KNOWS*1..3]->(m {id: $cho}) RETURN m.id", []string{"cho", "cho", "cho", "cho"}},
		{"MATCH (n:Person {id: $ann}), (m {id: $cho}) MATCH (n)-[:KNOWS*1..3]->(m) RETURN m.id", []string{"cho", "cho", "cho", "cho"}},
		{"MATCH (n:Person {id: $ann})-[:WORKS_AT|PART_OF*1..2]->(m:Company) RETURN m.id", []string{"acme", "bolt"}},
		{"MATCH (n:Company {id: $bolt})-[:WORKS_AT|PART_OF*2..4]-(m:Person) RETURN m.id", []string{"ann", "bob"}},
		{"MATCH (n:Company {id: $acme})-[:EMPLOYS*1..2]->(m) RETURN m.id", []string{"ann", "bob"}},
		// Only the ends are asked for: trails must not be confused with nodes reached.
		{"MATCH (n:Person {id: $ann})-[:KNOWS*1..4]->(m) RETURN DISTINCT m.id", []string{"bob", "cho"}},
		{"MATCH (n:Person {id: $ann})-[:KNOWS*2..4]-(m) RETURN DISTINCT m.id", []string{"ann", "cho"}},
		{"MATCH (n:Person {id: $cho})-[:KNOWS*3..4]->(m) RETURN DISTINCT m.id", nil},
		{"MATCH (n:Company {id: $acme})-[:PART_OF*1..2]-(m) RETURN DISTINCT m.id", []string{"bolt"}},
		{"MATCH (n:Person {id: $ann})-[:KNOWS*1..3]-(m) RETURN m.id, count(*) AS c", []string{"ann 2", "bob 2", "cho 4"}},
		{"MATCH (n:Person) WHERE n.id STARTS WITH $of AND (n)-[:KNOWS*3..3]-() RETURN n.id", []string{"ann", "bob", "cho"}},
		{"MATCH (n:Person) WHERE n.id STARTS WITH $of AND NOT (n)-[:WORKS_AT|PART_OF*2..2]->({id: $bolt}) RETURN n.id", []string{"cho"}},
		{"MATCH (n:Person {id: $ann}) OPTIONAL MATCH (n)-[:KNOWS*4..4]->(m) RETURN n.id, m.id", []string{"ann null"}},
		{"MATCH (n:Person {id: $ann}) OPTIONAL MATCH (n)-[:KNOWS*2..4]->(m) WHERE m.subtype = 'y' RETURN n.id, m.id", []string{"ann cho", "ann cho", "ann cho", "ann cho"}},
	})
}

// hide adds to city a person and edges that members of "a" do not know, and the
// edges that they do know which lead there.
func (s *suite) hide() {
	a, b := s.in("a"), s.in("b")
	s.mustWrite(
		putNode(s.node("Page:Person", "dan", b, graph.Props{"title": text("dan")})),
		putNode(s.node("Page:Person", "eve", a, graph.Props{"title": text("eve")})),
		putEdge(s.edge("h1", "cho", "KNOWS", "dan", a, nil)),
		putEdge(s.edge("h2", "dan", "KNOWS", "eve", a, nil)),
		putEdge(s.edge("h3", "cho", "KNOWS", "eve", b, nil)),
		putEdge(s.edge("h4", "eve", "KNOWS", "dan", a, nil)),
		putEdge(s.edge("h5", "eve", "WORKS_AT", "acme", b, nil)),
		putNode(s.node("Page:Person", "fay", graph.Item{}, graph.Props{"title": text("fay")})),
		putEdge(s.edge("h6", "eve", "KNOWS", "fay", a, nil)),
		putEdge(s.edge("h7", "fay", "KNOWS", "ann", a, nil)),
	)
}

// hiddenOnPath: what the reader may not know is on no path, ends no optional
// part and is found by no condition, whether it is a node or an edge.
func hiddenOnPath(s *suite) {
	s.city()
	s.hide()
	s.answers(s.members("a"), s.people(), []asked{
		{"MATCH (n:Person {id: $cho})-[:KNOWS*1..3]->(m) RETURN m.id", []string{"cho"}},
		{"MATCH (n:Person {id: $cho})-[:KNOWS*1..2]-(m:Person) RETURN m.id", []string{"ann", "ann", "bob", "bob", "cho"}},
		{"MATCH (n:Person {id: $eve})-[:KNOWS*1..4]->(m) RETURN m.id", nil},
		{"MATCH (n:Person {id: $cho})-[:KNOWS]->()-[:KNOWS]->(m) RETURN m.id", nil},
		{"MATCH (n:Person {id: $eve}) OPTIONAL MATCH (n)-[e:KNOWS]->(m) RETURN n.id, e.id, m.id", []string{"eve null null"}},
		{"MATCH (n:Person {id: $eve}) OPTIONAL MATCH (n)-[e:WORKS_AT]->(m) RETURN n.id, e.id, m.id", []string{"eve null null"}},
		{"MATCH (n:Person {id: $cho}) OPTIONAL MATCH (n)-[e:KNOWS]->(m) WHERE m.id <> n.id RETURN e.id, m.id", []string{"null null"}},
		{"MATCH (n:Person) WHERE n.id STARTS WITH $of AND NOT (n)-[:KNOWS]->() RETURN n.id", []string{"eve"}},
		{"MATCH (n:Person) WHERE n.id STARTS WITH $of AND (n)-[:KNOWS*2..2]->({id: $eve}) RETURN n.id", nil},
		{"MATCH (n:Person) WHERE n.id STARTS WITH $of AND NOT (n)-[:WORKS_AT]->() RETURN n.id", []string{"eve"}},
		{"OPTIONAL MATCH (n:Person {id: $dan}) RETURN n.id, n.title, count(*) AS c", []string{"null null 1"}},
		{"MATCH (n:Person {id: $cho})-[:KNOWS]->(m) RETURN count(*), count(DISTINCT m), collect(m.id)", []string{"1 1 [cho]"}},
	})
	s.answers(s.members("a", "b"), s.people(), []asked{
		{"MATCH (n:Person {id: $cho})-[:KNOWS*1..3]->(m) RETURN m.id, count(*) AS c", []string{"cho 1", "dan 5", "eve 5"}},
		{"MATCH (n:Person {id: $eve}) OPTIONAL MATCH (n)-[e:KNOWS]->(m) RETURN n.id, e.id, m.id", []string{"eve h4 dan"}},
		{"MATCH (n:Person) WHERE n.id STARTS WITH $of AND NOT (n)-[:KNOWS]->() RETURN n.id", nil},
	})
	// A node without a scope is known to nobody, also where a condition says NOT.
	s.answers(s.members("a", "b"), s.people(), []asked{
		{"MATCH (n:Person) WHERE n.id STARTS WITH $of AND NOT (n)-[:KNOWS]->({id: $ann}) AND n.title IN ['fay', 'eve'] RETURN n.id", []string{"eve"}},
		{"MATCH (n:Person {id: $eve})-[:KNOWS*2..2]->(m {id: $ann}) RETURN m.id", nil},
	})
}

// hiddenLabels: a public pattern passes through no node of a label that is not
// public, whoever asks.
func hiddenLabels(s *suite) {
	a := s.in("a")
	s.mustWrite(
		putNode(s.node("Page", "p", a, nil)), putNode(s.node("Page", "q", a, nil)), putNode(s.node("Channel", "channel", a, nil)),
		putNode(s.node("Claim:Fact", "c", a, nil)), putNode(s.node("Claim:Fact", "d", a, nil)), putNode(s.node("Claim:Fact", "e", a, nil)),
		putEdge(s.edge("1", "c", "ABOUT", "p", graph.Item{}, nil)), putEdge(s.edge("2", "c", "ABOUT", "channel", graph.Item{}, nil)),
		putEdge(s.edge("3", "d", "ABOUT", "channel", graph.Item{}, nil)), putEdge(s.edge("4", "d", "ABOUT", "q", graph.Item{}, nil)),
		putEdge(s.edge("5", "e", "ABOUT", "p", graph.Item{}, nil)),
	)
	given := args(graph.Props{"p": text(s.id("p"))})
	for _, c := range []struct {
		text             string
		internal, public []string
	}{
		{"MATCH (n:Page {id: $p})-[:ABOUT*1..4]-(m) RETURN m.id", []string{"c", "channel", "d", "e", "q"}, []string{"c", "e"}},
		{"MATCH (n:Page {id: $p})-[:ABOUT*4]-(m) RETURN m.id", []string{"q"}, nil},
		{"MATCH (n:Page {id: $p})-[*1..2]-(m) RETURN m.id", []string{"c", "channel", "e"}, []string{"c", "e"}},
		{"MATCH (n:Page {id: $p})--()--(m) RETURN m.id", []string{"channel"}, nil},
		{"MATCH (n:Page {id: $p}) WHERE (n)-[:ABOUT*2..2]-() RETURN n.id", []string{"p"}, nil},
		{"MATCH (n:Page {id: $p})<-[:ABOUT]-(c) WHERE NOT (c)-[:ABOUT*3]-(:Page) RETURN c.id", []string{"e"}, []string{"c", "e"}},
	} {
		for visibility, want := range map[pattern.Visibility][]string{pattern.Internal: c.internal, pattern.Public: c.public} {
			p, err := pattern.Compile(newCatalogue(s.T, visibility), c.text)
			require.NoError(s, err, c.text)
			rows, err := s.tryMatch(s.members("a"), p, given)
			require.NoError(s, err, c.text)
			require.Equal(s, want, s.flat(rows), c.text)
		}
	}
}

// optional: a row without a match stays, once, with nulls for all of the part;
// conditions belong to the part.
func optional(s *suite) {
	s.city()
	s.answers(s.members("a"), s.people(), []asked{
		{"MATCH (n:Company) WHERE n.id STARTS WITH $of OPTIONAL MATCH (n)-[e:PART_OF]->(m) RETURN n.id, e.id, m.id", []string{"acme i1 bolt", "bolt null null"}},
		// All or nothing.
		{"MATCH (n:Person) WHERE n.id STARTS WITH $of OPTIONAL MATCH (n)-[e:WORKS_AT]->(m)-[f:PART_OF]->(o) RETURN n.id, e.id, m.id, f.id, o.id",
			[]string{"ann w1 acme i1 bolt", "bob w2 acme i1 bolt", "cho null null null null"}},
		{"MATCH (n:Person) WHERE n.id STARTS WITH $of OPTIONAL MATCH (n)-[:WORKS_AT]->(m), (m)-[:PART_OF]->(o) WHERE o.title = 'none' RETURN n.id, m.id, o.id",
			[]string{"ann null null", "bob null null", "cho null null"}},
		// One after the other.
		{"MATCH (n:Person) WHERE n.id STARTS WITH $of OPTIONAL MATCH (n)-[:WORKS_AT]->(m) OPTIONAL MATCH (m)-[:PART_OF]->(o) RETURN n.id, m.id, o.id",
			[]string{"ann acme bolt", "bob acme bolt", "cho bolt null"}},
		{"MATCH (n:Company) WHERE n.id STARTS WITH $of OPTIONAL MATCH (n)-[:PART_OF]->(m) OPTIONAL MATCH (m)<-[:WORKS_AT]-(o) RETURN n.id, m.id, o.id",
			[]string{"acme bolt cho", "bolt null null"}},
		// The condition of the part, and that after a WITH.
		{"MATCH (n:Person) WHERE n.id STARTS WITH $of OPTIONAL MATCH (n)-[:WORKS_AT]->(m) WHERE m.title = 'Bolt' RETURN n.id, m.id",
			[]string{"ann null", "bob null", "cho bolt"}},
		{"MATCH (n:Person) WHERE n.id STARTS WITH $of OPTIONAL MATCH (n)-[:WORKS_AT]->(m) WHERE n.title = 'Ann' RETURN n.id, m.id",
			[]string{"ann acme", "bob null", "cho null"}},
		{"MATCH (n:Person) WHERE n.id STARTS WITH $of OPTIONAL MATCH (n)-[:WORKS_AT]->(m) WITH n, m WHERE m.title = 'Bolt' RETURN n.id, m.id", []string{"cho bolt"}},
		{"MATCH (n:Company) WHERE n.id STARTS WITH $of OPTIONAL MATCH (n)-[:PART_OF]->(m) WITH n, m WHERE m IS NULL RETURN n.id, m.id", []string{"bolt null"}},
		{"MATCH (n:Company) WHERE n.id STARTS WITH $of OPTIONAL MATCH (n)-[:PART_OF]->(m) WHERE NOT (m)-[:PART_OF]->() AND (n)<-[:WORKS_AT]-() RETURN n.id, m.id",
			[]string{"acme bolt", "bolt null"}},
		{"MATCH (n:Person {id: $ann}) OPTIONAL MATCH (n)-[:KNOWS]->(m) RETURN n.id, m.id", []string{"ann bob", "ann bob"}},
		// Both ends are bound already, and labels of the part are its conditions.
		{"MATCH (n:Person {id: $ann}), (m {id: $bob}) OPTIONAL MATCH (n)-[e:KNOWS]->(m) RETURN e.id", []string{"k1", "k2"}},
		{"MATCH (n:Person {id: $bob}), (m {id: $ann}) OPTIONAL MATCH (n)-[e:KNOWS]->(m) RETURN e.id, m.id", []string{"null ann"}},
		{"MATCH (n:Person {id: $ann}) OPTIONAL MATCH (n:Company)-[:KNOWS]->(m) RETURN n.id, m.id", []string{"ann null"}},
		{"MATCH (n:Person {id: $cho}) OPTIONAL MATCH (n)-[e:KNOWS]->(n) RETURN e.id", []string{"k4"}},
		// First of all.
		{"OPTIONAL MATCH (n:Place) WHERE n.id STARTS WITH $of RETURN n.id", []string{"null"}},
		{"OPTIONAL MATCH (n:Place)-[e:KNOWS]->(m) WHERE n.id STARTS WITH $of RETURN n.id, e.id, m.id", []string{"null null null"}},
		{"OPTIONAL MATCH (n:Person {id: $ann}) RETURN n.id", []string{"ann"}},
		{"OPTIONAL MATCH (n:Place {id: $ann}) MATCH (m:Person {id: $bob}) RETURN n.id, m.id", []string{"null bob"}},
		{"MATCH (n:Person {id: $ann}) OPTIONAL MATCH (m:Place {id: $bob}) OPTIONAL MATCH (m)-[:KNOWS]->(o) RETURN n.id, m.id, o.id", []string{"ann null null"}},
		{"OPTIONAL MATCH (n:Place) WHERE n.id STARTS WITH $of RETURN count(n), count(*), collect(n.id), max(n.title)", []string{"0 1 [] null"}},
	})
}

// nullElements: what a null node or edge means to each construct.
func nullElements(s *suite) {
	s.city()
	nothing := "MATCH (n:Person {id: $ann}) OPTIONAL MATCH (n)-[e:PART_OF]->(m:Page) WITH n, e, m "
	s.answers(s.members("a"), s.people(), []asked{
		{nothing + "MATCH (m)-[:KNOWS]->(o) RETURN o.id", nil},
		{nothing + "MATCH (m) RETURN n.id", nil},
		{nothing + "MATCH (n)-[:KNOWS]->(m) RETURN n.id", nil},
		{nothing + "OPTIONAL MATCH (m) RETURN n.id, m.id", []string{"ann null"}},
		{nothing + "OPTIONAL MATCH (m)-[:KNOWS*1..2]->(o) RETURN n.id, o.id", []string{"ann null"}},
		{nothing + "WHERE (m)-[:KNOWS]->() RETURN n.id", nil},
		{nothing + "WHERE NOT (m)-[:KNOWS]->() RETURN n.id", []string{"ann"}},
		{nothing + "WHERE NOT (n)-[:KNOWS]->(m) RETURN n.id", []string{"ann"}},
		{nothing + "WHERE NOT (m)-[:KNOWS*1..2]-(n) RETURN n.id", []string{"ann"}},
		{nothing + "WHERE m:Person RETURN n.id", nil},
		{nothing + "WHERE NOT m:Person RETURN n.id", nil},
		{nothing + "WHERE m:Person|Company IS NULL RETURN n.id", []string{"ann"}},
		{nothing + "RETURN m:Person, NOT m:Person, n:Person, n:Company|Place", []string{"null null true false"}},
		{nothing + "WHERE m.title = 'x' OR NOT m.title = 'x' RETURN n.id", nil},
		{nothing + "WHERE m.title IS NULL AND m IS NULL AND e IS NULL AND e.type IS NULL RETURN n.id", []string{"ann"}},
		{nothing + "WHERE m = n RETURN n.id", nil},
		{nothing + "WHERE NOT m = n RETURN n.id", nil},
		{nothing + "WHERE m <> n RETURN n.id", nil},
		{nothing + "WHERE m.title IN ['x'] RETURN n.id", nil},
		{nothing + "WHERE NOT m.title IN ['x'] RETURN n.id", nil},
		{nothing + "WHERE m.title STARTS WITH '' OR m.title CONTAINS '' OR m.title ENDS WITH '' RETURN n.id", nil},
		{nothing + "RETURN count(m), count(e), count(DISTINCT m), count(n), count(*)", []string{"0 0 0 1 1"}},
		{nothing + "RETURN m.id, count(*)", []string{"null 1"}},
		{nothing + "RETURN DISTINCT m.id, e.type", []string{"null null"}},
		{nothing + "WITH DISTINCT m, e RETURN m.id, e.id", []string{"null null"}},
	})
}

// with: each WITH makes the rows of the next clauses and nothing else.
func with(s *suite) {
	s.city()
	from := "MATCH (n:Person)-[e:KNOWS]->(m:Person) WHERE n.id STARTS WITH $of "
	s.answers(s.members("a"), s.people(), []asked{
		{from + "WITH n, m RETURN n.id, m.id", []string{"ann bob", "ann bob", "bob cho", "cho cho"}},
		{from + "WITH DISTINCT n, m RETURN n.id, m.id", []string{"ann bob", "bob cho", "cho cho"}},
		{from + "WITH n AS a, n AS b, m AS n RETURN a.id, b.id, n.id", []string{"ann ann bob", "ann ann bob", "bob bob cho", "cho cho cho"}},
		{from + "WITH m AS n, n AS m RETURN n.id, m.id", []string{"bob ann", "bob ann", "cho bob", "cho cho"}},
		{from + "WITH n.title AS slug WHERE slug > 'A' RETURN slug", []string{"Ann", "Ann", "bob", "초희"}},
		{from + "WITH n.title AS title, m.title AS version WHERE title <> version RETURN version, title", []string{"bob Ann", "bob Ann", "초희 bob"}},
		{from + "WITH n, count(*) AS c WHERE c > 1 RETURN n.id, c", []string{"ann 2"}},
		{from + "WITH n, count(*) AS c RETURN c, count(*) AS groups ORDER BY c", []string{"1 2", "2 1"}},
		{from + "WITH n, collect(m.id) AS ids RETURN n.id, ids", []string{"ann [bob bob]", "bob [cho]", "cho [cho]"}},
		{from + "WITH n, collect(m.id) AS ids WHERE $bob IN ids RETURN n.id", []string{"ann"}},
		{from + "WITH n, collect(m.id) AS ids WHERE NOT $bob IN ids RETURN n.id", []string{"bob", "cho"}},
		{from + "WITH n, collect(DISTINCT m.id) AS ids MATCH (n)-[:KNOWS]->(o) WHERE o.id IN ids RETURN n.id, o.id, ids",
			[]string{"ann bob [bob]", "ann bob [bob]", "bob cho [cho]", "cho cho [cho]"}},
		{from + "WITH n, max(m.title) AS t ORDER BY t DESC LIMIT 2 RETURN n.id, t", []string{"bob 초희", "cho 초희"}},
		{from + "WITH n, e ORDER BY e.weight, n.title DESC SKIP 1 LIMIT 2 RETURN n.id, e.id", []string{"bob k3", "cho k4"}},
		{from + "WITH n LIMIT 1 RETURN n.id", []string{"ann"}},
		{from + "WITH n, m ORDER BY m.id DESC, n.id LIMIT 1 MATCH (n)-[:WORKS_AT]->(c) RETURN n.id, c.id", []string{"bob acme"}},
		{from + "WITH DISTINCT n ORDER BY n.title DESC SKIP 1 RETURN n.id", []string{"ann", "bob"}},
		{from + "WITH n LIMIT 0 RETURN n.id", nil},
		{from + "WITH n LIMIT 0 RETURN count(*)", []string{"0"}},
		{from + "WITH n, m.version AS v WITH v, count(*) AS c WITH c, v WHERE v = 2 RETURN v, c", []string{"2 4"}},
		{from + "WITH n, e MATCH (n)-[f:KNOWS]->() WHERE f = e RETURN e.id", []string{"k1", "k2", "k3", "k4"}},
		{from + "WITH n, n.version AS v OPTIONAL MATCH (n)-[:WORKS_AT]->(c:Company) WHERE v = 1 RETURN n.id, c.id",
			[]string{"ann acme", "ann acme", "bob null", "cho null"}},
		{from + "WITH count(*) AS c MATCH (p:Person {id: $ann}) RETURN p.id, c", []string{"ann 4"}},
		{from + "WITH n.subtype AS s, m.id AS id WHERE s IS NULL OR NOT s = 'x' RETURN s, id ORDER BY s DESC", []string{"null cho", "y cho"}},
		{from + "WITH n.title = 'Ann' AS ann, m.id AS id WHERE ann RETURN id, ann", []string{"bob true", "bob true"}},
		{from + "WITH n.title = 'Ann' AS ann RETURN ann, count(*) AS c ORDER BY ann", []string{"false 2", "true 2"}},
	})
	s.answers(s.members("a"), args(s.own(graph.Props{"n": graph.Int(1), "flag": graph.Bool(true), "names": graph.Strings([]string{"Ann"})})), []asked{
		{from + "WITH n ORDER BY n.id SKIP $n LIMIT $n WHERE $flag RETURN n.id", []string{"ann"}},
		{from + "AND NOT n.version > $n WITH n, $n AS one WHERE n.title IN $names RETURN n.id, one", []string{"ann 1", "ann 1"}},
	})
}

// aggregated: what each aggregate makes of nulls, of repetitions and of nothing.
func aggregated(s *suite) {
	claim := func(name string, props graph.Props) change {
		return putNode(s.node("Claim:Fact", name, s.in("a"), props))
	}
	at := func(day string) graph.Value { return graph.Date("2026-01-" + day) }
	s.mustWrite(
		claim("1", graph.Props{"kind": text("x"), "valueInt": graph.Int(1), "weight": graph.Decimal(2500), "valueBool": graph.Bool(true), "valueDate": at("02"), "valueFloat": graph.Float(0.5), "due": graph.Instant(now)}),
		claim("2", graph.Props{"kind": text("x"), "valueInt": graph.Int(2), "weight": graph.Decimal(2500), "valueBool": graph.Bool(false), "valueDate": at("01"), "valueFloat": graph.Float(-0.5), "due": graph.Instant(now.AddDate(0, 0, 1))}),
		claim("3", graph.Props{"kind": text("x"), "valueInt": graph.Int(2), "weight": graph.Decimal(1), "valueBool": graph.Bool(true)}),
		claim("4", graph.Props{"kind": text("y"), "valueInt": graph.Int(-7)}),
		claim("5", graph.Props{"weight": graph.Decimal(9999)}),
		claim("6", nil),
	)
	from, none := "MATCH (c:Fact) WHERE c.id STARTS WITH $of ", "MATCH (c:Fact) WHERE c.id STARTS WITH $of AND c.kind = 'z' "
	s.answers(s.members("a"), args(s.own(graph.Props{"one": graph.Int(1)})), []asked{
		// A running mean would be off by a bit.
		{from + "RETURN avg(c.valueInt), sum(c.valueInt), min(c.valueInt), max(c.valueInt), count(c.valueInt)", []string{"-0.5 -2 -7 2 4"}},
		{from + "RETURN avg(DISTINCT c.valueInt), sum(DISTINCT c.valueInt), count(DISTINCT c.valueInt), collect(DISTINCT c.valueInt), collect(c.valueInt)",
			[]string{"-1.3333333333333333 -4 3 [-7 1 2] [-7 1 2 2]"}},
		{from + "RETURN avg(c.weight), sum(c.weight), min(c.weight), max(c.weight), avg(DISTINCT c.weight)", []string{"0.375 1.5 0.0001 0.9999 0.4166666666666667"}},
		{from + "RETURN min(c.valueDate), max(c.valueDate), collect(c.valueDate), min(c.due), max(c.due), min(c.valueFloat), max(c.valueFloat), collect(c.valueFloat)",
			[]string{"2026-01-01 2026-01-02 [2026-01-01 2026-01-02] 2026-03-14T15:09:26.535897Z 2026-03-15T15:09:26.535897Z -0.5 0.5 [-0.5 0.5]"}},
		{from + "RETURN collect(c.valueBool), collect(DISTINCT c.valueBool), count(DISTINCT c.valueBool), collect(c.due), collect(DISTINCT c.weight)",
			[]string{"[false true true] [false true] 2 [2026-03-14T15:09:26.535897Z 2026-03-15T15:09:26.535897Z] [0.0001 0.25 0.9999]"}},
		{from + "RETURN c.kind AS k, count(*) AS n, count(c.valueInt) AS i, sum(c.valueInt) AS s, avg(c.weight) AS a, collect(c.id) AS ids ORDER BY k",
			[]string{"x 3 3 5 0.1667 [1 2 3]", "y 1 1 -7 null [4]", "null 2 0 0 0.9999 [5 6]"}},
		{from + "RETURN c.kind AS k, sum(c.valueInt) AS s ORDER BY s DESC LIMIT 2", []string{"x 5", "null 0"}},
		{from + "RETURN c.kind AS k, max(c.valueInt) AS m ORDER BY m, k", []string{"y -7", "x 2", "null null"}},
		{from + "RETURN count(DISTINCT c.kind), count(c.kind), min(c.kind), max(c.kind), collect(DISTINCT c.kind)", []string{"2 4 x y [x y]"}},
		{from + "RETURN DISTINCT count(c) AS n", []string{"6"}},
		// Nothing.
		{none + "RETURN count(*), count(c.id), sum(c.valueInt), sum(c.weight), avg(c.valueInt), min(c.kind), max(c.weight), collect(c.id)", []string{"0 0 0 0 null null null []"}},
		{none + "RETURN c.kind, count(*)", nil},
		{none + "RETURN 1 AS one, count(*)", nil},
		{none + "AND c.valueInt = $one RETURN $one AS one, count(*)", nil},
		{none + "RETURN 'x' AS x, collect(c.id)", nil},
		{from + "AND c.valueInt >= $one RETURN 1 AS one, 'x' AS x, $one AS p, count(*) AS n", []string{"1 x 1 3"}},
		{none + "WITH count(*) AS n RETURN n, n = 0", []string{"0 true"}},
		{none + "WITH max(c.valueInt) AS m, collect(c.id) AS ids WHERE m IS NULL RETURN m, ids", []string{"null []"}},
		// Aggregates of aggregates.
		{from + "WITH c.kind AS k, count(*) AS n, sum(c.weight) AS w RETURN sum(n), max(n), avg(n), avg(w), collect(k), collect(n)", []string{"6 3 2 0.5 [x y] [1 2 3]"}},
		{from + "WITH c.kind AS k, sum(c.weight) AS w RETURN w, count(*) AS n ORDER BY w", []string{"0 1", "0.5001 1", "0.9999 1"}},
	})
}

// textOfAggregates: text is ordered by code point, also inside aggregates, and
// texts that look alike are different.
func textOfAggregates(s *suite) {
	titles := []string{"", "A", "a", "e\u0301", "é", "日本語", "가", "\uffee", "😀", "𠮷"}
	for i, t := range titles {
		s.mustWrite(putNode(s.node("Page:Person", string(rune('a'+i)), s.in("a"), graph.Props{"title": text(t), "subtype": text("x")})))
	}
	all := "[" + strings.Join(titles, " ") + "]"
	from := "MATCH (p:Person) WHERE p.id STARTS WITH $of "
	s.answers(s.members("a"), args(s.own(graph.Props{"emoji": text("😀")})), []asked{
		{from + "RETURN p.title ORDER BY p.title", titles},
		{from + "RETURN DISTINCT p.title AS t ORDER BY t DESC LIMIT 3", []string{"𠮷", "😀", "\uffee"}},
		{from + "RETURN min(p.title), max(p.title)", []string{" 𠮷"}},
		{from + "RETURN collect(p.title)", []string{all}},
		{from + "RETURN collect(DISTINCT p.title), count(DISTINCT p.title)", []string{all + " 10"}},
		{from + "WITH p.subtype AS s, max(p.title) AS t RETURN s, t", []string{"x 𠮷"}},
		{from + "WITH p.title AS t WHERE t < $emoji AND t > '日' RETURN t ORDER BY t", []string{"日本語", "가", "\uffee"}},
		{from + "WITH p.title AS t ORDER BY t DESC LIMIT 2 RETURN t ORDER BY t", []string{"😀", "𠮷"}},
		{from + "WITH p.title AS t WHERE t STARTS WITH 'e' OR t ENDS WITH '語' OR t CONTAINS $emoji OR t = 'a' RETURN t", []string{"a", "e\u0301", "日本語", "😀"}},
		{from + "WITH p.title AS t WHERE t ENDS WITH '' AND t STARTS WITH '' AND t CONTAINS '' RETURN count(t)", []string{"10"}},
	})
}
