package memory_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/memory"
)

// A page follows the type that its record states, if what it has allows that.
func TestImportOfAnotherType(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		bring := func(uid, typ, body, more string) memory.ImportResult {
			return w.bring(uid, records(`{"kind":"page","externalKey":"v/a","type":"`+typ+`","title":"가온","slug":"notes/v/a","scope":"world","body":"`+body+`"`+more+`}`))
		}
		page := func() memory.Page {
			res, err := w.Page(t.Context(), w.as("ann"), "가온")
			require.NoError(t, err)
			return *res.Page
		}
		require.Equal(t, memory.ImportResult{Written: 1}, bring("ann", "note", "one", ""))
		require.Equal(t, memory.ImportResult{Written: 1}, bring("ann", "company", "two", `,"properties":{"employees":4}`))
		require.Equal(t, "company", page().Type)
		require.Equal(t, "companies/v/a", page().Slug)
		require.Equal(t, "two", w.body("ann", page()))
		before, err := w.Page(t.Context(), w.as("ann"), "notes/v/a")
		require.NoError(t, err)
		require.Equal(t, page().ID, before.Page.ID, "a redirect is left")
		require.Equal(t, memory.ImportResult{Unchanged: 1}, bring("ann", "company", "two", `,"properties":{"employees":4}`))

		// What the page has stands against it: the rest of the record is done, and the
		// values fit the type that the page has.
		kept := bring("ann", "person", "three", `,"properties":{"employees":5}`)
		require.Equal(t, 1, kept.Written)
		require.Equal(t, []memory.ImportWarning{{Index: 0, Message: "the page stays a company: a page of type person cannot have what this page has: property employees (forget or file these first, or choose a type that allows them)"}}, kept.Warnings)
		require.Equal(t, "company", page().Type)
		require.Equal(t, "three", w.body("ann", page()))
		props, err := w.Properties(t.Context(), w.as("ann"), []*memory.Page{ptr(page())}, nil)
		require.NoError(t, err)
		require.Len(t, props[page().ID], 1)
		require.Equal(t, int64(5), props[page().ID][0].Claim.Value.Int64())

		require.Equal(t, memory.ImportResult{Written: 1}, bring("ann", "note", "four", `,"keepType":true`), "a source that states no type")
		require.Equal(t, "company", page().Type)

		// Somebody else may write the page, not reshape it.
		kept = bring("bob", "note", "five", "")
		require.Equal(t, 1, kept.Written)
		require.Len(t, kept.Warnings, 1)
		require.Contains(t, kept.Warnings[0].Message, "the page stays a company: ")
		require.Equal(t, "company", page().Type)
		require.Equal(t, "five", w.body("ann", page()))

		// A record that fails warns of nothing.
		wrong := bring("ann", "person", "six", `,"properties":{"nonsense":1}`)
		require.Len(t, wrong.Errors, 1)
		require.Empty(t, wrong.Warnings)
		unknown := bring("ann", "spaceship", "seven", "")
		require.Len(t, unknown.Errors, 1)
		require.Equal(t, "UNKNOWN_TERM", unknown.Errors[0].Code)
		require.Equal(t, "five", w.body("ann", page()))
	})
}

func TestImportOfAnotherSubtype(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		bring := func(body, more string) memory.ImportResult {
			return w.bring("ann", records(`{"kind":"page","externalKey":"v/a","type":"company","title":"Acme","slug":"companies/v/a","scope":"world","body":"`+body+`"`+more+`}`))
		}
		subtype := func() string {
			res, err := w.Page(t.Context(), w.as("ann"), "Acme")
			require.NoError(t, err)
			return res.Page.Subtype
		}
		require.Equal(t, memory.ImportResult{Written: 1}, bring("one", ""))
		require.Equal(t, memory.ImportResult{Written: 1}, bring("two", `,"subtype":"nonprofit"`))
		require.Equal(t, "nonprofit", subtype())
		require.Equal(t, memory.ImportResult{Written: 1}, bring("three", ""))
		require.Equal(t, "nonprofit", subtype(), "no subtype is none stated")
	})
}
