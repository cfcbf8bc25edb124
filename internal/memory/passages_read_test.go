package memory_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/memory"
)

// A passage is read with those beside it, in its section and no further.
func TestPassagesBeside(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.group("deal", "ann")
		part := func(word string) string { return strings.TrimSpace(strings.Repeat("The "+word+" stands there. ", 60)) }
		body := "# 항구\n\n" + part("quay") + "\n\n" + part("crane") + "\n\n" + part("buoy") + "\n\n::: scope group:deal\n\n" + part("price") + "\n\n" + part("margin") + "\n\n:::\n"
		_, _, err := w.CreatePage(t.Context(), w.as("ann"), memory.CreatePageInput{Type: "note", Title: "Harbour", Scope: ptr("world"), Body: &body})
		require.NoError(t, err)
		passage := func(word string) string {
			hits := w.recall("ann", memory.RecallInput{Query: word}).Hits
			require.NotEmpty(t, hits)
			require.Contains(t, hits[0].Item.Passage.Text, word)
			return hits[0].Item.Passage.ID
		}
		quay, crane, buoy, price, margin := passage("quay"), passage("crane"), passage("buoy"), passage("price"), passage("margin")
		ids := []string{quay, crane, buoy, price, margin}
		of := func(passages map[string]memory.Passage, err error) map[string]string {
			require.NoError(t, err)
			out := map[string]string{}
			for id, p := range passages {
				out[id] = p.ID
			}
			return out
		}
		require.Equal(t, map[string]string{crane: quay, buoy: crane}, of(w.PassagesBefore(t.Context(), w.as("bob"), ids)), "nothing of a section that he may not know")
		require.Equal(t, map[string]string{crane: quay, buoy: crane, margin: price}, of(w.PassagesBefore(t.Context(), w.as("ann"), ids)))
		require.Equal(t, map[string]string{quay: crane, crane: buoy}, of(w.PassagesAfter(t.Context(), w.as("bob"), ids)))
		require.Equal(t, map[string]string{quay: crane, crane: buoy, price: margin}, of(w.PassagesAfter(t.Context(), w.as("ann"), ids)))
	})
}
