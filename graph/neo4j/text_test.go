package neo4j

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"brain/graph"
)

func TestLuceneQuery(t *testing.T) {
	at := time.UnixMicro(7)
	for name, c := range map[string]struct {
		query   graph.TextQuery
		keys    []string
		trusted bool
		want    string
	}{
		"terms of everything": {graph.TextQuery{Terms: []graph.WeightedTerm{{Term: "b", Weight: 2}, {Term: "a", Weight: 1}, {Term: "b", Weight: 3}}, TextFilter: graph.TextFilter{History: true}}, nil, false,
			`+ftTerms:(["a" TO "a"]^1 ["b" TO "b"]^5)`},
		"a reader now": {graph.TextQuery{Terms: []graph.WeightedTerm{{Term: "a", Weight: 1}}, TextFilter: graph.TextFilter{Now: at}}, []string{"k2", "k1"}, false,
			`+ftTerms:(["a" TO "a"]^1) +ftKeys:(["k1" TO "k1"] ["k2" TO "k2"])^0 -ftTags:["historic" TO "historic"]` +
				` -ftFrom:{"09223372036854775815" TO *] -ftUntil:[* TO "09223372036854775815"]`},
		"filters": {graph.TextQuery{Terms: []graph.WeightedTerm{{Term: "a", Weight: 1}}, TextFilter: graph.TextFilter{History: true, Since: at,
			Kinds: []string{"claim"}, Classes: []string{"", "a b"}, Pages: []string{"p-1"}}}, []string{"k"}, true,
			`+ftTerms:(["a" TO "a"]^1) +ftKeys:(["k" TO "k"])^0 +ftTags:(["page_pp-1" TO "page_pp-1"])^0 +ftTags:(["kind_pclaim" TO "kind_pclaim"])^0` +
				` +ftTags:(["class_p" TO "class_p"] ["class_x612062" TO "class_x612062"])^0 -ftTags:["gated" TO "gated"] +ftSince:["09223372036854775815" TO *]^0`},
	} {
		t.Run(name, func(t *testing.T) {
			require.Equal(t, []string{c.want}, luceneQueries(c.query, c.keys, c.trusted))
		})
	}
}

// TestLuceneClauses: no query has more clauses than Lucene takes, whatever the
// numbers of terms, keys and pages.
func TestLuceneClauses(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		many := func(name string) []string {
			out := make([]string, rapid.IntRange(0, 1500).Draw(t, name))
			for i := range out {
				out[i] = name + strings.Repeat("i", i%7) + string(rune('a'+i%26)) + padded(time.UnixMicro(int64(i)))
			}
			return out
		}
		q := graph.TextQuery{TextFilter: graph.TextFilter{Pages: many("p"), History: true}}
		for _, term := range append(many("t"), "one") {
			q.Terms = append(q.Terms, graph.WeightedTerm{Term: term, Weight: 1})
		}
		for _, text := range luceneQueries(q, many("k"), true) {
			require.LessOrEqual(t, strings.Count(text, " TO "), 1024)
		}
	})
}

func TestTokensDiffer(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := rapid.String().Draw(t, "a"), rapid.String().Draw(t, "b")
		require.Equal(t, a == b, token(a) == token(b))
		require.NotContains(t, token(a), " ")
	})
}

func TestPaddedTimesSortAsTimes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := rapid.Int64Range(-1<<60, 1<<60).Draw(t, "a"), rapid.Int64Range(-1<<60, 1<<60).Draw(t, "b")
		require.Equal(t, a < b, padded(time.UnixMicro(a)) < padded(time.UnixMicro(b)))
	})
}

// TestChangesCancel: taking a document out after it was counted leaves nothing.
func TestChangesCancel(t *testing.T) {
	f := filed{item: graph.Item{Scope: "group:a", Author: "u"}, doc: &graph.TextDocument{Terms: []string{"a", "b", "a"}, Length: 9}}
	ch := changes{}
	ch.count(f, 1)
	require.Len(t, ch, 6, "two keys, each with two terms and a total")
	ch.count(f, -1)
	require.Empty(t, ch)
	f.item.DeletedAt = time.UnixMicro(1)
	ch.count(f, 1)
	require.Empty(t, ch, "deleted documents do not count")
}
