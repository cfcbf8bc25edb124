package acceptance_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
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

// vault is one folder of notes.
func vault(t *testing.T, name string) string { return filepath.Join(testData(t), "vaults", name) }
