package pattern

import "strings"

const readsOnly = "a pattern reads with MATCH, OPTIONAL MATCH, WITH and RETURN and nothing else"

// refusedWords are words of openCypher and SQL that the language does not have, and
// what to do instead. They are looked up where no word of the language fits.
var refusedWords = map[string]string{
	"CREATE": readsOnly, "DELETE": readsOnly, "DETACH": readsOnly, "DROP": readsOnly, "FINISH": readsOnly, "FOREACH": readsOnly,
	"INSERT": readsOnly, "LOAD": readsOnly, "MERGE": readsOnly, "REMOVE": readsOnly, "SET": readsOnly, "SHOW": readsOnly,
	"UPDATE": readsOnly, "USE": readsOnly,
	"CALL":    "there are no procedures and no subqueries: " + readsOnly,
	"UNION":   "ask two queries, or match alternatives such as (:A|B) and [:A|B]",
	"UNWIND":  "pass the list as a parameter and test x.property IN $list",
	"EXPLAIN": "the result of a query tells its cost",
	"PROFILE": "the result of a query tells its cost",
	"USING":   "the service chooses the indexes",
	"SELECT":  "a query begins with MATCH and ends with RETURN",
	"FROM":    "a query begins with MATCH and ends with RETURN",
	"JOIN":    "match the relationship: (a)-[:TYPE]->(b)",
	"GROUP":   "rows are grouped by the columns that stand beside an aggregate",
	"HAVING":  "aggregate in WITH and put WHERE after it",
	"LIKE":    "use STARTS WITH, ENDS WITH or CONTAINS",
	"ILIKE":   "use STARTS WITH, ENDS WITH or CONTAINS, which tell small letters from capitals",
	"BETWEEN": "write x >= a AND x <= b",
	"OFFSET":  "write SKIP before LIMIT",
	"NULLS":   "nulls are last ascending and first descending",
}

// refusedMarks are the same for operators.
var refusedMarks = map[string]string{
	"!=": "use <>",
	"==": "use =",
	"&&": "use AND",
	"||": "use OR; texts are not joined in a query",
	"=~": "engines differ in regular expressions; use STARTS WITH, ENDS WITH or CONTAINS",
	"!":  "a label is tested as :A:B and :A|B; negate it with NOT x:A in WHERE",
	"&":  "a label is tested as :A:B and :A|B; negate it with NOT x:A in WHERE",
}

// refusedFunctions are functions of openCypher, in lower case, for which the
// language has another way.
var refusedFunctions = map[string]string{
	"id":            "write x.id",
	"elementid":     "write x.id",
	"type":          "write r.type",
	"labels":        "write x.type, or test x:Label",
	"keys":          "name the properties that are wanted",
	"properties":    "name the properties that are wanted",
	"date":          "write a date as a text, '2026-01-31', or pass it as a parameter",
	"datetime":      "write an instant as a text, '2026-01-31T09:00:00Z', or pass it as a parameter",
	"localdatetime": "write an instant as a text, '2026-01-31T09:00:00Z', or pass it as a parameter",
	"timestamp":     "pass the time as a parameter",
	"now":           "pass the time as a parameter",
	"duration":      "pass the computed time as a parameter",
	"tolower":       "texts are compared as they are; engines differ in other letters than a to z",
	"toupper":       "texts are compared as they are; engines differ in other letters than a to z",
	"lower":         "texts are compared as they are; engines differ in other letters than a to z",
	"upper":         "texts are compared as they are; engines differ in other letters than a to z",
	"size":          "count what is matched: count(x) in WITH or RETURN",
	"length":        "the lengths of a path are part of the query: *n..m",
	"coalesce":      "return both values as columns",
	"exists":        "write the pattern alone, or x.property IS NOT NULL",
	"any":           "test a value with IN, or match the elements",
	"all":           "test a value with IN, or match the elements with NOT",
	"none":          "test a value with NOT … IN, or match the elements with NOT",
	"median":        readsAggregates,
	"stdev":         readsAggregates,
}

const readsAggregates = "the functions are avg, collect, count, max, min and sum"

// refusedFunction is why a function is not there.
func refusedFunction(name string) string {
	if reason, ok := refusedFunctions[strings.ToLower(name)]; ok {
		return reason
	}
	return readsAggregates
}

// refused says what to write instead of what stands next, nil if it is nothing that
// another language has.
func (p *parser) refused() error {
	t := p.peek()
	afterOperand := p.looksFor("IS NULL")
	switch t.kind {
	case tokenName:
		word := strings.ToUpper(t.text)
		switch {
		case word == "NOT" && afterOperand:
			return unsupported(t.pos, "NOT behind a value", "write NOT x IN list, NOT x CONTAINS text")
		case word == "WHERE" && p.looksFor(`")"`) && p.looksFor(`":"`):
			return unsupported(t.pos, "WHERE inside of brackets", "put it behind the pattern")
		case word == "SKIP" && p.looksFor("the end of the text") && !p.looksFor("LIMIT"):
			return unsupported(t.pos, "SKIP behind LIMIT", "write SKIP before LIMIT")
		}
		if reason, ok := refusedWords[word]; ok {
			return unsupported(t.pos, word, reason)
		}
	case tokenString:
		if afterOperand && p.next > 0 && p.tokens[p.next-1].kind == tokenString {
			return unsupported(t.pos, "a doubled quote", `write \' for a quote inside of a text`)
		}
	case tokenMark:
		switch t.text {
		case "+", "-", "*", "/", "%", "^":
			// These two are looked for after an operand and where one begins.
			if afterOperand || t.text == "-" && p.looksFor("an expression") {
				return unsupported(t.pos, "arithmetic", "numbers are not computed and texts not joined: pass the computed value as a parameter, or work on the rows that come back")
			}
		case "[":
			if afterOperand {
				return unsupported(t.pos, "a key or place in brackets", "write x.property; a list is tested with IN")
			}
		case "{":
			if afterOperand {
				return unsupported(t.pos, "a map", "return or compare the values one by one: x.id, x.title")
			}
		}
		if reason, ok := refusedMarks[t.text]; ok {
			return unsupported(t.pos, t.text, reason)
		}
	}
	return nil
}
