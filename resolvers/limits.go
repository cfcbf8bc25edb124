package resolvers

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"brain/internal/fault"
)

const (
	// defaultRows is how many rows a list gives when the operation does not say.
	defaultRows = 20
	// maxRows is the most that any list gives; whoever asks for more is refused.
	maxRows = 500
	// listRows is what a list without a limit of its own is reckoned to hold.
	listRows = 5
	// maxCost keeps sums of costs within an int.
	maxCost = 1 << 40
)

// limits refuses operations that are too deep or too costly before they run.
type limits struct{ depth, complexity int }

var _ interface {
	graphql.HandlerExtension
	graphql.OperationContextMutator
} = limits{}

// ExtensionName implements graphql.HandlerExtension.
func (limits) ExtensionName() string { return "limits" }

// Validate implements graphql.HandlerExtension.
func (limits) Validate(graphql.ExecutableSchema) error { return nil }

// MutateOperationContext implements graphql.OperationContextMutator. Error:
// TOO_EXPENSIVE with the operation's depth or cost and the limit.
func (l limits) MutateOperationContext(ctx context.Context, op *graphql.OperationContext) *gqlerror.Error {
	e := estimator{variables: op.Variables, fragments: map[string]estimate{}}
	total := e.selections(op.Operation.SelectionSet, false)
	var err *gqlerror.Error
	switch {
	case total.depth > l.depth:
		err = present(ctx, fault.New(fault.TooExpensive, "the operation nests %d fields deep; at most %d are allowed", total.depth, l.depth).
			Suggest("ask for less at a time"))
		err.Extensions["depth"], err.Extensions["limit"] = total.depth, l.depth
	case total.cost > l.complexity:
		err = present(ctx, fault.New(fault.TooExpensive, "the operation costs %d; at most %d are allowed", total.cost, l.complexity).
			Suggest("ask for fewer rows (first, limit) or fewer fields"))
		err.Extensions["cost"], err.Extensions["limit"] = total.cost, l.complexity
	}
	return err
}

// estimate is what is known of a selection before it runs.
type estimate struct{ depth, cost int }

// estimator reckons selections: a field costs 1 and, for each of its rows, what
// is selected in it.
type estimator struct {
	variables map[string]any
	fragments map[string]estimate
}

// selections sums up a selection set. paged says that its lists hold the rows
// that were reckoned above them, such as the nodes of a connection.
func (e *estimator) selections(set ast.SelectionSet, paged bool) estimate {
	var total estimate
	for _, selection := range set {
		var one estimate
		switch s := selection.(type) {
		case *ast.Field:
			one = e.field(s, paged)
		case *ast.InlineFragment:
			one = e.selections(s.SelectionSet, paged)
		case *ast.FragmentSpread:
			one = e.fragment(s, paged)
		}
		total.depth = max(total.depth, one.depth)
		total.cost = min(total.cost+one.cost, maxCost)
	}
	return total
}

// fragment reckons each fragment once, however often it is spread.
func (e *estimator) fragment(s *ast.FragmentSpread, paged bool) estimate {
	key := fmt.Sprint(s.Name, paged)
	known, ok := e.fragments[key]
	if !ok {
		known = e.selections(s.Definition.SelectionSet, paged)
		e.fragments[key] = known
	}
	return known
}

func (e *estimator) field(f *ast.Field, paged bool) estimate {
	// Introspection is bounded by a validation rule of its own.
	if strings.HasPrefix(f.Name, "__") || f.Definition == nil {
		return estimate{depth: 1}
	}
	rows, pages := e.rows(f, paged)
	below := e.selections(f.SelectionSet, pages)
	return estimate{depth: below.depth + 1, cost: min(1+rows*below.cost, maxCost)}
}

// rows is how many rows a field gives, and whether the lists right below it hold
// exactly these.
func (e *estimator) rows(f *ast.Field, paged bool) (rows int, pages bool) {
	for _, name := range []string{"first", "limit"} {
		if f.Definition.Arguments.ForName(name) != nil {
			return clampRows(f.ArgumentMap(e.variables)[name]), true
		}
	}
	if f.Definition.Type.Elem != nil && !paged {
		return listRows, false
	}
	return 1, false
}

func clampRows(given any) int {
	n := int64(defaultRows)
	switch v := given.(type) {
	case int64:
		n = v
	case int:
		n = int64(v)
	case json.Number:
		if parsed, err := v.Int64(); err == nil {
			n = parsed
		} else {
			n = maxRows
		}
	}
	return int(min(max(n, 1), maxRows))
}
