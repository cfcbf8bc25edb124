package app_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

// consoleQueries are what the Console asks: lists with all that hangs on their
// rows, and one page with its parts.
var consoleQueries = map[string]string{
	"claims": `{ claims(first: 60) { totalCount nodes {
		text scope freshness expired author { uid displayName owner { uid } page { slug } groups { name } }
		about { __typename ... on Page { slug title version updatedAt aliases tags { name } backlinkCount createdBy { uid } } ... on Channel { externalId group { name } participants { uid } } }
		holder { slug version } evidence { kind note } supersedes { text author { uid } } supersededBy { id evidence { id } } findings { id claims { text author { uid } about { ... on Page { slug version } } } }
	} } }`,
	"page": `{ page(ref: "Harbour") { ... on Page {
		slug version body sections { heading text scope } aliases tags { name scope } createdBy { uid }
		properties { name value claim { text author { uid } evidence { kind } } conflicts { text author { uid } } }
		claims(first: 60) { nodes { text author { uid } holder { slug version } evidence { kind } findings { id } } }
		links(first: 60) { nodes { type scope from { slug version tags { name } } to { slug version tags { name } } evidence { kind } } }
		timeline(first: 60) { nodes { date summary about { slug version } eventPage { slug version tags { name } } } }
		findings { explanation claims { text } } versions { nodes { number by { uid } } } backlinkCount
	} }
	neighbors(ref: "Harbour", first: 60) { totalCount nodes { page { slug version backlinkCount } link { evidence { kind } } } } }`,
	"pages": `{ pages(first: 60) { nodes { slug scope version updatedAt body aliases tags { name } sections { text } properties { name claim { author { uid } } } findings { id } backlinkCount createdBy { uid page { slug version } } } } }`,
	"recall": `{ recall(query: "harbour notes", limit: 50) { hits { score why { text path { link } } item {
		... on Claim { text author { uid } about { ... on Page { slug version tags { name } } } evidence { kind } }
		... on Page { slug version aliases sections { text } } ... on Passage { text page { slug version } }
	} } } }`,
	"neighbors":  `{ neighbors(ref: "Harbour", depth: 2, first: 60) { nodes { depth page { slug version tags { name } } link { type from { slug } to { slug } evidence { kind } } path { link } } } }`,
	"principals": `{ principals(first: 60) { nodes { uid owner { uid } page { slug version body } groups { name } } } channels(first: 60) { nodes { externalId group { name } participants { uid page { slug } } } } }`,
	"findings":   `{ findings(first: 60) { nodes { explanation decidedBy { uid } claims { text author { uid } about { ... on Page { slug version } } evidence { kind } } } } }`,
	"delta": `{ delta(first: 60) { nodes { kind at by { uid page { slug } } claim { text author { uid } about { ... on Page { slug version } } evidence { kind } }
		link { type from { slug } to { slug version } } page { slug version tags { name } } event { summary } } } }`,
	"objects":  `{ objects(type: "company", orderBy: {by: "title"}, first: 60) { totalCount nodes { slug version tags { name } properties { name value claim { author { uid } } } backlinkCount } } }`,
	"entity":   `{ entity(ref: "Harbour") { ... on EntityCard { page { slug version tags { name } } facts { text author { uid } evidence { kind } } relations { from { slug version } to { slug version } evidence { kind } } aliases backlinkCount lastTouched } } }`,
	"whoknows": `{ whoknows(topic: "harbour notes") { page { slug version tags { name } backlinkCount } score parts { name value } } }`,
	"home": `{ delta(first: 60) { nodes { kind at by { uid } claim { text holder { slug } about { ... on Page { slug version } } evidence { kind } } page { slug version } event { summary about { slug } } } }
		findings(first: 20) { totalCount } suggestions(first: 20) { nodes { text } } }`,
	"skills":     `{ skills(first: 60) { nodes { name tags enabledFor owner { uid page { slug } } } } }`,
	"timeline":   `{ timeline(about: "Harbour", first: 60) { nodes { date summary about { slug version tags { name } } eventPage { slug version backlinkCount } } } }`,
	"paths":      `{ paths(from: "Company 0", to: "Company 1", first: 60) { nodes { steps { from { slug } link forward to { slug } } } } }`,
	"vocabulary": `{ vocabulary { objectTypes { name count properties { name } } linkTypes { name } } tokens { nodes { principal { uid } } } audit { nodes { action } } }`,
}

// furnish adds n rows of everything that the Console's queries show.
func furnish(s *server, from, n int) {
	s.t.Helper()
	for i := from; i < from+n; i++ {
		s.do(`mutation { createPage(input: {type: "event", title: "Storm %d", tags: ["weather"]}) { revision } }`, i)
		s.do(`mutation { addEvent(input: {about: "Harbour", date: "2026-01-01", summary: "Storm %d passed.", eventPage: "Storm %d", evidence: [{kind: MANUAL}]}) { duplicate } }`, i, i)
		uid := fmt.Sprintf("person%d", i)
		s.do(`mutation { createPrincipal(input: {uid: %q, kind: HUMAN, displayName: %q}) { revision } }`, uid, uid)
		s.do(`mutation { addMember(input: {group: "ops", principal: %q}) { revision } }`, uid)
		s.do(`mutation { registerSkill(input: {name: "skill-%d", description: "Reads tides.", locator: "id:%d", runtime: MAIN, enabledFor: ["group:ops"]}) { revision } }`, i, i)
		s.do(`mutation { createChannel(input: {externalId: "room%d", kind: GROUP, group: "ops", participants: ["admin", %q]}) { revision } }`, i, uid)
		s.do(`mutation { createPage(input: {type: "company", title: "Company %d", aliases: ["C%d Harbour notes"], tags: ["port"], body: "About harbour notes %d."}) { revision } }`, i, i, i)
		s.do(`mutation { connect(input: {from: "Company %d", to: "Harbour", type: "relates_to", evidence: [{kind: MANUAL}]}) { revision } }`, i)
		for _, about := range []string{"Harbour", fmt.Sprintf("Company %d", i), "people/" + uid} {
			s.do(`mutation { remember(input: {text: "Harbour notes %d on %s.", about: %q, holder: "people/%s", scope: "world", evidence: [{kind: MANUAL, note: "seen"}]}) { status } }`, i, about, about, uid)
		}
		var old struct {
			Remember struct{ Claim struct{ ID string } }
		}
		s.must(request{query: fmt.Sprintf(`mutation { remember(input: {text: "Old harbour %d.", about: "Harbour", scope: "world", evidence: [{kind: MANUAL}]}) { claim { id } } }`, i)}, &old)
		s.do(`mutation { remember(input: {text: "New harbour %d.", about: "Harbour", supersedes: %q, scope: "group:ops", evidence: [{kind: MANUAL}]}) { status } }`, i, old.Remember.Claim.ID)
	}
}

// unmoved are the Console's queries whose answers are bounded or about what does
// not grow with the rows.
var unmoved = []string{"entity", "paths", "vocabulary", "whoknows"}

func TestStoreCallsDoNotGrowWithRows(t *testing.T) {
	onEngines(t, func(t *testing.T, s *server) {
		s.group("ops", "admin")
		s.do(`mutation { createPage(input: {type: "company", title: "Harbour", body: "The harbour."}) { revision } }`)
		// Three companies are the fewest among which paths have a middle.
		const some, tenfold = 3, 30
		furnish(s, 0, some)
		few, short := map[string]float64{}, map[string]int{}
		for name, query := range consoleQueries {
			short[name] = len(s.send(request{query: query}).Data)
			few[name] = s.storeCalls(query)
		}
		furnish(s, some, tenfold-some)
		for name, query := range consoleQueries {
			if !slices.Contains(unmoved, name) {
				require.Greater(t, len(s.send(request{query: query}).Data), short[name]*3/2, "%s tells of more", name)
			}
			require.LessOrEqual(t, s.storeCalls(query), few[name], "%s: %v calls with a tenth of the rows", name, few[name])
		}
	})
}

// storeCalls counts the queries that the store runs for an operation.
func (s *server) storeCalls(query string) float64 {
	s.t.Helper()
	count := func() (n float64) {
		for _, call := range []string{"match", "search", "statistics"} {
			n += s.metric("brain_store_call_seconds_count", `call="`+call+`"`)
		}
		return n
	}
	// What counting itself costs is in both differences.
	before := count()
	idle := count() - before
	start := count()
	s.must(request{query: query}, nil)
	return count() - start - idle
}

func TestBatchedAnswersBelongToTheirRows(t *testing.T) {
	s := start(t)
	s.group("ops", "admin")
	s.do(`mutation { createPage(input: {type: "company", title: "Harbour"}) { revision } }`)
	furnish(s, 0, 6)
	var got struct {
		Claims struct {
			Nodes []struct {
				Text   string
				About  struct{ Title string }
				Holder struct{ Slug string }
			}
		}
		Links struct {
			Links struct {
				Nodes []struct{ From, To struct{ Title string } }
			}
		}
	}
	s.must(request{query: `{ claims(filter: {text: "notes"}, first: 60) { nodes { text about { ... on Page { title } } holder { slug } } } links: page(ref: "Harbour") { ... on Page { links { nodes { from { title } to { title } } } } } }`}, &got)
	require.Len(t, got.Claims.Nodes, 18)
	for _, c := range got.Claims.Nodes {
		var i int
		var about string
		_, err := fmt.Sscanf(c.Text, "Harbour notes %d on %s", &i, &about)
		require.NoError(t, err)
		require.Equal(t, fmt.Sprintf("people/person%d", i), c.Holder.Slug)
		switch about {
		case "Harbour.":
			require.Equal(t, "Harbour", c.About.Title)
		case "Company":
			require.Equal(t, fmt.Sprintf("Company %d", i), c.About.Title)
		default:
			require.Equal(t, fmt.Sprintf("person%d", i), c.About.Title)
		}
	}
	require.Len(t, got.Links.Links.Nodes, 6)
	for _, l := range got.Links.Links.Nodes {
		ends := l.From.Title + " " + l.To.Title
		require.Contains(t, ends, "Harbour")
		require.Contains(t, ends, "Company ")
	}
}
