package acceptance_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// testData is the folder of the shared test data; the test is skipped, by name,
// where it is not given.
func testData(t *testing.T) string {
	t.Helper()
	dir := os.Getenv("BRAIN_TEST_DATA")
	if dir == "" {
		fmt.Printf("SKIPPED: %s (BRAIN_TEST_DATA names no folder of test data)\n", t.Name())
		t.Skip("BRAIN_TEST_DATA is not set")
	}
	return dir
}

// question is one question of a retrieval set.
type question struct {
	ID, Relation, Question string
	Relevant               []string // slugs of the pages that answer it
}

func questions(t *testing.T, file string) []question {
	t.Helper()
	f, err := os.Open(file)
	require.NoError(t, err)
	defer f.Close()
	var out []question
	for lines := bufio.NewScanner(f); lines.Scan(); {
		var q question
		require.NoError(t, json.Unmarshal(lines.Bytes(), &q))
		out = append(out, q)
	}
	return out
}

// vault is one folder of notes.
func vault(t *testing.T, name string) string { return filepath.Join(testData(t), "vaults", name) }
