package evaluate_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/evaluate"
	"brain/internal/fault"
)

func TestRead(t *testing.T) {
	set, err := evaluate.Read("sets/mine.jsonl", strings.NewReader(`{"kind":"page","externalKey":"a","type":"note","title":"A"}

{"id":"q1","question":"Who?","relevant":["people/a"],"relation":"attended"}
  {"id":"q2","question":"谁?","relevant":["A","b"],"hops":2,"category":"chain","relation":"x+y","lang":"zh","path":"a -x-> b","features":["zh"]}`))
	require.NoError(t, err)
	require.Equal(t, "mine", set.Name)
	require.Len(t, set.Items, 1)
	require.JSONEq(t, `{"kind":"page","externalKey":"a","type":"note","title":"A"}`, string(set.Items[0]))
	require.Equal(t, []evaluate.Question{
		{Set: "mine", Line: 3, ID: "q1", Text: "Who?", Relevant: []string{"people/a"}, Category: "attended"},
		{Set: "mine", Line: 4, ID: "q2", Text: "谁?", Relevant: []string{"A", "b"}, Hops: 2, Category: "chain", Language: "zh"},
	}, set.Questions)
}

func TestReadTellsWhatIsWrong(t *testing.T) {
	for name, c := range map[string]struct{ lines, message, field, hint string }{
		"no JSON":              {"\n{", "mine.jsonl:2: expected one JSON object on the line", "", ""},
		"no object":            {`["a"]`, "mine.jsonl:1: expected one JSON object on the line", "", ""},
		"neither":              {`{"id":"a","questoin":"?"}`, "mine.jsonl:1: question: expected a question, or a kind for a record to import", "question", "did you mean questoin?"},
		"unknown field":        {`{"id":"a","question":"?","relevent":["a"]}`, "mine.jsonl:1: relevent: expected one of id, question, relevant, hops, category, relation, lang, path, features", "relevent", "did you mean relevant?"},
		"no id":                {`{"question":"?","relevant":["a"]}`, "mine.jsonl:1: id: expected a text", "id", ""},
		"empty id":             {`{"id":" ","question":"?","relevant":["a"]}`, "mine.jsonl:1: id: expected a text that is not empty", "id", ""},
		"id twice":             {`{"id":"a","question":"?","relevant":["a"]}` + "\n" + `{"id":"a","question":"!","relevant":["a"]}`, `mine.jsonl:2: id: expected an id of its own; line 1 has "a" too`, "id", ""},
		"question is a number": {`{"id":"a","question":7,"relevant":["a"]}`, "mine.jsonl:1: question: expected a text", "question", ""},
		"no relevant":          {`{"id":"a","question":"?"}`, "mine.jsonl:1: relevant: expected a list of page names", "relevant", ""},
		"relevant is null":     {`{"id":"a","question":"?","relevant":null}`, "mine.jsonl:1: relevant: expected a list of page names", "relevant", ""},
		"relevant is empty":    {`{"id":"a","question":"?","relevant":[]}`, "mine.jsonl:1: relevant: expected at least one page name", "relevant", ""},
		"relevant twice":       {`{"id":"a","question":"?","relevant":["a","a"]}`, `mine.jsonl:1: relevant: expected page names that are not empty and each once, not "a"`, "relevant", ""},
		"hops as a text":       {`{"id":"a","question":"?","relevant":["a"],"hops":"2"}`, "mine.jsonl:1: hops: expected a whole number of at least 1", "hops", ""},
		"no hops":              {`{"id":"a","question":"?","relevant":["a"],"hops":0}`, "mine.jsonl:1: hops: expected a whole number of at least 1", "hops", "did you mean 1?"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := evaluate.Read("mine.jsonl", strings.NewReader(c.lines))
			var got *fault.Error
			require.ErrorAs(t, err, &got)
			require.ErrorIs(t, err, fault.BadInput)
			require.Equal(t, c.message, got.Message)
			require.Equal(t, c.field, got.Field)
			require.Equal(t, c.hint, got.Hint)
		})
	}
}

func TestReadRefusesALineWithoutEnd(t *testing.T) {
	_, err := evaluate.Read("mine.jsonl", strings.NewReader("\n"+strings.Repeat("x", 17<<20)))
	require.ErrorContains(t, err, "mine.jsonl:2: expected at most 16777216 bytes")
}

// Every set of the repository can be read.
func TestReadTheSetsOfTheRepository(t *testing.T) {
	files, err := filepath.Glob("../../bench/questions/*/*.jsonl")
	require.NoError(t, err)
	require.GreaterOrEqual(t, len(files), 4)
	for _, file := range files {
		f, err := os.Open(file)
		require.NoError(t, err)
		set, err := evaluate.Read(file, f)
		require.NoError(t, err)
		require.NoError(t, f.Close())
		for _, q := range set.Questions {
			require.NotZero(t, q.Hops, "%s, line %d", file, q.Line)
			require.NotEmpty(t, q.Category, "%s, line %d", file, q.Line)
			require.NotEmpty(t, q.Language, "%s, line %d", file, q.Line)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add(`{"id":"q1","question":"Who?","relevant":["people/a"],"hops":1}`)
	f.Add(`{"kind":"page"}` + "\n\n" + `{"id":null}`)
	f.Fuzz(func(t *testing.T, lines string) {
		set, err := evaluate.Read("f.jsonl", strings.NewReader(lines))
		if err != nil {
			return
		}
		for _, q := range set.Questions {
			require.NotEmpty(t, q.ID)
			require.NotEmpty(t, q.Text)
			require.NotEmpty(t, q.Relevant)
		}
	})
}
