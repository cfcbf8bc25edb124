package app

import (
	"context"
	"strconv"

	"github.com/prometheus/client_golang/prometheus"

	"brain/internal/config"
	"brain/internal/memory"
	"brain/internal/models"
)

// useModels adds the clients of the models that are set.
func (a *App) useModels(cfg config.Config, metrics prometheus.Registerer, o *memory.Options) {
	opt := models.Options{
		Guard:   func(ctx context.Context, scopes []string) error { return a.memory.MaySend(ctx, scopes) },
		Observe: observeModels(metrics),
	}
	if m := cfg.Embedding; m.URL != "" {
		o.Embedder = models.NewEmbedder(models.Embedding{Endpoint: endpoint(m), Dimensions: m.Dimensions, Batch: m.Batch, MaxTokens: m.MaxTokens}, opt)
		o.Nearness = m.Nearness
	}
	if m := cfg.Rerank; m.URL != "" {
		o.Reranker = models.NewReranker(models.Rerank{Endpoint: endpoint(m), MaxTokens: m.MaxTokens}, opt)
	}
}

func endpoint(m config.Model) models.Endpoint {
	return models.Endpoint{URL: m.URL, Model: m.Name, Key: m.Key, Timeout: m.Timeout, Concurrency: m.Concurrency}
}

// observeModels measures every request to a model.
func observeModels(r prometheus.Registerer) func(models.Call) {
	seconds := prometheus.NewHistogramVec(prometheus.HistogramOpts{
		Name: "brain_model_call_seconds", Help: "Time of requests to models by profile (embedding, rerank).",
		Buckets: prometheus.ExponentialBuckets(0.01, 2, 14),
	}, []string{"profile", "failed"})
	tokens := prometheus.NewCounterVec(prometheus.CounterOpts{
		Name: "brain_model_tokens_total", Help: "Tokens that models counted in what they were sent, by profile.",
	}, []string{"profile"})
	r.MustRegister(seconds, tokens)
	return func(c models.Call) {
		seconds.WithLabelValues(c.Profile, strconv.FormatBool(c.Err != nil)).Observe(c.Took.Seconds())
		tokens.WithLabelValues(c.Profile).Add(float64(c.Tokens))
	}
}

// keepVectors gives items their vectors until the App is stopped.
func (a *App) keepVectors(ctx context.Context) {
	ctx, cancel := context.WithCancel(context.WithoutCancel(ctx))
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		a.memory.KeepVectors(ctx)
	}()
	a.endJobs = func() {
		cancel()
		<-ended
	}
}
