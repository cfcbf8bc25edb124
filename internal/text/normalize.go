package text

import (
	"strings"
	"unicode"

	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"
)

// Normalize returns the form in which names are compared and duplicate texts are
// found: NFKC (which also folds full and half width), full case folding,
// invisible format characters and variation selectors removed, every run of white space one space, and
// none at the ends. Bytes that are not UTF-8 count as white space. Normalising twice changes nothing.
func Normalize(s string) string {
	return strings.Join(strings.Fields(fold(compatible(s))), " ")
}

// compatible returns s as valid UTF-8 in NFKC, letter case kept.
func compatible(s string) string {
	if isASCII(s) {
		return s
	}
	return norm.NFKC.String(strings.ToValidUTF8(s, " "))
}

// fold returns s, which is in NFKC, case-folded and without invisible format
// characters. Folding can leave NFKC (ΐ unfolds into three marks), hence the
// second normalisation; and removing a character can bring two together that
// compose, hence the order: remove first. It is the NFKC_Casefold of
// Unicode §3.13.
func fold(s string) string {
	if strings.IndexFunc(s, mayFold) < 0 {
		return strings.ToLower(s)
	}
	s = strings.Map(func(r rune) rune {
		if unicode.In(r, unicode.Cf, unicode.Variation_Selector) {
			return -1
		}
		return r
	}, s)
	// A Caser may keep state, so it is never shared between calls.
	// Its Fold swaps the cases of Cherokee, whose folded form is upper case, hence the ToLower.
	return norm.NFKC.String(strings.ToLower(cases.Fold().String(norm.NFKC.String(s))))
}

// mayFold tells whether folding may do more to a character of NFKC than make it lower
// case: not to ASCII, nor to kana, Han and whole Hangul syllables, of which most texts
// in their languages consist.
func mayFold(r rune) bool {
	switch {
	case r < 0x80, 0x3001 <= r && r <= 0x3002, 0x3041 <= r && r <= 0x30FE, 0x3400 <= r && r <= 0x9FFF, 0xAC00 <= r && r <= 0xD7A3:
		return false
	}
	return true
}

func isASCII(s string) bool {
	for i := range len(s) {
		if s[i] >= 0x80 {
			return false
		}
	}
	return true
}
