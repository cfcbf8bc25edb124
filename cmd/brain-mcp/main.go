// Command brain-mcp gives agents Brain over the Model Context Protocol.
package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	code := run(ctx, os.Args[1:], process{in: os.Stdin, out: os.Stdout, err: os.Stderr, env: os.LookupEnv})
	stop()
	os.Exit(code)
}

// process is what the program reads and writes.
type process struct {
	in  io.ReadCloser
	out io.WriteCloser
	err io.Writer
	env func(name string) (string, bool)
}

// run executes one command line and returns its exit code.
func run(ctx context.Context, args []string, p process) int {
	cmd := command(p)
	cmd.SetArgs(args)
	cmd.SetOut(p.err) // standard output belongs to the protocol
	cmd.SetErr(p.err)
	if err := cmd.ExecuteContext(ctx); err != nil && ctx.Err() == nil {
		fmt.Fprintf(p.err, "brain-mcp: %v\n", err)
		return 1
	}
	return 0
}
