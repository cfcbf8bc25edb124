// Package authn lets requests in: a bearer token becomes the session of its
// principal, or the request is refused.
package authn

import (
	"context"
	"crypto/sha256"
	"net/http"
	"slices"
	"strings"

	"brain/disclosure"
	"brain/internal/fault"
	"brain/internal/memory"
)

// Authenticator turns the secret of a token into a session of its principal.
// Error: UNAUTHENTICATED, the same for every reason.
type Authenticator interface {
	Authenticate(ctx context.Context, secret string) (*memory.Session, error)
}

// Refuse answers a request that is not let in.
type Refuse func(w http.ResponseWriter, r *http.Request, err error)

// entry is how somebody was let in.
type entry struct {
	session *memory.Session
	again   func(context.Context) (*memory.Session, error)
	token   string
}

type entryKey struct{}

// Session is the session of the request that ctx belongs to; nil where nobody
// was let in.
func Session(ctx context.Context) *memory.Session {
	e, _ := ctx.Value(entryKey{}).(entry)
	return e.session
}

// Renew lets the bearer of ctx's token in once more, for what outlives a request:
// the token may have been revoked or have ended since. Error: UNAUTHENTICATED.
func Renew(ctx context.Context) (*memory.Session, error) {
	e, ok := ctx.Value(entryKey{}).(entry)
	if !ok {
		return nil, noToken()
	}
	return e.again(ctx)
}

// Token names the token by which the request of ctx was let in, without telling its
// secret; "" where nobody was.
func Token(ctx context.Context) string {
	e, _ := ctx.Value(entryKey{}).(entry)
	return e.token
}

// Enter lets the bearer of a token in, who is named as in the Authorization header
// ("Bearer …"); in the context that it gives, Session is the bearer's. Error:
// UNAUTHENTICATED.
func Enter(ctx context.Context, who Authenticator, authorization string) (context.Context, error) {
	secret, ok := bearer(authorization)
	if !ok {
		return ctx, noToken()
	}
	return Admit(ctx, who, secret)
}

// Admit is Enter for the secret of a token itself.
func Admit(ctx context.Context, who Authenticator, secret string) (context.Context, error) {
	session, err := who.Authenticate(ctx, secret)
	if err != nil {
		return ctx, err
	}
	again := func(ctx context.Context) (*memory.Session, error) { return who.Authenticate(ctx, secret) }
	sum := sha256.Sum256([]byte(secret))
	return context.WithValue(ctx, entryKey{}, entry{session, again, string(sum[:])}), nil
}

func noToken() error {
	return fault.New(fault.Unauthenticated, "there is no valid token").Suggest("send Authorization: Bearer <secret of a token>")
}

// Required lets only requests with a valid token through to next, which finds
// the session in the context.
func Required(who Authenticator, refuse Refuse, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		authorization := ""
		if values := r.Header.Values("Authorization"); len(values) == 1 {
			authorization = values[0]
		}
		ctx, err := Enter(r.Context(), who, authorization)
		if err != nil {
			refuse(w, r, err)
			return
		}
		next.ServeHTTP(w, r.WithContext(ctx))
	})
}

// bearer reads an Authorization header of scheme Bearer (RFC 6750 §2.1).
func bearer(authorization string) (string, bool) {
	scheme, secret, _ := strings.Cut(authorization, " ")
	secret = strings.TrimSpace(secret)
	return secret, strings.EqualFold(scheme, "Bearer") && secret != ""
}

// Viewers tell who the caller of a session is.
type Viewers interface {
	Viewer(ctx context.Context, session *memory.Session) (memory.Viewer, error)
}

// Operators lets only those through, of the requests that Required let in, who
// run the instance: admins and services.
func Operators(who Viewers, refuse Refuse, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		viewer, err := who.Viewer(r.Context(), Session(r.Context()))
		if err == nil && viewer.Principal.Kind != disclosure.Service && !slices.Contains(viewer.Roles, disclosure.AdminRole) {
			err = fault.New(fault.Forbidden, "this is for admins and services")
		}
		if err != nil {
			refuse(w, r, err)
			return
		}
		next.ServeHTTP(w, r)
	})
}
