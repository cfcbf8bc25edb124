package memory

import (
	"context"
	"slices"

	"brain/graph"
)

// ClaimSubject is what a claim speaks of: exactly one of both is set.
type ClaimSubject struct {
	Page    *Page
	Channel *Channel
}

// ClaimSubjects gives what claims speak of, by claim id; a claim whose subject the
// caller may not know is missing.
func (s *Service) ClaimSubjects(ctx context.Context, session *Session, claimIDs []string) (map[string]ClaimSubject, error) {
	out := map[string]ClaimSubject{}
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		rows, err := v.matchEvery(ctx, `MATCH (c:Claim)-[:ABOUT]->(p:Page) WHERE c.id IN $ids RETURN c.id, `+pageColumns.of("p"),
			values{"ids": graph.Strings(claimIDs)})
		if err != nil {
			return err
		}
		for _, row := range rows {
			page := pageColumns.read(row, 1)
			out[row[0].Str()] = ClaimSubject{Page: &page}
		}
		return v.channelSubjects(ctx, claimIDs, out)
	})
	return out, err
}

// channelSubjects enters the channels that the claims speak of and that everyone
// who hears the answer may know.
func (v *view) channelSubjects(ctx context.Context, claimIDs []string, out map[string]ClaimSubject) error {
	var open []string
	for _, id := range claimIDs {
		if _, done := out[id]; !done {
			open = append(open, id)
		}
	}
	knowable, err := v.claimsByID(ctx, open)
	if err != nil {
		return err
	}
	rest := slices.DeleteFunc(open, func(id string) bool { return knowable[id].ID == "" })
	if len(rest) == 0 {
		return nil
	}
	rows, err := v.decideDeleted(ctx, `MATCH (c:Claim)-[:ABOUT]->(s:Channel) WHERE c.id IN $ids RETURN s.externalId, c.id`,
		values{"ids": graph.Strings(rest)})
	if err != nil || len(rows) == 0 {
		return err
	}
	known, err := v.knownChannels(ctx, distinctTexts(rows))
	if err != nil {
		return err
	}
	var wanted []string
	for name, ok := range known {
		if ok {
			wanted = append(wanted, name)
		}
	}
	channels, err := v.channels(ctx, wanted)
	if err != nil {
		return err
	}
	byName := map[string]*Channel{}
	for i := range channels {
		byName[channels[i].ExternalID] = &channels[i]
	}
	for _, row := range rows {
		if channel, ok := byName[row[0].Str()]; ok {
			out[row[1].Str()] = ClaimSubject{Channel: channel}
		}
	}
	return nil
}

// ClaimHolders gives the pages that hold claims, by claim id; one that the caller
// may not know is missing.
func (s *Service) ClaimHolders(ctx context.Context, session *Session, claimIDs []string) (map[string]Page, error) {
	out := map[string]Page{}
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		rows, err := v.matchEvery(ctx, `MATCH (c:Claim)-[:HELD_BY]->(p:Page) WHERE c.id IN $ids RETURN c.id, `+pageColumns.of("p"),
			values{"ids": graph.Strings(claimIDs)})
		for _, row := range rows {
			out[row[0].Str()] = pageColumns.read(row, 1)
		}
		return err
	})
	return out, err
}

// ClaimsReplaced gives, by claim id, the claims that the given ones had replaced then.
func (s *Service) ClaimsReplaced(ctx context.Context, session *Session, claimIDs []string, asOf *AsOf) (map[string]Claim, error) {
	return s.claimsBeside(ctx, session, `MATCH (c:Claim)-[:REPLACES]->(o:Claim) WHERE c.id IN $ids AND o.retiredAt <= $then RETURN c.id, `+claimColumns.of("o")+` ORDER BY o.recordedAt`, claimIDs, asOf)
}

// ClaimsReplacing gives, by claim id, the claims that had replaced the given ones then.
func (s *Service) ClaimsReplacing(ctx context.Context, session *Session, claimIDs []string, asOf *AsOf) (map[string]Claim, error) {
	return s.claimsBeside(ctx, session, `MATCH (o:Claim)-[:REPLACES]->(c:Claim) WHERE c.id IN $ids AND c.retiredAt <= $then RETURN c.id, `+claimColumns.of("o")+` ORDER BY o.recordedAt`, claimIDs, asOf)
}

// claimsBeside reads claims beside others. One claim takes another's place when
// that is retired, which may be long after both were recorded.
func (s *Service) claimsBeside(ctx context.Context, session *Session, text string, claimIDs []string, asOf *AsOf) (map[string]Claim, error) {
	out := map[string]Claim{}
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		v.at(asOf)
		rows, err := v.matchEvery(ctx, text, values{"ids": graph.Strings(claimIDs), "then": graph.Instant(v.recorded())})
		for _, row := range rows {
			out[row[0].Str()] = v.claim(row, 1)
		}
		return err
	})
	return out, err
}
