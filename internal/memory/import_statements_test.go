package memory_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/memory"
)

func TestAnImportedNoteEndsWhatItNoLongerStates(t *testing.T) {
	const (
		founded  = `"type":"founded","scope":"world","excerpt":"Dana founded acme.","name":"acme"`
		worksAt  = `"type":"works_at","scope":"world","excerpt":"works_at: acme","name":"acme","property":"works_at"`
		launched = `"date":"2024-03-05","scope":"world","excerpt":"2024-03-05: Launch","name":"2024-03-05"`
		ends     = `"from":"v/dana.md","to":"v/acme.md","page":"v/dana.md",`
		happened = `"about":"v/dana.md","summary":"Launch",`
		text     = `Dana founded [[acme]].\n\nAsk [[Elsewhere]].\n\n- 2024-03-05: Launch\n`
	)
	note := func(body string, says ...string) []string {
		batch := []string{
			`{"kind":"page","externalKey":"v/acme.md","type":"company","title":"Acme Ltd","slug":"companies/v/acme","scope":"world"}`,
			`{"kind":"page","externalKey":"v/dana.md","type":"person","title":"Dana","slug":"people/v/dana","scope":"world","body":"` + body + `"}`,
		}
		list := ""
		for i, s := range says {
			if s == launched {
				batch = append(batch, `{"kind":"event",`+happened+s+`}`)
			} else {
				batch = append(batch, `{"kind":"link",`+ends+s+`}`)
			}
			if i > 0 {
				list += ","
			}
			list += "{" + s + "}"
		}
		return append(batch, `{"kind":"statements","page":"v/dana.md","scope":"world","says":[`+list+`]}`)
	}
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		w.page("ann", "note", "Elsewhere", "")
		bring := func(batch []string, written int) {
			t.Helper()
			require.Equal(t, memory.ImportResult{Written: written, Unchanged: len(batch) - written}, w.bring("ann", records(batch...)))
		}
		all := note(text, founded, worksAt, launched)
		bring(all, 5)
		bring(all, 0)
		res, err := w.Page(t.Context(), w.as("ann"), "Dana")
		require.NoError(t, err)
		dana := *res.Page
		links := []string{"Dana founded Acme Ltd: Dana founded acme.", "Dana works_at Acme Ltd: works_at: acme"}
		launch := []string{"2024-03-05 DAY Launch: 2024-03-05: Launch"}
		require.Equal(t, links, w.stated("ann", dana, nil))
		require.Equal(t, launch, w.happened("ann", dana, nil))

		// Written on here, the same sentences name what they named in the vault, nothing
		// where they named nothing, and the front matter stays.
		w.rewrite("ann", dana, "Dana founded [[acme]].\n\nAsk [[Elsewhere]].\n\nShe left.\n\n- 2024-03-05: Launch\n")
		require.Equal(t, links, w.stated("ann", dana, nil))
		require.Equal(t, launch, w.happened("ann", dana, nil))
		w.page("ann", "note", "Later", "")
		w.rewrite("ann", dana, "Dana founded [[acme]].\n\nShe left.\n\nSee [[Later]].\n")
		require.Equal(t, []string{links[0], "Dana mentions Later: See Later.", links[1]}, w.stated("ann", dana, nil))
		w.rewrite("ann", dana, "She left.\n")
		require.Equal(t, links[1:], w.stated("ann", dana, nil))
		require.Empty(t, w.happened("ann", dana, nil))

		// The same note again says nothing of a text that was changed since.
		bring(all, 0)
		require.Equal(t, links[1:], w.stated("ann", dana, nil))
		w.rewrite("ann", dana, "She left [[acme]].\n")
		bring(all, 0)
		require.Equal(t, []string{"Dana mentions Acme Ltd: She left acme.", links[1]}, w.stated("ann", dana, nil))

		// A changed note replaces the text, and what it stated.
		bring(note(text+"More.", founded, launched), 4)
		require.Equal(t, links[:1], w.stated("ann", dana, nil))
		require.Equal(t, launch, w.happened("ann", dana, nil))
		bring(note("Nothing."), 2)
		require.Empty(t, w.stated("ann", dana, nil))
		require.Empty(t, w.happened("ann", dana, nil))

		// What somebody takes back stays away; what the record of another says stays.
		bring(all, 4)
		require.Equal(t, links, w.stated("ann", dana, nil))
		_, _, err = w.Disconnect(t.Context(), w.as("ann"), memory.DisconnectInput{Link: w.links("ann", dana)[0].ID, Reason: "no"})
		require.NoError(t, err)
		bring(all, 0)
		require.Len(t, w.stated("ann", dana, nil), 1)
	})
}

func TestStatementsOfWhatWasNotImported(t *testing.T) {
	w := newWorld(t, openEmbedded(t))
	w.people("ann")
	w.page("ann", "person", "Dana", "")
	w.page("ann", "company", "Acme", "")
	for _, record := range []string{
		`{"kind":"link","from":"Dana","to":"Acme","type":"works_at","scope":"world","excerpt":"x","name":"Acme"}`,
		`{"kind":"event","about":"Dana","date":"2024","summary":"Born","scope":"world","excerpt":"x","name":"2024"}`,
		`{"kind":"statements","page":"Dana","scope":"world","says":[]}`,
	} {
		r := w.bring("ann", records(record))
		require.Len(t, r.Errors, 1, record)
		require.Equal(t, "NOT_FOUND", r.Errors[0].Code)
		require.Contains(t, r.Errors[0].Message, "there is no imported page")
	}
}
