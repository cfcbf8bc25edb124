package resolvers_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// The generator writes a type that it cannot bind into donotuse, and a resolver
// that nobody has written as a panic. Neither may stay.
func TestNothingIsLeftToTheGenerator(t *testing.T) {
	unbound, err := filepath.Glob("exec/donotuse/*.go")
	require.NoError(t, err)
	require.Empty(t, unbound, "bind these types to the domain, or write them in resolvers/model")
	files, err := filepath.Glob("*.resolvers.go")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		content, err := os.ReadFile(file)
		require.NoError(t, err)
		require.NotContains(t, string(content), "panic(", file)
		require.NotContains(t, string(content), "!!! WARNING !!!", "%s holds what the schema no longer has", file)
	}
}
