package embedded

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"brain/graph"
)

// contradictions are queries that find what a consistent file never holds.
var contradictions = map[string]string{
	"an end without its edge": `SELECT count(*) FROM adj h LEFT JOIN edge e ON e.rid = h.edge AND e.type = h.type
		AND (h.node = e.src AND h.other = e.dst AND h.dir = iif(e.src = e.dst, 3, 1) OR h.node = e.dst AND h.other = e.src AND h.dir = iif(e.src = e.dst, 3, 2)) WHERE e.rid IS NULL`,
	"an edge without its ends": `SELECT count(*) FROM edge e WHERE (SELECT count(*) FROM adj h WHERE h.edge = e.rid) <> iif(e.src = e.dst, 1, 2)`,
	"an end with another item than its edge": `SELECT count(*) FROM adj h JOIN edge e ON e.rid = h.edge
		WHERE (h.audience, h.author, h.gated, h.recordedAt, h.retiredAt, h.validFrom, h.validUntil, h.deletedAt)
		IS NOT (e.audience, e.author, e.gated, e.recordedAt, e.retiredAt, e.validFrom, e.validUntil, e.deletedAt)`,
	"an edge without its nodes": `SELECT count(*) FROM edge WHERE src NOT IN (SELECT rid FROM node) OR dst NOT IN (SELECT rid FROM node)`,
	"a carried edge with another item than its start": `SELECT count(*) FROM edge e JOIN node n ON n.rid = e.src
		WHERE e.type = 'ABOUT' AND (e.audience, e.scope, e.requires, e.ends, e.author, e.gated, e.recordedAt, e.retiredAt, e.validFrom, e.validUntil, e.deletedAt)
		IS NOT (n.audience, n.scope, n.requires, n.ends, n.author, n.gated, n.recordedAt, n.retiredAt, n.validFrom, n.validUntil, n.deletedAt)`,
	"a label without its node":     `SELECT count(*) FROM label l LEFT JOIN node n ON n.rid = l.node AND n.id = l.id WHERE n.rid IS NULL`,
	"a document without its node":  `SELECT count(*) FROM document d LEFT JOIN node n ON n.rid = d.node AND n.id = d.id WHERE n.rid IS NULL`,
	"a document of a deleted node": `SELECT count(*) FROM document d JOIN node n ON n.rid = d.node WHERE (n.deletedAt IS NOT NULL) <> (d.filed = '')`,
	"a document with other times":  `SELECT count(*) FROM document d JOIN node n ON n.rid = d.node WHERE (d.recordedAt, d.retiredAt, d.validFrom, d.validUntil) IS NOT (n.recordedAt, n.retiredAt, n.validFrom, n.validUntil)`,
	"totals that do not add up": `SELECT count(*) FROM document_total t WHERE (t.documents, t.length) IS NOT
		(SELECT count(*), coalesce(sum(d.length), 0) FROM document d WHERE instr(' ' || d.filed || ' ', ' ' || t.filed || ' ') > 0)`,
	"a block that is older than a document of it": `SELECT count(*) FROM document d JOIN document_block b ON b.kind = d.kind AND b.block = d.node / 8192 WHERE b.newest < d."order"`,
	"a document that no total counts": `SELECT count(*) FROM document d, json_each('["' || replace(d.filed, ' ', '","') || '"]') k
		WHERE d.filed <> '' AND NOT EXISTS (SELECT 1 FROM document_total t WHERE t.filed = CAST(k.value AS INTEGER))`,
}

// TestConsistency: whatever is written, changed, removed, or fails, every copy
// of a fact in the file agrees with the others, and so does the text index.
func TestConsistency(t *testing.T) {
	s := openTest(t)
	at := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	item := rapid.Custom(func(t *rapid.T) graph.Item {
		it := graph.Item{
			Scope:  rapid.SampledFrom([]string{"", graph.ScopeWorld, "group:a", "group:b", "principal:u"}).Draw(t, "scope"),
			Author: rapid.SampledFrom([]string{"", "u", "v"}).Draw(t, "author"),
			Gated:  rapid.Bool().Draw(t, "gated"),
			Ends:   rapid.SliceOfN(rapid.SampledFrom([]string{graph.ScopeWorld, "group:a", "group:c"}), 0, 2).Draw(t, "ends"),
		}
		if rapid.Bool().Draw(t, "derived") {
			it.Requires = []string{"group:b"}
		}
		if rapid.Bool().Draw(t, "timed") {
			it.RecordedAt, it.ValidFrom = at, at
		}
		if rapid.IntRange(0, 3).Draw(t, "deleted") == 0 {
			it.DeletedAt = at
		}
		return it
	})
	now := newWorld()
	rapid.Check(t, func(rt *rapid.T) {
		if err := now.change(t.Context(), s, func(w world, tx graph.Tx) error { return w.clear(t.Context(), tx) }); err != nil {
			rt.Fatal(err)
		}
		for range rapid.IntRange(1, 4).Draw(rt, "writes") {
			fails := rapid.IntRange(0, 3).Draw(rt, "fails") == 0
			err := now.change(t.Context(), s, func(w world, tx graph.Tx) error {
				for range rapid.IntRange(1, 12).Draw(rt, "steps") {
					if err := w.step(t.Context(), rt, tx, item); err != nil {
						return err
					}
				}
				if fails {
					return errOnPurpose
				}
				return nil
			})
			if err != nil && !errors.Is(err, errOnPurpose) {
				rt.Fatal(err)
			}
		}
		// The writer's connection may be merging, so this looks through a reader's.
		c := borrow(t, s)
		defer s.readers.give(c)
		for what, query := range contradictions {
			var n int
			require.NoError(rt, c.row(query).Scan(&n), what)
			require.Zero(rt, n, what)
		}
		require.Equal(rt, expectedFrequencies(rt, c), frequencies(rt, c))
		requirePages(rt, c)
		require.Equal(rt, expectedBlocks(rt, c), documentBlocks(rt, c))
	})
}

// requirePages holds what the pages of the index say of every token, and of some that
// are not there, to what the index answers.
func requirePages(t require.TestingT, c *conn) {
	// One view for both, as a reader has it: segments are merged meanwhile.
	_, err := c.exec("BEGIN")
	require.NoError(t, err)
	defer c.exec("ROLLBACK")
	tokens := append(slices.Sorted(maps.Keys(frequencies(t, c))), "", "0_", "4_zzz", "9999_a")
	asked := make([][]int64, len(tokens))
	r := &reader{c: c}
	require.NoError(t, r.askIndex(context.Background(), tokens, func(n int, nodes []int64) { asked[n] = nodes }))
	x, err := openIndex(c)
	require.NoError(t, err)
	read, err := x.nodes(context.Background(), tokens)
	require.NoError(t, err)
	for n, nodes := range read {
		require.ElementsMatch(t, asked[n], nodes, tokens[n])
		require.True(t, slices.IsSorted(nodes), tokens[n])
	}
}

// documentBlocks are the nodes of each kind that the blocks list.
func documentBlocks(t require.TestingT, c *conn) map[string][]int64 {
	return nodesByKind(t, c, "SELECT kind, block, nodes FROM document_block", func(rows *sql.Rows) (kind string, nodes []int64, err error) {
		var block int64
		var set []byte
		err = rows.Scan(&kind, &block, &set)
		for node := block * blockSize; node < (block+1)*blockSize; node++ {
			if nodeSet(set).has(node) {
				nodes = append(nodes, node)
			}
		}
		return kind, nodes, err
	})
}

// expectedBlocks reads the same from the documents.
func expectedBlocks(t require.TestingT, c *conn) map[string][]int64 {
	return nodesByKind(t, c, `SELECT kind, node FROM document ORDER BY node`, func(rows *sql.Rows) (kind string, nodes []int64, err error) {
		var node int64
		err = rows.Scan(&kind, &node)
		return kind, []int64{node}, err
	})
}

func nodesByKind(t require.TestingT, c *conn, query string, scan func(*sql.Rows) (string, []int64, error)) map[string][]int64 {
	out := map[string][]int64{}
	require.NoError(t, c.each(context.Background(), query, nil, func(rows *sql.Rows) error {
		kind, nodes, err := scan(rows)
		out[kind] = append(out[kind], nodes...)
		return err
	}))
	return out
}

// borrow takes a reader's connection; the caller gives it back.
func borrow(t *testing.T, s *Store) *conn {
	t.Helper()
	c, err := s.readers.take(t.Context())
	require.NoError(t, err)
	return c
}

var errOnPurpose = errors.New("on purpose")

// world knows which nodes and edges there are, so that steps succeed.
type world struct {
	nodes map[string]bool
	edges map[string][2]string
}

func newWorld() *world { return &world{nodes: map[string]bool{}, edges: map[string][2]string{}} }

// change runs fn in one write on a copy of the world, which counts if the write succeeds.
func (w *world) change(ctx context.Context, s *Store, fn func(world, graph.Tx) error) error {
	next := world{maps.Clone(w.nodes), maps.Clone(w.edges)}
	_, err := s.Write(ctx, graph.Everything(), graph.WriteOptions{}, func(_ context.Context, tx graph.Tx) error { return fn(next, tx) })
	if err == nil {
		*w = next
	}
	return err
}

func (w world) clear(ctx context.Context, tx graph.Tx) error {
	for id := range w.nodes {
		if err := tx.DeleteNode(ctx, id); err != nil {
			return err
		}
	}
	clear(w.nodes)
	clear(w.edges)
	return nil
}

// step makes one random change. Nodes that it needs are put first.
func (w world) step(ctx context.Context, t *rapid.T, tx graph.Tx, item *rapid.Generator[graph.Item]) error {
	draw := func(name string) (string, error) {
		id := fmt.Sprintf("n%d", rapid.IntRange(0, 5).Draw(t, name))
		if w.nodes[id] {
			return id, nil
		}
		w.nodes[id] = true
		return id, tx.PutNode(ctx, graph.Node{ID: id, Labels: []string{"Claim", "Fact"}, Item: item.Draw(t, "item")})
	}
	n, err := draw("from")
	if err != nil {
		return err
	}
	m, err := draw("to")
	if err != nil {
		return err
	}
	edge := n + "-" + m
	_, linked := w.edges[edge]
	switch step := rapid.IntRange(0, 9).Draw(t, "step"); {
	case step == 0:
		delete(w.nodes, n)
		maps.DeleteFunc(w.edges, func(_ string, ends [2]string) bool { return ends[0] == n || ends[1] == n })
		return tx.DeleteNode(ctx, n)
	case step <= 2:
		it := item.Draw(t, "item")
		return tx.PatchNode(ctx, n, graph.NodePatch{Item: &it, Labels: []string{"Claim", "Take"}})
	case step <= 5 && !linked:
		w.edges[edge] = [2]string{n, m}
		return tx.PutEdge(ctx, graph.Edge{ID: edge, Type: rapid.SampledFrom([]string{"ABOUT", "KNOWS"}).Draw(t, "type"), From: n, To: m, Item: item.Draw(t, "item")})
	case step <= 4:
		it := item.Draw(t, "item")
		return tx.PatchEdge(ctx, edge, graph.EdgePatch{Item: &it, Props: graph.Props{"weight": graph.Decimal(1)}})
	case step == 5:
		delete(w.edges, edge)
		return tx.DeleteEdge(ctx, edge)
	case step <= 8:
		terms := rapid.SliceOfNDistinct(rapid.SampledFrom([]string{"a", "B", "b", "공급", "x_1"}), 0, 4, rapid.ID).Draw(t, "terms")
		return tx.PutText(ctx, graph.TextDocument{Node: n, Kind: rapid.SampledFrom([]string{"claim", "name"}).Draw(t, "kind"), Terms: terms, Length: rapid.Int64Range(0, 9).Draw(t, "length"), Historic: rapid.Bool().Draw(t, "historic")})
	default:
		return tx.DeleteText(ctx, n)
	}
}

// frequencies is what the text index holds: documents by token.
func frequencies(t require.TestingT, c *conn) map[string]int {
	rows, err := c.QueryContext(context.Background(), "SELECT term, doc FROM term_frequency")
	require.NoError(t, err)
	defer rows.Close()
	out := map[string]int{}
	for rows.Next() {
		var token string
		var n int
		require.NoError(t, rows.Scan(&token, &n))
		out[token] = n
	}
	require.NoError(t, rows.Err())
	return out
}

// expectedFrequencies counts the same from the stored documents.
func expectedFrequencies(t require.TestingT, c *conn) map[string]int {
	rows, err := c.QueryContext(context.Background(), "SELECT filed, terms FROM document")
	require.NoError(t, err)
	defer rows.Close()
	out := map[string]int{}
	for rows.Next() {
		var filed, terms string
		require.NoError(t, rows.Scan(&filed, &terms))
		for token := range strings.FieldsSeq(indexText(strings.Fields(filed), terms)) {
			out[token]++
		}
	}
	require.NoError(t, rows.Err())
	return out
}
