package memory

import (
	"context"
	"slices"

	"brain/graph"
)

// load puts the claims, passages and events that were found into the pool.
func (r *recall) load(ctx context.Context, finds []find) error {
	ids := map[string][]string{}
	for _, f := range finds {
		ids[f.kind] = append(ids[f.kind], f.id)
	}
	if err := r.loadClaims(ctx, ids[docClaim]); err != nil {
		return err
	}
	if err := r.loadEvents(ctx, ids[docEvent]); err != nil {
		return err
	}
	return r.loadPassages(ctx, finds)
}

// loadPassages loads passages. A text that was written later than what is asked for
// was recorded is not what was known then.
func (r *recall) loadPassages(ctx context.Context, finds []find) error {
	var passages []string
	for _, f := range finds {
		if f.kind == docPassage && f.order <= r.recorded().UnixMicro() {
			passages = append(passages, f.id)
		}
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

// fewClaims are read whole at once: another read costs more than their columns.
const fewClaims = 40

// loadClaims reads claims; of many what ranking needs (see loadWhole).
func (r *recall) loadClaims(ctx context.Context, ids []string) error {
	if len(ids) == 0 {
		return nil
	}
	slices.Sort(ids)
	ids = slices.Compact(ids)
	read := claimColumns
	if r.partly = len(ids) > fewClaims; r.partly {
		read = rankedColumns
	}
	l := &listing{match: "(c:Claim)", args: values{}, currency: r.currency}
	l.demand("c.id IN $ids", "ids", graph.Strings(ids))
	r.restrict(l)
	rows, err := r.view.run(ctx, r.r, "MATCH "+l.match+whereText(l.where)+" RETURN c.page, "+read.of("c"), l.args, l.currency)
	if err != nil {
		return err
	}
	for _, row := range rows {
		c := r.asItWas(read.read(row, 1))
		r.pool[c.ID] = &candidate{id: c.ID, item: RecallItem{Claim: &c}, pageID: row[0].Str(), order: c.RecordedAt.UnixMicro()}
	}
	return nil
}

// loadWhole reads the rest of the claims that may be hits. One that is gone by now, where
// a read is no snapshot, is no candidate any more.
func (r *recall) loadWhole(ctx context.Context) error {
	if !r.partly {
		return nil
	}
	// What a rerank model puts first is not known yet.
	likely := r.ranked
	if r.s.reranker == nil {
		likely, _ = spend(r.ranked, r.limit, r.budget)
	}
	var ids []string
	for _, c := range likely {
		if c.item.Claim != nil {
			ids = append(ids, c.id)
		}
	}
	rows, err := r.view.run(ctx, r.r, "MATCH (c:Claim) WHERE c.id IN $ids RETURN "+claimColumns.of("c"), values{"ids": graph.Strings(ids)}, r.currency)
	if err != nil {
		return err
	}
	for _, c := range r.claims(rows) {
		*r.pool[c.ID].item.Claim = c
	}
	if len(rows) == len(ids) {
		return nil
	}
	there := map[string]bool{}
	for _, row := range rows {
		there[row[0].Str()] = true
	}
	r.ranked = slices.DeleteFunc(r.ranked, func(c *candidate) bool { return slices.Contains(ids, c.id) && !there[c.id] })
	return nil
}

func (r *recall) loadEvents(ctx context.Context, ids []string) error {
	if len(ids) == 0 {
		return nil
	}
	rows, err := r.view.run(ctx, r.r, `MATCH (e:TimelineEvent)-[:ABOUT]->(p:Page) WHERE e.id IN $ids RETURN `+eventColumns.of("e"),
		values{"ids": graph.Strings(ids)}, r.currency)
	for _, e := range eventColumns.all(rows) {
		r.pool[e.ID] = &candidate{id: e.ID, item: RecallItem{Event: &e}, pageID: e.PageID, order: e.RecordedAt.UnixMicro()}
	}
	return err
}

// passageColumns project a Passage.
var passageColumns = columns[Passage]{
	{"id", func(p *Passage, v graph.Value) { p.ID = v.Str() }},
	{"page", func(p *Passage, v graph.Value) { p.PageID = v.Str() }},
	{"heading", func(p *Passage, v graph.Value) { p.Heading = v.Str() }},
	{"text", func(p *Passage, v graph.Value) { p.Text = v.Str() }},
	{"scope", func(p *Passage, v graph.Value) { p.Scope = v.Str() }},
}

// rankedColumns project what ranking and the budget need of a Claim.
var rankedColumns = claimColumns.only("id", "text", "family", "kind", "state", "confidence", "weight", "trust", "context",
	"validFrom", "due", "recordedAt", "retiredAt", "settledAt")
