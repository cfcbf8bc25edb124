package memory_test

import (
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/internal/memory"
)

// told are the versions of a page as somebody knows them, oldest first.
func (w *world) told(uid string, p memory.Page) []memory.PageVersion {
	w.t.Helper()
	var out []memory.PageVersion
	var after *string
	for {
		list, err := w.PageVersions(w.t.Context(), w.as(uid), p.ID, ptr(2), after)
		require.NoError(w.t, err)
		out = append(out, list.Nodes...)
		if !list.HasNextPage {
			break
		}
		after = &list.EndCursor
	}
	slices.Reverse(out)
	require.Len(w.t, out, w.version(uid, p))
	for i, v := range out {
		require.Equal(w.t, i+1, v.Number)
		require.True(w.t, i == 0 || v.Body != out[i-1].Body || v.Title != out[i-1].Title, "%s is told a version in which nothing changed", uid)
	}
	states, err := w.PageStates(w.t.Context(), w.as(uid), []string{p.ID})
	require.NoError(w.t, err)
	require.Equal(w.t, out[len(out)-1].At, states[p.ID].UpdatedAt)
	return out
}

func bodies(versions []memory.PageVersion) []string {
	return names(versions, func(v memory.PageVersion) string { return v.Body })
}

// Whoever cannot know a section does not know that it was narrowed, nor of what was
// done to it before.
func TestANarrowedSectionLeavesNoVersionBehind(t *testing.T) {
	for name, narrow := range map[string]func(*testing.T, *world, memory.Page){
		"directive": func(t *testing.T, w *world, p memory.Page) {
			require.NoError(t, w.write("ann", p, "# Plan\n\nOpen.\n\n::: scope group:deal\n# Price\n\nTwelve.\n:::\n"))
		},
		"section": func(t *testing.T, w *world, p memory.Page) {
			id := w.sections("ann", p)[1].ID
			_, _, err := w.UpdatePage(t.Context(), w.as("ann"), memory.UpdatePageInput{
				Page: p.ID, Version: w.version("ann", p), Sections: []memory.SectionPatch{{ID: &id, Scope: ptr("group:deal")}},
			})
			require.NoError(t, err)
		},
	} {
		t.Run(name, func(t *testing.T) {
			onEngines(t, func(t *testing.T, w *world) {
				deal(w)
				p := w.note("ann", "Plan", "# Plan\n\nOpen.\n\n# Price\n\nTen.\n")
				made := w.clock()
				w.pass(time.Hour)
				require.NoError(t, w.write("cho", p, "# Plan\n\nOpen.\n\n# Price\n\nTwelve.\n"))
				require.Equal(t, 2, w.version("cho", p))
				w.pass(time.Hour)
				narrow(t, w, p)

				told := w.told("cho", p)
				require.Equal(t, []string{"# Plan\n\nOpen.\n"}, trimmed(bodies(told)))
				require.Equal(t, made, told[0].At)
				require.Equal(t, []string{
					"# Plan\n\nOpen.\n\n# Price\n\nTen.\n", "# Plan\n\nOpen.\n\n# Price\n\nTwelve.\n",
					"# Plan\n\nOpen.\n\n::: scope group:deal\n# Price\n\nTwelve.\n:::\n",
				}, trimmed(bodies(w.told("bob", p))))

				// The outsider's versions go on from there, and he can go back to them.
				require.NoError(t, w.write("cho", p, "# Plan\n\nShut.\n"))
				require.Len(t, w.told("cho", p), 2)
				require.NoError(t, w.rollback("cho", p, 1))
				require.Equal(t, []string{"# Plan\n\nOpen.\n", "# Plan\n\nShut.\n", "# Plan\n\nOpen.\n"}, trimmed(bodies(w.told("cho", p))))
				require.Len(t, w.told("bob", p), 5)

				// Whoever widens it again tells of it all.
				id := w.sections("bob", p)[1].ID
				_, _, err := w.UpdatePage(t.Context(), w.as("ann"), memory.UpdatePageInput{
					Page: p.ID, Version: w.version("ann", p), Sections: []memory.SectionPatch{{ID: &id, Scope: ptr("world")}},
				})
				require.NoError(t, err)
				require.Len(t, w.told("cho", p), 6)
			})
		})
	}
}

// trimmed are texts that end in one line feed.
func trimmed(texts []string) []string {
	for i, text := range texts {
		for len(text) > 1 && text[len(text)-2:] == "\n\n" {
			text = text[:len(text)-1]
		}
		texts[i] = text
	}
	return texts
}

// A page all of whose text is narrowed keeps the one version that says that it is
// there, and one change of two sections is known to those who know either.
func TestAChangeIsKnownToWhoeverKnowsAPartOfIt(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		deal(w)
		w.people("dan")
		w.group("legal", "ann", "dan")
		p := w.note("ann", "Plan", "# Price\n\nTen.\n# Terms\n\nNone.\n")
		require.NoError(t, w.write("ann", p, "# Price\n\nTwelve.\n# Terms\n\nSome.\n"))
		require.NoError(t, w.write("ann", p, "::: scope group:deal\n# Price\n\nTwelve.\n:::\n\n::: scope group:legal\n# Terms\n\nSome.\n:::\n"))
		require.Equal(t, []string{""}, bodies(w.told("cho", p)))
		require.Len(t, w.told("bob", p), 3)
		require.Len(t, w.told("dan", p), 3)
		require.Len(t, w.told("ann", p), 3)

		// So it is after the page moved to another scope and back, and after a merge.
		for _, scope := range []string{"group:deal", "world"} {
			_, _, err := w.Rescope(t.Context(), w.as("ann"), memory.RescopeInput{Page: &p.ID, Scope: scope, Reason: "who needs it"})
			require.NoError(t, err)
		}
		other := w.note("ann", "Other", "# Price\n\nTen.\n")
		require.NoError(t, w.write("ann", other, "::: scope group:legal\n# Price\n\nTen.\n:::\n"))
		into := w.note("ann", "Into", "Text.\n")
		_, _, err := w.MergePages(t.Context(), w.as("ann"), memory.MergePagesInput{From: other.ID, Into: into.ID})
		require.NoError(t, err)
		require.Equal(t, 3, w.version("cho", into), "two pages were made and merged")
		require.Equal(t, 4, w.version("dan", into))
	})
}

func TestNarrowingASectionIsNoNewsToOthers(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		deal(w)
		p := w.note("ann", "Plan", "# Plan\n\nOpen.\n\n# Price\n\nTen.\n")
		w.pass(time.Hour)
		since := w.clock()
		require.NoError(t, w.write("ann", p, "# Plan\n\nOpen.\n\n::: scope group:deal\n# Price\n\nTen.\n:::\n"))
		changes := func(uid string) int {
			list, err := w.Delta(t.Context(), w.as(uid), memory.DeltaInput{Since: &since, About: &p.ID}, nil, nil)
			require.NoError(t, err)
			return len(list.Nodes)
		}
		require.Equal(t, 0, changes("cho"))
		require.NotZero(t, changes("bob"))
	})
}

// A section that was narrowed and removed comes back for those who could read it last.
func TestARollbackDoesNotWidenWhatWasNarrowed(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		deal(w)
		p := w.note("ann", "Plan", "# Plan\n\nOpen.\n\n# Price\n\nTen.\n")
		require.NoError(t, w.write("ann", p, "# Plan\n\nOpen.\n\n::: scope group:deal\n# Price\n\nTen.\n:::\n"))
		require.NoError(t, w.write("ann", p, "# Plan\n\nOpen.\n"))
		require.NoError(t, w.rollback("ann", p, 1))
		require.Equal(t, []string{"# Plan\n\nOpen.\n"}, trimmed(bodies(w.told("cho", p))))
		require.Contains(t, w.body("bob", p), "::: scope group:deal\n# Price\n\nTen.\n:::\n")
	})
}
