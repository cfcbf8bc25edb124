package embedded

import (
	"context"
	"database/sql"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"brain/graph"
)

// Search implements graph.Reader. Each pair of a shelf that the audience knows
// and a term is one look-up in the index, unless it is known to be empty; the
// sums are taken over their union.
func (r *reader) Search(ctx context.Context, q graph.TextQuery) ([]graph.TextHit, error) {
	if err := r.usable(ctx); err != nil {
		return nil, err
	}
	limit := max(q.Limit, 0)
	query, cancel := context.WithTimeout(ctx, r.store.opt.QueryTime)
	defer cancel()
	shelves, err := r.knownShelves(query, q.History || !q.Recorded.IsZero())
	if err != nil {
		return nil, overrun(ctx, query, err)
	}
	weights := weightsOf(q.Terms)
	terms := slices.Sorted(maps.Keys(weights))
	if err := r.scanShelves(query, len(terms), shelves); err != nil {
		return nil, overrun(ctx, query, err)
	}
	lookups := []byte{'['}
	for _, term := range terms {
		for _, s := range shelves {
			if n, known := r.pairs.of(s.id, term); n > 0 || !known {
				lookups = appendPair(lookups, `"`+token(s.id, term)+`"`, weights[term])
			}
		}
	}
	text, args, err := searchSQL(q, string(append(lookups, ']')), max(limit, q.ReadOn))
	if err != nil {
		return nil, err
	}
	hits := []graph.TextHit{}
	err = r.c.each(query, text, args, func(rows *sql.Rows) error {
		var h graph.TextHit
		err := rows.Scan(&h.Node, &h.Kind, &h.Class, &h.Page, &h.Body, &h.Title, &h.Length, &h.Order, &h.Historic, &h.Sum)
		hits = append(hits, h)
		return err
	})
	if err != nil {
		return nil, overrun(ctx, query, err)
	}
	return cutTies(hits, limit), nil
}

// cutTies keeps the first limit hits and those that tie with the last of them.
func cutTies(hits []graph.TextHit, limit int) []graph.TextHit {
	if limit == 0 {
		return hits[:0]
	}
	n := min(limit, len(hits))
	for n < len(hits) && hits[n].Sum == hits[limit-1].Sum {
		n++
	}
	return hits[:n]
}

// shelf is one part of the text index with its totals.
type shelf struct{ id, documents, length int64 }

// knownShelves lists the parts of the index that the audience may know and that
// hold documents.
func (r *reader) knownShelves(ctx context.Context, history bool) ([]shelf, error) {
	var ids []int64
	for _, key := range r.sight().filed {
		for _, historic := range []bool{false, true} {
			for _, gated := range []bool{false, true} {
				if (history || !historic) && !(gated && r.audience.OnlyTrusted()) {
					ids = append(ids, indexKey(key, historic, gated))
				}
			}
		}
	}
	const text = "SELECT filed, documents, length FROM document_total WHERE filed IN (SELECT value FROM json_each(?1)) AND documents > 0 ORDER BY 1"
	var out []shelf
	err := r.c.each(ctx, text, []any{idList(ids)}, func(rows *sql.Rows) error {
		var s shelf
		err := rows.Scan(&s.id, &s.documents, &s.length)
		out = append(out, s)
		return err
	})
	return out, err
}

// weightsOf sums the weights of each term, as the index holds it, that it can hold.
func weightsOf(terms []graph.WeightedTerm) map[string]int64 {
	weights := make(map[string]int64, len(terms))
	for _, t := range terms {
		if indexable(t.Term) {
			weights[held(t.Term)] += int64(t.Weight)
		}
	}
	return weights
}

// searchSQL writes the statement for a query, given its look-ups as a JSON list
// of [token, weight]. Its text depends only on which filters are set.
func searchSQL(q graph.TextQuery, lookups string, rows int) (string, []any, error) {
	args := []any{lookups}
	bind := func(v any) string {
		args = append(args, v)
		return "?" + strconv.Itoa(len(args))
	}
	var where []string
	for _, filter := range []struct {
		column string
		any    []string
	}{{"kind", q.Kinds}, {"class", q.Classes}, {"page", q.Pages}} {
		if len(filter.any) > 0 {
			list, err := encodeList(graph.Strings(filter.any))
			if err != nil {
				return "", nil, fmt.Errorf("filter by %s: %w", filter.column, err)
			}
			where = append(where, "d."+filter.column+" IN (SELECT value FROM json_each("+bind(list)+"))")
		}
	}
	if !q.Since.IsZero() {
		where = append(where, `d."recordedAt" >= `+bind(micros(q.Since)))
	}
	if !q.Recorded.IsZero() {
		then := bind(q.Recorded.UnixMicro())
		where = append(where, `(d."recordedAt" IS NULL OR d."recordedAt" <= `+then+")")
		if !q.History {
			where = append(where, `(d."retiredAt" IS NULL OR d."retiredAt" > `+then+")")
		}
	}
	if !q.History {
		now := bind(q.Now.UnixMicro())
		where = append(where, `(d."validFrom" IS NULL OR d."validFrom" <= `+now+")", `(d."validUntil" IS NULL OR d."validUntil" > `+now+")")
	}
	limit := bind(int64(rows))
	condition := ""
	if len(where) > 0 {
		condition = " AND " + strings.Join(where, " AND ")
	}
	return `WITH q AS MATERIALIZED (SELECT value ->> 0 AS token, value ->> 1 AS weight FROM json_each(?1)), ` +
		`m AS MATERIALIZED (SELECT term.rowid AS node, sum(q.weight) AS sum FROM q CROSS JOIN term WHERE term.term MATCH q.token GROUP BY 1), ` +
		`r AS MATERIALIZED (SELECT d.node, d.id, d."order", m.sum FROM m CROSS JOIN document d WHERE d.node = m.node` + condition +
		` ORDER BY m.sum DESC, d."order" DESC, d.id LIMIT ` + limit + `) ` +
		`SELECT r.id, d.kind, d.class, d.page, d.body, d.title, d.length, r."order", d.historic, r.sum FROM r CROSS JOIN document d WHERE d.node = r.node ` +
		`ORDER BY r.sum DESC, r."order" DESC, r.id`, args, nil
}

// Statistics implements graph.Reader.
func (r *reader) Statistics(ctx context.Context, q graph.TextStatisticsQuery) (graph.TextStatistics, error) {
	out := graph.TextStatistics{Frequency: map[string]int64{}}
	if err := r.usable(ctx); err != nil {
		return out, err
	}
	query, cancel := context.WithTimeout(ctx, r.store.opt.QueryTime)
	defer cancel()
	shelves, err := r.knownShelves(query, q.History)
	if err != nil {
		return out, overrun(ctx, query, err)
	}
	for _, s := range shelves {
		out.Documents += s.documents
		out.Length += s.length
	}
	terms := make(map[string]bool, len(q.Terms))
	for _, term := range q.Terms {
		if indexable(term) {
			terms[held(term)] = true
		}
	}
	if err := r.countPairs(query, slices.Sorted(maps.Keys(terms)), shelves); err != nil {
		return out, overrun(ctx, query, err)
	}
	for _, term := range q.Terms {
		documents := int64(0)
		for _, s := range shelves {
			n, _ := r.pairs.of(s.id, held(term))
			documents += n
		}
		out.Frequency[term] = documents
	}
	return out, overrun(ctx, query, nil)
}

// appendPair appends [text, number] to a JSON array.
func appendPair(b []byte, text string, n int64) []byte {
	if len(b) > 1 {
		b = append(b, ',')
	}
	b = appendJSONText(append(b, '['), text)
	return append(strconv.AppendInt(append(b, ','), n, 10), ']')
}
