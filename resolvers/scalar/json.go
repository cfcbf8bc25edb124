package scalar

import (
	"bytes"
	"encoding/json"
	"io"

	"github.com/99designs/gqlgen/graphql"

	"brain/internal/fault"
)

// MarshalJSON writes a JSON text as it is; an empty one is null.
func MarshalJSON(raw json.RawMessage) graphql.Marshaler {
	if len(raw) == 0 {
		return graphql.Null
	}
	return graphql.WriterFunc(func(w io.Writer) { _, _ = w.Write(raw) })
}

// UnmarshalJSON accepts any value. Numbers in variables keep every digit; those
// written in the operation itself are int64 or float64. Error: BAD_INPUT.
func UnmarshalJSON(v any) (json.RawMessage, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return nil, fault.Wrap(fault.BadInput, err, "the value is not valid: expected JSON")
	}
	return bytes.TrimRight(b.Bytes(), "\n"), nil
}
