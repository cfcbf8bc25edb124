package main

import (
	"context"
	"fmt"
	"slices"
	"time"

	"brain/graph"
	"brain/internal/memory"
)

// viewer is one who recalls.
type viewer struct{ uid, what string }

func recallViewers() []viewer {
	return []viewer{{fewReader, "viewer of 5 %"}, {allReader, "viewer of all"}}
}

// questions is how many different questions are asked.
const questions = 100

// measureRecalls measures recall for each viewer, and whether the one who knows
// little waits longer.
func measureRecalls(ctx context.Context, w *world, hand byHand, size int, asked []string, opt options, rep *report) (map[string]sample, error) {
	out := map[string]sample{}
	for _, v := range recallViewers() {
		ours, reference, err := recalls(ctx, w, hand, v.uid, asked, opt.budget)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", v.what, err)
		}
		out[v.uid] = ours
		rep.Rows = append(rep.Rows, byLatency(fmt.Sprintf("recall, %s claims, %s", count(size), v.what), ours, reference, atMost(2)).of("recall, "+v.what, size))
	}
	few := row{
		What: fmt.Sprintf("recall, %s claims, viewer of 5 %% against viewer of all, p99", count(size)),
		Ours: figuresOf(out[fewReader]), Reference: figuresOf(out[allReader]), Against: "viewer of all", Goal: atMost(1),
	}
	few.Ratio = quotient(float64(few.Ours.P99), float64(few.Reference.P99))
	rep.Rows = append(rep.Rows, few)
	return out, nil
}

// recalls asks every question once unmeasured, which also tells what the
// hand-written query has to find, and then until the budget is spent.
func recalls(ctx context.Context, w *world, hand byHand, uid string, asked []string, budget time.Duration) (ours, reference sample, err error) {
	rec := &searchRecorder{Store: w.store}
	watched := w.service(rec)
	asking, references := make([]work, len(asked)), make([]work, len(asked))
	for i, question := range asked {
		asking[i] = func(ctx context.Context) error {
			_, err := w.Recall(ctx, w.as(uid), memory.RecallInput{Query: question})
			return err
		}
		rec.query = graph.TextQuery{}
		if _, err := watched.Recall(ctx, w.as(uid), memory.RecallInput{Query: question}); err != nil {
			return ours, reference, fmt.Errorf("question %q: %w", question, err)
		}
		do, found, err := hand.candidates(ctx, rec.query, w.scopesOf(uid))
		if err != nil {
			return ours, reference, err
		}
		if err := do(ctx); err != nil {
			return ours, reference, fmt.Errorf("by hand, question %q: %w", question, err)
		}
		if err := sameCandidates(rec.hits, *found, rec.query.Limit); err != nil {
			return ours, reference, fmt.Errorf("question %q: %w", question, err)
		}
		references[i] = do
	}
	return takeTurns(ctx, asking, references, budget)
}

// sameCandidates tells whether the hand-written query chose what the service
// chose. Among those that tie with the last one it may take others.
func sameCandidates(hits []graph.TextHit, byHand []string, limit int) error {
	if want := min(len(hits), limit); len(byHand) != want {
		return fmt.Errorf("the hand-written query found %d candidates, the service %d", len(byHand), want)
	}
	for _, h := range hits {
		if h.Sum > hits[len(hits)-1].Sum && !slices.Contains(byHand, h.Node) {
			return fmt.Errorf("the hand-written query did not find candidate %s", h.Node)
		}
	}
	return nil
}

// searchRecorder records the text search of a recall.
type searchRecorder struct {
	graph.Store
	audience graph.Audience
	query    graph.TextQuery
	hits     []graph.TextHit
}

func (r *searchRecorder) Read(ctx context.Context, a graph.Audience, opt graph.ReadOptions, fn func(context.Context, graph.Reader) error) error {
	return r.Store.Read(ctx, a, opt, func(ctx context.Context, reader graph.Reader) error {
		return fn(ctx, recordingReader{reader, r, a})
	})
}

type recordingReader struct {
	graph.Reader
	into     *searchRecorder
	audience graph.Audience
}

func (r recordingReader) As(a graph.Audience) graph.Reader {
	return recordingReader{r.Reader.As(a), r.into, a}
}

// Search records the first search for claims: that for names comes later.
func (r recordingReader) Search(ctx context.Context, q graph.TextQuery) ([]graph.TextHit, error) {
	hits, err := r.Reader.Search(ctx, q)
	if slices.Contains(q.Kinds, "claim") {
		r.into.audience, r.into.query, r.into.hits = r.audience, q, hits
	}
	return hits, err
}
