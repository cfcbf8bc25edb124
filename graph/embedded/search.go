package embedded

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"brain/graph"
)

// Search implements graph.Reader. The sums are taken over what the look-ups of the
// terms gave; only nodes with the greatest are then looked at as documents.
func (r *reader) Search(ctx context.Context, q graph.TextQuery) ([]graph.TextHit, error) {
	hits := []graph.TextHit{}
	if err := r.usable(ctx); err != nil || q.Limit <= 0 {
		return hits, err
	}
	query, cancel := context.WithTimeout(ctx, r.store.opt.QueryTime)
	defer cancel()
	shelves, err := r.knownShelves(query, q.History || !q.Recorded.IsZero())
	if err != nil {
		return nil, overrun(ctx, query, err)
	}
	sums, err := r.sums(query, weightsOf(q.Terms), shelves)
	if err != nil {
		return nil, overrun(ctx, query, err)
	}
	room := max(q.Limit, q.ReadOn)
	groups := bySum(sums)
	// The fewer of them the filter lets through, the more are looked at next.
	for round := 0; len(groups) > 0 && len(hits) < q.Limit; round++ {
		nodes, rest := greatest(groups, (q.Limit-len(hits))<<round)
		limit := len(nodes)
		if len(groups)-len(rest) == 1 {
			limit = room - len(hits)
		}
		more, err := r.filtered(query, q.TextFilter, nodes, limit)
		if err != nil {
			return nil, overrun(ctx, query, err)
		}
		for i := range more {
			more[i].Sum = sums[more[i].node]
		}
		slices.SortStableFunc(more, func(a, b document) int { return cmp.Compare(b.Sum, a.Sum) })
		for _, d := range more {
			hits = append(hits, d.TextHit)
		}
		groups = rest
	}
	return cutTies(hits[:min(len(hits), room)], q.Limit), nil
}

// document is a hit with its node's row.
type document struct {
	node int64
	graph.TextHit
}

// filtered gives those of the nodes' documents that the filter lets through,
// without their sums: at most limit, the newest first, then by id.
func (r *reader) filtered(ctx context.Context, q graph.TextFilter, nodes []int64, limit int) ([]document, error) {
	text, args, err := documentsSQL(q, idList(nodes), limit)
	if err != nil {
		return nil, err
	}
	var out []document
	err = r.c.each(ctx, text, args, func(rows *sql.Rows) error {
		var d document
		err := rows.Scan(&d.node, &d.Node, &d.Kind, &d.Class, &d.Page, &d.Body, &d.Title, &d.Length, &d.Order, &d.Historic)
		out = append(out, d)
		return err
	})
	return out, err
}

// cutTies keeps the first limit hits, at least 1, and those that tie with the last of them.
func cutTies(hits []graph.TextHit, limit int) []graph.TextHit {
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

// documentsSQL writes the statement for the documents of nodes, which are given as a
// JSON list. Its text depends only on which filters are set.
func documentsSQL(q graph.TextFilter, nodes string, limit int) (string, []any, error) {
	args := []any{nodes}
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
	rows := bind(int64(limit))
	condition := ""
	if len(where) > 0 {
		condition = " AND " + strings.Join(where, " AND ")
	}
	return `WITH m AS MATERIALIZED (SELECT value AS node FROM json_each(?1)), ` +
		`r AS MATERIALIZED (SELECT d.node, d.id, d."order" FROM m CROSS JOIN document d WHERE d.node = m.node` + condition +
		` ORDER BY d."order" DESC, d.id LIMIT ` + unread(rows) + `) ` +
		`SELECT r.node, r.id, d.kind, d.class, d.page, d.body, d.title, d.length, r."order", d.historic FROM r CROSS JOIN document d WHERE d.node = r.node ` +
		`ORDER BY r."order" DESC, r.id`, args, nil
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
			n, _ := r.pairs.of(pair{s.id, held(term)})
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
