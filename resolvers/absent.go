package resolvers

import (
	"context"

	"github.com/99designs/gqlgen/graphql"
)

// absent shows the empty text, by which the domain means that there is none, as
// null wherever the schema allows null.
func absent(ctx context.Context, next graphql.Resolver) (any, error) {
	value, err := next(ctx)
	if s, ok := value.(string); ok && s == "" && err == nil {
		if fc := graphql.GetFieldContext(ctx); !fc.Field.Definition.Type.NonNull {
			return nil, nil
		}
	}
	return value, err
}
