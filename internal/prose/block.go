package prose

import (
	"strings"

	"github.com/yuin/goldmark/ast"
	extensionast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/util"
	"golang.org/x/text/unicode/norm"
)

// block is the plain text of one block and what stands in it.
type block struct {
	text       strings.Builder
	tags       []string
	embeds     int
	references []placed
	// breaks are where lines begin behind the first, strong and code where bold text and
	// code begin.
	breaks, strong, code []int
	// struck: something in it is struck out.
	struck bool
	// states: its sentences say what is so, to the writer's mind.
	states bool
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
	sentences := map[[2]int]*Sentence{}
	struck := &Sentence{}
	refs := make([]Reference, len(b.references))
	for i, ref := range b.references {
		start, end, whole := sentenceAt(said, ref.at)
		place := [2]int{start, end}
		if sentences[place] == nil {
			sentences[place] = &Sentence{Text: said[start:end], States: whole && b.states}
		}
		refs[i] = ref.Reference
		refs[i].Excerpt, refs[i].Scope = excerpt(said[start:end], ref.at-start), scope
		refs[i].Sentence, refs[i].Start, refs[i].End = sentences[place], ref.at-start, min(ref.end, end)-start
		if ref.struck {
			refs[i].Sentence, refs[i].Start, refs[i].End = struck, 0, 0
		}
	}
	return refs
}

func (r *reader) blockText(n ast.Node) *block {
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
		if r.comments[n] {
			return ast.WalkSkipChildren, nil
		}
		switch n := n.(type) {
		case *commentMark:
			b.text.WriteString(commentSign)
		case *ast.Text:
			b.text.Write(util.UnescapePunctuations(n.Segment.Value(r.source)))
			if n.HardLineBreak() {
				b.text.WriteByte('\n')
			} else if n.SoftLineBreak() {
				b.text.WriteByte(' ')
			}
			if n.HardLineBreak() || n.SoftLineBreak() {
				b.breaks = append(b.breaks, b.text.Len())
			}
		case *ast.String:
			b.text.Write(n.Value)
		case *ast.AutoLink:
			b.text.Write(n.Label(r.source))
		case *ast.Emphasis:
			if n.Level == 2 {
				b.strong = append(b.strong, b.text.Len())
			}
		case *ast.CodeSpan:
			b.code = append(b.code, b.text.Len())
		case *extensionast.Strikethrough:
			b.struck = true
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
