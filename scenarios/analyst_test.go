//go:build unix

package scenarios_test

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
	"github.com/stretchr/testify/require"

	"brain/scenarios"
)

// asked is a query of an analyst and what its two askers must get: the same rows,
// each rows of its own, or an error. An empty list is an answer, no list is none.
type asked struct {
	Ask      string             `yaml:"ask"`
	Query    string             `yaml:"query"`
	Params   map[string]any     `yaml:"params"`
	Versions string             `yaml:"versions"`
	AsOf     map[string]any     `yaml:"asOf"`
	Rows     [][]any            `yaml:"rows"`
	Ann      [][]any            `yaml:"ann"`
	Bob      [][]any            `yaml:"bob"`
	Error    *scenarios.Failure `yaml:"error"`
}

// What analysts ask of a world is answered as the reference of the pattern
// language says, for two readers and alike on both engines.
func TestAnalyst(t *testing.T) {
	f := analystWorld(t)
	var all []asked
	text, err := os.ReadFile("analyst/queries.yaml")
	require.NoError(t, err)
	require.NoError(t, yaml.NewDecoder(bytes.NewReader(text), yaml.Strict()).Decode(&all))
	require.NotEmpty(t, all)
	for _, q := range all {
		f.Cases = append(f.Cases, scenarios.Case{Name: q.Ask, Steps: []scenarios.Step{q.step(t, "ann", q.Ann), q.step(t, "bob", q.Bob)}})
	}
	shared, err := scenarios.SharedOperations()
	require.NoError(t, err)
	playOnBoth(t, f, shared)
}

// step is the query asked by somebody, who has rows of its own or none.
func (q asked) step(t *testing.T, who string, own [][]any) scenarios.Step {
	t.Helper()
	s := scenarios.Step{As: who, Do: "Ask", With: map[string]any{"query": q.Query}, Error: q.Error}
	if q.Params != nil {
		s.With["params"] = q.Params
	}
	if q.Versions != "" {
		s.With["currency"] = q.Versions
	}
	if q.AsOf != nil {
		s.With["asOf"] = q.AsOf
	}
	rows := q.Rows
	if own != nil {
		rows = own
	}
	require.Equal(t, q.Error == nil, rows != nil, "%s: expected rows or an error for %s", q.Ask, who)
	if q.Error == nil {
		s.Expect = map[string]any{"patternQuery": map[string]any{"columns": "<any>", "rows": rows, "truncated": false}}
	}
	return s
}

// batch is how many records are imported at once.
const batch = 25

// analystWorld is the world that is asked. A step that names a file of records
// stands for steps that import them, a batch each.
func analystWorld(t *testing.T) scenarios.File {
	t.Helper()
	text, err := os.ReadFile("analyst/setup.yaml")
	require.NoError(t, err)
	f, err := scenarios.Parse("analyst", text)
	require.NoError(t, err)
	var given []scenarios.Step
	for _, s := range f.Given {
		name := s.With["input"].(map[string]any)["records"].(string)
		for records := range slices.Chunk(readRecords(t, filepath.Join("analyst", name)), batch) {
			s.With = map[string]any{"input": map[string]any{"records": records}}
			given = append(given, s)
		}
	}
	f.Given = given
	return f
}

// readRecords are the records of a file, one a line.
func readRecords(t *testing.T, name string) []any {
	t.Helper()
	text, err := os.ReadFile(name)
	require.NoError(t, err)
	var out []any
	for line := range strings.Lines(string(text)) {
		var r map[string]any
		require.NoError(t, json.Unmarshal([]byte(line), &r), line)
		out = append(out, r)
	}
	return out
}
