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

// TestAServerAsksItsModels: recall finds by the one model and orders by the other,
// with the settings of each, and says so when one of them is away.
func TestAServerAsksItsModels(t *testing.T) {
	embedding, rerank := modelstest.NewServer(t, 256), modelstest.NewServer(t, 1)
	embedding.Means("boat", "vessel")
	cfg := config.Default()
	cfg.Store, cfg.Listen, cfg.Dev, cfg.Poll = config.EmbeddedScheme+t.TempDir(), "127.0.0.1:0", true, 10*time.Millisecond
	cfg.Embedding.URL, cfg.Embedding.Name, cfg.Embedding.Nearness = embedding.URL, "e", 0.2
	cfg.Rerank.URL, cfg.Rerank.Name, cfg.Rerank.Key = rerank.URL, "r", "the-key"
	s := serve(t, cfg)
	for _, text := range []string{"Our vessel sleeps.", "A vessel left."} {
		s.do(`mutation { remember(input: {text: %q, scope: "world", evidence: [{kind: MANUAL}]}) { status } }`, text)
	}
	type answer struct {
		Recall struct {
			Degraded []string
			Hits     []struct {
				Why struct{ Arms []struct{ Arm string } }
			}
		}
	}
	ask := func(in request) (a answer) {
		s.must(in, &a)
		return a
	}
	recall := request{query: `{ recall(query: "boat") { degraded hits { why { arms { arm } } } } }`}
	require.Eventually(t, func() bool { return len(ask(recall).Recall.Hits) == 2 }, 20*time.Second, 5*time.Millisecond)
	found := ask(recall).Recall
	require.Empty(t, found.Degraded)
	require.Equal(t, "VECTOR", found.Hits[0].Why.Arms[0].Arm)
	asked := rerank.Requests()[0]
	require.Equal(t, []string{"/rerank", "r", "the-key", "boat"}, []string{asked.Path, asked.Model, asked.Key, asked.Query})
	require.Len(t, asked.Texts, 2)
	require.Positive(t, s.metric("brain_model_call_seconds_count", `failed="false",profile="rerank"`))

	rerank.Next(modelstest.Status(500))
	require.Equal(t, []string{"RERANK"}, ask(recall).Recall.Degraded)
}
