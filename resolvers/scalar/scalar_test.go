package scalar_test

import (
	"encoding/json"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"brain/internal/fault"
	"brain/resolvers/scalar"
)

func TestDateTimesAreRFC3339(t *testing.T) {
	for text, want := range map[string]string{
		"2026-03-01T09:00:00Z":                "2026-03-01T09:00:00.000000Z",
		"2026-03-01T09:00:00.5Z":              "2026-03-01T09:00:00.500000Z",
		"2026-03-01T09:00:00.123456789+09:00": "2026-03-01T00:00:00.123456Z",
		"2026-03-01T09:00:00-23:59":           "2026-03-02T08:59:00.000000Z",
		"0001-01-01T00:00:01Z":                "0001-01-01T00:00:01.000000Z",
	} {
		got, err := scalar.UnmarshalDateTime(text)
		require.NoError(t, err, text)
		require.Equal(t, `"`+want+`"`, written(scalar.MarshalDateTime(got).MarshalGQL))
	}
	for _, bad := range []any{
		"", "2026", "2026-03-01", "2026-03-01T09:00:00", "2026-03-01 09:00:00Z", "2026-02-30T09:00:00Z", "2026-03-01T24:00:00Z", "2026-03-01T9:00:00Z",
		"2026-03-01T09:00:00,5Z", "2026-03-01T09:00:00+0900", "2026-03-01T09:00:00+24:00", "20260301T090000Z", " 2026-03-01T09:00:00Z", "now", json.Number("5"), 5, true, nil,
	} {
		_, err := scalar.UnmarshalDateTime(bad)
		require.ErrorIs(t, err, fault.BadInput, "%v", bad)
	}
	require.Equal(t, "null", written(scalar.MarshalDateTime(time.Time{}).MarshalGQL))
}

func TestDateTimesRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		at := time.UnixMicro(rapid.Int64Range(-62_135_596_799_000_000, 253_402_300_799_999_999).Draw(t, "µs")).UTC()
		got, err := scalar.UnmarshalDateTime(strings.Trim(written(scalar.MarshalDateTime(at).MarshalGQL), `"`))
		require.NoError(t, err)
		require.True(t, at.Equal(got))
	})
}

func TestJSONKeepsWhatWasGiven(t *testing.T) {
	for _, text := range []string{
		`null`, `true`, `12345678901234567890.12345678901234567890`, `1E400`, `"<a> & b"`, `[1,[2],{}]`, `{"a":{"b":null}}`,
	} {
		d := json.NewDecoder(strings.NewReader(text))
		d.UseNumber()
		var v any
		require.NoError(t, d.Decode(&v))
		raw, err := scalar.UnmarshalJSON(v)
		require.NoError(t, err)
		require.Equal(t, text, string(raw))
		require.Equal(t, text, written(scalar.MarshalJSON(raw).MarshalGQL))
	}
	require.Equal(t, "null", written(scalar.MarshalJSON(nil).MarshalGQL))
	_, err := scalar.UnmarshalJSON(func() {})
	require.ErrorIs(t, err, fault.BadInput)
}

func FuzzDateTime(f *testing.F) {
	f.Add("2026-03-01T09:00:00Z")
	f.Fuzz(func(t *testing.T, text string) {
		at, err := scalar.UnmarshalDateTime(text)
		if err != nil {
			require.ErrorIs(t, err, fault.BadInput)
			return
		}
		require.Zero(t, at.Nanosecond()%1000)
	})
}

func written(marshal func(io.Writer)) string {
	var b strings.Builder
	marshal(&b)
	return b.String()
}

// A day that does not exist is answered with the nearest one.
func TestDateTimeNamesTheNearestDay(t *testing.T) {
	_, err := scalar.UnmarshalDateTime("2026-02-30T09:00:00Z")
	var refused *fault.Error
	require.ErrorAs(t, err, &refused)
	require.Equal(t, "there is no such day; did you mean 2026-02-28T09:00:00Z?", refused.Hint)
	_, err = scalar.UnmarshalDateTime("tomorrow")
	require.ErrorAs(t, err, &refused)
	require.Contains(t, refused.Hint, "2026-03-01T09:00:00Z")
}
