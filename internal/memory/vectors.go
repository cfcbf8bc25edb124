package memory

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"brain/graph"
	"brain/internal/fault"
	"brain/internal/models"
)

// An Embedder makes vectors of texts, as models.Embedder does.
type Embedder interface {
	// Model is the name of the model.
	Model() string
	// Dimensions is the length of its vectors. Errors: those of Embed.
	Dimensions(ctx context.Context) (int, error)
	// Embed gives the vector of each text, in order. Errors: MODEL_FAILED, what
	// MaySend says, and that of the context.
	Embed(ctx context.Context, texts []models.Input) ([][]float32, error)
	// EmbedNow gives the vector of one text for somebody who waits. Errors: those of
	// Embed.
	EmbedNow(ctx context.Context, text models.Input) ([]float32, error)
}

// vectorInput names how the text of an item becomes the input of a model; it
// changes with that, so that vectors of the two forms do not meet.
const vectorInput = "text-1"

const (
	// vectorBatch is how many items get their vectors at once: what one write makes.
	vectorBatch = 64
	// sweepShare: looking for items without a vector may take one part in so many of
	// the time.
	sweepShare = 20
	// failurePause is the first wait after the model has failed; it doubles up to
	// longestFailurePause.
	failurePause        = time.Second
	longestFailurePause = 5 * time.Minute
	// maxRefused is how many items in a row a model may refuse one by one before it
	// counts as failing.
	maxRefused = 3
)

// vectorModel names how vectors are made: those of another name never meet them.
func (s *Service) vectorModel() string { return s.embedder.Model() + " of " + vectorInput }

// MaySend says whether texts may be sent to a model now: DISABLED while the
// instance is switched off.
func (s *Service) MaySend(ctx context.Context, _ []string) error {
	return s.inspect(ctx, func(_ context.Context, v *view) error { return v.enabled() })
}

// KeepVectors gives every item with a text a vector of the model that is set, until
// ctx ends; without a model it returns at once. It goes on where it was when it is
// started again, since what has a vector is left alone, and an answer that comes
// late never stands for a newer text. While the model fails or the instance is
// switched off, it waits and tries again; Health tells.
func (s *Service) KeepVectors(ctx context.Context) {
	if s.embedder == nil {
		return
	}
	failures := 0
	for ctx.Err() == nil {
		began := time.Now()
		err := s.FillVectors(ctx)
		wait := max(s.poll, sweepShare*time.Since(began))
		if failures++; err == nil {
			failures = 0
		} else if !errors.Is(err, fault.Disabled) {
			wait = max(wait, min(longestFailurePause, failurePause<<min(failures-1, 16)))
		}
		select {
		case <-ctx.Done():
		case <-time.After(wait):
		}
	}
}

// FillVectors gives every item with a text that has no vector of the model one.
// Errors: MODEL_NOT_CONFIGURED, MODEL_FAILED, DISABLED, those of the store. What was
// done before the error stays.
func (s *Service) FillVectors(ctx context.Context) (err error) {
	if s.embedder == nil {
		return fault.New(fault.ModelNotConfigured, "no embedding model is set")
	}
	defer func() { s.vectors.report(err) }()
	if err := s.MaySend(ctx, nil); err != nil {
		return err
	}
	dimensions, err := s.embedder.Dimensions(ctx)
	if err != nil {
		return err
	}
	space := graph.VectorSpace{Model: s.vectorModel(), Dimensions: dimensions}
	if err := s.store.UseVectors(ctx, space); err != nil {
		return err
	}
	if err := s.countVectors(ctx, space); err != nil {
		return err
	}
	after, refused, size := "", 0, vectorBatch
	for {
		items, err := s.withoutVector(ctx, space, after, size)
		if err != nil || len(items) == 0 {
			return errors.Join(err, s.countVectors(ctx, space))
		}
		last := items[len(items)-1].node
		switch err := s.embed(ctx, space, items); {
		case err == nil:
			after, refused = last, 0
		case !errors.Is(err, fault.ModelFailed):
			return err
		case len(items) > 1:
			// One text may be what the model refuses; the others must not wait for it.
			size = len(items) / 2
			continue
		case refused+1 == maxRefused:
			return err
		default:
			after, refused = last, refused+1
			continue
		}
		size = min(2*size, vectorBatch)
	}
}

// embeddable is an item that needs a vector.
type embeddable struct {
	node, hash string
	input      models.Input
}

// withoutVector lists items without a vector of the space, after the id.
func (s *Service) withoutVector(ctx context.Context, space graph.VectorSpace, after string, limit int) (items []embeddable, err error) {
	err = s.inspect(ctx, func(ctx context.Context, v *view) error {
		if err := v.enabled(); err != nil {
			return err
		}
		hits, err := v.all.MissingVectors(ctx, space, after, limit)
		if err != nil {
			return err
		}
		items, err = v.embeddables(ctx, hits)
		return err
	})
	return items, err
}

// textsOf are the patterns that read what each kind of document was made of.
var textsOf = map[string]string{
	docClaim:   `MATCH (n:Claim) WHERE n.id IN $ids RETURN n.id, n.scope, n.requires, n.text, n.context`,
	docPassage: `MATCH (n:Passage) WHERE n.id IN $ids RETURN n.id, n.scope, n.requires, n.heading, n.text`,
	docEvent:   `MATCH (n:TimelineEvent) WHERE n.id IN $ids RETURN n.id, n.scope, n.requires, n.summary, n.detail`,
}

// textsOfNames read the documents of names, which are pages or aliases.
var textsOfNames = []string{
	`MATCH (n:Page) WHERE n.id IN $ids RETURN n.id, n.scope, n.requires, n.title`,
	`MATCH (n:Alias) WHERE n.id IN $ids RETURN n.id, n.scope, n.requires, n.name`,
}

// embeddables reads the texts of the documents, in their order.
func (v *view) embeddables(ctx context.Context, hits []graph.TextHit) ([]embeddable, error) {
	inputs, err := v.inputsOf(ctx, hits)
	if err != nil {
		return nil, err
	}
	items := make([]embeddable, len(hits))
	for i, h := range hits {
		items[i] = embeddable{node: h.Node, hash: graph.TextHash(h.Title, h.Body), input: inputs[h.Node]}
	}
	return items, nil
}

// inputsOf reads what a model is sent of documents, by the ids of their nodes.
func (v *view) inputsOf(ctx context.Context, hits []graph.TextHit) (map[string]models.Input, error) {
	ids := map[string][]string{}
	for _, h := range hits {
		patterns := textsOfNames
		if p, ok := textsOf[h.Kind]; ok {
			patterns = []string{p}
		}
		for _, p := range patterns {
			ids[p] = append(ids[p], h.Node)
		}
	}
	inputs := map[string]models.Input{}
	for pattern, nodes := range ids {
		rows, err := v.decideDeleted(ctx, pattern, values{"ids": graph.Strings(nodes)})
		if err != nil {
			return nil, err
		}
		for _, row := range rows {
			in := models.Input{Scopes: []string{row[1].Str()}}
			for _, scope := range row[2].Items() {
				in.Scopes = append(in.Scopes, scope.Str())
			}
			var parts []string
			for _, part := range row[3:] {
				parts = append(parts, part.Str())
			}
			in.Text = strings.Join(nonEmpty(parts...), "\n")
			inputs[row[0].Str()] = in
		}
	}
	return inputs, nil
}

// embed asks the model for the vectors of the items and files them.
func (s *Service) embed(ctx context.Context, space graph.VectorSpace, items []embeddable) error {
	inputs := make([]models.Input, len(items))
	for i, it := range items {
		inputs[i] = it.input
	}
	vectors, err := s.embedder.Embed(ctx, inputs)
	if err != nil {
		return err
	}
	_, err = s.store.Write(ctx, graph.Everything(), graph.WriteOptions{}, func(ctx context.Context, tx graph.Tx) error {
		for i, it := range items {
			values, err := graph.Quantise(vectors[i])
			if err != nil {
				return fault.Wrap(fault.ModelFailed, err, "the embedding model did not answer usefully")
			}
			if err := tx.PutVector(ctx, graph.Vector{Node: it.node, Model: space.Model, Text: it.hash, Values: values}); err != nil {
				return err
			}
		}
		return nil
	})
	return err
}

func (s *Service) countVectors(ctx context.Context, space graph.VectorSpace) error {
	return s.store.Read(ctx, graph.Everything(), graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) error {
		count, err := r.CountVectors(ctx, space)
		if err == nil {
			s.vectors.counted(count)
		}
		return err
	})
}

// vectorState is what Health tells of vectors.
type vectorState struct {
	mu    sync.Mutex
	count *graph.VectorCount // nil until they are counted first
	err   error
}

func (s *vectorState) counted(c graph.VectorCount) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.count = &c
}

func (s *vectorState) report(err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.err = err; errors.Is(err, context.Canceled) {
		s.err = nil
	}
}

func (s *vectorState) check(e Embedder) HealthCheck {
	if e == nil {
		return HealthCheck{Name: "vectors", OK: true, Detail: "no embedding model is set: texts are found by their words, not by their meaning"}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	h := HealthCheck{Name: "vectors", OK: true, Detail: "not counted yet, the embedding model has not answered since the start"}
	if s.count != nil {
		h.Detail = fmt.Sprintf("%d of %d texts have one", s.count.Vectors, s.count.Documents)
	}
	switch {
	case errors.Is(s.err, fault.Disabled):
		h.Detail += "; stopped while the instance is switched off"
	case s.err != nil:
		h.OK, h.Detail = false, h.Detail+"; "+s.err.Error()
	}
	return h
}
