//go:build unix

package scenarios_test

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/graph"
)

// How much the property tests do. One world gives more than a hundred cases of
// (world, viewer, query); BRAIN_TEST_CASES asks for at least so many on the
// embedded engine (nightly: 100000), and Neo4j, where a world takes longer to
// make, gets its share. BRAIN_TEST_SEED repeats a run.
const (
	leastWorlds   = 100
	leastRead     = 2_000
	casesPerWorld = 100
	neo4jShare    = 10
	// readers is how many viewers read one world.
	readers = 5
)

// worlds is how many worlds an engine gets.
func worlds(t *testing.T, on engine) int {
	t.Helper()
	n := max(leastWorlds, int(number(t, "BRAIN_TEST_CASES", leastRead))/casesPerWorld)
	if on.name != "embedded" {
		n /= neo4jShare
	}
	return n / raceShare
}

// firstSeed is the seed of the first world; it is logged.
func firstSeed(t *testing.T) uint64 {
	t.Helper()
	seed := number(t, "BRAIN_TEST_SEED", uint64(time.Now().UnixNano()))
	t.Logf("BRAIN_TEST_SEED=%d repeats this run", seed)
	return seed
}

func number(t *testing.T, name string, unset uint64) uint64 {
	t.Helper()
	text := os.Getenv(name)
	if text == "" {
		return unset
	}
	n, err := strconv.ParseUint(text, 10, 64)
	require.NoError(t, err, "%s: expected a number", name)
	return n
}

// What a reader gets by any read path is what the disclosure rules let through of
// everything that the world was told, as sets and as counts.
func TestReadsAreTheFilterOfEverything(t *testing.T) {
	for _, on := range engines {
		t.Run(on.name, func(t *testing.T) {
			seed, cases := firstSeed(t), 0
			for n := range worlds(t, on) {
				t.Run(fmt.Sprint(n), func(t *testing.T) {
					w := newWorld(t, startServer(t, on), seed+uint64(n))
					viewers := w.viewers()
					w.Shuffle(len(viewers), func(i, j int) { viewers[i], viewers[j] = viewers[j], viewers[i] })
					for _, v := range viewers[:readers] {
						cases += w.check(t, v)
					}
				})
				require.False(t, t.Failed(), "BRAIN_TEST_SEED=%d", seed+uint64(n))
			}
			t.Logf("%d cases of (world, viewer, query)", cases)
			if on.name == "embedded" && raceShare == 1 {
				require.GreaterOrEqual(t, uint64(cases), number(t, "BRAIN_TEST_CASES", leastRead))
			}
		})
	}
}

const readEverything = `query($c: ConversationInput, $author: String!, $title: String!) {
	claims(first: 500, conversation: $c) { nodes { text about { ... on Page { title } } evidence { origin } } totalCount }
	byAuthor: claims(first: 500, filter: {author: $author}) { nodes { text } totalCount }
	byKind: claims(first: 500, filter: {kinds: ["belief"]}) { nodes { text } totalCount }
	byWords: claims(first: 500, filter: {text: "kiwi"}) { nodes { text } totalCount }
	inWorld: claims(first: 500, filter: {scope: "world"}) { nodes { text } totalCount }
	pages(first: 500) {
		nodes {
			title version aliases tags { name } sections { text } backlinkCount
			claims(first: 500) { nodes { text } totalCount }
			links(first: 500) { nodes { type from { title } to { title } } totalCount }
		}
		totalCount
	}
	byTag: pages(first: 500, filter: {tag: "red"}) { nodes { title } totalCount }
	byType: pages(first: 500, filter: {type: "note"}) { nodes { title } totalCount }
	byTitle: pages(first: 500, filter: {text: $title}) { nodes { title } totalCount }
	recall(query: "kiwi", limit: 100, budgetTokens: 12000) { hits { item { ... on Claim { text } ... on Passage { text } } } }
	vocabulary { objectTypes { name count } }
	findings(first: 500) { nodes { claims { text } pages { title } links { id } evidence { kind } earlier { id } } totalCount }
}`

// check reads the world as a viewer in every way and compares; it returns the
// number of comparisons.
func (w *world) check(t *testing.T, v viewer) int {
	t.Helper()
	view, refused := w.view(v)
	author, named := pick(w, w.uids...), pick(w, w.pages...)
	a := ask(t, w.url, request{Query: readEverything, secret: w.secrets[v.uid], Variables: input{"c": v.variable(), "author": author, "title": named.title}})
	c := comparison{t: t, who: fmt.Sprintf("%s in %+v", v.uid, v.variable())}
	if refused != nil {
		for _, e := range a.Errors {
			require.Contains(t, refused.Error(), e.Extensions.Code, c.who)
		}
		require.NotEmpty(t, a.Errors, c.who)
		return 1
	}
	require.Empty(t, a.Errors, "%s: %s", c.who, a.body)
	data := a.Data.(map[string]any)
	w.checkClaims(c.with(data), view.Audience, author)
	w.checkPages(c.with(data), view.Audience, named)
	w.checkOthers(c.with(data), view.Audience)
	return 22 + w.checkByName(c, v, view.Audience) + w.checkEvents(c, v, view.Audience) + w.checkExplored(c, v, view.Audience) + w.checkAudits(t, v)
}

// claimTexts are the claims that an audience may know and that fit.
func (w *world) claimTexts(a graph.Audience, fits func(claim) bool) []string {
	var out []string
	for _, c := range w.claims {
		if a.Sees(c.item) && fits(c) {
			out = append(out, c.text)
		}
	}
	return out
}

func (w *world) checkClaims(c comparison, a graph.Audience, author string) {
	every := func(claim) bool { return true }
	c.list("claims", "text", w.claimTexts(a, every))
	c.list("byAuthor", "text", w.claimTexts(a, func(c claim) bool { return c.item.Author == author }))
	c.list("byKind", "text", w.claimTexts(a, func(c claim) bool { return c.kind == "belief" }))
	c.list("byWords", "text", w.claimTexts(a, every))
	c.list("inWorld", "text", w.claimTexts(a, func(c claim) bool { return c.item.Scope == graph.ScopeWorld }))
	var about, origins []string
	for _, claim := range w.claims {
		if !a.Sees(claim.item) {
			continue
		}
		if claim.about != nil && a.Sees(claim.about.item) {
			about = append(about, claim.text+" "+claim.about.title)
		}
		if claim.origin != nil && a.Sees(claim.origin.item) {
			origins = append(origins, claim.text)
		}
	}
	var gotAbout, gotOrigins []string
	for _, n := range c.nodes("claims") {
		if page, ok := n["about"].(map[string]any); ok && page["title"] != nil {
			gotAbout = append(gotAbout, fmt.Sprint(n["text"], " ", page["title"]))
		}
		if objects(n["evidence"])[0]["origin"] != nil {
			gotOrigins = append(gotOrigins, n["text"].(string))
		}
	}
	c.same("about", about, gotAbout)
	c.same("origins", origins, gotOrigins)
}

func (w *world) pageTitles(a graph.Audience, fits func(*page) bool) []string {
	var out []string
	for _, p := range w.pages {
		if a.Sees(p.item) && fits(p) {
			out = append(out, p.title)
		}
	}
	return out
}

func (w *world) checkPages(c comparison, a graph.Audience, named *page) {
	c.list("pages", "title", w.pageTitles(a, func(*page) bool { return true }))
	c.list("byTag", "title", w.pageTitles(a, func(p *page) bool { return p.tag == "red" }))
	c.list("byType", "title", w.pageTitles(a, func(p *page) bool { return p.kind == "note" }))
	c.list("byTitle", "title", w.pageTitles(a, func(p *page) bool { return p == named }))
	want, got := map[string][]string{}, map[string][]string{}
	for _, p := range w.pages {
		if !a.Sees(p.item) {
			continue
		}
		w.tellPage(p, a, func(path, value string) { want[path] = append(want[path], p.title+": "+value) })
	}
	for _, n := range c.nodes("pages") {
		tellAnswer(n, func(path, value string) { got[path] = append(got[path], fmt.Sprint(n["title"], ": ", value)) })
	}
	for _, path := range []string{"version", "aliases", "tags", "sections", "claims", "claim count", "links", "link count", "backlinks"} {
		c.same(path, want[path], got[path])
	}
}

// tellPage tells what an audience may know of a page, path by path.
func (w *world) tellPage(p *page, a graph.Audience, tell func(path, value string)) {
	tell("version", fmt.Sprint(p.version(a)))
	if p.alias != "" {
		tell("aliases", p.alias)
	}
	if p.tag != "" {
		tell("tags", p.tag)
	}
	for _, s := range p.sections {
		if a.Sees(s.item) {
			tell("sections", s.text)
		}
	}
	claims := w.claimTexts(a, func(c claim) bool { return c.about == p })
	for _, text := range claims {
		tell("claims", text)
	}
	tell("claim count", fmt.Sprint(len(claims)))
	links, back := 0, 0
	for _, l := range w.links {
		if (l.from != p && l.to != p) || !all(a, l.item, l.from.item, l.to.item) {
			continue
		}
		links++
		if l.to == p || l.kind == "relates_to" {
			back++
		}
		tell("links", linkText(l.kind, l.from.title, l.to.title))
	}
	tell("link count", fmt.Sprint(links))
	tell("backlinks", fmt.Sprint(back))
}

// tellAnswer tells what an answer says of a page.
func tellAnswer(n map[string]any, tell func(path, value string)) {
	tell("version", fmt.Sprint(n["version"]))
	for _, alias := range n["aliases"].([]any) {
		tell("aliases", alias.(string))
	}
	for _, tag := range objects(n["tags"]) {
		tell("tags", tag["name"].(string))
	}
	for _, s := range objects(n["sections"]) {
		tell("sections", strings.TrimSpace(s["text"].(string)))
	}
	claims, links := n["claims"].(map[string]any), n["links"].(map[string]any)
	for _, claim := range objects(claims["nodes"]) {
		tell("claims", claim["text"].(string))
	}
	tell("claim count", fmt.Sprint(claims["totalCount"]))
	for _, l := range objects(links["nodes"]) {
		tell("links", linkText(l["type"].(string), l["from"].(map[string]any)["title"].(string), l["to"].(map[string]any)["title"].(string)))
	}
	tell("link count", fmt.Sprint(links["totalCount"]))
	tell("backlinks", fmt.Sprint(n["backlinkCount"]))
}

// linkText writes a link; one that has no direction is written in the order of titles.
func linkText(kind, from, to string) string {
	if kind == "relates_to" && from > to {
		from, to = to, from
	}
	return from + " " + kind + " " + to
}

func (w *world) checkOthers(c comparison, a graph.Audience) {
	recalled := w.claimTexts(a, func(claim) bool { return true })
	counts := map[string]int{}
	for _, p := range w.pages {
		if !a.Sees(p.item) {
			continue
		}
		counts[p.kind]++
		sections := 0
		for _, s := range p.sections {
			// Recall gives at most two passages of a page.
			if a.Sees(s.item) && sections < 2 {
				sections++
			}
		}
		for range sections {
			recalled = append(recalled, "passage of a page")
		}
	}
	var gotRecalled []string
	for _, h := range objects(c.data["recall"].(map[string]any)["hits"]) {
		text := h["item"].(map[string]any)["text"].(string)
		if strings.Contains(text, "text") {
			c.contains("recalled passages", w.sectionTexts(a), strings.TrimSpace(text))
			text = "passage of a page"
		}
		gotRecalled = append(gotRecalled, text)
	}
	c.same("recall", recalled, gotRecalled)
	for _, kind := range objects(c.data["vocabulary"].(map[string]any)["objectTypes"]) {
		name := kind["name"].(string)
		require.Equal(c.t, fmt.Sprint(counts[name]), fmt.Sprint(kind["count"]), "%s: number of pages of type %s", c.who, name)
	}
	var findings []string
	for _, f := range w.findings {
		if a.Sees(w.itemOf(f)) {
			findings = append(findings, strings.Join(f.texts, ", "))
		}
	}
	var gotFindings []string
	for _, f := range c.nodes("findings") {
		var texts []string
		for _, claim := range objects(f["claims"]) {
			texts = append(texts, claim["text"].(string))
		}
		gotFindings = append(gotFindings, strings.Join(texts, ", "))
	}
	c.same("findings", sortWithin(findings), sortWithin(gotFindings))
	require.Equal(c.t, fmt.Sprint(len(findings)), fmt.Sprint(c.data["findings"].(map[string]any)["totalCount"]), c.who)
}

func (w *world) sectionTexts(a graph.Audience) []string {
	var out []string
	for _, p := range w.pages {
		for _, s := range p.sections {
			if a.Sees(s.item) {
				out = append(out, s.text)
			}
		}
	}
	return out
}

// namedReads is how many pages are asked for by name.
const namedReads = 4

// checkByName asks for pages, their neighbours and the claims about them by name.
func (w *world) checkByName(c comparison, v viewer, a graph.Audience) int {
	var b strings.Builder
	b.WriteString("query($c: ConversationInput) {")
	var named []*page
	var depths []int
	for i := range namedReads {
		p, depth := pick(w, w.pages...), 1+w.IntN(3)
		named, depths = append(named, p), append(depths, depth)
		fmt.Fprintf(&b, `p%d: page(ref: %q, conversation: $c) { ... on Page { title } ... on PageNotFound { ref near { title } } }
			n%d: neighbors(ref: %q, depth: %d, first: 500) { nodes { page { title } depth } totalCount }
			c%d: claims(first: 500, filter: {about: %q}) { nodes { text } totalCount }
		`, i, p.title, i, p.title, depth, i, p.title)
	}
	b.WriteString("}")
	answer := ask(c.t, w.url, request{Query: b.String(), secret: w.secrets[v.uid], Variables: input{"c": v.variable()}})
	c = c.with(answer.Data.(map[string]any))
	hidden := 0
	for i, p := range named {
		shown := c.data[fmt.Sprint("p", i)].(map[string]any)
		if !a.Sees(p.item) {
			hidden++
			require.Equal(c.t, p.title, shown["ref"], "%s: page %s", c.who, p.title)
			for _, near := range objects(shown["near"]) {
				c.contains("near names", w.pageTitles(a, func(*page) bool { return true }), near["title"].(string))
			}
			require.Nil(c.t, c.data[fmt.Sprint("n", i)], "%s: neighbours of %s", c.who, p.title)
			require.Nil(c.t, c.data[fmt.Sprint("c", i)], "%s: claims about %s", c.who, p.title)
			continue
		}
		require.Equal(c.t, p.title, shown["title"], "%s: page %s", c.who, p.title)
		c.list(fmt.Sprint("c", i), "text", w.claimTexts(a, func(c claim) bool { return c.about == p }))
		var got []string
		for _, n := range c.nodes(fmt.Sprint("n", i)) {
			got = append(got, fmt.Sprint(n["depth"], " ", n["page"].(map[string]any)["title"]))
		}
		c.same(fmt.Sprintf("neighbours of %s within %d", p.title, depths[i]), w.reached(p, depths[i], a), got)
	}
	require.Len(c.t, answer.Errors, 2*hidden, "%s: %s", c.who, answer.body)
	return 3 * namedReads
}

// reached lists the pages within depth links of a page, each with its distance.
func (w *world) reached(from *page, depth int, a graph.Audience) []string {
	seen := map[*page]bool{from: true}
	frontier := []*page{from}
	var out []string
	for level := 1; level <= depth; level++ {
		var next []*page
		for _, l := range w.links {
			if !all(a, l.item, l.from.item, l.to.item) {
				continue
			}
			for _, way := range [][2]*page{{l.from, l.to}, {l.to, l.from}} {
				if slices.Contains(frontier, way[0]) && !seen[way[1]] {
					seen[way[1]] = true
					next = append(next, way[1])
					out = append(out, fmt.Sprint(level, " ", way[1].title))
				}
			}
		}
		frontier = next
	}
	return out
}

// comparison compares one answer for one reader with what it should be.
type comparison struct {
	t    *testing.T
	who  string
	data map[string]any
}

func (c comparison) with(data map[string]any) comparison {
	c.data = data
	return c
}

// nodes are the nodes of a list.
func (c comparison) nodes(field string) []map[string]any {
	return objects(c.data[field].(map[string]any)["nodes"])
}

// list compares a list and its count.
func (c comparison) list(field, key string, want []string) {
	c.t.Helper()
	var got []string
	for _, n := range c.nodes(field) {
		got = append(got, n[key].(string))
	}
	c.same(field, want, got)
	require.Equal(c.t, fmt.Sprint(len(want)), fmt.Sprint(c.data[field].(map[string]any)["totalCount"]), "%s: number of %s", c.who, field)
}

// same compares two sets.
func (c comparison) same(what string, want, got []string) {
	c.t.Helper()
	require.Equal(c.t, sorted(want), sorted(got), "%s: %s", c.who, what)
}

func (c comparison) contains(what string, allowed []string, got string) {
	c.t.Helper()
	require.Contains(c.t, allowed, got, "%s: %s", c.who, what)
}

func sorted(s []string) []string {
	return append([]string{}, slices.Sorted(slices.Values(s))...)
}

// sortWithin brings pairs that are written in any order into one.
func sortWithin(pairs []string) []string {
	out := make([]string, len(pairs))
	for i, pair := range pairs {
		out[i] = strings.Join(sorted(strings.Split(pair, ", ")), ", ")
	}
	return out
}

// objects are the elements of a JSON list of objects.
func objects(list any) []map[string]any {
	var out []map[string]any
	for _, one := range list.([]any) {
		out = append(out, one.(map[string]any))
	}
	return out
}
