package memory

import (
	"slices"
	"strings"
	"time"

	"brain/graph"
)

// column is one projected property and where it goes in a T.
type column[T any] struct {
	name string
	set  func(*T, graph.Value)
}

// columns read a T from a variable of a pattern.
type columns[T any] []column[T]

// of lists the projection for a variable: "p.id, p.slug, …".
func (cs columns[T]) of(variable string) string {
	parts := make([]string, len(cs))
	for i, c := range cs {
		parts[i] = variable + "." + c.name
	}
	return strings.Join(parts, ", ")
}

// only are those of the columns that have the names.
func (cs columns[T]) only(names ...string) columns[T] {
	var out columns[T]
	for _, c := range cs {
		if slices.Contains(names, c.name) {
			out = append(out, c)
		}
	}
	return out
}

// read fills a T from the row's columns starting at from.
func (cs columns[T]) read(row graph.Row, from int) T {
	var t T
	for i, c := range cs {
		c.set(&t, row[from+i])
	}
	return t
}

// all fills a T from each row.
func (cs columns[T]) all(rows []graph.Row) []T {
	out := make([]T, len(rows))
	for i, row := range rows {
		out[i] = cs.read(row, 0)
	}
	return out
}

// optionalTime is nil for null.
func optionalTime(v graph.Value) *time.Time {
	if v.IsNull() {
		return nil
	}
	t := v.Time()
	return &t
}

// optionalBool is nil for null.
func optionalBool(v graph.Value) *bool {
	if v.IsNull() {
		return nil
	}
	b := v.True()
	return &b
}

// optionalText is nil for null.
func optionalText[T ~string](v graph.Value) *T {
	if v.IsNull() {
		return nil
	}
	t := T(v.Str())
	return &t
}

// optionalFraction is nil for null.
func optionalFraction(v graph.Value) *float64 {
	if v.IsNull() {
		return nil
	}
	f := fraction(v)
	return &f
}

// timeOf is the zero time for nil.
func timeOf(t *time.Time) time.Time {
	if t == nil {
		return time.Time{}
	}
	return t.UTC().Truncate(time.Microsecond)
}

// fraction turns a stored decimal into a float64.
func fraction(v graph.Value) float64 { return float64(v.Int64()) / graph.DecimalScale }

// decimal stores a float64 of at most two decimal places exactly.
func decimal(f float64) graph.Value {
	return graph.Decimal(int64(f*graph.DecimalScale + 0.5))
}

// texts turns a list value into a slice of a text type.
func texts[T ~string](v graph.Value) []T {
	items := v.Items()
	out := make([]T, len(items))
	for i, item := range items {
		out[i] = T(item.Str())
	}
	return out
}

// textList turns a slice of a text type into a list value.
func textList[T ~string](ts []T) graph.Value {
	out := make([]graph.Value, len(ts))
	for i, t := range ts {
		out[i] = graph.String(string(t))
	}
	return graph.List(out...)
}

// values is a shorthand for the parameters of a read.
type values = map[string]graph.Value
