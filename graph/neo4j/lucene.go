package neo4j

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"brain/graph"
)

// Lucene takes at most 1,024 clauses a query. Longer lists are split; each
// document satisfies the lists of exactly one combination of pieces (one key,
// kind, class, page) but for terms, whose weights are added up over the pieces.
const (
	maxTermClauses  = 400
	maxKeyClauses   = 300
	maxPageClauses  = 150
	maxClassClauses = 100
	maxKindClauses  = 50
)

// luceneQueries writes the full-text queries of a search. Every test is a range
// of one term, which scores constantly: terms by their weight, the rest nothing.
// The audience and all filters are part of the query, so that its limit cuts
// only among documents that the reader gets. keys are the tokens of the
// audience's keys, nil for every document.
func luceneQueries(q graph.TextQuery, keys []string, trusted bool) []string {
	var rest strings.Builder
	switch {
	case !q.Recorded.IsZero():
		rest.WriteString(notRecorded(q.Recorded))
		if !q.History {
			rest.WriteString(" -" + propGone + ":[* TO \"" + padded(q.Recorded) + "\"]")
		}
	case !q.History:
		rest.WriteString(" -" + propTags + ":" + exactly(tagHistoric))
	}
	if trusted {
		rest.WriteString(" -" + propTags + ":" + exactly(tagGated))
	}
	if !q.Since.IsZero() {
		rest.WriteString(" +" + propSince + ":[\"" + padded(q.Since) + "\" TO *]^0")
	}
	if !q.History {
		rest.WriteString(notValid(q.Now))
	}
	var out []string
	for _, terms := range slices.Collect(slices.Chunk(weights(q.Terms), maxTermClauses)) {
		for _, k := range clauses(propKeys, keys, maxKeyClauses) {
			for _, pages := range clauses(propTags, mapped(q.Pages, pageTag), maxPageClauses) {
				for _, kinds := range clauses(propTags, mapped(q.Kinds, kindTag), maxKindClauses) {
					for _, class := range clauses(propTags, mapped(q.Classes, classTag), maxClassClauses) {
						out = append(out, "+"+propTerms+":("+strings.Join(terms, " ")+")"+k+pages+kinds+class+rest.String())
					}
				}
			}
		}
	}
	return out
}

// notValid excludes what is not valid yet, and no longer. Ranges of what is
// excluded hold few distinct times, ranges of what is wanted nearly all.
func notValid(now time.Time) string {
	at := padded(now)
	return " -" + propFrom + ":{\"" + at + "\" TO *] -" + propUntil + ":[* TO \"" + at + "\"]"
}

// notRecorded excludes what was recorded later.
func notRecorded(then time.Time) string {
	return " -" + propSince + ":{\"" + padded(then) + "\" TO *]"
}

// weights are the clauses of the terms, each once with the sum of its weights.
func weights(terms []graph.WeightedTerm) []string {
	sums := map[string]int{}
	var order []string
	for _, t := range terms {
		if _, seen := sums[t.Term]; !seen {
			order = append(order, t.Term)
		}
		sums[t.Term] += t.Weight
	}
	slices.Sort(order)
	for i, t := range order {
		order[i] = exactly(t) + "^" + strconv.Itoa(sums[t])
	}
	return order
}

// clauses writes one filter per piece of the values; none gives one empty filter.
func clauses(field string, values []string, most int) []string {
	if len(values) == 0 {
		return []string{""}
	}
	var out []string
	for piece := range slices.Chunk(distinct(values), most) {
		tests := make([]string, len(piece))
		for i, v := range piece {
			tests[i] = exactly(v)
		}
		out = append(out, " +"+field+":("+strings.Join(tests, " ")+")^0")
	}
	return out
}

func mapped(values []string, tag func(string) string) []string {
	out := make([]string, len(values))
	for i, v := range values {
		out[i] = tag(v)
	}
	return out
}

// exactly is the range of one term. Between quotes only the quote and the
// backslash mean anything to the query syntax.
func exactly(term string) string {
	term = strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(term)
	return `["` + term + `" TO "` + term + `"]`
}
