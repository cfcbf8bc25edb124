// Package resolvers is the GraphQL edge: it turns operations into calls of use
// cases and their answers into JSON. It decides nothing that the domain decides.
//
//	exec/      generated from schema/api; donotuse/ in it stays empty of types
//	model/     what the schema has and the domain has not
//	scalar/    the API's own scalars
//
// Resolvers follow the schema's files, one per noun.
package resolvers

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"brain/graph"
	"brain/internal/fault"
	"brain/internal/memory"
)

//go:generate go tool gqlgen generate

// Sealer makes texts that callers carry but cannot read.
type Sealer interface {
	Seal(purpose string, plain []byte) string
	Open(purpose, sealed string) ([]byte, error)
}

// Limits bound one operation.
type Limits struct {
	// Depth is the greatest nesting of fields.
	Depth int
	// Complexity is the greatest cost, counted in fields times rows.
	Complexity int
	// Timeout ends an operation that takes longer.
	Timeout time.Duration
}

// Options are what the edge works with.
type Options struct {
	Memory *memory.Service
	Sealer Sealer
	Limits Limits
	// Introspection lets clients ask for the schema.
	Introspection bool
	// Metrics takes the metrics of operations.
	Metrics prometheus.Registerer
	// Streams are the connections that stay.
	Streams *Streams
}

// Resolver is the root of all resolvers.
type Resolver struct {
	memory  *memory.Service
	sealer  Sealer
	streams *Streams
	breach  prometheus.Counter
	lates   *prometheus.CounterVec
}

// late counts an answer that was not ready in time and goes out empty.
func (r *Resolver) late(was bool, field string) {
	if was {
		r.lates.WithLabelValues(field).Inc()
	}
}

// purposeRevision is what revisions are sealed for.
const purposeRevision = "revision"

// revision is a revision as callers get it: sealed, "" for none. What the
// operation reads from here on, such as the rest of a payload, contains it; root
// fields of a mutation run one after another.
func (r *Resolver) revision(ctx context.Context, rev graph.Revision) string {
	if rev == "" {
		return ""
	}
	session(ctx).AtLeast = rev
	return r.sealer.Seal(purposeRevision, []byte(rev))
}

// atLeast opens a revision that a caller sent back.
func (r *Resolver) atLeast(sealed string) (graph.Revision, error) {
	if sealed == "" {
		return "", nil
	}
	rev, err := r.sealer.Open(purposeRevision, sealed)
	if err != nil {
		return "", fault.Wrap(fault.BadInput, err, "%s is not a revision of this instance", AtLeastHeader).In(AtLeastHeader).
			Suggest("send the revision of a payload as it was, or leave the header out")
	}
	return graph.Revision(rev), nil
}

// deref is the value behind a pointer, zero for nil.
func deref[T any](p *T) T {
	var zero T
	if p == nil {
		return zero
	}
	return *p
}

// elements are the values behind the pointers of a list of an argument.
func elements[T any](list []*T) []T {
	out := make([]T, len(list))
	for i, p := range list {
		out[i] = *p
	}
	return out
}
