package body_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"brain/internal/body"
)

// Quotes and lists nest to a depth of a hundred blocks, and a line of nothing else is
// read in time that grows with its length.
func TestNesting(t *testing.T) {
	p := parser.NewParser(parser.WithBlockParsers(body.BlockParsers()...))
	depth := func(src string) (deepest int) {
		var n ast.Node = p.Parse(text.NewReader([]byte(src)))
		for n = n.FirstChild(); n != nil && n.Type() == ast.TypeBlock; n = n.FirstChild() {
			deepest++
		}
		return deepest
	}
	require.Equal(t, 51, depth(strings.Repeat("> ", 50)+"a"))
	for _, signs := range []string{"> ", "1. ", "+ ", "> + "} {
		require.Equal(t, 101, depth(strings.Repeat(signs, 200_000/len(signs))+"a"), "%q", signs)
	}
}
