package embedded

import (
	"context"
	"database/sql"
	"math"
	"sync"
	"unique"

	"github.com/hashicorp/golang-lru/v2/simplelru"

	"brain/graph"
)

// blockKey is where a block of vectors stands.
type blockKey struct{ shelf, block int64 }

// vectorBlock is one version of a block in memory, with what a search filters by.
type vectorBlock struct {
	version int64
	rows    []vectorRow
	bytes   int64
}

// vectorRow is one vector of a block. Times are microseconds; open ends lie beyond
// all times.
type vectorRow struct {
	node, order                              int64
	recorded, retired, validFrom, validUntil int64
	square                                   int64 // the vector's inner product with itself
	space, kind, class, page                 unique.Handle[string]
	values                                   []int8
}

const (
	beginningOfTime = math.MinInt64
	endOfTime       = math.MaxInt64
)

// rowBytes is about what a row takes besides its values.
const rowBytes = 120

// loadBlock reads a block. A block belongs to the reader's snapshot.
func loadBlock(ctx context.Context, c *conn, key blockKey, version int64) (*vectorBlock, error) {
	const text = `SELECT v.node, v.space, v.value, d.kind, d.class, d.page, d."order", d."recordedAt", d."retiredAt", d."validFrom", d."validUntil" ` +
		"FROM vector_place p CROSS JOIN vector v CROSS JOIN document d WHERE p.shelf = ?1 AND p.block = ?2 AND v.node = p.node AND d.node = p.node"
	b := &vectorBlock{version: version}
	err := c.each(ctx, text, []any{key.shelf, key.block}, func(rows *sql.Rows) error {
		var r vectorRow
		var space, kind, class, page string
		var value []byte
		var recorded, retired, from, until sql.NullInt64
		if err := rows.Scan(&r.node, &space, &value, &kind, &class, &page, &r.order, &recorded, &retired, &from, &until); err != nil {
			return err
		}
		r.space, r.kind, r.class, r.page = unique.Make(space), unique.Make(kind), unique.Make(class), unique.Make(page)
		r.recorded, r.validFrom = orElse(recorded, beginningOfTime), orElse(from, beginningOfTime)
		r.retired, r.validUntil = orElse(retired, endOfTime), orElse(until, endOfTime)
		r.values = valuesOf(value)
		r.square = graph.Dot(r.values, r.values)
		b.rows = append(b.rows, r)
		b.bytes += rowBytes + int64(len(value))
		return nil
	})
	return b, err
}

func orElse(n sql.NullInt64, absent int64) int64 {
	if n.Valid {
		return n.Int64
	}
	return absent
}

// blockCache keeps blocks that committed snapshots had, the latest version of
// each, up to a number of bytes.
type blockCache struct {
	mu     sync.Mutex
	blocks *simplelru.LRU[blockKey, *vectorBlock]
	bytes  int64
	most   int64
}

func newBlockCache(most int64) *blockCache {
	c := &blockCache{most: most}
	// The number of blocks has no bound of its own; a positive size cannot fail.
	c.blocks, _ = simplelru.NewLRU(math.MaxInt32, func(_ blockKey, b *vectorBlock) { c.bytes -= b.bytes })
	return c
}

// get gives the block if it is there in this version.
func (c *blockCache) get(key blockKey, version int64) *vectorBlock {
	c.mu.Lock()
	defer c.mu.Unlock()
	if b, ok := c.blocks.Get(key); ok && b.version == version {
		return b
	}
	return nil
}

// put keeps the block unless a later version of it is there.
func (c *blockCache) put(key blockKey, b *vectorBlock) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if known, ok := c.blocks.Peek(key); ok {
		if known.version >= b.version {
			return
		}
		c.blocks.Remove(key)
	}
	c.blocks.Add(key, b)
	c.bytes += b.bytes
	for c.bytes > c.most && c.blocks.Len() > 1 {
		c.blocks.RemoveOldest()
	}
}

// clear forgets all blocks.
func (c *blockCache) clear() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.blocks.Purge()
}
