package pattern

import (
	"slices"
	"strings"

	"brain/graph"
)

// column is one item of a projection while it is checked.
type column struct {
	name string
	text string // canonical text of the expression
	expr *graph.Expr
	from binding // of an element that a WITH carries on
}

func (c *checker) project(p *Projection) (*graph.Project, error) {
	most := maxItems
	if c.cat.visibility == Internal {
		most = maxOwnItems
	}
	if len(p.Items) > most {
		return nil, broken(p.Pos, "a row has at most %d columns", most)
	}
	out := &graph.Project{Return: p.Return, Distinct: p.Distinct}
	columns, err := c.columns(p)
	if err != nil {
		return nil, err
	}
	grouped := false
	for _, col := range columns {
		grouped = grouped || col.expr.Aggregate()
	}
	for i, col := range columns {
		if (grouped || p.Distinct) && col.expr.Kind == graph.KindList && !(grouped && col.expr.Aggregate() && !p.Distinct) {
			return nil, broken(p.Items[i].Expr.at(), "lists are not grouped and not compared for DISTINCT")
		}
	}
	if err := c.order(p, out, columns, grouped); err != nil {
		return nil, err
	}
	if err := c.currencies(p, columns, out.OrderBy); err != nil {
		return nil, err
	}
	if out.Skip, err = c.rowCount(p.Skip); err != nil {
		return nil, err
	}
	if out.Limit, err = c.rowCount(p.Limit); err != nil {
		return nil, err
	}
	if p.Return {
		for _, col := range columns {
			out.Items = append(out.Items, graph.ProjectItem{Name: col.name, Expr: col.expr, Var: -1})
			c.plan.Columns = append(c.plan.Columns, graph.Column{Name: col.name, Kind: col.expr.Kind, Element: col.expr.Element})
		}
		return out, nil
	}
	if err := c.rebind(p, out, columns); err != nil {
		return nil, err
	}
	if p.Where != nil {
		out.Where, err = c.condition(p.Where)
	}
	return out, err
}

// columns checks the items and their names.
func (c *checker) columns(p *Projection) ([]column, error) {
	var out []column
	seen := map[string]bool{}
	for _, item := range p.Items {
		col := column{name: item.Alias.Text, text: formatExpression(item.Expr)}
		at := item.Alias.Pos
		if col.name == "" {
			col.name, at = col.text, item.Expr.at()
			if _, plain := item.Expr.(*Variable); !plain && !p.Return {
				return nil, broken(at, "WITH names every value: add AS and a name")
			}
		}
		if seen[col.name] {
			return nil, broken(at, "two columns are named %s", col.name)
		}
		seen[col.name] = true
		var err error
		if col.expr, err = c.item(item.Expr); err != nil {
			return nil, err
		}
		if isElement(col.expr) {
			if p.Return {
				return nil, broken(item.Expr.at(), "a whole node or relationship is not returned: name its properties")
			}
			col.from = c.scope[item.Expr.(*Variable).Name]
		}
		out = append(out, col)
	}
	return out, nil
}

// item checks the expression of one column.
func (c *checker) item(e Expression) (*graph.Expr, error) {
	if call, ok := e.(*Call); ok {
		return c.aggregate(call)
	}
	o, err := c.anyOperand(e)
	if err != nil || o.x != nil {
		return o.x, err
	}
	kind := c.naturalKind(e)
	if kind == graph.KindNull || kind == graph.KindList {
		what := "null"
		switch e := e.(type) {
		case *Parameter:
			what = "$" + e.Name
		case *ListLiteral:
			what = "a list of constants"
		}
		return nil, broken(e.at(), "%s has no kind of its own and is no column: a column is a property, an aggregate, a condition, a name, or a constant text, number, true or false", what)
	}
	return c.convert(e, kind, graph.KindNull)
}

// aggregate checks an aggregate call.
func (c *checker) aggregate(call *Call) (*graph.Expr, error) {
	if err := c.count(call.Pos); err != nil {
		return nil, err
	}
	if call.Star {
		return &graph.Expr{Op: graph.OpCount, Kind: graph.KindInt}, nil
	}
	o, err := c.anyOperand(call.Arg)
	if err != nil {
		return nil, err
	}
	if o.x == nil {
		return nil, broken(call.Arg.at(), "%s takes a value of the row, not a constant", call.Function)
	}
	if isElement(o.x) && call.Function != "count" {
		return nil, broken(call.Arg.at(), "%s takes a value, this is %s: name its property", call.Function, c.describeOperand(o))
	}
	x := &graph.Expr{Args: []*graph.Expr{o.x}, Distinct: call.Distinct, Kind: o.x.Kind, Element: o.x.Element}
	kind := o.x.Kind
	refuse := func(why string) (*graph.Expr, error) {
		return nil, broken(call.Arg.at(), "%s of %s is left out: %s", call.Function, c.describeOperand(o), why)
	}
	switch call.Function {
	case "count":
		x.Op, x.Kind, x.Element = graph.OpCount, graph.KindInt, graph.KindNull
		if kind == graph.KindList && call.Distinct {
			return refuse("lists are not compared")
		}
	case "sum", "avg":
		x.Op = graph.OpSum
		if kind == graph.KindFloat {
			return refuse("the result of adding floats depends on their order")
		}
		if kind != graph.KindInt && kind != graph.KindDecimal {
			return refuse("it takes ints and decimals")
		}
		if call.Function == "avg" {
			x.Op, x.Kind = graph.OpAvg, graph.KindFloat
		}
	case "min", "max":
		x.Op = graph.OpMin
		if call.Function == "max" {
			x.Op = graph.OpMax
		}
		if kind == graph.KindList || kind == graph.KindBytes || kind == graph.KindBool {
			return refuse("its values have no order")
		}
	case "collect":
		if kind == graph.KindList || kind == graph.KindBytes {
			return refuse("lists hold simple values")
		}
		x.Op, x.Kind, x.Element = graph.OpCollect, graph.KindList, kind
	}
	return x, nil
}

// rowCount checks the operand of SKIP or LIMIT.
func (c *checker) rowCount(e Expression) (*graph.Expr, error) {
	if e == nil {
		return nil, nil
	}
	return c.convert(e, graph.KindInt, graph.KindNull)
}

// rebind makes the scope that follows a WITH. A carried element keeps its number
// unless it is carried twice.
func (c *checker) rebind(p *Projection, out *graph.Project, columns []column) error {
	scope := map[string]binding{}
	used := map[int]bool{}
	var elements []int
	for i, col := range columns {
		b := binding{kind: bindValue, value: graph.Expr{Kind: col.expr.Kind, Element: col.expr.Element}}
		carry := isElement(col.expr)
		if carry {
			b = col.from
		}
		if !carry || used[b.v] {
			v, err := c.newVar(p.Items[i].Expr.at())
			if err != nil {
				return err
			}
			b.v = v
		}
		used[b.v] = true
		if carry {
			elements = append(elements, b.v)
		}
		scope[col.name] = b
		out.Items = append(out.Items, graph.ProjectItem{Name: col.name, Expr: col.expr, Var: b.v,
			Node: b.kind == bindNode, Edge: b.kind == bindEdge})
	}
	for i, col := range columns {
		if col.expr.Kind != graph.KindList {
			continue
		}
		b := scope[col.name]
		var err error
		if b.determinants, err = c.determinants(out.Items, col, p.Items[i].Expr.at()); err != nil {
			return err
		}
		scope[col.name] = b
	}
	c.scope = scope
	c.parts = carried(elements)
	return nil
}

// determinants finds the variables that tell rows apart which differ in a list
// that a WITH makes or carries on, and refuses a WITH that drops one.
func (c *checker) determinants(items []graph.ProjectItem, col column, at Pos) ([]int, error) {
	var before, after []int
	switch {
	case col.expr.Aggregate():
		for _, i := range items {
			if !i.Expr.Aggregate() {
				after = append(after, i.Var)
			}
		}
		return after, nil
	case col.expr.Op == graph.OpVar:
		for _, b := range c.scope {
			if b.v == col.expr.Var {
				before = b.determinants
			}
		}
	default:
		before = []int{col.expr.Var}
	}
	for _, v := range before {
		carrier := slices.IndexFunc(items, func(i graph.ProjectItem) bool { return i.Expr.Op == graph.OpVar && i.Expr.Var == v })
		if carrier < 0 {
			return nil, broken(at, "a list has no order, so rows are told apart by what it came with: carry %s on beside it", c.nameOf(v))
		}
		after = append(after, items[carrier].Var)
	}
	return after, nil
}

// nameOf is the name of a variable in scope.
func (c *checker) nameOf(v int) string {
	for _, name := range sortedKeys(c.scope) {
		if c.scope[name].v == v {
			return name
		}
	}
	return "it"
}

// order checks ORDER BY and completes it to a total order: after DISTINCT or
// aggregates by all columns that are compared, else by the ids of all named
// nodes and relationships and the values of an earlier WITH. Rows that still tie
// are equal in every column, since a column can only name those. A sort key that
// is a column is the same *graph.Expr as that column's.
func (c *checker) order(p *Projection, out *graph.Project, columns []column, grouped bool) error {
	have := map[string]bool{}
	for _, key := range p.OrderBy {
		text := formatExpression(key.Expr)
		x, err := c.sortKey(key.Expr, text, columns, grouped || p.Distinct)
		if err != nil {
			return err
		}
		if isElement(x) {
			return broken(key.Expr.at(), "a node or relationship has no order: name a property")
		}
		if x.Kind == graph.KindList || x.Kind == graph.KindBytes {
			return broken(key.Expr.at(), "values of kind %s have no order", x.Kind)
		}
		out.OrderBy = append(out.OrderBy, graph.Order{Expr: x, Descending: key.Descending})
		have[sortIdentity(x)] = true
	}
	if !p.Return && p.OrderBy == nil && p.Skip == nil && p.Limit == nil {
		return nil
	}
	add := func(x *graph.Expr) {
		if id := sortIdentity(x); !have[id] {
			have[id] = true
			out.OrderBy = append(out.OrderBy, graph.Order{Expr: x})
		}
	}
	if grouped || p.Distinct {
		for _, col := range columns {
			switch {
			case isElement(col.expr):
				add(idOf(col.expr.Var))
			case col.expr.Op == graph.OpLiteral, col.expr.Op == graph.OpParam, col.expr.Kind == graph.KindList:
			case !grouped || p.Distinct || !col.expr.Aggregate():
				add(col.expr)
			}
		}
		return nil
	}
	for _, b := range c.bound() {
		switch {
		case b.kind != bindValue:
			add(idOf(b.v))
		case b.value.Kind != graph.KindList:
			add(&graph.Expr{Op: graph.OpVar, Var: b.v, Kind: b.value.Kind})
		}
	}
	return nil
}

// sortKey resolves one key of ORDER BY: a column by its name or its text, a
// property of a node or relationship that is a column of a WITH, else, where rows
// are not merged, any expression over the variables.
func (c *checker) sortKey(e Expression, text string, columns []column, merged bool) (*graph.Expr, error) {
	for _, col := range columns {
		if col.name == text {
			return col.expr, nil
		}
	}
	for _, col := range columns {
		if col.text == text {
			return col.expr, nil
		}
	}
	if p, ok := e.(*Property); merged && !(ok && carriedOn(columns, c.scope[p.Of.Text], p.Of.Text)) {
		return nil, broken(e.at(), "after DISTINCT or an aggregate rows are sorted by their columns only, and %s is none", text)
	}
	if call, ok := e.(*Call); ok {
		return nil, broken(call.Pos, "an aggregate is sorted by when it is a column")
	}
	o, err := c.anyOperand(e)
	if err != nil {
		return nil, err
	}
	if o.x == nil {
		return nil, broken(e.at(), "a sort key is a value of the row, not a constant")
	}
	return o.x, nil
}

// carriedOn tells whether a WITH carries the element under its own name.
func carriedOn(columns []column, b binding, name string) bool {
	return slices.ContainsFunc(columns, func(c column) bool { return isElement(c.expr) && c.name == name && c.expr.Var == b.v })
}

// sortIdentity tells sort keys apart; only simple ones are ever equal.
func sortIdentity(x *graph.Expr) string {
	var b strings.Builder
	dumpExpr(&b, x)
	return b.String()
}
