package models_test

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"go.uber.org/goleak"

	"brain/internal/fault"
	"brain/internal/models"
	"brain/internal/models/modelstest"
)

func TestMain(m *testing.M) {
	goleak.VerifyTestMain(m, goleak.IgnoreAnyFunction("net/http.(*persistConn).writeLoop"), goleak.IgnoreAnyFunction("net/http.(*persistConn).readLoop"))
}

const (
	dimensions = 8
	key        = "a-key-that-stays-here"
	secretText = "the launch is in May"
)

// harness is a model server and what a client of it waited and reported.
type harness struct {
	*testing.T
	server *modelstest.Server
	waits  []time.Duration
	calls  []models.Call
	guard  models.Guard
	rest   time.Duration
	// transport sends the requests elsewhere than to the server; nil does not.
	transport http.RoundTripper
}

func newHarness(t *testing.T) *harness {
	return &harness{T: t, server: modelstest.NewServer(t, dimensions)}
}

func (h *harness) options() models.Options {
	return models.Options{
		Guard: h.guard,
		Rest:  h.rest, Transport: h.transport,
		Observe: func(c models.Call) { h.calls = append(h.calls, c) },
		Wait: func(ctx context.Context, d time.Duration) error {
			h.waits = append(h.waits, d)
			return ctx.Err()
		},
	}
}

func (h *harness) endpoint() models.Endpoint {
	return models.Endpoint{URL: h.server.URL, Model: "m", Key: key, Timeout: time.Minute, Concurrency: 1}
}

func (h *harness) embedder(change ...func(*models.Embedding)) *models.Embedder {
	set := models.Embedding{Endpoint: h.endpoint(), Dimensions: dimensions, Batch: 3, MaxTokens: 100}
	for _, c := range change {
		c(&set)
	}
	return models.NewEmbedder(set, h.options())
}

func (h *harness) reranker() *models.Reranker {
	return models.NewReranker(models.Rerank{Endpoint: h.endpoint(), MaxTokens: 100}, h.options())
}

func inputs(texts ...string) []models.Input {
	out := make([]models.Input, len(texts))
	for i, t := range texts {
		out[i].Text = t
	}
	return out
}

func TestVectorsComeInTheOrderOfTheTexts(t *testing.T) {
	h := newHarness(t)
	texts := []string{"tea", "cup of tea", "일본", "four", "five", "six", "seven"}
	vectors, err := h.embedder().Embed(t.Context(), inputs(texts...))
	require.NoError(t, err)
	require.Len(t, vectors, len(texts))
	for i, text := range texts {
		require.Equal(t, modelstest.Vector(text, dimensions), vectors[i], text)
	}
	requests := h.server.Requests()
	require.Len(t, requests, 3, "at most three texts each")
	require.Equal(t, modelstest.Request{Path: "/embeddings", Key: key, Model: "m", Texts: texts[:3]}, requests[0])
	require.Equal(t, 7, h.calls[0].Tokens+h.calls[1].Tokens+h.calls[2].Tokens)
	require.Equal(t, models.ProfileEmbedding, h.calls[0].Profile)
}

func TestNothingIsSentForNothing(t *testing.T) {
	h := newHarness(t)
	vectors, err := h.embedder().Embed(t.Context(), nil)
	require.NoError(t, err)
	require.Empty(t, vectors)
	weights, err := h.reranker().Rerank(t.Context(), models.Input{Text: "q"}, nil)
	require.NoError(t, err)
	require.Empty(t, weights)
	require.Empty(t, h.server.Requests())
}

func TestLongTextsAreCutAndSentApart(t *testing.T) {
	h := newHarness(t)
	e := h.embedder(func(s *models.Embedding) { s.MaxTokens, s.Batch = 20_000, 100 })
	long := strings.Repeat("공급 업체 supplier ", 9_000)
	vectors, err := e.Embed(t.Context(), inputs(long, long, "short", ""))
	require.NoError(t, err)
	require.Len(t, vectors, 4)
	requests := h.server.Requests()
	require.Len(t, requests, 2, "two long texts are over the tokens of one request")
	require.Len(t, requests[0].Texts, 1)
	require.Less(t, len(requests[0].Texts[0]), len(long))
	require.Greater(t, len(requests[0].Texts[0]), len(long)/20)
	require.True(t, strings.HasPrefix(long, requests[0].Texts[0]), "cut at a character")
	require.Equal(t, []string{"short", " "}, requests[1].Texts[1:])
}

func TestUnsetProfilesAreNamed(t *testing.T) {
	e := models.NewEmbedder(models.Embedding{}, models.Options{})
	_, err := e.Embed(t.Context(), inputs("x"))
	require.ErrorIs(t, err, fault.ModelNotConfigured)
	require.ErrorContains(t, err, "no embedding model is set")
	_, err = e.Dimensions(t.Context())
	require.ErrorIs(t, err, fault.ModelNotConfigured)
	r := models.NewReranker(models.Rerank{}, models.Options{})
	_, err = r.Rerank(t.Context(), models.Input{Text: "q"}, inputs("x"))
	require.ErrorIs(t, err, fault.ModelNotConfigured)
	require.ErrorContains(t, err, "no rerank model is set")
	require.False(t, e.Configured() || r.Configured())
}

// embeddings writes an answer of these items.
func embeddings(items ...string) http.HandlerFunc {
	return modelstest.Body(`{"data":[` + strings.Join(items, ",") + `]}`)
}

func item(index int, vector string) string {
	return fmt.Sprintf(`{"index":%d,"embedding":[%s]}`, index, vector)
}

const good = "1,0,0,0,0,0,0,0"

func TestBadVectorsAreRefusedWhole(t *testing.T) {
	for name, tc := range map[string]struct {
		answer http.HandlerFunc
		want   string
	}{
		"too few dimensions":  {embeddings(item(0, good), item(1, "1,2,3")), "vector 1 has 3 dimensions, expected 8"},
		"too many dimensions": {embeddings(item(0, good+",1"), item(1, good+",1")), "vector 0 has 9 dimensions"},
		"no dimensions":       {embeddings(item(0, good), item(1, "")), "vector 1 has 0 dimensions"},
		"missing vector":      {embeddings(item(0, good), `{"index":1}`), "vector 1 has 0 dimensions"},
		"NaN":                 {embeddings(item(0, good), item(1, "NaN,0,0,0,0,0,0,0")), "not JSON of the expected form"},
		"null":                {embeddings(item(0, good), item(1, "null,1,0,0,0,0,0,0")), "not JSON of the expected form"},
		"beyond a float":      {embeddings(item(0, good), item(1, "1e39,0,0,0,0,0,0,0")), "not JSON of the expected form"},
		"text for a number":   {embeddings(item(0, good), item(1, `"NaN",0,0,0,0,0,0,0`)), "not JSON of the expected form"},
		"zero":                {embeddings(item(0, good), item(1, "0,0,0,0,0,0,0,0")), "vector 1 is zero"},
		"partial batch":       {embeddings(item(0, good)), "1 vectors for 2 texts"},
		"more than asked":     {embeddings(item(0, good), item(1, good), item(2, good)), "3 vectors for 2 texts"},
		"index twice":         {embeddings(item(0, good), item(0, good)), "index 0 out of range or twice"},
		"index out of range":  {embeddings(item(0, good), item(2, good)), "index 2 out of range or twice"},
		"negative index":      {embeddings(item(0, good), item(-1, good)), "index -1 out of range or twice"},
		"malformed":           {modelstest.Body(`{"data":[`), "not JSON of the expected form"},
		"not an object":       {modelstest.Body(`"` + secretText + `"`), "not JSON of the expected form"},
		"no data":             {modelstest.Body(`{"error":"` + secretText + `"}`), "0 vectors for 2 texts"},
		"oversized":           {modelstest.Body(`{"data":[],"x":"` + strings.Repeat("x", 2<<20) + `"}`), "larger than"},
		"refused key":         {modelstest.Status(401), "answered 401"},
		"redirect":            {modelstest.Status(307, "Location: http://127.0.0.1:1/v1"), "answered 307"},
	} {
		t.Run(name, func(t *testing.T) {
			h := newHarness(t)
			h.server.Next(tc.answer)
			vectors, err := h.embedder().Embed(t.Context(), inputs(secretText, "x"))
			require.ErrorIs(t, err, fault.ModelFailed)
			require.ErrorContains(t, err, tc.want)
			require.Nil(t, vectors)
			require.NotContains(t, err.Error(), key)
			require.NotContains(t, err.Error(), secretText)
			require.NotContains(t, err.Error(), h.server.URL)
			require.Len(t, h.server.Requests(), 1, "what is wrong stays wrong: no second try")
			require.Error(t, h.calls[0].Err)
		})
	}
}

func TestVectorsWithoutIndexKeepTheirOrder(t *testing.T) {
	h := newHarness(t)
	h.server.Next(embeddings(`{"embedding":[`+good+`]}`, `{"embedding":[0,`+good[:len(good)-2]+`]}`))
	vectors, err := h.embedder().Embed(t.Context(), inputs("a", "b"))
	require.NoError(t, err)
	require.Equal(t, float32(1), vectors[0][0])
	require.Equal(t, float32(1), vectors[1][1])
}

func TestBusyAndAwayAreTriedAgain(t *testing.T) {
	h := newHarness(t)
	h.server.Next(modelstest.Status(429, "Retry-After: 7"), modelstest.Status(500), modelstest.Status(503, "Retry-After: soon"))
	vectors, err := h.embedder().Embed(t.Context(), inputs("tea"))
	require.NoError(t, err)
	require.Equal(t, modelstest.Vector("tea", dimensions), vectors[0])
	require.Equal(t, []time.Duration{7 * time.Second, time.Second, 2 * time.Second}, h.waits)
	require.Len(t, h.calls, 4)

	h.server.Next(modelstest.Status(500), modelstest.Status(502), modelstest.Status(503), modelstest.Status(504))
	_, err = h.embedder().Embed(t.Context(), inputs("tea"))
	require.ErrorIs(t, err, fault.ModelFailed)
	require.ErrorContains(t, err, "answered 504")
	require.NotContains(t, err.Error(), key, "the body repeats what was sent")
	require.Len(t, h.server.Requests(), 8)
}

func TestALongRetryAfterIsNotWaitedFor(t *testing.T) {
	h := newHarness(t)
	h.server.Next(modelstest.Status(429, "Retry-After: 3600"))
	_, err := h.embedder().Embed(t.Context(), inputs("tea"))
	require.ErrorIs(t, err, fault.ModelFailed)
	require.Empty(t, h.waits)
}

func TestASlowServerIsAFailure(t *testing.T) {
	h := newHarness(t)
	h.server.Next(modelstest.Silence, modelstest.Silence, modelstest.Silence, modelstest.Silence)
	e := h.embedder(func(s *models.Embedding) { s.Timeout = 20 * time.Millisecond })
	_, err := e.Embed(t.Context(), inputs("tea"))
	require.ErrorIs(t, err, fault.ModelFailed)
	require.ErrorIs(t, err, context.DeadlineExceeded)
	require.Len(t, h.waits, 3)
	vectors, err := h.embedder().Embed(t.Context(), inputs("tea"))
	require.NoError(t, err)
	require.Len(t, vectors, 1)
}

func TestAnEndedCallerGetsItsOwnError(t *testing.T) {
	h := newHarness(t)
	ctx, cancel := context.WithCancel(t.Context())
	h.server.Next(func(_ http.ResponseWriter, r *http.Request) {
		cancel()
		<-r.Context().Done()
	})
	_, err := h.embedder().Embed(ctx, inputs("tea"))
	require.ErrorIs(t, err, context.Canceled)
	require.NotErrorIs(t, err, fault.ModelFailed)
	require.Empty(t, h.waits)
}

func TestAServerThatIsAway(t *testing.T) {
	h := newHarness(t)
	e := h.embedder(func(s *models.Embedding) { s.URL = "http://user:" + key + "@127.0.0.1:1/v1" })
	_, err := e.Embed(t.Context(), inputs("tea"))
	require.ErrorIs(t, err, fault.ModelFailed)
	require.NotContains(t, err.Error(), key)
	require.Len(t, h.waits, 3)
}

// TestGuardIsAskedBeforeEveryTry: what is switched off while a try waits goes out
// no more.
func TestGuardIsAskedBeforeEveryTry(t *testing.T) {
	h := newHarness(t)
	off := errors.New("switched off")
	var asked [][]string
	h.guard = func(_ context.Context, scopes []string) error {
		asked = append(asked, scopes)
		if len(h.waits) > 0 {
			return off
		}
		return nil
	}
	h.server.Next(modelstest.Status(503))
	_, err := h.embedder().Embed(t.Context(), []models.Input{{Text: "tea", Scopes: []string{"world"}}, {Text: "cup", Scopes: []string{"group:g", "group:h"}}})
	require.ErrorIs(t, err, off)
	require.NotErrorIs(t, err, fault.ModelFailed)
	require.Len(t, h.server.Requests(), 1)
	require.Equal(t, [][]string{{"group:g", "group:h", "world"}, {"group:g", "group:h", "world"}}, asked)

	h.waits = nil
	h.guard = func(_ context.Context, scopes []string) error {
		if len(scopes) == 1 && scopes[0] == "group:g" {
			return off
		}
		return nil
	}
	_, err = h.reranker().Rerank(t.Context(), models.Input{Text: "q"}, []models.Input{{Text: "tea"}, {Text: "cup", Scopes: []string{"group:g"}}})
	require.ErrorIs(t, err, off)
	require.Len(t, h.server.Requests(), 1, "nothing of the call is sent")
}

func TestDimensionsAreLearnedOnce(t *testing.T) {
	h := newHarness(t)
	e := h.embedder(func(s *models.Embedding) { s.Dimensions = 0 })
	n, err := e.Dimensions(t.Context())
	require.NoError(t, err)
	require.Equal(t, dimensions, n)
	_, err = e.Dimensions(t.Context())
	require.NoError(t, err)
	require.Len(t, h.server.Requests(), 1)
	h.server.SetDimensions(4)
	_, err = e.Embed(t.Context(), inputs("tea"))
	require.ErrorContains(t, err, "has 4 dimensions, expected 8", "another model behind the same name")
}

func TestRequestsAtOnceAreBounded(t *testing.T) {
	h := newHarness(t)
	var running, most atomic.Int32
	set := models.Rerank{Endpoint: h.endpoint(), MaxTokens: 100}
	set.Concurrency = 2
	r := models.NewReranker(set, models.Options{Transport: roundTripper(func(req *http.Request) (*http.Response, error) {
		defer running.Add(-1)
		if n := running.Add(1); n > most.Load() {
			most.Store(n)
		}
		return http.DefaultTransport.RoundTrip(req)
	})})
	failures := make(chan error, 12)
	for range 12 {
		go func() {
			_, err := r.Rerank(t.Context(), models.Input{Text: "q"}, inputs("a"))
			failures <- err
		}()
	}
	for range 12 {
		require.NoError(t, <-failures)
	}
	require.LessOrEqual(t, most.Load(), int32(2))
}

type roundTripper func(*http.Request) (*http.Response, error)

func (f roundTripper) RoundTrip(r *http.Request) (*http.Response, error) { return f(r) }

func TestWeightsComeInTheOrderOfTheTexts(t *testing.T) {
	h := newHarness(t)
	weights, err := h.reranker().Rerank(t.Context(), models.Input{Text: "green tea"}, inputs("coffee", "green tea", "black tea"))
	require.NoError(t, err)
	require.Equal(t, []float64{0, 2, 1}, weights)
	require.Equal(t, []modelstest.Request{{Path: "/rerank", Key: key, Model: "m", Query: "green tea", Texts: []string{"coffee", "green tea", "black tea"}}}, h.server.Requests())
	require.Equal(t, models.ProfileRerank, h.calls[0].Profile)
}

func TestBadWeightsAreRefusedWhole(t *testing.T) {
	for name, answer := range map[string]string{
		"too few":       `{"results":[{"index":0,"relevance_score":1}]}`,
		"index twice":   `{"results":[{"index":0,"relevance_score":1},{"index":0,"relevance_score":1}]}`,
		"out of range":  `{"results":[{"index":0,"relevance_score":1},{"index":2,"relevance_score":1}]}`,
		"no index":      `{"results":[{"index":0,"relevance_score":1},{"relevance_score":1}]}`,
		"no weight":     `{"results":[{"index":0,"relevance_score":1},{"index":1}]}`,
		"not a number":  `{"results":[{"index":0,"relevance_score":1},{"index":1,"relevance_score":NaN}]}`,
		"beyond floats": `{"results":[{"index":0,"relevance_score":1},{"index":1,"relevance_score":1e999}]}`,
		"malformed":     `{"results":`,
		"oversized":     `{"results":"` + strings.Repeat("x", 2<<20) + `"}`,
	} {
		t.Run(name, func(t *testing.T) {
			h := newHarness(t)
			h.server.Next(modelstest.Body(answer))
			weights, err := h.reranker().Rerank(t.Context(), models.Input{Text: "q"}, inputs("a", "b"))
			require.ErrorIs(t, err, fault.ModelFailed)
			require.Nil(t, weights)
			require.Len(t, h.server.Requests(), 1)
		})
	}
	h := newHarness(t)
	_, err := h.reranker().Rerank(t.Context(), models.Input{Text: "q"}, make([]models.Input, models.MaxRerank+1))
	require.ErrorIs(t, err, fault.ModelFailed)
	require.Empty(t, h.server.Requests())
}

// TestWhatSomebodyWaitsForIsTriedOnce: it neither waits for another try nor behind
// the texts that are sent in the background.
func TestWhatSomebodyWaitsForIsTriedOnce(t *testing.T) {
	h := newHarness(t)
	e := h.embedder()
	vector, err := e.EmbedNow(t.Context(), models.Input{Text: "tea"})
	require.NoError(t, err)
	require.Equal(t, modelstest.Vector("tea", dimensions), vector)

	h.server.Next(modelstest.Status(503), modelstest.Status(503))
	_, err = e.EmbedNow(t.Context(), models.Input{Text: "tea"})
	require.ErrorIs(t, err, fault.ModelFailed)
	_, err = h.reranker().Rerank(t.Context(), models.Input{Text: "q"}, inputs("tea"))
	require.ErrorIs(t, err, fault.ModelFailed)
	require.Len(t, h.server.Requests(), 3)
	require.Empty(t, h.waits)

	came, goOn, ended := make(chan struct{}), make(chan struct{}), make(chan error)
	h.server.Next(func(w http.ResponseWriter, _ *http.Request) {
		close(came)
		<-goOn
		w.WriteHeader(http.StatusBadRequest)
	})
	go func() {
		_, err := e.Embed(t.Context(), inputs("cup"))
		ended <- err
	}()
	<-came
	_, err = e.EmbedNow(t.Context(), models.Input{Text: "tea"})
	require.NoError(t, err, "the only request that may run in the background runs")
	close(goOn)
	require.ErrorIs(t, <-ended, fault.ModelFailed)
}

func TestUnsetAndGuardedQuestions(t *testing.T) {
	h := newHarness(t)
	_, err := models.NewEmbedder(models.Embedding{}, models.Options{}).EmbedNow(t.Context(), models.Input{Text: "tea"})
	require.ErrorIs(t, err, fault.ModelNotConfigured)
	off := errors.New("switched off")
	h.guard = func(_ context.Context, scopes []string) error {
		if len(scopes) > 0 {
			return off
		}
		return nil
	}
	_, err = h.embedder().EmbedNow(t.Context(), models.Input{Text: "tea", Scopes: []string{"world"}})
	require.ErrorIs(t, err, off)
	require.ErrorIs(t, h.reranker().May(t.Context(), []string{"world"}), off)
	require.NoError(t, h.reranker().May(t.Context(), nil))
	require.Empty(t, h.server.Requests())
}
