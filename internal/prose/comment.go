package prose

import (
	"bytes"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// kindCommentMark tells the node of a mark of comments.
var kindCommentMark = ast.NewNodeKind("CommentMark")

// commentMark is %%. What stands between two of them, in one block or over several, is a
// comment: what its writer keeps from readers, and nothing that the text says.
type commentMark struct{ ast.BaseInline }

// Kind implements ast.Node.
func (*commentMark) Kind() ast.NodeKind { return kindCommentMark }

// Dump implements ast.Node.
func (m *commentMark) Dump(source []byte, level int) { ast.DumpHelper(m, source, level, nil, nil) }

const commentSign = "%%"

type commentParser struct{}

// Trigger implements parser.InlineParser.
func (commentParser) Trigger() []byte { return []byte{commentSign[0]} }

// Parse implements parser.InlineParser.
func (commentParser) Parse(_ ast.Node, block text.Reader, _ parser.Context) ast.Node {
	line, _ := block.PeekLine()
	if !bytes.HasPrefix(line, []byte(commentSign)) {
		return nil
	}
	block.Advance(len(commentSign))
	return &commentMark{}
}

// comments are the marks in pairs and the nodes between them. A mark pairs with the next
// one for the same readers; one without another is text.
func comments(doc ast.Node) map[ast.Node]bool {
	left := map[string]int{}
	inlines(doc, func(n ast.Node, scope string) {
		if n.Kind() == kindCommentMark {
			left[scope]++
		}
	})
	for scope := range left {
		left[scope] -= left[scope] % 2
	}
	out, open := map[ast.Node]bool{}, map[string]bool{}
	inlines(doc, func(n ast.Node, scope string) {
		switch {
		case n.Kind() == kindCommentMark && left[scope] > 0:
			left[scope]--
			open[scope] = !open[scope]
			out[n] = true
		case open[scope]:
			out[n] = true
		}
	})
	return out
}

// inlines visits what blocks hold that has nothing inside it, and links, in order.
func inlines(doc ast.Node, visit func(n ast.Node, scope string)) {
	// The visitor never fails, so neither does the walk.
	_ = ast.Walk(doc, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if entering && n.Type() == ast.TypeInline && (!n.HasChildren() || n.Kind() == ast.KindLink || n.Kind() == ast.KindImage || n.Kind() == ast.KindCodeSpan) {
			visit(n, scopeOf(n))
		}
		return ast.WalkContinue, nil
	})
}
