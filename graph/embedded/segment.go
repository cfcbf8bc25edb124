package embedded

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/binary"
	"errors"
	"math"
)

// The text index is read from its own pages: walking a list of nodes row by row, as a
// query of the index does, takes a hundred times as long as decoding it. Only readers
// do so, since a transaction that writes has entries that no page holds yet. The form
// of the pages is part of the file format of SQLite, which only ever gets additions;
// of what is not known here nothing is read (see errUnknownIndex).

const (
	// structureRow is the row of term_data that lists the segments.
	structureRow = 10
	// segmentBits is where in a row's number the segment stands, above the page.
	segmentBits = 37
	// structureStart is behind the cookie of the structure.
	structureStart = 4
	// leafStart is behind the head of a page: two bytes for the first node on it, two
	// for the size of the part before the offsets of its terms.
	leafStart = 4
	// maxSegments is the most that SQLite allows.
	maxSegments = 2000
)

// tokenPrefix begins every token of the index itself, others are for prefixes.
const tokenPrefix = "0"

// errUnknownIndex says that the pages are not of the form that is read here.
var errUnknownIndex = errors.New("embedded store: the text index has an unknown form")

// segment is a part of the index: its pages hold all tokens in order, once.
type segment struct{ id, first, last int64 }

// segmentsOf reads the structure of the index: the newest segment first.
func segmentsOf(structure []byte) ([]segment, error) {
	if len(structure) < structureStart+3 || bytes.HasPrefix(structure[structureStart:], []byte{0xff, 0, 0, 1}) {
		return nil, errUnknownIndex
	}
	p := page{structure, structureStart}
	levels, total := p.number(), p.number()
	p.number() // writes
	var out []segment
	for ; levels > 0 && p.at >= 0 && total <= maxSegments; levels-- {
		p.number() // segments of the level that are being merged
		n := p.number()
		if n < 0 || n > total {
			return nil, errUnknownIndex
		}
		of := make([]segment, n)
		for i := range of {
			// Within a level the last one is the newest.
			of[len(of)-1-i] = segment{p.number(), p.number(), p.number()}
		}
		out = append(out, of...)
	}
	if p.at < 0 || int64(len(out)) != total {
		return nil, errUnknownIndex
	}
	kept := out[:0]
	for _, s := range out {
		// Of one that is merged nothing may be left.
		if s.first > 0 {
			kept = append(kept, s)
		}
	}
	return kept, nil
}

// page is a place in bytes; a place before them stands for the end or for bytes that
// cannot be read.
type page struct {
	b  []byte
	at int
}

// number reads a number of one to nine bytes, seven bits each but for the ninth.
func (p *page) number() int64 {
	const most = 9
	var n uint64
	for i := range most {
		if p.at < 0 || p.at >= len(p.b) {
			p.at = math.MinInt
			return -1
		}
		c := p.b[p.at]
		p.at++
		if i == most-1 {
			return int64(n<<8 | uint64(c))
		}
		n = n<<7 | uint64(c&0x7f)
		if c < 0x80 {
			break
		}
	}
	return int64(n)
}

// leaf is a page of a segment.
type leaf []byte

// size is where the offsets of the terms begin.
func (l leaf) size() (int, error) {
	if len(l) < leafStart {
		return 0, errUnknownIndex
	}
	n := int(binary.BigEndian.Uint16(l[2:]))
	if n < leafStart || n > len(l) {
		return 0, errUnknownIndex
	}
	return n, nil
}

// part is a piece of a page with nodes; open says that the list may go on on the next.
type part struct {
	from, to int
	open     bool
}

// find gives the nodes of a token; found is false if the page has not the token.
func (l leaf) find(token string) (_ part, found bool, err error) {
	size, err := l.size()
	if err != nil || size == len(l) {
		return part{}, false, err
	}
	offsets := page{l, size}
	off := int(offsets.number())
	for match, first := 0, true; ; first = false {
		p := page{l[:size], off}
		kept := 0
		if !first {
			kept = int(p.number())
		}
		n := int(p.number())
		if off < leafStart || p.at < 0 || n <= 0 || n > size-p.at {
			return part{}, false, errUnknownIndex
		}
		if kept < match {
			return part{}, false, nil
		}
		next, more := 0, offsets.at < len(l)
		if more {
			next = off + int(offsets.number())
			if next <= off || next > size {
				return part{}, false, errUnknownIndex
			}
		}
		if kept == match {
			text := l[p.at : p.at+n]
			same := commonPrefix(text, token[match:])
			match += same
			switch {
			case match == len(token) && same == n:
				if !more {
					return part{p.at + n, size, true}, true, nil
				}
				return part{p.at + n, next, false}, true, nil
			case match == len(token) || same < n && text[same] > token[match]:
				return part{}, false, nil
			}
		}
		if !more {
			return part{}, false, nil
		}
		off = next
	}
}

func commonPrefix(a []byte, b string) int {
	n := min(len(a), len(b))
	for i := range n {
		if a[i] != b[i] {
			return i
		}
	}
	return n
}

// rest is the part of a page with the nodes of a token that stands before the page.
func (l leaf) rest() (part, error) {
	size, err := l.size()
	if err != nil || size == len(l) {
		return part{leafStart, size, true}, err
	}
	offsets := page{l, size}
	to := int(offsets.number())
	if to < leafStart || to > size {
		return part{}, errUnknownIndex
	}
	return part{leafStart, to, false}, nil
}

// appendNodes appends the nodes of a part, ascending; those that the segment takes
// away from older ones as their negative. The list begins anew on every page.
func (l leaf) appendNodes(nodes []int64, of part) ([]int64, error) {
	b, node := l[of.from:of.to], int64(0)
	for at := 0; at < len(b); {
		// Most steps are one byte, nearly all others two.
		step := int64(b[at])
		switch {
		case step < 0x80:
			at++
		case at+1 < len(b) && b[at+1] < 0x80:
			step = (step&0x7f)<<7 | int64(b[at+1])
			at += 2
		default:
			p := page{b, at}
			step, at = p.number(), p.at
		}
		if step <= 0 || at < 0 {
			return nil, errUnknownIndex
		}
		node += step
		gone := false
		if at < len(b) && b[at] == 0 {
			at++
			if gone = at >= len(b) || b[at] != 0; !gone {
				at++
			}
		}
		if gone {
			nodes = append(nodes, -node)
		} else {
			nodes = append(nodes, node)
		}
	}
	return nodes, nil
}

// over lays the nodes of a newer segment over those of older ones; both ascend.
func over(newer, older []int64) []int64 {
	if len(older) == 0 {
		return newer
	}
	out := make([]int64, 0, len(newer)+len(older))
	for len(newer) > 0 && len(older) > 0 {
		a, b := max(newer[0], -newer[0]), max(older[0], -older[0])
		switch {
		case a < b:
			out, newer = append(out, newer[0]), newer[1:]
		case a > b:
			out, older = append(out, older[0]), older[1:]
		default:
			out, newer, older = append(out, newer[0]), newer[1:], older[1:]
		}
	}
	return append(append(out, newer...), older...)
}

// present leaves out the nodes that were taken away.
func present(nodes []int64) []int64 {
	kept := nodes[:0]
	for _, n := range nodes {
		if n > 0 {
			kept = append(kept, n)
		}
	}
	return kept
}

// index is the text index as a reader sees it.
type index struct {
	c        *conn
	segments []segment
}

// openIndex learns the segments. Error: errUnknownIndex.
func openIndex(c *conn) (*index, error) {
	var structure []byte
	if err := c.row("SELECT block FROM term_data WHERE id = ?1", structureRow).Scan(&structure); err != nil {
		return nil, err
	}
	segments, err := segmentsOf(structure)
	return &index{c, segments}, err
}

// begun is a list that was read up to the end of a page.
type begun struct {
	token int
	page  int64
	nodes []int64
}

// nodes gives, for each token, its nodes, ascending.
func (x *index) nodes(ctx context.Context, tokens []string) ([][]int64, error) {
	lists := make([][]int64, len(tokens))
	// The oldest first, so that each lies over what is there.
	for i := len(x.segments) - 1; i >= 0; i-- {
		seg := x.segments[i]
		var long []*begun
		err := x.leaves(ctx, seg, tokens, func(n int, number int64, l leaf) error {
			found, ok, err := l.find(tokenPrefix + tokens[n])
			if err != nil || !ok {
				return err
			}
			nodes, err := l.appendNodes(nil, found)
			if err != nil {
				return err
			}
			if found.open && number < seg.last {
				long = append(long, &begun{n, number, nodes})
				return nil
			}
			lists[n] = over(nodes, lists[n])
			return nil
		})
		if err != nil {
			return nil, err
		}
		if err := x.follow(ctx, seg, long); err != nil {
			return nil, err
		}
		for _, b := range long {
			lists[b.token] = over(b.nodes, lists[b.token])
		}
	}
	for n, nodes := range lists {
		lists[n] = present(nodes)
	}
	return lists, nil
}

// leaves gives, for each token, the page of a segment on which it stands if it is there.
func (x *index) leaves(ctx context.Context, seg segment, tokens []string, use func(n int, number int64, l leaf) error) error {
	list := []byte{'['}
	for i, t := range tokens {
		if i > 0 {
			list = append(list, ',')
		}
		list = appendJSONText(list, tokenPrefix+t)
	}
	// Of term_idx each row is the first token of a page, or what tells it from the last
	// of the page before; half its number is the page's.
	const text = "WITH q AS MATERIALIZED (SELECT key AS n, CAST(value AS BLOB) AS token FROM json_each(?1)), " +
		"p AS MATERIALIZED (SELECT n, (SELECT i.pgno / 2 FROM term_idx i WHERE i.segid = ?2 AND i.term <= q.token ORDER BY i.term DESC LIMIT 1) AS page FROM q) " +
		"SELECT p.n, d.id - ?3, d.block FROM p CROSS JOIN term_data d WHERE d.id = ?3 + max(?4, ifnull(p.page, 0))"
	return x.c.each(ctx, text, []any{string(append(list, ']')), seg.id, seg.id << segmentBits, seg.first}, func(rows *sql.Rows) error {
		var n int
		var number int64
		var block sql.RawBytes
		if err := rows.Scan(&n, &number, &block); err != nil {
			return err
		}
		return use(n, number, leaf(block))
	})
}

// follow reads lists on to their ends: of each the next page, then the next two, and so
// on, all in one statement.
func (x *index) follow(ctx context.Context, seg segment, lists []*begun) error {
	const text = "WITH q AS MATERIALIZED (SELECT key AS n, value AS page FROM json_each(?1)) " +
		"SELECT q.n, d.id - ?2, d.block FROM q CROSS JOIN term_data d WHERE d.id > ?2 + q.page AND d.id <= ?2 + min(q.page + ?3, ?4)"
	for width := int64(1); len(lists) > 0; width *= 2 {
		pages := make([]int64, len(lists))
		for i, b := range lists {
			pages[i] = b.page
		}
		ended := make([]bool, len(lists))
		err := x.c.each(ctx, text, []any{idList(pages), seg.id << segmentBits, width, seg.last}, func(rows *sql.Rows) error {
			var n int
			var number int64
			var block sql.RawBytes
			if err := rows.Scan(&n, &number, &block); err != nil || ended[n] {
				return err
			}
			b, l := lists[n], leaf(block)
			if b.page++; number != b.page {
				return errUnknownIndex
			}
			more, err := l.rest()
			if err != nil {
				return err
			}
			b.nodes, err = l.appendNodes(b.nodes, more)
			ended[n] = !more.open || number == seg.last
			return err
		})
		if err != nil {
			return err
		}
		going := lists[:0:0]
		for i, b := range lists {
			if b.page == pages[i] {
				return errUnknownIndex
			}
			if !ended[i] {
				going = append(going, b)
			}
		}
		lists = going
	}
	return nil
}
