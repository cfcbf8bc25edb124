package importers

import (
	"cmp"
	"slices"
)

// MaxListed bounds each list of a report; the counts beside it are complete.
const MaxListed = 20

// Listed appends an item to a list of a report that is not full.
func Listed[T any](list []T, item T) []T {
	if len(list) < MaxListed {
		list = append(list, item)
	}
	return list
}

// Count is a name and how often it occurred.
type Count struct {
	// Name is what was counted.
	Name string `json:"name"`
	// Count is how often.
	Count int `json:"count"`
}

// Counts turns a tally by name into a list, most frequent first, then by name.
func Counts(by map[string]int) []Count {
	list := make([]Count, 0, len(by))
	for name, n := range by {
		list = append(list, Count{name, n})
	}
	slices.SortFunc(list, func(a, b Count) int { return cmp.Or(cmp.Compare(b.Count, a.Count), cmp.Compare(a.Name, b.Name)) })
	return list
}
