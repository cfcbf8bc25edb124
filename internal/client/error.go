package client

import (
	"errors"
	"fmt"
	"net/http"
	"strings"

	"brain/internal/fault"
)

// ErrAddress is wrapped where a server's address is not a usable URL.
var ErrAddress = errors.New("not a server address")

// ErrNoServer is wrapped where neither environment nor dev.json names a server.
var ErrNoServer = errors.New("no server is known")

// Error is one error that the API answered.
type Error struct {
	// Code is the machine-readable class; GraphQL's own for a malformed operation.
	Code fault.Code
	// Message is a sentence for people.
	Message string
	// Field is the path of the argument at fault, "" for none.
	Field string
	// Hint says what was expected or could be done, "" for none.
	Hint string
	// RequestID finds the request in the server's log, "" where unknown.
	RequestID string
	// Status is the HTTP status.
	Status int
}

func (e *Error) Error() string { return string(e.Code) + ": " + e.Message }

// Is reports whether target is the error's code, so that
// errors.Is(err, fault.NotFound) works.
func (e *Error) Is(target error) bool {
	code, ok := target.(fault.Code)
	return ok && code == e.Code
}

// Errors are several errors of one answer.
type Errors []*Error

func (e Errors) Error() string {
	messages := make([]string, len(e))
	for i, one := range e {
		messages[i] = one.Error()
	}
	return strings.Join(messages, "; ")
}

// Unwrap gives the single errors to errors.Is and errors.As.
func (e Errors) Unwrap() []error {
	all := make([]error, len(e))
	for i, one := range e {
		all[i] = one
	}
	return all
}

// UnreachableError says that no answer came: the request may or may not have
// been carried out.
type UnreachableError struct {
	// Endpoint is the URL that was called.
	Endpoint string
	// Err is the cause.
	Err error
}

func (e *UnreachableError) Error() string {
	return fmt.Sprintf("no answer from %s: %v", e.Endpoint, e.Err)
}

// Unwrap gives the cause.
func (e *UnreachableError) Unwrap() error { return e.Err }

// Is reports that an unreachable server counts as fault.Unavailable.
func (e *UnreachableError) Is(target error) bool { return target == error(fault.Unavailable) }

// answerError is an error as it stands in an answer.
type answerError struct {
	Message    string `json:"message"`
	Extensions struct {
		Code      fault.Code `json:"code"`
		Field     string     `json:"field"`
		Hint      string     `json:"hint"`
		RequestID string     `json:"requestId"`
	} `json:"extensions"`
}

func (e *answerError) typed(status int, requestID string) *Error {
	x := e.Extensions
	if x.Code == "" {
		x.Code = fault.Internal
	}
	if x.RequestID == "" {
		x.RequestID = requestID
	}
	return &Error{Code: x.Code, Message: e.Message, Field: x.Field, Hint: x.Hint, RequestID: x.RequestID, Status: status}
}

// statusError describes an answer that is not GraphQL by its HTTP status.
func statusError(status int, requestID string) *Error {
	e := &Error{Code: fault.Internal, Message: fmt.Sprintf("the server answered %d %s", status, http.StatusText(status)), RequestID: requestID, Status: status}
	switch status {
	case http.StatusUnauthorized:
		e.Code, e.Hint = fault.Unauthenticated, "check BRAIN_TOKEN"
	case http.StatusForbidden:
		e.Code = fault.Forbidden
	case http.StatusNotFound:
		e.Code, e.Hint = fault.NotFound, "check that BRAIN_URL is Brain's address"
	case http.StatusRequestEntityTooLarge:
		e.Code = fault.TooLarge
	case http.StatusTooManyRequests:
		e.Code = fault.RateLimited
	case http.StatusBadGateway, http.StatusServiceUnavailable, http.StatusGatewayTimeout:
		e.Code = fault.Unavailable
	}
	return e
}
