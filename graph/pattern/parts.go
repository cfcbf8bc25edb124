package pattern

// parts tracks which elements hang together since the last WITH. Elements that
// do not would be a product of everything with everything, so each part then
// needs an element that a unique key finds.
type parts struct {
	parent   map[int]int
	anchored map[int]bool // by variable
	order    []int        // variables as they came
	at       map[int]Pos
	// row: rows came from a WITH; they are a part of their own, with an anchor.
	row bool
}

func newParts() *parts {
	return &parts{parent: map[int]int{}, anchored: map[int]bool{}, at: map[int]Pos{}}
}

func (p *parts) add(v int, at Pos) {
	if _, known := p.parent[v]; !known {
		p.parent[v] = v
		p.at[v] = at
		p.order = append(p.order, v)
	}
}

func (p *parts) root(v int) int {
	for p.parent[v] != v {
		v = p.parent[v]
	}
	return v
}

func (p *parts) join(a, b int) {
	ra, rb := p.root(a), p.root(b)
	p.parent[max(ra, rb)] = min(ra, rb)
}

// check refuses several parts of which one has no anchor.
func (p *parts) check() error {
	roots, anchored := map[int]bool{}, map[int]bool{}
	for v := range p.parent {
		roots[p.root(v)] = true
		if p.anchored[v] {
			anchored[p.root(v)] = true
		}
	}
	if len(roots) < 2 && !(p.row && len(roots) > 0 && !anchored[rowPart]) {
		return nil
	}
	for _, v := range p.order {
		if r := p.root(v); !anchored[r] && r != rowPart {
			return broken(p.at[v], "this part of the pattern is not connected to the rest and not found by a unique key: "+
				"connect it, or give id, slug or another unique property by = or IN")
		}
	}
	return nil
}

// rowPart is the root of what a WITH carried on.
const rowPart = -1

// carried makes the parts that follow a WITH.
func carried(vars []int) *parts {
	p := newParts()
	p.row = true
	p.parent[rowPart] = rowPart
	p.anchored[rowPart] = true
	for _, v := range vars {
		p.parent[v] = rowPart
	}
	return p
}
