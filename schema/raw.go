package schema

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
)

// Raw is a property value as a caller gave it, before it is checked: one of
// [RawText], [RawNumber], [RawBool], [RawMoney] and [RawList].
type Raw interface {
	fmt.Stringer
	raw()
}

// RawText is a JSON string.
type RawText string

// RawNumber is a JSON number in its own digits, so that no precision is lost.
type RawNumber string

// RawBool is a JSON boolean.
type RawBool bool

// RawMoney is the JSON object {"amount": "12.50", "currency": "EUR"}.
type RawMoney struct{ Amount, Currency string }

// RawList is a JSON array of single values.
type RawList []Raw

func (RawText) raw()   {}
func (RawNumber) raw() {}
func (RawBool) raw()   {}
func (RawMoney) raw()  {}
func (RawList) raw()   {}

// String returns the text itself.
func (r RawText) String() string { return string(r) }

// String returns the digits as given.
func (r RawNumber) String() string { return string(r) }

// String returns "true" or "false".
func (r RawBool) String() string { return strconv.FormatBool(bool(r)) }

// String returns amount and currency with a space between them.
func (r RawMoney) String() string { return r.Amount + " " + r.Currency }

// String returns the number of values.
func (r RawList) String() string { return fmt.Sprintf("a list of %d values", len(r)) }

// RawInt returns n as a raw number.
func RawInt(n int64) RawNumber { return RawNumber(strconv.FormatInt(n, 10)) }

// RawFloat returns f as a raw number in the shortest digits that read back as
// f. A value that is not finite is refused when it is validated.
func RawFloat(f float64) RawNumber { return RawNumber(strconv.FormatFloat(f, 'f', -1, 64)) }

// ErrRaw says that a JSON text is not a property value.
var ErrRaw = errors.New("expected a JSON string, number, boolean, list of these, or {amount, currency}")

// ParseRaw reads one JSON value. null, nested lists and other objects are
// refused. The error wraps [ErrRaw].
func ParseRaw(jsonText []byte) (Raw, error) {
	trimmed := bytes.TrimSpace(jsonText)
	if len(trimmed) > 0 && trimmed[0] == '[' {
		var items []json.RawMessage
		if err := decodeStrict(trimmed, &items); err != nil {
			return nil, err
		}
		list := make(RawList, 0, len(items))
		for i, item := range items {
			r, err := parseSingle(item)
			if err != nil {
				return nil, fmt.Errorf("value %d: %w", i+1, err)
			}
			list = append(list, r)
		}
		return list, nil
	}
	return parseSingle(trimmed)
}

func parseSingle(b []byte) (Raw, error) {
	if len(b) == 0 {
		return nil, fmt.Errorf("%w, got nothing", ErrRaw)
	}
	switch b[0] {
	case '"':
		var s string
		err := decodeStrict(b, &s)
		return RawText(s), err
	case 't', 'f':
		var v bool
		err := decodeStrict(b, &v)
		return RawBool(v), err
	case '{':
		var m struct {
			Amount   *json.Number `json:"amount"`
			Currency *string      `json:"currency"`
		}
		if err := decodeStrict(b, &m); err != nil {
			return nil, err
		}
		if m.Amount == nil || m.Currency == nil {
			return nil, fmt.Errorf("%w, got an object without amount and currency", ErrRaw)
		}
		return RawMoney{Amount: m.Amount.String(), Currency: *m.Currency}, nil
	case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9':
		var n json.Number
		err := decodeStrict(b, &n)
		return RawNumber(n), err
	}
	return nil, fmt.Errorf("%w, got %s", ErrRaw, quote(string(b)))
}

func decodeStrict[T any](b []byte, into *T) error {
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return fmt.Errorf("%w: %w", ErrRaw, err)
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return fmt.Errorf("%w, got more than one value", ErrRaw)
	}
	return nil
}
