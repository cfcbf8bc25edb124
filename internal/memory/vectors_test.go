package memory_test

import (
	"context"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/internal/fault"
	"brain/internal/memory"
	"brain/internal/models"
	"brain/internal/models/modelstest"
)

// embedding is a world whose service has an embedding model.
type embedding struct {
	*world
	server *modelstest.Server
	// plain is the service without the model.
	plain *memory.Service
	// before runs before each request to the model.
	before func()
}

func withModel(w *world, dimensions int) *embedding {
	e := &embedding{world: w, server: modelstest.NewServer(w.t, dimensions), plain: w.restart()}
	e.Service = e.serve("first")
	return e
}

// serve is a service on the store with the model of this name and changed options.
func (e *embedding) serve(model string, changes ...func(*memory.Options)) *memory.Service {
	return e.restartWith(func(o *memory.Options) {
		for _, change := range changes {
			change(o)
		}
		o.Embedder = models.NewEmbedder(models.Embedding{
			Endpoint: models.Endpoint{URL: e.server.URL, Model: model, Timeout: time.Minute, Concurrency: 1}, Batch: 10, MaxTokens: 200,
		}, models.Options{
			Guard: func(ctx context.Context, scopes []string) error {
				if e.before != nil {
					e.before()
				}
				return e.MaySend(ctx, scopes)
			},
			Wait: func(ctx context.Context, _ time.Duration) error { return ctx.Err() },
		})
	})
}

// missing counts the texts without a vector of the model.
func (e *embedding) missing(model string, dimensions int) (n int64) {
	e.t.Helper()
	require.NoError(e.t, e.store.Read(e.t.Context(), graph.Everything(), graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) error {
		c, err := r.CountVectors(ctx, graph.VectorSpace{Model: model + " of text-1", Dimensions: dimensions})
		n = c.Documents - c.Vectors
		return err
	}))
	return n
}

// near gives the claims nearest to a text, by vectors of the model.
func (e *embedding) near(text, model string, dimensions int) (ids []string) {
	e.t.Helper()
	values, err := graph.Quantise(modelstest.Vector(text, dimensions))
	require.NoError(e.t, err)
	q := graph.VectorQuery{TextFilter: graph.TextFilter{Now: e.clock(), Kinds: []string{"claim"}}, Model: model + " of text-1", Values: values, Least: 0.99, Limit: 5}
	require.NoError(e.t, e.store.Read(e.t.Context(), graph.Everything(), graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) error {
		hits, err := r.SearchVectors(ctx, q)
		for _, h := range hits {
			ids = append(ids, h.Node)
		}
		return err
	}))
	return ids
}

func (e *embedding) vectorHealth(s *memory.Service) memory.HealthCheck {
	e.t.Helper()
	h, err := s.Health(e.t.Context(), e.admin())
	require.NoError(e.t, err)
	for _, c := range h.Checks {
		if c.Name == "vectors" {
			require.Equal(e.t, c.OK, h.OK)
			return c
		}
	}
	require.Fail(e.t, "health says nothing of vectors")
	return memory.HealthCheck{}
}

// unmodelled remembers as a server does that has no model: there is no vector yet.
func (e *embedding) unmodelled(uid string, in memory.RememberInput) memory.Claim {
	e.t.Helper()
	r, _, err := e.plain.Remember(e.t.Context(), e.as(uid), in)
	require.NoError(e.t, err)
	return *r.Claim
}

// claims are claims without vectors.
func (e *embedding) claims(n int) (ids []string) {
	e.t.Helper()
	for i := range n {
		ids = append(ids, e.unmodelled("ann", fact(fmt.Sprintf("Subject%d prefers colour%d.", i, i), "world")).ID)
	}
	return ids
}

func TestEveryTextGetsAVector(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		e := withModel(w, 16)
		require.NotContains(t, e.vectorHealth(w.restart()).Detail, "texts have one", "no model")
		ids := e.claims(25)
		w.page("ann", "note", "Harbour plan", "")
		require.Len(t, e.byWords("colour3"), 1, "found by its words before it has a vector")
		require.Positive(t, e.missing("first", 16))
		require.Contains(t, e.vectorHealth(e.Service).Detail, "not counted yet", "nothing is told that nobody looked at")
		require.NoError(t, e.FillVectors(t.Context()))
		require.Zero(t, e.missing("first", 16))
		require.Equal(t, []string{ids[3]}, e.near("Subject3 prefers colour3.", "first", 16))
		sent := 0
		for _, r := range e.server.Requests() {
			sent += len(r.Texts)
		}
		require.NoError(t, e.FillVectors(t.Context()))
		again := 0
		for _, r := range e.server.Requests() {
			again += len(r.Texts)
		}
		require.Equal(t, sent, again, "what has a vector is not sent again")
		require.Regexp(t, `^(\d+) of (\d+) texts have one$`, e.vectorHealth(e.Service).Detail)
	})
}

func TestATextThatTheModelRefusesStopsNoOther(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		e := withModel(w, 16)
		e.claims(20)
		bad := e.unmodelled("ann", fact("The unspeakable one is here.", "world"))
		e.claims(20)
		worse := e.unmodelled("ann", fact("And unspeakable it stays.", "world"))
		e.server.Refuses("unspeakable")
		require.NoError(t, e.FillVectors(t.Context()))
		require.EqualValues(t, 2, e.missing("first", 16), "theirs alone")
		require.Contains(t, e.byWords("unspeakable"), bad.ID, "its words find it")

		e.server.Refuses("")
		require.NoError(t, e.FillVectors(t.Context()))
		require.Zero(t, e.missing("first", 16), "a model that thinks better of it is asked again")
		require.Equal(t, []string{worse.ID}, e.near("And unspeakable it stays.", "first", 16))

		for i := range 20 {
			e.unmodelled("ann", fact(fmt.Sprintf("Harbour%d has berth%d.", i, i), "world"))
		}
		e.server.Refuses("berth")
		asked := len(e.server.Requests())
		require.ErrorIs(t, e.FillVectors(t.Context()), fault.ModelFailed)
		require.Less(t, len(e.server.Requests())-asked, 20, "a model that refuses everything is not asked about every text")
	})
}

func TestAnotherModelMakesVectorsAnew(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		e := withModel(w, 16)
		ids := e.claims(15)
		require.NoError(t, e.FillVectors(t.Context()))
		e.server.SetDimensions(24)
		second := e.serve("second")
		calls := 0
		e.before = func() {
			// Half way through there are vectors of both models, and none meets the other.
			if calls++; calls == 3 {
				require.Positive(t, e.missing("second", 24))
				require.Len(t, e.byWords("colour3"), 1)
				require.LessOrEqual(t, len(e.near("Subject3 prefers colour3.", "first", 16))+len(e.near("Subject3 prefers colour3.", "second", 24)), 1)
			}
		}
		require.NoError(t, second.FillVectors(t.Context()))
		require.GreaterOrEqual(t, calls, 3)
		require.Equal(t, []string{ids[3]}, e.near("Subject3 prefers colour3.", "second", 24))
		require.Empty(t, e.near("Subject3 prefers colour3.", "first", 16))
		require.Zero(t, e.missing("second", 24))
	})
}

// TestALateAnswerNeverStandsForANewerText: the text changes while the model works.
func TestALateAnswerNeverStandsForANewerText(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		e := withModel(w, 16)
		id := e.claims(1)[0]
		require.NoError(t, e.FillVectors(t.Context()))
		e.Service = e.serve("second")
		changed := false
		e.server.Next(func(w http.ResponseWriter, r *http.Request) {}) // the dimensions: refused
		require.ErrorIs(t, e.FillVectors(t.Context()), fault.ModelFailed)
		asked := 0
		e.before = func() {
			if asked++; asked == 2 && !changed { // the first asks for the dimensions
				changed = true
				_, err := e.store.Write(t.Context(), graph.Everything(), graph.WriteOptions{}, func(ctx context.Context, tx graph.Tx) error {
					return tx.PutText(ctx, graph.TextDocument{Node: id, Kind: "claim", Body: "another", Terms: []string{"another"}, Length: 1})
				})
				require.NoError(t, err)
			}
		}
		require.NoError(t, e.FillVectors(t.Context()))
		require.True(t, changed)
		require.EqualValues(t, 1, e.missing("second", 16))
		require.Empty(t, e.near("Subject0 prefers colour0.", "second", 16))
		require.NoError(t, e.FillVectors(t.Context()))
		require.Zero(t, e.missing("second", 16))
	})
}

func TestTheOffSwitchStopsTheModel(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		e := withModel(w, 16)
		e.claims(25)
		set := func(on bool) {
			_, _, err := w.UpdateSettings(t.Context(), w.admin(), []byte(fmt.Sprintf(`{"enabled":%t}`, on)))
			require.NoError(t, err)
		}
		calls := 0
		e.before = func() {
			if calls++; calls == 3 {
				set(false)
			}
		}
		require.ErrorIs(t, e.FillVectors(t.Context()), fault.Disabled)
		require.Len(t, e.server.Requests(), 2, "nothing goes out from then on")
		require.Contains(t, e.vectorHealth(e.Service).Detail, "switched off")
		require.ErrorIs(t, e.FillVectors(t.Context()), fault.Disabled)
		require.Len(t, e.server.Requests(), 2)
		set(true)
		require.NoError(t, e.FillVectors(t.Context()))
		require.Zero(t, e.missing("first", 16))
	})
}

func TestAFailingModelIsTold(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		e := withModel(w, 16)
		ids := e.claims(12)
		require.NoError(t, e.FillVectors(t.Context()))
		refuse := func(w http.ResponseWriter, r *http.Request) { w.WriteHeader(http.StatusBadRequest) }
		late := e.unmodelled("ann", fact("Lighthouse hours are long.", "world")).ID
		e.server.Next(refuse, refuse)
		require.NoError(t, e.FillVectors(t.Context()), "one text that the model refuses")
		require.Positive(t, e.missing("first", 16))
		require.Len(t, e.byWords("lighthouse"), 1)

		e.claims(20)
		for range 20 {
			e.server.Next(refuse)
		}
		err := e.FillVectors(t.Context())
		require.ErrorIs(t, err, fault.ModelFailed)
		health := e.vectorHealth(e.Service)
		require.False(t, health.OK)
		require.True(t, strings.Contains(health.Detail, "MODEL_FAILED"), health.Detail)
		require.Equal(t, []string{ids[3]}, e.near("Subject3 prefers colour3.", "first", 16), "what there is stays")

		for e.missing("first", 16) > 0 {
			_ = e.FillVectors(t.Context()) // until the script has run out
		}
		require.Equal(t, []string{late}, e.near("Lighthouse hours are long.", "first", 16))
		require.True(t, e.vectorHealth(e.Service).OK)
	})
}

// byWords gives the claims that a recall for the words finds.
func (e *embedding) byWords(query string) (ids []string) {
	e.t.Helper()
	res, err := e.Recall(e.t.Context(), e.as("ann"), memory.RecallInput{Query: query})
	require.NoError(e.t, err)
	for _, h := range res.Hits {
		if h.Item.Claim != nil {
			ids = append(ids, h.Item.Claim.ID)
		}
	}
	return ids
}

// TestVectorsAreKept: the job goes on by itself until it is told to end.
func TestVectorsAreKept(t *testing.T) {
	w := newWorld(t, openEmbedded(t))
	w.people("ann")
	e := withModel(w, 16)
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		e.KeepVectors(ctx)
	}()
	e.claims(5)
	require.Eventually(t, func() bool { return e.missing("first", 16) == 0 }, time.Minute, 5*time.Millisecond)
	e.unmodelled("ann", fact("Lighthouse hours are long.", "world"))
	require.Eventually(t, func() bool { return e.missing("first", 16) == 0 }, time.Minute, 5*time.Millisecond)
	cancel()
	<-ended
}
