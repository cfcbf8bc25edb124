package embedded

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"math/bits"
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
func (r *reader) eachPosting(ctx context.Context, pairs []pair, use func(pair, []int64)) error {
	if len(pairs) == 0 {
		return nil
	}
	tokens := make([]string, len(pairs))
	for i, p := range pairs {
		tokens[i] = token(p.shelf, p.term)
	}
	if !r.writing {
		index, err := r.openIndex()
		if err == nil {
			var lists [][]int64
			if lists, err = index.nodes(ctx, tokens); err == nil {
				for n, nodes := range lists {
					if len(nodes) > 0 {
						use(pairs[n], nodes)
					}
				}
			}
		}
		if !errors.Is(err, errUnknownIndex) {
			return err
		}
	}
	return r.askIndex(ctx, tokens, func(n int, nodes []int64) { use(pairs[n], nodes) })
}

// openIndex opens the pages of the index, once for the reader's snapshot.
func (r *reader) openIndex() (_ *index, err error) {
	if r.pairs.index == nil {
		r.pairs.index, err = openIndex(r.c)
	}
	return r.pairs.index, err
}

// askIndex looks tokens up by queries of the index, which sees also what the
// transaction has written. It steps through a list of nodes inside one step of the
// statement, which is several times faster than a row for each.
func (r *reader) askIndex(ctx context.Context, tokens []string, use func(n int, nodes []int64)) error {
	list := []byte{'['}
	for i, t := range tokens {
		if i > 0 {
			list = append(list, ',')
		}
		list = appendJSONText(list, `"`+t+`"`)
	}
	const text = "WITH q AS MATERIALIZED (SELECT key AS n, value AS token FROM json_each(?1)) " +
		"SELECT n, (SELECT group_concat(term.rowid) FROM term WHERE term.term MATCH q.token) FROM q"
	return r.c.each(ctx, text, []any{string(append(list, ']'))}, func(rows *sql.Rows) error {
		var n int
		var list sql.NullString
		if err := rows.Scan(&n, &list); err != nil || !list.Valid {
			return err
		}
		nodes, err := nodeList(list.String)
		if err != nil {
			return err
		}
		use(n, nodes)
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

// gain is what each of some nodes, in their order, gains.
type gain struct {
	weight int64
	nodes  []int64
}

// summed are nodes in their order with their sums.
type summed struct{ nodes, sums []int64 }

// sums adds up, for each node on the shelves, the weights of the terms that it holds.
func (r *reader) sums(ctx context.Context, weights map[string]int64, shelves []shelf) (summed, error) {
	if err := r.scanShelves(ctx, len(weights), shelves); err != nil {
		return summed{}, err
	}
	var gains []gain
	add := func(p pair, nodes []int64) {
		if len(nodes) > 0 {
			gains = append(gains, gain{weights[p.term], nodes})
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
	err := r.eachPosting(ctx, lookups, add)
	return addUp(gains), err
}

// addUp adds up what each node gains, one block of nodes after the other: the sums of
// one stay in the cache of the processor.
func addUp(gains []gain) summed {
	var out summed
	most := 0
	for _, g := range gains {
		most = max(most, len(g.nodes))
	}
	out.nodes, out.sums = make([]int64, 0, most), make([]int64, 0, most)
	var sums [blockSize]int64
	var touched [blockSize / 64]uint64
	for {
		first := int64(-1)
		for _, g := range gains {
			if len(g.nodes) > 0 && (first < 0 || g.nodes[0] < first) {
				first = g.nodes[0]
			}
		}
		if first < 0 {
			return out
		}
		first -= first % blockSize
		for i := range gains {
			g := &gains[i]
			n := 0
			for ; n < len(g.nodes) && g.nodes[n] < first+blockSize; n++ {
				at := g.nodes[n] - first
				sums[at] += g.weight
				touched[at/64] |= 1 << (at % 64)
			}
			g.nodes = g.nodes[n:]
		}
		for word, set := range touched {
			for ; set != 0; set &= set - 1 {
				at := word*64 + bits.TrailingZeros64(set)
				out.nodes, out.sums = append(out.nodes, first+int64(at)), append(out.sums, sums[at])
				sums[at] = 0
			}
			touched[word] = 0
		}
	}
}

// tied are nodes with one sum, in their order.
type tied struct {
	sum   int64
	nodes []int64
}

// bySum groups nodes by their sums, the greatest first.
func bySum(s summed) []tied {
	place := map[int64]int{}
	var groups []tied
	for n, sum := range s.sums {
		i, known := place[sum]
		if !known {
			i = len(groups)
			place[sum] = i
			groups = append(groups, tied{sum: sum})
		}
		groups[i].nodes = append(groups[i].nodes, s.nodes[n])
	}
	slices.SortFunc(groups, func(a, b tied) int { return cmp.Compare(b.sum, a.sum) })
	return groups
}

// greatest takes the first groups off, as many as have together at most want nodes,
// and one at least.
func greatest(groups []tied, want int) (some, rest []tied) {
	n, nodes := 0, 0
	for n < len(groups) && (n == 0 || nodes+len(groups[n].nodes) <= want) {
		nodes += len(groups[n].nodes)
		n++
	}
	return groups[:n], groups[n:]
}
