package models

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
)

// Rerank is how texts are weighed.
type Rerank struct {
	Endpoint
	// MaxTokens is what of a text is sent, about, in tokens.
	MaxTokens int
}

// MaxRerank is the greatest number of texts of one call.
const MaxRerank = 100

// A Reranker weighs texts against a question. It is safe for concurrent use.
type Reranker struct {
	caller *caller
	set    Rerank
}

// NewReranker returns a client of the model; without an address every call gives
// MODEL_NOT_CONFIGURED.
func NewReranker(set Rerank, opt Options) *Reranker {
	return &Reranker{caller: newWaitedFor(ProfileRerank, set.Endpoint, opt), set: set}
}

// Configured tells whether a model is set.
func (r *Reranker) Configured() bool { return r.caller.configured() == nil }

type rerankRequest struct {
	Model     string   `json:"model"`
	Query     string   `json:"query"`
	Documents []string `json:"documents"`
	TopN      int      `json:"top_n"`
}

type rerankAnswer struct {
	Results []struct {
		Index *int     `json:"index"`
		Score *float64 `json:"relevance_score"`
	} `json:"results"`
	Usage usage `json:"usage"`
}

// May says whether a text of these scopes may be sent now: nil if so, else what
// the guard says.
func (r *Reranker) May(ctx context.Context, scopes []string) error {
	return r.caller.opt.Guard(ctx, scopes)
}

// Rerank gives the weight of each text for the question, in the order of the
// texts: the larger, the better it answers. Weights of one call are comparable
// with each other only. Somebody waits for it, so it is tried once, as EmbedNow is.
// Errors: MODEL_NOT_CONFIGURED; MODEL_FAILED if there are more than MaxRerank texts, the model cannot be reached, refuses, or answers with
// other than one finite weight per text; that of the guard; that of the context.
func (r *Reranker) Rerank(ctx context.Context, question Input, texts []Input) ([]float64, error) {
	if err := r.caller.configured(); err != nil {
		return nil, err
	}
	if len(texts) > MaxRerank {
		return nil, r.caller.failed(fmt.Errorf("%d texts at once, expected at most %d", len(texts), MaxRerank))
	}
	if len(texts) == 0 {
		return []float64{}, nil
	}
	body := rerankRequest{Model: r.set.Model, Query: cut(question.Text, r.set.MaxTokens), TopN: len(texts)}
	call := request{path: "/rerank", scopes: [][]string{question.Scopes}, most: answerSlack}
	for _, t := range texts {
		body.Documents = append(body.Documents, cut(t.Text, r.set.MaxTokens))
		call.scopes = append(call.scopes, t.Scopes)
		// Some servers send the texts back.
		call.most += int64(2 * len(t.Text))
	}
	call.body = body
	var weights []float64
	call.read = func(answer []byte) (int, error) {
		var a rerankAnswer
		if err := json.Unmarshal(answer, &a); err != nil {
			return 0, errForm
		}
		var err error
		weights, err = a.weights(len(texts))
		return a.Usage.TotalTokens, err
	}
	err := r.caller.send(ctx, call)
	return weights, err
}

// weights puts the weights in the order of the texts.
func (a rerankAnswer) weights(texts int) ([]float64, error) {
	if len(a.Results) != texts {
		return nil, fmt.Errorf("the answer has %d weights for %d texts", len(a.Results), texts)
	}
	out, seen := make([]float64, texts), make([]bool, texts)
	for _, r := range a.Results {
		if r.Index == nil || *r.Index < 0 || *r.Index >= texts || seen[*r.Index] {
			return nil, fmt.Errorf("the answer lacks an index, or has one out of range or twice")
		}
		if r.Score == nil || math.IsNaN(*r.Score) || math.IsInf(*r.Score, 0) {
			return nil, fmt.Errorf("weight %d is not a finite number", *r.Index)
		}
		out[*r.Index], seen[*r.Index] = *r.Score, true
	}
	return out, nil
}
