package memory

import (
	"cmp"
	"context"
	"slices"

	"brain/graph"
)

// byRelation finds the claims about the named pages and those that they hold:
// first what the words found too, in that order, so that this arm does not set
// age against relevance; then the newest.
func (r *recall) byRelation(ctx context.Context, named []*Page, words []find) ([]find, error) {
	if len(named) == 0 {
		return nil, nil
	}
	byID := map[string]*Page{}
	ids := make([]string, len(named))
	for i, p := range named {
		byID[p.ID], ids[i] = p, p.ID
	}
	place := map[string]int{}
	var finds []find
	for i, f := range words {
		place[f.id] = i
		if page, ok := byID[f.about]; ok && f.kind == docClaim {
			finds = append(finds, find{id: f.id, kind: docClaim, page: page})
		}
	}
	for _, way := range []struct {
		match, page string
		held        bool
	}{{"(c:Claim)", "c.page", false}, {"(c:Claim)-[:HELD_BY]->(h:Page)", "h.id", true}} {
		l := &listing{match: way.match, args: values{}, currency: r.currency}
		l.demand(way.page+" IN $named", "named", graph.Strings(ids))
		r.restrict(l)
		rows, err := l.rows(ctx, r.view, "c.recordedAt", "c.id", "c.id, "+way.page, nil, candidateLimit)
		if err != nil {
			return nil, err
		}
		for _, row := range rows {
			id := row[0].Str()
			if !slices.ContainsFunc(finds, func(f find) bool { return f.id == id }) {
				finds = append(finds, find{id: id, kind: docClaim, page: byID[row[1].Str()], held: way.held})
			}
		}
	}
	placeOf := func(f find) int {
		if i, ok := place[f.id]; ok {
			return i
		}
		return len(words)
	}
	slices.SortStableFunc(finds, func(a, b find) int { return cmp.Compare(placeOf(a), placeOf(b)) })
	return finds[:min(len(finds), candidateLimit)], nil
}

// restrict applies the recall's filters to a list of claims.
func (r *recall) restrict(l *listing) {
	if len(r.states) > 0 {
		r.inStates(l, r.states)
	}
	if len(r.in.Kinds) > 0 {
		l.demand("c.kind IN $kinds", "kinds", textList(r.in.Kinds))
	}
	if r.in.Since != nil {
		l.demand("c.recordedAt >= $since", "since", graph.Instant(*r.in.Since))
	}
	if r.asked != "" {
		l.demand("c.page IN $within", "within", graph.Strings(r.within))
	}
}
