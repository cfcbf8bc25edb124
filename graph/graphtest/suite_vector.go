package graphtest

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/stretchr/testify/require"

	"brain/graph"
)

var vectorCases = []testCase{
	{"nearest vectors", nearestVectors},
	{"vectors filter before the limit", vectorFilters},
	{"spaces of vectors", vectorSpaces},
	{"a vector follows its text", vectorFollowsText},
	{"a vector follows its node", vectorFollowsNode},
	{"vectors within a transaction", vectorsInTransaction},
	{"missing vectors", missingVectors},
	{"bad vectors", badVectors},
}

// vectorOf makes a vector of the document that document makes with this body.
func (s *suite) vectorOf(name, body string, values ...int8) graph.Vector {
	return graph.Vector{Node: s.id(name), Model: s.prefix, Text: graph.TextHash("", body), Values: values}
}

// around is a query with room for everything.
func (s *suite) around(values ...int8) graph.VectorQuery {
	return graph.VectorQuery{TextFilter: graph.TextFilter{Now: now}, Model: s.prefix, Values: values, Least: -1, Limit: 1000}
}

func (s *suite) nearest(a graph.Audience, q graph.VectorQuery) (hits []graph.VectorHit) {
	s.Helper()
	require.NoError(s, s.read(a, func(ctx context.Context, r graph.Reader) (err error) {
		hits, err = r.SearchVectors(ctx, q)
		return err
	}))
	return hits
}

// near gives the names of the nodes found, in order.
func (s *suite) near(a graph.Audience, q graph.VectorQuery) []string {
	s.Helper()
	names := []string{}
	for _, h := range s.nearest(a, q) {
		names = append(names, strings.TrimPrefix(h.Node, s.prefix+"/"))
	}
	return names
}

func (s *suite) missing(a graph.Audience, dimensions int, after string, limit int) []string {
	s.Helper()
	names := []string{}
	require.NoError(s, s.read(a, func(ctx context.Context, r graph.Reader) error {
		hits, err := r.MissingVectors(ctx, graph.VectorSpace{Model: s.prefix, Dimensions: dimensions}, after, limit)
		for _, h := range hits {
			names = append(names, strings.TrimPrefix(h.Node, s.prefix+"/"))
		}
		return err
	}))
	return names
}

func (s *suite) countVectors(a graph.Audience, dimensions int) (count graph.VectorCount) {
	s.Helper()
	require.NoError(s, s.read(a, func(ctx context.Context, r graph.Reader) (err error) {
		count, err = r.CountVectors(ctx, graph.VectorSpace{Model: s.prefix, Dimensions: dimensions})
		return err
	}))
	return count
}

// putDocument gives the changes that make a claim with a text and the vector of it.
func (s *suite) putDocument(name string, it graph.Item, order int64, values ...int8) []change {
	d := s.document(name, name, 1)
	d.Order = order
	return []change{putNode(s.node("Claim", name, it, nil)), putText(d), putVector(s.vectorOf(name, name, values...))}
}

func (s *suite) mustPut(lists ...[]change) {
	s.Helper()
	for _, changes := range lists {
		s.mustWrite(changes...)
	}
}

func nearestVectors(s *suite) {
	s.mustPut(
		s.putDocument("same", s.in("a"), 1, 10, 20, -30),
		s.putDocument("longer", s.in("a"), 1, 20, 40, -60),
		s.putDocument("newer", s.in("a"), 2, 10, 20, -30),
		s.putDocument("aside", s.in("a"), 1, 10, 20, 30),
		s.putDocument("opposite", s.in("a"), 1, -127, -127, 127),
		s.putDocument("foreign", s.in("b"), 9, 10, 20, -30),
	)
	a, q := s.members("a"), s.around(1, 2, -3)
	require.Equal(s, []string{"newer", "longer", "same", "aside", "opposite"}, s.near(a, q), "same direction: newest first, then id")
	hits := s.nearest(a, q)
	d := s.document("newer", "newer", 1)
	require.Equal(s, graph.TextHit{Node: d.Node, Kind: "claim", Body: "newer", Length: 1, Order: 2}, hits[0].TextHit)
	require.Equal(s, graph.Cosine(140, 14, 1400), hits[0].Cosine)
	require.Equal(s, graph.Cosine(-40, 14, 1400), hits[3].Cosine)

	q.Least = 0
	require.Equal(s, []string{"newer", "longer", "same"}, s.near(a, q))
	q.Limit = 2
	require.Equal(s, []string{"newer", "longer"}, s.near(a, q), "a tie beyond the limit is cut")
	q.Limit = 0
	require.Empty(s, s.near(a, q))
	require.Empty(s, s.near(graph.Audience{}, s.around(1, 2, -3)))
	require.Equal(s, []string{"foreign"}, s.near(s.members("b", "c"), s.around(1, 2, -3)))
}

// vectorFilters: what is wanted is the farthest of many, so a filter after the
// limit would lose it.
func vectorFilters(s *suite) {
	recorded := now.AddDate(0, 0, -9)
	var changes []change
	put := func(name, kind, class, page string, it graph.Item, historic bool, values ...int8) {
		it.Scope = s.scope("a")
		d := graph.TextDocument{Node: s.id(name), Kind: kind, Class: class, Page: page, Body: name, Terms: []string{"x"}, Historic: historic}
		changes = append(changes, putNode(s.node("Claim", name, it, nil)), putText(d), putVector(s.vectorOf(name, name, values...)))
	}
	for i := range 30 {
		put(fmt.Sprintf("noise-%02d", i), "claim", "belief", "page-1", graph.Item{RecordedAt: recorded}, false, 100, 0)
		put(fmt.Sprintf("historic-%02d", i), "claim", "belief", "page-1", graph.Item{RecordedAt: recorded, RetiredAt: now.AddDate(0, 0, -5)}, true, 100, 1)
		put(fmt.Sprintf("ended-%02d", i), "claim", "belief", "page-1", graph.Item{RecordedAt: recorded, ValidUntil: now}, false, 100, 0)
		put(fmt.Sprintf("future-%02d", i), "claim", "belief", "page-1", graph.Item{RecordedAt: recorded, ValidFrom: now.Add(time.Microsecond)}, false, 100, 0)
	}
	put("passage", "passage", "belief", "page-1", graph.Item{RecordedAt: recorded}, false, 1, 100)
	put("promise", "claim", "promise", "page-1", graph.Item{RecordedAt: recorded}, false, 1, 100)
	put("page-2", "claim", "belief", "page-2", graph.Item{RecordedAt: recorded}, false, 1, 100)
	put("new", "claim", "belief", "page-1", graph.Item{RecordedAt: now}, false, 1, 100)
	put("older", "claim", "belief", "page-1", graph.Item{RecordedAt: now.AddDate(0, 0, -20), RetiredAt: recorded}, true, 2, 100)
	s.mustWrite(changes...)
	for _, c := range []struct {
		name   string
		change func(*graph.VectorQuery)
		want   []string
	}{
		{"kind", func(q *graph.VectorQuery) { q.Kinds = []string{"passage", "event"} }, []string{"passage"}},
		{"class", func(q *graph.VectorQuery) { q.Classes = []string{"promise"} }, []string{"promise"}},
		{"page", func(q *graph.VectorQuery) { q.Pages = []string{"page-2", "page-3"} }, []string{"page-2"}},
		{"since", func(q *graph.VectorQuery) { q.Since = now }, []string{"new"}},
		{"together", func(q *graph.VectorQuery) { q.Kinds, q.Pages = []string{"passage"}, []string{"page-2"} }, []string{}},
		{"as recorded", func(q *graph.VectorQuery) { q.Recorded = now.AddDate(0, 0, -15) }, []string{"older"}},
		{"history as recorded", func(q *graph.VectorQuery) { q.Recorded, q.History = now.AddDate(0, 0, -15), true }, []string{"older"}},
		{"nearest now", func(q *graph.VectorQuery) { q.Limit = 2 }, []string{"noise-00", "noise-01"}},
		{"nearest of all time", func(q *graph.VectorQuery) { q.Limit, q.History, q.Values = 2, true, []int8{100, 1} }, []string{"historic-00", "historic-01"}},
	} {
		q := s.around(1, 0)
		q.Limit = 3
		c.change(&q)
		require.Equal(s, c.want, s.near(s.members("a"), q), c.name)
	}
}

// vectorSpaces: neither another model nor another length ever meets, and the last
// vector of a node is its only one.
func vectorSpaces(s *suite) {
	s.mustPut(s.putDocument("one", s.in("a"), 0, 1, 1), s.putDocument("two", s.in("a"), 0, 1, 1, 1))
	other := s.vectorOf("three", "three", 1, 1)
	other.Model += "-other"
	s.mustWrite(append(s.putDocument("three", s.in("a"), 0, 1, 1), putVector(other))...)
	a := s.members("a")
	check := func(want2, want3, wantOther []string) {
		s.Helper()
		require.Equal(s, want2, s.near(a, s.around(1, 0)))
		require.Equal(s, want3, s.near(a, s.around(1, 0, 0)))
		q := s.around(1, 0)
		q.Model += "-other"
		require.Equal(s, wantOther, s.near(a, q))
	}
	check([]string{"one"}, []string{"two"}, []string{"three"})
	require.Equal(s, graph.VectorCount{Documents: 3, Vectors: 1}, s.countVectors(a, 3))

	for range 2 {
		require.NoError(s, s.store.UseVectors(s.Context(), graph.VectorSpace{Model: s.prefix, Dimensions: 3}))
	}
	check([]string{"one"}, []string{"two"}, []string{"three"})
	for _, name := range []string{"one", "two", "three"} {
		s.mustWrite(putVector(s.vectorOf(name, name, 0, 1, 0)))
	}
	check([]string{}, []string{"one", "three", "two"}, []string{})
	require.Equal(s, graph.VectorCount{Documents: 3, Vectors: 3}, s.countVectors(a, 3))
	require.Zero(s, s.countVectors(a, 2).Vectors)
}

// vectorFollowsText: a late answer of a model never stands for a newer text.
func vectorFollowsText(s *suite) {
	a, q := s.members("a"), s.around(1, 1)
	s.mustWrite(putNode(s.node("Claim", "c", s.in("a"), nil)), putText(s.document("c", "old words", 2)))
	require.Empty(s, s.near(a, q))
	s.mustWrite(putVector(s.vectorOf("c", "old words", 1, 1)))
	require.Len(s, s.nearest(a, q), 1)

	again := s.document("c", "old words", 2)
	again.Class, again.Order = "belief", 7
	s.mustWrite(putText(again))
	hits := s.nearest(a, q)
	require.Len(s, hits, 1, "the same text keeps its vector")
	require.EqualValues(s, 7, hits[0].Order)
	require.Equal(s, "belief", hits[0].Class)
	q.Classes = []string{"belief"}
	require.Len(s, s.nearest(a, q), 1)
	q.Classes = nil

	s.mustWrite(putText(s.document("c", "new words", 2)))
	require.Empty(s, s.near(a, q), "another text loses it")
	s.mustWrite(putVector(s.vectorOf("c", "old words", 1, 1)))
	require.Empty(s, s.near(a, q), "the vector of the old text came late")
	s.mustWrite(putVector(s.vectorOf("c", "new words", 1, -1)))
	require.Equal(s, graph.Cosine(0, 2, 2), s.nearest(a, q)[0].Cosine)
	s.mustWrite(putVector(s.vectorOf("c", "old words", 1, 1)))
	require.Equal(s, graph.Cosine(0, 2, 2), s.nearest(a, q)[0].Cosine, "nor does it replace the newer one")

	titled := s.document("c", "words", 2)
	titled.Title = "new"
	v := s.vectorOf("c", "", 1, 1)
	v.Text = graph.TextHash("new", "words")
	s.mustWrite(putText(titled), putVector(v))
	require.Len(s, s.nearest(a, q), 1, "text and vector in one write")
	early := s.vectorOf("c", "early", 1, 1)
	s.mustWrite(putVector(early), putText(s.document("c", "early", 1)))
	require.Empty(s, s.near(a, q), "a vector before its text is not of the text that is there")
	s.mustWrite(putText(titled), putVector(v))
	s.mustWrite(putVector(v), putText(s.document("c", "last words", 2)))
	require.Empty(s, s.near(a, q), "vector, then another text in one write")
	s.mustWrite(putText(s.document("c", "x", 1)), putVector(s.vectorOf("c", "x", 1, 1)), putText(s.document("c", "y", 1)), putText(s.document("c", "x", 1)))
	require.Empty(s, s.near(a, q), "there and back again")

	s.mustWrite(putVector(s.vectorOf("c", "x", 1, 1)))
	require.Len(s, s.nearest(a, q), 1)
	s.mustWrite(putText(s.document("c", "y", 1)), putText(s.document("c", "x", 1)))
	require.Empty(s, s.near(a, q), "the stored one is gone with its text")
	s.mustWrite(putVector(s.vectorOf("c", "x", 1, 1)), deleteText(s.id("c")))
	require.Empty(s, s.near(a, q))
	s.mustWrite(putVector(s.vectorOf("c", "x", 1, 1)), putVector(s.vectorOf("nobody", "x", 1, 1)))
	require.Empty(s, s.near(a, q), "no text, no node")
	s.mustWrite(putText(s.document("c", "x", 1)))
	require.Empty(s, s.near(a, q))
}

// vectorFollowsNode: rescoping, deleting and restoring move the vector at once.
func vectorFollowsNode(s *suite) {
	s.mustPut(s.putDocument("c", s.in("a"), 0, 1, 1))
	check := func(what string, want []string, audiences ...graph.Audience) {
		s.Helper()
		for _, a := range audiences {
			require.Equal(s, want, s.near(a, s.around(1, 1)), what)
			require.EqualValues(s, len(want), s.countVectors(a, 2).Vectors, what)
		}
	}
	patch := func(it graph.Item) { s.mustWrite(patchNode(s.id("c"), graph.NodePatch{Item: &it})) }
	found, nothing := []string{"c"}, []string{}
	check("first", found, s.members("a"))
	patch(s.in("b"))
	check("moved away", nothing, s.members("a"))
	check("moved here", found, s.members("b"))
	patch(graph.Item{Scope: s.scope("b"), Author: author})
	check("author", found, s.members("b"), graph.NewAudience(nil).WithAuthor(author))
	patch(graph.Item{Scope: s.scope("b"), Requires: []string{s.scope("a")}})
	check("requires", nothing, s.members("a"), s.members("b"), graph.NewAudience(nil).WithAuthor(author))
	check("requires", found, s.members("a", "b"))
	patch(graph.Item{Scope: s.scope("a"), Gated: true})
	check("gated", found, s.members("a"))
	check("gated", nothing, s.members("a").TrustedOnly())
	patch(graph.Item{Scope: s.scope("a"), ValidUntil: now})
	require.Empty(s, s.near(s.members("a"), s.around(1, 1)), "no longer valid")
	patch(graph.Item{Scope: s.scope("a"), DeletedAt: now})
	check("deleted", nothing, s.members("a"), graph.Everything())
	s.mustWrite(putVector(s.vectorOf("c", "c", 1, -1)))
	check("embedded while deleted", nothing, s.members("a"))
	patch(s.in("a"))
	check("restored", found, s.members("a"))
	require.Equal(s, graph.Cosine(0, 2, 2), s.nearest(s.members("a"), s.around(1, 1))[0].Cosine)

	s.mustWrite(deleteNode(s.id("c")))
	check("gone", nothing, s.members("a"), graph.NewAudience([]string{s.scope("a")}))
	require.NoError(s, s.store.Scrub(s.Context()))
	check("scrubbed", nothing, s.members("a"))
	s.mustWrite(putNode(s.node("Claim", "c", s.in("a"), nil)), putText(s.document("c", "c", 1)))
	check("another node of that id", nothing, s.members("a"))
}

// vectorsInTransaction: a transaction sees what it wrote, and what is rolled back
// has never been.
func vectorsInTransaction(s *suite) {
	s.mustPut(s.putDocument("before", s.in("a"), 0, 1, 1))
	seen := func(tx graph.Tx, ctx context.Context) []string {
		hits, err := tx.As(s.members("a")).SearchVectors(ctx, s.around(1, 1))
		require.NoError(s, err)
		names := []string{}
		for _, h := range hits {
			names = append(names, strings.TrimPrefix(h.Node, s.prefix+"/"))
		}
		return names
	}
	attempt := func(name string, end error) error {
		_, err := s.store.Write(s.Context(), graph.Everything(), graph.WriteOptions{}, func(ctx context.Context, tx graph.Tx) error {
			before := seen(tx, ctx)
			for _, c := range s.putDocument(name, s.in("a"), 9, 1, 1) {
				if err := c(ctx, tx); err != nil {
					return err
				}
			}
			require.Equal(s, append([]string{name}, before...), seen(tx, ctx))
			return end
		})
		return err
	}
	require.ErrorIs(s, attempt("undone", graph.ErrConflict), graph.ErrConflict)
	require.Equal(s, []string{"before"}, s.near(s.members("a"), s.around(1, 1)))
	require.NoError(s, attempt("done", nil))
	require.Equal(s, []string{"done", "before"}, s.near(s.members("a"), s.around(1, 1)))
}

func missingVectors(s *suite) {
	for i, name := range []string{"a", "b", "c", "d", "e"} {
		it := s.in("x")
		if i == 1 {
			it.Scope = s.scope("y")
		}
		d := s.document(name, name, 1)
		d.Historic = i == 2
		s.mustWrite(putNode(s.node("Claim", name, it, nil)), putText(d))
	}
	s.mustWrite(putNode(s.node("Claim", "textless", s.in("x"), nil)), putNode(s.node("Claim", "deleted", graph.Item{Scope: s.scope("x"), DeletedAt: now}, nil)), putText(s.document("deleted", "deleted", 1)))
	x := s.members("x")
	require.Equal(s, []string{"a", "c", "d", "e"}, s.missing(x, 2, "", 1000))
	require.Equal(s, []string{"a", "b", "c", "d", "e"}, s.missing(s.members("x", "y"), 2, "", 1000))
	require.Equal(s, []string{"a", "c"}, s.missing(x, 2, "", 2))
	require.Equal(s, []string{"d"}, s.missing(x, 2, s.id("c"), 1))
	require.Empty(s, s.missing(x, 2, s.id("e"), 9))
	require.Empty(s, s.missing(x, 2, "", 0))
	s.mustWrite(putVector(s.vectorOf("c", "c", 1, 1)), putVector(s.vectorOf("d", "d", 1, 1, 1)))
	require.Equal(s, []string{"a", "d", "e"}, s.missing(x, 2, "", 1000), "a vector of another space does not count")
	require.Equal(s, graph.VectorCount{Documents: 4, Vectors: 1}, s.countVectors(x, 2))
	s.mustWrite(putText(s.document("c", "c changed", 2)))
	require.Equal(s, []string{"a", "c", "d", "e"}, s.missing(x, 2, "", 1000))
}

func badVectors(s *suite) {
	s.mustWrite(putNode(s.node("Claim", "c", s.in("a"), nil)), putText(s.document("c", "c", 1)))
	nameless := s.vectorOf("c", "c", 1)
	nameless.Model = ""
	for what, v := range map[string]graph.Vector{
		"no values": s.vectorOf("c", "c"), "zero": s.vectorOf("c", "c", 0, 0), "no model": nameless,
		"too long": s.vectorOf("c", "c", make([]int8, graph.MaxDimensions+1)...),
	} {
		require.ErrorContains(s, s.write(putVector(v)), "vector", what)
		q := s.around(v.Values...)
		q.Model = v.Model
		require.ErrorContains(s, s.read(s.members("a"), func(ctx context.Context, r graph.Reader) error {
			_, err := r.SearchVectors(ctx, q)
			return err
		}), "vector", what)
	}
	require.Error(s, s.store.UseVectors(s.Context(), graph.VectorSpace{Model: "m"}))
	require.Empty(s, s.near(s.members("a"), s.around(1)))
}
