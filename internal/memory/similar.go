package memory

import (
	"context"
	"slices"

	"brain/internal/text"
)

const (
	maxSimilar = 5
	// similarShare is the Jaccard index of two claims' terms from which on they
	// are said to be similar.
	similarShare = 0.6
)

// similar lists knowable claims about the same page that say nearly the same.
func (c *change) similar(ctx context.Context, d claimDraft) ([]Claim, error) {
	if d.pageID == "" {
		return nil, nil
	}
	hits, err := c.searchText(ctx, d.Text, searchFilter{kinds: []string{docClaim}, pages: []string{d.pageID}})
	if err != nil {
		return nil, err
	}
	own := distinctTerms(text.Analyze(d.Text))
	var ids []string
	for _, h := range hits {
		if len(ids) < maxSimilar && jaccard(own, distinctTerms(text.DecodeTokens(h.Body))) >= similarShare {
			ids = append(ids, h.Node)
		}
	}
	claims, err := c.claimsByID(ctx, ids)
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
