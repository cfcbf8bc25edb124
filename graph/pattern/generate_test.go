package pattern_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"brain/graph"
	"brain/graph/pattern"
)

// gen draws ASTs with the parser's whole range, in names of the test catalogue.
// What it draws always parses; only some of it passes the checker.
type gen struct{ t *rapid.T }

func pick[T any](g gen, choices ...T) T { return rapid.SampledFrom(choices).Draw(g.t, "pick") }

func (g gen) chance(percent int) bool { return rapid.IntRange(1, 100).Draw(g.t, "chance") <= percent }

func (g gen) name(choices ...string) pattern.Name { return pattern.Name{Text: pick(g, choices...)} }

func repeat[T any](g gen, least, most int, one func() T) []T {
	var out []T
	for range rapid.IntRange(least, most).Draw(g.t, "n") {
		out = append(out, one())
	}
	return out
}

func (g gen) query() *pattern.Query {
	q := &pattern.Query{Clauses: []pattern.Clause{g.match(false)}}
	for range rapid.IntRange(0, 2).Draw(g.t, "clauses") {
		if g.chance(75) {
			q.Clauses = append(q.Clauses, g.match(g.chance(40)))
		} else {
			q.Clauses = append(q.Clauses, g.projection(false))
		}
	}
	q.Clauses = append(q.Clauses, g.projection(true))
	return q
}

func (g gen) match(optional bool) *pattern.MatchClause {
	m := &pattern.MatchClause{Optional: optional, Paths: repeat(g, 1, 2, func() pattern.Path { return g.path(0) })}
	if g.chance(60) {
		m.Where = g.expression(3)
	}
	return m
}

func (g gen) path(hops int) pattern.Path {
	p := pattern.Path{Nodes: []pattern.Node{g.node()}}
	for range rapid.IntRange(hops, 2).Draw(g.t, "hops") {
		p.Hops = append(p.Hops, g.hop())
		p.Nodes = append(p.Nodes, g.node())
	}
	return p
}

func (g gen) variable() pattern.Name { return g.name("a", "b", "Match1", "가") }

func (g gen) labels(least int) [][]pattern.Name {
	return repeat(g, least, 2, func() []pattern.Name {
		return repeat(g, 1, 2, func() pattern.Name { return g.name("Page", "Person", "Company", "Actor", "Claim", "Tag") })
	})
}

func (g gen) node() pattern.Node {
	n := pattern.Node{}
	if g.chance(80) {
		n.Var = g.variable()
	}
	if g.chance(50) {
		n.Labels = g.labels(0)
	}
	if g.chance(30) {
		n.Props = g.entries()
	}
	return n
}

func (g gen) property() pattern.Name {
	return g.name("id", "slug", "title", "weight", "recordedAt", "pinned", "text", "in", "limit")
}

func (g gen) entries() []pattern.Entry {
	return repeat(g, 1, 2, func() pattern.Entry { return pattern.Entry{Key: g.property(), Value: g.constant()} })
}

func (g gen) hop() pattern.Hop {
	h := pattern.Hop{Arrow: pick(g, pattern.ArrowNone, pattern.ArrowLeft, pattern.ArrowRight)}
	if g.chance(30) {
		h.Var = g.name("r", "s")
	}
	h.Types = repeat(g, 0, 2, func() pattern.Name {
		return g.name("WORKS_AT", "EMPLOYS", "RELATES_TO", "COMPETES_WITH", "ABOUT", "TAGGED", "CONTAINS")
	})
	if g.chance(20) {
		h.Length = &pattern.Length{Min: pick(g, -1, 0, 1, 2), Max: pick(g, -1, 1, 3, 4)}
		if g.chance(30) {
			h.Length.Max = h.Length.Min
		}
	}
	if g.chance(15) {
		h.Props = g.entries()
	}
	return h
}

func (g gen) constant() pattern.Expression {
	switch pick(g, 0, 1, 2, 3, 4, 5) {
	case 0:
		return &pattern.Literal{Kind: pattern.LiteralString, Text: pick(g, "", "x", `it's "\`, "a\nb\t", "é\u200b가\U0001F600", "2026-01-31T09:00:00Z")}
	case 1:
		return &pattern.Literal{Kind: pattern.LiteralInt, Text: pick(g, "0", "7", "-1", "99999999999999999999")}
	case 2:
		return &pattern.Literal{Kind: pattern.LiteralDecimal, Text: pick(g, "0.5", "-12.3456", "1.00001")}
	case 3:
		return pick[pattern.Expression](g, &pattern.Literal{Kind: pattern.LiteralTrue, Text: "true"},
			&pattern.Literal{Kind: pattern.LiteralFalse, Text: "false"}, &pattern.Literal{Kind: pattern.LiteralNull, Text: "null"})
	case 4:
		return &pattern.ListLiteral{Items: repeat(g, 0, 3, g.constant)}
	default:
		return &pattern.Parameter{Name: pick(g, "p", "q", "limit")}
	}
}

func (g gen) expression(depth int) pattern.Expression {
	if depth == 0 {
		switch pick(g, 0, 1, 2) {
		case 0:
			return g.constant()
		case 1:
			return &pattern.Variable{Name: g.variable().Text}
		default:
			p := &pattern.Property{Of: g.variable(), Key: g.property()}
			if g.chance(5) {
				p.Key, p.Sub = pattern.Name{Text: "properties"}, g.name("revenue", "emails", "size", "employees", "fee")
				if g.chance(50) {
					p.Part = g.name("EUR", "currency")
				}
			}
			return p
		}
	}
	sub := func() pattern.Expression { return g.expression(depth - 1) }
	switch pick(g, 0, 1, 2, 3, 4, 5, 6) {
	case 0:
		return &pattern.Not{X: sub()}
	case 1:
		return &pattern.NullTest{X: sub(), Negated: g.chance(50)}
	case 2:
		return &pattern.LabelTest{Var: g.variable(), Labels: g.labels(1)}
	case 3:
		return &pattern.PathTest{Path: g.path(1)}
	case 4:
		return g.expression(0)
	default:
		return &pattern.Binary{Left: sub(), Right: sub(), Op: pick(g, pattern.OperatorOr, pattern.OperatorXor, pattern.OperatorAnd, pattern.OperatorEq,
			pattern.OperatorNe, pattern.OperatorLt, pattern.OperatorLe, pattern.OperatorGt, pattern.OperatorGe, pattern.OperatorIn,
			pattern.OperatorStartsWith, pattern.OperatorEndsWith, pattern.OperatorContains)}
	}
}

func (g gen) projection(isReturn bool) *pattern.Projection {
	p := &pattern.Projection{Return: isReturn, Distinct: g.chance(25)}
	p.Items = repeat(g, 1, 3, func() pattern.Item {
		item := pattern.Item{Expr: g.column()}
		if g.chance(50) {
			item.Alias = g.name("a", "b", "x", "y")
		}
		return item
	})
	if g.chance(40) {
		p.OrderBy = repeat(g, 1, 2, func() pattern.SortKey { return pattern.SortKey{Expr: g.column(), Descending: g.chance(50)} })
	}
	count := func() pattern.Expression {
		return pick[pattern.Expression](g, &pattern.Literal{Kind: pattern.LiteralInt, Text: "3"}, &pattern.Parameter{Name: "limit"})
	}
	if g.chance(20) {
		p.Skip = count()
	}
	if g.chance(20) {
		p.Limit = count()
	}
	if !isReturn && g.chance(40) {
		p.Where = g.expression(2)
	}
	return p
}

func (g gen) column() pattern.Expression {
	if g.chance(25) {
		c := &pattern.Call{Function: pick(g, "count", "sum", "min", "max", "avg", "collect"), Distinct: g.chance(30), Arg: g.expression(0)}
		if c.Function == "count" && g.chance(50) {
			c.Star, c.Distinct, c.Arg = true, false, nil
		}
		return c
	}
	return g.expression(rapid.IntRange(0, 1).Draw(g.t, "depth"))
}

// withoutPlaces sets every Pos inside v to zero.
func withoutPlaces(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			withoutPlaces(v.Elem())
		}
	case reflect.Slice:
		for i := range v.Len() {
			withoutPlaces(v.Index(i))
		}
	case reflect.Struct:
		if v.Type() == reflect.TypeFor[pattern.Pos]() {
			v.SetZero()
			return
		}
		for i := range v.NumField() {
			withoutPlaces(v.Field(i))
		}
	}
}

func TestFormatRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		q := gen{t}.query()
		text := pattern.Format(q)
		back, err := pattern.Parse(text)
		if err != nil {
			t.Fatalf("%s\n%v", text, err)
		}
		withoutPlaces(reflect.ValueOf(back))
		require.Equal(t, q, back, text)
	})
}

// valid draws the text of a query that keeps every rule.
func (g gen) valid() string {
	text := pick(g, "", "", "OPTIONAL ") + "MATCH (" + pick(g, "a:Page", "a:Person|Company", "a:Actor:Person", "a:Page {slug: $slug}", "a:Page {id: 'x'}") + ")" +
		pick(g, "-[r:WORKS_AT]->", "<-[r:EMPLOYS|FOUNDED_BY]-", "-[r:RELATES_TO|COMPETES_WITH]-", "-[r:MENTIONS|WORKS_AT {origin: $o}]->", "<-[r:FOUNDED]-", "-[r]->") +
		"(b" + pick(g, ":Page", ":Company", ":Page {pinned: true}") + ")" +
		pick(g, "", ", (b)<-[:ABOUT]-(c:Fact)")
	if strings.Contains(text, "(a:Page {id") && g.chance(50) {
		text += ", (x {id: $x})-->()"
	}
	if g.chance(60) {
		text += " WHERE " + g.validCondition(2)
	}
	switch pick(g, 0, 1, 2, 3, 4, 5, 6) {
	case 0:
		text += " OPTIONAL MATCH (a)-[:TAGGED]->(t:Tag)"
	case 4:
		text += " WITH a, b, r, a.properties.rank AS x, b.properties.rank AS y WHERE x > 5 OR y < x"
	case 5:
		text += " WITH a, r, b, collect(DISTINCT r.weight) AS ws, " + pick(g, "sum", "avg", "min", "max") + "(r.weight) AS w WHERE 0.5 IN ws AND NOT w > 1" +
			" OPTIONAL MATCH (a)-[:MENTIONS*2]-(b) WHERE NOT " + g.validCondition(1) + " WITH a, r, b, ws ORDER BY a.properties.rank SKIP 1"
	case 6:
		text += " WITH b AS a, a AS b, r, a AS c OPTIONAL MATCH (c)--(), (:Tag)<--(c) WITH a, b, r, c"
	case 1:
		text += " MATCH (b)-[:WORKS_AT*1..3]->({slug: 'x'}) WHERE " + g.validCondition(1)
	case 2:
		text += " WITH DISTINCT a, b, r ORDER BY a.id LIMIT 5 WHERE " + g.validCondition(1)
	}
	return text + " RETURN " + pick(g, "a.id, b.title AS title", "b.title AS title, count(*) AS n", "DISTINCT b.title AS title, r.weight",
		"b.title AS title, collect(DISTINCT a.slug) AS slugs, max(r.weight)") +
		pick(g, "", " ORDER BY title DESC", " ORDER BY b.title") + pick(g, "", " LIMIT 3", " SKIP $skip LIMIT $limit")
}

func (g gen) validCondition(depth int) string {
	if depth > 0 && g.chance(60) {
		left, right := g.validCondition(depth-1), g.validCondition(depth-1)
		return pick(g, "("+left+" AND "+right+")", "("+left+" OR "+right+")", left+" XOR "+right, "NOT "+left, "(NOT "+left+") = (NOT "+right+")")
	}
	return pick(g, "a.title = b.title", "a <> b", "a.slug STARTS WITH $prefix", "b.title CONTAINS 'x'", "r.weight >= 0.5", "r.recordedAt < $since",
		"a.createdAt > '2026-01-31T09:00:00Z'", "b.id IN $ids", "b.subtype IN ['x', null]", "a.pinned", "$flag", "b:Company|Person", "r.validUntil IS NULL",
		"$title IS NOT NULL AND a.title <> $title", "NOT (a)-[:WORKS_AT]->(:Company {slug: 'x'})", "(a)--(b)", "NOT (b)<-[:ABOUT]-(:Fact)-[:ABOUT*1..3]-(a)", "a:Company IS NULL",
		"a.properties.rank IN [1, 2]", "NOT b.properties.rank > a.properties.rank", "b IS NOT NULL")
}

// What keeps the rules compiles, and to a plan that an engine can render without
// further checks.
func TestValidQueriesCompileToWellFormedPlans(t *testing.T) {
	for _, v := range []pattern.Visibility{pattern.Public, pattern.Internal} {
		cat := testCatalogue(t, v)
		rapid.Check(t, func(t *rapid.T) {
			text := gen{t}.valid()
			plan, err := pattern.Compile(cat, text)
			require.NoError(t, err, text)
			wellFormed(t, text, plan)
		})
	}
}

// What breaks them is refused with an error, whatever it is.
func TestAnyQueryCompilesOrIsRefused(t *testing.T) {
	cat := testCatalogue(t, pattern.Internal)
	rapid.Check(t, func(t *rapid.T) {
		text := pattern.Format(gen{t}.query())
		if plan, err := pattern.Compile(cat, text); err == nil {
			wellFormed(t, text, plan)
		} else if plan != nil {
			t.Fatalf("%s: a plan beside %v", text, err)
		}
	})
}

func wellFormed(t require.TestingT, text string, p *graph.Plan) {
	last, ok := p.Clauses[len(p.Clauses)-1].(*graph.Project)
	require.True(t, ok && last.Return, text)
	require.Len(t, p.Columns, len(last.Items), text)
	require.Positive(t, p.Cost, text)
	bound := map[int]bool{}
	for _, c := range p.Clauses {
		switch c := c.(type) {
		case *graph.Match:
			wellFormedMatch(t, text, p, c, bound)
		case *graph.Project:
			for _, i := range c.Items {
				wellFormedExpr(t, text, p, i.Expr, bound)
			}
			wellFormedOrder(t, text, c)
			for _, o := range c.OrderBy {
				wellFormedExpr(t, text, p, o.Expr, bound)
				require.NotContains(t, []graph.Kind{graph.KindNull, graph.KindList, graph.KindBytes}, o.Expr.Kind, text)
			}
			if c.Return {
				break
			}
			clear(bound)
			for _, i := range c.Items {
				require.False(t, bound[i.Var], "%s: v%d is two columns", text, i.Var)
				bound[i.Var] = true
			}
			wellFormedExpr(t, text, p, c.Where, bound)
		}
	}
}

// wellFormedOrder demands that merged rows are sorted by what they have.
func wellFormedOrder(t require.TestingT, text string, c *graph.Project) {
	merged := c.Distinct || slices.ContainsFunc(c.Items, func(i graph.ProjectItem) bool { return i.Expr.Aggregate() })
	for _, o := range c.OrderBy {
		require.True(t, !merged || slices.ContainsFunc(c.Items, func(i graph.ProjectItem) bool {
			return i.Expr == o.Expr || (i.Node || i.Edge) && (o.Expr.Op == graph.OpProp || o.Expr.Op == graph.OpShown) && o.Expr.Var == i.Expr.Var
		}), "%s: sorted by what the rows do not have", text)
	}
}

func wellFormedMatch(t require.TestingT, text string, p *graph.Plan, m *graph.Match, bound map[int]bool) {
	nodes := map[int]bool{}
	for _, n := range m.Nodes {
		require.False(t, nodes[n.Var], "%s: v%d is listed twice", text, n.Var)
		require.Equal(t, n.Bound, bound[n.Var], "%s: v%d", text, n.Var)
		require.Less(t, n.Var, p.Vars, text)
		nodes[n.Var] = true
		for _, g := range n.Labels {
			require.NotEmpty(t, g, text)
		}
	}
	for _, h := range m.Hops {
		require.True(t, nodes[h.From] && nodes[h.To], "%s: v%d has an end outside of its MATCH", text, h.Var)
		require.NotEmpty(t, h.Types, text)
		require.True(t, 1 <= h.Min && h.Min <= h.Max && h.Max <= 4, text)
		require.True(t, h.Inner == nil || len(h.Inner) > 0 && h.Max > 1, text)
		require.False(t, nodes[h.Var] || bound[h.Var], "%s: v%d is bound twice", text, h.Var)
		nodes[h.Var] = true
	}
	for v := range nodes {
		bound[v] = true
	}
	wellFormedExpr(t, text, p, m.Where, bound)
}

func wellFormedExpr(t require.TestingT, text string, p *graph.Plan, x *graph.Expr, bound map[int]bool) {
	if x == nil {
		return
	}
	switch x.Op {
	case graph.OpProp, graph.OpVar, graph.OpHasLabel, graph.OpShown:
		require.True(t, bound[x.Var], "%s: v%d is not bound", text, x.Var)
		if x.Op == graph.OpShown {
			require.True(t, graph.ShownColumn(x.Kind) != "" || x.Kind == graph.KindList && graph.ShownColumn(x.Element) != "", text)
		}
	case graph.OpParam:
		require.Equal(t, graph.Param{Kind: x.Kind, Element: x.Element}, p.Params[x.Param], text)
	case graph.OpLiteral:
		require.True(t, x.Value.IsNull() || x.Value.Kind() == x.Kind, text)
		for _, item := range x.Value.Items() {
			require.True(t, item.IsNull() || item.Kind() == x.Element, text)
		}
	case graph.OpExists, graph.OpNotExists:
		inner := map[int]bool{}
		for v := range bound {
			inner[v] = true
		}
		wellFormedMatch(t, text, p, x.Match, inner)
	case graph.OpAnd, graph.OpOr:
		require.GreaterOrEqual(t, len(x.Args), 2, text)
		for _, a := range x.Args {
			require.NotEqual(t, x.Op, a.Op, "%s: not flat", text)
		}
	}
	if x.Op != graph.OpVar {
		require.NotEqual(t, graph.KindNull, x.Kind, text)
	}
	for _, a := range x.Args {
		wellFormedExpr(t, text, p, a, bound)
	}
}
