package pattern

import "brain/graph"

// plan is the plan's operation for the operator.
func (o Operator) plan() graph.Op {
	switch o {
	case OperatorOr:
		return graph.OpOr
	case OperatorXor:
		return graph.OpXor
	case OperatorAnd:
		return graph.OpAnd
	case OperatorNe:
		return graph.OpNe
	case OperatorLt:
		return graph.OpLt
	case OperatorLe:
		return graph.OpLe
	case OperatorGt:
		return graph.OpGt
	case OperatorGe:
		return graph.OpGe
	case OperatorIn:
		return graph.OpIn
	case OperatorStartsWith:
		return graph.OpStartsWith
	case OperatorEndsWith:
		return graph.OpEndsWith
	case OperatorContains:
		return graph.OpContains
	default:
		return graph.OpEq
	}
}
