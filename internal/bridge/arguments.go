package bridge

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"brain/internal/fault"
	"brain/internal/text"
)

// arguments are what a tool takes.
type arguments struct {
	names    []string
	required []string
	schema   *jsonschema.Resolved
}

func argumentsOf(s *jsonschema.Schema) arguments {
	resolved, err := s.Resolve(nil)
	if err != nil {
		panic("bridge: the schema of a tool does not resolve: " + err.Error()) // as in schemaOf
	}
	return arguments{slices.Sorted(maps.Keys(s.Properties)), s.Required, resolved}
}

// check says what is wrong with the arguments of a call, naming the argument, what was
// expected and the nearest name. Error: BAD_INPUT.
func (a arguments) check(raw json.RawMessage) error {
	given := map[string]any{}
	if len(raw) > 0 {
		if err := json.Unmarshal(raw, &given); err != nil {
			return fault.New(fault.BadInput, "the arguments are not a JSON object").Suggest(strings.Join(a.names, ", "))
		}
	}
	for _, name := range slices.Sorted(maps.Keys(given)) {
		if slices.Contains(a.names, name) {
			continue
		}
		err := fault.New(fault.BadInput, "%q is no argument of this tool", name).In(name)
		if near := text.Nearest(name, a.names, 1); len(near) > 0 {
			return err.Suggest(fmt.Sprintf("did you mean %s?", near[0]))
		}
		return err.Suggest("it takes " + strings.Join(a.names, ", "))
	}
	for _, name := range a.required {
		if _, ok := given[name]; !ok {
			return fault.New(fault.BadInput, "%s is missing", name).In(name)
		}
	}
	if err := a.schema.Validate(given); err != nil {
		return fault.New(fault.BadInput, "%s", innermost(err))
	}
	return nil
}

// innermost is what is wrong, without the way there through the schema.
func innermost(err error) string {
	for next := errors.Unwrap(err); next != nil; next = errors.Unwrap(next) {
		err = next
	}
	return err.Error()
}

// checked refuses calls with wrong arguments as a tool does, before they run. takes are
// the arguments of each tool.
func checked(takes map[string]arguments) mcp.Middleware {
	return func(next mcp.MethodHandler) mcp.MethodHandler {
		return func(ctx context.Context, method string, request mcp.Request) (mcp.Result, error) {
			if call, ok := request.(*mcp.CallToolRequest); ok {
				if a, offered := takes[call.Params.Name]; offered {
					if err := a.check(call.Params.Arguments); err != nil {
						result := &mcp.CallToolResult{}
						result.SetError(toolError(err))
						return result, nil
					}
				}
			}
			return next(ctx, method, request)
		}
	}
}
