package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"unicode"

	"github.com/spf13/cobra"

	"brain/internal/client"
	"brain/internal/config"
)

// cli is what the commands share: where they write, what they read, and the
// server they can start.
type cli struct {
	out, err io.Writer
	env      func(name string) (string, bool)
	serve    func(ctx context.Context, cfg config.Config, version string) error

	json bool
}

// Exit codes.
const (
	exitOK        = 0
	exitFailed    = 1
	exitUsage     = 2
	exitCancelled = 130
)

// run executes one command line and returns its exit code.
func (c *cli) run(ctx context.Context, args []string) int {
	root := c.root()
	root.SetArgs(args)
	root.SetOut(c.out)
	root.SetErr(c.err)
	err := root.ExecuteContext(ctx)
	if err == nil {
		return exitOK
	}
	return c.fail(ctx, err)
}

// connect returns a client of the server that the environment, or dev.json of
// the default data folder, names.
func (c *cli) connect() (*client.Client, error) {
	target, err := client.Find(c.env, config.Default().DevFilePath())
	if err != nil {
		return nil, err
	}
	return client.New(target.URL, target.Token)
}

// call runs an operation and returns the root field's JSON beside its decoded
// form T.
func call[T, V any](ctx context.Context, c *cli, op client.Operation, field string, variables V) (json.RawMessage, T, error) {
	var decoded T
	cl, err := c.connect()
	if err != nil {
		return nil, decoded, err
	}
	fields, err := client.Do[map[string]json.RawMessage](ctx, cl, op, variables)
	if err != nil {
		return nil, decoded, err
	}
	raw := fields[field]
	if err := json.Unmarshal(raw, &decoded); err != nil {
		return nil, decoded, fmt.Errorf("read the answer of %s: %w", op.Name, err)
	}
	return raw, decoded, nil
}

// printJSON writes a value as indented JSON.
func printJSON[T any](w io.Writer, value T) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(value)
}

// input wraps a mutation's single argument.
type input[T any] struct {
	Input T `json:"input"`
}

// conversation names the channel that a command speaks in.
type conversation struct {
	Channel string `json:"channel"`
}

func conversationIn(channel string) *conversation {
	if channel == "" {
		return nil
	}
	return &conversation{Channel: channel}
}

// printable removes what could steer a terminal from text that others wrote.
func printable(s string) string {
	return strings.Map(func(r rune) rune {
		if r != '\n' && r != '\t' && (unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r)) {
			return '�'
		}
		return r
	}, s)
}

// line is printable text on one line.
func line(s string) string { return strings.Join(strings.Fields(printable(s)), " ") }

// parent returns a command that only groups others.
func parent(use, short string, children ...*cobra.Command) *cobra.Command {
	cmd := &cobra.Command{
		Use: use, Short: short, SuggestionsMinimumDistance: 2, Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return cmd.Help()
			}
			message := fmt.Sprintf("unknown command %q for %q", args[0], cmd.CommandPath())
			if near := cmd.SuggestionsFor(args[0]); len(near) > 0 {
				message += fmt.Sprintf("; did you mean %q?", near[0])
			}
			return &usageError{command: cmd.CommandPath(), message: message}
		},
	}
	cmd.AddCommand(children...)
	return cmd
}
