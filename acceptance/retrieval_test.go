package acceptance_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/client"
	"brain/internal/evaluate"
)

// evaluated is what an evaluation of sets over a server gives.
func evaluated(t *testing.T, s *server, opt evaluate.Options, sets ...evaluate.Set) (evaluate.Report, []evaluate.Outcome) {
	t.Helper()
	c, err := client.New(s.url, s.token)
	require.NoError(t, err)
	rep, outcomes, err := evaluate.Run(t.Context(), c, sets, opt)
	require.NoError(t, err)
	return rep, outcomes
}

// questions is the set of a file.
func questions(t *testing.T, file string) evaluate.Set {
	t.Helper()
	f, err := os.Open(file)
	require.NoError(t, err)
	defer f.Close()
	set, err := evaluate.Read(file, f)
	require.NoError(t, err)
	return set
}

// at is the measures of recall at a cut.
func at(t *testing.T, rep evaluate.Report, by, value string, k int) evaluate.Cut {
	t.Helper()
	m, ok := rep.Of(by, value, evaluate.Recall)
	require.True(t, ok, "%s %s", by, value)
	c, ok := m.Cut(k)
	require.True(t, ok)
	return c
}

func TestRetrievalOfTheInterlinkedPages(t *testing.T) {
	template := questions(t, filepath.Join(testData(t), "world-v1", "one-hop.jsonl"))
	require.Len(t, template.Questions, 145)
	var written []evaluate.Set
	for _, name := range []string{"reworded", "two-hop", "three-hop"} {
		written = append(written, questions(t, filepath.Join("..", "bench", "questions", "world-v1", name+".jsonl")))
	}
	heldOut := questions(t, filepath.Join("..", "bench", "questions", "world-v1", "held-out-2.jsonl"))
	answers := map[string][]evaluate.Outcome{}
	onEngines(t, func(t *testing.T, store string) {
		s := serve(t, store, "--packs", "pevc")
		_, err := s.brain("import", "markdown", filepath.Join(testData(t), "world-v1", "pages"), "--scope", "world")
		require.NoError(t, err)
		rep, outcomes := evaluated(t, s, evaluate.Options{Cuts: []int{5}}, template)
		t.Log(rep.Markdown())
		require.GreaterOrEqual(t, at(t, rep, "", "", 5).Recall, 0.95, "plain BM25 over title, body and timeline reaches 0.591")
		require.GreaterOrEqual(t, at(t, rep, "category", "attended", 5).Recall, 0.90, "plain BM25 reaches 0.169")

		// Written over the pages before recall could follow relations.
		rep, chains := evaluated(t, s, evaluate.Options{Cuts: []int{10}}, written...)
		t.Log(rep.Markdown())
		require.GreaterOrEqual(t, at(t, rep, "", "", 10).All, 0.6, "all answers among the first ten pages")
		_, others := evaluated(t, s, evaluate.Options{Cuts: []int{10}}, heldOut)
		answers[filepath.Base(t.Name())] = slices.Concat(outcomes, chains, others)
	})
	if len(answers) == 2 {
		require.Len(t, answers["neo4j"], 489)
		require.Equal(t, answers["embedded"], answers["neo4j"], "both engines answer alike")
	}
}
