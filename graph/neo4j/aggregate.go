package neo4j

import (
	"strconv"

	"brain/graph"
)

var aggregates = map[graph.Op]string{
	graph.OpCount: "count", graph.OpSum: "sum", graph.OpMin: "min", graph.OpMax: "max", graph.OpCollect: "collect",
}

// aggregate writes an aggregate call.
func (c *compiler) aggregate(e *graph.Expr) (string, error) {
	if e.Op == graph.OpCount && len(e.Args) == 0 {
		return "count(*)", nil
	}
	arg, err := c.expr(e.Args[0])
	if err != nil {
		return "", err
	}
	if e.Distinct {
		arg = "DISTINCT " + arg
	}
	if e.Op == graph.OpAvg {
		return average(arg, e.Args[0].Kind), nil
	}
	return aggregates[e.Op] + "(" + arg + ")", nil
}

// average divides the exact sum by the number: the server's own avg adds up
// rounded means, which depend on the order of the rows.
func average(arg string, kind graph.Kind) string {
	count := "count(" + arg + ")"
	divisor := count
	if kind == graph.KindDecimal {
		divisor = "(" + strconv.Itoa(graph.DecimalScale) + " * " + count + ")"
	}
	return "CASE WHEN " + count + " > 0 THEN toFloat(sum(" + arg + ")) / " + divisor + " END"
}

// ascending tells whether the server gives the items of the list in any order.
// Nothing in the language sees the order of a list before it is returned, so
// these are put in order when the rows are read.
func (c *compiler) ascending(e *graph.Expr) bool {
	switch e.Op {
	case graph.OpCollect:
		return true
	case graph.OpShown:
		return e.Kind == graph.KindList
	case graph.OpVar:
		return c.kinds[e.Var].ascending
	}
	return false
}
