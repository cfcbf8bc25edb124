package memory

import (
	"context"
	"slices"
)

// maxNamed is the most pages of the name arm.
const maxNamed = 20

// byName finds the pages that the question names, in its order, and behind them
// those whose name holds every content word of it.
func (r *recall) byName(ctx context.Context, q *question) (named, similar []*Page, err error) {
	mentioned, err := r.mentions(ctx, r.in.Query)
	if err != nil {
		return nil, nil, err
	}
	isNamed := map[string]bool{}
	for i, p := range mentioned[:min(len(mentioned), maxNamed)] {
		isNamed[p.ID] = true
		named = append(named, &mentioned[i])
	}
	hits, err := r.likelyNames(ctx, q)
	if err != nil {
		return nil, nil, err
	}
	content := contentWords(q)
	fits := slices.DeleteFunc(hits, func(h found) bool {
		return isNamed[h.Page] || len(matchedWords(q, h.score)) < content
	})
	pages, err := r.pagesOfNames(ctx, fits)
	for i := range pages[:min(len(pages), maxNamed-len(named))] {
		similar = append(similar, &pages[i])
	}
	return named, similar, err
}

// likelyNames finds the names that may hold every content word, best first. Each of
// those holds the rarest one, so where not more than can be read do, that word alone
// is looked up; no name holds one that no text has.
func (r *recall) likelyNames(ctx context.Context, q *question) ([]found, error) {
	rarest, n := q.rarest()
	if n == 0 {
		return nil, nil
	}
	alone := *q
	alone.every = rarest
	hits, below, err := r.answers(ctx, &alone, searchFilter{kinds: []string{docName}, limit: readOnLimit})
	if err != nil || n <= readOnLimit || len(hits)+below < readOnLimit {
		return hits, err
	}
	hits, _, err = r.answers(ctx, q, searchFilter{kinds: []string{docName}})
	return hits, err
}

func contentWords(q *question) int {
	n := 0
	for _, w := range q.Words {
		if w.Content {
			n++
		}
	}
	return n
}

// pageFinds puts the pages of the name arm into the pool, as far as the filters
// let pages through.
func (r *recall) pageFinds(pages []*Page) []find {
	if len(r.in.Kinds) > 0 {
		return nil
	}
	var finds []find
	for _, p := range pages {
		if r.asked != "" && !slices.Contains(r.within, p.ID) || r.in.Since != nil && p.CreatedAt.Before(*r.in.Since) || p.CreatedAt.After(r.recorded()) {
			continue
		}
		r.pool[p.ID] = &candidate{id: p.ID, item: RecallItem{Page: p}, pageID: p.ID, order: p.CreatedAt.UnixMicro()}
		finds = append(finds, find{id: p.ID, page: p})
	}
	return finds
}
