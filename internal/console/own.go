package console

import (
	"net/http"
	"net/url"
	"strings"

	"brain/internal/fault"
)

// Header is the header that the Console sends with every POST. No form can send
// it, and no page of another origin without leave, which is never given.
const Header = "X-Brain-Console"

// own demands that a request which may change something, or opens a websocket,
// comes from a page of this origin. Error: FORBIDDEN.
func own(r *http.Request) error {
	socket := strings.EqualFold(r.Header.Get("Upgrade"), "websocket")
	if (r.Method == http.MethodGet || r.Method == http.MethodHead) && !socket {
		return nil
	}
	if !sameOrigin(r) {
		return fault.New(fault.Forbidden, "the request comes from a page of another origin").
			Suggest("a session of the Console serves its own pages only; send Authorization: Bearer <secret of a token>")
	}
	if !socket && r.Header.Get(Header) != "1" {
		return fault.New(fault.Forbidden, "the header %s is missing", Header).Suggest("send " + Header + ": 1")
	}
	return nil
}

// sameOrigin tells whether a browser says that the page which sent a request is of
// the origin that it is sent to. Sec-Fetch-Site knows even where a proxy changed
// the host; browsers without it send Origin.
func sameOrigin(r *http.Request) bool {
	if site := r.Header.Get("Sec-Fetch-Site"); site != "" {
		return site == "same-origin"
	}
	origin, err := url.Parse(r.Header.Get("Origin"))
	return err == nil && origin.Host != "" && origin.Host == r.Host
}
