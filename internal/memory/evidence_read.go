package memory

import (
	"context"
	"slices"
	"time"

	"brain/graph"
)

// EvidenceOf gives what claims, links and events rested on then, by item id, oldest
// first. Of a piece whose origin the caller may not know only kind and times are given.
func (s *Service) EvidenceOf(ctx context.Context, session *Session, itemIDs []string, asOf *AsOf) (map[string][]Evidence, error) {
	out := map[string][]Evidence{}
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		v.at(asOf)
		rows, err := v.matchEvery(ctx, `MATCH (e:Evidence) WHERE e.item IN $items RETURN `+evidenceColumns.of("e")+` ORDER BY e.recordedAt, e.id`,
			values{"items": graph.Strings(itemIDs)})
		if err != nil {
			return err
		}
		evidence := evidenceColumns.all(rows)
		known, err := v.knownOrigins(ctx, evidence)
		if err != nil {
			return err
		}
		for _, e := range evidence {
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

// maxObservations is the most pieces of evidence that are summed up at once, the
// newest first: a claim that gained hundreds must not make recall too expensive.
const maxObservations = 5_000

// observation is what recall and freshness need of a claim's evidence.
type observation struct {
	pieces int
	newest time.Time
}

// observations sums up the evidence of claims, by claim id.
func (v *view) observations(ctx context.Context, claimIDs []string) (map[string]observation, error) {
	out := map[string]observation{}
	if len(claimIDs) == 0 {
		return out, nil
	}
	rows, err := v.matchEvery(ctx, `MATCH (e:Evidence) WHERE e.item IN $items RETURN e.item, e.observedAt, e.recordedAt
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
		o.pieces++
		if at.After(o.newest) {
			o.newest = at
		}
		out[row[0].Str()] = o
	}
	return out, nil
}
