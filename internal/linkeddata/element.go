package linkeddata

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// element is one JSON object of @graph on its way.
type element struct {
	values map[string][]string
	order  []string
}

func newElement(id string, types []string) *element {
	e := &element{values: map[string][]string{}}
	e.put("@id", quote(id))
	for _, t := range types {
		e.put("@type", quote(t))
	}
	return e
}

// put adds a value, written as JSON, to a key: a key has each value once.
func (e *element) put(key, value string) {
	if e.values[key] == nil {
		e.order = append(e.order, key)
	}
	if !slices.Contains(e.values[key], value) {
		e.values[key] = append(e.values[key], value)
	}
}

// says tells whether there is more than a name to it.
func (e *element) says() bool { return len(e.order) > 1 }

func (e *element) bytes() []byte {
	var b bytes.Buffer
	b.WriteByte('{')
	for i, key := range e.order {
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteString(quote(key))
		b.WriteByte(':')
		if values := e.values[key]; len(values) == 1 {
			b.WriteString(values[0])
		} else {
			b.WriteString("[" + strings.Join(values, ",") + "]")
		}
	}
	b.WriteByte('}')
	return b.Bytes()
}

// quote writes a text as JSON.
func quote(s string) string {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	// A text always has a JSON form.
	_ = enc.Encode(s)
	return strings.TrimSuffix(b.String(), "\n")
}

// typed is a value whose data type the context does not say.
func typed(value string, kind datatype) string {
	return `{"@value":` + quote(value) + `,"@type":` + quote(string(kind)) + `}`
}

// dateType is the data type of a date that may leave out day and month.
func dateType(date string) datatype {
	switch len(date) {
	case len("2006"):
		return "xsd:gYear"
	case len("2006-01"):
		return "xsd:gYearMonth"
	default:
		return "xsd:date"
	}
}

// escape makes the last part of an IRI of a text: what is not unreserved in RFC
// 3986 is percent-encoded.
func escape(s string) string {
	var b strings.Builder
	for _, c := range []byte(s) {
		if c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || strings.IndexByte("-._~", c) >= 0 {
			b.WriteByte(c)
		} else {
			fmt.Fprintf(&b, "%%%02X", c)
		}
	}
	return b.String()
}
