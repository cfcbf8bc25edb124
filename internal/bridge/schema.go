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
	plain(s)
	return s
}

// plain gives a schema the form that all clients read. Lists and objects of Go may be
// null, which neither is in what tools take and answer. A schema that allows anything
// would be written as true, where some clients want an object.
func plain(s *jsonschema.Schema) {
	if len(s.Types) == 2 && slices.Contains(s.Types, "null") {
		s.Type = s.Types[1-slices.Index(s.Types, "null")]
		s.Types = nil
	}
	if reflect.DeepEqual(s, &jsonschema.Schema{}) {
		s.Description = "any value"
	}
	for _, p := range s.Properties {
		plain(p)
	}
	if s.Items != nil {
		plain(s.Items)
	}
}
