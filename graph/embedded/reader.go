package embedded

import (
	"context"
	"fmt"
	"sync/atomic"

	"brain/graph"
)

// Read implements graph.Store.
func (s *Store) Read(ctx context.Context, a graph.Audience, opt graph.ReadOptions, fn func(context.Context, graph.Reader) error) error {
	if err := s.enter(); err != nil {
		return err
	}
	defer s.leave()
	if err := ctx.Err(); err != nil {
		return err
	}
	c, err := s.readers.take(ctx)
	if err != nil {
		return err
	}
	defer s.readers.give(c)
	if _, err := c.exec("BEGIN"); err != nil {
		return translate(err)
	}
	defer c.exec("ROLLBACK")
	if err := s.settle(ctx, c, opt); err != nil {
		return err
	}
	r := newReader(s, c, s.keys, a)
	defer r.end()
	return fn(ctx, r)
}

// settle takes the snapshot, checks its revision, and learns the audience keys
// that it has and the ring does not.
func (s *Store) settle(ctx context.Context, c *conn, opt graph.ReadOptions) error {
	var seq, top int64
	err := c.row("SELECT seq, (SELECT coalesce(max(id), 0) FROM audience_key) FROM revision").Scan(&seq, &top)
	if err != nil {
		return translate(err)
	}
	if err := reached(s.id, opt.AtLeast, seq); err != nil {
		return err
	}
	if from := s.keys.highest(); top > from {
		return translate(loadKeys(ctx, c, s.keys, from))
	}
	return nil
}

// reader reads one view for one audience.
type reader struct {
	store    *Store
	c        *conn
	keys     *keyring
	audience graph.Audience
	// known is the sight for the keys up to upTo.
	known *sight
	upTo  int64
	// writing: the transaction may have written what no page of the index holds yet.
	writing bool
	// pairs and ended are shared with the readers that As made.
	pairs *pairCounts
	ended *atomic.Bool
}

func newReader(s *Store, c *conn, keys *keyring, a graph.Audience) *reader {
	return &reader{store: s, c: c, keys: keys, audience: a, pairs: newPairCounts(), ended: new(atomic.Bool)}
}

// end makes the reader unusable: its connection goes to the next caller.
func (r *reader) end() { r.ended.Store(true) }

// As implements graph.Reader.
func (r *reader) As(a graph.Audience) graph.Reader {
	return &reader{store: r.store, c: r.c, keys: r.keys, audience: a, writing: r.writing, pairs: r.pairs, ended: r.ended}
}

// sight is what the audience sees of the keys known now.
func (r *reader) sight() *sight {
	if top := r.keys.highest(); r.known == nil || top != r.upTo {
		s := r.keys.sight(r.audience)
		r.known, r.upTo = &s, top
	}
	return r.known
}

func (r *reader) usable(ctx context.Context) error {
	if r.ended.Load() {
		return fmt.Errorf("%w: a reader is used after its closure ended", graph.ErrClosed)
	}
	return ctx.Err()
}
