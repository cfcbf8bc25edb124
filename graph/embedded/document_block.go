package embedded

import (
	"cmp"
	"context"
	"database/sql"
	"encoding/binary"
	"errors"
	"math"
	"slices"

	"brain/graph"
)

const (
	// blockSize is how many nodes in a row a block is about.
	blockSize = 1 << 13
	// manyNodes is from how many nodes on blocks are read: they cost as much as looking
	// at some hundred documents.
	manyNodes = 1_000
)

// nodeSet is which nodes of a block are meant, as the file holds it.
type nodeSet []byte

func newNodeSet() nodeSet { return make(nodeSet, blockSize/8) }

// at finds the word and the bit of a node.
func (s nodeSet) at(node int64) (word []byte, bit uint32) {
	n := node % blockSize
	return s[n/32*4:], 1 << (n % 32)
}

func (s nodeSet) has(node int64) bool {
	word, bit := s.at(node)
	return binary.BigEndian.Uint32(word)&bit != 0
}

func (s nodeSet) set(node int64, in bool) {
	word, bit := s.at(node)
	bits := binary.BigEndian.Uint32(word) &^ bit
	if in {
		bits |= bit
	}
	binary.BigEndian.PutUint32(word, bits)
}

// block is what is known of the documents of some kinds in a block.
type block struct {
	newest int64
	nodes  []nodeSet // one for each kind
}

func (b block) has(node int64) bool {
	return slices.ContainsFunc(b.nodes, func(s nodeSet) bool { return s.has(node) })
}

// blocksOf reads the blocks of nodes, as far as documents of the kinds are in them;
// without kinds of any.
func (r *reader) blocksOf(ctx context.Context, kinds []string, nodes []int64) (map[int64]block, error) {
	var numbers []int64
	for _, n := range nodes {
		if at := n / blockSize; len(numbers) == 0 || numbers[len(numbers)-1] != at {
			numbers = append(numbers, at)
		}
	}
	list, err := encodeList(graph.Strings(kinds))
	if err != nil {
		return nil, err
	}
	text := "SELECT block, newest, nodes FROM document_block WHERE block IN (SELECT value FROM json_each(?1)) AND kind IN (SELECT value FROM json_each(?2))"
	args := []any{idList(numbers), list}
	if len(kinds) == 0 {
		text, args = "SELECT block, newest, nodes FROM document_block WHERE block IN (SELECT value FROM json_each(?1))", args[:1]
	}
	blocks := map[int64]block{}
	err = r.c.each(ctx, text, args, func(rows *sql.Rows) error {
		var number, newest int64
		var set nodeSet
		if err := rows.Scan(&number, &newest, (*[]byte)(&set)); err != nil {
			return err
		}
		b, known := blocks[number]
		if !known || newest > b.newest {
			b.newest = newest
		}
		b.nodes = append(b.nodes, set)
		blocks[number] = b
		return nil
	})
	return blocks, err
}

// within keeps the nodes that have a document of the kinds of the blocks.
func (s summed) within(blocks map[int64]block) summed {
	kept := summed{nodes: s.nodes[:0], sums: s.sums[:0]}
	number, b := int64(-1), block{}
	for i, node := range s.nodes {
		if at := node / blockSize; at != number {
			number, b = at, blocks[at]
		}
		if b.has(node) {
			kept.nodes, kept.sums = append(kept.nodes, node), append(kept.sums, s.sums[i])
		}
	}
	return kept
}

// newestOf gives the newest limit of the nodes whose documents the filter lets
// through; equal ones by id. Of blocks that hold only older ones nothing is read.
func (r *reader) newestOf(ctx context.Context, q graph.TextFilter, nodes []int64, blocks map[int64]block, limit int) ([]int64, error) {
	var parts [][]int64
	for len(nodes) > 0 {
		number := nodes[0] / blockSize
		n, _ := slices.BinarySearch(nodes, (number+1)*blockSize)
		parts, nodes = append(parts, nodes[:n]), nodes[n:]
	}
	newest := func(part []int64) int64 {
		if b, known := blocks[part[0]/blockSize]; known {
			return b.newest
		}
		return math.MaxInt64
	}
	slices.SortFunc(parts, func(a, b []int64) int { return cmp.Compare(newest(b), newest(a)) })
	var found []placed
	for len(parts) > 0 && (len(found) < limit || found[limit-1].order <= newest(parts[0])) {
		var some []int64
		for len(parts) > 0 && (len(some) == 0 || len(some)+len(parts[0]) <= max(limit-len(found), blockSize/8)) {
			some, parts = append(some, parts[0]...), parts[1:]
		}
		more, err := r.places(ctx, q, some, limit)
		if err != nil {
			return nil, err
		}
		found = append(found, more...)
		slices.SortFunc(found, comparePlaced)
		found = found[:min(len(found), limit)]
	}
	out := make([]int64, len(found))
	for i, p := range found {
		out[i] = p.node
	}
	slices.Sort(out)
	return out, nil
}

// placed is a document with what orders it among equal ones.
type placed struct {
	node, order int64
	id          string
}

func comparePlaced(a, b placed) int {
	return cmp.Or(cmp.Compare(b.order, a.order), cmp.Compare(a.id, b.id))
}

// mark notes that a node has a document of the kind.
func (t *tx) mark(kind string, rid, order int64) error {
	set, err := t.nodeSet(kind, rid)
	if err != nil {
		return err
	}
	set.set(rid, true)
	_, err = t.c.exec("INSERT INTO document_block (kind, block, newest, nodes) VALUES (?1, ?2, ?3, ?4) "+
		"ON CONFLICT (kind, block) DO UPDATE SET newest = max(newest, ?3), nodes = ?4", kind, rid/blockSize, order, []byte(set))
	return err
}

// unmark notes that it has none.
func (t *tx) unmark(kind string, rid int64) error {
	set, err := t.nodeSet(kind, rid)
	if err != nil {
		return err
	}
	set.set(rid, false)
	text, args := "UPDATE document_block SET nodes = ?3 WHERE kind = ?1 AND block = ?2", []any{kind, rid / blockSize, []byte(set)}
	if !slices.ContainsFunc(set, func(b byte) bool { return b != 0 }) {
		text, args = "DELETE FROM document_block WHERE kind = ?1 AND block = ?2", args[:2]
	}
	_, err = t.c.exec(text, args...)
	return err
}

func (t *tx) nodeSet(kind string, rid int64) (nodeSet, error) {
	var set []byte
	err := t.c.row("SELECT nodes FROM document_block WHERE kind = ?1 AND block = ?2", kind, rid/blockSize).Scan(&set)
	if errors.Is(err, sql.ErrNoRows) {
		return newNodeSet(), nil
	}
	return set, err
}
