package neo4j

import (
	"context"
	"strings"

	"brain/graph"
)

// statisticsStatement reads the counters of every pair of key and term; the
// empty term is the row of the documents themselves.
func statisticsStatement() string {
	var sums []string
	for i := range classes {
		sums = append(sums, "sum(t."+documentProperty[i]+")", "sum(t."+lengthProperty[i]+")")
	}
	return "CYPHER 5\n" +
		"UNWIND $terms AS term\n" +
		"UNWIND $keys AS key\n" +
		"MATCH (t:`_Term` {key: key + term})\n" +
		"RETURN term, " + strings.Join(sums, ", ")
}

// Statistics implements graph.Reader.
func (r *reader) Statistics(ctx context.Context, q graph.TextStatisticsQuery) (graph.TextStatistics, error) {
	out := graph.TextStatistics{Frequency: map[string]int64{}}
	known, err := r.prepare(ctx, true)
	if err != nil || len(known.indexed) == 0 {
		return out, err
	}
	tokens := keyTokens(known.indexed)
	suffixes := []string{""}
	for _, t := range distinct(q.Terms) {
		suffixes = append(suffixes, termSeparator+t)
	}
	records, err := r.view.work.run(ctx, statisticsStatement(), map[string]any{"terms": suffixes, "keys": tokens})
	if err != nil {
		return out, err
	}
	sums := map[string]counter{}
	for _, record := range records {
		suffix, _ := record.Values[0].(string)
		var c counter
		for i := range classes {
			c.documents[i], _ = record.Values[1+2*i].(int64)
			c.length[i], _ = record.Values[2+2*i].(int64)
		}
		sums[suffix] = c
	}
	for _, suffix := range suffixes {
		c := sums[suffix]
		for _, token := range tokens {
			c.add(r.view.pending[token+suffix])
		}
		documents, length := c.sum(q.History, r.audience.OnlyTrusted())
		if suffix == "" {
			out.Documents, out.Length = documents, length
		} else if documents > 0 {
			out.Frequency[strings.TrimPrefix(suffix, termSeparator)] = documents
		}
	}
	return out, nil
}
