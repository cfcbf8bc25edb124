package graphtest

import (
	"fmt"
	"strings"

	"brain/graph"
)

var boundCases = []testCase{{"largest queries", largestQueries}}

// largestQueries: what the checker lets pass at its bounds is below every limit
// of the engines.
func largestQueries(s *suite) {
	a := s.in("a")
	s.mustWrite(putNode(s.node("Page:Person", "p", a, graph.Props{"title": text("p"), "pinned": graph.Bool(true)})),
		putEdge(s.edge("k", "p", "KNOWS", "p", a, nil)))
	many := func(n int, separator, format string) string {
		parts := make([]string, n)
		for i := range parts {
			parts[i] = strings.ReplaceAll(format, "#", fmt.Sprint(i))
		}
		return strings.Join(parts, separator)
	}
	from := "MATCH (p:Person {id: $p}) "
	s.answers(s.members("a"), args(graph.Props{"p": text(s.id("p"))}), []asked{
		{from + "WHERE " + many(98, " OR ", "p.title = 'x#'") + " RETURN p.id", nil},
		{from + "WHERE " + many(95, "", "NOT ") + "p.pinned RETURN p.id", nil},
		{from + "WHERE p.title IN [" + many(1000, ", ", "'x#'") + "] RETURN p.id", nil},
		{"MATCH (p:Person {id: $p})" + many(16, "", "-[:KNOWS]->(p)") + " RETURN p.id", nil},
		{"MATCH " + many(20, ", ", "(p#:Person {id: $p})") + " RETURN " + many(20, ", ", "p#.title AS c#") + " LIMIT 1", []string{strings.TrimSpace(strings.Repeat("p ", 20))}},
		{from + many(14, " ", "OPTIONAL MATCH (p)-[:WORKS_AT]->(c#:Company)") + " RETURN count(*)", []string{"1"}},
		{from + many(14, " ", "OPTIONAL MATCH (p)-[:KNOWS*1..4]->(c#)") + " RETURN count(*)", []string{"1"}},
		{from + many(14, " ", "WITH p ORDER BY p.title LIMIT 3 WHERE p.pinned") + " RETURN p.id", []string{"p"}},
		{from + many(14, " ", "MATCH (p)-[:KNOWS]-(p)") + " RETURN p.id", []string{"p"}},
		{"MATCH (p:Person {id: $p})" + many(8, "", "-[:KNOWS|WORKS_AT*1..4]-(c#)") + " RETURN p.id", nil},
		{from + "WHERE " + many(20, " AND ", "(p)-[:KNOWS]-()") + " RETURN p.id", []string{"p"}},
		{from + "RETURN " + many(40, ", ", "p.properties.size AS c#"), []string{strings.TrimSpace(strings.Repeat("null ", 40))}},
		{from + "RETURN " + many(40, ", ", "collect(p.title) AS c#"), []string{strings.TrimSpace(strings.Repeat("[p] ", 40))}},
	})
}
