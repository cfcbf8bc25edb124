package config

import (
	"errors"
	"fmt"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"

	"brain/internal/text"
)

// readFile applies a YAML file to c and returns every fault it finds.
func readFile(c *Config, name string, content []byte) []error {
	file, err := parser.ParseBytes(content, 0)
	if err != nil {
		return []error{yamlFault(name, err)}
	}
	r := fileReader{config: c, name: name, settings: map[string]Setting{}}
	for _, s := range Settings() {
		if s.Key != "" {
			r.settings[s.Key] = s
		}
	}
	for i, doc := range file.Docs {
		if i > 0 && doc.Body != nil {
			r.fault(doc.Body, "", "the file holds a second document; keep one", "")
			break
		}
		if doc.Body != nil {
			r.mapping("", doc.Body)
		}
	}
	return r.faults
}

type fileReader struct {
	config   *Config
	name     string
	settings map[string]Setting
	faults   []error
}

func (r *fileReader) fault(at ast.Node, key, message, nearest string) {
	r.faults = append(r.faults, &SettingError{Source: r.name, Line: line(at), Name: key, Message: message, Nearest: nearest})
}

func (r *fileReader) mapping(path string, node ast.Node) {
	var entries []*ast.MappingValueNode
	switch n := node.(type) {
	case *ast.MappingNode:
		entries = n.Values
	case *ast.MappingValueNode:
		entries = []*ast.MappingValueNode{n}
	case *ast.NullNode:
		return
	default:
		r.fault(node, path, "expected keys with values, such as "+r.example(path), "")
		return
	}
	for _, entry := range entries {
		key := entry.Key.String()
		full := key
		if path != "" {
			full = path + "." + key
		}
		switch s, ok := r.settings[full]; {
		case ok:
			r.value(s, entry.Value)
		case r.isSection(full):
			r.mapping(full, entry.Value)
		default:
			r.fault(entry.Key, "", fmt.Sprintf("unknown key %q", full), r.nearest(full))
		}
	}
}

func (r *fileReader) value(s Setting, node ast.Node) {
	var values []string
	switch n := node.(type) {
	case *ast.NullNode:
		return
	case *ast.SequenceNode:
		for _, item := range n.Values {
			v, ok := scalar(item)
			if !ok {
				r.fault(item, s.Key, "expected a list of texts", "")
				return
			}
			values = append(values, v)
		}
	default:
		v, ok := scalar(node)
		if !ok {
			r.fault(node, s.Key, fmt.Sprintf("expected a %s, not keys", s.Kind), "")
			return
		}
		values = []string{v}
	}
	if err := s.apply(r.config, r.name, line(node), values); err != nil {
		r.faults = append(r.faults, err)
	}
}

// isSection reports whether settings live below the path.
func (r *fileReader) isSection(path string) bool {
	for key := range r.settings {
		if strings.HasPrefix(key, path+".") {
			return true
		}
	}
	return false
}

func (r *fileReader) nearest(path string) string {
	names := make([]string, 0, len(r.settings))
	for key := range r.settings {
		names = append(names, key)
	}
	if near := text.Nearest(path, names, 1); len(near) == 1 {
		return near[0]
	}
	return ""
}

func (r *fileReader) example(path string) string {
	for _, s := range Settings() {
		if rest, ok := strings.CutPrefix(s.Key, path+"."); ok && path != "" {
			return fmt.Sprintf("%s: %s", rest, s.Default())
		}
	}
	return "listen: " + Default().Listen
}

func scalar(node ast.Node) (string, bool) {
	switch n := node.(type) {
	case *ast.StringNode:
		return n.Value, true
	case *ast.LiteralNode:
		return n.Value.Value, true
	case ast.ScalarNode:
		return n.GetToken().Value, true
	}
	return "", false
}

func line(node ast.Node) int { return node.GetToken().Position.Line }

func yamlFault(name string, err error) error {
	var y yaml.Error
	if errors.As(err, &y) {
		return &SettingError{Source: name, Line: y.GetToken().Position.Line, Message: y.GetMessage()}
	}
	return &SettingError{Source: name, Message: err.Error()}
}
