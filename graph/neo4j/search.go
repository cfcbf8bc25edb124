package neo4j

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"
	"strings"

	bolt "github.com/neo4j/neo4j-go-driver/v5/neo4j"

	"brain/graph"
)

const hitColumns = "n.id, n.ftKind, n.ftClass, n.ftPage, n.ftBody, n.ftTitle, n.ftLength, n.ftOrder, n.ftHistoric, score"

// searchStatement reads one hit more than may be returned. If the last one still
// ties with the limit's, the tie has not been seen whole and "more" says so.
const searchStatement = "CYPHER 5\n" +
	"CALL db.index.fulltext.queryNodes('" + textIndex + "', $query, {limit: $fetch}) YIELD node, score\n" +
	"WITH node, score ORDER BY score DESC, node.ftOrder DESC, node.id ASC\n" +
	"WITH collect({node: node, score: score}) AS hits\n" +
	"WITH hits, hits[$limit - 1].score AS cut, hits[-1].score AS last\n" +
	"WITH hits, cut, coalesce(size(hits) = $fetch AND last = cut, false) AS more\n" +
	"UNWIND CASE WHEN more THEN hits[..1] ELSE hits END AS hit\n" +
	"WITH hit.node AS n, hit.score AS score, cut, more\n" +
	"WHERE cut IS NULL OR score >= cut\n" +
	"RETURN more, cut, " + hitColumns

// tiedStatement orders every document that matches, which is exact whatever the
// number of ties and of queries, and slower.
const tiedStatement = "CYPHER 5\n" +
	"UNWIND $queries AS query\n" +
	"CALL db.index.fulltext.queryNodes('" + textIndex + "', query) YIELD node, score\n" +
	"WITH node, score WHERE score >= $cut\n" +
	"WITH node AS n, sum(score) AS score\n" +
	"ORDER BY score DESC, n.ftOrder DESC, n.id ASC LIMIT $fetch\n" +
	"RETURN false AS more, null AS cut, " + hitColumns

// Search implements graph.Reader.
func (r *reader) Search(ctx context.Context, q graph.TextQuery) ([]graph.TextHit, error) {
	known, err := r.prepare(ctx, false)
	if err != nil {
		return nil, err
	}
	if len(q.Terms) == 0 || q.Limit < 1 || !r.audience.IsEverything() && len(known.indexed) == 0 {
		return nil, nil
	}
	for _, t := range q.Terms {
		if err := checkTerms([]string{t.Term}); err != nil {
			return nil, err
		}
		if t.Weight < 1 {
			return nil, fmt.Errorf("weight %d of text term %q: expected 1 or more", t.Weight, t.Term)
		}
	}
	if !q.History && q.Now.IsZero() {
		return nil, fmt.Errorf("search: the clock is missing, expected TextQuery.Now unless History")
	}
	var tokens []string
	if !r.audience.IsEverything() {
		tokens = keyTokens(known.indexed)
	}
	readOn := max(q.Limit, q.ReadOn)
	queries := luceneQueries(q, tokens, r.audience.OnlyTrusted())
	cut := 0.0
	if len(queries) == 1 {
		params := map[string]any{"query": queries[0], "fetch": readOn + 1, "limit": q.Limit}
		records, err := r.view.work.run(ctx, searchStatement, params)
		if err != nil {
			return nil, err
		}
		more := false
		if len(records) > 0 {
			more, _ = records[0].Values[0].(bool)
			cut, _ = records[0].Values[1].(float64)
		}
		if !more {
			return chooseHits(records, q.Limit, readOn)
		}
	}
	records, err := r.view.work.run(ctx, tiedStatement, map[string]any{"queries": queries, "cut": cut, "fetch": readOn})
	if err != nil {
		return nil, err
	}
	return chooseHits(records, q.Limit, readOn)
}

func keyTokens(ks []graph.AudienceKey) []string {
	out := make([]string, len(ks))
	for i, k := range ks {
		out[i] = keyToken(k)
	}
	return out
}

// chooseHits orders the hits and cuts them after the ties of the limit's.
func chooseHits(records []*bolt.Record, limit, readOn int) ([]graph.TextHit, error) {
	hits := make([]graph.TextHit, len(records))
	for i, record := range records {
		h, err := hit(record.Values[2:])
		if err != nil {
			return nil, err
		}
		hits[i] = h
	}
	slices.SortFunc(hits, func(a, b graph.TextHit) int {
		return cmp.Or(cmp.Compare(b.Sum, a.Sum), cmp.Compare(b.Order, a.Order), strings.Compare(a.Node, b.Node))
	})
	n := min(limit, len(hits))
	for n < len(hits) && n < readOn && hits[n].Sum == hits[limit-1].Sum {
		n++
	}
	return hits[:n], nil
}

// hit reads the values of hitColumns.
func hit(values []any) (graph.TextHit, error) {
	var h graph.TextHit
	ok := true
	text := func(i int) string {
		s, is := values[i].(string)
		ok = ok && is
		return s
	}
	number := func(i int) int64 {
		n, is := values[i].(int64)
		ok = ok && is
		return n
	}
	h.Node, h.Kind, h.Class, h.Page, h.Body, h.Title = text(0), text(1), text(2), text(3), text(4), text(5)
	h.Length, h.Order = number(6), number(7)
	historic, isBool := values[8].(bool)
	score, isFloat := values[9].(float64)
	if !ok || !isBool || !isFloat {
		return h, fmt.Errorf("text document of %q: stored fields are missing", h.Node)
	}
	h.Historic, h.Sum = historic, int64(math.Round(score))
	return h, nil
}
