package portable

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"strconv"
	"time"
	"unicode/utf8"

	"brain/graph"
	"brain/internal/fault"
)

// timeLayout is RFC 3339 in UTC with the microseconds that are stored.
const timeLayout = "2006-01-02T15:04:05.000000Z"

// appendValue writes a value: instants as RFC 3339 with microseconds, decimals as
// exact numbers, dates as texts, lists as arrays.
func appendValue(b []byte, v graph.Value) ([]byte, error) {
	switch v.Kind() {
	case graph.KindNull:
		return append(b, "null"...), nil
	case graph.KindString, graph.KindDate:
		return appendText(b, v.Str())
	case graph.KindInt:
		return strconv.AppendInt(b, v.Int64(), 10), nil
	case graph.KindFloat:
		return strconv.AppendFloat(b, v.Float64(), 'g', -1, 64), nil
	case graph.KindBool:
		return strconv.AppendBool(b, v.True()), nil
	case graph.KindInstant:
		return appendTime(b, v.Time())
	case graph.KindDecimal:
		return append(b, graph.FormatDecimal(v.Int64())...), nil
	case graph.KindList:
		b = append(b, '[')
		for i, item := range v.Items() {
			if i > 0 {
				b = append(b, ',')
			}
			var err error
			if b, err = appendValue(b, item); err != nil {
				return b, err
			}
		}
		return append(b, ']'), nil
	}
	return b, fmt.Errorf("a value of kind %s has no portable form", v.Kind())
}

func appendTime(b []byte, t time.Time) ([]byte, error) {
	if !writable(t) {
		return b, fmt.Errorf("the year %d has no portable form", t.UTC().Year())
	}
	return t.UTC().AppendFormat(b, `"`+timeLayout+`"`), nil
}

// writable tells whether RFC 3339, whose years have four digits, has the time.
func writable(t time.Time) bool { return t.UTC().Year() >= 0 && t.UTC().Year() <= 9999 }

func appendText(b []byte, s string) ([]byte, error) {
	var buf bytes.Buffer
	e := json.NewEncoder(&buf)
	e.SetEscapeHTML(false)
	if err := e.Encode(s); err != nil {
		return b, err
	}
	return append(b, bytes.TrimSuffix(buf.Bytes(), []byte("\n"))...), nil
}

// expected says in words what a property's value is.
func expected(k graph.Kind) string {
	switch k {
	case graph.KindInt:
		return "a whole number"
	case graph.KindFloat:
		return "a number"
	case graph.KindBool:
		return "true or false"
	case graph.KindInstant:
		return "a time as RFC 3339 with at most microseconds"
	case graph.KindDate:
		return "a date as YYYY-MM-DD"
	case graph.KindDecimal:
		return "a number with at most four decimal places"
	case graph.KindList:
		return "a list of texts"
	default:
		return "a text without NUL and U+10FFFF"
	}
}

// readValue reads what appendValue wrote. Error: BAD_INPUT on the field.
func readValue(field string, k graph.Kind, raw json.RawMessage) (graph.Value, error) {
	v, ok := parseValue(k, raw)
	if !ok {
		return v, fault.Bad(field, expected(k), "")
	}
	return v, nil
}

func parseValue(k graph.Kind, raw json.RawMessage) (graph.Value, bool) {
	switch k {
	case graph.KindString:
		s, ok := parseText(raw)
		return graph.String(s), ok
	case graph.KindInt:
		n, err := strconv.ParseInt(string(raw), 10, 64)
		return graph.Int(n), err == nil
	case graph.KindFloat:
		// What is no number begins with a quote, a bracket or a letter.
		f, err := strconv.ParseFloat(string(raw), 64)
		return graph.Float(f), err == nil && !math.IsInf(f, 0) && !math.IsNaN(f)
	case graph.KindBool:
		var b *bool
		err := json.Unmarshal(raw, &b)
		return graph.Bool(b != nil && *b), err == nil && b != nil
	case graph.KindInstant:
		t, ok := parseTime(raw)
		return graph.Instant(t), ok
	case graph.KindDate:
		s, ok := parseText(raw)
		_, err := time.Parse(time.DateOnly, s)
		return graph.Date(s), ok && err == nil
	case graph.KindDecimal:
		n, err := graph.ParseDecimal(string(raw))
		return graph.Decimal(n), err == nil
	case graph.KindList:
		return parseTexts(raw)
	}
	return graph.Null(), false
}

func parseText(raw json.RawMessage) (string, bool) {
	var s *string
	if err := json.Unmarshal(raw, &s); err != nil || s == nil {
		return "", false
	}
	return *s, storable(*s)
}

// storable tells whether both engines take the text.
func storable(s string) bool {
	for _, r := range s {
		if r == 0 || r == '\U0010FFFF' {
			return false
		}
	}
	return utf8.ValidString(s)
}

func parseTime(raw json.RawMessage) (time.Time, bool) {
	s, ok := parseText(raw)
	if !ok {
		return time.Time{}, false
	}
	t, err := time.Parse(time.RFC3339Nano, s)
	t = t.UTC()
	return t, err == nil && !t.IsZero() && t.Equal(t.Truncate(time.Microsecond)) && writable(t)
}

func parseTexts(raw json.RawMessage) (graph.Value, bool) {
	var list []*string
	if err := json.Unmarshal(raw, &list); err != nil || list == nil {
		return graph.Null(), false
	}
	texts := make([]string, len(list))
	for i, s := range list {
		if s == nil || !storable(*s) {
			return graph.Null(), false
		}
		texts[i] = *s
	}
	return graph.Strings(texts), true
}
