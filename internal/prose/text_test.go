package prose_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"brain/internal/prose"
	"brain/internal/relation"
)

// read is prose.Read of a text whose directives are whole.
func read(t *testing.T, src string) prose.Text {
	t.Helper()
	text, err := prose.Read(src)
	require.NoError(t, err)
	return text
}

func TestReferences(t *testing.T) {
	for name, c := range map[string]struct {
		src    string
		want   []string
		embeds int
	}{
		"plain":                  {"[[a]]", []string{"a"}, 0},
		"label":                  {"[[a|the a]]", []string{"a"}, 0},
		"heading":                {"[[a#h]] [[a#h#i|x]]", []string{"a", "a"}, 0},
		"block":                  {"[[a#^b1]]", []string{"a"}, 0},
		"same text":              {"[[#h]] [[#^b]]", nil, 0},
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
		"in list, quote, header": {"- [[a]]\n  - [[b]]\n\n> [!text] [[c]]\n\n# [[d]]\n", []string{"a", "b", "c", "d"}, 0},
		"in table":               {"| x |\n| - |\n| [[a\\|b]] |\n", []string{"a"}, 0},
		"markdown link":          {"[x](a.md) [y](sub/b%20c.md#h) [z](<d e.md>)", []string{"a.md", "sub/b c.md", "d e.md"}, 0},
		"markdown elsewhere":     {"[x](https://e.org/a.md) [y](#h) [z](mailto:a@e.org) [o](obsidian://open?file=a.md) [p](//h/a.md)", nil, 0},
		"reference link":         {"[x][1]\n\n[1]: a.md\n", []string{"a.md"}, 0},
		"NFD":                    {"[[\u1112\u1161\u11ab]]", []string{"한"}, 0},
		"comment":                {"%%[[a]] [x](b.md) ![[c]]%% [[d]] %% [[e]]", []string{"d", "e"}, 0},
		"comment of blocks":      {"[[a]] %%\n\n- [[b]]\n\n# [[c]]\n\n%% [[d]]", []string{"a", "d"}, 0},
		"comment in code":        {"`%%` [[a]] `%%`\n\n```\n%%\n```\n[[b]]", []string{"a", "b"}, 0},
		"comment in emphasis":    {"**[[a]] %%[[b]]%%** [[c]]", []string{"a", "c"}, 0},
		"comment, not closed":    {"100%% [[a]]\n\n[[b]]", []string{"a", "b"}, 0},
		"comment for a group":    {"%% [[a]]\n\n::: scope group:g\n%% [[b]]\n:::\n\n[[c]] %% [[d]]", []string{"b", "d"}, 0},
		"hebrew":                 {"אל [[עולם|לכל]]", []string{"עולם"}, 0},
	} {
		t.Run(name, func(t *testing.T) {
			text := read(t, c.src)
			var got []string
			for _, r := range text.References {
				got = append(got, r.Target)
			}
			require.Equal(t, c.want, got)
			require.Equal(t, c.embeds, text.Embeds)
		})
	}
}

func TestTags(t *testing.T) {
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
		t.Run(name, func(t *testing.T) { require.Equal(t, c.want, read(t, c.src).Tags) })
	}
}

func TestHeading(t *testing.T) {
	for src, want := range map[string]string{
		"# One\n\n# Two":           "One",
		"\n\n#   Spaced  out  #\n": "Spaced out",
		"Set\n===\n":               "Set",
		"## Second level":          "",
		"text\n\n# Late":           "",
		"# See [[a|b]] `c` *d*":    "See b c d",
	} {
		require.Equal(t, want, read(t, src).Heading, src)
	}
}

func TestExcerpt(t *testing.T) {
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
			text := read(t, c.src)
			require.Len(t, text.References, 1)
			require.Equal(t, c.want, text.References[0].Excerpt)
		})
	}
	text := read(t, long+"[[target]] "+long)
	require.Contains(t, text.References[0].Excerpt, "target")
	require.LessOrEqual(t, utf8.RuneCountInString(text.References[0].Excerpt), 302)
}

func TestKeepsWhatStandsInADirectiveApart(t *testing.T) {
	text := read(t, "See [[a]]. #open\n\n::: scope group:deal\nAsk [[b]] about it. #closed\n:::\n\n[[c]]\n")
	require.Equal(t, []string{"open"}, text.Tags)
	require.Equal(t, []prose.Reference{
		{Target: "a", Excerpt: "See a.", Sentence: &prose.Sentence{Text: "See a.", States: true}, Start: 4, End: 5},
		{Target: "b", Excerpt: "Ask b about it.", Sentence: &prose.Sentence{Text: "Ask b about it.", States: true}, Start: 4, End: 5, Scope: "group:deal"},
		{Target: "c", Excerpt: "c", Sentence: &prose.Sentence{Text: "c", States: true}, End: 1},
	}, text.References)

	text, err := prose.Read("See [[a]].\n\n::: scope group:deal\nAsk [[b]] about it.\n")
	require.EqualError(t, err, "line 3: a scope directive is not closed")
	require.Empty(t, text, "nobody knows for whom they are")
}

// A sentence longer than what is read of it is cut, wherever its links stand.
func TestLinksOfALongSentence(t *testing.T) {
	on := prose.Page{ID: "on", Type: "note", Title: "On"}
	for n := 1150; n < 1250; n++ {
		for _, text := range []string{"[[Dana Roe]] " + strings.Repeat("w", n) + " [[Acme]] and so on", strings.Repeat("[[Acme]] ", n/4) + "."} {
			read, err := prose.Read(text)
			require.NoError(t, err)
			for _, ref := range read.References {
				require.NotPanics(t, func() { _ = ref.Shown() })
			}
			links := prose.Reading{Lexicon: &relation.Lexicon{}, On: on, Find: func(r prose.Reference) (prose.Page, bool) {
				return prose.Page{ID: r.Target, Type: "company", Title: r.Target}, true
			}}.Links(read.References)
			require.NotEmpty(t, links)
		}
	}
}

// A line of very many links is text, the others are read.
func TestALineOfVeryManyLinksIsText(t *testing.T) {
	text := read(t, "[a](b.md)\n\n"+strings.Repeat("[a](", 100_000)+"\n\n[c](d.md)\n")
	require.Len(t, text.References, 2)
	text = read(t, strings.Repeat("- [a](b.md)\n", 2_000))
	require.Len(t, text.References, 2_000)
}
