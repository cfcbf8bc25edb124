package memory_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/internal/fault"
	"brain/internal/memory"
)

func (w *world) rollback(uid string, p memory.Page, to int) error {
	w.t.Helper()
	_, _, err := w.RollbackPage(w.t.Context(), w.as(uid), memory.RollbackPageInput{Page: p.ID, ToVersion: to})
	return err
}

func (w *world) pageNow(uid string, p memory.Page) memory.Page {
	w.t.Helper()
	pages, err := w.PagesByID(w.t.Context(), w.as(uid), []string{p.ID})
	require.NoError(w.t, err)
	return pages[p.ID]
}

// Someone without a section's scope edits and rolls back the page: the hidden
// section is still there, unmoved, for those who may see it.
func TestAHiddenSectionOutlivesWhatOthersDo(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		deal(w)
		p := w.note("cho", "Plan", "# Plan\n\nWe meet on Monday.\n\nBring paper.\n")
		require.NoError(t, w.write("ann", p, "# Plan\n\nWe meet on Monday.\n\n::: scope group:deal\nWe offer ten.\n:::\n\nBring paper.\n"))
		require.Equal(t, 1, w.version("cho", p))
		require.NoError(t, w.write("cho", p, "# Plan\n\nWe meet on Monday.\n\nBring pens.\n\n# More\n\nTea.\n"))
		hidden := w.sections("ann", p)[1]
		require.NoError(t, w.rollback("cho", p, 1))
		require.Equal(t, "# Plan\n\nWe meet on Monday.\n\nBring paper.\n", w.body("cho", p))
		require.Equal(t, "# Plan\n\nWe meet on Monday.\n\n::: scope group:deal\nWe offer ten.\n:::\n\nBring paper.\n", w.body("bob", p))
		require.Equal(t, hidden, w.sections("ann", p)[1])
		require.Equal(t, 3, w.version("cho", p), "a rollback is a version of its own")
		require.Equal(t, 4, w.version("ann", p))
		require.NoError(t, w.rollback("cho", p, 2))
		require.Equal(t, "# Plan\n\nWe meet on Monday.\n\nBring pens.\n\n# More\n\nTea.\n", w.body("cho", p), "and can be taken back")
		require.Contains(t, w.body("bob", p), "We offer ten.")
	})
}

func TestRollbackReturnsWhatTheCallerMayKnow(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		deal(w)
		body := "# Plan\n\nOne.\n\n::: scope group:deal\nSecret one.\n:::\n"
		p, _, err := w.CreatePage(t.Context(), w.as("ann"), memory.CreatePageInput{Type: "note", Title: "Plan", Body: &body, Aliases: []string{"P"}, Tags: []string{"red"}})
		require.NoError(t, err)
		section := w.sections("ann", p)[1].ID
		_, _, err = w.UpdatePage(t.Context(), w.as("ann"), memory.UpdatePageInput{Page: p.ID, Version: 1, Title: ptr("Programme"), Aliases: []string{"Q"}, Tags: []string{}, Body: ptr("# Plan\n\nTwo.\n")})
		require.NoError(t, err)
		require.NoError(t, w.write("ann", p, "# Plan\n\nThree.\n\n::: scope group:deal\nSecret three.\n:::\n"))

		refused(t, w.rollback("cho", p, 1), fault.Forbidden, "toVersion")
		require.NoError(t, w.rollback("cho", p, 2))
		require.Equal(t, "# Plan\n\nTwo.\n", w.body("cho", p))
		require.Equal(t, "# Plan\n\nTwo.\n\n::: scope group:deal\nSecret three.\n:::\n", w.body("ann", p))

		require.NoError(t, w.rollback("ann", p, 1))
		require.Equal(t, body, w.body("ann", p))
		require.Equal(t, section, w.sections("ann", p)[1].ID, "it is the same section again")
		require.Equal(t, "Plan", w.pageNow("ann", p).Title)
		aliases, err := w.Aliases(t.Context(), w.as("ann"), []string{p.ID})
		require.NoError(t, err)
		require.Equal(t, []string{"P"}, aliases[p.ID])
		tags, err := w.Tags(t.Context(), w.as("ann"), []string{p.ID})
		require.NoError(t, err)
		require.Len(t, tags[p.ID], 1)
		recalled, err := w.Recall(t.Context(), w.as("bob"), memory.RecallInput{Query: "secret one"})
		require.NoError(t, err)
		require.NotEmpty(t, recalled.Hits)

		version := w.version("ann", p)
		require.NoError(t, w.rollback("ann", p, version))
		require.Equal(t, version, w.version("ann", p))
		for _, to := range []int{0, -1, version + 1} {
			refused(t, w.rollback("ann", p, to), fault.BadInput, "toVersion")
		}
		world, err := w.Page(t.Context(), w.as("ann"), "world")
		require.NoError(t, err)
		refused(t, w.rollback("ann", *world.Page, 1), fault.Forbidden, "page")
	})
}

func TestRollbackKeepsTheScopeThatASectionHasNow(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		deal(w)
		p := w.note("ann", "Plan", "# Plan\n\nOpen.\n\n# Price\n\nTen.\n")
		price := w.sections("ann", p)[1].ID
		_, _, err := w.UpdatePage(t.Context(), w.as("ann"), memory.UpdatePageInput{Page: p.ID, Version: 1, Sections: []memory.SectionPatch{{ID: &price, Scope: ptr("group:deal"), Text: ptr("# Price\n\nTwelve.\n")}}})
		require.NoError(t, err)
		require.NoError(t, w.rollback("cho", p, 1))
		require.Equal(t, "# Plan\n\nOpen.\n\n", w.body("cho", p))
		require.NoError(t, w.rollback("ann", p, 1))
		require.Equal(t, "# Plan\n\nOpen.\n\n::: scope group:deal\n# Price\n\nTen.\n:::\n", w.body("bob", p))
		require.Equal(t, "# Plan\n\nOpen.\n\n", w.body("cho", p))
	})
}

func TestVersionsTellWhatChanged(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		deal(w)
		p := w.note("ann", "Plan", "One.\n\nTwo.\n")
		require.NoError(t, w.write("ann", p, "One.\n\n::: scope group:deal\nSecret.\n:::\n\nTwo.\n"))
		require.NoError(t, w.write("cho", p, "One.\n\nThree.\n"))
		versions, err := w.PageVersions(t.Context(), w.as("cho"), p.ID, ptr(1), nil)
		require.NoError(t, err)
		require.Equal(t, "--- version 1\n+++ version 2\n@@ -1,3 +1,3 @@\n One.\n \n-Two.\n+Three.\n", versions.Nodes[0].Diff())
		versions, err = w.PageVersions(t.Context(), w.as("cho"), p.ID, nil, &versions.EndCursor)
		require.NoError(t, err)
		require.Equal(t, "--- version 0\n+++ version 1\n@@ -0,0 +1,3 @@\n+One.\n+\n+Two.\n", versions.Nodes[0].Diff())
		versions, err = w.PageVersions(t.Context(), w.as("bob"), p.ID, nil, nil)
		require.NoError(t, err)
		require.Len(t, versions.Nodes, 3)
		require.Contains(t, versions.Nodes[1].Diff(), "+Secret.\n")
		require.NotContains(t, versions.Nodes[0].Diff(), "+Secret.\n")
	})
}

func (w *world) rename(uid string, p memory.Page, slug string) (memory.Page, error) {
	w.t.Helper()
	page, _, err := w.RenamePage(w.t.Context(), w.as(uid), memory.RenamePageInput{Page: p.ID, Slug: slug})
	return page, err
}

// leadsTo is the id of the page that a reference leads the reader to, "" for none.
func (w *world) leadsTo(uid, ref string) string {
	w.t.Helper()
	res, err := w.Page(w.t.Context(), w.as(uid), ref)
	require.NoError(w.t, err)
	if res.Page == nil {
		return ""
	}
	return res.Page.ID
}

func TestRenameLeavesARedirect(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		deal(w)
		w.principal(disclosure.Human, "cora", disclosure.CuratorRole)
		p, other := w.note("ann", "Plan", "Text.\n"), w.note("bob", "Other", "")
		got, err := w.rename("ann", p, "notes/Programme")
		require.NoError(t, err)
		require.Equal(t, "notes/programme", got.Slug)
		for _, ref := range []string{"notes/plan", "notes/programme", "Plan", p.ID} {
			require.Equal(t, p.ID, w.leadsTo("cho", ref), ref)
		}
		require.Equal(t, 2, w.version("cho", p))
		got, err = w.rename("cora", p, "notes/other")
		require.NoError(t, err)
		require.Equal(t, "notes/other-2", got.Slug, "never an overwrite")
		require.Equal(t, other.ID, w.leadsTo("cho", "notes/other"))
		require.Equal(t, p.ID, w.leadsTo("cho", "notes/programme"))

		// A slug that was left is free; who takes it stands before the redirect.
		next := w.note("bob", "Plan", "")
		require.Equal(t, "notes/plan", next.Slug)
		require.Equal(t, next.ID, w.leadsTo("cho", "notes/plan"))
		// And a page may come back.
		got, err = w.rename("ann", p, "notes/programme")
		require.NoError(t, err)
		require.Equal(t, "notes/programme", got.Slug)
		require.Equal(t, p.ID, w.leadsTo("cho", "notes/other-2"))

		page, _, err := w.RenamePage(t.Context(), w.as("ann"), memory.RenamePageInput{Page: p.ID, Slug: "notes/programme", Title: ptr("Programme")})
		require.NoError(t, err)
		require.Equal(t, "Programme", page.Title)
		version := w.version("ann", p)
		_, err = w.rename("ann", p, "notes/programme")
		require.NoError(t, err)
		require.Equal(t, version, w.version("ann", p), "nothing changed")

		for slug, code := range map[string]fault.Code{"people/x": fault.BadInput, "notes/a b": fault.BadInput, "": fault.BadInput} {
			_, err := w.rename("ann", p, slug)
			refused(t, err, code, "slug")
		}
		_, err = w.rename("cho", p, "notes/mine")
		refused(t, err, fault.Forbidden, "page")
	})
}

func TestWhoCannotKnowAllOfAPageDoesNotRenameIt(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		deal(w)
		p := w.note("cho", "Plan", "Text.\n")
		require.NoError(t, w.write("ann", p, "Text.\n\n::: scope group:deal\nSecret.\n:::\n"))
		_, err := w.rename("cho", p, "notes/mine")
		refused(t, err, fault.Forbidden, "page")
		_, _, err = w.RetypePage(t.Context(), w.as("cho"), memory.RetypePageInput{Page: p.ID, Type: "concept"})
		refused(t, err, fault.Forbidden, "page")
		w.join("deal", "cho", disclosure.GroupMember)
		_, err = w.rename("cho", p, "notes/mine")
		require.NoError(t, err)
	})
}

func TestNarrowPagesGetASuffixInEverySlug(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		deal(w)
		p := w.page("ann", "note", "Secret plan", "group:deal")
		got, err := w.rename("ann", p, "notes/mill")
		require.NoError(t, err)
		require.Regexp(t, `^notes/mill-[0-9a-f]{6}$`, got.Slug)
		require.Equal(t, "notes/mill", w.page("cho", "note", "Mill", "").Slug, "a collision tells nothing")
		require.Empty(t, w.leadsTo("cho", got.Slug))
		require.Equal(t, p.ID, w.leadsTo("bob", p.Slug))
		_, err = w.rename("bob", p, "notes/bob")
		refused(t, err, fault.Forbidden, "page")
		w.join("deal", "bob", disclosure.GroupSteward)
		_, err = w.rename("bob", p, "notes/bob")
		require.NoError(t, err, "a steward of the page's group")

		// A redirect needs its target and the scope held when that slug was left.
		_, _, err = w.Rescope(t.Context(), w.as("ann"), memory.RescopeInput{Page: &p.ID, Scope: "world", Reason: "done"})
		require.NoError(t, err)
		require.Equal(t, p.ID, w.leadsTo("cho", p.ID))
		require.Empty(t, w.leadsTo("cho", got.Slug), "left while the page was the group's")
		require.Equal(t, p.ID, w.leadsTo("bob", got.Slug))
		left := w.pageNow("cho", p).Slug
		_, _, err = w.Rescope(t.Context(), w.as("ann"), memory.RescopeInput{Page: &p.ID, Scope: "group:deal", Reason: "again"})
		require.NoError(t, err)
		require.Empty(t, w.leadsTo("cho", left))
		_, _, err = w.Rescope(t.Context(), w.as("ann"), memory.RescopeInput{Page: &p.ID, Scope: "world", Reason: "done"})
		require.NoError(t, err)
		require.Equal(t, p.ID, w.leadsTo("cho", left), "left while everyone knew the page")
	})
}

func TestAPrincipalsPageKeepsItsSlugAndType(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		deal(w)
		admin := w.admin()
		_, _, err := w.RenamePage(t.Context(), admin, memory.RenamePageInput{Page: "people/ann", Slug: "people/anna"})
		refused(t, err, fault.Constraint, "page")
		_, _, err = w.RetypePage(t.Context(), admin, memory.RetypePageInput{Page: "people/ann", Type: "company"})
		refused(t, err, fault.Constraint, "page")
		_, _, err = w.RenamePage(t.Context(), admin, memory.RenamePageInput{Page: "world", Slug: "concepts/universe"})
		refused(t, err, fault.Forbidden, "page")
	})
}

func TestRetype(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		deal(w)
		p := w.page("ann", "company", "Mill", "")
		retype := func(name string, subtype *string) (memory.Page, error) {
			page, _, err := w.RetypePage(t.Context(), w.as("ann"), memory.RetypePageInput{Page: p.ID, Type: name, Subtype: subtype})
			return page, err
		}
		got, err := retype("company", ptr("nonprofit"))
		require.NoError(t, err)
		require.Equal(t, "nonprofit", got.Subtype)
		require.Equal(t, "companies/mill", got.Slug)
		got, err = retype("project", nil)
		require.NoError(t, err)
		require.Equal(t, []string{"project", "", "projects/mill"}, []string{got.Type, got.Subtype, got.Slug})
		require.Equal(t, p.ID, w.leadsTo("cho", "companies/mill"))
		for name, n := range map[string]int{"company": 0, "project": 1} {
			counts, err := w.PageCounts(t.Context(), w.as("cho"), []string{name})
			require.NoError(t, err)
			require.Equal(t, n, counts[name], name)
		}
		got, err = retype("company", nil)
		require.NoError(t, err)
		require.Equal(t, "companies/mill", got.Slug)

		for _, c := range []struct {
			name    string
			subtype *string
			field   string
		}{{"mill", nil, "type"}, {"company", ptr("mill"), "subtype"}} {
			_, err := retype(c.name, c.subtype)
			refused(t, err, fault.UnknownTerm, c.field)
		}
	})
}

func TestRetypeIsRefusedForWhatIsInTheWay(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		deal(w)
		p, other := w.page("ann", "company", "Mill", ""), w.page("ann", "company", "Weir", "")
		employees := about(fact("The mill has 40 people.", "world"), p.ID)
		employees.Property, employees.Value = ptr("employees"), json.RawMessage("40")
		w.remember("ann", employees)
		website := about(fact("The mill is on the web.", "world"), p.ID)
		website.Property, website.Value = ptr("website"), json.RawMessage(`"https://mill.example"`)
		w.remember("ann", website)
		w.tie("ann", "Mill", "customer_of", "Weir", "world")
		w.tie("ann", "people/ann", "works_at", "Mill", "world")
		w.tie("ann", "people/bob", "works_at", "Mill", "group:deal")
		w.tie("ann", "Mill", "relates_to", "Weir", "world")
		held := about(fact("The weir leaks.", "world"), other.ID)
		held.Holder = &p.ID
		w.remember("ann", held)
		retype := func(uid string) string {
			_, _, err := w.RetypePage(t.Context(), w.as(uid), memory.RetypePageInput{Page: p.ID, Type: "project"})
			refused(t, err, fault.Constraint, "type")
			_, message, _ := strings.Cut(err.Error(), "what this page has: ")
			message, _, _ = strings.Cut(message, " (")
			return message
		}
		require.Equal(t, "property employees; property website; 1 customer_of link; 2 works_at links; 1 claim that it holds", retype("ann"))
		w.principal(disclosure.Human, "cora", disclosure.CuratorRole)
		require.Equal(t, "property employees; property website; 1 customer_of link; 1 works_at link; 1 claim that it holds", retype("cora"),
			"what cora cannot know is not told")
	})
}
