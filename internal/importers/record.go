package importers

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"

	"brain/internal/fault"
)

// Record is one record of importRecords.
type Record struct {
	// Name is how a report calls it, such as its external key.
	Name string
	// JSON is its JSON form.
	JSON json.RawMessage
}

// Encode returns the record of a value that encodes to a JSON object.
func Encode[T any](name string, value T) (Record, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(value); err != nil {
		return Record{}, fmt.Errorf("encode %s: %w", name, err)
	}
	return Record{Name: name, JSON: bytes.TrimSuffix(b.Bytes(), []byte("\n"))}, nil
}

// Add encodes a value and gives the record to a sender.
func Add[T any](ctx context.Context, s *Sender, name string, value T) error {
	r, err := Encode(name, value)
	if err != nil {
		return err
	}
	return s.Add(ctx, r)
}

// Refusal is a record that the server left out, and why.
type Refusal struct {
	// Name is the record's name.
	Name string `json:"name"`
	// Code is the error's class.
	Code fault.Code `json:"code"`
	// Message says what was wrong.
	Message string `json:"message"`
}

// Outcome is what one batch did.
type Outcome struct {
	// Written and Unchanged count records that changed something, or nothing.
	Written, Unchanged int
	// Refused holds the refused records by their place in the batch.
	Refused map[int]Refusal
	// Warnings tell what records say and was not done.
	Warnings []Notice
}

// Notice is something that a record says and that the server did not do; the rest of
// the record it did.
type Notice struct {
	// Name is the record's name.
	Name string `json:"name"`
	// Message says what and why.
	Message string `json:"message"`
}

// A Sink takes one batch in one transaction. With dryRun it checks and writes
// nothing.
type Sink interface {
	ImportRecords(ctx context.Context, records []Record, dryRun bool) (Outcome, error)
}
