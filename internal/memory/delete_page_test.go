package memory_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/internal/fault"
	"brain/internal/memory"
)

func (w *world) delete(uid, page string) memory.DeletePageResult {
	w.t.Helper()
	result, _, err := w.DeletePage(w.t.Context(), w.as(uid), page, "no longer wanted")
	require.NoError(w.t, err)
	return result
}

func (w *world) restore(uid, page string) {
	w.t.Helper()
	_, _, err := w.RestorePage(w.t.Context(), w.as(uid), page)
	require.NoError(w.t, err)
}

// there are the titles of the pages of a list.
func (w *world) titles(uid string, filter memory.PageFilter) []string {
	w.t.Helper()
	list, err := w.Pages(w.t.Context(), w.as(uid), filter, nil, nil)
	require.NoError(w.t, err)
	n, err := list.Count()
	require.NoError(w.t, err)
	require.Equal(w.t, len(list.Nodes), n)
	return names(list.Nodes, func(p memory.Page) string { return p.Title })
}

func (w *world) neighbours(uid, page string) []string {
	w.t.Helper()
	list, err := w.Neighbors(w.t.Context(), w.as(uid), page, nil, nil, nil, nil, nil, nil)
	require.NoError(w.t, err)
	return names(list.Nodes, func(n memory.Neighbor) string { return n.Path[0].To.Title })
}

var deleted = memory.PageFilter{Deleted: ptr(true)}

func TestADeletedPageIsGoneAndComesBack(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.principal(disclosure.Human, "cora", disclosure.MemberRole, disclosure.CuratorRole)
		body := "# Pier\n\nThe zephyrine pier stands.\n"
		p, _, err := w.CreatePage(t.Context(), w.as("ann"), memory.CreatePageInput{
			Type: "company", Title: "Zephyr Works", Aliases: []string{"Zed"}, Tags: []string{"windy"}, Body: &body,
		})
		require.NoError(t, err)
		w.page("ann", "company", "Quay", "")
		claim := w.remember("ann", about(fact("The zephyrine is strong.", "world"), "Zed")).Claim
		tie := w.tie("ann", "Zed", "customer_of", "Quay", "world")
		event, _, _, err := w.AddEvent(t.Context(), w.as("ann"), memory.AddEventInput{About: "Zed", Date: "2025", Summary: "Zephyrine founded.", Scope: ptr("world"), Evidence: said("x")})
		require.NoError(t, err)

		see := func(uid string) []any {
			res, err := w.Page(t.Context(), w.as(uid), "Zed")
			require.NoError(t, err)
			bySlug, err := w.Page(t.Context(), w.as(uid), p.Slug)
			require.NoError(t, err)
			links, err := w.LinksByID(t.Context(), w.as(uid), []string{tie.ID}, nil)
			require.NoError(t, err)
			quay, err := w.Page(t.Context(), w.as(uid), "Quay")
			require.NoError(t, err)
			counts, err := w.BacklinkCounts(t.Context(), w.as(uid), []string{quay.Page.ID}, nil)
			require.NoError(t, err)
			evidence, err := w.EvidenceOf(t.Context(), w.as(uid), []string{claim.ID, tie.ID, event.ID}, nil)
			require.NoError(t, err)
			timeline, err := w.PageTimeline(t.Context(), w.as(uid), p.ID, nil, nil, nil)
			require.NoError(t, err)
			versions, err := w.PageVersions(t.Context(), w.as(uid), p.ID, nil, nil)
			require.NoError(t, err)
			return []any{
				res.Page != nil, len(res.Near), bySlug.Page != nil, len(links), counts[quay.Page.ID], len(evidence), w.claim(uid, claim.ID) != nil,
				w.titles(uid, memory.PageFilter{}), w.titles(uid, memory.PageFilter{Tag: ptr("windy")}), w.titles(uid, memory.PageFilter{Text: ptr("zephyr")}),
				w.neighbours(uid, "Quay"), w.listed(uid, memory.ClaimFilter{}), w.listed(uid, memory.ClaimFilter{Text: ptr("zephyrine"), History: true}),
				len(w.recall(uid, memory.RecallInput{Query: "zephyrine"}).Hits), len(w.sections(uid, p)), w.body(uid, p), len(timeline.Nodes), len(versions.Nodes),
			}
		}
		before := see("bob")
		require.Equal(t, 3, len(w.recall("bob", memory.RecallInput{Query: "zephyrine"}).Hits))
		_, _, err = w.DeletePage(t.Context(), w.as("bob"), "Zed", "mine now")
		refused(t, err, fault.Forbidden, "page")
		require.Equal(t, before, see("bob"))

		result := w.delete("ann", "Zed")
		require.False(t, result.Queued)
		for _, uid := range []string{"ann", "bob", "cora"} {
			require.Equal(t, []any{
				false, 0, false, 0, 0, 0, false,
				[]string{"Quay", "cora", "bob", "ann", "Admin", "Brain", "World"}, []string{}, []string{},
				[]string{}, []string{}, []string{}, 0, 0, "", 0, 0,
			}, see(uid), uid)
		}
		require.Equal(t, []string{"Zephyr Works"}, w.titles("ann", deleted))
		require.Equal(t, []string{"Zephyr Works"}, w.titles("cora", deleted))
		require.Equal(t, []string{"Zephyr Works"}, w.titles("cora", memory.PageFilter{Deleted: ptr(true), Text: ptr("zephyr"), Tag: ptr("windy"), Type: ptr("company")}))
		require.Empty(t, w.titles("bob", deleted))
		_, _, err = w.RestorePage(t.Context(), w.as("bob"), p.ID)
		refused(t, err, fault.NotFound, "page")
		_, _, err = w.RestorePage(t.Context(), w.as("ann"), "Nothing")
		refused(t, err, fault.NotFound, "page")

		w.restore("cora", "Zephyr Works")
		require.Equal(t, before, see("bob"))
		require.Empty(t, w.titles("ann", deleted))
	})
}

func TestWhatStandsOnTwoDeletedPagesComesBackWithTheLast(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		w.page("ann", "company", "One", "")
		w.page("ann", "company", "Two", "")
		three := w.page("ann", "company", "Three", "")
		tie := w.tie("ann", "One", "customer_of", "Two", "world")
		linked := func() bool {
			links, err := w.LinksByID(t.Context(), w.as("ann"), []string{tie.ID}, nil)
			require.NoError(t, err)
			return len(links) == 1
		}
		one, two := w.delete("ann", "One"), w.delete("ann", "Two")
		w.restore("ann", one.Page.ID)
		require.False(t, linked())
		require.Empty(t, w.neighbours("ann", "One"))
		w.restore("ann", two.Page.ID)
		require.True(t, linked())
		require.Equal(t, []string{"Two"}, w.neighbours("ann", "One"))
		require.Empty(t, w.links("ann", three))
	})
}

func TestWhoMayDelete(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "eve")
		w.principal(disclosure.Human, "cora", disclosure.MemberRole, disclosure.CuratorRole)
		w.agent("bot", "ann")
		w.direct("dm", "ann", "bot")
		w.group("eves", "eve")
		p := w.page("ann", "note", "Plan", "")
		_, _, err := w.UpdatePage(t.Context(), w.as("eve"), memory.UpdatePageInput{Page: p.ID, Version: 1, Sections: []memory.SectionPatch{{Text: ptr("hidden"), Scope: ptr("group:eves")}}})
		require.NoError(t, err)
		for uid, code := range map[string]fault.Code{"ann": fault.Forbidden, "cora": fault.Forbidden, "eve": fault.Forbidden, "admin": fault.Forbidden} {
			_, _, err := w.DeletePage(t.Context(), w.as(uid), p.ID, "x")
			refused(t, err, code, "page")
		}
		for _, slug := range []string{"people/ann", "agents/bot", "world", "brain"} {
			_, _, err := w.DeletePage(t.Context(), w.as("cora"), slug, "x")
			refused(t, err, fault.Constraint, "page")
		}
		_, _, err = w.DeletePage(t.Context(), w.as("ann"), "Nowhere", "x")
		refused(t, err, fault.NotFound, "page")
		_, _, err = w.DeletePage(t.Context(), w.as("ann"), p.ID, "")
		refused(t, err, fault.BadInput, "reason")
	})
}

func TestWhatAnAgentDeletesWaitsForAPerson(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		w.principal(disclosure.Human, "cora", disclosure.MemberRole, disclosure.CuratorRole)
		w.principal(disclosure.Service, "bridge")
		p, _, err := w.CreatePage(t.Context(), w.as("bridge"), memory.CreatePageInput{Type: "note", Title: "Plan", Scope: ptr("world")})
		require.NoError(t, err)
		require.True(t, w.delete("bridge", p.ID).Queued)
		require.Empty(t, w.titles("ann", memory.PageFilter{Type: ptr("note")}))
		open := memory.FindingState("OPEN")
		kind := memory.FindingDeletionReview
		findings := func() int {
			list, err := w.Findings(t.Context(), w.as("cora"), &open, &kind, nil, nil)
			require.NoError(t, err)
			for _, f := range list.Nodes {
				require.NotContains(t, f.Explanation, "Plan")
			}
			return len(list.Nodes)
		}
		require.Equal(t, 1, findings())
		w.pass(100 * time.Hour)
		_, _, err = w.PurgeDeleted(t.Context(), w.admin(), memory.PurgeDeletedInput{Page: &p.ID, Reason: "x"})
		refused(t, err, fault.Conflict, "page")
		result, _, err := w.PurgeDeleted(t.Context(), w.admin(), memory.PurgeDeletedInput{Reason: "x"})
		require.NoError(t, err)
		require.Zero(t, result.Items)
		w.restore("cora", p.ID)
		require.Zero(t, findings())
		require.Equal(t, []string{"Plan"}, w.titles("ann", memory.PageFilter{Type: ptr("note")}))
	})
}

func TestAnImportDoesNotBringADeletedPageBack(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		batch := []json.RawMessage{json.RawMessage(`{"kind":"page","externalKey":"v/x","type":"note","title":"X","slug":"notes/v/x","body":"x","scope":"world"}`)}
		require.Equal(t, memory.ImportResult{Written: 1}, w.bring("ann", batch))
		old := w.delete("ann", "notes/v/x")
		require.Equal(t, memory.ImportResult{Written: 1}, w.bring("ann", batch))
		res, err := w.Page(t.Context(), w.as("ann"), "X")
		require.NoError(t, err)
		require.NotEqual(t, old.Page.ID, res.Page.ID)
	})
}

func TestWhatWasDerivedFallsWithItsInputs(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		source := w.page("ann", "note", "Source", "")
		second := w.page("ann", "note", "Second", "")
		quay := w.page("ann", "company", "Quay", "")
		input := w.remember("ann", about(fact("It rains.", "world"), source.ID)).Claim.ID
		w.deriveClaim("derived-1", input, quay.ID)
		w.deriveClaim("derived-2", "derived-1", quay.ID)
		w.derivePage("derived-page", second.ID)
		w.deriveClaim("derived-3", source.ID, "derived-page")
		there := func() []bool {
			out := []bool{}
			for _, id := range []string{"derived-1", "derived-2", "derived-3"} {
				out = append(out, w.claim("ann", id) != nil)
			}
			pages, err := w.PagesByID(t.Context(), w.as("ann"), []string{"derived-page"})
			require.NoError(t, err)
			return append(out, len(pages) == 1)
		}
		require.Equal(t, []bool{true, true, true, true}, there())
		w.delete("ann", source.ID)
		require.Equal(t, []bool{false, false, false, true}, there())
		w.delete("ann", second.ID)
		require.Equal(t, []bool{false, false, false, false}, there())
		require.Equal(t, []string{"Second", "Source"}, w.titles("ann", deleted))
		w.restore("ann", source.ID)
		require.Equal(t, []bool{true, true, false, false}, there(), "its page is still hidden")
		w.restore("ann", second.ID)
		require.Equal(t, []bool{true, true, true, true}, there())
		w.erase(memory.EraseInput{Page: &source.ID})
		require.Equal(t, []bool{false, false, false, true}, there())
	})
}
