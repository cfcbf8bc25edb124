package text_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"
	"golang.org/x/text/unicode/norm"
	"pgregory.net/rapid"

	"brain/internal/text"
)

func TestAnalyze(t *testing.T) {
	for in, want := range map[string]string{
		"The running foxes":     "the _sthe running _srun foxes _sfox",
		"Café ŁÓDŹ":             "café _scafe łódź _slodz",
		"ＡＢＣ １２":                "abc _sabc 12 _s12",
		"Dana’s":                "dana_x27s _sdana",
		"l'été":                 "l _sl été _sete _wl_x27été",
		"GitHub":                "github _sgithub _sgit _shub",
		"HTTPServer":            "httpserver _shttpserver _shttp _sserver",
		"snake_case":            "snake _ssnake case _scase _wsnake_x5fcase",
		"pkg.Func.":             "pkg _spkg func _sfunc _wpkg_x2efunc",
		"(R&D)":                 "r _sr d _sd _wr_x26d",
		"C++,":                  "c _sc _wc_x2b_x2b",
		".NET":                  "net _snet _w_x2enet",
		"2026-03-01":            "2026 _s2026 03 _s03 01 _s01 _w2026_x2d03_x2d01 _w2026_x2d03",
		"/":                     "_y_x2f",
		"great🚀":                "great _sgreat _y_v01f680",
		"**bold** __init__":     "bold _sbold init _sinit",
		"주간회의록을":                "주간 _r주 간회 _r간 회의 _r회 의록 _r의 록을 _r록 _r을",
		"東京都庁":                  "東京 _r東 京都 _r京 都庁 _r都 _r庁",
		"ﾃﾞｰﾀ":                  "デー _rデ ータ _rー _rタ",
		"合同。本":                  "合同 _r合 _r同 本 _r本",
		"TCP로":                  "tcp _stcp 로 _r로",
		"צה״ל":                  "צהל _sצהל",
		"हिन्दी":                "ह_u093fन_u094dद_u0940 _sह_u093fन_u094dद_u0940",
		"":                      "",
		" \n\"()\u200b\x00\xff": "",
	} {
		require.Equal(t, want, text.EncodeTokens(text.Analyze(in)), "%q", in)
	}
}

func TestEachWordCountsOnceInTheLength(t *testing.T) {
	for in, want := range map[string]int64{
		"Dana moved to Oslo": 4, "GitHub": 1, "café": 1, "R&D": 2, "주간회의록을": 5, "本": 1, "🚀 /": 0, "2026-03-01": 3,
	} {
		d := text.Document{Fields: []text.Field{text.NewField(1, in)}}
		require.Equal(t, want, d.Length(), in)
	}
}

func TestPlacesSeparateRuns(t *testing.T) {
	places := func(s string) []int {
		var out []int
		for _, token := range text.Analyze(s) {
			if !token.Aux {
				out = append(out, token.Pos)
			}
		}
		return out
	}
	require.Equal(t, []int{0, 1, 2}, places("東京都庁"))
	require.Equal(t, []int{0, 2}, places("東京 京都"))
	require.Equal(t, []int{0, 1, 2}, places("one two three"))
}

func TestLongTermsStayApart(t *testing.T) {
	a, b := strings.Repeat("x", 5000)+"a", strings.Repeat("x", 5000)+"b"
	require.NotEqual(t, terms(a), terms(b))
	require.Equal(t, terms(a), terms(a))
	requireSafe(t, terms(a)[0])
}

func TestAnalyzeProperties(t *testing.T) {
	check(t, func(t *rapid.T) {
		s := anyText().Draw(t, "s")
		tokens := text.Analyze(s)
		requireTokens(t, s, tokens)
		require.Equal(t, tokens, text.Analyze(s))
		require.Equal(t, tokens, text.DecodeTokens(text.EncodeTokens(tokens)))
	})
}

// TestWords: they are what Analyze gives but for the auxiliary terms.
func TestWords(t *testing.T) {
	check(t, func(t *rapid.T) {
		s := anyText().Draw(t, "text")
		want := []string{}
		for _, token := range text.Analyze(s) {
			if !token.Aux {
				want = append(want, token.Term)
			}
		}
		require.Equal(t, want, text.Words(s))
		require.Equal(t, want, append([]string{}, text.WordsOf(text.EncodeTokens(text.Analyze(s)))...))
	})
}

// Compatibility forms of one text are one text.
func TestAnalyzeIgnoresNormalisationForm(t *testing.T) {
	check(t, func(t *rapid.T) {
		s := strings.ToValidUTF8(anyText().Draw(t, "s"), "")
		require.Equal(t, terms(norm.NFC.String(s)), terms(norm.NFD.String(s)))
	})
}

// Signs between letters are told apart by the term of the whole.
func TestCompoundsHaveTermsOfTheirOwn(t *testing.T) {
	check(t, func(t *rapid.T) {
		signs := rapid.StringMatching(`[-/&+.:=_x0-9a-f]{1,6}`)
		a, b := "q"+signs.Draw(t, "a")+"q", "q"+signs.Draw(t, "b")+"q"
		if a != b {
			require.NotEqual(t, terms(a), terms(b))
		}
	})
}

func requireTokens(t require.TestingT, s string, tokens []text.Token) {
	// NFKC can make one character many, and a character gives at most a word, its base form
	// and a few compounds.
	size := utf8.RuneCountInString(norm.NFKC.String(strings.ToValidUTF8(s, " ")))
	require.LessOrEqual(t, len(tokens), 6*size+4)
	last := 0
	for _, token := range tokens {
		requireSafe(t, token.Term)
		require.True(t, token.Pos == last || token.Pos == last+1, "places go up by one")
		last = token.Pos
	}
}

func FuzzAnalyze(f *testing.F) {
	for _, s := range []string{"Dana's R&D: C++/C#, .NET", "주간회의록을 東京都庁 ﾃﾞｰﾀ", "https://a.example/x?y=z 2026-03-01T09:30Z", "\xff\x00🚀👩‍👩‍👧", "צה\"ל l'été ΐ İ"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		tokens := text.Analyze(s)
		requireTokens(t, s, tokens)
		require.Equal(t, tokens, text.DecodeTokens(text.EncodeTokens(tokens)))
	})
}

func BenchmarkAnalyze(b *testing.B) {
	for name, s := range map[string]string{
		"en": strings.Repeat("The weekly minutes were sent to Dana's team in Oslo. ", 20),
		"ko": strings.Repeat("주간회의록을 다나의 팀에 보냈다. ", 50),
		"ja": strings.Repeat("週間会議録を東京都庁のチームに送った。", 50),
	} {
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(s)))
			for b.Loop() {
				text.Analyze(s)
			}
		})
	}
}
