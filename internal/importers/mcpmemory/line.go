package mcpmemory

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// MaxLineBytes is the size of the longest line that is read.
const MaxLineBytes = 10 << 20

// Entity is one entity line.
type Entity struct {
	// Name is its name in NFC, with single spaces: the form in which names are
	// compared.
	Name string
	// Type is its entityType as written.
	Type string
	// Observations are what is known of it, in order, trimmed, without empty ones.
	Observations []string
	// Other are further keys of the line, as written.
	Other map[string]json.RawMessage
}

// Relation is one relation line.
type Relation struct {
	// Line is its number, from 1.
	Line int
	// From and To are names of entities, in the form of Entity.Name.
	From, To string
	// Type is its relationType as written, with single spaces.
	Type string
}

// BrokenLine is a line that was left out, and why.
type BrokenLine struct {
	// Line is its number, from 1.
	Line int `json:"line"`
	// Reason says why.
	Reason string `json:"reason"`
}

// Lines is what a file holds, in its order.
type Lines struct {
	// Entities and Relations are its lines.
	Entities  []Entity
	Relations []Relation
	// Broken are the lines that are neither.
	Broken []BrokenLine
}

// Read takes a file apart. A line that is broken (no JSON, no UTF-8, too long, a
// field missing or of another kind) is listed and left out; empty ones are not
// counted as such. The error is that of reading.
func Read(r io.Reader) (Lines, error) {
	in := bufio.NewReaderSize(r, 64<<10)
	var out Lines
	for n := 1; ; n++ {
		line, tooLong, err := readLine(in)
		if err != nil && !errors.Is(err, io.EOF) {
			return out, fmt.Errorf("line %d: %w", n, err)
		}
		if n == 1 {
			line = bytes.TrimPrefix(line, []byte("\ufeff"))
		}
		switch line = bytes.TrimSpace(line); {
		case tooLong:
			out.Broken = append(out.Broken, BrokenLine{n, fmt.Sprintf("longer than %d bytes", MaxLineBytes)})
		case len(line) > 0:
			if fault := out.take(n, line); fault != "" {
				out.Broken = append(out.Broken, BrokenLine{n, fault})
			}
		}
		if err != nil {
			return out, nil
		}
	}
}

// readLine returns a line with its end. Of one that is too long it reads all and
// returns nothing.
func readLine(in *bufio.Reader) (line []byte, tooLong bool, err error) {
	for {
		part, err := in.ReadSlice('\n')
		if tooLong = tooLong || len(line)+len(part) > MaxLineBytes; tooLong {
			line = nil
		} else {
			line = append(line, part...)
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			return line, tooLong, err
		}
	}
}

// take adds a line that is not empty, or says why it is broken.
func (l *Lines) take(n int, line []byte) (fault string) {
	if !utf8.Valid(line) {
		return "not UTF-8 text"
	}
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(line, &fields); err != nil || fields == nil {
		return "not a JSON object"
	}
	f := fieldReader{fields: fields, used: map[string]bool{"type": true}}
	switch kind := f.text("type"); {
	case f.fault != "":
	case kind == "entity":
		e := Entity{Name: name(f.text("name")), Type: strings.TrimSpace(f.text("entityType")), Observations: f.texts("observations"), Other: f.others()}
		if f.fault == "" && e.Name == "" {
			return "the name is empty"
		}
		if f.fault == "" {
			l.Entities = append(l.Entities, e)
		}
	case kind == "relation":
		r := Relation{Line: n, From: name(f.text("from")), To: name(f.text("to")), Type: name(f.text("relationType"))}
		if f.fault == "" {
			l.Relations = append(l.Relations, r)
		}
	default:
		return fmt.Sprintf("the type is %q, expected entity or relation", kind)
	}
	return f.fault
}

// fieldReader reads the fields of one line and keeps the first fault.
type fieldReader struct {
	fields map[string]json.RawMessage
	used   map[string]bool
	fault  string
}

func (f *fieldReader) text(field string) string {
	var s *string
	f.read(field, "a text", &s, func() bool { return s != nil })
	if s == nil {
		return ""
	}
	return *s
}

func (f *fieldReader) texts(field string) []string {
	var list []*string
	f.read(field, "a list of texts", &list, func() bool { return list != nil && !slices.Contains(list, nil) })
	var out []string
	for _, s := range list {
		if s == nil {
			continue
		}
		if t := strings.TrimSpace(*s); t != "" {
			out = append(out, t)
		}
	}
	return out
}

func (f *fieldReader) read(field, expected string, into any, there func() bool) {
	f.used[field] = true
	err := json.Unmarshal(f.fields[field], into)
	if (err != nil || !there()) && f.fault == "" {
		f.fault = fmt.Sprintf("%s is missing or no %s", field, strings.TrimPrefix(expected, "a "))
	}
}

// others are the fields that nothing read; nil for none.
func (f *fieldReader) others() map[string]json.RawMessage {
	var out map[string]json.RawMessage
	for _, field := range slices.Sorted(maps.Keys(f.fields)) {
		if f.used[field] {
			continue
		}
		if out == nil {
			out = map[string]json.RawMessage{}
		}
		out[field] = f.fields[field]
	}
	return out
}

// name is the form in which names are compared.
func name(s string) string { return norm.NFC.String(strings.Join(strings.Fields(s), " ")) }
