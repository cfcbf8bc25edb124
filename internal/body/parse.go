package body

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"golang.org/x/text/unicode/norm"
)

// Body is the text of a page taken apart.
type Body struct {
	// Text is everything outside directives: the text of the page's own scope. Where
	// a directive stood between two pieces there is one blank line.
	Text string
	// Sections are the directives in order.
	Sections []Section
}

// Section is one directive.
type Section struct {
	// Scope is the scope as written.
	Scope string
	// Text is what stands between its lines, without blank lines at its ends, ending
	// in a line feed.
	Text string
	// Line says where it stands: behind so many lines of Body.Text.
	Line int
	// Source is the line of the source in which it begins, from 1.
	Source int
}

// SyntaxError says what is wrong with the directives of a text, and where.
type SyntaxError struct {
	// Line counts from 1.
	Line int
	// Problem completes "line 3: …"; Want is what was expected.
	Problem, Want string
}

// Error implements error.
func (e *SyntaxError) Error() string { return fmt.Sprintf("line %d: %s", e.Line, e.Problem) }

// blocks returns the parser of blocks, which keeps no state of a text. What stands
// inside a line decides nothing here.
var blocks = sync.OnceValue(func() parser.Parser {
	return parser.NewParser(
		parser.WithBlockParsers(BlockParsers()...),
		parser.WithParagraphTransformers(parser.DefaultParagraphTransformers()...),
	)
})

// Parse takes a text apart. src is UTF-8 with lines that end in "\n". The error is
// a *SyntaxError: a directive that is not closed, that stands inside another or in
// a list or quote, that names no scope or holds nothing, a line that looks like a
// directive and is none, or text that would read differently without it.
func Parse(src string) (Body, error) {
	if !mayHold(src) {
		return Body{Text: src}, nil
	}
	t := newTree(src)
	directives, err := t.directives()
	if err == nil {
		err = t.strays(directives)
	}
	if err != nil || len(directives) == 0 {
		return Body{Text: src}, err
	}
	b := t.body(directives)
	return b, b.standsAlone()
}

// mayHold tells whether there can be a directive in a text, or what resembles one.
func mayHold(text string) bool {
	return strings.Contains(text, "::") || strings.ContainsAny(text, "：﹕︓")
}

// standsAlone checks that the text reads the same for those who cannot know all
// its sections.
func (b Body) standsAlone() error {
	safe, err := Boundaries(b.Text)
	for _, s := range b.Sections {
		if _, ok := slices.BinarySearch(safe, s.Line); !ok || err != nil {
			return &SyntaxError{s.Source, "the text behind the directive continues what stands before it", "a paragraph without indentation or a heading behind it"}
		}
	}
	return nil
}

// tree is a text with its blocks.
type tree struct {
	source []byte
	doc    ast.Node
	feeds  []int // the places of line feeds
}

func newTree(src string) tree {
	source := []byte(src)
	t := tree{source: source, doc: blocks().Parse(text.NewReader(source))}
	for i, c := range source {
		if c == '\n' {
			t.feeds = append(t.feeds, i)
		}
	}
	return t
}

// line is the number of the line, from 1, in which a byte stands.
func (t tree) line(at int) int {
	before, _ := slices.BinarySearch(t.feeds, at)
	return 1 + before
}

// directives are the top-level directives. The error is that of the first line at
// fault.
func (t tree) directives() ([]*Directive, error) {
	var found []*Directive
	var first *SyntaxError
	fail := func(at int, problem, want string) {
		if line := t.line(at); first == nil || line < first.Line {
			first = &SyntaxError{line, problem, want}
		}
	}
	// The visitor never fails, so neither does the walk.
	_ = ast.Walk(t.doc, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		d, ok := n.(*Directive)
		switch {
		case !entering:
		case ok:
			if problem, want := t.fault(d); problem != "" {
				fail(d.start, problem, want)
			}
			found = append(found, d)
		case n.Type() == ast.TypeBlock && n.Kind() != ast.KindCodeBlock && n.Kind() != ast.KindFencedCodeBlock:
			for _, segment := range n.Lines().Sliced(0, n.Lines().Len()) {
				if problem, want := unwanted(n, segment.Value(t.source)); problem != "" {
					fail(segment.Start, problem, want)
				}
			}
		}
		return ast.WalkContinue, nil
	})
	if first != nil {
		return nil, first
	}
	return found, nil
}

const example = "::: scope group:<name>"

// fault says what is wrong with a directive, "" for nothing.
func (t tree) fault(d *Directive) (problem, want string) {
	switch _, nested := d.Parent().(*Directive); {
	case nested:
		return "a scope directive stands inside another", "`" + strings.Repeat(":", d.Parent().(*Directive).colons) + "` to end the first one before it"
	case d.Parent().Kind() != ast.KindDocument:
		return "a scope directive stands inside a list or a quote", "it at the margin, outside of them"
	case d.Scope == "":
		return "a scope directive names no scope", "`" + example + "`"
	case !d.closed:
		return "a scope directive is not closed", "a line `" + strings.Repeat(":", d.colons) + "` behind it, outside code"
	case blank(string(t.source[d.from:d.to])):
		return "a scope directive holds nothing", "text before its end"
	}
	return "", ""
}

var (
	// resembling is a line that was meant as a directive, once its characters are
	// folded to plain ones.
	resembling = regexp.MustCompile(`(?i)^:{2,}\s*(?:scope(?:$|[\s:])|.*\b(?:group|principal)\s*:)`)
	// container is a line that begins a block of other dialects of Markdown.
	container = regexp.MustCompile(`^(:{3,})[ \t]*[^:\s]`)
)

// resembles tells whether a line was meant as a directive. Characters that nobody
// sees do not make it another line, and what breaks a line for a reader breaks it here.
func resembles(line string) bool {
	for part := range strings.FieldsFuncSeq(line, lineBreak) {
		if resembling.MatchString(strings.TrimSpace(norm.NFKC.String(strings.Map(seen, part)))) {
			return true
		}
	}
	return false
}

func lineBreak(r rune) bool {
	return r == '\n' || r == '\r' || r == '\v' || r == '\f' || r == '\u0085' || r == '\u2028' || r == '\u2029'
}

// seen drops the characters that leave no mark: formats, joiners and selectors of
// variants.
func seen(r rune) rune {
	if unicode.In(r, unicode.Cf, unicode.Variation_Selector, unicode.Other_Default_Ignorable_Code_Point) {
		return -1
	}
	return r
}

// unwanted says what is wrong with a line of a block that is no code, "" for nothing.
func unwanted(n ast.Node, line []byte) (problem, want string) {
	if resembles(string(line)) {
		if n.Kind() == ast.KindHTMLBlock {
			return "a scope directive stands inside HTML", "a blank line before it"
		}
		return "this looks like a scope directive and is none", "`" + example + "` at the margin, or code around it"
	}
	if d, ok := n.Parent().(*Directive); ok {
		if found := container.FindSubmatch(line); found != nil && len(found[1]) >= d.colons {
			return "a block of colons begins inside a scope directive", "`" + strings.Repeat(":", len(found[1])+1) + " scope …` around it, ended by as many"
		}
	}
	return "", ""
}

// strays refuses a line that ends a directive and stands behind its end: what is
// between the two would be taken for text of the page.
func (t tree) strays(directives []*Directive) error {
	if len(directives) == 0 {
		return nil
	}
	open := 0
	for n := t.doc.FirstChild(); n != nil; n = n.NextSibling() {
		if n.Kind() != ast.KindParagraph || n.Pos() < directives[0].stop {
			continue
		}
		for _, segment := range n.Lines().Sliced(0, n.Lines().Len()) {
			line := segment.Value(t.source)
			switch {
			case container.Match(line):
				open++
			case !closes(line, 3):
			case open > 0:
				open--
			default:
				return &SyntaxError{t.line(segment.Start), "a line of colons ends nothing", "it only where a directive ends"}
			}
		}
	}
	return nil
}

// body cuts the directives out.
func (t tree) body(directives []*Directive) Body {
	var b Body
	var text strings.Builder
	lines, from, waiting := 0, 0, 0
	add := func(piece string) {
		if piece == "" {
			return
		}
		if text.Len() > 0 {
			text.WriteByte('\n')
			lines++
			// The blank line counts to the piece before it.
			for i := range b.Sections[waiting:] {
				b.Sections[waiting+i].Line = lines
			}
		}
		waiting = len(b.Sections)
		text.WriteString(piece)
		lines += strings.Count(piece, "\n")
	}
	for _, d := range directives {
		add(trimBlank(string(t.source[from:d.start]), from > 0, true))
		b.Sections = append(b.Sections, Section{
			Scope: d.Scope, Text: trimBlank(string(t.source[d.from:d.to]), true, true), Line: lines, Source: t.line(d.start),
		})
		from = d.stop
	}
	add(trimBlank(string(t.source[from:]), true, false))
	b.Text = text.String()
	return b
}

// trimBlank drops blank lines at the ends of a piece and ends it, where it is cut
// at its end, in a line feed.
func trimBlank(s string, start, end bool) string {
	for start {
		line, rest, more := strings.Cut(s, "\n")
		if !more || !blank(line) {
			break
		}
		s = rest
	}
	if blank(s) {
		return ""
	}
	if end {
		s = strings.TrimRight(s, " \t\n") + trailing(s) + "\n"
	}
	return s
}

// trailing is the white space at the end of the last line that is not blank: two
// spaces are a line break.
func trailing(s string) string {
	kept := strings.TrimRight(s, " \t\n")
	space, _, _ := strings.Cut(s[len(kept):], "\n")
	return space
}

func blank(s string) bool { return strings.TrimSpace(s) == "" }
