package packs

import (
	_ "embed"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/santhosh-tekuri/jsonschema/v6/kind"

	"brain/schema"
)

//go:embed pack.schema.json
var schemaText string

// JSONSchema returns the JSON Schema (draft 2020-12) of pack files, for
// editors and for other programs that write packs.
func JSONSchema() []byte { return []byte(schemaText) }

const schemaURL = "https://brain.invalid/pack.schema.json"

// format is the compiled JSON Schema, and its text as a value to look up
// which keys an object may have.
type format struct {
	compiled *jsonschema.Schema
	root     any
}

// loadFormat compiles the embedded schema once. It cannot fail in a binary
// whose tests passed.
var loadFormat = sync.OnceValue(func() format {
	root, err := jsonschema.UnmarshalJSON(strings.NewReader(schemaText))
	if err != nil {
		panic(fmt.Sprintf("packs: embedded schema: %v", err))
	}
	c := jsonschema.NewCompiler()
	if err := c.AddResource(schemaURL, root); err != nil {
		panic(fmt.Sprintf("packs: embedded schema: %v", err))
	}
	compiled, err := c.Compile(schemaURL)
	if err != nil {
		panic(fmt.Sprintf("packs: embedded schema: %v", err))
	}
	return format{compiled, root}
})

// validate returns every way in which the document breaks the JSON Schema.
func validate(doc *document) []Problem {
	f := loadFormat()
	err := f.compiled.Validate(doc.value)
	var invalid *jsonschema.ValidationError
	if !errors.As(err, &invalid) {
		return nil
	}
	var out []Problem
	collect(invalid, func(leaf *jsonschema.ValidationError) {
		out = append(out, f.explain(doc, leaf)...)
	})
	return out
}

func collect(e *jsonschema.ValidationError, visit func(*jsonschema.ValidationError)) {
	if len(e.Causes) == 0 {
		visit(e)
		return
	}
	for _, cause := range e.Causes {
		collect(cause, visit)
	}
}

// explain turns one violation into problems with place and nearest names.
func (f format) explain(doc *document, e *jsonschema.ValidationError) []Problem {
	path := pointer(e.InstanceLocation)
	one := func(message string) []Problem { return []Problem{doc.problem(path, message)} }
	switch k := e.ErrorKind.(type) {
	case *kind.AdditionalProperties:
		allowed := f.keysAt(e.SchemaURL)
		var out []Problem
		for _, key := range slices.Sorted(slices.Values(k.Properties)) {
			out = append(out, doc.problem(path+"/"+escapePointer(key), fmt.Sprintf("unknown key %q", key)+near(key, allowed)))
		}
		return out
	case *kind.Required:
		return one("missing " + strings.Join(k.Missing, ", "))
	case *kind.Enum:
		words := texts(k.Want)
		return one(fmt.Sprintf("got %v, expected one of %s", shown(k.Got), strings.Join(words, ", ")) + near(fmt.Sprint(k.Got), words))
	case *kind.Const:
		return one(fmt.Sprintf("got %v, expected %v", shown(k.Got), k.Want))
	case *kind.Pattern:
		message := fmt.Sprintf("got %v, expected a text that matches %s", shown(k.Got), k.Want)
		if valid := schema.NearestValidName(k.Got); k.Want == schema.NameRule && valid != "" {
			message += "; nearest: " + valid
		}
		return one(message)
	case *kind.Type:
		return one(fmt.Sprintf("got %s, expected %s", k.Got, strings.Join(k.Want, " or ")))
	case *kind.MultipleOf:
		return one("expected a multiple of " + strings.TrimRight(k.Want.FloatString(9), "0"))
	case *kind.UniqueItems:
		return one(fmt.Sprintf("items %d and %d are equal", k.Duplicates[0]+1, k.Duplicates[1]+1))
	default:
		return one(fmt.Sprint(e.DetailedOutput().Error))
	}
}

func near(name string, candidates []string) string {
	if found := schema.Nearest(name, candidates); len(found) > 0 {
		return "; nearest: " + strings.Join(found, ", ")
	}
	return ""
}

func texts(values []any) []string {
	out := make([]string, len(values))
	for i, v := range values {
		out[i] = fmt.Sprint(v)
	}
	return out
}

// shown quotes a value of the file and cuts it to a readable length.
func shown(v any) string {
	runes := []rune(fmt.Sprint(v))
	if len(runes) > 80 {
		runes = append(runes[:80], '…')
	}
	return fmt.Sprintf("%q", string(runes))
}

func pointer(location []string) string {
	var b strings.Builder
	for _, token := range location {
		b.WriteString("/" + escapePointer(token))
	}
	return b.String()
}

// keysAt returns the keys that the object schema at the URL declares.
func (f format) keysAt(url string) []string {
	_, fragment, _ := strings.Cut(url, "#")
	node := f.root
	for token := range strings.SplitSeq(strings.TrimPrefix(fragment, "/"), "/") {
		if m, ok := node.(map[string]any); ok && token != "" {
			node = m[token]
		}
	}
	object, _ := node.(map[string]any)
	properties, _ := object["properties"].(map[string]any)
	return slices.Sorted(maps.Keys(properties))
}
