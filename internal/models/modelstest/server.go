// Package modelstest has a scripted model server for tests: it answers what the
// test tells it to, over the same HTTP API as a real one, and makes vectors from
// words so that texts with common words are near each other. It understands nothing.
package modelstest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"io"
	"math"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
)

// A Request is one request as the server got it.
type Request struct {
	// Path is that of the call below the base address: "/embeddings", "/rerank".
	Path string
	// Key is the bearer token, "" for none.
	Key string
	// Model is the name asked for.
	Model string
	// Query is the question of a rerank call.
	Query string
	// Texts are those sent.
	Texts []string
}

// A Server is the scripted model server. It is safe for concurrent use.
type Server struct {
	// URL is the base address.
	URL string

	mu         sync.Mutex
	dimensions int
	script     []http.HandlerFunc
	synonyms   map[string]string
	refused    string
	requests   []Request
}

// NewServer starts a server whose vectors have so many dimensions, until the test ends.
func NewServer(t testing.TB, dimensions int) *Server {
	t.Helper()
	s := &Server{dimensions: dimensions, synonyms: map[string]string{}}
	web := httptest.NewServer(http.HandlerFunc(s.serve))
	t.Cleanup(web.Close)
	s.URL = web.URL + "/v1"
	return s
}

// Next makes the answers of the next requests, one each; then the server answers
// by itself again.
func (s *Server) Next(answers ...http.HandlerFunc) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.script = append(s.script, answers...)
}

// SetDimensions changes the length of the vectors, as another model would.
func (s *Server) SetDimensions(n int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.dimensions = n
}

// Means makes a word mean what the other does, so that texts with the one are as
// near to a question as texts with the other.
func (s *Server) Means(word, other string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.synonyms[word] = other
}

// Refuses makes the server refuse every request that has a text with the word; ""
// refuses none.
func (s *Server) Refuses(word string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.refused = word
}

// meant are the texts with one word for all that mean the same.
func (s *Server) meant(texts []string) []string {
	out := make([]string, len(texts))
	for i, text := range texts {
		words := strings.Fields(strings.ToLower(text))
		for j, word := range words {
			if other, ok := s.synonyms[word]; ok {
				words[j] = other
			}
		}
		out[i] = strings.Join(words, " ")
	}
	return out
}

// Requests are those that came so far.
func (s *Server) Requests() []Request {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]Request(nil), s.requests...)
}

// Status answers with a status and a body that repeats what was sent, as some
// servers do; header lines are given as "name: value".
func Status(code int, header ...string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		for _, line := range header {
			name, value, _ := strings.Cut(line, ": ")
			w.Header().Set(name, value)
		}
		w.WriteHeader(code)
		fmt.Fprint(w, "you sent ", r.Header.Get("Authorization"))
	}
}

// Body answers 200 with this text.
func Body(text string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, text) }
}

// Silence answers nothing until the caller has gone.
func Silence(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() }

func (s *Server) serve(w http.ResponseWriter, r *http.Request) {
	var body struct {
		Model            string
		Query            string
		Input, Documents []string
	}
	// Reading the body whole lets the server see a caller that goes; a scripted answer
	// reads it again.
	sent, err := io.ReadAll(r.Body)
	if err == nil {
		err = json.Unmarshal(sent, &body)
	}
	r.Body = io.NopCloser(bytes.NewReader(sent))
	path := strings.TrimPrefix(r.URL.Path, "/v1")
	texts := append(body.Input, body.Documents...)
	s.mu.Lock()
	s.requests = append(s.requests, Request{path, strings.TrimPrefix(r.Header.Get("Authorization"), "Bearer "), body.Model, body.Query, texts})
	var answer http.HandlerFunc
	if len(s.script) > 0 {
		answer, s.script = s.script[0], s.script[1:]
	}
	dimensions := s.dimensions
	refuses := s.refused != "" && slices.ContainsFunc(texts, func(text string) bool { return strings.Contains(text, s.refused) })
	query, meant := s.meant([]string{body.Query})[0], s.meant(texts)
	s.mu.Unlock()
	switch {
	case answer != nil:
		answer(w, r)
	case err != nil || refuses:
		http.Error(w, "bad request", http.StatusBadRequest)
	case path == "/embeddings":
		_ = json.NewEncoder(w).Encode(embeddings(meant, dimensions))
	case path == "/rerank":
		_ = json.NewEncoder(w).Encode(weights(query, meant))
	default:
		http.NotFound(w, r)
	}
}

// embeddings answers in reverse order, which an index puts right.
func embeddings(texts []string, dimensions int) any {
	type item struct {
		Index     int       `json:"index"`
		Embedding []float32 `json:"embedding"`
	}
	data := []item{}
	for i := len(texts) - 1; i >= 0; i-- {
		data = append(data, item{i, Vector(texts[i], dimensions)})
	}
	return map[string]any{"data": data, "usage": map[string]int{"total_tokens": len(texts)}}
}

func weights(query string, texts []string) any {
	type item struct {
		Index int     `json:"index"`
		Score float64 `json:"relevance_score"`
	}
	results := []item{}
	for i := len(texts) - 1; i >= 0; i-- {
		shared := 0
		for word := range strings.FieldsSeq(query) {
			if strings.Contains(texts[i], word) {
				shared++
			}
		}
		results = append(results, item{i, float64(shared)})
	}
	return map[string]any{"results": results}
}

// Vector is the vector that the server makes of a text: the sum of one direction
// per word, of length 1. A text without words has a direction of its own.
func Vector(text string, dimensions int) []float32 {
	sum := make([]float64, dimensions)
	for _, word := range append(strings.Fields(strings.ToLower(text)), "") {
		h := fnv.New64a()
		h.Write([]byte(word))
		state := h.Sum64()
		share := 1.0
		if word == "" {
			share = 0.1
		}
		for i := range sum {
			state = state*6364136223846793005 + 1442695040888963407
			sum[i] += share * (float64(state>>40)/(1<<23) - 1)
		}
	}
	length := 0.0
	for _, x := range sum {
		length += x * x
	}
	out := make([]float32, dimensions)
	for i, x := range sum {
		out[i] = float32(x / math.Sqrt(length))
	}
	return out
}
