package resolvers

import (
	"context"

	"github.com/99designs/gqlgen/graphql"

	"brain/internal/memory"
)

// asOf is the point in time of the root field below which an answer is made; nil
// for now. What hangs on an object is read at the same point as the object. Levels
// never span root fields (see show), so what is read together has one point.
func asOf(ctx context.Context) *memory.AsOf {
	var found *memory.AsOf
	for fc := graphql.GetFieldContext(ctx); fc != nil; fc = fc.Parent {
		if at, ok := fc.Args["asOf"].(*memory.AsOf); ok && at != nil {
			found = at
		}
	}
	return found
}

// then binds a use case that reads by keys to the operation's session and to the
// point in time of its root field.
func then[V any](ctx context.Context, use func(context.Context, *memory.Session, []string, *memory.AsOf) (V, error)) func(context.Context, []string) (V, error) {
	s, at := session(ctx), asOf(ctx)
	return func(ctx context.Context, keys []string) (V, error) { return use(ctx, s, keys, at) }
}
