package disclosure

import (
	"slices"

	"brain/graph"
)

// Requires are the scope tokens that a reader of an item derived from these
// inputs must hold: the union of their scopes, their requires and the scopes of
// the pages at their ends, sorted. The ends are among them because an input is
// knowable only together with its pages, and no derived item may be readable by
// someone who could not read an input. Without inputs it is nil: such an item is
// not derived.
//
// An input without a scope, which nobody may read, contributes a token that
// nobody holds.
func Requires(inputs []graph.Item) []string {
	var all []string
	for _, it := range inputs {
		scope := it.Scope
		if scope == "" {
			scope = nobody
		}
		all = append(all, scope)
		all = append(all, it.Requires...)
		all = append(all, it.Ends...)
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// nobody is no valid token, so no audience holds it.
const nobody = "nobody"
