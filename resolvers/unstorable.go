package resolvers

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/99designs/gqlgen/graphql"

	"brain/graph"
	"brain/internal/fault"
)

// unstorable is the error of an argument that no store can hold or look for, such as an
// id with U+0000 in it; nil when the field that fails has none.
func unstorable(ctx context.Context, err error) *fault.Error {
	field := graphql.GetFieldContext(ctx)
	if _, refused := errors.AsType[*graph.ParamError](err); !refused || field == nil || !graphql.HasOperationContext(ctx) {
		return nil
	}
	for field.Parent != nil && field.Parent.Field.Field != nil {
		field = field.Parent
	}
	if field.Field.Field == nil {
		return nil
	}
	at := unstorableIn(field.Field.ArgumentMap(graphql.GetOperationContext(ctx).Variables))
	if at == "" {
		return nil
	}
	at = strings.TrimPrefix(strings.TrimPrefix(at, "."), "input.")
	return fault.Wrap(fault.BadInput, err, "%s is not valid: it holds U+0000 or is not UTF-8, and nothing is called so", at).In(at)
}

// unstorableIn is the path to the first text in a value that no store keeps, "" for
// none.
func unstorableIn(value any) string {
	switch value := value.(type) {
	case string:
		if !utf8.ValidString(value) || strings.ContainsRune(value, 0) {
			return "."
		}
	case map[string]any:
		for _, name := range slices.Sorted(maps.Keys(value)) {
			if at := unstorableIn(value[name]); at != "" {
				return "." + name + strings.TrimSuffix(at, ".")
			}
		}
	case []any:
		for i, item := range value {
			if at := unstorableIn(item); at != "" {
				return fmt.Sprintf("[%d]%s", i, strings.TrimSuffix(at, "."))
			}
		}
	}
	return ""
}
