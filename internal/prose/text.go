package prose

import (
	"strings"

	"github.com/yuin/goldmark/ast"
	extensionast "github.com/yuin/goldmark/extension/ast"
	gmtext "github.com/yuin/goldmark/text"

	"brain/internal/body"
)

// Text is what is read of a text.
type Text struct {
	// Heading is the text of a level-1 heading that is the first block, else "".
	Heading string
	// Tags are the tags in the text, without "#", in order, repeated as written.
	// Those in a scope directive are not among them.
	Tags []string
	// References are the links to other pages, in order.
	References []Reference
	// Dated are the lines that say what happened on a date, in order.
	Dated []DatedLine
	// Embeds counts embedded notes, images and files.
	Embeds int
}

// Reference is one link to another note.
type Reference struct {
	// Target is what it names, in NFC, without heading and block.
	Target string
	// Path is whether Target is a path relative to the note, as in Markdown
	// links, rather than a name.
	Path bool
	// Excerpt is the sentence that holds it.
	Excerpt string
	// Sentence is the whole sentence, the same for all references in it; Start and End
	// are the bytes of it that show the link.
	Sentence   *Sentence
	Start, End int
	// Scope is the scope of the directive that holds it, "" outside of one.
	Scope string
}

// Sentence is a sentence that holds references.
type Sentence struct {
	Text string
	// States is false for one that states nothing: a part of one that is longer than
	// what is read, somebody else's words, something to be done.
	States bool
}

// Shown is what a reader sees of the reference.
func (r Reference) Shown() string { return r.Sentence.Text[r.Start:r.End] }

// Read reads a text. The error is a *body.SyntaxError, with an empty Text: of what has
// broken scope directives nobody knows for whom it is.
func Read(src string) (Text, error) {
	if _, err := body.Parse(src); err != nil {
		return Text{}, err
	}
	r := reader{source: readable(src)}
	doc := markdownParser().Parse(gmtext.NewReader(r.source))
	if strings.Contains(src, commentSign) {
		r.comments = comments(doc)
	}
	r.read(doc)
	return r.text, nil
}

// maxLineLinks is how many Markdown links a line can have that is read for links.
// Reading a line takes time with the square of those that do not end.
const maxLineLinks = 1_000

// readable is a text of the same length in which lines of too many links have none.
func readable(src string) []byte {
	if strings.Count(src, "](") <= maxLineLinks {
		return []byte(src)
	}
	out := make([]byte, 0, len(src))
	for line := range strings.Lines(src) {
		if strings.Count(line, "](") > maxLineLinks {
			line = strings.ReplaceAll(line, "](", "] ")
		}
		out = append(out, line...)
	}
	return out
}

// firstBlockBytes bounds the text that FirstHeading reads.
const firstBlockBytes = 4 << 10

// FirstHeading is Text.Heading without reading all of the text.
func FirstHeading(text string) string {
	text = strings.TrimLeft(text, "\n")
	if end := strings.Index(text, "\n\n"); end >= 0 {
		text = text[:end]
	}
	if len(text) > firstBlockBytes {
		text = strings.ToValidUTF8(text[:firstBlockBytes], "")
	}
	r := reader{source: []byte(text)}
	r.read(markdownParser().Parse(gmtext.NewReader(r.source)))
	return r.text.Heading
}

type reader struct {
	text   Text
	source []byte
	// comments are the nodes that say nothing.
	comments map[ast.Node]bool
}

func (r *reader) read(doc ast.Node) {
	if h, ok := doc.FirstChild().(*ast.Heading); ok && h.Level == 1 {
		r.text.Heading = strings.Join(strings.Fields(r.blockText(h).text.String()), " ")
	}
	// The visitor never fails, so neither does the walk.
	_ = ast.Walk(doc, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		switch n.Kind() {
		case ast.KindParagraph, ast.KindTextBlock, ast.KindHeading, extensionast.KindTableCell:
			b := r.blockText(n)
			b.states = !r.isQuoted(n) && !isOpenTask(n, b.text.String())
			scope := scopeOf(n)
			if n.Kind() != ast.KindHeading && scope == "" {
				r.text.Tags = append(r.text.Tags, b.tags...)
			}
			r.text.Embeds += b.embeds
			r.text.References = append(r.text.References, b.placedReferences(scope)...)
			r.text.Dated = append(r.text.Dated, b.datedLines(n, scope, r.amongDates)...)
			return ast.WalkSkipChildren, nil
		}
		return ast.WalkContinue, nil
	})
}

// isQuoted tells whether a block is in a block quote. A callout, whose first line is
// "[!kind]", is the writer's own.
func (r *reader) isQuoted(n ast.Node) bool {
	for ; n != nil; n = n.Parent() {
		if n.Kind() == ast.KindBlockquote && !r.isCallout(n.FirstChild()) {
			return true
		}
	}
	return false
}

func (r *reader) isCallout(first ast.Node) bool {
	if first == nil || first.Kind() != ast.KindParagraph || first.Lines().Len() == 0 {
		return false
	}
	line := first.Lines().At(0)
	return strings.HasPrefix(string(line.Value(r.source)), "[!")
}

// isOpenTask tells whether a block with the text is an item of a list that is yet to
// be done.
func isOpenTask(n ast.Node, said string) bool {
	return n.Parent().Kind() == ast.KindListItem && strings.HasPrefix(said, "[ ] ")
}

// isStruck tells whether a node is struck out.
func isStruck(n ast.Node) bool {
	for ; n != nil; n = n.Parent() {
		if n.Kind() == extensionast.KindStrikethrough {
			return true
		}
	}
	return false
}

// scopeOf is the scope of the directive around a block, "" outside of one.
func scopeOf(n ast.Node) string {
	for ; n != nil; n = n.Parent() {
		if d, ok := n.(*body.Directive); ok {
			return d.Scope
		}
	}
	return ""
}
