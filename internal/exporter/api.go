package exporter

import (
	"context"
	"encoding/json"

	"brain/internal/client"
)

// pageSize is how many records are asked for at a time, the most that the API gives.
const pageSize = 500

// Page is one page of records.
type Page struct {
	Records []json.RawMessage
	// More tells whether there are records after the page, Cursor where they begin;
	// it is "" on a page without records.
	More   bool
	Cursor string
}

// A Source gives pages of records: the first one after "", each next one after
// the cursor of the one before.
type Source interface {
	ExportRecords(ctx context.Context, after string) (Page, error)
}

// API is a Source that calls the GraphQL API.
type API struct{ client *client.Client }

var _ Source = API{}

// NewAPI returns a Source that reads from c's server.
func NewAPI(c *client.Client) API { return API{client: c} }

const exportRecords = `query ExportRecords($first: Int, $after: String) {
  exportRecords(first: $first, after: $after) { records pageInfo { hasNextPage endCursor } }
}`

// ExportRecords implements Source.
func (a API) ExportRecords(ctx context.Context, after string) (Page, error) {
	type variables struct {
		First int     `json:"first"`
		After *string `json:"after"`
	}
	type answer struct {
		ExportRecords struct {
			Records  []json.RawMessage
			PageInfo struct {
				HasNextPage bool
				EndCursor   *string
			}
		}
	}
	v := variables{First: pageSize}
	if after != "" {
		v.After = &after
	}
	got, err := client.Do[answer](ctx, a.client, client.Operation{Name: "ExportRecords", Document: exportRecords}, v)
	if err != nil {
		return Page{}, err
	}
	p := Page{Records: got.ExportRecords.Records, More: got.ExportRecords.PageInfo.HasNextPage}
	if c := got.ExportRecords.PageInfo.EndCursor; c != nil {
		p.Cursor = *c
	}
	return p, nil
}
