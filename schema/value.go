package schema

import (
	"strconv"
	"strings"
	"time"
)

// Value is a checked property value: one of [TextValue], [IntValue],
// [FloatValue], [DecimalValue], [MoneyValue], [DateValue], [InstantValue],
// [BoolValue], [RefValue] and [ListValue].
type Value interface {
	// Kind is the base type of the value; of a list, that of its items.
	Kind() PropertyKind
	// String is the canonical text of the value.
	String() string
	value()
}

// TextValue is a string, text, url, email or enum value.
type TextValue struct {
	// Of is the base type: String, Text, URL, Email or Enum.
	Of PropertyKind
	// Text is the value.
	Text string
}

// IntValue is an exact 64-bit integer.
type IntValue int64

// FloatValue is a finite 64-bit floating-point number.
type FloatValue float64

// DecimalValue is a decimal number scaled by 10,000.
type DecimalValue Decimal

// MoneyValue is an amount in a currency of three capital letters (the form of ISO 4217).
type MoneyValue struct {
	Amount   Decimal
	Currency string
}

// DateValue is a calendar date as YYYY-MM-DD.
type DateValue string

// InstantValue is a moment in microseconds since 1970-01-01 UTC.
type InstantValue int64

// BoolValue is true or false.
type BoolValue bool

// RefValue refers to a page. Whether the page exists and has the wanted type
// is for the caller to look up; see [Ontology.Is].
type RefValue struct {
	// Type is the object type or interface the page must have.
	Type string
	// Page is the id, slug or name of the page, as given.
	Page string
}

// ListValue holds the values of a property that may have many, at least one, all of one kind.
type ListValue []Value

// Kind returns the base type given by Of.
func (v TextValue) Kind() PropertyKind { return v.Of }

// Kind returns [Int].
func (IntValue) Kind() PropertyKind { return Int }

// Kind returns [Float].
func (FloatValue) Kind() PropertyKind { return Float }

// Kind returns [Dec].
func (DecimalValue) Kind() PropertyKind { return Dec }

// Kind returns [Money].
func (MoneyValue) Kind() PropertyKind { return Money }

// Kind returns [Date].
func (DateValue) Kind() PropertyKind { return Date }

// Kind returns [DateTime].
func (InstantValue) Kind() PropertyKind { return DateTime }

// Kind returns [Bool].
func (BoolValue) Kind() PropertyKind { return Bool }

// Kind returns [Ref].
func (RefValue) Kind() PropertyKind { return Ref }

// Kind returns the base type of the items, and "" for an empty list.
func (v ListValue) Kind() PropertyKind {
	if len(v) == 0 {
		return ""
	}
	return v[0].Kind()
}

// String returns the text.
func (v TextValue) String() string { return v.Text }

// String returns the decimal digits.
func (v IntValue) String() string { return strconv.FormatInt(int64(v), 10) }

// String returns the shortest digits that read back as the value.
func (v FloatValue) String() string { return strconv.FormatFloat(float64(v), 'g', -1, 64) }

// String returns the shortest decimal text.
func (v DecimalValue) String() string { return Decimal(v).String() }

// String returns amount and currency with a space between them.
func (v MoneyValue) String() string { return v.Amount.String() + " " + v.Currency }

// String returns the date as YYYY-MM-DD.
func (v DateValue) String() string { return string(v) }

// String returns the moment in RFC 3339 form, in UTC, with up to six decimals.
func (v InstantValue) String() string {
	return time.UnixMicro(int64(v)).UTC().Format("2006-01-02T15:04:05.999999Z07:00")
}

// String returns "true" or "false".
func (v BoolValue) String() string { return strconv.FormatBool(bool(v)) }

// String returns the reference as given.
func (v RefValue) String() string { return v.Page }

// String returns the items, separated by a comma and a space.
func (v ListValue) String() string {
	parts := make([]string, len(v))
	for i, item := range v {
		parts[i] = item.String()
	}
	return strings.Join(parts, ", ")
}

func (TextValue) value()    {}
func (IntValue) value()     {}
func (FloatValue) value()   {}
func (DecimalValue) value() {}
func (MoneyValue) value()   {}
func (DateValue) value()    {}
func (InstantValue) value() {}
func (BoolValue) value()    {}
func (RefValue) value()     {}
func (ListValue) value()    {}
