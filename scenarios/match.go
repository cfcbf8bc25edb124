package scenarios

import (
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"regexp"
	"slices"
	"strings"
	"time"
)

// Bindings are the values that a run has bound to names.
type Bindings map[string]string

// Tolerance is how far two numbers may differ and still count as equal.
const Tolerance = 1e-6

var (
	wholeName  = regexp.MustCompile(`^\$([a-zA-Z][\w:-]*)$`)
	innerName  = regexp.MustCompile(`\$\{([^}]+)\}`)
	uuidForm   = regexp.MustCompile(`[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}`)
	slugMarker = regexp.MustCompile(`^<slug (.+)>$`)
	suffixForm = regexp.MustCompile(`^-[0-9a-z]{4,16}(-\d+)?$`)
)

// Match compares an answer with what was expected and returns every difference
// with its path. Both are JSON values. In what is expected
//
//	$name              binds a text the first time and demands it afterwards
//	"… ${name} …"      stands for the bound text
//	<any>              is anything but null, <text> any text, <uuid> one id of version 7,
//	<time>             a time
//	<slug a/b>         is a/b with the random suffix of a page narrower than world
//	{contains: […]}    is a list with at least these, in any order
//	{unordered: […]}   is a list of exactly these, in any order
//
// Names are bound in b.
func Match(want, got any, b Bindings) []string { return matcher{names: b}.match("", want, got) }

// Same returns every difference between two JSON values, numbers within
// Tolerance; no text has a meaning of its own.
func Same(a, b any) []string { return matcher{plain: true}.match("", a, b) }

// matcher compares values. A plain one knows neither names nor marks.
type matcher struct {
	names Bindings
	plain bool
}

func (m matcher) match(path string, want, got any) []string {
	switch w := want.(type) {
	case string:
		if !m.plain {
			return m.matchText(path, w, got)
		}
		if want == got {
			return nil
		}
	case map[string]any:
		for mark, all := range map[string]bool{"contains": false, "unordered": true} {
			if list, ok := w[mark].([]any); ok && len(w) == 1 && !m.plain {
				return m.matchSome(path, list, got, all)
			}
		}
		return m.matchObject(path, w, got)
	case []any:
		return m.matchList(path, w, got)
	case json.Number:
		if g, ok := got.(json.Number); ok && sameNumber(w, g) {
			return nil
		}
	default:
		if want == got {
			return nil
		}
	}
	return []string{difference(path, want, got)}
}

func (m matcher) matchObject(path string, want map[string]any, got any) []string {
	g, ok := got.(map[string]any)
	if !ok {
		return []string{difference(path, want, got)}
	}
	var diffs []string
	for _, key := range slices.Sorted(maps.Keys(want)) {
		value, there := g[key]
		if !there {
			diffs = append(diffs, difference(path+"."+key, want[key], "(missing)"))
			continue
		}
		diffs = append(diffs, m.match(path+"."+key, want[key], value)...)
	}
	for _, key := range slices.Sorted(maps.Keys(g)) {
		if _, ok := want[key]; !ok {
			diffs = append(diffs, difference(path+"."+key, "(nothing)", g[key]))
		}
	}
	return diffs
}

func (m matcher) matchList(path string, want []any, got any) []string {
	g, ok := got.([]any)
	if !ok || len(g) != len(want) {
		return []string{difference(path, want, got)}
	}
	var diffs []string
	for i := range want {
		diffs = append(diffs, m.match(fmt.Sprintf("%s[%d]", path, i), want[i], g[i])...)
	}
	return diffs
}

// matchSome finds a partner for each wanted element. A name that is bound on the
// way stays bound, so more specific elements should stand first.
func (m matcher) matchSome(path string, want []any, got any, all bool) []string {
	g, ok := got.([]any)
	if !ok || all && len(g) != len(want) {
		return []string{difference(path, want, got)}
	}
	rest := slices.Clone(g)
	var diffs []string
	for _, w := range want {
		i := slices.IndexFunc(rest, func(one any) bool {
			return len(matcher{names: maps.Clone(m.names)}.match("", w, one)) == 0
		})
		if i < 0 {
			diffs = append(diffs, difference(path+"[]", w, rest))
			continue
		}
		m.match("", w, rest[i])
		rest = slices.Delete(rest, i, i+1)
	}
	return diffs
}

func (m matcher) matchText(path, want string, got any) []string {
	text, isText := got.(string)
	ok := false
	switch name := wholeName.FindStringSubmatch(want); {
	case name != nil && isText:
		bound, known := m.names[name[1]]
		if !known {
			m.names[name[1]] = text
		}
		ok = !known || bound == text
	case name != nil:
	case want == "<any>":
		ok = got != nil
	case want == "<text>":
		ok = isText
	case want == "<uuid>":
		ok = uuidForm.FindString(text) == text && isText && text != ""
	case want == "<time>":
		_, err := time.Parse(time.RFC3339Nano, text)
		ok = err == nil
	case slugMarker.MatchString(want):
		rest, begins := strings.CutPrefix(text, slugMarker.FindStringSubmatch(want)[1])
		ok = begins && suffixForm.MatchString(rest)
	default:
		ok = isText && text == m.names.Expand(want)
	}
	if ok {
		return nil
	}
	return []string{difference(path, m.names.Expand(want), got)}
}

// Expand puts the bound texts in for ${name}; what is not bound stays.
func (b Bindings) Expand(s string) string {
	return innerName.ReplaceAllStringFunc(s, func(found string) string {
		if value, ok := b[innerName.FindStringSubmatch(found)[1]]; ok {
			return value
		}
		return found
	})
}

// Fill is the value with every $name and ${name} in it replaced. Error: a name
// that is not bound.
func (b Bindings) Fill(v any) (any, error) {
	switch x := v.(type) {
	case string:
		if name := wholeName.FindStringSubmatch(x); name != nil {
			value, ok := b[name[1]]
			if !ok {
				return nil, fmt.Errorf("nothing is bound to %s", x)
			}
			return value, nil
		}
		filled := b.Expand(x)
		if innerName.MatchString(filled) {
			return nil, fmt.Errorf("a name in %q is not bound", x)
		}
		return filled, nil
	case map[string]any:
		out := map[string]any{}
		for key, value := range x {
			filled, err := b.Fill(value)
			if err != nil {
				return nil, err
			}
			out[key] = filled
		}
		return out, nil
	case []any:
		out := make([]any, len(x))
		for i, value := range x {
			filled, err := b.Fill(value)
			if err != nil {
				return nil, err
			}
			out[i] = filled
		}
		return out, nil
	}
	return v, nil
}

func sameNumber(a, b json.Number) bool {
	if a == b {
		return true
	}
	x, err := a.Float64()
	y, err2 := b.Float64()
	return err == nil && err2 == nil && math.Abs(x-y) <= Tolerance*max(1, math.Abs(x), math.Abs(y))
}

func difference(path string, want, got any) string {
	if path == "" {
		path = "."
	}
	return fmt.Sprintf("%s:\n  want %s\n  got  %s", path, compact(want), compact(got))
}

func compact(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		return fmt.Sprint(v)
	}
	return string(b)
}
