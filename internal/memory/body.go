package memory

import (
	"bytes"
	"regexp"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	gmtext "github.com/yuin/goldmark/text"

	"brain/internal/fault"
)

// maxBodyBytes is the length of the longest note that an import reads.
const maxBodyBytes = 10 << 20

// part is one section of a body before it has an id.
type part struct {
	heading string
	text    string // the heading line included
}

// splitBody cuts Markdown at its top-level headings. Each part keeps its heading
// line, so the parts joined are the body again. A scope directive is refused:
// parts of another scope are edited as sections.
func splitBody(field, body string) ([]part, error) {
	if len(body) > maxBodyBytes {
		return nil, fault.New(fault.TooLarge, "%s is %d bytes", field, len(body)).In(field).Suggest("at most 10 MiB; split the page")
	}
	source := []byte(body)
	doc := goldmark.DefaultParser().Parse(gmtext.NewReader(source))
	var cuts []int
	var headings []string
	for n := doc.FirstChild(); n != nil; n = n.NextSibling() {
		if line, ok := directiveLine(n, source); ok {
			return nil, fault.New(fault.BadInput, "%s: line %d is a scope directive", field, line).In(field).At(line, 1).
				Suggest("give a part another scope with sections: [{text, scope}]")
		}
		if h, ok := n.(*ast.Heading); ok {
			cuts = append(cuts, lineStart(source, headingOffset(h, source)))
			headings = append(headings, headingText(h, source))
		}
	}
	var parts []part
	add := func(heading, s string) {
		if heading != "" || strings.TrimSpace(s) != "" {
			parts = append(parts, part{heading, s})
		}
	}
	from, heading := 0, ""
	for i, cut := range cuts {
		add(heading, body[from:cut])
		from, heading = cut, headings[i]
	}
	add(heading, body[from:])
	return parts, nil
}

// directiveForm is the line that opens a scope directive.
var directiveForm = regexp.MustCompile(`^\s{0,3}:{3,}\s*scope\b`)

// directiveLine finds a scope directive outside code.
func directiveLine(n ast.Node, source []byte) (line int, ok bool) {
	if n.Kind() != ast.KindParagraph || n.Lines().Len() == 0 {
		return 0, false
	}
	lines := n.Lines()
	for i := range lines.Len() {
		seg := lines.At(i)
		if directiveForm.Match(seg.Value(source)) {
			return 1 + bytes.Count(source[:seg.Start], []byte("\n")), true
		}
	}
	return 0, false
}

func headingOffset(h *ast.Heading, source []byte) int {
	if lines := h.Lines(); lines.Len() > 0 {
		return lines.At(0).Start
	}
	// An empty ATX heading has no line of its own; it ends where the next block begins.
	if next := h.NextSibling(); next != nil && next.Lines() != nil && next.Lines().Len() > 0 {
		return max(0, bytes.LastIndexByte(source[:next.Lines().At(0).Start], '#'))
	}
	return max(0, bytes.LastIndexByte(source, '#'))
}

func lineStart(source []byte, at int) int { return bytes.LastIndexByte(source[:at], '\n') + 1 }

func headingText(h *ast.Heading, source []byte) string {
	var b strings.Builder
	lines := h.Lines()
	for i := range lines.Len() {
		seg := lines.At(i)
		b.Write(seg.Value(source))
	}
	return strings.Join(strings.Fields(b.String()), " ")
}

// renderSection is a section as part of a body: its text, under its heading if
// the text does not begin with one.
func renderSection(heading, text string) string {
	if heading == "" || strings.HasPrefix(strings.TrimSpace(text), "#") || setext(text, heading) {
		return text
	}
	return "## " + heading + "\n\n" + text
}

// setext tells whether text begins with the heading underlined.
func setext(text, heading string) bool {
	first, rest, _ := strings.Cut(strings.TrimLeft(text, "\n"), "\n")
	under := strings.TrimSpace(strings.SplitN(rest, "\n", 2)[0])
	return strings.TrimSpace(first) == heading && under != "" && strings.Trim(under, "=-") == ""
}

// renderBody joins the sections that a reader may know. A section of another
// scope than the page's stands in its directive.
func renderBody(pageScope string, sections []Section, scopeText func(string) string) string {
	var b strings.Builder
	for _, s := range sections {
		text := renderSection(s.Heading, s.Text)
		if b.Len() > 0 && !strings.HasSuffix(b.String(), "\n") {
			b.WriteByte('\n')
		}
		if s.Scope == pageScope {
			b.WriteString(text)
			continue
		}
		b.WriteString("::: scope " + scopeText(s.Scope) + "\n" + strings.TrimRight(text, "\n") + "\n:::\n")
	}
	return b.String()
}
