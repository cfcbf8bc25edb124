package markdown

import (
	"net/url"
	"regexp"
	"strings"
	"unicode"

	"github.com/yuin/goldmark/ast"
	extensionast "github.com/yuin/goldmark/extension/ast"
	gmtext "github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
	"golang.org/x/text/unicode/norm"

	"brain/internal/body"
)

// Note is what one text holds.
type Note struct {
	// Fields are the keys of the front matter, in order.
	Fields []Field
	// FrontMatterErr wraps ErrFrontMatter where the front matter could not be
	// read; it is part of Body then.
	FrontMatterErr error
	// Heading is the text of a level-1 heading that is the first block, else "".
	Heading string
	// Body is the Markdown without front matter, lines ending in "\n".
	Body string
	// Tags are the tags in the text, without "#", in order, repeated as written.
	Tags []string
	// References are the links to other notes, in order.
	References []Reference
	// Embeds counts embedded notes, images and files.
	Embeds int
	// DirectiveErr is what is wrong with the scope directives in Body, a
	// *body.SyntaxError. Nothing is read from the text then: nobody knows for whom
	// it is.
	DirectiveErr error
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
type Sentence struct{ Text string }

// ParseNote reads one note. src is UTF-8; a byte order mark and control characters
// but tabs and line feeds are dropped. Tags in a scope directive are not the
// page's.
func ParseNote(src string) Note {
	note, text := parseHead(src)
	note.Body = text
	if _, note.DirectiveErr = body.Parse(text); note.DirectiveErr != nil {
		return note
	}
	r := noteReader{note: &note, source: []byte(note.Body)}
	r.read(markdownParser().Parse(gmtext.NewReader(r.source)))
	return note
}

// parseHead reads the front matter only and returns the text behind it.
func parseHead(src string) (note Note, text string) {
	src = strings.TrimPrefix(src, "\ufeff")
	src = strings.Map(withoutControls, strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(src))
	matter, text, ok := splitFrontMatter(src)
	if !ok {
		return note, src
	}
	fields, err := parseFrontMatter(matter)
	if err != nil {
		note.FrontMatterErr = err
		return note, src
	}
	note.Fields = fields
	return note, strings.TrimLeft(text, "\n")
}

// firstBlockBytes bounds the text that firstHeading reads.
const firstBlockBytes = 4 << 10

// firstHeading is Note.Heading without reading all of the text.
func firstHeading(text string) string {
	text = strings.TrimLeft(text, "\n")
	if end := strings.Index(text, "\n\n"); end >= 0 {
		text = text[:end]
	}
	if len(text) > firstBlockBytes {
		text = strings.ToValidUTF8(text[:firstBlockBytes], "")
	}
	r := noteReader{note: &Note{}, source: []byte(text)}
	r.read(markdownParser().Parse(gmtext.NewReader(r.source)))
	return r.note.Heading
}

type noteReader struct {
	note   *Note
	source []byte
}

func (r *noteReader) read(doc ast.Node) {
	if h, ok := doc.FirstChild().(*ast.Heading); ok && h.Level == 1 {
		r.note.Heading = strings.Join(strings.Fields(r.blockText(h).text.String()), " ")
	}
	// The visitor never fails, so neither does the walk.
	_ = ast.Walk(doc, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		switch n.Kind() {
		case ast.KindParagraph, ast.KindTextBlock, ast.KindHeading, extensionast.KindTableCell:
			b := r.blockText(n)
			scope := scopeOf(n)
			if n.Kind() != ast.KindHeading && scope == "" {
				r.note.Tags = append(r.note.Tags, b.tags...)
			}
			r.note.Embeds += b.embeds
			r.note.References = append(r.note.References, b.placedReferences(scope)...)
			return ast.WalkSkipChildren, nil
		}
		return ast.WalkContinue, nil
	})
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

// withoutControls drops control characters, which no page may hold and which text
// that was copied from elsewhere has.
func withoutControls(r rune) rune {
	if unicode.IsControl(r) && r != '\n' && r != '\t' {
		return -1
	}
	return r
}

// block is the plain text of one block and what stands in it.
type block struct {
	text       strings.Builder
	tags       []string
	embeds     int
	references []placed
}

// placed is a reference and the bytes of the block's text that show it. What is
// struck out says nothing.
type placed struct {
	Reference
	at, end int
	struck  bool
}

// placedReferences gives the references of the block with the sentences that hold them.
func (b *block) placedReferences(scope string) []Reference {
	said := b.text.String()
	sentences := map[int]*Sentence{}
	struck := &Sentence{}
	refs := make([]Reference, len(b.references))
	for i, ref := range b.references {
		start, end := sentenceAt(said, ref.at)
		if sentences[start] == nil {
			sentences[start] = &Sentence{said[start:end]}
		}
		refs[i] = ref.Reference
		refs[i].Excerpt, refs[i].Scope = excerpt(said[start:end], ref.at-start), scope
		refs[i].Sentence, refs[i].Start, refs[i].End = sentences[start], ref.at-start, min(ref.end, end)-start
		if ref.struck {
			refs[i].Sentence, refs[i].Start, refs[i].End = struck, 0, 0
		}
	}
	return refs
}

func (r *noteReader) blockText(n ast.Node) *block {
	b := &block{}
	// open are the links around the place that is read, by index, -1 for one that is
	// no reference.
	var open []int
	_ = ast.Walk(n, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			if _, ok := n.(*ast.Link); ok && len(open) > 0 {
				if i := open[len(open)-1]; i >= 0 {
					b.references[i].end = b.text.Len()
				}
				open = open[:len(open)-1]
			}
			return ast.WalkContinue, nil
		}
		switch n := n.(type) {
		case *ast.Text:
			b.text.Write(util.UnescapePunctuations(n.Segment.Value(r.source)))
			if n.HardLineBreak() {
				b.text.WriteByte('\n')
			} else if n.SoftLineBreak() {
				b.text.WriteByte(' ')
			}
		case *ast.String:
			b.text.Write(n.Value)
		case *ast.AutoLink:
			b.text.Write(n.Label(r.source))
		case *ast.Image:
			b.embeds++
			return ast.WalkSkipChildren, nil
		case *ast.Link:
			open = append(open, -1)
			if target, ok := linkTarget(string(n.Destination)); ok {
				open[len(open)-1] = len(b.references)
				b.references = append(b.references, placed{Reference: Reference{Target: target, Path: true}, at: b.text.Len(), struck: isStruck(n)})
			}
		case *tag:
			b.tags = append(b.tags, norm.NFC.String(n.name))
			b.text.WriteString("#" + n.name)
		case *wikiLink:
			if n.embed {
				b.embeds++
				return ast.WalkSkipChildren, nil
			}
			if n.target != "" {
				at := b.text.Len()
				b.references = append(b.references, placed{Reference{Target: norm.NFC.String(n.target)}, at, at + len(n.shown()), isStruck(n)})
			}
			b.text.WriteString(n.shown())
		}
		return ast.WalkContinue, nil
	})
	return b
}

// linkTarget returns the path that a Markdown link names. ok is false for
// addresses with a scheme, for places on the same page, and for folders.
func linkTarget(destination string) (target string, ok bool) {
	// A colon in the first segment may also stand in a file name; only what looks
	// like a scheme is one.
	if scheme.MatchString(destination) || strings.HasPrefix(destination, "//") {
		return "", false
	}
	target, _, _ = strings.Cut(destination, "#")
	target, _, _ = strings.Cut(target, "?")
	if decoded, err := url.PathUnescape(target); err == nil {
		target = decoded
	}
	target = norm.NFC.String(strings.TrimSpace(target))
	if target == "" || strings.HasSuffix(target, "/") {
		return "", false
	}
	return target, true
}

var scheme = regexp.MustCompile(`^[A-Za-z][A-Za-z0-9+.-]*:`)
