package console

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strings"
	"sync"
	"time"
)

// policy lets the Console's pages load what this server has, and nothing else:
// neither scripts nor styles may be inline.
const policy = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; worker-src 'self'; " +
	"object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

// index is the page of all routes.
const index = "index.html"

// assets serves the built files, and index for the routes of the app.
type assets struct {
	files fs.FS
	mu    sync.Mutex
	known map[string]*asset
}

// asset is a file as it is sent.
type asset struct {
	plain, zipped []byte // zipped is nil where it would not be smaller
	tag           string
	kind          string
}

func newAssets(files fs.FS) *assets { return &assets{files: files, known: map[string]*asset{}} }

// ServeHTTP implements http.Handler.
func (a *assets) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name := strings.TrimPrefix(path.Clean(r.URL.Path), "/")
	if name == "" {
		name = index
	}
	one, err := a.get(name)
	if errors.Is(err, fs.ErrNotExist) && isRoute(r, name) {
		name = index
		one, err = a.get(name)
	}
	switch {
	case errors.Is(err, fs.ErrNotExist):
		http.NotFound(w, r)
	case err != nil:
		http.Error(w, http.StatusText(http.StatusInternalServerError), http.StatusInternalServerError)
	default:
		one.send(w, r, strings.HasPrefix(name, "assets/"))
	}
}

// isRoute tells whether the app may have a page at an address that is no file: a
// browser goes there, and it is not where only files and endpoints are.
func isRoute(r *http.Request, name string) bool {
	first, _, _ := strings.Cut(name, "/")
	switch first {
	case "assets", "console", "graphql", "graphiql", "healthz", "metrics", "readyz":
		return false
	}
	return strings.Contains(r.Header.Get("Accept"), "text/html")
}

// get reads a file, once.
func (a *assets) get(name string) (*asset, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if one, ok := a.known[name]; ok {
		return one, nil
	}
	if info, err := fs.Stat(a.files, name); err != nil || info.IsDir() {
		return nil, fs.ErrNotExist
	}
	plain, err := fs.ReadFile(a.files, name)
	if err != nil {
		return nil, err
	}
	sum := sha256.Sum256(plain)
	one := &asset{plain: plain, tag: base64.RawURLEncoding.EncodeToString(sum[:12]), kind: mime.TypeByExtension(path.Ext(name))}
	if one.kind == "" {
		one.kind = "application/octet-stream"
	}
	one.zipped = zip(plain)
	a.known[name] = one
	return one, nil
}

func zip(plain []byte) []byte {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		panic(err) // the level is a constant
	}
	_, _ = w.Write(plain) // a bytes.Buffer does not fail
	_ = w.Close()
	if b.Len() >= len(plain) {
		return nil
	}
	return b.Bytes()
}

// send answers with the file. One whose name has a hash never changes; a browser
// asks each time whether another one did.
func (a *asset) send(w http.ResponseWriter, r *http.Request, hashed bool) {
	h := w.Header()
	h.Set("Content-Security-Policy", policy)
	h.Set("Content-Type", a.kind)
	h.Set("Vary", "Accept-Encoding")
	if hashed {
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
	} else if h.Get("Cache-Control") == "" {
		h.Set("Cache-Control", "no-cache")
	}
	content, tag := a.plain, a.tag
	if a.zipped != nil && takesGzip(r) {
		content, tag = a.zipped, a.tag+"-gzip"
		h.Set("Content-Encoding", "gzip")
	}
	h.Set("ETag", `"`+tag+`"`)
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(content))
}

// takesGzip tells whether an answer may be compressed.
func takesGzip(r *http.Request) bool {
	for part := range strings.SplitSeq(r.Header.Get("Accept-Encoding"), ",") {
		coding, weight, _ := strings.Cut(part, ";")
		if strings.EqualFold(strings.TrimSpace(coding), "gzip") {
			return strings.Trim(strings.TrimSpace(weight), "0.") != "q="
		}
	}
	return false
}

// page serves index with a status.
func page(w http.ResponseWriter, r *http.Request, status int, files http.Handler) {
	files.ServeHTTP(&withStatus{w, status}, plainRequest(r))
}

// plainRequest is a request for the first page that has no copy of it yet.
func plainRequest(r *http.Request) *http.Request {
	r = r.Clone(r.Context())
	r.URL.Path = "/"
	for _, name := range []string{"If-None-Match", "If-Modified-Since", "If-Match", "If-Range", "Range"} {
		r.Header.Del(name)
	}
	return r
}

// withStatus answers with a status instead of 200.
type withStatus struct {
	http.ResponseWriter
	status int
}

// WriteHeader implements http.ResponseWriter.
func (w *withStatus) WriteHeader(status int) {
	if status == http.StatusOK {
		status = w.status
	}
	w.ResponseWriter.WriteHeader(status)
}
