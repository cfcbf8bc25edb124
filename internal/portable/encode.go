package portable

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"time"

	"brain/graph"
)

// The kinds of records.
const (
	KindNode = "node"
	KindEdge = "edge"
)

// EncodeNode gives the record of a node: Labels[0] is its storage label, the
// other labels follow from its properties and are left out. Null properties and
// unset fields of the item are left out as well. It fails for a time or value
// that has no portable form.
func EncodeNode(n graph.Node) (json.RawMessage, error) {
	w := writer{}
	w.text(`{"kind":"node","label":`, n.Labels[0])
	w.text(`,"id":`, n.ID)
	w.item(n.Item)
	w.props(n.Props)
	return w.end(n.ID)
}

// EncodeEdge gives the record of an edge. A carried relationship has the item of
// its start node, which is left out.
func EncodeEdge(e graph.Edge) (json.RawMessage, error) {
	w := writer{}
	w.text(`{"kind":"edge","type":`, e.Type)
	w.text(`,"id":`, e.ID)
	w.text(`,"from":`, e.From)
	w.text(`,"to":`, e.To)
	if r, known := Relationship(e.Type); !known || !r.Carried {
		w.item(e.Item)
	}
	w.props(e.Props)
	return w.end(e.ID)
}

// writer builds one record and keeps the first error.
type writer struct {
	b   []byte
	err error
}

func (w *writer) value(before string, v graph.Value) {
	w.b = append(w.b, before...)
	b, err := appendValue(w.b, v)
	w.b = b
	if w.err == nil {
		w.err = err
	}
}

func (w *writer) text(before, s string) { w.value(before, graph.String(s)) }

// item writes the fields that are set, in a fixed order, or nothing.
func (w *writer) item(it graph.Item) {
	fields := 0
	field := func(name string, set bool, v graph.Value) {
		if !set {
			return
		}
		before := `,"` + name + `":`
		if fields++; fields == 1 {
			before = `,"item":{"` + name + `":`
		}
		w.value(before, v)
	}
	field("scope", it.Scope != "", graph.String(it.Scope))
	field("requires", len(it.Requires) > 0, graph.Strings(it.Requires))
	field("ends", len(it.Ends) > 0, graph.Strings(it.Ends))
	field("author", it.Author != "", graph.String(it.Author))
	field("gated", it.Gated, graph.Bool(true))
	for _, t := range []struct {
		name string
		at   time.Time
	}{{"recordedAt", it.RecordedAt}, {"retiredAt", it.RetiredAt}, {"validFrom", it.ValidFrom}, {"validUntil", it.ValidUntil}, {"deletedAt", it.DeletedAt}} {
		field(t.name, !t.at.IsZero(), graph.Instant(t.at))
	}
	if fields > 0 {
		w.b = append(w.b, '}')
	}
}

// props writes the properties that are not null, by name, or nothing.
func (w *writer) props(props graph.Props) {
	written := 0
	for _, name := range slices.Sorted(maps.Keys(props)) {
		if props[name].IsNull() {
			continue
		}
		before := `,"` + name + `":`
		if written++; written == 1 {
			before = `,"properties":{"` + name + `":`
		}
		w.value(before, props[name])
	}
	if written > 0 {
		w.b = append(w.b, '}')
	}
}

func (w *writer) end(id string) (json.RawMessage, error) {
	if w.err != nil {
		return nil, fmt.Errorf("record of %s: %w", id, w.err)
	}
	return append(w.b, '}'), nil
}
