package graphtest

import (
	"fmt"
	"slices"

	"brain/graph"
)

// sorted is a row of a projection with the values that order it.
type sorted struct {
	row  bindings
	keys []graph.Value
}

// project makes the rows of a WITH or RETURN: grouped, distinct, in the plan's
// order, cut, and filtered. After WITH a row is a solution, after RETURN it is
// its columns.
func (e *evaluation) project(p *graph.Project, found []bindings) []bindings {
	var rows []sorted
	seen := map[string]bool{}
	for _, group := range e.groups(p, found) {
		var r sorted
		for _, item := range p.Items {
			r.row = append(r.row, e.item(item, group))
		}
		if k := key(r.row); p.Distinct && seen[k] {
			continue
		} else {
			seen[k] = true
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
		last = first + int(min(e.eval(p.Limit, nil).Int64(), int64(last-first)))
	}
	var out []bindings
	for _, r := range rows[first:last] {
		if b := e.rebind(p, r.row); p.Where == nil || e.eval(p.Where, []bindings{b}).True() {
			out = append(out, b)
		}
	}
	return out
}

// item is one column for a group: an element carried on or a value.
func (e *evaluation) item(i graph.ProjectItem, group []bindings) binding {
	if i.Node || i.Edge {
		return group[0][i.Expr.Var]
	}
	return binding{value: e.eval(i.Expr, group)}
}

// rebind makes the solution of the clauses after a WITH: it has nothing but the
// columns.
func (e *evaluation) rebind(p *graph.Project, row bindings) bindings {
	if p.Return {
		return row
	}
	out := make(bindings, e.vars)
	for i, item := range p.Items {
		out[item.Var] = row[i]
	}
	return out
}

// groups splits the solutions by the columns that are no aggregates; without
// aggregates each solution is a group of its own. Without such a column there
// is one group even of nothing.
func (e *evaluation) groups(p *graph.Project, found []bindings) [][]bindings {
	var groups [][]bindings
	keys := slices.DeleteFunc(slices.Clone(p.Items), func(i graph.ProjectItem) bool { return i.Expr.Aggregate() })
	switch len(keys) {
	case len(p.Items):
		for _, b := range found {
			groups = append(groups, []bindings{b})
		}
		return groups
	case 0:
		return [][]bindings{found}
	}
	index := map[string]int{}
	for _, b := range found {
		var of bindings
		for _, item := range keys {
			of = append(of, e.item(item, []bindings{b}))
		}
		k := key(of)
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

// key is the same for rows that are equal, nulls included.
func key(row bindings) string {
	out := ""
	for _, b := range row {
		out += fmt.Sprint(b.plain(), " ")
	}
	return out
}
