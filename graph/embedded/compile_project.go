package embedded

import (
	"reflect"
	"strconv"
	"strings"

	"brain/graph"
)

// sortKey is one term of ORDER BY: a column of the result, or one added to it.
type sortKey struct {
	expr       string // as rows computes it
	column     int    // of the result of RETURN
	descending bool
	never      bool // never null
}

// sql writes the term. Nulls come last ascending and first descending, so they go by
// a term of their own: unlike NULLS FIRST, an index can serve it.
func (k sortKey) sql() string {
	direction := ""
	if k.descending {
		direction = " DESC"
	}
	if k.never {
		return k.expr + direction
	}
	return k.expr + " IS NULL" + direction + ", " + k.expr + direction
}

// projection is the WITH or RETURN under construction.
type projection struct {
	*compiler
	p *graph.Project
	// name gives the column of the i-th item.
	name    func(i int) string
	columns []string // expression AS name
	keys    []sortKey
}

// returned writes the rows of RETURN. Without LIMIT it stops one row after the
// most that may be returned; with LIMIT it must sort first, which an index may
// save. They are sorted when they come out: in the statement that would copy them
// once more.
func (o *projection) returned() (string, error) {
	if err := o.items(); err != nil {
		return "", err
	}
	if err := o.order(); err != nil {
		return "", err
	}
	return o.rows(o.bind(source{kind: fromMaxRows}))
}

// with writes a WITH as a stage that binds its items.
func (c *compiler) with(p *graph.Project) error {
	o := &projection{compiler: c, p: p, name: func(i int) string { return varColumn(p.Items[i].Var) }}
	if err := o.items(); err != nil {
		return err
	}
	if p.Skip != nil || p.Limit != nil {
		if err := o.order(); err != nil {
			return err
		}
	}
	rows, err := o.rows("")
	if err != nil {
		return err
	}
	name := c.stageName()
	c.addNumbered(name, "("+rows+")")
	before := c.elements
	c.elements, c.from = map[int]*element{}, &from{}
	c.from.join(name)
	for i, item := range p.Items {
		e := &element{edge: item.Edge, value: !item.Node && !item.Edge, rid: name + "." + o.name(i), from: c.from}
		e.nullable = !e.value && before[item.Expr.Var].nullable
		c.elements[item.Var] = e
	}
	c.from.where = append(c.from.where, c.withinWork(name, "1"))
	return c.having(p.Where)
}

// having writes the condition after a WITH.
func (c *compiler) having(where *graph.Expr) error {
	c.testing = true
	defer func() { c.testing = false }()
	for _, x := range conjuncts(where) {
		text, err := c.expr(x)
		if err != nil {
			return err
		}
		c.from.where = append(c.from.where, text)
	}
	c.noteCompared(where)
	return nil
}

func (o *projection) items() error {
	for i, item := range o.p.Items {
		if o.p.Return && (item.Node || item.Edge) {
			return unsupported("a whole node or edge as a column of RETURN")
		}
		x, err := o.expr(item.Expr)
		if err != nil {
			return err
		}
		o.columns = append(o.columns, x+" AS "+o.name(i))
	}
	return nil
}

func (o *projection) aggregated() bool {
	for _, item := range o.p.Items {
		if item.Expr.Aggregate() {
			return true
		}
	}
	return false
}

// order takes the sort keys of the plan, which make the order total as far as
// columns tell.
func (o *projection) order() error {
	for _, by := range o.p.OrderBy {
		if err := o.addKey(by.Expr, by.Descending); err != nil {
			return err
		}
	}
	return nil
}

// addKey adds a sort key unless it is there. The rows of RETURN are sorted when
// they come out, so a key that is no column becomes one.
func (o *projection) addKey(e *graph.Expr, descending bool) error {
	o.sorting = true
	x, err := o.expr(e)
	o.sorting = false
	if err != nil {
		return err
	}
	key := sortKey{expr: x, column: -1, descending: descending, never: o.neverNull(e)}
	for _, k := range o.keys {
		if k.expr == key.expr {
			return nil
		}
	}
	for i, item := range o.p.Items {
		if sameExpr(item.Expr, e) {
			key.column = i
			break
		}
	}
	if key.column < 0 && o.p.Return {
		key.column = len(o.columns)
		o.columns = append(o.columns, x+" AS o"+strconv.Itoa(key.column-len(o.p.Items)))
	}
	o.keys = append(o.keys, key)
	return nil
}

// neverNull tells whether the expression has a value in every row that is left:
// it is an id or a count, or a condition compares it.
func (o *projection) neverNull(e *graph.Expr) bool {
	if e.Op == graph.OpCount {
		return true
	}
	if e.Op != graph.OpProp {
		return false
	}
	return e.Prop == "id" && !o.elements[e.Var].nullable || o.compared[propertyOf{e.Var, e.Prop}]
}

// sameExpr tells whether two expressions say the same; a property is the same
// whatever else the checker noted on it.
func sameExpr(a, b *graph.Expr) bool {
	if a.Op == graph.OpProp && b.Op == graph.OpProp {
		return a.Var == b.Var && a.Prop == b.Prop
	}
	return reflect.DeepEqual(a, b)
}

// unread writes a number so that SQLite's planner does not know it. It reads the
// value of a LIMIT that is bound alone, and prefers to sweep a label to a look-up
// where it expects so few rows of it.
func unread(number string) string { return number + " + 0" }

// rows writes the select, with at most so many rows if most is not empty.
func (o *projection) rows(most string) (string, error) {
	var b strings.Builder
	b.WriteString("SELECT ")
	if o.p.Distinct {
		b.WriteString("DISTINCT ")
	}
	b.WriteString(strings.Join(o.columns, ", "))
	b.WriteString(o.from.sql())
	if o.aggregated() {
		b.WriteString(o.groupSQL())
	}
	if o.p.Limit == nil && o.p.Skip == nil {
		if most != "" {
			b.WriteString(" LIMIT " + unread(most))
		}
		return b.String(), nil
	}
	b.WriteString(o.orderSQL())
	if o.p.Limit != nil {
		limit, err := o.expr(o.p.Limit)
		if err != nil {
			return "", err
		}
		if most == "" {
			most = limit
		} else {
			most = "min(" + limit + ", " + most + ")"
		}
	}
	if most == "" {
		most = "-1" // none, which OFFSET needs
	}
	b.WriteString(" LIMIT " + unread(most))
	if o.p.Skip != nil {
		skip, err := o.expr(o.p.Skip)
		if err != nil {
			return "", err
		}
		b.WriteString(" OFFSET " + skip)
	}
	return b.String(), nil
}

// groupSQL groups by every column that is no aggregate, constants too: without
// rows there is then no group.
func (o *projection) groupSQL() string {
	var keys []string
	for i, item := range o.p.Items {
		if !item.Expr.Aggregate() {
			keys = append(keys, o.name(i))
		}
	}
	if len(keys) == 0 {
		return ""
	}
	return " GROUP BY " + strings.Join(keys, ", ")
}

func (o *projection) orderSQL() string {
	if len(o.keys) == 0 {
		return ""
	}
	texts := make([]string, len(o.keys))
	for i, k := range o.keys {
		texts[i] = k.sql()
	}
	return " ORDER BY " + strings.Join(texts, ", ")
}
