package memory

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"

	"brain/internal/fault"
	"brain/internal/text"
	"brain/packs"
	"brain/schema"
)

// packMapping says what becomes of what uses a term that goes.
type packMapping struct {
	// Retype maps an object type, or type/subtype, to another one.
	Retype map[string]string `json:"retype"`
	// Relink maps a link type to another one or to an inverse name, which turns
	// the links round.
	Relink map[string]string `json:"relink"`
}

// readMapping reads the argument; nothing is an empty mapping.
func readMapping(raw json.RawMessage) (packMapping, error) {
	var m packMapping
	if raw == nil || string(raw) == "null" {
		return m, nil
	}
	var given map[string]map[string]string
	const form = `{"retype": {"old": "new", "type/old": "type/new"}, "relink": {"old": "new"}}`
	if err := json.Unmarshal(raw, &given); err != nil {
		return m, fault.Wrap(fault.BadInput, err, "the mapping does not parse").In("mapping").Suggest("expected " + form)
	}
	for key := range given {
		if key != "retype" && key != "relink" {
			near := text.Nearest(key, []string{"retype", "relink"}, 1)
			return m, fault.New(fault.BadInput, "a mapping has no %q", key).In("mapping").Suggest("expected " + strings.Join(append(near, form), ", "))
		}
	}
	return packMapping{Retype: given["retype"], Relink: given["relink"]}, nil
}

// splitType parts "type/subtype"; the subtype may be missing.
func splitType(name string) (objectType, subtype string) {
	objectType, subtype, _ = strings.Cut(name, "/")
	return objectType, subtype
}

// check finds what is wrong with the mapping for this change: sources that lose
// nothing, and targets that will not be there.
func (m packMapping) check(plan packs.Result) []packs.Conflict {
	var out []packs.Conflict
	bad := func(term, detail string, near []string) {
		if len(near) > 0 {
			detail += "; nearest: " + strings.Join(near, ", ")
		}
		out = append(out, schema.NewConflict(schema.ConflictMapping, term, detail))
	}
	var types, links []string
	for _, l := range plan.Losses {
		switch l.Kind {
		case packs.LossObjectType, packs.LossPrefix, packs.LossExpert, packs.LossProperty, packs.LossValues, packs.LossMany:
			types = append(types, typeOf(l))
		case packs.LossSubtype:
			types = append(types, typeOf(l), l.Of+"/"+l.Name)
		case packs.LossLinkType, packs.LossDirection, packs.LossEnds, packs.LossLinks:
			links = append(links, l.Name)
		}
	}
	for _, from := range slices.Sorted(maps.Keys(m.Retype)) {
		if !slices.Contains(types, from) {
			bad("retype "+from, "the change takes nothing from it", text.Nearest(from, types, 3))
		}
		if err := plan.Ontology.ValidateType(splitType(m.Retype[from])); err != nil {
			bad("retype "+from, err.Error(), nil)
		}
	}
	for _, from := range slices.Sorted(maps.Keys(m.Relink)) {
		if !slices.Contains(links, from) {
			bad("relink "+from, "the change takes nothing from it", text.Nearest(from, links, 3))
		}
		if _, _, ok := plan.Ontology.LinkType(m.Relink[from]); !ok {
			var names []string
			for _, l := range plan.Ontology.LinkTypes() {
				names = append(names, l.Name)
			}
			bad("relink "+from, "there will be no link type "+m.Relink[from], text.Nearest(m.Relink[from], names, 3))
		}
	}
	return out
}

// typeOf is the object type that a loss concerns.
func typeOf(l packs.Loss) string {
	if l.Of != "" {
		return l.Of
	}
	return l.Name
}

// typeFor is what becomes of a page of this type and subtype.
func (m packMapping) typeFor(objectType, subtype string) (string, string) {
	if to, ok := m.Retype[objectType+"/"+subtype]; ok && subtype != "" {
		return splitType(to)
	}
	if to, ok := m.Retype[objectType]; ok {
		newType, newSubtype := splitType(to)
		if newSubtype == "" && newType == objectType {
			newSubtype = subtype
		}
		return newType, newSubtype
	}
	return objectType, subtype
}

// linkFor is what becomes of a link type; reversed says that its ends change places.
func (m packMapping) linkFor(o *schema.Ontology, name string) (link schema.LinkType, reversed, ok bool) {
	if to, mapped := m.Relink[name]; mapped {
		name = to
	}
	return o.LinkType(name)
}
