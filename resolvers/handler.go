package resolvers

import (
	"context"
	"net/http"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/99designs/gqlgen/graphql/handler"
	"github.com/99designs/gqlgen/graphql/handler/extension"
	"github.com/99designs/gqlgen/graphql/handler/lru"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/vektah/gqlparser/v2/ast"

	"brain/resolvers/exec"
)

const (
	// queryCacheSize is how many parsed operations are kept.
	queryCacheSize = 1_000
	// persistedSize is how many texts of persisted operations are kept.
	persistedSize = 1_000
	// tokenLimit is the most words and signs in the text of an operation. Validation
	// compares the fields of a selection with each other before any other limit
	// holds: 2,500 take a fraction of a second, 20,000 took twelve.
	tokenLimit = 2_500
)

// NewHandler serves the API. It expects requests that authn has let in.
func NewHandler(opt Options) http.Handler {
	r := &Resolver{memory: opt.Memory, sealer: opt.Sealer, streams: opt.Streams, breach: prometheus.NewCounter(prometheus.CounterOpts{
		Name: "brain_disclosure_breach_total", Help: "Items that only the second check kept from a reader who may not know them; any is a fault.",
	}), lates: prometheus.NewCounterVec(prometheus.CounterOpts{
		Name: "brain_late_answers_total", Help: "Answers that were not ready in time and went out empty, by field.",
	}, []string{"field"})}
	operations := newMetrics()
	opt.Metrics.MustRegister(r.breach, r.lates, operations.seconds, operations.errors)

	schema := exec.NewExecutableSchema(exec.Config{Resolvers: r})
	s := handler.New(schema)
	s.AddTransport(newSocket(opt.Memory, r.streams))
	s.AddTransport(sse{})
	s.AddTransport(post{})
	s.SetQueryCache(lru.New[*ast.QueryDocument](queryCacheSize))
	s.SetParserTokenLimit(tokenLimit)
	s.SetErrorPresenter(present)
	s.SetRecoverFunc(recovered)
	s.Use(extension.AutomaticPersistedQuery{Cache: own{lru.New[string](persistedSize)}})
	if opt.Introspection {
		s.Use(extension.Introspection{})
	} else {
		s.SetDisableSuggestion(true)
	}
	s.Use(strict{schema.Schema()})
	s.Use(limits{depth: opt.Limits.Depth, complexity: opt.Limits.Complexity})
	s.AroundOperations(bound(opt.Limits.Timeout))
	s.AroundOperations(r.openSession)
	s.AroundRootFields(r.readAs)
	s.AroundFields(absent)
	s.AroundResponses(operations.measure)
	return s
}

// bound ends operations that take longer than the limit. A subscription waits for
// what happens; each of its reads is bounded by the store.
func bound(limit time.Duration) graphql.OperationMiddleware {
	return func(ctx context.Context, next graphql.OperationHandler) graphql.ResponseHandler {
		respond := next(ctx)
		if subscribes(graphql.GetOperationContext(ctx)) {
			return respond
		}
		return func(ctx context.Context) *graphql.Response {
			ctx, cancel := context.WithTimeout(ctx, limit)
			defer cancel()
			return respond(ctx)
		}
	}
}
