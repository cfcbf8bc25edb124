package main

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"brain/internal/client"
)

const queryDocument = `query PatternQuery($query: String!, $params: JSON, $first: Int, $currency: Currency, $asOf: AsOfInput, $conversation: ConversationInput) {
  patternQuery(query: $query, params: $params, first: $first, currency: $currency, asOf: $asOf, conversation: $conversation) {
    columns rows truncated cost
  }
}`

const runPatternDocument = `query RunPattern($name: String!, $params: JSON, $first: Int, $currency: Currency, $asOf: AsOfInput, $conversation: ConversationInput) {
  runPattern(name: $name, params: $params, first: $first, currency: $currency, asOf: $asOf, conversation: $conversation) {
    columns rows truncated cost
  }
}`

// queryVariables have a query, or the name of a stored one.
type queryVariables struct {
	Query        string                     `json:"query,omitempty"`
	Name         string                     `json:"name,omitempty"`
	Params       map[string]json.RawMessage `json:"params,omitempty"`
	First        *int                       `json:"first,omitempty"`
	Currency     string                     `json:"currency,omitempty"`
	AsOf         *asOf                      `json:"asOf,omitempty"`
	Conversation *conversation              `json:"conversation,omitempty"`
}

type queryAnswer struct {
	Columns   []string
	Rows      [][]json.RawMessage
	Truncated bool
}

func (c *cli) queryCommand() *cobra.Command {
	var (
		v               queryVariables
		params          []string
		first           int
		all             bool
		recorded, valid instant
		channel         string
	)
	format := choice{value: "TABLE", allowed: []string{"TABLE", "CSV", "JSON"}}
	cmd := &cobra.Command{
		Use:   "query [PATTERN]",
		Short: "Ask the graph in the pattern language, or by a pack's pattern",
		Example: `  brain query "MATCH (p:Person)-[:WORKS_AT]->(c:Company) RETURN p.title, c.title"
  brain query 'MATCH (c:Company) WHERE c.slug = $slug RETURN c.title' --param slug=companies/acme
  brain query "MATCH (c:Claim)-[:ABOUT]->(p:Page) RETURN p.title, count(c) AS claims ORDER BY claims DESC" --format csv
  brain query --pattern general.projects_past_due --param today=2026-12-31`,
		RunE: func(cmd *cobra.Command, args []string) error {
			op, field := client.Operation{Name: "PatternQuery", Document: queryDocument}, "patternQuery"
			wanted := arguments("PATTERN")
			if v.Name != "" {
				op, field = client.Operation{Name: "RunPattern", Document: runPatternDocument}, "runPattern"
				wanted = arguments()
			}
			if err := wanted(cmd, args); err != nil {
				return err
			}
			v.Query, v.Conversation, v.AsOf = strings.Join(args, ""), conversationIn(channel), asOfTimes(recorded, valid)
			if cmd.Flags().Changed("first") {
				v.First = &first
			}
			if all {
				v.Currency = "ALL"
			}
			var err error
			if v.Params, err = queryParams(params); err != nil {
				return &usageError{command: cmd.CommandPath(), message: err.Error()}
			}
			raw, got, err := call[queryAnswer](cmd.Context(), c, op, field, v)
			switch {
			case err != nil:
				return err
			case c.json || format.value == "JSON":
				return printJSON(c.out, raw)
			case format.value == "CSV":
				err = c.writeCSV(got)
			default:
				err = table(c.out, got.Columns, got.cells())
			}
			if err == nil && got.Truncated {
				fmt.Fprintln(c.err, "there are more rows: give --first")
			}
			return err
		},
	}
	f := cmd.Flags()
	f.StringVar(&v.Name, "pattern", "", "run a pattern of an installed pack, by its `NAME` or pack.name, instead of a text")
	f.StringArrayVar(&params, "param", nil, "`NAME=VALUE` of a parameter; the value is JSON, else a text")
	f.IntVar(&first, "first", 100, "how many rows, at most 10,000")
	f.BoolVar(&all, "all", false, "see every version of claims, links and events")
	f.Var(&recorded, "recorded", "see what was recorded by then")
	f.Var(&valid, "valid", "see what was true then")
	f.Var(&format, "format", "table, csv or json")
	f.StringVar(&channel, "channel", "", "channel in which you ask")
	return cmd
}

// queryParams reads NAME=VALUE pairs. A value that is no JSON is a text.
func queryParams(pairs []string) (map[string]json.RawMessage, error) {
	out := map[string]json.RawMessage{}
	for _, pair := range pairs {
		name, value, ok := strings.Cut(pair, "=")
		if !ok || name == "" {
			return nil, fmt.Errorf("--param %q is not valid: expected NAME=VALUE", pair)
		}
		name = strings.TrimPrefix(name, "$")
		if raw := json.RawMessage(value); json.Valid(raw) {
			out[name] = raw
			continue
		}
		text, err := json.Marshal(value)
		if err != nil {
			return nil, err
		}
		out[name] = text
	}
	return out, nil
}

// cells are the rows as texts: a text as it is, null as nothing, the rest as JSON.
func (a queryAnswer) cells() [][]string {
	out := make([][]string, len(a.Rows))
	for i, row := range a.Rows {
		out[i] = make([]string, len(row))
		for j, raw := range row {
			var text *string
			switch err := json.Unmarshal(raw, &text); {
			case err != nil:
				out[i][j] = string(raw)
			case text != nil:
				out[i][j] = *text
			}
		}
	}
	return out
}

// writeCSV writes the rows as RFC 4180 has it, with a heading.
func (c *cli) writeCSV(a queryAnswer) error {
	w := csv.NewWriter(c.out)
	if err := w.Write(a.Columns); err != nil {
		return err
	}
	return w.WriteAll(a.cells())
}
