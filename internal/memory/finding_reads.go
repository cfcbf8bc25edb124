package memory

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"strings"
	"time"

	"brain/graph"
)

// FindingState is where a finding is in its life.
type FindingState string

// Finding is an open question for a person, known only to who may know each of
// its sides.
type Finding struct {
	ID string
	// Scope and Requires are the stored tokens that a reader must hold.
	Scope        string
	Requires     []string
	Kind         string
	State        FindingState
	Explanation  string
	Severity     string
	OpenedAt     time.Time
	DecidedAt    *time.Time
	DecidedByUID string
	// Decision is how it was decided, "" while it is open.
	Decision string
	Note     string
	// EarlierID is the decided finding that this one takes up again, "" for none.
	EarlierID string
}

// findingColumns project a Finding.
var findingColumns = columns[Finding]{
	{"id", func(f *Finding, v graph.Value) { f.ID = v.Str() }},
	{"scope", func(f *Finding, v graph.Value) { f.Scope = v.Str() }},
	{"requires", func(f *Finding, v graph.Value) { f.Requires = v.StringItems() }},
	{"kind", func(f *Finding, v graph.Value) { f.Kind = v.Str() }},
	{"state", func(f *Finding, v graph.Value) { f.State = FindingState(v.Str()) }},
	{"explanation", func(f *Finding, v graph.Value) { f.Explanation = v.Str() }},
	{"severity", func(f *Finding, v graph.Value) { f.Severity = v.Str() }},
	{"openedAt", func(f *Finding, v graph.Value) { f.OpenedAt = v.Time() }},
	{"decidedAt", func(f *Finding, v graph.Value) { f.DecidedAt = optionalTime(v) }},
	{"decidedBy", func(f *Finding, v graph.Value) { f.DecidedByUID = v.Str() }},
	{"decision", func(f *Finding, v graph.Value) { f.Decision = v.Str() }},
	{"note", func(f *Finding, v graph.Value) { f.Note = v.Str() }},
	{"earlier", func(f *Finding, v graph.Value) { f.EarlierID = v.Str() }},
}

// Findings lists findings, newest first (opened, then id); nil does not restrict.
// Errors: BAD_INPUT, BAD_CURSOR.
func (s *Service) Findings(ctx context.Context, session *Session, state *FindingState, kind *string, first *int, after *string) (List[Finding], error) {
	var list List[Finding]
	listed := func(v *view) *listing {
		l := &listing{match: "(f:Finding)", args: values{}, currency: v.currency}
		if state != nil {
			l.demand("f.state = $state", "state", graph.String(string(*state)))
		}
		if kind != nil {
			l.demand("f.kind = $kind", "kind", graph.String(*kind))
		}
		return l
	}
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		size, err := pageSize(first)
		if err != nil {
			return err
		}
		hash := v.listHash("findings", saidText(state), saidText(kind))
		from, err := resume(after, hash, graph.KindInstant, graph.KindString)
		if err != nil {
			return err
		}
		rows, err := listed(v).rows(ctx, v, "f.openedAt", "f.id", findingColumns.of("f"), from, size+1)
		if err != nil {
			return err
		}
		list = cut(findingColumns.all(rows), size, hash, findingPosition)
		return nil
	})
	list.Count = s.audienceCount(ctx, session, func(ctx context.Context, v *view) (int, error) {
		return listed(v).count(ctx, v, "f.openedAt", "f.id")
	})
	return list, err
}

// findingPosition is where a finding stands in a list.
func findingPosition(f Finding) []graph.Value {
	return []graph.Value{graph.Instant(f.OpenedAt), graph.String(f.ID)}
}

// FindingsOfClaims gives the open findings about claims, by claim id, newest first.
func (s *Service) FindingsOfClaims(ctx context.Context, session *Session, claimIDs []string) (map[string][]Finding, error) {
	return s.openFindings(ctx, session, claimIDs, `MATCH (f:Finding)-[:CONCERNS]->(c:Claim) WHERE c.id IN $ids AND f.state = $open
		RETURN c.id, `+findingColumns.of("f"))
}

// FindingsOfPages gives the open findings about pages and about claims of pages,
// by page id, newest first.
func (s *Service) FindingsOfPages(ctx context.Context, session *Session, pageIDs []string) (map[string][]Finding, error) {
	return s.openFindings(ctx, session, pageIDs,
		`MATCH (f:Finding)-[:CONCERNS]->(c:Claim) WHERE c.page IN $ids AND f.state = $open RETURN c.page, `+findingColumns.of("f"),
		`MATCH (f:Finding)-[:CONCERNS]->(p:Page) WHERE p.id IN $ids AND f.state = $open RETURN p.id, `+findingColumns.of("f"))
}

// openFindings gives what the texts find, once each and newest first, by the id in
// the first column.
func (s *Service) openFindings(ctx context.Context, session *Session, ids []string, texts ...string) (map[string][]Finding, error) {
	out := map[string][]Finding{}
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		for _, text := range texts {
			rows, err := v.matchEvery(ctx, text, values{"ids": graph.Strings(ids), "open": graph.String(findingOpen)})
			if err != nil {
				return err
			}
			for _, row := range rows {
				out[row[0].Str()] = append(out[row[0].Str()], findingColumns.read(row, 1))
			}
		}
		return nil
	})
	for id, findings := range out {
		slices.SortFunc(findings, func(a, b Finding) int {
			return cmp.Or(b.OpenedAt.Compare(a.OpenedAt), strings.Compare(b.ID, a.ID))
		})
		// A finding may be about several claims of a page.
		out[id] = slices.CompactFunc(findings, func(a, b Finding) bool { return a.ID == b.ID })
	}
	return out, err
}

// aboutFindings are the findings that concern each item, by its id.
type aboutFindings map[string][]string

func (a aboutFindings) ids() values { return values{"ids": graph.Strings(slices.Sorted(maps.Keys(a)))} }

// aboutFindings reads what findings concern, whoever may know it: an entry of the
// review queue is read by those who may know a part of it, or nothing.
func (v *view) aboutFindings(ctx context.Context, findingIDs []string) (aboutFindings, error) {
	rows, err := v.run(ctx, v.all, `MATCH (f:Finding)-[:CONCERNS]->(x:Claim|Page|Link) WHERE f.id IN $ids RETURN x.id, f.id`,
		values{"ids": graph.Strings(findingIDs)}, graph.Currency{Mode: graph.All})
	out := aboutFindings{}
	for _, row := range rows {
		out[row[0].Str()] = append(out[row[0].Str()], row[1].Str())
	}
	return out, err
}

// FindingClaims gives the claims that findings are about, by finding id, oldest first.
func (s *Service) FindingClaims(ctx context.Context, session *Session, findingIDs []string) (map[string][]Claim, error) {
	out := map[string][]Claim{}
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		about, err := v.aboutFindings(ctx, findingIDs)
		if err != nil {
			return err
		}
		rows, err := v.matchEvery(ctx, `MATCH (c:Claim) WHERE c.id IN $ids RETURN `+claimColumns.of("c")+` ORDER BY c.recordedAt, c.id`, about.ids())
		for _, claim := range claimColumns.all(rows) {
			for _, finding := range about[claim.ID] {
				out[finding] = append(out[finding], claim)
			}
		}
		return err
	})
	return out, err
}

// FindingPages gives the pages that findings are about, by finding id, by slug.
func (s *Service) FindingPages(ctx context.Context, session *Session, findingIDs []string) (map[string][]Page, error) {
	out := map[string][]Page{}
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		about, err := v.aboutFindings(ctx, findingIDs)
		if err != nil {
			return err
		}
		rows, err := v.matchEvery(ctx, `MATCH (p:Page) WHERE p.id IN $ids RETURN `+pageColumns.of("p")+` ORDER BY p.slug`, about.ids())
		for _, page := range pageColumns.all(rows) {
			for _, finding := range about[page.ID] {
				out[finding] = append(out[finding], page)
			}
		}
		return err
	})
	return out, err
}

// FindingDeletedPages gives the deleted pages that findings are about, of those that
// the caller may restore, by finding id, by slug.
func (s *Service) FindingDeletedPages(ctx context.Context, session *Session, findingIDs []string) (map[string][]Page, error) {
	out := map[string][]Page{}
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		concerned, err := v.decideDeleted(ctx, `MATCH (f:Finding)-[:CONCERNS]->(p:Page) WHERE f.id IN $ids AND p.state IS NOT NULL RETURN p.id, f.id`,
			values{"ids": graph.Strings(findingIDs)})
		if err != nil || len(concerned) == 0 {
			return err
		}
		about := aboutFindings{}
		for _, row := range concerned {
			about[row[0].Str()] = append(about[row[0].Str()], row[1].Str())
		}
		rows, err := v.matchDeleted(ctx, `MATCH (p:Page) WHERE p.id IN $ids RETURN `+pageColumns.of("p")+` ORDER BY p.slug`, about.ids())
		if err != nil {
			return err
		}
		pages, err := v.restorable(ctx, pageColumns.all(rows))
		for _, page := range pages {
			for _, finding := range about[page.ID] {
				out[finding] = append(out[finding], page)
			}
		}
		return err
	})
	return out, err
}

// FindingLinks gives the links that findings are about, by finding id, oldest first.
func (s *Service) FindingLinks(ctx context.Context, session *Session, findingIDs []string) (map[string][]Link, error) {
	out := map[string][]Link{}
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		about, err := v.aboutFindings(ctx, findingIDs)
		if err != nil {
			return err
		}
		rows, err := v.matchEvery(ctx, `MATCH (l:Link)-[:LINK_FROM]->(a:Page), (l)-[:LINK_TO]->(b:Page) WHERE l.id IN $ids
			RETURN l.type, a.id, b.id, `+linkColumns.of("l")+` ORDER BY l.recordedAt, l.id`, about.ids())
		for _, row := range rows {
			link := linkColumns.read(row, 3)
			link.Type, link.FromID, link.ToID = row[0].Str(), row[1].Str(), row[2].Str()
			for _, finding := range about[link.ID] {
				out[finding] = append(out[finding], link)
			}
		}
		return err
	})
	return out, err
}

// FindingsByID gives findings by id; those that the caller may not know are missing.
func (s *Service) FindingsByID(ctx context.Context, session *Session, ids []string) (map[string]Finding, error) {
	out := map[string]Finding{}
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		rows, err := v.matchEvery(ctx, `MATCH (f:Finding) WHERE f.id IN $ids RETURN `+findingColumns.of("f"), values{"ids": graph.Strings(ids)})
		for _, f := range findingColumns.all(rows) {
			out[f.ID] = f
		}
		return err
	})
	return out, err
}
