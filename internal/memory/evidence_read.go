package memory

import (
	"context"
	"slices"
	"time"

	"brain/graph"
)

// EvidenceOf gives what claims, links and events rested on then, by item id, oldest
// first. Of a piece whose origin the caller may not know only kind and times are
// given; one whose origin is deleted is missing for those who could know the origin.
func (s *Service) EvidenceOf(ctx context.Context, session *Session, itemIDs []string, asOf *AsOf) (map[string][]Evidence, error) {
	out := map[string][]Evidence{}
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		v.at(asOf)
		// What an item no longer rests on is retired; what a closed item rested on is not.
		rows, err := v.matchEvery(ctx, `MATCH (e:Evidence) WHERE e.item IN $items AND (e.retiredAt IS NULL OR e.retiredAt > $recorded)
			RETURN `+evidenceColumns.of("e")+` ORDER BY e.recordedAt, e.id`,
			values{"items": graph.Strings(itemIDs), "recorded": graph.Instant(v.recorded())})
		if err != nil {
			return err
		}
		evidence := evidenceColumns.all(rows)
		known, err := v.knownOrigins(ctx, evidence)
		if err != nil {
			return err
		}
		gone, err := v.deletedOrigins(ctx, evidence, known)
		if err != nil {
			return err
		}
		for _, e := range evidence {
			if gone[e.Origin] {
				continue
			}
			if !known(e.Origin) {
				e = Evidence{ID: e.ID, ItemID: e.ItemID, Kind: e.Kind, ObservedAt: e.ObservedAt, RecordedAt: e.RecordedAt}
			}
			out[e.ItemID] = append(out[e.ItemID], e)
		}
		return nil
	})
	return out, err
}

// knownOrigins tells which origins the caller may know: a page, a claim, or a
// recall all of whose items it may know. What has no origin hides nothing.
func (v *view) knownOrigins(ctx context.Context, evidence []Evidence) (func(origin string) bool, error) {
	behind := map[string][]string{}
	var ids []string
	for _, e := range evidence {
		if _, done := behind[e.Origin]; done || e.Origin == "" {
			continue
		}
		items, recalled := v.s.openRecall(e.Origin)
		if !recalled {
			items = []string{e.Origin}
		}
		behind[e.Origin] = items
		ids = append(ids, items...)
	}
	known := map[string]bool{}
	if len(ids) > 0 {
		slices.Sort(ids)
		rows, err := v.matchEvery(ctx, `MATCH (n:Page|Claim|Passage|TimelineEvent) WHERE n.id IN $ids RETURN n.id`, values{"ids": graph.Strings(slices.Compact(ids))})
		if err != nil {
			return nil, err
		}
		for _, row := range rows {
			known[row[0].Str()] = true
		}
	}
	return func(origin string) bool {
		return !slices.ContainsFunc(behind[origin], func(id string) bool { return !known[id] })
	}, nil
}

// deletedOrigins are those of the unknown origins that the caller could know if
// they were not deleted.
func (v *view) deletedOrigins(ctx context.Context, evidence []Evidence, known func(string) bool) (map[string]bool, error) {
	var ids []string
	for _, e := range evidence {
		if e.Origin != "" && !known(e.Origin) {
			ids = append(ids, e.Origin)
		}
	}
	gone := map[string]bool{}
	if len(ids) == 0 {
		return gone, nil
	}
	slices.Sort(ids)
	rows, err := v.matchDeleted(ctx, `MATCH (n:Page|Claim) WHERE n.id IN $ids RETURN n.id`, values{"ids": graph.Strings(slices.Compact(ids))})
	for _, row := range rows {
		gone[row[0].Str()] = true
	}
	return gone, err
}

// maxObservations is the most pieces of evidence that are summed up at once, the
// newest first: a claim that gained hundreds must not make recall too expensive.
const maxObservations = 5_000

// observation is what recall and freshness need of a claim's evidence.
type observation struct {
	origins []string // of each piece, "" for none
	newest  time.Time
}

// allOf tells whether every piece comes from one of the origins.
func (o observation) allOf(origins []string) bool {
	return len(origins) > 0 && !slices.ContainsFunc(o.origins, func(origin string) bool { return !slices.Contains(origins, origin) })
}

// observations sums up the evidence of claims, by claim id.
func (v *view) observations(ctx context.Context, claimIDs []string) (map[string]observation, error) {
	out := map[string]observation{}
	if len(claimIDs) == 0 {
		return out, nil
	}
	rows, err := v.matchEvery(ctx, `MATCH (e:Evidence) WHERE e.item IN $items RETURN e.item, e.observedAt, e.recordedAt, e.origin
		ORDER BY e.recordedAt DESC, e.id DESC LIMIT $limit`, values{"items": graph.Strings(claimIDs), "limit": graph.Int(maxObservations)})
	if err != nil {
		return nil, err
	}
	for _, row := range rows {
		o := out[row[0].Str()]
		at := row[1].Time()
		if row[1].IsNull() {
			at = row[2].Time()
		}
		o.origins = append(o.origins, row[3].Str())
		if at.After(o.newest) {
			o.newest = at
		}
		out[row[0].Str()] = o
	}
	return out, nil
}
