package memory

import (
	"context"
	"slices"

	"brain/graph"
	"brain/internal/fault"
	"brain/internal/text"
)

// maxHolding is the most documents that a filter by words may hold: they are
// passed on by id.
const maxHolding = 5_000

// holdingWords are the nodes whose text holds every word, each in any
// inflection, and every run of a script without spaces uncut; key says which id
// of a document counts. It is exact: a document that holds every word has the
// greatest sum of weights that there is, so all of them come first and tie.
// Errors: BAD_INPUT for a text without a word, TOO_EXPENSIVE beyond maxHolding.
func (v *view) holdingWords(ctx context.Context, field, words, kind string, history bool, key func(found) string) ([]string, error) {
	q := text.ParseQuery(words)
	if len(q.Words) == 0 {
		return nil, fault.Bad(field, "one word or more", "")
	}
	terms := make([]graph.WeightedTerm, len(q.Words))
	for i, w := range q.Words {
		terms[i] = graph.WeightedTerm{Term: w.Base(), Weight: 1}
	}
	hits, err := v.r.Search(ctx, graph.TextQuery{
		TextFilter: graph.TextFilter{Kinds: []string{kind}, Now: v.valid(), Recorded: v.currency.Recorded, History: history},
		Terms:      terms, Limit: 1, ReadOn: maxHolding + 1,
	})
	if err != nil {
		return nil, err
	}
	if len(hits) > maxHolding {
		return nil, fault.New(fault.TooExpensive, "more than %d items hold these words", maxHolding).In(field).Suggest("add a rarer word")
	}
	scorer := text.NewScorer(q, text.Stats{})
	var ids []string
	for _, h := range hits {
		score := scorer.Score(scored(h.Title, h.Body))
		if len(score.Words) < len(q.Words) || len(score.Runs) < len(q.Runs) {
			continue
		}
		ids = append(ids, key(found{h, score}))
	}
	slices.Sort(ids)
	return slices.Compact(ids), nil
}
