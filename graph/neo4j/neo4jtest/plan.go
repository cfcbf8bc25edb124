//go:build unix

package neo4jtest

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/neo4j"
)

// scans are the operators that read a whole label, type or index: no shipped
// query may need one. The count stores would answer without any filter.
var scans = []string{
	"AllNodesScan", "NodeByLabelScan", "UnionNodeByLabelsScan", "IntersectionNodeByLabelsScan", "SubtractionNodeByLabelsScan",
	"RelationshipTypeScan", "RelationshipTypesScan", "AllRelationshipsScan", "RelationshipIndexScan",
	"NodeIndexScan", "NodeIndexContainsScan", "NodeIndexEndsWithScan", "ValueHashJoin",
	"NodeCountFromCountStore", "RelationshipCountFromCountStore",
}

// bounded finds the upper bound of a variable length in the details of an operator.
var bounded = regexp.MustCompile(`\*(\d*\.\.)?\d`)

// RequireIndexes demands that the server answers the plan from indexes: no scan,
// no cartesian product but over unique lookups, and no trail without an upper bound.
func RequireIndexes(t testing.TB, store *neo4j.Store, p *graph.Plan, a graph.Audience, c graph.Currency) {
	t.Helper()
	RequireSweepsOf(t, store, p, a, c)
}

// RequireSweepsOf is RequireIndexes for a query that may read every node of a label or
// every relationship of a type, if that is one of these.
func RequireSweepsOf(t testing.TB, store *neo4j.Store, p *graph.Plan, a graph.Audience, c graph.Currency, swept ...string) {
	t.Helper()
	root, err := store.Explain(t.Context(), p, a, c)
	require.NoError(t, err, p.Text)
	require.Empty(t, faults(root, swept), "%s\n%s", p.Text, render(root, ""))
}

// faults lists the operators that must not occur where these labels and types may be swept.
func faults(s neo4j.Step, swept []string) []string {
	var out []string
	if slices.ContainsFunc(swept, func(name string) bool {
		return s.Operator == "NodeByLabelScan" && strings.HasSuffix(s.Details, ":"+name) ||
			strings.HasSuffix(s.Operator, "RelationshipTypeScan") && strings.Contains(s.Details, ":"+name+"]")
	}) {
		return nil
	}
	if slices.ContainsFunc(scans, func(scan string) bool { return strings.HasSuffix(s.Operator, scan) }) ||
		s.Operator == "CartesianProduct" && slices.ContainsFunc(s.Children, func(c neo4j.Step) bool { return !unique(c) }) ||
		strings.Contains(s.Operator, "Var") && strings.Contains(s.Operator, "Expand") && !bounded.MatchString(s.Details) {
		out = append(out, s.Operator)
	}
	for _, child := range s.Children {
		out = append(out, faults(child, swept)...)
	}
	return out
}

// unique tells whether the step gives one row at most: a unique lookup, filtered.
func unique(s neo4j.Step) bool {
	if len(s.Children) == 1 && (s.Operator == "Filter" || s.Operator == "CacheProperties") {
		return unique(s.Children[0])
	}
	return s.Operator == "NodeUniqueIndexSeek"
}

func render(s neo4j.Step, indent string) string {
	text := indent + s.Operator + " " + s.Details + "\n"
	for _, child := range s.Children {
		text += render(child, indent+"  ")
	}
	return text
}
