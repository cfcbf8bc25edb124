package memory

import (
	"cmp"
	"context"
	"slices"
	"time"

	"brain/graph"
	"brain/internal/text"
)

const (
	// candidateLimit is how many candidates of one arm are scored, readOnLimit
	// how many more are read when they tie with the last one.
	candidateLimit = 300
	readOnLimit    = 2_000
)

// searchFilter restricts a text search before its limit.
type searchFilter struct {
	kinds, classes, pages []string
	since                 time.Time
	history               bool
	limit                 int
}

// found is one document with its score for the question.
type found struct {
	graph.TextHit
	score text.Score
}

// question is a question as terms, with the statistics of what the viewer may
// know: everything by which documents are chosen and scored for it.
type question struct {
	text.Query
	// terms choose texts; every also has those that are in too many of them.
	terms, every []graph.WeightedTerm
	scorer       *text.Scorer
	frequency    map[string]int64 // of terms, in the texts that the viewer may know
	documents    int64            // number of these texts
}

// rarest is the content word that the fewest texts have, as a list of its one term,
// and in how many.
func (q *question) rarest() (term []graph.WeightedTerm, texts int64) {
	for _, t := range q.every {
		if n := q.frequency[t.Term]; term == nil || n < texts {
			term, texts = []graph.WeightedTerm{t}, n
		}
	}
	return term, texts
}

// ask prepares a question; nil when there is no word in it.
func (v *view) ask(ctx context.Context, asked string, history bool) (*question, error) {
	q := text.ParseQuery(asked)
	if len(q.Words) == 0 {
		return nil, nil
	}
	// What was recorded at an earlier time may be historic by now.
	history = history || !v.currency.Recorded.IsZero()
	known, err := v.r.Statistics(ctx, graph.TextStatisticsQuery{Terms: q.Bases(), History: history})
	if err != nil {
		return nil, err
	}
	stats := text.Stats{Docs: known.Documents, Length: known.Length, DF: known.Frequency}
	return &question{
		Query: q, scorer: text.NewScorer(q, stats), frequency: known.Frequency, documents: known.Documents,
		terms: weighted(text.Choice(q, stats, text.DefaultFrequent())),
		every: weighted(text.Choice(q, stats, text.Frequent{Share: 1, Floor: stats.Docs})),
	}, nil
}

func weighted(choice []text.WeightedTerm) []graph.WeightedTerm {
	terms := make([]graph.WeightedTerm, len(choice))
	for i, t := range choice {
		terms[i] = graph.WeightedTerm{Term: t.Term, Weight: t.Weight}
	}
	return terms
}

// answers finds the documents that answer a question best, by the service's own
// score, best first; ties go to the newer, then the smaller id. Documents that
// match on no content word are left out; below is their number.
func (v *view) answers(ctx context.Context, q *question, f searchFilter) (best []found, below int, err error) {
	terms := q.terms
	if slices.Equal(f.kinds, []string{docName}) {
		// A word that many texts have may be all that a name has.
		terms = q.every
	}
	hits, err := v.r.Search(ctx, graph.TextQuery{
		TextFilter: v.textFilter(f),
		Terms:      terms, Limit: cmp.Or(f.limit, candidateLimit), ReadOn: readOnLimit,
	})
	if err != nil {
		return nil, 0, err
	}
	best = make([]found, 0, len(hits))
	for _, h := range hits {
		if score := q.scorer.Score(scored(h.Title, h.Body)); score.Content {
			best = append(best, found{h, score})
		}
	}
	slices.SortFunc(best, func(a, b found) int {
		return cmp.Or(cmp.Compare(b.score.Value, a.score.Value), cmp.Compare(b.Order, a.Order), cmp.Compare(a.Node, b.Node))
	})
	return best, len(hits) - len(best), nil
}

// textFilter is the filter at the time at which the view looks.
func (v *view) textFilter(f searchFilter) graph.TextFilter {
	return graph.TextFilter{Kinds: f.kinds, Classes: f.classes, Pages: f.pages, Since: f.since,
		Now: v.valid(), Recorded: v.currency.Recorded, History: f.history}
}

// searchText is ask and answers in one.
func (v *view) searchText(ctx context.Context, asked string, f searchFilter) ([]found, error) {
	q, err := v.ask(ctx, asked, f.history)
	if err != nil || q == nil {
		return nil, err
	}
	best, _, err := v.answers(ctx, q, f)
	return best, err
}

// pagesOfNames gives the pages whose titles or aliases were found, in order, each once.
func (v *view) pagesOfNames(ctx context.Context, hits []found) ([]Page, error) {
	ids := make([]string, 0, len(hits))
	for _, h := range hits {
		if h.Page != "" && !slices.Contains(ids, h.Page) {
			ids = append(ids, h.Page)
		}
	}
	return v.pagesByID(ctx, ids)
}

// pagesByID gives the pages that the audience may know, in the order asked for.
func (v *view) pagesByID(ctx context.Context, ids []string) ([]Page, error) {
	if len(ids) == 0 {
		return nil, nil
	}
	rows, err := v.match(ctx, `MATCH (p:Page) WHERE p.id IN $ids RETURN `+pageColumns.of("p"), values{"ids": graph.Strings(ids)})
	if err != nil {
		return nil, err
	}
	byID := map[string]Page{}
	for _, p := range pageColumns.all(rows) {
		byID[p.ID] = p
	}
	var pages []Page
	for _, id := range ids {
		if p, ok := byID[id]; ok {
			pages = append(pages, p)
		}
	}
	return pages, nil
}
