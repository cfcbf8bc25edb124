package memory

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"brain/internal/fault"
	"brain/internal/text"
)

// The greatest lengths of texts, in characters.
const (
	maxClaimRunes   = 2_000
	maxContextRunes = 2_000
	maxNoteRunes    = 2_000
	maxReasonRunes  = 2_000
	maxTitleRunes   = 300
	maxNameRunes    = 200
	maxKeyRunes     = 200
)

// validText tells whether s is text that a store keeps unchanged.
func validText(s string) bool { return utf8.ValidString(s) && !strings.ContainsRune(s, 0) }

// cleanText checks a text of several lines and returns it in NFC.
func cleanText(field, s string, limit int) (string, error) {
	cleaned, err := text.Clean(s, limit)
	if err == nil {
		return cleaned, nil
	}
	e := fault.Wrap(fault.BadInput, err, "%s %s", field, err.Error()).In(field)
	if errors.Is(err, text.ErrTooLong) {
		return "", e.Suggest(fmt.Sprintf("expected at most %d characters", limit))
	}
	return "", e.Suggest("expected readable text")
}

// cleanLine checks a text of one line, trimmed.
func cleanLine(field, s string, limit int) (string, error) {
	s = strings.TrimSpace(s)
	if strings.ContainsAny(s, "\n\r\t") {
		return "", fault.Bad(field, "one line", strings.Join(strings.Fields(s), " "))
	}
	// A repeated letter says nothing as a claim but may well be a name.
	if _, err := text.Clean(s, limit); errors.Is(err, text.ErrRepeated) {
		return norm.NFC.String(s), nil
	}
	return cleanText(field, s, limit)
}

// cleanOptional checks a text that may be left out.
func cleanOptional(field, s string, limit int) (string, error) {
	if s == "" {
		return "", nil
	}
	return cleanText(field, s, limit)
}
