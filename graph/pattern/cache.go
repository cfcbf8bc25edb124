package pattern

import (
	"container/list"
	"sync"

	"brain/graph"
)

// Cache compiles texts once and keeps the plans that were used last. Domain
// reads that build their text from fixed fragments go through it. It is safe for
// concurrent use.
type Cache struct {
	catalogue *Catalogue
	options   []Option
	size      int

	mu     sync.Mutex
	byText map[string]*list.Element
	recent *list.List // of *cached, the latest first
}

type cached struct {
	text string
	plan *graph.Plan
}

// NewCache returns a cache of at most size plans, at least one, over the
// catalogue. A catalogue never changes: after an installation make a new cache.
func NewCache(cat *Catalogue, size int, opts ...Option) *Cache {
	return &Cache{catalogue: cat, options: opts, size: max(size, 1), byText: map[string]*list.Element{}, recent: list.New()}
}

// Plan returns the plan of the text, compiling it when it is not kept. Its errors
// are those of Compile; a text with an error is not kept.
func (c *Cache) Plan(text string) (*graph.Plan, error) {
	if p := c.kept(text); p != nil {
		return p, nil
	}
	p, err := Compile(c.catalogue, text, c.options...)
	if err != nil {
		return nil, err
	}
	return c.keep(text, p), nil
}

func (c *Cache) kept(text string) *graph.Plan {
	c.mu.Lock()
	defer c.mu.Unlock()
	e, ok := c.byText[text]
	if !ok {
		return nil
	}
	c.recent.MoveToFront(e)
	return e.Value.(*cached).plan
}

// keep stores the plan unless another call stored one meanwhile, and returns the
// one that stays.
func (c *Cache) keep(text string, p *graph.Plan) *graph.Plan {
	c.mu.Lock()
	defer c.mu.Unlock()
	if e, ok := c.byText[text]; ok {
		return e.Value.(*cached).plan
	}
	c.byText[text] = c.recent.PushFront(&cached{text, p})
	if c.recent.Len() > c.size {
		last := c.recent.Back()
		c.recent.Remove(last)
		delete(c.byText, last.Value.(*cached).text)
	}
	return p
}
