package markdown_test

import (
	"errors"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"brain/internal/importers/markdown"
)

func TestParseNoteReferences(t *testing.T) {
	for name, c := range map[string]struct {
		src    string
		want   []string
		embeds int
	}{
		"plain":                  {"[[a]]", []string{"a"}, 0},
		"label":                  {"[[a|the a]]", []string{"a"}, 0},
		"heading":                {"[[a#h]] [[a#h#i|x]]", []string{"a", "a"}, 0},
		"block":                  {"[[a#^b1]]", []string{"a"}, 0},
		"same note":              {"[[#h]] [[#^b]]", nil, 0},
		"embeds":                 {"![[a]] ![[b.png|100]] ![c](d.png)", nil, 3},
		"inline code":            {"`[[a]]` ``[[b]] ` ``", nil, 0},
		"fenced code":            {"```\n[[a]]\n```\n~~~\n[[b]]\n~~~", nil, 0},
		"indented code":          {"x\n\n    [[a]]\n", nil, 0},
		"after code":             {"`x` [[a]]", []string{"a"}, 0},
		"html":                   {"<div>\n[[a]]\n</div>\n", nil, 0},
		"escaped":                {`\[\[a\]\]`, nil, 0},
		"unclosed":               {"[[a\n]] [[b", nil, 0},
		"empty":                  {"[[]] [[|x]] [[ ]]", nil, 0},
		"nested brackets":        {"[[a [[b]]", []string{"b"}, 0},
		"emphasis in name":       {"[[a_b_c *d*]]", []string{"a_b_c *d*"}, 0},
		"in emphasis":            {"**[[a]]** _[[b|c]]_", []string{"a", "b"}, 0},
		"in list, quote, header": {"- [[a]]\n  - [[b]]\n\n> [!note] [[c]]\n\n# [[d]]\n", []string{"a", "b", "c", "d"}, 0},
		"in table":               {"| x |\n| - |\n| [[a\\|b]] |\n", []string{"a"}, 0},
		"markdown link":          {"[x](a.md) [y](sub/b%20c.md#h) [z](<d e.md>)", []string{"a.md", "sub/b c.md", "d e.md"}, 0},
		"markdown elsewhere":     {"[x](https://e.org/a.md) [y](#h) [z](mailto:a@e.org) [o](obsidian://open?file=a.md) [p](//h/a.md)", nil, 0},
		"reference link":         {"[x][1]\n\n[1]: a.md\n", []string{"a.md"}, 0},
		"NFD":                    {"[[\u1112\u1161\u11ab]]", []string{"한"}, 0},
		"hebrew":                 {"אל [[עולם|לכל]]", []string{"עולם"}, 0},
	} {
		t.Run(name, func(t *testing.T) {
			note := markdown.ParseNote(c.src)
			var got []string
			for _, r := range note.References {
				got = append(got, r.Target)
			}
			require.Equal(t, c.want, got)
			require.Equal(t, c.embeds, note.Embeds)
		})
	}
}

func TestParseNoteTags(t *testing.T) {
	for name, c := range map[string]struct {
		src  string
		want []string
	}{
		"words":         {"#a text #b-c, #d_e/f.", []string{"a", "b-c", "d_e/f"}},
		"unicode":       {"#회의 #会議 #预算 #תג #हिन्दी #🎉", []string{"회의", "会議", "预算", "תג", "हिन्दी", "🎉"}},
		"numbers":       {"#1984 #y1984 #19-84 #1a", []string{"y1984", "1a"}},
		"inside a word": {"C# a#b https://e.org/#c (#d)", nil},
		"code":          {"`#a`\n\n```\n#b\n```\n", nil},
		"heading":       {"# a\n\n## b #c\n\n#d\n", []string{"d"}},
		"link fragment": {"[x](#a) [[b#c]]", nil},
		"slash":         {"#a/ #/", []string{"a"}},
	} {
		t.Run(name, func(t *testing.T) { require.Equal(t, c.want, markdown.ParseNote(c.src).Tags) })
	}
}

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

func TestParseNoteHeading(t *testing.T) {
	for src, want := range map[string]string{
		"# One\n\n# Two":                         "One",
		"\n\n#   Spaced  out  #\n":               "Spaced out",
		"Set\n===\n":                             "Set",
		"## Second level":                        "",
		"text\n\n# Late":                         "",
		"# See [[a|b]] `c` *d*":                  "See b c d",
		"---\na: 1\n---\n\n# After front matter": "After front matter",
	} {
		require.Equal(t, want, markdown.ParseNote(src).Heading, src)
	}
}

func TestParseNoteExcerpt(t *testing.T) {
	long := strings.Repeat("word ", 200)
	for name, c := range map[string]struct{ src, want string }{
		"middle sentence":  {"One. Two has [[a]] in it! Three.", "Two has a in it!"},
		"decimals":         {"Before. Version 3.5 of example.org and [[a]] is out. After.", "Version 3.5 of example.org and a is out."},
		"east asian":       {"前の文。次は[[a]]です！最後。", "次はaです！"},
		"line break":       {"One\ntwo [[a|A]]\nthree", "One two A three"},
		"hard line break":  {"One  \ntwo [[a]]", "two a"},
		"list item":        {"- first\n- second [[a]]\n", "second a"},
		"question":         {"Really? Yes [[a]]", "Yes a"},
		"link ends it":     {"First [[a]]. Second.", "First a."},
		"markdown link":    {"X. See [the a](a.md). Y.", "See the a."},
		"escaped brackets": {`Use \[x\] and [[a]].`, "Use [x] and a."},
	} {
		t.Run(name, func(t *testing.T) {
			note := markdown.ParseNote(c.src)
			require.Len(t, note.References, 1)
			require.Equal(t, c.want, note.References[0].Excerpt)
		})
	}
	note := markdown.ParseNote(long + "[[target]] " + long)
	require.Contains(t, note.References[0].Excerpt, "target")
	require.LessOrEqual(t, utf8.RuneCountInString(note.References[0].Excerpt), 302)
}

func FuzzNote(f *testing.F) {
	for _, seed := range []string{
		"---\na: [b, {c: d}]\n---\n# T\n\nx [[a#b|c]] ![[d]] #tag `[[e]]`\n", "---\na: &x [*x]\n---\n", "[[a]](b) [c]([[d]])",
		"| [[a\\|b]] |\n|-|\n", "---\n? [a]\n: b\n---\n", "![[", "[[[[a]]]]", "#\u200d", "---\n'a': \"\\ud800\"\n---\n", "# [[보고서|#태그]]",
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
		if len(note.Body) > len(src) || note.Embeds < 0 {
			t.Fatal("the body grew")
		}
	})
}

func TestParseNoteKeepsWhatStandsInADirectiveApart(t *testing.T) {
	note := markdown.ParseNote("See [[a]]. #open\n\n::: scope group:deal\nAsk [[b]] about it. #closed\n:::\n\n[[c]]\n")
	require.NoError(t, note.DirectiveErr)
	require.Equal(t, []string{"open"}, note.Tags)
	require.Equal(t, []markdown.Reference{
		{Target: "a", Excerpt: "See a.", Sentence: &markdown.Sentence{Text: "See a."}, Start: 4, End: 5},
		{Target: "b", Excerpt: "Ask b about it.", Sentence: &markdown.Sentence{Text: "Ask b about it."}, Start: 4, End: 5, Scope: "group:deal"},
		{Target: "c", Excerpt: "c", Sentence: &markdown.Sentence{Text: "c"}, End: 1},
	}, note.References)

	note = markdown.ParseNote("See [[a]].\n\n::: scope group:deal\nAsk [[b]] about it.\n")
	require.EqualError(t, note.DirectiveErr, "line 3: a scope directive is not closed")
	require.Empty(t, note.References, "nobody knows for whom they are")
}

func TestParseNoteDropsControlCharacters(t *testing.T) {
	note := markdown.ParseNote("\ufeffone\r\ntwo\rthree\v\tfour\x00\u0085")
	require.Equal(t, "one\ntwo\nthree\tfour", note.Body)
}
