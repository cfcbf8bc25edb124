package memory

import (
	"context"
	"slices"
	"strings"

	"brain/internal/text"
)

// maxNamed is the most pages of the name arm.
const maxNamed = 20

// recallNames are the pages that a question names.
type recallNames struct {
	// norm is the normalised question, places are where it names pages.
	norm   string
	places []namedPlace
	// pages are those that it names unambiguously, in its order; similar are those
	// whose name holds every content word of it.
	pages, similar []*Page
}

// byName finds the pages that the question names.
func (r *recall) byName(ctx context.Context, q *question) (recallNames, error) {
	names := recallNames{norm: text.Normalize(r.in.Query)}
	var err error
	if names.places, err = r.namedPlaces(ctx, names.norm); err != nil {
		return names, err
	}
	isNamed := map[string]bool{}
	mentioned := onlyNamed(names.places)
	for i, p := range mentioned[:min(len(mentioned), maxNamed)] {
		isNamed[p.ID] = true
		names.pages = append(names.pages, &mentioned[i])
	}
	hits, err := r.likelyNames(ctx, q)
	if err != nil {
		return names, err
	}
	content := contentWords(q)
	fits := slices.DeleteFunc(slices.Clone(hits), func(h found) bool {
		return isNamed[h.Page] || len(matchedWords(q, h.score)) < content
	})
	pages, err := r.pagesOfNames(ctx, fits)
	if err != nil {
		return names, err
	}
	for i := range pages[:min(len(pages), maxNamed-len(names.pages))] {
		names.similar = append(names.similar, &pages[i])
	}
	if len(names.places) == 0 {
		names.places, err = r.halfNamed(ctx, q, names.norm)
	}
	return names, err
}

// halfNamed finds the pages that the question names by a part of their names: of
// the words that name no relation and no type the first that few names have. The
// words of the name that stand beside it belong to the place. A question without
// such words asks for no relation, and nothing is looked for.
func (r *recall) halfNamed(ctx context.Context, q *question, norm string) ([]namedPlace, error) {
	spoken := r.voc.words.Words(norm)
	if len(spoken) == 0 {
		return nil, nil
	}
	hits, _, err := r.answers(ctx, q, searchFilter{kinds: []string{docName}})
	if err != nil {
		return nil, err
	}
	spans := text.Spans(norm)
	for i, w := range spans {
		if !w.Content || slices.ContainsFunc(spoken, func(p [2]int) bool { return w.Start < p[1] && p[0] < w.End }) {
			continue
		}
		has := func(h found, s text.Span) bool {
			return slices.ContainsFunc(matchedWords(q, h.score), func(m string) bool {
				m, _, _ = strings.Cut(m, "'")
				return m == norm[s.Start:s.End]
			})
		}
		named := slices.DeleteFunc(slices.Clone(hits), func(h found) bool { return !has(h, w) })
		if len(named) == 0 || len(named) > maxNamesakes {
			continue
		}
		pages, err := r.pagesOfNames(ctx, named)
		if err != nil || len(pages) == 0 {
			return nil, err
		}
		from, to := i, i
		for from > 0 && has(named[0], spans[from-1]) {
			from--
		}
		for to+1 < len(spans) && has(named[0], spans[to+1]) {
			to++
		}
		place := mention{spans[from].Start, spans[to].End, norm[spans[from].Start:spans[to].End]}
		return []namedPlace{{place, pages}}, nil
	}
	return nil, nil
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
