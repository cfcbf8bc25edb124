package graph

// Props are the properties of a node or edge by name; a missing name is null.
type Props map[string]Value

// Node is one node as written. Labels[0] is the storage label (Page, Claim …);
// further labels are the pack's (Company) or a family (Fact).
type Node struct {
	ID     string
	Labels []string
	Item   Item
	Props  Props
}

// Edge is one directed edge as written. For a carried relationship (see
// Relationship.Carried) Item is ignored: the edge takes the fields of its start
// node and follows its changes.
type Edge struct {
	ID   string
	Type string
	From string
	To   string
	Item Item
	Props
}

// NodePatch changes some fields of a node. Nil fields stay; a property set to
// null is removed.
type NodePatch struct {
	Labels []string
	Item   *Item
	Props  Props
}

// EdgePatch changes some fields of an edge, as NodePatch does of a node.
type EdgePatch struct {
	Item  *Item
	Props Props
}
