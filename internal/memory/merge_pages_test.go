package memory_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/internal/fault"
	"brain/internal/memory"
)

func (w *world) merge(uid, from, into string) memory.MergePagesResult {
	w.t.Helper()
	result, _, err := w.MergePages(w.t.Context(), w.as(uid), memory.MergePagesInput{From: from, Into: into})
	require.NoError(w.t, err)
	return result
}

func TestMergeMovesEverythingThatIsOnAPage(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.group("deal", "ann")
		first, second := "# History\n\nFounded in 1990.\n", "# Business\n\nSells wind.\n"
		from, _, err := w.CreatePage(t.Context(), w.as("ann"), memory.CreatePageInput{
			Type: "company", Title: "Zephyr Inc", Aliases: []string{"ZI", "Zephyr"}, Tags: []string{"wind", "old"}, Body: &first,
		})
		require.NoError(t, err)
		into, _, err := w.CreatePage(t.Context(), w.as("ann"), memory.CreatePageInput{
			Type: "company", Title: "Zephyr", Tags: []string{"wind"}, Body: &second,
		})
		require.NoError(t, err)
		w.page("ann", "company", "Quay", "")
		w.page("ann", "note", "Note", "")
		claim := w.remember("ann", about(fact("It grows.", "world"), from.ID)).Claim.ID
		hidden := w.remember("ann", about(fact("It shrinks.", "group:deal"), from.ID)).Claim.ID
		in := fact("Wind is cheap.", "world")
		in.Holder = &from.ID
		held := w.remember("ann", in).Claim.ID
		cited := w.remember("ann", citing("The quay is new.", "Quay", from.ID)).Claim.ID
		w.pass(time.Minute)
		one := w.tie("ann", from.ID, "customer_of", "Quay", "world")
		w.pass(time.Minute)
		two := w.tie("ann", into.ID, "customer_of", "Quay", "world")
		three := w.tie("ann", "Quay", "competes_with", from.ID, "group:deal")
		self := w.tie("ann", from.ID, "competes_with", into.ID, "world")
		_, _, _, err = w.AddEvent(t.Context(), w.as("ann"), memory.AddEventInput{About: from.ID, Date: "1990", Summary: "Founded.", Scope: ptr("world"), Evidence: said("x")})
		require.NoError(t, err)
		twin, _, _, err := w.AddEvent(t.Context(), w.as("ann"), memory.AddEventInput{About: into.ID, Date: "1990", Summary: "founded.", Scope: ptr("world"), Evidence: said("y")})
		require.NoError(t, err)
		versions := w.version("ann", from) + w.version("ann", into)

		dry, _, err := w.MergePages(t.Context(), w.as("ann"), memory.MergePagesInput{From: from.Slug, Into: into.Slug, DryRun: true})
		require.NoError(t, err)
		want := []string{
			"companies/zephyr-inc leads to companies/zephyr", `the title "Zephyr Inc" becomes an alias`, `the alias "ZI" moves`,
			`the tag "old" moves`, `the tag "wind" moves`, `the section "History" moves behind those of companies/zephyr`,
			"3 claims about it move", "1 claim held by it moves", "1 event moves", "2 links move",
			"1 link becomes one with another that says the same", "1 link between the two goes",
		}
		require.Equal(t, want, dry.Changes)
		require.Equal(t, from.ID, w.found("ann", from.Slug).ID, "a dry run changes nothing")
		w.pass(time.Minute)
		require.Equal(t, want, w.merge("ann", from.Slug, into.Slug).Changes)

		for _, ref := range []string{from.ID, from.Slug, "Zephyr Inc", "ZI", "Zephyr", into.Slug, into.ID} {
			require.Equal(t, into.ID, w.found("bob", ref).ID, ref)
		}
		require.Equal(t, second+first, w.body("bob", into))
		aliases, err := w.Aliases(t.Context(), w.as("bob"), []string{into.ID})
		require.NoError(t, err)
		require.Equal(t, []string{"ZI", "Zephyr Inc"}, aliases[into.ID])
		tags, err := w.Tags(t.Context(), w.as("bob"), []string{into.ID})
		require.NoError(t, err)
		require.Equal(t, []memory.Tag{{Name: "old", Scope: "world"}, {Name: "wind", Scope: "world"}}, tags[into.ID])
		subjects, err := w.ClaimSubjects(t.Context(), w.as("ann"), []string{claim, hidden})
		require.NoError(t, err)
		require.Equal(t, into.ID, subjects[claim].Page.ID)
		require.Equal(t, into.ID, subjects[hidden].Page.ID)
		holders, err := w.ClaimHolders(t.Context(), w.as("ann"), []string{held})
		require.NoError(t, err)
		require.Equal(t, into.ID, holders[held].ID)
		require.Equal(t, []string{"Wind is cheap.", "It grows."}, w.listed("bob", memory.ClaimFilter{About: &into.ID}))
		require.Equal(t, []memory.EvidenceKind{"PAGE"}, w.cites("bob", cited))
		require.False(t, w.changed("bob", cited))
		links, err := w.LinksByID(t.Context(), w.as("ann"), []string{one.ID, two.ID, three.ID, self.ID}, nil)
		require.NoError(t, err)
		require.Len(t, links, 2)
		require.Equal(t, into.ID, links[one.ID].FromID, "the one that was recorded first stays")
		require.Contains(t, links, three.ID)
		evidence, err := w.EvidenceOf(t.Context(), w.as("ann"), []string{one.ID}, nil)
		require.NoError(t, err)
		require.Len(t, evidence[one.ID], 2)
		require.Equal(t, []string{"Quay"}, w.neighbours("bob", into.ID))
		require.Equal(t, []string{"Quay"}, w.neighbours("ann", into.ID))
		timeline, err := w.PageTimeline(t.Context(), w.as("bob"), into.ID, nil, nil, nil)
		require.NoError(t, err)
		require.Equal(t, []string{twin.ID}, names(timeline.Nodes, func(e memory.TimelineEvent) string { return e.ID }), "the same event is one")
		evidence, err = w.EvidenceOf(t.Context(), w.as("ann"), []string{twin.ID}, nil)
		require.NoError(t, err)
		require.Len(t, evidence[twin.ID], 2)
		require.Equal(t, versions+1, w.version("ann", into))
		list, err := w.PageVersions(t.Context(), w.as("ann"), into.ID, nil, nil)
		require.NoError(t, err)
		require.Equal(t, second+first, list.Nodes[0].Body)
		require.Len(t, w.recall("bob", memory.RecallInput{Query: "founded 1990"}).Hits, 2)
		require.Equal(t, memory.Duplicate, w.remember("bob", func() memory.RememberInput {
			in := about(fact("It grows.", "world"), "ZI")
			in.Holder = ptr("people/ann")
			return in
		}()).Status, "the moved claim is known by what it is about now")
		again := w.tie("ann", "ZI", "customer_of", "Quay", "world")
		require.Equal(t, one.ID, again.ID)
	})
}

func (w *world) found(uid, ref string) *memory.Page {
	w.t.Helper()
	res, err := w.Page(w.t.Context(), w.as(uid), ref)
	require.NoError(w.t, err)
	require.NotNil(w.t, res.Page, ref)
	return res.Page
}

func TestMergeKeepsSectionsThatTheMergingOneCannotKnow(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "eve")
		w.group("eves", "eve")
		note := func(title string) memory.Page {
			p, _, err := w.CreatePage(t.Context(), w.as("ann"), memory.CreatePageInput{Type: "note", Title: title, Body: ptr("# " + title + " 1\n\n# " + title + " 2\n")})
			require.NoError(t, err)
			first := w.sections("eve", p)[0].ID
			_, _, err = w.UpdatePage(t.Context(), w.as("eve"), memory.UpdatePageInput{Page: p.ID, Version: 1, Sections: []memory.SectionPatch{{Text: ptr("hidden in " + title), Scope: ptr("group:eves"), After: &first}}})
			require.NoError(t, err)
			return p
		}
		from, into := note("Left"), note("Right")
		texts := func(uid string) []string {
			return names(w.sections(uid, into), func(s memory.Section) string { return s.Text })
		}
		result := w.merge("ann", from.ID, into.ID)
		for _, change := range result.Changes {
			require.NotContains(t, change, "hidden")
		}
		require.Equal(t, []string{"# Right 1\n\n", "# Right 2\n", "# Left 1\n\n", "# Left 2\n"}, texts("ann"))
		require.Equal(t, []string{"# Right 1\n\n", "hidden in Right", "# Right 2\n", "# Left 1\n\n", "hidden in Left", "# Left 2\n"}, texts("eve"))
		require.Len(t, w.recall("eve", memory.RecallInput{Query: "hidden"}).Hits, 2)
		require.Empty(t, w.recall("ann", memory.RecallInput{Query: "hidden"}).Hits)
	})
}

func TestWhoMayMerge(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.principal(disclosure.Human, "cora", disclosure.MemberRole, disclosure.CuratorRole)
		w.group("deal", "ann", "cora")
		open := w.page("ann", "company", "Open", "")
		closed := w.page("ann", "company", "Closed", "group:deal")
		note := w.page("ann", "note", "Note", "")
		try := func(uid, from, into string, code fault.Code, field string) {
			t.Helper()
			_, _, err := w.MergePages(t.Context(), w.as(uid), memory.MergePagesInput{From: from, Into: into})
			refused(t, err, code, field)
		}
		try("bob", closed.ID, open.ID, fault.NotFound, "from")
		try("bob", open.ID, closed.ID, fault.NotFound, "into")
		try("bob", open.ID, note.ID, fault.Forbidden, "from")
		try("ann", open.ID, note.ID, fault.Constraint, "from")
		try("ann", open.ID, open.ID, fault.BadInput, "into")
		try("cora", "people/ann", open.ID, fault.Constraint, "from")
		try("cora", closed.ID, open.ID, fault.Forbidden, "into") // a curator widens nothing
		claim := w.remember("ann", about(fact("Known to all.", "world"), closed.ID)).Claim.ID
		_, _, err := w.UpdatePage(t.Context(), w.as("ann"), memory.UpdatePageInput{Page: closed.ID, Version: 1, Body: ptr("for the deal")})
		require.NoError(t, err)
		require.Nil(t, func() *memory.Page {
			subjects, err := w.ClaimSubjects(t.Context(), w.as("bob"), []string{claim})
			require.NoError(t, err)
			return subjects[claim].Page
		}())
		w.merge("ann", closed.ID, open.ID)
		require.Empty(t, w.sections("bob", open), "what was the group's stays the group's")
		require.Len(t, w.sections("cora", open), 1)
		res, err := w.Page(t.Context(), w.as("bob"), "Closed")
		require.NoError(t, err)
		require.Nil(t, res.Page, "its name is still the group's")
		require.Equal(t, open.ID, w.found("cora", "Closed").ID)
		require.Equal(t, []string{"Known to all."}, w.listed("bob", memory.ClaimFilter{About: &open.ID}))
	})
}

func TestMergeIntoANarrowerPage(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.group("deal", "ann")
		open, _, err := w.CreatePage(t.Context(), w.as("ann"), memory.CreatePageInput{Type: "company", Title: "Open", Body: ptr("open text")})
		require.NoError(t, err)
		closed := w.page("ann", "company", "Closed", "group:deal")
		w.merge("ann", open.ID, closed.ID)
		for _, ref := range []string{open.ID, open.Slug, "Open"} {
			res, err := w.Page(t.Context(), w.as("bob"), ref)
			require.NoError(t, err)
			require.Nil(t, res.Page, ref)
			require.Equal(t, closed.ID, w.found("ann", ref).ID)
		}
		require.Equal(t, "open text", w.body("ann", closed))
		require.Empty(t, w.recall("bob", memory.RecallInput{Query: "open text"}).Hits)
	})
}
