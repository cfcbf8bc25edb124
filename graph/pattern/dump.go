package pattern

import (
	"fmt"
	"strings"

	"brain/graph"
)

// Dump writes a plan as text for golden tests and for people who want to see
// what became of a query. The text is deterministic.
func Dump(p *graph.Plan) string {
	var b strings.Builder
	for _, c := range p.Clauses {
		switch c := c.(type) {
		case *graph.Match:
			word := "match"
			if c.Optional {
				word = "optional match"
			}
			b.WriteString(word + "\n")
			dumpMatch(&b, c, "  ")
		case *graph.Project:
			dumpProject(&b, c)
		}
	}
	for _, name := range sortedKeys(p.Params) {
		fmt.Fprintf(&b, "param $%s %s\n", name, describe(p.Params[name].Kind, p.Params[name].Element))
	}
	fmt.Fprintf(&b, "vars %d, cost %d, rows %d\n", p.Vars, p.Cost, p.MaxRows)
	return b.String()
}

func dumpMatch(b *strings.Builder, m *graph.Match, indent string) {
	for _, n := range m.Nodes {
		fmt.Fprintf(b, "%snode v%d", indent, n.Var)
		if n.Bound {
			b.WriteString(" bound")
		}
		dumpLabels(b, n.Labels)
		if n.Storage != "" {
			b.WriteString(" stored " + n.Storage)
		}
		if n.ThroughTag {
			b.WriteString(" through a tagged page")
		}
		b.WriteByte('\n')
	}
	for _, h := range m.Hops {
		arrow := "->"
		if h.Direction == graph.Both {
			arrow = "-"
		}
		fmt.Fprintf(b, "%shop v%d v%d-[%s", indent, h.Var, h.From, strings.Join(h.Types, "|"))
		if h.Max > 1 {
			fmt.Fprintf(b, " *%d..%d", h.Min, h.Max)
			if h.Inner != nil {
				b.WriteString(" through " + strings.Join(h.Inner, "|"))
			}
		}
		fmt.Fprintf(b, "]%sv%d\n", arrow, h.To)
	}
	if m.Where != nil {
		b.WriteString(indent + "where ")
		dumpExpr(b, m.Where)
		b.WriteByte('\n')
	}
}

func dumpLabels(b *strings.Builder, groups [][]string) {
	for _, g := range groups {
		b.WriteString(" :" + strings.Join(g, "|"))
	}
}

func dumpProject(b *strings.Builder, p *graph.Project) {
	word := "with"
	if p.Return {
		word = "return"
	}
	if p.Distinct {
		word += " distinct"
	}
	b.WriteString(word + "\n")
	for _, i := range p.Items {
		fmt.Fprintf(b, "  %s %s = ", describe(i.Expr.Kind, i.Expr.Element), i.Name)
		dumpExpr(b, i.Expr)
		if i.Var >= 0 {
			fmt.Fprintf(b, " as v%d", i.Var)
		}
		b.WriteByte('\n')
	}
	for _, o := range p.OrderBy {
		b.WriteString("  order ")
		dumpExpr(b, o.Expr)
		if o.Descending {
			b.WriteString(" descending")
		}
		b.WriteByte('\n')
	}
	for _, n := range []struct {
		word string
		expr *graph.Expr
	}{{"skip", p.Skip}, {"limit", p.Limit}, {"where", p.Where}} {
		if n.expr != nil {
			b.WriteString("  " + n.word + " ")
			dumpExpr(b, n.expr)
			b.WriteByte('\n')
		}
	}
}

func opName(op graph.Op) string {
	switch op {
	case graph.OpNe:
		return "<>"
	case graph.OpLt:
		return "<"
	case graph.OpLe:
		return "<="
	case graph.OpGt:
		return ">"
	case graph.OpGe:
		return ">="
	case graph.OpAnd:
		return "and"
	case graph.OpOr:
		return "or"
	case graph.OpXor:
		return "xor"
	case graph.OpNot:
		return "not"
	case graph.OpIn:
		return "in"
	case graph.OpStartsWith:
		return "starts"
	case graph.OpEndsWith:
		return "ends"
	case graph.OpContains:
		return "contains"
	case graph.OpIsNull:
		return "null?"
	case graph.OpIsNotNull:
		return "some?"
	case graph.OpCount:
		return "count"
	case graph.OpSum:
		return "sum"
	case graph.OpMin:
		return "min"
	case graph.OpMax:
		return "max"
	case graph.OpAvg:
		return "avg"
	case graph.OpCollect:
		return "collect"
	default:
		return "="
	}
}

// dumpExpr writes operations as (op arg …).
func dumpExpr(b *strings.Builder, x *graph.Expr) {
	switch x.Op {
	case graph.OpLiteral:
		b.WriteString(describe(x.Kind, x.Element) + " " + x.Value.String())
		return
	case graph.OpParam:
		b.WriteString("$" + x.Param)
		return
	case graph.OpProp:
		fmt.Fprintf(b, "v%d.%s", x.Var, x.Prop)
		return
	case graph.OpShown:
		fmt.Fprintf(b, "v%d.properties.%s", x.Var, x.Prop)
		if x.Unit != graph.UnitNone {
			b.WriteString("." + x.Unit)
		}
		return
	case graph.OpVar:
		fmt.Fprintf(b, "v%d", x.Var)
		return
	case graph.OpHasLabel:
		fmt.Fprintf(b, "(label v%d", x.Var)
		dumpLabels(b, x.Labels)
		b.WriteByte(')')
		return
	case graph.OpExists, graph.OpNotExists:
		word := "(exists\n"
		if x.Op == graph.OpNotExists {
			word = "(absent\n"
		}
		b.WriteString(word)
		dumpMatch(b, x.Match, "    ")
		b.WriteString("  )")
		return
	}
	b.WriteString("(" + opName(x.Op))
	if x.Distinct {
		b.WriteString(" distinct")
	}
	for _, a := range x.Args {
		b.WriteByte(' ')
		dumpExpr(b, a)
	}
	b.WriteByte(')')
}
