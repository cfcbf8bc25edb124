package app

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// devFile tells tools where a development server is and how to call it.
type devFile struct {
	URL       string `json:"url"`
	Token     string `json:"token"`
	Principal string `json:"principal"`
}

// readDevFile reads the file of an earlier start; there may be none, or one that
// somebody broke.
func readDevFile(path string) (devFile, error) {
	content, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return devFile{}, nil
	}
	if err != nil {
		return devFile{}, fmt.Errorf("read the development server's file: %w", err)
	}
	var f devFile
	if json.Unmarshal(content, &f) != nil {
		return devFile{}, nil
	}
	return f, nil
}

// write replaces the file at once, readable for its owner alone.
func (f devFile) write(path string) error {
	dir := filepath.Dir(path)
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return fmt.Errorf("make the folder of the development server's file: %w", err)
	}
	content, err := json.MarshalIndent(f, "", "  ")
	if err != nil {
		return fmt.Errorf("encode the development server's file: %w", err)
	}
	temporary, err := os.CreateTemp(dir, filepath.Base(path)+".*") // mode 0600
	if err != nil {
		return fmt.Errorf("write the development server's file: %w", err)
	}
	_, err = temporary.Write(append(content, '\n'))
	if err = errors.Join(err, temporary.Close()); err == nil {
		err = os.Rename(temporary.Name(), path)
	}
	if err != nil {
		return fmt.Errorf("write the development server's file: %w", errors.Join(err, os.Remove(temporary.Name())))
	}
	return nil
}
