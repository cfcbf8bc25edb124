package client

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
)

// Target is a server and who calls it.
type Target struct {
	// URL is the server's address.
	URL string `json:"url"`
	// Token is the bearer token.
	Token string `json:"token"`
	// Principal is the token's uid; "" where unknown.
	Principal string `json:"principal"`
}

// Find returns the server to call: BRAIN_URL and BRAIN_TOKEN where both are
// set, else what a development server wrote to devFile. One of the two
// variables alone is refused with ErrNoServer: the other half would come from
// another server.
func Find(env func(name string) (string, bool), devFile string) (Target, error) {
	address, _ := env("BRAIN_URL")
	token, _ := env("BRAIN_TOKEN")
	switch {
	case address != "" && token != "":
		return Target{URL: address, Token: token}, nil
	case address != "":
		return Target{}, fmt.Errorf("%w: BRAIN_URL is set, BRAIN_TOKEN is not", ErrNoServer)
	case token != "":
		return Target{}, fmt.Errorf("%w: BRAIN_TOKEN is set, BRAIN_URL is not", ErrNoServer)
	}
	content, err := os.ReadFile(devFile)
	if errors.Is(err, fs.ErrNotExist) {
		return Target{}, fmt.Errorf("%w: neither BRAIN_URL and BRAIN_TOKEN nor %s are there", ErrNoServer, devFile)
	}
	if err != nil {
		return Target{}, fmt.Errorf("read the development server's file: %w", err)
	}
	var t Target
	if err := json.Unmarshal(content, &t); err != nil {
		return Target{}, fmt.Errorf("%w: %s is not valid: %w", ErrNoServer, devFile, err)
	}
	if t.URL == "" || t.Token == "" {
		return Target{}, fmt.Errorf("%w: %s names no url or token", ErrNoServer, devFile)
	}
	return t, nil
}
