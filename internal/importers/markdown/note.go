package markdown

import (
	"net/url"
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"
	extensionast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
	"golang.org/x/text/unicode/norm"
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
}

// ParseNote reads one note. src is UTF-8; a byte order mark and carriage
// returns are dropped.
func ParseNote(src string) Note {
	note, body := parseHead(src)
	note.Body = body
	r := noteReader{note: &note, source: []byte(note.Body)}
	r.read(markdownParser().Parse(text.NewReader(r.source)))
	return note
}

// parseHead reads the front matter only and returns the text behind it.
func parseHead(src string) (note Note, body string) {
	src = strings.TrimPrefix(src, "\ufeff")
	src = strings.ReplaceAll(src, "\r\n", "\n")
	matter, body, ok := splitFrontMatter(src)
	if !ok {
		return note, src
	}
	fields, err := parseFrontMatter(matter)
	if err != nil {
		note.FrontMatterErr = err
		return note, src
	}
	note.Fields = fields
	return note, strings.TrimLeft(body, "\n")
}

// firstBlockBytes bounds the text that firstHeading reads.
const firstBlockBytes = 4 << 10

// firstHeading is Note.Heading without reading all of the text.
func firstHeading(body string) string {
	body = strings.TrimLeft(body, "\n")
	if end := strings.Index(body, "\n\n"); end >= 0 {
		body = body[:end]
	}
	if len(body) > firstBlockBytes {
		body = strings.ToValidUTF8(body[:firstBlockBytes], "")
	}
	r := noteReader{note: &Note{}, source: []byte(body)}
	r.read(markdownParser().Parse(text.NewReader(r.source)))
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
			if n.Kind() != ast.KindHeading {
				r.note.Tags = append(r.note.Tags, b.tags...)
			}
			r.note.Embeds += b.embeds
			for _, ref := range b.references {
				ref.Excerpt = sentence(b.text.String(), ref.at)
				r.note.References = append(r.note.References, ref.Reference)
			}
			return ast.WalkSkipChildren, nil
		}
		return ast.WalkContinue, nil
	})
}

// block is the plain text of one block and what stands in it.
type block struct {
	text       strings.Builder
	tags       []string
	embeds     int
	references []placed
}

// placed is a reference and its byte offset in the block's text.
type placed struct {
	Reference
	at int
}

func (r *noteReader) blockText(n ast.Node) *block {
	b := &block{}
	_ = ast.Walk(n, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
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
			if target, ok := linkTarget(string(n.Destination)); ok {
				b.references = append(b.references, placed{Reference{Target: target, Path: true}, b.text.Len()})
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
				b.references = append(b.references, placed{Reference{Target: norm.NFC.String(n.target)}, b.text.Len()})
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
