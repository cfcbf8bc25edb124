package mcpmemory_test

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/require"

	"brain/internal/importers/mcpmemory"
)

func TestBrokenLines(t *testing.T) {
	for line, reason := range map[string]string{
		`{`:                    "not a JSON object",
		`null`:                 "not a JSON object",
		`{"type":"entity"} {}`: "not a JSON object",
		`{}`:                   "type is missing or no text",
		`{"type":1}`:           "type is missing or no text",
		`{"type":"thing"}`:     `the type is "thing", expected entity or relation`,
		`{"type":"entity","entityType":"a","observations":[]}`:                             "name is missing or no text",
		`{"type":"entity","name":"a","observations":[]}`:                                   "entityType is missing or no text",
		`{"type":"entity","name":"a","entityType":"b"}`:                                    "observations is missing or no list of texts",
		`{"type":"entity","name":"a","entityType":"b","observations":[null]}`:              "observations is missing or no list of texts",
		`{"type":"entity","name":" ","entityType":"b","observations":[]}`:                  "the name is empty",
		`{"type":"relation","from":"a","relationType":"b"}`:                                "to is missing or no text",
		"{\"type\":\"entity\",\"name\":\"\xff\",\"entityType\":\"b\",\"observations\":[]}": "not UTF-8 text",
	} {
		lines, err := mcpmemory.Read(strings.NewReader("\n" + line + "\r\n"))
		require.NoError(t, err)
		require.Equal(t, mcpmemory.Lines{Broken: []mcpmemory.BrokenLine{{Line: 2, Reason: reason}}}, lines, line)
	}
}

func TestALineThatIsTooLong(t *testing.T) {
	long := `{"type":"entity","name":"` + strings.Repeat("a", mcpmemory.MaxLineBytes) + `"}`
	lines, err := mcpmemory.Read(io.MultiReader(strings.NewReader(long), strings.NewReader("\n{\"type\":\"relation\",\"from\":\"a\",\"to\":\"b\",\"relationType\":\"c\"}")))
	require.NoError(t, err)
	require.Equal(t, []mcpmemory.BrokenLine{{Line: 1, Reason: "longer than 10485760 bytes"}}, lines.Broken)
	require.Equal(t, []mcpmemory.Relation{{Line: 2, From: "a", To: "b", Type: "c"}}, lines.Relations)
}

func TestAFileThatCannotBeRead(t *testing.T) {
	away := errors.New("away")
	_, err := mcpmemory.Read(iotest.ErrReader(away))
	require.ErrorIs(t, err, away)
}

// FuzzRead: every line that is not empty is an entity, a relation or broken, and
// what is read merges into a graph without loose ends.
func FuzzRead(f *testing.F) {
	f.Add([]byte("{\"type\":\"entity\",\"name\":\"a\",\"entityType\":\"b\",\"observations\":[\"c\"],\"d\":1}\n{\"type\":\"relation\",\"from\":\"a\",\"to\":\"a\",\"relationType\":\"b\"}\n\n[]"))
	f.Add([]byte("\ufeff{\"type\":\"entity\",\"name\":\"\\u0000\",\"entityType\":null,\"observations\":{}}\r\n"))
	f.Fuzz(func(t *testing.T, file []byte) {
		lines, err := mcpmemory.Read(bytes.NewReader(file))
		require.NoError(t, err)
		full := 0
		for line := range bytes.Lines(bytes.TrimPrefix(file, []byte("\ufeff"))) {
			if len(bytes.TrimSpace(line)) > 0 {
				full++
			}
		}
		require.Equal(t, full, len(lines.Entities)+len(lines.Relations)+len(lines.Broken))
		g := mcpmemory.Merge(lines)
		require.Equal(t, len(lines.Entities)+len(lines.Relations), len(g.Entities)+len(g.Relations)+len(g.Dangling)+g.Duplicates)
		names := map[string]bool{}
		for _, e := range g.Entities {
			require.NotEmpty(t, e.Name)
			require.False(t, names[e.Name], "names are distinct")
			names[e.Name] = true
		}
		for _, r := range g.Relations {
			require.True(t, names[r.From] && names[r.To])
		}
	})
}
