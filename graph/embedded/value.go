package embedded

import (
	"bytes"
	"database/sql/driver"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"brain/graph"
)

// encode gives the SQLite form of a value: see the comment on table node.
func encode(v graph.Value) (driver.Value, error) {
	switch v.Kind() {
	case graph.KindNull:
		return nil, nil
	case graph.KindString, graph.KindDate:
		return v.Str(), checkText(v.Str())
	case graph.KindFloat:
		return v.Float64(), nil
	case graph.KindList:
		return encodeList(v)
	case graph.KindBytes:
		return v.Raw(), nil
	default:
		return v.Int64(), nil
	}
}

// encodeList writes a list as JSON whose items json_each gives back in the form
// of encode.
func encodeList(v graph.Value) (string, error) {
	b := []byte{'['}
	for i, item := range v.Items() {
		if i > 0 {
			b = append(b, ',')
		}
		switch item.Kind() {
		case graph.KindNull:
			b = append(b, "null"...)
		case graph.KindString, graph.KindDate:
			if err := checkText(item.Str()); err != nil {
				return "", err
			}
			b = appendJSONText(b, item.Str())
		case graph.KindFloat:
			b = strconv.AppendFloat(b, item.Float64(), 'e', -1, 64)
		case graph.KindList, graph.KindBytes:
			return "", fmt.Errorf("list item %d is a %s, expected a text, number, bool, date or instant", i, item.Kind())
		default:
			b = strconv.AppendInt(b, item.Int64(), 10)
		}
	}
	return string(append(b, ']')), nil
}

func appendJSONText(b []byte, s string) []byte {
	if plainJSON(s) {
		return append(append(append(b, '"'), s...), '"')
	}
	var buf bytes.Buffer
	e := json.NewEncoder(&buf)
	e.SetEscapeHTML(false)
	_ = e.Encode(s) // a valid string always encodes
	return append(b, bytes.TrimRight(buf.Bytes(), "\n")...)
}

// plainJSON tells whether a text stands in JSON as it is.
func plainJSON(s string) bool {
	for i := range len(s) {
		if s[i] < ' ' || s[i] == '"' || s[i] == '\\' {
			return false
		}
	}
	return utf8.ValidString(s)
}

// checkText refuses what the engines cannot agree on: broken UTF-8, NUL (ends a
// text in C) and U+10FFFF (the upper bound of a prefix search).
func checkText(s string) error {
	if !utf8.ValidString(s) {
		return fmt.Errorf("text %q: expected valid UTF-8", s)
	}
	if i := strings.IndexAny(s, "\x00\U0010FFFF"); i >= 0 {
		r, _ := utf8.DecodeRuneInString(s[i:])
		return fmt.Errorf("text holds %U at byte %d, which is not allowed", r, i)
	}
	return nil
}

// decode reads a column of the given kind.
func decode(kind, element graph.Kind, raw any) (graph.Value, error) {
	switch x := raw.(type) {
	case nil:
		return graph.Null(), nil
	case int64:
		switch kind {
		case graph.KindBool:
			return graph.Bool(x != 0), nil
		case graph.KindInstant:
			return graph.InstantMicros(x), nil
		case graph.KindDecimal:
			return graph.Decimal(x), nil
		case graph.KindFloat:
			return graph.Float(float64(x)), nil
		default:
			return graph.Int(x), nil
		}
	case float64:
		return graph.Float(x), nil
	case string:
		switch kind {
		case graph.KindDate:
			return graph.Date(x), nil
		case graph.KindList:
			return decodeList(element, x)
		default:
			return graph.String(x), nil
		}
	default:
		return graph.Value{}, fmt.Errorf("column holds a %T, expected a %s", raw, kind)
	}
}

func decodeList(element graph.Kind, text string) (graph.Value, error) {
	dec := json.NewDecoder(strings.NewReader(text))
	dec.UseNumber()
	var raw []any
	if err := dec.Decode(&raw); err != nil {
		return graph.Value{}, fmt.Errorf("stored list: %w", err)
	}
	items := make([]graph.Value, len(raw))
	for i, r := range raw {
		var err error
		if n, ok := r.(json.Number); ok {
			if r, err = exactNumber(n); err != nil {
				return graph.Value{}, err
			}
		}
		if items[i], err = decode(element, graph.KindNull, r); err != nil {
			return graph.Value{}, err
		}
	}
	return graph.List(items...), nil
}

func exactNumber(n json.Number) (any, error) {
	if i, err := n.Int64(); err == nil {
		return i, nil
	}
	return n.Float64()
}

// micros is the stored form of a time, nil for the zero time.
func micros(t time.Time) any {
	if t.IsZero() {
		return nil
	}
	return t.UnixMicro()
}
