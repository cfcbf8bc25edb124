// Package console serves the Console: its files, and the sessions by which people
// are logged in to it.
package console

import (
	"context"
	"io/fs"
	"net"
	"net/http"
	"time"

	"brain/internal/authn"
	"brain/internal/httpserver"
	"brain/internal/memory"
)

// CookieName is the name of the cookie that holds a session.
const CookieName = "brain_session"

// Failed logins that one address may make at once, and in a second on average.
const (
	failures         = 10
	failuresInSecond = 0.1
)

// Principals let the bearers of tokens in and say who they are.
type Principals interface {
	authn.Authenticator
	authn.Viewers
}

// Sealer makes texts that only this instance can open.
type Sealer interface {
	Seal(purpose string, plain []byte) string
	Open(purpose, sealed string) ([]byte, error)
}

// Options are what a Console needs.
type Options struct {
	// Files are the built files.
	Files fs.FS
	// Principals know the tokens.
	Principals Principals
	// Sealer seals the cookies; all processes on one store have the same.
	Sealer Sealer
	// Now is the time.
	Now func() time.Time
	// Session is how long a login holds.
	Session time.Duration
	// Secure has browsers send the cookie over TLS only, also where TLS ends before
	// this process.
	Secure bool
	// Refuse answers a request with an error in the API's shape and the status given.
	Refuse func(w http.ResponseWriter, r *http.Request, status int, err error)
	// Deny is Refuse with the status of the error.
	Deny authn.Refuse
}

// Console serves the Console. Make it with New.
type Console struct {
	Options
	once  codes
	serve http.Handler
}

// New returns a Console.
func New(opt Options) *Console {
	c := &Console{Options: opt, once: codes{now: opt.Now}}
	files := newAssets(opt.Files)
	mux := http.NewServeMux()
	mux.Handle("GET /", files)
	mux.Handle("GET /login", c.limited(c.follow(files)))
	mux.Handle("POST /console/login", c.limited(http.HandlerFunc(c.login)))
	mux.HandleFunc("POST /console/logout", c.logout)
	c.serve = mux
	return c
}

// ServeHTTP implements http.Handler.
func (c *Console) ServeHTTP(w http.ResponseWriter, r *http.Request) { c.serve.ServeHTTP(w, r) }

// limited bounds the failed logins of an address.
func (c *Console) limited(next http.Handler) http.Handler {
	return httpserver.RateFailures(failuresInSecond, failures, address, c.Refuse, next)
}

func address(r *http.Request) string {
	host, _, _ := net.SplitHostPort(r.RemoteAddr)
	return host
}

// Door lets requests in to next by their cookie. What has none, or names a token
// as well, goes to otherwise.
func (c *Console) Door(next, otherwise http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		cookie, err := r.Cookie(CookieName)
		if err != nil || len(r.Header.Values("Authorization")) > 0 {
			otherwise.ServeHTTP(w, r)
			return
		}
		ctx, err := c.enter(r, cookie.Value)
		if err != nil {
			c.deny(w, r, err)
			return
		}
		next.ServeHTTP(w, r.WithContext(ctx))
	})
}

func (c *Console) enter(r *http.Request, cookie string) (context.Context, error) {
	if err := own(r); err != nil {
		return nil, err
	}
	return c.open(r.Context(), cookie)
}

var _ Principals = (*memory.Service)(nil)
