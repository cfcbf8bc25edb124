package memory_test

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/internal/fault"
	"brain/internal/memory"
)

// day is a day of 2026.
func day(month time.Month, d int) time.Time { return time.Date(2026, month, d, 0, 0, 0, 0, time.UTC) }

// validThen, recordedThen and then are points in time.
func validThen(at time.Time) *memory.AsOf    { return &memory.AsOf{Valid: &at} }
func recordedThen(at time.Time) *memory.AsOf { return &memory.AsOf{Recorded: &at} }

// linksThen tells the links of a page as they were: type, end, start and end.
func (w *world) linksThen(uid string, p memory.Page, asOf *memory.AsOf) []string {
	w.t.Helper()
	list, err := w.PageLinks(w.t.Context(), w.as(uid), p.ID, nil, nil, ptr(500), nil, asOf)
	require.NoError(w.t, err)
	n, err := list.Count()
	require.NoError(w.t, err)
	require.Equal(w.t, len(list.Nodes), n)
	return w.tellLinks(list.Nodes)
}

func (w *world) tellLinks(links []memory.Link) []string {
	w.t.Helper()
	var ids []string
	for _, l := range links {
		ids = append(ids, l.ToID)
	}
	pages, err := w.PagesByID(w.t.Context(), w.admin(), ids)
	require.NoError(w.t, err)
	slices.SortFunc(links, func(a, b memory.Link) int {
		return cmp.Or(instant(a.ValidFrom).Compare(instant(b.ValidFrom)), strings.Compare(pages[a.ToID].Title, pages[b.ToID].Title))
	})
	out := []string{}
	for _, l := range links {
		out = append(out, fmt.Sprintf("%s %s %s-%s", l.Type, pages[l.ToID].Title, dayText(l.ValidFrom), dayText(l.ValidUntil)))
	}
	return out
}

func instant(t *time.Time) time.Time {
	if t == nil {
		return time.Time{}
	}
	return *t
}

func dayText(t *time.Time) string {
	if t == nil {
		return ""
	}
	return t.Format("0102")
}

// since is a link from a start on, zero for none.
func since(from, kind, to, scope string, start time.Time) memory.ConnectInput {
	in := link(from, kind, to, scope)
	if !start.IsZero() {
		in.ValidFrom = &start
	}
	return in
}

func (w *world) connect(uid string, in memory.ConnectInput) memory.Link {
	w.t.Helper()
	l, _, err := w.Connect(w.t.Context(), w.as(uid), in)
	require.NoError(w.t, err)
	return l
}

// kim makes a person and some companies.
func (w *world) kim() memory.Page {
	w.t.Helper()
	for _, name := range []string{"Acme", "Bolt", "Core"} {
		w.page("ann", "company", name, "")
	}
	return w.page("ann", "person", "Kim", "")
}

func TestOneAtATimeMakesRoom(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.group("deal", "ann", "bob")
		kim := w.kim()
		for _, c := range []struct {
			name string
			in   memory.ConnectInput
			// from then on, all the links that stand, at any time
			want []string
		}{
			{"the first", since("Kim", "works_at", "Acme", "world", day(1, 10)), []string{"works_at Acme 0110-"}},
			{"a later one closes it at its start", since("Kim", "works_at", "Bolt", "world", day(2, 10)), []string{"works_at Acme 0110-0210", "works_at Bolt 0210-"}},
			{"one between them ends where the later one begins", since("Kim", "works_at", "Core", "world", day(1, 20)),
				[]string{"works_at Acme 0110-0120", "works_at Core 0120-0210", "works_at Bolt 0210-"}},
			{"one before all ends where the first one begins", since("Kim", "works_at", "Core", "world", day(1, 1)),
				[]string{"works_at Core 0101-0110", "works_at Acme 0110-0120", "works_at Core 0120-0210", "works_at Bolt 0210-"}},
			{"the same start gives way", since("Kim", "works_at", "Acme", "world", day(2, 10)),
				[]string{"works_at Core 0101-0110", "works_at Acme 0110-0120", "works_at Core 0120-0210", "works_at Acme 0210-"}},
			{"one that says no start begins now", since("Kim", "works_at", "Bolt", "world", time.Time{}),
				[]string{"works_at Core 0101-0110", "works_at Acme 0110-0120", "works_at Core 0120-0210", "works_at Acme 0210-0401", "works_at Bolt 0401-"}},
			{"another scope is another matter", since("Kim", "works_at", "Acme", "group:deal", day(3, 1)),
				[]string{"works_at Core 0101-0110", "works_at Acme 0110-0120", "works_at Core 0120-0210", "works_at Acme 0210-0401", "works_at Acme 0301-", "works_at Bolt 0401-"}},
		} {
			w.mu.Lock()
			w.now = day(4, 1)
			w.mu.Unlock()
			w.connect("ann", c.in)
			require.Equal(t, c.want, w.standing("ann", kim), c.name)
		}
		for _, at := range []struct {
			valid time.Time
			want  []string
		}{
			{day(1, 9), []string{"works_at Core 0101-0110"}}, {day(1, 10), []string{"works_at Acme 0110-0120"}}, {day(1, 31), []string{"works_at Core 0120-0210"}},
			{day(3, 31), []string{"works_at Acme 0210-0401", "works_at Acme 0301-"}}, {day(12, 31), []string{"works_at Acme 0301-", "works_at Bolt 0401-"}},
			{day(1, 1).Add(-time.Microsecond), []string{}},
		} {
			require.Equal(t, at.want, w.linksThen("ann", kim, validThen(at.valid)), at.valid)
		}
	})
}

// standing tells all links of a page that were not taken back, whenever they are true:
// on each of the days from which one is, and on those before and after all of them.
func (w *world) standing(uid string, p memory.Page) []string {
	w.t.Helper()
	var all []memory.Link
	known := map[string]bool{}
	for _, at := range []time.Time{day(1, 1).AddDate(-1, 0, 0), day(1, 1), day(1, 10), day(1, 20), day(2, 10), day(3, 1), day(4, 1), day(12, 30)} {
		list, err := w.PageLinks(w.t.Context(), w.as(uid), p.ID, nil, nil, ptr(500), nil, validThen(at))
		require.NoError(w.t, err)
		for _, l := range list.Nodes {
			if !known[l.ID] {
				known[l.ID] = true
				all = append(all, l)
			}
		}
	}
	return w.tellLinks(all)
}

func TestOneAtATimeLeavesWhatTheCallerMayNotSupersede(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		kim := w.kim()
		w.connect("ann", since("Kim", "works_at", "Acme", "world", day(1, 10)))
		w.connect("bob", since("Kim", "works_at", "Bolt", "world", day(2, 10)))
		require.Equal(t, []string{"works_at Acme 0110-", "works_at Bolt 0210-"}, w.linksThen("ann", kim, nil))
	})
}

func TestAnOlderAnswerStaysAsItWas(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		kim := w.kim()
		first := w.connect("ann", since("Kim", "works_at", "Acme", "world", day(1, 10)))
		known := w.clock()
		w.pass(time.Hour)
		w.connect("bob", memory.ConnectInput{From: "Kim", To: "Acme", Type: "works_at", Scope: ptr("world"), ValidFrom: ptr(day(1, 10)), Evidence: said("bob, too")})
		w.pass(time.Hour)
		w.connect("ann", since("Kim", "works_at", "Bolt", "world", day(2, 10)))
		for _, c := range []struct {
			name string
			asOf *memory.AsOf
			want []string
		}{
			{"now", nil, []string{"works_at Bolt 0210-"}},
			{"true in January", validThen(day(1, 31)), []string{"works_at Acme 0110-0210"}},
			{"known then", recordedThen(known), []string{"works_at Acme 0110-"}},
			{"known then, true later", &memory.AsOf{Recorded: &known, Valid: ptr(day(12, 1))}, []string{"works_at Acme 0110-"}},
			{"known then, true before", &memory.AsOf{Recorded: &known, Valid: ptr(day(1, 9))}, []string{}},
			{"before anything was known", recordedThen(known.Add(-time.Microsecond)), []string{}},
			{"in the future", recordedThen(known.AddDate(1, 0, 0)), []string{"works_at Bolt 0210-"}},
		} {
			require.Equal(t, c.want, w.linksThen("bob", kim, c.asOf), c.name)
			reached, err := w.Neighbors(t.Context(), w.as("bob"), kim.ID, nil, nil, nil, nil, nil, c.asOf)
			require.NoError(t, err)
			var links []memory.Link
			for _, n := range reached.Nodes {
				links = append(links, n.Link)
			}
			require.Equal(t, c.want, w.tellLinks(links), c.name)
		}
		links, err := w.LinksByID(t.Context(), w.as("bob"), []string{first.ID}, recordedThen(known))
		require.NoError(t, err)
		require.Nil(t, links[first.ID].RetiredAt)
		evidence, err := w.EvidenceOf(t.Context(), w.as("bob"), []string{first.ID}, recordedThen(known))
		require.NoError(t, err)
		require.Len(t, evidence[first.ID], 1, "what bob said came later")
		// What goes on rests on all that the earlier record did.
		list, err := w.PageLinks(t.Context(), w.as("bob"), kim.ID, nil, nil, nil, nil, validThen(day(1, 31)))
		require.NoError(t, err)
		evidence, err = w.EvidenceOf(t.Context(), w.as("bob"), []string{list.Nodes[0].ID}, nil)
		require.NoError(t, err)
		require.Len(t, evidence[list.Nodes[0].ID], 2)
		require.Equal(t, []time.Time{known, known.Add(time.Hour)}, []time.Time{evidence[list.Nodes[0].ID][0].RecordedAt, evidence[list.Nodes[0].ID][1].RecordedAt})
	})
}

func TestDisconnect(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob", "cho")
		w.group("deal", "ann", "bob")
		kim := w.kim()
		start := w.clock()
		made := w.connect("ann", link("Kim", "advises", "Acme", "world"))
		hidden := w.connect("ann", link("Kim", "advises", "Bolt", "group:deal"))
		disconnect := func(uid string, in memory.DisconnectInput) (memory.Link, error) {
			in.Reason = cmp.Or(in.Reason, "it is over")
			l, _, err := w.Disconnect(t.Context(), w.as(uid), in)
			return l, err
		}
		_, err := disconnect("bob", memory.DisconnectInput{Link: made.ID})
		refused(t, err, fault.Forbidden, "link")
		_, err = disconnect("cho", memory.DisconnectInput{Link: hidden.ID})
		refused(t, err, fault.NotFound, "link")
		_, err = disconnect("ann", memory.DisconnectInput{Link: made.ID, Reason: " "})
		refused(t, err, fault.BadInput, "reason")

		w.pass(time.Hour)
		ended, err := disconnect("ann", memory.DisconnectInput{Link: made.ID, ValidUntil: ptr(day(2, 1))})
		require.NoError(t, err)
		require.NotEqual(t, made.ID, ended.ID)
		require.Equal(t, []string{"advises Bolt -"}, w.linksThen("ann", kim, nil))
		require.Equal(t, []string{"advises Acme -0201", "advises Bolt -"}, w.linksThen("ann", kim, validThen(day(1, 1))))
		require.Equal(t, []string{"advises Acme -", "advises Bolt -"}, w.linksThen("ann", kim, recordedThen(start)))
		_, err = disconnect("ann", memory.DisconnectInput{Link: made.ID})
		refused(t, err, fault.Conflict, "link")
		for _, until := range []time.Time{day(2, 1), day(3, 1)} {
			_, err = disconnect("ann", memory.DisconnectInput{Link: ended.ID, ValidUntil: &until})
			refused(t, err, fault.BadInput, "validUntil")
		}

		w.pass(time.Hour)
		again := w.connect("ann", link("Kim", "advises", "Acme", "world"))
		require.Equal(t, w.clock(), *again.ValidFrom, "it ended, so that it begins anew")
		same := w.connect("ann", link("Kim", "advises", "Acme", "world"))
		require.Equal(t, again.ID, same.ID)

		w.pass(time.Hour)
		before := w.clock()
		w.pass(time.Hour)
		gone, err := disconnect("ann", memory.DisconnectInput{Link: again.ID})
		require.NoError(t, err)
		require.Equal(t, []any{again.ID, w.clock()}, []any{gone.ID, *gone.RetiredAt})
		require.Equal(t, []string{"advises Bolt -"}, w.linksThen("ann", kim, nil))
		require.Equal(t, []string{"advises Bolt -", "advises Acme 0301-"}, w.linksThen("ann", kim, &memory.AsOf{Recorded: &before, Valid: &before}))
		third := w.connect("ann", memory.ConnectInput{From: "Kim", To: "Acme", Type: "advises", Scope: ptr("world"), ValidFrom: again.ValidFrom, Evidence: said("again")})
		require.NotEqual(t, again.ID, third.ID)
	})
}

func TestWeightAndEndGivenAgain(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.kim()
		in := link("Kim", "advises", "Acme", "world")
		in.Weight = ptr(0.5)
		first := w.connect("ann", in)
		known := w.clock()
		w.pass(time.Hour)
		in.Evidence = said("elsewhere")
		in.Weight = nil
		require.Equal(t, first.ID, w.connect("ann", in).ID, "nothing is said of the weight")
		in.Weight = ptr(0.9)
		kept := w.connect("bob", in)
		require.Equal(t, []any{first.ID, 0.5}, []any{kept.ID, kept.Weight}, "bob may not change it")
		heavier := w.connect("ann", in)
		require.Equal(t, []any{false, 0.9}, []any{first.ID == heavier.ID, heavier.Weight})
		evidence, err := w.EvidenceOf(t.Context(), w.as("ann"), []string{heavier.ID}, nil)
		require.NoError(t, err)
		require.Len(t, evidence[heavier.ID], 2)
		w.pass(time.Hour)
		in.ValidUntil = ptr(w.clock().AddDate(0, 1, 0))
		ending := w.connect("ann", in)
		require.Equal(t, []any{*in.ValidUntil, 0.9}, []any{*ending.ValidUntil, ending.Weight})
		then, err := w.LinksByID(t.Context(), w.as("ann"), []string{first.ID, heavier.ID, ending.ID}, recordedThen(known))
		require.NoError(t, err)
		require.Len(t, then, 1)
		require.Equal(t, []any{0.5, true}, []any{then[first.ID].Weight, then[first.ID].RetiredAt == nil})
	})
}

func TestRescopeTakesAllRecordsOfALinkAlong(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob", "cho")
		w.group("deal", "ann", "bob")
		kim := w.kim()
		first := w.connect("ann", since("Kim", "works_at", "Acme", "world", day(1, 10)))
		known := w.clock()
		w.pass(time.Hour)
		w.connect("ann", since("Kim", "works_at", "Bolt", "world", day(2, 10)))
		w.pass(time.Hour)
		require.Equal(t, []string{"works_at Acme 0110-"}, w.linksThen("cho", kim, recordedThen(known)))
		_, _, err := w.Rescope(t.Context(), w.as("ann"), memory.RescopeInput{Link: &first.ID, Scope: "group:deal", Reason: "ours"})
		require.NoError(t, err)
		require.Empty(t, w.linksThen("cho", kim, recordedThen(known)))
		require.Empty(t, w.linksThen("cho", kim, validThen(day(1, 31))))
		require.Equal(t, []string{"works_at Acme 0110-"}, w.linksThen("bob", kim, recordedThen(known)))
		require.Equal(t, []string{"works_at Acme 0110-0210"}, w.linksThen("bob", kim, validThen(day(1, 31))))
	})
}

// Facts beside each other on one page close nothing, and neither do links of
// different pages to it.
func TestAHubKeepsEverythingApart(t *testing.T) {
	const many = 500
	w := newWorld(t, openEmbedded(t))
	w.people("ann")
	hub := w.page("ann", "company", "Hub", "")
	batch := func(record func(i int) string) {
		for begin := 0; begin < many; begin += 250 {
			var texts []string
			for i := begin; i < begin+250; i++ {
				texts = append(texts, record(i))
			}
			result, _, err := w.ImportRecords(t.Context(), w.as("ann"), records(texts...), false)
			require.NoError(t, err)
			require.Empty(t, result.Errors)
		}
	}
	batch(func(i int) string {
		return fmt.Sprintf(`{"kind":"page","externalKey":"p%d","type":"person","title":"Worker %d","scope":"world"}`, i, i)
	})
	batch(func(i int) string {
		return fmt.Sprintf(`{"kind":"link","from":"p%d","to":%q,"type":"works_at","scope":"world"}`, i, hub.ID)
	})
	batch(func(i int) string {
		return fmt.Sprintf(`{"kind":"claim","text":"Hub ships part number %d.","about":%q,"scope":"world","evidence":[{"kind":"MANUAL"}]}`, i, hub.ID)
	})
	batch(func(i int) string {
		return fmt.Sprintf(`{"kind":"event","about":%q,"date":"2026-01-01","summary":"Part %d was shipped.","scope":"world"}`, hub.ID, i)
	})
	require.Len(t, w.linksThen("ann", hub, nil), many)
	claims, err := w.PageClaims(t.Context(), w.as("ann"), hub.ID, memory.ClaimFilter{}, ptr(500), nil, nil)
	require.NoError(t, err)
	require.Len(t, claims.Nodes, many)
	timeline, err := w.PageTimeline(t.Context(), w.as("ann"), hub.ID, ptr(500), nil, nil)
	require.NoError(t, err)
	require.Len(t, timeline.Nodes, many)

	// A new works_at of one of them closes its own, in its own scope.
	w.pass(time.Hour)
	w.page("ann", "company", "Rim", "")
	w.connect("ann", since("Worker 7", "works_at", "Rim", "world", w.clock()))
	require.Len(t, w.linksThen("ann", hub, nil), many-1)
	require.Len(t, w.linksThen("ann", hub, validThen(w.clock().Add(-time.Minute))), many)
	require.Len(t, w.linksThen("ann", hub, recordedThen(w.clock().Add(-time.Minute))), many)
}
