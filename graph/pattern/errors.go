package pattern

import (
	"fmt"
	"strings"
)

// Pos is a place in the text: line and column start at 1, columns count code points.
type Pos struct{ Line, Column int }

// SyntaxError says where the text stops being a pattern and what could stand there.
type SyntaxError struct {
	Line, Column int
	Message      string
	// Expected lists what could have stood at the position; empty where that
	// says nothing (an unclosed string).
	Expected []string
}

// Error implements error.
func (e *SyntaxError) Error() string {
	msg := fmt.Sprintf("%d:%d: %s", e.Line, e.Column, e.Message)
	if len(e.Expected) > 0 {
		msg += ", expected " + orList(e.Expected)
	}
	return msg
}

// TermKind says what kind of name an UnknownTermError is about.
type TermKind string

// The kinds of names.
const (
	TermLabel        TermKind = "label"
	TermRelationship TermKind = "relationship"
	TermProperty     TermKind = "property"
	TermVariable     TermKind = "variable"
)

// UnknownTermError names something that the catalogue or the query does not
// have. Names that exist but are not public are unknown to a public catalogue.
type UnknownTermError struct {
	Kind TermKind
	Name string
	// Nearest is the closest name that would have been right, "" if none is near.
	Nearest      string
	Line, Column int
	// Hint says where the name is one, "" if it is none anywhere.
	Hint string
	// Of says on what the name was looked for, "" if that is clear ("Page").
	Of string
}

// Error implements error.
func (e *UnknownTermError) Error() string {
	msg := fmt.Sprintf("%d:%d: unknown %s %s", e.Line, e.Column, e.Kind, e.Name)
	if e.Of != "" {
		msg += " of " + e.Of
	}
	if e.Nearest != "" {
		msg += ", the nearest is " + e.Nearest
	}
	if e.Hint != "" {
		msg += ": " + e.Hint
	}
	return msg
}

// UnsupportedError refuses a construct of openCypher that the language leaves
// out or does not have yet, and says why.
type UnsupportedError struct {
	Construct    string
	Reason       string
	Line, Column int
}

// Error implements error.
func (e *UnsupportedError) Error() string {
	return fmt.Sprintf("%d:%d: %s is not supported: %s", e.Line, e.Column, e.Construct, e.Reason)
}

// RuleError says that a well-formed query breaks a rule of the language: kinds
// that do not compare, a name used twice, parts that do not hang together.
type RuleError struct {
	Line, Column int
	Message      string
}

// Error implements error.
func (e *RuleError) Error() string { return fmt.Sprintf("%d:%d: %s", e.Line, e.Column, e.Message) }

func unsupported(p Pos, construct, reason string) error {
	return &UnsupportedError{Construct: construct, Reason: reason, Line: p.Line, Column: p.Column}
}

func broken(p Pos, format string, args ...any) error {
	return &RuleError{Line: p.Line, Column: p.Column, Message: fmt.Sprintf(format, args...)}
}

func orList(words []string) string {
	if len(words) == 1 {
		return words[0]
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " or " + words[last]
}
