package memory

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	udiff "github.com/aymanbagabas/go-udiff"

	"brain/graph"
)

// PageVersion is one state of a page, cut to what its reader may know.
type PageVersion struct {
	// Number counts the changes that the reader may know of, from 1.
	Number int
	At     time.Time
	ByUID  string
	Body   string
	Title  string
	// before is the body of the version before it, "" for the first one.
	before string
}

// Diff is what the change did to the body as its reader may know it: a unified
// diff of lines against the version before, "" where the text stayed the same.
func (v *PageVersion) Diff() string {
	return udiff.Unified(fmt.Sprintf("version %d", v.Number-1), fmt.Sprintf("version %d", v.Number), v.before, v.Body)
}

// marker is one change of the page's part of one scope. Its state is the part as
// the change left it.
type marker struct {
	id, change, scope string
	state             snapshot
	present           bool // the state is the part as it is now
}

// PageVersions lists the states of a page, newest first, the present one
// included: state n is what the reader would have seen after the n-th change that
// it may know of. The page is given by id. Errors: BAD_INPUT, BAD_CURSOR.
func (s *Service) PageVersions(ctx context.Context, session *Session, pageID string, first *int, after *string) (List[PageVersion], error) {
	var list List[PageVersion]
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		size, err := pageSize(first)
		if err != nil {
			return err
		}
		hash := v.listHash("versions", pageID)
		from, err := resume(after, hash, graph.KindInt)
		if err != nil {
			return err
		}
		pages, err := v.pagesByID(ctx, []string{pageID})
		if err != nil || len(pages) == 0 {
			return err
		}
		changes, markers, err := v.pageHistory(ctx, pageID)
		if err != nil {
			return err
		}
		top := len(changes)
		if from != nil {
			top = min(top, int(from[0].Int64())-1)
		}
		versions, err := v.versions(ctx, pages[0], changes, markers, top, size+1)
		for i := 1; i < len(versions); i++ {
			versions[i-1].before = versions[i].Body
		}
		list = cut(versions, size, hash, func(pv PageVersion) []graph.Value { return []graph.Value{graph.Int(int64(pv.Number))} })
		return err
	})
	return list, err
}

// pageHistory gives the changes of a page that the reader may know of, oldest
// first, with their markers.
func (v *view) pageHistory(ctx context.Context, pageID string) ([]pageChange, []marker, error) {
	rows, err := v.match(ctx, `MATCH (n:PageVersion) WHERE n.page = $page RETURN n.id, n.change, n.scope, n.at, n.writer ORDER BY n.at, n.change, n.scope`,
		values{"page": graph.String(pageID)})
	if err != nil {
		return nil, nil, err
	}
	var changes []pageChange
	var markers []marker
	for _, row := range rows {
		m := marker{id: row[0].Str(), change: row[1].Str(), scope: row[2].Str()}
		markers = append(markers, m)
		if len(changes) == 0 || changes[len(changes)-1].id != m.change {
			changes = append(changes, pageChange{id: m.change, at: row[3].Time(), writer: row[4].Str()})
		}
	}
	return changes, markers, nil
}

// versions renders at most limit states from number top downwards.
func (v *view) versions(ctx context.Context, page Page, changes []pageChange, markers []marker, top, limit int) ([]PageVersion, error) {
	var parts [][]int // per state, the indexes of the markers that make it
	var needed []string
	for n := top; n >= 1 && n > top-limit; n-- {
		part := latestMarkers(markers, changes[:n])
		for _, i := range part {
			needed = append(needed, markers[i].id)
		}
		parts = append(parts, part)
	}
	if len(parts) == 0 {
		return nil, nil
	}
	if err := v.loadStates(ctx, page, markers, needed); err != nil {
		return nil, err
	}
	out := make([]PageVersion, 0, len(parts))
	for i, part := range parts {
		n := top - i
		pv := PageVersion{Number: n, At: changes[n-1].at, ByUID: changes[n-1].writer, Title: page.Title}
		var sections []Section
		for _, m := range part {
			if title := markers[m].state.Title; title != "" {
				pv.Title = title
			}
			for _, s := range markers[m].state.Sections {
				sections = append(sections, Section{ID: s.ID, Heading: s.Heading, Text: s.Text, Position: s.Position, Line: s.Line, Scope: markers[m].scope})
			}
		}
		slices.SortStableFunc(sections, func(a, b Section) int { return compareOrder(a.Position, b.Position, a.ID, b.ID) })
		pv.Body = renderBody(page.Scope, sections, v.session.ScopeText)
		out = append(out, pv)
	}
	return out, nil
}

// latestMarkers gives, per scope, the last marker within the changes, by index.
func latestMarkers(markers []marker, changes []pageChange) []int {
	last := changes[len(changes)-1].id
	var out []int
	end := len(markers)
	for i := len(markers) - 1; i >= 0; i-- {
		if markers[i].change == last {
			end = i + 1
			break
		}
	}
	for i := end - 1; i >= 0; i-- {
		if !slices.ContainsFunc(out, func(j int) bool { return markers[j].scope == markers[i].scope }) {
			out = append(out, i)
		}
	}
	return out
}

// loadStates fills the states of the markers with these ids. A marker without a
// kept state is its part's present one.
func (v *view) loadStates(ctx context.Context, page Page, markers []marker, ids []string) error {
	slices.Sort(ids)
	rows, err := v.match(ctx, `MATCH (n:PageVersion) WHERE n.id IN $ids RETURN n.id, n.snapshot`, values{"ids": graph.Strings(slices.Compact(ids))})
	if err != nil {
		return err
	}
	present, err := v.sections(ctx, []string{page.ID})
	if err != nil {
		return err
	}
	hidden, err := v.hiddenSections(ctx, page.ID, present[page.ID])
	if err != nil {
		return err
	}
	kept := map[string]string{}
	for _, row := range rows {
		kept[row[0].Str()] = row[1].Str()
	}
	for i := range markers {
		stored, wanted := kept[markers[i].id]
		switch {
		case !wanted:
		case stored != "":
			if err := json.Unmarshal([]byte(stored), &markers[i].state); err != nil {
				return fmt.Errorf("kept state of page %s: %w", page.ID, err)
			}
		default:
			markers[i].state, markers[i].present = presentState(page, present[page.ID], markers[i].scope), true
		}
		markers[i].state.Sections = slices.DeleteFunc(markers[i].state.Sections, func(s sectionState) bool {
			return hidden[s.ID] || s.Now != "" && !v.standing.view.Audience.Holds(s.Now)
		})
	}
	return nil
}

// hiddenSections are the sections that the page has now and the reader may not
// know: an earlier state needs the scope that a section had then and the one it
// has now, so that narrowing it hides all of its past.
func (v *view) hiddenSections(ctx context.Context, pageID string, known []Section) (map[string]bool, error) {
	rows, err := v.decide(ctx, `MATCH (s:Section) WHERE s.page = $page RETURN s.id`, values{"page": graph.String(pageID)})
	hidden := map[string]bool{}
	for _, row := range rows {
		hidden[row[0].Str()] = true
	}
	for _, s := range known {
		delete(hidden, s.ID)
	}
	return hidden, err
}

// presentState is a part of a page as it is now.
func presentState(page Page, sections []Section, scope string) snapshot {
	var state snapshot
	if scope == page.Scope {
		state.Title = page.Title
	}
	for _, s := range sections {
		if s.Scope == scope {
			state.Sections = append(state.Sections, sectionState{ID: s.ID, Heading: s.Heading, Text: s.Text, Position: s.Position, Line: s.Line})
		}
	}
	return state
}
