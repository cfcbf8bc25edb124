package embedded

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/graph"
)

// TestPagesOfTheIndex: in an index of many pages and several segments, also half
// merged ones, the pages say of every token what the index answers.
func TestPagesOfTheIndex(t *testing.T) {
	s := openTest(t)
	random := rand.New(rand.NewPCG(1, 2))
	const documents = 1_200
	write := func(from, to int, fresh bool) {
		commit(t, s, func(ctx context.Context, tx graph.Tx) error {
			for n := from; n < to; n++ {
				id := fmt.Sprint("n", n)
				if fresh {
					scope := []string{graph.ScopeWorld, "group:a"}[n%2]
					if err := tx.PutNode(ctx, graph.Node{ID: id, Labels: []string{"Claim", "Fact"}, Item: graph.Item{Scope: scope, Author: "u"}}); err != nil {
						return err
					}
				}
				terms := []string{"shared", fmt.Sprint("some", n%7)}
				for range 6 {
					terms = append(terms, fmt.Sprint("rare", random.IntN(400)))
				}
				slices.Sort(terms)
				if err := tx.PutText(ctx, graph.TextDocument{Node: id, Kind: "claim", Terms: slices.Compact(terms), Length: 1}); err != nil {
					return err
				}
			}
			return nil
		})
	}
	check := func() {
		c := borrow(t, s)
		defer s.readers.give(c)
		requirePages(t, c)
	}
	for from := 0; from < documents; from += 400 {
		write(from, from+400, true)
	}
	check()
	for from := range 8 {
		commit(t, s, func(ctx context.Context, tx graph.Tx) error {
			for n := 3 * from; n < documents; n += 24 {
				remove := tx.DeleteNode
				if n%2 == 0 {
					remove = tx.DeleteText
				}
				if err := remove(ctx, fmt.Sprint("n", n)); err != nil {
					return err
				}
			}
			return nil
		})
	}
	check()
	write(documents/3+2, documents/3+3, false)
	check()
	require.NoError(t, s.Scrub(t.Context()))
	check()
	require.Equal(t, 1, segments(t, s))
}

// TestPagesThatAreNotKnown: bytes of another form are refused, whatever they are.
func TestPagesThatAreNotKnown(t *testing.T) {
	for _, b := range [][]byte{nil, {0, 0, 0, 0}, {0, 0, 0, 0, 0xff, 0, 0, 1, 1, 1, 1}, {0, 0, 0, 0, 1, 1, 1, 0}, {0, 0, 0, 0, 1, 5, 1, 0, 1, 1, 1, 1}} {
		_, err := segmentsOf(b)
		require.ErrorIs(t, err, errUnknownIndex, "%x", b)
	}
	random := rand.New(rand.NewPCG(3, 4))
	for range 2_000 {
		b := make([]byte, random.IntN(60))
		for i := range b {
			b[i] = byte(random.IntN(256)) >> random.IntN(8)
		}
		_, _ = segmentsOf(b)
		l := leaf(b)
		if part, ok, err := l.find("0a"); err == nil && ok {
			_, _ = l.appendNodes(nil, part)
		}
		if part, err := l.rest(); err == nil {
			_, _ = l.appendNodes(nil, part)
		}
	}
}

// TestManyEqualDocuments: of more documents than are read, those of the wanted kinds
// that the filter lets through come newest first, then by id, wherever they stand.
func TestManyEqualDocuments(t *testing.T) {
	s := openTest(t)
	const documents = 5 * manyNodes / 2
	random := rand.New(rand.NewPCG(5, 6))
	type doc struct {
		id          string
		order       int64
		kind, class string
	}
	var docs []doc
	for n := range documents {
		docs = append(docs, doc{fmt.Sprintf("n%05d", n), int64(n/7*10 + random.IntN(400)), []string{"claim", "passage", "claim", "name"}[n%4], fmt.Sprint("c", n%50/49)})
	}
	random.Shuffle(len(docs), func(i, j int) { docs[i], docs[j] = docs[j], docs[i] })
	for some := range slices.Chunk(docs, 500) {
		commit(t, s, func(ctx context.Context, tx graph.Tx) error {
			for _, d := range some {
				// Other nodes stand between them, so that they fill several blocks.
				for n := range 3 {
					if err := tx.PutNode(ctx, graph.Node{ID: fmt.Sprint(d.id, "-", n), Labels: []string{"Evidence"}}); err != nil {
						return err
					}
				}
				if err := tx.PutNode(ctx, graph.Node{ID: d.id, Labels: []string{"Claim", "Fact"}, Item: graph.Item{Scope: graph.ScopeWorld}}); err != nil {
					return err
				}
				if err := tx.PutText(ctx, graph.TextDocument{Node: d.id, Kind: d.kind, Class: d.class, Terms: []string{"tea"}, Order: d.order}); err != nil {
					return err
				}
			}
			return nil
		})
	}
	for _, tt := range []struct {
		kinds, classes []string
		limit, readOn  int
	}{
		{nil, nil, 10, 50}, {[]string{"claim", "passage"}, nil, 300, 2_000}, {[]string{"name"}, nil, 5, 5},
		{[]string{"claim"}, []string{"c1"}, 300, 2_000}, {[]string{"event"}, nil, 5, 5}, {[]string{"name", "claim"}, nil, 1, documents},
	} {
		var want []string
		sorted := slices.SortedFunc(slices.Values(docs), func(a, b doc) int {
			return comparePlaced(placed{order: a.order, id: a.id}, placed{order: b.order, id: b.id})
		})
		for _, d := range sorted {
			if (tt.kinds == nil || slices.Contains(tt.kinds, d.kind)) && (tt.classes == nil || slices.Contains(tt.classes, d.class)) {
				want = append(want, d.id)
			}
		}
		want = want[:min(len(want), tt.readOn)]
		var got []string
		require.NoError(t, s.Read(t.Context(), graph.Everything(), graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) error {
			hits, err := r.Search(ctx, graph.TextQuery{
				TextFilter: graph.TextFilter{Kinds: tt.kinds, Classes: tt.classes, Now: time.Unix(0, 0)},
				Terms:      []graph.WeightedTerm{{Term: "tea", Weight: 3}}, Limit: tt.limit, ReadOn: tt.readOn,
			})
			for _, h := range hits {
				got = append(got, h.Node)
			}
			return err
		}))
		require.Equal(t, want, got, "%v", tt)
	}
}

// TestBlocksOfAnEarlierFormat: a store that had no blocks gets those that its
// documents would have written.
func TestBlocksOfAnEarlierFormat(t *testing.T) {
	dir := t.TempDir()
	s, err := Open(t.Context(), Options{Dir: dir, NoSync: true})
	require.NoError(t, err)
	commit(t, s, func(ctx context.Context, tx graph.Tx) error {
		for n := range 8_400 {
			id := fmt.Sprint("n", n)
			if err := tx.PutNode(ctx, graph.Node{ID: id, Labels: []string{"Claim"}}); err != nil {
				return err
			}
			if n%31 > 2 {
				continue
			}
			if err := tx.PutText(ctx, graph.TextDocument{Node: id, Kind: []string{"claim", "name"}[n%2], Order: int64(n * 7 % 1_000)}); err != nil {
				return err
			}
		}
		return nil
	})
	read := func() (out string) {
		const all = "SELECT group_concat(kind || ' ' || block || ' ' || newest || ' ' || hex(nodes), ';' ORDER BY kind, block) FROM document_block"
		require.NoError(t, s.writer.c.row(all).Scan(&out))
		return out
	}
	before := read()
	for _, text := range []string{"DROP TABLE document_block", "PRAGMA user_version = 2"} {
		_, err := s.writer.c.exec(text)
		require.NoError(t, err)
	}
	require.NoError(t, s.Close(t.Context()))
	s, err = Open(t.Context(), Options{Dir: dir, NoSync: true})
	require.NoError(t, err)
	defer func() { require.NoError(t, s.Close(context.Background())) }()
	require.Equal(t, before, read())
}
