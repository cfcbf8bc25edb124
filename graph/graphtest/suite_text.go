package graphtest

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/stretchr/testify/require"

	"brain/graph"
)

var textCases = []testCase{
	{"text comes back", textComesBack},
	{"text filters before the limit", textFilters},
	{"text order and ties", textTies},
	{"text behind a filter that few pass", textFewPass},
	{"text statistics", textStatistics},
	{"hidden text", hiddenText},
	{"many terms and keys", manyTerms},
}

// search is a query for terms of weight 1, with room for everything.
func search(terms ...string) graph.TextQuery {
	q := graph.TextQuery{TextFilter: graph.TextFilter{Now: now}, Limit: 1000, ReadOn: 1000}
	for _, t := range terms {
		q.Terms = append(q.Terms, graph.WeightedTerm{Term: t, Weight: 1})
	}
	return q
}

func (s *suite) hits(a graph.Audience, q graph.TextQuery) (hits []graph.TextHit) {
	s.Helper()
	require.NoError(s, s.read(a, func(ctx context.Context, r graph.Reader) (err error) {
		hits, err = r.Search(ctx, q)
		return err
	}))
	return hits
}

// found gives the names of the nodes found, in order.
func (s *suite) found(a graph.Audience, q graph.TextQuery) []string {
	s.Helper()
	names := []string{}
	for _, h := range s.hits(a, q) {
		names = append(names, strings.TrimPrefix(h.Node, s.prefix+"/"))
	}
	return names
}

func (s *suite) statistics(a graph.Audience, history bool, terms ...string) (st graph.TextStatistics) {
	s.Helper()
	require.NoError(s, s.read(a, func(ctx context.Context, r graph.Reader) (err error) {
		st, err = r.Statistics(ctx, graph.TextStatisticsQuery{Terms: terms, History: history})
		return err
	}))
	return st
}

// document makes a text whose body is its terms.
func (s *suite) document(name, body string, length int64) graph.TextDocument {
	return graph.TextDocument{Node: s.id(name), Kind: "claim", Body: body, Terms: strings.Fields(body), Length: length}
}

func textComesBack(s *suite) {
	s.mustWrite(putNode(s.node("Claim:Fact", "c", s.in("a"), nil)))
	d := graph.TextDocument{
		Node: s.id("c"), Kind: "claim", Class: "belief", Page: s.id("p"), Body: "coffee 공급 業者 x_y 7 coffee", Title: "menu",
		Terms: []string{"coffee", "공급", "業者", "x_y", "7", "menu"}, Length: 6, Order: now.UnixMicro(), Historic: false,
	}
	s.mustWrite(putText(d))
	want := graph.TextHit{Node: d.Node, Kind: d.Kind, Class: d.Class, Page: d.Page, Body: d.Body, Title: d.Title, Length: d.Length, Order: d.Order, Sum: 1}
	for _, term := range d.Terms {
		require.Equal(s, []graph.TextHit{want}, s.hits(s.members("a"), search(term)), term)
	}
	for _, term := range []string{"coff", "Coffee", "공", "공급업체", "AND", "OR", "NOT", "x", "y", "x_", "none"} {
		require.Empty(s, s.hits(s.members("a"), search(term)), term)
	}
	require.Empty(s, s.hits(s.members("a"), search()))

	q := search("coffee", "none", "menu")
	q.Terms[0].Weight, q.Terms[2].Weight = 700, 41
	want.Sum = 741
	require.Equal(s, []graph.TextHit{want}, s.hits(s.members("a"), q))

	d.Body, d.Title, d.Terms, d.Class, d.Page, d.Length, d.Order, d.Historic = "tea", "", []string{"tea"}, "", "", 1, -5, true
	s.mustWrite(putText(d))
	require.Empty(s, s.hits(s.members("a"), search("coffee", "tea")))
	history := search("coffee", "tea")
	history.History = true
	require.Equal(s, []graph.TextHit{{Node: d.Node, Kind: "claim", Body: "tea", Length: 1, Order: -5, Historic: true, Sum: 1}}, s.hits(s.members("a"), history))

	s.mustWrite(deleteText(d.Node), deleteText(d.Node), deleteText(s.id("nobody")))
	require.Empty(s, s.hits(s.members("a"), history))
	require.ErrorIs(s, s.write(putText(graph.TextDocument{Node: s.id("nobody"), Terms: []string{"tea"}})), graph.ErrNotFound)

	s.mustWrite(putText(d))
	require.Len(s, s.hits(s.members("a"), history), 1)
	s.mustWrite(deleteNode(d.Node))
	require.Empty(s, s.hits(s.members("a"), history))
	require.Zero(s, s.statistics(s.members("a"), true, "tea").Documents)
}

// textFilters: the wanted document has the lowest sum of many, so a filter after
// the limit would lose it.
func textFilters(s *suite) {
	put := func(name, kind, class, page string, it graph.Item, historic bool, terms string) []change {
		it.Scope = s.scope("a")
		return []change{putNode(s.node("Claim", name, it, nil)), putText(graph.TextDocument{Node: s.id(name), Kind: kind, Class: class, Page: page, Body: terms, Terms: strings.Fields(terms), Length: 2, Historic: historic})}
	}
	var changes []change
	old := graph.Item{RecordedAt: now.AddDate(0, 0, -9)}
	for i := range 30 {
		changes = append(changes, put(fmt.Sprintf("noise-%02d", i), "claim", "belief", "page-1", old, false, "tea cup")...)
	}
	for i := range 10 {
		changes = append(changes, put(fmt.Sprintf("ended-%02d", i), "claim", "belief", "page-1", graph.Item{RecordedAt: old.RecordedAt, ValidUntil: now}, false, "tea cup")...)
		changes = append(changes, put(fmt.Sprintf("future-%02d", i), "claim", "belief", "page-1", graph.Item{RecordedAt: old.RecordedAt, ValidFrom: now.Add(time.Microsecond)}, false, "tea cup")...)
		changes = append(changes, put(fmt.Sprintf("historic-%02d", i), "claim", "belief", "page-1", old, true, "tea cup")...)
	}
	changes = append(changes, put("passage", "passage", "belief", "page-1", old, false, "tea")...)
	changes = append(changes, put("event", "event", "", "page-1", old, false, "tea")...)
	changes = append(changes, put("promise", "claim", "promise", "page-1", old, false, "tea")...)
	changes = append(changes, put("page-2", "claim", "belief", "page-2", old, false, "tea")...)
	changes = append(changes, put("pageless", "claim", "belief", "", old, false, "tea")...)
	changes = append(changes, put("new", "claim", "belief", "page-1", graph.Item{RecordedAt: now}, false, "tea")...)
	for i := range 10 {
		changes = append(changes, put(fmt.Sprintf("retired-%02d", i), "claim", "belief", "page-1", graph.Item{RecordedAt: old.RecordedAt, RetiredAt: now.AddDate(0, 0, -5)}, true, "tea cup")...)
	}
	changes = append(changes, put("older", "claim", "belief", "page-1", graph.Item{RecordedAt: now.AddDate(0, 0, -20), RetiredAt: now.AddDate(0, 0, -9)}, true, "tea")...)
	changes = append(changes, put("timeless", "claim", "belief", "page-1", graph.Item{}, false, "tea")...)
	s.mustWrite(changes...)

	for _, c := range []struct {
		name   string
		change func(*graph.TextQuery)
		want   []string
	}{
		{"kind", func(q *graph.TextQuery) { q.Kinds = []string{"passage"} }, []string{"passage"}},
		{"kinds", func(q *graph.TextQuery) { q.Kinds = []string{"passage", "event", "name"} }, []string{"event", "passage"}},
		{"class", func(q *graph.TextQuery) { q.Classes = []string{"promise"} }, []string{"promise"}},
		{"page", func(q *graph.TextQuery) { q.Pages = []string{"page-2", "page-3"} }, []string{"page-2"}},
		{"since", func(q *graph.TextQuery) { q.Since = now }, []string{"new"}},
		{"since after all", func(q *graph.TextQuery) { q.Since = now.Add(time.Microsecond) }, []string{}},
		{"kind and class", func(q *graph.TextQuery) { q.Kinds, q.Classes = []string{"passage"}, []string{"promise"} }, []string{}},
		{"later", func(q *graph.TextQuery) { q.Now, q.Limit, q.ReadOn = now.Add(time.Microsecond), 40, 100 }, append(numbered("future", 10), numbered("noise", 30)...)},
		{"earlier", func(q *graph.TextQuery) { q.Now, q.Limit, q.ReadOn = now.Add(-time.Microsecond), 40, 100 }, append(numbered("ended", 10), numbered("noise", 30)...)},
		{"history", func(q *graph.TextQuery) { q.History, q.Limit, q.ReadOn = true, 5, 100 },
			append(append(numbered("ended", 10), numbered("future", 10)...), append(numbered("historic", 10), append(numbered("noise", 30), numbered("retired", 10)...)...)...)},
		{"as of before the others", func(q *graph.TextQuery) { q.Recorded, q.Limit = now.AddDate(0, 0, -10), 5 }, []string{"older", "timeless"}},
		{"as of its retirement", func(q *graph.TextQuery) { q.Recorded, q.Limit, q.ReadOn = now.AddDate(0, 0, -9), 1, 100 },
			append(numbered("historic", 10), append(numbered("noise", 30), numbered("retired", 10)...)...)},
		{"as of later", func(q *graph.TextQuery) { q.Recorded, q.Limit, q.ReadOn = now.AddDate(0, 0, -5), 1, 100 },
			append(numbered("historic", 10), numbered("noise", 30)...)},
		{"history as of", func(q *graph.TextQuery) { q.Recorded, q.History, q.Limit = now.AddDate(0, 0, -10), true, 5 }, []string{"older", "timeless"}},
	} {
		q := search("tea", "cup")
		q.Limit, q.ReadOn = 2, 2
		c.change(&q)
		require.Equal(s, c.want, s.found(s.members("a"), q), c.name)
	}
}

func numbered(name string, n int) []string {
	out := make([]string, n)
	for i := range out {
		out[i] = fmt.Sprintf("%s-%02d", name, i)
	}
	return out
}

func textTies(s *suite) {
	for _, d := range []struct {
		name  string
		terms string
		order int64
	}{
		{"a", "tea", 1}, {"b", "tea", 2}, {"c", "tea", 2}, {"d", "tea cup", -1}, {"e", "tea", 1}, {"f", "cup", 9}, {"B", "tea", 1}, {"가", "tea", 1}, {"g", "tea", 0},
	} {
		doc := s.document(d.name, d.terms, 1)
		doc.Order = d.order
		s.mustWrite(putNode(s.node("Claim", d.name, s.in("a"), nil)), putText(doc))
	}
	all := []string{"d", "b", "c", "B", "a", "e", "가", "g", "f"}
	for _, c := range []struct {
		limit, readOn, want int
	}{{100, 100, 9}, {9, 9, 9}, {1, 1, 1}, {1, 5, 1}, {2, 2, 2}, {2, 4, 4}, {2, 8, 8}, {2, 100, 8}, {8, 100, 8}, {5, 6, 6}} {
		q := search("tea", "cup")
		q.Terms[0].Weight = 2
		q.Limit, q.ReadOn = c.limit, c.readOn
		require.Equal(s, all[:c.want], s.found(s.members("a"), q), "limit %d, read on to %d", c.limit, c.readOn)
	}
}

// textFewPass finds what a filter lets through, however many documents with greater
// sums it does not, and orders it whatever has been counted before.
func textFewPass(s *suite) {
	const documents, words = 150, 5
	type doc struct {
		name  string
		sum   int
		order int64
	}
	var changes []change
	var want []doc
	for i := range documents {
		holds := i%(1<<words-1) + 1
		var terms []string
		for w := range words {
			if holds>>w&1 == 1 {
				terms = append(terms, fmt.Sprint("w", w))
			}
		}
		d := doc{fmt.Sprintf("%03d", i), holds, int64(i * 7 % 11)}
		text := s.document(d.name, strings.Join(terms, " "), 1)
		text.Order = d.order
		if holds < 8 && i%3 == 0 {
			text.Kind = "passage"
			want = append(want, d)
		}
		changes = append(changes, putNode(s.node("Claim", d.name, s.in("a"), nil)), putText(text))
	}
	s.mustWrite(changes...)
	slices.SortFunc(want, func(a, b doc) int {
		return cmp.Or(cmp.Compare(b.sum, a.sum), cmp.Compare(b.order, a.order), strings.Compare(a.name, b.name))
	})
	q := search()
	q.Kinds = []string{"passage"}
	var terms []string
	for w := range words {
		terms = append(terms, fmt.Sprint("w", w))
		q.Terms = append(q.Terms, graph.WeightedTerm{Term: terms[w], Weight: 1 << w})
	}
	for _, limit := range []int{1, 2, 5, len(want), documents} {
		for _, readOn := range []int{limit, limit + 1, documents} {
			q.Limit, q.ReadOn = limit, readOn
			n := min(limit, len(want))
			for n < min(readOn, len(want)) && want[n].sum == want[limit-1].sum {
				n++
			}
			var names []string
			for _, d := range want[:n] {
				names = append(names, d.name)
			}
			require.Equal(s, names, s.found(s.members("a"), q), "limit %d, read on to %d", limit, readOn)
			require.NoError(s, s.read(s.members("a"), func(ctx context.Context, r graph.Reader) error {
				counted, err := r.Statistics(ctx, graph.TextStatisticsQuery{Terms: terms})
				if err != nil {
					return err
				}
				require.NotZero(s, counted.Frequency["w0"])
				hits, err := r.Search(ctx, q)
				require.Len(s, hits, n)
				for i, h := range hits {
					require.Equal(s, s.id(want[i].name), h.Node)
					require.Equal(s, int64(want[i].sum), h.Sum)
				}
				return err
			}))
		}
	}
}

// textStatistics follows one document through everything that can happen to it,
// beside one that stays.
func textStatistics(s *suite) {
	const me = "author-of-text"
	item := func(scope string) graph.Item { return graph.Item{Scope: s.scope(scope), Author: me, RecordedAt: now} }
	a, b := s.members("a"), s.members("b")
	mine := s.members("z").WithAuthor(me)
	type count struct{ documents, length, tea, cup int64 }
	check := func(step string, who graph.Audience, history bool, want count) {
		s.Helper()
		st := s.statistics(who, history, "tea", "cup", "none")
		require.Equal(s, want, count{st.Documents, st.Length, st.Frequency["tea"], st.Frequency["cup"]}, step)
		require.Zero(s, st.Frequency["none"], step)
		q := search("tea")
		q.History = history
		require.Len(s, s.hits(who, q), int(want.tea), step)
	}
	s.mustWrite(putNode(s.node("Claim", "stays", s.in("a"), nil)), putText(s.document("stays", "tea", 3)))
	none, stays := count{}, count{1, 3, 1, 0}
	check("at first", a, false, stays)

	s.mustWrite(putNode(s.node("Claim", "c", item("a"), nil)))
	check("without a document", a, false, stays)
	s.mustWrite(putText(s.document("c", "tea cup", 10)))
	check("put", a, false, count{2, 13, 2, 1})
	check("put", mine, false, count{1, 10, 1, 1})
	check("put", s.members("a").WithAuthor(me), false, count{2, 13, 2, 1}) // not twice
	check("put", b, false, none)
	check("put", graph.Audience{}, false, none)

	s.mustWrite(putText(s.document("c", "cup", 7)))
	check("replace", a, false, count{2, 10, 1, 1})
	check("replace", mine, false, count{1, 7, 0, 1})
	s.mustWrite(putText(s.document("c", "cup", 7)))
	check("replace by the same", a, false, count{2, 10, 1, 1})
	s.mustWrite(putText(s.document("c", "tea cup", 10)))

	moved := item("b")
	s.mustWrite(patchNode(s.id("c"), graph.NodePatch{Item: &moved}))
	check("rescope", a, false, stays)
	check("rescope", b, false, count{1, 10, 1, 1})
	check("rescope", mine, false, count{1, 10, 1, 1})
	check("rescope", s.members("a", "b"), false, count{2, 13, 2, 1})
	check("rescope", s.members("a", "b").WithAuthor(me), false, count{2, 13, 2, 1})
	check("rescope", s.members("a").WithAuthorIn(me, []string{s.scope("b")}), false, count{2, 13, 2, 1})
	check("rescope", s.members("a").WithAuthorIn(me, []string{s.scope("a")}), false, stays)

	derived := item("b")
	derived.Requires = []string{s.scope("a")}
	s.mustWrite(patchNode(s.id("c"), graph.NodePatch{Item: &derived}))
	check("require", b, false, none)
	check("require", mine, false, none)
	check("require", s.members("a", "b"), false, count{2, 13, 2, 1})

	gated := item("a")
	gated.Gated = true
	s.mustWrite(patchNode(s.id("c"), graph.NodePatch{Item: &gated}))
	check("gate", a, false, count{2, 13, 2, 1})
	check("gate", a.TrustedOnly(), false, stays)
	check("gate", mine.TrustedOnly(), false, none)

	retired := item("a")
	retired.RetiredAt = now
	historic := s.document("c", "tea cup", 10)
	historic.Historic = true
	s.mustWrite(patchNode(s.id("c"), graph.NodePatch{Item: &retired}), putText(historic))
	check("retire", a, false, stays)
	check("retire", a, true, count{2, 13, 2, 1})
	check("retire", mine, true, count{1, 10, 1, 1})
	check("retire", mine, false, none)

	deleted := retired
	deleted.DeletedAt = now
	s.mustWrite(patchNode(s.id("c"), graph.NodePatch{Item: &deleted}))
	check("delete", a, true, stays)
	check("delete", mine, true, none)
	s.mustWrite(putText(historic))
	check("put while deleted", a, true, stays)
	s.mustWrite(patchNode(s.id("c"), graph.NodePatch{Item: &retired}))
	check("restore", a, true, count{2, 13, 2, 1})
	check("restore", mine, true, count{1, 10, 1, 1})

	s.mustWrite(patchNode(s.id("c"), graph.NodePatch{Props: graph.Props{"text": text("props alone")}}))
	check("patch of properties", a, true, count{2, 13, 2, 1})
	require.Error(s, s.write(deleteText(s.id("c")), putText(s.document("stays", "cup", 1)), failWith(context.DeadlineExceeded)))
	check("failed write", a, true, count{2, 13, 2, 1})

	s.mustWrite(deleteText(s.id("c")))
	check("delete text", a, true, stays)
	s.mustWrite(putText(historic), deleteNode(s.id("c")))
	check("delete node", a, true, stays)
	check("delete node", mine, true, none)
	// Several changes in one write, as an index that defers them must add them up.
	live := item("a")
	s.mustWrite(putNode(s.node("Claim", "c", item("b"), nil)), putText(s.document("c", "tea", 1)), patchNode(s.id("c"), graph.NodePatch{Item: &live}),
		putText(s.document("c", "cup", 5)), patchNode(s.id("c"), graph.NodePatch{Item: &deleted}), patchNode(s.id("c"), graph.NodePatch{Item: &live}))
	check("many at once", a, false, count{2, 8, 1, 1})
	check("many at once", b, false, none)
}

// hiddenText: what a reader cannot know changes neither hits, nor their order,
// nor the statistics.
func hiddenText(s *suite) {
	for i := range 6 {
		d := s.document(fmt.Sprint(i), "tea"+strings.Repeat(" cup", i%2), int64(i))
		s.mustWrite(putNode(s.node("Claim", fmt.Sprint(i), s.in("a"), nil)), putText(d))
	}
	q := search("tea", "cup")
	q.Limit, q.ReadOn = 4, 5
	hits, st := s.hits(s.members("a"), q), s.statistics(s.members("a"), true, "tea", "cup")
	require.Len(s, hits, 5)

	var changes []change
	for i := range 200 {
		name := fmt.Sprintf("hidden-%03d", i)
		it := []graph.Item{s.in("b"), {Scope: s.scope("a"), Requires: []string{s.scope("b")}}, {Scope: s.scope("a"), DeletedAt: now}, {Scope: s.scope("b"), Author: author}, {}}[i%5]
		d := s.document(name, "tea cup tea_cup", 1000)
		d.Order = 1 << 50
		changes = append(changes, putNode(s.node("Claim", name, it, nil)), putText(d))
	}
	s.mustWrite(changes...)
	require.Equal(s, hits, s.hits(s.members("a"), q))
	require.Equal(s, st, s.statistics(s.members("a"), true, "tea", "cup"))
	require.Zero(s, s.statistics(s.members("a"), true, "tea_cup").Frequency["tea_cup"])
}

// manyTerms asks for more terms times keys than one statement of an engine's
// index may hold.
func manyTerms(s *suite) {
	const documents, scopes, terms = 120, 60, 2000
	var changes []change
	want := map[string]int64{}
	for i := range documents {
		name := fmt.Sprintf("%03d", i)
		it := graph.Item{Scope: s.scope(fmt.Sprint(i % scopes))}
		if i%3 == 0 {
			it.Ends = []string{s.scope(fmt.Sprint((i + 1) % scopes))}
		}
		var words []string
		for j := range 40 {
			words = append(words, fmt.Sprintf("term%04d", (i*17+j*j)%(terms+100)))
		}
		d := s.document(name, strings.Join(words, " "), 40)
		seen := map[string]bool{}
		for _, w := range words {
			if !seen[w] {
				seen[w] = true
				want[w]++
			}
		}
		d.Terms = d.Terms[:0]
		for w := range seen {
			d.Terms = append(d.Terms, w)
		}
		changes = append(changes, putNode(s.node("Claim", name, it, nil)), putText(d))
	}
	s.mustWrite(changes...)
	var all []string
	for i := range scopes {
		all = append(all, fmt.Sprint(i))
	}
	asked := make([]string, terms)
	for i := range asked {
		asked[i] = fmt.Sprintf("term%04d", i)
	}
	st := s.statistics(s.members(all...), false, asked...)
	require.EqualValues(s, documents, st.Documents)
	require.EqualValues(s, documents*40, st.Length)
	sums := int64(0)
	for _, term := range asked {
		require.Equal(s, want[term], st.Frequency[term], term)
		sums += want[term]
	}
	got := int64(0)
	for _, h := range s.hits(s.members(all...), search(asked...)) {
		got += h.Sum
	}
	require.Equal(s, sums, got, "every term of every document is found once")
}
