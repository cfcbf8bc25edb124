package memory_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/memory"
)

// Facts that have nothing to do with each other stand beside each other, however
// many are about one page, however alike they are worded, and however many links
// lead to it of a type of which each of the others has one at a time.
func TestUnrelatedFactsOnOneHub(t *testing.T) {
	const facts, links = 500, 50
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		hub := w.page("ann", "company", "Harbour", "")
		var records []json.RawMessage
		add := func(record map[string]any) {
			raw, err := json.Marshal(record)
			require.NoError(t, err)
			records = append(records, raw)
		}
		for i := range facts {
			add(map[string]any{"kind": "claim", "text": fmt.Sprintf("Berth %d of the harbour is %d metres long.", i, 100+i%7), "about": hub.ID, "scope": "world", "evidence": []any{map[string]any{"kind": "MANUAL"}}})
		}
		for i := range links {
			add(map[string]any{"kind": "page", "externalKey": fmt.Sprintf("p%d", i), "type": "person", "title": fmt.Sprintf("Pilot %d", i), "scope": "world"})
		}
		for i := range links {
			add(map[string]any{"kind": "link", "from": fmt.Sprintf("p%d", i), "to": hub.ID, "type": "works_at", "scope": "world", "validFrom": fmt.Sprintf("20%02d-01-01T00:00:00Z", 10+i%10)})
		}
		result := w.bring("ann", records)
		require.Empty(t, result.Errors)
		require.Equal(t, facts+2*links, result.Written)

		for _, filter := range []memory.ClaimFilter{{About: &hub.ID}, {About: &hub.ID, History: true}} {
			list, err := w.Claims(t.Context(), w.as("bob"), filter, ptr(500), nil, nil)
			require.NoError(t, err)
			n, err := list.Count()
			require.NoError(t, err)
			require.Equal(t, facts, n)
			for _, c := range list.Nodes {
				require.Equal(t, memory.ClaimState("CURRENT"), c.State, c.Text)
				require.Nil(t, c.ValidUntil, c.Text)
				require.Nil(t, c.RetiredAt, c.Text)
			}
		}
		staff, err := w.PageLinks(t.Context(), w.as("bob"), hub.ID, nil, nil, ptr(500), nil, nil)
		require.NoError(t, err)
		require.Len(t, staff.Nodes, links)
		for _, l := range staff.Nodes {
			require.Nil(t, l.ValidUntil)
			require.Nil(t, l.RetiredAt)
		}
		list, err := w.Findings(t.Context(), w.as("bob"), nil, nil, nil, nil)
		require.NoError(t, err)
		require.Empty(t, list.Nodes)
	})
}
