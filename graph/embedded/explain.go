package embedded

import (
	"context"

	"brain/graph"
)

// Explain gives SQLite's query plan for a compiled pattern without running it,
// one step a line, for tests that hold shipped queries to their indexes. Base
// tables stand under an alias of a number after n, e, h or l, also with a t before
// it; s1, w1, t1 … are stages, j1 … lists of optional parts, and r is the result.
// Only the form of the audience matters. Errors: graph.ErrClosed,
// graph.ErrUnavailable, what the compiler refuses.
func (s *Store) Explain(ctx context.Context, p *graph.Plan, a graph.Audience, currency graph.Currency) ([]string, error) {
	if err := s.enter(); err != nil {
		return nil, err
	}
	defer s.leave()
	st, err := compile(p, shape{
		everything: a.IsEverything(), authored: a.Author() != "", trusted: a.OnlyTrusted(), deleted: currency.Deleted, mode: currency.Mode,
	})
	if err != nil {
		return nil, err
	}
	c, err := s.readers.take(ctx)
	if err != nil {
		return nil, err
	}
	defer s.readers.give(c)
	// Values do not change a plan (see unread); these are well-formed wherever one is
	// a list.
	args := make([]any, len(st.args))
	for i, arg := range st.args {
		args[i] = "[]"
		if arg.kind == fromMaxRows {
			args[i] = 1
		}
	}
	rows, err := c.QueryContext(ctx, "EXPLAIN QUERY PLAN "+st.text, args...)
	if err != nil {
		return nil, translate(err)
	}
	defer rows.Close()
	var steps []string
	for rows.Next() {
		var id, parent, unused int
		var detail string
		if err := rows.Scan(&id, &parent, &unused, &detail); err != nil {
			return nil, translate(err)
		}
		steps = append(steps, detail)
	}
	return steps, translate(rows.Err())
}
