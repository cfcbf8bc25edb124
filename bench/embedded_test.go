package main

import (
	"context"
	"io"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// The whole run on a small store: the comparisons inside fail if the hand-written
// work does anything else than the service.
func TestSmallRunOnTheEmbeddedEngine(t *testing.T) {
	e, err := openEmbedded(t.Context(), options{})
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, e.close(context.Background())) })
	opt := options{claims: []int{100, 200}, budget: time.Millisecond, block: 1, notes: []int{12}, pages: 20, hub: 20}
	rep, err := measure(t.Context(), e, opt, io.Discard)
	require.NoError(t, err)
	var what []string
	for _, r := range rep.Rows {
		require.Positive(t, r.Ratio, r.What)
		what = append(what, r.What)
	}
	require.Equal(t, []string{
		"recall, 100 claims, viewer of 5 %", "recall, 100 claims, viewer of all", "recall, 100 claims, viewer of 5 % against viewer of all, p99",
		"remember, 1 writer, 100 claims there", "remember, 8 writers, 100 claims there", "remember and what is similar, 1 writer, 100 claims there",
		"objects, 100 claims", "paths, 100 claims", "delta, 100 claims", "entity, 100 claims", "contextPack, 100 claims", "patternQuery, 100 claims",
		"neighbours, 2 hops, 100 claims", "GraphQL, recall, 100 claims", "GraphQL, page, 100 claims",
		"recall, 200 claims, viewer of 5 %", "recall, 200 claims, viewer of all", "recall, 200 claims, viewer of 5 % against viewer of all, p99",
		"remember, 1 writer, 200 claims there", "remember, 8 writers, 200 claims there", "remember and what is similar, 1 writer, 200 claims there",
		"objects, 200 claims", "paths, 200 claims", "delta, 200 claims", "entity, 200 claims", "contextPack, 200 claims", "patternQuery, 200 claims",
		"neighbours, 2 hops, 200 claims", "GraphQL, recall, 200 claims", "GraphQL, page, 200 claims",
		"recall, viewer of 5 %, growth 100 → 200 claims, p99", "recall, viewer of all, growth 100 → 200 claims, p99",
		rep.Rows[32].What,
		"neighbours, 2 hops, page of 10 links", "neighbours, 2 hops, hub of 20 links",
	}, what)
	require.Contains(t, rep.Rows[32].What, "import of 12 Markdown notes")
	require.Len(t, rep.Plans, 2*13+1, "at each size recall, a statement of each read, three of a card, one more of a pack, and neighbours; the hub")
	for _, p := range rep.Plans {
		require.Contains(t, p.Plan, "SEARCH")
	}

	require.Len(t, rep.Growth, 2*14, "each measure at two sizes")
	for _, l := range rep.Growth {
		require.Equal(t, l.Size == 200, l.Grown > 0, l.Measure)
	}
	require.Len(t, rep.Access, 2)
	for _, r := range rep.Access {
		require.True(t, r.met(), "%+v", r)
		require.Positive(t, r.Alone)
	}
	require.Len(t, rep.Service, 2)
	for _, r := range rep.Service {
		require.Positive(t, r.Ready)
		require.Positive(t, r.Disk)
		require.Positive(t, r.Few.P50)
		require.GreaterOrEqual(t, r.Peak, r.Memory)
	}
}
