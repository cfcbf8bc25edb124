package bridge

import (
	"reflect"
	"slices"

	"github.com/google/jsonschema-go/jsonschema"
)

// open are the types that schemas show as objects without their fields: they stand in
// many answers, and a list of tools is read by models, which pay for each word of it.
var open = map[reflect.Type]*jsonschema.Schema{
	reflect.TypeFor[memory]():   {Type: "object", Required: []string{"kind", "text", "scope"}},
	reflect.TypeFor[link]():     {Type: "object", Required: []string{"from", "type", "to"}},
	reflect.TypeFor[about]():    {Type: "object", Required: []string{"slug", "title"}},
	reflect.TypeFor[hint]():     {Type: "object", Required: []string{"slug"}},
	reflect.TypeFor[expert]():   {Type: "object", Required: []string{"slug", "score"}},
	reflect.TypeFor[change]():   {Type: "object", Required: []string{"change", "at"}},
	reflect.TypeFor[neighbor](): {Type: "object", Required: []string{"about", "depth", "way"}},
	reflect.TypeFor[review]():   {Type: "object", Required: []string{"id", "kind", "question"}},
}

// inputSchema is the schema of what a tool takes; it takes nothing else.
func inputSchema[In any]() *jsonschema.Schema { return schemaOf[In](nil) }

// outputSchema is the schema of what a tool answers.
func outputSchema[Out any]() *jsonschema.Schema {
	s := schemaOf[Out](open)
	s.AdditionalProperties = nil
	return s
}

func schemaOf[T any](types map[reflect.Type]*jsonschema.Schema) *jsonschema.Schema {
	s, err := jsonschema.For[T](&jsonschema.ForOptions{TypeSchemas: types})
	if err != nil {
		panic("bridge: no schema of a tool: " + err.Error()) // the types are fixed, and a test makes all tools
	}
	withoutNull(s)
	return s
}

// withoutNull makes lists and objects out of what may also be null in Go: neither is
// null in what tools take and answer.
func withoutNull(s *jsonschema.Schema) {
	if len(s.Types) == 2 && slices.Contains(s.Types, "null") {
		s.Type = s.Types[1-slices.Index(s.Types, "null")]
		s.Types = nil
	}
	for _, p := range s.Properties {
		withoutNull(p)
	}
	if s.Items != nil {
		withoutNull(s.Items)
	}
}
