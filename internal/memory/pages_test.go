package memory_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/fault"
	"brain/internal/memory"
)

func (w *world) body(uid string, p memory.Page) string {
	w.t.Helper()
	bodies, err := w.Bodies(w.t.Context(), w.as(uid), []*memory.Page{&p})
	require.NoError(w.t, err)
	return bodies[p.ID]
}

func (w *world) version(uid string, p memory.Page) int {
	w.t.Helper()
	states, err := w.PageStates(w.t.Context(), w.as(uid), []string{p.ID})
	require.NoError(w.t, err)
	return states[p.ID].Version
}

func (w *world) sections(uid string, p memory.Page) []memory.Section {
	w.t.Helper()
	sections, err := w.Sections(w.t.Context(), w.as(uid), []string{p.ID})
	require.NoError(w.t, err)
	return sections[p.ID]
}

const handbook = "Welcome.\n\n# Hours\n\nNine to five.\n\n# Food\n\nSoup on Mondays.\n"

func TestPageKeepsItsTextAsWritten(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		for title, body := range map[string]string{
			"plain":     handbook,
			"setext":    "Title\n=====\n\ntext\n\nSecond\n---\nmore",
			"code":      "# A\n\n```\n# not a heading\n::: scope x\n```\n\n## B\nend\n",
			"empty":     "",
			"empty h":   "#\n\ntext\n",
			"한국어":       "# 회의록\n\n주간회의록을 정리한다.\n",
			"crlf":      "# A\r\n\r\ntext\r\n",
			"nested":    "> # quoted\n\n- # item\n\n# Real\n",
			"container": "::: tip\nnot a directive\n:::\n",
			"comments":  "<!-- x -->\n# A\n<div>\n# raw\n</div>\n",
		} {
			p, _, err := w.CreatePage(t.Context(), w.as("ann"), memory.CreatePageInput{Type: "note", Title: title, Body: &body})
			require.NoError(t, err, title)
			require.Equal(t, strings.ReplaceAll(body, "\r\n", "\n"), w.body("ann", p), title)
		}
	})
}

func TestUpdatePageKeepsWhatTheWriterCannotSee(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.group("deal", "ann")
		p, _, err := w.CreatePage(t.Context(), w.as("ann"), memory.CreatePageInput{Type: "note", Title: "Handbook", Body: ptr(handbook), Aliases: []string{"HB"}, Tags: []string{"Office"}})
		require.NoError(t, err)
		require.Equal(t, 1, w.version("bob", p))
		hours := w.sections("ann", p)[1]
		_, _, err = w.UpdatePage(t.Context(), w.as("ann"), memory.UpdatePageInput{Page: p.Slug, Version: 1, Sections: []memory.SectionPatch{
			{Heading: ptr("Bonus"), Text: ptr("Ten percent."), Scope: ptr("group:deal"), After: &hours.ID},
		}})
		require.NoError(t, err)
		require.Equal(t, 1, w.version("bob", p), "bob cannot know of that change")
		require.Equal(t, 2, w.version("ann", p))
		require.NotContains(t, w.body("bob", p), "Ten percent")

		_, _, err = w.UpdatePage(t.Context(), w.as("bob"), memory.UpdatePageInput{Page: p.Slug, Version: 1,
			Body: ptr("Welcome back.\n\n# Hours\n\nTen to six.\n"), Aliases: []string{"Book"}, Tags: []string{}})
		require.NoError(t, err)
		require.Equal(t, "Welcome back.\n\n# Hours\n\nTen to six.\n", w.body("bob", p))
		require.Equal(t, 2, w.version("bob", p))
		require.Equal(t, 3, w.version("ann", p))
		var headings []string
		for _, s := range w.sections("ann", p) {
			headings = append(headings, s.Heading)
		}
		require.Equal(t, []string{"", "Hours", "Bonus"}, headings, "the hidden section stays behind the one it stood behind")
		require.Equal(t, hours.ID, w.sections("bob", p)[1].ID, "a section keeps its id")
		require.Equal(t, 2, w.sections("bob", p)[1].Version)
		aliases, err := w.Aliases(t.Context(), w.as("bob"), []string{p.ID})
		require.NoError(t, err)
		require.Equal(t, []string{"Book"}, aliases[p.ID])
		tags, err := w.Tags(t.Context(), w.as("bob"), []string{p.ID})
		require.NoError(t, err)
		require.Empty(t, tags[p.ID])

		versions, err := w.PageVersions(t.Context(), w.as("bob"), p.ID, nil, nil)
		require.NoError(t, err)
		require.Len(t, versions.Nodes, 2)
		require.Equal(t, handbook, versions.Nodes[1].Body)
		versions, err = w.PageVersions(t.Context(), w.as("ann"), p.ID, nil, nil)
		require.NoError(t, err)
		require.Len(t, versions.Nodes, 3)
		require.Contains(t, versions.Nodes[1].Body, "Ten percent.")
		require.Contains(t, versions.Nodes[1].Body, "Soup")

		_, _, err = w.UpdatePage(t.Context(), w.as("bob"), memory.UpdatePageInput{Page: p.Slug, Version: 1, Title: ptr("X")})
		refused(t, err, fault.Conflict, "version")
		secret := w.sections("ann", p)[2]
		_, _, err = w.UpdatePage(t.Context(), w.as("bob"), memory.UpdatePageInput{Page: p.Slug, Version: 2, Sections: []memory.SectionPatch{{ID: &secret.ID, Remove: true}}})
		refused(t, err, fault.NotFound, "sections[0].id")
	})
}

func TestUpdatePageTitleIsFoundAtOnce(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		p, _, err := w.CreatePage(t.Context(), w.as("ann"), memory.CreatePageInput{Type: "note", Title: "Handbook", Body: ptr(handbook)})
		require.NoError(t, err)
		_, _, err = w.UpdatePage(t.Context(), w.as("ann"), memory.UpdatePageInput{Page: p.Slug, Version: 1, Title: ptr("근무 안내서")})
		require.NoError(t, err)
		res, err := w.Page(t.Context(), w.as("ann"), "근무  안내서")
		require.NoError(t, err)
		require.Equal(t, p.ID, res.Page.ID)
		require.Equal(t, p.Slug, res.Page.Slug, "only a rename changes the slug")
		res, err = w.Page(t.Context(), w.as("ann"), "Handbook")
		require.NoError(t, err)
		require.Nil(t, res.Page)
	})
}

func TestSlugs(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.group("deal", "ann")
		require.Equal(t, "companies/acme-co", w.page("ann", "company", "Acme & Co.", "").Slug)
		require.Equal(t, "companies/acme-co-2", w.page("ann", "company", "ACME Co", "").Slug)
		seen := map[string]bool{}
		for _, title := range []string{"שלום עולם", "להתראות", "서울본부", "부산본부", "2026 예산안", "2026 채용안", "🙂", "🙃", "東京", "东京"} {
			slug := w.page("ann", "note", title, "").Slug
			require.False(t, seen[slug], slug)
			seen[slug] = true
		}
		// A page that not everyone may know says nothing by its slug.
		hidden := w.page("ann", "company", "Zenith", "group:deal")
		require.Regexp(t, `^companies/zenith-[0-9a-z]+$`, hidden.Slug)
		require.Equal(t, "companies/zenith", w.page("bob", "company", "Zenith", "").Slug)
		res, err := w.Page(t.Context(), w.as("bob"), hidden.Slug)
		require.NoError(t, err)
		require.Nil(t, res.Page)

		for _, slug := range []string{"people/x", "companies", "companies/", "companies/a b", "companies//a", "companies/" + strings.Repeat("x", 81), "Companies/a?b"} {
			_, _, err := w.CreatePage(t.Context(), w.as("ann"), memory.CreatePageInput{Type: "company", Title: "T", Slug: &slug})
			refused(t, err, fault.BadInput, "slug")
		}
	})
}

func TestCreatePageBadInput(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		for name, c := range map[string]struct {
			in    memory.CreatePageInput
			code  fault.Code
			field string
		}{
			"type":     {memory.CreatePageInput{Type: "compny", Title: "T"}, fault.UnknownTerm, "type"},
			"subtype":  {memory.CreatePageInput{Type: "company", Subtype: ptr("fundd"), Title: "T"}, fault.UnknownTerm, "subtype"},
			"title":    {memory.CreatePageInput{Type: "note", Title: " "}, fault.BadInput, "title"},
			"lines":    {memory.CreatePageInput{Type: "note", Title: "a\nb"}, fault.BadInput, "title"},
			"date":     {memory.CreatePageInput{Type: "note", Title: "T", EffectiveDate: ptr("2026-02-30")}, fault.BadInput, "effectiveDate"},
			"date too": {memory.CreatePageInput{Type: "note", Title: "T", EffectiveDate: ptr("March")}, fault.BadInput, "effectiveDate"},
			"scope":    {memory.CreatePageInput{Type: "note", Title: "T", Scope: ptr("group:none")}, fault.NotAMember, "scope"},
			"body":     {memory.CreatePageInput{Type: "note", Title: "T", Body: ptr("a\x00")}, fault.BadInput, "body"},
			"control":  {memory.CreatePageInput{Type: "note", Title: "T", Body: ptr("a\vb")}, fault.BadInput, "body"},
			"marks":    {memory.CreatePageInput{Type: "note", Title: "T", Body: ptr("a" + strings.Repeat("\u0301", 50))}, fault.BadInput, "body"},
			"scoped":   {memory.CreatePageInput{Type: "note", Title: "T", Body: ptr("a\n\n::: scope group:none\nb\n:::\n")}, fault.NotAMember, "body"},
			"open":     {memory.CreatePageInput{Type: "note", Title: "T", Body: ptr("a\n\n::: scope world\nb\n")}, fault.BadInput, "body"},
			"too long": {memory.CreatePageInput{Type: "note", Title: "T", Body: ptr(strings.Repeat("x", 10<<20+1))}, fault.TooLarge, "body"},
			"alias":    {memory.CreatePageInput{Type: "note", Title: "T", Aliases: []string{"a\x00"}}, fault.BadInput, "aliases"},
			"tag":      {memory.CreatePageInput{Type: "note", Title: "T", Tags: []string{""}}, fault.BadInput, "tags"},
		} {
			_, _, err := w.CreatePage(t.Context(), w.as("ann"), c.in)
			require.Error(t, err, name)
			refused(t, err, c.code, c.field)
		}
	})
}

func TestRescopePage(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob", "cho")
		w.group("deal", "ann", "bob")
		p, _, err := w.CreatePage(t.Context(), w.as("ann"), memory.CreatePageInput{Type: "note", Title: "Plan", Body: ptr("Buy the mill."), Aliases: []string{"Mill"}, Tags: []string{"deal"}})
		require.NoError(t, err)
		_, _, err = w.Rescope(t.Context(), w.as("bob"), memory.RescopeInput{Page: &p.Slug, Scope: "group:deal", Reason: "secret"})
		refused(t, err, fault.Forbidden, "page")
		moved, _, err := w.Rescope(t.Context(), w.as("ann"), memory.RescopeInput{Page: &p.ID, Scope: "group:deal", Reason: "secret"})
		require.NoError(t, err)
		require.NotEqual(t, p.Slug, moved.Page.Slug)
		for _, ref := range []string{p.Slug, moved.Page.Slug, p.ID, "Plan", "Mill"} {
			res, err := w.Page(t.Context(), w.as("cho"), ref)
			require.NoError(t, err)
			require.Nil(t, res.Page, ref)
			res, err = w.Page(t.Context(), w.as("bob"), ref)
			require.NoError(t, err)
			require.NotNil(t, res.Page, ref)
		}
		found, err := w.Recall(t.Context(), w.as("cho"), memory.RecallInput{Query: "buy the mill"})
		require.NoError(t, err)
		require.Empty(t, found.Hits)
		found, err = w.Recall(t.Context(), w.as("bob"), memory.RecallInput{Query: "buy the mill"})
		require.NoError(t, err)
		require.NotEmpty(t, found.Hits)
		require.Equal(t, "Buy the mill.", w.body("bob", *moved.Page))
		again := w.page("cho", "note", "Plan", "")
		require.Equal(t, p.Slug, again.Slug, "the slug that was left can be taken")
	})
}
