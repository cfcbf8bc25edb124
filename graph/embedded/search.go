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
	var blocks map[int64]block
	if len(sums.nodes) > manyNodes {
		if blocks, err = r.blocksOf(query, q.Kinds, sums.nodes); err != nil {
			return nil, overrun(ctx, query, err)
		}
		sums = sums.within(blocks)
	}
	room := max(q.Limit, q.ReadOn)
	groups := bySum(sums)
	// The fewer of them the filter lets through, the more are looked at next.
	for round := 0; len(groups) > 0 && len(hits) < q.Limit; round++ {
		some, rest := greatest(groups, (q.Limit-len(hits))<<round)
		more, err := r.chosen(query, q.TextFilter, some, blocks, room-len(hits))
		if err != nil {
			return nil, overrun(ctx, query, err)
		}
		hits, groups = append(hits, more...), rest
	}
	return cutTies(hits[:min(len(hits), room)], q.Limit), nil
}

// chosen gives the documents of groups that the filter lets through, in the order
// of an answer. Of a group that stands alone they are at most room, the newest first.
func (r *reader) chosen(ctx context.Context, q graph.TextFilter, groups []tied, blocks map[int64]block, room int) ([]graph.TextHit, error) {
	var nodes []int64
	sums := map[int64]int64{}
	for _, g := range groups {
		of := g.nodes
		if len(groups) == 1 && len(of) > room {
			var err error
			if of, err = r.newestOf(ctx, q, of, blocks, room); err != nil {
				return nil, err
			}
		}
		for _, n := range of {
			sums[n] = g.sum
		}
		nodes = append(nodes, of...)
	}
	slices.Sort(nodes)
	hits := make([]graph.TextHit, 0, len(nodes))
	// A statement cannot be ended while it gives rows, so none looks at very many nodes.
	for some := range slices.Chunk(nodes, blockSize) {
		text, args, err := documentsSQL(q, some, `d.node, d.id, d.kind, d.class, d.page, d.body, d.title, d.length, d."order", d.historic`)
		if err != nil {
			return nil, err
		}
		err = r.c.each(ctx, text, args, func(rows *sql.Rows) error {
			var node int64
			var h graph.TextHit
			err := rows.Scan(&node, &h.Node, &h.Kind, &h.Class, &h.Page, &h.Body, &h.Title, &h.Length, &h.Order, &h.Historic)
			h.Sum = sums[node]
			hits = append(hits, h)
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	slices.SortFunc(hits, func(a, b graph.TextHit) int {
		return cmp.Or(cmp.Compare(b.Sum, a.Sum), cmp.Compare(b.Order, a.Order), cmp.Compare(a.Node, b.Node))
	})
	return hits, nil
}

// places gives the newest of the nodes' documents that the filter lets through.
func (r *reader) places(ctx context.Context, q graph.TextFilter, nodes []int64, limit int) ([]placed, error) {
	var found []placed
	for some := range slices.Chunk(nodes, blockSize) {
		text, args, err := documentsSQL(q, some, `d.node, d."order", d.id`)
		if err != nil {
			return nil, err
		}
		err = r.c.each(ctx, text, args, func(rows *sql.Rows) error {
			var p placed
			err := rows.Scan(&p.node, &p.order, &p.id)
			found = append(found, p)
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	slices.SortFunc(found, comparePlaced)
	return found[:min(len(found), limit)], nil
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

// documentsSQL writes the statement for columns of the documents of nodes that the
// filter lets through, in no order. Its text depends only on which filters are set.
func documentsSQL(q graph.TextFilter, nodes []int64, columns string) (string, []any, error) {
	args := []any{idList(nodes)}
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
	condition := ""
	if len(where) > 0 {
		condition = " AND " + strings.Join(where, " AND ")
	}
	return "WITH m AS MATERIALIZED (SELECT value AS node FROM json_each(?1)) SELECT " + columns +
		" FROM m CROSS JOIN document d WHERE d.node = m.node" + condition, args, nil
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
