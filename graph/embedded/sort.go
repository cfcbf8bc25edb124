package embedded

import (
	"bytes"
	"cmp"
	"slices"
	"strings"

	"brain/graph"
)

// sorted puts rows in the order of their keys.
func sorted(rows []graph.Row, keys [][]any, by []sortKey) []graph.Row {
	places := make([]int, len(rows))
	for i := range places {
		places[i] = i
	}
	slices.SortStableFunc(places, func(a, b int) int {
		for i, k := range by {
			c := compareStored(keys[a][i], keys[b][i])
			if k.descending {
				c = -c
			}
			if c != 0 {
				return c
			}
		}
		return 0
	})
	out := make([]graph.Row, len(rows))
	for i, place := range places {
		out[i] = rows[place]
	}
	return out
}

// compareStored orders values as the file holds them as SQLite does, but for null,
// which comes last.
func compareStored(a, b any) int {
	switch a := a.(type) {
	case int64:
		switch b := b.(type) {
		case int64:
			return cmp.Compare(a, b)
		case float64:
			return cmp.Compare(float64(a), b)
		}
	case float64:
		switch b := b.(type) {
		case int64:
			return cmp.Compare(a, float64(b))
		case float64:
			return cmp.Compare(a, b)
		}
	case string:
		if b, ok := b.(string); ok {
			return strings.Compare(a, b)
		}
	case []byte:
		if b, ok := b.([]byte); ok {
			return bytes.Compare(a, b)
		}
	}
	return cmp.Compare(storedClass(a), storedClass(b))
}

func storedClass(x any) int {
	switch x.(type) {
	case int64, float64:
		return 0
	case string:
		return 1
	case []byte:
		return 2
	default:
		return 3
	}
}
