package markdown_test

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/fault"
	"brain/internal/importers"
	"brain/internal/importers/markdown"
)

func TestImportTwiceWritesOnce(t *testing.T) {
	s, files := newService(), fixed(t, "testdata/vault")
	first, err := markdown.Import(t.Context(), open(t, files), s, false, &silent{})
	require.NoError(t, err)
	require.Equal(t, first.Notes, first.Pages.Written)
	require.Zero(t, first.Lost())
	require.NotZero(t, first.Links.Written)

	second, err := markdown.Import(t.Context(), open(t, files), s, false, &silent{})
	require.NoError(t, err)
	require.Zero(t, second.Pages.Written)
	require.Zero(t, second.Links.Written)
	require.Equal(t, first.Notes, second.Pages.Unchanged)
	require.Equal(t, first.Links.Written, second.Links.Unchanged)
}

func TestInterruptedImportIsCompleted(t *testing.T) {
	notes := map[string]string{}
	for i := range 2_500 {
		notes[fmt.Sprintf("n%d.md", i)] = fmt.Sprintf("[[n%d]]", (i+1)%2_500)
	}
	whole := newService()
	_, err := markdown.Import(t.Context(), open(t, vault(notes)), whole, false, &silent{})
	require.NoError(t, err)
	require.Len(t, whole.links, 2_500)

	killed := errors.New("killed")
	for at := 1; at <= whole.batches; at++ {
		s := newService()
		s.fail = func(batch int) error {
			if batch == at {
				return killed
			}
			return nil
		}
		_, err := markdown.Import(t.Context(), open(t, vault(notes)), s, false, &silent{})
		require.ErrorIs(t, err, killed)
		s.fail = nil
		_, err = markdown.Import(t.Context(), open(t, vault(notes)), s, false, &silent{})
		require.NoError(t, err)
		require.True(t, maps.Equal(whole.pages, s.pages), "after an interruption at batch %d", at)
		require.True(t, maps.Equal(whole.links, s.links), "after an interruption at batch %d", at)
	}
}

func TestDryRunWritesNothing(t *testing.T) {
	s, progress := newService(), &silent{}
	report, err := markdown.Import(t.Context(), open(t, fixed(t, "testdata/vault")), s, true, progress)
	require.NoError(t, err)
	require.Empty(t, s.pages)
	require.Empty(t, s.links)
	require.True(t, report.DryRun)
	require.Equal(t, report.Notes, report.Pages.Written, "what would be written")
	require.NotZero(t, report.LinksResolved)
	require.Equal(t, silent{steps: 2, advanced: 2 * report.Notes, finished: 2}, *progress)
}

func TestRefusedPropertiesDoNotLoseTheNote(t *testing.T) {
	s := newService()
	s.refuse = func(p importers.Page) *importers.Refusal {
		if _, ok := p.Properties["employees"]; ok {
			return &importers.Refusal{Code: fault.Constraint, Message: "employees: a whole number"}
		}
		return nil
	}
	files := vault(map[string]string{"a.md": "---\ntype: company\nemployees: many\n---\n[[b]]", "b.md": "---\ntype: company\nfounded_on: 1999-01-01\n---\n"})
	for run, want := range []importers.Tally{{Written: 2}, {Unchanged: 2}} {
		report, err := markdown.Import(t.Context(), open(t, files), s, false, &silent{})
		require.NoError(t, err)
		require.Equal(t, want, report.Pages, "run %d", run)
		require.Equal(t, []markdown.Warning{{Path: "a.md", Message: "properties kept as written: employees: a whole number"}}, report.WarningList)
		require.Zero(t, report.Lost())
	}
	require.Contains(t, s.pages["v/a.md"], `"extra":{"employees":"many"}`)
	require.Len(t, s.links, 1)
}

func TestRefusedPagesAreReportedAndNotLinked(t *testing.T) {
	s := newService()
	s.refuse = func(p importers.Page) *importers.Refusal {
		if p.ExternalKey == "v/b.md" {
			return &importers.Refusal{Code: fault.BadInput, Message: "no"}
		}
		return nil
	}
	files := vault(map[string]string{"a.md": "[[b]] [[c]]", "b.md": "---\ntype: company\nemployees: 1\n---\n[[a]]", "c.md": ""})
	report, err := markdown.Import(t.Context(), open(t, files), s, false, &silent{})
	require.NoError(t, err)
	require.Equal(t, importers.Tally{Written: 2, Refused: 1}, report.Pages)
	require.Equal(t, importers.Tally{Written: 1}, report.Links)
	require.Equal(t, []importers.Refusal{{Name: "v/b.md", Code: fault.BadInput, Message: "no"}}, report.Refused)
	require.Equal(t, 1, report.Lost())
}

func TestFileThatVanishes(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"a.md", "b.md"} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte("[[a]] [[b]]"), 0o600))
	}
	v := open(t, os.DirFS(dir))
	require.NoError(t, os.Remove(filepath.Join(dir, "b.md")))
	report, err := markdown.Import(t.Context(), v, newService(), false, &silent{})
	require.NoError(t, err)
	require.Equal(t, 1, report.Notes)
	require.Equal(t, []markdown.Skip{{Path: "b.md", Reason: "no such file or directory"}}, report.Skipped)
	require.Zero(t, report.Links.Refused)
}

func TestCancelledImport(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	s := newService()
	report, err := markdown.Import(ctx, open(t, vault(map[string]string{"a.md": ""})), s, false, &silent{})
	require.ErrorIs(t, err, context.Canceled)
	require.NotNil(t, report)
	require.Zero(t, s.batches)
}

// TestData reads the real vaults, where BRAIN_TEST_DATA names their folder.
func TestData(t *testing.T) {
	root := os.Getenv("BRAIN_TEST_DATA")
	if root == "" {
		t.Skip("BRAIN_TEST_DATA does not name the folder of the test data")
	}
	for dir, want := range map[string]int{"vaults/en": 173, "vaults/ko": 173, "vaults/ja": 173, "vaults/zh": 173, "world-v1/pages": 240} {
		t.Run(dir, func(t *testing.T) {
			v := open(t, os.DirFS(filepath.Join(root, filepath.FromSlash(dir))))
			s := newService()
			report, err := markdown.Import(t.Context(), v, s, false, &silent{})
			require.NoError(t, err)
			require.Equal(t, want, report.Notes)
			require.Empty(t, report.Skipped)
			require.Zero(t, report.Lost())
			require.Len(t, s.pages, want)
			require.Zero(t, report.Warnings, report.WarningList)
			slugs := map[string]bool{}
			for _, p := range pages(t, v) {
				checkSlug(t, p.Page.Slug)
				slugs[p.Page.Slug] = true
			}
			require.Len(t, slugs, want)
			require.Greater(t, report.LinksResolved, 1_000)
			for _, u := range report.Unresolved {
				require.NoFileExists(t, filepath.Join(root, filepath.FromSlash(dir), u.Target+".md"))
			}
			t.Logf("links: %d resolved, %d unresolved, %d records; embeds %d, attachments %d, types defaulted %d; unresolved: %v",
				report.LinksResolved, report.LinksUnresolved, report.Links.Written, report.Embeds, report.Attachments, report.TypesDefaulted, report.Unresolved)
		})
	}
}
