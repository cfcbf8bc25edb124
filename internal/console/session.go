package console

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"slices"
	"time"

	"brain/disclosure"
	"brain/internal/authn"
	"brain/internal/fault"
	"brain/internal/memory"
)

// purpose is what the cookies are sealed for.
const purpose = "console"

// pass is what a cookie holds, sealed: the token that logged in, and until when.
type pass struct {
	Secret string    `json:"secret"`
	Until  time.Time `json:"until"`
}

// open gives a context in which the bearer of a cookie is let in. Error:
// UNAUTHENTICATED.
func (c *Console) open(ctx context.Context, cookie string) (context.Context, error) {
	plain, err := c.Sealer.Open(purpose, cookie)
	if err != nil {
		return nil, ended()
	}
	var p pass
	if err := json.Unmarshal(plain, &p); err != nil {
		return nil, fault.Wrap(fault.Internal, err, "a cookie that was sealed here does not read")
	}
	return authn.Admit(ctx, session{c, p.Until}, p.Secret)
}

// session lets a token in through a login that ends at some time.
type session struct {
	console *Console
	until   time.Time
}

// Authenticate implements authn.Authenticator. Someone who logged in may decide.
func (s session) Authenticate(ctx context.Context, secret string) (*memory.Session, error) {
	if !s.console.Now().Before(s.until) {
		return nil, ended()
	}
	in, err := s.console.Principals.Authenticate(ctx, secret)
	if err != nil {
		return nil, err
	}
	in.LoginEnds = &s.until
	if !slices.Contains(in.Capabilities, disclosure.Decide) {
		in.Capabilities = append(slices.Clone(in.Capabilities), disclosure.Decide)
	}
	return in, nil
}

func ended() error {
	return fault.New(fault.Unauthenticated, "the session has ended").Suggest("log in again")
}

// begin logs the bearer of a token in: it sets the cookie. Errors:
// UNAUTHENTICATED; FORBIDDEN for a token that is not a person's or is bound to
// channels.
func (c *Console) begin(w http.ResponseWriter, r *http.Request, secret string) error {
	caller, err := c.Principals.Authenticate(r.Context(), secret)
	if err != nil {
		return err
	}
	viewer, err := c.Principals.Viewer(r.Context(), caller)
	if err != nil {
		return err
	}
	if viewer.Principal.Kind != disclosure.Human {
		return fault.New(fault.Forbidden, "the Console is for people").Suggest("log in with a token of a principal of kind HUMAN")
	}
	if len(caller.Channels) > 0 {
		return fault.New(fault.Forbidden, "the token is bound to channels").Suggest("log in with a token that is not")
	}
	plain, err := json.Marshal(pass{Secret: secret, Until: c.Now().Add(c.Session)})
	if err != nil {
		return err
	}
	http.SetCookie(w, c.cookie(r, c.Sealer.Seal(purpose, plain), int(c.Session/time.Second)))
	return nil
}

// end has the browser forget the cookie.
func (c *Console) end(w http.ResponseWriter, r *http.Request) { http.SetCookie(w, c.cookie(r, "", -1)) }

func (c *Console) cookie(r *http.Request, value string, age int) *http.Cookie {
	return &http.Cookie{Name: CookieName, Value: value, Path: "/", MaxAge: age, HttpOnly: true, SameSite: http.SameSiteStrictMode, Secure: c.Secure || r.TLS != nil}
}

// deny answers a request that is not let in; a cookie that has ended goes.
func (c *Console) deny(w http.ResponseWriter, r *http.Request, err error) {
	if errors.Is(err, fault.Unauthenticated) {
		c.end(w, r)
	}
	c.Deny(w, r, err)
}
