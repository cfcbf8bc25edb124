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
	opt := options{claims: []int{100, 200}, budget: time.Millisecond, block: 1, notes: 12, pages: 20, hub: 20}
	rep, err := measure(t.Context(), e, opt, io.Discard)
	require.NoError(t, err)
	var what []string
	for _, r := range rep.Rows {
		require.Positive(t, r.Ratio, r.What)
		what = append(what, r.What)
	}
	require.Equal(t, []string{
		"recall, 100 claims, viewer of 5 %", "recall, 100 claims, viewer of all", "recall, 100 claims, viewer of 5 % against viewer of all, p99",
		"remember, 1 writer, 100 claims there", "remember, 8 writers, 100 claims there",
		"recall, 200 claims, viewer of 5 %", "recall, 200 claims, viewer of all", "recall, 200 claims, viewer of 5 % against viewer of all, p99",
		"objects, 200 claims", "paths, 200 claims", "delta, 200 claims", "entity, 200 claims", "contextPack, 200 claims", "patternQuery, 200 claims",
		"recall, viewer of 5 %, growth 100 → 200 claims, p99", "recall, viewer of all, growth 100 → 200 claims, p99",
		rep.Rows[16].What,
		"neighbours, 2 hops, page of 10 links", "neighbours, 2 hops, hub of 20 links",
	}, what)
	require.Contains(t, rep.Rows[16].What, "import of 12 Markdown notes")
	require.Len(t, rep.Plans, 14, "recall twice, a statement of each read, three of a card, one more of a pack, and neighbours")
	for _, p := range rep.Plans {
		require.Contains(t, p.Plan, "SEARCH")
	}
}
