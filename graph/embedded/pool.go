package embedded

import (
	"context"
	"sync"
)

// pool lends the connections that read. The one that came back last goes out first:
// its page cache and its prepared statements are the warmest, and few at a time use few.
type pool struct {
	free  chan struct{} // one for each connection that is here
	mu    sync.Mutex
	conns []*conn
}

func newPool(size int) *pool { return &pool{free: make(chan struct{}, size)} }

// take waits for a connection. Error: that of ctx when it ends before.
func (p *pool) take(ctx context.Context) (*conn, error) {
	select {
	case <-p.free:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	last := len(p.conns) - 1
	c := p.conns[last]
	p.conns = p.conns[:last]
	return c, nil
}

// give brings a connection back, or a new one.
func (p *pool) give(c *conn) {
	p.mu.Lock()
	p.conns = append(p.conns, c)
	p.mu.Unlock()
	p.free <- struct{}{}
}

// empty takes all that are here.
func (p *pool) empty() []*conn {
	p.mu.Lock()
	defer p.mu.Unlock()
	all := p.conns
	p.conns = nil
	return all
}
