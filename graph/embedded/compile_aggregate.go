package embedded

import (
	"fmt"
	"strconv"

	"brain/graph"
)

// aggregate writes an aggregate call. avg divides the exact sum of ints, which is
// rounded once; a collected list is sorted, so that it does not tell in which
// order the rows came.
func (c *compiler) aggregate(e *graph.Expr) (string, error) {
	if len(e.Args) == 0 {
		return "count(*)", nil
	}
	x, err := c.expr(e.Args[0])
	if err != nil {
		return "", err
	}
	of := x
	if e.Distinct {
		of = "DISTINCT " + x
	}
	switch e.Op {
	case graph.OpCount:
		return "count(" + of + ")", nil
	case graph.OpSum:
		return "coalesce(sum(" + of + "), 0)", nil
	case graph.OpMin:
		return "min(" + x + ")", nil
	case graph.OpMax:
		return "max(" + x + ")", nil
	case graph.OpAvg:
		divisor := "count(" + of + ")"
		if e.Args[0].Kind == graph.KindDecimal {
			divisor = "(" + strconv.Itoa(graph.DecimalScale) + " * " + divisor + ")"
		}
		return "CAST(sum(" + of + ") AS REAL) / " + divisor, nil
	case graph.OpCollect:
		return "json_group_array(" + of + " ORDER BY " + x + ") FILTER (WHERE " + x + " IS NOT NULL)", nil
	}
	return "", unsupported(fmt.Sprintf("operation %d", e.Op))
}
