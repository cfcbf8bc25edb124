package memory

import (
	"context"

	"brain/graph"
)

// EventsByID gives the events, of any version, that the caller may know.
func (s *Service) EventsByID(ctx context.Context, session *Session, ids []string) (map[string]TimelineEvent, error) {
	out := map[string]TimelineEvent{}
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		rows, err := v.matchEvery(ctx, `MATCH (e:TimelineEvent)-[:ABOUT]->(p:Page) WHERE e.id IN $ids RETURN `+eventColumns.of("e"), values{"ids": graph.Strings(ids)})
		for _, e := range eventColumns.all(rows) {
			out[e.ID] = e
		}
		return err
	})
	return out, err
}
