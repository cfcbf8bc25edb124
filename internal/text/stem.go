package text

import (
	"strings"
	"unicode"

	"github.com/kljensen/snowball/english"
	"golang.org/x/text/unicode/norm"
)

// baseForm returns the form that all inflections and spellings of a folded word share:
// diacritics are left out, and a word of the letters a–z has its English (Snowball)
// stem. Other languages in Latin script are cut by the same rules on both
// sides, which merges some of their words and loses none.
func baseForm(word string) string {
	if !isASCII(word) {
		word = withoutDiacritics(word)
	}
	if !isStemmable(word) {
		return word
	}
	if stem := english.Stem(word, false); stem != "" {
		return stem
	}
	return word
}

func withoutDiacritics(word string) string {
	var b strings.Builder
	foldable := false
	for _, r := range norm.NFD.String(word) {
		if unicode.Is(unicode.Mn, r) {
			if !foldable {
				b.WriteRune(r)
			}
			continue
		}
		foldable = foldsMarks(r)
		b.WriteString(withoutStroke(r))
	}
	return norm.NFC.String(b.String())
}

// withoutStroke folds the Latin letters whose stroke or ligature has no Unicode
// decomposition.
func withoutStroke(r rune) string {
	switch r {
	case 'ø':
		return "o"
	case 'ł':
		return "l"
	case 'đ', 'ð':
		return "d"
	case 'ħ':
		return "h"
	case 'ı':
		return "i"
	case 'æ':
		return "ae"
	case 'œ':
		return "oe"
	case 'þ':
		return "th"
	}
	return string(r)
}

// maxStemmedBytes is longer than any English word; it bounds the stemmer's work.
const maxStemmedBytes = 48

func isStemmable(word string) bool {
	if len(word) > maxStemmedBytes {
		return false
	}
	for i := range len(word) {
		if c := word[i]; (c < 'a' || c > 'z') && c != '\'' {
			return false
		}
	}
	return true
}
