package schema

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"
)

// Decimal is a decimal number scaled by 10,000: 1.5 is Decimal(15000). Its
// range is that of int64, about ±922 trillion, with four decimal places.
type Decimal int64

// DecimalScale is the number of units of [Decimal] in one.
const DecimalScale = 10_000

const decimalPlaces = 4

// ErrDecimal says that a text is not a decimal number of at most four decimal
// places within the range of [Decimal].
var ErrDecimal = errors.New("expected a decimal number with at most four decimal places, below 922 trillion")

// ParseDecimal reads an optional minus, digits, and optionally a point and
// more digits; no exponent, no grouping. Zeros beyond the fourth decimal place
// are allowed, other digits are not: nothing is rounded. The error wraps [ErrDecimal].
func ParseDecimal(s string) (Decimal, error) {
	fail := fmt.Errorf("%w, got %s", ErrDecimal, quote(s))
	digits, negative := strings.CutPrefix(s, "-")
	whole, fraction, hasPoint := strings.Cut(digits, ".")
	if !allDigits(whole) || (hasPoint && !allDigits(fraction)) {
		return 0, fail
	}
	fraction = strings.TrimRight(fraction, "0")
	if len(fraction) > decimalPlaces {
		return 0, fail
	}
	scaled, err := strconv.ParseUint(whole+fraction+strings.Repeat("0", decimalPlaces-len(fraction)), 10, 64)
	if err != nil || scaled > math.MaxInt64 {
		return 0, fail
	}
	if negative {
		return -Decimal(scaled), nil
	}
	return Decimal(scaled), nil
}

func allDigits(s string) bool {
	return s != "" && strings.Trim(s, "0123456789") == ""
}

// String returns the shortest decimal text, such as "1.5" or "-0.0001".
func (d Decimal) String() string {
	sign, n := "", uint64(d)
	if d < 0 {
		sign, n = "-", -n
	}
	whole, fraction := n/DecimalScale, n%DecimalScale
	if fraction == 0 {
		return fmt.Sprintf("%s%d", sign, whole)
	}
	return strings.TrimRight(fmt.Sprintf("%s%d.%04d", sign, whole, fraction), "0")
}

// MarshalJSON writes a JSON number without exponent.
func (d Decimal) MarshalJSON() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalJSON reads a JSON number without exponent; see [ParseDecimal].
func (d *Decimal) UnmarshalJSON(b []byte) error {
	parsed, err := ParseDecimal(string(b))
	if err != nil {
		return err
	}
	*d = parsed
	return nil
}
