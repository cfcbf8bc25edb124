package memory

import (
	"context"
	"slices"

	"brain/graph"
	"brain/internal/text"
)

// maxNamed is the most pages of the name arm.
const maxNamed = 20

// byName finds the pages that the question names, in its order, and behind them
// those whose name holds every content word of it.
func (r *recall) byName(ctx context.Context, q *question) (named, similar []*Page, err error) {
	hits, _, err := r.answers(ctx, q, searchFilter{kinds: []string{docName}})
	if err != nil || len(hits) == 0 {
		return nil, nil, err
	}
	pages, err := r.pagesOfNames(ctx, hits)
	if err != nil {
		return nil, nil, err
	}
	byID := map[string]*Page{}
	names := make([]knownName, 0, len(hits))
	for i := range pages {
		byID[pages[i].ID] = &pages[i]
		names = append(names, knownName{norm: text.Normalize(pages[i].Title), page: pages[i].ID})
	}
	aliases, err := r.aliasNames(ctx, hits)
	if err != nil {
		return nil, nil, err
	}
	for _, id := range mentionedPages(text.Normalize(r.in.Query), append(names, aliases...)) {
		if page, ok := byID[id]; ok && len(named) < maxNamed {
			named = append(named, page)
		}
	}
	content := contentWords(q)
	for _, h := range hits {
		page, ok := byID[h.Page]
		if !ok || len(matchedWords(q, h.score)) < content || slices.Contains(named, page) || slices.Contains(similar, page) {
			continue
		}
		if len(named)+len(similar) < maxNamed {
			similar = append(similar, page)
		}
	}
	return named, similar, nil
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

// aliasNames loads the aliases among name documents.
func (r *recall) aliasNames(ctx context.Context, hits []found) ([]knownName, error) {
	var ids []string
	for _, h := range hits {
		if h.Node != h.Page {
			ids = append(ids, h.Node)
		}
	}
	if len(ids) == 0 {
		return nil, nil
	}
	rows, err := r.match(ctx, `MATCH (a:Alias) WHERE a.id IN $ids RETURN a.norm, a.page`, values{"ids": graph.Strings(ids)})
	names := make([]knownName, len(rows))
	for i, row := range rows {
		names[i] = knownName{norm: row[0].Str(), page: row[1].Str(), alias: true}
	}
	return names, err
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
