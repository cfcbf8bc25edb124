package pattern

import (
	"strconv"
	"strings"
)

// Format writes the query in its canonical form: one clause a line, keywords in
// upper case, brackets only where they are needed. Parsing the result gives the
// same query again, places apart.
func Format(q *Query) string {
	f := &formatter{}
	for i, c := range q.Clauses {
		if i > 0 {
			f.put("\n")
		}
		f.clause(c)
	}
	return f.String()
}

func formatExpression(e Expression) string {
	f := &formatter{}
	f.expression(e, levelOr)
	return f.String()
}

type formatter struct{ strings.Builder }

func (f *formatter) put(parts ...string) {
	for _, p := range parts {
		f.WriteString(p)
	}
}

func (f *formatter) clause(c Clause) {
	switch c := c.(type) {
	case *MatchClause:
		if c.Optional {
			f.put("OPTIONAL ")
		}
		f.put("MATCH ")
		for i, p := range c.Paths {
			f.comma(i)
			f.path(p)
		}
		f.where(c.Where)
	case *Projection:
		f.projection(c)
	}
}

func (f *formatter) comma(i int) {
	if i > 0 {
		f.put(", ")
	}
}

func (f *formatter) where(e Expression) {
	if e != nil {
		f.put(" WHERE ")
		f.expression(e, levelOr)
	}
}

func (f *formatter) projection(c *Projection) {
	word := "WITH "
	if c.Return {
		word = "RETURN "
	}
	f.put(word)
	if c.Distinct {
		f.put("DISTINCT ")
	}
	for i, item := range c.Items {
		f.comma(i)
		f.expression(item.Expr, levelOr)
		if item.Alias.Text != "" {
			f.put(" AS ", item.Alias.Text)
		}
	}
	for i, k := range c.OrderBy {
		if i == 0 {
			f.put(" ORDER BY ")
		}
		f.comma(i)
		f.expression(k.Expr, levelOr)
		if k.Descending {
			f.put(" DESC")
		}
	}
	if c.Skip != nil {
		f.put(" SKIP ")
		f.expression(c.Skip, levelOperand)
	}
	if c.Limit != nil {
		f.put(" LIMIT ")
		f.expression(c.Limit, levelOperand)
	}
	f.where(c.Where)
}

func (f *formatter) path(p Path) {
	f.node(p.Nodes[0])
	for i, h := range p.Hops {
		f.hop(h)
		f.node(p.Nodes[i+1])
	}
}

func (f *formatter) node(n Node) {
	f.put("(", n.Var.Text)
	f.labels(n.Labels)
	f.entries(n.Props, n.Var.Text != "" || len(n.Labels) > 0)
	f.put(")")
}

func (f *formatter) labels(groups [][]Name) {
	for _, group := range groups {
		f.put(":")
		f.alternatives(group)
	}
}

func (f *formatter) alternatives(names []Name) {
	for i, n := range names {
		if i > 0 {
			f.put("|")
		}
		f.put(n.Text)
	}
}

func (f *formatter) entries(entries []Entry, space bool) {
	if len(entries) == 0 {
		return
	}
	if space {
		f.put(" ")
	}
	f.put("{")
	for i, e := range entries {
		f.comma(i)
		f.put(e.Key.Text, ": ")
		f.expression(e.Value, levelOperand)
	}
	f.put("}")
}

func (f *formatter) hop(h Hop) {
	if h.Arrow == ArrowLeft {
		f.put("<")
	}
	f.put("-")
	if h.Var.Text != "" || len(h.Types) > 0 || h.Length != nil || len(h.Props) > 0 {
		f.put("[", h.Var.Text)
		if len(h.Types) > 0 {
			f.put(":")
			f.alternatives(h.Types)
		}
		f.length(h.Length)
		f.entries(h.Props, h.Var.Text != "" || len(h.Types) > 0 || h.Length != nil)
		f.put("]")
	}
	f.put("-")
	if h.Arrow == ArrowRight {
		f.put(">")
	}
}

func (f *formatter) length(l *Length) {
	if l == nil {
		return
	}
	f.put("*")
	if l.Min >= 0 {
		f.put(strconv.Itoa(l.Min))
	}
	if l.Max == l.Min {
		return
	}
	f.put("..")
	if l.Max >= 0 {
		f.put(strconv.Itoa(l.Max))
	}
}

// level is how tightly an expression binds.
type level uint8

const (
	levelOr level = iota
	levelXor
	levelAnd
	levelNot
	levelComparison
	levelPredicate
	levelOperand
)

func levelOf(e Expression) level {
	switch e := e.(type) {
	case *Not:
		return levelNot
	case *NullTest:
		return levelPredicate
	case *Binary:
		switch e.Op {
		case OperatorOr:
			return levelOr
		case OperatorXor:
			return levelXor
		case OperatorAnd:
			return levelAnd
		case OperatorIn, OperatorStartsWith, OperatorEndsWith, OperatorContains:
			return levelPredicate
		}
		return levelComparison
	}
	return levelOperand
}

// expression writes e, in brackets when it binds less tightly than its place
// demands.
func (f *formatter) expression(e Expression, demanded level) {
	own := levelOf(e)
	if own < demanded {
		f.put("(")
		f.expression(e, levelOr)
		f.put(")")
		return
	}
	switch e := e.(type) {
	case *Literal:
		if e.Kind == LiteralString {
			f.put(quote(e.Text))
		} else {
			f.put(e.Text)
		}
	case *Parameter:
		f.put("$", e.Name)
	case *Variable:
		f.put(e.Name)
	case *Property:
		f.put(e.Of.Text, ".", e.Key.Text)
		if e.Sub.Text != "" {
			f.put(".", e.Sub.Text)
			if e.Part.Text != "" {
				f.put(".", e.Part.Text)
			}
		}
	case *ListLiteral:
		f.put("[")
		for i, x := range e.Items {
			f.comma(i)
			f.expression(x, levelOperand)
		}
		f.put("]")
	case *Not:
		f.put("NOT ")
		f.expression(e.X, levelNot)
	case *NullTest:
		f.expression(e.X, levelPredicate)
		f.put(" IS ")
		if e.Negated {
			f.put("NOT ")
		}
		f.put("NULL")
	case *LabelTest:
		f.put(e.Var.Text)
		f.labels(e.Labels)
	case *PathTest:
		f.path(e.Path)
	case *Call:
		f.call(e)
	case *Binary:
		left, right := own, own+1
		if own == levelComparison {
			left = levelPredicate
		}
		f.expression(e.Left, left)
		f.put(" ", string(e.Op), " ")
		f.expression(e.Right, right)
	}
}

func (f *formatter) call(c *Call) {
	f.put(c.Function, "(")
	switch {
	case c.Star:
		f.put("*")
	case c.Distinct:
		f.put("DISTINCT ")
		fallthrough
	default:
		f.expression(c.Arg, levelOr)
	}
	f.put(")")
}
