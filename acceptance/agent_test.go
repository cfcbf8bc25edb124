package acceptance_test

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// scriptedModel stands in for a chat model: it recalls, then repeats what it was told.
func scriptedModel(t *testing.T) *httptest.Server {
	t.Helper()
	model := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var asked struct {
			Messages []struct{ Role, Content string }
			Tools    []struct{ Function struct{ Name string } }
		}
		if err := json.NewDecoder(r.Body).Decode(&asked); err != nil || len(asked.Tools) == 0 {
			http.Error(w, "no tools", http.StatusBadRequest)
			return
		}
		last := asked.Messages[len(asked.Messages)-1]
		answer := map[string]any{"role": "assistant", "content": "I was told: " + last.Content}
		if last.Role == "user" {
			answer = map[string]any{"role": "assistant", "content": "", "tool_calls": []any{map[string]any{
				"id": "1", "type": "function", "function": map[string]any{"name": "recall", "arguments": `{"query": "ferry"}`},
			}}}
		}
		_ = json.NewEncoder(w).Encode(map[string]any{"choices": []any{map[string]any{"message": answer}}})
	}))
	t.Cleanup(model.Close)
	return model
}

// The example of the how-to answers from the memory.
func TestExampleAgent(t *testing.T) {
	onEngines(t, func(t *testing.T, store string) {
		s := serve(t, store)
		s.quay()
		must[any](s, "remember", "바다호 is run by the harbour's ferry company.", "--scope", "world")
		example := filepath.Join(t.TempDir(), "agent")
		build := exec.CommandContext(t.Context(), "go", "build", "-o", example, "brain/examples/agent")
		out, err := build.CombinedOutput()
		require.NoError(t, err, string(out))
		cmd := exec.CommandContext(t.Context(), example, "Who runs the ferry?")
		cmd.Env = append(os.Environ(), "PATH="+filepath.Dir(bridgeBinary)+string(os.PathListSeparator)+os.Getenv("PATH"),
			"BRAIN_URL="+s.url, "BRAIN_TOKEN="+s.token, "BRAIN_CHANNEL=chat:quay", "MODEL_URL="+scriptedModel(t).URL, "MODEL=scripted")
		var problems strings.Builder
		cmd.Stderr = &problems
		out, err = cmd.Output()
		require.NoError(t, err, problems.String())
		require.Contains(t, string(out), "I was told: <brain-context>")
		require.Contains(t, string(out), "바다호 is run by")
	})
}
