package models

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"math"
	"sync/atomic"
)

// Embedding is how vectors are made.
type Embedding struct {
	Endpoint
	// Dimensions is the length of the vectors; 0 takes that of the first answer.
	Dimensions int
	// Batch is the greatest number of texts in a request.
	Batch int
	// MaxTokens is what of a text is sent, about, in tokens.
	MaxTokens int
}

// MaxDimensions is the greatest length of a vector.
const MaxDimensions = 4096

// An Embedder makes vectors of texts. It is safe for concurrent use.
type Embedder struct {
	caller *caller
	// asking sends what somebody waits for: it waits behind no text of caller's.
	asking *caller
	set    Embedding
	// dimensions is the length of all vectors once it is known.
	dimensions atomic.Int64
}

// NewEmbedder returns a client of the model; without an address every call gives
// MODEL_NOT_CONFIGURED.
func NewEmbedder(set Embedding, opt Options) *Embedder {
	e := &Embedder{caller: newCaller(ProfileEmbedding, set.Endpoint, maxTries, opt), asking: newWaitedFor(ProfileEmbedding, set.Endpoint, opt), set: set}
	e.dimensions.Store(int64(set.Dimensions))
	return e
}

// Configured tells whether a model is set.
func (e *Embedder) Configured() bool { return e.caller.configured() == nil }

// Model is the name of the model, "" if none is set.
func (e *Embedder) Model() string { return e.set.Model }

// Dimensions is the length of the vectors. If neither the configuration nor an
// answer has told it, the model is asked for the vector of a word that tells
// nothing. Errors: those of Embed.
func (e *Embedder) Dimensions(ctx context.Context) (int, error) {
	if n := e.dimensions.Load(); n > 0 {
		return int(n), nil
	}
	vectors, err := e.Embed(ctx, []Input{{Text: "dimension"}})
	if err != nil {
		return 0, err
	}
	return len(vectors[0]), nil
}

// Embed gives the vector of each text, in order. All texts that one request holds
// fail together. Errors: MODEL_NOT_CONFIGURED; MODEL_FAILED if the model cannot be
// reached, refuses, or answers with other than one finite vector of the right
// length per text; that of the guard; that of the context.
func (e *Embedder) Embed(ctx context.Context, inputs []Input) ([][]float32, error) {
	if err := e.caller.configured(); err != nil {
		return nil, err
	}
	texts := make([]string, len(inputs))
	for i, in := range inputs {
		texts[i] = e.fitting(in.Text)
	}
	out := make([][]float32, 0, len(inputs))
	for _, end := range batches(texts, max(1, e.set.Batch)) {
		start := len(out)
		vectors, err := e.request(ctx, e.caller, inputs[start:end], texts[start:end])
		if err != nil {
			return nil, err
		}
		out = append(out, vectors...)
	}
	return out, nil
}

// EmbedNow gives the vector of one text for somebody who waits: in a single try,
// not behind the texts of Embed, and without a try for a while (Options.Rest) once
// the model did not answer three times in a row. Errors: those of Embed.
func (e *Embedder) EmbedNow(ctx context.Context, in Input) ([]float32, error) {
	if err := e.asking.configured(); err != nil {
		return nil, err
	}
	vectors, err := e.request(ctx, e.asking, []Input{in}, []string{e.fitting(in.Text)})
	if err != nil {
		return nil, err
	}
	return vectors[0], nil
}

// fitting is what of a text is sent.
func (e *Embedder) fitting(text string) string {
	// An empty text is refused by some servers and means nothing in any.
	return cmp.Or(cut(text, e.set.MaxTokens), " ")
}

type embeddingRequest struct {
	Model          string   `json:"model"`
	Input          []string `json:"input"`
	EncodingFormat string   `json:"encoding_format"`
}

type embeddingAnswer struct {
	Data []struct {
		Index     *int   `json:"index"`
		Embedding vector `json:"embedding"`
	} `json:"data"`
	Usage usage `json:"usage"`
}

// vector is read from numbers alone: null, which some write for one that is not
// finite, would be read as 0.
type vector []float32

func (v *vector) UnmarshalJSON(b []byte) error {
	if bytes.Contains(b, []byte("null")) {
		return errForm
	}
	return json.Unmarshal(b, (*[]float32)(v))
}

type usage struct {
	TotalTokens int `json:"total_tokens"`
}

// numberBytes bounds one number of a vector as JSON writes it.
const numberBytes = 32

func (e *Embedder) request(ctx context.Context, c *caller, inputs []Input, texts []string) ([][]float32, error) {
	r := request{path: "/embeddings", body: embeddingRequest{e.set.Model, texts, "float"}}
	for _, in := range inputs {
		r.scopes = append(r.scopes, in.Scopes)
	}
	dimensions := int64(MaxDimensions)
	if known := e.dimensions.Load(); known > 0 {
		dimensions = known
	}
	r.most = answerSlack + int64(len(texts))*dimensions*numberBytes
	var vectors [][]float32
	r.read = func(answer []byte) (int, error) {
		var a embeddingAnswer
		if err := json.Unmarshal(answer, &a); err != nil {
			return 0, errForm
		}
		var err error
		vectors, err = e.check(a, len(texts))
		return a.Usage.TotalTokens, err
	}
	err := c.send(ctx, r)
	return vectors, err
}

// check puts the vectors in the order of the texts and refuses an answer that
// lacks one, has one twice, or one that is not of the right length or means nothing.
func (e *Embedder) check(a embeddingAnswer, texts int) ([][]float32, error) {
	if len(a.Data) != texts {
		return nil, fmt.Errorf("the answer has %d vectors for %d texts", len(a.Data), texts)
	}
	out := make([][]float32, texts)
	for position, d := range a.Data {
		at := position
		if d.Index != nil {
			at = *d.Index
		}
		if at < 0 || at >= texts || out[at] != nil {
			return nil, fmt.Errorf("the answer has index %d out of range or twice", at)
		}
		if err := checkVector(d.Embedding); err != nil {
			return nil, fmt.Errorf("vector %d %w", at, err)
		}
		out[at] = d.Embedding
	}
	if texts == 0 {
		return out, nil
	}
	e.dimensions.CompareAndSwap(0, int64(len(out[0])))
	want := int(e.dimensions.Load())
	for i, v := range out {
		if len(v) != want {
			return nil, fmt.Errorf("vector %d has %d dimensions, expected %d", i, len(v), want)
		}
	}
	return out, nil
}

func checkVector(v []float32) error {
	if len(v) == 0 || len(v) > MaxDimensions {
		return fmt.Errorf("has %d dimensions, expected 1–%d", len(v), MaxDimensions)
	}
	zero := true
	for _, x := range v {
		if math.IsNaN(float64(x)) || math.IsInf(float64(x), 0) {
			return fmt.Errorf("holds a number that is not finite")
		}
		zero = zero && x == 0
	}
	if zero {
		return fmt.Errorf("is zero")
	}
	return nil
}
