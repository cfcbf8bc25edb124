package memory_test

import (
	"encoding/json"
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/internal/memory"
)

// The card of a page in a pack is the one that it has alone.
func TestCardsOfOnePack(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) { w.packLikeEntities(20) })
}

// So it is when there is more, and newer, about another page of the pack than is read at
// once for all of them.
func TestCardBesideThatOfABusyPage(t *testing.T) {
	newWorld(t, openEmbedded(t)).packLikeEntities(990)
}

// packLikeEntities compares the cards of a pack, one of them of a page with so many
// claims, with those of its pages alone.
func (w *world) packLikeEntities(many int) {
	t := w.t
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
	add(quiet, 7)
	add(busy, many)
	require.Empty(t, w.bring("ann", records).Errors)
	w.tie("ann", "Harbour", "customer_of", "Lighthouse", "world")
	w.tie("ann", "Shipyard", "customer_of", "Lighthouse", "world")
	w.tie("ann", "Harbour", "customer_of", "Harbour", "world")

	pack, err := w.patient().ContextPack(t.Context(), w.in("bot", "room"), ptr("The Lighthouse, the Harbour and the Shipyard."), ptr(12_000))
	require.NoError(t, err)
	require.Len(t, pack.Cards, 4) // after the one of ann
	for _, card := range pack.Cards[1:] {
		_, alone, err := w.Entity(t.Context(), w.in("bot", "room"), card.Page.ID, nil)
		require.NoError(t, err)
		require.Equal(t, *alone, card, card.Page.Title)
		want := map[string][2]int{busy.ID: {5, 2}, quiet.ID: {5, 2}, empty.ID: {0, 1}}[card.Page.ID]
		require.Equal(t, want, [2]int{len(card.Facts), len(card.Relations)}, card.Page.Title)
	}
}

// patient is a service that rather answers late than without a pack.
func (w *world) patient() *memory.Service {
	return w.restartWith(func(opt *memory.Options) { opt.Within = memory.Deadlines{ContextPack: time.Minute} })
}
