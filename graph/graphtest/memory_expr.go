package graphtest

import (
	"slices"
	"strings"

	"brain/graph"
)

// eval gives the value of an expression for a group of solutions; whatever is
// not an aggregate is the same for all of them. Unknown is null.
func (e *evaluation) eval(x *graph.Expr, group []bindings) graph.Value {
	arg := func(i int) graph.Value { return e.eval(x.Args[i], group) }
	switch x.Op {
	case graph.OpLiteral:
		return x.Value
	case graph.OpParam:
		return e.args.Values[x.Param]
	case graph.OpProp:
		return property(group[0][x.Var], x.Prop)
	case graph.OpVar:
		return group[0][x.Var].plain()
	case graph.OpShown:
		return e.shown(group[0][x.Var].node, x)
	case graph.OpHasLabel:
		if n := group[0][x.Var].node; n != nil {
			return graph.Bool(hasLabels(n, x.Labels))
		}
		return graph.Null()
	case graph.OpEq, graph.OpNe, graph.OpLt, graph.OpLe, graph.OpGt, graph.OpGe,
		graph.OpStartsWith, graph.OpEndsWith, graph.OpContains:
		return e.compare(x.Op, arg(0), arg(1))
	case graph.OpAnd, graph.OpOr, graph.OpXor:
		v := arg(0)
		for i := range x.Args[1:] {
			v = junction(x.Op, v, arg(i+1))
		}
		return v
	case graph.OpNot:
		if v := arg(0); !v.IsNull() {
			return graph.Bool(!v.True())
		}
		return graph.Null()
	case graph.OpIn:
		return e.in(arg(0), arg(1))
	case graph.OpIsNull:
		return graph.Bool(arg(0).IsNull())
	case graph.OpIsNotNull:
		return graph.Bool(!arg(0).IsNull())
	case graph.OpExists, graph.OpNotExists:
		some := len(e.match(x.Match, []bindings{group[0]})) > 0
		return graph.Bool(some == (x.Op == graph.OpExists))
	}
	return e.aggregate(x, group)
}

// aggregate gives the value of an aggregate for a group. Nulls are left out.
func (e *evaluation) aggregate(x *graph.Expr, group []bindings) graph.Value {
	if x.Op == graph.OpCount && len(x.Args) == 0 {
		return graph.Int(int64(len(group)))
	}
	var vs []graph.Value
	for _, b := range group {
		if v := e.eval(x.Args[0], []bindings{b}); !v.IsNull() {
			vs = append(vs, v)
		}
	}
	if x.Distinct {
		vs = distinct(vs)
	}
	sum := int64(0)
	for _, v := range vs {
		sum += v.Int64()
	}
	switch {
	case x.Op == graph.OpCount:
		return graph.Int(int64(len(vs)))
	case x.Op == graph.OpCollect:
		return graph.List(ascending(vs)...)
	case x.Op == graph.OpSum && x.Kind == graph.KindDecimal:
		return graph.Decimal(sum)
	case x.Op == graph.OpSum:
		return graph.Int(sum)
	case len(vs) == 0:
		return graph.Null()
	case x.Op == graph.OpMin:
		return slices.MinFunc(vs, graph.Compare)
	case x.Op == graph.OpMax:
		return slices.MaxFunc(vs, graph.Compare)
	case x.Op == graph.OpAvg && vs[0].Kind() == graph.KindDecimal:
		return graph.Float(float64(sum) / float64(graph.DecimalScale*len(vs)))
	case x.Op == graph.OpAvg:
		return graph.Float(float64(sum) / float64(len(vs)))
	}
	e.fail("operation %d", x.Op)
	return graph.Null()
}

func (e *evaluation) compare(op graph.Op, a, b graph.Value) graph.Value {
	if a.IsNull() || b.IsNull() {
		return graph.Null()
	}
	if a.Kind() != b.Kind() {
		e.fail("a comparison of %s with %s", a.Kind(), b.Kind())
		return graph.Null()
	}
	c := graph.Compare(a, b)
	switch op {
	case graph.OpEq:
		return graph.Bool(c == 0)
	case graph.OpNe:
		return graph.Bool(c != 0)
	case graph.OpLt:
		return graph.Bool(c < 0)
	case graph.OpLe:
		return graph.Bool(c <= 0)
	case graph.OpGt:
		return graph.Bool(c > 0)
	case graph.OpGe:
		return graph.Bool(c >= 0)
	case graph.OpStartsWith:
		return graph.Bool(strings.HasPrefix(a.Str(), b.Str()))
	case graph.OpEndsWith:
		return graph.Bool(strings.HasSuffix(a.Str(), b.Str()))
	default:
		return graph.Bool(strings.Contains(a.Str(), b.Str()))
	}
}

// junction is AND, OR or XOR of two truth values, null being unknown.
func junction(op graph.Op, a, b graph.Value) graph.Value {
	switch {
	case op == graph.OpAnd && (isFalse(a) || isFalse(b)):
		return graph.Bool(false)
	case op == graph.OpOr && (a.True() || b.True()):
		return graph.Bool(true)
	case a.IsNull() || b.IsNull():
		return graph.Null()
	case op == graph.OpAnd:
		return graph.Bool(a.True() && b.True())
	case op == graph.OpOr:
		return graph.Bool(a.True() || b.True())
	default:
		return graph.Bool(a.True() != b.True())
	}
}

func isFalse(v graph.Value) bool { return !v.IsNull() && !v.True() }

// in is an OR of equalities: no item is false, an unknown one leaves it open.
func (e *evaluation) in(x, list graph.Value) graph.Value {
	if list.IsNull() {
		return graph.Null()
	}
	result := graph.Bool(false)
	for _, item := range list.Items() {
		result = junction(graph.OpOr, result, e.compare(graph.OpEq, x, item))
	}
	return result
}

// property reads a field of the item or a stored property.
func property(b binding, name string) graph.Value {
	item, props, edge := graph.Item{}, graph.Props(nil), b.edge()
	switch {
	case b.node != nil:
		item, props = b.node.Item, b.node.Props
	case edge != nil:
		item, props = edge.Item, edge.Props
	default:
		return graph.Null()
	}
	if edge != nil && name == graph.EdgeType {
		return graph.String(edge.Type)
	}
	switch name {
	case "id":
		return b.plain()
	case "scope":
		return graph.OptionalString(item.Scope)
	case "requires":
		return graph.Strings(item.Requires)
	case "ends":
		return graph.Strings(item.Ends)
	case "author":
		return graph.OptionalString(item.Author)
	case "gated":
		return graph.Bool(item.Gated)
	case "recordedAt":
		return graph.Instant(item.RecordedAt)
	case "retiredAt":
		return graph.Instant(item.RetiredAt)
	case "validFrom":
		return graph.Instant(item.ValidFrom)
	case "validUntil":
		return graph.Instant(item.ValidUntil)
	case "deletedAt":
		return graph.Instant(item.DeletedAt)
	}
	return props[name]
}
