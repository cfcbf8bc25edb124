// Package httpserver serves the endpoints over HTTP: routing, request ids, logs,
// limits and headers. What an endpoint does is handed in.
package httpserver

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"strings"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"
	"github.com/rs/zerolog"
)

// Times after which a connection that does not move is given up. Writing may take
// as long as the slowest operation and its answer.
const (
	headerTime = 10 * time.Second
	readTime   = time.Minute
	idleTime   = 2 * time.Minute
	writeSlack = time.Minute
)

const maxHeaderBytes = 64 << 10

// Options are what a server serves.
type Options struct {
	// GraphQL serves POST /graphql to requests that were let in, and GET /graphql
	// to those that ask for a websocket, whose bearer it may have to let in itself.
	GraphQL http.Handler
	// Authenticated lets a request through that has a valid token.
	Authenticated func(next http.Handler) http.Handler
	// Operator lets a request through whose token is for those who run the instance.
	Operator func(next http.Handler) http.Handler
	// Ready tells whether requests can be served now.
	Ready func(context.Context) error
	// Refuse answers a request with an error in the API's shape.
	Refuse func(w http.ResponseWriter, r *http.Request, status int, err error)
	// Playground serves a page to try operations on, at /graphiql.
	Playground bool
	// Console serves the Console: GET of all that no other endpoint has, and POST below
	// /console/.
	Console http.Handler
	// Cookie is the name of a cookie by which Authenticated lets a request in.
	Cookie string
	// BodyBytes is the greatest size of a request's body.
	BodyBytes int64
	// OperationTime is the longest time that an operation may take.
	OperationTime time.Duration
	// Log is what requests are logged to.
	Log zerolog.Logger
	// Metrics are served at /metrics and take the server's own.
	Metrics *prometheus.Registry
}

// Server is a listening server.
type Server struct {
	listener net.Listener
	http     *http.Server
	serving  bool
	failed   chan error
}

// Handler returns what a server serves.
func Handler(opt Options) http.Handler {
	m := newMeasures(opt.Metrics)
	mux := http.NewServeMux()
	graphQL := opt.Authenticated(http.MaxBytesHandler(opt.GraphQL, opt.BodyBytes))
	mux.Handle("POST /graphql", m.measure("/graphql", graphQL))
	mux.Handle("GET /graphql", m.measure("/graphql", sockets(opt.Cookie, graphQL, opt.GraphQL)))
	mux.Handle("GET /healthz", m.measure("/healthz", http.HandlerFunc(live)))
	mux.Handle("GET /readyz", m.measure("/readyz", ready(opt.Ready)))
	mux.Handle("GET /metrics", m.measure("/metrics", opt.Authenticated(opt.Operator(promhttp.HandlerFor(opt.Metrics, promhttp.HandlerOpts{})))))
	if opt.Playground {
		mux.Handle("GET /graphiql/", m.measure("/graphiql", http.StripPrefix("/graphiql", playground())))
	}
	mux.Handle("GET /", m.measure("/", opt.Console))
	mux.Handle("POST /console/", m.measure("/console", http.MaxBytesHandler(opt.Console, opt.BodyBytes)))
	return identify(opt.Log, recoverPanics(opt.Refuse, secure(mux)))
}

// sockets serves websockets, and nothing else. A browser cannot send a token with
// the request; who sends neither one nor the cookie says later who it is.
func sockets(cookie string, authenticated, open http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case !strings.EqualFold(r.Header.Get("Upgrade"), "websocket"):
			w.Header().Set("Allow", http.MethodPost)
			http.Error(w, http.StatusText(http.StatusMethodNotAllowed), http.StatusMethodNotAllowed)
		case r.Header.Get("Authorization") == "" && len(r.CookiesNamed(cookie)) == 0:
			open.ServeHTTP(w, r)
		default:
			authenticated.ServeHTTP(w, r)
		}
	})
}

// Listen takes the address, host and port; port 0 takes a free one. Requests wait
// until Serve.
func Listen(ctx context.Context, address string, opt Options) (*Server, error) {
	listener, err := (&net.ListenConfig{}).Listen(ctx, "tcp", address)
	if err != nil {
		return nil, fmt.Errorf("listen on %s: %w", address, err)
	}
	return &Server{
		listener: listener, failed: make(chan error, 1),
		http: &http.Server{
			Handler: Handler(opt), ReadHeaderTimeout: headerTime, ReadTimeout: readTime, IdleTimeout: idleTime,
			WriteTimeout: opt.OperationTime + writeSlack, MaxHeaderBytes: maxHeaderBytes,
			ErrorLog: standardLog(opt.Log),
		},
	}, nil
}

// Serve begins to answer requests.
func (s *Server) Serve() {
	s.serving = true
	go func() {
		if err := s.http.Serve(s.listener); !errors.Is(err, http.ErrServerClosed) {
			s.failed <- err
		}
		close(s.failed)
	}()
}

// URL is the server's address, for callers on the same machine where it listens
// on all of its addresses.
func (s *Server) URL() string {
	address, ok := s.listener.Addr().(*net.TCPAddr)
	if !ok || !address.IP.IsUnspecified() {
		return "http://" + s.listener.Addr().String()
	}
	return fmt.Sprintf("http://127.0.0.1:%d", address.Port)
}

// Failed gives the error that ended the server by itself; it is closed when the
// server has ended.
func (s *Server) Failed() <-chan error { return s.failed }

// Shutdown takes no more requests and waits for the running ones, which are cut
// off when ctx ends.
func (s *Server) Shutdown(ctx context.Context) error {
	if !s.serving {
		return s.listener.Close()
	}
	err := s.http.Shutdown(ctx)
	if err != nil {
		err = errors.Join(err, s.http.Close())
	}
	<-s.failed
	return err
}
