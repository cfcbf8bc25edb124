package body

import (
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"
)

// Boundaries are the places of a text without directives where one may stand, each
// as a number of lines before it, ascending: its ends, before a top-level block, and
// before an item of a top-level list. A directive there changes how nothing before
// or behind it reads. The error is a *SyntaxError if there are directives in it.
func Boundaries(text string) ([]int, error) {
	t := newTree(text)
	directives, err := t.directives()
	if err != nil {
		return nil, err
	}
	if len(directives) > 0 {
		return nil, &SyntaxError{t.line(directives[0].start), "a scope directive stands in the text of a section", "text of one scope"}
	}
	places := []int{0, Lines(text)}
	for n := t.doc.FirstChild(); n != nil; n = n.NextSibling() {
		places = append(places, t.line(n.Pos())-1)
		if n.Kind() != ast.KindList {
			continue
		}
		for item := n.FirstChild(); item != nil; item = item.NextSibling() {
			places = append(places, t.line(item.Pos())-1)
		}
	}
	slices.Sort(places)
	return slices.Compact(places), nil
}

// Lines is the number of lines of a text; the last one need not end in a line feed.
func Lines(text string) int {
	n := strings.Count(text, "\n")
	if text != "" && text[len(text)-1] != '\n' {
		n++
	}
	return n
}
