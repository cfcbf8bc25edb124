package bridge

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"brain/internal/bridge/api"
	"brain/internal/fault"
	"brain/internal/text"
)

// arguments are what a tool takes.
type arguments struct {
	names    []string
	required []string
	greatest map[string]int // of those that are whole numbers, as their descriptions say
	schema   *jsonschema.Resolved
}

func argumentsOf(s *jsonschema.Schema) arguments {
	resolved, err := s.Resolve(nil)
	if err != nil {
		panic("bridge: the schema of a tool does not resolve: " + err.Error()) // as in schemaOf
	}
	a := arguments{names: slices.Sorted(maps.Keys(s.Properties)), required: s.Required, greatest: map[string]int{}, schema: resolved}
	for _, name := range a.names {
		if p := s.Properties[name]; p.Type == "integer" {
			a.greatest[name] = greatestOf(name, p.Description)
		}
	}
	return a
}

// greatestOf reads the greatest value of a whole number in its description: schemas have
// it once, in the words that models read.
func greatestOf(name, description string) int {
	said := greatestSaid.FindStringSubmatch(description)
	if said == nil {
		panic("bridge: the description of " + name + " does not say its greatest value") // as in schemaOf
	}
	n, err := strconv.Atoi(strings.ReplaceAll(said[1], ",", ""))
	if err != nil {
		panic("bridge: the greatest value of " + name + ": " + err.Error())
	}
	return n
}

var greatestSaid = regexp.MustCompile(`(?:at most |1-)(\d[\d,]*)`)

// given are the arguments without those that are null, which clients send for what
// they leave out.
func (a arguments) given(raw json.RawMessage) json.RawMessage {
	var all map[string]json.RawMessage
	if json.Unmarshal(raw, &all) != nil {
		return raw
	}
	known := len(all)
	maps.DeleteFunc(all, func(_ string, value json.RawMessage) bool { return string(value) == "null" })
	if len(all) == known {
		return raw
	}
	kept, err := json.Marshal(all)
	if err != nil {
		return raw
	}
	return kept
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
	// Zero is what some clients send for what they leave out.
	for _, name := range slices.Sorted(maps.Keys(a.greatest)) {
		if n, ok := given[name].(float64); ok && (n < 0 || n > float64(a.greatest[name])) {
			return fault.Bad(name, fmt.Sprintf("1 to %d", a.greatest[name]), "")
		}
	}
	if err := a.schema.Validate(given); err != nil {
		wrong := fault.New(fault.BadInput, "%s", mismatch(err))
		if at := inSchema.FindAllStringSubmatch(err.Error(), -1); len(at) > 0 {
			wrong = wrong.In(at[len(at)-1][1])
		}
		return wrong
	}
	for _, name := range slices.Sorted(maps.Keys(given)) {
		if err := checkChoice(given[name], name, name); err != nil {
			return err
		}
	}
	return nil
}

// inSchema finds where in a schema something is wrong.
var inSchema = regexp.MustCompile(`/properties/(\w+)`)

// choices are the arguments that are one of a few names, by where they stand. They are
// no part of the schemas, which models pay for.
var choices = map[string][]string{
	"family": names(api.AllClaimFamily), "importance": names(api.AllImportance), "direction": names(api.AllLinkDirection),
	"surface": names(api.AllSkillSurface), "conversation.mode": names(api.AllDisclosureMode), "evidence.kind": names(api.AllEvidenceKind),
}

func names[T ~string](values []T) []string {
	return mapped(values, func(v T) string { return string(v) })
}

// checkChoice checks one value; kind is the place in choices, field that of the call.
func checkChoice(value any, kind, field string) error {
	switch value := value.(type) {
	case string:
		allowed, limited := choices[kind]
		if value == "" || !limited || slices.Contains(allowed, value) {
			return nil
		}
		return fault.Bad(field, "one of "+strings.Join(allowed, ", "), strings.Join(text.Nearest(value, allowed, 1), ""))
	case map[string]any:
		for _, name := range slices.Sorted(maps.Keys(value)) {
			if err := checkChoice(value[name], kind+"."+name, field+"."+name); err != nil {
				return err
			}
		}
	case []any:
		for i, item := range value {
			if err := checkChoice(item, kind, fmt.Sprintf("%s[%d]", field, i)); err != nil {
				return err
			}
		}
	}
	return nil
}

// mismatch is what is wrong, without the way there through the schema and without the
// value, which may be long.
func mismatch(err error) string {
	for next := errors.Unwrap(err); next != nil; next = errors.Unwrap(next) {
		err = next
	}
	if kinds := ofKind.FindStringSubmatch(err.Error()); kinds != nil {
		return fmt.Sprintf("a value is of type %s, expected %s", kinds[1], kinds[2])
	}
	return shortened(err.Error(), maxNote)
}

// ofKind finds what the validator says of a value of another type.
var ofKind = regexp.MustCompile(`(?s)^type: .* has type "(\w+)", want "(\w+)"$`)

// checked refuses calls with wrong arguments as a tool does, before they run. takes are
// the arguments of each tool.
func checked(takes map[string]arguments) mcp.Middleware {
	return func(next mcp.MethodHandler) mcp.MethodHandler {
		return func(ctx context.Context, method string, request mcp.Request) (mcp.Result, error) {
			if call, ok := request.(*mcp.CallToolRequest); ok {
				if a, offered := takes[call.Params.Name]; offered {
					call.Params.Arguments = a.given(call.Params.Arguments)
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
