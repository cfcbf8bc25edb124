package memory

import (
	"context"

	"brain/graph"
	"brain/schema"
)

// Vocabulary is what the installed packs declare, each list by name.
type Vocabulary struct {
	ObjectTypes []schema.ObjectType
	LinkTypes   []schema.LinkType
	ClaimKinds  []string
	EventTypes  []string
	Patterns    []PackPattern
}

// Vocabulary gives the names in force.
func (s *Service) Vocabulary(ctx context.Context, session *Session) (Vocabulary, error) {
	var out Vocabulary
	err := s.consult(ctx, session, func(_ context.Context, v *view) error {
		if err := v.active(); err != nil {
			return err
		}
		o := v.voc.ontology
		out = Vocabulary{ObjectTypes: o.ObjectTypes(), LinkTypes: o.LinkTypes(), ClaimKinds: []string{}, EventTypes: []string{}, Patterns: shownPatterns(o.Patterns(), "")}
		for _, k := range o.ClaimKinds() {
			out.ClaimKinds = append(out.ClaimKinds, k.Name)
		}
		for _, e := range o.EventTypes() {
			out.EventTypes = append(out.EventTypes, e.Name)
		}
		return nil
	})
	return out, err
}

// PageCounts gives how many pages of each object type the caller may know; a type
// without any is missing. Error: CONVERSATION_REQUIRED.
func (s *Service) PageCounts(ctx context.Context, session *Session, types []string) (map[string]int, error) {
	out := map[string]int{}
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		rows, err := v.match(ctx, `MATCH (p:Page) WHERE p.type IN $types RETURN p.type, count(*)`, values{"types": graph.Strings(types)})
		for _, row := range rows {
			out[row[0].Str()] = int(row[1].Int64())
		}
		return err
	})
	return out, err
}
