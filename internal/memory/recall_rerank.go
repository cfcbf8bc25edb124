package memory

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"time"

	"brain/graph"
	"brain/internal/models"
)

// A Reranker weighs texts against a question, as models.Reranker does.
type Reranker interface {
	// May says whether a text of these scopes may be sent now: nil if so.
	May(ctx context.Context, scopes []string) error
	// Rerank gives the weight of each text, in order: the larger, the better it
	// answers. Errors: MODEL_FAILED, what May says, and that of the context.
	Rerank(ctx context.Context, question models.Input, texts []models.Input) ([]float64, error)
}

const (
	// rerankDeadline is how long an answer waits for its weights.
	rerankDeadline = 5 * time.Second
	// maxReranked is how many of the best candidates are weighed.
	maxReranked = 50
)

// degradedRerank tells that an answer is in the order that it has without weights.
const degradedRerank = "RERANK"

// weighable reads what a rerank model would be sent of the best candidates, where
// one is set.
func (r *recall) weighable(ctx context.Context) error {
	if r.s.reranker == nil {
		return nil
	}
	hits := make([]graph.TextHit, min(len(r.ranked), maxReranked))
	for i := range hits {
		hits[i] = graph.TextHit{Node: r.ranked[i].id, Kind: r.ranked[i].document()}
	}
	var err error
	r.inputs, err = r.inputsOf(ctx, hits)
	return err
}

// document is the kind of the item's text document.
func (c *candidate) document() string {
	switch {
	case c.item.Claim != nil:
		return docClaim
	case c.item.Passage != nil:
		return docPassage
	case c.item.Event != nil:
		return docEvent
	default:
		return docName
	}
}

// rerank puts the best candidates in the order on which their ranks and the weights
// of the rerank model agree, where one is set. What the model may not get keeps its
// place, and if it gives no weights in time, all do. It must not run in a
// transaction: the model is far away. Error: only that of ctx.
func (r *recall) rerank(ctx context.Context) error {
	if r.s.reranker == nil || len(r.ranked) < 2 {
		return nil
	}
	asking, cancel := context.WithTimeout(ctx, r.s.within.Rerank)
	defer cancel()
	places := r.sendable(asking)
	question := models.Input{Text: r.in.Query, Scopes: []string{graph.PrincipalScope(r.session.UID)}}
	texts := make([]models.Input, len(places))
	for i, place := range places {
		texts[i] = r.inputs[r.ranked[place].id]
	}
	if len(texts) < 2 {
		r.degraded = append(r.degraded, degradedRerank)
		return ctx.Err()
	}
	weights, err := r.s.reranker.Rerank(asking, question, texts)
	if err != nil {
		r.degraded = append(r.degraded, degradedRerank)
		return ctx.Err()
	}
	reorder(r.ranked, places, weights)
	return ctx.Err()
}

// sendable are the places of the candidates whose texts the model may get.
func (r *recall) sendable(ctx context.Context) []int {
	known := map[string]bool{}
	var places []int
	for place, c := range r.ranked[:min(len(r.ranked), maxReranked)] {
		scopes := r.inputs[c.id].Scopes
		key := strings.Join(scopes, " ")
		may, asked := known[key]
		if !asked {
			may = r.s.reranker.May(ctx, scopes) == nil
			known[key] = may
		}
		if may {
			places = append(places, place)
		}
	}
	return places
}

// reorder shares the places, and the scores that belong to them, out among the
// candidates at these places by the reciprocal ranks that they have there and by
// weight. So none leaves the best, and the others stay where they are.
func reorder(ranked []*candidate, places []int, weights []float64) {
	type weighed struct {
		*candidate
		sum float64
	}
	all := make([]weighed, len(places))
	scores := make([]float64, len(places))
	for i, place := range places {
		c := ranked[place]
		c.weighed = 1
		for _, other := range weights {
			if other > weights[i] {
				c.weighed++
			}
		}
		scores[i] = c.score
		all[i] = weighed{c, 1/float64(fusionK+1+i) + 1/float64(fusionK+c.weighed)}
	}
	slices.SortStableFunc(all, func(a, b weighed) int { return cmp.Compare(b.sum, a.sum) })
	for i, w := range all {
		w.factors = append(w.factors, Factor{"rerank", scores[i] / w.score})
		w.candidate.score = scores[i]
		ranked[places[i]] = w.candidate
	}
}
