package memory

import (
	"context"

	"brain/graph"
	"brain/internal/text"
)

// mentions finds the pages that a text names, in the order of the text, among
// those that the audience may know; see mentionedPages.
func (v *view) mentions(ctx context.Context, said string) ([]Page, error) {
	q, err := v.ask(ctx, said, false)
	if err != nil || q == nil {
		return nil, err
	}
	hits, _, err := v.answers(ctx, q, searchFilter{kinds: []string{docName}})
	if err != nil || len(hits) == 0 {
		return nil, err
	}
	pages, err := v.pagesOfNames(ctx, hits)
	if err != nil {
		return nil, err
	}
	byID := map[string]Page{}
	names := make([]knownName, 0, len(hits))
	for _, p := range pages {
		byID[p.ID] = p
		names = append(names, knownName{norm: text.Normalize(p.Title), page: p.ID})
	}
	var aliases []string
	for _, h := range hits {
		if h.Node != h.Page {
			aliases = append(aliases, h.Node)
		}
	}
	rows, err := v.match(ctx, `MATCH (a:Alias) WHERE a.id IN $ids RETURN a.norm, a.page`, values{"ids": graph.Strings(aliases)})
	if err != nil {
		return nil, err
	}
	for _, row := range rows {
		names = append(names, knownName{norm: row[0].Str(), page: row[1].Str(), alias: true})
	}
	var out []Page
	for _, id := range mentionedPages(text.Normalize(said), names) {
		if p, ok := byID[id]; ok {
			out = append(out, p)
		}
	}
	return out, nil
}
