package memory

import (
	"context"
	"maps"
	"slices"

	"brain/disclosure"
	"brain/graph"
)

// withheld counts, for a session that reads as somebody else, what its caller
// would find for the question and that one may not know. It tells the caller of
// nothing but what is the caller's own to know.
func (r *recall) withheld(ctx context.Context) (int, error) {
	own := *r.view
	own.r = r.all.As(disclosure.Viewer(r.standing.by))
	in := r.in
	if r.asked != "" {
		in.About = &r.asked
	}
	mine, err := own.newRecall(ctx, in)
	if err != nil {
		return 0, err
	}
	mine.meaning = r.meaning
	if err := mine.search(ctx); err != nil || len(mine.pool) == 0 {
		return 0, err
	}
	rows, err := r.view.run(ctx, r.r, `MATCH (x:Claim|Passage|Page|TimelineEvent) WHERE x.id IN $ids RETURN x.id`,
		values{"ids": graph.Strings(slices.Sorted(maps.Keys(mine.pool)))}, r.currency)
	return len(mine.pool) - len(rows), err
}
