package neo4j

import (
	"context"
	"maps"
	"slices"
	"strings"

	bolt "github.com/neo4j/neo4j-go-driver/v5/neo4j"

	"brain/graph"
)

// flusher writes segments in one transaction and collects what they change in
// the statistics.
type flusher struct {
	work    *work
	changes changes
}

// write executes one segment.
func (f flusher) write(ctx context.Context, s *segment) error {
	stored, err := f.lock(ctx, s)
	if err != nil {
		return err
	}
	created, patched, err := f.nodeRows(s, stored)
	if err != nil {
		return err
	}
	newEdges, changedEdges, err := edgeRows(s)
	if err != nil {
		return err
	}
	if err := f.create(ctx, s, created, newEdges); err != nil {
		return err
	}
	if err := f.apply(ctx, patchNodesStatement(), patched); err != nil {
		return err
	}
	if err := f.apply(ctx, patchEdgesStatement, changedEdges); err != nil {
		return err
	}
	dead := make([]any, len(s.deadEdges))
	for i, id := range s.deadEdges {
		dead[i] = map[string]any{"id": id}
	}
	if err := f.apply(ctx, deleteEdgesStatement, dead); err != nil {
		return err
	}
	if len(s.deadNodes) > 0 {
		for _, id := range s.deadNodes {
			f.changes.count(stored[id], -1)
		}
		_, err = f.work.run(ctx, deleteNodesStatement, map[string]any{"ids": s.deadNodes})
	}
	return err
}

// lock locks the nodes whose documents may move and reads them. Without the
// lock two writers could both take the same document out of the statistics.
func (f flusher) lock(ctx context.Context, s *segment) (map[string]filed, error) {
	ids := slices.Clone(s.deadNodes)
	for _, c := range s.nodes {
		if !c.isNew && (c.item != nil || c.text || c.vector != nil) {
			ids = append(ids, c.id)
		}
	}
	if len(ids) == 0 {
		return nil, nil
	}
	records, err := f.work.run(ctx, lockNodesStatement(), map[string]any{"ids": distinct(ids)})
	if err != nil {
		return nil, err
	}
	out := make(map[string]filed, len(records))
	for _, record := range records {
		m, _ := record.Values[0].(map[string]any)
		id, _ := m["id"].(string)
		out[id] = readFiled(id, m)
	}
	for _, id := range s.deadNodes {
		if _, known := out[id]; !known {
			return nil, &graph.ElementError{Element: id, Err: graph.ErrNotFound}
		}
	}
	return out, nil
}

// readFiled reads the item and the document of a stored node.
func readFiled(id string, m map[string]any) filed {
	text := func(name string) string { s, _ := m[name].(string); return s }
	number := func(name string) int64 { n, _ := m[name].(int64); return n }
	flag := func(name string) bool { b, _ := m[name].(bool); return b }
	list := func(name string) []string {
		items, _ := m[name].([]any)
		out := make([]string, len(items))
		for i, item := range items {
			out[i], _ = item.(string)
		}
		return out
	}
	instant := func(name string) graph.Value {
		if n, ok := m[name].(int64); ok {
			return graph.InstantMicros(n)
		}
		return graph.Null()
	}
	out := filed{item: graph.Item{
		Scope: text("scope"), Requires: list("requires"), Ends: list("ends"), Author: text("author"), Gated: flag("gated"),
		RecordedAt: instant("recordedAt").Time(), RetiredAt: instant("retiredAt").Time(),
		ValidFrom: instant("validFrom").Time(), ValidUntil: instant("validUntil").Time(), DeletedAt: instant("deletedAt").Time(),
	}}
	out.vector = embedded{text(propSpace), text(propVectorText)}
	if _, has := m[propTerms].(string); has {
		out.doc = &graph.TextDocument{
			Node: id, Kind: text(propKind), Class: text(propClass), Page: text(propPage), Body: text(propBody), Title: text(propTitle),
			Terms: strings.Fields(text(propTerms)), Length: number(propLength), Order: number(propOrder), Historic: flag(propOld),
		}
	}
	return out
}

// nodeRows gives the rows of new and of changed nodes and counts their documents.
func (f flusher) nodeRows(s *segment, stored map[string]filed) (created, patched []any, err error) {
	for _, c := range s.nodes {
		props, err := encodeProps(c.props)
		if err != nil {
			return nil, nil, &graph.ElementError{Element: c.id, Err: err}
		}
		if err := checkLabels(c); err != nil {
			return nil, nil, &graph.ElementError{Element: c.id, Err: err}
		}
		if c.isNew {
			created = append(created, f.newRow(c, props))
			continue
		}
		row, err := f.changedRow(c, props, stored)
		if err != nil {
			return nil, nil, err
		}
		if row != nil {
			patched = append(patched, row)
		}
	}
	return created, patched, nil
}

func (f flusher) newRow(c *nodeChange, props map[string]any) map[string]any {
	now := filed{item: *c.item, doc: c.doc}
	props["id"] = c.id
	addItem(props, *c.item)
	labels := append([]string{labelItem}, c.labels...)
	if now.doc != nil {
		now.addDocument(props)
		f.changes.count(now, 1)
		now.vector = now.revector(c, "", props)
		f.work.vectorWritten(c.id, now)
	}
	if now.visible() {
		labels = append(labels, labelIndexed)
	}
	return map[string]any{"labels": labels, "props": props}
}

// changedRow gives nil if only a document that is not there was to be removed
// from a node that is not there.
func (f flusher) changedRow(c *nodeChange, props map[string]any, stored map[string]filed) (map[string]any, error) {
	row := map[string]any{"id": c.id, "props": props, "labels": nil, "item": nil, "indexed": nil}
	if c.labels != nil {
		row["labels"] = c.labels
	}
	if c.item == nil && !c.text && c.vector == nil {
		return row, nil
	}
	before, known := stored[c.id]
	if !known {
		if c.item == nil && c.doc == nil && len(c.props) == 0 && c.labels == nil {
			return nil, nil
		}
		return nil, &graph.ElementError{Element: c.id, Err: graph.ErrNotFound}
	}
	after := before
	if c.item != nil {
		after.item = *c.item
		item := map[string]any{}
		addItem(item, *c.item)
		maps.Copy(props, item)
		row["item"] = item
	}
	if c.text {
		after.doc = c.doc
	}
	props["_locked"] = nil
	after.vector = after.revector(c, before.hash(), props)
	f.work.vectorWritten(c.id, after)
	if c.item == nil && !c.text {
		return row, nil
	}
	f.changes.count(before, -1)
	f.changes.count(after, 1)
	if before.doc != nil || after.doc != nil {
		after.addDocument(props)
		row["indexed"] = after.visible()
	}
	return row, nil
}

// create registers the audience keys in use and writes new nodes and edges.
func (f flusher) create(ctx context.Context, s *segment, nodes, edges []any) error {
	keys := registryRows(s)
	if len(keys)+len(nodes)+len(edges) == 0 {
		return nil
	}
	records, err := f.work.run(ctx, createStatement(), map[string]any{"keys": keys, "nodes": nodes, "edges": edges})
	if err != nil {
		return err
	}
	if len(records) == 1 && records[0].Values[0] == int64(len(edges)) {
		return nil
	}
	return f.missingEnd(ctx, s)
}

// registryRows are the rows of the audience keys that the segment uses, sorted.
func registryRows(s *segment) []any {
	used := map[graph.AudienceKey]bool{}
	add := func(it *graph.Item) {
		if it == nil {
			return
		}
		used[it.Key()] = true
		if k := authorKey(*it); k != "" {
			used[k] = true
		}
	}
	for _, c := range s.nodes {
		add(c.item)
	}
	carried := carriedRelationships()
	for _, c := range s.edges {
		if !slices.Contains(carried, c.edge.Type) {
			add(c.item)
		}
	}
	rows := make([]any, 0, len(used))
	for _, k := range slices.Sorted(maps.Keys(used)) {
		rows = append(rows, registryRow(k))
	}
	return rows
}

// missingEnd names the first node that a new edge needs and that is not there.
func (f flusher) missingEnd(ctx context.Context, s *segment) error {
	var ends []string
	for _, c := range s.edges {
		if c.isNew {
			ends = append(ends, c.edge.From, c.edge.To)
		}
	}
	records, err := f.work.run(ctx, knownNodesStatement, map[string]any{"ids": distinct(ends)})
	if err != nil {
		return err
	}
	known := texts(records)
	for _, id := range ends {
		if !slices.Contains(known, id) {
			return &graph.ElementError{Element: id, Err: graph.ErrNotFound}
		}
	}
	return graph.ErrConflict
}

// apply runs a statement that returns the id of each row which it changed.
func (f flusher) apply(ctx context.Context, text string, rows []any) error {
	if len(rows) == 0 {
		return nil
	}
	params := map[string]any{"rows": rows, "carried": carriedRelationships()}
	records, err := f.work.run(ctx, text, params)
	if err != nil || len(records) == len(rows) {
		return err
	}
	return missing(rows, records)
}

func missing(rows []any, records []*bolt.Record) error {
	changed := texts(records)
	for _, row := range rows {
		m, _ := row.(map[string]any)
		if id, _ := m["id"].(string); !slices.Contains(changed, id) {
			return &graph.ElementError{Element: id, Err: graph.ErrNotFound}
		}
	}
	return graph.ErrConflict
}

// edgeRows gives the rows of new and of changed edges.
func edgeRows(s *segment) (created, patched []any, err error) {
	carried := carriedRelationships()
	for _, c := range s.edges {
		props, err := encodeProps(c.props)
		if err != nil {
			return nil, nil, &graph.ElementError{Element: c.edge.ID, Err: err}
		}
		if !c.isNew {
			row := map[string]any{"id": c.edge.ID, "props": props, "item": nil}
			if c.item != nil {
				item := map[string]any{}
				addItem(item, *c.item)
				row["item"] = item
			}
			patched = append(patched, row)
			continue
		}
		if !validName(c.edge.Type) {
			return nil, nil, &graph.ElementError{Element: c.edge.ID, Err: badName("relationship type", c.edge.Type)}
		}
		props["id"] = c.edge.ID
		follows := slices.Contains(carried, c.edge.Type)
		if !follows {
			addItem(props, *c.item)
		}
		created = append(created, map[string]any{
			"id": c.edge.ID, "type": c.edge.Type, "from": c.edge.From, "to": c.edge.To, "props": props, "carried": follows,
		})
	}
	return created, patched, nil
}
