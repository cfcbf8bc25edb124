package memory_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"brain/internal/fault"
	"brain/internal/memory"
)

func happened(about, date, summary, scope string) memory.AddEventInput {
	return memory.AddEventInput{About: about, Date: date, Summary: summary, Scope: &scope, Evidence: said("log")}
}

func (w *world) event(uid string, in memory.AddEventInput) memory.TimelineEvent {
	w.t.Helper()
	e, _, rev, err := w.AddEvent(w.t.Context(), w.as(uid), in)
	require.NoError(w.t, err)
	require.NotEmpty(w.t, rev)
	return e
}

// timeline tells a page's events, in order.
func (w *world) timeline(uid, about string, from, to *time.Time, asOf *memory.AsOf) []string {
	w.t.Helper()
	list, err := w.Timeline(w.t.Context(), w.as(uid), about, from, to, ptr(500), nil, asOf)
	require.NoError(w.t, err)
	return names(list.Nodes, func(e memory.TimelineEvent) string { return e.Date + " " + e.Summary })
}

func TestDatesOfEvents(t *testing.T) {
	w := newWorld(t, openEmbedded(t))
	w.people("ann")
	w.page("ann", "company", "Acme", "")
	for i, c := range []struct {
		date, precision, until string
		wantDate, wantUntil    string
		want                   memory.DatePrecision
		begin, end             string
	}{
		{"2026", "", "", "2026", "", "YEAR", "2026-01-01T00:00:00Z", "2027-01-01T00:00:00Z"},
		{"2024-02", "", "", "2024-02", "", "MONTH", "2024-02-01T00:00:00Z", "2024-03-01T00:00:00Z"},
		{"2024-02-29", "", "", "2024-02-29", "", "DAY", "2024-02-29T00:00:00Z", "2024-03-01T00:00:00Z"},
		{"2026-03-01T09:30:00Z", "", "", "2026-03-01T09:30:00Z", "", "INSTANT", "2026-03-01T09:30:00Z", "2026-03-01T09:30:00.000001Z"},
		{"2026-03-01T00:30:00+09:00", "", "", "2026-02-28T15:30:00Z", "", "INSTANT", "2026-02-28T15:30:00Z", "2026-02-28T15:30:00.000001Z"},
		{"2026-03-01T00:30:00+09:00", "DAY", "", "2026-02-28", "", "DAY", "2026-02-28T00:00:00Z", "2026-03-01T00:00:00Z"},
		{"2026-03-01", "DAY", "", "2026-03-01", "", "DAY", "2026-03-01T00:00:00Z", "2026-03-02T00:00:00Z"},
		{"2026-03-01", "YEAR", "", "2026", "", "YEAR", "2026-01-01T00:00:00Z", "2027-01-01T00:00:00Z"},
		{"2026-03-15", "", "2026-03", "2026-03-15", "2026-03", "DAY", "2026-03-15T00:00:00Z", "2026-04-01T00:00:00Z"},
		{"2026", "", "2028-06-30T12:00:00.123456789Z", "2026", "2028-06-30T12:00:00.123456Z", "YEAR", "2026-01-01T00:00:00Z", "2028-06-30T12:00:00.123457Z"},
	} {
		in := happened("Acme", c.date, fmt.Sprintf("Something happened %d times.", i), "world")
		if c.precision != "" {
			in.Precision = ptr(memory.DatePrecision(c.precision))
		}
		if c.until != "" {
			in.Until = &c.until
		}
		e := w.event("ann", in)
		require.Equal(t, []any{c.wantDate, c.want, c.wantUntil}, []any{e.Date, e.Precision, e.Until}, "%+v", c)
		require.Equal(t, []string{c.begin, c.end}, []string{e.At.Format(time.RFC3339Nano), e.EndsAt.Format(time.RFC3339Nano)}, "%+v", c)
	}
	for name, c := range map[string]struct {
		change func(*memory.AddEventInput)
		code   fault.Code
		field  string
	}{
		"words":             {func(in *memory.AddEventInput) { in.Date = "last March" }, fault.BadInput, "date"},
		"no such day":       {func(in *memory.AddEventInput) { in.Date = "2026-02-29" }, fault.BadInput, "date"},
		"no such month":     {func(in *memory.AddEventInput) { in.Date = "2026-13" }, fault.BadInput, "date"},
		"no offset":         {func(in *memory.AddEventInput) { in.Date = "2026-03-01T09:00:00" }, fault.BadInput, "date"},
		"no such hour":      {func(in *memory.AddEventInput) { in.Date = "2026-03-01T25:00:00Z" }, fault.BadInput, "date"},
		"year 0":            {func(in *memory.AddEventInput) { in.Date = "0000" }, fault.BadInput, "date"},
		"too exact":         {func(in *memory.AddEventInput) { in.Date, in.Precision = "2026", ptr(memory.PrecisionDay) }, fault.BadInput, "precision"},
		"no such precision": {func(in *memory.AddEventInput) { in.Precision = ptr(memory.DatePrecision("DECADE")) }, fault.BadInput, "precision"},
		"ends before":       {func(in *memory.AddEventInput) { in.Until = ptr("2025") }, fault.BadInput, "until"},
		"summary":           {func(in *memory.AddEventInput) { in.Summary = " " }, fault.BadInput, "summary"},
		"evidence":          {func(in *memory.AddEventInput) { in.Evidence = nil }, fault.BadInput, "evidence"},
		"type":              {func(in *memory.AddEventInput) { in.Type = ptr("outage") }, fault.UnknownTerm, "type"},
		"about":             {func(in *memory.AddEventInput) { in.About = "Nobody" }, fault.NotFound, "about"},
		"event page":        {func(in *memory.AddEventInput) { in.EventPage = ptr("Nobody") }, fault.NotFound, "eventPage"},
		"its own page":      {func(in *memory.AddEventInput) { in.EventPage = ptr("Acme") }, fault.BadInput, "eventPage"},
		"scope":             {func(in *memory.AddEventInput) { in.Scope = ptr("group:none") }, fault.NotAMember, "scope"},
	} {
		in := happened("Acme", "2026-03-01", "It happened.", "world")
		c.change(&in)
		_, _, _, err := w.AddEvent(t.Context(), w.as("ann"), in)
		require.Error(t, err, name)
		refused(t, err, c.code, c.field)
	}
	require.Len(t, w.timeline("ann", "Acme", nil, nil, nil), 10, "nothing of a refused event is left behind")
}

// Any moment, written with any offset and kept to any precision, lies in the date
// that was made of it, and the date reads again as itself.
func TestAMomentLiesInItsDate(t *testing.T) {
	w := newWorld(t, openEmbedded(t))
	w.people("ann")
	w.page("ann", "company", "Acme", "")
	n := 0
	rapid.Check(t, func(rt *rapid.T) {
		moment := time.Unix(rapid.Int64Range(-60_000_000_000, 250_000_000_000).Draw(rt, "seconds"), rapid.Int64Range(0, 999_999).Draw(rt, "µs")*1000).
			In(time.FixedZone("", rapid.IntRange(-23*60, 23*60).Draw(rt, "offset")*60))
		precision := rapid.SampledFrom([]memory.DatePrecision{"YEAR", "MONTH", "DAY", "INSTANT"}).Draw(rt, "precision")
		n++
		in := happened("Acme", moment.Format("2006-01-02T15:04:05.999999Z07:00"), fmt.Sprintf("Event number %d.", n), "world")
		in.Precision = &precision
		e, _, _, err := w.AddEvent(t.Context(), w.as("ann"), in)
		require.NoError(rt, err)
		require.Equal(rt, precision, e.Precision)
		require.False(rt, moment.Before(e.At), "%s in %s", moment, e.Date)
		require.True(rt, moment.Before(e.EndsAt), "%s in %s", moment, e.Date)
		in.Date, in.Precision = e.Date, nil
		again, duplicate, _, err := w.AddEvent(t.Context(), w.as("ann"), in)
		require.NoError(rt, err)
		require.True(rt, duplicate)
		require.Equal(rt, e.ID, again.ID)
		require.Equal(rt, precision, again.Precision)
	})
}

func TestTimeline(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob", "cho")
		w.group("deal", "ann", "bob")
		acme := w.page("ann", "company", "Acme", "")
		w.page("ann", "event", "Launch", "group:deal")
		before := w.clock()
		w.pass(time.Hour)
		w.event("ann", happened("Acme", "2024", "The year of the merger.", "world"))
		w.event("ann", happened("Acme", "2024-06", "The merger was signed.", "group:deal"))
		launch := happened("Acme", "2026-03-01T09:00:00Z", "Launch day.", "world")
		launch.EventPage, launch.Detail = ptr("Launch"), ptr("Everybody came.")
		made := w.event("ann", launch)
		w.event("ann", happened("Acme", "2019-01-01", "Acme was founded.", "world"))

		all := []string{"2026-03-01T09:00:00Z Launch day.", "2024-06 The merger was signed.", "2024 The year of the merger.", "2019-01-01 Acme was founded."}
		require.Equal(t, all, w.timeline("bob", "Acme", nil, nil, nil))
		// The launch has a page that cho may not know.
		require.Equal(t, []string{all[2], all[3]}, w.timeline("cho", "Acme", nil, nil, nil))
		require.Empty(t, w.timeline("bob", "Acme", nil, nil, recordedThen(before)))
		for _, c := range []struct {
			from, to string
			want     []string
		}{
			{"2024-12-31T23:59:59Z", "", all[:1:1]}, {"", "2024-06-01T00:00:00Z", all[2:]},
			{"2024-07-01T00:00:00Z", "2025-01-01T00:00:00Z", all[2:3]}, {"2025-01-01T00:00:00Z", "2026-03-01T09:00:00Z", []string{}},
			{"2026-03-01T09:00:00Z", "2026-03-01T09:00:00.000001Z", all[:1]},
		} {
			var bounds [2]*time.Time
			for i, text := range []string{c.from, c.to} {
				if text != "" {
					at, err := time.Parse(time.RFC3339Nano, text)
					require.NoError(t, err)
					bounds[i] = &at
				}
			}
			want := c.want
			if c.from == "2024-12-31T23:59:59Z" {
				want = []string{all[0], all[2]} // the year lasts until its end
			}
			require.Equal(t, want, w.timeline("bob", "Acme", bounds[0], bounds[1], nil), "%s to %s", c.from, c.to)
		}
		_, err := w.Timeline(t.Context(), w.as("bob"), "Acme", ptr(day(2, 1)), ptr(day(1, 1)), nil, nil, nil)
		refused(t, err, fault.BadInput, "to")

		// The same again, in other words for the same words, gains the evidence.
		w.pass(time.Hour)
		known := w.clock().Add(-time.Minute)
		launch.Summary, launch.Evidence = "LAUNCH   day.", said("paper")
		same, duplicate, _, err := w.AddEvent(t.Context(), w.as("bob"), launch)
		require.NoError(t, err)
		require.Equal(t, []any{true, made.ID, "Launch day."}, []any{duplicate, same.ID, same.Summary})
		evidence, err := w.EvidenceOf(t.Context(), w.as("bob"), []string{made.ID}, nil)
		require.NoError(t, err)
		require.Len(t, evidence[made.ID], 2)
		evidence, err = w.EvidenceOf(t.Context(), w.as("bob"), []string{made.ID}, recordedThen(known))
		require.NoError(t, err)
		require.Len(t, evidence[made.ID], 1)
		pages, err := w.EventPages(t.Context(), w.as("bob"), []string{made.ID})
		require.NoError(t, err)
		require.Equal(t, "Launch", pages[made.ID].Title)

		// Paged without gaps or doubles, by a cursor that is good for its own list only.
		var paged []string
		var after *string
		for {
			list, err := w.PageTimeline(t.Context(), w.as("bob"), acme.ID, ptr(1), after, nil)
			require.NoError(t, err)
			paged = append(paged, list.Nodes[0].Date+" "+list.Nodes[0].Summary)
			if after = &list.EndCursor; !list.HasNextPage {
				break
			}
		}
		require.Equal(t, all, paged)
		_, err = w.PageTimeline(t.Context(), w.as("bob"), acme.ID, ptr(1), after, recordedThen(known))
		refused(t, err, fault.BadCursor, "after")
		_, err = w.PageTimeline(t.Context(), w.as("cho"), acme.ID, ptr(1), after, nil)
		refused(t, err, fault.BadCursor, "after")
	})
}

func TestEventsFollowTheirPagesAndScope(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob", "cho")
		w.group("deal", "ann", "bob")
		w.page("ann", "company", "Acme", "")
		launch := w.page("ann", "event", "Launch", "")
		in := happened("Acme", "2026", "Launch year.", "world")
		in.EventPage = ptr("Launch")
		made := w.event("ann", in)
		known := w.clock()
		w.pass(time.Hour)
		recalled := func(uid string) []string {
			result, err := w.Recall(t.Context(), w.as(uid), memory.RecallInput{Query: "year"})
			require.NoError(t, err)
			found := []string{}
			for _, h := range result.Hits {
				if h.Item.Event != nil {
					found = append(found, h.Item.Event.Summary)
				}
			}
			return found
		}
		require.Equal(t, []string{"Launch year."}, recalled("cho"))
		rescope := func(in memory.RescopeInput) memory.RescopeResult {
			in.Reason = "ours"
			result, _, err := w.Rescope(t.Context(), w.as("ann"), in)
			require.NoError(t, err)
			return result
		}
		rescope(memory.RescopeInput{Page: &launch.ID, Scope: "group:deal"})
		for _, asOf := range []*memory.AsOf{nil, recordedThen(known)} {
			require.Empty(t, w.timeline("cho", "Acme", nil, nil, asOf))
			require.Len(t, w.timeline("bob", "Acme", nil, nil, asOf), 1)
		}
		require.Empty(t, recalled("cho"))
		rescope(memory.RescopeInput{Page: &launch.ID, Scope: "world"})
		require.Len(t, w.timeline("cho", "Acme", nil, nil, nil), 1)

		result := rescope(memory.RescopeInput{Event: &made.ID, Scope: "group:deal"})
		require.Equal(t, made.ID, result.Event.ID)
		for _, asOf := range []*memory.AsOf{nil, recordedThen(known)} {
			require.Empty(t, w.timeline("cho", "Acme", nil, nil, asOf))
			require.Len(t, w.timeline("bob", "Acme", nil, nil, asOf), 1)
		}
		_, _, err := w.Rescope(t.Context(), w.as("cho"), memory.RescopeInput{Event: &made.ID, Scope: "world", Reason: "mine"})
		refused(t, err, fault.NotFound, "event")
		_, _, err = w.Rescope(t.Context(), w.as("bob"), memory.RescopeInput{Event: &made.ID, Scope: "world", Reason: "mine"})
		refused(t, err, fault.Forbidden, "scope")
		e, err := w.ExplainAccess(t.Context(), w.as("bob"), made.ID, "bob")
		require.NoError(t, err)
		require.True(t, e.Allowed)
		_, err = w.ExplainAccess(t.Context(), w.as("cho"), made.ID, "cho")
		refused(t, err, fault.NotFound, "")
	})
}

func TestImportedEvents(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		batch := records(
			`{"kind":"page","externalKey":"v/acme.md","type":"company","title":"Acme","scope":"world"}`,
			`{"kind":"page","externalKey":"v/launch.md","type":"event","title":"Launch","scope":"world"}`,
			`{"kind":"event","about":"v/acme.md","date":"2026-03-01","precision":"MONTH","until":"2026","summary":"The launch.","eventPage":"v/launch.md","scope":"world","excerpt":"- 2026-03-01: the launch"}`,
			`{"kind":"event","about":"v/acme.md","date":"2026-03-02","summary":"The party.","scope":"world","evidence":[{"kind":"MANUAL","note":"I was there"}]}`,
			`{"kind":"event","about":"v/acme.md","date":"someday","summary":"The end.","scope":"world"}`,
			`{"kind":"happening","about":"v/acme.md"}`,
		)
		for i, written := range []int{4, 0} {
			result, _, err := w.ImportRecords(t.Context(), w.as("ann"), batch, false)
			require.NoError(t, err)
			require.Equal(t, []int{written, 4 - written, 2}, []int{result.Written, result.Unchanged, len(result.Errors)}, "run %d: %+v", i, result.Errors)
			require.Equal(t, []int{4, 5}, []int{result.Errors[0].Index, result.Errors[1].Index}, "in the order of the records")
			require.Contains(t, result.Errors[1].Message, "event", "the unknown kind is refused with what there is")
			w.pass(time.Hour)
		}
		list, err := w.Timeline(t.Context(), w.as("ann"), "Acme", nil, nil, nil, nil, nil)
		require.NoError(t, err)
		require.Equal(t, []string{"2026-03-02 The party.", "2026-03 The launch."}, names(list.Nodes, func(e memory.TimelineEvent) string { return e.Date + " " + e.Summary }))
		evidence, err := w.EvidenceOf(t.Context(), w.as("ann"), []string{list.Nodes[0].ID, list.Nodes[1].ID}, nil)
		require.NoError(t, err)
		require.Equal(t, "I was there", evidence[list.Nodes[0].ID][0].Note)
		require.Equal(t, "- 2026-03-01: the launch", evidence[list.Nodes[1].ID][0].Excerpt)
	})
}
