package resolvers_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/rs/zerolog"
	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/pattern"
	"brain/internal/fault"
	"brain/internal/request"
	"brain/resolvers"
)

// shown is an error as its caller gets it.
type shown struct {
	Message    string
	Extensions map[string]any
}

// show writes an error as an answer; log is what was logged.
func show(t *testing.T, err error) (status int, e shown, log string) {
	t.Helper()
	var b bytes.Buffer
	ctx := zerolog.New(&b).WithContext(request.WithID(t.Context(), "r1"))
	w := httptest.NewRecorder()
	resolvers.Refuse(w, httptest.NewRequestWithContext(ctx, http.MethodPost, "/graphql", nil), err)
	var body struct{ Errors []shown }
	require.NoError(t, json.Unmarshal(w.Body.Bytes(), &body))
	require.Len(t, body.Errors, 1)
	require.Equal(t, "r1", body.Errors[0].Extensions["requestId"])
	return w.Code, body.Errors[0], b.String()
}

func TestEveryErrorHasADocumentedCode(t *testing.T) {
	for name, c := range map[string]struct {
		err    error
		code   fault.Code
		status int
		more   map[string]any
	}{
		"fault":              {fault.Bad("scope", "world", "world"), fault.BadInput, 500, map[string]any{"field": "scope", "hint": "did you mean world?"}},
		"wrapped fault":      {fmt.Errorf("claims: %w", fault.New(fault.NotFound, "there is no claim").In("claim")), fault.NotFound, 500, map[string]any{"field": "claim"}},
		"code alone":         {fmt.Errorf("x: %w", fault.Stale), fault.Stale, 500, nil},
		"position":           {fault.New(fault.PatternSyntax, "unexpected )").In("query").At(2, 7), fault.PatternSyntax, 500, map[string]any{"line": 2.0, "column": 7.0}},
		"unauthenticated":    {fault.New(fault.Unauthenticated, "no"), fault.Unauthenticated, 401, nil},
		"forbidden":          {fault.New(fault.Forbidden, "no"), fault.Forbidden, 403, nil},
		"rate":               {fault.New(fault.RateLimited, "no"), fault.RateLimited, 429, nil},
		"cursor":             {fmt.Errorf("list: %w", graph.ErrBadCursor), fault.BadCursor, 500, map[string]any{"field": "after"}},
		"rows":               {fmt.Errorf("x: %w", &graph.TooExpensiveError{Limit: graph.LimitRows}), fault.TooExpensive, 503, map[string]any{"limit": "rows"}},
		"work":               {graph.ErrTooExpensive, fault.TooExpensive, 503, map[string]any{"limit": "work"}},
		"time":               {fmt.Errorf("x: %w", &graph.TooExpensiveError{Limit: graph.LimitTime}), fault.TooExpensive, 503, map[string]any{"limit": "work"}},
		"memory":             {fault.Wrap(fault.TooExpensive, &graph.TooExpensiveError{Limit: graph.LimitMemory}, "x"), fault.TooExpensive, 503, map[string]any{"limit": "work"}},
		"deadline":           {fmt.Errorf("x: %w", context.DeadlineExceeded), fault.TooExpensive, 503, map[string]any{"limit": "work"}},
		"cancelled":          {context.Canceled, fault.Unavailable, 503, nil},
		"unavailable":        {fmt.Errorf("dial tcp 10.0.0.1: %w", graph.ErrUnavailable), fault.Unavailable, 503, nil},
		"closed":             {graph.ErrClosed, fault.Unavailable, 503, nil},
		"stale":              {graph.ErrStaleRevision, fault.Stale, 500, nil},
		"foreign revision":   {graph.ErrBadRevision, fault.BadInput, 500, map[string]any{"field": resolvers.AtLeastHeader}},
		"outcome unknown":    {graph.ErrOutcomeUnknown, fault.Unavailable, 503, map[string]any{"hint": "try again with the same idempotencyKey, or read first"}},
		"exists":             {&graph.ElementError{Element: "n1", Err: graph.ErrExists}, fault.Conflict, 500, nil},
		"conflict":           {graph.ErrConflict, fault.Conflict, 500, nil},
		"pattern":            {&pattern.SyntaxError{Line: 1, Column: 3, Message: "unexpected )"}, fault.PatternSyntax, 500, map[string]any{"line": 1.0, "column": 3.0, "field": "query"}},
		"pattern rule":       {&pattern.RuleError{Line: 1, Column: 3, Message: "no"}, fault.PatternSyntax, 500, map[string]any{"column": 3.0}},
		"pattern construct":  {&pattern.UnsupportedError{Construct: "CALL", Line: 4, Column: 1}, fault.PatternSyntax, 500, map[string]any{"line": 4.0}},
		"pattern term":       {&pattern.UnknownTermError{Kind: pattern.TermLabel, Name: "Persn", Nearest: "Person", Line: 1, Column: 4}, fault.UnknownTerm, 500, map[string]any{"hint": "did you mean Person?"}},
		"anything else":      {errors.New("sql: no such table secrets"), fault.Internal, 500, nil},
		"fault without code": {&fault.Error{Message: "secret"}, fault.Internal, 500, nil},
		"missing node":       {fmt.Errorf("patch: %w", graph.ErrNotFound), fault.Internal, 500, nil},
	} {
		t.Run(name, func(t *testing.T) {
			status, e, log := show(t, c.err)
			require.Equal(t, string(c.code), e.Extensions["code"])
			require.Contains(t, fault.Codes(), c.code)
			require.Equal(t, c.status, status)
			require.NotEmpty(t, e.Message)
			for k, v := range c.more {
				require.Equal(t, v, e.Extensions[k], k)
			}
			for _, inner := range []string{"sql", "secret", "10.0.0.1", "n1", "patch"} {
				require.NotContains(t, e.Message, inner)
			}
			if c.code == fault.Internal {
				require.Contains(t, log, `"level":"error"`)
				require.Contains(t, e.Extensions["hint"], "request id")
			} else {
				require.Empty(t, log)
			}
		})
	}
}

func TestOnlyA401AsksForAToken(t *testing.T) {
	for err, want := range map[*fault.Error]string{fault.New(fault.Unauthenticated, "no"): `Bearer realm="brain"`, fault.New(fault.Forbidden, "no"): ""} {
		w := httptest.NewRecorder()
		resolvers.Refuse(w, httptest.NewRequestWithContext(t.Context(), http.MethodGet, "/metrics", nil), err)
		require.Equal(t, want, w.Header().Get("WWW-Authenticate"))
		require.Equal(t, "no-store", w.Header().Get("Cache-Control"))
	}
}
