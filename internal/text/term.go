package text

import (
	"crypto/sha256"
	"encoding/hex"
	"strings"
	"unicode"
	"unicode/utf8"
)

// MaxTermBytes is the greatest length of a term. A longer one keeps its beginning
// and ends in a hash of the whole.
const MaxTermBytes = 64

// The marks with which auxiliary terms begin. Words begin with none: an encoded
// text has "_" only before x, u, v and h.
const (
	markStem   = "_s" // a word's base form: diacritics folded, English stem
	markRune   = "_r" // one character of a run in a script without spaces
	markWhole  = "_w" // a compound as written: tcp/ip, 2026-03-01, pkg.func
	markSymbol = "_y" // a free-standing sign or an emoji
)

const lowerHex = "0123456789abcdef"

// encodeTerm returns mark + s as a term: lower-case letters and decimal digits
// stand for themselves; every other rune is _xHH, _uHHHH or _vHHHHHH (its code
// point in hexadecimal, as many digits as the letter says, so no two texts share
// an encoding). Hence a term holds only letters, digits and "_": no white space,
// quote or operator of any query language.
func encodeTerm(mark, s string) string {
	if plain(s) && len(mark)+len(s) <= MaxTermBytes {
		return mark + s
	}
	var b strings.Builder
	b.Grow(len(mark) + len(s) + 8)
	b.WriteString(mark)
	for _, r := range s {
		switch {
		case standsForItself(r):
			b.WriteRune(r)
		case r < 0x100:
			writeHex(&b, 'x', r, 2)
		case r < 0x10000:
			writeHex(&b, 'u', r, 4)
		default:
			writeHex(&b, 'v', r, 6)
		}
	}
	return shorten(b.String())
}

func plain(s string) bool {
	for i := range len(s) {
		if c := s[i]; (c < 'a' || c > 'z') && (c < '0' || c > '9') {
			return false
		}
	}
	return true
}

// standsForItself excludes letters that have a lower case, so that an index that
// lower-cases changes nothing, and marks, which some tokenisers drop.
func standsForItself(r rune) bool {
	if r < utf8.RuneSelf {
		return (r >= 'a' && r <= 'z') || (r >= '0' && r <= '9')
	}
	return (unicode.IsLetter(r) || unicode.Is(unicode.Nd, r)) && unicode.ToLower(r) == r
}

func writeHex(b *strings.Builder, width byte, r rune, digits int) {
	b.WriteByte('_')
	b.WriteByte(width)
	for shift := 4 * (digits - 1); shift >= 0; shift -= 4 {
		b.WriteByte(lowerHex[(r>>shift)&0xF])
	}
}

func shorten(term string) string {
	if len(term) <= MaxTermBytes {
		return term
	}
	sum := sha256.Sum256([]byte(term))
	hash := "_h" + hex.EncodeToString(sum[:8])
	cut := MaxTermBytes - len(hash)
	for !utf8.RuneStart(term[cut]) {
		cut--
	}
	return term[:cut] + hash
}

// isAux reports whether a term is an additional form of what another term
// already counts.
func isAux(term string) bool {
	if len(term) < 2 || term[0] != '_' {
		return false
	}
	switch term[:2] {
	case markStem, markRune, markWhole, markSymbol:
		return true
	}
	return false
}
