package text_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"brain/internal/text"
)

// Each row is something a person asked for and did or did not get.
func TestQuestionsFindDocuments(t *testing.T) {
	for _, c := range []struct {
		question, document string
		found              bool
	}{
		{"NATO", "The NATO summit", true},
		{"nato", "NATO", true},
		{"R&D", "the R&D budget", true},
		{"R&D", "section R, annex D", false},
		{"OR 5", "ward OR 5 is closed", true},
		{"TCP/IP", "over TCP/IP.", true},
		{"/", "mount it at / please", true},
		{"C++", "written in C++ since", true},
		{"C++", "a port from C/C++", true},
		{"C++", "vitamin C", false},
		{"C#", "C++ only", false},
		{".NET", "moved to .NET, then", true},
		{"🚀", "launch 🚀 today", true},
		{"AND OR NOT", "to be or not to be", true},
		{"foo:bar~*", "set foo:bar", true},
		{"\"quarterly report\"", "the Quarterly Reports", true},
		{"how are the invoices being paid?", "invoice payment: they pay by card", true},
		{"what is the budget for 2026", "holiday list 2026", false},
		{"dana", "Dana's desk", true},
		{"cafe", "le café", true},
		{"café", "the cafe", true},
		{"2026-03-01", "due 2026-03-01", true},
		{"2026-03", "due 2026-03-01T09:30Z", true},
		{"2026-03-01", "due 2026-04-02", false},
		{"0198f3a2-7c4e-7000-8000-0123456789ab", "claim 0198f3a2-7c4e-7000-8000-0123456789ab", true},
		{"dana.lee@a.example", "mail dana.lee@a.example", true},
		{"dana.lee@a.example", "kim.lee@b.example", false},
		{"dana", "mail dana.lee@a.example", true},
		{"https://a.example/docs?id=7", "see <https://a.example/docs?id=7>", true},
		{"a.example", "see https://a.example/docs", true},
		{"snake_case", "the snake_case style", true},
		{"case", "the snake_case style", true},
		{"hub", "on GitHub", true},
		{"github", "on GitHub", true},
		{"pkg.Func", "call pkg.Func()", true},
		{"Func", "call pkg.Func()", true},

		{"회의록", "주간회의록을 올렸다", true},
		{"록", "주간회의록을 올렸다", true},
		{"회의록을", "지난 회의록", true},
		{"공급업체의 계약은 언제 끝나나요", "공급업체 계약 만료", true},
		{"고객을", "업체를 만났다", false},
		{"2026 예산안", "2026 채용안", false},
		{"東京", "東京都庁で会う", true},
		{"京", "東京都庁で会う", true},
		{"京都", "東京と大阪", false},
		{"会議録はどこにありますか", "週間会議録を送った", true},
		{"データ", "ﾃﾞｰﾀ分析", true},
		{"食べる", "寿司を食べた", true},
		{"さくら", "さくらの部屋", true},
		{"合同", "采购合同已签", true},
		{"同", "采购合同已签", true},
		{"我们的合同是什么", "采购合同已签", true},
		{"我们的合同是什么", "我们的办公室", false},
		{"บริษัท", "ชื่อบริษัทใหม่", true},
	} {
		require.Equal(t, c.found, score(c.question, c.document).Content, "%q in %q: %v", c.question, c.document, text.ParseQuery(c.question))
	}
}

func TestAQuestionOfFunctionWordsAsksForThem(t *testing.T) {
	for _, w := range text.ParseQuery("to be or not to be").Words {
		require.True(t, w.Content, w.Text)
	}
	for _, w := range text.ParseQuery("who is Dana").Words {
		require.Equal(t, w.Text == "dana", w.Content, w.Text)
	}
}

func TestSpellingsOfOneWordAreOneConcept(t *testing.T) {
	q := text.ParseQuery("runs running run RUN")
	require.Len(t, q.Words, 1)
	require.Equal(t, "_srun", q.Words[0].Base())
	require.Len(t, q.Words[0].Forms, 4)
}

func TestHugeQuestionsAreCut(t *testing.T) {
	long := "zeppelin " + strings.Repeat("회의록을 정리했다 東京都庁で the ", 400) + "extraordinary"
	start := time.Now()
	q := text.ParseQuery(long)
	require.Less(t, time.Since(start), time.Second)
	require.LessOrEqual(t, len(q.Words), text.MaxQueryWords)

	var words strings.Builder
	for i := range 10000 {
		words.WriteString("w" + strings.Repeat("x", i%7) + string(rune('a'+i%26)) + string(rune('a'+i/26%26)) + " ")
	}
	q = text.ParseQuery("the extraordinarily " + words.String())
	require.Len(t, q.Words, text.MaxQueryWords)
	require.Equal(t, "extraordinarily", q.Words[0].Text)

	require.Len(t, text.ParseQuery(strings.Repeat("x ", 1<<20)).Words, 1)
}

func TestRunsSurviveTheCutOnlyWhole(t *testing.T) {
	first, second := make([]rune, 40), make([]rune, 40)
	for i := range first {
		first[i], second[i] = '一'+rune(i), '一'+rune(100+i)
	}
	q := text.ParseQuery("to " + string(first) + " " + string(second))
	requireQuery(t, q)
	require.Len(t, q.Words, text.MaxQueryWords)
	require.Len(t, q.Runs, 1)
	require.Len(t, q.Runs[0], 39)
	require.Equal(t, string(first[:2]), q.Words[q.Runs[0][0]].Text)
}

func TestQueryProperties(t *testing.T) {
	check(t, func(t *rapid.T) {
		s := anyText().Draw(t, "s")
		q := text.ParseQuery(s)
		requireQuery(t, q)
		require.Equal(t, q, text.ParseQuery(s))
	})
}

// A document finds itself: every word of a question is in the document of its text.
func TestATextMatchesItself(t *testing.T) {
	check(t, func(t *rapid.T) {
		s := anyText().Draw(t, "s")
		q := text.ParseQuery(s)
		got := text.BM25(q, text.Document{Fields: []text.Field{text.NewField(1, s)}}, text.Stats{Docs: 3, Length: 30})
		require.Len(t, got.Words, len(q.Words))
		require.Len(t, got.Runs, len(q.Runs))
		require.Equal(t, len(q.Words) > 0, got.Content)
	})
}

func requireQuery(t require.TestingT, q text.Query) {
	require.LessOrEqual(t, len(q.Words), text.MaxQueryWords)
	seen := map[string]bool{}
	content := 0
	for _, w := range q.Words {
		require.NotEmpty(t, w.Forms)
		require.False(t, seen[w.Base()], "bases are distinct")
		seen[w.Base()] = true
		if w.Content {
			content++
		}
		for _, f := range w.Forms {
			requireSafe(t, f.Term)
			require.True(t, f.Weight > 0 && f.Weight <= 1)
		}
	}
	require.True(t, len(q.Words) == 0 || content > 0)
	for _, run := range q.Runs {
		require.Greater(t, len(run), 1)
		for _, i := range run {
			require.Less(t, i, len(q.Words))
		}
	}
}

func FuzzQuery(f *testing.F) {
	for _, s := range []string{"C++ AND (foo:bar~*) \"x", "회의록 東京 /", "🚀", "\xff\x00", "what is the R&D budget 2026-03-01?"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) { requireQuery(t, text.ParseQuery(s)) })
}

func BenchmarkParseQuery(b *testing.B) {
	long := strings.Repeat("회의록을 정리했다 東京都庁で the report ", 320)
	for b.Loop() {
		text.ParseQuery(long)
	}
}
