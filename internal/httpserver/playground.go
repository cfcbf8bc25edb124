package httpserver

import (
	"embed"
	"io/fs"
	"net/http"
)

// playgroundFiles is a page to try operations on. It needs nothing from outside.
//
//go:embed playground
var playgroundFiles embed.FS

// playground serves the page. Scripts and styles come from its own files only.
func playground() http.Handler {
	files, err := fs.Sub(playgroundFiles, "playground")
	if err != nil {
		panic(err) // the folder is compiled in
	}
	serve := http.FileServerFS(files)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy",
			"default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
		w.Header().Set("Cache-Control", "no-cache")
		serve.ServeHTTP(w, r)
	})
}
