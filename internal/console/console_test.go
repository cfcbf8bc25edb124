package console_test

import (
	"compress/gzip"
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/internal/authn"
	"brain/internal/console"
	"brain/internal/fault"
	"brain/internal/memory"
	"brain/internal/seal"
)

// people knows tokens by their secrets.
type people map[string]bearer

type bearer struct {
	kind     disclosure.Kind
	channels []string
}

func (p people) Authenticate(_ context.Context, secret string) (*memory.Session, error) {
	b, ok := p[secret]
	if !ok {
		return nil, fault.New(fault.Unauthenticated, "there is no valid token")
	}
	return &memory.Session{UID: secret, Channels: b.channels}, nil
}

func (p people) Viewer(_ context.Context, s *memory.Session) (memory.Viewer, error) {
	return memory.Viewer{Principal: memory.Principal{UID: s.UID, Kind: p[s.UID].kind}}, nil
}

// place is a Console at a time, and who may come in.
type place struct {
	*console.Console
	t      *testing.T
	people people
	now    time.Time
	door   http.Handler
	// in is the session of the last request that was let in.
	in *memory.Session
}

// script is text that compresses.
var script = strings.Repeat("console.log('Brain');\n", 100)

func open(t *testing.T, changes ...func(*console.Options)) *place {
	t.Helper()
	sealer, err := seal.New(seal.NewKey())
	require.NoError(t, err)
	p := &place{t: t, now: time.Date(2026, 3, 1, 9, 0, 0, 0, time.UTC), people: people{
		"ann": {kind: disclosure.Human}, "bot": {kind: disclosure.Agent}, "job": {kind: disclosure.Service}, "bound": {disclosure.Human, []string{"dm"}},
	}}
	refuse := func(w http.ResponseWriter, _ *http.Request, status int, err error) {
		w.WriteHeader(status)
		fmt.Fprint(w, fault.CodeOf(err))
	}
	opt := console.Options{
		Files: fstest.MapFS{
			"index.html": {Data: []byte("<p>index</p>")}, "favicon.svg": {Data: []byte("<svg/>")}, "assets/app-1234.js": {Data: []byte(script)},
		},
		Principals: p.people, Sealer: sealer, Now: func() time.Time { return p.now }, Session: time.Hour, Refuse: refuse,
		Deny: func(w http.ResponseWriter, r *http.Request, err error) {
			status := http.StatusForbidden
			if errors.Is(err, fault.Unauthenticated) {
				status = http.StatusUnauthorized
			}
			refuse(w, r, status, err)
		},
	}
	for _, change := range changes {
		change(&opt)
	}
	p.Console = console.New(opt)
	p.door = p.Door(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) { p.in = authn.Session(r.Context()) }),
		http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusTeapot) }))
	return p
}

// own are the headers of a request by a page of the Console.
func own(more ...string) http.Header {
	h := http.Header{"Sec-Fetch-Site": {"same-origin"}, "X-Brain-Console": {"1"}, "Content-Type": {"application/json"}}
	for i := 0; i < len(more); i += 2 {
		h.Del(more[i])
		if more[i+1] != "" {
			h.Set(more[i], more[i+1])
		}
	}
	return h
}

func (p *place) ask(h http.Handler, method, target string, header http.Header, body string) *http.Response {
	p.t.Helper()
	r := httptest.NewRequestWithContext(p.t.Context(), method, target, strings.NewReader(body))
	r.Header = header
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w.Result()
}

func (p *place) login(secret string, more ...string) *http.Response {
	p.t.Helper()
	return p.ask(p, http.MethodPost, "/console/login", own(more...), fmt.Sprintf(`{"token": %q}`, secret))
}

// cookie logs in and gives the cookie.
func (p *place) cookie(secret string) *http.Cookie {
	p.t.Helper()
	response := p.login(secret)
	require.Equal(p.t, http.StatusNoContent, response.StatusCode, body(p.t, response))
	cookies := response.Cookies()
	require.Len(p.t, cookies, 1)
	return cookies[0]
}

func body(t *testing.T, r *http.Response) string {
	t.Helper()
	b, err := io.ReadAll(r.Body)
	require.NoError(t, err)
	return string(b)
}

func TestALoginGivesACookieThatOnlyTheServerReads(t *testing.T) {
	p := open(t)
	c := p.cookie("ann")
	require.Equal(t, "brain_session", c.Name)
	require.Equal(t, "/", c.Path)
	require.True(t, c.HttpOnly)
	require.False(t, c.Secure, "plain HTTP on this machine")
	require.Equal(t, http.SameSiteStrictMode, c.SameSite)
	require.Equal(t, 3600, c.MaxAge)
	require.NotContains(t, c.Value, "ann", "sealed")

	require.True(t, open(t, func(o *console.Options) { o.Secure = true }).cookie("ann").Secure, "as set")
	r := httptest.NewRequestWithContext(t.Context(), http.MethodPost, "/console/login", strings.NewReader(`{"token": "ann"}`))
	r.Header, r.TLS = own(), &tls.ConnectionState{}
	w := httptest.NewRecorder()
	p.ServeHTTP(w, r)
	require.True(t, w.Result().Cookies()[0].Secure, "over TLS")
}

func TestWhoMayLogIn(t *testing.T) {
	for name, c := range map[string]struct {
		secret string
		status int
		code   fault.Code
	}{
		"nobody":            {"mallory", http.StatusUnauthorized, fault.Unauthenticated},
		"agent":             {"bot", http.StatusForbidden, fault.Forbidden},
		"service":           {"job", http.StatusForbidden, fault.Forbidden},
		"bound to channels": {"bound", http.StatusForbidden, fault.Forbidden},
		"nothing":           {"", http.StatusBadRequest, fault.BadInput},
		"much":              {strings.Repeat("x", 5<<10), http.StatusRequestEntityTooLarge, fault.TooLarge},
	} {
		t.Run(name, func(t *testing.T) {
			response := open(t).login(c.secret)
			require.Equal(t, c.status, response.StatusCode)
			require.Equal(t, string(c.code), body(t, response))
			for _, cookie := range response.Cookies() {
				require.Empty(t, cookie.Value)
			}
		})
	}
	p := open(t)
	require.Equal(t, http.StatusUnsupportedMediaType, p.login("ann", "Content-Type", "text/plain").StatusCode)
	require.Equal(t, http.StatusNotFound, p.ask(p, http.MethodGet, "/console/login", own("Accept", "text/html"), "").StatusCode)
}

func TestASessionIsThatOfItsToken(t *testing.T) {
	p := open(t)
	c := p.cookie("ann")
	require.Equal(t, http.StatusOK, p.ask(p.door, http.MethodPost, "/graphql", own("Cookie", c.String()), "").StatusCode)
	require.Equal(t, "ann", p.in.UID)
	require.Equal(t, []disclosure.Capability{disclosure.Decide}, p.in.Capabilities, "a person is there, who may decide")
	require.Nil(t, p.in.ExpiresAt, "what the session makes need not end with it")
	require.Equal(t, p.now.Add(time.Hour), *p.in.LoginEnds)

	ends := func(p *place, cookie string) {
		t.Helper()
		response := p.ask(p.door, http.MethodPost, "/graphql", own("Cookie", cookie), "")
		require.Equal(t, http.StatusUnauthorized, response.StatusCode)
		require.Len(t, response.Cookies(), 1)
		require.Negative(t, response.Cookies()[0].MaxAge, "the browser forgets it")
	}
	ends(p, "brain_session=nonsense")
	ends(p, "brain_session=")
	ends(open(t), c.String()) // another instance
	p.now = p.now.Add(time.Hour)
	ends(p, c.String())
	p.now = p.now.Add(-time.Second)
	require.Equal(t, http.StatusOK, p.ask(p.door, http.MethodPost, "/graphql", own("Cookie", c.String()), "").StatusCode)
	delete(p.people, "ann")
	ends(p, c.String())
}

func TestOtherWaysInStayAsTheyAre(t *testing.T) {
	p := open(t)
	c := p.cookie("ann")
	for name, header := range map[string]http.Header{
		"no cookie":    {},
		"other cookie": {"Cookie": {"session=1"}},
		"token":        {"Cookie": {c.String()}, "Authorization": {"Bearer bot"}},
	} {
		require.Equal(t, http.StatusTeapot, p.ask(p.door, http.MethodPost, "/graphql", header, "").StatusCode, name)
	}
}

func TestOnlyItsOwnPagesActByASession(t *testing.T) {
	p := open(t)
	c := p.cookie("ann").String()
	const here = "http://example.com/graphql"
	for name, r := range map[string]struct {
		method string
		header http.Header
		status int
	}{
		"own page":                       {http.MethodPost, own(), http.StatusOK},
		"older browser":                  {http.MethodPost, own("Sec-Fetch-Site", "", "Origin", "http://example.com"), http.StatusOK},
		"another site":                   {http.MethodPost, own("Sec-Fetch-Site", "cross-site"), http.StatusForbidden},
		"another port":                   {http.MethodPost, own("Sec-Fetch-Site", "same-site"), http.StatusForbidden},
		"another site, older browser":    {http.MethodPost, own("Sec-Fetch-Site", "", "Origin", "http://example.org"), http.StatusForbidden},
		"another port, older browser":    {http.MethodPost, own("Sec-Fetch-Site", "", "Origin", "http://example.com:81"), http.StatusForbidden},
		"no origin":                      {http.MethodPost, own("Sec-Fetch-Site", "", "Origin", "null"), http.StatusForbidden},
		"nothing says where from":        {http.MethodPost, own("Sec-Fetch-Site", ""), http.StatusForbidden},
		"no header":                      {http.MethodPost, own("X-Brain-Console", ""), http.StatusForbidden},
		"other value":                    {http.MethodPost, own("X-Brain-Console", "0"), http.StatusForbidden},
		"delete":                         {http.MethodDelete, own("Sec-Fetch-Site", "cross-site"), http.StatusForbidden},
		"read":                           {http.MethodGet, http.Header{}, http.StatusOK},
		"own websocket":                  {http.MethodGet, http.Header{"Upgrade": {"websocket"}, "Origin": {"http://example.com"}}, http.StatusOK},
		"own websocket, newer browser":   {http.MethodGet, http.Header{"Upgrade": {"websocket"}, "Sec-Fetch-Site": {"same-origin"}}, http.StatusOK},
		"websocket of another site":      {http.MethodGet, http.Header{"Upgrade": {"WebSocket"}, "Origin": {"http://example.org"}}, http.StatusForbidden},
		"websocket of who does not tell": {http.MethodGet, http.Header{"Upgrade": {"websocket"}}, http.StatusForbidden},
	} {
		t.Run(name, func(t *testing.T) {
			r.header.Set("Cookie", c)
			require.Equal(t, r.status, p.ask(p.door, r.method, here, r.header, "").StatusCode)
		})
	}
	for _, path := range []string{"/console/login", "/console/logout"} {
		for _, foreign := range [][]string{{"Sec-Fetch-Site", "cross-site"}, {"X-Brain-Console", ""}} {
			response := p.ask(p, http.MethodPost, path, own(foreign...), `{"token": "ann"}`)
			require.Equal(t, http.StatusForbidden, response.StatusCode, path)
			require.Empty(t, response.Cookies())
		}
	}
}

func TestLogout(t *testing.T) {
	p := open(t)
	response := p.ask(p, http.MethodPost, "/console/logout", own("Cookie", p.cookie("ann").String()), "")
	require.Equal(t, http.StatusNoContent, response.StatusCode)
	require.Len(t, response.Cookies(), 1)
	require.Equal(t, "brain_session", response.Cookies()[0].Name)
	require.Empty(t, response.Cookies()[0].Value)
	require.Negative(t, response.Cookies()[0].MaxAge)
}

func TestAnAddressLogsInOnce(t *testing.T) {
	p := open(t)
	follow := func(target string) *http.Response {
		return p.ask(p, http.MethodGet, target, http.Header{"Accept": {"text/html"}, "If-None-Match": {"*"}}, "")
	}
	refused := func(target string) {
		t.Helper()
		response := follow(target)
		require.Equal(t, http.StatusUnauthorized, response.StatusCode)
		require.Contains(t, body(t, response), "index", "the page with the login")
		require.Equal(t, "no-store", response.Header.Get("Cache-Control"))
		require.Empty(t, response.Cookies())
	}
	first := p.LoginPath("ann")
	address := p.LoginPath("ann")
	require.NotEqual(t, first, address)
	refused(first)
	refused(address + "A")
	refused(address[:len(address)-1])
	response := follow(address)
	require.Equal(t, http.StatusSeeOther, response.StatusCode)
	require.Equal(t, "/", response.Header.Get("Location"))
	require.Len(t, response.Cookies(), 1)
	require.Equal(t, http.StatusOK, p.ask(p.door, http.MethodPost, "/graphql", own("Cookie", response.Cookies()[0].String()), "").StatusCode)
	require.Equal(t, "ann", p.in.UID)
	refused(address)

	late := p.LoginPath("ann")
	p.now = p.now.Add(15 * time.Minute)
	refused(late)

	response = follow("/login")
	require.NotEqual(t, http.StatusUnauthorized, response.StatusCode, "the page itself")
}

func TestFailedLoginsAreBounded(t *testing.T) {
	p := open(t)
	for range 20 {
		require.Equal(t, http.StatusNoContent, p.login("ann").StatusCode, "those that work are not counted")
	}
	for range 10 {
		require.Equal(t, http.StatusUnauthorized, p.login("guess").StatusCode)
	}
	response := p.login("ann")
	require.Equal(t, http.StatusTooManyRequests, response.StatusCode)
	require.Regexp(t, `^\d+$`, response.Header.Get("Retry-After"))
	require.Empty(t, response.Cookies())
}

func TestFilesAreKeptByBrowsers(t *testing.T) {
	p := open(t)
	get := func(path string, header http.Header) *http.Response {
		return p.ask(p, http.MethodGet, path, header, "")
	}
	html := func() http.Header { return http.Header{"Accept": {"text/html,*/*"}} }

	asset := get("/assets/app-1234.js", nil)
	require.Equal(t, http.StatusOK, asset.StatusCode)
	require.Equal(t, script, body(t, asset))
	require.Equal(t, "public, max-age=31536000, immutable", asset.Header.Get("Cache-Control"))
	require.Contains(t, asset.Header.Get("Content-Type"), "javascript")

	zipped := get("/assets/app-1234.js", http.Header{"Accept-Encoding": {"br, gzip;q=0.8"}})
	require.Equal(t, "gzip", zipped.Header.Get("Content-Encoding"))
	require.Equal(t, "Accept-Encoding", zipped.Header.Get("Vary"))
	require.NotEqual(t, asset.Header.Get("ETag"), zipped.Header.Get("ETag"))
	unzipped, err := gzip.NewReader(zipped.Body)
	require.NoError(t, err)
	text, err := io.ReadAll(unzipped)
	require.NoError(t, err)
	require.Equal(t, script, string(text))
	require.Empty(t, get("/assets/app-1234.js", http.Header{"Accept-Encoding": {"gzip;q=0"}}).Header.Get("Content-Encoding"))

	for _, path := range []string{"/", "/index.html", "/objects", "/objects/people/ann.smith"} {
		page := get(path, html())
		require.Equal(t, http.StatusOK, page.StatusCode, path)
		require.Equal(t, "<p>index</p>", body(t, page), path)
		require.Equal(t, "no-cache", page.Header.Get("Cache-Control"))
		require.Contains(t, page.Header.Get("Content-Type"), "text/html")
		policy := page.Header.Get("Content-Security-Policy")
		require.Contains(t, policy, "script-src 'self';")
		require.Contains(t, policy, "frame-ancestors 'none'")
		require.NotContains(t, policy, "unsafe")
		again := html()
		again.Set("If-None-Match", page.Header.Get("ETag"))
		require.Equal(t, http.StatusNotModified, get(path, again).StatusCode)
	}
	require.Equal(t, "no-cache", get("/favicon.svg", nil).Header.Get("Cache-Control"))

	for _, path := range []string{"/assets/app-0000.js", "/assets", "/graphql", "/graphiql/", "/healthz/x", "/metrics", "/console/x"} {
		require.Equal(t, http.StatusNotFound, get(path, html()).StatusCode, path)
	}
	require.Equal(t, http.StatusNotFound, get("/favicon.ico", http.Header{"Accept": {"image/*"}}).StatusCode, "no page")
	require.Equal(t, http.StatusMethodNotAllowed, p.ask(p, http.MethodPost, "/", own(), "").StatusCode)
}
