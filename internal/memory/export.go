package memory

import (
	"context"
	"encoding/json"
	"errors"
	"slices"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
	"brain/internal/portable"
)

const (
	// exportChunk is how many nodes one read of an export takes, exportLong how many
	// of those that may have megabytes of text each.
	exportChunk = 100
	exportLong  = 20
	// exportBytes is the size at which a page of an export ends before it has as many
	// records as were asked for.
	exportBytes = 4 << 20
)

// RecordPage is one page of an export.
type RecordPage struct {
	Records     []json.RawMessage
	HasNextPage bool
	EndCursor   string // "" on a page without records
}

// ExportRecords gives the whole graph as portable records, page by page: all nodes,
// label by label, then all edges. Deleted and historic items and the audit are in
// it; tokens and the instance's own key are not. A page has at most first records,
// fewer when they are long. What is written meanwhile may be in it or not, so an
// export is one state of the instance only while nobody writes. The beginning of
// an export is audited. Admins only, whatever the setting enabled says. Errors:
// FORBIDDEN, BAD_INPUT, BAD_CURSOR.
func (s *Service) ExportRecords(ctx context.Context, session *Session, first *int, after *string) (RecordPage, error) {
	size, err := pageSize(first)
	if err != nil {
		return RecordPage{}, err
	}
	if after == nil {
		_, err := s.manage(ctx, session, func(ctx context.Context, c *change) error {
			if err := c.permit(disclosure.ExportEverything); err != nil {
				return err
			}
			return c.audit(ctx, "export", "", nil)
		})
		if err != nil {
			return RecordPage{}, err
		}
	}
	// A read that was too expensive has ended its transaction: each try is its own.
	for chunk := exportChunk; ; chunk /= 2 {
		page, err := s.exportPage(ctx, session, size, after, chunk)
		if !errors.Is(err, graph.ErrTooExpensive) || chunk == 1 || ctx.Err() != nil {
			return page, err
		}
	}
}

func (s *Service) exportPage(ctx context.Context, session *Session, size int, after *string, chunk int) (RecordPage, error) {
	var page RecordPage
	err := s.consult(ctx, session, func(ctx context.Context, v *view) error {
		page = RecordPage{}
		if err := v.permit(disclosure.ExportEverything); err != nil {
			return err
		}
		hash, err := v.exportHash(ctx)
		if err != nil {
			return err
		}
		at, err := exportAt(after, hash)
		if err != nil {
			return err
		}
		e := exporter{view: v, chunk: chunk, at: at}
		bytes := 0
		for !e.at.done() && !page.HasNextPage {
			found, err := e.step(ctx, size+1-len(page.Records))
			if err != nil {
				return err
			}
			for _, r := range found {
				if len(page.Records) == size || bytes >= exportBytes {
					page.HasNextPage = true
					break
				}
				page.Records = append(page.Records, r.raw)
				page.EndCursor = r.at.cursor(hash)
				bytes += len(r.raw)
			}
		}
		return nil
	})
	return page, err
}

// exportHash is what a cursor of an export is good for: this order of records in
// this instance.
func (v *view) exportHash(ctx context.Context) (string, error) {
	key, err := v.sealKey(ctx)
	return graph.CursorHash("exportRecords", digest(string(key)), portable.Labels()...), err
}

// exportPosition is the last record of a page: a node of a label, or an edge that
// starts at it.
type exportPosition struct {
	edges             bool
	label, node, edge string
}

// exportAt is where an export goes on, its beginning without a cursor.
func exportAt(after *string, hash string) (exportPosition, error) {
	start := exportPosition{label: portable.Labels()[0]}
	from, err := resume(after, hash, graph.KindBool, graph.KindString, graph.KindString, graph.KindString)
	if err != nil || from == nil {
		return start, err
	}
	p := exportPosition{edges: from[0].True(), label: from[1].Str(), node: from[2].Str(), edge: from[3].Str()}
	if !slices.Contains(p.labels(), p.label) {
		return start, badCursor(fault.New(fault.BadCursor, "it names the label %q", p.label))
	}
	return p, nil
}

func (p exportPosition) cursor(hash string) string {
	return graph.Cursor{Hash: hash, Position: []graph.Value{
		graph.Bool(p.edges), graph.String(p.label), graph.String(p.node), graph.String(p.edge),
	}}.Encode()
}

// labels are those of the position's part of the export.
func (p exportPosition) labels() []string {
	if p.edges {
		return portable.Starts()
	}
	return portable.Labels()
}

// done: there is nothing after the position.
func (p exportPosition) done() bool { return p.label == "" }

// next is the beginning of the next label, or of the edges.
func (p exportPosition) next() exportPosition {
	labels := p.labels()
	if i := slices.Index(labels, p.label) + 1; i < len(labels) {
		return exportPosition{edges: p.edges, label: labels[i]}
	}
	if p.edges {
		return exportPosition{edges: true}
	}
	return exportPosition{edges: true, label: portable.Starts()[0]}
}

// exported is one record and where it stands.
type exported struct {
	raw json.RawMessage
	at  exportPosition
}

// exporter reads records in their order.
type exporter struct {
	*view
	chunk int
	// at is the last position that was read.
	at exportPosition
}

// step reads up to limit further records and goes on. It may find none before the
// end.
func (e *exporter) step(ctx context.Context, limit int) ([]exported, error) {
	if e.at.edges {
		return e.someEdges(ctx, limit)
	}
	limit = min(limit, e.chunk)
	if e.at.label == "Section" || e.at.label == "PageVersion" {
		limit = min(limit, exportLong)
	}
	rows, err := e.everything(ctx, `MATCH (n:`+e.at.label+`) WHERE n.id > $after RETURN `+nodeProjection(e.at.label)+` ORDER BY n.id LIMIT $limit`,
		values{"after": graph.String(e.at.node), "limit": graph.Int(int64(limit))})
	if err != nil {
		return nil, err
	}
	var out []exported
	for _, row := range rows {
		n := nodeOf(e.at.label, row)
		e.at.node = n.ID
		if isSecret(n) {
			continue
		}
		raw, err := portable.EncodeNode(n)
		if err != nil {
			return nil, err
		}
		out = append(out, exported{raw, e.at})
	}
	if len(rows) < limit {
		e.at = e.at.next()
	}
	return out, nil
}

// someEdges reads edges of the next nodes, those of a hub in several steps.
func (e *exporter) someEdges(ctx context.Context, limit int) ([]exported, error) {
	rows, err := e.everything(ctx, `MATCH (n:`+e.at.label+`) WHERE n.id > $after RETURN n.id ORDER BY n.id LIMIT $limit`,
		values{"after": graph.String(e.at.node), "limit": graph.Int(int64(e.chunk))})
	if err != nil {
		return nil, err
	}
	starts := firstTexts(rows)
	last := len(starts) < e.chunk
	if e.at.edge != "" {
		starts = append([]string{e.at.node}, starts...)
	}
	if len(starts) == 0 {
		e.at = e.at.next()
		return nil, nil
	}
	rows, err = e.everything(ctx, `MATCH (n:`+e.at.label+`)-[e]->(m) WHERE n.id IN $ids AND (n.id <> $node OR e.id > $edge)
		RETURN n.id, m.id, e.type, `+edgeProjection()+` ORDER BY n.id, e.id LIMIT $limit`,
		values{"ids": graph.Strings(starts), "node": graph.String(e.at.node), "edge": graph.String(e.at.edge), "limit": graph.Int(int64(limit))})
	if err != nil {
		return nil, err
	}
	var out []exported
	for _, row := range rows {
		edge := edgeOf(row)
		e.at.node, e.at.edge = edge.From, edge.ID
		raw, err := portable.EncodeEdge(edge)
		if err != nil {
			return nil, err
		}
		out = append(out, exported{raw, e.at})
	}
	if len(rows) < limit {
		e.at.node, e.at.edge = starts[len(starts)-1], ""
		if last {
			e.at = e.at.next()
		}
	}
	return out, nil
}

// everything reads what is stored as it is, whoever may know it and whenever it was
// true. Its rows are for those who may export everything.
func (v *view) everything(ctx context.Context, text string, args values) ([]graph.Row, error) {
	return v.run(ctx, v.all, text, args, graph.Currency{Mode: graph.All, Deleted: true})
}

// isSecret tells whether the node stays with its instance.
func isSecret(n graph.Node) bool {
	return n.Labels[0] == "Setting" && n.Props["handle"].Str() == settingHandle(sealKeyName)
}
