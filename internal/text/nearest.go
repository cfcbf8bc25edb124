package text

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/agnivade/levenshtein"
)

// maxNearRunes bounds the names that are compared; no one mistypes a longer one.
const maxNearRunes = 256

// Nearest returns at most n of the candidates that word may have meant, nearest
// first, then in the order of their text, each once; none where all are too far. Compared are normalised forms: near is
// an edit distance (insertions, deletions, replacements of a character) of at most two in five
// characters of the longer one, or being contained in it with two characters or more.
func Nearest(word string, candidates []string, n int) []string {
	type near struct {
		name     string
		distance int
	}
	wanted := Normalize(word)
	length := utf8.RuneCountInString(wanted)
	if length == 0 || length > maxNearRunes || n <= 0 {
		return nil
	}
	var found []near
	for _, name := range candidates {
		normal := Normalize(name)
		size := utf8.RuneCountInString(normal)
		if size == 0 || size > maxNearRunes {
			continue
		}
		limit := max(length, size) * 2 / 5
		contained := min(length, size) >= 2 && (strings.Contains(normal, wanted) || strings.Contains(wanted, normal))
		if !contained && max(length, size)-min(length, size) > limit {
			continue
		}
		if d := levenshtein.ComputeDistance(wanted, normal); contained || d <= limit {
			found = append(found, near{name, d})
		}
	}
	slices.SortFunc(found, func(a, b near) int {
		return cmp.Or(cmp.Compare(a.distance, b.distance), cmp.Compare(a.name, b.name))
	})
	found = slices.Compact(found)
	var names []string
	for _, f := range found[:min(n, len(found))] {
		names = append(names, f.name)
	}
	return names
}
