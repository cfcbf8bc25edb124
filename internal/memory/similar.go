package memory

import (
	"cmp"
	"context"
	"math"
	"slices"

	"brain/graph"
	"brain/internal/text"
)

const (
	maxSimilar = 5
	// similarShare is the Jaccard index of two claims' words from which on they
	// are said to be similar.
	similarShare = 0.6
	// readPage is the most claims about a page that are read instead of looked up
	// by their words: so few are compared faster than words are counted.
	readPage = 64
)

// saying is a claim's text as words.
type saying struct {
	id    string
	order int64 // recorded time in µs
	words []string
}

// similar lists the claims that are similar to a new one (see SimilarTo).
func (v *view) similar(ctx context.Context, d claimDraft, near []string) ([]Claim, error) {
	own := distinct(text.Words(d.Text))
	audience := v.standing.view.Audience
	if d.pageID == "" || len(own) == 0 || !audience.Holds(d.Scope) {
		return nil, nil
	}
	said, err := v.sayings(ctx, v.r.As(v.inScope(d.Scope)), d.pageID, own)
	if err != nil {
		return nil, err
	}
	alike := map[string]float64{}
	said = slices.DeleteFunc(said, func(s saying) bool {
		alike[s.id] = jaccard(own, s.words)
		return s.id == d.ID || alike[s.id] < similarShare
	})
	slices.SortFunc(said, func(a, b saying) int {
		return cmp.Or(cmp.Compare(alike[b.id], alike[a.id]), cmp.Compare(b.order, a.order), cmp.Compare(a.id, b.id))
	})
	ids := slices.Clone(near)
	for _, s := range said[:min(len(said), maxSimilar)] {
		if !slices.Contains(ids, s.id) {
			ids = append(ids, s.id)
		}
	}
	claims, err := v.claimsInOrder(ctx, ids)
	// What was near before the write may be what it replaced.
	claims = slices.DeleteFunc(claims, func(c Claim) bool { return !c.Open() })
	return claims[:min(len(claims), maxSimilar)], err
}

// inScope is the part of the audience that one scope is: one set of look-ups,
// however many the writer reaches.
func (v *view) inScope(scope string) graph.Audience {
	a := graph.NewAudience([]string{scope})
	if v.standing.view.Audience.OnlyTrusted() {
		a = a.TrustedOnly()
	}
	return a
}

// sayings are the claims about a page that a reader knows and that may be similar
// to a text of the words: all of them where they are few.
func (v *view) sayings(ctx context.Context, r graph.Reader, page string, own []string) ([]saying, error) {
	// How many there are in all scopes bounds the work, and settles nothing else.
	rows, err := v.run(ctx, v.all, `MATCH (c:Claim) WHERE c.page = $page RETURN c.id ORDER BY c.id LIMIT $limit`,
		values{"page": graph.String(page), "limit": graph.Int(readPage + 1)}, graph.Currency{Mode: graph.All, Deleted: true})
	if err != nil {
		return nil, err
	}
	if len(rows) > readPage {
		return v.sayingsByWords(ctx, r, page, own)
	}
	rows, err = v.run(ctx, r, `MATCH (c:Claim) WHERE c.id IN $ids AND c.state IN $states RETURN c.id, c.recordedAt, c.text`,
		values{"ids": graph.Strings(firstTexts(rows)), "states": textList(openStates[:])}, v.currency)
	said := make([]saying, len(rows))
	for i, row := range rows {
		said[i] = saying{row[0].Str(), row[1].Time().UnixMicro(), distinct(text.Words(row[2].Str()))}
	}
	return said, err
}

// sayingsByWords looks claims up by their words. Two sets whose Jaccard index is at
// least t have one of the n − ⌈t·n⌉ + 1 rarest words of either in common (prefix
// filtering: R. Bayardo, Y. Ma, R. Srikant, "Scaling Up All Pairs Similarity
// Search", 2007), so only those are looked up.
func (v *view) sayingsByWords(ctx context.Context, r graph.Reader, page string, own []string) ([]saying, error) {
	known, err := r.Statistics(ctx, graph.TextStatisticsQuery{Terms: own})
	if err != nil {
		return nil, err
	}
	rarest := slices.Clone(own)
	slices.SortStableFunc(rarest, func(a, b string) int { return cmp.Compare(known.Frequency[a], known.Frequency[b]) })
	n := len(own) - int(math.Ceil(similarShare*float64(len(own)))) + 1
	q := graph.TextQuery{TextFilter: graph.TextFilter{Kinds: []string{docClaim}, Pages: []string{page}, Now: v.now}, Limit: candidateLimit, ReadOn: candidateLimit}
	for _, term := range rarest[:n] {
		q.Terms = append(q.Terms, graph.WeightedTerm{Term: term, Weight: 1})
	}
	hits, err := r.Search(ctx, q)
	said := make([]saying, len(hits))
	for i, h := range hits {
		said[i] = saying{h.Node, h.Order, distinct(text.WordsOf(h.Body))}
	}
	return said, err
}

// claimsInOrder gives the claims that the audience may know, in the order asked for.
func (v *view) claimsInOrder(ctx context.Context, ids []string) ([]Claim, error) {
	claims, err := v.claimsByID(ctx, ids)
	if err != nil {
		return nil, err
	}
	var out []Claim
	for _, id := range ids {
		if claim, ok := claims[id]; ok {
			out = append(out, claim)
		}
	}
	return out, nil
}

// jaccard is the share of common elements of two sorted sets.
func jaccard(a, b []string) float64 {
	if len(a) == 0 && len(b) == 0 {
		return 0
	}
	common := 0
	for _, t := range a {
		if _, ok := slices.BinarySearch(b, t); ok {
			common++
		}
	}
	return float64(common) / float64(len(a)+len(b)-common)
}
