package graphtest

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"brain/graph"
)

// Search implements graph.Reader by looking at every document.
func (r reader) Search(ctx context.Context, q graph.TextQuery) ([]graph.TextHit, error) {
	weights := make(map[string]int64, len(q.Terms))
	for _, t := range q.Terms {
		weights[t.Term] += int64(t.Weight)
	}
	hits := []graph.TextHit{}
	for _, n := range r.view.nodes {
		d := n.text
		if d == nil || !r.searches(n, q.History || !q.Recorded.IsZero()) || !wanted(n, q.TextFilter) {
			continue
		}
		sum := int64(0)
		for _, t := range d.Terms {
			sum += weights[t]
		}
		if sum == 0 {
			continue
		}
		hits = append(hits, hit(d, sum))
	}
	slices.SortFunc(hits, func(a, b graph.TextHit) int {
		return cmp.Or(cmp.Compare(b.Sum, a.Sum), cmp.Compare(b.Order, a.Order), strings.Compare(a.Node, b.Node))
	})
	return hits[:cutAt(hits, q)], ctx.Err()
}

func hit(d *graph.TextDocument, sum int64) graph.TextHit {
	return graph.TextHit{
		Node: d.Node, Kind: d.Kind, Class: d.Class, Page: d.Page, Body: d.Body, Title: d.Title,
		Length: d.Length, Order: d.Order, Historic: d.Historic, Sum: sum,
	}
}

// searches tells whether the document is in the index for the audience.
func (r reader) searches(n *stored, history bool) bool {
	return r.audience.Sees(n.Item) && n.Item.DeletedAt.IsZero() && (history || !n.text.Historic)
}

// wanted applies the query's filters.
func wanted(n *stored, q graph.TextFilter) bool {
	in := func(set []string, s string) bool { return len(set) == 0 || slices.Contains(set, s) }
	return in(q.Kinds, n.text.Kind) && in(q.Classes, n.text.Class) && in(q.Pages, n.text.Page) &&
		(q.Since.IsZero() || !n.Item.RecordedAt.IsZero() && !n.Item.RecordedAt.Before(q.Since)) &&
		(q.Recorded.IsZero() || !n.Item.RecordedAt.After(q.Recorded)) &&
		(q.Recorded.IsZero() || q.History || n.Item.RetiredAt.IsZero() || n.Item.RetiredAt.After(q.Recorded)) &&
		(q.History || validAt(n.Item, q.Now))
}

// cutAt is the number of hits to return: Limit, and further ones that tie with
// the last of these up to ReadOn.
func cutAt(hits []graph.TextHit, q graph.TextQuery) int {
	n := min(q.Limit, len(hits))
	for n > 0 && n < len(hits) && n < q.ReadOn && hits[n].Sum == hits[q.Limit-1].Sum {
		n++
	}
	return n
}

// Statistics implements graph.Reader by counting every document.
func (r reader) Statistics(ctx context.Context, q graph.TextStatisticsQuery) (graph.TextStatistics, error) {
	s := graph.TextStatistics{Frequency: map[string]int64{}}
	for _, n := range r.view.nodes {
		if n.text == nil || !r.searches(n, q.History) {
			continue
		}
		s.Documents++
		s.Length += n.text.Length
		for _, t := range q.Terms {
			if slices.Contains(n.text.Terms, t) {
				s.Frequency[t]++
			}
		}
	}
	return s, ctx.Err()
}
