package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/spf13/cobra"

	"brain/internal/bridge"
	"brain/internal/client"
	"brain/internal/config"
)

// version is set as the program is built.
var version = "dev"

// graceful is how long requests may go on after the program was told to end.
const graceful = 5 * time.Second

func command(p process) *cobra.Command {
	var address, surface string
	cmd := &cobra.Command{
		Use:   "brain-mcp",
		Short: "Give agents Brain over the Model Context Protocol",
		Long: `brain-mcp speaks MCP on standard input and output, or with --http as streamable HTTP.

It finds Brain by BRAIN_URL and BRAIN_TOKEN, else by the dev.json that
brain serve --dev writes to ./brain-data. Over HTTP every request needs a bearer
token of Brain of its own; BRAIN_TOKEN is not used then. BRAIN_CHANNEL names the
channel in which the agent speaks when a call names none. It logs to standard error.`,
		Example: `  brain-mcp
  brain-mcp --surface graph
  BRAIN_URL=https://brain.example.org brain-mcp --http 127.0.0.1:7702`,
		Args: cobra.NoArgs, SilenceErrors: true, SilenceUsage: true, Version: version,
		RunE: func(cmd *cobra.Command, _ []string) error {
			s, err := bridge.ParseSurface(surface)
			if err != nil {
				return err
			}
			target, err := find(p.env, address != "")
			if err != nil {
				return err
			}
			channel, _ := p.env("BRAIN_CHANNEL")
			b, err := bridge.New(bridge.Options{
				Address: target.URL, Token: target.Token, Channel: channel, Surface: s, Version: version,
				Log: slog.New(slog.NewTextHandler(p.err, &slog.HandlerOptions{Level: slog.LevelWarn})),
			})
			if err != nil {
				return err
			}
			if address == "" {
				err := b.Serve(cmd.Context(), bridge.Lines(p.in, p.out))
				if errors.Is(err, mcp.ErrConnectionClosed) {
					err = nil
				}
				return err
			}
			return listen(cmd.Context(), address, b.Handler(), p)
		},
	}
	cmd.Flags().StringVar(&address, "http", "", "serve streamable HTTP at this `ADDRESS` instead of standard input and output")
	cmd.Flags().StringVar(&surface, "surface", string(bridge.Core), "which tools are offered: core, graph or full")
	return cmd
}

// find is the server to call. Over HTTP the address is enough, since every request
// brings its own token.
func find(env func(string) (string, bool), http bool) (client.Target, error) {
	if url, ok := env("BRAIN_URL"); http && ok {
		return client.Target{URL: url}, nil
	}
	return client.Find(env, config.Default().DevFilePath())
}

// listen serves HTTP until the context ends.
func listen(ctx context.Context, address string, handler http.Handler, p process) error {
	listener, err := net.Listen("tcp", address)
	if err != nil {
		return err
	}
	fmt.Fprintf(p.err, "brain-mcp: listening at http://%s\n", listener.Addr())
	s := &http.Server{Handler: handler, ReadHeaderTimeout: 10 * time.Second}
	stopped := make(chan error, 1)
	go func() {
		<-ctx.Done()
		end, cancel := context.WithTimeout(context.WithoutCancel(ctx), graceful)
		defer cancel()
		err := s.Shutdown(end)
		if err != nil {
			err = s.Close() // whoever still waits is cut off
		}
		stopped <- err
	}()
	if err := s.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return <-stopped
}
