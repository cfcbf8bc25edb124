package memory_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/memory"
	"brain/internal/text"
)

// A long section is indexed in passages of at most 400 tokens, which together hold
// all of it; so is one that is written anew.
func TestPassagesOfASection(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		written := func(words string) []string {
			var b strings.Builder
			for i := range 1_500 {
				fmt.Fprintf(&b, "%s%04d ", words, i)
			}
			return strings.Fields(b.String())
		}
		passages := func() (texts []string) {
			var after *string
			for {
				page, err := w.ExportRecords(t.Context(), w.admin(), ptr(500), after)
				require.NoError(t, err)
				for _, raw := range page.Records {
					var r struct {
						Label      string
						Properties struct{ Text string }
					}
					require.NoError(t, json.Unmarshal(raw, &r))
					if r.Label == "Passage" {
						texts = append(texts, r.Properties.Text)
					}
				}
				if !page.HasNextPage {
					return texts
				}
				after = &page.EndCursor
			}
		}
		demand := func(words []string) {
			t.Helper()
			found := passages()
			require.Greater(t, len(found), 2)
			for _, p := range found {
				require.LessOrEqual(t, text.Tokens(p), 400)
			}
			require.Subset(t, strings.Fields(strings.Join(found, " ")), words)
			require.Subset(t, words, strings.Fields(strings.Join(found, " ")))
		}
		first, second := written("w"), written("v")
		p, _, err := w.CreatePage(t.Context(), w.as("ann"), memory.CreatePageInput{Type: "note", Title: "Long", Body: ptr(strings.Join(first, " "))})
		require.NoError(t, err)
		demand(first)
		_, _, err = w.UpdatePage(t.Context(), w.as("ann"), memory.UpdatePageInput{Page: p.ID, Version: 1, Body: ptr(strings.Join(second, " "))})
		require.NoError(t, err)
		demand(second)
	})
}
