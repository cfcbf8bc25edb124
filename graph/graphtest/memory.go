package graphtest

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"sync"
	"time"

	"brain/graph"
)

// Memory is the reference engine: a graph.Store in memory that looks at every
// element for every question and asks Audience.Sees for each. It is written to
// be obviously right, not to be fast, and is the oracle of the differential
// tests. It runs writes one after another, so that Lock has nothing to do.
type Memory struct {
	writing sync.Mutex // held through a whole write

	mu       sync.Mutex
	current  view
	revision int
	closed   bool
}

// NewMemory returns an empty reference engine.
func NewMemory() *Memory {
	return &Memory{current: view{nodes: map[string]*stored{}, edges: map[string]*graph.Edge{}}}
}

// view is one state of the graph. What its maps point to never changes; a write
// replaces it.
type view struct {
	nodes map[string]*stored
	edges map[string]*graph.Edge
}

// stored is a node with its text document and the vector of that, if it has them.
type stored struct {
	graph.Node
	text   *graph.TextDocument
	vector *graph.Vector
}

func (v view) clone() view {
	return view{nodes: maps.Clone(v.nodes), edges: maps.Clone(v.edges)}
}

// Name implements graph.Store.
func (m *Memory) Name() string { return "reference" }

// Ready implements graph.Store.
func (m *Memory) Ready(ctx context.Context) error {
	_, _, err := m.snapshot()
	if err == nil {
		err = ctx.Err()
	}
	return err
}

// Close implements graph.Store.
func (m *Memory) Close(context.Context) error {
	m.writing.Lock()
	defer m.writing.Unlock()
	m.mu.Lock()
	defer m.mu.Unlock()
	m.closed = true
	return nil
}

func (m *Memory) snapshot() (view, int, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.closed {
		return view{}, 0, graph.ErrClosed
	}
	return m.current, m.revision, nil
}

// Read implements graph.Store.
func (m *Memory) Read(ctx context.Context, a graph.Audience, opt graph.ReadOptions, fn func(context.Context, graph.Reader) error) error {
	v, revision, err := m.snapshot()
	if err != nil {
		return err
	}
	if err := reached(opt.AtLeast, revision); err != nil {
		return err
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	return fn(ctx, reader{view: &v, audience: a})
}

// Write implements graph.Store.
func (m *Memory) Write(ctx context.Context, a graph.Audience, opt graph.WriteOptions, fn func(context.Context, graph.Tx) error) (graph.Revision, error) {
	m.writing.Lock()
	defer m.writing.Unlock()
	v, revision, err := m.snapshot()
	if err != nil {
		return "", err
	}
	if err := reached(opt.AtLeast, revision); err != nil {
		return "", err
	}
	work := v.clone()
	tx := &memoryTx{reader: reader{view: &work, audience: a}}
	if err := fn(ctx, tx); err != nil {
		return "", err
	}
	// A failed write fails the closure even if it went on, as it does on an
	// engine that defers writes to the end.
	if tx.failed != nil {
		return "", tx.failed
	}
	if err := ctx.Err(); err != nil {
		return "", err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	m.current = work
	m.revision++
	return graph.Revision(strconv.Itoa(m.revision)), nil
}

func reached(demanded graph.Revision, revision int) error {
	if demanded == "" {
		return nil
	}
	n, err := strconv.Atoi(string(demanded))
	if err != nil {
		return graph.ErrBadRevision
	}
	if n > revision {
		return graph.ErrStaleRevision
	}
	return nil
}

// reader implements graph.Reader on one view for one audience.
type reader struct {
	view     *view
	audience graph.Audience
}

// As implements graph.Reader.
func (r reader) As(a graph.Audience) graph.Reader { return reader{view: r.view, audience: a} }

// knows is the reference filter: disclosure, deletion, trust and the clocks.
func (r reader) knows(it graph.Item, c graph.Currency, now time.Time) bool {
	if !r.audience.Sees(it) || !it.DeletedAt.IsZero() && !c.Deleted {
		return false
	}
	recorded, valid := c.Recorded, c.Valid
	if recorded.IsZero() {
		recorded = now
	}
	if valid.IsZero() {
		valid = now
	}
	switch c.Mode {
	case graph.All:
		return true
	case graph.History:
		return !it.RecordedAt.After(recorded)
	case graph.AsOf:
		return !it.RecordedAt.After(recorded) &&
			(it.RetiredAt.IsZero() || it.RetiredAt.After(recorded)) && validAt(it, valid)
	default:
		return it.RetiredAt.IsZero() && validAt(it, now)
	}
}

// validAt tells whether what the item says was true at t; validity includes its
// first moment and excludes its last.
func validAt(it graph.Item, t time.Time) bool {
	return !it.ValidFrom.After(t) && (it.ValidUntil.IsZero() || it.ValidUntil.After(t))
}

// Scrub implements graph.Store: a map leaves nothing behind.
func (m *Memory) Scrub(ctx context.Context, _ ...string) error { return m.Ready(ctx) }

// UseVectors implements graph.Store: there is nothing to prepare.
func (m *Memory) UseVectors(ctx context.Context, space graph.VectorSpace) error {
	return errors.Join(space.Check(), m.Ready(ctx))
}

// memoryTx implements graph.Tx on a private copy of the view.
type memoryTx struct {
	reader
	failed error
}

func (tx *memoryTx) fail(id string, sentinel error) error {
	err := &graph.ElementError{Element: id, Err: sentinel}
	if tx.failed == nil {
		tx.failed = err
	}
	return err
}

// Lock implements graph.Tx.
func (tx *memoryTx) Lock(ctx context.Context, _ ...string) error { return ctx.Err() }

// PutNode implements graph.Tx.
func (tx *memoryTx) PutNode(_ context.Context, n graph.Node) error {
	if _, taken := tx.view.nodes[n.ID]; taken {
		return tx.fail(n.ID, graph.ErrExists)
	}
	n.Labels, n.Item, n.Props = slices.Clone(n.Labels), cut(n.Item), present(n.Props)
	return tx.keep(&stored{Node: n})
}

// keep stores the node unless another one holds one of its unique properties.
func (tx *memoryTx) keep(n *stored) error {
	for _, p := range graph.SystemProperties() {
		v := n.Props[p.Name]
		if !p.Unique || v.IsNull() {
			continue
		}
		for id, other := range tx.view.nodes {
			if id != n.ID && other.Labels[0] == n.Labels[0] && other.Props[p.Name].Equal(v) {
				return tx.fail(n.ID, fmt.Errorf("%s %s: %w", p.Name, v, graph.ErrExists))
			}
		}
	}
	tx.view.nodes[n.ID] = n
	return nil
}

// PatchNode implements graph.Tx.
func (tx *memoryTx) PatchNode(_ context.Context, id string, p graph.NodePatch) error {
	old, ok := tx.view.nodes[id]
	if !ok {
		return tx.fail(id, graph.ErrNotFound)
	}
	n := *old
	if p.Labels != nil {
		n.Labels = slices.Clone(p.Labels)
	}
	n.Props = patched(old.Props, p.Props)
	if p.Item != nil {
		n.Item = cut(*p.Item)
		for eid, e := range tx.view.edges {
			if e.From == id && carried(e.Type) {
				moved := *e
				moved.Item = n.Item
				tx.view.edges[eid] = &moved
			}
		}
	}
	return tx.keep(&n)
}

// DeleteNode implements graph.Tx.
func (tx *memoryTx) DeleteNode(_ context.Context, id string) error {
	if _, ok := tx.view.nodes[id]; !ok {
		return tx.fail(id, graph.ErrNotFound)
	}
	delete(tx.view.nodes, id)
	maps.DeleteFunc(tx.view.edges, func(_ string, e *graph.Edge) bool { return e.From == id || e.To == id })
	return nil
}

// PutEdge implements graph.Tx.
func (tx *memoryTx) PutEdge(_ context.Context, e graph.Edge) error {
	if _, taken := tx.view.edges[e.ID]; taken {
		return tx.fail(e.ID, graph.ErrExists)
	}
	from, ok := tx.view.nodes[e.From]
	if !ok {
		return tx.fail(e.From, graph.ErrNotFound)
	}
	if _, ok := tx.view.nodes[e.To]; !ok {
		return tx.fail(e.To, graph.ErrNotFound)
	}
	e.Item, e.Props = cut(e.Item), present(e.Props)
	if carried(e.Type) {
		e.Item = from.Item
	}
	tx.view.edges[e.ID] = &e
	return nil
}

// PatchEdge implements graph.Tx.
func (tx *memoryTx) PatchEdge(_ context.Context, id string, p graph.EdgePatch) error {
	old, ok := tx.view.edges[id]
	if !ok {
		return tx.fail(id, graph.ErrNotFound)
	}
	e := *old
	e.Props = patched(old.Props, p.Props)
	if p.Item != nil && !carried(e.Type) {
		e.Item = cut(*p.Item)
	}
	tx.view.edges[id] = &e
	return nil
}

// DeleteEdge implements graph.Tx.
func (tx *memoryTx) DeleteEdge(_ context.Context, id string) error {
	if _, ok := tx.view.edges[id]; !ok {
		return tx.fail(id, graph.ErrNotFound)
	}
	delete(tx.view.edges, id)
	return nil
}

// PutText implements graph.Tx.
func (tx *memoryTx) PutText(_ context.Context, d graph.TextDocument) error {
	old, ok := tx.view.nodes[d.Node]
	if !ok {
		return tx.fail(d.Node, graph.ErrNotFound)
	}
	d.Terms = slices.Clone(d.Terms)
	n := *old
	n.text = &d
	if n.vector != nil && n.vector.Text != graph.TextHash(d.Title, d.Body) {
		n.vector = nil
	}
	tx.view.nodes[d.Node] = &n
	return nil
}

// DeleteText implements graph.Tx.
func (tx *memoryTx) DeleteText(_ context.Context, id string) error {
	if old, ok := tx.view.nodes[id]; ok {
		n := *old
		n.text, n.vector = nil, nil
		tx.view.nodes[id] = &n
	}
	return nil
}

// PutVector implements graph.Tx.
func (tx *memoryTx) PutVector(_ context.Context, v graph.Vector) error {
	if err := v.Check(); err != nil {
		return tx.fail(v.Node, err)
	}
	old, ok := tx.view.nodes[v.Node]
	if !ok || old.text == nil || graph.TextHash(old.text.Title, old.text.Body) != v.Text {
		return nil
	}
	v.Values = slices.Clone(v.Values)
	n := *old
	n.vector = &v
	tx.view.nodes[v.Node] = &n
	return nil
}

func carried(relationship string) bool {
	return slices.ContainsFunc(graph.SystemRelationships(), func(r graph.Relationship) bool {
		return r.Type == relationship && r.Carried
	})
}

// present copies the properties that are not null.
func present(p graph.Props) graph.Props { return patched(nil, p) }

func patched(old, change graph.Props) graph.Props {
	out := graph.Props{}
	maps.Copy(out, old)
	maps.Copy(out, change)
	maps.DeleteFunc(out, func(_ string, v graph.Value) bool { return v.IsNull() })
	return out
}

// cut copies the item with its times in whole microseconds, as they are stored.
func cut(it graph.Item) graph.Item {
	it.Requires, it.Ends = slices.Clone(it.Requires), slices.Clone(it.Ends)
	for _, t := range []*time.Time{&it.RecordedAt, &it.RetiredAt, &it.ValidFrom, &it.ValidUntil, &it.DeletedAt} {
		*t = graph.Instant(*t).Time()
	}
	return it
}
