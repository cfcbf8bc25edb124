package embedded

import (
	"slices"

	"brain/graph"
)

// access is a way to find a node or an edge without coming from another one:
// by a property, by a pack's label, or by the storage label.
type access struct {
	rank  int
	prop  string
	label string
	// other is the value that prop is compared with where it comes from another
	// variable, nil else.
	other *graph.Expr
}

// accessStorage stands for a property where the storage label is the access.
const accessStorage = "storage"

// The ranks of accesses, best first.
const (
	rankUnique = iota // at most one row
	rankUniqueIn
	rankFew // an indexed property that few rows share
	rankFewIn
	rankRange
	rankMany // an indexed property that many rows share
	rankManyIn
	rankLabel
	rankStorage
	rankNone
)

// sharedByMany tells whether an indexed property of a storage label, "" for any, has
// few values. The origin of evidence is one thing among many, that of a link is
// one of a few ways to come about.
func sharedByMany(prop, storage string) bool {
	switch prop {
	case "state", "type", "filing", "writer":
		return true
	case "origin":
		return storage != "Evidence"
	}
	return false
}

// step is the next element to join: a hop, or a node on its own.
type step struct {
	node   graph.NodeVar
	hop    *graph.Hop
	access access
}

// joinOrder decides in which order the elements of one clause are joined.
type joinOrder struct {
	c     *compiler
	m     *graph.Match
	nodes []graph.NodeVar
	where []*graph.Expr
	// left is the part of where that is not written yet.
	left []*graph.Expr
}

func newJoinOrder(c *compiler, m *graph.Match) *joinOrder {
	p := &joinOrder{c: c, m: m, where: conjuncts(m.Where)}
	p.left = p.where
	for _, n := range m.Nodes {
		if i := slices.IndexFunc(p.nodes, func(o graph.NodeVar) bool { return o.Var == n.Var }); i >= 0 {
			p.nodes[i].Labels = slices.Concat(p.nodes[i].Labels, n.Labels)
			continue
		}
		p.nodes = append(p.nodes, n)
	}
	return p
}

func (p *joinOrder) node(v int) graph.NodeVar {
	i := slices.IndexFunc(p.nodes, func(n graph.NodeVar) bool { return n.Var == v })
	if i < 0 {
		return graph.NodeVar{Var: v}
	}
	return p.nodes[i]
}

func (p *joinOrder) placed(v int) bool { return p.c.elements[v] != nil }

// next chooses the next step; ok is false when everything is placed.
func (p *joinOrder) next() (best step, ok bool) {
	best.access.rank = rankNone + 1
	consider := func(s step) {
		if s.access.rank < best.access.rank {
			best, ok = s, true
		}
	}
	for _, n := range p.nodes {
		if !p.placed(n.Var) {
			consider(step{node: n, access: p.nodeAccess(n)})
		}
	}
	for _, h := range p.m.Hops {
		if !p.placed(h.Var) && !p.placed(h.From) && !p.placed(h.To) {
			if a := p.edgeAccess(h.Var); a.rank < rankNone {
				consider(step{hop: &h, access: a})
			}
		}
	}
	if ok && best.access.rank == rankUnique {
		return best, true
	}
	if h := p.expansion(); h != nil {
		return step{hop: h}, true
	}
	return best, ok
}

// expansion is the best hop from what is placed: one between two placed nodes
// only tests, else the one whose new node has the best access of its own. A
// variable length comes after all plain ones.
func (p *joinOrder) expansion() *graph.Hop {
	var best *graph.Hop
	bestRank := 0
	for _, h := range p.m.Hops {
		from, to := p.placed(h.From), p.placed(h.To)
		if p.placed(h.Var) || !from && !to {
			continue
		}
		rank := -1
		switch {
		case !from:
			rank = p.nodeAccess(p.node(h.From)).rank
		case !to:
			rank = p.nodeAccess(p.node(h.To)).rank
		}
		if h.Max > 1 {
			rank += rankNone + 1
		}
		if best == nil || rank < bestRank {
			best, bestRank = &h, rank
		}
	}
	return best
}

func (p *joinOrder) nodeAccess(n graph.NodeVar) access {
	best := access{rank: rankStorage, prop: accessStorage}
	for _, alternatives := range n.Labels {
		if len(alternatives) == 1 && !system.labels[alternatives[0]] {
			best = access{rank: rankLabel, label: alternatives[0]}
		}
	}
	return p.byProperty(n.Var, n.Storage, best, func(prop string) bool { return system.indexed(prop, n.Storage) })
}

func (p *joinOrder) edgeAccess(v int) access {
	return p.byProperty(v, "", access{rank: rankNone}, func(prop string) bool { return prop == "id" || prop == "origin" })
}

// byProperty looks for a conjunct that finds the element by an index.
func (p *joinOrder) byProperty(v int, storage string, best access, indexed func(string) bool) access {
	for _, x := range p.where {
		prop, value := p.lookup(x, v)
		if prop == "" || !indexed(prop) || !p.known(value) {
			continue
		}
		if r := rankOf(x.Op, prop, storage); r < best.rank {
			best = access{rank: r, prop: prop}
			if value.Op == graph.OpProp || value.Op == graph.OpVar {
				best.other = value
			}
		}
	}
	return best
}

// lookup takes a comparison apart into a property of the element and the other side.
func (p *joinOrder) lookup(x *graph.Expr, v int) (string, *graph.Expr) {
	switch x.Op {
	case graph.OpEq, graph.OpIn, graph.OpStartsWith, graph.OpLt, graph.OpLe, graph.OpGt, graph.OpGe:
	default:
		return "", nil
	}
	left, right := x.Args[0], x.Args[1]
	if x.Op != graph.OpIn && x.Op != graph.OpStartsWith && !(left.Op == graph.OpProp && left.Var == v) {
		left, right = right, left
	}
	if left.Op != graph.OpProp || left.Var != v {
		return "", nil
	}
	return left.Prop, right
}

// known tells whether a value is there before the element is joined.
func (p *joinOrder) known(e *graph.Expr) bool {
	switch e.Op {
	case graph.OpLiteral:
		return !slices.ContainsFunc(e.Args, func(a *graph.Expr) bool { return !p.known(a) })
	case graph.OpParam:
		return true
	case graph.OpProp:
		return p.placed(e.Var) && system.props[e.Prop].Kind != graph.KindList
	case graph.OpVar:
		return p.placed(e.Var) && e.Kind != graph.KindList
	}
	return false
}

// ready tells whether everything that the condition names is placed.
func (p *joinOrder) ready(x *graph.Expr) bool {
	named := variables{}
	named.expr(x)
	for v := range named.without(x) {
		if !p.placed(v) {
			return false
		}
	}
	return true
}

func rankOf(op graph.Op, prop, storage string) int {
	unique := prop == "id" || system.props[prop].Unique
	many := sharedByMany(prop, storage)
	switch {
	case op == graph.OpEq && unique:
		return rankUnique
	case op == graph.OpIn && unique:
		return rankUniqueIn
	case op == graph.OpEq && many:
		return rankMany
	case op == graph.OpIn && many:
		return rankManyIn
	case op == graph.OpEq:
		return rankFew
	case op == graph.OpIn:
		return rankFewIn
	case many:
		return rankNone
	default:
		return rankRange
	}
}

// readsEdge tells whether the condition reads a property that only the edge's
// own row has.
func (p *joinOrder) readsEdge(v int) bool {
	return slices.ContainsFunc(p.where, func(x *graph.Expr) bool { return reads(x, v) })
}

func reads(e *graph.Expr, v int) bool {
	return e.Op == graph.OpProp && e.Var == v || slices.ContainsFunc(e.Args, func(a *graph.Expr) bool { return reads(a, v) })
}
