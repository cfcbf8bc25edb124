package embedded

import (
	"cmp"
	"context"
	"database/sql"
	"slices"
	"strconv"
	"strings"
)

// pair is one look-up in the text index.
type pair struct {
	shelf int64
	term  string // as the index holds it, see held
}

func comparePairs(a, b pair) int {
	return cmp.Or(cmp.Compare(a.shelf, b.shelf), strings.Compare(a.term, b.term))
}

// eachPosting looks the pairs up and gives use the nodes of those that have any.
// The index steps through a list of nodes inside one step of the statement, which is
// several times faster than a row for each.
func (r *reader) eachPosting(ctx context.Context, pairs []pair, use func(pair, []int64)) error {
	if len(pairs) == 0 {
		return nil
	}
	tokens := []byte{'['}
	for i, p := range pairs {
		if i > 0 {
			tokens = append(tokens, ',')
		}
		tokens = appendJSONText(tokens, `"`+token(p.shelf, p.term)+`"`)
	}
	const text = "WITH q AS MATERIALIZED (SELECT key AS n, value AS token FROM json_each(?1)) " +
		"SELECT n, (SELECT group_concat(term.rowid) FROM term WHERE term.term MATCH q.token) FROM q"
	return r.c.each(ctx, text, []any{string(append(tokens, ']'))}, func(rows *sql.Rows) error {
		var n int
		var list sql.NullString
		if err := rows.Scan(&n, &list); err != nil || !list.Valid {
			return err
		}
		nodes, err := nodeList(list.String)
		if err != nil {
			return err
		}
		use(pairs[n], nodes)
		return ctx.Err()
	})
}

// nodeList reads numbers with commas between them.
func nodeList(list string) ([]int64, error) {
	nodes := make([]int64, 0, strings.Count(list, ",")+1)
	for number := range strings.SplitSeq(list, ",") {
		n, err := strconv.ParseInt(number, 10, 64)
		if err != nil {
			return nil, err
		}
		nodes = append(nodes, n)
	}
	return nodes, nil
}

// sums adds up, for each node on the shelves, the weights of the terms that it holds.
func (r *reader) sums(ctx context.Context, weights map[string]int64, shelves []shelf) (map[int64]int64, error) {
	if err := r.scanShelves(ctx, len(weights), shelves); err != nil {
		return nil, err
	}
	sums := map[int64]int64{}
	add := func(p pair, nodes []int64) {
		for _, node := range nodes {
			sums[node] += weights[p.term]
		}
	}
	var lookups []pair
	for term := range weights {
		for _, s := range shelves {
			p := pair{s.id, term}
			if nodes, known := r.pairs.nodesOf(p); known {
				add(p, nodes)
			} else {
				lookups = append(lookups, p)
			}
		}
	}
	slices.SortFunc(lookups, comparePairs)
	return sums, r.eachPosting(ctx, lookups, add)
}

// tied are nodes with one sum.
type tied struct {
	sum   int64
	nodes []int64
}

// bySum groups nodes by their sums, the greatest first.
func bySum(sums map[int64]int64) []tied {
	place := map[int64]int{}
	var groups []tied
	for node, sum := range sums {
		i, known := place[sum]
		if !known {
			i = len(groups)
			place[sum] = i
			groups = append(groups, tied{sum: sum})
		}
		groups[i].nodes = append(groups[i].nodes, node)
	}
	slices.SortFunc(groups, func(a, b tied) int { return cmp.Compare(b.sum, a.sum) })
	return groups
}

// greatest takes the first groups off, as many as have together at most want nodes,
// and one at least. What is taken is in the order of nodes.
func greatest(groups []tied, want int) (nodes []int64, rest []tied) {
	n := 0
	for n < len(groups) && (n == 0 || len(nodes)+len(groups[n].nodes) <= want) {
		nodes = append(nodes, groups[n].nodes...)
		n++
	}
	slices.Sort(nodes)
	return nodes, groups[n:]
}
