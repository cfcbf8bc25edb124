package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

func writeSet(t *testing.T, lines string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "mine.jsonl")
	require.NoError(t, os.WriteFile(file, []byte(lines), 0o600))
	return file
}

func retrievalScript() map[string][]string {
	return map[string][]string{
		"ImportRecords": {`{"data":{"importRecords":{"written":1,"unchanged":0,"errors":[]}}}`},
		"BenchPages":    {`{"data":{"pages":{"nodes":[{"id":"1","slug":"people/ada","title":"Ada","body":"Wrote notes."},{"id":"2","slug":"people/bob","title":"Bob","body":""}],"pageInfo":{"hasNextPage":false}}}}`},
		"BenchClaims":   {`{"data":{"claims":{"nodes":[],"pageInfo":{"hasNextPage":false}}}}`},
		"BenchRecall":   {`{"data":{"recall":{"degraded":[],"hits":[{"score":0.5,"why":{"arms":[{"arm":"TEXT","rank":1,"weight":1}]},"item":{"page":{"id":"1"}}}]}}}`},
	}
}

const adaSet = `{"kind":"page","externalKey":"v:people/ada","type":"person","title":"Ada","scope":"world"}
{"id":"q1","question":"Who wrote notes?","relevant":["people/ada"],"hops":1,"category":"wrote","lang":"en"}
{"id":"q2","question":"Who else?","relevant":["people/bob"],"hops":1,"category":"wrote","lang":"en"}
`

func TestBenchRetrieval(t *testing.T) {
	s := serveScript(t, retrievalScript())
	got := brain(t.Context(), s, "bench", "retrieval", writeSet(t, adaSet), "--at", "1")
	require.Equal(t, exitOK, got.code, got.err)
	require.Contains(t, got.out, "2 questions over 2 pages.")
	require.Contains(t, got.out, "| 2 | recall | 0.500 | 0.500 | 0.500 | 0.500 | 0.500 |\n")
	require.Contains(t, got.out, "| 2 | recall without TEXT | 0.000 | 0.000 | 0.000 | 0.000 | 0.000 |\n")
	require.Contains(t, got.out, "| 2 | BM25 | 0.500 | 0.500 | 0.500 | 0.500 | 0.500 |\n")
	require.Equal(t, "questions: 2 of 2 questions\n", got.err)
	for _, r := range s.requests {
		require.NotEqual(t, "ImportRecords", r.Operation, "only with --import")
	}
}

func TestBenchRetrievalAsJSON(t *testing.T) {
	file := writeSet(t, adaSet)
	for _, each := range []bool{false, true} {
		args := []string{"bench", "retrieval", file, "--json"}
		if each {
			args = append(args, "--each")
		}
		got := brain(t.Context(), serveScript(t, retrievalScript()), args...)
		require.Equal(t, exitOK, got.code, got.err)
		var report struct {
			Groups []struct {
				By        string
				Questions int
				Systems   []struct {
					Name string
					MRR  float64
					At   []struct {
						K      int
						Recall float64
					}
				}
			}
			Outcomes []struct{ Set, ID string }
		}
		require.NoError(t, json.Unmarshal([]byte(got.out), &report))
		require.Equal(t, 2, report.Groups[0].Questions)
		require.Equal(t, "recall", report.Groups[0].Systems[0].Name)
		require.Equal(t, 10, report.Groups[0].Systems[0].At[1].K)
		require.InDelta(t, 0.5, report.Groups[0].Systems[0].At[1].Recall, 1e-9)
		require.Equal(t, each, len(report.Outcomes) == 2)
	}
}

func TestBenchRetrievalImports(t *testing.T) {
	s := serveScript(t, retrievalScript())
	got := brain(t.Context(), s, "bench", "retrieval", writeSet(t, adaSet), "--import")
	require.Equal(t, exitOK, got.code, got.err)
	require.Equal(t, "ImportRecords", s.requests[0].Operation)
	records := s.requests[0].Variables["input"].(map[string]any)["records"].([]any)
	require.Len(t, records, 1)

	script := retrievalScript()
	script["ImportRecords"] = []string{`{"data":{"importRecords":{"written":0,"unchanged":0,"errors":[{"index":0,"code":"UNKNOWN_TERM","message":"no type persn"}]}}}`}
	got = brain(t.Context(), serveScript(t, script), "bench", "retrieval", writeSet(t, adaSet), "--import")
	require.Equal(t, exitFailed, got.code)
	require.Contains(t, got.err, "error: CONSTRAINT: mine: the service refused 1 records, first record 1: UNKNOWN_TERM: no type persn\n")
	require.Empty(t, got.out)
}

func TestBenchRetrievalRefuses(t *testing.T) {
	good := writeSet(t, adaSet)
	bad := writeSet(t, `{"id":"q","question":"?","relevent":["a"]}`)
	unknown := writeSet(t, `{"id":"q","question":"?","relevant":["people/adda"]}`)
	for name, c := range map[string]struct {
		args []string
		code int
		err  string
	}{
		"no file":      {nil, exitUsage, "error: BAD_INPUT: no files given, expected at least one\n"},
		"missing file": {[]string{good + "x"}, exitFailed, "no such file"},
		"cut":          {[]string{good, "--at", "0"}, exitUsage, "error: BAD_INPUT: --at: expected numbers from 1 to 100\n"},
		"line":         {[]string{good, bad}, exitFailed, "mine.jsonl:1: relevent: expected one of id, question, relevant, hops, category, relation, lang, path, features\n  field: relevent\n  hint: did you mean relevant?\n"},
		"page":         {[]string{unknown}, exitFailed, "error: NOT_FOUND: mine, line 1, question q: relevant: there is no page \"people/adda\" that you may know\n  field: relevant\n  hint: did you mean people/ada?\n"},
	} {
		t.Run(name, func(t *testing.T) {
			s := serveScript(t, retrievalScript())
			got := brain(t.Context(), s, append([]string{"bench", "retrieval"}, c.args...)...)
			require.Equal(t, c.code, got.code, got.err)
			require.Contains(t, got.err, c.err)
			require.Empty(t, got.out)
			if name != "page" {
				require.Empty(t, s.requests, "nothing is asked before the files are read")
			}
		})
	}
}
