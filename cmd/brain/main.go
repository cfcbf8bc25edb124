// Command brain is the server and its command line.
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"
)

//go:generate go run . reference ../../docs/reference/cli.md

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	c := &cli{out: os.Stdout, err: os.Stderr, env: os.LookupEnv, serve: serveApp}
	code := c.run(ctx, os.Args[1:])
	stop()
	os.Exit(code)
}
