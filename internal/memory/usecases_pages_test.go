package memory_test

import (
	"github.com/stretchr/testify/require"

	"brain/internal/memory"
)

// pagesChange writes scope directives, and takes pages back, renames and retypes them.
func (w *tour) pagesChange() {
	ctx := w.t.Context()
	body := "The quay of [[Ann]].\n\n::: scope group:deal\nThe price of [Ann](../people/ann.md).\n:::\n\n- one\n- two\n"
	var page memory.Page
	w.do("createPage, scoped", func() (err error) {
		page, _, err = w.CreatePage(ctx, w.as("ann"), memory.CreatePageInput{Type: "note", Title: "Quay notes", Body: &body, Aliases: []string{"QN"}, Tags: []string{"sea"}})
		return err
	})
	sections, err := w.Sections(ctx, w.as("ann"), []string{page.ID})
	require.NoError(w.t, err)
	first, second := sections[page.ID][0].ID, sections[page.ID][1].ID
	edited := "The long quay.\n\n::: scope group:deal\nThe price of [Ann](../people/ann.md).\n:::\n\n- one\n- two\n- three\n"
	for _, in := range []memory.UpdatePageInput{
		{Version: 1, Body: &edited, Aliases: []string{}, Tags: []string{}},
		{Version: 2, Sections: []memory.SectionPatch{{ID: &second, Scope: ptr("principal:ann")}, {Text: ptr("More."), After: &first}}},
		{Version: 3, Sections: []memory.SectionPatch{{ID: &second, Remove: true}}},
	} {
		in.Page = page.ID
		w.do("updatePage, sections", func() error { return written(w.UpdatePage(ctx, w.as("ann"), in)) })
	}
	w.do("rollbackPage", func() error {
		return written(w.RollbackPage(ctx, w.as("ann"), memory.RollbackPageInput{Page: page.ID, ToVersion: 1}))
	})
	for _, slug := range []string{"notes/quay", "notes/quay-notes"} {
		w.do("renamePage", func() error {
			return written(w.RenamePage(ctx, w.as("ann"), memory.RenamePageInput{Page: page.ID, Slug: slug, Title: ptr("Quay " + slug)}))
		})
	}
	w.do("retypePage", func() error {
		return written(w.RetypePage(ctx, w.as("ann"), memory.RetypePageInput{Page: page.ID, Type: "concept"}))
	})
}
