package pattern_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph/pattern"
)

// badQuery is a text and the whole message of its error, place included.
type badQuery struct{ text, want string }

func TestBadQueries(t *testing.T) {
	public, internal := testCatalogue(t, pattern.Public), testCatalogue(t, pattern.Internal)
	checkBad(t, public, syntaxErrors(), func(e *pattern.SyntaxError) (int, int) { return e.Line, e.Column })
	checkBad(t, public, unsupported(), func(e *pattern.UnsupportedError) (int, int) { return e.Line, e.Column })
	checkBad(t, public, unknownTerms(), func(e *pattern.UnknownTermError) (int, int) { return e.Line, e.Column })
	checkBad(t, public, brokenRules(), func(e *pattern.RuleError) (int, int) { return e.Line, e.Column })
	checkBad(t, internal, brokenInternally(), func(e *pattern.RuleError) (int, int) { return e.Line, e.Column })
}

func checkBad[E error](t *testing.T, cat *pattern.Catalogue, table []badQuery, place func(E) (int, int)) {
	for _, c := range table {
		t.Run(c.text, func(t *testing.T) {
			plan, err := pattern.Compile(cat, c.text)
			require.Nil(t, plan)
			var e E
			require.True(t, errors.As(err, &e), "%T: %v", err, err)
			require.EqualError(t, err, c.want)
			line, column := place(e)
			require.True(t, strings.HasPrefix(c.want, fmt.Sprintf("%d:%d: ", line, column)))
		})
	}
}

// Text that is no text is refused where it stands.
func TestBytesThatAreNoText(t *testing.T) {
	for text, want := range map[string]string{
		"MATCH (p:Page) RETURN p.id \xff":                  "1:28: the text is not valid UTF-8",
		"MATCH (p:Page) // \xff\nRETURN p.id":              "1:16: the comment is not valid UTF-8",
		"MATCH (p:Page) /* \xff */ RETURN p.id":            "1:16: the comment is not valid UTF-8",
		"MATCH (p:Page {title: '\xff'}) RETURN p.id":       "1:24: the string is not valid UTF-8",
		"MATCH (p:Page {title: 'a\x00'}) RETURN p.id":      "1:25: the string holds a NUL character, which no stored text has",
		"MATCH (p:Page {title: '\\":                        "1:24: the string is not closed",
		"MATCH (p:Page {title: '\\u12":                     "1:24: the escape sequence is cut short",
		"MATCH (p:Page) RETURN p.id\x00":                   `1:27: unexpected character '\x00'`,
		"MATCH (p:Page) RETURN \"p\u0301\", p\u0301.id":    "1:30: unexpected character '\u0301'",
		"MATCH (p:Page) RETURN p.id\r\n  , '가' AS x, \xfe": "2:15: the text is not valid UTF-8",
	} {
		_, err := pattern.Parse(text)
		require.EqualError(t, err, want, "%q", text)
	}
}

// Each bound of a text refuses one more than it allows.
func TestBounds(t *testing.T) {
	cat := testCatalogue(t, pattern.Public)
	repeat := func(s, sep string, n int) string { return strings.TrimSuffix(strings.Repeat(s+sep, n), sep) }
	columns := func(n int) string {
		var cs []string
		for i := range n {
			cs = append(cs, fmt.Sprintf("p.id AS c%d", i))
		}
		return "MATCH (p:Page) RETURN " + strings.Join(cs, ", ")
	}
	for name, c := range map[string]struct {
		text func(n int) string
		most int
	}{
		"text": {func(n int) string { return "MATCH (p:Page) RETURN p.id//" + strings.Repeat("x", n-28) }, 16 << 10},
		"nesting": {func(n int) string {
			return "MATCH (p:Page) WHERE " + strings.Repeat("(", n) + "p.pinned" + strings.Repeat(")", n) + " RETURN p.id"
		}, 99},
		"negation": {func(n int) string {
			return "MATCH (p:Page) WHERE " + strings.Repeat("NOT ", n) + "p.pinned RETURN p.id"
		}, 99},
		"relations": {func(n int) string { return "MATCH (p:Page)" + strings.Repeat("-[:MENTIONS]->(p)", n) + " RETURN p.id" }, 16},
		"nodes":     {func(n int) string { return "MATCH " + repeat("({id: 'x'})", ", ", n) + " RETURN 1" }, 20},
		"variables": {func(n int) string {
			return "MATCH (p:Page {id: 'x'}) " + repeat("MATCH (p)-[:MENTIONS]->(p)", " ", n-1) + repeat(" MATCH ({id: 'x'}), ({id: 'x'}), ({id: 'x'}), ({id: 'x'}), ({id: 'x'}), ({id: 'x'}), ({id: 'x'})", "", 5) + " RETURN 1"
		}, 10},
		"columns": {columns, 50},
		"list": {func(n int) string {
			return "MATCH (p:Page) WHERE p.title IN [" + repeat("'x'", ",", n) + "] RETURN p.id"
		}, 1000},
		"terms": {func(n int) string { return "MATCH (p:Page) WHERE " + repeat("p.pinned", " OR ", n) + " RETURN p.id" }, 200},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := pattern.Compile(cat, c.text(c.most))
			require.NoError(t, err)
			_, err = pattern.Compile(cat, c.text(c.most+1))
			require.Error(t, err)
		})
	}
}

func syntaxErrors() []badQuery {
	return []badQuery{
		{``,
			`1:1: unexpected end of the text, expected MATCH or OPTIONAL MATCH`},
		{`RETURN 1`,
			`1:1: unexpected "RETURN", expected MATCH or OPTIONAL MATCH`},
		{`MATCH (a:Page) RETRUN a.id`,
			`1:16: unexpected "RETRUN", expected "-", "<", ",", WHERE, MATCH, OPTIONAL MATCH, WITH or RETURN`},
		{`MATCH (a:Page)`,
			`1:15: unexpected end of the text, expected "-", "<", ",", WHERE, MATCH, OPTIONAL MATCH, WITH or RETURN`},
		{`MATCH a RETURN a.id`,
			`1:7: unexpected "a", expected "("`},
		{`MATCH (a:Page RETURN a.id`,
			`1:15: unexpected "RETURN", expected "|", ":", "{" or ")"`},
		{`MATCH (a:Page) RETURN a.id,`,
			`1:28: unexpected end of the text, expected NOT or an expression`},
		{`MATCH (a:Page) RETURN a.id b`,
			`1:28: unexpected "b", expected IS NULL, IS NOT NULL, IN, STARTS WITH, ENDS WITH, CONTAINS, "=", "<>", "<=", ">=", "<", ">", AND, XOR, OR, AS, ",", ORDER BY, SKIP, LIMIT, ";" or the end of the text`},
		{"MATCH (a:Page)\n  WHERE a.title = 'x\nRETURN a.id",
			`2:19: the string is not closed`},
		{`MATCH (a:Page) WHERE a.title = '\x' RETURN a.id`,
			`1:33: unknown escape sequence, expected \\, \', \", \b, \f, \n, \r, \t, \uXXXX or \UXXXXXXXX`},
		{`MATCH (a:Page) WHERE a.title = '\uD83D' RETURN a.id`,
			`1:33: the escape sequence is not 4 hexadecimal digits of a character other than NUL and surrogates`},
		{`MATCH (a:Page) WHERE a.title = '\u00' RETURN a.id`,
			`1:33: the escape sequence is not 4 hexadecimal digits of a character other than NUL and surrogates`},
		{`MATCH (a:Page) WHERE a.title = '\u0000' RETURN a.id`,
			`1:33: the escape sequence is not 4 hexadecimal digits of a character other than NUL and surrogates`},
		{`MATCH (가:Page) WHERE 가.title = ? RETURN 가.id`,
			`1:32: unexpected character '?'`},
		{`MATCH (a:Page) WHERE a.title = $ RETURN a.id`,
			`1:33: $ without a name, expected the name of a parameter`},
		{`MATCH (a:Page) WHERE a.title == 'x' RETURN a.id`,
			`1:31: unexpected "=", expected an expression`},
		{`MATCH (a:Page) /* open RETURN a.id`,
			`1:16: the comment is not closed by */`},
		{`MATCH (a:Claim) WHERE a.weight > 017 RETURN a.id`,
			`1:34: a number does not begin with 0 before other digits`},
		{`MATCH (a:Claim) WHERE a.weight > 1e3 RETURN a.id`,
			`1:34: a number is digits with an optional fraction, without exponent or prefix`},
		{`MATCH (a:Page)<-[:MENTIONS]->(b) RETURN a.id`,
			`1:15: a relationship points one way, expected -[…]->, <-[…]- or -[…]-`},
		{`MATCH (a:Page)-[:MENTIONS](b) RETURN a.id`,
			`1:27: unexpected "(", expected "-"`},
		{`MATCH (a:Page) RETURN a.id AS order`,
			`1:31: ORDER is a keyword, expected a variable`},
		{`MATCH (a:Page) RETURN a.id ORDER a.id`,
			`1:28: unexpected "ORDER", expected IS NULL, IS NOT NULL, IN, STARTS WITH, ENDS WITH, CONTAINS, "=", "<>", "<=", ">=", "<", ">", AND, XOR, OR, AS, ",", ORDER BY, SKIP, LIMIT, ";" or the end of the text`},
		{`MATCH (a:Page) RETURN a.id LIMIT -1`,
			`1:34: unexpected "-", expected a whole number from 0 or a parameter`},
		{`MATCH (a:Page) RETURN a.id LIMIT 2.0`,
			`1:34: unexpected "2.0", expected a whole number from 0 or a parameter`},
		{`MATCH (a:Page) RETURN a.id SKIP '2'`,
			`1:33: unexpected string, expected a whole number from 0 or a parameter`},
		{`MATCH (a:Page) WHERE NOT RETURN a.id`,
			`1:26: unexpected "RETURN", expected NOT or an expression`},
		{`MATCH (a:Page) WHERE a.title IN RETURN a.id`,
			`1:33: unexpected "RETURN", expected an expression`},
		{`MATCH (a:Page) RETURN a.id; MATCH (b:Page) RETURN b.id`,
			`1:29: unexpected "MATCH", expected the end of the text`},
		{`MATCH (a:Page {title 'x'}) RETURN a.id`,
			`1:22: unexpected string, expected ":"`},
		{`MATCH (match:Page) RETURN 1`,
			`1:8: MATCH is a keyword, expected a variable, ":", "{" or ")"`},
		{`MATCH (a:Page) RETURN a {.id}`,
			`1:25: unexpected "{", expected ".", ":", IS NULL, IS NOT NULL, IN, STARTS WITH, ENDS WITH, CONTAINS, "=", "<>", "<=", ">=", "<", ">", AND, XOR, OR, AS, ",", ORDER BY, SKIP, LIMIT, ";" or the end of the text`},
	}
}

func unsupported() []badQuery {
	return []badQuery{
		{"MATCH (`a`:Page) RETURN 1",
			`1:8: a name in backticks is not supported: names are those of the catalogue and need no quoting`},
		{`CREATE (a:Page) RETURN a.id`,
			`1:1: CREATE is not supported: a pattern reads with MATCH, OPTIONAL MATCH, WITH and RETURN and nothing else`},
		{`MATCH (a:Page) DETACH DELETE a`,
			`1:16: DETACH is not supported: a pattern reads with MATCH, OPTIONAL MATCH, WITH and RETURN and nothing else`},
		{`MATCH (a:Page) SET a.title = 'x' RETURN a.id`,
			`1:16: SET is not supported: a pattern reads with MATCH, OPTIONAL MATCH, WITH and RETURN and nothing else`},
		{`MATCH (a:Page) RETURN a.id UNION MATCH (b:Page) RETURN b.id`,
			`1:28: UNION is not supported: a pattern reads with MATCH, OPTIONAL MATCH, WITH and RETURN and nothing else`},
		{`MATCH (a:Page) CALL db.labels() YIELD label RETURN label`,
			`1:16: CALL is not supported: a pattern reads with MATCH, OPTIONAL MATCH, WITH and RETURN and nothing else`},
		{`MATCH p = (a:Page)-[:MENTIONS]->(b) RETURN a.id`,
			`1:7: a path variable is not supported: name the nodes and relationships instead`},
		{`MATCH shortestPath((a)-[:MENTIONS*]->(b)) RETURN a.id`,
			`1:7: a shortest path is not supported: engines differ; use a variable length`},
		{`MATCH (a:Page) RETURN *`,
			`1:23: "*" in RETURN and WITH is not supported: list what is wanted`},
		{`MATCH (a:Page) WITH * RETURN a.id`,
			`1:21: "*" in RETURN and WITH is not supported: list what is wanted`},
		{`MATCH (a:Page) UNWIND ['x'] AS x RETURN x`,
			`1:16: UNWIND is not supported: a pattern reads with MATCH, OPTIONAL MATCH, WITH and RETURN and nothing else`},
		{`MATCH (a:Page) WHERE a.effectiveDate > date('2026-01-31') RETURN a.id`,
			`1:40: function date is not supported: the functions are avg, collect, count, max, min and sum`},
		{`MATCH (a:Page) RETURN 'x' + a.title`,
			`1:27: arithmetic is not supported: pass the computed value as a parameter`},
		{`MATCH (a:Page) RETURN {id: a.id}`,
			`1:23: a map is not supported: return or compare the values one by one`},
		{`MATCH (a:Claim) WHERE a.weight + 1 > 2 RETURN a.id`,
			`1:32: arithmetic is not supported: pass the computed value as a parameter`},
		{`MATCH (a:Claim) WHERE a.weight > 1 - 2 RETURN a.id`,
			`1:36: arithmetic is not supported: pass the computed value as a parameter`},
		{`MATCH (a:Claim) WHERE a.weight > -a.confidence RETURN a.id`,
			`1:34: arithmetic is not supported: pass the computed value as a parameter`},
		{`MATCH (a:Page) WHERE a.title =~ 'x.*' RETURN a.id`,
			`1:30: =~ is not supported: engines differ in regular expressions; use STARTS WITH, ENDS WITH or CONTAINS`},
		{`MATCH (a:Page) WHERE toLower(a.title) = 'x' RETURN a.id`,
			`1:22: function toLower is not supported: the functions are avg, collect, count, max, min and sum`},
		{`MATCH (a:Page) WHERE EXISTS { (a)-[:MENTIONS]->() } RETURN a.id`,
			`1:22: EXISTS is not supported: write the pattern alone: NOT (a)-[:TYPE]->(), or x.property IS NOT NULL`},
		{`MATCH (a:Page) RETURN CASE WHEN a.pinned THEN 1 ELSE 2 END`,
			`1:23: CASE is not supported: decide on the rows that come back`},
		{`MATCH (a:!Page) RETURN a.id`,
			`1:10: "!" is not supported: a label is tested as :A:B and :A|B; negate it with NOT x:A in WHERE`},
		{`MATCH (a:(Page|Tag)) RETURN a.id`,
			`1:10: a bracket in labels is not supported: a label is tested as :A:B and :A|B`},
		{`MATCH (a:Page)-[:MENTIONS|:WORKS_AT]->(b) RETURN a.id`,
			`1:27: ":" after "|" is not supported: write [:A|B]`},
		{`MATCH (a:Claim) WHERE 0 <= a.weight <= 1 RETURN a.id`,
			`1:37: a chained comparison is not supported: write each comparison and join them with AND`},
		{`MATCH (a:Page) WHERE a.title IN [x IN ['a'] | x] RETURN a.id`,
			`1:36: a list comprehension is not supported: match the elements and use collect`},
		{`MATCH (a:Page)-[:MENTIONS*]->(b) RETURN a.id`,
			`1:26: an unbounded length is not supported: write *n..m with 1 ≤ n ≤ m ≤ 4`},
		{`MATCH (a:Page)-[:MENTIONS*0..2]->(b) RETURN a.id`,
			`1:26: a length of 0 is not supported: write *n..m with 1 ≤ n ≤ m ≤ 4`},
		{`MATCH (a:Page)-[:MENTIONS*1..$n]->(b) RETURN a.id`,
			`1:30: a parameter as length of a path is not supported: the lengths are part of the plan: write 1 to 4`},
		{`MATCH (a:Page)-[r:MENTIONS*1..2]->(b) RETURN a.id`,
			`1:17: a variable on a variable length is not supported: it would stand for a list of relationships; name the nodes instead`},
		{`MATCH (a:Page)-[:MENTIONS*1..2 {origin: 'x'}]->(b) RETURN a.id`,
			`1:33: a property map on a variable length is not supported: it would apply to each relationship; write the relationships one by one`},
	}
}

func unknownTerms() []badQuery {
	return []badQuery{
		{`MATCH (a:Persn) RETURN a.id`,
			`1:10: unknown label Persn, the nearest is Person`},
		{`MATCH (a:person) RETURN a.id`,
			`1:10: unknown label person, the nearest is Person`},
		{`MATCH (a:Principal) RETURN a.id`,
			`1:10: unknown label Principal`},
		{`MATCH (a:Page)-[:WORK_AT]->(b) RETURN a.id`,
			`1:18: unknown relationship WORK_AT, the nearest is WORKS_AT`},
		{`MATCH (a:Page)-[:MEMBER_OF]->(b) RETURN a.id`,
			`1:18: unknown relationship MEMBER_OF`},
		{`MATCH (a:Page) WHERE a.Title = 'x' RETURN a.id`,
			`1:24: unknown property Title of Page, the nearest is title`},
		{`MATCH (a:Page) RETURN a.version`,
			`1:25: unknown property version of Page`},
		{`MATCH (a:Page) RETURN a.scope`,
			`1:25: unknown property scope of Page`},
		{`MATCH (a:Page {titel: 'x'}) RETURN a.id`,
			`1:16: unknown property titel of Page, the nearest is title`},
		{`MATCH (person:Page) RETURN persn.id`,
			`1:28: unknown variable persn, the nearest is person`},
		{`MATCH (c:Claim)-[r:ABOUT]->(p) RETURN r.id`,
			`1:41: unknown property id of ABOUT`},
		{`MATCH (a:Page) WHERE a:Persom RETURN a.id`,
			`1:24: unknown label Persom, the nearest is Person`},
		{`MATCH (p:Page) WITH p.slug AS s RETURN p.id`,
			`1:40: unknown variable p`},
		{`MATCH (c:Company) WHERE c.properties.employes > 5 RETURN c.id`,
			`1:38: unknown property properties.employes of Company, the nearest is properties.employees`},
		{`MATCH (c:Company) WHERE c.properties.born > '2000-01-01' RETURN c.id`,
			`1:38: unknown property properties.born of Company`},
		{`MATCH (a:Page) RETURN a.properties.colour`,
			`1:36: unknown property properties.colour of Page`},
		{`MATCH (p:Company) OPTIONAL MATCH (p:SalesChannel) RETURN p.properties.size, p.properties.employees, p.properties.born`,
			`1:114: unknown property properties.born of Company`},
		{`MATCH (a:Page) RETURN a.properties`,
			`1:25: unknown property properties of Page`},
		{`MATCH (a:Page {properties: 'x'}) RETURN a.id`,
			`1:16: unknown property properties of Page`},
	}
}

func brokenRules() []badQuery {
	return []badQuery{
		{`MATCH (c:Claim) WHERE c.text = 5 RETURN c.id`,
			`1:32: expected string, this is the number 5`},
		{`MATCH (c:Claim) WHERE c.weight = 'much' RETURN c.id`,
			`1:34: much is not a decimal, expected digits with at most four decimal places within ±922337203685477.5807`},
		{`MATCH (c:Claim) WHERE c.weight > 0.12345 RETURN c.id`,
			`1:34: 0.12345 is not a decimal, expected digits with at most four decimal places within ±922337203685477.5807`},
		{`MATCH (c:Claim) WHERE c.recordedAt > '2026-01-31' RETURN c.id`,
			`1:38: "2026-01-31" is not an instant, expected a time such as '2026-01-31T09:00:00Z' with at most six decimal places`},
		{`MATCH (c:Claim) WHERE c.recordedAt > '2026-01-31T09:00:00.1234567Z' RETURN c.id`,
			`1:38: "2026-01-31T09:00:00.1234567Z" is not an instant, expected a time such as '2026-01-31T09:00:00Z' with at most six decimal places`},
		{`MATCH (c:Claim) WHERE c.recordedAt > 5 RETURN c.id`,
			`1:38: expected instant, this is the number 5`},
		{`MATCH (c:Claim) WHERE c.text = c.recordedAt RETURN c.id`,
			`1:30: cannot compare string with instant`},
		{`MATCH (c:Claim) WHERE c.weight STARTS WITH '0' RETURN c.id`,
			`1:32: STARTS WITH takes strings, this is decimal`},
		{`MATCH (c:Claim) WHERE c.text CONTAINS 5 RETURN c.id`,
			`1:39: expected string, this is the number 5`},
		{`MATCH (p:Page) WHERE p.pinned > false RETURN p.id`,
			`1:31: values of kind bool are not compared with >`},
		{`MATCH (p:Page) WHERE p.title RETURN p.id`,
			`1:22: a condition is true or false, this is string`},
		{`MATCH (p:Page) WHERE 'x' RETURN p.id`,
			`1:22: expected bool, this is the string 'x'`},
		{`MATCH (p:Page) WHERE NOT p.title RETURN p.id`,
			`1:26: a condition is true or false, this is string`},
		{`MATCH (p:Page) WHERE p.title IN 'x' RETURN p.id`,
			`1:33: expected list, this is the string 'x'`},
		{`MATCH (p:Page) WHERE p.title IN p.slug RETURN p.id`,
			`1:33: IN takes a list, this is string`},
		{`MATCH (p:Page) WHERE p.title IN ['x', 5] RETURN p.id`,
			`1:39: expected string, this is the number 5`},
		{`MATCH (p:Page) WHERE p.title IN [$x] RETURN p.id`,
			`1:34: a list holds constants only: pass the whole list as a parameter`},
		{`MATCH (p:Page) WHERE p.title = ['x'] RETURN p.id`,
			`1:32: expected string, this is a list`},
		{`MATCH (p:Page) WHERE $x = $y RETURN p.id`,
			`1:22: the kind of this value cannot be told: compare it with a property`},
		{`MATCH (p:Page) WHERE $x IS NULL RETURN p.id`,
			`1:22: the kind of parameter $x cannot be told: compare it with a property`},
		{`MATCH (p:Page) WHERE p.title = $x AND p.pinned = $x RETURN p.id`,
			`1:50: parameter $x is used as bool here and as string before`},
		{`MATCH (p:Page) WHERE p.title = $x AND p.slug IN $x RETURN p.id`,
			`1:49: parameter $x is used as list of string here and as string before`},
		{`MATCH (p:Page) WHERE 'x' = 5 RETURN p.id`,
			`1:26: cannot compare string with int`},
		{`MATCH (p:Page) WHERE null = null RETURN p.id`,
			`1:22: the kind of this value cannot be told: compare it with a property`},
		{`MATCH (p:Page) WHERE 'x' IS NULL RETURN p.id`,
			`1:22: a constant is never tested for null`},
		{`MATCH (p:Page)-[r:MENTIONS]->(q) WHERE p = r RETURN p.id`,
			`1:42: cannot compare a node with a relationship: a node equals a node, a relationship a relationship, for the rest name a property`},
		{`MATCH (p:Page)-[r:MENTIONS]->(q) WHERE p < q RETURN p.id`,
			`1:42: cannot compare a node with a node: a node equals a node, a relationship a relationship, for the rest name a property`},
		{`MATCH (p:Page) WHERE p IN $x RETURN p.id`,
			`1:24: IN compares values: name a property such as id`},
		{`MATCH (p:Page)-[r:MENTIONS]->(q) WHERE r:Page RETURN p.id`,
			`1:40: r is not a node and has no labels`},
		{`MATCH (p:Page)-[r:MENTIONS]->(p2), (p)-[r:MENTIONS]->(p3) RETURN p.id`,
			`1:41: r is bound already, and a relationship is named once`},
		{`MATCH (r:Page)-[r:MENTIONS]->(p) RETURN p.id`,
			`1:17: r is bound already, and a relationship is named once`},
		{`MATCH (p:Page)-[r:MENTIONS]->(q) MATCH (r)-[:MENTIONS]->(q) RETURN p.id`,
			`1:41: r is not a node`},
		{`MATCH (p:Page), (q:Page {slug: 'x'}) RETURN p.id`,
			`1:7: this part of the pattern is not connected to the rest and not found by a unique key: connect it, or give id, slug or another unique property by = or IN`},
		{`MATCH (p:Page {slug: 'x'}) MATCH (q:Tag) RETURN p.id`,
			`1:34: this part of the pattern is not connected to the rest and not found by a unique key: connect it, or give id, slug or another unique property by = or IN`},
		{`MATCH (p:Page), (q:Page) WHERE p.slug = q.slug RETURN p.id`,
			`1:7: this part of the pattern is not connected to the rest and not found by a unique key: connect it, or give id, slug or another unique property by = or IN`},
		{`MATCH (p:Page:Claim) RETURN p.id`,
			`1:15: a node is never both Page and Claim`},
		{`MATCH (p:Person)-[:ABOUT]->(q) RETURN p.id`,
			`1:17: ABOUT goes from Claim|TimelineEvent to Page|Channel, here it is from Page to any node`},
		{`MATCH (p:Tag)-->(q) RETURN p.id`,
			`1:14: no relationship goes from Tag to any node`},
		{`MATCH (p:Page|Tag) RETURN p.id`,
			`1:7: a tag that no relationship reaches is matched on its own, not as an alternative of other labels`},
		{`MATCH (p:Page|Claim) RETURN p.title`,
			`1:31: title is not a property of every Claim|Page: give a label that has it`},
		{`MATCH (p:Page {slug: p.title}) RETURN p.id`,
			`1:22: a property map holds constants and parameters: compare other values in WHERE`},
		{`MATCH (p:Page)-[:EMPLOYS|MENTIONS]->(q) RETURN p.id`,
			`1:18: some of the alternatives are inverse names and some are not, so they point different ways: use the names of one direction`},
		{`MATCH (p:Page)-[:RELATES_TO|MENTIONS]->(q) RETURN p.id`,
			`1:18: alternatives mix relationships that have a direction with symmetric ones, which have none: match them one by one, or without direction`},
		{`MATCH (p:Page)-[:MENTIONS*2..5]->(q) RETURN p.id`,
			`1:26: a variable length is *n..m with 1 ≤ n ≤ m ≤ 4`},
		{`MATCH (p:Page)-[:MENTIONS*3..2]->(q) RETURN p.id`,
			`1:26: a variable length is *n..m with 1 ≤ n ≤ m ≤ 4`},
		{`MATCH (p:Page) WHERE (p)-[:MENTIONS]->(q) RETURN p.id`,
			`1:40: a pattern in WHERE names only what MATCH has bound, q is new: leave the name out`},
		{`MATCH (p:Page) WHERE (p)-[r:MENTIONS]->() RETURN p.id`,
			`1:27: a pattern in WHERE names only what MATCH has bound, and a relationship is named once: leave the name out`},
		{`MATCH (p:Page) WHERE NOT (:Person)-[:MENTIONS]->() RETURN p.id`,
			`1:26: a pattern in WHERE shares at least one node with MATCH`},
		{`MATCH (p:Page) RETURN p`,
			`1:23: a whole node or relationship is not returned: name its properties`},
		{`MATCH (p:Page) RETURN p.id, p.slug AS id, p.title AS id`,
			`1:54: two columns are named id`},
		{`MATCH (p:Page) RETURN p.id, p.id`,
			`1:29: two columns are named p.id`},
		{`MATCH (p:Page) RETURN null`,
			`1:23: the kind of this column cannot be told`},
		{`MATCH (p:Page) RETURN ['x']`,
			`1:23: the kind of this column cannot be told`},
		{`MATCH (p:Page) RETURN count(*) > 1`,
			`1:23: an aggregate stands alone as a column of RETURN or WITH, not in an expression`},
		{`MATCH (p:Page) WHERE count(*) > 1 RETURN p.id`,
			`1:22: an aggregate stands alone as a column of RETURN or WITH, not in an expression`},
		{`MATCH (p:Page) RETURN count(1)`,
			`1:29: count takes a value of the row, not a constant`},
		{`MATCH (p:Page) RETURN collect(p)`,
			`1:31: collect takes a value, this is a node: name its property`},
		{`MATCH (p:Page)-[r:MENTIONS]->(q) MATCH (q)-[r:MENTIONS]->(o) RETURN p.id`,
			`1:45: r is bound already, and a relationship is named once`},
		{`MATCH (p:Page)-[r:MENTIONS]->(q) WITH r OPTIONAL MATCH (q)-[r:MENTIONS]->(o) RETURN r.id`,
			`1:61: r is bound already, and a relationship is named once`},
		{`MATCH (p:Page) WITH p, count(*) AS n ORDER BY p.title, q.slug RETURN n`,
			`1:56: after DISTINCT or an aggregate rows are sorted by their columns only, and q.slug is none`},
		{`MATCH (p:Page) WITH count(*) AS n WHERE count(*) > 1 RETURN n`,
			`1:41: an aggregate stands alone as a column of RETURN or WITH, not in an expression`},
		{`MATCH (p:Page) RETURN max(p)`,
			`1:27: max takes a value, this is a node: name its property`},
		{`MATCH (p:Page) RETURN sum(p.title)`,
			`1:27: sum of string is left out: it takes ints and decimals`},
		{`MATCH (p:Page) RETURN min(p.pinned)`,
			`1:27: min of bool is left out: its values have no order`},
		{`MATCH (p:Page) RETURN DISTINCT p.slug ORDER BY p.title`,
			`1:48: after DISTINCT or an aggregate rows are sorted by their columns only, and p.title is none`},
		{`MATCH (p:Page) RETURN p.type, count(*) ORDER BY p.title`,
			`1:49: after DISTINCT or an aggregate rows are sorted by their columns only, and p.title is none`},
		{`MATCH (p:Page) RETURN p.slug ORDER BY count(*)`,
			`1:39: an aggregate is sorted by when it is a column`},
		{`MATCH (p:Page) RETURN p.slug ORDER BY 1`,
			`1:39: a sort key is a value of the row, not a constant`},
		{`MATCH (p:Page) RETURN p.slug ORDER BY p`,
			`1:39: a node or relationship has no order: name a property`},
		{`MATCH (p:Page) WITH p.slug RETURN 1`,
			`1:21: WITH names every value: add AS and a name`},
		{`MATCH (p:Page) WITH p.slug AS s RETURN s.x`,
			`1:40: s is a value and has no properties`},
		{`MATCH (p:Page) WITH p.slug AS s MATCH (s:Page) RETURN s.id`,
			`1:40: s is not a node`},
		{`MATCH (p:Actor) RETURN p.properties.size`,
			`1:37: properties.size is string of Company and decimal of Person: give p a label that tells which`},
		{`MATCH (p:Page) WHERE 'x' IN p.properties.emails RETURN p.id`,
			`1:42: properties.emails is list of string of Company and string of SalesChannel: give p a label that tells which`},
		{`MATCH (a:Person:Company) RETURN a.properties.born`,
			`1:33: no page has all the labels of a, so no type tells what properties.born is`},
		{`MATCH (c:Claim) RETURN c.properties.size`,
			`1:24: c is not certain to be a page: properties of packs are asked of pages, give it the label Page or a type`},
		{`MATCH (c:Claim)-[r:ABOUT]->(p) RETURN r.properties.size`,
			`1:39: r is not certain to be a page: properties of packs are asked of pages, give it the label Page or a type`},
		{`MATCH (c:Company) WHERE c.properties.employees = '5' RETURN c.id`,
			`1:50: expected int, this is the string '5'`},
		{`MATCH (c:Company) WHERE c.properties.emails = 'x' RETURN c.id`,
			`1:45: values of kind list are not compared with =`},
		{`MATCH (c:Company) RETURN c.id ORDER BY c.properties.emails`,
			`1:40: values of kind list have no order`},
		{`MATCH (c:Company) RETURN DISTINCT c.properties.emails`,
			`1:35: lists are not grouped and not compared for DISTINCT`},
		{`MATCH (c:Company) RETURN c.properties.emails, count(*)`,
			`1:26: lists are not grouped and not compared for DISTINCT`},
		{`MATCH (c:Company) RETURN collect(c.properties.emails)`,
			`1:34: collect of list of string is left out: lists hold simple values`},
		{`MATCH (c:Company) WITH c.properties.emails AS e RETURN e`,
			`1:24: a list has no order, so rows are told apart by what it came with: carry c on beside it`},
		{`MATCH (c:Company) WITH c, c.properties.emails AS e WITH e AS e, c.slug AS s RETURN e`,
			`1:57: a list has no order, so rows are told apart by what it came with: carry c on beside it`},
		{`MATCH (c:Company) WITH c.type AS t, collect(c.id) AS ids WITH ids RETURN ids`,
			`1:63: a list has no order, so rows are told apart by what it came with: carry t on beside it`},
		{`MATCH (c:Claim) WHERE c.text IN null RETURN c.id`,
			`1:33: IN takes a list, this is null`},
		{`MATCH (p:Page) WITH p.slug AS s MATCH (q:Page) RETURN s, q.id`,
			`1:39: this part of the pattern is not connected to the rest and not found by a unique key: connect it, or give id, slug or another unique property by = or IN`},
	}
}

func brokenInternally() []badQuery {
	return []badQuery{
		{`MATCH (c:Claim) WHERE c.valueInt > 9223372036854775808 RETURN c.id`,
			`1:36: 9223372036854775808 is not within ±9223372036854775807`},
		{`MATCH (c:Claim) WHERE c.valueFloat > 9007199254740993 RETURN c.id`,
			`1:38: 9007199254740993 has no exact float`},
		{`MATCH (c:Claim) WHERE c.valueDate > '2026-02-30' RETURN c.id`,
			`1:37: "2026-02-30" is not a date, expected a day such as '2026-01-31'`},
		{`MATCH (c:Claim) WHERE c.valueInt > 1.0 RETURN c.id`,
			`1:36: expected int, this is the number 1.0`},
		{`MATCH (c:Claim) WHERE c.valueInt > c.weight RETURN c.id`,
			`1:34: cannot compare int with decimal`},
		{`MATCH (c:Claim) RETURN avg(c.valueFloat)`,
			`1:28: avg of float is left out: the result of adding floats depends on their order`},
		{`MATCH (c:Claim) RETURN DISTINCT c.requires`,
			`1:33: lists are not grouped and not compared for DISTINCT`},
		{`MATCH (c:Claim) RETURN c.id ORDER BY c.requires`,
			`1:38: values of kind list have no order`},
		{`MATCH (c:Claim) WHERE c.requires = c.ends RETURN c.id`,
			`1:34: values of kind list are not compared with =`},
		{`MATCH (c:Claim {requires: 'x'}) RETURN c.id`,
			`1:17: requires is a list: use IN in WHERE`},
	}
}
