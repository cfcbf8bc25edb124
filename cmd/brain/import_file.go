package main

import (
	"errors"
	"os"

	"brain/internal/fault"
)

// openFile opens the FILE of an import. Error: BAD_INPUT for a folder.
func openFile(path string) (*os.File, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	info, err := f.Stat()
	if err == nil && info.IsDir() {
		err = fault.Bad("FILE", "a file", "")
	}
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return f, nil
}
