package scenarios

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
)

var (
	timeForm   = regexp.MustCompile(`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z`)
	randomForm = regexp.MustCompile(`(^|/|\s)([^\s/]+)-([a-z2-7]{8})(-\d+)?\b`)
)

// opaqueFields hold what no two runs have in common.
var opaqueFields = map[string]bool{"revision": true, "endCursor": true, "recallId": true, "requestId": true, "secret": true}

// Neutral makes the answers of one run comparable with those of another: ids
// become numbers in the order in which they are first seen, and times, random
// suffixes of slugs and what is opaque become marks.
type Neutral struct{ ids map[string]string }

// NewNeutral returns a Neutral for the answers of one run.
func NewNeutral() *Neutral { return &Neutral{ids: map[string]string{}} }

// Answer is the comparable form of one answer, a JSON value.
func (n *Neutral) Answer(v any) any { return n.value("", v) }

func (n *Neutral) value(field string, v any) any {
	switch x := v.(type) {
	case string:
		if opaqueFields[field] {
			return "<opaque>"
		}
		return n.text(x)
	case map[string]any:
		out := map[string]any{}
		// In a fixed order, so that ids are numbered alike in every run.
		for _, key := range slices.Sorted(maps.Keys(x)) {
			out[key] = n.value(key, x[key])
		}
		return out
	case []any:
		out := make([]any, len(x))
		for i, one := range x {
			out[i] = n.value(field, one)
		}
		return out
	}
	return v
}

func (n *Neutral) text(s string) string {
	s = uuidForm.ReplaceAllStringFunc(s, func(id string) string {
		if _, ok := n.ids[id]; !ok {
			n.ids[id] = fmt.Sprintf("<id %d>", len(n.ids)+1)
		}
		return n.ids[id]
	})
	s = timeForm.ReplaceAllString(s, "<time>")
	if strings.Contains(s, "/") {
		s = randomForm.ReplaceAllString(s, "$1$2-<random>$4")
	}
	return s
}
