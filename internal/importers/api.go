package importers

import (
	"context"
	"encoding/json"

	"brain/internal/client"
	"brain/internal/fault"
)

// API is a Sink that calls the GraphQL API.
type API struct {
	client   *client.Client
	preserve bool
}

var _ Sink = API{}

// NewAPI returns a Sink that sends to c's server.
func NewAPI(c *client.Client) API { return API{client: c} }

// Preserving returns a Sink for the records of an export, which go in as they are;
// the server lets only admins do so.
func (a API) Preserving() API {
	a.preserve = true
	return a
}

const importRecords = `mutation ImportRecords($input: ImportRecordsInput!) {
  importRecords(input: $input) { written unchanged errors { index code message } warnings { index message } }
}`

// ImportRecords implements Sink.
func (a API) ImportRecords(ctx context.Context, records []Record, dryRun bool) (Outcome, error) {
	type input struct {
		Records  []json.RawMessage `json:"records"`
		Preserve bool              `json:"preserve"`
		DryRun   bool              `json:"dryRun"`
	}
	type variables struct {
		Input input `json:"input"`
	}
	type answer struct {
		ImportRecords struct {
			Written, Unchanged int
			Errors             []struct {
				Index   int
				Code    fault.Code
				Message string
			}
			Warnings []struct {
				Index   int
				Message string
			}
		}
	}
	v := variables{input{Records: make([]json.RawMessage, len(records)), Preserve: a.preserve, DryRun: dryRun}}
	for i, r := range records {
		v.Input.Records[i] = r.JSON
	}
	got, err := client.Do[answer](ctx, a.client, client.Operation{Name: "ImportRecords", Document: importRecords}, v)
	if err != nil {
		return Outcome{}, err
	}
	outcome := Outcome{Written: got.ImportRecords.Written, Unchanged: got.ImportRecords.Unchanged, Refused: map[int]Refusal{}}
	for _, w := range got.ImportRecords.Warnings {
		if w.Index >= 0 && w.Index < len(records) {
			outcome.Warnings = append(outcome.Warnings, Notice{Name: records[w.Index].Name, Message: w.Message})
		}
	}
	for _, e := range got.ImportRecords.Errors {
		if e.Index < 0 || e.Index >= len(records) {
			continue
		}
		outcome.Refused[e.Index] = Refusal{Name: records[e.Index].Name, Code: e.Code, Message: e.Message}
	}
	return outcome, nil
}
