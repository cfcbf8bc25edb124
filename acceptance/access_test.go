package acceptance_test

import (
	"cmp"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/evaluate"
)

// shares is among how many groups the pages are spread; the viewer is in one.
const shares = 20

// spread writes the pages into a folder for each group, in turn, and gives the
// folders and the titles of all pages by their paths without ending.
func spread(t *testing.T, pages string) (folders []string, titles map[string]string) {
	t.Helper()
	titled := regexp.MustCompile(`(?m)^title: "(.*)"$`)
	titles = map[string]string{}
	for range shares {
		folders = append(folders, t.TempDir())
	}
	n := 0
	require.NoError(t, filepath.WalkDir(pages, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		content, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		name, err := filepath.Rel(pages, path)
		if err != nil {
			return err
		}
		titles[strings.TrimSuffix(filepath.ToSlash(name), ".md")] = titled.FindStringSubmatch(string(content))[1]
		to := filepath.Join(folders[n%shares], name)
		n++
		if err := os.MkdirAll(filepath.Dir(to), 0o700); err != nil {
			return err
		}
		return os.WriteFile(to, content, 0o600)
	}))
	return folders, titles
}

// byTitle asks for every page by its title.
func byTitle(titles map[string]string) evaluate.Set {
	set := evaluate.Set{Name: "titles"}
	for n, slug := range slices.Sorted(maps.Keys(titles)) {
		set.Questions = append(set.Questions, evaluate.Question{
			Set: set.Name, Line: n + 1, ID: slug, Text: "What do we know of " + titles[slug] + "?", Relevant: []string{titles[slug]},
		})
	}
	return set
}

const ownPages = `query Test { pages(first: 100) { nodes { slug } } }`

type ownAnswer struct {
	Pages struct{ Nodes []struct{ Slug string } }
}

const recallEverything = `query Test($question: String!) { recall(query: $question, limit: 100, budgetTokens: 12000) { omitted { byBudget byFloor } hits { item {
	... on Page { slug } ... on Passage { text page { slug } } ... on Claim { text about { ... on Page { slug } } } ... on TimelineEvent { summary on: about { slug } } } } } }`

type everything struct {
	Recall struct {
		Omitted struct{ ByBudget, ByFloor int }
		Hits    []struct {
			Item struct {
				Slug, Text, Summary string
				Page, About, On     struct{ Slug string }
			}
		}
	}
}

// found is what a viewer finds for each question of the sets: page and text of each
// hit in order, and how many there are besides.
func found(t *testing.T, s *server, sets []evaluate.Set) (hits map[string][]string, pages []string) {
	t.Helper()
	hits = map[string][]string{}
	for _, set := range sets {
		for _, q := range set.Questions {
			answer, err := query[everything](t.Context(), s, recallEverything, map[string]any{"question": q.Text})
			require.NoError(t, err)
			list := []string{fmt.Sprint(answer.Recall.Omitted)}
			for _, h := range answer.Recall.Hits {
				slug := cmp.Or(h.Item.Slug, h.Item.Page.Slug, h.Item.About.Slug, h.Item.On.Slug)
				list = append(list, slug+": "+h.Item.Text+h.Item.Summary)
				pages = append(pages, slug)
			}
			hits[q.Text] = list
		}
	}
	slices.Sort(pages)
	return hits, slices.Compact(pages)
}

// A viewer of 5 % of the pages finds in a store of all pages what they found while it
// held only theirs: as many hits, in the same order, and none of another's.
func TestAViewerOfFivePercentFindsAllThatIsTheirs(t *testing.T) {
	folders, titles := spread(t, filepath.Join(testData(t), "world-v1", "pages"))
	sets := []evaluate.Set{questions(t, filepath.Join(testData(t), "world-v1", "one-hop.jsonl"))}
	for _, name := range []string{"reworded", "two-hop"} {
		sets = append(sets, questions(t, filepath.Join("..", "bench", "questions", "world-v1", name+".jsonl")))
	}
	// A page narrower than world has a slug with a suffix: only its title names it.
	for _, set := range sets {
		for _, q := range set.Questions {
			for i, slug := range q.Relevant {
				q.Relevant[i] = titles[slug]
			}
		}
	}
	sets = append(sets, byTitle(titles))
	onEngines(t, func(t *testing.T, store string) {
		s := serve(t, store, "--packs", "pevc")
		viewer := s.as("viewer")
		bring := func(n int) {
			group := fmt.Sprintf("share-%d", n)
			for _, args := range [][]string{
				{"group", "create", group}, {"group", "add", group, "admin"},
				{"import", "markdown", folders[n], "--vault", group, "--scope", "group:" + group},
			} {
				_, err := s.brain(args...)
				require.NoError(t, err)
			}
		}
		bring(0)
		_, err := s.brain("group", "add", "share-0", "viewer")
		require.NoError(t, err)
		options := evaluate.Options{Cuts: []int{5, 10}, KnownOnly: true}
		alone, outcomesAlone := evaluated(t, viewer, options, sets...)
		hitsAlone, _ := found(t, viewer, sets)
		own, err := query[ownAnswer](t.Context(), viewer, ownPages, nil)
		require.NoError(t, err)

		for n := range shares - 1 {
			bring(n + 1)
		}
		everyone, err := query[pageCount](t.Context(), s, `query Test { pages { totalCount } }`, nil)
		require.NoError(t, err)
		require.Greater(t, everyone.Pages.TotalCount, len(titles), "the admin knows all pages")

		among, outcomes := evaluated(t, viewer, options, sets...)
		hits, pages := found(t, viewer, sets)
		t.Logf("%d questions with an answer among %d pages; R@5 %.3f alone, %.3f among all",
			among.Groups[0].Questions, among.Pages, at(t, alone, "", "", 5).Recall, at(t, among, "", "", 5).Recall)
		require.Greater(t, among.Groups[0].Questions, 30)
		for _, k := range options.Cuts {
			require.InDelta(t, at(t, alone, "", "", k).Recall, at(t, among, "", "", k).Recall, 0.02)
		}
		require.Equal(t, outcomesAlone, outcomes)
		require.Equal(t, hitsAlone, hits, "full lists, in the same order")
		var mine []string
		for _, p := range own.Pages.Nodes {
			mine = append(mine, p.Slug)
		}
		require.Subset(t, mine, pages, "nothing of another's")
		require.Greater(t, len(pages), len(titles)/shares/2)
	})
}
