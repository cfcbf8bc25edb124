package memory_test

import (
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/internal/memory"
)

// spell is a job of a person from a year to another, in which it ends.
func spell(from, to string, years ...int) memory.ConnectInput {
	in := link(from, "works_at", to, "world")
	for i, year := range years {
		at := time.Date(year, 1, 1, 0, 0, 0, 0, time.UTC)
		if i == 0 {
			in.ValidFrom = &at
		} else {
			in.ValidUntil = &at
		}
	}
	return in
}

// questions are the explanations of the open findings, which are about cardinality.
func (w *world) questions(uid string) []string {
	w.t.Helper()
	var out []string
	for _, f := range w.openFindings(uid) {
		require.Equal(w.t, "cardinality", f.Kind)
		out = append(out, f.Explanation)
	}
	slices.Sort(out)
	return out
}

const (
	twoJobs  = "A page has one link works_at at a time; here are several that overlap."
	jobsNow  = "A page has one link works_at at most; here are several that are current."
	twoSizes = "A page has one employees at most; here are several that are current."
)

// What holds one at a time does so at any time, not now alone.
func TestLinksThatOverlapInThePastOpenAFinding(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		for _, name := range []string{"Kim", "Lee", "Moe"} {
			w.page("ann", "person", name, "")
		}
		for _, name := range []string{"Acme", "Zenith"} {
			w.page("ann", "company", name, "")
		}
		w.connect("ann", spell("Kim", "Acme", 2015, 2018))
		w.connect("bob", spell("Kim", "Zenith", 2018, 2020))
		w.connect("ann", spell("Lee", "Acme", 2015, 2018))
		w.connect("ann", spell("Lee", "Zenith", 2016, 2020))
		require.Empty(t, w.questions("bob"), "one after the other, or by one who ends his own")
		w.connect("ann", spell("Moe", "Acme", 2015, 2018))
		w.connect("bob", spell("Moe", "Zenith", 2016, 2020))
		require.Equal(t, []string{twoJobs}, w.questions("bob"))
	})
}

// A merge blocks nothing; what the page then has too much of is a question.
func TestAMergeThatLeavesTooMuchOpensFindings(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		for _, name := range []string{"Acme", "Zenith", "Acme Ltd"} {
			w.page("ann", "company", name, "")
		}
		kim, kimberly := w.page("ann", "person", "Kim", ""), w.page("ann", "person", "Kimberly", "")
		w.connect("ann", spell("Kim", "Acme"))
		w.connect("ann", spell("Kimberly", "Zenith"))
		w.remember("ann", staff("Acme", "world", "3"))
		w.remember("ann", staff("Acme Ltd", "world", "4"))
		require.Empty(t, w.questions("bob"))

		_, _, err := w.MergePages(t.Context(), w.as("ann"), memory.MergePagesInput{From: kimberly.ID, Into: kim.ID, DryRun: true})
		require.NoError(t, err)
		require.Empty(t, w.questions("bob"))
		_, _, err = w.MergePages(t.Context(), w.as("ann"), memory.MergePagesInput{From: kimberly.ID, Into: kim.ID})
		require.NoError(t, err)
		require.Equal(t, []string{jobsNow}, w.questions("bob"))
		_, _, err = w.MergePages(t.Context(), w.as("ann"), memory.MergePagesInput{From: "Acme Ltd", Into: "Acme"})
		require.NoError(t, err)
		require.Equal(t, []string{twoSizes, jobsNow}, w.questions("bob"))
	})
}

// What comes back with a page is compared with what was said meanwhile.
func TestARestoredPageMayBringTooMuch(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.page("ann", "person", "Kim", "")
		acme := w.page("ann", "company", "Acme", "")
		w.page("ann", "company", "Zenith", "")
		w.connect("ann", spell("Kim", "Acme"))
		_, _, err := w.DeletePage(t.Context(), w.as("ann"), acme.ID, "a slip")
		require.NoError(t, err)
		w.connect("bob", spell("Kim", "Zenith"))
		require.Empty(t, w.questions("bob"))
		_, _, err = w.RestorePage(t.Context(), w.as("ann"), acme.ID)
		require.NoError(t, err)
		require.Equal(t, []string{jobsNow}, w.questions("bob"))
	})
}
