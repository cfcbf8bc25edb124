// Command patterndoc writes the reference of the names that queries in the pattern
// language may use where the built-in packs are installed.
package main

import (
	"fmt"
	"os"
	"strings"

	"brain/graph"
	"brain/packs"
	"brain/schema"
)

//go:generate go run . ../../docs/reference/pattern-names.md

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: patterndoc OUT-FILE")
		os.Exit(2)
	}
	text, err := reference()
	if err == nil {
		err = os.WriteFile(os.Args[1], []byte(text), 0o644)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "patterndoc:", err)
		os.Exit(1)
	}
}

// reference is the text of the reference.
func reference() (string, error) {
	ontology, conflicts := packs.Combine(packs.Builtin()...)
	if len(conflicts) > 0 {
		return "", fmt.Errorf("the built-in packs conflict: %v", conflicts)
	}
	var b strings.Builder
	b.WriteString("# Names of the pattern language\n\nGenerated from the catalogue and the built-in packs; " +
		"see the [pattern language](pattern-language.md).\n\n")
	systemNames(&b)
	objectTypes(&b, ontology)
	linkTypes(&b, ontology)
	patterns(&b)
	return b.String(), nil
}

func systemNames(b *strings.Builder) {
	b.WriteString("## Labels of the system\n\n| label | properties |\n| --- | --- |\n")
	for _, l := range graph.SystemLabels() {
		if l.Public == nil {
			continue
		}
		also := ""
		switch l.Name {
		case "Page":
			also = ", every object type and interface"
		case "Claim":
			also = ", `Fact`, `Take`"
		}
		fmt.Fprintf(b, "| `%s`%s | %s |\n", l.Name, also, properties(l.Public))
	}
	fmt.Fprintf(b, "\nWith `asOf` a query is refused that names `%s`, of which only the present value is kept.\n", strings.Join(graph.PresentProps(), "` `"))
	b.WriteString("\n## Relationships of the system\n\n| relationship | from | to |\n| --- | --- | --- |\n")
	for _, r := range graph.SystemRelationships() {
		if r.Public {
			fmt.Fprintf(b, "| `%s` | `%s` | `%s` |\n", r.Type, strings.Join(public(r.From), "` `"), strings.Join(public(r.To), "` `"))
		}
	}
	b.WriteString("\n")
}

// properties lists stored properties with their kinds.
func properties(names []string) string {
	kinds := map[string]graph.Kind{}
	for _, p := range append(graph.ItemProps(), graph.SystemProperties()...) {
		kinds[p.Name] = p.Kind
	}
	out := make([]string, len(names))
	for i, name := range names {
		kind := kinds[name].String()
		if kinds[name] == graph.KindList {
			kind = "[string]"
		}
		out[i] = "`" + name + "` " + kind
	}
	return strings.Join(out, ", ")
}

// public leaves the storage labels that queries may name.
func public(labels []string) []string {
	var out []string
	for _, l := range graph.SystemLabels() {
		for _, name := range labels {
			if l.Name == name && l.Public != nil {
				out = append(out, name)
			}
		}
	}
	return out
}

func objectTypes(b *strings.Builder, o *schema.Ontology) {
	b.WriteString("## Object types\n\n`page.properties.` and a name of the list; `[ ]` marks a list.\n\n| label | pack | properties |\n| --- | --- | --- |\n")
	for _, t := range o.ObjectTypes() {
		var properties []string
		for _, p := range t.Properties {
			kind, _ := o.ValueKind(p)
			form := schema.StoredKind(kind).String()
			if kind == schema.Money {
				form = "money"
			}
			if p.Many {
				form = "[" + form + "]"
			}
			properties = append(properties, fmt.Sprintf("`%s` %s", p.Name, form))
		}
		fmt.Fprintf(b, "| `%s` | %s | %s |\n", t.Label(), t.Pack, strings.Join(properties, ", "))
	}
	b.WriteString("\n| interface | types |\n| --- | --- |\n")
	for _, i := range o.Interfaces() {
		fmt.Fprintf(b, "| `%s` | %s |\n", i.Label(), labels(o, o.Implementers(i.Name)))
	}
	b.WriteString("\n")
}

func linkTypes(b *strings.Builder, o *schema.Ontology) {
	fmt.Fprintf(b, "## Link types\n\nEach has the properties %s.\n\n| relationship | inverse | from | to | pack |\n| --- | --- | --- | --- | --- |\n",
		properties(graph.LinkProps()))
	for _, l := range o.LinkTypes() {
		inverse := ""
		switch {
		case l.Symmetric:
			inverse = "symmetric"
		case l.Inverse != "":
			inverse = "`" + l.InverseRelationship() + "`"
		}
		fmt.Fprintf(b, "| `%s` | %s | %s | %s | %s |\n", l.Relationship(), inverse, labels(o, l.From), labels(o, l.To), l.Pack)
	}
}

func patterns(b *strings.Builder) {
	b.WriteString("\n## Patterns\n\nThe stored queries of the packs, run by [`brain query --pattern`](cli.md#brain-query) and " +
		"[`runPattern`](graphql.md#query-runpattern); what a row yields is what it may become.\n")
	for _, p := range packs.Builtin() {
		fmt.Fprintf(b, "\n### %s\n\n| pattern | yields | purpose |\n| --- | --- | --- |\n", p.Name)
		for _, q := range p.Patterns {
			fmt.Fprintf(b, "| `%s.%s` | %s | %s |\n", p.Name, q.Name, q.Yields, q.Purpose)
		}
	}
}

func labels(o *schema.Ontology, names []string) string {
	var out []string
	for _, name := range names {
		if label, ok := o.Label(name); ok {
			out = append(out, "`"+label+"`")
		}
	}
	if len(out) == 0 {
		return "any page"
	}
	return strings.Join(out, " ")
}
