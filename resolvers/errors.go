package resolvers

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"strings"

	"github.com/99designs/gqlgen/graphql"
	"github.com/rs/zerolog"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"brain/graph"
	"brain/graph/pattern"
	"brain/internal/fault"
	"brain/internal/request"
)

// present turns any error into what the caller may see: a documented code with
// field, hint and request id. What has no code is logged and shown as INTERNAL.
// GraphQL's own errors (syntax, validation) keep their code and text.
func present(ctx context.Context, err error) *gqlerror.Error {
	out := &gqlerror.Error{Path: graphql.GetPath(ctx), Extensions: map[string]any{}}
	if id := request.ID(ctx); id != "" {
		out.Extensions["requestId"] = id
	}
	raised, isGraphQL := errors.AsType[*gqlerror.Error](err)
	if isGraphQL {
		if raised.Path != nil {
			out.Path = raised.Path
		}
		out.Locations = raised.Locations
		if raised.Err == nil && (raised.Extensions["code"] != nil || !running(ctx)) {
			return protocolError(out, raised)
		}
	}
	f := classify(err)
	if f == nil {
		f = unstorable(ctx, err)
	}
	given, inArgument := argumentPath(ctx, out.Path)
	if inArgument {
		// What the executor raises between a field and its argument is about the
		// value that was given, whatever raised it.
		out.Path = graphql.GetPath(ctx)
		if f == nil {
			f = fault.Wrap(fault.BadInput, err, "the value is not valid: %s", rootMessage(err))
		}
		if f.Field == "" {
			f = f.In(given)
		}
	}
	if f == nil || f.Code == fault.Internal || f.Code == "" {
		zerolog.Ctx(ctx).Error().Err(err).Str("path", out.Path.String()).Msg("operation failed")
		f = fault.New(fault.Internal, "something went wrong in the service").Suggest("its log says more under the request id")
	}
	return describe(out, f)
}

// describe enters a fault into the error that is shown.
func describe(out *gqlerror.Error, f *fault.Error) *gqlerror.Error {
	out.Message = cut(f.Message)
	out.Extensions["code"] = string(f.Code)
	if f.Field != "" {
		out.Extensions["field"] = f.Field
	}
	if f.Hint != "" {
		out.Extensions["hint"] = f.Hint
	}
	if f.Line > 0 {
		out.Extensions["line"], out.Extensions["column"] = f.Line, f.Column
	}
	if limit, ok := errors.AsType[*graph.TooExpensiveError](f.Err); ok {
		out.Extensions["limit"] = string(shownLimit(limit.Limit))
	}
	return out
}

// shownLimit is the limit that a caller is told. Whether the same query runs out of
// steps, memory or time first depends on the engine, so these have one name.
func shownLimit(l graph.Limit) graph.Limit {
	if l == graph.LimitRows {
		return l
	}
	return graph.LimitWork
}

// maxMessage bounds a message in characters: it may repeat what was given.
const maxMessage = 400

// cut shortens a long message in its middle, where what was given stands.
func cut(message string) string {
	runes := []rune(message)
	if len(runes) <= maxMessage {
		return message
	}
	return string(runes[:maxMessage/2]) + "…" + string(runes[len(runes)-maxMessage/2:])
}

// protocolError shows what GraphQL itself refuses.
func protocolError(out, raised *gqlerror.Error) *gqlerror.Error {
	out.Message, out.Rule = raised.Message, raised.Rule
	for k, v := range raised.Extensions {
		out.Extensions[k] = v
	}
	if out.Extensions["code"] == nil {
		out.Extensions["code"] = string(fault.BadInput)
	}
	return out
}

// running tells whether a field is being resolved.
func running(ctx context.Context) bool { return graphql.GetFieldContext(ctx) != nil }

// argumentPath is the path inside the arguments of the current field at which an
// error was raised: "filter.recordedSince". An input object is not named, so
// that its fields are called what they are called: "evidence[0].observedAt".
func argumentPath(ctx context.Context, path ast.Path) (given string, ok bool) {
	fc := graphql.GetFieldContext(ctx)
	if fc == nil || fc.Args != nil {
		return "", false
	}
	at := len(fc.Path())
	if len(path) <= at {
		return "", false
	}
	inside := path[at:]
	if len(inside) > 1 && inside[0] == ast.PathName("input") {
		inside = inside[1:]
	}
	return strings.TrimPrefix(inside.String(), "."), true
}

// rootMessage is the text of the innermost error.
func rootMessage(err error) string {
	for {
		inner := errors.Unwrap(err)
		if inner == nil {
			return err.Error()
		}
		err = inner
	}
}

// classify finds the documented error in err; nil when there is none.
func classify(err error) *fault.Error {
	if f, ok := errors.AsType[*fault.Error](err); ok {
		return f
	}
	if f := classifyPattern(err); f != nil {
		return f
	}
	switch {
	case errors.Is(err, graph.ErrTooExpensive):
		limit := graph.LimitWork
		if e, ok := errors.AsType[*graph.TooExpensiveError](err); ok {
			limit = e.Limit
		}
		return fault.Wrap(fault.TooExpensive, &graph.TooExpensiveError{Limit: limit}, "the operation reached the limit of %s", shownLimit(limit)).
			Suggest("ask for less at a time")
	case errors.Is(err, context.DeadlineExceeded):
		return fault.Wrap(fault.TooExpensive, &graph.TooExpensiveError{Limit: graph.LimitTime}, "the operation took too long").
			Suggest("ask for less at a time")
	case errors.Is(err, graph.ErrBadCursor):
		return fault.Wrap(fault.BadCursor, err, "the cursor does not fit this list").In("after").
			Suggest("pass endCursor of the page before, with the same arguments")
	case errors.Is(err, graph.ErrStaleRevision):
		return fault.Wrap(fault.Stale, err, "the store has not reached the revision asked for").Suggest("try again")
	case errors.Is(err, graph.ErrBadRevision):
		return fault.Wrap(fault.BadInput, err, "%s is not a revision of this store", AtLeastHeader).In(AtLeastHeader).
			Suggest("send the revision of a payload as it was, or leave the header out")
	case errors.Is(err, graph.ErrOutcomeUnknown):
		return fault.Wrap(fault.Unavailable, err, "the store was lost while it wrote; whether the write is there is not known").
			Suggest("try again with the same idempotencyKey, or read first")
	case errors.Is(err, graph.ErrUnavailable), errors.Is(err, graph.ErrClosed):
		return fault.Wrap(fault.Unavailable, err, "the store cannot be reached").Suggest("try again")
	case errors.Is(err, graph.ErrConflict), errors.Is(err, graph.ErrExists):
		return fault.Wrap(fault.Conflict, err, "somebody else changed the same thing at the same time").Suggest("read it again and retry")
	case errors.Is(err, context.Canceled):
		return fault.Wrap(fault.Unavailable, err, "the request was cancelled")
	}
	if code, ok := errors.AsType[fault.Code](err); ok {
		return fault.Wrap(code, err, "%s", strings.ToLower(strings.ReplaceAll(string(code), "_", " ")))
	}
	return nil
}

// classifyPattern shows errors of a pattern's text.
func classifyPattern(err error) *fault.Error {
	if e, ok := errors.AsType[*pattern.SyntaxError](err); ok {
		return fault.Wrap(fault.PatternSyntax, err, "%s", e.Error()).In("query").At(e.Line, e.Column)
	}
	if e, ok := errors.AsType[*pattern.UnsupportedError](err); ok {
		return fault.Wrap(fault.PatternSyntax, err, "%s", e.Error()).In("query").At(e.Line, e.Column)
	}
	if e, ok := errors.AsType[*pattern.RuleError](err); ok {
		return fault.Wrap(fault.PatternSyntax, err, "%s", e.Message).In("query").At(e.Line, e.Column)
	}
	if e, ok := errors.AsType[*pattern.UnknownTermError](err); ok {
		f := fault.Wrap(fault.UnknownTerm, err, "%s", e.Error()).In("query").At(e.Line, e.Column)
		if e.Nearest != "" {
			f = f.Suggest("did you mean " + e.Nearest + "?")
		} else if e.Hint != "" {
			f = f.Suggest(e.Hint)
		}
		return f
	}
	return nil
}

// recovered turns a panic into an error that is logged with its stack and shown
// as INTERNAL.
func recovered(ctx context.Context, cause any) error {
	zerolog.Ctx(ctx).Error().Str("panic", fmt.Sprint(cause)).Bytes("stack", debug.Stack()).Msg("panic in an operation")
	return fault.New(fault.Internal, "panic")
}
