package prose

import (
	"bytes"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"brain/internal/body"
)

// kindWikiLink and kindTag tell the two nodes that this package adds to the
// Markdown tree.
var (
	kindWikiLink = ast.NewNodeKind("WikiLink")
	kindTag      = ast.NewNodeKind("Tag")
)

// wikiLink is [[target#fragment|label]], or the same with ! before it.
type wikiLink struct {
	ast.BaseInline
	target, fragment, label string
	embed                   bool
}

// Kind implements ast.Node.
func (*wikiLink) Kind() ast.NodeKind { return kindWikiLink }

// Dump implements ast.Node.
func (l *wikiLink) Dump(source []byte, level int) {
	ast.DumpHelper(l, source, level, map[string]string{"target": l.target}, nil)
}

// shown is what a reader sees in place of the link.
func (l *wikiLink) shown() string {
	switch {
	case l.label != "":
		return l.label
	case l.fragment == "":
		return l.target
	case l.target == "":
		return strings.TrimPrefix(l.fragment, "^")
	}
	return l.target + " > " + strings.TrimPrefix(l.fragment, "^")
}

// tag is #name.
type tag struct {
	ast.BaseInline
	name string
}

// Kind implements ast.Node.
func (*tag) Kind() ast.NodeKind { return kindTag }

// Dump implements ast.Node.
func (t *tag) Dump(source []byte, level int) {
	ast.DumpHelper(t, source, level, map[string]string{"name": t.name}, nil)
}

// markdownParser returns the one parser, which keeps no state of a text.
var markdownParser = sync.OnceValue(newParser)

// newParser returns a CommonMark parser with tables, scope directives, wiki links, tags and comments. The
// last three stand before Markdown's own links (200) and behind code spans (100).
func newParser() parser.Parser {
	md := goldmark.New(
		goldmark.WithParser(parser.NewParser(
			parser.WithBlockParsers(body.BlockParsers()...),
			parser.WithInlineParsers(append(inlineParsers(),
				util.Prioritized(wikiLinkParser{}, 150),
				util.Prioritized(tagParser{}, 160),
				util.Prioritized(commentParser{}, 170),
			)...),
			parser.WithParagraphTransformers(parser.DefaultParagraphTransformers()...),
		)),
		goldmark.WithExtensions(extension.Table),
	)
	return md.Parser()
}

type wikiLinkParser struct{}

// Trigger implements parser.InlineParser.
func (wikiLinkParser) Trigger() []byte { return []byte{'[', '!'} }

// Parse implements parser.InlineParser.
func (wikiLinkParser) Parse(_ ast.Node, block text.Reader, _ parser.Context) ast.Node {
	line, _ := block.PeekLine()
	rest, embed := bytes.CutPrefix(line, []byte("!"))
	rest, ok := bytes.CutPrefix(rest, []byte("[["))
	if !ok {
		return nil
	}
	end := bytes.Index(rest, []byte("]]"))
	if end < 0 {
		return nil
	}
	link, ok := parseWikiLink(string(rest[:end]))
	if !ok {
		return nil
	}
	link.embed = embed
	block.Advance(len(line) - len(rest) + end + len("]]"))
	return link
}

// parseWikiLink reads what stands between the brackets. In a table the bar is
// written \|, as the table would take it otherwise.
func parseWikiLink(inner string) (*wikiLink, bool) {
	if strings.Contains(inner, "[[") {
		return nil, false
	}
	target, label, _ := strings.Cut(inner, "|")
	target = strings.TrimSuffix(target, `\`)
	target, fragment, _ := strings.Cut(target, "#")
	l := &wikiLink{target: strings.TrimSpace(target), fragment: strings.TrimSpace(fragment), label: strings.TrimSpace(label)}
	return l, l.target != "" || l.fragment != ""
}

type tagParser struct{}

// Trigger implements parser.InlineParser.
func (tagParser) Trigger() []byte { return []byte{'#'} }

// Parse implements parser.InlineParser.
func (tagParser) Parse(parent ast.Node, block text.Reader, _ parser.Context) ast.Node {
	if !unicode.IsSpace(block.PrecendingCharacter()) {
		return nil
	}
	line, _ := block.PeekLine()
	name := tagName(string(line[1:]))
	if name == "" {
		return nil
	}
	block.Advance(1 + len(name))
	return &tag{name: name}
}

// tagName returns the tag that s begins with, "" for none: letters, digits and
// pictures of any script, "_", "-" and "/" for nesting, not digits alone.
func tagName(s string) string {
	end, named := 0, false
	for end < len(s) {
		r, size := utf8.DecodeRuneInString(s[end:])
		letter := unicode.IsLetter(r) || unicode.IsMark(r) || unicode.Is(unicode.So, r) || r == '\u200d'
		if !letter && !unicode.IsNumber(r) && r != '_' && r != '-' && r != '/' {
			break
		}
		named = named || letter
		end += size
	}
	if !named {
		return ""
	}
	return strings.TrimRight(s[:end], "/")
}
