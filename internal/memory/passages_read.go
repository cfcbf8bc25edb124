package memory

import (
	"context"

	"brain/graph"
)

// PassagesBefore gives, by the ids of passages, the one that stands right before each
// in the same section, and PassagesAfter the one right after, as far as the caller may
// know them.
func (s *Service) PassagesBefore(ctx context.Context, session *Session, ids []string) (map[string]Passage, error) {
	return s.passagesBeside(ctx, session, ids, -1)
}

// PassagesAfter is described with PassagesBefore.
func (s *Service) PassagesAfter(ctx context.Context, session *Session, ids []string) (map[string]Passage, error) {
	return s.passagesBeside(ctx, session, ids, 1)
}

func (s *Service) passagesBeside(ctx context.Context, session *Session, ids []string, step int64) (map[string]Passage, error) {
	beside := map[string]Passage{}
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		rows, err := v.match(ctx, `MATCH (n:Passage)-[:PASSAGE_OF]->(s:Section)<-[:PASSAGE_OF]-(m:Passage) WHERE n.id IN $ids RETURN n.id, n.position, m.id, m.position`,
			values{"ids": graph.Strings(ids)})
		if err != nil {
			return err
		}
		next := map[string]string{}
		var wanted []string
		for _, row := range rows {
			if row[3].Int64() == row[1].Int64()+step {
				next[row[0].Str()] = row[2].Str()
				wanted = append(wanted, row[2].Str())
			}
		}
		if len(wanted) == 0 {
			return nil
		}
		if rows, err = v.match(ctx, `MATCH (n:Passage) WHERE n.id IN $ids RETURN `+passageColumns.of("n"), values{"ids": graph.Strings(wanted)}); err != nil {
			return err
		}
		found := map[string]Passage{}
		for _, p := range passageColumns.all(rows) {
			found[p.ID] = p
		}
		for id, other := range next {
			if p, ok := found[other]; ok {
				beside[id] = p
			}
		}
		return nil
	})
	return beside, err
}
