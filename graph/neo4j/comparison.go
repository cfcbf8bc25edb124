package neo4j

import (
	"slices"
	"strings"

	"brain/graph"
)

// Text order. Neo4j compares stored texts by code point, but a stored text with
// a parameter by UTF-16 unit, where characters beyond U+FFFF stand before those
// from U+E000 to U+FFFF (full-width forms among them). The two orders differ only
// if the parameter holds characters from U+E000 on; then the first difference is
// looked for and compared with that exception turned round. On a server that
// compares by code point throughout the exception never occurs.

const (
	firstHigh          = '\uE000'     // the first character after the surrogates
	firstSupplementary = '\U00010000' // the first character that is a pair of them
)

// highText tells whether order by UTF-16 unit may differ from that by code point.
func highText(s string) bool {
	return strings.ContainsFunc(s, func(r rune) bool { return r >= firstHigh })
}

// highParams are the parameters whose values are such texts.
func highParams(values graph.Props) map[string]bool {
	var out map[string]bool
	for name, v := range values {
		if highText(v.Str()) {
			if out == nil {
				out = map[string]bool{}
			}
			out[name] = true
		}
	}
	return out
}

// needsTextOrder tells whether e compares with a parameter or literal that holds
// high text.
func (c *compiler) needsTextOrder(e *graph.Expr) bool {
	switch e.Op {
	case graph.OpLt, graph.OpLe, graph.OpGt, graph.OpGe:
	default:
		return false
	}
	return slices.ContainsFunc(e.Args, c.high)
}

// high tells whether the value is, or may be, a constant that holds high text.
// After WITH a constant has a name.
func (c *compiler) high(e *graph.Expr) bool {
	switch e.Op {
	case graph.OpLiteral:
		return highText(e.Value.Str())
	case graph.OpParam:
		return c.shape.high[e.Param]
	case graph.OpVar:
		return c.kinds[e.Var].high
	case graph.OpMin, graph.OpMax:
		return c.high(e.Args[0])
	}
	return false
}

// textOrder writes the comparison as one of -1, 0 or 1 with 0; null if a side is.
func (c *compiler) textOrder(e *graph.Expr) (string, error) {
	args, err := c.exprs(e.Args)
	if err != nil {
		return "", err
	}
	high := c.bind(binding{value: graph.String(string(firstHigh))})
	pair := c.bind(binding{value: graph.String(string(firstSupplementary))})
	return strings.NewReplacer("{a}", args[0], "{b}", args[1], "{high}", high, "{pair}", pair, "{op}", binaryOps[e.Op]).Replace(
		"(CASE WHEN {a} IS NULL OR {b} IS NULL THEN null ELSE coalesce(" +
			"head([i IN range(0, size({b})) WHERE left({a}, i + 1) <> left({b}, i + 1) | CASE" +
			" WHEN substring({a}, i) >= {pair} AND substring({a}, i) < {high} AND substring({b}, i) >= {high} THEN 1" +
			" WHEN substring({b}, i) >= {pair} AND substring({b}, i) < {high} AND substring({a}, i) >= {high} THEN -1" +
			" WHEN substring({a}, i) < substring({b}, i) THEN -1 ELSE 1 END]), 0) {op} 0 END)"), nil
}
