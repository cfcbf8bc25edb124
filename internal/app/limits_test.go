package app_test

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/internal/config"
	"brain/internal/fault"
	"brain/internal/storetest"
)

func TestDeepOperationsAreRefused(t *testing.T) {
	s := start(t, func(c *config.Config) { c.Limits.Depth = 8 })
	nest := func(n int) string {
		return `{ viewer { principal ` + strings.Repeat(`{ owner `, n) + `{ uid }` + strings.Repeat(` }`, n) + ` } }`
	}
	s.must(request{query: nest(5)}, nil)
	e := s.fails(request{query: nest(6)}, fault.TooExpensive)
	require.Equal(t, 9, e.Extensions.Depth)
	require.EqualValues(t, 8, e.Extensions.Limit)
	e = s.fails(request{query: `{ viewer { principal { ...A } } } fragment A on Principal { owner { ...B } } fragment B on Principal { owner { owner { owner { owner { owner { uid } } } } } }`}, fault.TooExpensive)
	require.Equal(t, 9, e.Extensions.Depth, "fragments count")
}

func TestCostlyOperationsAreRefused(t *testing.T) {
	s := start(t, func(c *config.Config) { c.Limits.Complexity = 2_000 })
	s.must(request{query: `{ claims(first: 500) { nodes { id text } } }`}, nil)
	for query, cost := range map[string]int{
		`{ claims(first: 500) { nodes { id text kind state } } }`:                                                               1 + 500*5,
		`query($n: Int = 500) { claims(first: $n) { nodes { id text kind state } } }`:                                           1 + 500*5,
		`{ pages(first: 100) { nodes { claims { nodes { id } } } } }`:                                                           1 + 100*(1+1+20*2),
		`{ ...F } fragment F on Query { claims(first: 500) { ...C } } fragment C on ClaimConnection { nodes { id text kind } }`: 1 + 500*4,
		`{ claims(first: 100) { nodes { evidence { id kind note url } } } }`:                                                    1 + 100*(1+1+5*4),
		`{ recall(query: "x", limit: 100) { hits { item { ... on Page { sections { id heading text scope } } } } } }`:           1 + 100*(1+1+1+5*4),
	} {
		e := s.fails(request{query: query}, fault.TooExpensive)
		require.Equal(t, cost, e.Extensions.Cost, query)
		require.EqualValues(t, 2_000, e.Extensions.Limit)
	}
	var fragments strings.Builder
	fragments.WriteString(`{ viewer { principal { ...F0 } } }`)
	for i := range 40 {
		fmt.Fprintf(&fragments, ` fragment F%d on Principal { a: owner { ...F%d } b: owner { ...F%d } }`, i, i+1, i+1)
	}
	fragments.WriteString(` fragment F40 on Principal { uid }`)
	s.fails(request{query: fragments.String()}, fault.TooExpensive)
	s.fails(request{query: `{ viewer { roles ` + strings.Repeat("roles ", 30_000) + `} }`}, "GRAPHQL_PARSE_FAILED")
}

// slowStore takes its time for every query.
type slowStore struct{ graph.Store }

func (s slowStore) Read(ctx context.Context, a graph.Audience, opt graph.ReadOptions, fn func(context.Context, graph.Reader) error) error {
	return s.Store.Read(ctx, a, opt, func(ctx context.Context, r graph.Reader) error { return fn(ctx, slowReader{r}) })
}

type slowReader struct{ graph.Reader }

func (r slowReader) As(a graph.Audience) graph.Reader { return slowReader{r.Reader.As(a)} }

func (r slowReader) Search(ctx context.Context, _ graph.TextQuery) ([]graph.TextHit, error) {
	<-ctx.Done()
	return nil, ctx.Err()
}

func TestLongOperationsEnd(t *testing.T) {
	cfg := settings(t, func(c *config.Config) { c.Limits.Timeout = 200 * time.Millisecond })
	s := serveOn(t, slowStore{storetest.Embedded(t)}, cfg)
	s.do(`mutation { remember(input: {text: "A harbour.", scope: "world", evidence: [{kind: MANUAL}]}) { status } }`)
	start := time.Now()
	e := s.fails(request{query: `{ recall(query: "harbour") { tokens } }`}, fault.TooExpensive)
	require.Equal(t, "work", e.Extensions.Limit)
	require.Less(t, time.Since(start), 700*time.Millisecond)
}

func TestPersistedOperations(t *testing.T) {
	s := start(t)
	sum := sha256.Sum256([]byte(whoami))
	send := func(query string) reply {
		b, err := json.Marshal(map[string]any{"query": query, "extensions": map[string]any{
			"persistedQuery": map[string]any{"version": 1, "sha256Hash": hex.EncodeToString(sum[:])},
		}})
		require.NoError(t, err)
		return s.send(request{body: string(b)})
	}
	require.Equal(t, fault.Code("PERSISTED_QUERY_NOT_FOUND"), send("").Errors[0].Extensions.Code)
	require.Equal(t, fault.BadInput, send(whoami + " ").Errors[0].Extensions.Code)
	require.Empty(t, send(whoami).Errors)
	require.JSONEq(t, `{"viewer":{"principal":{"uid":"admin"}}}`, string(send("").Data))
}

func TestIntrospectionIsASwitch(t *testing.T) {
	const query = `{ __schema { queryType { name } types { name fields { type { kind ofType { kind ofType { kind ofType { name } } } } } } } }`
	s := start(t)
	s.must(request{query: query}, nil)
	s = start(t, func(c *config.Config) { c.Introspection = false })
	got := s.send(request{query: query})
	require.NotEmpty(t, got.Errors)
	require.NotContains(t, string(got.Data), "Query")
	require.NotContains(t, s.fails(request{query: `{ viewr { roles } }`}, "GRAPHQL_VALIDATION_FAILED").Message, "viewer", "no names are suggested")
	s.must(request{query: `{ viewer { __typename } }`}, nil)
}

func TestRateIsBoundedPerToken(t *testing.T) {
	cfg := settings(t)
	var ann, bob string
	t.Run("prepare", func(t *testing.T) {
		s := serve(t, cfg)
		ann, bob = s.principal("ann", "HUMAN", ""), s.principal("bob", "HUMAN", "")
	})
	cfg.Dev, cfg.Limits.Rate, cfg.Limits.Burst = false, 1, 3
	s := serve(t, cfg)
	refused := 0
	for range 6 {
		got := s.send(request{query: whoami, token: ann})
		if len(got.Errors) == 0 {
			continue
		}
		refused++
		require.Equal(t, 429, got.Status)
		require.Equal(t, fault.RateLimited, got.Errors[0].Extensions.Code)
		require.NotEmpty(t, got.Header.Get("Retry-After"))
	}
	require.GreaterOrEqual(t, refused, 2)
	s.must(request{query: whoami, token: bob}, nil)
}
