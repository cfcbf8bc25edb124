package graphtest

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/stretchr/testify/require"

	"brain/graph"
)

var valueCases = []testCase{
	{"values come back", valuesComeBack},
	{"instants of items", instantsOfItems},
	{"null and empty", nullAndEmpty},
	{"values compare", valuesCompare},
	{"code point order", codePointOrder},
	{"text is exact", textIsExact},
	{"in a list", inList},
}

// oddTexts are texts that engines have been seen to change, ascending by code point.
func oddTexts() []string {
	texts := []string{
		"", " ", " padded ", "\"quoted\" 'n' `b` \\ \\u0027 $p {x}", "%_*?", "0", "00", "1e3", "A", "AND OR NOT", "B", "a", "a\tb\nc\r\nd", "b", "e\u0301", "null", "true",
		"\u00e9", "ß", "ı", "ΑΣ", "ด", "가", "日本語の文", "한국어", "\uff21", "\uffee", "😀", "👩\u200d👩\u200d👧", "𠮷野家",
	}
	slices.Sort(texts) // bytes of UTF-8 sort as code points
	return texts
}

func valuesComeBack(s *suite) {
	values := map[string][]graph.Value{
		"text":         {text(strings.Repeat("긴 글 ", 20_000))},
		"valueInt":     {graph.Int(0), graph.Int(-1), graph.Int(math.MaxInt64), graph.Int(math.MinInt64), graph.Int(1<<53 + 1)},
		"valueFloat":   {graph.Float(0), graph.Float(math.Copysign(0, -1)), graph.Float(0.1), graph.Float(-1.5e300), graph.Float(math.SmallestNonzeroFloat64), graph.Float(math.MaxFloat64), graph.Float(3)},
		"valueDecimal": {graph.Decimal(0), graph.Decimal(1), graph.Decimal(-7500), graph.Decimal(math.MaxInt64), graph.Decimal(math.MinInt64)},
		"confidence":   {graph.Decimal(10_000)},
		"valueBool":    {graph.Bool(true), graph.Bool(false)},
		"valueInstant": {
			graph.InstantMicros(0), graph.InstantMicros(-1), graph.Instant(now), graph.Instant(now.In(time.FixedZone("KST", 9*3600))),
			graph.Instant(time.Date(1, 1, 1, 0, 0, 0, 1000, time.UTC)), graph.Instant(time.Date(9999, 12, 31, 23, 59, 59, 999_999_999, time.UTC)),
		},
		"valueDate": {graph.Date("2024-02-29"), graph.Date("0001-01-01"), graph.Date("9999-12-31")},
	}
	for _, t := range oddTexts() {
		values["valueText"] = append(values["valueText"], text(t))
	}
	var changes []change
	check := map[string]graph.Value{}
	for property, vs := range values {
		for i, v := range vs {
			name := fmt.Sprintf("%s-%02d", property, i)
			changes = append(changes, putNode(s.node("Claim", name, s.in("a"), graph.Props{property: v})))
			check[name] = v
		}
	}
	lists := map[string][]string{"none": {}, "one": {"a"}, "order kept": {"b", "a", "b"}, "odd": oddTexts()}
	for name, list := range lists {
		changes = append(changes, putNode(s.node("Principal", name, s.in("a"), graph.Props{"roles": graph.Strings(list)})))
	}
	s.mustWrite(changes...)

	for property := range values {
		rows := s.match(graph.Everything(), "MATCH (c:Claim) WHERE c.id STARTS WITH $of AND c."+property+" IS NOT NULL RETURN c.id AS id, c."+property+" AS v", args(s.own(nil)))
		require.Len(s, rows, len(values[property]), property)
		for _, r := range rows {
			name := s.names([]graph.Row{r})[0]
			require.True(s, check[name].Equal(r[1]), "%s: wrote %s, read %s", name, check[name], r[1])
		}
	}
	for name, list := range lists {
		s.requireProps(graph.Props{"roles": graph.Strings(list)}, s.props("Principal", name, "roles"))
	}
	// The same values through a patch.
	for property, vs := range values {
		s.mustWrite(patchNode(s.id(property+"-00"), graph.NodePatch{Props: graph.Props{property: vs[len(vs)-1]}}))
		s.requireProps(graph.Props{property: vs[len(vs)-1]}, s.props("Claim", property+"-00", property))
	}
}

func instantsOfItems(s *suite) {
	times := []time.Time{time.UnixMicro(-1), time.UnixMicro(0), now.Add(999 * time.Nanosecond), time.Date(2026, 1, 1, 0, 0, 0, 0, time.FixedZone("KST", 9*3600))}
	for i, at := range times {
		name := fmt.Sprint(i)
		s.mustWrite(putNode(s.node("Claim", name, graph.Item{Scope: s.scope("a"), RecordedAt: at, ValidUntil: at}, nil)))
		s.requireProps(graph.Props{"recordedAt": graph.Instant(at), "validUntil": graph.Instant(at)}, s.props("Claim", name, "recordedAt", "validUntil", "validFrom"))
	}
}

func nullAndEmpty(s *suite) {
	s.mustWrite(
		putNode(s.node("Claim", "missing", s.in("a"), nil)),
		putNode(s.node("Claim", "null", s.in("a"), graph.Props{"context": graph.Null()})),
		putNode(s.node("Claim", "empty", s.in("a"), graph.Props{"context": text("")})),
		putNode(s.node("Claim", "zero", s.in("a"), graph.Props{"context": text("0"), "valueInt": graph.Int(0), "valueBool": graph.Bool(false)})),
		putNode(s.node("Claim", "removed", s.in("a"), graph.Props{"context": text("x")})),
	)
	s.mustWrite(patchNode(s.id("removed"), graph.NodePatch{Props: graph.Props{"context": graph.Null()}}))
	for _, c := range []struct {
		where string
		want  []string
	}{
		{"c.context IS NULL", []string{"missing", "null", "removed"}},
		{"c.context IS NOT NULL", []string{"empty", "zero"}},
		{"c.context = ''", []string{"empty"}},
		{"c.context <> ''", []string{"zero"}},
		{"NOT c.context = ''", []string{"zero"}},
		{"c.context STARTS WITH ''", []string{"empty", "zero"}},
		{"c.context ENDS WITH ''", []string{"empty", "zero"}},
		{"c.context CONTAINS ''", []string{"empty", "zero"}},
		{"c.valueInt IS NULL", []string{"empty", "missing", "null", "removed"}},
		{"c.valueInt = 0", []string{"zero"}},
		{"c.valueBool = false", []string{"zero"}},
	} {
		require.Equal(s, c.want, s.ids(graph.Everything(), "MATCH (c:Claim) WHERE c.id STARTS WITH $of AND "+c.where+" RETURN c.id ORDER BY c.id", args(s.own(nil))), c.where)
	}
}

func valuesCompare(s *suite) {
	s.mustWrite(
		putNode(s.node("Claim", "lo", s.in("a"), graph.Props{"valueInt": graph.Int(math.MinInt64), "valueDecimal": graph.Decimal(-1), "valueDate": graph.Date("1999-12-31"),
			"valueInstant": graph.InstantMicros(-5), "valueFloat": graph.Float(-0.5), "valueBool": graph.Bool(false)})),
		putNode(s.node("Claim", "mid", s.in("a"), graph.Props{"valueInt": graph.Int(math.MaxInt64 - 1), "valueDecimal": graph.Decimal(7500), "valueDate": graph.Date("2000-01-01"),
			"valueInstant": graph.InstantMicros(0), "valueFloat": graph.Float(0.1)})),
		putNode(s.node("Claim", "top", s.in("a"), graph.Props{"valueInt": graph.Int(math.MaxInt64), "valueDecimal": graph.Decimal(7501), "valueDate": graph.Date("2000-01-02"),
			"valueInstant": graph.Instant(now), "valueFloat": graph.Float(2), "valueBool": graph.Bool(true)})),
		putNode(s.node("Claim", "void", s.in("a"), nil)),
	)
	for _, c := range []struct {
		property string
		pivot    graph.Value
	}{
		{"valueInt", graph.Int(math.MaxInt64 - 1)}, {"valueDecimal", graph.Decimal(7500)}, {"valueDate", graph.Date("2000-01-01")},
		{"valueInstant", graph.InstantMicros(0)}, {"valueFloat", graph.Float(0.1)},
	} {
		for _, o := range []struct {
			op   string
			want []string
		}{{"=", []string{"mid"}}, {"<>", []string{"lo", "top"}}, {"<", []string{"lo"}}, {"<=", []string{"lo", "mid"}}, {">", []string{"top"}}, {">=", []string{"mid", "top"}}} {
			got := s.ids(graph.Everything(), "MATCH (c:Claim) WHERE c.id STARTS WITH $of AND c."+c.property+" "+o.op+" $v RETURN c.id ORDER BY c.id", args(s.own(graph.Props{"v": c.pivot})))
			require.Equal(s, o.want, got, "%s %s %s", c.property, o.op, c.pivot)
		}
		order := "MATCH (c:Claim) WHERE c.id STARTS WITH $of RETURN c.id ORDER BY c." + c.property
		require.Equal(s, []string{"lo", "mid", "top", "void"}, s.ids(graph.Everything(), order, args(s.own(nil))), "nulls are last ascending")
		require.Equal(s, []string{"void", "top", "mid", "lo"}, s.ids(graph.Everything(), order+" DESC", args(s.own(nil))), "nulls are first descending")
	}
	require.Equal(s, []string{"lo", "top", "mid", "void"}, s.ids(graph.Everything(), "MATCH (c:Claim) WHERE c.id STARTS WITH $of RETURN c.id ORDER BY c.valueBool", args(s.own(nil))))
}

func codePointOrder(s *suite) {
	var changes []change
	want := oddTexts()
	for i := range want {
		// Written and named in another order than the one expected.
		j := (i*7 + 3) % len(want)
		changes = append(changes, putNode(s.node("Page", fmt.Sprintf("%02d", i), s.in("a"), graph.Props{"title": text(want[j])})))
	}
	s.mustWrite(changes...)
	titles := func(where, order string, v string) []string {
		out := []string{}
		for _, r := range s.match(s.members("a"), "MATCH (p:Page) WHERE p.title "+where+" $v RETURN p.title AS t ORDER BY t"+order, args(graph.Props{"v": text(v)})) {
			out = append(out, r[0].Str())
		}
		return out
	}
	require.Equal(s, want, titles(">=", "", ""))
	require.Equal(s, []string{"𠮷野家", "😀", "👩\u200d👩\u200d👧"}, titles(">", " DESC", "\uffee"))
	for i, t := range want {
		require.Equal(s, want[:i], titles("<", "", t), "texts below %q", t)
	}
}

func textIsExact(s *suite) {
	texts := oddTexts()
	var changes []change
	for i, t := range texts {
		changes = append(changes, putNode(s.node("Page", fmt.Sprintf("%02d", i), s.in("a"), graph.Props{"title": text(t)})))
	}
	s.mustWrite(changes...)
	find := func(where string, v graph.Value) (found []string) {
		for _, r := range s.match(s.members("a"), "MATCH (p:Page) WHERE p.title "+where+" RETURN p.title AS t ORDER BY t", args(graph.Props{"v": v})) {
			found = append(found, r[0].Str())
		}
		return found
	}
	for _, t := range texts {
		require.Equal(s, []string{t}, find("= $v", text(t)), "%q", t)
		require.Equal(s, []string{t}, find("IN $v", graph.Strings([]string{t, "no such"})), "%q", t)
		for where, has := range map[string]func(string, string) bool{"STARTS WITH $v": strings.HasPrefix, "ENDS WITH $v": strings.HasSuffix, "CONTAINS $v": strings.Contains} {
			var want []string
			for _, u := range texts {
				if has(u, t) {
					want = append(want, u)
				}
			}
			require.Equal(s, want, find(where, text(t)), "%s %q", where, t)
		}
	}
	require.Empty(s, find("= $v", text("AND or NOT")), "case counts")
	require.Empty(s, find("= $v", text("e")), "a combining mark counts")
}

func inList(s *suite) {
	s.mustWrite(
		putNode(s.node("Principal", "both", s.in("a"), graph.Props{"roles": graph.Strings([]string{"admin", "가"})})),
		putNode(s.node("Principal", "one", s.in("a"), graph.Props{"roles": graph.Strings([]string{"Admin"})})),
		putNode(s.node("Principal", "empty", s.in("a"), graph.Props{"roles": graph.Strings(nil)})),
		putNode(s.node("Principal", "missing", s.in("a"), nil)),
	)
	for _, c := range []struct {
		where string
		want  []string
	}{
		{"$role IN p.roles", []string{"both"}},
		{"NOT $role IN p.roles", []string{"empty", "one"}},
		{"'가' IN p.roles", []string{"both"}},
		{"'adm' IN p.roles", nil},
		{"p.roles IS NULL", []string{"missing"}},
	} {
		got := s.ids(s.members("a"), "MATCH (p:Principal) WHERE "+c.where+" RETURN p.id AS id", args(graph.Props{"role": text("admin")}))
		require.ElementsMatch(s, c.want, got, c.where)
	}
}
