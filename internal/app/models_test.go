package app_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/internal/config"
	"brain/internal/models/modelstest"
)

// TestAServerKeepsVectors: what is remembered goes to the model that is set, and a
// server that is stopped asks it no more.
func TestAServerKeepsVectors(t *testing.T) {
	model := modelstest.NewServer(t, 8)
	cfg := config.Default()
	cfg.Store, cfg.Listen, cfg.Dev, cfg.Poll = config.EmbeddedScheme+t.TempDir(), "127.0.0.1:0", true, 10*time.Millisecond
	cfg.Embedding.URL, cfg.Embedding.Name, cfg.Embedding.Key = model.URL, "m", "the-key"
	s := serve(t, cfg)
	s.do(`mutation { remember(input: {text: "Lighthouse hours are long.", scope: "world", evidence: [{kind: MANUAL}]}) { status } }`)
	sent := func() bool {
		for _, r := range model.Requests() {
			for _, text := range r.Texts {
				if text == "Lighthouse hours are long." {
					return r.Key == "the-key" && r.Model == "m"
				}
			}
		}
		return false
	}
	require.Eventually(t, sent, 20*time.Second, 5*time.Millisecond)
	require.Eventually(t, func() bool { return s.metric("brain_model_tokens_total", `profile="embedding"`) > 0 }, 20*time.Second, 5*time.Millisecond)
}
