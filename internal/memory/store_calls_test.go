package memory_test

import (
	"context"
	"fmt"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/internal/memory"
)

// countingStore counts the calls that reads make.
type countingStore struct {
	graph.Store
	calls atomic.Int64
}

func (s *countingStore) Read(ctx context.Context, a graph.Audience, opt graph.ReadOptions, fn func(context.Context, graph.Reader) error) error {
	return s.Store.Read(ctx, a, opt, func(ctx context.Context, r graph.Reader) error {
		return fn(ctx, countingReader{r, &s.calls})
	})
}

type countingReader struct {
	graph.Reader
	calls *atomic.Int64
}

func (r countingReader) Match(ctx context.Context, p *graph.Plan, args graph.Args) ([]graph.Row, error) {
	r.calls.Add(1)
	return r.Reader.Match(ctx, p, args)
}

func (r countingReader) Search(ctx context.Context, q graph.TextQuery) ([]graph.TextHit, error) {
	r.calls.Add(1)
	return r.Reader.Search(ctx, q)
}

func (r countingReader) Statistics(ctx context.Context, q graph.TextStatisticsQuery) (graph.TextStatistics, error) {
	r.calls.Add(1)
	return r.Reader.Statistics(ctx, q)
}

func (r countingReader) As(a graph.Audience) graph.Reader {
	return countingReader{r.Reader.As(a), r.calls}
}

// The number of store calls of a read does not grow with what it reads.
func TestReadsMakeFewStoreCalls(t *testing.T) {
	store := &countingStore{Store: openEmbedded(t)}
	w := newWorld(t, store)
	w.people("ann")
	var pages []memory.Page
	var claims []*memory.Claim
	var pageIDs, claimIDs []string
	for i := range 12 {
		title := fmt.Sprintf("Harbour %c", 'A'+i)
		p := w.page("ann", "company", title, "")
		pages, pageIDs = append(pages, p), append(pageIDs, p.ID)
		if i > 0 {
			w.tie("ann", title, "customer_of", pages[i-1].Title, "world")
		}
		claim := w.remember("ann", about(fact("The wall of "+title+" is high.", "world"), title)).Claim
		claims, claimIDs = append(claims, claim), append(claimIDs, claim.ID)
	}
	session := w.as("ann")
	_, err := w.Page(t.Context(), session, pages[0].ID)
	require.NoError(t, err)

	for name, tt := range map[string]struct {
		most int64
		read func() error
	}{
		"recall": {12, func() error {
			_, err := w.Recall(t.Context(), session, memory.RecallInput{Query: "How high is the wall of Harbour A, Harbour B and Harbour C?"})
			return err
		}},
		"recall near a page": {15, func() error {
			_, err := w.Recall(t.Context(), session, memory.RecallInput{Query: "walls of Harbour A", About: &pageIDs[1]})
			return err
		}},
		"claims": {2, func() error {
			_, err := w.Claims(t.Context(), session, memory.ClaimFilter{}, nil, nil)
			return err
		}},
		"neighbors of depth 3": {8, func() error {
			_, err := w.Neighbors(t.Context(), session, pageIDs[5], ptr(3), nil, nil, nil, nil)
			return err
		}},
		"links":     {3, func() error { _, err := w.PageLinks(t.Context(), session, pageIDs[5], nil, nil, nil, nil); return err }},
		"versions":  {5, func() error { _, err := w.PageVersions(t.Context(), session, pageIDs[5], nil, nil); return err }},
		"subjects":  {3, func() error { _, err := w.ClaimSubjects(t.Context(), session, claimIDs); return err }},
		"holders":   {2, func() error { _, err := w.ClaimHolders(t.Context(), session, claimIDs); return err }},
		"replaced":  {2, func() error { _, err := w.ClaimsReplaced(t.Context(), session, claimIDs); return err }},
		"evidence":  {3, func() error { _, err := w.EvidenceOf(t.Context(), session, claimIDs); return err }},
		"freshness": {2, func() error { _, err := w.Freshness(t.Context(), session, claims); return err }},
		"backlinks": {3, func() error { _, err := w.BacklinkCounts(t.Context(), session, pageIDs); return err }},
		"properties": {2, func() error {
			_, err := w.Properties(t.Context(), session, []*memory.Page{&pages[0], &pages[1]})
			return err
		}},
		"findings": {2, func() error { _, err := w.FindingsOfPages(t.Context(), session, pageIDs); return err }},
	} {
		t.Run(name, func(t *testing.T) {
			before := store.calls.Load()
			require.NoError(t, tt.read())
			require.LessOrEqual(t, store.calls.Load()-before, tt.most)
		})
	}
}
