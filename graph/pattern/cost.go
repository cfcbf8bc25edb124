package pattern

import (
	"slices"

	"brain/graph"
)

// Weights of the static cost.
const (
	costNode       = 1
	costSweep      = 20 // a part of a MATCH that begins without a unique key
	costHop        = 4
	costCondition  = 1
	costColumn     = 1
	costSort       = 5
	costUndirected = 2
	costShown      = costHop + costNode
)

// cost is the static cost of a plan, known from its text alone:
//
//	node       1, and 20 more when its MATCH finds nothing by id, slug or another
//	           unique property and starts from no earlier variable
//	hop        4 per step, doubled without direction; a variable length *n..m is
//	           4 + 4² + … + 4^m
//	condition  1 per operation, and for a pattern in WHERE the cost of its MATCH
//	           properties.<name> is a hop and a node
//	column     1; 5 for DISTINCT, aggregates and a written or implied order
//
// It orders texts by the work they may cause; it does not predict rows.
func cost(p *graph.Plan) int {
	sum := 0
	for _, c := range p.Clauses {
		switch c := c.(type) {
		case *graph.Match:
			sum += costMatch(c)
		case *graph.Project:
			sum += costColumn*len(c.Items) + costExpr(c.Where)
			if c.Distinct || len(c.OrderBy) > 0 || slices.ContainsFunc(c.Items, func(i graph.ProjectItem) bool { return i.Expr.Aggregate() }) {
				sum += costSort
			}
			for _, i := range c.Items {
				sum += costExpr(i.Expr)
			}
		}
	}
	return sum
}

func costMatch(m *graph.Match) int {
	sum := costExpr(m.Where)
	anchored := findsByKey(m.Where)
	for _, n := range m.Nodes {
		sum += costNode
		anchored = anchored || n.Bound
	}
	if !anchored {
		sum += costSweep
	}
	for _, h := range m.Hops {
		step, steps := 1, 0
		for range h.Max {
			step *= costHop
			steps += step
		}
		if h.Direction == graph.Both {
			steps *= costUndirected
		}
		sum += steps
	}
	return sum
}

func costExpr(x *graph.Expr) int {
	if x == nil {
		return 0
	}
	sum := 0
	switch {
	case x.Match != nil:
		sum += costMatch(x.Match)
	case x.Op == graph.OpShown:
		sum += costShown
	case x.Op != graph.OpLiteral && x.Op != graph.OpParam && x.Op != graph.OpProp && x.Op != graph.OpVar:
		sum += costCondition
	}
	for _, a := range x.Args {
		sum += costExpr(a)
	}
	return sum
}

func findsByKey(where *graph.Expr) bool {
	return len(keyed(where)) > 0
}
