package memory

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// minSpacelessName is the least length, in characters, of a name in a script
// without spaces that is looked for inside longer text.
const minSpacelessName = 2

// pagesNamed are the pages of one name: those that have it as an alias, and how many
// have it as their title.
type pagesNamed struct {
	aliased []Page
	titled  int
}

// mention is a place in a text where a page is named, in bytes of the normalised text.
type mention struct {
	start, end int
	norm       string
}

// longestMentions finds the places where names stand, in order, none overlapping. A
// name is matched as whole words, in a script without spaces anywhere; where names
// overlap the longest counts.
func longestMentions(norm string, names map[string]pagesNamed) []mention {
	var all []mention
	for _, name := range slices.Sorted(maps.Keys(names)) {
		if !findable(name) {
			continue
		}
		for from := 0; ; {
			i := strings.Index(norm[from:], name)
			if i < 0 {
				break
			}
			start := from + i
			if end := start + len(name); bordered(norm, start, end) {
				all = append(all, mention{start, end, name})
			}
			_, size := utf8.DecodeRuneInString(norm[start:])
			from = start + size
		}
	}
	slices.SortFunc(all, func(a, b mention) int {
		return cmp.Or(cmp.Compare(b.end-b.start, a.end-a.start), cmp.Compare(a.start, b.start))
	})
	var kept []mention
	for _, m := range all {
		if !slices.ContainsFunc(kept, func(k mention) bool { return m.start < k.end && k.start < m.end }) {
			kept = append(kept, m)
		}
	}
	slices.SortFunc(kept, func(a, b mention) int { return cmp.Compare(a.start, b.start) })
	return kept
}

// findable leaves out names that would be found by chance.
func findable(norm string) bool {
	first, _ := utf8.DecodeRuneInString(norm)
	return norm != "" && (!spaceless(first) || utf8.RuneCountInString(norm) >= minSpacelessName)
}

// bordered tells whether a name stands for itself at a place of a text.
func bordered(text string, start, end int) bool {
	first, _ := utf8.DecodeRuneInString(text[start:])
	last, _ := utf8.DecodeLastRuneInString(text[:end])
	before, size := utf8.DecodeLastRuneInString(text[:start])
	if size > 0 && joined(before, first) {
		return false
	}
	behind, size := utf8.DecodeRuneInString(text[end:])
	return size == 0 || !joined(last, behind)
}

// joined tells whether two neighbours belong to one word. A script without spaces
// has no borders, so its characters are joined to nothing.
func joined(a, b rune) bool {
	if spaceless(a) || spaceless(b) {
		return false
	}
	return wordRune(a) && wordRune(b) || a == b && !unicode.IsSpace(a)
}

func wordRune(r rune) bool {
	return r == '_' || unicode.IsLetter(r) || unicode.IsNumber(r) || unicode.IsMark(r)
}

// spaceless tells whether r is of a script that is written without spaces between
// words, or of Hangul, whose words carry their particles.
func spaceless(r rune) bool {
	return unicode.In(r, unicode.Han, unicode.Hangul, unicode.Hiragana, unicode.Katakana, unicode.Bopomofo,
		unicode.Thai, unicode.Lao, unicode.Khmer, unicode.Myanmar)
}
