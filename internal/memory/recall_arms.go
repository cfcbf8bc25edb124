package memory

import (
	"cmp"
	"context"
	"slices"

	"brain/graph"
	"brain/internal/text"
)

// maxNamed is the most pages of the name arm.
const maxNamed = 20

// search runs the arms. Each offers what it found, best first; an item that
// several found gets a rank from each.
func (r *recall) search(ctx context.Context) error {
	q, err := r.ask(ctx, r.in.Query, r.in.History)
	if err != nil || q == nil {
		return err
	}
	words, err := r.byText(ctx, q)
	if err != nil {
		return err
	}
	named, similar, err := r.byName(ctx, q)
	if err != nil {
		return err
	}
	related, err := r.byRelation(ctx, named, words)
	if err != nil {
		return err
	}
	if err := r.load(ctx, slices.Concat(words, related)); err != nil {
		return err
	}
	r.offer(ArmText, words)
	r.offer(ArmName, r.pageFinds(slices.Concat(named, similar)))
	r.offer(ArmGraph, related)
	return nil
}

// find is one thing that one arm found, and how.
type find struct {
	id    string
	kind  string   // docClaim or docPassage, "" for a page
	words []string // that it has in common with the question
	page  *Page    // named in the question
	held  bool     // the page holds the claim; else the claim is about it
	about string   // id of the page that it is about or part of
	order int64
}

// offer ranks what an arm found, as far as it was loaded.
func (r *recall) offer(arm Arm, finds []find) {
	rank := 0
	for _, f := range finds {
		c, ok := r.pool[f.id]
		if !ok {
			continue
		}
		rank++
		c.arms = append(c.arms, ArmRank{arm, rank})
		c.found = append(c.found, f)
	}
}

// byText finds claims and passages by their words.
func (r *recall) byText(ctx context.Context, q *question) ([]find, error) {
	f := searchFilter{kinds: []string{docClaim, docPassage}, classes: r.in.Kinds, pages: r.within, since: timeOf(r.in.Since), history: r.in.History}
	if len(f.classes) > 0 {
		f.kinds = []string{docClaim}
	}
	best, below, err := r.answers(ctx, q, f)
	r.floor += below
	finds := make([]find, len(best))
	for i, h := range best {
		finds[i] = find{id: h.Node, kind: h.Kind, words: matchedWords(q, h.score), about: h.Page, order: h.Order}
	}
	return finds, err
}

// matchedWords are the content words that a document has, as they were asked.
func matchedWords(q *question, score text.Score) []string {
	var words []string
	for _, i := range score.Words {
		if q.Words[i].Content {
			words = append(words, q.Words[i].Text)
		}
	}
	return words
}

// byName finds the pages that the question names, in its order, and behind them
// those whose name holds every content word of it.
func (r *recall) byName(ctx context.Context, q *question) (named, similar []*Page, err error) {
	hits, _, err := r.answers(ctx, q, searchFilter{kinds: []string{docName}})
	if err != nil || len(hits) == 0 {
		return nil, nil, err
	}
	pages, err := r.pagesOfNames(ctx, hits)
	if err != nil {
		return nil, nil, err
	}
	byID := map[string]*Page{}
	names := make([]knownName, 0, len(hits))
	for i := range pages {
		byID[pages[i].ID] = &pages[i]
		names = append(names, knownName{norm: text.Normalize(pages[i].Title), page: pages[i].ID})
	}
	aliases, err := r.aliasNames(ctx, hits)
	if err != nil {
		return nil, nil, err
	}
	for _, id := range mentionedPages(text.Normalize(r.in.Query), append(names, aliases...)) {
		if page, ok := byID[id]; ok && len(named) < maxNamed {
			named = append(named, page)
		}
	}
	content := contentWords(q)
	for _, h := range hits {
		page, ok := byID[h.Page]
		if !ok || len(matchedWords(q, h.score)) < content || slices.Contains(named, page) || slices.Contains(similar, page) {
			continue
		}
		if len(named)+len(similar) < maxNamed {
			similar = append(similar, page)
		}
	}
	return named, similar, nil
}

func contentWords(q *question) int {
	n := 0
	for _, w := range q.Words {
		if w.Content {
			n++
		}
	}
	return n
}

// aliasNames loads the aliases among name documents.
func (r *recall) aliasNames(ctx context.Context, hits []found) ([]knownName, error) {
	var ids []string
	for _, h := range hits {
		if h.Node != h.Page {
			ids = append(ids, h.Node)
		}
	}
	if len(ids) == 0 {
		return nil, nil
	}
	rows, err := r.match(ctx, `MATCH (a:Alias) WHERE a.id IN $ids RETURN a.norm, a.page`, values{"ids": graph.Strings(ids)})
	names := make([]knownName, len(rows))
	for i, row := range rows {
		names[i] = knownName{norm: row[0].Str(), page: row[1].Str(), alias: true}
	}
	return names, err
}

// pageFinds puts the pages of the name arm into the pool, as far as the filters
// let pages through.
func (r *recall) pageFinds(pages []*Page) []find {
	if len(r.in.Kinds) > 0 {
		return nil
	}
	var finds []find
	for _, p := range pages {
		if r.asked != "" && !slices.Contains(r.within, p.ID) || r.in.Since != nil && p.CreatedAt.Before(*r.in.Since) {
			continue
		}
		r.pool[p.ID] = &candidate{id: p.ID, item: RecallItem{Page: p}, pageID: p.ID, order: p.CreatedAt.UnixMicro()}
		finds = append(finds, find{id: p.ID, page: p})
	}
	return finds
}

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
		l.demand("c.state IN $states", "states", textList(r.states))
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
