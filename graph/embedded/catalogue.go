package embedded

import (
	"fmt"
	"slices"
	"strings"

	"brain/graph"
)

// catalogue is graph's catalogue in the form that the engine asks for. It is
// made once and never changes.
type catalogue struct {
	props  map[string]graph.Property
	labels map[string]bool
	// listed are the properties by which a storage label is listed, for those that are.
	listed  map[string][]string
	carried []string
	// carriedSet is carried as a list of SQL literals.
	carriedSet string
}

var system = newCatalogue()

func newCatalogue() catalogue {
	c := catalogue{props: map[string]graph.Property{}, labels: map[string]bool{}, listed: map[string][]string{}}
	for _, p := range slices.Concat(graph.ItemProps(), graph.SystemProperties()) {
		c.props[p.Name] = p
	}
	for _, l := range graph.SystemLabels() {
		c.labels[l.Name] = true
		c.listed[l.Name] = l.Listed
	}
	for _, r := range graph.SystemRelationships() {
		if r.Carried {
			c.carried = append(c.carried, r.Type)
		}
	}
	c.carriedSet = literals(c.carried)
	return c
}

// indexed tells whether an index finds the nodes of a storage label, "" for any,
// by the property.
func (c catalogue) indexed(prop, storage string) bool {
	p := c.props[prop]
	return prop == "id" || p.Unique || p.Indexed || slices.Contains(c.listed[storage], prop)
}

// leads tells whether some index but that of the ids begins with the property.
func (c catalogue) leads(prop string) bool {
	p := c.props[prop]
	if p.Unique || p.Indexed {
		return true
	}
	for _, listed := range c.listed {
		if slices.Contains(listed, prop) {
			return true
		}
	}
	return false
}

func (c catalogue) isCarried(relationship string) bool {
	return slices.Contains(c.carried, relationship)
}

// stored checks one property of a node or edge and gives its SQLite form.
func (c catalogue) stored(name string, v graph.Value, edge bool) (any, error) {
	p, ok := c.props[name]
	if !ok || edge && !p.Edge || isItemProp(name) {
		return nil, fmt.Errorf("property %q: not in the catalogue", name)
	}
	if !v.IsNull() && v.Kind() != p.Kind {
		return nil, fmt.Errorf("property %q: a %s was given, expected a %s", name, v.Kind(), p.Kind)
	}
	raw, err := encode(v)
	if err != nil {
		return nil, fmt.Errorf("property %q: %w", name, err)
	}
	return raw, nil
}

func isItemProp(name string) bool {
	for _, p := range graph.ItemProps() {
		if p.Name == name {
			return true
		}
	}
	return false
}

// literal writes a name from the catalogue or a pack as an SQL string.
func literal(name string) string { return "'" + strings.ReplaceAll(name, "'", "''") + "'" }

func literals(names []string) string {
	quoted := make([]string, len(names))
	for i, n := range names {
		quoted[i] = literal(n)
	}
	return strings.Join(quoted, ", ")
}

// column writes a property's name as an SQL identifier.
func column(name string) string { return `"` + strings.ReplaceAll(name, `"`, `""`) + `"` }
