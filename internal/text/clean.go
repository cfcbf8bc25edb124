package text

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// The ways in which a text can be refused by Clean; each is wrapped by a
// *RefusedError that says where.
var (
	ErrNotUTF8      = errors.New("is not valid UTF-8")
	ErrControl      = errors.New("has a control character")
	ErrNoncharacter = errors.New("has a Unicode noncharacter")
	ErrBlank        = errors.New("is blank")
	ErrRepeated     = errors.New("is one character repeated")
	ErrTooLong      = errors.New("is too long")
	ErrMarks        = errors.New("has more than 30 combining marks on one character")
)

// RefusedError says why and where Clean refused a text. Its message reads on from
// the name of a field: "text " + err.Error().
type RefusedError struct {
	// Reason is one of the Err values of this package; errors.Is finds it.
	Reason error
	// Offset is the place of the first offending character, counted in runes from
	// 0. It is 0 where the text as a whole is refused (blank, repeated), and the limit where it is too long.
	Offset int
	// Rune is the offending character; utf8.RuneError for bytes that are none.
	Rune rune
	// Length and Limit are in runes and only set with ErrTooLong.
	Length, Limit int
}

func (e *RefusedError) Error() string {
	switch e.Reason {
	case ErrControl, ErrNoncharacter:
		return fmt.Sprintf("%v: U+%04X at character %d; remove it (line feed and tab are the only control characters allowed)", e.Reason, e.Rune, e.Offset)
	case ErrMarks:
		return fmt.Sprintf("%v, at character %d; remove them", e.Reason, e.Offset)
	case ErrNotUTF8:
		return fmt.Sprintf("%v at character %d; encode it as UTF-8", e.Reason, e.Offset)
	case ErrTooLong:
		return fmt.Sprintf("%v: %d characters, at most %d are allowed", e.Reason, e.Length, e.Limit)
	case ErrRepeated:
		return fmt.Sprintf("%v (%q)", e.Reason, e.Rune)
	default:
		return e.Reason.Error()
	}
}

// Unwrap returns the reason.
func (e *RefusedError) Unwrap() error { return e.Reason }

// Clean checks a text that someone wants stored as a statement and returns it in
// NFC, otherwise unchanged. limit is the greatest length in runes of the
// result. Refused with a *RefusedError are: bytes that are not UTF-8, control
// characters other than line feed and tab, Unicode noncharacters (no code point
// of their own ever; range tricks of stores rely on their absence), a text
// nobody can see, two or more times the same character and nothing else, more than
// 30 combining marks in a row (normalisation would put a character between them:
// Unicode §UAX 15, stream-safe text), and a longer one.
func Clean(s string, limit int) (string, error) {
	clean, err := CleanLines(s)
	if err != nil {
		return "", err
	}
	if length := utf8.RuneCountInString(clean); length > limit {
		return "", &RefusedError{Reason: ErrTooLong, Offset: limit, Length: length, Limit: limit}
	}
	var first rune
	visible, repeated := 0, true
	for _, r := range clean {
		if !isVisible(r) {
			continue
		}
		if visible == 0 {
			first = r
		}
		visible++
		repeated = repeated && r == first
	}
	switch {
	case visible == 0:
		return "", &RefusedError{Reason: ErrBlank}
	case visible > 1 && repeated:
		return "", &RefusedError{Reason: ErrRepeated, Rune: first}
	}
	return clean, nil
}

// CleanLines checks a text of any length and content: it is Clean without a limit,
// and blank or repeated characters are allowed.
func CleanLines(s string) (string, error) {
	if err := checkRunes(s); err != nil {
		return "", err
	}
	clean := norm.NFC.String(s)
	if strings.Count(clean, graphemeJoiner) > strings.Count(s, graphemeJoiner) {
		before, _, _ := strings.Cut(clean, graphemeJoiner)
		return "", &RefusedError{Reason: ErrMarks, Offset: utf8.RuneCountInString(before)}
	}
	return clean, nil
}

// graphemeJoiner (U+034F) is what normalisation puts into a long row of marks.
const graphemeJoiner = "\u034f"

func checkRunes(s string) error {
	offset := 0
	for i, r := range s {
		if r == utf8.RuneError {
			if _, size := utf8.DecodeRuneInString(s[i:]); size == 1 {
				return &RefusedError{Reason: ErrNotUTF8, Offset: offset, Rune: r}
			}
		}
		if unicode.IsControl(r) && r != '\n' && r != '\t' {
			return &RefusedError{Reason: ErrControl, Offset: offset, Rune: r}
		}
		if isNoncharacter(r) {
			return &RefusedError{Reason: ErrNoncharacter, Offset: offset, Rune: r}
		}
		offset++
	}
	return nil
}

// isNoncharacter reports the 66 noncharacters of Unicode §23.7.
func isNoncharacter(r rune) bool {
	return r&0xFFFE == 0xFFFE || (r >= 0xFDD0 && r <= 0xFDEF)
}

// isVisible reports whether r leaves a mark of its own: letters that are drawn as nothing
// (Hangul fillers, the blank Braille pattern) do not.
func isVisible(r rune) bool {
	switch r {
	case 0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0:
		return false
	}
	return unicode.IsGraphic(r) && !unicode.IsSpace(r) && !unicode.Is(unicode.Mn, r)
}
