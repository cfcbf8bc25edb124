package graphtest

import "brain/graph"

// textQuery makes a random text query.
func (w *world) textQuery() graph.TextQuery {
	q := graph.TextQuery{TextFilter: w.textFilter(), Limit: 1 + w.rng.IntN(8)}
	q.ReadOn = q.Limit + w.rng.IntN(6)
	for _, term := range append(terms(), "none") {
		if w.chance(50) {
			q.Terms = append(q.Terms, graph.WeightedTerm{Term: term, Weight: 1 + w.rng.IntN(3)})
		}
	}
	return q
}

// vectorQuery makes a random query by vector.
func (w *world) vectorQuery() graph.VectorQuery {
	q := graph.VectorQuery{TextFilter: w.textFilter(), Model: pick(w.rng, models()), Least: pick(w.rng, []float64{-1, -1, 0, 0.5}), Limit: 1 + w.rng.IntN(8)}
	q.Values = w.direction(q.Model)
	return q
}

// textFilter makes a random restriction of a search.
func (w *world) textFilter() graph.TextFilter {
	q := graph.TextFilter{Now: w.moment(), History: w.chance(30)}
	if w.chance(30) {
		q.Kinds = []string{"claim", pick(w.rng, []string{"name", "passage", "event"})}
	}
	if w.chance(20) {
		q.Classes = []string{"belief"}
	}
	if w.chance(20) {
		q.Pages = []string{pick(w.rng, w.nodes["Page"]), pick(w.rng, w.nodes["Page"])}
	}
	if w.chance(20) {
		q.Since = w.moment()
	}
	if w.chance(20) {
		q.Recorded = w.moment()
	}
	return q
}
