package fault

import (
	"errors"
	"fmt"
)

// Error is an error whose code, message, field and hint may be shown to the
// caller. Err is the cause; it is for the log and never shown.
type Error struct {
	// Code is the class; an empty Code counts as Internal.
	Code Code
	// Message is one sentence for the caller.
	Message string
	// Field is the path of the argument at fault ("input.scope"), "" for none.
	Field string
	// Hint says what was expected or names the nearest valid value, "" for none.
	Hint string
	// Line and Column are 1-based positions in a text given by the caller, 0
	// where the error has no position.
	Line, Column int
	// Err is the cause.
	Err error
}

// New returns an error of the class code with a formatted message.
func New(code Code, format string, args ...any) *Error {
	return &Error{Code: code, Message: fmt.Sprintf(format, args...)}
}

// Wrap returns an error of the class code caused by err.
func Wrap(code Code, err error, format string, args ...any) *Error {
	return &Error{Code: code, Message: fmt.Sprintf(format, args...), Err: err}
}

// Bad returns a BadInput error: field is the path of the argument, expected
// what it should have been, nearest the closest valid value or "".
func Bad(field, expected, nearest string) *Error {
	e := New(BadInput, "%s is not valid: expected %s", field, expected).In(field)
	if nearest != "" {
		e = e.Suggest("did you mean " + nearest + "?")
	}
	return e
}

// In returns a copy of the error that names the field at fault.
func (e *Error) In(field string) *Error {
	c := *e
	c.Field = field
	return &c
}

// Suggest returns a copy of the error with a hint.
func (e *Error) Suggest(hint string) *Error {
	c := *e
	c.Hint = hint
	return &c
}

// At returns a copy of the error with a 1-based position in the caller's text.
func (e *Error) At(line, column int) *Error {
	c := *e
	c.Line, c.Column = line, column
	return &c
}

// Error implements error: the code, the message, then position and cause where
// there are any.
func (e *Error) Error() string {
	s := string(e.class()) + ": " + e.Message
	if e.Line > 0 {
		s += fmt.Sprintf(" (line %d, column %d)", e.Line, e.Column)
	}
	if e.Err != nil {
		s += ": " + e.Err.Error()
	}
	return s
}

// Unwrap gives the cause.
func (e *Error) Unwrap() error { return e.Err }

// Is matches the error's own code.
func (e *Error) Is(target error) bool {
	c, ok := target.(Code)
	return ok && c == e.class()
}

func (e *Error) class() Code {
	if e.Code == "" {
		return Internal
	}
	return e.Code
}

// CodeOf returns the code of the outermost Error or Code that err wraps,
// Internal for any other error and "" for nil.
func CodeOf(err error) Code {
	if err == nil {
		return ""
	}
	if e, ok := errors.AsType[*Error](err); ok {
		return e.class()
	}
	if c, ok := errors.AsType[Code](err); ok {
		return c
	}
	return Internal
}
