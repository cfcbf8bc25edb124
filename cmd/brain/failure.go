package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"github.com/spf13/cobra"

	"brain/internal/client"
	"brain/internal/config"
	"brain/internal/fault"
)

// usageError is a command line that cannot be understood.
type usageError struct {
	command string
	message string
}

func (e *usageError) Error() string { return e.message }

// failedError is a command that ran and whose result is a failure, reported
// already on stdout.
type failedError struct {
	code    fault.Code
	message string
	hint    string
}

func (e *failedError) Error() string { return e.message }

// failure is the form in which a failed command ends on stderr.
type failure struct {
	Code      fault.Code `json:"code"`
	Message   string     `json:"message"`
	Field     string     `json:"field,omitempty"`
	Hint      string     `json:"hint,omitempty"`
	RequestID string     `json:"requestId,omitempty"`
}

// fail reports an error on stderr and returns the exit code.
func (c *cli) fail(ctx context.Context, err error) int {
	if ctx.Err() != nil && errors.Is(err, context.Canceled) {
		fmt.Fprintln(c.err, "cancelled")
		return exitCancelled
	}
	f := describe(err)
	if c.json {
		_ = printJSON(c.err, map[string]failure{"error": f})
	} else {
		c.printFailure(f)
	}
	var usage *usageError
	if errors.As(err, &usage) {
		return exitUsage
	}
	return exitFailed
}

func (c *cli) printFailure(f failure) {
	var b strings.Builder
	fmt.Fprintf(&b, "error: %s: %s\n", f.Code, printable(f.Message))
	for _, detail := range []struct{ name, value string }{{"field", f.Field}, {"hint", f.Hint}, {"request", f.RequestID}} {
		if detail.value != "" {
			fmt.Fprintf(&b, "  %s: %s\n", detail.name, printable(detail.value))
		}
	}
	fmt.Fprint(c.err, b.String())
}

func describe(err error) failure {
	var (
		usage       *usageError
		failed      *failedError
		all         client.Errors
		api         *client.Error
		unreachable *client.UnreachableError
		setting     *config.SettingError
		known       *fault.Error
	)
	switch {
	case errors.As(err, &usage):
		return failure{Code: fault.BadInput, Message: usage.message, Hint: "see " + usage.command + " --help"}
	case errors.As(err, &failed):
		return failure{Code: failed.code, Message: failed.message, Hint: failed.hint}
	case errors.As(err, &all) && len(all) > 0:
		first := ofAPI(all[0])
		for _, more := range all[1:] {
			first.Message += "; " + string(more.Code) + ": " + more.Message
		}
		return first
	case errors.As(err, &api):
		return ofAPI(api)
	case errors.As(err, &unreachable):
		return failure{Code: fault.Unavailable, Message: unreachable.Error(), Hint: "is the server running? brain serve --dev starts one"}
	case errors.Is(err, client.ErrNoServer):
		return failure{Code: fault.Unavailable, Message: err.Error(), Hint: "start a server with brain serve --dev, or set BRAIN_URL and BRAIN_TOKEN"}
	case errors.As(err, &known):
		return failure{Code: known.Code, Message: known.Message, Field: known.Field, Hint: known.Hint}
	case errors.As(err, &setting):
		return failure{Code: fault.BadInput, Message: err.Error(), Hint: "brain config print --help lists the settings"}
	case errors.Is(err, client.ErrAddress), errors.Is(err, fs.ErrNotExist), errors.Is(err, fs.ErrPermission):
		return failure{Code: fault.BadInput, Message: err.Error()}
	}
	return failure{Code: fault.Internal, Message: err.Error()}
}

func ofAPI(e *client.Error) failure {
	return failure{Code: e.Code, Message: e.Message, Field: e.Field, Hint: e.Hint, RequestID: e.RequestID}
}

// arguments demands one argument for each name.
func arguments(names ...string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) == len(names) {
			return nil
		}
		wanted := "no arguments"
		if len(names) > 0 {
			wanted = strings.Join(names, " ")
		}
		return &usageError{command: cmd.CommandPath(), message: fmt.Sprintf("%d arguments given, expected %s", len(args), wanted)}
	}
}
