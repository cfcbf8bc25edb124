package body

import (
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// maxNesting is how deep quotes and lists stand in each other. The parser looks at a
// line from its beginning at each level, so a line of nothing but ">" would take the
// square of its length. What stands deeper is text.
const maxNesting = 100

// BlockParsers are CommonMark's parsers of blocks with that of directives; quotes and
// lists open to a depth of 100.
func BlockParsers() []util.PrioritizedValue {
	parsers := append(parser.DefaultBlockParsers(), util.Prioritized(NewParser(), Priority))
	for i, p := range parsers {
		switch p.Value {
		case parser.NewBlockquoteParser(), parser.NewListParser(), parser.NewListItemParser():
			parsers[i].Value = nested{p.Value.(parser.BlockParser)}
		}
	}
	return parsers
}

// nested is a parser of blocks that hold others.
type nested struct{ parser.BlockParser }

// Open implements parser.BlockParser.
func (n nested) Open(parent ast.Node, reader text.Reader, pc parser.Context) (ast.Node, parser.State) {
	depth := 0
	for at := parent; at != nil; at = at.Parent() {
		if depth++; depth > maxNesting {
			return nil, parser.NoChildren
		}
	}
	return n.BlockParser.Open(parent, reader, pc)
}
