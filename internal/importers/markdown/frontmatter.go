package markdown

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
	"golang.org/x/text/unicode/norm"
)

const (
	// maxFrontMatterBytes bounds the front matter that is read as YAML.
	maxFrontMatterBytes = 64 << 10
	maxFrontMatterDepth = 20
)

// ErrFrontMatter is wrapped by every fault of a front matter.
var ErrFrontMatter = errors.New("broken front matter")

// Field is one key of a front matter and its value.
type Field struct {
	// Key is the key as written, in NFC.
	Key string
	// value is nil, bool, json.Number, string, []any or map[string]any.
	value any
}

// JSON returns the value in JSON; numbers keep their digits, and what would
// change as a JSON number (0123, .nan) is text as written.
func (f Field) JSON() json.RawMessage {
	b, err := json.Marshal(f.value)
	if err != nil {
		// The value consists of JSON's own types only.
		panic("front matter value: " + err.Error())
	}
	return b
}

// Texts returns the texts of the value, those of nested lists included; a
// number counts as text. ok is false for anything that holds a mapping or a
// switch.
func (f Field) Texts() (texts []string, ok bool) { return textsOf(f.value) }

func textsOf(value any) (texts []string, ok bool) {
	switch v := value.(type) {
	case nil:
		return nil, true
	case string:
		if v = strings.TrimSpace(v); v != "" {
			texts = append(texts, v)
		}
		return texts, true
	case json.Number:
		return []string{v.String()}, true
	case []any:
		for _, item := range v {
			more, ok := textsOf(item)
			if !ok {
				return nil, false
			}
			texts = append(texts, more...)
		}
		return texts, true
	}
	return nil, false
}

// wikiTexts is Texts for a value that may name notes: YAML reads an unquoted
// [[Ada]] as a list in a list.
func (f Field) wikiTexts() (texts []string, ok bool) {
	list, isList := f.value.([]any)
	if !isList {
		return f.Texts()
	}
	for _, item := range list {
		more, ok := textsOf(item)
		if !ok {
			return nil, false
		}
		texts = append(texts, more...)
	}
	return texts, true
}

// splitFrontMatter cuts the YAML between the first line "---" and the next one
// from the rest. ok is false where the text does not begin with a closed one.
func splitFrontMatter(src string) (matter, body string, ok bool) {
	first, rest, found := strings.Cut(src, "\n")
	if !found || strings.TrimRight(first, " \t") != "---" {
		return "", src, false
	}
	for at := 0; at < len(rest); {
		line, _, _ := strings.Cut(rest[at:], "\n")
		next := min(at+len(line)+1, len(rest))
		if strings.TrimRight(line, " \t") == "---" {
			return rest[:at], rest[next:], true
		}
		at = next
	}
	return "", src, false
}

// parseFrontMatter reads YAML keys with values in their order. Aliases are
// refused: they let a short text stand for an endless one.
func parseFrontMatter(matter string) ([]Field, error) {
	if len(matter) > maxFrontMatterBytes {
		return nil, fmt.Errorf("%w: %d bytes, at most %d are read", ErrFrontMatter, len(matter), maxFrontMatterBytes)
	}
	if deep(matter) {
		return nil, fmt.Errorf("%w: nested over %d levels", ErrFrontMatter, maxFrontMatterDepth)
	}
	file, err := parser.ParseBytes([]byte(matter), 0)
	if err != nil {
		var y yaml.Error
		if errors.As(err, &y) {
			return nil, fmt.Errorf("%w: line %d: %s", ErrFrontMatter, y.GetToken().Position.Line+1, y.GetMessage())
		}
		return nil, fmt.Errorf("%w: %w", ErrFrontMatter, err)
	}
	if len(file.Docs) == 0 || file.Docs[0].Body == nil {
		return nil, nil
	}
	entries, ok := mappingOf(file.Docs[0].Body)
	if !ok {
		if _, empty := file.Docs[0].Body.(*ast.NullNode); empty {
			return nil, nil
		}
		if _, comment := file.Docs[0].Body.(*ast.CommentGroupNode); comment {
			return nil, nil
		}
		return nil, fmt.Errorf("%w: expected keys with values", ErrFrontMatter)
	}
	fields := make([]Field, 0, len(entries))
	for _, entry := range entries {
		key, value, err := entryOf(entry, 1)
		if err != nil {
			return nil, err
		}
		fields = append(fields, Field{Key: key, value: value})
	}
	return fields, nil
}

// deep reports flow collections nested beyond reason, before the parser
// recurses into them.
func deep(matter string) bool {
	depth := 0
	for _, r := range matter {
		switch r {
		case '[', '{':
			if depth++; depth > maxFrontMatterDepth*4 {
				return true
			}
		case ']', '}', '\n':
			depth = max(0, depth-1)
		}
	}
	return false
}

func mappingOf(node ast.Node) ([]*ast.MappingValueNode, bool) {
	switch n := node.(type) {
	case *ast.MappingNode:
		return n.Values, true
	case *ast.MappingValueNode:
		return []*ast.MappingValueNode{n}, true
	}
	return nil, false
}

func entryOf(entry *ast.MappingValueNode, depth int) (key string, value any, err error) {
	name, err := valueOf(entry.Key, depth)
	if err != nil {
		return "", nil, err
	}
	switch k := name.(type) {
	case string:
		key = k
	case json.Number:
		key = k.String()
	default:
		return "", nil, yamlFault(entry.Key, "a key must be text")
	}
	if value, err = valueOf(entry.Value, depth); err != nil {
		return "", nil, err
	}
	return norm.NFC.String(key), value, nil
}

func valueOf(node ast.Node, depth int) (any, error) {
	if depth > maxFrontMatterDepth {
		return nil, yamlFault(node, fmt.Sprintf("nested over %d levels", maxFrontMatterDepth))
	}
	if entries, ok := mappingOf(node); ok {
		m := make(map[string]any, len(entries))
		for _, entry := range entries {
			key, value, err := entryOf(entry, depth+1)
			if err != nil {
				return nil, err
			}
			m[key] = value
		}
		return m, nil
	}
	switch n := node.(type) {
	case nil, *ast.NullNode:
		return nil, nil
	case *ast.StringNode:
		return norm.NFC.String(n.Value), nil
	case *ast.LiteralNode:
		return norm.NFC.String(n.Value.Value), nil
	case *ast.BoolNode:
		return n.Value, nil
	case *ast.IntegerNode:
		return number(n.GetToken().Value), nil
	case *ast.FloatNode:
		return number(n.GetToken().Value), nil
	case *ast.InfinityNode:
		return n.GetToken().Value, nil
	case *ast.NanNode:
		return n.GetToken().Value, nil
	case *ast.SequenceNode:
		list := make([]any, len(n.Values))
		for i, item := range n.Values {
			value, err := valueOf(item, depth+1)
			if err != nil {
				return nil, err
			}
			list[i] = value
		}
		return list, nil
	case *ast.TagNode:
		return valueOf(n.Value, depth)
	case *ast.AnchorNode:
		return valueOf(n.Value, depth)
	case *ast.AliasNode, *ast.MergeKeyNode:
		return nil, yamlFault(node, "aliases are not read")
	}
	return nil, yamlFault(node, "not a value that is read")
}

// number keeps a number whose digits are JSON's too, and any other as text, so
// that 0123 or 1_000 stays as written.
func number(literal string) any {
	if !json.Valid([]byte(literal)) {
		return literal
	}
	// Beyond double precision, JSON readers would round; 1e999 is no number to them.
	if f, _, err := big.ParseFloat(literal, 10, 53, big.ToNearestEven); err != nil || len(literal) > 17 || f.IsInf() || f.MantExp(nil) > 1024 {
		return literal
	}
	return json.Number(literal)
}

func yamlFault(node ast.Node, message string) error {
	line := 0
	if node != nil && node.GetToken() != nil {
		// The front matter's first line is the note's second.
		line = node.GetToken().Position.Line + 1
	}
	return fmt.Errorf("%w: line %d: %s", ErrFrontMatter, line, message)
}
