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
	column     string // as r calls it
	descending bool
	never      bool // never null
}

// sql writes the term over the expression or the column. Nulls come last
// ascending and first descending, so they go by a term of their own: unlike
// NULLS FIRST, an index can serve it.
func (k sortKey) sql(x string) string {
	direction := ""
	if k.descending {
		direction = " DESC"
	}
	if k.never {
		return x + direction
	}
	return x + " IS NULL" + direction + ", " + x + direction
}

// projection is the RETURN under construction.
type projection struct {
	*compiler
	p       *graph.Project
	columns []string // expression AS name
	keys    []sortKey
}

// project writes the whole statement: the stages, the rows r of RETURN, and
// their order. r is materialized so that all work is done before the first row
// comes out; the driver can interrupt a statement only until then. Without LIMIT
// it stops one row after the most that may be returned; with LIMIT it must sort
// first, which an index may save.
func (c *compiler) project(p *graph.Project) (string, error) {
	out := &projection{compiler: c, p: p}
	if err := out.items(); err != nil {
		return "", err
	}
	if err := out.order(); err != nil {
		return "", err
	}
	rows, err := out.rows()
	if err != nil {
		return "", err
	}
	names := make([]string, len(p.Items))
	for i := range names {
		names[i] = columnName(i)
	}
	stages := append(c.stages, "r AS MATERIALIZED ("+rows+")")
	return "WITH " + strings.Join(stages, ", ") + " SELECT " + strings.Join(names, ", ") + " FROM r" + out.orderSQL(func(k sortKey) string { return k.column }), nil
}

func (o *projection) items() error {
	for i, item := range o.p.Items {
		if item.Node || item.Edge {
			return unsupported("a whole node or edge as a column")
		}
		x, err := o.expr(item.Expr)
		if err != nil {
			return err
		}
		o.columns = append(o.columns, x+" AS "+columnName(i))
	}
	return nil
}

// grouped tells whether rows no longer stand for elements.
func (o *projection) grouped() bool { return o.p.Distinct || o.aggregated() }

func (o *projection) aggregated() bool {
	for _, item := range o.p.Items {
		if item.Expr.Aggregate() {
			return true
		}
	}
	return false
}

// order makes the sort keys total: what was asked for, then every column of
// grouped rows, else the public ids of all elements in the order of variables.
func (o *projection) order() error {
	for _, by := range o.p.OrderBy {
		if err := o.addKey(by.Expr, by.Descending); err != nil {
			return err
		}
	}
	if o.grouped() {
		for _, item := range o.p.Items {
			if err := o.addKey(item.Expr, false); err != nil {
				return err
			}
		}
		return nil
	}
	for _, v := range o.boundVars() {
		if err := o.addKey(&graph.Expr{Op: graph.OpProp, Var: v, Prop: "id", Kind: graph.KindString}, false); err != nil {
			return err
		}
	}
	return nil
}

// addKey adds a sort key unless it is there. Grouped rows are sorted by their
// own columns only, which the checker demands; lists have no order.
func (o *projection) addKey(e *graph.Expr, descending bool) error {
	if e.Kind == graph.KindList {
		return nil
	}
	o.sorting = true
	x, err := o.expr(e)
	o.sorting = false
	if err != nil {
		return err
	}
	key := sortKey{expr: x, descending: descending, never: o.neverNull(e)}
	for _, k := range o.keys {
		if k.expr == key.expr {
			return nil
		}
	}
	for i, item := range o.p.Items {
		if sameExpr(item.Expr, e) {
			key.column = columnName(i)
			break
		}
	}
	if key.column == "" {
		key.column = "o" + strconv.Itoa(len(o.columns)-len(o.p.Items))
		o.columns = append(o.columns, x+" AS "+key.column)
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
	return e.Op == graph.OpProp && (e.Prop == "id" || o.compared[propertyOf{e.Var, e.Prop}])
}

// sameExpr tells whether two expressions say the same; a property is the same
// whatever else the checker noted on it.
func sameExpr(a, b *graph.Expr) bool {
	if a.Op == graph.OpProp && b.Op == graph.OpProp {
		return a.Var == b.Var && a.Prop == b.Prop
	}
	return reflect.DeepEqual(a, b)
}

// rows writes the select of the result's rows.
func (o *projection) rows() (string, error) {
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
	most := o.bind(source{kind: fromMaxRows})
	if o.p.Limit == nil && o.p.Skip == nil {
		b.WriteString(" LIMIT " + most)
		return b.String(), nil
	}
	b.WriteString(o.orderSQL(func(k sortKey) string { return k.expr }))
	if o.p.Limit != nil {
		limit, err := o.expr(o.p.Limit)
		if err != nil {
			return "", err
		}
		most = "min(" + limit + ", " + most + ")"
	}
	b.WriteString(" LIMIT " + most)
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
			keys = append(keys, columnName(i))
		}
	}
	if len(keys) == 0 {
		return ""
	}
	return " GROUP BY " + strings.Join(keys, ", ")
}

func (o *projection) orderSQL(term func(sortKey) string) string {
	if len(o.keys) == 0 {
		return ""
	}
	texts := make([]string, len(o.keys))
	for i, k := range o.keys {
		texts[i] = k.sql(term(k))
	}
	return " ORDER BY " + strings.Join(texts, ", ")
}

func columnName(i int) string { return "c" + strconv.Itoa(i) }
