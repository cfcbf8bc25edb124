package portable

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"time"

	"brain/graph"
	"brain/internal/fault"
	"brain/internal/text"
)

// maxID is the most characters of an id; the service's own have 36.
const maxID = 100

// KindOf reads what kind of record a JSON text is, whatever the kind. Error:
// BAD_INPUT for what is no JSON object with a kind.
func KindOf(raw json.RawMessage) (string, error) {
	var head struct {
		Kind *string `json:"kind"`
	}
	if err := json.Unmarshal(raw, &head); err != nil || head.Kind == nil {
		return "", fault.Bad("records", "JSON objects with a kind", "")
	}
	return *head.Kind, nil
}

// nodeRecord and edgeRecord are records as they are read.
type nodeRecord struct {
	Kind       string                     `json:"kind"`
	Label      string                     `json:"label"`
	ID         string                     `json:"id"`
	Item       *itemRecord                `json:"item"`
	Properties map[string]json.RawMessage `json:"properties"`
}

type edgeRecord struct {
	Kind       string                     `json:"kind"`
	Type       string                     `json:"type"`
	ID         string                     `json:"id"`
	From       string                     `json:"from"`
	To         string                     `json:"to"`
	Item       *itemRecord                `json:"item"`
	Properties map[string]json.RawMessage `json:"properties"`
}

type itemRecord struct {
	Scope      string          `json:"scope"`
	Requires   []string        `json:"requires"`
	Ends       []string        `json:"ends"`
	Author     string          `json:"author"`
	Gated      bool            `json:"gated"`
	RecordedAt json.RawMessage `json:"recordedAt"`
	RetiredAt  json.RawMessage `json:"retiredAt"`
	ValidFrom  json.RawMessage `json:"validFrom"`
	ValidUntil json.RawMessage `json:"validUntil"`
	DeletedAt  json.RawMessage `json:"deletedAt"`
}

// DecodeNode reads a record of kind node strictly: fields, label and properties
// that are unknown, values of the wrong kind and missing properties are refused.
// The node has its storage label only. Errors: BAD_INPUT, UNKNOWN_TERM for a
// label or property, each with the field and the nearest valid name.
func DecodeNode(raw json.RawMessage) (graph.Node, error) {
	var r nodeRecord
	if err := decode(raw, &r, "kind", "label", "id", "item", "properties"); err != nil {
		return graph.Node{}, err
	}
	if slices.Contains(LeftOut(), r.Label) {
		return graph.Node{}, fault.New(fault.BadInput, "a %s is a secret and stays with its instance", r.Label).In("label").
			Suggest("make new ones in this instance")
	}
	if !slices.Contains(Labels(), r.Label) {
		return graph.Node{}, unknown("label", "label", r.Label, Labels())
	}
	n := graph.Node{ID: r.ID, Labels: []string{r.Label}}
	err := checkID("id", r.ID)
	if err != nil {
		return n, err
	}
	if n.Item, err = readItem(r.Item); err != nil {
		return n, err
	}
	if n.Props, err = readProps(r.Properties, Properties(r.Label)); err != nil {
		return n, err
	}
	for _, name := range required(r.Label) {
		if Gone(n) {
			break
		}
		if _, ok := n.Props[name]; !ok {
			return n, fault.New(fault.BadInput, "a %s needs the property %s", r.Label, name).In("properties." + name)
		}
	}
	return n, nil
}

// DecodeEdge reads a record of kind edge as strictly. Whether its type is a
// relationship of the system or a link type of a pack is for the caller to check.
// Errors: BAD_INPUT, UNKNOWN_TERM for a property.
func DecodeEdge(raw json.RawMessage) (graph.Edge, error) {
	var r edgeRecord
	if err := decode(raw, &r, "kind", "type", "id", "from", "to", "item", "properties"); err != nil {
		return graph.Edge{}, err
	}
	e := graph.Edge{ID: r.ID, Type: r.Type, From: r.From, To: r.To}
	for _, id := range [][2]string{{"id", r.ID}, {"from", r.From}, {"to", r.To}} {
		if err := checkID(id[0], id[1]); err != nil {
			return e, err
		}
	}
	if r.Type == "" {
		return e, fault.Bad("type", "a relationship type", "")
	}
	if rel, known := Relationship(r.Type); known && rel.Carried && r.Item != nil {
		return e, fault.New(fault.BadInput, "%s has the item of the node it starts at", r.Type).In("item").Suggest("leave it out")
	}
	var err error
	if e.Item, err = readItem(r.Item); err != nil {
		return e, err
	}
	e.Props, err = readProps(r.Properties, EdgeProperties())
	return e, err
}

func decode(raw json.RawMessage, into any, fields ...string) error {
	d := json.NewDecoder(bytes.NewReader(raw))
	d.DisallowUnknownFields()
	err := d.Decode(into)
	if err == nil {
		if _, err := d.Token(); err != io.EOF {
			return fault.Bad("records", "one JSON object each", "")
		}
		return nil
	}
	if name, ok := strings.CutPrefix(err.Error(), "json: unknown field "); ok {
		name = strings.Trim(name, `"`)
		return unknown(name, "field", name, append(fields, itemFields()...))
	}
	return fault.Wrap(fault.BadInput, err, "the record does not fit: %s", strings.TrimPrefix(err.Error(), "json: ")).In("records")
}

func itemFields() []string {
	var names []string
	for _, p := range graph.ItemProps() {
		if p.Name != "id" {
			names = append(names, p.Name)
		}
	}
	return names
}

// unknown refuses a name that is none of the known ones.
func unknown(field, what, name string, known []string) error {
	near := text.Nearest(name, known, 3)
	if len(near) == 0 {
		near = known
	}
	return fault.New(fault.UnknownTerm, "there is no %s %q", what, name).In(field).Suggest("expected " + strings.Join(near, ", "))
}

func checkID(field, id string) error {
	bad := id == "" || len(id) > maxID || strings.ContainsFunc(id, func(r rune) bool { return r <= ' ' || r > '~' })
	if bad {
		return fault.Bad(field, fmt.Sprintf("an id of 1–%d ASCII characters without white space", maxID), "")
	}
	return nil
}

func readItem(r *itemRecord) (graph.Item, error) {
	if r == nil {
		return graph.Item{}, nil
	}
	it := graph.Item{Scope: r.Scope, Requires: r.Requires, Ends: r.Ends, Author: r.Author, Gated: r.Gated}
	if it.Scope != "" && !graph.ValidScopeToken(it.Scope) {
		return it, badToken("item.scope")
	}
	for field, tokens := range map[string][]string{"item.requires": r.Requires, "item.ends": r.Ends} {
		for _, token := range tokens {
			if !graph.ValidScopeToken(token) {
				return it, badToken(field)
			}
		}
	}
	if strings.ContainsFunc(it.Author, func(r rune) bool { return strings.ContainsRune("&!@ \t\n", r) }) || !storable(it.Author) {
		return it, fault.Bad("item.author", "a uid", "")
	}
	for _, t := range []struct {
		name string
		raw  json.RawMessage
		into *time.Time
	}{
		{"recordedAt", r.RecordedAt, &it.RecordedAt}, {"retiredAt", r.RetiredAt, &it.RetiredAt}, {"validFrom", r.ValidFrom, &it.ValidFrom},
		{"validUntil", r.ValidUntil, &it.ValidUntil}, {"deletedAt", r.DeletedAt, &it.DeletedAt},
	} {
		if t.raw == nil {
			continue
		}
		v, err := readValue("item."+t.name, graph.KindInstant, t.raw)
		if err != nil {
			return it, err
		}
		*t.into = v.Time()
	}
	return it, nil
}

func badToken(field string) error {
	return fault.New(fault.InvalidScope, "%s is not a scope as it is stored", field).In(field).
		Suggest("expected world, group:<gid> or principal:<uid>")
}

func readProps(given map[string]json.RawMessage, known []graph.Property) (graph.Props, error) {
	props := graph.Props{}
	for _, name := range slices.Sorted(maps.Keys(given)) {
		i := slices.IndexFunc(known, func(p graph.Property) bool { return p.Name == name })
		if i < 0 {
			names := make([]string, len(known))
			for j, p := range known {
				names[j] = p.Name
			}
			return nil, unknown("properties."+name, "property", name, names)
		}
		v, err := readValue("properties."+name, known[i].Kind, given[name])
		if err != nil {
			return nil, err
		}
		props[name] = v
	}
	return props, nil
}
