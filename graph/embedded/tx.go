package embedded

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"brain/graph"
)

// tx is the writing side of one closure.
type tx struct {
	*reader
	w     *writer
	dirty bool
	// rids are the rows of nodes that were looked up or written, fresh those that the
	// closure wrote itself: edges and texts that follow need not read them again.
	rids  map[string]int64
	fresh map[int64]*freshNode
	// failed is the first error of a write. It fails the closure even if that
	// goes on, as on an engine that defers its writes.
	failed error
}

// freshNode is what a closure knows of a node that it wrote and did not change since.
type freshNode struct {
	item storedItem
	// filed: it has a text document.
	filed bool
}

// forget drops what is known of a node.
func (t *tx) forget(id string, rid int64) {
	delete(t.rids, id)
	delete(t.fresh, rid)
}

// Lock does nothing: closures run one after the other.
func (t *tx) Lock(ctx context.Context, _ ...string) error { return t.usable(ctx) }

// write runs one write.
func (t *tx) write(ctx context.Context, do func() error) error {
	if err := t.usable(ctx); err != nil {
		return err
	}
	t.dirty = true
	err := do()
	if t.failed == nil {
		t.failed = err
	}
	return err
}

// elementError names the element in a driver's error.
func elementError(id string, err error) error {
	return &graph.ElementError{Element: id, Err: translate(err)}
}

// PutNode implements graph.Tx.
func (t *tx) PutNode(ctx context.Context, n graph.Node) error {
	return t.write(ctx, func() error { return t.putNode(n) })
}

func (t *tx) putNode(n graph.Node) error {
	if err := checkLabels(n.Labels); err != nil {
		return elementError(n.ID, err)
	}
	if err := checkID(n.ID); err != nil {
		return elementError(n.ID, err)
	}
	it, err := t.w.register(n.Item)
	if err != nil {
		return elementError(n.ID, err)
	}
	args := append([]any{n.ID, n.Labels[0]}, it.itemArgs()...)
	names, args, err := appendProps(args, n.Props, false)
	if err != nil {
		return elementError(n.ID, err)
	}
	res, err := t.c.exec(insertText("node", "id, storage, "+itemColumns, names, len(args)), args...)
	if err != nil {
		return elementError(n.ID, err)
	}
	rid, err := res.LastInsertId()
	if err != nil {
		return elementError(n.ID, err)
	}
	t.rids[n.ID] = rid
	t.fresh[rid] = &freshNode{item: it}
	return t.putLabels(rid, n.ID, n.Labels[1:])
}

func checkID(id string) error {
	if id == "" {
		return errors.New("id is empty, expected an id")
	}
	return checkText(id)
}

func checkLabels(labels []string) error {
	if len(labels) == 0 || !system.labels[labels[0]] {
		return fmt.Errorf("labels %q: expected a storage label first", labels)
	}
	for _, l := range labels[1:] {
		if l == "" || system.labels[l] {
			return fmt.Errorf("labels %q: expected one storage label", labels)
		}
		if err := checkText(l); err != nil {
			return err
		}
	}
	return nil
}

func (t *tx) putLabels(rid int64, id string, names []string) error {
	for _, name := range names {
		if _, err := t.c.exec("INSERT INTO label (name, node, id) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING", name, rid, id); err != nil {
			return elementError(id, err)
		}
	}
	return nil
}

// appendProps appends the properties that have a value, in the order of their
// names, so that equal sets of names make equal statements.
func appendProps(args []any, props graph.Props, edge bool) ([]string, []any, error) {
	names := make([]string, 0, len(props))
	for name, v := range props {
		if !v.IsNull() {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	for _, name := range names {
		raw, err := system.stored(name, props[name], edge)
		if err != nil {
			return nil, nil, err
		}
		args = append(args, raw)
	}
	return names, args, nil
}

func insertText(table, fixed string, names []string, n int) string {
	var b strings.Builder
	b.WriteString("INSERT INTO " + table + " (" + fixed)
	for _, name := range names {
		b.WriteString(", " + column(name))
	}
	b.WriteString(") VALUES (?1")
	for i := 2; i <= n; i++ {
		b.WriteString(", ?" + strconv.Itoa(i))
	}
	b.WriteString(")")
	return b.String()
}

// PatchNode implements graph.Tx.
func (t *tx) PatchNode(ctx context.Context, id string, p graph.NodePatch) error {
	return t.write(ctx, func() error { return t.patchNode(id, p) })
}

func (t *tx) patchNode(id string, p graph.NodePatch) error {
	rid, err := t.node(id)
	if err != nil {
		return err
	}
	if p.Labels != nil {
		if err := t.relabel(rid, id, p.Labels); err != nil {
			return err
		}
	}
	if err := t.patch("node", rid, id, p.Item, p.Props); err != nil {
		return err
	}
	if p.Item == nil {
		return nil
	}
	delete(t.fresh, rid)
	if err := t.carry(rid, id); err != nil {
		return err
	}
	return t.refile(rid, id)
}

// node gives the row of the node with the id.
func (t *tx) node(id string) (int64, error) {
	if rid, ok := t.rids[id]; ok {
		return rid, nil
	}
	var rid int64
	err := t.c.row("SELECT rid FROM node WHERE id = ?1", id).Scan(&rid)
	if errors.Is(err, sql.ErrNoRows) {
		return 0, missing(id)
	}
	if err != nil {
		return 0, translate(err)
	}
	t.rids[id] = rid
	return rid, nil
}

func (t *tx) relabel(rid int64, id string, labels []string) error {
	if err := checkLabels(labels); err != nil {
		return elementError(id, err)
	}
	if _, err := t.c.exec("UPDATE node SET storage = ?1 WHERE rid = ?2 AND storage <> ?1", labels[0], rid); err != nil {
		return elementError(id, err)
	}
	if _, err := t.c.exec("DELETE FROM label WHERE node = ?1", rid); err != nil {
		return elementError(id, err)
	}
	return t.putLabels(rid, id, labels[1:])
}

// patch sets the item and the named properties of a row of node or edge.
func (t *tx) patch(table string, rid int64, id string, item *graph.Item, props graph.Props) error {
	var sets []string
	args := []any{rid}
	set := func(col string, v any) {
		args = append(args, v)
		sets = append(sets, col+" = ?"+strconv.Itoa(len(args)))
	}
	if item != nil {
		it, err := t.w.register(*item)
		if err != nil {
			return elementError(id, err)
		}
		for i, col := range strings.Split(itemColumns, ", ") {
			set(col, it.itemArgs()[i])
		}
	}
	names := make([]string, 0, len(props))
	for name := range props {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		raw, err := system.stored(name, props[name], table == "edge")
		if err != nil {
			return elementError(id, err)
		}
		set(column(name), raw)
	}
	if len(sets) == 0 {
		return nil
	}
	if _, err := t.c.exec("UPDATE "+table+" SET "+strings.Join(sets, ", ")+" WHERE rid = ?1", args...); err != nil {
		return elementError(id, err)
	}
	return nil
}

// nodeItem reads the item of a node.
func (t *tx) nodeItem(rid int64) (storedItem, error) {
	if n := t.fresh[rid]; n != nil {
		return n.item, nil
	}
	var row itemRow
	if err := t.c.row("SELECT "+itemColumns+" FROM node WHERE rid = ?1", rid).Scan(row.targets()...); err != nil {
		return storedItem{}, translate(err)
	}
	return row.item()
}

// carry copies a node's item to the carried edges that start at it.
func (t *tx) carry(rid int64, id string) error {
	edges, err := t.edgesAt("SELECT edge, type, node, other FROM adj WHERE node = ?1 AND dir IN (1, 3) AND type IN ("+system.carriedSet+")", rid)
	if err != nil || len(edges) == 0 {
		return err
	}
	it, err := t.nodeItem(rid)
	if err != nil {
		return elementError(id, err)
	}
	for _, e := range edges {
		if err := t.setEdgeItem(e, it); err != nil {
			return elementError(id, err)
		}
	}
	return nil
}

// edgeRow is where an edge stands.
type edgeRow struct {
	rid, src, dst int64
	typ           string
}

// edgesAt runs a query for edge, type, node, other with the node's row.
func (t *tx) edgesAt(query string, rid int64) ([]edgeRow, error) {
	var out []edgeRow
	err := t.c.each(context.Background(), query, []any{rid}, func(rows *sql.Rows) error {
		var e edgeRow
		if err := rows.Scan(&e.rid, &e.typ, &e.src, &e.dst); err != nil {
			return err
		}
		out = append(out, e)
		return nil
	})
	return out, translate(err)
}

// setEdgeItem writes the item to the edge and to both of its ends.
func (t *tx) setEdgeItem(e edgeRow, it storedItem) error {
	const assign = `audience = ?1, "scope" = ?2, "requires" = ?3, "ends" = ?4, "author" = ?5, "gated" = ?6, ` +
		`"recordedAt" = ?7, "retiredAt" = ?8, "validFrom" = ?9, "validUntil" = ?10, "deletedAt" = ?11`
	if _, err := t.c.exec("UPDATE edge SET "+assign+" WHERE rid = ?12", append(it.itemArgs(), e.rid)...); err != nil {
		return err
	}
	const assignAdj = `audience = ?1, "author" = ?2, "gated" = ?3, "recordedAt" = ?4, "retiredAt" = ?5, "validFrom" = ?6, "validUntil" = ?7, "deletedAt" = ?8`
	for _, end := range e.ends() {
		_, err := t.c.exec("UPDATE adj SET "+assignAdj+" WHERE node = ?9 AND type = ?10 AND other = ?11 AND edge = ?12",
			append(it.adjArgs(), end[0], e.typ, end[1], e.rid)...)
		if err != nil {
			return err
		}
	}
	return nil
}

// ends lists (node, other) of the edge's adjacency rows.
func (e edgeRow) ends() [][2]int64 {
	if e.src == e.dst {
		return [][2]int64{{e.src, e.dst}}
	}
	return [][2]int64{{e.src, e.dst}, {e.dst, e.src}}
}

// DeleteNode implements graph.Tx.
func (t *tx) DeleteNode(ctx context.Context, id string) error {
	return t.write(ctx, func() error { return t.deleteNode(id) })
}

func (t *tx) deleteNode(id string) error {
	rid, err := t.node(id)
	if err != nil {
		return err
	}
	t.forget(id, rid)
	edges, err := t.edgesAt("SELECT edge, type, node, other FROM adj WHERE node = ?1", rid)
	if err != nil {
		return err
	}
	for _, e := range edges {
		if err := t.dropEdge(e); err != nil {
			return elementError(id, err)
		}
	}
	if err := t.dropText(rid, id); err != nil {
		return err
	}
	for _, text := range []string{"DELETE FROM label WHERE node = ?1", "DELETE FROM node WHERE rid = ?1"} {
		if _, err := t.c.exec(text, rid); err != nil {
			return elementError(id, err)
		}
	}
	return nil
}

func (t *tx) dropEdge(e edgeRow) error {
	for _, end := range e.ends() {
		if _, err := t.c.exec("DELETE FROM adj WHERE node = ?1 AND type = ?2 AND other = ?3 AND edge = ?4", end[0], e.typ, end[1], e.rid); err != nil {
			return err
		}
	}
	_, err := t.c.exec("DELETE FROM edge WHERE rid = ?1", e.rid)
	return err
}

// PutEdge implements graph.Tx.
func (t *tx) PutEdge(ctx context.Context, e graph.Edge) error {
	return t.write(ctx, func() error { return t.putEdge(e) })
}

func (t *tx) putEdge(e graph.Edge) error {
	if err := errors.Join(checkID(e.ID), checkText(e.Type)); err != nil {
		return elementError(e.ID, err)
	}
	if e.Type == "" {
		return elementError(e.ID, errors.New("type is empty, expected a relationship type"))
	}
	row := edgeRow{typ: e.Type}
	var err error
	if row.src, err = t.node(e.From); err != nil {
		return err
	}
	if row.dst, err = t.node(e.To); err != nil {
		return err
	}
	var it storedItem
	if system.isCarried(e.Type) {
		it, err = t.nodeItem(row.src)
	} else {
		it, err = t.w.register(e.Item)
	}
	if err != nil {
		return elementError(e.ID, err)
	}
	args := append([]any{e.ID, e.Type, row.src, row.dst}, it.itemArgs()...)
	names, args, err := appendProps(args, e.Props, true)
	if err != nil {
		return elementError(e.ID, err)
	}
	res, err := t.c.exec(insertText("edge", "id, type, src, dst, "+itemColumns, names, len(args)), args...)
	if err != nil {
		return elementError(e.ID, err)
	}
	if row.rid, err = res.LastInsertId(); err != nil {
		return elementError(e.ID, err)
	}
	return t.putEnds(e.ID, row, it)
}

func (t *tx) putEnds(id string, e edgeRow, it storedItem) error {
	const insert = "INSERT INTO adj (node, type, other, edge, dir, " + adjColumns + ") VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)"
	const out, in, loop = 1, 2, 3
	dirs := []int64{out, in}
	if e.src == e.dst {
		dirs = []int64{loop}
	}
	for i, end := range e.ends() {
		if _, err := t.c.exec(insert, append([]any{end[0], e.typ, end[1], e.rid, dirs[i]}, it.adjArgs()...)...); err != nil {
			return elementError(id, err)
		}
	}
	return nil
}

// edge gives where the edge with the id stands.
func (t *tx) edge(id string) (edgeRow, error) {
	var e edgeRow
	err := t.c.row("SELECT rid, type, src, dst FROM edge WHERE id = ?1", id).Scan(&e.rid, &e.typ, &e.src, &e.dst)
	if errors.Is(err, sql.ErrNoRows) {
		return e, missing(id)
	}
	return e, translate(err)
}

// PatchEdge implements graph.Tx. A carried edge keeps the item of its start node.
func (t *tx) PatchEdge(ctx context.Context, id string, p graph.EdgePatch) error {
	return t.write(ctx, func() error { return t.patchEdge(id, p) })
}

func (t *tx) patchEdge(id string, p graph.EdgePatch) error {
	e, err := t.edge(id)
	if err != nil {
		return err
	}
	if err := t.patch("edge", e.rid, id, nil, p.Props); err != nil {
		return err
	}
	if p.Item == nil || system.isCarried(e.typ) {
		return nil
	}
	it, err := t.w.register(*p.Item)
	if err != nil {
		return elementError(id, err)
	}
	if err := t.setEdgeItem(e, it); err != nil {
		return elementError(id, err)
	}
	return nil
}

// DeleteEdge implements graph.Tx.
func (t *tx) DeleteEdge(ctx context.Context, id string) error {
	return t.write(ctx, func() error { return t.deleteEdge(id) })
}

func (t *tx) deleteEdge(id string) error {
	e, err := t.edge(id)
	if err != nil {
		return err
	}
	if err := t.dropEdge(e); err != nil {
		return elementError(id, err)
	}
	return nil
}
