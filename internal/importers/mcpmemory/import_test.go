package mcpmemory_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"brain/internal/fault"
	"brain/internal/importers"
	"brain/internal/importers/mcpmemory"
)

var update = flag.Bool("update", false, "rewrite the golden files")

func options() mcpmemory.Options {
	return mcpmemory.Options{Name: "memory.jsonl", Scope: "world", Vocabulary: vocabulary()}
}

func bring(t *testing.T, file string, s *service, dryRun bool) *mcpmemory.Report {
	t.Helper()
	report, err := mcpmemory.Import(t.Context(), strings.NewReader(file), options(), s, dryRun, silent{})
	require.NoError(t, err)
	return report
}

// TestGolden compares every record of the test memory, and the report.
func TestGolden(t *testing.T) {
	file, err := os.ReadFile("testdata/memory.jsonl")
	require.NoError(t, err)
	s := newService()
	report := bring(t, string(file), s, false)
	var got bytes.Buffer
	for _, store := range []map[string]string{s.pages, s.claims, s.links} {
		for _, record := range slices.Sorted(maps.Values(store)) {
			got.WriteString(record + "\n")
		}
	}
	golden(t, "testdata/records.jsonl", got.Bytes())
	b, err := json.MarshalIndent(report, "", "  ")
	require.NoError(t, err)
	golden(t, "testdata/report.json", append(b, '\n'))
}

func golden(t *testing.T, path string, got []byte) {
	t.Helper()
	if *update {
		require.NoError(t, os.WriteFile(path, got, 0o644))
	}
	want, err := os.ReadFile(path)
	require.NoError(t, err)
	require.Equal(t, string(want), string(got))
}

func TestADryRunSendsPagesOnly(t *testing.T) {
	file, err := os.ReadFile("testdata/memory.jsonl")
	require.NoError(t, err)
	s := newService()
	report := bring(t, string(file), s, true)
	require.Equal(t, 1, s.batches)
	require.Empty(t, s.pages)
	require.True(t, report.DryRun)
	require.Equal(t, importers.Tally{Written: report.Entities}, report.Pages)
	require.Zero(t, report.Claims)
	require.Zero(t, report.Links)
	require.Equal(t, 3, report.RelationsGeneralized, "what becomes of the rest is known all the same")
}

// TestImportingAgainWritesNothing imports random memories, interrupted at a random
// batch and not, again and again.
func TestImportingAgainWritesNothing(t *testing.T) {
	name := rapid.SampledFrom([]string{"Ada", "Acme", "Bolt", " Acme", "Kick  off", "아다"})
	rapid.Check(t, func(t *rapid.T) {
		var file strings.Builder
		names, relations := map[string]bool{}, 0
		for range rapid.IntRange(0, 12).Draw(t, "lines") {
			var line any
			if rapid.Bool().Draw(t, "relation") {
				line = map[string]any{"type": "relation", "from": name.Draw(t, "from"), "to": name.Draw(t, "to"), "relationType": rapid.SampledFrom([]string{"worksAt", "works at", "employs", "attended", "likes"}).Draw(t, "word")}
				relations++
			} else {
				n := name.Draw(t, "name")
				names[strings.Join(strings.Fields(n), " ")] = true
				line = map[string]any{"type": "entity", "name": n, "entityType": rapid.SampledFrom([]string{"Person", "company", "meeting", "thing", ""}).Draw(t, "type"), "observations": rapid.SliceOfN(rapid.String(), 0, 3).Draw(t, "observations")}
			}
			b, err := json.Marshal(line)
			require.NoError(t, err)
			file.Write(append(b, '\n'))
		}
		s := newService()
		stop := rapid.IntRange(0, 4).Draw(t, "stop")
		away := errors.New("away")
		s.fail = func(batch int) error {
			if batch == stop {
				return away
			}
			return nil
		}
		_, err := mcpmemory.Import(t.Context(), strings.NewReader(file.String()), options(), s, false, silent{})
		if err != nil {
			require.ErrorIs(t, err, away)
		}
		s.fail = nil
		first, err := mcpmemory.Import(t.Context(), strings.NewReader(file.String()), options(), s, false, silent{})
		require.NoError(t, err)
		require.Len(t, s.pages, len(names), "one page for each name")
		require.Equal(t, len(names), first.Entities)
		require.Zero(t, first.Lost())
		require.Len(t, s.claims, first.Claims.Written+first.Claims.Unchanged)
		require.LessOrEqual(t, first.Relations+first.DanglingRelations, relations)
		again, err := mcpmemory.Import(t.Context(), strings.NewReader(file.String()), options(), s, false, silent{})
		require.NoError(t, err)
		require.Zero(t, again.Pages.Written+again.Claims.Written+again.Links.Written)
		require.Equal(t, first.Relations, again.Links.Unchanged, "every relation that has its entities is there")
	})
}

func TestLongObservationsBecomeSeveralClaims(t *testing.T) {
	sentence := strings.Repeat("word ", 150) + "end. "
	for name, long := range map[string]string{"sentences": strings.Repeat(sentence, 6), "no spaces": strings.Repeat("가나", 2_500)} {
		t.Run(name, func(t *testing.T) {
			line, err := json.Marshal(map[string]any{"type": "entity", "name": "A", "entityType": "note", "observations": []string{long}})
			require.NoError(t, err)
			s := newService()
			report := bring(t, string(line), s, false)
			require.Equal(t, 1, report.ObservationsCut)
			require.Greater(t, len(s.claims), 1)
			parts := make([]string, len(s.claims))
			for _, raw := range s.claims {
				var c importers.Claim
				require.NoError(t, json.Unmarshal([]byte(raw), &c))
				require.LessOrEqual(t, utf8.RuneCountInString(c.Text), 2_000)
				require.LessOrEqual(t, len(c.IdempotencyKey), 200)
				parts[c.Evidence[0].Locator[len("part ")]-'1'] = c.Text
			}
			bare := func(s string) string { return strings.Join(strings.Fields(s), "") }
			require.Equal(t, bare(long), bare(strings.Join(parts, "")), "nothing is lost")
			if name == "sentences" {
				require.True(t, strings.HasSuffix(parts[0], "end."))
			}
		})
	}
}

func TestARefusedPageTakesItsRecordsWithIt(t *testing.T) {
	s := newService()
	s.refuse = func(r importers.Record) *importers.Refusal {
		if strings.HasSuffix(r.Name, ":Acme") {
			return &importers.Refusal{Code: fault.Conflict, Message: "other scope"}
		}
		return nil
	}
	report := bring(t, `{"type":"entity","name":"Acme","entityType":"company","observations":["Old"]}
{"type":"entity","name":"Ada","entityType":"person","observations":["Tall"]}
{"type":"relation","from":"Ada","to":"Acme","relationType":"worksAt"}`, s, false)
	require.Equal(t, 1, report.Lost())
	require.Equal(t, "mcp-memory:memory.jsonl:Acme", report.Refused[0].Name)
	require.Len(t, s.claims, 1)
	require.Empty(t, s.links)
}

// TestWhatTheServiceKnowsBetter: a page may be there with another type, and only
// the service knows what is an actor.
func TestWhatTheServiceKnowsBetter(t *testing.T) {
	s := newService()
	s.refuse = func(r importers.Record) *importers.Refusal {
		if bytes.Contains(r.JSON, []byte(`"type":"attended"`)) {
			return &importers.Refusal{Code: fault.Constraint, Message: "an event does not attend"}
		}
		return nil
	}
	file := `{"type":"entity","name":"A","entityType":"meeting","observations":[]}
{"type":"entity","name":"B","entityType":"meeting","observations":[]}
{"type":"relation","from":"A","to":"B","relationType":"attended"}`
	report := bring(t, file, s, false)
	require.Zero(t, report.Lost())
	require.Equal(t, importers.Tally{Written: 1}, report.Links)
	require.Equal(t, 1, report.RelationsGeneralized)
	for _, raw := range s.links {
		require.Contains(t, raw, `"type":"relates_to"`)
		require.Contains(t, raw, `"excerpt":"A attended B"`)
	}
	require.Equal(t, importers.Tally{Unchanged: 1}, bring(t, file, s, false).Links)
}

func TestNamesOfImports(t *testing.T) {
	for _, name := range []string{"", " \t", strings.Repeat("x", 201)} {
		o := options()
		o.Name = name
		_, err := mcpmemory.Import(t.Context(), strings.NewReader(""), o, newService(), false, silent{})
		require.ErrorIs(t, err, mcpmemory.ErrName)
	}
}
