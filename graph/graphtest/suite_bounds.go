package graphtest

import (
	"fmt"
	"maps"
	"strings"

	"github.com/stretchr/testify/require"

	"brain/graph"
)

var boundCases = []testCase{
	{"largest queries", largestQueries},
	{"parameters", parameters},
}

// parameters: a value that is missing or does not fit is refused before anything
// is read; one that the plan does not declare is ignored.
func parameters(s *suite) {
	s.city()
	good := s.own(graph.Props{"title": text("Ann"), "n": graph.Int(0), "names": graph.Strings([]string{"Ann"})})
	plan := compile(s.T, "MATCH (p:Person {title: $title}) WHERE p.title IN $names AND p.id STARTS WITH $of WITH p ORDER BY p.id SKIP $n RETURN p.id ORDER BY p.id LIMIT $n", good)
	for name, c := range map[string]struct {
		param string
		value graph.Value
		fits  bool
	}{
		"all fit":           {"n", graph.Int(1), true},
		"null text":         {"title", graph.Null(), true},
		"undeclared":        {"other", graph.Int(1), true},
		"null list":         {"names", graph.Null(), false},
		"text as list":      {"names", text("Ann"), false},
		"number as text":    {"title", graph.Int(1), false},
		"NUL":               {"title", text("a\x00"), false},
		"negative rows":     {"n", graph.Int(-1), false},
		"null rows":         {"n", graph.Null(), false},
		"fractional rows":   {"n", graph.Float(1), false},
		"number in a list":  {"names", graph.List(graph.Int(1)), false},
		"text of a number":  {"n", text("1"), false},
		"malformed unicode": {"title", text("\xff"), false},
	} {
		values := maps.Clone(good)
		values[c.param] = c.value
		_, err := s.tryMatch(s.members("a"), plan, args(values))
		if c.fits {
			require.NoError(s, err, name)
			continue
		}
		var wrong *graph.ParamError
		require.ErrorAs(s, err, &wrong, name)
		require.Equal(s, c.param, wrong.Name, name)
	}
	missing := maps.Clone(good)
	delete(missing, "names")
	_, err := s.tryMatch(s.members("a"), plan, args(missing))
	var wrong *graph.ParamError
	require.ErrorAs(s, err, &wrong)
	require.Equal(s, "names", wrong.Name)
}

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
