package memory_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/fault"
	"brain/internal/memory"
)

const mixed = "# Plan\n\nWe meet on Monday.\n\n::: scope group:deal\nWe offer ten.\n:::\n\nBring paper.\n\n# Notes\n\nNone.\n"

// deal is a world in which ann and bob are in a group and cho is not.
func deal(w *world) {
	w.people("ann", "bob", "cho")
	w.group("deal", "ann", "bob")
}

func (w *world) write(uid string, p memory.Page, body string) error {
	w.t.Helper()
	_, _, err := w.UpdatePage(w.t.Context(), w.as(uid), memory.UpdatePageInput{Page: p.ID, Version: w.version(uid, p), Body: &body})
	return err
}

func (w *world) note(uid, title, body string) memory.Page {
	w.t.Helper()
	p, _, err := w.CreatePage(w.t.Context(), w.as(uid), memory.CreatePageInput{Type: "note", Title: title, Body: &body})
	require.NoError(w.t, err)
	return p
}

func TestADirectiveIsASectionInsideTheText(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		deal(w)
		p := w.note("ann", "Plan", mixed)
		require.Equal(t, mixed, w.body("bob", p))
		require.Equal(t, "# Plan\n\nWe meet on Monday.\n\nBring paper.\n\n# Notes\n\nNone.\n", w.body("cho", p))
		require.Len(t, w.sections("cho", p), 2, "the text is not cut where something is hidden")
		require.Len(t, w.sections("bob", p), 3)

		require.NoError(t, w.write("cho", p, "# Plan\n\nWe meet on Monday.\n\nBring pens.\n\nAnd tea.\n\n# Notes\n\nNone.\n"))
		require.Equal(t, strings.Replace(mixed, "Bring paper.", "Bring pens.\n\nAnd tea.", 1), w.body("bob", p))
		require.NoError(t, w.write("cho", p, "# New\n\nFirst.\n\n# Plan\n\nWe meet on Monday.\n\nAnd tea.\n"))
		require.Equal(t, "# New\n\nFirst.\n\n# Plan\n\nWe meet on Monday.\n\n::: scope group:deal\nWe offer ten.\n:::\n\nAnd tea.\n", w.body("bob", p))
		require.NoError(t, w.write("cho", p, "Nothing is left.\n"))
		require.Equal(t, "Nothing is left.\n\n::: scope group:deal\nWe offer ten.\n:::\n", w.body("bob", p))
	})
}

func TestWhatTheWriterSeesOfADirectiveIsWhatHeChanges(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		deal(w)
		p := w.note("ann", "Plan", mixed)
		section := w.sections("bob", p)[1]
		require.NoError(t, w.write("bob", p, strings.Replace(mixed, "ten", "twelve", 1)))
		require.Equal(t, section.ID, w.sections("bob", p)[1].ID)
		require.Equal(t, 1, w.version("cho", p), "cho cannot know of that")
		require.NoError(t, w.write("bob", p, "# Plan\n\nWe meet on Monday.\n\nBring paper.\n\n# Notes\n\nNone.\n\n::: scope group:deal\nWe offer twelve.\n:::\n"))
		require.Equal(t, section.ID, w.sections("bob", p)[2].ID, "moved")
		require.Equal(t, 1, w.version("cho", p))
		require.Equal(t, 3, w.version("bob", p))
		require.NoError(t, w.write("bob", p, w.body("cho", p)))
		require.Len(t, w.sections("ann", p), 2, "removed")
		require.Equal(t, 1, w.version("cho", p))

		// A section of the page's own scope is part of the text.
		require.NoError(t, w.write("bob", p, "# Plan\n\n::: scope world\nOpen.\n:::\n"))
		require.Equal(t, "# Plan\n\nOpen.\n", w.body("cho", p))
	})
}

func TestBlankLinesComeAndGoWithADirective(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		deal(w)
		for _, open := range []string{"One.\n\n\nTwo.", "One.\n\nTwo.\n\n\n", "\n\nOne.\n\nTwo.", "# One\n# Two\n"} {
			p := w.note("ann", "Plan", open)
			shown := w.body("cho", p)
			lines := strings.SplitAfter(shown, "\n")
			for at := range lines {
				directive := "::: scope group:deal\nSecret.\n:::\n"
				if at == len(lines)-1 && !strings.HasSuffix(shown, "\n") {
					at++
					directive = "\n" + directive
				}
				require.NoError(t, w.write("ann", p, strings.Join(lines[:at], "")+directive+strings.Join(lines[at:], "")))
				require.Equal(t, shown, w.body("cho", p), at)
				require.NoError(t, w.write("bob", p, strings.Replace(w.body("bob", p), "::: scope group:deal\nSecret.\n:::\n", "", 1)))
				require.Equal(t, shown, w.body("cho", p), at)
				require.Equal(t, 1, w.version("cho", p), at)
			}
		}
	})
}

func TestTextThatIsPutIntoADirectiveLosesItsPast(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		deal(w)
		p := w.note("ann", "Plan", "# Plan\n\nOpen.\n\n# Price\n\nTen.\n")
		price := w.sections("ann", p)[1]
		require.NoError(t, w.write("ann", p, "# Plan\n\nOpen.\n\n::: scope group:deal\n# Price\n\nTen.\n:::\n"))
		require.Equal(t, price.ID, w.sections("ann", p)[1].ID)
		_, _, err := w.UpdatePage(t.Context(), w.as("ann"), memory.UpdatePageInput{Page: p.ID, Version: 2, Sections: []memory.SectionPatch{{ID: &price.ID, Remove: true}}})
		require.NoError(t, err)
		for uid, told := range map[string]bool{"bob": true, "cho": false} {
			versions, err := w.PageVersions(t.Context(), w.as(uid), p.ID, nil, nil)
			require.NoError(t, err)
			require.Equal(t, told, strings.Contains(versions.Nodes[len(versions.Nodes)-1].Body, "Ten."), uid)
			for _, v := range versions.Nodes {
				require.Equal(t, told, strings.Contains(v.Body+v.Diff(), "Ten.") || v.Number == 3, uid)
			}
		}
	})
}

func TestDirectivesThatAreWrongAreRefused(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		deal(w)
		p := w.note("ann", "Plan", mixed)
		for name, c := range map[string]struct {
			body string
			code fault.Code
			line int
		}{
			"not closed":     {"a\n\n::: scope group:deal\nb\n", fault.BadInput, 3},
			"nested":         {"::: scope group:deal\nb\n::: scope world\nc\n:::\n:::\n", fault.BadInput, 3},
			"in a list":      {"- a\n  ::: scope group:deal\n  b\n  :::\n", fault.BadInput, 2},
			"in a quote":     {"> ::: scope group:deal\n> b\n> :::\n", fault.BadInput, 1},
			"control":        {"a\n\nb\x07", fault.BadInput, 3},
			"no scope":       {"a\n::: scope everyone\nb\n:::\n", fault.InvalidScope, 2},
			"unknown group":  {"a\n::: scope group:none\nb\n:::\n", fault.NotAMember, 2},
			"unknown person": {"a\n::: scope principal:none\nb\n:::\n", fault.UnknownPrincipal, 2},
			"another's":      {"a\n::: scope principal:bob\nb\n:::\n", fault.NotAMember, 2},
		} {
			t.Run(name, func(t *testing.T) {
				err := w.write("ann", p, c.body)
				refused(t, err, c.code, "body")
				var f *fault.Error
				require.ErrorAs(t, err, &f)
				require.Equal(t, c.line, f.Line)
				require.NotEmpty(t, f.Hint)
			})
		}
		for name, body := range map[string]string{"fenced": "```\n::: scope group:none\n```\n", "indented": "a\n\n    ::: scope group:none\n", "inline": "`::: scope group:none`\n"} {
			require.NoError(t, w.write("ann", p, body), name)
			require.Equal(t, body, w.body("cho", p))
		}
	})
}

func TestSectionPatches(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		deal(w)
		p := w.note("ann", "Plan", mixed)
		s := w.sections("ann", p)
		plan, offer, notes := s[0].ID, s[1].ID, s[2].ID
		patch := func(uid string, patches ...memory.SectionPatch) error {
			_, _, err := w.UpdatePage(t.Context(), w.as(uid), memory.UpdatePageInput{Page: p.ID, Version: w.version(uid, p), Sections: patches})
			return err
		}
		require.NoError(t, patch("ann", memory.SectionPatch{ID: &plan, After: &notes}))
		require.Equal(t, "# Notes\n\nNone.\n# Plan\n\nWe meet on Monday.\n\n::: scope group:deal\nWe offer ten.\n:::\n\nBring paper.\n\n", w.body("ann", p),
			"what stands inside goes with it")
		require.NoError(t, patch("cho", memory.SectionPatch{ID: &plan, Text: ptr("# Plan\n\nBring paper.\n")}))
		require.Equal(t, "# Notes\n\nNone.\n# Plan\n\n::: scope group:deal\nWe offer ten.\n:::\n\nBring paper.\n", w.body("ann", p))
		require.NoError(t, patch("cho", memory.SectionPatch{ID: &plan, Heading: ptr("Plan")}))
		version := w.version("cho", p)
		require.NoError(t, patch("cho", memory.SectionPatch{ID: &plan, Heading: ptr("Plan"), After: &notes}))
		require.Equal(t, version, w.version("cho", p), "no change is no version")
		require.NoError(t, patch("bob", memory.SectionPatch{Text: ptr("We ask."), Scope: ptr("principal:bob"), After: &offer}))
		require.NoError(t, patch("ann", memory.SectionPatch{ID: &offer, Remove: true}))
		require.Equal(t, "# Notes\n\nNone.\n# Plan\n\n::: scope principal:bob\nWe ask.\n:::\n\nBring paper.\n", w.body("bob", p))
		require.NoError(t, patch("ann", memory.SectionPatch{ID: &notes, Scope: ptr("group:deal")}))
		require.Equal(t, "::: scope group:deal\n# Notes\n\nNone.\n:::\n\n# Plan\n\n::: scope principal:bob\nWe ask.\n:::\n\nBring paper.\n", w.body("bob", p))
		require.NoError(t, patch("ann", memory.SectionPatch{ID: &notes, Scope: ptr("world")}))
		require.Equal(t, "# Notes\n\nNone.\n# Plan\n\n::: scope principal:bob\nWe ask.\n:::\n\nBring paper.\n", w.body("bob", p))
		require.NoError(t, patch("ann", memory.SectionPatch{Text: ptr("```\nopen")}))
		require.True(t, strings.HasSuffix(w.body("cho", p), "```\nopen\n```\n"), "what is open is closed")

		for name, c := range map[string]struct {
			patches []memory.SectionPatch
			code    fault.Code
			field   string
		}{
			"unknown":           {[]memory.SectionPatch{{ID: &plan, Text: ptr("x")}, {ID: ptr("none"), Text: ptr("y")}}, fault.NotFound, "sections[1].id"},
			"after unknown":     {[]memory.SectionPatch{{Text: ptr("x"), After: ptr("none")}}, fault.NotFound, "sections[0].after"},
			"after itself":      {[]memory.SectionPatch{{ID: &plan, After: &plan}}, fault.BadInput, "sections[0].after"},
			"without text":      {[]memory.SectionPatch{{Heading: ptr("x")}}, fault.BadInput, "sections[0].text"},
			"blank":             {[]memory.SectionPatch{{ID: &plan, Text: ptr(" \n")}}, fault.BadInput, "sections[0].text"},
			"directive":         {[]memory.SectionPatch{{ID: &plan, Text: ptr("a\n\n::: scope group:deal\nb\n:::\n")}}, fault.BadInput, "sections[0].text"},
			"control":           {[]memory.SectionPatch{{ID: &plan, Text: ptr("a\x1b")}}, fault.BadInput, "sections[0].text"},
			"lines":             {[]memory.SectionPatch{{ID: &plan, Heading: ptr("a\nb")}}, fault.BadInput, "sections[0].heading"},
			"foreign scope":     {[]memory.SectionPatch{{Text: ptr("x"), Scope: ptr("group:none")}}, fault.NotAMember, "sections[0].scope"},
			"foreign rescope":   {[]memory.SectionPatch{{ID: &plan, Scope: ptr("group:none")}}, fault.NotAMember, "sections[0].scope"},
			"remove and change": {[]memory.SectionPatch{{ID: &plan, Remove: true, Text: ptr("x")}}, fault.BadInput, "sections[0].remove"},
			"remove nothing":    {[]memory.SectionPatch{{Remove: true}}, fault.BadInput, "sections[0].text"},
		} {
			err := patch("ann", c.patches...)
			require.Error(t, err, name)
			refused(t, err, c.code, c.field)
		}
		require.Error(t, patch("bob", memory.SectionPatch{ID: &plan, Scope: ptr("group:deal")}))
		refused(t, patch("bob", memory.SectionPatch{ID: &plan, Scope: ptr("group:deal")}), fault.Forbidden, "sections[0].scope")
	})
}

func TestTwoSectionsNeverBecomeADirective(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		deal(w)
		p := w.note("ann", "Plan", "- a\n")
		version := w.version("ann", p)
		_, _, err := w.UpdatePage(t.Context(), w.as("ann"), memory.UpdatePageInput{Page: p.ID, Version: version, Sections: []memory.SectionPatch{{Text: ptr("  more of a\n")}}})
		refused(t, err, fault.BadInput, "sections")
	})
}

func TestAPageThatBecomesNarrowerTakesItsSectionsIn(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		deal(w)
		p := w.note("ann", "Plan", mixed)
		_, _, err := w.Rescope(t.Context(), w.as("ann"), memory.RescopeInput{Page: &p.ID, Scope: "group:deal", Reason: "secret"})
		require.NoError(t, err)
		pages, err := w.PagesByID(t.Context(), w.as("bob"), []string{p.ID})
		require.NoError(t, err)
		body := w.body("bob", pages[p.ID])
		require.Equal(t, "# Plan\n\nWe meet on Monday.\n\nBring paper.\n\nWe offer ten.\n# Notes\n\nNone.\n", body)
		require.NoError(t, w.write("bob", pages[p.ID], body))
		require.Equal(t, body, w.body("ann", pages[p.ID]))
	})
}

func TestImportedPagesHaveSections(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		deal(w)
		batch := func(body string) []string {
			result, _, err := w.ImportRecords(t.Context(), w.as("ann"), records(`{"kind":"page","externalKey":"v/plan.md","type":"note","title":"Plan","slug":"notes/plan","scope":"world","body":`+quote(t, body)+`}`), false)
			require.NoError(t, err)
			var out []string
			for _, e := range result.Errors {
				out = append(out, e.Code+" "+e.Message)
			}
			return out
		}
		require.Empty(t, batch(mixed))
		res, err := w.Page(t.Context(), w.as("ann"), "notes/plan")
		require.NoError(t, err)
		p := *res.Page
		offer := w.sections("ann", p)[1].ID
		require.Equal(t, mixed, w.body("bob", p))
		require.NotContains(t, w.body("cho", p), "ten")
		require.Empty(t, batch(strings.Replace(mixed, "Monday", "Friday", 1)))
		require.Equal(t, strings.Replace(mixed, "Monday", "Friday", 1), w.body("bob", p))
		require.Equal(t, offer, w.sections("ann", p)[1].ID)
		require.Equal(t, []string{"BAD_INPUT body: line 2: a scope directive is not closed (expected a line `:::` behind it, outside code)"}, batch("a\n::: scope group:deal\nb\n"))
	})
}

func quote(t *testing.T, s string) string {
	t.Helper()
	b, err := json.Marshal(s)
	require.NoError(t, err)
	return string(b)
}
