package text_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"brain/internal/text"
)

func body(s string) text.Document {
	return text.Document{Fields: []text.Field{text.NewField(1, s)}}
}

func TestIDF(t *testing.T) {
	s := text.Stats{Docs: 100, DF: map[string]int64{"rare": 1, "common": 100, "wrong": 500}}
	require.InDelta(t, math.Log(1+99.5/1.5), text.IDF(s, "rare"), 1e-12)
	require.Greater(t, text.IDF(s, "unlisted"), text.IDF(s, "rare"))
	require.Positive(t, text.IDF(s, "common"))
	require.Equal(t, text.IDF(s, "common"), text.IDF(s, "wrong"))
	require.Equal(t, 421, text.Weight(s, "rare"))
	require.Equal(t, 1, text.Weight(s, "common"))
	require.GreaterOrEqual(t, text.Weight(text.Stats{}, "x"), 1)
}

// 64 of the greatest weights are exact in float32.
func TestWeightSumsAreExactInFloat32(t *testing.T) {
	s := text.Stats{Docs: 1_000_000_000}
	require.Less(t, text.MaxQueryWords*text.Weight(s, "x"), 1<<24)
}

func TestPlus(t *testing.T) {
	a := text.Stats{Docs: 2, Length: 10, DF: map[string]int64{"x": 1, "y": 2}}
	b := text.Stats{Docs: 3, Length: 20, DF: map[string]int64{"y": 1, "z": 3}}
	want := text.Stats{Docs: 5, Length: 30, DF: map[string]int64{"x": 1, "y": 3, "z": 3}}
	require.Equal(t, want, a.Plus(b))
	require.Equal(t, want, text.Stats{}.Plus(b).Plus(a))
}

func TestChoiceLeavesOutWhatTellsNothing(t *testing.T) {
	q := text.ParseQuery("what is the invoice budget of zeppelin")
	choose := func(df map[string]int64) []string {
		var out []string
		for _, w := range text.Choice(q, text.Stats{Docs: 3000, Length: 1, DF: df}, text.DefaultFrequent()) {
			out = append(out, w.Term)
			require.GreaterOrEqual(t, w.Weight, 1)
		}
		return out
	}
	require.Equal(t, []string{"_sinvoic", "_sbudget", "_szeppelin"}, choose(map[string]int64{"_sbudget": 1000}), "a third is not more than a third")
	require.Equal(t, []string{"_sinvoic", "_szeppelin"}, choose(map[string]int64{"_sbudget": 1001, "_sinvoic": 40}))
	require.Equal(t, []string{"_sinvoic", "_sbudget", "_szeppelin"}, choose(map[string]int64{"_sinvoic": 1500, "_sbudget": 2000, "_szeppelin": 0}), "the only other term is in no document")
	require.Equal(t, []string{"_szeppelin"}, choose(map[string]int64{"_sinvoic": 1500, "_sbudget": 2000}), "unlisted is rare")
}

func TestFewDocumentsAreNeverTooMany(t *testing.T) {
	q := text.ParseQuery("invoice budget")
	s := text.Stats{Docs: 400, DF: map[string]int64{"_sbudget": 300, "_sinvoic": 1}}
	require.Len(t, text.Choice(q, s, text.DefaultFrequent()), 2)
}

func TestBM25(t *testing.T) {
	s := text.Stats{Docs: 10, Length: 50, DF: map[string]int64{"_sinvoic": 2, "_sbudget": 5}}
	q := text.ParseQuery("invoice budget")
	got := text.BM25(q, body("invoice one two three four"), s)
	// tf 1, length = average: idf · 1 · 2.2 / (1 + 1.2) = idf.
	require.InDelta(t, math.Log(1+8.5/2.5), got.Value, 1e-12)
	require.Equal(t, []int{0}, got.Words)
	require.True(t, got.Content)
	require.Zero(t, text.BM25(q, body("nothing here"), s).Value)
	require.Zero(t, text.BM25(text.ParseQuery(""), body("nothing here"), text.Stats{}).Value)
}

func TestOrderOfScores(t *testing.T) {
	better := func(question, first, second string) {
		t.Helper()
		require.Greater(t, score(question, first).Value, score(question, second).Value, question)
	}
	better("running", "the running man", "the run man")
	better("café", "a café here", "a cafe here")
	better("invoice", "invoice invoice one", "invoice one two")
	better("invoice", "invoice one", "invoice one two three four five six")
	better("C++", "in C++ now", "in C now")
	better("TCP/IP", "the TCP/IP stack", "the TCP and IP stack")
	better("東京都庁", "東京都庁へ", "東京 京都 都庁")
	better("회의록", "주간회의록을", "회의 의록")
	better("本", "本 屋", "本屋 日")
}

func TestSpellingsAreOneConceptNotASum(t *testing.T) {
	s := text.Stats{Docs: 10, Length: 30}
	one := text.BM25(text.ParseQuery("running"), body("running one two"), s)
	both := text.BM25(text.ParseQuery("running run"), body("running one two"), s)
	require.Equal(t, one.Value, both.Value)
}

func TestTitlesCountMore(t *testing.T) {
	q, s := text.ParseQuery("invoice"), text.Stats{Docs: 10, Length: 60}
	fields := func(title, rest string) text.Document {
		return text.Document{Fields: []text.Field{text.NewField(3, title), text.NewField(1, rest)}}
	}
	require.Greater(t,
		text.BM25(q, fields("Invoice rules", "some words that follow"), s).Value,
		text.BM25(q, fields("Some rules", "invoice words that follow"), s).Value)
}

func TestARunIsUncutOnlyWithinOneField(t *testing.T) {
	q, s := text.ParseQuery("東京都"), text.Stats{Docs: 10, Length: 30}
	require.Equal(t, []int{0}, text.BM25(q, body("新東京都民"), s).Runs)
	require.Empty(t, text.BM25(q, body("東京、京都"), s).Runs)
	split := text.Document{Fields: []text.Field{text.NewField(1, "東京"), text.NewField(1, "京都")}}
	require.Empty(t, text.BM25(q, split, s).Runs)
	twice := text.ParseQuery("ははは")
	require.Equal(t, []int{0}, text.BM25(twice, body("ははは"), s).Runs)
	require.Empty(t, text.BM25(twice, body("はは"), s).Runs)
}

func TestScoreProperties(t *testing.T) {
	check(t, func(t *rapid.T) {
		q, d := text.ParseQuery(anyText().Draw(t, "question")), body(anyText().Draw(t, "document"))
		s := text.Stats{Docs: rapid.Int64Range(0, 1000).Draw(t, "docs"), Length: rapid.Int64Range(0, 10000).Draw(t, "length"), DF: map[string]int64{}}
		for _, term := range q.Bases() {
			s.DF[term] = rapid.Int64Range(0, 1000).Draw(t, "df")
		}
		got := text.BM25(q, d, s)
		require.False(t, math.IsNaN(got.Value) || math.IsInf(got.Value, 0) || got.Value < 0)
		require.Equal(t, len(got.Words) > 0, got.Value > 0)
		require.True(t, slices.IsSorted(got.Words))
		require.Equal(t, got, text.BM25(q, d, s))
		// What matches is what an index over the stored terms finds by the base terms.
		have := map[string]bool{}
		for _, f := range d.Fields {
			for _, term := range strings.Fields(f.Stored) {
				have[term] = true
			}
		}
		for i, w := range q.Words {
			require.Equal(t, have[w.Base()], slices.Contains(got.Words, i), w.Text)
		}
	})
}

func BenchmarkScore(b *testing.B) {
	d := body(strings.Repeat("The weekly minutes were sent to Dana's team in Oslo. ", 20))
	sc := text.NewScorer(text.ParseQuery("who sent the weekly minutes to Oslo"), text.Stats{Docs: 1000, Length: 100000})
	for b.Loop() {
		sc.Score(d)
	}
}
