package resolvers

import (
	"encoding/json"
	"time"

	"brain/graph"
	"brain/internal/fault"
	"brain/internal/memory"
	"brain/resolvers/model"
)

// valueJSON writes the value of a claim as a caller would give it: money with
// its currency, decimals and integers with all their digits.
func valueJSON(v graph.Value, unit string) (json.RawMessage, error) {
	switch v.Kind() {
	case graph.KindNull:
		return nil, nil
	case graph.KindString, graph.KindDate:
		return json.Marshal(v.Str())
	case graph.KindInstant:
		return json.Marshal(v.Time().Format(time.RFC3339Nano))
	case graph.KindDecimal:
		if unit != "" {
			return json.Marshal(struct {
				Amount   string `json:"amount"`
				Currency string `json:"currency"`
			}{graph.FormatDecimal(v.Int64()), unit})
		}
		return json.RawMessage(graph.FormatDecimal(v.Int64())), nil
	case graph.KindFloat:
		return json.Marshal(v.Float64())
	case graph.KindList:
		items := make([]json.RawMessage, len(v.Items()))
		for i, item := range v.Items() {
			var err error
			if items[i], err = valueJSON(item, ""); err != nil {
				return nil, err
			}
		}
		return json.Marshal(items)
	default:
		return json.RawMessage(v.String()), nil
	}
}

// paramValues reads the values of a query's parameters by name.
func paramValues(params json.RawMessage) (map[string]json.RawMessage, error) {
	var out map[string]json.RawMessage
	if len(params) > 0 && json.Unmarshal(params, &out) != nil {
		return nil, fault.Bad("params", "an object of values by parameter name", "")
	}
	return out, nil
}

// patternResult writes the rows of a query as JSON, unless it failed.
func patternResult(result memory.PatternResult, err error) (*model.PatternResult, error) {
	if err != nil {
		return nil, err
	}
	out := &model.PatternResult{Columns: result.Columns, Rows: make([][]json.RawMessage, len(result.Rows)), Truncated: result.Truncated, Cost: result.Cost}
	for i, row := range result.Rows {
		out.Rows[i] = make([]json.RawMessage, len(row))
		for j, v := range row {
			var err error
			if out.Rows[i][j], err = valueJSON(v, ""); err != nil {
				return nil, err
			}
		}
	}
	return out, nil
}
