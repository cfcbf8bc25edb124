package memory

import (
	"context"
	"slices"

	"brain/graph"
)

// load puts the claims and passages that were found into the pool.
func (r *recall) load(ctx context.Context, finds []find) error {
	var claims, passages []string
	for _, f := range finds {
		if f.kind == docPassage {
			passages = append(passages, f.id)
			continue
		}
		claims = append(claims, f.id)
	}
	if err := r.loadClaims(ctx, claims); err != nil {
		return err
	}
	if len(passages) == 0 {
		return nil
	}
	rows, err := r.match(ctx, `MATCH (n:Passage) WHERE n.id IN $ids RETURN `+passageColumns.of("n"), values{"ids": graph.Strings(passages)})
	if err != nil {
		return err
	}
	for _, p := range passageColumns.all(rows) {
		r.pool[p.ID] = &candidate{id: p.ID, item: RecallItem{Passage: &p}, pageID: p.PageID}
	}
	for _, f := range finds {
		if c, ok := r.pool[f.id]; ok && f.kind == docPassage {
			c.order = f.order
		}
	}
	return nil
}

func (r *recall) loadClaims(ctx context.Context, ids []string) error {
	if len(ids) == 0 {
		return nil
	}
	slices.Sort(ids)
	l := &listing{match: "(c:Claim)", args: values{}, currency: r.currency}
	l.demand("c.id IN $ids", "ids", graph.Strings(slices.Compact(ids)))
	r.restrict(l)
	rows, err := l.rows(ctx, r.view, "c.recordedAt", "c.id", "c.page, "+claimColumns.of("c"), nil, len(ids))
	if err != nil {
		return err
	}
	for _, row := range rows {
		c := claimColumns.read(row, 1)
		r.pool[c.ID] = &candidate{id: c.ID, item: RecallItem{Claim: &c}, pageID: row[0].Str(), order: c.RecordedAt.UnixMicro()}
	}
	return nil
}

// passageColumns project a Passage.
var passageColumns = columns[Passage]{
	{"id", func(p *Passage, v graph.Value) { p.ID = v.Str() }},
	{"page", func(p *Passage, v graph.Value) { p.PageID = v.Str() }},
	{"heading", func(p *Passage, v graph.Value) { p.Heading = v.Str() }},
	{"text", func(p *Passage, v graph.Value) { p.Text = v.Str() }},
	{"scope", func(p *Passage, v graph.Value) { p.Scope = v.Str() }},
}
