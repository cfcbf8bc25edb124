package memory_test

import (
	"bytes"
	"encoding/json"
	"slices"

	"github.com/stretchr/testify/require"

	"brain/internal/memory"
)

// carried exports everything and brings it in again, with records that what is
// there stands against.
func (w *tour) carried() {
	ctx := w.t.Context()
	var records []json.RawMessage
	var after *string
	for {
		var page memory.RecordPage
		w.do("exportRecords", func() (err error) {
			page, err = w.ExportRecords(ctx, w.admin(), ptr(500), after)
			return err
		})
		records = append(records, page.Records...)
		if !page.HasNextPage {
			break
		}
		after = &page.EndCursor
	}
	preserve := func(useCase string, records []json.RawMessage) memory.ImportResult {
		w.t.Helper()
		var result memory.ImportResult
		w.do(useCase, func() (err error) {
			result, _, err = w.PreserveRecords(ctx, w.admin(), records, true)
			return err
		})
		return result
	}
	for batch := range slices.Chunk(records, 1_000) {
		require.Equal(w.t, memory.ImportResult{Unchanged: len(batch)}, preserve("importRecords, preserve", batch))
	}
	// Another instance has of its own what this one has: terms, pages, an admin.
	others := everything(w.t, newTarget(w.t, openEmbedded(w.t)).Service, 500)
	for _, r := range records {
		if bytes.Contains(r, []byte(`"label":"Setting"`)) {
			others = append(others, bytes.Replace(r, []byte(`"id":"01`), []byte(`"id":"02`), 1))
		}
	}
	require.NotEmpty(w.t, preserve("importRecords, preserve others", others).Errors)
}
