package memory_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/memory"
)

// mentioned are the slugs of the pages that recall finds since a text names them,
// without those whose name holds all its words.
func (w *world) mentioned(uid, said string) []string {
	w.t.Helper()
	// So many other words are in no name.
	result := w.recall(uid, memory.RecallInput{Query: said + " zzyzx", Limit: ptr(100)})
	out := []string{}
	for _, h := range result.Hits {
		if h.Item.Page != nil {
			out = append(out, h.Item.Page.Slug)
		}
	}
	return out
}

func (w *world) known(title, slug string, aliases ...string) memory.Page {
	w.t.Helper()
	in := memory.CreatePageInput{Type: "company", Title: title, Slug: ptr("companies/" + slug), Aliases: aliases}
	p, _, err := w.CreatePage(w.t.Context(), w.as("ann"), in)
	require.NoError(w.t, err)
	return p
}

func TestTextsNamePages(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "cho")
		w.group("deal", "ann")
		w.known("서울본부", "seoul")
		w.known("부산본부", "busan")
		w.known("본부", "headquarters")
		w.known("王伟", "wang-wei")
		w.known("王伟民", "wang-weimin")
		w.known("王", "wang")
		w.known("东京都厅", "tocho", "都厅")
		w.known("Artificial Light", "artificial-light", "AI")
		w.known("Ann Lee", "ann-lee-1", "Annie")
		w.known("Ann  LEE", "ann-lee-2")
		w.known("C++", "cpp")
		w.known("C", "c")
		w.known("New York", "new-york")
		w.known("New York Times", "times")
		w.known("Müller & Söhne", "mueller")
		w.known("שלום בע״מ", "shalom")
		hidden := w.page("ann", "company", "Zenith", "group:deal")
		for said, want := range map[string][]string{
			// Whole words, the longest first.
			"Is the New York Times in New York?": {"times", "new-york"},
			"newyork timesheet New Yorkers":      {},
			"ask müller & söhne":                 {"mueller"},
			"MÜLLER & SÖHNE's":                   {"mueller"},
			"C++ or C?":                          {"cpp", "c"},
			"דיברנו עם שלום בע״מ אתמול":          {"shalom"},
			// An acronym in four texts.
			"AI is on":              {"artificial-light"},
			"(ai)":                  {"artificial-light"},
			"AI는 켜져 있다":             {"artificial-light"},
			"关于AI的问题":               {"artificial-light"},
			"MAIL, said, AIs, AI_2": {},
			// Scripts without spaces: anywhere, the longest, two characters at least.
			"서울본부에서 부산본부로":  {"seoul", "busan"},
			"대구본부는?":        {"headquarters"},
			"王伟经理和王伟民先生来了":  {"wang-wei", "wang-weimin"},
			"老王来了":          {},
			"在都厅见":          {"tocho"},
			"東京的東京都厅":       {"tocho"},
			"ｎｅｗ　ｙｏｒｋ":      {"new-york"},
			"new\n  york":   {"new-york"},
			"Ann Lee says":  {}, // two pages: it stays unresolved
			"Annie says":    {"ann-lee-1"},
			"zenith is mum": {strings.TrimPrefix(hidden.Slug, "companies/")},
			"nothing\x00of": {},
		} {
			slugs := make([]string, len(want))
			for i, s := range want {
				slugs[i] = "companies/" + s
			}
			require.Equal(t, slugs, w.mentioned("ann", said), said)
		}
		require.Empty(t, w.mentioned("cho", "zenith is mum"), "only what the audience may know is named")

		// Who is named alike is told apart by the candidates.
		res, err := w.Page(t.Context(), w.as("cho"), "ann lee")
		require.NoError(t, err)
		require.Nil(t, res.Page)
		require.Len(t, res.Candidates, 2)
	})
}

// A hidden page of the same name makes a name neither ambiguous nor another's.
func TestHiddenNamesChangeNoMention(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "cho")
		w.group("deal", "ann")
		open := w.known("Falcon", "falcon")
		hidden, _, err := w.CreatePage(t.Context(), w.as("ann"), memory.CreatePageInput{Type: "company", Title: "Falcon", Aliases: []string{"Bird"}, Scope: ptr("group:deal")})
		require.NoError(t, err)
		require.Equal(t, []string{open.Slug}, w.mentioned("cho", "falcon and bird"))
		require.Equal(t, []string{hidden.Slug}, w.mentioned("ann", "falcon and bird"), "falcon is two pages, bird is one")
	})
}

// A name is found however many others share its words, and a text of any length
// is read.
func TestNoNameIsLostAmongMany(t *testing.T) {
	w := newWorld(t, openEmbedded(t))
	w.people("ann")
	var batch []string
	for i := range 900 {
		batch = append(batch, fmt.Sprintf(`{"kind":"page","externalKey":"n%d","type":"company","title":"Harbour %d","slug":"companies/harbour-%d","scope":"world"}`, i, i, i))
	}
	result, _, err := w.ImportRecords(t.Context(), w.as("ann"), records(batch...), false)
	require.NoError(t, err)
	require.Empty(t, result.Errors)
	w.known("Port", "port")
	said := "harbour harbour port " + strings.Repeat("harbour ", 400) + "harbour 7"
	require.Equal(t, []string{"companies/port", "companies/harbour-7"}, w.mentioned("ann", said))
}
