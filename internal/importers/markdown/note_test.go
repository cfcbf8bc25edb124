package markdown_test

import (
	"errors"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"brain/internal/importers/markdown"
)

func TestParseNoteFrontMatter(t *testing.T) {
	for name, c := range map[string]struct {
		src  string
		want map[string]string
		body string
	}{
		"none":             {"text", map[string]string{}, "text"},
		"keys":             {"---\na: b\nc: [d, e]\n---\nbody\n", map[string]string{"a": `"b"`, "c": `["d","e"]`}, "body\n"},
		"empty":            {"---\n---\n\nbody", map[string]string{}, "body"},
		"comment only":     {"---\n# none\n---\nbody", map[string]string{}, "body"},
		"byte order mark":  {"\ufeff---\r\na: 1\r\n---\r\nx\r\n", map[string]string{"a": `1`}, "x\n"},
		"not closed":       {"---\na: 1\n", map[string]string{}, "---\na: 1\n"},
		"rule in the text": {"text\n---\na: 1\n---\n", map[string]string{}, "text\n---\na: 1\n---\n"},
		"only":             {"---\na: 1\n---", map[string]string{"a": `1`}, ""},
		"as written": {"---\na: 007\nb: 1.50\nc: .nan\nd: 1e999\ne: 2026-03-01\nf: true\ng: null\nh: 12345678901234567890\n---\n",
			map[string]string{"a": `"007"`, "b": `1.50`, "c": `".nan"`, "d": `"1e999"`, "e": `"2026-03-01"`, "f": `true`, "g": `null`, "h": `"12345678901234567890"`}, ""},
		"nested":       {"---\na:\n  b: {c: [1, x]}\n---\n", map[string]string{"a": `{"b":{"c":[1,"x"]}}`}, ""},
		"wiki link":    {"---\na: [[Ada]]\nb: \"[[Ada]]\"\n---\n", map[string]string{"a": `[["Ada"]]`, "b": `"[[Ada]]"`}, ""},
		"json":         {"---\n{\"a\": \"b\"}\n---\n", map[string]string{"a": `"b"`}, ""},
		"block text":   {"---\na: |\n  x\n  y\n---\n", map[string]string{"a": `"x\ny\n"`}, ""},
		"numeric key":  {"---\n1: x\n---\n", map[string]string{"1": `"x"`}, ""},
		"foreign keys": {"---\n별칭: 가\n别名: 二\n---\n", map[string]string{"별칭": `"가"`, "别名": `"二"`}, ""},
	} {
		t.Run(name, func(t *testing.T) {
			note := markdown.ParseNote(c.src)
			require.NoError(t, note.FrontMatterErr)
			got := map[string]string{}
			for _, f := range note.Fields {
				got[f.Key] = string(f.JSON())
			}
			require.Equal(t, c.want, got)
			require.Equal(t, c.body, note.Body)
		})
	}
}

func TestParseNoteBrokenFrontMatter(t *testing.T) {
	for name, matter := range map[string]string{
		"unclosed list":  "a: [b",
		"a list":         "- a\n- b",
		"text":           "just text",
		"template":       "date: {{date}}",
		"duplicate key":  "a: 1\na: 2",
		"alias":          "a: &x [1]\nb: *x",
		"nested too far": "a: " + strings.Repeat("[", 40) + strings.Repeat("]", 40),
		"too long":       "a: " + strings.Repeat("x", 70_000),
		"bad indent":     "a:\n  b: 1\n c: 2",
	} {
		t.Run(name, func(t *testing.T) {
			src := "---\n" + matter + "\n---\n[[ada]]\n"
			note := markdown.ParseNote(src)
			require.ErrorIs(t, note.FrontMatterErr, markdown.ErrFrontMatter)
			require.Empty(t, note.Fields)
			require.Equal(t, src, note.Body, "nothing of the note is lost")
		})
	}
}

func FuzzNote(f *testing.F) {
	for _, seed := range []string{
		"---\na: [b, {c: d}]\n---\n# T\n\nx [[a#b|c]] ![[d]] #tag `[[e]]`\n", "---\na: &x [*x]\n---\n", "[[a]](b) [c]([[d]])",
		"| [[a\\|b]] |\n|-|\n", "---\n? [a]\n: b\n---\n", "![[", "[[[[a]]]]", "#\u200d", "---\n'a': \"\\ud800\"\n---\n", "# [[보고서|#태그]]", "- **2024-03-05** | x\n- 2019 – 2021: y\n2024년 3월: z\n",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, src string) {
		if !utf8.ValidString(src) {
			t.Skip("files that are not UTF-8 are never parsed")
		}
		note := markdown.ParseNote(src)
		if note.FrontMatterErr != nil && !errors.Is(note.FrontMatterErr, markdown.ErrFrontMatter) {
			t.Fatal(note.FrontMatterErr)
		}
		for _, field := range note.Fields {
			if !utf8.Valid(field.JSON()) {
				t.Fatalf("%q: not UTF-8", field.Key)
			}
		}
		for _, r := range note.References {
			if r.Target == "" || strings.ContainsAny(r.Excerpt, "\n\r") || utf8.RuneCountInString(r.Excerpt) > 302 || !utf8.ValidString(r.Excerpt) {
				t.Fatalf("%+v", r)
			}
		}
		for _, d := range note.Dated {
			layout := map[int]string{4: "2006", 7: "2006-01", 10: time.DateOnly}[len(d.Date)]
			if _, err := time.Parse(layout, d.Date); err != nil || d.Summary == "" || d.Name == "" || !utf8.ValidString(d.Summary+d.Excerpt+d.Name) || d.Until != "" && d.Until <= d.Date {
				t.Fatalf("%+v", d)
			}
		}
		if len(note.Body) > len(src) || note.Embeds < 0 {
			t.Fatal("the body grew")
		}
	})
}

func TestParseNoteDropsControlCharacters(t *testing.T) {
	note := markdown.ParseNote("\ufeffone\r\ntwo\rthree\v\tfour\x00\u0085")
	require.Equal(t, "one\ntwo\nthree\tfour", note.Body)
}
