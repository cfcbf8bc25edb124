package embedded

import (
	"reflect"
	"strconv"
	"strings"

	"brain/graph"
)

// sortKey is one term of ORDER BY: a column of the result, or one added to it.
type sortKey struct {
	column     string
	descending bool
	never      bool // never null
}

func (k sortKey) sql() string {
	switch {
	case k.descending && k.never:
		return k.column + " DESC"
	case k.descending:
		return k.column + " DESC NULLS FIRST"
	case k.never:
		return k.column
	default:
		return k.column + " NULLS LAST"
	}
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
	return "WITH " + strings.Join(stages, ", ") + " SELECT " + strings.Join(names, ", ") + " FROM r" + orderSQL(out.keys), nil
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
	key := sortKey{descending: descending, never: e.Op == graph.OpCount || e.Op == graph.OpProp && e.Prop == "id"}
	for i, item := range o.p.Items {
		if key.column == "" && sameExpr(item.Expr, e) {
			key.column = columnName(i)
		}
	}
	if key.column == "" {
		x, err := o.expr(e)
		if err != nil {
			return err
		}
		for _, c := range o.columns[len(o.p.Items):] {
			if text, name, _ := strings.Cut(c, " AS "); text == x {
				key.column = name
			}
		}
		if key.column == "" {
			key.column = "o" + strconv.Itoa(len(o.columns)-len(o.p.Items))
			o.columns = append(o.columns, x+" AS "+key.column)
		}
	}
	for _, k := range o.keys {
		if k.column == key.column {
			return nil
		}
	}
	o.keys = append(o.keys, key)
	return nil
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
	b.WriteString(orderSQL(o.keys))
	if o.p.Limit != nil {
		most = "min(" + o.rowCount(o.p.Limit) + ", " + most + ")"
	}
	b.WriteString(" LIMIT " + most)
	if o.p.Skip != nil {
		b.WriteString(" OFFSET " + o.rowCount(o.p.Skip))
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

// rowCount binds SKIP or LIMIT.
func (o *projection) rowCount(e *graph.Expr) string {
	if e.Op == graph.OpParam {
		return o.bind(source{kind: fromParamRows, name: e.Param})
	}
	return o.bind(source{kind: fromLiteral, value: e.Value})
}

func orderSQL(keys []sortKey) string {
	if len(keys) == 0 {
		return ""
	}
	texts := make([]string, len(keys))
	for i, k := range keys {
		texts[i] = k.sql()
	}
	return " ORDER BY " + strings.Join(texts, ", ")
}

func columnName(i int) string { return "c" + strconv.Itoa(i) }
