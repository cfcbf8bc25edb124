package memory_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/internal/memory"
	"brain/internal/models"
	"brain/internal/models/modelstest"
)

// reranked is a service on the store with a rerank model behind the guard.
func (w *world) reranked(guard models.Guard, changes ...func(*memory.Options)) (*memory.Service, *modelstest.Server) {
	server := modelstest.NewServer(w.t, 1)
	service := w.restartWith(func(o *memory.Options) {
		for _, change := range changes {
			change(o)
		}
		o.Reranker = models.NewReranker(models.Rerank{
			Endpoint: models.Endpoint{URL: server.URL, Model: "r", Timeout: time.Minute, Concurrency: 1}, MaxTokens: 200,
		}, models.Options{Guard: guard})
	})
	return service, server
}

// weighs answers with weights by the texts.
func weighs(weight func(text string) float64) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		var body struct{ Documents []string }
		_ = json.NewDecoder(r.Body).Decode(&body)
		var results []map[string]any
		for i, text := range body.Documents {
			results = append(results, map[string]any{"index": i, "relevance_score": weight(text)})
		}
		_ = json.NewEncoder(w).Encode(map[string]any{"results": results})
	}
}

func byLength(text string) float64 { return float64(len(text)) }

// berths are claims, each of which answers "berth" a little worse than the one before.
func berths(w *world, n int, scope func(int) string) {
	w.t.Helper()
	for i := range n {
		w.remember("ann", fact("berth"+strings.Repeat(fmt.Sprintf(" filler%d", i), i), scope(i)))
	}
}

func worldwide(int) string { return "world" }

func TestRerankJoinsTheOrder(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		berths(w, 9, worldwide)
		plain := w.recall("bob", memory.RecallInput{Query: "berth"})
		require.Len(t, plain.Hits, 9)
		service, server := w.reranked(nil)
		ask := func(in memory.RecallInput) memory.RecallResult {
			t.Helper()
			in.Query = "berth"
			r, err := service.Recall(t.Context(), w.as("bob"), in)
			require.NoError(t, err)
			require.Empty(t, r.Degraded)
			for i, h := range r.Hits {
				product := 1.0
				for _, f := range h.Why.Factors {
					product *= f.Value
				}
				require.InDelta(t, product, h.Score, 1e-12)
				require.Equal(t, "rerank", h.Why.Factors[len(h.Why.Factors)-1].Name)
				if i > 0 {
					require.GreaterOrEqual(t, r.Hits[i-1].Score, h.Score)
				}
			}
			return r
		}
		server.Next(weighs(func(string) float64 { return 1 }))
		same := ask(memory.RecallInput{})
		require.Equal(t, heard(plain), heard(same), "weights that tell nothing change nothing")

		middle := heard(plain)[4]
		server.Next(weighs(func(text string) float64 {
			if text == middle {
				return 100
			}
			return -byLength(text)
		}))
		r := ask(memory.RecallInput{})
		require.ElementsMatch(t, heard(plain), heard(r))
		require.Less(t, slices.Index(heard(r), middle), 4, "its weight lifts it")
		require.Equal(t, heard(plain)[0], heard(r)[0], "but one good weight is not all")
		require.Contains(t, r.Hits[0].Why.Text, "the rerank model puts it at 2")

		server.Next(weighs(byLength))
		r = ask(memory.RecallInput{})
		require.Equal(t, []string{heard(plain)[0], heard(plain)[8], heard(plain)[4]}, []string{heard(r)[0], heard(r)[1], heard(r)[8]},
			"of two opposite orders both firsts come before what neither puts first")

		server.Next(weighs(func(text string) float64 {
			return map[string]float64{heard(plain)[1]: 2, heard(plain)[2]: 1}[text]
		}))
		r = ask(memory.RecallInput{Limit: ptr(1)})
		require.Equal(t, heard(plain)[1:2], heard(r), "the limit is cut from the joined order")

		sent := server.Requests()[0]
		require.Equal(t, "berth", sent.Query)
		require.Equal(t, heard(plain), sent.Texts)
	})
}

func TestRerankWeighsTheBest(t *testing.T) {
	w := newWorld(t, openEmbedded(t))
	w.people("ann")
	berths(w, 60, worldwide)
	in := memory.RecallInput{Query: "berth", Limit: ptr(100), BudgetTokens: ptr(12_000)}
	plain := w.recall("ann", in)
	service, server := w.reranked(nil)
	server.Next(weighs(byLength))
	r, err := service.Recall(t.Context(), w.as("ann"), in)
	require.NoError(t, err)
	require.Len(t, server.Requests()[0].Texts, 50)
	require.Equal(t, plain.Hits[50:], r.Hits[50:], "those beyond are as they were")
	require.ElementsMatch(t, heard(plain)[:50], heard(r)[:50])
}

func TestWithoutWeightsTheOrderStays(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		berths(w, 5, worldwide)
		want := w.recall("ann", memory.RecallInput{Query: "berth"})
		want.Degraded = []string{"RERANK"}
		refuse := false
		service, server := w.reranked(func(context.Context, []string) error {
			if refuse {
				return errors.New("not now")
			}
			return nil
		}, func(o *memory.Options) { o.Within.Rerank = 100 * time.Millisecond })
		ask := func(answers ...http.HandlerFunc) memory.RecallResult {
			t.Helper()
			server.Next(answers...)
			r, err := service.Recall(t.Context(), w.as("ann"), memory.RecallInput{Query: "berth"})
			require.NoError(t, err)
			return r
		}
		require.Equal(t, want, ask(modelstest.Status(503)))
		require.Equal(t, want, ask(modelstest.Body(`{"results":[]}`)))
		require.Equal(t, want, ask(modelstest.Silence))
		sent := len(server.Requests())
		refuse = true
		require.Equal(t, want, ask())
		require.Len(t, server.Requests(), sent, "nothing is sent that may not be")
		refuse = false

		one, err := service.Recall(t.Context(), w.as("ann"), memory.RecallInput{Query: "filler4"})
		require.NoError(t, err)
		require.Len(t, one.Hits, 1)
		require.Empty(t, one.Degraded, "one hit has no order")
		require.Len(t, server.Requests(), sent)

		ctx, cancel := context.WithCancel(t.Context())
		server.Next(func(_ http.ResponseWriter, r *http.Request) {
			cancel()
			<-r.Context().Done()
		})
		_, err = service.Recall(ctx, w.as("ann"), memory.RecallInput{Query: "berth"})
		require.ErrorIs(t, err, context.Canceled)
	})
}

// What the model may not get is not sent and stays where it is.
func TestRerankIsSentOnlyWhatItMayGet(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		deal := "group:" + w.group("deal", "ann")
		berths(w, 8, func(i int) string {
			if i%3 == 1 {
				return "group:deal"
			}
			return "world"
		})
		plain := w.recall("ann", memory.RecallInput{Query: "berth"})
		service, server := w.reranked(func(_ context.Context, scopes []string) error {
			if slices.Contains(scopes, deal) {
				return errors.New("not that")
			}
			return nil
		})
		last := heard(plain)[5]
		server.Next(weighs(func(text string) float64 {
			if text == last {
				return 1
			}
			return 0
		}))
		r, err := service.Recall(t.Context(), w.as("ann"), memory.RecallInput{Query: "berth"})
		require.NoError(t, err)
		require.Empty(t, r.Degraded)
		require.NotEqual(t, heard(plain), heard(r), "the others are reordered")
		hidden := 0
		for i, h := range plain.Hits {
			if h.Item.Claim.Scope == deal {
				hidden++
				require.Equal(t, h, r.Hits[i])
				require.NotContains(t, server.Requests()[0].Texts, h.Item.Claim.Text)
			}
		}
		require.Equal(t, 3, hidden)
		require.Len(t, server.Requests()[0].Texts, 5)
	})
}

// What a reader may not know is not sent for it and changes no order.
func TestHiddenItemsChangeNoWeights(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		service, _ := w.reranked(nil)
		w.Service = service
		hiddenChangesNoAnswer(t, w, func() {})
	})
}
