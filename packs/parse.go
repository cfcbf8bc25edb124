package packs

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// MaxBytes is the size limit of a pack file.
const MaxBytes = 256 << 10

// Problem is one mistake in a pack file.
type Problem struct {
	// Line and Column are where it is, counted from 1; 0 when unknown.
	Line, Column int
	// Path is the JSON pointer of the value concerned; empty for the whole file.
	Path string
	// Message says what is wrong, what was expected and the nearest valid name.
	Message string
}

// String gives line, column, path and message on one line.
func (p Problem) String() string {
	var b strings.Builder
	if p.Line > 0 {
		fmt.Fprintf(&b, "line %d, column %d: ", p.Line, p.Column)
	}
	if p.Path != "" {
		b.WriteString(p.Path + ": ")
	}
	return b.String() + p.Message
}

// ParseError lists every mistake found in a pack file, in order of place.
type ParseError struct{ Problems []Problem }

// Error gives one problem a line.
func (e *ParseError) Error() string {
	lines := make([]string, len(e.Problems))
	for i, p := range e.Problems {
		lines[i] = p.String()
	}
	return "invalid pack: " + strings.Join(lines, "\n")
}

// Parse reads one pack from YAML of at most [MaxBytes]. It is strict: unknown
// keys, wrong types, bad names, anchors, tags and further documents are
// refused. The error is a [ParseError]. A pack that parses can still conflict
// with itself or with others; see [Combine].
func Parse(yamlText []byte) (Pack, error) {
	doc, problem := readDocument(yamlText)
	if problem != nil {
		return Pack{}, &ParseError{Problems: []Problem{*problem}}
	}
	if problems := validate(doc); len(problems) > 0 {
		slices.SortStableFunc(problems, func(a, b Problem) int {
			if a.Line != b.Line {
				return a.Line - b.Line
			}
			if a.Column != b.Column {
				return a.Column - b.Column
			}
			return strings.Compare(a.Message, b.Message)
		})
		return Pack{}, &ParseError{Problems: problems}
	}
	pack, err := decode(doc)
	if err != nil {
		return Pack{}, &ParseError{Problems: []Problem{{Message: err.Error()}}}
	}
	return pack, nil
}

func decode(doc *document) (Pack, error) {
	encoded, err := json.Marshal(doc.value)
	if err != nil {
		return Pack{}, fmt.Errorf("encode document: %w", err)
	}
	d := json.NewDecoder(bytes.NewReader(encoded))
	d.DisallowUnknownFields()
	var p Pack
	if err := d.Decode(&p); err != nil {
		return Pack{}, fmt.Errorf("decode document: %w", err)
	}
	return p, nil
}
