package graphtest

import (
	"github.com/stretchr/testify/require"

	"brain/graph"
)

var matchCases = []testCase{
	{"matches", matches},
	{"match order", matchOrder},
	{"bound twice", boundTwice},
}

// city writes a small world: people who know each other and work somewhere.
//
//	ann -k1,k2-> bob -k3-> cho -k4-> cho; ann -w1-> acme; bob -w2-> acme; cho -w3-> bolt; acme -i1-> bolt
func (s *suite) city() {
	s.Helper()
	title := func(t string) graph.Props { return graph.Props{"title": text(t)} }
	a := s.in("a")
	s.mustWrite(
		putNode(s.node("Page:Person", "ann", a, graph.Props{"title": text("Ann"), "subtype": text("x"), "version": graph.Int(1)})),
		putNode(s.node("Page:Person", "bob", a, graph.Props{"title": text("bob"), "version": graph.Int(2)})),
		putNode(s.node("Page:Person", "cho", a, graph.Props{"title": text("초희"), "subtype": text("y"), "version": graph.Int(2)})),
		putNode(s.node("Page:Company", "acme", a, title("Acme 100%_"))),
		putNode(s.node("Page:Company", "bolt", a, title("Bolt"))),
		putEdge(s.edge("k1", "ann", "KNOWS", "bob", a, graph.Props{"weight": graph.Decimal(5000)})),
		putEdge(s.edge("k2", "ann", "KNOWS", "bob", a, nil)),
		putEdge(s.edge("k3", "bob", "KNOWS", "cho", a, nil)),
		putEdge(s.edge("k4", "cho", "KNOWS", "cho", a, nil)),
		putEdge(s.edge("w1", "ann", "WORKS_AT", "acme", a, graph.Props{"role": text("boss")})),
		putEdge(s.edge("w2", "bob", "WORKS_AT", "acme", a, nil)),
		putEdge(s.edge("w3", "cho", "WORKS_AT", "bolt", a, nil)),
		putEdge(s.edge("i1", "acme", "PART_OF", "bolt", a, nil)),
	)
}

func matches(s *suite) {
	s.city()
	values := graph.Props{
		"x": text("x"), "none": graph.Strings(nil), "two": graph.Int(2), "zero": graph.Int(0), "names": graph.Strings([]string{"Ann", "초희"}),
		"ann": text(s.id("ann")), "bob": text(s.id("bob")), "half": graph.Decimal(5000),
	}
	for _, c := range []struct {
		pattern string
		want    []string // the id column, or the only value
	}{
		// Labels.
		{"(n:Person)", []string{"ann", "bob", "cho"}},
		{"(n:Person|Company)", []string{"acme", "ann", "bob", "bolt", "cho"}},
		{"(n:Page:Company)", []string{"acme", "bolt"}},
		{"(n:Agent)", []string{"acme", "ann", "bob", "bolt", "cho"}},
		{"(n:Place)", nil},
		{"(n:Page) WHERE NOT n:Person", []string{"acme", "bolt"}},
		{"(n:Page) WHERE n:Person OR n.title = 'Bolt'", []string{"ann", "bob", "bolt", "cho"}},
		// Hops.
		{"(:Person)-[:KNOWS]->(n:Person)", []string{"bob", "bob", "cho", "cho"}},
		{"(n:Person)<-[:KNOWS]-(:Person {title: 'bob'})", []string{"cho"}},
		{"(n:Person)-[:KNOWS]->(n)", []string{"cho"}},
		{"(n:Page)-[:KNOWS|WORKS_AT]->()", []string{"ann", "ann", "ann", "bob", "bob", "cho", "cho"}},
		{"(n:Company)-[:EMPLOYS]->(:Person)", []string{"acme", "acme", "bolt"}},
		{"(n:Page)-[e:KNOWS]->() WHERE e.weight = $half", []string{"ann"}},
		{"(n:Page)-[e:KNOWS]->() WHERE e.weight IS NULL", []string{"ann", "bob", "cho"}},
		// An edge stands once in a MATCH, a node as often as it fits.
		{"(n:Person)-[:KNOWS]->(m)-[:KNOWS]->(o)", []string{"ann", "ann", "bob"}},
		{"(n:Person)-[:KNOWS]->(m), (n)-[:KNOWS]->(o)", []string{"ann", "ann"}},
		{"(n)-[:WORKS_AT]->(:Company)<-[:WORKS_AT]-(m:Person)", []string{"ann", "bob"}},
		{"(n:Person)-[:WORKS_AT]->(c)-[:PART_OF]->(d), (o:Person)-[:WORKS_AT]->(d)", []string{"ann", "bob"}},
		{"(n:Page {id: $ann}), (m:Page {id: $bob})", []string{"ann"}},
		{"(n:Page {id: $ann}), (m:Page {id: $ann})", []string{"ann"}},
		// Three-valued logic; bob and the companies have no subtype.
		{"(n:Person) WHERE n.subtype = 'x'", []string{"ann"}},
		{"(n:Person) WHERE n.subtype <> 'x'", []string{"cho"}},
		{"(n:Person) WHERE NOT n.subtype = 'x'", []string{"cho"}},
		{"(n:Person) WHERE NOT (n.subtype = 'x' AND n.version = 9)", []string{"ann", "bob", "cho"}},
		{"(n:Person) WHERE n.subtype = 'x' OR n.version = 2", []string{"ann", "bob", "cho"}},
		{"(n:Person) WHERE n.subtype = 'x' XOR n.version = 2", []string{"ann", "cho"}},
		{"(n:Person) WHERE n.subtype IS NULL", []string{"bob"}},
		{"(n:Person) WHERE n.subtype IN ['x', 'z']", []string{"ann"}},
		{"(n:Person) WHERE NOT n.subtype IN ['x']", []string{"cho"}},
		{"(n:Person) WHERE n.subtype IN ['x', null]", []string{"ann"}},
		{"(n:Person) WHERE NOT n.subtype IN ['x', null]", nil},
		{"(n:Person) WHERE n.subtype IN $none", nil},
		{"(n:Person) WHERE NOT n.subtype IN $none", []string{"ann", "bob", "cho"}},
		{"(n:Person) WHERE n.title IN $names", []string{"ann", "cho"}},
		// Text is exact.
		{"(n:Person) WHERE n.title = 'ann'", nil},
		{"(n:Page) WHERE n.title STARTS WITH 'B'", []string{"bolt"}},
		{"(n:Page) WHERE n.title ENDS WITH '%_'", []string{"acme"}},
		{"(n:Page) WHERE n.title CONTAINS '_'", []string{"acme"}},
		{"(n:Page) WHERE n.title CONTAINS '%'", []string{"acme"}},
		{"(n:Page) WHERE n.title STARTS WITH '초'", []string{"cho"}},
	} {
		got := s.ids(s.members("a"), "MATCH "+c.pattern+" RETURN n.id AS id ORDER BY id", args(values))
		require.ElementsMatch(s, c.want, got, c.pattern)
		if len(got) > 0 {
			require.IsIncreasing(s, append([]string{""}, dedupe(got)...), c.pattern)
		}
	}
	for _, c := range []struct {
		text string
		want int64
	}{
		{"MATCH (n:Person) RETURN count(*) AS c", 3},
		{"MATCH (n:Place) RETURN count(*) AS c", 0},
		{"MATCH (n:Person) RETURN count(n) AS c", 3},
		{"MATCH (n:Person) RETURN count(n.subtype) AS c", 2},
		{"MATCH (n:Person) RETURN count(DISTINCT n.version) AS c", 2},
		{"MATCH (n:Person)-[:KNOWS]->(m) RETURN count(m) AS c", 4},
		{"MATCH (n:Person)-[:KNOWS]->(m) RETURN count(DISTINCT m) AS c", 2},
		{"MATCH (n:Person)-[e:KNOWS]->(m) RETURN count(DISTINCT e) AS c", 4},
		{"MATCH (n:Person)-[e:KNOWS]->(m) WHERE e.type = 'KNOWS' RETURN count(e.type) AS c", 4},
		{"MATCH (n:Person)-[e:KNOWS]->(m) WHERE e.type = 'knows' RETURN count(e) AS c", 0},
	} {
		require.Equal(s, []graph.Row{{graph.Int(c.want)}}, s.match(s.members("a"), c.text, args(values)), c.text)
	}
	require.Empty(s, s.match(s.members("a"), "MATCH (n:Place) RETURN n.title AS t, count(*) AS c", args(values)), "no group of nothing")
}

func dedupe(in []string) []string {
	var out []string
	for i, v := range in {
		if i == 0 || v != in[i-1] {
			out = append(out, v)
		}
	}
	return out
}

func matchOrder(s *suite) {
	s.city()
	values := graph.Props{"one": graph.Int(1), "two": graph.Int(2)}
	row := func(vs ...graph.Value) graph.Row { return vs }
	for _, c := range []struct {
		text string
		want []graph.Row
	}{
		{"MATCH (n:Person) RETURN n.subtype AS s ORDER BY s", []graph.Row{row(text("x")), row(text("y")), row(graph.Null())}},
		{"MATCH (n:Person) RETURN n.subtype AS s ORDER BY s DESC", []graph.Row{row(graph.Null()), row(text("y")), row(text("x"))}},
		{"MATCH (n:Person) RETURN DISTINCT n.version AS v", []graph.Row{row(graph.Int(1)), row(graph.Int(2))}},
		{"MATCH (n:Person) RETURN n.version AS v, count(*) AS c ORDER BY c DESC", []graph.Row{row(graph.Int(2), graph.Int(2)), row(graph.Int(1), graph.Int(1))}},
		{"MATCH (n:Person) RETURN n.title AS t ORDER BY n.version DESC", []graph.Row{row(text("bob")), row(text("초희")), row(text("Ann"))}},
		{"MATCH (n:Person) RETURN n.title AS t ORDER BY n.version DESC, t DESC", []graph.Row{row(text("초희")), row(text("bob")), row(text("Ann"))}},
		{"MATCH (n:Person) RETURN n.title AS t", []graph.Row{row(text("Ann")), row(text("bob")), row(text("초희"))}},
		{"MATCH (n:Person) RETURN n.title AS t SKIP 1", []graph.Row{row(text("bob")), row(text("초희"))}},
		{"MATCH (n:Person) RETURN n.title AS t SKIP $one LIMIT $one", []graph.Row{row(text("bob"))}},
		{"MATCH (n:Person) RETURN n.title AS t LIMIT 0", []graph.Row{}},
		{"MATCH (n:Person) RETURN n.title AS t SKIP 7 LIMIT 2", []graph.Row{}},
		{"MATCH (n:Person) RETURN DISTINCT n.subtype AS s SKIP $two", []graph.Row{row(graph.Null())}},
		{"MATCH (n:Person)-[:KNOWS]->(m) RETURN m.title AS t, count(*) AS c ORDER BY t", []graph.Row{row(text("bob"), graph.Int(2)), row(text("초희"), graph.Int(2))}},
		{"MATCH (n:Person) RETURN n.subtype AS s, count(n.subtype) AS c", []graph.Row{row(text("x"), graph.Int(1)), row(text("y"), graph.Int(1)), row(graph.Null(), graph.Int(0))}},
	} {
		got := s.match(s.members("a"), c.text, args(values))
		require.Equal(s, renderRows(c.want), renderRows(got), c.text)
	}
}

func renderRows(rows []graph.Row) []string {
	out := []string{}
	for _, r := range rows {
		line := ""
		for _, v := range r {
			line += v.Kind().String() + " " + v.String() + "; "
		}
		out = append(out, line)
	}
	return out
}

// boundTwice has two MATCH clauses: an edge may stand in both.
func boundTwice(s *suite) {
	s.city()
	require.Equal(s, []string{"bob", "bob", "bob", "bob", "cho", "cho"}, s.ids(s.members("a"),
		"MATCH (n:Person)-[:KNOWS]->(m:Person) MATCH (o:Person)-[:KNOWS]->(m) WHERE o.id <> m.id RETURN m.id AS id ORDER BY id", args(nil)))
}
