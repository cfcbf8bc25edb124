package embedded

import (
	"context"
	"database/sql"
	"maps"
	"strings"
)

// pairCounts are the documents of the pairs of shelf and term that a reader has
// counted. Most pairs of a question are empty, and what is known to be empty is
// not looked up again. They hold for the reader's snapshot; a write to the index
// empties them.
type pairCounts map[int64]*shelfCounts

// shelfCounts are the counts of one shelf.
type shelfCounts struct {
	// documents by term as the index holds it (see held).
	documents map[string]int64
	// whole: a term that is not in documents has none.
	whole bool
}

// of gives the count of a term on a shelf, known false if it was not counted.
func (p pairCounts) of(shelf int64, term string) (n int64, known bool) {
	c := p[shelf]
	if c == nil {
		return 0, false
	}
	n, known = c.documents[term]
	return n, known || c.whole
}

// scanPays says how many steps along a shelf cost as much as one look-up.
const scanPays = 8

// scanShelves counts everything on the shelves that hold so little that reading
// it is faster than looking up every term.
func (r *reader) scanShelves(ctx context.Context, terms int, shelves []shelf) error {
	if terms == 0 {
		return nil
	}
	found := pairCounts{}
	ranges := []byte{'['}
	for _, s := range shelves {
		if c := r.pairs[s.id]; int64(terms)*scanPays < s.length || c != nil && c.whole {
			continue
		}
		found[s.id] = &shelfCounts{documents: map[string]int64{}, whole: true}
		ranges = appendPair(ranges, token(s.id, ""), s.id)
	}
	if len(found) == 0 {
		return nil
	}
	// The character after "_" ends the range. json_each stands alone: as part of a
	// join it makes SQLite plan the statement anew on every run.
	const text = "WITH q AS MATERIALIZED (SELECT value ->> 0 AS first, value ->> 1 AS shelf FROM json_each(?1)) " +
		"SELECT q.shelf, f.term, f.doc FROM q CROSS JOIN term_frequency f WHERE f.term >= q.first AND f.term < q.shelf || '`'"
	if err := r.readCounts(ctx, text, append(ranges, ']'), found); err != nil {
		return err
	}
	maps.Copy(r.pairs, found)
	return nil
}

// countPairs counts the documents of every pair that has not been counted.
// Terms are as the index holds them, each once.
func (r *reader) countPairs(ctx context.Context, terms []string, shelves []shelf) error {
	if err := r.scanShelves(ctx, len(terms), shelves); err != nil {
		return err
	}
	found := pairCounts{}
	lookups := []byte{'['}
	for _, s := range shelves {
		for _, term := range terms {
			if _, known := r.pairs.of(s.id, term); known {
				continue
			}
			if found[s.id] == nil {
				found[s.id] = &shelfCounts{documents: map[string]int64{}}
			}
			found[s.id].documents[term] = 0
			lookups = appendPair(lookups, token(s.id, term), s.id)
		}
	}
	if len(found) == 0 {
		return nil
	}
	const text = "WITH q AS MATERIALIZED (SELECT value ->> 0 AS token, value ->> 1 AS shelf FROM json_each(?1)) " +
		"SELECT q.shelf, f.term, f.doc FROM q CROSS JOIN term_frequency f WHERE f.term = q.token"
	if err := r.readCounts(ctx, text, append(lookups, ']'), found); err != nil {
		return err
	}
	for shelf, counts := range found {
		if r.pairs[shelf] == nil {
			r.pairs[shelf] = counts
		} else {
			maps.Copy(r.pairs[shelf].documents, counts.documents)
		}
	}
	return nil
}

// readCounts runs a query for rows of shelf, token and documents.
func (r *reader) readCounts(ctx context.Context, text string, list []byte, into pairCounts) error {
	return r.c.each(ctx, text, []any{string(list)}, func(rows *sql.Rows) error {
		var shelf, n int64
		var token string
		err := rows.Scan(&shelf, &token, &n)
		_, term, _ := strings.Cut(token, tokenMark)
		into[shelf].documents[term] = n
		return err
	})
}
