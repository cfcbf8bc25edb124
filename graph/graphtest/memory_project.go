package graphtest

import (
	"fmt"
	"slices"

	"brain/graph"
)

// sorted is a result row with the values that order it.
type sorted struct {
	row  graph.Row
	keys []graph.Value
}

// project makes the rows of the final clause: grouped, distinct, in the plan's
// order, which is total, and cut.
func (e *evaluation) project(p *graph.Project, found []bindings) []graph.Row {
	if !p.Return || p.Where != nil {
		e.unsupported("WITH")
	}
	aggregated := slices.ContainsFunc(p.Items, func(i graph.ProjectItem) bool { return aggregates(i.Expr) })
	var rows []sorted
	seen := map[string]bool{}
	for _, group := range e.groups(p, found, aggregated) {
		var r sorted
		for _, item := range p.Items {
			r.row = append(r.row, e.eval(item.Expr, group))
		}
		if key := fmt.Sprint(r.row); p.Distinct && seen[key] {
			continue
		} else {
			seen[key] = true
		}
		for _, o := range p.OrderBy {
			r.keys = append(r.keys, e.eval(o.Expr, group))
		}
		rows = append(rows, r)
	}
	slices.SortStableFunc(rows, func(a, b sorted) int {
		for i := range a.keys {
			c := graph.Compare(a.keys[i], b.keys[i])
			if p.OrderBy[i].Descending {
				c = -c
			}
			if c != 0 {
				return c
			}
		}
		return 0
	})
	first, last := 0, len(rows)
	if p.Skip != nil {
		first = int(min(e.eval(p.Skip, nil).Int64(), int64(last)))
	}
	if p.Limit != nil {
		last = int(min(int64(first)+e.eval(p.Limit, nil).Int64(), int64(last)))
	}
	out := make([]graph.Row, 0, last-first)
	for _, r := range rows[first:last] {
		out = append(out, r.row)
	}
	return out
}

// groups splits the solutions by the columns that are no aggregates; without
// aggregates each solution is a group of its own. Without such a column there
// is one group even of nothing.
func (e *evaluation) groups(p *graph.Project, found []bindings, aggregated bool) [][]bindings {
	var groups [][]bindings
	if !aggregated {
		for _, b := range found {
			groups = append(groups, []bindings{b})
		}
		return groups
	}
	index := map[string]int{}
	keyed := false
	for _, item := range p.Items {
		keyed = keyed || !aggregates(item.Expr)
	}
	if !keyed {
		return [][]bindings{found}
	}
	for _, b := range found {
		var key []graph.Value
		for _, item := range p.Items {
			if !aggregates(item.Expr) {
				key = append(key, e.eval(item.Expr, []bindings{b}))
			}
		}
		k := fmt.Sprint(key)
		i, ok := index[k]
		if !ok {
			i = len(groups)
			index[k] = i
			groups = append(groups, nil)
		}
		groups[i] = append(groups[i], b)
	}
	return groups
}

func aggregates(x *graph.Expr) bool {
	return x.Aggregate() || slices.ContainsFunc(x.Args, aggregates)
}
