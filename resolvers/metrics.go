package resolvers

import (
	"context"
	"strconv"

	"github.com/99designs/gqlgen/graphql"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/vektah/gqlparser/v2/ast"
)

// metrics measure operations. Their labels come from the schema, never from the
// caller, so their number is bounded.
type metrics struct {
	seconds *prometheus.HistogramVec
	errors  *prometheus.CounterVec
}

func newMetrics() metrics {
	return metrics{
		seconds: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "brain_graphql_operation_seconds", Help: "Time of operations by kind and first root field.",
			Buckets: prometheus.ExponentialBuckets(0.0005, 2, 17),
		}, []string{"kind", "field", "failed"}),
		errors: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "brain_graphql_errors_total", Help: "Errors of operations by code.",
		}, []string{"code"}),
	}
}

// measure is a response middleware.
func (m metrics) measure(ctx context.Context, next graphql.ResponseHandler) *graphql.Response {
	start := graphql.Now()
	response := next(ctx)
	if response == nil {
		return nil
	}
	for _, e := range response.Errors {
		code, _ := e.Extensions["code"].(string)
		m.errors.WithLabelValues(code).Inc()
	}
	kind, field := "none", "none"
	if graphql.HasOperationContext(ctx) && subscribes(graphql.GetOperationContext(ctx)) {
		// It has waited for what happened, which is no time of work.
		return response
	}
	if graphql.HasOperationContext(ctx) {
		if op := graphql.GetOperationContext(ctx).Operation; op != nil {
			kind, field = string(op.Operation), rootField(op.SelectionSet)
		}
	}
	m.seconds.WithLabelValues(kind, field, strconv.FormatBool(len(response.Errors) > 0)).Observe(graphql.Now().Sub(start).Seconds())
	return response
}

// rootField is the first root field of an operation as it is written, whatever
// @skip and @include say: their variables need not be valid.
func rootField(selected ast.SelectionSet) string {
	for _, selection := range selected {
		field := ""
		switch s := selection.(type) {
		case *ast.Field:
			return s.Name
		case *ast.InlineFragment:
			field = rootField(s.SelectionSet)
		case *ast.FragmentSpread:
			field = rootField(s.Definition.SelectionSet)
		}
		if field != "none" {
			return field
		}
	}
	return "none"
}
