package text

import "unicode"

// IsSpaceless reports whether r belongs to a script that is written without
// spaces between words, or to Hangul, whose words carry their particles: there,
// words are found by overlapping bigrams.
func IsSpaceless(r rune) bool {
	if r < 0x0E00 {
		return false
	}
	switch r {
	case 'ー', '〆': // of script Common, but part of the words around them
		return true
	}
	return unicode.In(r, unicode.Han, unicode.Hangul, unicode.Hiragana, unicode.Katakana, unicode.Bopomofo,
		unicode.Thai, unicode.Lao, unicode.Khmer, unicode.Myanmar) && !unicode.IsPunct(r) && !unicode.IsSymbol(r)
}

// foldsMarks reports whether a mark over a letter of r's script is a diacritic
// that people leave out. In Indic scripts marks are vowels, and stay.
func foldsMarks(r rune) bool {
	return unicode.In(r, unicode.Latin, unicode.Greek, unicode.Cyrillic, unicode.Hebrew, unicode.Arabic)
}
