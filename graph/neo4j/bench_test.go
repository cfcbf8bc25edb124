package neo4j_test

import (
	"context"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/neo4j/neo4jtest"
)

// BenchmarkWriteClaim writes what remembering a claim writes: a claim with its
// text, its evidence, two edges and an audit entry, after a lock and a look-up.
func BenchmarkWriteClaim(b *testing.B) {
	for _, writers := range []int{1, 8} {
		b.Run(fmt.Sprintf("writers=%d", writers), func(b *testing.B) {
			s := neo4jtest.Open(b)
			ctx := b.Context()
			_, err := s.Write(ctx, graph.Everything(), graph.WriteOptions{}, func(ctx context.Context, tx graph.Tx) error {
				return tx.PutNode(ctx, page("p", "p", "world"))
			})
			require.NoError(b, err)
			var n atomic.Int64
			var wg sync.WaitGroup
			b.ResetTimer()
			for range writers {
				wg.Go(func() {
					for i := n.Add(1); i <= int64(b.N); i = n.Add(1) {
						if _, err := s.Write(ctx, graph.Everything(), graph.WriteOptions{}, writeClaim(i)); err != nil {
							b.Error(err)
						}
					}
				})
			}
			wg.Wait()
		})
	}
}

func writeClaim(n int64) func(context.Context, graph.Tx) error {
	id, item := fmt.Sprint("c", n), graph.Item{Scope: "group:a", Author: "u", RecordedAt: clock}
	return func(ctx context.Context, tx graph.Tx) error {
		if err := tx.Lock(ctx, id); err != nil {
			return err
		}
		if _, err := find(ctx, tx, id); err != nil {
			return err
		}
		for _, node := range []graph.Node{
			{ID: id, Labels: []string{"Claim", "Fact"}, Item: item, Props: graph.Props{"text": graph.String("some text"), "fingerprint": graph.String(id)}},
			{ID: id + "e", Labels: []string{"Evidence"}, Item: item, Props: graph.Props{"item": graph.String(id)}},
			{ID: id + "a", Labels: []string{"AuditEntry"}, Props: graph.Props{"at": graph.Instant(clock)}},
		} {
			if err := tx.PutNode(ctx, node); err != nil {
				return err
			}
		}
		if err := tx.PutText(ctx, graph.TextDocument{Node: id, Kind: "claim", Terms: []string{"some", "text", id}, Length: 3}); err != nil {
			return err
		}
		for to, kind := range map[string]string{"p": "ABOUT", id + "e": "EVIDENCED_BY"} {
			if err := tx.PutEdge(ctx, graph.Edge{ID: id + kind, Type: kind, From: id, To: to}); err != nil {
				return err
			}
		}
		return nil
	}
}
