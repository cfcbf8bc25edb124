package memory_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/fault"
	"brain/internal/memory"
)

func records(texts ...string) []json.RawMessage {
	var out []json.RawMessage
	for _, t := range texts {
		out = append(out, json.RawMessage(t))
	}
	return out
}

func (w *world) bring(uid string, rs []json.RawMessage) memory.ImportResult {
	w.t.Helper()
	result, _, err := w.ImportRecords(w.t.Context(), w.as(uid), rs, false)
	require.NoError(w.t, err)
	return result
}

func TestImportIsIdempotent(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.group("deal", "ann")
		batch := records(
			`{"kind":"page","externalKey":"v/a.md","type":"company","title":"Acme","slug":"companies/v/acme","aliases":["아크메"],"tags":["seed"],"body":"Makes [[b]].","scope":"group:deal","effectiveDate":"2026-01-02","properties":{"employees":40},"extra":{"color":"red"}}`,
			`{"kind":"page","externalKey":"v/b.md","type":"person","title":"Bea","slug":"people/v/bea","body":"Founder.","scope":"group:deal"}`,
			`{"kind":"link","from":"v/b.md","to":"v/a.md","type":"works_at","scope":"group:deal","at":"2026-01-02T00:00:00Z","excerpt":"Bea works at Acme."}`,
			`{"kind":"claim","text":"Acme doubled.","about":"v/a.md","scope":"group:deal","evidence":[{"kind":"MANUAL","note":"x"}]}`,
		)
		require.Equal(t, memory.ImportResult{Written: 4}, w.bring("ann", batch))
		require.Equal(t, memory.ImportResult{Unchanged: 4}, w.bring("ann", batch))
		res, err := w.Page(t.Context(), w.as("ann"), "아크메")
		require.NoError(t, err)
		require.NotNil(t, res.Page)
		require.Equal(t, 1, w.version("ann", *res.Page))
		require.Len(t, w.links("ann", *res.Page), 1)
		props, err := w.Properties(t.Context(), w.as("ann"), []*memory.Page{res.Page}, nil)
		require.NoError(t, err)
		require.Len(t, props[res.Page.ID], 1)
		hidden, err := w.Pages(t.Context(), w.as("bob"), memory.PageFilter{Type: ptr("company")}, nil, nil)
		require.NoError(t, err)
		require.Empty(t, hidden.Nodes)

		// A changed note is a new version of the same page; its property changes with it.
		changed := records(`{"kind":"page","externalKey":"v/a.md","type":"company","title":"Acme Ltd","slug":"companies/v/acme","tags":["seed"],"body":"Makes [[b]] and c.","scope":"group:deal","properties":{"employees":41}}`)
		require.Equal(t, memory.ImportResult{Written: 1}, w.bring("ann", changed))
		require.Equal(t, 2, w.version("ann", *res.Page))
		props, err = w.Properties(t.Context(), w.as("ann"), []*memory.Page{res.Page}, nil)
		require.NoError(t, err)
		require.Len(t, props[res.Page.ID], 1)
		require.Equal(t, int64(41), props[res.Page.ID][0].Claim.Value.Int64())
		require.Empty(t, props[res.Page.ID][0].Conflicts)
	})
}

func TestImportOfAFreshCopyChangesNothing(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		rec := func(at string) []json.RawMessage {
			return records(`{"kind":"page","externalKey":"v/a","type":"note","title":"A","slug":"notes/v/a","scope":"world","at":"` + at + `"}`)
		}
		require.Equal(t, memory.ImportResult{Written: 1}, w.bring("ann", rec("2026-01-02T03:04:05Z")))
		require.Equal(t, memory.ImportResult{Unchanged: 1}, w.bring("ann", rec("2026-02-02T03:04:05Z")), "only the file's time is another")
		res, err := w.Page(t.Context(), w.as("ann"), "A")
		require.NoError(t, err)
		require.Equal(t, "2026-01-02", res.Page.EffectiveDate)
	})
}

func TestImportLeavesOutWhatIsWrong(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		r := w.bring("ann", records(
			`{"kind":"page","externalKey":"v/a","type":"note","title":"A","slug":"notes/v/a","scope":"world"}`,
			`{"kind":"page","externalKey":"v/b","type":"nota","title":"B","slug":"notes/v/b","scope":"world"}`,
			`{"kind":"pag"}`,
			`{"kind":"page","externalKey":"v/c","typ":"note"}`,
			`{"kind":"page","externalKey":"v/d","type":"note","title":"D","slug":"notes/v/d","scope":"group:none"}`,
			`{"kind":"link","from":"v/a","to":"v/none","type":"mentions","scope":"world"}`,
			`{"kind":"claim","text":"No evidence.","scope":"world"}`,
			`[1]`,
			`{"kind":"page","externalKey":"v/e","type":"note","title":"E","slug":"notes/v/e","scope":"world"}`,
		))
		require.Equal(t, 2, r.Written)
		var codes []string
		for _, e := range r.Errors {
			codes = append(codes, fmt.Sprintf("%d %s", e.Index, e.Code))
		}
		require.ElementsMatch(t, []string{"1 UNKNOWN_TERM", "2 BAD_INPUT", "3 BAD_INPUT", "4 NOT_A_MEMBER", "5 NOT_FOUND", "6 BAD_INPUT", "7 BAD_INPUT"}, codes)
		_, _, err := w.ImportRecords(t.Context(), w.as("ann"), make([]json.RawMessage, 1001), false)
		refused(t, err, fault.TooLarge, "records")
	})
}

func TestImportDryRun(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		batch := records(`{"kind":"page","externalKey":"v/a","type":"note","title":"A","slug":"notes/v/a","scope":"world"}`)
		r, _, err := w.ImportRecords(t.Context(), w.as("ann"), batch, true)
		require.NoError(t, err)
		require.Equal(t, memory.ImportResult{Written: 1}, r)
		require.Equal(t, memory.ImportResult{Written: 1}, w.bring("ann", batch))
	})
}

func TestImportOfAHiddenKeyIsItsOwnPage(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		rec := func(uid string) []json.RawMessage {
			return records(`{"kind":"page","externalKey":"v/a","type":"note","title":"A","slug":"notes/v/a","body":"of ` + uid + `","scope":"principal:` + uid + `"}`)
		}
		require.Equal(t, memory.ImportResult{Written: 1}, w.bring("ann", rec("ann")))
		require.Equal(t, memory.ImportResult{Written: 1}, w.bring("bob", rec("bob")), "bob cannot tell that ann has it")
		for _, uid := range []string{"ann", "bob"} {
			res, err := w.Page(t.Context(), w.as(uid), "A")
			require.NoError(t, err)
			require.Equal(t, "of "+uid, w.body(uid, *res.Page))
		}
	})
}

// The largest batch, of the largest records that are usual, fits one transaction.
func TestImportOfAFullBatch(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		var batch []json.RawMessage
		for i := range 1_000 {
			text := fmt.Sprintf("Claim %d: %s", i, strings.Repeat(fmt.Sprintf("word%d of a long sentence, ", i), 20))
			batch = append(batch, json.RawMessage(fmt.Sprintf(`{"kind":"claim","text":%q,"scope":"world","evidence":[{"kind":"MANUAL","note":"n%d"}]}`, text, i)))
		}
		require.Equal(t, memory.ImportResult{Written: 1_000}, w.bring("ann", batch))
		list, err := w.Claims(t.Context(), w.as("ann"), memory.ClaimFilter{}, ptr(1), nil, nil)
		require.NoError(t, err)
		n, err := list.Count()
		require.NoError(t, err)
		require.Equal(t, 1_000, n)
	})
}
