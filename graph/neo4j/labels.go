package neo4j

import (
	"fmt"
	"slices"
	"strings"

	"brain/graph"
)

// nodeLabels writes the label expression of a node. The common label is added
// where it gives the index on the id, or keeps bookkeeping nodes out (these have
// no relationships, so a node of a hop is never one).
func nodeLabels(n graph.NodeVar, anchored, hop bool) (string, error) {
	groups := n.Labels
	if n.Storage != "" && !slices.ContainsFunc(groups, func(g []string) bool { return len(g) == 1 && g[0] == n.Storage }) {
		groups = append([][]string{{n.Storage}}, groups...)
	}
	text, err := labelExpression(groups)
	if err != nil {
		return "", err
	}
	if !n.Bound && (anchored || len(groups) == 0 && !hop) {
		if text != "" {
			if len(groups) == 1 && len(groups[0]) > 1 {
				text = "(" + text + ")"
			}
			text = "&" + text
		}
		text = quote(labelItem) + text
	}
	if text == "" {
		return "", nil
	}
	return ":" + text, nil
}

// labelExpression writes a conjunction of alternatives.
func labelExpression(groups [][]string) (string, error) {
	parts := make([]string, len(groups))
	for i, g := range groups {
		text, err := alternatives(g)
		if err != nil {
			return "", err
		}
		if len(g) > 1 && len(groups) > 1 {
			text = "(" + text + ")"
		}
		parts[i] = text
	}
	return strings.Join(parts, "&"), nil
}

func alternatives(names []string) (string, error) {
	quoted := make([]string, len(names))
	for i, n := range names {
		if !validName(n) {
			return "", fmt.Errorf("neo4j: name %q: expected letters, digits and \"_\"", n)
		}
		quoted[i] = quote(n)
	}
	return strings.Join(quoted, "|"), nil
}

// quote writes a name that validName accepts, or one of the bookkeeping.
func quote(name string) string { return "`" + name + "`" }
