package graphtest

import (
	"time"

	"github.com/stretchr/testify/require"

	"brain/graph"
)

var shownCases = []testCase{
	{"properties of packs", shownProperties},
	{"properties of packs as of", shownAsOf},
	{"amounts of money", shownMoney},
}

// stated makes a fact that says the property of the page, and its ABOUT edge.
func (s *suite) stated(name, page, property string, v graph.Value, it graph.Item) []change {
	return s.statedIn("", name, page, property, v, it)
}

// statedIn is stated of a value with a unit, "" for none.
func (s *suite) statedIn(unit, name, page, property string, v graph.Value, it graph.Item) []change {
	props := graph.Props{"property": text(property), graph.ShownColumn(v.Kind()): v, "unit": graph.OptionalString(unit)}
	return []change{putNode(s.node("Claim:Fact", name, it, props)), putEdge(s.edge(name+" about", name, "ABOUT", page, graph.Item{}, nil))}
}

// shownProperties: the value that a reader is shown is that of the latest fact
// which they may know.
func shownProperties(s *suite) {
	a, b := s.in("a"), s.in("b")
	at := func(recorded, from int) graph.Item {
		it := a
		it.RecordedAt = now.AddDate(0, 0, recorded)
		if from != 0 {
			it.ValidFrom = now.AddDate(0, 0, from)
		}
		return it
	}
	hidden := at(-1, -1)
	hidden.Scope = b.Scope
	retired := at(-1, -1)
	retired.RetiredAt = now
	deleted := at(-1, -1)
	deleted.DeletedAt = now
	gated := at(-1, -1)
	gated.Gated = true
	changes := []change{
		putNode(s.node("Page:Person", "ann", a, nil)), putNode(s.node("Page:Person", "bob", a, nil)), putNode(s.node("Page:Company", "acme", a, nil)),
		putEdge(s.edge("k", "ann", "KNOWS", "bob", a, nil)),
		putNode(s.node("Claim:Take", "take", at(-1, -1), graph.Props{"property": text("size"), "valueInt": graph.Int(99)})),
		putEdge(s.edge("take about", "take", "ABOUT", "ann", graph.Item{}, nil)),
		putNode(s.node("Claim:Fact", "elsewhere", at(-1, -1), graph.Props{"property": text("size"), "valueInt": graph.Int(98)})),
		putEdge(s.edge("elsewhere held", "elsewhere", "HELD_BY", "ann", graph.Item{}, nil)),
	}
	for _, c := range []struct {
		name, page, property string
		value                graph.Value
		item                 graph.Item
	}{
		// By the start of validity, then by when it was recorded, then by id.
		{"s1", "ann", "size", graph.Int(1), at(-2, -9)},
		{"s2", "ann", "size", graph.Int(2), at(-5, -3)},
		{"s3", "ann", "size", graph.Int(3), at(-4, -3)},
		{"s4", "ann", "size", graph.Int(4), at(-1, 0)},
		{"s5", "ann", "size", graph.Int(5), hidden},
		{"s6", "ann", "size", graph.Int(6), retired},
		{"s7", "ann", "size", graph.Int(7), deleted},
		{"s9", "ann", "size", graph.Int(9), at(-1, 3)}, // not valid yet
		{"sx", "ann", "size", text("another kind"), at(-1, -1)},
		{"g1", "ann", "open", graph.Bool(true), at(-3, 0)},
		{"g2", "ann", "open", graph.Bool(false), gated},
		{"t1", "bob", "size", graph.Int(20), at(-5, 0)},
		{"t2", "bob", "size", graph.Int(10), at(-5, 0)},
		{"m1", "ann", "motto", text("가"), at(-5, 0)},
		{"r1", "ann", "ratio", graph.Float(0.1), at(-5, 0)},
		{"w1", "ann", "worth", graph.Decimal(12500), at(-5, 0)},
		{"e1", "ann", "seen", graph.Instant(now), at(-5, 0)},
		{"b1", "ann", "born", graph.Date("1999-12-31"), at(-5, 0)},
		{"n1", "ann", "nicknames", text("nan"), at(-5, 0)},
		{"n2", "ann", "nicknames", text("annie"), at(-4, 0)},
		{"n3", "ann", "nicknames", text("nan"), at(-3, 0)},
		{"n4", "ann", "nicknames", text("😀"), at(-3, 0)},
		{"n5", "ann", "nicknames", text("\uffee"), at(-3, 0)},
		{"n6", "ann", "nicknames", text("secret"), hidden},
		{"x1", "bob", "marks", graph.Int(3), at(-5, 0)},
		{"x2", "bob", "marks", graph.Int(-1), at(-5, 0)},
		{"x3", "bob", "marks", graph.Int(3), retired},
	} {
		changes = append(changes, s.stated(c.name, c.page, c.property, c.value, c.item)...)
	}
	s.mustWrite(changes...)
	current := graph.Args{Values: s.own(graph.Props{"one": graph.Int(1), "nan": text("nan")}), Now: now}
	from := "MATCH (p:Agent) WHERE p.id STARTS WITH $of "
	s.answers(s.members("a"), current, []asked{
		{from + "RETURN p.id, p.properties.size AS s", []string{"acme null", "ann 3", "bob 10"}},
		{from + "RETURN p.id, p.properties.nicknames AS n, p.properties.marks AS m", []string{"acme [] []", "ann [annie nan \uffee 😀] []", "bob [] [-1 3]"}},
		{from + "RETURN p.id, p.properties.motto, p.properties.ratio, p.properties.worth, p.properties.seen, p.properties.born, p.properties.open",
			[]string{"acme null null null null null null", "ann 가 0.1 1.25 2026-03-14T15:09:26.535897Z 1999-12-31 false", "bob null null null null null null"}},
		{from + "AND p.properties.size > 2 RETURN p.id", []string{"ann", "bob"}},
		{from + "AND NOT p.properties.size > 3 RETURN p.id", []string{"ann"}},
		{from + "AND p.properties.size IS NULL RETURN p.id", []string{"acme"}},
		{from + "AND p.properties.size IN [3, null] RETURN p.id", []string{"ann"}},
		{from + "AND p.properties.born < '2000-01-01' AND p.properties.worth = 1.25 AND p.properties.motto STARTS WITH '가' RETURN p.id", []string{"ann"}},
		{from + "AND NOT p.properties.open RETURN p.id", []string{"ann"}},
		{from + "AND $nan IN p.properties.nicknames RETURN p.id", []string{"ann"}},
		{from + "AND NOT $nan IN p.properties.nicknames RETURN p.id", []string{"acme", "bob"}},
		{from + "AND 'secret' IN p.properties.nicknames RETURN p.id", nil},
		{from + "AND 3 IN p.properties.marks RETURN p.id", []string{"bob"}},
		{from + "AND p.properties.size IN p.properties.marks RETURN p.id", nil},
		{from + "RETURN p.id ORDER BY p.properties.size DESC", []string{"acme", "bob", "ann"}},
		{from + "RETURN sum(p.properties.size), avg(p.properties.size), max(p.properties.motto), collect(p.properties.size), count(p.properties.born)",
			[]string{"13 6.5 가 [3 10] 1"}},
		{from + "RETURN p.properties.size AS s, count(*) AS n", []string{"3 1", "10 1", "null 1"}},
		{from + "RETURN DISTINCT p.properties.open AS o", []string{"false", "null"}},
		{from + "WITH p, p.properties.nicknames AS n, p.properties.size AS s WHERE s > 2 RETURN p.id, s, n", []string{"ann 3 [annie nan \uffee 😀]", "bob 10 []"}},
		{from + "WITH DISTINCT p ORDER BY p.properties.size LIMIT 1 RETURN p.id", []string{"ann"}},
		{from + "AND (p)-[:KNOWS]->() OPTIONAL MATCH (p)-[:KNOWS]->(q)-[:KNOWS]->(r:Page) RETURN p.id, r.properties.size, r.properties.marks, 3 IN r.properties.marks", []string{"ann null null null"}},
		{"MATCH (p:Person)-[:KNOWS]->(q:Person) WHERE p.id STARTS WITH $of AND p.properties.size < q.properties.size RETURN p.id, q.id", []string{"ann bob"}},
		{"MATCH (c:Fact)-[:ABOUT]->(p:Person) WHERE p.id STARTS WITH $of AND p.properties.size = c.valueInt RETURN c.id", []string{"s3", "t2"}},
	})
	s.answers(s.members("a", "b"), current, []asked{
		{from + "RETURN p.id, p.properties.size AS s", []string{"acme null", "ann 5", "bob 10"}},
		{from + "AND 'secret' IN p.properties.nicknames RETURN p.id", []string{"ann"}},
	})
	s.answers(s.members("a").TrustedOnly(), current, []asked{{from + "RETURN p.id, p.properties.open AS o", []string{"acme null", "ann true", "bob null"}}})
	every := current
	every.Currency = graph.Currency{Mode: graph.All}
	s.answers(s.members("a"), every, []asked{{from + "RETURN p.id, p.properties.size AS s, p.properties.marks AS m", []string{"acme null []", "ann 9 []", "bob 10 [-1 3]"}}})
	every.Currency.Deleted = true
	s.answers(s.members("a"), every, []asked{{from + "RETURN p.id, p.properties.size AS s", []string{"acme null", "ann 9", "bob 10"}}})
}

// shownAsOf: the currency of the run decides which facts there are.
func shownAsOf(s *suite) {
	day := func(n int) time.Time { return now.AddDate(0, 0, n) }
	a := s.in("a")
	changes := []change{putNode(s.node("Page:Company", "acme", a, nil))}
	for _, c := range []struct {
		name  string
		value int64
		item  graph.Item
	}{
		{"v1", 10, graph.Item{Scope: a.Scope, RecordedAt: day(-20), RetiredAt: day(-10), ValidFrom: day(-20)}},
		{"v2", 11, graph.Item{Scope: a.Scope, RecordedAt: day(-10), ValidFrom: day(-20), ValidUntil: day(-5)}},
		{"v3", 12, graph.Item{Scope: a.Scope, RecordedAt: day(-8), ValidFrom: day(-5)}},
	} {
		changes = append(changes, s.stated(c.name, "acme", "size", graph.Int(c.value), c.item)...)
	}
	s.mustWrite(changes...)
	for _, c := range []struct {
		currency graph.Currency
		want     string
	}{
		{graph.Currency{}, "12"},
		{graph.Currency{Mode: graph.All}, "12"},
		{graph.Currency{Mode: graph.AsOf}, "12"},
		{graph.Currency{Mode: graph.AsOf, Recorded: day(-15), Valid: day(-15)}, "10"},
		{graph.Currency{Mode: graph.AsOf, Recorded: day(-10), Valid: day(-10)}, "11"},
		{graph.Currency{Mode: graph.AsOf, Valid: day(-6)}, "11"},
		{graph.Currency{Mode: graph.AsOf, Recorded: day(-9)}, "null"},
		{graph.Currency{Mode: graph.AsOf, Recorded: day(-30)}, "null"},
	} {
		got := s.match(s.members("a"), "MATCH (c:Company) WHERE c.id STARTS WITH $of RETURN c.properties.size",
			graph.Args{Values: s.own(nil), Currency: c.currency, Now: now})
		require.Equal(s, []string{c.want}, s.flat(got), "%+v", c.currency)
	}
}

// shownMoney: an amount is compared, ordered and added up in one currency only. The
// latest fact says both; one without a currency is of none.
func shownMoney(s *suite) {
	a := s.in("a")
	b := s.in("b")
	changes := []change{
		putNode(s.node("Page:Company", "acme", a, nil)), putNode(s.node("Page:Company", "bolt", a, nil)), putNode(s.node("Page:Company", "coil", a, nil)),
		putNode(s.node("Page:Company", "dyne", a, nil)),
		putEdge(s.edge("k", "acme", "KNOWS", "bolt", a, nil)),
	}
	for _, c := range []struct {
		name, page, property string
		amount               int64
		unit                 string
		day                  int
		scope                graph.Item
	}{
		{"a1", "acme", "fee", 90, "USD", -9, a},
		{"a2", "acme", "fee", 50, "EUR", -3, a},
		{"a3", "acme", "fee", 70, "KRW", -1, b},
		{"b1", "bolt", "fee", 50, "USD", -3, a},
		{"c1", "coil", "fee", 20, "EUR", -3, a},
		{"d1", "dyne", "fee", 5, "", -3, a},
		{"f1", "acme", "fees", 3, "EUR", -3, a},
		{"f2", "acme", "fees", 3, "USD", -3, a},
		{"f3", "acme", "fees", 1, "EUR", -3, a},
		{"f4", "acme", "fees", 3, "EUR", -2, a},
		{"f5", "bolt", "fees", 4, "", -2, a},
	} {
		it := c.scope
		it.ValidFrom = now.AddDate(0, 0, c.day)
		changes = append(changes, s.statedIn(c.unit, c.name, c.page, c.property, graph.Decimal(c.amount*graph.DecimalScale), it)...)
	}
	s.mustWrite(changes...)
	from := "MATCH (p:Company) WHERE p.id STARTS WITH $of "
	asked := []asked{
		{from + "RETURN p.id, p.properties.fee AS f, p.properties.fee.currency AS c", []string{"acme 50 EUR", "bolt 50 USD", "coil 20 EUR", "dyne 5 null"}},
		{from + "RETURN p.id, p.properties.fee.EUR, p.properties.fee.USD", []string{"acme 50 null", "bolt null 50", "coil 20 null", "dyne null null"}},
		{from + "RETURN p.id, p.properties.fees.EUR, p.properties.fees.USD, p.properties.fees.currency", []string{"acme [1 3] [3] [EUR USD]", "bolt [] [] []", "coil [] [] []", "dyne [] [] []"}},
		{from + "AND p.properties.fee.EUR > 10 RETURN p.id", []string{"acme", "coil"}},
		{from + "AND NOT p.properties.fee.EUR > 30 RETURN p.id", []string{"coil"}},
		{from + "AND p.properties.fee.currency = 'USD' RETURN p.id", []string{"bolt"}},
		{from + "AND p.properties.fee.EUR IS NULL RETURN p.id", []string{"bolt", "dyne"}},
		{from + "AND p.properties.fee IS NOT NULL RETURN count(p.properties.fee) AS n", []string{"4"}},
		{from + "AND 3 IN p.properties.fees.USD RETURN p.id", []string{"acme"}},
		{from + "AND NOT 3 IN p.properties.fees.EUR RETURN p.id", []string{"bolt", "coil", "dyne"}},
		{from + "AND 'USD' IN p.properties.fees.currency RETURN p.id", []string{"acme"}},
		{from + "RETURN sum(p.properties.fee.EUR), avg(p.properties.fee.EUR), max(p.properties.fee.USD)", []string{"70 35 50"}},
		{from + "RETURN p.properties.fee.currency AS c, sum(p.properties.fee) AS s, avg(p.properties.fee) AS a, min(p.properties.fee) AS m, collect(p.properties.fee) AS l, count(DISTINCT p.properties.fee) AS n ORDER BY c",
			[]string{"EUR 70 35 20 [20 50] 2", "USD 50 50 50 [50] 1", "null 5 5 5 [5] 1"}},
		{from + "RETURN p.properties.fee.currency AS c, p.id, p.properties.fee AS f ORDER BY c, f DESC", []string{"EUR acme 50", "EUR coil 20", "USD bolt 50", "null dyne 5"}},
		{from + "RETURN DISTINCT p.properties.fee.currency AS c, p.properties.fee AS f ORDER BY c DESC, f", []string{"null 5", "USD 50", "EUR 20", "EUR 50"}},
		{from + "WITH p, p.properties.fee.EUR AS f WHERE f < 30 RETURN p.id, f", []string{"coil 20"}},
		{"MATCH (p:Company)-[:KNOWS]->(q:Company) WHERE p.id STARTS WITH $of AND p.properties.fee.EUR = q.properties.fee.EUR RETURN p.id", nil},
		{from + "OPTIONAL MATCH (p)-[:KNOWS]->(q:Company) RETURN p.id, q.properties.fee.USD, q.properties.fees.EUR, q.properties.fees.currency",
			[]string{"acme 50 [] []", "bolt null null null", "coil null null null", "dyne null null null"}},
	}
	s.answers(s.members("a"), graph.Args{Values: s.own(nil), Now: now}, asked)
}
