package text_test

import (
	"errors"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"
	"golang.org/x/text/unicode/norm"
	"pgregory.net/rapid"

	"brain/internal/text"
)

func TestNormalizeMakesSpellingsOfOneNameEqual(t *testing.T) {
	for _, names := range [][]string{
		{"dana lee", "Dana Lee", "  DANA\t\nLee ", "Ｄａｎａ　Ｌｅｅ", "Dana\u00a0Lee", "Da\u200bna Lee"},
		{"データ", "ﾃﾞｰﾀ"},
		{"강남", "강남"},
		{"strasse", "Straße", "STRASSE"},
		{"ὀδυσσεύς", "ὈΔΥΣΣΕΎΣ"},
		{"\u13a0\u13f8", "\uab70\u13f0"},
		{"(株)東京", "㈱東京"},
		{"葛", "葛\U000E0100"},
	} {
		for _, name := range names {
			require.Equal(t, text.Normalize(names[0]), text.Normalize(name), "%q", name)
		}
	}
	require.NotEqual(t, text.Normalize("cafe"), text.Normalize("café"))
	require.NotEqual(t, text.Normalize("東京"), text.Normalize("東京都"))
}

// A character that needs no folding is the same beside one that does.
func TestNormalizeIsTheSameInAnyCompany(t *testing.T) {
	for r := rune(0x20); r < 0x20000; r++ {
		if alone := text.Normalize("A" + string(r) + "b"); text.Normalize("A"+string(r)+"bÉ") != alone+"é" {
			require.Equal(t, alone+"é", text.Normalize("A"+string(r)+"bÉ"), "%U", r)
		}
	}
}

func TestNormalizeIsIdempotentAndValid(t *testing.T) {
	check(t, func(t *rapid.T) {
		once := text.Normalize(anyText().Draw(t, "s"))
		require.Equal(t, once, text.Normalize(once))
		require.True(t, utf8.ValidString(once))
		require.Equal(t, strings.TrimSpace(once), once)
	})
}

func TestCleanAcceptsStatements(t *testing.T) {
	for in, want := range map[string]string{
		"Dana moved to Oslo":       "Dana moved to Oslo",
		"line one\n\tline two":     "line one\n\tline two",
		"cafe\u0301":               "café",
		"주간회의록을 올렸다":               "주간회의록을 올렸다",
		"5":                        "5",
		"👩‍👩‍👧 fine":               "👩‍👩‍👧 fine",
		strings.Repeat("가나", 1000): strings.Repeat("가나", 1000),
	} {
		got, err := text.Clean(in, 2000)
		require.NoError(t, err)
		require.Equal(t, want, got)
	}
}

func TestCleanSaysWhatIsWrongAndWhere(t *testing.T) {
	for name, c := range map[string]struct {
		in     string
		reason error
		offset int
		says   string
	}{
		"bytes":              {"東京\xff", text.ErrNotUTF8, 2, "character 2"},
		"surrogate":          {"a\xed\xa0\x80", text.ErrNotUTF8, 1, "UTF-8"},
		"NUL":                {"회의\x00록", text.ErrControl, 2, "U+0000"},
		"carriage return":    {"a\r\n", text.ErrControl, 1, "U+000D"},
		"C1":                 {"ab\u0085", text.ErrControl, 2, "U+0085"},
		"delete":             {"\u007f", text.ErrControl, 0, "U+007F"},
		"U+FFFE":             {"a\ufffe", text.ErrNoncharacter, 1, "U+FFFE"},
		"U+FDD0":             {"\ufdd0", text.ErrNoncharacter, 0, "U+FDD0"},
		"U+10FFFF":           {"abc\U0010ffff", text.ErrNoncharacter, 3, "U+10FFFF"},
		"marks":              {"a" + strings.Repeat("\u0301", 40), text.ErrMarks, 30, "character 30"},
		"empty":              {"", text.ErrBlank, 0, "blank"},
		"white space":        {" \n\t\u3000", text.ErrBlank, 0, "blank"},
		"invisible":          {"\u200b\u3164\u2800", text.ErrBlank, 0, "blank"},
		"repeated":           {"ㅋㅋㅋㅋ", text.ErrRepeated, 0, "ㅋ"},
		"repeated, spaced":   {" - - -\n", text.ErrRepeated, 0, "-"},
		"long by one":        {strings.Repeat("가나", 1000) + "!", text.ErrTooLong, 2000, "2001"},
		"long by expansion ": {strings.Repeat("\u0958a", 700), text.ErrTooLong, 2000, "2100"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := text.Clean(c.in, 2000)
			require.ErrorIs(t, err, c.reason)
			var refused *text.RefusedError
			require.ErrorAs(t, err, &refused)
			require.Equal(t, c.offset, refused.Offset)
			require.Contains(t, err.Error(), c.says)
		})
	}
}

func TestCleanLinesTakesAnyReadableText(t *testing.T) {
	for in, want := range map[string]string{"": "", " \n\t": " \n\t", "----\n": "----\n", "cafe\u0301\n": "café\n", "a" + strings.Repeat("\u0301", 30): "á" + strings.Repeat("\u0301", 29)} {
		got, err := text.CleanLines(in)
		require.NoError(t, err, "%q", in)
		require.Equal(t, want, got)
	}
	for _, in := range []string{"a\x00", "a\r\n", "\ufffe", "\xff", "e" + strings.Repeat("\u0323", 31) + "\u0301"} {
		_, err := text.CleanLines(in)
		require.ErrorAs(t, err, new(*text.RefusedError), "%q", in)
	}
}

func TestCleanedTextStaysClean(t *testing.T) {
	check(t, func(t *rapid.T) {
		clean, err := text.Clean(anyText().Draw(t, "s"), 200)
		if err != nil {
			var refused *text.RefusedError
			require.True(t, errors.As(err, &refused))
			return
		}
		require.True(t, norm.NFC.IsNormalString(clean))
		require.LessOrEqual(t, utf8.RuneCountInString(clean), 200)
		again, err := text.Clean(clean, 200)
		require.NoError(t, err)
		require.Equal(t, clean, again)
	})
}
