package model

import (
	"encoding/json"

	"brain/internal/memory"
)

// RecordPage is one page of an export.
type RecordPage struct {
	Records  []json.RawMessage
	PageInfo PageInfo
}

// NewRecordPage shows a page of an export.
func NewRecordPage(p memory.RecordPage) *RecordPage {
	return &RecordPage{
		Records:  append([]json.RawMessage{}, p.Records...),
		PageInfo: PageInfo{HasNextPage: p.HasNextPage, EndCursor: p.EndCursor},
	}
}
