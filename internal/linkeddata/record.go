package linkeddata

import (
	"encoding/json"
	"fmt"
	"time"
)

// record is a record of an export as it is read: a node or an edge.
type record struct {
	Kind       string                     `json:"kind"`
	Label      string                     `json:"label"`
	Type       string                     `json:"type"`
	ID         string                     `json:"id"`
	From       string                     `json:"from"`
	To         string                     `json:"to"`
	Item       item                       `json:"item"`
	Properties map[string]json.RawMessage `json:"properties"`
}

// item is what decides who knows a record, and when it was known and true.
type item struct {
	Scope      string    `json:"scope"`
	Requires   []string  `json:"requires"`
	Author     string    `json:"author"`
	RecordedAt time.Time `json:"recordedAt"`
	RetiredAt  time.Time `json:"retiredAt"`
	ValidFrom  time.Time `json:"validFrom"`
	ValidUntil time.Time `json:"validUntil"`
	DeletedAt  time.Time `json:"deletedAt"`
}

// current tells whether the item is known and true at a time: not retired, not
// deleted, begun and not ended.
func (it item) current(now time.Time) bool {
	return it.RetiredAt.IsZero() && it.DeletedAt.IsZero() && !it.ValidFrom.After(now) && (it.ValidUntil.IsZero() || it.ValidUntil.After(now))
}

// The kinds of records.
const (
	kindNode = "node"
	kindEdge = "edge"
)

func readRecord(raw json.RawMessage) (record, error) {
	var r record
	if err := json.Unmarshal(raw, &r); err != nil {
		return r, fmt.Errorf("%w: %w", ErrRecord, err)
	}
	switch {
	case r.Kind == kindNode && r.Label != "" && r.ID != "", r.Kind == kindEdge && r.Type != "" && r.From != "" && r.To != "":
		return r, nil
	default:
		return r, fmt.Errorf("%w: it is neither a node with label and id nor an edge with type and ends", ErrRecord)
	}
}

// text is a property that is a text, "" where it is not there.
func (r record) text(property string) string {
	var s string
	if json.Unmarshal(r.Properties[property], &s) != nil {
		return ""
	}
	return s
}
