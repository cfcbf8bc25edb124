package bridge

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"brain/internal/bridge/api"
	"brain/internal/quote"
)

type patternQueryInput struct {
	Query        string         `json:"query" jsonschema:"such as MATCH (p:Person)-[:WORKS_AT]->(c:Company) RETURN p.title, c.title"`
	Params       map[string]any `json:"params,omitempty" jsonschema:"values by name, without $"`
	First        int            `json:"first,omitempty" jsonschema:"rows, at most 500; default 20"`
	Conversation *conversation  `json:"conversation,omitempty"`
}

type patternQueryAnswer struct {
	Columns   []string `json:"columns"`
	Rows      [][]any  `json:"rows"`
	Truncated bool     `json:"truncated" jsonschema:"whether there are more; use SKIP and LIMIT"`
}

func (a patternQueryAnswer) text() string {
	var b strings.Builder
	b.WriteString(quote.JSON(strings.Join(a.Columns, " | ")) + "\n")
	for _, row := range a.Rows {
		b.WriteString(quote.JSON(strings.Join(mapped(row, func(v any) string {
			raw, err := json.Marshal(v)
			if err != nil {
				return "?"
			}
			return string(raw)
		}), " | ")) + "\n")
	}
	s := quoted(b.String())
	if a.Truncated {
		s += "There are more rows: use SKIP and LIMIT.\n"
	}
	return s
}

var patternQueryTool = define(Graph, "pattern_query", "Query the graph", reads,
	`Run a read-only graph query in a subset of Cypher (MATCH, OPTIONAL MATCH, WHERE, WITH, RETURN, ORDER BY, SKIP, LIMIT, aggregates). Labels and link types are those of describe_ontology, as Person and WORKS_AT. It sees what you may know.`,
	func(ctx context.Context, c call, in patternQueryInput) (patternQueryAnswer, error) {
		var params *any
		if in.Params != nil {
			var v any = in.Params
			params = &v
		}
		return fitting(in.First, defaultRows, maxRows, func(rows int) (patternQueryAnswer, error) {
			got, err := api.PatternQuery(ctx, c.api, in.Query, params, &rows, c.conversation(in.Conversation))
			if err != nil {
				return patternQueryAnswer{}, err
			}
			r := got.PatternQuery
			return patternQueryAnswer{Columns: r.Columns, Truncated: r.Truncated, Rows: mapped(r.Rows, func(row []*any) []any { return mapped(row, deref[any]) })}, nil
		})
	})

type describeOntologyInput struct {
	First int    `json:"first,omitempty" jsonschema:"terms, at most 500; default 100"`
	After string `json:"after,omitempty" jsonschema:"cursor"`
}

// term is one name of the vocabulary in force.
type term struct {
	Term   string   `json:"term" jsonschema:"object type, link type, claim kind, event type or pattern"`
	Name   string   `json:"name"`
	Detail []string `json:"detail,omitempty"`
}

func (t term) line() string {
	return strings.TrimRight(fmt.Sprintf("- %s %s: %s", t.Term, t.Name, quote.Line(strings.Join(t.Detail, "; "))), ": ") + "\n"
}

type ontologyAnswer struct {
	Terms []term `json:"terms"`
	Next  string `json:"next,omitempty" jsonschema:"cursor"`
}

func (a ontologyAnswer) text() string { return lines(a.Terms) + more(a.Next) }

const defaultTerms = 100

var describeOntologyTool = define(Graph, "describe_ontology", "Describe the ontology", reads,
	`The names in force: object types with their properties, link types with what they connect, claim kinds, event types and stored patterns.`,
	func(ctx context.Context, c call, in describeOntologyInput) (ontologyAnswer, error) {
		got, err := api.DescribeOntology(ctx, c.api)
		if err != nil {
			return ontologyAnswer{}, err
		}
		all := termsOf(got.Vocabulary)
		list := cutOf(lines(all), "ontology")
		start, err := list.resume(in.After)
		switch {
		case err != nil:
			return ontologyAnswer{}, err
		case start > len(all):
			return ontologyAnswer{}, badCursor(in.After)
		}
		return fitting(in.First, defaultTerms, maxRows, func(rows int) (ontologyAnswer, error) {
			end := min(start+rows, len(all))
			a := ontologyAnswer{Terms: all[start:end]}
			if end < len(all) {
				a.Next = list.at(end)
			}
			return a, nil
		})
	})

func termsOf(v *api.Vocabulary) []term {
	var out []term
	for _, t := range v.ObjectTypes {
		var detail []string
		if len(t.Subtypes) > 0 {
			detail = append(detail, "subtypes "+strings.Join(t.Subtypes, ", "))
		}
		detail = append(detail, mapped(t.Properties, propertyText)...)
		out = append(out, term{"object type", t.Name, detail})
	}
	for _, l := range v.LinkTypes {
		detail := []string{"from " + anyOf(l.From), "to " + anyOf(l.To)}
		if l.Inverse != nil {
			detail = append(detail, "inverse "+*l.Inverse)
		}
		if l.SingleAtATime {
			detail = append(detail, "one at a time")
		}
		out = append(out, term{"link type", l.Name, detail})
	}
	for _, k := range v.ClaimKinds {
		out = append(out, term{Term: "claim kind", Name: k})
	}
	for _, e := range v.EventTypes {
		out = append(out, term{Term: "event type", Name: e})
	}
	for _, p := range v.Patterns {
		out = append(out, term{"pattern", p.Name, []string{p.Purpose}})
	}
	return out
}

func propertyText(p api.PropertyType) string {
	s := p.Name + ": " + p.Type
	if p.Unit != nil {
		s += " in " + *p.Unit
	}
	if p.Many {
		s += ", several"
	}
	if p.Required {
		s += ", required"
	}
	return s
}

func anyOf(types []string) string {
	if len(types) == 0 {
		return "any"
	}
	return strings.Join(types, " or ")
}
