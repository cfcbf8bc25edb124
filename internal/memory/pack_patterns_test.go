package memory_test

import (
	"cmp"
	"context"
	"encoding/json"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/embedded"
	"brain/graph/neo4j/neo4jtest"
	"brain/internal/fault"
	"brain/internal/memory"
	"brain/packs"
)

// sample is a small world for the patterns of one pack, each with a case that it
// finds and one beside it that it must not find. The day is 2026-03-01.
type sample struct {
	// pages are "type Title" or "type/subtype Title"; made in this order.
	pages []string
	// links are "Title type Title".
	links []string
	// values are "Title property value".
	values []string
	// unfiled are names without a page, with how many claims are about each.
	unfiled map[string]int
	// rows are what each pattern finds.
	rows map[string][]string
}

// samples are the worlds by pack.
var samples = map[string]sample{
	"general": {
		pages: []string{
			"person Ann", "person Ben", "person Cem", "person Dee", "person Eli", "company Acme", "company Globex", "company Solo", "event Kickoff",
			"document First", "document Second", "analysis Stale", "analysis Fresh", "project Alpha", "project Beta", "project Gamma", "project Delta",
		},
		links: []string{
			"Ann works_at Acme", "Ben works_at Acme", "Cem works_at Acme", "Dee works_at Globex",
			"Ann attended Kickoff", "Ben attended Kickoff", "Dee attended Kickoff",
			"Second supersedes First", "Stale derived_from First", "Fresh derived_from First", "Fresh derived_from Second",
			"Acme competes_with Globex", "Eli advises Acme", "Eli advises Globex", "Dee advises Acme", "Dee advises Solo",
		},
		values: []string{
			"Alpha status active", "Alpha due_on 2026-02-01", "Beta status active", "Beta due_on 2026-03-01",
			"Gamma status done", "Gamma due_on 2026-02-01", "Delta status active",
		},
		unfiled: map[string]int{"Pier Nine": 3, "Pier Ten": 2},
		rows: map[string][]string{
			"colleagues_never_met": {"companies/acme people/ann people/cem", "companies/acme people/ben people/cem"},
			"wanted_pages":         {"Pier Nine 3"},
			"projects_past_due":    {"projects/alpha 2026-02-01"},
			"built_on_superseded":  {"analysis/stale documents/first documents/second"},
			"advises_competitors":  {"people/eli companies/acme companies/globex"},
		},
	},
	"pevc": {
		pages: []string{
			"company/fund North", "company Acme", "company Globex", "company Hooli", "company Initech",
			"person Ann", "person Ben", "person Cem", "deal/pipeline Due", "deal/pipeline Open", "deal/portfolio Held",
		},
		links: []string{
			"Ann advises North", "Ben advises North", "Cem advises North", "Ann advises Acme", "Ben advises Acme",
			"Ann advises Globex", "Ben advises Globex", "Cem advises Initech",
			"North invested_in Globex", "North invested_in Hooli", "Cem invested_in Globex", "Globex competes_with Hooli",
			"Ben passed_on Globex", "Ann passed_on Initech", "North passed_on Hooli",
		},
		values: []string{"Due closed_on 2026-02-28", "Open closed_on 2026-03-01", "Held closed_on 2025-01-01"},
		rows: map[string][]string{
			"shared_by_advisers":       {"companies/north companies/acme 2 [people/ann people/ben]"},
			"holds_competitors":        {"companies/north companies/globex companies/hooli"},
			"passed_and_backed":        {"companies/globex [people/ben] [companies/north people/cem]"},
			"closed_deals_in_pipeline": {"deals/due 2026-02-28"},
		},
	},
	"public_markets": {
		pages: []string{
			"company Acme", "company Hooli", "person Ann", "thesis Pair", "thesis Solo", "instrument/equity Acmeshare", "instrument/equity Hoolishare",
			"instrument/equity Stray", "instrument/commodity Gold", "instrument/credit Oldbond", "instrument/credit Newbond", "instrument/credit Deadbond",
		},
		links: []string{
			"Acmeshare issued_by Acme", "Hoolishare issued_by Hooli", "Oldbond issued_by Acme", "Newbond issued_by Acme", "Deadbond issued_by Acme",
			"Acme competes_with Hooli", "Pair tracks Acmeshare", "Pair tracks Hoolishare", "Solo tracks Oldbond", "Solo tracks Newbond", "Solo tracks Acmeshare",
			"Ann tracks Gold", "Ann tracks Acmeshare",
		},
		values: []string{"Oldbond matures_on 2025-12-31", "Newbond matures_on 2027-12-31", "Deadbond matures_on 2025-12-31"},
		rows: map[string][]string{
			"tracked_without_thesis":      {"instruments/gold [people/ann]"},
			"instruments_without_issuer":  {"instruments/stray equity"},
			"matured_instruments_tracked": {"instruments/oldbond 2025-12-31 [theses/solo]"},
			"thesis_on_competitors":       {"theses/pair companies/acme companies/hooli"},
		},
	},
	"consumer": {
		pages: []string{
			"product Soap", "product Lamp", "product Chair", "product Stool", "product Mug", "product Cup", "product Bowl", "product Relic",
			"brand Lux", "brand Eco", "sales_channel/retail Shop", "sales_channel/ecommerce Web",
		},
		links: []string{
			"Stool variant_of Chair", "Shop sells Lamp", "Web sells Lamp", "Shop sells Stool", "Shop sells Cup", "Shop sells Bowl",
			"Soap branded_as Lux", "Lamp branded_as Lux", "Chair branded_as Lux", "Cup branded_as Eco", "Bowl branded_as Eco", "Relic branded_as Eco",
		},
		values: []string{
			"Soap status active", "Lamp status active", "Chair status active", "Mug status planned", "Cup status retired", "Relic status retired",
		},
		rows: map[string][]string{
			"products_nobody_sells":  {"products/soap"},
			"retired_products_sold":  {"products/cup [sales_channels/shop]"},
			"products_without_brand": {"products/mug"},
			"brands_on_one_channel":  {"brands/eco sales_channels/shop 2"},
		},
	},
	"legal": {
		pages: []string{
			"person Ann", "person Ben", "person Cem", "person Dee", "company Firm", "company Acme", "company Globex", "company Hooli", "company Initech",
			"company Stark", "matter Bare", "matter Held", "matter Over",
		},
		links: []string{
			"Acme adverse_to Globex", "Stark adverse_to Globex", "Hooli adverse_to Initech", "Ann represents Acme", "Ann represents Globex",
			"Ben works_at Firm", "Cem works_at Firm", "Ann works_at Firm", "Ben represents Hooli", "Cem represents Initech",
			"Dee represents Acme", "Dee represents Stark", "Ann represents Held",
		},
		values: []string{
			"Bare status open", "Bare deadline_on 2026-03-01", "Held status open", "Held deadline_on 2026-02-28", "Over status closed", "Over deadline_on 2026-02-28",
		},
		rows: map[string][]string{
			"represents_both_sides":   {"people/ann companies/acme companies/globex"},
			"firm_on_both_sides":      {"companies/firm people/ben companies/hooli people/cem companies/initech"},
			"matters_without_counsel": {"matters/bare"},
			"matter_deadlines_missed": {"matters/held 2026-02-28"},
			"repeat_opponents":        {"people/dee companies/globex [companies/acme companies/stark]"},
		},
	},
	"software": {
		pages: []string{
			"person Ann", "person Ben", "service Login", "service Store", "service Cache", "service Front", "service Gate", "service Relay",
			"service Left", "service Right", "repository Lib", "repository Attic", "product Desk",
		},
		links: []string{
			"Ann owns Login", "Ann owns Store", "Ben owns Store", "Ben owns Relay", "Ben owns Lib", "Ben owns Attic", "Ben owns Left", "Ben owns Right",
			"Front depends_on Login", "Desk depends_on Login", "Front depends_on Store", "Desk depends_on Store", "Front depends_on Cache",
			"Gate depends_on Relay", "Relay depends_on Cache", "Login depends_on Store", "Desk depends_on Lib", "Desk depends_on Attic",
			"Left depends_on Right", "Right depends_on Left",
		},
		values: []string{
			"Front tier critical", "Gate tier critical", "Login tier critical", "Store tier standard", "Relay tier standard", "Cache tier experimental",
			"Lib archived false", "Attic archived true",
		},
		rows: map[string][]string{
			"unowned_dependencies":     {"services/cache 2 [services/front services/relay]"},
			"one_owner":                {"services/login people/ann 2"},
			"critical_on_experimental": {"services/front services/cache", "services/gate services/cache"},
			"depends_on_archived":      {"products/desk repositories/attic"},
			"mutual_dependencies":      {"services/left services/right"},
		},
	},
	"consulting": {
		pages: []string{
			"person Ann", "company Acme", "company Globex", "company Hooli", "engagement Led", "engagement Loose", "engagement Done", "engagement Draft", "engagement Past",
		},
		links: []string{
			"Led delivered_to Acme", "Loose delivered_to Globex", "Done delivered_to Hooli", "Past delivered_to Acme",
			"Acme competes_with Globex", "Acme competes_with Hooli",
		},
		values: []string{
			"Led status active", "Led lead people/ann", "Led ends_on 2026-03-01", "Loose status active", "Loose ends_on 2026-02-28",
			"Done status delivered", "Done ends_on 2026-02-28", "Draft status proposed", "Past status delivered",
		},
		rows: map[string][]string{
			"engagements_without_lead":   {"engagements/loose active"},
			"engagements_without_client": {"engagements/draft"},
			"engagements_past_end":       {"engagements/loose 2026-02-28"},
			"serves_competitors":         {"companies/acme engagements/led companies/globex engagements/loose"},
			"clients_gone_quiet":         {"companies/hooli 1"},
		},
	},
}

// install installs a built-in pack.
func (w *world) install(name string) {
	w.t.Helper()
	plan, _, err := w.ChangePacks(w.t.Context(), w.admin(), memory.ChangePacksInput{Action: memory.PackInstall, Names: []string{name}})
	require.NoError(w.t, err)
	require.Empty(w.t, plan.Conflicts)
}

// fill installs the pack and makes its sample.
func (w *world) fill(pack string) {
	w.t.Helper()
	s := samples[pack]
	w.install(pack)
	w.people("analyst")
	slugs := map[string]string{}
	for _, p := range s.pages {
		kind, title, _ := strings.Cut(p, " ")
		typ, subtype, fine := strings.Cut(kind, "/")
		in := memory.CreatePageInput{Type: typ, Title: title}
		if fine {
			in.Subtype = &subtype
		}
		made, _, err := w.CreatePage(w.t.Context(), w.as("analyst"), in)
		require.NoError(w.t, err, p)
		slugs[title] = made.Slug
	}
	for _, l := range s.links {
		words := strings.Fields(l)
		w.connect("analyst", link(slugs[words[0]], words[1], slugs[words[2]], "world"))
	}
	for _, v := range s.values {
		words := strings.Fields(v)
		in := about(fact(v, "world"), slugs[words[0]])
		in.Property, in.Value = &words[1], json.RawMessage(words[2])
		if words[2] != "true" && words[2] != "false" {
			in.Value = json.RawMessage(`"` + words[2] + `"`)
		}
		w.remember("analyst", in)
	}
	for name, n := range s.unfiled {
		for i := range n {
			w.remember("analyst", about(fact(name+" has crane "+string(rune('A'+i))+" on its quay.", "world"), name))
		}
	}
}

// patternRows are the rows that a pattern finds for its reader, as texts.
func (w *world) patternRows(uid string, in memory.RunPatternInput) []string {
	w.t.Helper()
	result, err := w.RunPattern(w.t.Context(), w.as(uid), in)
	require.NoError(w.t, err, in.Name)
	out := []string{}
	for _, row := range result.Rows {
		var cells []string
		for _, v := range row {
			cells = append(cells, shownValue(v))
		}
		out = append(out, strings.Join(cells, " "))
	}
	return out
}

func shownValue(v graph.Value) string {
	switch v.Kind() {
	case graph.KindString, graph.KindDate:
		return v.Str()
	case graph.KindList:
		var items []string
		for _, item := range v.Items() {
			items = append(items, shownValue(item))
		}
		return "[" + strings.Join(items, " ") + "]"
	default:
		return v.String()
	}
}

// Every pattern that ships with the product finds exactly what it is for, where
// nothing but its own pack is installed.
func TestPackPatterns(t *testing.T) {
	for _, p := range packs.Builtin() {
		t.Run(p.Name, func(t *testing.T) {
			var declared []string
			for _, q := range p.Patterns {
				declared = append(declared, q.Name)
			}
			require.ElementsMatch(t, declared, slices.Collect(maps.Keys(samples[p.Name].rows)), "each has its rows")
			onEngines(t, func(t *testing.T, w *world) {
				w.fill(p.Name)
				for name, want := range samples[p.Name].rows {
					require.NotEmpty(t, want, name)
					require.Equal(t, want, w.patternRows("analyst", memory.RunPatternInput{Name: p.Name + "." + name}), name)
				}
			})
		})
	}
}

// A pattern begins at an index, mostly with the pages of one type, and goes on along
// links: it never reads all pages, claims or links.
func TestPackPatternPlansEmbedded(t *testing.T) {
	for _, p := range packs.Builtin() {
		t.Run(p.Name, func(t *testing.T) {
			dir := t.TempDir()
			store, err := embedded.Open(t.Context(), embedded.Options{Dir: dir, NoSync: true})
			require.NoError(t, err)
			t.Cleanup(func() { require.NoError(t, store.Close(context.Background())) })
			queries := patternQueries(t, store, p)
			for _, analyzed := range []bool{false, true} {
				if analyzed {
					analyze(t, filepath.Join(dir, "brain.db"))
				}
				for _, q := range queries {
					steps, err := store.Explain(t.Context(), q.plan, q.audience, q.currency)
					require.NoError(t, err)
					for _, step := range steps {
						require.False(t, baseScan.MatchString(step) || labelSweep.MatchString(step),
							"%s\n(analyzed %v)\n\t%s", oneLine(q.plan.Text), analyzed, strings.Join(steps, "\n\t"))
					}
				}
			}
		})
	}
}

// TestPackPatternPlansNeo4j is the same for Neo4j, which may take the label of a type
// for the index of types, or begin with all links of one type. A label without the
// condition on the type it would read together with all pages.
func TestPackPatternPlansNeo4j(t *testing.T) {
	server := neo4jtest.Take(t)
	var types []string
	ontology, conflicts := packs.Combine(packs.Builtin()...)
	require.Empty(t, conflicts)
	for _, o := range ontology.ObjectTypes() {
		types = append(types, o.Label())
	}
	for _, l := range ontology.LinkTypes() {
		types = append(types, l.Relationship())
	}
	for _, p := range packs.Builtin() {
		t.Run(p.Name, func(t *testing.T) {
			store := server.Open(t)
			queries := patternQueries(t, store, p)
			crowd(t, store)
			neo4jtest.Settle(t)
			for _, q := range queries {
				t.Run(oneLine(q.plan.Text), func(t *testing.T) {
					neo4jtest.RequireSweepsOf(t, store, q.plan, q.audience, q.currency, types...)
				})
			}
		})
	}
}

// patternQueries are the queries that a pack's patterns run on its sample.
func patternQueries(t *testing.T, store graph.Store, p packs.Pack) []query {
	t.Helper()
	r := newRecorder(store)
	w := newWorld(t, r)
	w.fill(p.Name)
	texts := map[string]bool{}
	for _, q := range p.Patterns {
		w.patternRows("analyst", memory.RunPatternInput{Name: q.Name})
		texts[q.Query] = true
	}
	found := slices.DeleteFunc(r.recorded(), func(q query) bool { return !texts[q.plan.Text] })
	require.Len(t, found, len(p.Patterns))
	return found
}

// A pattern is found alone and behind its pack, for each of its readers and at the
// time that they ask for.
func TestRunPattern(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.fill("consulting")
		w.people("ben")
		due := func(in memory.RunPatternInput) []string {
			in.Name = cmp.Or(in.Name, "engagements_past_end")
			return w.patternRows("analyst", in)
		}
		const loose, led = "engagements/loose 2026-02-28", "engagements/led 2026-03-01"
		require.Equal(t, []string{loose}, due(memory.RunPatternInput{}))
		require.Equal(t, []string{loose}, due(memory.RunPatternInput{Name: "consulting.engagements_past_end"}))
		w.pass(24 * time.Hour)
		require.Equal(t, []string{loose, led}, due(memory.RunPatternInput{}), "a day later")
		require.Equal(t, []string{loose}, due(memory.RunPatternInput{First: ptr(1)}))
		require.Empty(t, due(memory.RunPatternInput{Params: map[string]json.RawMessage{"today": json.RawMessage(`"2026-02-01"`)}}))
		require.Equal(t, []string{loose}, due(memory.RunPatternInput{AsOf: &memory.AsOf{Valid: ptr(w.clock().Add(-24 * time.Hour))}}), "on the day that is asked for")

		w.remember("analyst", func() memory.RememberInput {
			in := about(fact("Led is delivered.", "principal:analyst"), "engagements/led")
			in.Property, in.Value = ptr("status"), json.RawMessage(`"delivered"`)
			return in
		}())
		require.Equal(t, []string{loose}, due(memory.RunPatternInput{}), "the reader's own knowledge counts")
		require.Equal(t, []string{loose, led}, w.patternRows("ben", memory.RunPatternInput{Name: "engagements_past_end"}), "and no one else's")

		run := func(in memory.RunPatternInput) error { return done(w.RunPattern(t.Context(), w.as("ben"), in)) }
		for name, hint := range map[string]string{
			"engagement_past_end":            "did you mean engagements_past_end?",
			"consulting.engagement_past_end": "did you mean consulting.engagements_past_end?",
			"general.engagements_past_end":   "did you mean consulting.engagements_past_end?",
			"one_owner":                      "a pattern that packs or vocabulary lists",
			"":                               "a pattern that packs or vocabulary lists",
		} {
			err := run(memory.RunPatternInput{Name: name})
			refused(t, err, fault.UnknownTerm, "name")
			var e *fault.Error
			require.ErrorAs(t, err, &e)
			require.Equal(t, hint, e.Hint, name)
		}
		refused(t, run(memory.RunPatternInput{Name: "engagements_past_end", Params: map[string]json.RawMessage{"day": json.RawMessage(`1`)}}), fault.BadInput, "params")
	})
}
