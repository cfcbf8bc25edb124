// Package scalar holds the API's own scalars: how they are written and what is
// accepted.
package scalar

import (
	"io"
	"regexp"
	"time"

	"github.com/99designs/gqlgen/graphql"

	"brain/internal/fault"
	"brain/internal/text"
)

// dateTimeLayout is RFC 3339 with the microseconds that are kept.
const dateTimeLayout = "2006-01-02T15:04:05.000000Z"

// rfc3339 is the form (RFC 3339 §5.6), of which time.Parse also takes some
// neighbours: hours of one digit, commas, offsets of a day and more.
var rfc3339 = regexp.MustCompile(`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$`)

// MarshalDateTime writes a time in UTC with microseconds; the zero time is null.
func MarshalDateTime(t time.Time) graphql.Marshaler {
	if t.IsZero() {
		return graphql.Null
	}
	return graphql.WriterFunc(func(w io.Writer) {
		_, _ = io.WriteString(w, `"`+t.UTC().Format(dateTimeLayout)+`"`)
	})
}

// UnmarshalDateTime accepts exactly RFC 3339, with any offset. Finer digits than
// microseconds are cut. Error: BAD_INPUT.
func UnmarshalDateTime(v any) (time.Time, error) {
	s, ok := v.(string)
	if !ok {
		return time.Time{}, badDateTime("")
	}
	t, err := time.Parse(time.RFC3339Nano, s)
	if err != nil || !rfc3339.MatchString(s) {
		return time.Time{}, badDateTime(s)
	}
	return t.UTC().Truncate(time.Microsecond), nil
}

func badDateTime(given string) error {
	bad := fault.New(fault.BadInput, "the time is not valid: expected RFC 3339 with an offset")
	if near := text.NearestDate(given); near != "" && rfc3339.MatchString(near) {
		return bad.Suggest("there is no such day; did you mean " + near + "?")
	}
	return bad.Suggest("write it such as 2026-03-01T09:00:00Z or 2026-03-01T18:00:00+09:00")
}
