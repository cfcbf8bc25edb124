package memory

import (
	"context"

	"brain/graph"
)

// Suggestions lists suggestions, newest first (opened, then id); nil does not
// restrict. Errors: BAD_INPUT, BAD_CURSOR.
func (s *Service) Suggestions(ctx context.Context, session *Session, state *FindingState, first *int, after *string) (List[Suggestion], error) {
	var list List[Suggestion]
	listed := func(v *view) *listing {
		l := &listing{match: "(s:Suggestion)", args: values{}, currency: v.currency}
		if state != nil {
			l.demand("s.state = $state", "state", graph.String(string(*state)))
		}
		return l
	}
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		size, err := pageSize(first)
		if err != nil {
			return err
		}
		hash := v.listHash("suggestions", saidText(state))
		from, err := resume(after, hash, graph.KindInstant, graph.KindString)
		if err != nil {
			return err
		}
		rows, err := listed(v).rows(ctx, v, "s.openedAt", "s.id", suggestionColumns.of("s"), from, size+1)
		if err != nil {
			return err
		}
		list = cut(suggestionColumns.all(rows), size, hash, func(s Suggestion) []graph.Value {
			return []graph.Value{graph.Instant(s.OpenedAt), graph.String(s.ID)}
		})
		return nil
	})
	list.Count = s.audienceCount(ctx, session, func(ctx context.Context, v *view) (int, error) {
		return listed(v).count(ctx, v, "s.openedAt", "s.id")
	})
	return list, err
}

// SuggestionPages gives the pages that suggestions rest on, by suggestion id, by
// slug.
func (s *Service) SuggestionPages(ctx context.Context, session *Session, ids []string) (map[string][]Page, error) {
	out := map[string][]Page{}
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		rows, err := v.matchEvery(ctx, `MATCH (s:Suggestion)-[:CONCERNS]->(p:Page) WHERE s.id IN $ids RETURN s.id, `+pageColumns.of("p")+` ORDER BY p.slug`,
			values{"ids": graph.Strings(ids)})
		for _, row := range rows {
			out[row[0].Str()] = append(out[row[0].Str()], pageColumns.read(row, 1))
		}
		return err
	})
	return out, err
}

// SuggestionClaims gives the claims that suggestions rest on, by suggestion id,
// oldest first.
func (s *Service) SuggestionClaims(ctx context.Context, session *Session, ids []string) (map[string][]Claim, error) {
	out := map[string][]Claim{}
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		rows, err := v.matchEvery(ctx, `MATCH (s:Suggestion)-[:CONCERNS]->(c:Claim) WHERE s.id IN $ids RETURN s.id, `+claimColumns.of("c")+` ORDER BY c.recordedAt, c.id`,
			values{"ids": graph.Strings(ids)})
		for _, row := range rows {
			out[row[0].Str()] = append(out[row[0].Str()], claimColumns.read(row, 1))
		}
		return err
	})
	return out, err
}
