package bridge

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"
)

// Reference is the reference of all tools as Markdown.
func Reference() string {
	var b strings.Builder
	b.WriteString("# MCP tools\n\nGenerated from the tools of `brain-mcp`; see [Connect an agent](../how-to/connect-an-agent.md). An argument with * must be given.\n")
	for _, s := range surfaces {
		fmt.Fprintf(&b, "\n## Surface `%s`\n", s)
		if s != Core {
			b.WriteString("\nAll of the surface before, and:\n")
		}
		own := 0
		for _, t := range tools {
			if t.surface == s {
				own++
				fmt.Fprintf(&b, "\n### `%s`\n\n%s\n\n| argument | type | meaning |\n| --- | --- | --- |\n%s", t.name, t.description, argumentRows(t.takes))
			}
		}
		if own == 0 {
			b.WriteString("\nNothing more yet.\n")
		}
	}
	return b.String()
}

func argumentRows(s *jsonschema.Schema) string {
	var b strings.Builder
	names := slices.Sorted(maps.Keys(s.Properties))
	slices.SortStableFunc(names, func(a, b string) int { return position(s, a) - position(s, b) })
	for _, name := range names {
		p := s.Properties[name]
		mark := ""
		if slices.Contains(s.Required, name) {
			mark = "*"
		}
		fmt.Fprintf(&b, "| `%s`%s | %s | %s |\n", name, mark, typeName(p), p.Description)
	}
	return b.String()
}

// position is where the type has a property.
func position(s *jsonschema.Schema, name string) int { return slices.Index(s.PropertyOrder, name) }

func typeName(s *jsonschema.Schema) string {
	switch {
	case s.Type == "array" && s.Items != nil:
		return "list of " + typeName(s.Items)
	case s.Type == "object" && len(s.Properties) > 0:
		return "{" + strings.Join(slices.SortedFunc(maps.Keys(s.Properties), func(a, b string) int { return position(s, a) - position(s, b) }), ", ") + "}"
	case s.Type == "":
		return "any"
	}
	return s.Type
}
