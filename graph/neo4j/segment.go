package neo4j

import (
	"maps"
	"slices"

	"brain/graph"
)

// buffer holds the writes of a closure until they are flushed, as segments whose
// writes may be grouped by kind and sent together. Two changes of one element
// become one. It is pure.
type buffer struct {
	segments []*segment
	// strict keeps the order of the calls between different kinds of writes and
	// between changes of one node: a unique value may then be freed by one call
	// and taken by the next. It costs more statements, so it is used when the
	// grouped order failed.
	strict bool
}

// segment is a set of writes that is executed in the order: new nodes, changed
// nodes, new edges, changed edges, deleted edges, deleted nodes.
type segment struct {
	nodes       []*nodeChange
	edges       []*edgeChange
	nodeByID    map[string]*nodeChange
	edgeByID    map[string]*edgeChange
	ends        map[string]bool // the nodes that new edges need
	deadEdges   []string
	deadNodes   []string
	lastWritten writeKind
}

type writeKind uint8

const (
	writeNothing writeKind = iota
	writeNewNode
	writeNode
	writeNewEdge
	writeEdge
	writeDeadEdge
	writeDeadNode
)

// nodeChange is what happens to one node: it is new, or some fields change.
type nodeChange struct {
	id     string
	isNew  bool
	labels []string // nil: as they are
	item   *graph.Item
	props  graph.Props
	// text tells that the document is replaced by doc, nil for none.
	text bool
	doc  *graph.TextDocument
	// moved tells that the text was another one in between, which no vector survives.
	moved bool
	// vector is filed if it is of the text that the document has in the end and, if it
	// came before any text, also of the one that is stored.
	vector     *graph.Vector
	beforeText bool
}

// edgeChange is what happens to one edge.
type edgeChange struct {
	edge  graph.Edge // ID, and all fields if isNew
	isNew bool
	item  *graph.Item
	props graph.Props
}

func (b *buffer) empty() bool { return len(b.segments) == 0 }

// take hands over what is buffered.
func (b *buffer) take() []*segment {
	out := b.segments
	b.segments = nil
	return out
}

// segment gives the segment that may take a write of the kind.
func (b *buffer) segment(kind writeKind) *segment {
	if n := len(b.segments); n > 0 {
		s := b.segments[n-1]
		afterDeletion := s.lastWritten >= writeDeadEdge && kind != s.lastWritten
		if !afterDeletion && (!b.strict || s.lastWritten == kind) {
			s.lastWritten = kind
			return s
		}
	}
	return b.next(kind)
}

// next begins another segment.
func (b *buffer) next(kind writeKind) *segment {
	s := &segment{nodeByID: map[string]*nodeChange{}, edgeByID: map[string]*edgeChange{}, ends: map[string]bool{}, lastWritten: kind}
	b.segments = append(b.segments, s)
	return s
}

// putNode reports false if the same node was just put.
func (b *buffer) putNode(n graph.Node) bool {
	s := b.segment(writeNewNode)
	if known := s.nodeByID[n.ID]; known != nil {
		if known.isNew {
			return false
		}
		s = b.next(writeNewNode)
	}
	if s.ends[n.ID] {
		s = b.next(writeNewNode)
	}
	it := n.Item
	s.addNode(&nodeChange{id: n.ID, isNew: true, labels: n.Labels, item: &it, props: maps.Clone(n.Props)})
	return true
}

func (s *segment) addNode(c *nodeChange) {
	s.nodes = append(s.nodes, c)
	s.nodeByID[c.id] = c
}

func (b *buffer) changed(id string) *nodeChange {
	s := b.segment(writeNode)
	c := s.nodeByID[id]
	if c != nil && b.strict {
		s, c = b.next(writeNode), nil
	}
	if c == nil {
		c = &nodeChange{id: id}
		s.addNode(c)
	}
	return c
}

func (b *buffer) patchNode(id string, p graph.NodePatch) {
	c := b.changed(id)
	if p.Labels != nil {
		c.labels = p.Labels
	}
	if p.Item != nil {
		it := *p.Item
		c.item = &it
	}
	c.props = overlay(c.props, p.Props)
}

// setText replaces the node's document, by none if doc is nil.
func (b *buffer) setText(id string, doc *graph.TextDocument) {
	c := b.changed(id)
	hash := filed{doc: doc}.hash()
	c.moved = c.moved || c.text && hash != filed{doc: c.doc}.hash()
	if c.vector != nil && c.vector.Text != hash {
		c.vector = nil
	}
	c.text, c.doc = true, doc
}

// setVector files the vector unless the text, as far as it is known here, is
// another one already; the flush sees the rest.
func (b *buffer) setVector(v graph.Vector) {
	c := b.changed(v.Node)
	if c.text && v.Text != (filed{doc: c.doc}).hash() {
		return
	}
	v.Values = slices.Clone(v.Values)
	c.vector, c.beforeText = &v, !c.text
}

func (b *buffer) deleteNode(id string) {
	s := b.segment(writeDeadNode)
	if s.nodeByID[id] != nil || slices.Contains(s.deadNodes, id) {
		s = b.next(writeDeadNode)
	}
	s.deadNodes = append(s.deadNodes, id)
}

// putEdge reports false if the same edge was just put.
func (b *buffer) putEdge(e graph.Edge) bool {
	s := b.segment(writeNewEdge)
	if known := s.edgeByID[e.ID]; known != nil {
		if known.isNew {
			return false
		}
		s = b.next(writeNewEdge)
	}
	s.ends[e.From], s.ends[e.To] = true, true
	it := e.Item
	s.addEdge(&edgeChange{edge: e, isNew: true, item: &it, props: maps.Clone(e.Props)})
	return true
}

func (s *segment) addEdge(c *edgeChange) {
	s.edges = append(s.edges, c)
	s.edgeByID[c.edge.ID] = c
}

func (b *buffer) patchEdge(id string, p graph.EdgePatch) {
	s := b.segment(writeEdge)
	c := s.edgeByID[id]
	if c == nil {
		c = &edgeChange{edge: graph.Edge{ID: id}}
		s.addEdge(c)
	}
	if p.Item != nil {
		it := *p.Item
		c.item = &it
	}
	c.props = overlay(c.props, p.Props)
}

func (b *buffer) deleteEdge(id string) {
	s := b.segment(writeDeadEdge)
	if s.edgeByID[id] != nil || slices.Contains(s.deadEdges, id) {
		s = b.next(writeDeadEdge)
	}
	s.deadEdges = append(s.deadEdges, id)
}

func overlay(old, change graph.Props) graph.Props {
	if old == nil {
		old = graph.Props{}
	}
	maps.Copy(old, change)
	return old
}
