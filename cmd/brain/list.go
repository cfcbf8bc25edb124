package main

import (
	"context"
	"encoding/json"
	"fmt"

	"brain/internal/client"
)

// pageSize is how many items a list command asks for at once.
const pageSize = 50

// connection is one page of a list.
type connection struct {
	Nodes    []json.RawMessage `json:"nodes"`
	PageInfo struct {
		HasNextPage bool    `json:"hasNextPage"`
		EndCursor   *string `json:"endCursor"`
	} `json:"pageInfo"`
}

// listVariables are the variables of a list; Principal only where the
// operation has it.
type listVariables struct {
	First     int    `json:"first"`
	After     string `json:"after,omitempty"`
	Principal string `json:"principal,omitempty"`
}

// listAll reads a whole list, page by page, and decodes its nodes.
func listAll[T any](ctx context.Context, c *cli, op client.Operation, field, principal string) ([]json.RawMessage, []T, error) {
	raws, items := []json.RawMessage{}, []T{}
	variables := listVariables{First: pageSize, Principal: principal}
	for {
		_, page, err := call[connection](ctx, c, op, field, variables)
		if err != nil {
			return nil, nil, err
		}
		for _, raw := range page.Nodes {
			var item T
			if err := json.Unmarshal(raw, &item); err != nil {
				return nil, nil, fmt.Errorf("read the answer of %s: %w", op.Name, err)
			}
			raws, items = append(raws, raw), append(items, item)
		}
		if !page.PageInfo.HasNextPage || page.PageInfo.EndCursor == nil {
			return raws, items, nil
		}
		variables.After = *page.PageInfo.EndCursor
	}
}
