package memory_test

import (
	"encoding/binary"
	"encoding/json"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/neo4j/neo4jtest"
	"brain/internal/fault"
	"brain/internal/memory"
	"brain/internal/portable"
)

// everything is the whole export of an instance, read in pages of so many records.
func everything(t *testing.T, s *memory.Service, size int) []json.RawMessage {
	t.Helper()
	var out []json.RawMessage
	var after *string
	for {
		page, err := s.ExportRecords(t.Context(), &memory.Session{UID: "admin"}, &size, after)
		require.NoError(t, err)
		require.LessOrEqual(t, len(page.Records), size)
		out = append(out, page.Records...)
		if !page.HasNextPage {
			return out
		}
		require.NotEmpty(t, page.Records, "a page that is not the last one has records")
		after = &page.EndCursor
	}
}

// newTarget is an instance of its own on an empty store: its ids are not those of
// other worlds.
func newTarget(t *testing.T, store graph.Store) *world {
	t.Helper()
	w := &world{t: t, store: store, now: time.Date(2026, 9, 1, 9, 0, 0, 0, time.UTC)}
	w.Service = memory.New(store, memory.Options{
		Now: w.clock, Version: "test",
		NewID:  func() string { return fmt.Sprintf("02900000-0000-7000-8000-%012x", w.next()) },
		Suffix: func() string { return fmt.Sprintf("%06x", w.next()) },
		Secret: func() (secret [32]byte) {
			binary.BigEndian.PutUint64(secret[24:], 1<<32+w.next())
			return secret
		},
	})
	_, err := w.Bootstrap(t.Context(), memory.BootstrapInput{Dev: true})
	require.NoError(t, err)
	t.Cleanup(func() { w.Wait() })
	return w
}

// preserve imports records in batches of so many.
func (w *world) preserve(records []json.RawMessage, size int) memory.ImportResult {
	w.t.Helper()
	var sum memory.ImportResult
	for batch := range slices.Chunk(records, size) {
		result, _, err := w.PreserveRecords(w.t.Context(), w.admin(), batch, false)
		require.NoError(w.t, err)
		sum.Written += result.Written
		sum.Unchanged += result.Unchanged
		sum.Errors = append(sum.Errors, result.Errors...)
	}
	return sum
}

// parted are records without the audit, sorted, and the audit by itself.
func parted(t *testing.T, records []json.RawMessage) (items, audit []string) {
	t.Helper()
	for _, r := range records {
		var head struct{ Kind, Label string }
		require.NoError(t, json.Unmarshal(r, &head))
		if head.Label == "AuditEntry" {
			audit = append(audit, string(r))
		} else {
			items = append(items, string(r))
		}
	}
	slices.Sort(items)
	return items, audit
}

// twoEngines runs the test with a store to move from and an empty one to move to.
func twoEngines(t *testing.T, run func(t *testing.T, from, to graph.Store)) {
	t.Helper()
	t.Run("embedded to embedded", func(t *testing.T) { run(t, openEmbedded(t), openEmbedded(t)) })
	t.Run("embedded to neo4j", func(t *testing.T) { to := neo4jtest.Open(t); run(t, openEmbedded(t), to) })
	t.Run("neo4j to embedded", func(t *testing.T) { from := neo4jtest.Open(t); run(t, from, openEmbedded(t)) })
}

// TestAMovedGraphIsTheSame moves the graph of the tour. TestNeo4jPlans, whose tour takes
// long there, moves it from Neo4j.
func TestAMovedGraphIsTheSame(t *testing.T) {
	t.Run("embedded to embedded", func(t *testing.T) {
		requireMoved(t, takeTour(t, newRecorder(openEmbedded(t))).Service, openEmbedded(t))
	})
	t.Run("embedded to neo4j", func(t *testing.T) {
		to := neo4jtest.Open(t)
		requireMoved(t, takeTour(t, newRecorder(openEmbedded(t))).Service, to)
	})
}

// requireMoved moves all records of an instance to an empty store, twice, and holds what is
// there to what was moved.
func requireMoved(t *testing.T, source *memory.Service, to graph.Store) {
	t.Helper()
	records := everything(t, source, 500)
	kinds := map[string]int{}
	for _, r := range records {
		var head struct{ Kind, Label, Type string }
		require.NoError(t, json.Unmarshal(r, &head))
		kinds[head.Kind+" "+head.Label+head.Type]++
	}
	for _, label := range portable.Labels() {
		require.Positive(t, kinds["node "+label], label)
	}
	t.Logf("%d records: %v", len(records), kinds)

	target := newTarget(t, to)
	result := target.preserve(records, 100)
	require.Empty(t, result.Errors)
	require.Equal(t, len(records), result.Written)
	again := target.preserve(records, 1_000)
	require.Equal(t, memory.ImportResult{Unchanged: len(records)}, again)

	items, audit := parted(t, records)
	moved, movedAudit := parted(t, everything(t, target.Service, 500))
	require.Equal(t, items, moved)
	require.Subset(t, movedAudit, audit)
}

func TestPagesOfAnExportAreTheExport(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.group("deal", "ann", "bob")
		w.page("ann", "note", "Plan", "group:deal")
		everything(t, w.Service, 500)
		items, _ := parted(t, everything(t, w.Service, 500))
		for _, size := range []int{1, 2, 7} {
			same, _ := parted(t, everything(t, w.Service, size))
			require.Equal(t, items, same)
		}
	})
}

func TestOnlyAdminsExportAndPreserve(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		_, err := w.ExportRecords(t.Context(), w.as("ann"), nil, nil)
		refused(t, err, fault.Forbidden, "")
		page, err := w.ExportRecords(t.Context(), w.admin(), ptr(1), nil)
		require.NoError(t, err)
		_, err = w.ExportRecords(t.Context(), w.as("ann"), ptr(1), &page.EndCursor)
		refused(t, err, fault.Forbidden, "")
		_, _, err = w.PreserveRecords(t.Context(), w.as("ann"), page.Records, false)
		refused(t, err, fault.Forbidden, "")
		_, err = w.ExportRecords(t.Context(), w.admin(), ptr(501), nil)
		refused(t, err, fault.BadInput, "first")
		_, err = w.ExportRecords(t.Context(), w.admin(), nil, ptr("x"))
		refused(t, err, fault.BadCursor, "after")
	})
}
