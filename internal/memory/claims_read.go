package memory

import (
	"context"

	"brain/graph"
)

// Claim gives one claim of any version, as it was known then; nil when it is not
// there for this reader or was not recorded yet.
func (s *Service) Claim(ctx context.Context, session *Session, id string, asOf *AsOf) (*Claim, error) {
	claims, err := s.ClaimsByID(ctx, session, []string{id}, asOf)
	if claim, ok := claims[id]; ok {
		return &claim, err
	}
	return nil, err
}

// ClaimsByID gives the claims, of any version, that the caller may know, as they
// were known then.
func (s *Service) ClaimsByID(ctx context.Context, session *Session, ids []string, asOf *AsOf) (map[string]Claim, error) {
	var out map[string]Claim
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		v.at(asOf)
		var err error
		out, err = v.claimsByID(ctx, ids)
		return err
	})
	return out, err
}

// Claims lists claims, newest first (recorded time, then id). Without history
// only those that were held and valid at the point in time. Errors: BAD_INPUT, BAD_CURSOR,
// NOT_FOUND or AMBIGUOUS_NAME for a page, UNKNOWN_TERM for a kind, INVALID_SCOPE,
// TOO_EXPENSIVE for words that thousands of claims hold.
func (s *Service) Claims(ctx context.Context, session *Session, filter ClaimFilter, first *int, after *string, asOf *AsOf) (List[Claim], error) {
	return s.listClaims(ctx, session, filter, first, after, asOf, func(ctx context.Context, v *view) (*listing, error) {
		return v.claimListing(ctx, filter)
	})
}

// PageClaims lists the claims about one page, given by id; the filter's About is
// not looked at. For the rest see Claims.
func (s *Service) PageClaims(ctx context.Context, session *Session, pageID string, filter ClaimFilter, first *int, after *string, asOf *AsOf) (List[Claim], error) {
	filter.About = &pageID
	return s.listClaims(ctx, session, filter, first, after, asOf, func(ctx context.Context, v *view) (*listing, error) {
		named := filter
		named.About = nil
		l, err := v.claimListing(ctx, named)
		if l != nil {
			l.demand("c.page = $about", "about", graph.String(pageID))
		}
		return l, err
	})
}

func (s *Service) listClaims(ctx context.Context, session *Session, filter ClaimFilter, first *int, after *string, asOf *AsOf,
	listing func(context.Context, *view) (*listing, error),
) (List[Claim], error) {
	var list List[Claim]
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		v.at(asOf)
		size, err := pageSize(first)
		if err != nil {
			return err
		}
		hash := v.listHash("claims", filter.said()...)
		from, err := resume(after, hash, graph.KindInstant, graph.KindString)
		if err != nil {
			return err
		}
		l, err := listing(ctx, v)
		if err != nil || l == nil {
			return err
		}
		rows, err := l.rows(ctx, v, "c.recordedAt", "c.id", claimColumns.of("c"), from, size+1)
		if err != nil {
			return err
		}
		list = cut(v.claims(rows), size, hash, func(c Claim) []graph.Value {
			return []graph.Value{graph.Instant(c.RecordedAt), graph.String(c.ID)}
		})
		return nil
	})
	list.Count = s.audienceCount(ctx, session, func(ctx context.Context, v *view) (int, error) {
		v.at(asOf)
		l, err := listing(ctx, v)
		if err != nil || l == nil {
			return 0, err
		}
		return l.count(ctx, v, "c.recordedAt", "c.id")
	})
	return list, err
}
