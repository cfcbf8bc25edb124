package memory_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/internal/fault"
	"brain/internal/memory"
)

// A date that is not valid is answered with its field, what was expected and the
// nearest one that is.
func TestBadDatesNameTheNearest(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		w.page("ann", "company", "Acme", "")
		hint := func(err error, field, nearest string) {
			t.Helper()
			refused(t, err, fault.BadInput, field)
			var f *fault.Error
			require.ErrorAs(t, err, &f)
			require.Equal(t, "did you mean "+nearest+"?", f.Hint)
		}
		_, _, err := w.CreatePage(t.Context(), w.as("ann"), memory.CreatePageInput{Type: "event", Title: "Fair", EffectiveDate: ptr("2026-02-30")})
		hint(err, "effectiveDate", "2026-02-28")
		event := memory.AddEventInput{About: "Acme", Date: "2026-02-30", Summary: "A fair.", Evidence: said("test")}
		_, _, _, err = w.AddEvent(t.Context(), w.as("ann"), event)
		hint(err, "date", "2026-02-28")
		year := time.Date(1, 1, 1, 0, 0, 0, 0, time.UTC)
		in := about(fact("Acme is old.", "world"), "Acme")
		in.ValidFrom = &year
		_, _, err = w.Remember(t.Context(), w.as("ann"), in)
		hint(err, "validFrom", "0001-01-01T00:00:00.000001Z")
		next := year.Add(time.Microsecond)
		in.ValidFrom = &next
		w.remember("ann", in)
		late := time.Date(10000, 1, 1, 0, 0, 0, 0, time.UTC)
		in = about(fact("Acme is young.", "world"), "Acme")
		in.ValidUntil = &late
		_, _, err = w.Remember(t.Context(), w.as("ann"), in)
		hint(err, "validUntil", "9999-12-31T23:59:59.999999Z")
	})
}

// The errors of a batch come in the order of its records, whatever found them.
func TestImportErrorsComeInOrder(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		result, _, err := w.ImportRecords(t.Context(), w.as("ann"), records(
			`{"kind":"page","externalKey":"a","type":"nothing","title":"A","scope":"world"}`,
			`{"kind":"page","externalKey":"b","type":"note","title":"B","scope":"world"}`,
			`{"kind":"noise"}`,
			`{"kind":"page","externalKey":"d","type":"note","title":"D","scope":"nobody"}`,
		), false)
		require.NoError(t, err)
		require.Equal(t, []int{0, 2, 3}, []int{result.Errors[0].Index, result.Errors[1].Index, result.Errors[2].Index})
	})
}
