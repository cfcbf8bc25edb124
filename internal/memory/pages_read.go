package memory

import (
	"context"

	"brain/graph"
	"brain/schema"
)

// PageFilter says which pages to list; nil fields do not restrict.
type PageFilter struct {
	Type    *string
	Subtype *string
	Tag     *string
	Text    *string // words that the title or one alias must hold
	// Deleted lists the deleted pages that the caller may restore, instead of those
	// that stand; text then is a part of the title.
	Deleted *bool
}

// Page finds a page by id, slug or name among those that the caller may know.
func (s *Service) Page(ctx context.Context, session *Session, ref string) (Resolution, error) {
	var res Resolution
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		var err error
		res, err = v.resolve(ctx, ref)
		return err
	})
	return res, err
}

// PagesByID gives pages by id; those that the caller may not know are missing.
func (s *Service) PagesByID(ctx context.Context, session *Session, ids []string) (map[string]Page, error) {
	out := map[string]Page{}
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		pages, err := v.pagesByID(ctx, ids)
		for _, p := range pages {
			out[p.ID] = p
		}
		return err
	})
	return out, err
}

// Pages lists pages, newest first (creation, then id). Errors: BAD_INPUT,
// BAD_CURSOR, UNKNOWN_TERM, TOO_EXPENSIVE for words that thousands of names hold.
func (s *Service) Pages(ctx context.Context, session *Session, filter PageFilter, first *int, after *string) (List[Page], error) {
	var list List[Page]
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		size, err := pageSize(first)
		if err != nil {
			return err
		}
		hash := v.listHash("pages", saidText(filter.Type), saidText(filter.Subtype), saidText(filter.Tag), saidText(filter.Text), saidBool(filter.deleted()))
		from, err := resume(after, hash, graph.KindInstant, graph.KindString)
		if err != nil {
			return err
		}
		l, err := v.pageListing(ctx, filter)
		if err != nil || l == nil {
			return err
		}
		rows, err := l.rows(ctx, v, "p.createdAt", "p.id", pageColumns.of("p"), from, size+1)
		if err != nil {
			return err
		}
		list = cut(pageColumns.all(rows), size, hash, func(p Page) []graph.Value {
			return []graph.Value{graph.Instant(p.CreatedAt), graph.String(p.ID)}
		})
		return nil
	})
	list.Count = s.audienceCount(ctx, session, func(ctx context.Context, v *view) (int, error) {
		l, err := v.pageListing(ctx, filter)
		if err != nil || l == nil {
			return 0, err
		}
		return l.count(ctx, v, "p.createdAt", "p.id")
	})
	return list, err
}

func (f PageFilter) deleted() bool { return f.Deleted != nil && *f.Deleted }

// pageListing turns a filter into conditions; nil says that nothing can match.
func (v *view) pageListing(ctx context.Context, f PageFilter) (*listing, error) {
	if f.deleted() {
		return v.deletedListing(ctx, f)
	}
	l := &listing{match: "(p:Page)", args: values{}, currency: v.currency}
	if f.Type != nil {
		// Pages of skills are of a type that no pack declares.
		if err := v.voc.ontology.ValidateType(*f.Type, deref(f.Subtype)); err != nil && *f.Type != schema.SkillType {
			return nil, termFault(err, "type")
		}
		l.demand("p.type = $type", "type", graph.String(*f.Type))
	}
	if f.Subtype != nil {
		l.demand("p.subtype = $subtype", "subtype", graph.String(*f.Subtype))
	}
	if f.Tag != nil {
		// A page may have one tag in several scopes.
		l.match, l.several = "(p:Page)-[:TAGGED]->(t:Tag)", true
		l.demand("t.handle = $tag", "tag", graph.String(tagHandle(*f.Tag)))
	}
	if f.Text != nil {
		ids, err := v.holdingWords(ctx, "text", *f.Text, docName, false, func(h found) string { return h.Page })
		if err != nil || len(ids) == 0 {
			return nil, err
		}
		l.demand("p.id IN $held", "held", graph.Strings(ids))
	}
	return l, nil
}
