package neo4j

import (
	"reflect"
	"slices"
	"strconv"
	"strings"

	"brain/graph"
)

// The parameters of paging.
const (
	paramSkip  = "skip"
	paramLimit = "limit"
)

// project writes the RETURN. The order is always total: the asked order, then
// every column where rows are grouped or distinct, else the ids of all elements.
func (c *compiler) project(p *graph.Project) error {
	columns := make([]string, len(p.Items))
	grouped := p.Distinct
	for i, item := range p.Items {
		if item.Node || item.Edge {
			return unsupported("a whole node or relationship in RETURN")
		}
		text, err := c.expr(item.Expr)
		if err != nil {
			return err
		}
		columns[i] = text + " AS " + column(i)
		grouped = grouped || item.Expr.Aggregate()
	}
	order, err := c.order(p, grouped)
	if err != nil {
		return err
	}
	distinct := ""
	if p.Distinct {
		distinct = "DISTINCT "
	}
	c.line("RETURN " + distinct + strings.Join(columns, ", "))
	if len(order) > 0 {
		c.line("ORDER BY " + strings.Join(order, ", "))
	}
	if p.Skip != nil {
		c.line("SKIP $" + paramSkip)
	}
	c.line("LIMIT $" + paramLimit)
	c.out.skip, c.out.limit = p.Skip, p.Limit
	return nil
}

func (c *compiler) order(p *graph.Project, grouped bool) ([]string, error) {
	var keys []string
	seen := map[string]bool{}
	add := func(key, direction string) {
		if !seen[key] {
			seen[key] = true
			keys = append(keys, key+direction)
		}
	}
	for _, o := range p.OrderBy {
		key, err := c.orderKey(p, o.Expr)
		if err != nil {
			return nil, err
		}
		if o.Descending {
			add(key, " DESC")
		} else {
			add(key, " ASC")
		}
	}
	if grouped {
		for i := range p.Items {
			add(column(i), " ASC")
		}
		return keys, nil
	}
	for _, v := range slices.Sorted(slices.Values(c.rows)) {
		add(c.idKey(p, v), " ASC")
	}
	return keys, nil
}

// orderKey prefers the column that has the same expression: after grouping only
// columns may be named.
func (c *compiler) orderKey(p *graph.Project, e *graph.Expr) (string, error) {
	for i, item := range p.Items {
		if reflect.DeepEqual(item.Expr, e) {
			return column(i), nil
		}
	}
	return c.expr(e)
}

// idKey is the column that shows the element's id, or else the property.
func (c *compiler) idKey(p *graph.Project, v int) string {
	for i, item := range p.Items {
		if e := item.Expr; e.Op == graph.OpProp && e.Var == v && e.Prop == "id" {
			return column(i)
		}
	}
	return c.name(v) + ".id"
}

func column(i int) string { return "c" + strconv.Itoa(i) }
