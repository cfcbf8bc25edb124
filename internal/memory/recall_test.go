package memory_test

import (
	"encoding/json"
	"fmt"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/internal/fault"
	"brain/internal/memory"
	"brain/internal/text"
)

// recall asks as a principal, with everything but the question at its default.
func (w *world) recall(uid string, in memory.RecallInput) memory.RecallResult {
	w.t.Helper()
	result, err := w.Recall(w.t.Context(), w.as(uid), in)
	require.NoError(w.t, err)
	return result
}

// heard are the texts of the hits, in order; a page is "= title".
func heard(r memory.RecallResult) []string {
	return names(r.Hits, func(h memory.RecallHit) string {
		switch {
		case h.Item.Claim != nil:
			return h.Item.Claim.Text
		case h.Item.Passage != nil:
			return "> " + h.Item.Passage.Text
		default:
			return "= " + h.Item.Page.Title
		}
	})
}

// firm is a small company memory.
func firm(t *testing.T, w *world) {
	t.Helper()
	w.people("ann", "bob")
	w.group("deal", "ann")
	w.page("ann", "company", "Acme", "")
	w.page("ann", "company", "Globex", "")
	w.page("ann", "person", "Dana Lee", "")
	for _, c := range [][2]string{
		{"The contract with Acme renews in March.", "Acme"},
		{"Acme pays invoices late.", "Acme"},
		{"Globex wants a discount on the contract.", "Globex"},
		{"Lunch is served at noon.", ""},
	} {
		in := fact(c[0], "world")
		if c[1] != "" {
			in.About = &c[1]
		}
		w.pass(time.Minute)
		w.remember("ann", in)
	}
}

func TestRecallAnswersAQuestion(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		firm(t, w)
		r := w.recall("bob", memory.RecallInput{Query: "When does the contract with Acme renew, and who do I ask about it?"})
		got := heard(r)
		require.Equal(t, "The contract with Acme renews in March.", got[0])
		require.ElementsMatch(t, []string{"The contract with Acme renews in March.", "= Acme", "Globex wants a discount on the contract.", "Acme pays invoices late."}, got)
		require.NotEmpty(t, r.RecallID)
		require.Equal(t, memory.Omitted{}, r.Omitted)
		require.Empty(t, r.Degraded)

		why := r.Hits[0].Why
		require.Equal(t, []memory.Arm{memory.ArmText, memory.ArmGraph}, []memory.Arm{why.Arms[0].Arm, why.Arms[1].Arm})
		require.Equal(t, 1, why.Arms[0].Rank)
		require.Contains(t, why.Text, "contract")
		require.Contains(t, why.Text, "about Acme")
		require.Equal(t, "Acme", why.Path[0].From.Title)

		require.Empty(t, w.recall("bob", memory.RecallInput{Query: "zebra"}).Hits, "an empty answer is a good answer")
	})
}

func TestRecallFactorsMultiplyToTheScore(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		firm(t, w)
		_, _, err := w.CreatePage(t.Context(), w.as("ann"), memory.CreatePageInput{Type: "note", Title: "Minutes", Body: ptr("# Acme\n\nThe contract was read aloud.\n")})
		require.NoError(t, err)
		strong := about(fact("The contract is signed.", "world"), "Acme")
		strong.Confidence = ptr(1.0)
		w.remember("ann", strong)
		w.pass(400 * 24 * time.Hour)
		r := w.recall("bob", memory.RecallInput{Query: "contract Acme"})
		require.NotEmpty(t, r.Hits)
		tokens := 0
		for i, h := range r.Hits {
			product := 1.0
			factors := map[string]float64{}
			for _, f := range h.Why.Factors {
				product *= f.Value
				factors[f.Name] = f.Value
			}
			require.InDelta(t, product, h.Score, 1e-9)
			fusion := 0.0
			for _, a := range h.Why.Arms {
				fusion += 1 / float64(60+a.Rank)
			}
			require.InDelta(t, fusion, factors["fusion"], 1e-12)
			if i > 0 {
				require.LessOrEqual(t, h.Score, r.Hits[i-1].Score)
			}
			if c := h.Item.Claim; c != nil {
				require.InDelta(t, 0.7+0.3*c.Strength, factors["strength"], 1e-12)
				require.InDelta(t, 0.6+0.4*math.Exp2(-w.clock().Sub(*c.ValidFrom).Hours()/24/365), factors["freshness"], 1e-9)
			}
			require.InDelta(t, 1, factors["activation"]*factors["trust"]*factors["about"]*factors["evidence"], 0)
			tokens += h.Tokens
		}
		require.Equal(t, tokens, r.Tokens)

		r = w.recall("bob", memory.RecallInput{Query: "contract", About: ptr("Acme")})
		for _, h := range r.Hits {
			require.InDelta(t, 1.25, h.Why.Factors[5].Value, 0)
		}
	})
}

func TestRecallFilters(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		firm(t, w)
		w.tie("ann", "Dana Lee", "advises", "Acme", "world")
		dana := about(fact("Dana reads every contract.", "world"), "Dana Lee")
		dana.Kind = ptr("belief")
		w.remember("ann", dana)
		before := w.clock()
		w.pass(time.Hour)
		late := about(fact("The contract was signed late.", "world"), "Globex")
		w.remember("ann", late)
		old := w.remember("ann", about(fact("The contract is blue.", "world"), "Acme")).Claim
		fresh := about(fact("The contract is green.", "world"), "Acme")
		fresh.Supersedes = &old.ID
		w.remember("ann", fresh)
		short := fact("The contract lies on the desk.", "world")
		short.ValidUntil = ptr(w.clock().Add(time.Minute))
		w.remember("ann", short)
		w.pass(time.Hour)

		for name, tt := range map[string]struct {
			in   memory.RecallInput
			want []string
		}{
			"about a page and its neighbours": {memory.RecallInput{Query: "contract", About: ptr("Acme")},
				[]string{"The contract with Acme renews in March.", "The contract is green.", "Dana reads every contract."}},
			"kinds": {memory.RecallInput{Query: "contract Acme", Kinds: []string{"belief"}}, []string{"Dana reads every contract."}},
			"since": {memory.RecallInput{Query: "contract", Since: ptr(before.Add(time.Minute))},
				[]string{"The contract is green.", "The contract was signed late."}},
			"history": {memory.RecallInput{Query: "contract", History: true, Since: ptr(before.Add(time.Minute))},
				[]string{"The contract is green.", "The contract was signed late.", "The contract is blue.", "The contract lies on the desk."}},
		} {
			t.Run(name, func(t *testing.T) { require.ElementsMatch(t, tt.want, heard(w.recall("bob", tt.in))) })
		}
		w.page("ann", "company", "Twin", "")
		w.page("ann", "person", "Twin", "")
		for name, tt := range map[string]struct {
			in    memory.RecallInput
			code  fault.Code
			field string
		}{
			"blank":           {memory.RecallInput{Query: " \n "}, fault.BadInput, "query"},
			"huge":            {memory.RecallInput{Query: strings.Repeat("a", 70_000)}, fault.TooLarge, "query"},
			"limit 0":         {memory.RecallInput{Query: "a", Limit: ptr(0)}, fault.BadInput, "limit"},
			"limit 101":       {memory.RecallInput{Query: "a", Limit: ptr(101)}, fault.BadInput, "limit"},
			"no budget":       {memory.RecallInput{Query: "a", BudgetTokens: ptr(0)}, fault.BadInput, "budgetTokens"},
			"too much budget": {memory.RecallInput{Query: "a", BudgetTokens: ptr(12_001)}, fault.BadInput, "budgetTokens"},
			"unknown page":    {memory.RecallInput{Query: "a", About: ptr("Nowhere")}, fault.NotFound, "about"},
			"several pages":   {memory.RecallInput{Query: "a", About: ptr("Twin")}, fault.AmbiguousName, "about"},
			"unknown kind":    {memory.RecallInput{Query: "a", Kinds: []string{"beliefs"}}, fault.UnknownTerm, "kinds"},
		} {
			t.Run(name, func(t *testing.T) {
				_, err := w.Recall(t.Context(), w.as("bob"), tt.in)
				refused(t, err, tt.code, tt.field)
			})
		}
	})
}

func TestRecallBudget(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		for i := range 12 {
			w.remember("ann", fact(fmt.Sprintf("Budget line %d is about the harbour project.", i), "world"))
		}
		long := fact("The harbour budget "+strings.Repeat("of the harbour project and its many walls, gates and docks ", 30), "world")
		w.remember("ann", long)
		one := text.Tokens("Budget line 1 is about the harbour project.")
		r := w.recall("ann", memory.RecallInput{Query: "harbour budget", BudgetTokens: ptr(5 * one)})
		require.LessOrEqual(t, r.Tokens, 5*one)
		require.Len(t, r.Hits, 5)
		require.Equal(t, 8, r.Omitted.ByBudget)
		r = w.recall("ann", memory.RecallInput{Query: "harbour budget", Limit: ptr(3)})
		require.Len(t, r.Hits, 3)
		require.Equal(t, 10, r.Omitted.ByBudget)

		body := ""
		for i := range 6 {
			body += fmt.Sprintf("## Part %d\n\nThe harbour budget, part %d, needs walls.\n\n", i, i)
		}
		for _, title := range []string{"Plan", "Draft"} {
			_, _, err := w.CreatePage(t.Context(), w.as("ann"), memory.CreatePageInput{Type: "note", Title: title, Body: &body})
			require.NoError(t, err)
		}
		const budget = 150
		r = w.recall("ann", memory.RecallInput{Query: "harbour budget", Limit: ptr(100), BudgetTokens: ptr(budget)})
		claims, perPage := 0, map[string]int{}
		for _, h := range r.Hits {
			if h.Item.Passage != nil {
				perPage[h.Item.Passage.PageID]++
				continue
			}
			claims += h.Tokens
		}
		require.LessOrEqual(t, claims, budget*70/100)
		require.LessOrEqual(t, r.Tokens, budget)
		require.NotEmpty(t, perPage)
		for _, n := range perPage {
			require.LessOrEqual(t, n, 2)
		}
	})
}

func TestRecallFoldsTheSameText(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		first := w.remember("ann", fact("The harbour opens at six.", "world")).Claim
		second := w.remember("bob", fact("the HARBOUR opens at six.", "world")).Claim
		require.NotEqual(t, first.ID, second.ID)
		r := w.recall("bob", memory.RecallInput{Query: "harbour"})
		require.Len(t, r.Hits, 1)
		require.ElementsMatch(t, []string{first.ID, second.ID}, append([]string{r.Hits[0].Item.Claim.ID}, r.Hits[0].Also...))
		require.Zero(t, r.Omitted.ByBudget)
	})
}

// Nearly the same text is one hit, a text that differs in a word that counts is not.
func TestRecallFoldsNearlyTheSameText(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		for _, claim := range []string{
			"The harbour opens at six.", "Harbour opens at six!", "the harbour (opens) at six", "The harbour opens at 6.", "The harbour opens not at six.",
			"The harbour opens at -6.", "계약서는 금고에 있다", "계약서는 금고에있다.", "계약서는 금고에 없다",
		} {
			w.remember("ann", fact(claim, "world"))
		}
		folded := func(query string) (sizes []int) {
			for _, h := range w.recall("ann", memory.RecallInput{Query: query}).Hits {
				sizes = append(sizes, 1+len(h.Also))
			}
			return sizes
		}
		require.ElementsMatch(t, []int{3, 1, 1, 1}, folded("harbour"))
		require.ElementsMatch(t, []int{2, 1}, folded("계약서"))
	})
}

// An event is found by its date, as it is written and by the name of its month.
func TestRecallFindsEventsByDate(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		w.page("ann", "company", "Acme", "")
		for date, summary := range map[string]string{"2026-02-03": "Mill bought", "2025-11": "Mill planned", "2024": "Mill imagined", "2026-04-05T08:00:00Z": "Mill lit"} {
			_, _, _, err := w.AddEvent(t.Context(), w.as("ann"), memory.AddEventInput{About: "Acme", Date: date, Summary: summary, Scope: ptr("world"), Evidence: said("test")})
			require.NoError(t, err)
		}
		for query, want := range map[string]string{
			"What happened in February 2026?": "Mill bought", "2026-02-03": "Mill bought", "the plans of last November": "Mill planned", "april": "Mill lit", "2026-04-05": "Mill lit", "2024": "Mill imagined",
		} {
			r := w.recall("ann", memory.RecallInput{Query: query})
			require.NotEmpty(t, r.Hits, query)
			require.Equal(t, want, r.Hits[0].Item.Event.Summary, query)
		}
	})
}

func TestRecallInScriptsWithoutSpaces(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		for _, claim := range []string{
			"김철수는 서울전자에 투자하기로 결정했다.", "계약서는 금고에 보관한다.",
			"我们在北京的办公室搬到了朝阳区。", "税率从下个月开始提高。",
			"東京支社の契約は来月更新される。", "会議は毎週火曜日に開かれる。",
		} {
			w.remember("ann", fact(claim, "world"))
		}
		w.page("ann", "person", "김철수", "")
		w.page("ann", "company", "東京支社", "")
		for query, want := range map[string]string{
			"투자":        "김철수는 서울전자에 투자하기로 결정했다.",
			"전자":        "김철수는 서울전자에 투자하기로 결정했다.",
			"서울전자":      "김철수는 서울전자에 투자하기로 결정했다.",
			"금고":        "계약서는 금고에 보관한다.",
			"税":         "税率从下个月开始提高。",
			"北京":        "我们在北京的办公室搬到了朝阳区。",
			"办公室搬到哪里了?": "我们在北京的办公室搬到了朝阳区。",
			"契約":        "東京支社の契約は来月更新される。",
			"更新":        "東京支社の契約は来月更新される。",
			"火曜日の会議":    "会議は毎週火曜日に開かれる。",
			"계약서를 어디에 보관하나요?": "계약서는 금고에 보관한다.",
		} {
			t.Run(query, func(t *testing.T) {
				got := heard(w.recall("ann", memory.RecallInput{Query: query}))
				require.NotEmpty(t, got)
				require.Equal(t, want, got[0])
			})
		}
		for query, want := range map[string]string{
			"김철수가 투자한 회사는 어디입니까?": "= 김철수", "来月の東京支社の予定": "= 東京支社", "東京支社": "= 東京支社",
		} {
			t.Run("names in "+query, func(t *testing.T) {
				require.Contains(t, heard(w.recall("ann", memory.RecallInput{Query: query})), want)
			})
		}
	})
}

func TestRecallTakesAnyText(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		for _, claim := range []string{
			"The parser is written in C++.", "We speak TCP/IP between the sites.", "Use AND OR NOT gates here.", "The key is foo:bar in the file.",
			`He said "maybe" twice.`, "The party 🎉 is on Friday.",
		} {
			w.remember("ann", fact(claim, "world"))
		}
		for query, want := range map[string]string{
			"C++": "The parser is written in C++.", "TCP/IP": "We speak TCP/IP between the sites.", "AND OR NOT": "Use AND OR NOT gates here.",
			"foo:bar~*": "The key is foo:bar in the file.", `"maybe"`: `He said "maybe" twice.`, "(parser": "The parser is written in C++.",
			"parser*": "The parser is written in C++.", "+parser -gates": "The parser is written in C++.", "title:parser^2": "The parser is written in C++.",
			`'; DROP TABLE claims; -- parser`: "The parser is written in C++.", "[parser] {gates": "The parser is written in C++.",
			"🎉": "The party 🎉 is on Friday.",
		} {
			t.Run(query, func(t *testing.T) {
				require.Contains(t, heard(w.recall("ann", memory.RecallInput{Query: query})), want)
			})
		}
		for name, query := range map[string]string{
			"a slash": "/", "quotes": `""`, "10,000 letters": strings.Repeat("a", 10_000), "a long question": strings.Repeat("parser of the file ", 500),
			"unpaired": "(((", "not UTF-8": "pars\xffer", "a NUL": "par\x00ser", "only signs": "*~:^", "an emoji of many parts": "👩‍👩‍👧‍👦", "right to left": "מפתח الملف",
		} {
			t.Run(name, func(t *testing.T) { w.recall("ann", memory.RecallInput{Query: query}) })
		}
	})
}

func TestRecallNames(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		page := func(typ, title string, aliases ...string) {
			_, _, err := w.CreatePage(t.Context(), w.as("ann"), memory.CreatePageInput{Type: typ, Title: title, Aliases: aliases})
			require.NoError(t, err)
		}
		page("company", "Acme")
		page("company", "Acme Labs", "the laboratory")
		page("company", "C++ Users")
		page("person", "Kim")
		page("person", "Kim", "Big Kim")
		page("concept", "Art")
		for query, want := range map[string][]string{
			"What does Acme do?":             {"= Acme", "= Acme Labs"},
			"What do Acme Labs do?":          {"= Acme Labs"},
			"Ask acme's people":              {"= Acme"},
			"Acme Labs and Acme":             {"= Acme Labs", "= Acme"},
			"who runs THE  laboratory today": {"= Acme Labs"},
			"the start of the party":         {},
			"call Kim tomorrow":              {},
			"call Big Kim tomorrow":          {"= Kim"},
			"Acmeville":                      {},
			"Labs":                           {"= Acme Labs"},
			"Kim":                            {"= Kim", "= Kim"},
		} {
			t.Run(query, func(t *testing.T) {
				require.Equal(t, want, heard(w.recall("ann", memory.RecallInput{Query: query})))
			})
		}
	})
}

func TestHeldClaimsAreRelated(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		w.page("ann", "person", "Dana Lee", "")
		w.page("ann", "company", "Acme", "")
		in := about(fact("Vendor terms are unfair.", "world"), "Acme")
		in.Family, in.Holder = ptr(memory.FamilyTake), ptr("Dana Lee")
		w.remember("ann", in)
		r := w.recall("ann", memory.RecallInput{Query: "what does Dana Lee think?"})
		require.ElementsMatch(t, []string{"= Dana Lee", "Vendor terms are unfair."}, heard(r))
		for _, h := range r.Hits {
			if h.Item.Claim != nil {
				require.Contains(t, h.Why.Text, "held by Dana Lee")
				require.Equal(t, []memory.ArmRank{{Arm: memory.ArmGraph, Rank: 1, Weight: 1}}, h.Why.Arms)
			}
		}
	})
}

// What a reader may not know moves nothing: not the hits, nor scores, ranks,
// counts or the answer's name.
func TestHiddenItemsChangeNoAnswer(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) { hiddenChangesNoAnswer(t, w, func() {}) })
}

// hiddenChangesNoAnswer asks, hides much, and asks again; ready runs before each.
func hiddenChangesNoAnswer(t *testing.T, w *world, ready func()) {
	firm(t, w)
	questions := []memory.RecallInput{
		{Query: "contract with Acme"}, {Query: "contract", About: ptr("Acme")}, {Query: "Acme", BudgetTokens: ptr(20)}, {Query: "Dana discount", History: true},
		{Query: "contract", Kinds: []string{"fact"}}, {Query: "invoices late march", Limit: ptr(1)},
		{Query: "Who is a customer of Acme?"}, {Query: "Which companies are the vendors of Acme's customers?"}, {Query: "people behind Acme"},
	}
	answers := func() string {
		ready()
		var b strings.Builder
		for _, q := range questions {
			out, err := json.Marshal(w.recall("bob", q))
			require.NoError(t, err)
			b.Write(out)
		}
		for _, f := range []memory.ClaimFilter{{}, {About: ptr("Acme")}, {Text: ptr("contract"), History: true}} {
			b.WriteString(strings.Join(w.listed("bob", f), "|"))
		}
		near, err := w.Neighbors(t.Context(), w.as("bob"), "Acme", ptr(3), nil, nil, nil, nil, nil)
		require.NoError(t, err)
		b.WriteString(fmt.Sprint(len(near.Nodes)))
		return b.String()
	}
	before := answers()
	for i := range 40 {
		in := about(fact(fmt.Sprintf("Secret contract %d with Acme on discount invoices in March.", i), "group:deal"), "Acme")
		if i%2 == 0 {
			in.Holder = ptr("Dana Lee")
		}
		w.remember("ann", in)
	}
	hidden := w.page("ann", "company", "Contract with Acme", "group:deal")
	_, _, err := w.UpdatePage(t.Context(), w.as("ann"), memory.UpdatePageInput{Page: hidden.ID, Version: 1, Body: ptr("The contract with Acme."), Aliases: []string{"Acme", "contract"}})
	require.NoError(t, err)
	w.tie("ann", hidden.Slug, "customer_of", "Acme", "world")
	w.tie("ann", "Globex", "customer_of", "Acme", "group:deal")
	w.mu.Lock()
	w.now = time.Date(2026, 3, 1, 9, 4, 0, 0, time.UTC)
	w.mu.Unlock()
	require.Equal(t, before, answers())
	require.NotEqual(t, len(w.recall("ann", questions[0]).Hits), len(w.recall("bob", questions[0]).Hits))
}

// A page to which several names lead is told with one way there, always the same.
func TestTheWayFromSeveralNamesIsTheSameTwice(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		w.page("ann", "person", "Dana Kim", "world")
		w.page("ann", "person", "Finn Ray", "world")
		w.page("ann", "company", "Bolt", "world")
		w.page("ann", "event", "Harbour Talks", "world")
		w.tie("ann", "Finn Ray", "founded", "Bolt", "world")
		w.tie("ann", "Finn Ray", "attended", "Harbour Talks", "world")
		w.tie("ann", "Dana Kim", "attended", "Harbour Talks", "world")
		in := memory.RecallInput{Query: "Which meeting did the founder of Bolt attend that Dana Kim attended?", Limit: ptr(1)}
		first := w.recall("ann", in)
		require.Equal(t, "Harbour Talks", first.Hits[0].Item.Page.Title)
		require.NotEmpty(t, first.Hits[0].Why.Path)
		for range 20 {
			require.Equal(t, first, w.recall("ann", in))
		}
	})
}

func TestRecallTheSameTwice(t *testing.T) {
	w := newWorld(t, openEmbedded(t))
	w.people("ann")
	for i := range 30 {
		w.remember("ann", fact(fmt.Sprintf("Equal claim %c.", 'a'+i), "world"))
	}
	first := w.recall("ann", memory.RecallInput{Query: "equal claim"})
	for range 5 {
		require.Equal(t, first, w.recall("ann", memory.RecallInput{Query: "equal claim"}))
	}
}

func TestEvidenceOfARecall(t *testing.T) {
	w := newWorld(t, openEmbedded(t))
	w.people("ann", "bob")
	w.remember("ann", fact("The vault code is kept by Ann.", "principal:ann"))
	r := w.recall("ann", memory.RecallInput{Query: "vault"})
	require.Len(t, r.Hits, 1)
	in := fact("Somebody keeps the code.", "world")
	in.Evidence = []memory.EvidenceInput{{Kind: memory.EvidenceClaim, Origin: &r.RecallID, Note: ptr("the vault code")}}
	claim := w.remember("ann", in).Claim
	for uid, note := range map[string]string{"ann": "the vault code", "bob": ""} {
		got, err := w.EvidenceOf(t.Context(), w.as(uid), []string{claim.ID}, nil)
		require.NoError(t, err)
		require.Equal(t, note, got[claim.ID][0].Note, uid)
	}
}

// An old claim that answers the question comes before newer ones that only
// concern the same page, however many there are.
func TestRelationDoesNotSetAgeAgainstRelevance(t *testing.T) {
	w := newWorld(t, openEmbedded(t))
	w.people("ann")
	w.page("ann", "company", "Acme", "")
	w.remember("ann", about(fact("Acme keeps its anvils in the north warehouse.", "world"), "Acme"))
	for i := range 320 {
		w.remember("ann", about(fact(fmt.Sprintf("Acme visit number %d.", i), "world"), "Acme"))
	}
	r := w.recall("ann", memory.RecallInput{Query: "In which warehouse does Acme keep the anvils?"})
	require.Equal(t, "Acme keeps its anvils in the north warehouse.", heard(r)[0])
	require.Equal(t, []memory.ArmRank{{Arm: memory.ArmText, Rank: 1, Weight: 1}, {Arm: memory.ArmGraph, Rank: 1, Weight: 1}}, r.Hits[0].Why.Arms)
	require.Len(t, r.Hits, 20)
}

func TestRecallInAConversation(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob", "cat")
		w.group("deal", "ann", "bob")
		w.agent("bot", "ann")
		w.join("deal", "bot", "MEMBER")
		w.room("room-1", "deal", "ann", "bob", "bot")
		w.room("room-2", "deal", "ann", "cat", "bot")
		w.direct("dm-ann", "ann", "bot")
		for scope, what := range map[string]string{"world": "known to all", "group:deal": "known to the deal team", "principal:ann": "known to Ann"} {
			w.remember("ann", fact("The harbour plan is "+what+".", scope))
		}
		for channel, want := range map[string][]string{
			"room-1": {"The harbour plan is known to all.", "The harbour plan is known to the deal team."},
			"room-2": {"The harbour plan is known to all."},
			"dm-ann": {"The harbour plan is known to all.", "The harbour plan is known to the deal team.", "The harbour plan is known to Ann."},
		} {
			r, err := w.Recall(t.Context(), w.in("bot", channel), memory.RecallInput{Query: "harbour plan"})
			require.NoError(t, err)
			require.ElementsMatch(t, want, heard(r), channel)
		}
	})
}

func TestOnlyARecallIsTakenForOne(t *testing.T) {
	w := newWorld(t, openEmbedded(t))
	w.people("ann")
	for _, origin := range []string{"recall.", "recall.%%%", "recall.AAAA", "AAAAAAAAAAAAAAAAAAAAAA"} {
		in := fact("Somebody keeps the code.", "world")
		in.Evidence = []memory.EvidenceInput{{Kind: memory.EvidenceClaim, Origin: &origin}}
		_, _, err := w.Remember(t.Context(), w.as("ann"), in)
		if origin == "recall." {
			require.NoError(t, err, "an answer without hits is an answer")
			continue
		}
		refused(t, err, fault.NotFound, "evidence[0].origin")
	}
}
