// Package console holds the Console's built files: a single-page app over the API,
// whose source is beside this file.
package console

import (
	"embed"
	"io/fs"
)

//go:embed all:dist
var dist embed.FS

// Files are the built files; index.html is the page of all routes, what is below
// assets has the hash of its content in its name.
func Files() fs.FS {
	files, err := fs.Sub(dist, "dist")
	if err != nil {
		panic(err) // the folder is compiled in
	}
	return files
}
