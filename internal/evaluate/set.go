package evaluate

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"brain/internal/fault"
	"brain/internal/text"
)

// maxLine is the longest line of a set, in bytes.
const maxLine = 16 << 20

// Set is what a file holds.
type Set struct {
	// Name is the file's, without folder and ending.
	Name string
	// Items are the records to import, as importRecords takes them.
	Items     []json.RawMessage
	Questions []Question
}

// Question is one question whose answers are known.
type Question struct {
	Set string
	// Line is where it stands in its file, from 1.
	Line     int
	ID, Text string
	// Relevant names the pages that answer it, each by slug, by the end of its slug
	// after a "/", by id or by title.
	Relevant []string
	// Hops is how many links lead from what the question names to the answer; 0 where
	// the set does not say.
	Hops int
	// Category and Language are "" where the set does not say.
	Category, Language string
}

// The fields of a question. Notes are for people and may hold anything.
var (
	questionFields = []string{"id", "question", "relevant", "hops", "category", "relation", "lang"}
	noteFields     = []string{"path", "features"}
)

// Read reads a set of JSON lines: a line with a kind is a record to import, one with
// a question is a question. Empty lines are skipped. Error: BAD_INPUT that tells file,
// line and field, what was expected and the nearest name.
func Read(file string, r io.Reader) (Set, error) {
	set := Set{Name: strings.TrimSuffix(filepath.Base(file), filepath.Ext(file))}
	lines := bufio.NewScanner(r)
	lines.Buffer(make([]byte, 64<<10), maxLine)
	ids := map[string]int{}
	n := 0
	for lines.Scan() {
		n++
		at := place{file, n}
		content := bytes.TrimSpace(lines.Bytes())
		if len(content) == 0 {
			continue
		}
		var fields map[string]json.RawMessage
		if err := json.Unmarshal(content, &fields); err != nil || fields == nil {
			return set, at.bad("", "one JSON object on the line", "")
		}
		if _, ok := fields["kind"]; ok {
			set.Items = append(set.Items, bytes.Clone(content))
			continue
		}
		q, err := readQuestion(at, fields)
		if err != nil {
			return set, err
		}
		if first, ok := ids[q.ID]; ok {
			return set, at.bad("id", fmt.Sprintf("an id of its own; line %d has %q too", first, q.ID), "")
		}
		ids[q.ID] = n
		q.Set = set.Name
		set.Questions = append(set.Questions, q)
	}
	if err := lines.Err(); errors.Is(err, bufio.ErrTooLong) {
		return set, place{file, n + 1}.bad("", fmt.Sprintf("at most %d bytes on the line", maxLine), "")
	} else if err != nil {
		return set, err
	}
	return set, nil
}

func readQuestion(at place, fields map[string]json.RawMessage) (Question, error) {
	q := Question{Line: at.line}
	if _, ok := fields["question"]; !ok {
		return q, at.bad("question", "a question, or a kind for a record to import", nearest("question", slices.Sorted(maps.Keys(fields))))
	}
	known := slices.Concat(questionFields, noteFields)
	for _, name := range slices.Sorted(maps.Keys(fields)) {
		if !slices.Contains(known, name) {
			return q, at.bad(name, "one of "+strings.Join(known, ", "), nearest(name, known))
		}
	}
	var relation string
	for _, f := range []struct {
		name, expected string
		into           any
		required       bool
	}{
		{"id", "a text", &q.ID, true},
		{"question", "a text", &q.Text, true},
		{"relevant", "a list of page names", &q.Relevant, true},
		{"hops", "a whole number of at least 1", &q.Hops, false},
		{"category", "a text", &q.Category, false},
		{"relation", "a text", &relation, false},
		{"lang", "a text", &q.Language, false},
	} {
		raw, given := fields[f.name]
		if !given && !f.required {
			continue
		}
		if !given || json.Unmarshal(raw, f.into) != nil || string(raw) == "null" {
			return q, at.bad(f.name, f.expected, "")
		}
	}
	if q.Category == "" {
		q.Category = relation
	}
	return q, at.check(q, fields)
}

// check demands what the types of the fields do not.
func (at place) check(q Question, fields map[string]json.RawMessage) error {
	if _, given := fields["hops"]; given && q.Hops < 1 {
		return at.bad("hops", "a whole number of at least 1", "1")
	}
	for _, f := range []struct{ name, value string }{{"id", q.ID}, {"question", q.Text}} {
		if strings.TrimSpace(f.value) == "" {
			return at.bad(f.name, "a text that is not empty", "")
		}
	}
	if len(q.Relevant) == 0 {
		return at.bad("relevant", "at least one page name", "")
	}
	for i, name := range q.Relevant {
		if strings.TrimSpace(name) == "" || slices.Contains(q.Relevant[:i], name) {
			return at.bad("relevant", fmt.Sprintf("page names that are not empty and each once, not %q", name), "")
		}
	}
	return nil
}

// place is a line of a file.
type place struct {
	file string
	line int
}

func (at place) bad(field, expected, nearest string) error {
	what := ""
	if field != "" {
		what = field + ": "
	}
	err := fault.New(fault.BadInput, "%s:%d: %sexpected %s", at.file, at.line, what, expected).In(field)
	if nearest != "" {
		err = err.Suggest("did you mean " + nearest + "?")
	}
	return err
}

// nearest is the most similar of the names, "" for none.
func nearest(name string, names []string) string {
	return strings.Join(text.Nearest(name, names, 1), "")
}
