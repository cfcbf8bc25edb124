package acceptance_test

import (
	"bytes"
	"cmp"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"
)

type importReport struct {
	Notes           int
	Pages, Links    struct{ Written, Unchanged, Refused int }
	LinksResolved   int
	LinksUnresolved int
}

// vaultLanguages name the four vaults.
var vaultLanguages = []string{"en", "ja", "ko", "zh"}

const countPages = `query Test { pages(filter: {type: "note"}, first: 500) { totalCount nodes { title } } }`

type pageCount struct {
	Pages struct {
		TotalCount int
		Nodes      []struct{ Title string }
	}
}

// The four vaults go into one store, each under a scope of its own. Nothing is
// lost, a second run writes nothing, who is outside a scope sees no title, and both
// engines answer questions alike.
func TestVaults(t *testing.T) {
	languages := vaultLanguages
	asked := namesOfNotes(t, languages)
	require.Greater(t, len(asked), 100)
	answers := map[string][][]hit{}
	onEngines(t, func(t *testing.T, store string) {
		s := serve(t, store)
		for _, language := range languages {
			_, err := s.brain("group", "create", language)
			require.NoError(t, err)
			_, err = s.brain("group", "add", language, "admin")
			require.NoError(t, err)
			args := []string{"import", "markdown", vault(t, language), "--vault", language, "--scope", "group:" + language}
			if language == "ko" {
				s.interruptedImport(args)
			}
			first := must[importReport](s, args...)
			require.Equal(t, 173, first.Notes)
			require.Equal(t, 173, first.Pages.Written+first.Pages.Unchanged)
			require.Zero(t, first.Pages.Refused+first.Links.Refused)
			require.Positive(t, first.LinksResolved)
			second := must[importReport](s, args...)
			require.Equal(t, 173, second.Pages.Unchanged)
			require.Zero(t, second.Pages.Written+second.Links.Written, "a second run writes nothing")
		}
		all, err := query[pageCount](t.Context(), s, countPages, nil)
		require.NoError(t, err)
		require.Equal(t, 4*173, all.Pages.TotalCount)

		outsider := s.as("outsider")
		none, err := query[pageCount](t.Context(), outsider, countPages, nil)
		require.NoError(t, err)
		require.Zero(t, none.Pages.TotalCount)
		_, err = s.brain("group", "add", "ko", "outsider")
		require.NoError(t, err)
		korean, err := query[pageCount](t.Context(), outsider, countPages, nil)
		require.NoError(t, err)
		require.Equal(t, 173, korean.Pages.TotalCount)

		for _, c := range []struct{ word, page string }{
			{"회의", "notes/ko/"}, {"검색", "notes/ko/"}, {"링크를 만드는 방법은 무엇인가요?", "notes/ko/"},
			{"搜索", "notes/zh/"}, {"链", "notes/zh/"}, {"怎样在笔记之间建立链接？", "notes/zh/"},
			{"検索", "notes/ja/"}, {"プラグイン", "notes/ja/"}, {"ノートにタグを付けるにはどうすればよいですか", "notes/ja/"},
			{"How do I add a tag to a note?", "notes/en/"}, {"C++", ""}, {"AND OR NOT", ""}, {`"`, ""}, {"TCP/IP", ""}, {"foo:bar~*", ""}, {"/", ""}, {"🙂", ""},
		} {
			answer, err := query[recallAnswer](t.Context(), s, recallPages, map[string]any{"question": c.word})
			require.NoError(t, err, c.word)
			if c.page != "" {
				require.NotEmpty(t, answer.pages(), c.word)
				require.Contains(t, answer.pages()[0], c.page, c.word)
			}
		}

		var first [][]hit
		for _, question := range asked {
			answer, err := query[recallAnswer](t.Context(), s, recallPages, map[string]any{"question": question})
			require.NoError(t, err, question)
			first = append(first, answer.first(5))
		}
		answers[filepath.Base(t.Name())] = first
	})
	if len(answers) == 2 {
		for i, question := range asked {
			require.Equal(t, answers["embedded"][i], answers["neo4j"][i], question)
		}
	}
}

// namesOfNotes are those of every sixth note of the vaults, as questions.
func namesOfNotes(t *testing.T, languages []string) []string {
	t.Helper()
	var out []string
	for _, language := range languages {
		n := 0
		err := filepath.WalkDir(vault(t, language), func(path string, d fs.DirEntry, err error) error {
			if name, note := strings.CutSuffix(d.Name(), ".md"); note && err == nil {
				if n++; n%6 == 0 {
					out = append(out, name)
				}
			}
			return err
		})
		require.NoError(t, err)
	}
	return out
}

const recallPages = `query Test($question: String!) { recall(query: $question) { hits { item {
	... on Page { slug title } ... on Passage { text page { slug title } } } } } }`

type recallAnswer struct {
	Recall struct {
		Hits []struct {
			Item struct {
				Slug, Title, Text string
				Page              struct{ Slug, Title string }
			}
		}
	}
}

// pages are those of the hits, best first.
func (a recallAnswer) pages() []string {
	var out []string
	for _, h := range a.Recall.Hits {
		out = append(out, cmp.Or(h.Item.Slug, h.Item.Page.Slug))
	}
	return out
}

// hit is one as both engines must give it: ids and what is added to slugs are their own.
type hit struct{ title, text string }

// first are the best hits.
func (a recallAnswer) first(n int) []hit {
	out := []hit{}
	for _, h := range a.Recall.Hits[:min(n, len(a.Recall.Hits))] {
		out = append(out, hit{cmp.Or(h.Item.Title, h.Item.Page.Title), h.Item.Text})
	}
	return out
}

// interruptedImport starts an import and kills it on its way.
func (s *server) interruptedImport(args []string) {
	s.t.Helper()
	cmd := exec.Command(binary, args...)
	cmd.Env = append(os.Environ(), "BRAIN_URL="+s.url, "BRAIN_TOKEN="+s.token)
	var progress bytes.Buffer
	cmd.Stderr = &progress
	require.NoError(s.t, cmd.Start())
	for {
		count, err := query[pageCount](s.t.Context(), s, `query Test { pages(filter: {type: "note"}) { totalCount } }`, nil)
		require.NoError(s.t, err)
		if count.Pages.TotalCount%173 > 0 || cmd.ProcessState != nil {
			break
		}
		if cmd.Process.Signal(syscall.Signal(0)) != nil {
			break
		}
		if count.Pages.TotalCount > 0 {
			break
		}
	}
	_ = cmd.Process.Signal(syscall.SIGKILL)
	_ = cmd.Wait()
}
