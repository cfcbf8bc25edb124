package memory_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/internal/fault"
	"brain/internal/memory"
)

func claimText(c memory.Claim) string { return c.Text }

// claimsThen tells claims as of a point in time.
func (w *world) claimsThen(uid string, filter memory.ClaimFilter, asOf *memory.AsOf) []string {
	w.t.Helper()
	list, err := w.Claims(w.t.Context(), w.as(uid), filter, ptr(500), nil, asOf)
	require.NoError(w.t, err)
	n, err := list.Count()
	require.NoError(w.t, err)
	require.Equal(w.t, len(list.Nodes), n)
	return names(list.Nodes, claimText)
}

func TestClaimsAsOf(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.page("ann", "company", "Acme", "")
		first := w.remember("ann", about(fact("Acme has 10 people.", "world"), "Acme")).Claim
		t1 := w.clock()
		w.pass(time.Hour)
		corrected, _, err := w.Correct(t.Context(), w.as("ann"), memory.CorrectInput{Claim: first.ID, Text: "Acme has 12 people.", Reason: "miscounted"})
		require.NoError(t, err)
		t2 := w.clock()
		w.pass(time.Hour)
		_, _, err = w.Forget(t.Context(), w.as("ann"), corrected.Claim.ID, "closed")
		require.NoError(t, err)
		t3 := w.clock()
		w.pass(time.Hour)

		for _, c := range []struct {
			name   string
			filter memory.ClaimFilter
			asOf   *memory.AsOf
			want   []string
		}{
			{"now", memory.ClaimFilter{}, nil, []string{}},
			{"at first", memory.ClaimFilter{}, recordedThen(t1), []string{"Acme has 10 people."}},
			{"before", memory.ClaimFilter{History: true}, recordedThen(t1.Add(-time.Microsecond)), []string{}},
			{"just before the correction", memory.ClaimFilter{}, recordedThen(t2.Add(-time.Microsecond)), []string{"Acme has 10 people."}},
			{"at the correction", memory.ClaimFilter{}, recordedThen(t2), []string{"Acme has 12 people."}},
			{"the history then", memory.ClaimFilter{History: true}, recordedThen(t2), []string{"Acme has 12 people.", "Acme has 10 people."}},
			{"what was current then", memory.ClaimFilter{States: []memory.ClaimState{memory.StateCurrent}}, recordedThen(t2), []string{"Acme has 12 people."}},
			{"what was superseded then", memory.ClaimFilter{States: []memory.ClaimState{memory.StateSuperseded}}, recordedThen(t2), []string{"Acme has 10 people."}},
			{"what was superseded at first", memory.ClaimFilter{States: []memory.ClaimState{memory.StateSuperseded}}, recordedThen(t1), []string{}},
			{"what was retired at last", memory.ClaimFilter{States: []memory.ClaimState{memory.StateRetired}}, recordedThen(t3), []string{"Acme has 12 people."}},
			{"by its words, now", memory.ClaimFilter{Text: ptr("12 people")}, nil, []string{}},
			{"by its words", memory.ClaimFilter{Text: ptr("12 people")}, recordedThen(t2), []string{"Acme has 12 people."}},
			{"not true yet", memory.ClaimFilter{}, &memory.AsOf{Recorded: &t2, Valid: ptr(t1.Add(-time.Microsecond))}, []string{}},
		} {
			require.Equal(t, c.want, w.claimsThen("bob", c.filter, c.asOf), c.name)
		}

		claim, err := w.Claim(t.Context(), w.as("bob"), first.ID, recordedThen(t1))
		require.NoError(t, err)
		require.Equal(t, []any{memory.StateCurrent, true, ""}, []any{claim.State, claim.RetiredAt == nil, claim.RetiredReason})
		claim, err = w.Claim(t.Context(), w.as("bob"), first.ID, recordedThen(t2))
		require.NoError(t, err)
		require.Equal(t, []any{memory.StateSuperseded, t2, "miscounted"}, []any{claim.State, *claim.RetiredAt, claim.RetiredReason})
		claim, err = w.Claim(t.Context(), w.as("bob"), corrected.Claim.ID, recordedThen(t1))
		require.NoError(t, err)
		require.Nil(t, claim, "it was not recorded yet")
		replacing, err := w.ClaimsReplacing(t.Context(), w.as("bob"), []string{first.ID}, recordedThen(t2))
		require.NoError(t, err)
		require.Equal(t, memory.StateCurrent, replacing[first.ID].State, "it was forgotten later")
		replacing, err = w.ClaimsReplacing(t.Context(), w.as("bob"), []string{first.ID}, recordedThen(t1))
		require.NoError(t, err)
		require.Empty(t, replacing)
	})
}

// A claim may be replaced by one that was there before.
func TestReplacedByAnOlderClaim(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		older := w.remember("ann", fact("The door is red.", "world")).Claim
		younger := w.remember("ann", fact("The door is blue.", "world")).Claim
		known := w.clock()
		w.pass(time.Hour)
		again := fact("The door is red.", "world")
		again.Supersedes, again.Evidence = &younger.ID, said("looked again")
		require.Equal(t, memory.Replaced, w.remember("ann", again).Status)
		for _, c := range []struct {
			asOf *memory.AsOf
			want int
		}{{nil, 1}, {recordedThen(known), 0}, {recordedThen(w.clock()), 1}} {
			replacing, err := w.ClaimsReplacing(t.Context(), w.as("ann"), []string{younger.ID}, c.asOf)
			require.NoError(t, err)
			require.Len(t, replacing, c.want)
			replaced, err := w.ClaimsReplaced(t.Context(), w.as("ann"), []string{older.ID}, c.asOf)
			require.NoError(t, err)
			require.Len(t, replaced, c.want)
		}
	})
}

func TestPropertiesAndFreshnessAsOf(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		acme := w.page("ann", "company", "Acme", "")
		state := func(n string, from, until time.Time) *memory.Claim {
			in := about(fact("Acme has "+n+" people.", "world"), "Acme")
			in.Property, in.Value, in.ValidFrom = ptr("employees"), json.RawMessage(n), &from
			if !until.IsZero() {
				in.ValidUntil = &until
			}
			return w.remember("ann", in).Claim
		}
		small := state("10", day(1, 1), day(2, 1))
		known := w.clock()
		w.pass(365 * 24 * time.Hour)
		state("20", day(2, 1), time.Time{})
		value := func(asOf *memory.AsOf) string {
			found, err := w.Properties(t.Context(), w.as("ann"), []*memory.Page{&acme}, asOf)
			require.NoError(t, err)
			if len(found[acme.ID]) == 0 {
				return ""
			}
			return found[acme.ID][0].Claim.Value.String()
		}
		require.Equal(t, "20", value(nil))
		require.Equal(t, "10", value(validThen(day(1, 15))))
		require.Equal(t, "", value(validThen(day(1, 1).Add(-time.Microsecond))))
		require.Equal(t, "", value(recordedThen(known)), "by then it was known only until February")
		require.Equal(t, "10", value(&memory.AsOf{Recorded: &known, Valid: ptr(day(1, 31))}))

		require.True(t, w.Expired(small, nil))
		require.False(t, w.Expired(small, validThen(day(1, 31))))
		fresh := func(asOf *memory.AsOf) float64 {
			f, err := w.Freshness(t.Context(), w.as("ann"), []*memory.Claim{small}, asOf)
			require.NoError(t, err)
			return f[small.ID]
		}
		require.InDelta(t, 0.5, fresh(nil), 0.001, "a year is the half-life of a fact")
		require.InDelta(t, 1, fresh(recordedThen(known)), 0.001)
	})
}

func TestRecallAsOf(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		w.page("ann", "company", "Acme", "")
		old := w.remember("ann", about(fact("The warehouse is in Busan.", "world"), "Acme")).Claim
		w.createPage("ann", "Warehouse notes", "The warehouse has two doors.")
		known := w.clock()
		w.pass(time.Hour)
		// Hundreds of later words must not crowd out what was known then.
		var later []string
		for range 320 {
			later = append(later, `{"kind":"claim","text":"The warehouse warehouse is in Seoul, hall `+time.Duration(len(later)).String()+`.","about":"Acme","scope":"world","evidence":[{"kind":"MANUAL"}]}`)
		}
		result, _, err := w.ImportRecords(t.Context(), w.as("ann"), records(later...), false)
		require.NoError(t, err)
		require.Empty(t, result.Errors)
		_, _, err = w.Correct(t.Context(), w.as("ann"), memory.CorrectInput{Claim: old.ID, Text: "The warehouse is in Incheon.", Reason: "moved"})
		require.NoError(t, err)
		w.createPage("ann", "New warehouse", "The new warehouse has three doors.")
		recall := func(in memory.RecallInput) []string {
			in.Query, in.Limit, in.BudgetTokens = "warehouse", ptr(100), ptr(12_000)
			result, err := w.Recall(t.Context(), w.as("ann"), in)
			require.NoError(t, err)
			out := []string{}
			for _, h := range result.Hits {
				switch {
				case h.Item.Claim != nil:
					out = append(out, h.Item.Claim.Text+" "+string(h.Item.Claim.State))
				case h.Item.Passage != nil:
					out = append(out, h.Item.Passage.Text)
				case h.Item.Page != nil:
					out = append(out, h.Item.Page.Title)
				}
			}
			return out
		}
		then := []string{"The warehouse is in Busan. CURRENT", "The warehouse has two doors.", "Warehouse notes"}
		require.ElementsMatch(t, then, recall(memory.RecallInput{AsOf: recordedThen(known)}))
		require.ElementsMatch(t, then, recall(memory.RecallInput{AsOf: recordedThen(known), History: true}))
		require.Empty(t, recall(memory.RecallInput{AsOf: recordedThen(known.AddDate(-1, 0, 0))}))
		require.NotContains(t, recall(memory.RecallInput{}), "The warehouse is in Busan. CURRENT")
	})
}

func TestACursorIsGoodForItsPointInTime(t *testing.T) {
	w := newWorld(t, openEmbedded(t))
	w.people("ann")
	for _, text := range []string{"One is odd.", "Two is even.", "Three is odd."} {
		w.remember("ann", fact(text, "world"))
		w.pass(time.Hour)
	}
	now := w.clock()
	page, err := w.Claims(t.Context(), w.as("ann"), memory.ClaimFilter{}, ptr(2), nil, recordedThen(now))
	require.NoError(t, err)
	require.Equal(t, []string{"Three is odd.", "Two is even."}, names(page.Nodes, claimText))
	w.remember("ann", fact("Four is even.", "world"))
	rest, err := w.Claims(t.Context(), w.as("ann"), memory.ClaimFilter{}, ptr(2), &page.EndCursor, recordedThen(now))
	require.NoError(t, err)
	require.Equal(t, []string{"One is odd."}, names(rest.Nodes, claimText))
	for _, other := range []*memory.AsOf{nil, {}, validThen(now), recordedThen(now.Add(time.Microsecond))} {
		_, err = w.Claims(t.Context(), w.as("ann"), memory.ClaimFilter{}, ptr(2), &page.EndCursor, other)
		refused(t, err, fault.BadCursor, "after")
	}
}

// createPage makes a note with a text.
func (w *world) createPage(uid, title, body string) {
	w.t.Helper()
	_, _, err := w.CreatePage(w.t.Context(), w.as(uid), memory.CreatePageInput{Type: "note", Title: title, Body: &body, Scope: ptr("world")})
	require.NoError(w.t, err)
}
