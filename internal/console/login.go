package console

import (
	"encoding/json"
	"errors"
	"mime"
	"net/http"

	"brain/internal/fault"
)

// loginBytes is the greatest size of a login.
const loginBytes = 4 << 10

// login logs in with a token: POST {"token": …} as JSON gets 204 and the cookie.
func (c *Console) login(w http.ResponseWriter, r *http.Request) {
	if err := own(r); err != nil {
		c.Deny(w, r, err)
		return
	}
	if mediaType, _, err := mime.ParseMediaType(r.Header.Get("Content-Type")); err != nil || mediaType != "application/json" {
		c.Refuse(w, r, http.StatusUnsupportedMediaType, fault.New(fault.BadInput, "the body is not JSON: expected Content-Type: application/json"))
		return
	}
	var in struct{ Token string }
	err := json.NewDecoder(http.MaxBytesReader(w, r.Body, loginBytes)).Decode(&in)
	if tooLarge, ok := errors.AsType[*http.MaxBytesError](err); ok {
		c.Refuse(w, r, http.StatusRequestEntityTooLarge, fault.Wrap(fault.TooLarge, err, "the request is too large: at most %d bytes are allowed", tooLarge.Limit))
		return
	}
	if err != nil || in.Token == "" {
		// The parser's error is dropped: it may repeat the token.
		c.Refuse(w, r, http.StatusBadRequest, fault.Bad("token", `{"token": "<secret of a token>"}`, ""))
		return
	}
	if err := c.begin(w, r, in.Token); err != nil {
		c.Deny(w, r, err)
		return
	}
	noStore(w)
	w.WriteHeader(http.StatusNoContent)
}

// logout forgets the session of the browser: 204.
func (c *Console) logout(w http.ResponseWriter, r *http.Request) {
	if err := own(r); err != nil {
		c.Deny(w, r, err)
		return
	}
	c.end(w, r)
	noStore(w)
	w.WriteHeader(http.StatusNoContent)
}

// follow logs in by a code in the address, /login?code=…, and goes on to the first
// page. A code that is not valid any more gets the page with the login, from files.
func (c *Console) follow(files http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		code := r.URL.Query().Get("code")
		if code == "" {
			files.ServeHTTP(w, r)
			return
		}
		noStore(w)
		secret, ok := c.once.take(code)
		if !ok {
			page(w, r, http.StatusUnauthorized, files)
			return
		}
		if err := c.begin(w, r, secret); err != nil {
			c.Deny(w, r, err)
			return
		}
		http.Redirect(w, r, "/", http.StatusSeeOther)
	})
}

func noStore(w http.ResponseWriter) { w.Header().Set("Cache-Control", "no-store") }
