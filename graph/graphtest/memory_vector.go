package graphtest

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"brain/graph"
)

// SearchVectors implements graph.Reader by looking at every vector.
func (r reader) SearchVectors(ctx context.Context, q graph.VectorQuery) ([]graph.VectorHit, error) {
	if err := q.Check(); err != nil {
		return nil, err
	}
	hits := []graph.VectorHit{}
	for _, n := range r.view.nodes {
		if n.vector == nil || n.vector.Space() != q.Space() ||
			!r.searches(n, q.History || !q.Recorded.IsZero()) || !wanted(n, q.TextFilter) {
			continue
		}
		v := n.vector.Values
		h := graph.VectorHit{TextHit: hit(n.text, 0), Cosine: graph.Cosine(graph.Dot(q.Values, v), graph.Dot(q.Values, q.Values), graph.Dot(v, v))}
		if h.Cosine >= q.Least {
			hits = append(hits, h)
		}
	}
	slices.SortFunc(hits, func(a, b graph.VectorHit) int {
		return cmp.Or(cmp.Compare(b.Cosine, a.Cosine), cmp.Compare(b.Order, a.Order), strings.Compare(a.Node, b.Node))
	})
	return hits[:min(max(q.Limit, 0), len(hits))], ctx.Err()
}

// MissingVectors implements graph.Reader.
func (r reader) MissingVectors(ctx context.Context, space graph.VectorSpace, after string, limit int) ([]graph.TextHit, error) {
	hits := []graph.TextHit{}
	for id, n := range r.view.nodes {
		if id > after && n.text != nil && r.searches(n, true) && (n.vector == nil || n.vector.Space() != space) {
			hits = append(hits, hit(n.text, 0))
		}
	}
	slices.SortFunc(hits, func(a, b graph.TextHit) int { return strings.Compare(a.Node, b.Node) })
	return hits[:min(max(limit, 0), len(hits))], ctx.Err()
}

// CountVectors implements graph.Reader.
func (r reader) CountVectors(ctx context.Context, space graph.VectorSpace) (graph.VectorCount, error) {
	var count graph.VectorCount
	for _, n := range r.view.nodes {
		if n.text == nil || !r.searches(n, true) {
			continue
		}
		count.Documents++
		if n.vector != nil && n.vector.Space() == space {
			count.Vectors++
		}
	}
	return count, ctx.Err()
}
