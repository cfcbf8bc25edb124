package memory_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/memory"
)

// The card of a page in a pack is the one that it has alone, however much newer
// there is about other pages of the pack.
func TestCardsOfOnePack(t *testing.T) {
	const many, few = 990, 7
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		w.agent("bot", "ann")
		w.direct("room", "ann", "bot")
		busy, quiet, empty := w.page("ann", "company", "Harbour", ""), w.page("ann", "company", "Lighthouse", ""), w.page("ann", "company", "Shipyard", "")
		var records []json.RawMessage
		add := func(about memory.Page, n int) {
			for i := range n {
				raw, err := json.Marshal(map[string]any{"kind": "claim", "text": fmt.Sprintf("%s has berth %d.", about.Title, i), "about": about.ID,
					"scope": "world", "confidence": float64(50+i%50) / 100, "evidence": []any{map[string]any{"kind": "MANUAL"}}})
				require.NoError(t, err)
				records = append(records, raw)
			}
		}
		add(quiet, few)
		add(busy, many)
		require.Empty(t, w.bring("ann", records).Errors)
		w.tie("ann", "Harbour", "customer_of", "Lighthouse", "world")
		w.tie("ann", "Shipyard", "customer_of", "Lighthouse", "world")
		w.tie("ann", "Harbour", "customer_of", "Harbour", "world")

		pack, err := w.ContextPack(t.Context(), w.in("bot", "room"), ptr("The Lighthouse, the Harbour and the Shipyard."), ptr(12_000))
		require.NoError(t, err)
		require.Len(t, pack.Cards, 4) // after the one of ann
		for _, card := range pack.Cards[1:] {
			_, alone, err := w.Entity(t.Context(), w.in("bot", "room"), card.Page.ID, nil)
			require.NoError(t, err)
			require.Equal(t, *alone, card, card.Page.Title)
			want := map[string][2]int{busy.ID: {5, 2}, quiet.ID: {5, 2}, empty.ID: {0, 1}}[card.Page.ID]
			require.Equal(t, want, [2]int{len(card.Facts), len(card.Relations)}, card.Page.Title)
		}
	})
}
