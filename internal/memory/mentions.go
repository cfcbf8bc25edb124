package memory

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// minSpacelessName is the least length, in characters, of a name in a script
// without spaces that is looked for inside longer text.
const minSpacelessName = 2

// knownName is a title or an alias, normalised, and the page it names.
type knownName struct {
	norm, page string
	alias      bool
}

// mention is a place in a text where a page is named, in bytes of the normalised text.
type mention struct {
	start, end int
	norm       string
}

// mentionedPages are the ids of the pages that a normalised text names, in the
// order of the text. A name is matched as whole words, in a script without spaces
// anywhere; where names overlap the longest counts. A name of several pages
// stays unresolved.
func mentionedPages(norm string, names []knownName) []string {
	var pages []string
	for _, m := range longestMentions(norm, names) {
		if page := pageNamed(m.norm, names); page != "" && !slices.Contains(pages, page) {
			pages = append(pages, page)
		}
	}
	return pages
}

// longestMentions finds the places where names stand, in order, none overlapping.
func longestMentions(norm string, names []knownName) []mention {
	var all []mention
	seen := map[string]bool{}
	for _, n := range names {
		if seen[n.norm] || !findable(n.norm) {
			continue
		}
		seen[n.norm] = true
		for from := 0; ; {
			i := strings.Index(norm[from:], n.norm)
			if i < 0 {
				break
			}
			start := from + i
			if end := start + len(n.norm); bordered(norm, start, end) {
				all = append(all, mention{start, end, n.norm})
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

// pageNamed is the one page of a name, by alias before title as on the ladder of
// names; "" when it fits several.
func pageNamed(norm string, names []knownName) string {
	for _, alias := range []bool{true, false} {
		var pages []string
		for _, n := range names {
			if n.norm == norm && n.alias == alias && !slices.Contains(pages, n.page) {
				pages = append(pages, n.page)
			}
		}
		switch len(pages) {
		case 0:
		case 1:
			return pages[0]
		default:
			return ""
		}
	}
	return ""
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
