package embedded

import (
	"sync"

	"brain/graph"
)

// maxPlans bounds the compiled plans that are kept.
const maxPlans = 1024

// planCache keeps compiled plans. A plan is known by its address, which stays
// its own while it stands here.
type planCache struct {
	mu    sync.Mutex
	made  map[planKey]*statement
	order []planKey // oldest first
}

type planKey struct {
	plan  *graph.Plan
	shape shape
}

func newPlanCache() *planCache { return &planCache{made: map[planKey]*statement{}} }

// get compiles the plan unless that has been done for the shape.
func (c *planCache) get(p *graph.Plan, s shape) (*statement, error) {
	key := planKey{p, s}
	c.mu.Lock()
	st := c.made[key]
	c.mu.Unlock()
	if st != nil {
		return st, nil
	}
	st, err := compile(p, s)
	if err != nil {
		return nil, err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if _, known := c.made[key]; known {
		return st, nil
	}
	if len(c.order) >= maxPlans {
		delete(c.made, c.order[0])
		c.order = c.order[1:]
	}
	c.made[key] = st
	c.order = append(c.order, key)
	return st, nil
}
