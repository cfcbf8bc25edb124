package prose

import (
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// maxDelimiters is how many signs of emphasis and deletion count in one paragraph. Each
// that closes looks for the one that opened among all before it, so thousands without a
// partner would take the square of their number. Those behind are text.
const maxDelimiters = 1000

// inlineParsers are CommonMark's and strikethrough, with a bound on delimiters.
func inlineParsers() []util.PrioritizedValue {
	parsers := append(parser.DefaultInlineParsers(), util.Prioritized(extension.NewStrikethroughParser(), 500))
	for i, p := range parsers {
		switch p.Value {
		case parser.NewEmphasisParser(), extension.NewStrikethroughParser():
			parsers[i].Value = delimiting{p.Value.(parser.InlineParser)}
		}
	}
	return parsers
}

// delimiting is a parser of signs that come in pairs.
type delimiting struct{ parser.InlineParser }

// counted is how many delimiters a block has so far.
type counted struct {
	block      ast.Node
	delimiters int
}

var countedKey = parser.NewContextKey()

// Parse implements parser.InlineParser.
func (d delimiting) Parse(parent ast.Node, block text.Reader, pc parser.Context) ast.Node {
	so, _ := pc.Get(countedKey).(counted)
	if so.block != parent {
		so = counted{block: parent}
	}
	if so.delimiters >= maxDelimiters {
		return nil
	}
	found := d.InlineParser.Parse(parent, block, pc)
	if found != nil {
		so.delimiters++
		pc.Set(countedKey, so)
	}
	return found
}
