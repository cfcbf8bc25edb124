package resolvers

import (
	"context"

	"github.com/99designs/gqlgen/graphql"

	"brain/internal/memory"
)

// readAs gives a root field that reads as somebody else, and everything below it,
// a session of its own.
func (r *Resolver) readAs(ctx context.Context, next graphql.RootResolver) graphql.Marshaler {
	field := graphql.GetRootFieldContext(ctx).Field
	if field.Field == nil || field.Definition == nil {
		return next(ctx)
	}
	args := field.ArgumentMap(graphql.GetOperationContext(ctx).Variables)
	var other *memory.Session
	var err error
	uid, as := args["viewAs"].(string)
	switch {
	case as:
		other, err = r.memory.ViewAs(ctx, session(ctx), uid, field.Name)
	case field.Name == "reach":
		uid, _ = args["uid"].(string)
		other, err = r.memory.ReachOf(ctx, session(ctx), uid)
	default:
		return next(ctx)
	}
	if err != nil {
		graphql.AddError(graphql.WithFieldContext(ctx, &graphql.FieldContext{Object: "Query", Field: field}), err)
		return graphql.Null
	}
	return next(context.WithValue(ctx, sessionKey{}, other))
}
