package relation

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// role is the part that a page plays in a relation.
type role int

const (
	unknownRole role = iota
	subject
	object
)

// role reads from the place of a page whether it is what the phrase's subject or
// its object. What stands behind is the object, what stands before the subject,
// unless a particle or a possessive says otherwise.
func (q *composer) role(at [2]int, rel named) role {
	if at[0] >= rel.end {
		return object
	}
	if at[1] > rel.start {
		return unknownRole
	}
	if slices.ContainsFunc(q.types, func(t typed) bool { return t.who && t.start >= at[1] && t.end <= rel.start }) {
		return object // "who" is the subject
	}
	behind := q.norm[at[1]:]
	between := strings.TrimSpace(q.norm[at[1]:rel.start])
	switch particle(behind) {
	case subject:
		return subject
	case object:
		return object
	}
	for _, possessive := range []string{"'s", "’s", "的", "の"} {
		if between == possessive || between == "" && rel.noun {
			return object
		}
	}
	return subject
}

// particle reads the particle that follows a name in Korean or Japanese.
func particle(behind string) role {
	first, size := utf8.DecodeRuneInString(behind)
	if !unicode.In(first, unicode.Hangul, unicode.Hiragana) {
		return unknownRole
	}
	rest := behind[size:]
	switch first {
	case '가', '이', '은', '는', 'が', 'は':
		return subject
	case '를', '을', '의', '와', '과', 'を', 'に', 'へ', 'と':
		return object
	case '에':
		return object
	case '께':
		if strings.HasPrefix(rest, "서") {
			return subject
		}
		return object
	}
	return unknownRole
}
