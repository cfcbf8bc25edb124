package memory_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"brain/internal/memory"
)

// pageOf makes a page with a text.
func (w *world) pageOf(uid, typ, title, body string) memory.Page {
	w.t.Helper()
	p, _, err := w.CreatePage(w.t.Context(), w.as(uid), memory.CreatePageInput{Type: typ, Title: title, Body: &body})
	require.NoError(w.t, err)
	return p
}

// rewrite gives a page another text, as the writer sees it.
func (w *world) rewrite(uid string, p memory.Page, body string) {
	w.t.Helper()
	require.NoError(w.t, w.write(uid, p, body))
}

// stated are the links of a page that somebody knows, with the words of their evidence.
func (w *world) stated(uid string, p memory.Page, asOf *memory.AsOf) []string {
	w.t.Helper()
	list, err := w.PageLinks(w.t.Context(), w.as(uid), p.ID, nil, nil, nil, nil, asOf)
	require.NoError(w.t, err)
	total, err := list.Count()
	require.NoError(w.t, err)
	require.Equal(w.t, len(list.Nodes), total)
	var pages, links []string
	for _, l := range list.Nodes {
		pages, links = append(pages, l.FromID, l.ToID), append(links, l.ID)
	}
	known, err := w.PagesByID(w.t.Context(), w.as(uid), pages)
	require.NoError(w.t, err)
	evidence, err := w.EvidenceOf(w.t.Context(), w.as(uid), links, asOf)
	require.NoError(w.t, err)
	out := []string{}
	for _, l := range list.Nodes {
		words := names(evidence[l.ID], func(e memory.Evidence) string { return e.Excerpt + e.Note })
		slices.Sort(words)
		out = append(out, known[l.FromID].Title+" "+l.Type+" "+known[l.ToID].Title+": "+strings.Join(words, " | "))
	}
	slices.Sort(out)
	return out
}

func TestATextLinksThePagesThatItNames(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.group("deal", "ann")
		acme := w.page("ann", "company", "Acme", "")
		w.page("ann", "company", "Bolt", "")
		w.page("ann", "note", "Secret", "group:deal")
		w.page("ann", "note", "Twin", "")
		w.page("ann", "person", "Twin", "")
		dana := w.pageOf("ann", "person", "Dana", "Dana is the founder of [[Acme]]. See [the bolts](../companies/bolt.md), [[Twin]], [[Nobody]] and [[Secret]].\n")
		ann := []string{
			"Dana founded Acme: Dana is the founder of Acme.",
			"Dana mentions Bolt: See the bolts, Twin, Nobody and Secret.",
			"Dana mentions Secret: See the bolts, Twin, Nobody and Secret.",
		}
		require.Equal(t, ann, w.stated("ann", dana, nil))
		require.Equal(t, ann[:2], w.stated("bob", dana, nil), "a link is known only together with its pages")
		require.Equal(t, []string{"Dana founded Acme: Dana is the founder of Acme."}, w.stated("bob", acme, nil))

		// What bob cannot know he neither links nor unlinks.
		w.rewrite("bob", dana, "Dana is the founder of [[Acme]]. See [the bolts](../companies/bolt.md), [[Twin]], [[Nobody]] and [[Secret]].\n\nBob was here with [[Secret]].\n")
		require.Equal(t, ann, w.stated("ann", dana, nil))
		w.page("ann", "note", "Nobody", "")
		w.rewrite("bob", dana, "Nothing but [[Nobody]].\n")
		require.Equal(t, []string{"Dana mentions Nobody: Nothing but Nobody."}, w.stated("ann", dana, nil))
	})
}

func TestALinkEndsWithItsSentence(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		acme := w.page("ann", "company", "Acme", "")
		bolt := w.page("ann", "company", "Bolt", "")
		dana := w.pageOf("ann", "person", "Dana", "Dana founded [[Acme]].\n\nShe likes [[Bolt]].\n")
		link := w.links("ann", acme)[0]
		w.pass(time.Hour)
		before := w.clock()
		w.pass(time.Hour)

		w.rewrite("ann", dana, "Dana founded [[Acme]] in 2019.\n\nShe likes [[Bolt]].\n")
		require.Equal(t, []string{"Dana founded Acme: Dana founded Acme in 2019.", "Dana mentions Bolt: She likes Bolt."}, w.stated("ann", dana, nil))
		require.Equal(t, link.ID, w.links("ann", acme)[0].ID, "other words for the same are the same link")
		require.Equal(t, []string{"Dana founded Acme: Dana founded Acme.", "Dana mentions Bolt: She likes Bolt."},
			w.stated("ann", dana, &memory.AsOf{Recorded: &before}), "what it rested on then")

		w.rewrite("ann", dana, "She likes [[Bolt]].\n")
		require.Equal(t, []string{"Dana mentions Bolt: She likes Bolt."}, w.stated("ann", dana, nil))
		require.Empty(t, w.stated("ann", acme, nil))
		require.Equal(t, []string{"Dana founded Acme: Dana founded Acme.", "Dana mentions Bolt: She likes Bolt."}, w.stated("ann", dana, &memory.AsOf{Recorded: &before}))

		require.NoError(t, w.rollback("ann", dana, 1))
		require.Equal(t, []string{"Dana founded Acme: Dana founded Acme.", "Dana mentions Bolt: She likes Bolt."}, w.stated("ann", dana, nil))
		require.NotEqual(t, link.ID, w.links("ann", acme)[0].ID)

		// What rests on something else stays, with that.
		_, _, err := w.Connect(t.Context(), w.as("ann"), memory.ConnectInput{From: "Dana", To: "Bolt", Type: "mentions", Scope: ptr("world"), Evidence: said("by hand")})
		require.NoError(t, err)
		require.Equal(t, []string{"Dana mentions Bolt: She likes Bolt. | by hand"}, w.stated("ann", bolt, nil))
		w.rewrite("ann", dana, "Dana founded [[Acme]].\n")
		require.Equal(t, []string{"Dana mentions Bolt: by hand"}, w.stated("ann", bolt, nil))
	})
}

func TestALinkEndsWhileItsPageIsDeleted(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		acme := w.page("ann", "company", "Acme", "")
		bolt := w.page("ann", "company", "Bolt", "")
		dana := w.pageOf("ann", "person", "Dana", "Dana founded [[Acme]].\n\nDana founded [[Bolt]].\n")
		w.delete("ann", acme.ID)
		w.delete("ann", bolt.ID)
		w.rewrite("ann", dana, "Dana founded [[Bolt]].\n")
		w.restore("ann", acme.ID)
		w.restore("ann", bolt.ID)
		require.Equal(t, []string{"Dana founded Bolt: Dana founded Bolt."}, w.stated("ann", dana, nil))
		w.delete("ann", dana.ID)
		require.Empty(t, w.stated("ann", bolt, nil))
		w.restore("ann", dana.ID)
		require.Equal(t, []string{"Dana founded Bolt: Dana founded Bolt."}, w.stated("ann", bolt, nil))
	})
}

func TestALinkThatSomebodyTookBackStaysAway(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		acme := w.page("ann", "company", "Acme", "")
		dana := w.pageOf("ann", "person", "Dana", "Dana founded [[Acme]].\n")
		_, _, err := w.Disconnect(t.Context(), w.as("ann"), memory.DisconnectInput{Link: w.links("ann", acme)[0].ID, Reason: "the sentence jokes"})
		require.NoError(t, err)
		w.rewrite("ann", dana, "Dana founded [[Acme]].\n\nMore.\n")
		require.Empty(t, w.stated("ann", dana, nil))
		w.rewrite("ann", dana, "Dana really founded [[Acme]].\n\nMore.\n")
		require.Equal(t, []string{"Dana mentions Acme: Dana really founded Acme."}, w.stated("ann", dana, nil))
	})
}

func TestALinkIsAsHiddenAsItsSection(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.group("deal", "ann")
		acme := w.page("ann", "company", "Acme", "")
		w.page("ann", "person", "Eve", "")
		dana := w.pageOf("ann", "person", "Dana", "Hello.\n\n::: scope group:deal\nDana founded [[Acme]]. [[Eve]] founded [[Acme]].\n:::\n")
		hidden := []string{
			"Dana founded Acme: Dana founded Acme.",
			"Dana mentions Acme: Eve founded Acme.", "Dana mentions Eve: Eve founded Acme.",
		}
		require.Equal(t, hidden, w.stated("ann", dana, nil))
		require.Empty(t, w.stated("bob", dana, nil))
		require.Empty(t, w.stated("bob", acme, nil))

		// Who cannot know the section does not end what it states.
		w.rewrite("bob", dana, "Hello again.\n")
		require.Equal(t, hidden, w.stated("ann", dana, nil))

		// A section that is opened opens what it states, one that is closed closes it in
		// every record.
		section := w.sections("ann", dana)[1].ID
		move := func(to string) {
			_, _, err := w.UpdatePage(t.Context(), w.as("ann"), memory.UpdatePageInput{
				Page: dana.ID, Version: w.version("ann", dana), Sections: []memory.SectionPatch{{ID: &section, Scope: &to}},
			})
			require.NoError(t, err)
		}
		w.pass(time.Hour)
		move("world")
		require.Equal(t, []string{"Dana founded Acme: Dana founded Acme.", "Eve founded Acme: Eve founded Acme."}, w.stated("bob", acme, nil))
		w.pass(time.Hour)
		open := w.clock()
		w.pass(time.Hour)
		move("group:deal")
		require.Empty(t, w.stated("bob", dana, nil))
		require.Empty(t, w.stated("bob", dana, &memory.AsOf{Recorded: &open}))
		require.Equal(t, hidden, w.stated("ann", dana, nil))
	})
}

func TestWhatAPageStatesOfOthersFollowsItsScope(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.group("deal", "ann")
		acme := w.page("ann", "company", "Acme", "")
		w.page("ann", "person", "Eve", "")
		note := w.pageOf("ann", "note", "Diary", "[[Eve]] founded [[Acme]].\n")
		require.Equal(t, []string{"Eve founded Acme: Eve founded Acme."}, w.stated("bob", acme, nil))
		w.pass(time.Hour)
		open := w.clock()
		w.pass(time.Hour)
		_, _, err := w.Rescope(t.Context(), w.as("ann"), memory.RescopeInput{Page: &note.ID, Scope: "group:deal", Reason: "private"})
		require.NoError(t, err)
		require.Empty(t, w.stated("bob", acme, nil))
		require.Empty(t, w.stated("bob", acme, &memory.AsOf{Recorded: &open}))
		require.Equal(t, []string{"Eve founded Acme: Eve founded Acme."}, w.stated("ann", acme, nil))
	})
}

// happened is the timeline of a page that somebody knows, with the words of its evidence.
func (w *world) happened(uid string, p memory.Page, asOf *memory.AsOf) []string {
	w.t.Helper()
	list, err := w.PageTimeline(w.t.Context(), w.as(uid), p.ID, nil, nil, asOf)
	require.NoError(w.t, err)
	evidence, err := w.EvidenceOf(w.t.Context(), w.as(uid), names(list.Nodes, func(e memory.TimelineEvent) string { return e.ID }), asOf)
	require.NoError(w.t, err)
	return names(list.Nodes, func(e memory.TimelineEvent) string {
		words := names(evidence[e.ID], func(e memory.Evidence) string { return e.Excerpt + e.Note })
		return strings.TrimSuffix(e.Date+"–"+e.Until, "–") + " " + string(e.Precision) + " " + e.Summary + ": " + strings.Join(words, " | ")
	})
}

func TestALineThatBeginsWithADateIsAnEvent(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.group("deal", "ann")
		w.page("ann", "person", "Dana", "")
		acme := w.pageOf("ann", "company", "Acme", "Founded on 2019-01-01.\n\n- **2024-03-05** | Met [[Dana]]\n- March 2024: Launch\n- 2019 – 2021: Built\n\n::: scope group:deal\n- 2024年3月6日：签约\n:::\n")
		open := []string{"2024-03-05 DAY Met Dana: 2024-03-05 | Met Dana", "2024-03 MONTH Launch: March 2024: Launch", "2019–2021 YEAR Built: 2019 – 2021: Built"}
		require.Equal(t, append([]string{"2024-03-06 DAY 签约: 2024年3月6日：签约"}, open...), w.happened("ann", acme, nil))
		require.Equal(t, open, w.happened("bob", acme, nil))
		w.pass(time.Hour)
		before := w.clock()
		w.pass(time.Hour)

		recalled := func() bool {
			found, err := w.Recall(t.Context(), w.as("bob"), memory.RecallInput{Query: "met dana"})
			require.NoError(t, err)
			return slices.ContainsFunc(found.Hits, func(h memory.RecallHit) bool { return h.Item.Event != nil })
		}
		require.True(t, recalled())

		// Who cannot know the section leaves what it states; a line that goes takes its
		// event along, unless that has other evidence; one that comes back brings it back.
		_, _, _, err := w.AddEvent(t.Context(), w.as("ann"), memory.AddEventInput{About: "Acme", Date: "2024-03", Summary: "launch", Scope: ptr("world"), Evidence: said("by hand")})
		require.NoError(t, err)
		w.rewrite("bob", acme, "Founded on 2019-01-01.\n\n- 2019 – 2021: Built\n")
		require.Equal(t, []string{"2024-03-06 DAY 签约: 2024年3月6日：签约", "2024-03 MONTH Launch: by hand", "2019–2021 YEAR Built: 2019 – 2021: Built"}, w.happened("ann", acme, nil))
		require.Equal(t, open, w.happened("bob", acme, &memory.AsOf{Recorded: &before}))
		require.False(t, recalled())
		require.NoError(t, w.rollback("ann", acme, 1))
		require.Equal(t, "2024-03-05 DAY Met Dana: 2024-03-05 | Met Dana", w.happened("bob", acme, nil)[0])
	})
}

func TestAnEventFollowsItsSection(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.group("deal", "ann")
		acme := w.pageOf("ann", "company", "Acme", "Open.\n\n- 2024-03-05: Signed\n")
		require.Len(t, w.happened("bob", acme, nil), 1)
		w.pass(time.Hour)
		open := w.clock()
		w.pass(time.Hour)
		section := w.sections("ann", acme)[0].ID
		_, _, err := w.UpdatePage(t.Context(), w.as("ann"), memory.UpdatePageInput{
			Page: acme.ID, Version: 1, Sections: []memory.SectionPatch{{ID: &section, Scope: ptr("group:deal")}},
		})
		require.NoError(t, err)
		require.Empty(t, w.happened("bob", acme, nil))
		require.Empty(t, w.happened("bob", acme, &memory.AsOf{Recorded: &open}))
		require.Equal(t, []string{"2024-03-05 DAY Signed: 2024-03-05: Signed"}, w.happened("ann", acme, nil))
	})
}

// However a text came to be, it states what a fresh page of the same text does. The rule
// is the service's own, so one engine is enough.
func TestATextStatesTheSameHoweverItCameToBe(t *testing.T) {
	w := newWorld(t, openEmbedded(t))
	w.people("ann")
	w.group("deal", "ann")
	w.page("ann", "company", "Acme", "")
	w.page("ann", "company", "Bolt", "")
	parts := []string{
		"Dana founded [[Acme]].", "Dana founded [[Acme]] and [[Bolt]].", "She likes [[Acme]].", "See [it](../companies/bolt.md).", "[[Nobody]] came.",
		"- 2024-03-05: Launch", "- 2024-03-05: launch", "- **March 2024** | Met [[Bolt]]", "On 2024-03-05 nothing.",
	}
	n := 0
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.Custom(func(t *rapid.T) string {
			said := rapid.SliceOfN(rapid.SampledFrom(parts), 0, 4)
			body := "Dana.\n\n" + strings.Join(said.Draw(t, "open"), "\n\n") + "\n"
			if hidden := said.Draw(t, "hidden"); len(hidden) > 0 {
				body += "\n::: scope group:deal\n" + strings.Join(hidden, "\n\n") + "\n:::\n"
			}
			return body
		})
		n++
		edited := w.pageOf("ann", "person", fmt.Sprintf("Dana %d", n), text.Draw(t, "first"))
		for range rapid.IntRange(1, 3).Draw(t, "edits") {
			w.rewrite("ann", edited, text.Draw(t, "next"))
		}
		fresh := w.pageOf("ann", "person", fmt.Sprintf("Dana %d afresh", n), w.body("ann", edited))
		for _, of := range []func(string, memory.Page, *memory.AsOf) []string{w.stated, w.happened} {
			got, want := of("ann", edited, nil), of("ann", fresh, nil)
			for i := range want {
				want[i] = strings.ReplaceAll(want[i], fresh.Title, edited.Title)
			}
			// An event whose summary was written in other cases goes on as it was.
			for _, list := range [][]string{got, want} {
				for i := range list {
					list[i] = strings.ToLower(list[i])
				}
			}
			slices.Sort(got)
			slices.Sort(want)
			require.Equal(t, want, got)
		}
	})
}

// What the words of a page alone state of others goes with it for good.
func TestWhatOnlyAnErasedPageStatedIsGone(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		acme := w.page("ann", "company", "Acme", "")
		w.page("ann", "person", "Dana Roe", "")
		w.page("ann", "person", "Eve Ott", "")
		first := w.pageOf("ann", "note", "First", "[[Dana Roe]] works at [[Acme]].\n\n[[Eve Ott]] works at [[Acme]].")
		w.pageOf("ann", "note", "Second", "[[Eve Ott]] works at [[Acme]].")
		require.Len(t, w.stated("bob", acme, nil), 2)
		w.erase(memory.EraseInput{Page: &first.ID, Reason: "asked to"})
		require.Equal(t, []string{"Eve Ott works_at Acme: Eve Ott works at Acme."}, w.stated("bob", acme, nil), "the second note states it too")
	})
}

func TestAKoreanTextStatesLinks(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		acme := w.page("ann", "company", "에이크미", "")
		dana := w.pageOf("ann", "person", "김다나", "김다나는 [[에이크미]]에서 근무한다. 축구를 좋아한다.")
		require.Equal(t, []string{"김다나 works_at 에이크미: 김다나는 에이크미에서 근무한다."}, w.stated("bob", acme, nil))
		w.rewrite("ann", dana, "김다나는 [[에이크미]]에서 근무했다. 축구를 좋아한다.")
		require.Equal(t, []string{"김다나 mentions 에이크미: 김다나는 에이크미에서 근무했다."}, w.stated("bob", acme, nil), "what was is not stated")
	})
}
