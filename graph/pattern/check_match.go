package pattern

import (
	"slices"
	"strings"

	"brain/graph"
)

// matchState collects one MATCH or one pattern in WHERE.
type matchState struct {
	out   *graph.Match
	nodes []*nodeState
	hops  []*hopState
	maps  []propertyMap
	// outer are the names that were bound before.
	outer map[string]bool
	// test: a pattern in WHERE, which names no new variables.
	test bool
}

// nodeState is what is known about one node while its MATCH is checked.
type nodeState struct {
	graph.NodeVar
	name string
	at   Pos
	// storages are the storage labels that the node may have; nil means any.
	storages []string
	// pages are the labels of object types that it may have as a page; nil means any.
	pages []string
	// reached: a hop ends here. Only TAGGED ends at a Tag, so a tag is then known
	// through a tagged page.
	reached bool
}

// propertyMap is an inline property map of one element, checked when the labels
// of all nodes are known.
type propertyMap struct {
	element binding
	node    *nodeState // nil for an edge
	hop     *hopState  // nil for a node
	entries []Entry
}

func (c *checker) match(m *MatchClause) (*graph.Match, error) {
	s := &matchState{out: &graph.Match{Optional: m.Optional}, outer: map[string]bool{}}
	for name := range c.scope {
		s.outer[name] = true
	}
	conditions, err := c.paths(s, m.Paths)
	if err != nil {
		return nil, err
	}
	if m.Where != nil {
		w, err := c.condition(m.Where)
		if err != nil {
			return nil, err
		}
		conditions = append(conditions, w)
	}
	s.out.Where = conjunction(conditions)
	for _, v := range keyed(s.out.Where) {
		bound := slices.ContainsFunc(s.nodes, func(n *nodeState) bool { return n.Var == v && n.Bound })
		if !m.Optional || !bound {
			c.parts.anchored[v] = true
		}
	}
	return s.out, nil
}

// pathTest checks a pattern in WHERE.
func (c *checker) pathTest(t *PathTest) (*graph.Match, error) {
	s := &matchState{out: &graph.Match{}, outer: map[string]bool{}, test: true}
	shared := false
	for _, n := range t.Path.Nodes {
		_, bound := c.scope[n.Var.Text]
		shared = shared || bound
	}
	if !shared {
		return nil, broken(t.Pos, "a pattern in WHERE shares at least one node with MATCH")
	}
	for name := range c.scope {
		s.outer[name] = true
	}
	conditions, err := c.paths(s, []Path{t.Path})
	s.out.Where = conjunction(conditions)
	return s.out, err
}

// paths checks the paths and fills s.out but for its condition; it returns what
// the inline property maps demand.
func (c *checker) paths(s *matchState, paths []Path) ([]*graph.Expr, error) {
	for _, p := range paths {
		left, err := c.node(s, p.Nodes[0])
		if err != nil {
			return nil, err
		}
		for i, h := range p.Hops {
			right, err := c.node(s, p.Nodes[i+1])
			if err != nil {
				return nil, err
			}
			if err := c.hop(s, h, left, right); err != nil {
				return nil, err
			}
			left = right
		}
	}
	if err := c.infer(s); err != nil {
		return nil, err
	}
	for _, n := range s.nodes {
		if err := c.settleNode(s, n); err != nil {
			return nil, err
		}
		s.out.Nodes = append(s.out.Nodes, n.NodeVar)
	}
	for _, h := range s.hops {
		s.out.Hops = append(s.out.Hops, h.Hop)
		if h.name != "" {
			c.scope[h.name] = binding{kind: bindEdge, v: h.Var, types: h.Types}
		}
	}
	var conditions []*graph.Expr
	for _, m := range s.maps {
		if m.node != nil {
			m.element.storages, m.element.pages = m.node.storages, m.node.pages
		} else {
			m.element.types = m.hop.Types
		}
		for _, e := range m.entries {
			x, err := c.entry(m.element, e)
			if err != nil {
				return nil, err
			}
			conditions = append(conditions, x)
		}
	}
	return conditions, nil
}

// node finds or makes the state of a node as written.
func (c *checker) node(s *matchState, n Node) (*nodeState, error) {
	b, known := c.scope[n.Var.Text]
	switch {
	case known && b.kind != bindNode:
		return nil, broken(n.Var.Pos, "%s is not a node", n.Var.Text)
	case !known && n.Var.Text != "" && s.test:
		return nil, broken(n.Var.Pos, "a pattern in WHERE names only what MATCH has bound, %s is new: leave the name out", n.Var.Text)
	case !known:
		v, err := c.newVar(n.Pos)
		if err != nil {
			return nil, err
		}
		b = binding{kind: bindNode, v: v}
		if n.Var.Text != "" {
			c.scope[n.Var.Text] = b
		}
	}
	at := slices.IndexFunc(s.nodes, func(x *nodeState) bool { return x.Var == b.v })
	if at < 0 {
		if at = len(s.nodes); at == maxNodes {
			return nil, broken(n.Pos, "one MATCH has at most %d nodes", maxNodes)
		}
		s.nodes = append(s.nodes, &nodeState{
			NodeVar: graph.NodeVar{Var: b.v, Bound: known && s.outer[n.Var.Text]}, name: n.Var.Text, at: n.Pos, storages: b.storages, pages: b.pages})
		if !s.test {
			c.parts.add(b.v, n.Pos)
		}
	}
	state := s.nodes[at]
	for _, group := range n.Labels {
		labels, storages, err := c.labelGroup(group)
		if err != nil {
			return nil, err
		}
		state.narrowPages(c.cat.pageLabels(group))
		if !state.narrow(storages) {
			return nil, broken(group[0].Pos, "a node is never both %s and %s", strings.Join(state.storages, "|"), strings.Join(storages, "|"))
		}
		if !slices.ContainsFunc(state.Labels, func(g []string) bool { return slices.Equal(g, labels) }) {
			state.Labels = append(state.Labels, labels)
		}
	}
	if len(n.Props) > 0 {
		s.maps = append(s.maps, propertyMap{element: b, node: state, entries: n.Props})
	}
	return state, nil
}

// labelGroup resolves alternatives of labels to stored labels and storage labels.
func (c *checker) labelGroup(group []Name) (labels, storages []string, err error) {
	for _, name := range group {
		term, ok := c.cat.labels[name.Text]
		if !ok {
			return nil, nil, c.cat.unknownName(TermLabel, name, c.cat.Labels())
		}
		labels = append(labels, term.alternatives...)
		storages = append(storages, term.storage)
	}
	slices.Sort(labels)
	slices.Sort(storages)
	return slices.Compact(labels), slices.Compact(storages), nil
}

// narrow keeps the storage labels that are also in allowed; false if none is left.
func (s *nodeState) narrow(allowed []string) bool {
	if s.storages == nil {
		s.storages = allowed
		return true
	}
	both := intersect(s.storages, allowed)
	if len(both) == 0 {
		return false
	}
	s.storages = both
	return true
}

// narrowPages keeps the object types that are also in allowed, nil being any.
func (s *nodeState) narrowPages(allowed []string) {
	switch {
	case s.pages == nil:
		s.pages = allowed
	case allowed != nil:
		s.pages = append([]string{}, intersect(s.pages, allowed)...)
	}
}

// settleNode decides what the engine needs to know of a node and remembers its
// storage labels for the checks of properties.
func (c *checker) settleNode(s *matchState, n *nodeState) error {
	if n.storages == nil {
		n.storages = systemStorages()
	}
	visible := intersect(n.storages, c.cat.storages)
	bare := c.opt.bareTags || n.reached || n.Bound
	if !bare && len(visible) > 1 && slices.Contains(visible, labelTag) {
		if len(n.Labels) > 0 {
			return broken(n.at, "a tag that no relationship reaches is matched on its own, not as an alternative of other labels")
		}
		if c.cat.visibility == Public {
			visible = slices.DeleteFunc(visible, func(l string) bool { return l == labelTag })
		}
	}
	if len(visible) == 0 {
		return broken(n.at, "this node can only be %s, which a public pattern does not name", strings.Join(n.storages, "|"))
	}
	if len(visible) < len(n.storages) && !n.Bound {
		n.Labels = append(n.Labels, visible)
	}
	n.storages = visible
	if len(visible) == 1 {
		n.Storage = visible[0]
		n.ThroughTag = !bare && n.Storage == labelTag
	}
	// What an optional part or a test says of an earlier node does not hold of
	// the rows that go on.
	if n.name != "" && !(n.Bound && (s.test || s.out.Optional)) {
		b := c.scope[n.name]
		b.storages, b.pages = visible, n.pages
		c.scope[n.name] = b
	}
	return nil
}

// keyed lists the variables that the condition finds by a unique key.
func keyed(where *graph.Expr) []int {
	if where == nil {
		return nil
	}
	switch where.Op {
	case graph.OpAnd:
		var out []int
		for _, a := range where.Args {
			out = append(out, keyed(a)...)
		}
		return out
	case graph.OpEq, graph.OpIn:
		left, right := where.Args[0], where.Args[1]
		if where.Op == graph.OpEq && right.Op == graph.OpProp {
			left, right = right, left
		}
		if left.Op == graph.OpProp && isUnique(left.Prop) && (right.Op == graph.OpLiteral || right.Op == graph.OpParam) {
			return []int{left.Var}
		}
	}
	return nil
}

// isUnique tells whether a property names at most a few nodes. A slug is unique
// among the pages that are not redirected.
func isUnique(prop string) bool {
	return prop == "id" || prop == "slug" || slices.ContainsFunc(graph.SystemProperties(), func(p graph.Property) bool { return p.Name == prop && p.Unique })
}

func systemStorages() []string {
	var out []string
	for _, l := range graph.SystemLabels() {
		out = append(out, l.Name)
	}
	slices.Sort(out)
	return out
}

func intersect(a, b []string) []string {
	var out []string
	for _, x := range a {
		if slices.Contains(b, x) {
			out = append(out, x)
		}
	}
	return out
}

// conjunction joins conditions with AND, flat; nil for none.
func conjunction(conditions []*graph.Expr) *graph.Expr {
	var flat []*graph.Expr
	for _, x := range conditions {
		if x.Op == graph.OpAnd {
			flat = append(flat, x.Args...)
		} else {
			flat = append(flat, x)
		}
	}
	switch len(flat) {
	case 0:
		return nil
	case 1:
		return flat[0]
	}
	return &graph.Expr{Op: graph.OpAnd, Kind: graph.KindBool, Args: flat}
}
