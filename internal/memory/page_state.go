package memory

import (
	"context"
	"slices"
	"time"

	"brain/graph"
)

// pageChange is one change of a page as a reader may know it.
type pageChange struct {
	id     string
	at     time.Time
	writer string
}

// pageChanges lists, per page and oldest first, the changes that touched
// something the audience may know.
func (v *view) pageChanges(ctx context.Context, pageIDs []string) (map[string][]pageChange, error) {
	// A deleted page is shown to those who may restore it, with its version.
	rows, err := v.matchDeleted(ctx, `MATCH (n:PageVersion) WHERE n.page IN $pages RETURN DISTINCT n.page, n.at, n.change, n.writer ORDER BY n.at, n.change`,
		values{"pages": graph.Strings(pageIDs)})
	if err != nil {
		return nil, err
	}
	out := map[string][]pageChange{}
	for _, row := range rows {
		page := row[0].Str()
		out[page] = append(out[page], pageChange{id: row[2].Str(), at: row[1].Time(), writer: row[3].Str()})
	}
	return out, nil
}

// PageStates gives the version and time of the latest change of pages, as the
// caller may know them. A page's version is the number of changes that touched
// something its reader may know.
func (s *Service) PageStates(ctx context.Context, session *Session, pageIDs []string) (map[string]PageState, error) {
	out := map[string]PageState{}
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		changes, err := v.pageChanges(ctx, pageIDs)
		for page, list := range changes {
			out[page] = PageState{Version: len(list), UpdatedAt: list[len(list)-1].at}
		}
		return err
	})
	return out, err
}

// Sections gives the sections of pages that the caller may know, in order.
func (s *Service) Sections(ctx context.Context, session *Session, pageIDs []string) (map[string][]Section, error) {
	var out map[string][]Section
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		var err error
		out, err = v.sections(ctx, pageIDs)
		return err
	})
	return out, err
}

func (v *view) sections(ctx context.Context, pageIDs []string) (map[string][]Section, error) {
	rows, err := v.match(ctx, `MATCH (s:Section) WHERE s.page IN $pages RETURN `+sectionColumns.of("s")+` ORDER BY s.position`,
		values{"pages": graph.Strings(pageIDs)})
	if err != nil {
		return nil, err
	}
	out := map[string][]Section{}
	for _, sec := range sectionColumns.all(rows) {
		out[sec.PageID] = append(out[sec.PageID], sec)
	}
	return out, nil
}

// Bodies gives the text of pages as Markdown, cut to what the caller may know. A
// section of another scope than its page's stands in a scope directive.
func (s *Service) Bodies(ctx context.Context, session *Session, pages []*Page) (map[string]string, error) {
	ids := make([]string, len(pages))
	for i, p := range pages {
		ids[i] = p.ID
	}
	sections, err := s.Sections(ctx, session, ids)
	if err != nil {
		return nil, err
	}
	out := map[string]string{}
	for _, p := range pages {
		out[p.ID] = renderBody(p.Scope, sections[p.ID], session.ScopeText)
	}
	return out, nil
}

// Aliases gives the further names of pages that the caller may know.
func (s *Service) Aliases(ctx context.Context, session *Session, pageIDs []string) (map[string][]string, error) {
	out := map[string][]string{}
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		rows, err := v.match(ctx, `MATCH (a:Alias) WHERE a.page IN $pages RETURN a.page, a.name ORDER BY a.name`,
			values{"pages": graph.Strings(pageIDs)})
		for _, row := range rows {
			page := row[0].Str()
			out[page] = append(out[page], row[1].Str())
		}
		return err
	})
	return out, err
}

// Tags gives the tags of pages that the caller may know.
func (s *Service) Tags(ctx context.Context, session *Session, pageIDs []string) (map[string][]Tag, error) {
	out := map[string][]Tag{}
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		rows, err := v.match(ctx, `MATCH (p:Page)-[e:TAGGED]->(t:Tag) WHERE p.id IN $pages RETURN p.id, t.name, e.scope ORDER BY t.name`,
			values{"pages": graph.Strings(pageIDs)})
		for _, row := range rows {
			page, tag := row[0].Str(), Tag{Name: row[1].Str(), Scope: row[2].Str()}
			if !slices.ContainsFunc(out[page], func(t Tag) bool { return t.Name == tag.Name }) {
				out[page] = append(out[page], tag)
			}
		}
		return err
	})
	return out, err
}
