package memory

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"brain/graph"
	"brain/internal/text"
)

// positionGap lies between neighbouring sections, so that one can be put between
// two others without touching those.
const positionGap = 1 << 32

// storedPage is a page with what a write of it needs.
type storedPage struct {
	Page
	Label string // the type's label
	// externalKey, contentHash and extra (JSON) are kept of an imported page: its
	// identity, the digest of its record, and what the vocabulary does not know.
	externalKey, contentHash, extra string
}

func pageItem(scope string) graph.Item { return graph.Item{Scope: scope} }

// partItem is the item of a section, passage, alias or version of a page.
func partItem(scope, pageScope string) graph.Item {
	return graph.Item{Scope: scope, Ends: []string{pageScope}}
}

// putPage writes a new page node with its name document.
func (c *change) putPage(ctx context.Context, p storedPage) error {
	err := c.tx.PutNode(ctx, graph.Node{
		ID: p.ID, Labels: nonEmpty("Page", p.Label), Item: pageItem(p.Scope),
		Props: graph.Props{
			"handle": graph.String(pageHandle(p.Slug)), "slug": graph.String(p.Slug), "type": graph.String(p.Type),
			"subtype": graph.OptionalString(p.Subtype), "title": graph.String(p.Title), "norm": graph.String(text.Normalize(p.Title)),
			"effectiveDate": graph.OptionalString(p.EffectiveDate), "pinned": graph.Bool(false), "createdAt": graph.Instant(p.CreatedAt),
			"writer": graph.OptionalString(p.WriterUID), "managedBy": graph.OptionalString(p.ManagedBy),
			"externalKey": graph.OptionalString(p.externalKey), "contentHash": graph.OptionalString(p.contentHash),
			"json": graph.OptionalString(p.extra),
		},
	})
	if err != nil {
		return err
	}
	return c.tx.PutText(ctx, nameDocument(p.ID, p.ID, p.Title, p.CreatedAt.UnixMicro()))
}

// putSection writes a section with its passages.
func (c *change) putSection(ctx context.Context, p Page, s Section) error {
	err := c.tx.PutNode(ctx, graph.Node{
		ID: s.ID, Labels: []string{"Section"}, Item: partItem(s.Scope, p.Scope),
		Props: graph.Props{
			"page": graph.String(p.ID), "position": graph.Int(s.Position), "line": optionalLine(s.Line),
			"heading": graph.OptionalString(s.Heading), "text": graph.String(s.Text), "version": graph.Int(int64(s.Version)),
		},
	})
	if err != nil {
		return err
	}
	if err := c.connectOwn(ctx, "SECTION_OF", s.ID, p.ID); err != nil {
		return err
	}
	return c.putPassages(ctx, p, s)
}

// putPassages cuts a section into passages and files them.
func (c *change) putPassages(ctx context.Context, p Page, s Section) error {
	for i, chunk := range text.Chunks(s.Heading, s.Text, text.MaxPassageTokens) {
		passage := Passage{ID: c.s.newID(), PageID: p.ID, Heading: s.Heading, Text: chunk.Text, Scope: s.Scope}
		err := c.tx.PutNode(ctx, graph.Node{
			ID: passage.ID, Labels: []string{"Passage"}, Item: partItem(s.Scope, p.Scope),
			Props: graph.Props{
				"page": graph.String(p.ID), "position": graph.Int(s.Position + int64(i)), "heading": graph.OptionalString(s.Heading),
				"text": graph.String(chunk.Text), "createdAt": graph.Instant(c.now),
			},
		})
		if err != nil {
			return err
		}
		if err := c.connectOwn(ctx, "PASSAGE_OF", passage.ID, s.ID); err != nil {
			return err
		}
		if err := c.tx.PutText(ctx, passageDocument(passage, p.Title, c.now.UnixMicro())); err != nil {
			return err
		}
	}
	return nil
}

// dropPassages removes a section's passages.
func (c *change) dropPassages(ctx context.Context, sectionID string) error {
	rows, err := c.decide(ctx, `MATCH (n:Passage)-[:PASSAGE_OF]->(s:Section) WHERE s.id = $id RETURN n.id`, values{"id": graph.String(sectionID)})
	if err != nil {
		return err
	}
	for _, row := range rows {
		if err := c.tx.DeleteNode(ctx, row[0].Str()); err != nil {
			return err
		}
	}
	return nil
}

// putAlias writes a further name of a page.
func (c *change) putAlias(ctx context.Context, p Page, name, scope string) error {
	id := c.s.newID()
	err := c.tx.PutNode(ctx, graph.Node{
		ID: id, Labels: []string{"Alias"}, Item: partItem(scope, p.Scope),
		Props: graph.Props{
			"page": graph.String(p.ID), "name": graph.String(name), "norm": graph.String(text.Normalize(name)), "createdAt": graph.Instant(c.now),
		},
	})
	if err != nil {
		return err
	}
	if err := c.connectOwn(ctx, "ALIAS_OF", id, p.ID); err != nil {
		return err
	}
	return c.tx.PutText(ctx, nameDocument(id, p.ID, name, c.now.UnixMicro()))
}

// putTag tags a page.
func (c *change) putTag(ctx context.Context, p Page, name, scope string) error {
	handle := tagHandle(name)
	if err := c.lock(ctx, handle); err != nil {
		return err
	}
	id, err := c.holderOf(ctx, handle)
	if err != nil {
		return err
	}
	if id == "" {
		id = c.s.newID()
		err := c.tx.PutNode(ctx, graph.Node{
			ID: id, Labels: []string{"Tag"}, Item: graph.Item{Scope: graph.ScopeWorld},
			Props: graph.Props{"handle": graph.String(handle), "name": graph.String(name)},
		})
		if err != nil {
			return err
		}
		c.handles[handle] = id
	}
	return c.tx.PutEdge(ctx, graph.Edge{
		ID: c.s.newID(), Type: "TAGGED", From: p.ID, To: id, Item: graph.Item{Scope: scope, RecordedAt: c.now},
	})
}

// tagHandle is the unique handle of a tag; names that read alike are one tag.
func tagHandle(name string) string { return "tag:" + text.Normalize(name) }

// connectOwn writes a carried edge.
func (c *change) connectOwn(ctx context.Context, relationship, from, to string) error {
	return c.tx.PutEdge(ctx, graph.Edge{ID: c.s.newID(), Type: relationship, From: from, To: to})
}

// snapshot is the state of one scope's part of a page, kept when it changes.
type snapshot struct {
	Title    string         `json:"title,omitempty"`
	Aliases  []string       `json:"aliases,omitempty"`
	Tags     []string       `json:"tags,omitempty"`
	Sections []sectionState `json:"sections,omitempty"`
}

type sectionState struct {
	ID       string `json:"id"`
	Heading  string `json:"heading,omitempty"`
	Text     string `json:"text"`
	Position int64  `json:"position"`
	Line     int    `json:"line,omitempty"`
	// Now is the scope that the section got later: who reads its past must be able
	// to read that too.
	Now string `json:"now,omitempty"`
}

// mark records that a change touched the page's part of one scope. The state
// before it is kept with the part's previous marker; the present state needs no
// copy.
func (c *change) mark(ctx context.Context, p Page, scope, changeID string, before snapshot) error {
	rows, err := c.decide(ctx, `MATCH (v:PageVersion)-[:VERSION_OF]->(p:Page) WHERE p.id = $page AND v.scope = $scope AND v.snapshot IS NULL RETURN v.id`,
		values{"page": graph.String(p.ID), "scope": graph.String(scope)})
	if err != nil {
		return err
	}
	if len(rows) > 0 {
		b, err := json.Marshal(before)
		if err != nil {
			return fmt.Errorf("encode page state: %w", err)
		}
		for _, row := range rows {
			if err := c.tx.PatchNode(ctx, row[0].Str(), graph.NodePatch{Props: graph.Props{"snapshot": graph.String(string(b))}}); err != nil {
				return err
			}
		}
	}
	return c.putMark(ctx, p, scope, changeID)
}

// putMark writes the marker of a change in the page's part of one scope.
func (c *change) putMark(ctx context.Context, p Page, scope, changeID string) error {
	id := c.s.newID()
	err := c.tx.PutNode(ctx, graph.Node{
		ID: id, Labels: []string{"PageVersion"}, Item: partItem(scope, p.Scope),
		Props: graph.Props{
			"page": graph.String(p.ID), "change": graph.String(changeID), "at": graph.Instant(c.now), "writer": graph.String(c.session.UID),
		},
	})
	if err != nil {
		return err
	}
	return c.connectOwn(ctx, "VERSION_OF", id, p.ID)
}

// partsOf loads every section, alias and tag edge of a page, whatever the caller
// may know, in order.
type partsOf struct {
	sections []Section
	aliases  []storedAlias
	tags     []storedTag
}

type storedAlias struct{ id, name, scope string }

type storedTag struct{ edge, name, scope string }

func (c *change) parts(ctx context.Context, pageID string) (partsOf, error) {
	var parts partsOf
	args := values{"id": graph.String(pageID)}
	rows, err := c.decide(ctx, `MATCH (s:Section)-[:SECTION_OF]->(p:Page) WHERE p.id = $id RETURN `+sectionColumns.of("s")+` ORDER BY s.position`, args)
	if err != nil {
		return parts, err
	}
	parts.sections = sectionColumns.all(rows)
	if rows, err = c.decide(ctx, `MATCH (a:Alias)-[:ALIAS_OF]->(p:Page) WHERE p.id = $id RETURN a.id, a.name, a.scope ORDER BY a.name`, args); err != nil {
		return parts, err
	}
	for _, row := range rows {
		parts.aliases = append(parts.aliases, storedAlias{row[0].Str(), row[1].Str(), row[2].Str()})
	}
	if rows, err = c.decide(ctx, `MATCH (p:Page)-[e:TAGGED]->(t:Tag) WHERE p.id = $id RETURN e.id, t.name, e.scope ORDER BY t.name`, args); err != nil {
		return parts, err
	}
	for _, row := range rows {
		parts.tags = append(parts.tags, storedTag{row[0].Str(), row[1].Str(), row[2].Str()})
	}
	return parts, nil
}

// state is the snapshot of one scope's part of a page.
func (parts partsOf) state(p Page, scope string) snapshot {
	var s snapshot
	if scope == p.Scope {
		s.Title = p.Title
	}
	for _, a := range parts.aliases {
		if a.scope == scope {
			s.Aliases = append(s.Aliases, a.name)
		}
	}
	for _, t := range parts.tags {
		if t.scope == scope {
			s.Tags = append(s.Tags, t.name)
		}
	}
	for _, sec := range parts.sections {
		if sec.Scope == scope {
			s.Sections = append(s.Sections, sectionState{ID: sec.ID, Heading: sec.Heading, Text: sec.Text, Position: sec.Position, Line: sec.Line})
		}
	}
	return s
}

// cleanNames trims names, drops blank and repeated ones and checks each.
func cleanNames(field string, names []string, limit int) ([]string, error) {
	var out []string
	var seen []string
	for _, n := range names {
		name, err := cleanLine(field, n, limit)
		if err != nil {
			return nil, err
		}
		if norm := text.Normalize(name); !slices.Contains(seen, norm) {
			seen = append(seen, norm)
			out = append(out, strings.TrimSpace(name))
		}
	}
	return out, nil
}
