package neo4j

import (
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

// project writes a WITH or the RETURN.
func (c *compiler) project(p *graph.Project) error {
	if err := c.nameColumns(p); err != nil {
		return err
	}
	items, names, err := c.items(p)
	if err != nil {
		return err
	}
	order, err := c.order(p, names)
	if err != nil {
		return err
	}
	head := "WITH "
	if p.Return {
		head = "RETURN "
	}
	if p.Distinct {
		head += "DISTINCT "
	}
	c.line(head + strings.Join(items, ", "))
	if len(order) > 0 {
		c.line("ORDER BY " + strings.Join(order, ", "))
	}
	if p.Return {
		c.page(p)
		return nil
	}
	c.cut("SKIP", p.Skip)
	c.cut("LIMIT", p.Limit)
	c.rebind(p)
	first, late := split(p.Where)
	if first != nil {
		text, err := c.expr(first)
		if err != nil {
			return err
		}
		c.line("WHERE " + text)
	}
	return c.whereLate(late)
}

// merged tells whether a row stands for several rows before it.
func merged(p *graph.Project) bool {
	return p.Distinct || slices.ContainsFunc(p.Items, func(i graph.ProjectItem) bool { return i.Expr.Aggregate() })
}

// nameColumns names the subqueries of the columns and of the order.
func (c *compiler) nameColumns(p *graph.Project) error {
	var es []*graph.Expr
	for _, item := range p.Items {
		es = append(es, item.Expr)
	}
	if !merged(p) {
		for _, o := range p.OrderBy {
			es = append(es, o.Expr)
		}
	}
	_, err := c.nameSubqueries(es...)
	return err
}

// items writes the columns and gives their names.
func (c *compiler) items(p *graph.Project) (items, names []string, err error) {
	for i, item := range p.Items {
		text, err := c.expr(item.Expr)
		if err != nil {
			return nil, nil, err
		}
		name := "c" + strconv.Itoa(i)
		if !p.Return {
			name = prefixes[c.carried(item).kind] + strconv.Itoa(item.Var)
		}
		if text != name {
			text += " AS " + name
		}
		items, names = append(items, text), append(names, name)
	}
	return items, names, nil
}

// carried is what a variable of WITH stands for.
func (c *compiler) carried(item graph.ProjectItem) variable {
	switch {
	case item.Node:
		return variable{kind: isNode}
	case item.Edge:
		return variable{kind: isEdge}
	}
	return variable{kind: isValue, high: c.high(item.Expr), ascending: c.ascending(item.Expr)}
}

// rebind makes the variables of a WITH known.
func (c *compiler) rebind(p *graph.Project) {
	after := make(map[int]variable, len(p.Items))
	for _, item := range p.Items {
		after[item.Var] = c.carried(item)
	}
	c.kinds = after
	clear(c.named)
}

// order writes the plan's order, which is total.
func (c *compiler) order(p *graph.Project, names []string) ([]string, error) {
	var keys []string
	for _, o := range p.OrderBy {
		key, err := c.orderKey(p, names, o.Expr)
		if err != nil {
			return nil, err
		}
		if o.Descending {
			keys = append(keys, key+" DESC")
		} else {
			keys = append(keys, key+" ASC")
		}
	}
	return keys, nil
}

// orderKey prefers the column that has the same expression: after grouping only
// columns, and what an element that is one has, may be named.
func (c *compiler) orderKey(p *graph.Project, names []string, e *graph.Expr) (string, error) {
	for i, item := range p.Items {
		if item.Expr == e || e.Op == graph.OpProp && item.Expr.Op == graph.OpProp && item.Expr.Var == e.Var && item.Expr.Prop == e.Prop {
			return names[i], nil
		}
	}
	if merged(p) {
		named := c.named
		defer func() { c.named = named }()
		c.named = nil
	}
	return c.expr(e)
}

// cut writes the SKIP or LIMIT of a WITH.
func (c *compiler) cut(what string, rows *graph.Expr) {
	if rows != nil {
		c.line(what + " " + c.bind(binding{name: rows.Param, value: rows.Value}))
	}
}

// page writes the SKIP and LIMIT of the result.
func (c *compiler) page(p *graph.Project) {
	if p.Skip != nil {
		c.line("SKIP $" + paramSkip)
	}
	c.line("LIMIT $" + paramLimit)
	c.out.skip, c.out.limit = p.Skip, p.Limit
	for _, item := range p.Items {
		c.out.ascending = append(c.out.ascending, c.ascending(item.Expr))
	}
}
