package main

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestReferenceIsCurrent(t *testing.T) {
	want, err := reference()
	require.NoError(t, err)
	got, err := os.ReadFile("../../docs/reference/pattern-names.md")
	require.NoError(t, err)
	require.Equal(t, want, string(got), "run go generate ./internal/patterndoc")
}
