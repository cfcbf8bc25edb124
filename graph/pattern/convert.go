package pattern

import (
	"regexp"
	"strconv"
	"strings"
	"time"

	"brain/graph"
)

// naturalKind is the kind of a literal or parameter without anything beside it;
// KindNull if that cannot be told.
func (c *checker) naturalKind(e Expression) graph.Kind {
	switch e := e.(type) {
	case *Literal:
		switch e.Kind {
		case LiteralTrue, LiteralFalse:
			return graph.KindBool
		case LiteralString:
			return graph.KindString
		case LiteralInt:
			return graph.KindInt
		case LiteralDecimal:
			return graph.KindDecimal
		}
	case *Parameter:
		if p := c.params[e.Name]; p != nil {
			return p.Kind
		}
	case *ListLiteral:
		return graph.KindList
	}
	return graph.KindNull
}

// convert makes an expression of the given kind from a literal, a list or a
// parameter.
func (c *checker) convert(e Expression, kind, element graph.Kind) (*graph.Expr, error) {
	switch e := e.(type) {
	case *Parameter:
		return c.param(e, kind, element)
	case *Literal:
		v, err := literalValue(e, kind)
		return &graph.Expr{Op: graph.OpLiteral, Kind: kind, Element: element, Value: v}, err
	case *ListLiteral:
		return c.convertList(e, kind, element)
	}
	return nil, broken(e.at(), "expected a constant or a parameter")
}

func (c *checker) convertList(l *ListLiteral, kind, element graph.Kind) (*graph.Expr, error) {
	if kind != graph.KindList {
		return nil, broken(l.Pos, "expected %s, this is a list", kind)
	}
	if len(l.Items) > maxList {
		return nil, broken(l.Pos, "a list has at most %d items, pass a longer one as a parameter", maxList)
	}
	values := make([]graph.Value, len(l.Items))
	for i, item := range l.Items {
		literal, ok := item.(*Literal)
		if !ok {
			return nil, broken(item.at(), "a list holds constants only: pass the whole list as a parameter")
		}
		var err error
		if values[i], err = literalValue(literal, element); err != nil {
			return nil, err
		}
	}
	return &graph.Expr{Op: graph.OpLiteral, Kind: kind, Element: element, Value: graph.List(values...)}, nil
}

var (
	instantForm = regexp.MustCompile(`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-]\d{2}:\d{2})$`)
	dateForm    = regexp.MustCompile(`^\d{4}-\d{2}-\d{2}$`)
)

// maxExactFloat is the largest whole number below which all are exact floats.
const maxExactFloat = 1 << 53

// literalValue reads a literal as a value of the kind.
func literalValue(l *Literal, kind graph.Kind) (graph.Value, error) {
	number := l.Kind == LiteralInt || l.Kind == LiteralDecimal
	text := l.Kind == LiteralString
	switch {
	case l.Kind == LiteralNull:
		return graph.Null(), nil
	case kind == graph.KindBool && (l.Kind == LiteralTrue || l.Kind == LiteralFalse):
		return graph.Bool(l.Kind == LiteralTrue), nil
	case kind == graph.KindString && text:
		return graph.String(l.Text), nil
	case kind == graph.KindInt && l.Kind == LiteralInt:
		n, err := strconv.ParseInt(l.Text, 10, 64)
		if err != nil {
			return graph.Value{}, broken(l.Pos, "%s is not within ±%d", l.Text, int64(1<<63-1))
		}
		return graph.Int(n), nil
	case kind == graph.KindFloat && number:
		return floatValue(l)
	case kind == graph.KindDecimal && (number || text):
		n, err := graph.ParseDecimal(l.Text)
		if err != nil {
			return graph.Value{}, broken(l.Pos, "%s is not a decimal, expected digits with at most four decimal places within ±922337203685477.5807", l.Text)
		}
		return graph.Decimal(n), nil
	case kind == graph.KindDate && text:
		if _, err := time.Parse(time.DateOnly, l.Text); err != nil || !dateForm.MatchString(l.Text) {
			return graph.Value{}, broken(l.Pos, "%q is not a date, expected a day such as '2026-01-31'", l.Text)
		}
		return graph.Date(l.Text), nil
	case kind == graph.KindInstant && text:
		t, err := time.Parse(time.RFC3339Nano, l.Text)
		if err != nil || !instantForm.MatchString(l.Text) {
			return graph.Value{}, broken(l.Pos, "%q is not an instant, expected a time such as '2026-01-31T09:00:00Z' with at most six decimal places", l.Text)
		}
		return graph.InstantMicros(t.UnixMicro()), nil
	}
	return graph.Value{}, broken(l.Pos, "expected %s, this is %s", kind, l.describe())
}

// floatValue reads a number as a float. Whole numbers must be exact, since they
// look as if they were.
func floatValue(l *Literal) (graph.Value, error) {
	f, err := strconv.ParseFloat(l.Text, 64)
	if l.Kind == LiteralInt && err == nil {
		var n int64
		if n, err = strconv.ParseInt(l.Text, 10, 64); n > maxExactFloat || n < -maxExactFloat {
			err = strconv.ErrRange
		}
	}
	if err != nil {
		return graph.Value{}, broken(l.Pos, "%s has no exact float", l.Text)
	}
	return graph.Float(f), nil
}

func (l *Literal) describe() string {
	switch l.Kind {
	case LiteralString:
		return "the string " + quote(l.Text)
	case LiteralInt, LiteralDecimal:
		return "the number " + l.Text
	}
	return l.Text
}

// quote writes a string literal canonically.
func quote(s string) string {
	r := strings.NewReplacer(`\`, `\\`, `'`, `\'`, "\n", `\n`, "\r", `\r`, "\t", `\t`, "\b", `\b`, "\f", `\f`)
	return "'" + r.Replace(s) + "'"
}
