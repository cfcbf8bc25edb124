package evaluate_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/client"
	"brain/internal/evaluate"
	"brain/internal/fault"
)

// serve answers the operations of an evaluation: four pages, and for each question
// the hits of answers.
func serve(t *testing.T, answers map[string]string) *client.Client {
	t.Helper()
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var asked struct {
			OperationName string
			Variables     struct{ Query, After string }
		}
		if json.NewDecoder(r.Body).Decode(&asked) != nil {
			http.Error(w, "unexpected", http.StatusTeapot)
			return
		}
		more := `"pageInfo":{"hasNextPage":false}`
		switch asked.OperationName {
		case "BenchPages":
			if asked.Variables.After == "" {
				fmt.Fprint(w, `{"data":{"pages":{"nodes":[
					{"id":"1","slug":"people/ada","title":"Ada Lovelace","body":"Wrote the notes."},
					{"id":"2","slug":"people/bob","title":"Bob","body":"Met nobody."}],"pageInfo":{"hasNextPage":true,"endCursor":"c"}}}}`)
				return
			}
			fmt.Fprint(w, `{"data":{"pages":{"nodes":[
				{"id":"3","slug":"events/vault/launch","title":"Launch","body":"Ada was there."},
				{"id":"4","slug":"notes/vault/launch","title":"Bob","body":""}],`+more+`}}}`)
		case "BenchClaims":
			fmt.Fprint(w, `{"data":{"claims":{"nodes":[{"text":"Rides a unicycle.","about":{"id":"2"}},{"text":"About a channel.","about":{}}],`+more+`}}}`)
		case "BenchRecall":
			fmt.Fprint(w, `{"data":{"recall":{"degraded":["VECTOR"],"hits":[`+answers[asked.Variables.Query]+`]}}}`)
		}
	}))
	t.Cleanup(s.Close)
	c, err := client.New(s.URL, "secret")
	require.NoError(t, err)
	return c
}

func set(questions ...evaluate.Question) []evaluate.Set {
	return []evaluate.Set{{Name: "mine", Questions: questions}}
}

// hit is one hit of an answer; arms are such as "TEXT 1".
func hit(score float64, item string, arms ...string) string {
	var ranks []string
	for _, a := range arms {
		arm, rank, _ := strings.Cut(a, " ")
		ranks = append(ranks, fmt.Sprintf(`{"arm":%q,"rank":%s,"weight":1}`, arm, rank))
	}
	return fmt.Sprintf(`{"score":%g,"why":{"arms":[%s]},"item":%s}`, score, strings.Join(ranks, ","), item)
}

func recallAt(t *testing.T, r evaluate.Report, system string, k int) float64 {
	t.Helper()
	m, ok := r.Of("", "", system)
	require.True(t, ok, system)
	c, ok := m.Cut(k)
	require.True(t, ok)
	return c.Recall
}

func TestRunTakesDistinctPagesInOrderOfTheHits(t *testing.T) {
	cl := serve(t, map[string]string{"who": strings.Join([]string{
		hit(5, `{"page":{"id":"3"}}`, "TEXT 1"), hit(4, `{"about":{"id":"3"}}`, "TEXT 2"), hit(3, `{"on":{"id":"1"}}`, "TEXT 3"),
		hit(2, `{}`, "TEXT 4"), hit(1, `{"id":"2"}`, "TEXT 5"),
	}, ",")})
	var told []int
	rep, outcomes, err := evaluate.Run(t.Context(), cl, set(evaluate.Question{Set: "mine", ID: "q", Text: "who", Relevant: []string{"people/ada", "people/bob"}}),
		evaluate.Options{Cuts: []int{2, 3}, Progress: func(n int) { told = append(told, n) }})
	require.NoError(t, err)
	require.InDelta(t, 0.5, recallAt(t, rep, evaluate.Recall, 2), 1e-9)
	require.InDelta(t, 1, recallAt(t, rep, evaluate.Recall, 3), 1e-9)
	require.Equal(t, []evaluate.Outcome{{Set: "mine", ID: "q", Pages: []string{"events/vault/launch", "people/ada", "people/bob"}, Missing: []string{}}}, outcomes)
	require.Equal(t, []string{"VECTOR"}, rep.Degraded)
	require.Equal(t, 4, rep.Pages)
	require.Equal(t, []int{1}, told)
}

func TestRunTakesArmsAway(t *testing.T) {
	// The second hit is first by its words alone; the first one needs the graph.
	fused := 1.0/61 + 1.0/62
	cl := serve(t, map[string]string{"who": strings.Join([]string{
		hit(fused, `{"id":"1"}`, "GRAPH 1", "TEXT 2"), hit(1.0/61, `{"id":"2"}`, "TEXT 1"), hit(1.0/62, `{"id":"3"}`, "GRAPH 2"),
	}, ",")})
	q := evaluate.Question{ID: "q", Text: "who", Relevant: []string{"people/ada"}}
	rep, _, err := evaluate.Run(t.Context(), cl, set(q), evaluate.Options{Cuts: []int{1}})
	require.NoError(t, err)
	var names []string
	for _, s := range rep.Groups[0].Systems {
		names = append(names, s.Name)
	}
	require.Equal(t, []string{"recall", "recall without GRAPH", "recall without TEXT", "recall, GRAPH alone", "recall, TEXT alone", "BM25"}, names)
	require.InDelta(t, 1, recallAt(t, rep, "recall", 1), 1e-9)
	require.InDelta(t, 0, recallAt(t, rep, "recall without GRAPH", 1), 1e-9)
	require.InDelta(t, 1, recallAt(t, rep, "recall without TEXT", 1), 1e-9)
}

func TestRunComparesWithPlainBM25(t *testing.T) {
	cl := serve(t, map[string]string{})
	for question, relevant := range map[string]string{"Who wrote notes?": "people/ada", "Who rides?": "people/bob"} {
		rep, outcomes, err := evaluate.Run(t.Context(), cl, set(evaluate.Question{ID: "q", Text: question, Relevant: []string{relevant}}), evaluate.Options{Cuts: []int{1}})
		require.NoError(t, err)
		require.InDelta(t, 1, recallAt(t, rep, evaluate.BM25, 1), 1e-9, question)
		require.InDelta(t, 0, recallAt(t, rep, evaluate.Recall, 1), 1e-9)
		require.Equal(t, []string{relevant}, outcomes[0].Missing)
	}
}

func TestRunFindsPagesByTheirNames(t *testing.T) {
	cl := serve(t, map[string]string{"who": hit(1, `{"id":"1"}`, "NAME 1")})
	for _, name := range []string{"1", "people/ada", "ada", "ada  LOVELACE"} {
		rep, _, err := evaluate.Run(t.Context(), cl, set(evaluate.Question{ID: "q", Text: "who", Relevant: []string{name}}), evaluate.Options{Cuts: []int{1}})
		require.NoError(t, err, name)
		require.InDelta(t, 1, recallAt(t, rep, evaluate.Recall, 1), 1e-9, name)
	}
	for name, want := range map[string]fault.Error{
		"launch":      {Code: fault.AmbiguousName, Message: `mine, line 7, question q: relevant: "launch" fits 2 pages`, Field: "relevant", Hint: "name one by its slug, such as events/vault/launch"},
		"people/adda": {Code: fault.NotFound, Message: `mine, line 7, question q: relevant: there is no page "people/adda" that you may know`, Field: "relevant", Hint: "did you mean people/ada?"},
	} {
		_, _, err := evaluate.Run(t.Context(), cl, set(evaluate.Question{Line: 7, ID: "q", Text: "who", Relevant: []string{name}}), evaluate.Options{Cuts: []int{1}})
		var got *fault.Error
		require.ErrorAs(t, err, &got)
		require.Equal(t, want, *got)
	}
}

func TestRunLeavesOutWhatTheAskerMayNotKnow(t *testing.T) {
	cl := serve(t, map[string]string{"who": hit(1, `{"id":"1"}`, "NAME 1")})
	sets := set(
		evaluate.Question{ID: "q1", Text: "who", Relevant: []string{"people/ada", "people/secret"}},
		evaluate.Question{ID: "q2", Text: "what", Relevant: []string{"people/secret"}},
	)
	rep, outcomes, err := evaluate.Run(t.Context(), cl, sets, evaluate.Options{Cuts: []int{1}, KnownOnly: true})
	require.NoError(t, err)
	require.Equal(t, evaluate.LeftOut{Questions: 1, Relevant: 2}, rep.LeftOut)
	require.InDelta(t, 1, recallAt(t, rep, evaluate.Recall, 1), 1e-9)
	require.Len(t, outcomes, 1)
	_, _, err = evaluate.Run(t.Context(), cl, sets[:0], evaluate.Options{Cuts: []int{1}, KnownOnly: true})
	require.ErrorIs(t, err, fault.BadInput)
}

func TestReportGroupsQuestions(t *testing.T) {
	cl := serve(t, map[string]string{"one": hit(1, `{"id":"1"}`, "NAME 1"), "two": ""})
	rep, _, err := evaluate.Run(t.Context(), cl, []evaluate.Set{
		{Name: "a", Questions: []evaluate.Question{{Set: "a", ID: "q1", Text: "one", Relevant: []string{"1"}, Hops: 1, Category: "x|y", Language: "en"}}},
		{Name: "b", Questions: []evaluate.Question{{Set: "b", ID: "q1", Text: "two", Relevant: []string{"1"}, Hops: 2, Category: "x|y"}}},
	}, evaluate.Options{Cuts: []int{1}})
	require.NoError(t, err)
	var groups []string
	for _, g := range rep.Groups {
		groups = append(groups, fmt.Sprintf("%s %s %d", g.By, g.Value, g.Questions))
	}
	require.Equal(t, []string{"  2", "set a 1", "set b 1", "hops 1 1", "hops 2 1", "category x|y 2", "language not given 1", "language en 1"}, groups)
	for value, want := range map[string]float64{"1": 1, "2": 0} {
		m, ok := rep.Of("hops", value, evaluate.Recall)
		require.True(t, ok)
		require.InDelta(t, want, m.At[0].All, 1e-9)
	}
	text := rep.Markdown()
	require.Contains(t, text, "2 questions over 4 pages. Missing for some answers: VECTOR.")
	require.Contains(t, text, "| questions | answered by | P@1 | R@1 | all@1 | nDCG@1 | MRR |\n| ---: | --- | ---: | ---: | ---: | ---: | ---: |\n| 2 | recall | 0.500 | 0.500 | 0.500 | 0.500 | 0.500 |\n")
	require.Contains(t, text, "\n| x\\|y | 2 | recall | 0.500 |")
}
