package graph

import (
	"bytes"
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"
)

// Kind is the type of a Value. The set is closed: every engine stores and
// compares each kind alike.
type Kind uint8

// The kinds of values.
const (
	KindNull    Kind = iota
	KindString       // Unicode text, compared by code point
	KindInt          // int64
	KindFloat        // finite float64, never NaN, ±Inf or -0.0
	KindBool         //
	KindInstant      // int64 microseconds since the Unix epoch, UTC
	KindDate         // "YYYY-MM-DD", compared as text
	KindDecimal      // int64 scaled by DecimalScale
	KindList         // list of values of one scalar kind
	KindBytes        // opaque; never compared
)

// DecimalScale is the factor by which a decimal is stored: four decimal places.
const DecimalScale = 10_000

var kindNames = [...]string{"null", "string", "int", "float", "bool", "instant", "date", "decimal", "list", "bytes"}

// String gives the kind's name as it appears in error messages.
func (k Kind) String() string {
	if int(k) < len(kindNames) {
		return kindNames[k]
	}
	return "kind(" + strconv.Itoa(int(k)) + ")"
}

// Value is one property value or parameter. The zero Value is null.
type Value struct {
	kind Kind
	s    string
	n    int64
	f    float64
	list []Value
}

// Null returns the null value.
func Null() Value { return Value{} }

// String returns a text value.
func String(s string) Value { return Value{kind: KindString, s: s} }

// OptionalString returns null for the empty string, otherwise the text value.
func OptionalString(s string) Value {
	if s == "" {
		return Value{}
	}
	return String(s)
}

// Int returns an integer value.
func Int(n int64) Value { return Value{kind: KindInt, n: n} }

// Float returns a float value; NaN and ±Inf become null and -0.0 becomes 0, so
// that both engines store what was given.
func Float(f float64) Value {
	if math.IsNaN(f) || math.IsInf(f, 0) {
		return Value{}
	}
	return Value{kind: KindFloat, f: f + 0}
}

// Bool returns a boolean value.
func Bool(b bool) Value {
	v := Value{kind: KindBool}
	if b {
		v.n = 1
	}
	return v
}

// Instant returns a time value cut to microseconds; the zero time is null.
func Instant(t time.Time) Value {
	if t.IsZero() {
		return Value{}
	}
	return Value{kind: KindInstant, n: t.UnixMicro()}
}

// InstantMicros returns the time value that lies n microseconds after the epoch.
func InstantMicros(n int64) Value { return Value{kind: KindInstant, n: n} }

// Date returns a calendar date, given as YYYY-MM-DD.
func Date(s string) Value { return Value{kind: KindDate, s: s} }

// Decimal returns a decimal given as an integer scaled by DecimalScale.
func Decimal(scaled int64) Value { return Value{kind: KindDecimal, n: scaled} }

// List returns a list value.
func List(vs ...Value) Value { return Value{kind: KindList, list: vs} }

// Strings returns a list of text values.
func Strings(ss []string) Value {
	vs := make([]Value, len(ss))
	for i, s := range ss {
		vs[i] = String(s)
	}
	return List(vs...)
}

// Bytes returns an opaque value.
func Bytes(b []byte) Value { return Value{kind: KindBytes, s: string(b)} }

// Kind tells the value's type.
func (v Value) Kind() Kind { return v.kind }

// IsNull tells whether the value is null.
func (v Value) IsNull() bool { return v.kind == KindNull }

// Str is the text of a string or date value, "" for any other.
func (v Value) Str() string {
	if v.kind == KindString || v.kind == KindDate {
		return v.s
	}
	return ""
}

// Int64 is the number of an int, decimal (scaled), instant (µs) or bool (0, 1)
// value, 0 for any other.
func (v Value) Int64() int64 { return v.n }

// Float64 is the number of a float value, 0 for any other.
func (v Value) Float64() float64 { return v.f }

// True tells whether the value is the boolean true.
func (v Value) True() bool { return v.kind == KindBool && v.n != 0 }

// Time is the time of an instant value in UTC, the zero time for any other.
func (v Value) Time() time.Time {
	if v.kind != KindInstant {
		return time.Time{}
	}
	return time.UnixMicro(v.n).UTC()
}

// Items is the content of a list value, nil for any other.
func (v Value) Items() []Value { return v.list }

// StringItems is the texts of a list of strings.
func (v Value) StringItems() []string {
	out := make([]string, 0, len(v.list))
	for _, item := range v.list {
		out = append(out, item.Str())
	}
	return out
}

// Raw is the content of a bytes value, nil for any other.
func (v Value) Raw() []byte {
	if v.kind != KindBytes {
		return nil
	}
	return []byte(v.s)
}

// Equal tells whether two values have the same kind and content. Two nulls are
// equal here; inside a query null follows three-valued logic instead.
func (v Value) Equal(w Value) bool {
	return v.kind == w.kind && Compare(v, w) == 0
}

// Compare orders values: nulls last, then by kind, then by content; text by
// code point, lists element-wise. It is the order of the pattern language.
func Compare(v, w Value) int {
	if v.kind != w.kind {
		switch {
		case v.kind == KindNull:
			return 1
		case w.kind == KindNull:
			return -1
		}
		return cmp.Compare(v.kind, w.kind)
	}
	switch v.kind {
	case KindString, KindDate:
		return strings.Compare(v.s, w.s)
	case KindBytes:
		return bytes.Compare([]byte(v.s), []byte(w.s))
	case KindFloat:
		return cmp.Compare(v.f, w.f)
	case KindList:
		return slices.CompareFunc(v.list, w.list, Compare)
	default:
		return cmp.Compare(v.n, w.n)
	}
}

// String renders the value for messages and logs, not for storage.
func (v Value) String() string {
	switch v.kind {
	case KindNull:
		return "null"
	case KindString, KindDate:
		return strconv.Quote(v.s)
	case KindFloat:
		return strconv.FormatFloat(v.f, 'g', -1, 64)
	case KindBool:
		return strconv.FormatBool(v.n != 0)
	case KindInstant:
		return v.Time().Format(time.RFC3339Nano)
	case KindDecimal:
		return FormatDecimal(v.n)
	case KindList:
		parts := make([]string, len(v.list))
		for i, item := range v.list {
			parts[i] = item.String()
		}
		return "[" + strings.Join(parts, ", ") + "]"
	case KindBytes:
		return fmt.Sprintf("%d bytes", len(v.s))
	default:
		return strconv.FormatInt(v.n, 10)
	}
}

// FormatDecimal writes a scaled decimal with the digits it needs: 7500 → "0.75".
func FormatDecimal(scaled int64) string {
	sign, n := "", uint64(scaled)
	if scaled < 0 {
		sign, n = "-", -n
	}
	whole, frac := n/DecimalScale, n%DecimalScale
	if frac == 0 {
		return sign + strconv.FormatUint(whole, 10)
	}
	return sign + strconv.FormatUint(whole, 10) + "." + strings.TrimRight(fmt.Sprintf("%04d", frac), "0")
}

// ParseDecimal reads a decimal of at most four decimal places, as FormatDecimal
// writes it.
func ParseDecimal(s string) (int64, error) {
	text, negative := strings.CutPrefix(s, "-")
	whole, frac, dotted := strings.Cut(text, ".")
	if whole == "" || dotted && (frac == "" || len(frac) > 4) {
		return 0, fmt.Errorf("decimal %q: expected digits with at most four decimal places", s)
	}
	n, err := strconv.ParseUint(whole+frac+"0000"[len(frac):], 10, 63)
	if err != nil {
		return 0, fmt.Errorf("decimal %q: expected a number within ±922337203685477.5807", s)
	}
	if negative {
		return -int64(n), nil
	}
	return int64(n), nil
}
