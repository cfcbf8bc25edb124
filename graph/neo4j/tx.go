package neo4j

import (
	"context"
	"hash/fnv"
	"slices"

	"brain/graph"
)

// closure is one run of a write function: it buffers its writes and sends them
// before a read and at its end. It implements graph.Tx.
type closure struct {
	reader
	buffer buffer
	// wrote tells that the transaction holds writes of this closure.
	wrote bool
	// failed is the first failed write; it fails the closure even if the function
	// went on.
	failed error
}

var _ graph.Tx = (*closure)(nil)

// newClosure makes the Tx of one run in a transaction. Changes of statistics are
// added to pending.
func newClosure(w *work, a graph.Audience, pending changes, strict bool) *closure {
	c := &closure{buffer: buffer{strict: strict}}
	c.reader = reader{view: &view{work: w, pending: pending, flush: c.flush}, audience: a}
	return c
}

// flush sends the buffered writes.
func (c *closure) flush(ctx context.Context) error {
	if c.failed != nil {
		return c.failed
	}
	if c.buffer.empty() {
		return nil
	}
	c.wrote = true
	c.view.epoch++
	f := flusher{work: c.view.work, changes: c.view.pending}
	for _, s := range c.buffer.take() {
		if err := f.write(ctx, s); err != nil {
			c.failed = err
			return err
		}
	}
	return nil
}

func (c *closure) fail(id string, err error) error {
	failure := &graph.ElementError{Element: id, Err: err}
	if c.failed == nil {
		c.failed = failure
	}
	return failure
}

// stripes is the number of locks that Tx.Lock maps keys to. Two keys that share
// one wait for each other without need, which costs time and nothing else.
const stripes = 4096

// A stripe's node is locked by writing to it, until the transaction ends.
const lockStatement = "CYPHER 5\n" +
	"UNWIND $stripes AS s\n" +
	"MERGE (l:`_Lock` {stripe: s})\n" +
	"SET l._locked = true"

// Lock implements graph.Tx. Stripes are taken in ascending order.
func (c *closure) Lock(ctx context.Context, names ...string) error {
	if len(names) == 0 {
		return nil
	}
	numbers := make([]int64, len(names))
	for i, name := range names {
		h := fnv.New32a()
		h.Write([]byte(name))
		numbers[i] = int64(h.Sum32() % stripes)
	}
	slices.Sort(numbers)
	_, err := c.view.work.run(ctx, lockStatement, map[string]any{"stripes": slices.Compact(numbers)})
	return err
}

// PutNode implements graph.Tx.
func (c *closure) PutNode(_ context.Context, n graph.Node) error {
	if !c.buffer.putNode(n) {
		return c.fail(n.ID, graph.ErrExists)
	}
	return nil
}

// PatchNode implements graph.Tx.
func (c *closure) PatchNode(_ context.Context, id string, p graph.NodePatch) error {
	c.buffer.patchNode(id, p)
	return nil
}

// DeleteNode implements graph.Tx.
func (c *closure) DeleteNode(_ context.Context, id string) error {
	c.buffer.deleteNode(id)
	return nil
}

// PutEdge implements graph.Tx.
func (c *closure) PutEdge(_ context.Context, e graph.Edge) error {
	if !c.buffer.putEdge(e) {
		return c.fail(e.ID, graph.ErrExists)
	}
	return nil
}

// PatchEdge implements graph.Tx.
func (c *closure) PatchEdge(_ context.Context, id string, p graph.EdgePatch) error {
	c.buffer.patchEdge(id, p)
	return nil
}

// DeleteEdge implements graph.Tx.
func (c *closure) DeleteEdge(_ context.Context, id string) error {
	c.buffer.deleteEdge(id)
	return nil
}

// PutText implements graph.Tx.
func (c *closure) PutText(_ context.Context, d graph.TextDocument) error {
	if err := checkTerms(d.Terms); err != nil {
		return c.fail(d.Node, err)
	}
	d.Terms = slices.Clone(d.Terms)
	c.buffer.setText(d.Node, &d)
	return nil
}

// DeleteText implements graph.Tx.
func (c *closure) DeleteText(_ context.Context, node string) error {
	c.buffer.setText(node, nil)
	return nil
}
