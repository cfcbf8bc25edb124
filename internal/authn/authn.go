// Package authn lets requests in: a bearer token becomes the session of its
// principal, or the request is refused.
package authn

import (
	"context"
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

type sessionKey struct{}

// Session is the session of the request that ctx belongs to; nil where nobody
// was let in.
func Session(ctx context.Context) *memory.Session {
	s, _ := ctx.Value(sessionKey{}).(*memory.Session)
	return s
}

// Required lets only requests with a valid token through to next, which finds
// the session in the context.
func Required(who Authenticator, refuse Refuse, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		secret, ok := bearer(r.Header)
		if !ok {
			refuse(w, r, fault.New(fault.Unauthenticated, "there is no valid token").
				Suggest("send Authorization: Bearer <secret of a token>"))
			return
		}
		session, err := who.Authenticate(r.Context(), secret)
		if err != nil {
			refuse(w, r, err)
			return
		}
		next.ServeHTTP(w, r.WithContext(context.WithValue(r.Context(), sessionKey{}, session)))
	})
}

// bearer reads the one Authorization header of scheme Bearer (RFC 6750 §2.1).
func bearer(h http.Header) (string, bool) {
	values := h.Values("Authorization")
	if len(values) != 1 {
		return "", false
	}
	scheme, secret, _ := strings.Cut(values[0], " ")
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
