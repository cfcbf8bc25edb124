package pattern

import "strings"

// nearest returns the candidate that differs from name in the fewest edits; one
// that differs only in case always wins. It returns "" when about half of a short
// name or a third of a long one would have to change. Ties go to the earlier
// candidate.
func nearest(name string, candidates []string) string {
	length := len([]rune(name))
	best, bestDistance := "", min((length+1)/2, length/3+2)
	for _, c := range candidates {
		if strings.EqualFold(c, name) {
			return c
		}
		if d := editDistance(strings.ToLower(name), strings.ToLower(c)); d < bestDistance {
			best, bestDistance = c, d
		}
	}
	return best
}

// editDistance is Levenshtein's distance in code points.
func editDistance(a, b string) int {
	ra, rb := []rune(a), []rune(b)
	row := make([]int, len(rb)+1)
	for j := range row {
		row[j] = j
	}
	for i, x := range ra {
		diagonal := row[0]
		row[0] = i + 1
		for j, y := range rb {
			change := diagonal
			if x != y {
				change++
			}
			diagonal = row[j+1]
			row[j+1] = min(change, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(rb)]
}
