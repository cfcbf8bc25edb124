package memory

import (
	"fmt"
	"slices"
	"strings"

	"brain/graph"
)

// The operators of property filters.
const (
	opEqual      = "="
	opNotEqual   = "!="
	opLess       = "<"
	opAtMost     = "<="
	opMore       = ">"
	opAtLeast    = ">="
	opIn         = "in"
	opContains   = "contains"
	opStartsWith = "startsWith"
	opExists     = "exists"
)

// Which operators fit which values.
var (
	orderedOps = []string{opEqual, opNotEqual, opLess, opAtMost, opMore, opAtLeast, opIn, opExists}
	textOps    = append(slices.Clone(orderedOps), opContains, opStartsWith)
	namedOps   = []string{opEqual, opNotEqual, opIn, opExists}
	switchOps  = []string{opEqual, opNotEqual, opExists}
	tagOps     = []string{opEqual, opIn, opExists}
	allOps     = textOps
)

// comparison is one test of a value: of a text, number, time or, with a currency,
// an amount of money. The store runs it as text, holds runs it here, alike.
type comparison struct {
	op     string
	values []graph.Value // one, but for opIn
	units  []string      // currencies of values, nil for what is no money
}

// patternOps are the operators as patterns write them.
var patternOps = map[string]string{
	opEqual: "=", opNotEqual: "<>", opLess: "<", opAtMost: "<=", opMore: ">", opAtLeast: ">=", opContains: "CONTAINS", opStartsWith: "STARTS WITH",
}

// text writes the test of the expression x, whose currency is unit, with
// parameters that begin with name.
func (c comparison) text(x, unit, name string, args values) string {
	if c.units == nil {
		if c.op == opIn {
			args[name] = graph.List(c.values...)
			return x + " IN $" + name
		}
		args[name] = c.values[0]
		return x + " " + patternOps[c.op] + " $" + name
	}
	parts := make([]string, len(c.values))
	for i := range c.values {
		amount, currency := fmt.Sprintf("%sa%d", name, i), fmt.Sprintf("%su%d", name, i)
		args[amount], args[currency] = c.values[i], graph.String(c.units[i])
		op, same, join := patternOps[c.op], "=", " AND "
		switch c.op {
		case opIn:
			op = "="
		case opNotEqual:
			same, join = "<>", " OR "
		}
		parts[i] = "(" + unit + " " + same + " $" + currency + join + x + " " + op + " $" + amount + ")"
	}
	return "(" + strings.Join(parts, " OR ") + ")"
}

// holds runs the test on a value that is there.
func (c comparison) holds(v graph.Value, unit string) bool {
	for i, with := range c.values {
		sameUnit := c.units == nil || c.units[i] == unit
		order := graph.Compare(v, with)
		ok := false
		switch c.op {
		case opEqual, opIn:
			ok = sameUnit && order == 0
		case opNotEqual:
			ok = !sameUnit || order != 0
		case opLess:
			ok = sameUnit && order < 0
		case opAtMost:
			ok = sameUnit && order <= 0
		case opMore:
			ok = sameUnit && order > 0
		case opAtLeast:
			ok = sameUnit && order >= 0
		case opContains:
			ok = strings.Contains(v.Str(), with.Str())
		case opStartsWith:
			ok = strings.HasPrefix(v.Str(), with.Str())
		}
		if ok {
			return true
		}
	}
	return false
}
