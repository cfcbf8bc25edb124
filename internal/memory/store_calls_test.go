package memory_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/memory"
)

// The number of store calls of a read does not grow with what it reads.
func TestReadsMakeFewStoreCalls(t *testing.T) {
	store := newRecorder(openEmbedded(t))
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
	w.agent("bot", "ann")
	w.direct("room", "ann", "bot")
	session := w.as("ann")
	patient := w.patient()
	for _, s := range []*memory.Service{w.Service, patient} {
		_, err := s.Page(t.Context(), session, pages[0].ID)
		require.NoError(t, err)
	}

	for name, tt := range map[string]struct {
		most int
		read func() error
	}{
		"recall": {11, func() error {
			_, err := w.Recall(t.Context(), session, memory.RecallInput{Query: "How high is the wall of Harbour A, Harbour B and Harbour C?"})
			return err
		}},
		"recall near a page": {15, func() error {
			_, err := w.Recall(t.Context(), session, memory.RecallInput{Query: "walls of Harbour A", About: &pageIDs[1]})
			return err
		}},
		"claims": {2, func() error {
			_, err := w.Claims(t.Context(), session, memory.ClaimFilter{}, nil, nil, nil)
			return err
		}},
		"claims as of": {2, func() error {
			_, err := w.Claims(t.Context(), session, memory.ClaimFilter{}, nil, nil, &memory.AsOf{Recorded: ptr(w.clock())})
			return err
		}},
		"timeline":    {2, func() error { _, err := w.PageTimeline(t.Context(), session, pageIDs[5], nil, nil, nil); return err }},
		"event pages": {2, func() error { _, err := w.EventPages(t.Context(), session, pageIDs); return err }},
		"neighbors of depth 3": {8, func() error {
			_, err := w.Neighbors(t.Context(), session, pageIDs[5], ptr(3), nil, nil, nil, nil, nil)
			return err
		}},
		"links": {3, func() error {
			_, err := w.PageLinks(t.Context(), session, pageIDs[5], nil, nil, nil, nil, nil)
			return err
		}},
		"versions":  {6, func() error { _, err := w.PageVersions(t.Context(), session, pageIDs[5], nil, nil); return err }},
		"subjects":  {3, func() error { _, err := w.ClaimSubjects(t.Context(), session, claimIDs); return err }},
		"holders":   {2, func() error { _, err := w.ClaimHolders(t.Context(), session, claimIDs); return err }},
		"replaced":  {2, func() error { _, err := w.ClaimsReplaced(t.Context(), session, claimIDs, nil); return err }},
		"evidence":  {3, func() error { _, err := w.EvidenceOf(t.Context(), session, claimIDs, nil); return err }},
		"freshness": {2, func() error { _, err := w.Freshness(t.Context(), session, claims, nil); return err }},
		"backlinks": {3, func() error { _, err := w.BacklinkCounts(t.Context(), session, pageIDs, nil); return err }},
		"properties": {2, func() error {
			_, err := w.Properties(t.Context(), session, []*memory.Page{&pages[0], &pages[1]}, nil)
			return err
		}},
		"context pack": {25, func() error {
			pack, err := patient.ContextPack(t.Context(), w.in("bot", "room"), ptr("Harbour A, Harbour B, Harbour C, Harbour D, Harbour E and Harbour F"), nil)
			require.Len(t, pack.Cards, 7)
			return err
		}},
		"findings": {3, func() error { _, err := w.FindingsOfPages(t.Context(), session, pageIDs); return err }},
	} {
		t.Run(name, func(t *testing.T) {
			require.NoError(t, store.run(name, tt.read))
			require.LessOrEqual(t, store.counts[name].total(), tt.most)
		})
	}
}
