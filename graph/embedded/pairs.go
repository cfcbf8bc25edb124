package embedded

import (
	"context"
	"database/sql"
	"strings"
)

// pairCounts are the documents of the pairs of shelf and term that a reader has
// counted. Most pairs of a question are empty, and what is known to be empty is
// not looked up again; nor is what a search after the count needs. They hold for the
// reader's snapshot; a write to the index empties them.
type pairCounts struct {
	shelves map[int64]*shelfCounts
	// held is the number of nodes that the shelves keep.
	held int
	// index are the pages of the index, nil until they are read.
	index *index
}

// shelfCounts are the counts of one shelf.
type shelfCounts struct {
	// documents by term as the index holds it (see held).
	documents map[string]int64
	// nodes that hold a term, for the terms with which they are kept.
	nodes map[string][]int64
	// whole: a term that is not in documents has none.
	whole bool
}

func newPairCounts() *pairCounts { return &pairCounts{shelves: map[int64]*shelfCounts{}} }

// clear forgets everything.
func (p *pairCounts) clear() { *p = pairCounts{shelves: map[int64]*shelfCounts{}, index: p.index} }

// of gives the count of a term on a shelf, known false if it was not counted.
func (p *pairCounts) of(at pair) (n int64, known bool) {
	c := p.shelves[at.shelf]
	if c == nil {
		return 0, false
	}
	n, known = c.documents[at.term]
	return n, known || c.whole
}

// nodesOf gives the nodes of a pair, known false if they are not kept.
func (p *pairCounts) nodesOf(at pair) (nodes []int64, known bool) {
	n, counted := p.of(at)
	if counted && n == 0 {
		return nil, true
	}
	if c := p.shelves[at.shelf]; c != nil {
		nodes, known = c.nodes[at.term]
	}
	return nodes, known
}

// at gives the counts of a shelf, to add to them.
func (p *pairCounts) at(shelf int64) *shelfCounts {
	c := p.shelves[shelf]
	if c == nil {
		c = &shelfCounts{documents: map[string]int64{}, nodes: map[string][]int64{}}
		p.shelves[shelf] = c
	}
	return c
}

// keep files the nodes of a pair.
func (p *pairCounts) keep(at pair, nodes []int64) {
	c := p.at(at.shelf)
	c.documents[at.term], c.nodes[at.term] = int64(len(nodes)), nodes
	p.held += len(nodes)
}

// scanPays says how many steps along a shelf cost as much as one look-up.
const scanPays = 8

// scanShelves counts everything on the shelves that hold so little that reading
// it is faster than looking up every term.
func (r *reader) scanShelves(ctx context.Context, terms int, shelves []shelf) error {
	if terms == 0 {
		return nil
	}
	var small []int64
	ranges := []byte{'['}
	for _, s := range shelves {
		if c := r.pairs.shelves[s.id]; int64(terms)*scanPays < s.length || c != nil && c.whole {
			continue
		}
		small = append(small, s.id)
		ranges = appendPair(ranges, token(s.id, ""), s.id)
	}
	if len(small) == 0 {
		return nil
	}
	// The character after "_" ends the range. json_each stands alone: as part of a
	// join it makes SQLite plan the statement anew on every run.
	const text = "WITH q AS MATERIALIZED (SELECT value ->> 0 AS first, value ->> 1 AS shelf FROM json_each(?1)) " +
		"SELECT q.shelf, f.term, f.doc FROM q CROSS JOIN term_frequency f WHERE f.term >= q.first AND f.term < q.shelf || '`'"
	if err := r.readCounts(ctx, text, append(ranges, ']')); err != nil {
		return err
	}
	for _, shelf := range small {
		r.pairs.at(shelf).whole = true
	}
	return nil
}

// A count of few terms is that of a question, which searches for them next: it keeps
// their nodes. One of many is that of a text, whose nodes may be most of the index.
const (
	keptTerms = 64
	// maxKept nodes are kept by one reader before it forgets them.
	maxKept = 4_000_000
)

// countPairs counts the documents of every pair that has not been counted.
// Terms are as the index holds them, each once.
func (r *reader) countPairs(ctx context.Context, terms []string, shelves []shelf) error {
	if r.pairs.held > maxKept {
		r.pairs.clear()
	}
	if err := r.scanShelves(ctx, len(terms), shelves); err != nil {
		return err
	}
	var lookups []pair
	for _, s := range shelves {
		for _, term := range terms {
			if _, known := r.pairs.of(pair{s.id, term}); !known {
				lookups = append(lookups, pair{s.id, term})
			}
		}
	}
	if len(lookups) == 0 {
		return nil
	}
	if err := r.lookUp(ctx, lookups, len(terms) <= keptTerms); err != nil {
		return err
	}
	for _, p := range lookups {
		if _, known := r.pairs.of(p); !known {
			r.pairs.at(p.shelf).documents[p.term] = 0
		}
	}
	return nil
}

// lookUp counts the pairs that have documents.
func (r *reader) lookUp(ctx context.Context, pairs []pair, keep bool) error {
	if keep {
		return r.eachPosting(ctx, pairs, r.pairs.keep)
	}
	list := []byte{'['}
	for _, p := range pairs {
		list = appendPair(list, token(p.shelf, p.term), p.shelf)
	}
	const text = "WITH q AS MATERIALIZED (SELECT value ->> 0 AS token, value ->> 1 AS shelf FROM json_each(?1)) " +
		"SELECT q.shelf, f.term, f.doc FROM q CROSS JOIN term_frequency f WHERE f.term = q.token"
	return r.readCounts(ctx, text, append(list, ']'))
}

// readCounts runs a query for rows of shelf, token and documents.
func (r *reader) readCounts(ctx context.Context, text string, list []byte) error {
	return r.c.each(ctx, text, []any{string(list)}, func(rows *sql.Rows) error {
		var shelf, n int64
		var token string
		err := rows.Scan(&shelf, &token, &n)
		_, term, _ := strings.Cut(token, tokenMark)
		r.pairs.at(shelf).documents[term] = n
		return err
	})
}
