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
)

// similar lists claims of the same scope about the same page that say nearly the
// same, the most similar first; none in a scope that the writer may not read. Two sets whose Jaccard index is at least t have one of the
// n − ⌈t·n⌉ + 1 rarest words of either in common (prefix filtering: R. Bayardo, Y.
// Ma, R. Srikant, "Scaling Up All Pairs Similarity Search", 2007), so only those
// are looked up.
func (v *view) similar(ctx context.Context, d claimDraft) ([]Claim, error) {
	own := words(text.Analyze(d.Text))
	audience := v.standing.view.Audience
	if d.pageID == "" || len(own) == 0 || !audience.Holds(d.Scope) {
		return nil, nil
	}
	// One scope is one set of look-ups, however many the writer reaches.
	inScope := graph.NewAudience([]string{d.Scope})
	if audience.OnlyTrusted() {
		inScope = inScope.TrustedOnly()
	}
	r := v.r.As(inScope)
	known, err := r.Statistics(ctx, graph.TextStatisticsQuery{Terms: own})
	if err != nil {
		return nil, err
	}
	rarest := slices.Clone(own)
	slices.SortStableFunc(rarest, func(a, b string) int { return cmp.Compare(known.Frequency[a], known.Frequency[b]) })
	n := len(own) - int(math.Ceil(similarShare*float64(len(own)))) + 1
	q := graph.TextQuery{TextFilter: graph.TextFilter{Kinds: []string{docClaim}, Pages: []string{d.pageID}, Now: v.now}, Limit: candidateLimit, ReadOn: candidateLimit}
	for _, term := range rarest[:n] {
		q.Terms = append(q.Terms, graph.WeightedTerm{Term: term, Weight: 1})
	}
	hits, err := r.Search(ctx, q)
	if err != nil {
		return nil, err
	}
	alike := map[string]float64{}
	var ids []string
	for _, h := range hits {
		if share := jaccard(own, words(text.DecodeTokens(h.Body))); h.Node != d.ID && share >= similarShare {
			alike[h.Node] = share
			ids = append(ids, h.Node)
		}
	}
	slices.SortStableFunc(ids, func(a, b string) int { return cmp.Compare(alike[b], alike[a]) })
	return v.claimsInOrder(ctx, ids[:min(len(ids), maxSimilar)])
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

// words are the distinct words of a text, sorted, without their auxiliary forms.
func words(tokens []text.Token) []string {
	var out []string
	for _, t := range tokens {
		if !t.Aux {
			out = append(out, t.Term)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
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
