package memory

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	"brain/graph"
)

// A change of a page is a version for those who may know something that it changed.
// Where all of it in one scope was about sections that have moved to other scopes
// since, its marker needs such a scope besides, and there is a marker for each.

// pastPart is what one change left of the page's part of one scope, with the markers
// that say so.
type pastPart struct {
	change, scope string
	markers       []graph.Node
	state         snapshot
}

func (p pastPart) at() time.Time { return p.markers[0].Props["at"].Time() }

// cutVersions decides anew who may know of each change of a page: after a section
// moved to another scope, and after the page did.
func (c *change) cutVersions(ctx context.Context, page Page) error {
	past, err := c.pastParts(ctx, page)
	if err != nil {
		return err
	}
	readers := versionReaders(page.Scope, past)
	for i, part := range past {
		for k := range max(len(part.markers), len(readers[i])) {
			reader := readers[i][min(k, len(readers[i])-1)]
			twin := part.markers[min(k, len(part.markers)-1)]
			twin.Item.Ends = []string{page.Scope}
			if reader != "" {
				twin.Item.Ends = append(twin.Item.Ends, reader)
			}
			if k < len(part.markers) {
				if err := c.setItem(ctx, twin.ID, twin.Item); err != nil {
					return err
				}
				continue
			}
			twin.ID = c.s.newID()
			if err := c.tx.PutNode(ctx, twin); err != nil {
				return err
			}
			if err := c.connectOwn(ctx, "VERSION_OF", twin.ID, page.ID); err != nil {
				return err
			}
		}
	}
	return nil
}

// pastParts are the states of a page's parts, of each scope oldest first. The present
// one, of which no copy is kept, is the last.
func (c *change) pastParts(ctx context.Context, page Page) ([]pastPart, error) {
	present, err := c.parts(ctx, page.ID)
	if err != nil {
		return nil, err
	}
	var past []pastPart
	err = c.everyRow(ctx, `MATCH (n:PageVersion) WHERE n.page = $page`, `n.id, n.change, n.at, n.writer, n.snapshot, `+itemColumns.of("n"),
		values{"page": graph.String(page.ID)}, func(row graph.Row) error {
			item := itemColumns.read(row, 5)
			props := graph.Props{"page": graph.String(page.ID), "change": row[1], "at": row[2], "writer": row[3], "snapshot": row[4]}
			m := graph.Node{ID: row[0].Str(), Labels: []string{"PageVersion"}, Item: item, Props: props}
			same := func(p pastPart) bool {
				return p.change == row[1].Str() && p.scope == item.Scope && p.markers[0].Props["snapshot"].Equal(row[4])
			}
			if i := slices.IndexFunc(past, same); i >= 0 {
				past[i].markers = append(past[i].markers, m)
				return nil
			}
			part := pastPart{change: row[1].Str(), scope: item.Scope, markers: []graph.Node{m}}
			if row[4].IsNull() {
				part.state = present.state(page, item.Scope)
			} else if err := json.Unmarshal([]byte(row[4].Str()), &part.state); err != nil {
				return fmt.Errorf("kept state of page %s: %w", page.ID, err)
			}
			past = append(past, part)
			return nil
		})
	slices.SortStableFunc(past, func(a, b pastPart) int {
		return cmp.Or(strings.Compare(a.scope, b.scope), a.at().Compare(b.at()), strings.Compare(a.change, b.change))
	})
	return past, err
}

// versionReaders gives, for each part of parts that are in order, the scopes of which
// a reader needs one to know of the change, "" for none besides the part's own.
func versionReaders(pageScope string, past []pastPart) [][]string {
	said, placed := make([][]string, len(past)), make([][]string, len(past))
	ofPage := map[string][]string{} // by change
	for i, part := range past {
		var before snapshot
		if i > 0 && past[i-1].scope == part.scope {
			before = past[i-1].state
		}
		open := func(s sectionState) string {
			if s.Now == part.scope || s.Now == pageScope {
				return ""
			}
			return s.Now
		}
		said[i], placed[i] = before.said(part.state, open), before.placed(part.state, open)
		if part.scope == pageScope {
			ofPage[part.change] = slices.Concat(said[i], placed[i])
		}
	}
	readers := make([][]string, len(past))
	for i, part := range past {
		switch around := ofPage[part.change]; {
		case len(said[i]) == 0 && part.scope != pageScope && len(around) > 0:
			// It only went along with the text around it.
			readers[i] = around
		default:
			readers[i] = slices.Concat(said[i], placed[i])
		}
		slices.Sort(readers[i])
		if readers[i] = slices.Compact(readers[i]); len(readers[i]) == 0 || readers[i][0] == "" {
			readers[i] = []string{""}
		}
	}
	return readers
}

// said are the scopes, by open, of what is not the same in a later state.
func (s snapshot) said(later snapshot, open func(sectionState) string) []string {
	if s.Title != later.Title || !slices.Equal(s.Aliases, later.Aliases) || !slices.Equal(s.Tags, later.Tags) {
		return []string{""}
	}
	var out []string
	for _, pair := range [][2]snapshot{{s, later}, {later, s}} {
		for _, section := range pair[0].Sections {
			same := func(o sectionState) bool {
				return o.ID == section.ID && o.Heading == section.Heading && o.Text == section.Text
			}
			if !slices.ContainsFunc(pair[1].Sections, same) {
				out = append(out, open(section))
			}
		}
	}
	return out
}

// placed are the scopes, by open, of those to whom the sections that both states have
// stand in another order or at other lines.
func (s snapshot) placed(later snapshot, open func(sectionState) string) []string {
	var out []string
	for _, reader := range append([]string{""}, s.readers(open)...) {
		if !slices.Equal(s.order(later, reader, open), later.order(s, reader, open)) {
			out = append(out, reader)
		}
	}
	return out
}

func (s snapshot) readers(open func(sectionState) string) []string {
	var out []string
	for _, section := range s.Sections {
		out = append(out, open(section))
	}
	return out
}

type sectionPlace struct {
	id   string
	line int
}

// order are the places of the sections that another state has too, as a reader of one
// further scope knows them.
func (s snapshot) order(other snapshot, reader string, open func(sectionState) string) []sectionPlace {
	var out []sectionPlace
	for _, section := range s.Sections {
		scope := open(section)
		if scope != "" && scope != reader {
			continue
		}
		if slices.ContainsFunc(other.Sections, func(o sectionState) bool { return o.ID == section.ID }) {
			out = append(out, sectionPlace{section.ID, section.Line})
		}
	}
	return out
}
