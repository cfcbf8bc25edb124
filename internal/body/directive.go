package body

import (
	"bytes"
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// KindDirective tells the node of a scope directive in a Markdown tree.
var KindDirective = ast.NewNodeKind("ScopeDirective")

// Directive is the node of a scope directive; its children are the blocks inside.
type Directive struct {
	ast.BaseBlock
	// Scope is the scope as written, "" for none.
	Scope string

	colons int
	// start and stop are the bytes of the directive with its two lines, from and to
	// those of the lines between.
	start, from, to, stop int
	closed                bool
}

// Kind implements ast.Node.
func (*Directive) Kind() ast.NodeKind { return KindDirective }

// Dump implements ast.Node.
func (d *Directive) Dump(source []byte, level int) {
	ast.DumpHelper(d, source, level, map[string]string{"scope": d.Scope}, nil)
}

// opener is the line that begins a directive.
var opener = regexp.MustCompile(`^(:{3,})[ \t]*(?i:scope)(?:[ \t]+(.*?))?[ \t]*\n?$`)

// NewParser returns the block parser of the directive. Its nodes may stand
// anywhere that Markdown has blocks; where they may not is for the reader of the
// tree to refuse.
func NewParser() parser.BlockParser { return directiveParser{} }

// Priority is where the parser stands among others: before paragraphs (1,000).
const Priority = 750

type directiveParser struct{}

// Trigger implements parser.BlockParser.
func (directiveParser) Trigger() []byte { return []byte{':'} }

// Open implements parser.BlockParser.
func (directiveParser) Open(_ ast.Node, reader text.Reader, pc parser.Context) (ast.Node, parser.State) {
	if pc.BlockIndent() != 0 {
		return nil, parser.NoChildren
	}
	line, segment := reader.PeekLine()
	found := opener.FindSubmatch(line)
	if found == nil {
		return nil, parser.NoChildren
	}
	reader.AdvanceToEOL()
	return &Directive{
		Scope: strings.TrimSpace(string(found[2])), colons: len(found[1]),
		start: segment.Start, from: segment.Stop, to: segment.Stop, stop: segment.Stop,
	}, parser.HasChildren
}

// Continue implements parser.BlockParser.
func (directiveParser) Continue(node ast.Node, reader text.Reader, pc parser.Context) parser.State {
	d := node.(*Directive)
	line, segment := reader.PeekLine()
	if segment.Padding == 0 && closes(line, d.colons) && !verbatim(pc.LastOpenedBlock().Node, d, reader.Source()) {
		d.closed, d.to, d.stop = true, segment.Start, segment.Stop
		reader.AdvanceToEOL()
		return parser.Close
	}
	d.to, d.stop = segment.Stop, segment.Stop
	return parser.Continue | parser.HasChildren
}

// Close implements parser.BlockParser.
func (directiveParser) Close(ast.Node, text.Reader, parser.Context) {}

// CanInterruptParagraph implements parser.BlockParser.
func (directiveParser) CanInterruptParagraph() bool { return true }

// CanAcceptIndentedLine implements parser.BlockParser.
func (directiveParser) CanAcceptIndentedLine() bool { return false }

// closes tells whether a line ends a directive of so many colons.
func closes(line []byte, colons int) bool {
	rest := bytes.TrimLeft(line, ":")
	return len(line)-len(rest) >= colons && len(bytes.TrimSpace(rest)) == 0
}

// verbatim tells whether the innermost open block is one right inside the
// directive that takes every line as it is until it is closed itself. In one
// further inside, a line at the margin ends what it stands in.
func verbatim(open ast.Node, d *Directive, source []byte) bool {
	if open == nil || open.Parent() != ast.Node(d) {
		return false
	}
	html, ok := open.(*ast.HTMLBlock)
	if !ok {
		return open.Kind() == ast.KindFencedCodeBlock
	}
	// The parser notes only with the next line that a block ended with its first.
	end, ok := htmlEnds[html.HTMLBlockType]
	return ok && (html.Lines().Len() != 1 || !end.Match(html.Lines().Value(source)))
}

// htmlEnds are the ends of HTML that does not end at a blank line (CommonMark 4.6).
var htmlEnds = map[ast.HTMLBlockType]*regexp.Regexp{
	ast.HTMLBlockType1: regexp.MustCompile(`(?i)</(?:script|pre|style|textarea)>`),
	ast.HTMLBlockType2: regexp.MustCompile(`-->`),
	ast.HTMLBlockType3: regexp.MustCompile(`\?>`),
	ast.HTMLBlockType4: regexp.MustCompile(`>`),
	ast.HTMLBlockType5: regexp.MustCompile(`\]\]>`),
}
