package body

import (
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"
)

// Clean checks the text of one section, of the page's scope or another, and returns
// it with a code block or HTML that is open at its end closed: what stands behind
// it must not become part of it. The error is a *SyntaxError: a directive in it,
// what looks like one, or an end that cannot be closed.
func Clean(text string) (string, error) {
	if !mayHold(text) {
		return closed(text)
	}
	t := newTree(text)
	directives, err := t.directives()
	if err != nil {
		return "", err
	}
	if len(directives) > 0 {
		return "", &SyntaxError{t.line(directives[0].start), "a scope directive stands in the text of a section", "text of one scope"}
	}
	// Behind a list, indented code is part of the list, and no code.
	if first := t.doc.FirstChild(); first != nil && first.Kind() == ast.KindCodeBlock {
		for _, segment := range first.Lines().Sliced(0, first.Lines().Len()) {
			if problem, _ := unwanted(first, segment.Value(t.source)); problem != "" {
				return "", &SyntaxError{t.line(segment.Start), "indented code that begins a section holds a scope directive", "it between lines of ```"}
			}
		}
	}
	return closed(text)
}

// closed is a text with what is open at its end closed.
func closed(text string) (string, error) {
	// Without these nothing can be open.
	if !strings.Contains(text, "```") && !strings.Contains(text, "~~~") && !strings.Contains(text, "<") || ends(text) {
		return text, nil
	}
	// Whoever left code open before a directive meant the directive.
	for i, line := range strings.Split(text, "\n") {
		if resembles(line) {
			return "", &SyntaxError{i + 1, "a scope directive stands in code or HTML that is not closed", "the code to be closed before it"}
		}
	}
	base := strings.TrimSuffix(text, "\n") + "\n"
	for _, closer := range closers(text) {
		if ends(base + closer + "\n") {
			return base + closer + "\n", nil
		}
	}
	return "", &SyntaxError{Lines(text), "the text is open at its end", "code and HTML that are closed"}
}

// ends tells whether a directive behind the text is read as one.
func ends(text string) bool {
	before := text + "\n\n"
	last := newTree(before + "::: scope x\nx\n:::\n").doc.LastChild()
	d, ok := last.(*Directive)
	return ok && d.start == len(before)
}

var fences = regexp.MustCompile("`{3,}|~{3,}")

// closers are the lines that may close what is open: the longest fences first,
// since a fence is closed by one at least as long.
func closers(text string) []string {
	longest := map[byte]string{'`': "```", '~': "~~~"}
	for _, f := range fences.FindAllString(text, -1) {
		if len(f) > len(longest[f[0]]) {
			longest[f[0]] = f
		}
	}
	return []string{longest['`'], longest['~'], "-->", "</script>", "?>", "]]>", ">"}
}

// Part is a piece of a text under one heading.
type Part struct {
	// Heading is the text of the heading, "" for what stands before the first one.
	Heading string
	// Text holds the line of the heading.
	Text string
}

// Split cuts a text at its top-level headings. Each part keeps its heading line, so
// the parts joined are the text again, but for blank lines before a first heading.
func Split(text string) []Part {
	t := newTree(text)
	var parts []Part
	from, heading := 0, ""
	add := func(to int) {
		if piece := text[from:to]; heading != "" || !blank(piece) {
			parts = append(parts, Part{heading, piece})
		}
	}
	for n := t.doc.FirstChild(); n != nil; n = n.NextSibling() {
		if h, ok := n.(*ast.Heading); ok {
			cut := strings.LastIndexByte(text[:h.Pos()], '\n') + 1
			add(cut)
			from, heading = cut, t.heading(h)
		}
	}
	add(len(text))
	return parts
}

// Heading is the text of the heading with which a text begins, "" for none.
func Heading(text string) string {
	t := newTree(text)
	if h, ok := t.doc.FirstChild().(*ast.Heading); ok {
		return t.heading(h)
	}
	return ""
}

func (t tree) heading(h *ast.Heading) string {
	return strings.Join(strings.Fields(string(h.Lines().Value(t.source))), " ")
}
