package embedded

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"math"
	"slices"
	"strconv"
	"strings"
	"unique"

	"brain/graph"
)

// SearchVectors implements graph.Reader. It compares every vector on the shelves
// that the audience knows, from memory where the blocks are there.
func (r *reader) SearchVectors(ctx context.Context, q graph.VectorQuery) ([]graph.VectorHit, error) {
	if err := errors.Join(r.usable(ctx), q.Check()); err != nil {
		return nil, err
	}
	query, cancel := context.WithTimeout(ctx, r.store.opt.QueryTime)
	defer cancel()
	blocks, err := r.knownBlocks(query, q.History || !q.Recorded.IsZero())
	if err != nil {
		return nil, overrun(ctx, query, err)
	}
	n := newNearest(q)
	for _, b := range blocks {
		block, err := r.block(query, b)
		if err != nil {
			return nil, overrun(ctx, query, err)
		}
		n.look(block)
	}
	hits, err := r.documents(query, n.best())
	return hits[:min(max(q.Limit, 0), len(hits))], overrun(ctx, query, err)
}

// placedBlock is a block in the version of the snapshot.
type placedBlock struct {
	blockKey
	version int64
}

// knownBlocks lists the blocks on the shelves that the audience knows.
func (r *reader) knownBlocks(ctx context.Context, history bool) ([]placedBlock, error) {
	shelves, err := r.knownShelves(ctx, history)
	if err != nil {
		return nil, err
	}
	var out []placedBlock
	const text = "SELECT shelf, block, version FROM vector_block WHERE shelf IN (SELECT value FROM json_each(?1))"
	err = r.c.each(ctx, text, []any{idList(shelfIDs(shelves))}, func(rows *sql.Rows) error {
		var b placedBlock
		err := rows.Scan(&b.shelf, &b.block, &b.version)
		out = append(out, b)
		return err
	})
	return out, err
}

func shelfIDs(shelves []shelf) []int64 {
	ids := make([]int64, len(shelves))
	for i, s := range shelves {
		ids[i] = s.id
	}
	return ids
}

// block gives a block from memory, or reads it. What a transaction reads of its
// own writes stays its own: a version that is rolled back comes again.
func (r *reader) block(ctx context.Context, b placedBlock) (*vectorBlock, error) {
	writing := r.c == r.store.writer.c
	if !writing {
		if known := r.store.blocks.get(b.blockKey, b.version); known != nil {
			return known, nil
		}
	}
	block, err := loadBlock(ctx, r.c, b.blockKey, b.version)
	if err == nil && !writing {
		r.store.blocks.put(b.blockKey, block)
	}
	return block, err
}

// nearest collects the vectors with the greatest cosine.
type nearest struct {
	query  graph.VectorQuery
	square int64
	space  unique.Handle[string]
	filter rowFilter
	found  []scored
	// room is how many may be collected before all but the best go.
	room int
	// least is what a vector must reach to be among the best.
	least scored
}

// scored is a vector with its cosine.
type scored struct {
	cosine      float64
	order, node int64
}

// better orders by cosine and then order; equal ones may be any.
func better(a, b scored) int {
	return cmp.Or(cmp.Compare(b.cosine, a.cosine), cmp.Compare(b.order, a.order))
}

// spareRoom is how many more than wanted are collected before they are sorted.
const spareRoom = 1024

func newNearest(q graph.VectorQuery) *nearest {
	return &nearest{
		query: q, square: graph.Dot(q.Values, q.Values), space: unique.Make(q.Space().String()), filter: newRowFilter(q.TextFilter),
		room: max(q.Limit, 0) + spareRoom, least: scored{cosine: q.Least, order: math.MinInt64},
	}
}

func (n *nearest) look(b *vectorBlock) {
	for i := range b.rows {
		row := &b.rows[i]
		if row.space != n.space || !n.filter.admits(row) {
			continue
		}
		s := scored{graph.Cosine(graph.Dot(n.query.Values, row.values), n.square, row.square), row.order, row.node}
		if better(s, n.least) > 0 {
			continue
		}
		if n.found = append(n.found, s); len(n.found) >= n.room {
			n.found = n.best()
			n.room = len(n.found) + max(n.query.Limit, 0) + spareRoom
		}
	}
}

// best are the vectors wanted and those that tie with the last of them.
func (n *nearest) best() []scored {
	limit := max(n.query.Limit, 0)
	slices.SortFunc(n.found, better)
	if limit == 0 || len(n.found) <= limit {
		return n.found[:min(limit, len(n.found))]
	}
	n.least = n.found[limit-1]
	end := limit
	for end < len(n.found) && better(n.found[end], n.least) == 0 {
		end++
	}
	return n.found[:end]
}

// rowFilter is a graph.TextFilter for rows of a block.
type rowFilter struct {
	kinds, classes, pages               map[unique.Handle[string]]bool
	since, now, recorded                int64
	anyTime, anyRecorded, anyRetirement bool
}

func newRowFilter(f graph.TextFilter) rowFilter {
	out := rowFilter{
		kinds: handles(f.Kinds), classes: handles(f.Classes), pages: handles(f.Pages),
		since: beginningOfTime, now: f.Now.UnixMicro(), recorded: f.Recorded.UnixMicro(),
		anyTime: f.History, anyRecorded: f.Recorded.IsZero(), anyRetirement: f.Recorded.IsZero() || f.History,
	}
	if !f.Since.IsZero() {
		out.since = f.Since.UnixMicro()
	}
	return out
}

func handles(names []string) map[unique.Handle[string]]bool {
	out := make(map[unique.Handle[string]]bool, len(names))
	for _, name := range names {
		out[unique.Make(name)] = true
	}
	return out
}

func (f *rowFilter) admits(r *vectorRow) bool {
	return (len(f.kinds) == 0 || f.kinds[r.kind]) && (len(f.classes) == 0 || f.classes[r.class]) && (len(f.pages) == 0 || f.pages[r.page]) &&
		r.recorded >= f.since &&
		(f.anyRecorded || r.recorded <= f.recorded) &&
		(f.anyRetirement || r.retired > f.recorded) &&
		(f.anyTime || r.validFrom <= f.now && r.validUntil > f.now)
}

// hitColumns are the columns of a TextHit but for its sum.
const hitColumns = `d.id, d.kind, d.class, d.page, d.body, d.title, d.length, d."order", d.historic`

func scanHit(rows *sql.Rows, h *graph.TextHit, more ...any) error {
	return rows.Scan(append(more, &h.Node, &h.Kind, &h.Class, &h.Page, &h.Body, &h.Title, &h.Length, &h.Order, &h.Historic)...)
}

// documents reads the documents of the vectors, in the order of the hits.
func (r *reader) documents(ctx context.Context, best []scored) ([]graph.VectorHit, error) {
	cosines, nodes := make(map[int64]float64, len(best)), make([]int64, len(best))
	for i, s := range best {
		cosines[s.node], nodes[i] = s.cosine, s.node
	}
	hits := make([]graph.VectorHit, 0, len(best))
	const text = "SELECT d.node, " + hitColumns + " FROM json_each(?1) j CROSS JOIN document d WHERE d.node = j.value"
	err := r.c.each(ctx, text, []any{idList(nodes)}, func(rows *sql.Rows) error {
		var h graph.VectorHit
		var node int64
		err := scanHit(rows, &h.TextHit, &node)
		h.Cosine = cosines[node]
		hits = append(hits, h)
		return err
	})
	slices.SortFunc(hits, func(a, b graph.VectorHit) int {
		return cmp.Or(cmp.Compare(b.Cosine, a.Cosine), cmp.Compare(b.Order, a.Order), strings.Compare(a.Node, b.Node))
	})
	return hits, err
}

// errEnough ends a walk over rows.
var errEnough = errors.New("enough rows")

// MissingVectors implements graph.Reader. It walks the nodes in the order of their
// ids, as far as needed.
func (r *reader) MissingVectors(ctx context.Context, space graph.VectorSpace, after string, limit int) ([]graph.TextHit, error) {
	if err := errors.Join(r.usable(ctx), space.Check()); err != nil {
		return nil, err
	}
	query, cancel := context.WithTimeout(ctx, r.store.opt.QueryTime)
	defer cancel()
	hits := []graph.TextHit{}
	if limit <= 0 {
		return hits, nil
	}
	shelves, err := r.knownShelves(query, true)
	if err != nil {
		return nil, overrun(ctx, query, err)
	}
	known := map[string]bool{}
	for _, id := range shelfIDs(shelves) {
		known[strconv.FormatInt(id, 10)] = true
	}
	const text = "SELECT d.filed, " + hitColumns + " FROM node n CROSS JOIN document d WHERE n.id > ?1 AND d.node = n.rid AND d.filed <> '' " +
		"AND NOT EXISTS (SELECT 1 FROM vector v WHERE v.node = n.rid AND v.space = ?2) ORDER BY n.id"
	err = r.c.each(query, text, []any{after, space.String()}, func(rows *sql.Rows) error {
		var h graph.TextHit
		var filed string
		if err := scanHit(rows, &h, &filed); err != nil {
			return err
		}
		if !slices.ContainsFunc(strings.Fields(filed), func(shelf string) bool { return known[shelf] }) {
			return nil
		}
		if hits = append(hits, h); len(hits) == limit {
			return errEnough
		}
		return nil
	})
	if errors.Is(err, errEnough) {
		err = nil
	}
	return hits, overrun(ctx, query, err)
}

// CountVectors implements graph.Reader.
func (r *reader) CountVectors(ctx context.Context, space graph.VectorSpace) (graph.VectorCount, error) {
	var count graph.VectorCount
	if err := errors.Join(r.usable(ctx), space.Check()); err != nil {
		return count, err
	}
	query, cancel := context.WithTimeout(ctx, r.store.opt.QueryTime)
	defer cancel()
	shelves, err := r.knownShelves(query, true)
	if err != nil {
		return count, overrun(ctx, query, err)
	}
	for _, s := range shelves {
		count.Documents += s.documents
	}
	const text = "SELECT count(*) FROM vector_place p CROSS JOIN vector v WHERE p.shelf IN (SELECT value FROM json_each(?1)) AND v.node = p.node AND v.space = ?2"
	err = r.c.QueryRowContext(query, text, idList(shelfIDs(shelves)), space.String()).Scan(&count.Vectors)
	return count, overrun(ctx, query, err)
}
