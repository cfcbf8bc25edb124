package body_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"brain/internal/body"
)

// at is a section without its line in the source.
type at struct {
	Scope, Text string
	Line        int
}

func sections(b body.Body) []at {
	out := []at{}
	for _, s := range b.Sections {
		out = append(out, at{s.Scope, s.Text, s.Line})
	}
	return out
}

func TestParse(t *testing.T) {
	for name, c := range map[string]struct {
		src, text string
		sections  []at
	}{
		"none":               {"# A\n\ntext", "# A\n\ntext", []at{}},
		"in the middle":      {"A\n\n::: scope group:deal team\nsecret\n:::\n\nB\n", "A\n\nB\n", []at{{"group:deal team", "secret\n", 2}}},
		"without blanks":     {"A\n:::scope world\nsecret\n:::\nB", "A\n\nB", []at{{"world", "secret\n", 2}}},
		"alone":              {"::: scope principal:ann\nsecret\n:::", "", []at{{"principal:ann", "secret\n", 0}}},
		"at the start":       {"::: scope g\nsecret\n:::\n\nB", "B", []at{{"g", "secret\n", 0}}},
		"at the end":         {"A\n\n\n::: scope g\n\n\nsecret\n\n\n:::\n\n\n", "A\n", []at{{"g", "secret\n", 1}}},
		"two together":       {"A\n::: scope g\nx\n:::\n::: scope h\ny\n:::\nB", "A\n\nB", []at{{"g", "x\n", 2}, {"h", "y\n", 2}}},
		"two apart":          {"A\n\n::: scope g\nx\n:::\n\nB\n\n::: scope h\ny\n:::\n", "A\n\nB\n", []at{{"g", "x\n", 2}, {"h", "y\n", 3}}},
		"headings":           {"# A\n\na\n\n::: scope g\n# S\n\ns\n:::\n\n# B\n", "# A\n\na\n\n# B\n", []at{{"g", "# S\n\ns\n", 4}}},
		"between items":      {"- a\n- b\n\n::: scope g\nx\n:::\n\n- c\n", "- a\n- b\n\n- c\n", []at{{"g", "x\n", 3}}},
		"behind a lazy item": {"- a\n::: scope g\nx\n:::\n", "- a\n", []at{{"g", "x\n", 1}}},
		"fenced":             {"```\n::: scope g\nx\n:::\n```\n", "```\n::: scope g\nx\n:::\n```\n", []at{}},
		"indented":           {"text\n\n    ::: scope g\n    x\n", "text\n\n    ::: scope g\n    x\n", []at{}},
		"inline":             {"write `::: scope g` at the margin", "write `::: scope g` at the margin", []at{}},
		"code inside":        {"::: scope g\n```\n:::\n```\n:::\n", "", []at{{"g", "```\n:::\n```\n", 0}}},
		"comment inside":     {"::: scope g\n<!--\n:::\n-->\n:::\n", "", []at{{"g", "<!--\n:::\n-->\n", 0}}},
		"one-line comment":   {"::: scope g\n<!-- x -->\n:::\n", "", []at{{"g", "<!-- x -->\n", 0}}},
		"one-line script":    {"::: scope g\n<script>x</script>\n:::\n", "", []at{{"g", "<script>x</script>\n", 0}}},
		"html inside":        {"::: scope g\n<p>\nx\n</p>\n:::\n", "", []at{{"g", "<p>\nx\n</p>\n", 0}}},
		"code in a list":     {"::: scope g\n- ```\n  x\n:::\n", "", []at{{"g", "- ```\n  x\n", 0}}},
		"more colons":        {":::: scope g\n::: tip\nx\n:::\n::::\n", "", []at{{"g", "::: tip\nx\n:::\n", 0}}},
		"longer end":         {"::: scope g\nx\n:::::\n", "", []at{{"g", "x\n", 0}}},
		"other containers":   {"::: tip\nx\n:::\n\n::: scope g\nx\n:::\n\n::: tip\ny\n:::\n", "::: tip\nx\n:::\n\n::: tip\ny\n:::\n", []at{{"g", "x\n", 4}}},
		"line break":         {"A  \n\n::: scope g\nx  \n\n:::\n", "A  \n", []at{{"g", "x  \n", 1}}},
		"reference":          {"[a]\n\n::: scope g\nx\n:::\n\n[a]: /b\n", "[a]\n\n[a]: /b\n", []at{{"g", "x\n", 2}}},
	} {
		t.Run(name, func(t *testing.T) {
			b, err := body.Parse(c.src)
			require.NoError(t, err)
			require.Equal(t, c.text, b.Text)
			require.Equal(t, c.sections, sections(b))
		})
	}
}

func TestParseRefusesWithTheLine(t *testing.T) {
	for name, c := range map[string]struct {
		src  string
		line int
		says string
	}{
		"not closed":         {"A\n\n::: scope g\nx\n", 3, "not closed"},
		"closed in code":     {"::: scope g\n```\n:::\n", 1, "not closed"},
		"too few colons":     {":::: scope g\nx\n:::\n", 1, "not closed"},
		"nested":             {"::: scope g\nx\n::: scope h\ny\n:::\n:::\n", 3, "inside another"},
		"in a list":          {"- a\n\n  ::: scope g\n  x\n  :::\n", 3, "a list or a quote"},
		"in an item":         {"- ::: scope g\n  x\n  :::\n", 1, "a list or a quote"},
		"in a quote":         {"A\n\n> ::: scope g\n> x\n> :::\n", 3, "a list or a quote"},
		"no scope":           {"::: scope\nx\n:::\n", 1, "names no scope"},
		"empty":              {"::: scope g\n\n:::\n", 1, "holds nothing"},
		"off the margin":     {" ::: scope g\nx\n:::\n", 1, "looks like"},
		"two colons":         {":: scope g\nx\n::\n", 1, "looks like"},
		"behind a mark":      {"\ufeff::: scope g\nx\n:::\n", 1, "looks like"},
		"behind a joiner":    {"\u2060::: scope g\nx\n:::\n", 1, "looks like"},
		"behind a hyphen":    {"\u00ad\u200e\ufe0f::: scope g\nx\n:::\n", 1, "looks like"},
		"split by a joiner":  {":\u200b:: sc\u200bope g\nx\n:::\n", 1, "looks like"},
		"behind a separator": {"a\u2028::: scope g\u2029x\n", 1, "looks like"},
		"misspelt":           {"::: scpe group:deal\nx\n:::\n", 1, "looks like"},
		"with a colon":       {"::: scope: group:deal\nx\n:::\n", 1, "looks like"},
		"wide colons":        {"：：： scope group：deal\nx\n：：：\n", 1, "looks like"},
		"in html":            {"<div>\n::: scope g\nx\n:::\n</div>\n", 2, "inside HTML"},
		"in a comment":       {"A\n\n<!--\n\n::: scope g\nx\n:::\n-->\n", 5, "inside HTML"},
		"stray end":          {"::: scope g\nx\n:::\nmeant too\n:::\n", 5, "ends nothing"},
		"container inside":   {"::: scope g\n::: tip\nx\n:::\ny\n:::\n", 2, "begins inside"},
		"text of an item":    {"- a\n\n::: scope g\nx\n:::\n\n  more of a\n", 3, "continues"},
		"code becomes text":  {"- a\n\n::: scope g\nx\n:::\n\n    ::: scope h\n", 3, "continues"},
		"the first of two":   {"::: scope\nx\n:::\n\n> ::: scope g\n", 1, "names no scope"},
		"item in a sub-list": {"- a\n  - b\n\n::: scope g\nx\n:::\n\n  - c\n", 4, "continues"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := body.Parse(c.src)
			var refused *body.SyntaxError
			require.ErrorAs(t, err, &refused)
			require.Equal(t, c.line, refused.Line, err)
			require.Contains(t, err.Error(), c.says)
			require.NotEmpty(t, refused.Want)
		})
	}
}

func TestClean(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"closed":        {"a\n", "a\n"},
		"no line feed":  {"a", "a"},
		"fence":         {"```go\nx", "```go\nx\n```\n"},
		"long fence":    {"~~~~~\nx\n~~~\n", "~~~~~\nx\n~~~\n~~~~~\n"},
		"fence in item": {"- ```\n  x\n", "- ```\n  x\n"},
		"comment":       {"<!-- x\n", "<!-- x\n-->\n"},
		"script":        {"<script>\nx\n", "<script>\nx\n</script>\n"},
		"div":           {"<div>\nx", "<div>\nx"},
	} {
		t.Run(name, func(t *testing.T) {
			got, err := body.Clean(c.text)
			require.NoError(t, err)
			require.Equal(t, c.want, got)
		})
	}
	for name, text := range map[string]string{
		"a directive": "a\n\n::: scope g\nx\n:::\n",
		"a likeness":  "> ::: scope g\n",
		"code first":  "    ::: scope g\n",
		"open code":   "```\nx\n::: scope g\nx\n:::\n",
	} {
		t.Run(name, func(t *testing.T) {
			_, err := body.Clean(text)
			require.ErrorAs(t, err, new(*body.SyntaxError))
		})
	}
}

func TestFlatten(t *testing.T) {
	b, err := body.Parse("A\n\n::: scope g\nx\n:::\n\n::: scope h\ny\n:::\n\nB\n")
	require.NoError(t, err)
	flat, err := b.Flatten(func(s body.Section) bool { return s.Scope == "h" })
	require.NoError(t, err)
	require.Equal(t, "A\n\nx\n\nB\n", flat.Text)
	require.Equal(t, []at{{"h", "y\n", 4}}, sections(flat))
}

func TestRenderShowsNothingOfWhatIsNotReadBack(t *testing.T) {
	for name, b := range map[string]body.Body{
		"inside code":       {Text: "```\na\nb\n```\n", Sections: []body.Section{{Scope: "g", Text: "x\n", Line: 2}}},
		"open text":         {Text: "```\na\n", Sections: []body.Section{{Scope: "g", Text: "x\n", Line: 2}}},
		"open section":      {Text: "a\n", Sections: []body.Section{{Scope: "g", Text: "```\nx\n", Line: 1}}},
		"nothing but that":  {Text: "A\n\n::: scope h\nx\n:::\n"},
		"directive in text": {Text: "> ::: scope h\n", Sections: []body.Section{{Scope: "g", Text: "x\n", Line: 1}}},
	} {
		t.Run(name, func(t *testing.T) {
			src, ok := body.Render(b)
			require.False(t, ok)
			require.Empty(t, src)
		})
	}
}

// fragments are pieces of Markdown that a careless reader would take for another.
var fragments = []string{
	"plain", "plain\nmore", "  indented", "    code", "\tcode", "    ::: scope g", "# heading", "## heading\n\ntext", "title\n===", "---", "- item", "- item\n\n  more",
	"- item\n  - inner", "1. one", "> quote", "> quote\nlazy", "```\ncode\n```", "```\n::: scope g\n:::\n```", "~~~~\n```\n~~~~", "```\nopen", "- ```\n  open",
	"<div>", "<div>\n\ntext\n\n</div>", "<!-- x -->", "<!-- x -->\n", "<?x?>", "<!X>", "<![CDATA[x]]>", "<!-- open", "<script>\nx\n</script>", ":::", "::::", "::: tip\nx\n:::", "`::: scope g`", "[a]: /b", "[a]:", "| a |\n| - |", "",
	"서울본부", "text  ", "\\", "* * *", "*", "+ a\n\n\n+ b",
}

func anyBlocks() *rapid.Generator[string] {
	return rapid.Custom(func(t *rapid.T) string {
		pieces := rapid.SliceOfN(rapid.SampledFrom(fragments), 0, 5).Draw(t, "blocks")
		return strings.Join(pieces, rapid.SampledFrom([]string{"\n", "\n\n", "\n\n\n"}).Draw(t, "between"))
	})
}

func anySource() *rapid.Generator[string] {
	return rapid.Custom(func(t *rapid.T) string {
		var out strings.Builder
		for range rapid.IntRange(0, 5).Draw(t, "pieces") {
			if rapid.Bool().Draw(t, "scoped") {
				colons := rapid.SampledFrom([]string{":::", "::::", ":::::"}).Draw(t, "colons")
				out.WriteString(colons + " scope " + rapid.SampledFrom([]string{"g", "h"}).Draw(t, "scope") + "\n" + anyBlocks().Draw(t, "inside") + "\n" + colons + "\n")
			} else {
				out.WriteString(anyBlocks().Draw(t, "outside") + rapid.SampledFrom([]string{"\n", "\n\n", ""}).Draw(t, "end"))
			}
		}
		return out.String()
	})
}

func some(t *rapid.T, b body.Body) body.Body {
	return body.Body{Text: b.Text, Sections: slices.DeleteFunc(slices.Clone(b.Sections), func(body.Section) bool { return rapid.Bool().Draw(t, "hidden") })}
}

// What is written is read as the same, whichever sections a reader cannot know.
func TestEveryViewOfABodyIsReadBack(t *testing.T) {
	read, refused := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		b, err := body.Parse(anySource().Draw(t, "source"))
		if err != nil {
			require.ErrorAs(t, err, new(*body.SyntaxError))
			refused++
			return
		}
		read++
		if b.Text, err = body.Clean(b.Text); err != nil {
			require.ErrorAs(t, err, new(*body.SyntaxError))
			return
		}
		part := some(t, b)
		src, ok := body.Render(part)
		require.True(t, ok, "%q", b)
		again, err := body.Parse(src)
		if err != nil {
			// A line of colons that ends nothing is refused in what a person writes
			// only.
			require.Contains(t, err.Error(), "ends nothing", "%q", src)
			return
		}
		if len(part.Sections) == 0 {
			require.Equal(t, b.Text, again.Text)
			return
		}
		require.Equal(t, strings.Join(strings.Fields(b.Text), " "), strings.Join(strings.Fields(again.Text), " "), "%q", src)
		for i, s := range again.Sections {
			require.Equal(t, part.Sections[i].Text, s.Text)
			require.Equal(t, part.Sections[i].Scope, s.Scope)
		}
		require.Len(t, again.Sections, len(part.Sections))
		canonical, ok := part.Canonical()
		require.True(t, ok)
		require.Equal(t, again, canonical)
		third, ok := body.Render(again)
		require.True(t, ok)
		require.Equal(t, src, third, "written again")
	})
	require.Positive(t, read)
	require.Positive(t, refused)
}

// A section may stand at every boundary of a text, and nowhere does it change what
// the text around it is.
func TestBoundariesAreSafe(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text, err := body.Clean(anyBlocks().Draw(t, "text"))
		if err != nil {
			return
		}
		places, err := body.Boundaries(text)
		require.NoError(t, err)
		place := rapid.SampledFrom(places).Draw(t, "place")
		src, ok := body.Render(body.Body{Text: text, Sections: []body.Section{{Scope: "g", Text: "x\n", Line: place}}})
		require.True(t, ok, "%q at %d", text, place)
		require.Equal(t, headings(text), headings(strings.Replace(src, "::: scope g\nx\n:::\n", "", 1)))
	})
}

func headings(text string) []string {
	var out []string
	for _, p := range body.Split(text) {
		out = append(out, p.Heading)
	}
	return out
}

func TestSplitPartsAreTheText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := anyBlocks().Draw(t, "text")
		joined := ""
		for _, p := range body.Split(text) {
			joined += p.Text
		}
		require.Equal(t, strings.TrimSpace(text), strings.TrimSpace(joined))
	})
}

func FuzzParse(f *testing.F) {
	for _, s := range fragments {
		f.Add("::: scope g\n" + s + "\n:::\n" + s)
	}
	f.Fuzz(func(t *testing.T, src string) {
		src = strings.ToValidUTF8(strings.ReplaceAll(src, "\r", ""), "")
		b, err := body.Parse(src)
		if err != nil || len(b.Sections) == 0 {
			return
		}
		text, err := body.Clean(b.Text)
		if err != nil {
			return
		}
		b.Text = text
		if _, ok := body.Render(b); !ok {
			t.Fatalf("%q is not read back", src)
		}
	})
}

// Places are found in one pass over a text, however many blocks it has.
func TestLargeBodies(t *testing.T) {
	const blocks = 20_000
	b := body.Body{Text: strings.Repeat("# heading\n\ntext\n\n", blocks)}
	for i := range 500 {
		b.Sections = append(b.Sections, body.Section{Scope: "g", Text: "secret\n", Line: 4 * i})
	}
	src, ok := body.Render(b)
	require.True(t, ok)
	read, err := body.Parse(src)
	require.NoError(t, err)
	require.Len(t, read.Sections, len(b.Sections))
	places, err := body.Boundaries(read.Text)
	require.NoError(t, err)
	require.Len(t, places, 2*blocks+1)
	require.Len(t, body.Split(read.Text), blocks)
}
