package acceptance_test

import (
	"cmp"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

const recallPages = `query Test($question: String!) { recall(query: $question, limit: 100, budgetTokens: 12000) { hits { score item {
	... on Page { slug } ... on Passage { page { slug } } ... on Claim { about { ... on Page { slug } } } } } } }`

type recallAnswer struct {
	Recall struct {
		Hits []struct {
			Score float64
			Item  struct {
				Slug  string
				Page  struct{ Slug string }
				About struct{ Slug string }
			}
		}
	}
}

// pages are the distinct pages of an answer in the order of its hits.
func (a recallAnswer) pages() []string {
	var out []string
	for _, h := range a.Recall.Hits {
		slug := cmp.Or(h.Item.Slug, h.Item.Page.Slug, h.Item.About.Slug)
		if slug != "" && !slices.Contains(out, slug) {
			out = append(out, slug)
		}
	}
	return out
}

type quality struct {
	precision, recall float64
	n                 int
}

// complete asks the questions that were written over the pages before recall could
// follow relations, and demands that at least six in ten have all their answers among
// the first ten pages. It gives the ids of those that have.
func complete(t *testing.T, s *server) (ids []string) {
	t.Helper()
	asked := 0
	for _, name := range []string{"reworded", "two-hop", "three-hop"} {
		set := questions(t, filepath.Join("..", "bench", "questions", "world-v1", name+".jsonl"))
		before := len(ids)
		for _, q := range set {
			answer, err := query[recallAnswer](t.Context(), s, recallPages, map[string]any{"question": q.Question})
			require.NoError(t, err)
			pages := answer.pages()
			top := pages[:min(10, len(pages))]
			if !slices.ContainsFunc(q.Relevant, func(slug string) bool {
				return !slices.ContainsFunc(top, func(got string) bool { return got == slug || strings.HasSuffix(got, "/"+slug) })
			}) {
				ids = append(ids, q.ID)
			}
		}
		asked += len(set)
		t.Logf("%-12s n=%3d all@10=%.3f", name, len(set), float64(len(ids)-before)/float64(len(set)))
	}
	require.GreaterOrEqual(t, float64(len(ids))/float64(asked), 0.6, "all answers among the first ten pages")
	return ids
}

func TestRetrievalOfTheInterlinkedPages(t *testing.T) {
	set := questions(t, filepath.Join(testData(t), "world-v1", "one-hop.jsonl"))
	require.Len(t, set, 145)
	answers := map[string]map[string][]string{}
	onEngines(t, func(t *testing.T, store string) {
		s := serve(t, store, "--packs", "pevc")
		_, err := s.brain("import", "markdown", filepath.Join(testData(t), "world-v1", "pages"), "--scope", "world")
		require.NoError(t, err)
		byRelation, found := map[string]*quality{}, map[string][]string{}
		for _, q := range set {
			answer, err := query[recallAnswer](t.Context(), s, recallPages, map[string]any{"question": q.Question})
			require.NoError(t, err)
			pages := answer.pages()
			top := pages[:min(5, len(pages))]
			found[q.ID] = top
			hits := 0
			for _, slug := range q.Relevant {
				if slices.Contains(top, slug) {
					hits++
				}
			}
			for _, name := range []string{"all", q.Relation} {
				if byRelation[name] == nil {
					byRelation[name] = &quality{}
				}
				byRelation[name].n++
				byRelation[name].precision += float64(hits) / 5
				byRelation[name].recall += float64(hits) / float64(len(q.Relevant))
			}
		}
		for _, name := range slices.Sorted(maps.Keys(byRelation)) {
			q := byRelation[name]
			t.Logf("%-12s n=%3d P@5=%.3f R@5=%.3f", name, q.n, q.precision/float64(q.n), q.recall/float64(q.n))
		}
		all, attended := byRelation["all"], byRelation["attended"]
		require.GreaterOrEqual(t, all.recall/float64(all.n), 0.95, "plain BM25 over title, body and timeline reaches 0.591")
		require.GreaterOrEqual(t, attended.recall/float64(attended.n), 0.90, "plain BM25 reaches 0.169")
		found["chains"] = complete(t, s)
		answers[filepath.Base(t.Name())] = found
	})
	if len(answers) == 2 {
		require.Equal(t, answers["embedded"], answers["neo4j"], "both engines answer alike")
	}
}
