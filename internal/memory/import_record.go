package memory

import (
	"bytes"
	"context"
	"encoding/json"
	"strings"
	"time"

	"brain/internal/fault"
	"brain/internal/portable"
	"brain/internal/text"
)

// record is one thing to import.
type record interface {
	// externalKeys are the pages that the record names.
	externalKeys() []string
	// write brings the record in and tells whether it changed anything. An error
	// of package fault leaves nothing of the record behind.
	write(ctx context.Context, im *importBatch) (written bool, err error)
}

// decodeRecord reads one record strictly: an unknown field is refused.
func decodeRecord(raw json.RawMessage) (record, error) {
	var head struct {
		Kind string `json:"kind"`
	}
	if err := json.Unmarshal(raw, &head); err != nil {
		return nil, fault.Bad("records", "JSON objects with a kind", "")
	}
	var r record
	switch head.Kind {
	case "page":
		r = &pageRecord{}
	case "link":
		r = &linkRecord{}
	case "claim":
		r = &claimRecord{}
	case "event":
		r = &eventRecord{}
	case "statements":
		r = &statementsRecord{}
	case portable.KindNode, portable.KindEdge:
		return nil, fault.New(fault.BadInput, "a record of kind %s goes in with preserve only", head.Kind).In("kind").Suggest("set preserve, as an admin")
	default:
		return nil, fault.Bad("kind", "page, link, claim, event or statements", strings.Join(text.Nearest(head.Kind, []string{"page", "link", "claim", "event", "statements"}, 1), ""))
	}
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.DisallowUnknownFields()
	if err := dec.Decode(r); err != nil {
		return nil, fault.Wrap(fault.BadInput, err, "the %s record does not fit: %s", head.Kind, strings.TrimPrefix(err.Error(), "json: ")).In("records")
	}
	return r, nil
}

// parseTime reads an optional RFC 3339 time of a record.
func parseTime(field string, s *string) (*time.Time, error) {
	if s == nil || *s == "" {
		return nil, nil
	}
	t, err := time.Parse(time.RFC3339, *s)
	if err != nil {
		return nil, fault.Bad(field, "a time as RFC 3339 with an offset", text.NearestDate(*s))
	}
	t, err = checkTime(field, t)
	return &t, err
}
