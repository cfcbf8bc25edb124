package resolvers

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"brain/internal/fault"
	"brain/internal/text"
)

// strict refuses variables that the parser's validation lets through although
// GraphQL does not: enum values in another case, numbers for texts and texts for
// numbers. Literals are checked by the validation itself.
type strict struct{ schema *ast.Schema }

var _ interface {
	graphql.HandlerExtension
	graphql.OperationContextMutator
} = strict{}

// ExtensionName implements graphql.HandlerExtension.
func (strict) ExtensionName() string { return "strict variables" }

// Validate implements graphql.HandlerExtension.
func (strict) Validate(graphql.ExecutableSchema) error { return nil }

// MutateOperationContext implements graphql.OperationContextMutator. Error:
// BAD_INPUT with the path of the variable.
func (s strict) MutateOperationContext(ctx context.Context, op *graphql.OperationContext) *gqlerror.Error {
	for _, v := range op.Operation.VariableDefinitions {
		if err := checkVariable(s.schema, v.Type, op.Variables[v.Variable], v.Variable); err != nil {
			return present(ctx, err)
		}
	}
	return nil
}

// checkVariable checks a value against its type; path is where it stands.
func checkVariable(s *ast.Schema, t *ast.Type, value any, path string) error {
	if value == nil {
		return nil
	}
	if t.Elem != nil {
		items, ok := value.([]any)
		if !ok {
			return checkVariable(s, t.Elem, value, path)
		}
		for i, item := range items {
			if err := checkVariable(s, t.Elem, item, fmt.Sprintf("%s[%d]", path, i)); err != nil {
				return err
			}
		}
		return nil
	}
	def := s.Types[t.NamedType]
	switch def.Kind {
	case ast.Enum:
		return checkEnum(def, value, path)
	case ast.InputObject:
		fields, _ := value.(map[string]any)
		for _, f := range def.Fields {
			if err := checkVariable(s, f.Type, fields[f.Name], path+"."+f.Name); err != nil {
				return err
			}
		}
		return nil
	}
	return checkScalar(t.NamedType, value, path)
}

func checkEnum(def *ast.Definition, value any, path string) error {
	name, ok := value.(string)
	if ok && def.EnumValues.ForName(name) != nil {
		return nil
	}
	names := make([]string, len(def.EnumValues))
	for i, v := range def.EnumValues {
		names[i] = v.Name
	}
	nearest := text.Nearest(fmt.Sprint(value), names, 1)
	return fault.Bad(path, "one of "+strings.Join(names, ", "), strings.Join(nearest, ""))
}

func checkScalar(name string, value any, path string) error {
	_, isText := value.(string)
	_, isBool := value.(bool)
	isNumber := false
	switch value.(type) {
	case json.Number, int, int64, float64:
		isNumber = true
	}
	ok, expected := true, ""
	switch name {
	case "String", "DateTime":
		ok, expected = isText, "a text in quotes"
	case "ID":
		ok, expected = isText || isNumber, "an id"
	case "Int", "Float":
		ok, expected = isNumber, "a number"
	case "Boolean":
		ok, expected = isBool, "true or false"
	}
	if ok {
		return nil
	}
	return fault.Bad(path, expected, "")
}
