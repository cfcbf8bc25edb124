package memory

import (
	"context"
	"time"

	"brain/graph"
	"brain/internal/models"
	"brain/internal/text"
)

const (
	// embedDeadline is how long a question waits for its vector.
	embedDeadline = 2 * time.Second
	// defaultNearness is the cosine from which on a text answers a question by its
	// meaning.
	defaultNearness = 0.3
)

// degradedVector tells that an answer lacks what only its meaning would find.
const degradedVector = "VECTOR"

// meaning is a text as the embedding model understands it.
type meaning struct {
	model  string
	values []int8
}

// meaningOf asks the model for the meaning of a text that somebody waits for. It
// must not run in a transaction: the model is far away. ok is false if the model did
// not answer in time or may not be asked. Error: only that of ctx.
func (s *Service) meaningOf(ctx context.Context, in models.Input) (m meaning, ok bool, err error) {
	asking, cancel := context.WithTimeout(ctx, s.within.Embedding)
	defer cancel()
	vector, err := s.embedder.EmbedNow(asking, in)
	if err == nil {
		m.model = s.vectorModel()
		m.values, err = graph.Quantise(vector)
	}
	return m, err == nil, ctx.Err()
}

// near is a search for what is at least so near to the meaning.
func (m *meaning) near(f graph.TextFilter, least float64, limit int) graph.VectorQuery {
	return graph.VectorQuery{TextFilter: f, Model: m.model, Values: m.values, Least: least, Limit: limit}
}

// understood is what the embedding model makes of a recall's question.
type understood struct {
	meaning  *meaning // nil without one
	degraded []string
}

// understand asks the embedding model, where one is set, for the question's meaning.
// Errors: those by which the question is refused before it is sent anywhere.
func (s *Service) understand(ctx context.Context, session *Session, in RecallInput) (understood, error) {
	if s.embedder == nil {
		return understood{}, nil
	}
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		_, err := v.newRecall(ctx, in)
		return err
	})
	if err != nil || len(text.ParseQuery(in.Query).Words) == 0 {
		return understood{}, err
	}
	m, ok, err := s.meaningOf(ctx, models.Input{Text: in.Query, Scopes: []string{graph.PrincipalScope(session.UID)}})
	if !ok {
		return understood{degraded: []string{degradedVector}}, err
	}
	return understood{meaning: &m}, err
}

// byVector finds claims, passages and events by their meaning.
func (r *recall) byVector(ctx context.Context, q *question) ([]find, error) {
	if r.meaning == nil {
		return nil, nil
	}
	hits, err := r.r.SearchVectors(ctx, r.meaning.near(r.textFilter(r.texts()), r.s.nearness, candidateLimit))
	if err != nil {
		return nil, err
	}
	if len(hits) == 0 {
		return nil, r.missVectors(ctx, q)
	}
	finds := make([]find, len(hits))
	for i, h := range hits {
		finds[i] = find{id: h.Node, kind: h.Kind, about: h.Page, order: h.Order, cosine: h.Cosine}
	}
	return finds, nil
}

// missVectors notes if no text that the reader may know has a vector of the model
// yet: then the answer lacks what it should have.
func (r *recall) missVectors(ctx context.Context, q *question) error {
	hits, err := r.r.SearchVectors(ctx, r.meaning.near(graph.TextFilter{History: true}, -1, 1))
	if err == nil && len(hits) == 0 && q.documents > 0 {
		r.degraded = append(r.degraded, degradedVector)
	}
	return err
}
