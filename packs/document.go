package packs

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
	"github.com/goccy/go-yaml/token"
)

// document is a YAML file as a JSON value, with the place of every value.
type document struct {
	value  any
	places map[string]*token.Position
}

// maxNesting is far above the depth of any valid pack; deeper files are
// refused before the recursive parser sees them.
const maxNesting = 64

// readDocument parses YAML and keeps only what JSON can say. A panic of the
// YAML library on broken input becomes a problem like any other.
func readDocument(text []byte) (doc *document, problem *Problem) {
	defer func() {
		if r := recover(); r != nil {
			doc, problem = nil, &Problem{Message: fmt.Sprintf("not valid YAML: %v", r)}
		}
	}()
	if len(text) > MaxBytes {
		return nil, &Problem{Message: fmt.Sprintf("the file has %d bytes, expected at most %d", len(text), MaxBytes)}
	}
	if line := deepLine(string(text)); line > 0 {
		return nil, &Problem{Line: line, Column: 1, Message: fmt.Sprintf("nested deeper than %d levels", maxNesting)}
	}
	file, err := parser.ParseBytes(text, 0)
	if err != nil {
		return nil, syntaxProblem(err)
	}
	var bodies []ast.Node
	for _, d := range file.Docs {
		if d.Body != nil {
			bodies = append(bodies, d.Body)
		}
	}
	if len(bodies) == 0 {
		return nil, &Problem{Line: 1, Column: 1, Message: "the file is empty, expected a pack"}
	}
	if len(bodies) > 1 {
		return nil, problemAt(bodies[1], "", "a second document, expected one pack per file")
	}
	doc = &document{places: map[string]*token.Position{"": {Line: 1, Column: 1}}}
	doc.value, problem = doc.convert(bodies[0], "")
	if problem != nil {
		return nil, problem
	}
	return doc, nil
}

// deepLine returns the first line whose opening brackets, sequence dashes or
// key marks exceed the nesting limit, counting those in quotes too: a pack
// never needs as many. It returns 0 when there is none.
func deepLine(text string) int {
	open, n := 0, 0
	// YAML ends lines with CR LF, LF or CR.
	text = strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\r", "\n")
	for line := range strings.SplitSeq(text, "\n") {
		n++
		open += strings.Count(line, "[") + strings.Count(line, "{")
		open = max(0, open-strings.Count(line, "]")-strings.Count(line, "}"))
		indent := len(line) - len(strings.TrimLeft(line, " -?:\t"))
		if open > maxNesting || indent > 2*maxNesting {
			return n
		}
	}
	return 0
}

func syntaxProblem(err error) *Problem {
	var positioned yaml.Error
	if !errors.As(err, &positioned) || positioned.GetToken() == nil {
		return &Problem{Message: "not valid YAML: " + err.Error()}
	}
	p := positioned.GetToken().Position
	return &Problem{Line: p.Line, Column: p.Column, Message: "not valid YAML: " + positioned.GetMessage()}
}

func problemAt(n ast.Node, path, message string) *Problem {
	p := Problem{Path: path, Message: message}
	if t := n.GetToken(); t != nil && t.Position != nil {
		p.Line, p.Column = t.Position.Line, t.Position.Column
	}
	return &p
}

// mark remembers the place of the value at path, unless it is known already.
func (d *document) mark(path string, n ast.Node) {
	if t := n.GetToken(); t != nil && t.Position != nil && d.places[path] == nil {
		d.places[path] = t.Position
	}
}

func (d *document) convert(n ast.Node, path string) (any, *Problem) {
	d.mark(path, n)
	switch n := n.(type) {
	case *ast.MappingNode:
		return d.mapping(n.Values, path)
	case *ast.MappingValueNode:
		return d.mapping([]*ast.MappingValueNode{n}, path)
	case *ast.SequenceNode:
		out := make([]any, 0, len(n.Values))
		for i, item := range n.Values {
			v, problem := d.convert(item, path+"/"+strconv.Itoa(i))
			if problem != nil {
				return nil, problem
			}
			out = append(out, v)
		}
		return out, nil
	case *ast.StringNode:
		return n.Value, nil
	case *ast.LiteralNode:
		return n.Value.Value, nil
	case *ast.BoolNode:
		return n.Value, nil
	case *ast.NullNode:
		return nil, nil
	case *ast.IntegerNode:
		return json.Number(fmt.Sprint(n.Value)), nil
	case *ast.FloatNode:
		if math.IsInf(n.Value, 0) || math.IsNaN(n.Value) {
			return nil, problemAt(n, path, "a number that is not finite")
		}
		return json.Number(strconv.FormatFloat(n.Value, 'f', -1, 64)), nil
	default:
		return nil, problemAt(n, path, "anchors, aliases, merge keys, tags and special numbers are not used in packs")
	}
}

func (d *document) mapping(values []*ast.MappingValueNode, path string) (any, *Problem) {
	out := make(map[string]any, len(values))
	for _, mv := range values {
		key, ok := mv.Key.(*ast.StringNode)
		if !ok {
			return nil, problemAt(mv.Key, path, "a key that is not plain text")
		}
		if _, twice := out[key.Value]; twice {
			return nil, problemAt(key, path, fmt.Sprintf("the key %q is given twice", key.Value))
		}
		at := path + "/" + escapePointer(key.Value)
		d.mark(at, key)
		v, problem := d.convert(mv.Value, at)
		if problem != nil {
			return nil, problem
		}
		out[key.Value] = v
	}
	return out, nil
}

// escapePointer writes a key as a reference token of a JSON pointer (RFC 6901).
func escapePointer(key string) string {
	return strings.ReplaceAll(strings.ReplaceAll(key, "~", "~0"), "/", "~1")
}

// problem returns the message at the place of the value at path.
func (d *document) problem(path, message string) Problem {
	p := Problem{Path: path, Message: message}
	if at := d.places[path]; at != nil {
		p.Line, p.Column = at.Line, at.Column
	}
	return p
}
