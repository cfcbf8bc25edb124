package model

import "encoding/json"

// PatternResult is what a query found, its values as JSON.
type PatternResult struct {
	Columns   []string
	Rows      [][]json.RawMessage
	Truncated bool
	Cost      int
}
