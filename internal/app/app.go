// Package app puts the service together: it chooses the engine, wires the parts,
// starts and stops them.
package app

import (
	"context"
	"crypto/rand"
	"encoding/base32"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/rs/zerolog"

	files "brain/console"
	"brain/graph"
	"brain/internal/authn"
	"brain/internal/config"
	"brain/internal/console"
	"brain/internal/fault"
	"brain/internal/httpserver"
	"brain/internal/memory"
	"brain/internal/seal"
	"brain/resolvers"
)

// stopTime is how long running requests and writes may take to end.
const stopTime = 30 * time.Second

// Options are what Start needs besides the configuration.
type Options struct {
	// Version is the version of the service.
	Version string
	// Out takes what a development server tells the person who started it.
	Out io.Writer
	// Log takes the log.
	Log io.Writer
}

// App is a running service.
type App struct {
	// URL is the address of the server.
	URL string
	// Token is the secret of the admin of a development server, "" otherwise.
	Token string

	log     zerolog.Logger
	server  *httpserver.Server
	streams *resolvers.Streams
	console *console.Console
	memory  *memory.Service
	store   graph.Store
	// endJobs ends what runs in the background and waits for it; nil before it runs.
	endJobs func()
}

// Run serves until ctx ends or the server fails, and then stops: running requests
// are finished and the store is closed.
func Run(ctx context.Context, cfg config.Config, version string) error {
	a, err := Start(ctx, cfg, Options{Version: version, Out: os.Stdout, Log: os.Stderr})
	if err != nil {
		return err
	}
	select {
	case <-ctx.Done():
	case err = <-a.server.Failed():
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), stopTime)
	defer cancel()
	return errors.Join(err, a.Stop(ctx))
}

// Start opens the store, prepares it and serves. Stop the App when it is no longer
// needed. Errors: those of the configuration's store (graph.ErrInUse,
// graph.ErrUnavailable, graph.ErrNewerFormat), of its packs and of listening.
func Start(ctx context.Context, cfg config.Config, opt Options) (*App, error) {
	store, err := openStore(ctx, cfg)
	if err != nil {
		return nil, err
	}
	return StartOn(ctx, store, cfg, opt)
}

// StartOn is Start on a store that is open already. The App closes it, also when
// it does not start.
func StartOn(ctx context.Context, store graph.Store, cfg config.Config, opt Options) (_ *App, err error) {
	metrics := prometheus.NewRegistry()
	metrics.MustRegister(collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	a := &App{store: observe(store, metrics), streams: resolvers.NewStreams()}
	defer func() {
		if err != nil {
			err = errors.Join(err, a.Stop(context.WithoutCancel(ctx)))
		}
	}()
	if a.log, err = newLog(cfg.Log, opt.Log); err != nil {
		return nil, err
	}
	sealer, dev, err := a.prepare(ctx, cfg, opt.Version, metrics)
	if err != nil {
		return nil, err
	}
	if a.server, err = httpserver.Listen(ctx, cfg.Listen, a.endpoints(cfg, sealer, metrics)); err != nil {
		return nil, fault.Wrap(fault.Unavailable, err, "cannot listen on %s", cfg.Listen).
			Suggest("another program may have the port; choose one with --listen, port 0 takes a free one")
	}
	a.URL = a.server.URL()
	if cfg.Dev { // before the server can answer that it is ready: whoever waits for that reads the file
		a.Token, dev.URL = dev.Token, a.URL
		if err = dev.write(cfg.DevFilePath()); err != nil {
			return nil, err
		}
	}
	a.keepVectors(ctx)
	a.server.Serve()
	a.log.Info().Str("url", a.URL).Str("store", a.store.Name()).Str("version", opt.Version).Msg("serving")
	if !cfg.Dev {
		return a, nil
	}
	return a, welcome(opt.Out, dev, a.console.LoginPath(dev.Token))
}

// prepare makes the service on the store. Its names are sealed with a key that the
// store keeps, so that all processes on it understand each other.
func (a *App) prepare(ctx context.Context, cfg config.Config, version string, metrics prometheus.Registerer) (*seal.Sealer, devFile, error) {
	sources := memory.Options{Now: clock(cfg), NewID: newID, Suffix: suffix, Version: version, Poll: cfg.Poll,
		Within: memory.Deadlines{ContextPack: cfg.Limits.ContextPack, Hints: cfg.Limits.Hints, Embedding: cfg.Limits.Embedding, Rerank: cfg.Limits.Rerank}}
	a.memory = memory.New(a.store, sources)
	start := memory.BootstrapInput{Packs: cfg.Packs, Dev: cfg.Dev, AdminSecret: cfg.AdminToken}
	if cfg.Dev {
		earlier, err := readDevFile(cfg.DevFilePath())
		if err != nil {
			return nil, devFile{}, err
		}
		start.DevSecret = earlier.Token
	}
	found, err := a.memory.Bootstrap(ctx, start)
	if err != nil {
		return nil, devFile{}, fmt.Errorf("prepare the store: %w", err)
	}
	if found.Closed {
		a.log.Warn().Msg("there is no principal in the store, so nobody can get in: set BRAIN_ADMIN_TOKEN, or serve with --dev")
	}
	key, err := a.memory.SealKey(ctx)
	if err != nil {
		return nil, devFile{}, fmt.Errorf("read the instance's key: %w", err)
	}
	sealer, err := seal.New(key)
	if err != nil {
		return nil, devFile{}, err
	}
	sources.Seal = func(plain []byte) string { return sealer.Seal("recall", plain) }
	sources.Unseal = func(sealed string) ([]byte, bool) {
		plain, err := sealer.Open("recall", sealed)
		return plain, err == nil
	}
	a.useModels(cfg, metrics, &sources)
	a.memory = memory.New(a.store, sources)
	return sealer, devFile{Token: found.DevSecret, Principal: found.DevUID}, nil
}

// Memory runs the use cases within this process, for jobs that no caller starts.
func (a *App) Memory() *memory.Service { return a.memory }

// endpoints wires what the server serves.
func (a *App) endpoints(cfg config.Config, sealer *seal.Sealer, metrics *prometheus.Registry) httpserver.Options {
	graphQL := resolvers.NewHandler(resolvers.Options{
		Memory: a.memory, Sealer: sealer, Introspection: cfg.Introspection, Metrics: metrics, Streams: a.streams,
		Limits: resolvers.Limits{Depth: cfg.Limits.Depth, Complexity: cfg.Limits.Complexity, Timeout: cfg.Limits.Timeout},
	})
	if cfg.Limits.Rate > 0 && !cfg.Dev {
		graphQL = httpserver.Rate(float64(cfg.Limits.Rate), cfg.Limits.Burst, token, resolvers.WriteError, graphQL)
	}
	a.console = console.New(console.Options{
		Files: files.Files(), Principals: a.memory, Sealer: sealer, Now: clock(cfg), Session: cfg.Console.Session, Secure: cfg.Console.SecureCookie,
		Refuse: resolvers.WriteError, Deny: resolvers.Refuse,
	})
	return httpserver.Options{
		GraphQL: graphQL,
		Authenticated: func(next http.Handler) http.Handler {
			return a.console.Door(next, authn.Required(a.memory, resolvers.Refuse, next))
		},
		Operator: func(next http.Handler) http.Handler {
			return authn.Operators(a.memory, resolvers.Refuse, next)
		},
		Ready: a.store.Ready, Refuse: resolvers.WriteError, Playground: cfg.Dev,
		Console: a.console, Cookie: console.CookieName,
		BodyBytes: cfg.Limits.BodyBytes, OperationTime: cfg.Limits.Timeout, Log: a.log, Metrics: metrics,
	}
}

// token names the token of a request that was let in, without keeping it. A
// websocket that sends its token later goes by where it comes from.
func token(r *http.Request) string {
	if token := authn.Token(r.Context()); token != "" {
		return token
	}
	host, _, _ := net.SplitHostPort(r.RemoteAddr)
	return host
}

// Stop ends subscriptions, takes no more requests, waits for running ones and
// closes the store. What has not ended when ctx ends is cut off.
func (a *App) Stop(ctx context.Context) error {
	var err error
	a.streams.End(ctx)
	if a.server != nil {
		err = a.server.Shutdown(ctx)
	}
	if a.endJobs != nil {
		a.endJobs()
	}
	if a.memory != nil {
		a.memory.Wait()
	}
	err = errors.Join(err, a.store.Close(ctx))
	a.log.Info().Msg("stopped")
	return err
}

// clock is the service's time; a test may stop it.
func clock(cfg config.Config) func() time.Time {
	if !cfg.TestClock.IsZero() {
		return func() time.Time { return cfg.TestClock }
	}
	return func() time.Time { return time.Now().UTC() }
}

// newID makes ids that ascend in time (UUIDv7), also within a millisecond.
func newID() string { return uuid.Must(uuid.NewV7()).String() }

// suffix makes eight characters that nobody can guess.
func suffix() string {
	var b [5]byte
	rand.Read(b[:])
	return strings.ToLower(base32.StdEncoding.EncodeToString(b[:]))
}

// welcome tells the person who started a development server how to go on.
func welcome(w io.Writer, dev devFile, login string) error {
	_, err := fmt.Fprintf(w, `
Brain is running.

  console     %[1]s%[4]s  (logs in once)
  address     %[1]s
  token       %[2]s  (of %[3]s)
  playground  %[1]s/graphiql/#token=%[2]s

Try next:

  go run ./cmd/brain remember "Brain runs on my machine."
  go run ./cmd/brain recall "What runs on my machine?"

`, dev.URL, dev.Token, dev.Principal, login)
	if err != nil {
		return fmt.Errorf("say how to go on: %w", err)
	}
	return nil
}
