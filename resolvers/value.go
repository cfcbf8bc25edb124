package resolvers

import (
	"encoding/json"
	"time"

	"brain/graph"
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
	default:
		return json.RawMessage(v.String()), nil
	}
}
