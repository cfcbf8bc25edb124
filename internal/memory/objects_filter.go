package memory

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"golang.org/x/text/unicode/norm"

	"brain/graph"
	"brain/internal/fault"
	"brain/internal/text"
	"brain/schema"
)

const (
	maxConditions  = 20
	maxInValues    = 500
	maxMoneyValues = 50
)

// PropertyFilter is one condition on a page: on a property of its type, or on
// title, slug, subtype, createdAt, effectiveDate or tag.
type PropertyFilter struct {
	Property string
	// Op is = != < <= > >= in contains startsWith or exists.
	Op string
	// Value is JSON of the property's type, a list of them for in; true, false or
	// nothing (for true) for exists.
	Value json.RawMessage
}

// said is the filter's text for the cursor.
func (f PropertyFilter) said() string { return f.Property + "\x01" + f.Op + "\x01" + string(f.Value) }

// pageFields are what filters may name besides properties, with their operators.
// They come first: a property of the same name is not reached.
var pageFields = map[string][]string{
	"title": textOps, "slug": textOps, "subtype": textOps, "effectiveDate": textOps, "createdAt": orderedOps, "tag": tagOps,
}

// fieldTest is a condition on a field of the page itself.
type fieldTest struct {
	field  string
	exists *bool
	comparison
}

// propertyTest is what a set demands of one property: of the shown value, or of
// any of many. The types of a set may differ in that, so both may hold.
type propertyTest struct {
	name         string
	single, many bool
	column       string // the stored property that holds its values
	tests        []comparison
	// absent: there is no value. Without it there is one.
	absent bool
}

// statedProperty is a property as the types of a set declare it.
type statedProperty struct {
	name         string
	kind         schema.PropertyKind
	column       string
	single, many bool
	types        []schema.PropertyType
}

// addFilters checks conditions and adds them to the set; path is where they stand.
func (v *view) addFilters(ctx context.Context, set *objectSet, path string, filters []PropertyFilter) error {
	if len(filters) > maxConditions {
		return fault.Bad(path, fmt.Sprintf("at most %d conditions", maxConditions), "")
	}
	for i, f := range filters {
		at := fmt.Sprintf("%s[%d]", path, i)
		var err error
		if ops, ok := pageFields[f.Property]; ok {
			err = v.addFieldTest(set, at, f, ops)
		} else {
			err = v.addPropertyTest(ctx, set, at, f)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// checkOp refuses operators that do not fit the value.
func checkOp(at, property, op string, allowed []string) error {
	if slices.Contains(allowed, op) {
		return nil
	}
	nearest := ""
	if near := text.Nearest(op, allowed, 1); len(near) > 0 {
		nearest = near[0]
	}
	if op == "==" {
		nearest = opEqual
	}
	if slices.Contains(allOps, op) {
		nearest = ""
	}
	return fault.Bad(at+".op", "one of "+strings.Join(allowed, " ")+" for "+property, nearest)
}

// existence reads the value of exists.
func existence(at string, value json.RawMessage) (bool, error) {
	switch strings.TrimSpace(string(value)) {
	case "", "null", "true":
		return true, nil
	case "false":
		return false, nil
	}
	return false, fault.Bad(at+".value", "true, false or nothing for exists", "true")
}

// rawValues are the values of a filter, one but for in.
func rawValues(at string, f PropertyFilter) ([]schema.Raw, error) {
	if len(f.Value) == 0 {
		return nil, fault.Bad(at+".value", "a value to compare "+f.Property+" with", "")
	}
	raw, err := schema.ParseRaw(f.Value)
	if err != nil || raw == nil {
		return nil, fault.Bad(at+".value", "a value to compare "+f.Property+" with", "")
	}
	list, isList := raw.(schema.RawList)
	if f.Op != opIn {
		if isList {
			return nil, fault.Bad(at+".value", "one value for "+f.Op, "")
		}
		return []schema.Raw{raw}, nil
	}
	if !isList || len(list) == 0 || len(list) > maxInValues {
		return nil, fault.Bad(at+".value", fmt.Sprintf("a list of 1–%d values for in", maxInValues), "")
	}
	return list, nil
}

// addFieldTest adds a condition on a field of the page.
func (v *view) addFieldTest(set *objectSet, at string, f PropertyFilter, ops []string) error {
	if err := checkOp(at, f.Property, f.Op, ops); err != nil {
		return err
	}
	t := fieldTest{field: f.Property, comparison: comparison{op: f.Op}}
	if f.Op == opExists {
		exists, err := existence(at, f.Value)
		t.exists = &exists
		set.fields = append(set.fields, t)
		return err
	}
	raws, err := rawValues(at, f)
	if err != nil {
		return err
	}
	for _, raw := range raws {
		value, err := v.fieldValue(set, at+".value", f, raw)
		if err != nil {
			return err
		}
		t.values = append(t.values, value)
	}
	set.fields = append(set.fields, t)
	return nil
}

// fieldValue is what a field of the page is compared with.
func (v *view) fieldValue(set *objectSet, at string, f PropertyFilter, raw schema.Raw) (graph.Value, error) {
	given, ok := raw.(schema.RawText)
	value := norm.NFC.String(string(given))
	if !ok || !validText(value) {
		return graph.Value{}, fault.Bad(at, "a text for "+f.Property, "")
	}
	whole := f.Op != opContains && f.Op != opStartsWith
	switch f.Property {
	case "createdAt":
		at2, err := time.Parse(time.RFC3339Nano, value)
		if err != nil {
			return graph.Value{}, fault.Bad(at, "a time in RFC 3339, such as 2024-05-01T09:30:00Z", "")
		}
		return graph.Instant(at2), nil
	case "effectiveDate":
		if whole {
			if err := checkEffectiveDate(at, value); err != nil {
				return graph.Value{}, err
			}
		}
	case "subtype":
		if names := v.subtypes(set.types); whole && !slices.Contains(names, value) {
			return graph.Value{}, unknownTerm(at, "subtype", value, schema.Nearest(value, names))
		}
	case "slug":
		value = normalSlug(value)
	case "tag":
		value = tagHandle(value)
	}
	return graph.String(value), nil
}

// subtypes are those of some types, of all for none.
func (v *view) subtypes(types []string) []string {
	var names []string
	for _, t := range v.voc.ontology.ObjectTypes() {
		if types == nil || slices.Contains(types, t.Name) {
			names = append(names, t.Subtypes...)
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// declared finds a property in the types of a set. The types may declare it
// differently as long as its values are stored alike.
func (v *view) declared(types []string, at, name string) (statedProperty, error) {
	var found statedProperty
	var within string
	names := []string{"title", "slug", "subtype", "createdAt", "effectiveDate", "tag"}
	for _, t := range v.voc.ontology.ObjectTypes() {
		if types != nil && !slices.Contains(types, t.Name) {
			continue
		}
		for _, p := range t.Properties {
			names = append(names, p.Name)
			if p.Name != name {
				continue
			}
			kind := v.voc.ontology.BaseKind(p)
			if found.name == "" {
				found.name, found.kind, found.column, within = name, kind, columnOf(kind), t.Name
			}
			if !storedAlike(found.kind, kind) {
				return found, fault.New(fault.BadInput, "%s is a %s of %s and a %s of %s", name, found.kind, within, kind, t.Name).In(at).
					Suggest("name one type whose pages you mean")
			}
			found.types = append(found.types, p)
			found.single, found.many = found.single || !p.Many, found.many || p.Many
		}
	}
	if found.name == "" {
		slices.Sort(names)
		return found, unknownTerm(at, "property", name, schema.Nearest(name, slices.Compact(names)))
	}
	return found, nil
}

// storedAlike tells whether values of two kinds can be compared with the same.
func storedAlike(a, b schema.PropertyKind) bool {
	return columnOf(a) == columnOf(b) && (a == schema.Money) == (b == schema.Money) && (a == schema.Ref) == (b == schema.Ref)
}

// columnOf is the stored property that holds values of a kind.
func columnOf(kind schema.PropertyKind) string {
	switch kind {
	case schema.Int:
		return "valueInt"
	case schema.Float:
		return "valueFloat"
	case schema.Dec, schema.Money:
		return "valueDecimal"
	case schema.Bool:
		return "valueBool"
	case schema.DateTime:
		return "valueInstant"
	case schema.Date:
		return "valueDate"
	}
	return "valueText"
}

// opsOf are the operators for values of a kind.
func opsOf(kind schema.PropertyKind) []string {
	switch kind {
	case schema.Int, schema.Float, schema.Dec, schema.Money, schema.Date, schema.DateTime:
		return orderedOps
	case schema.Bool:
		return switchOps
	case schema.Enum, schema.Ref:
		return namedOps
	}
	return textOps
}

// addPropertyTest adds a condition on a property.
func (v *view) addPropertyTest(ctx context.Context, set *objectSet, at string, f PropertyFilter) error {
	p, err := v.declared(set.types, at+".property", f.Property)
	if err != nil {
		return err
	}
	if err := checkOp(at, f.Property, f.Op, opsOf(p.kind)); err != nil {
		return err
	}
	t := propertyTest{name: p.name, single: p.single, many: p.many, column: p.column}
	if f.Op == opExists {
		exists, err := existence(at, f.Value)
		if err != nil {
			return err
		}
		t.absent = !exists
		set.demand(t)
		return nil
	}
	raws, err := rawValues(at, f)
	if err != nil {
		return err
	}
	c := comparison{op: f.Op}
	if p.kind == schema.Money && len(raws) > maxMoneyValues {
		return fault.Bad(at+".value", fmt.Sprintf("at most %d amounts", maxMoneyValues), "")
	}
	for _, raw := range raws {
		value, unit, err := v.operand(ctx, p, at+".value", f.Op, raw)
		if err != nil {
			return err
		}
		c.values = append(c.values, value)
		if p.kind == schema.Money {
			c.units = append(c.units, unit)
		}
	}
	t.tests = []comparison{c}
	set.demand(t)
	return nil
}

// operand is the stored form of what a property is compared with. A part of a
// text need not be a value that the property may have.
func (v *view) operand(ctx context.Context, p statedProperty, at, op string, raw schema.Raw) (graph.Value, string, error) {
	if op == opContains || op == opStartsWith {
		part, ok := raw.(schema.RawText)
		if !ok || !validText(string(part)) {
			return graph.Value{}, "", fault.Bad(at, "a text for "+op, "")
		}
		return graph.String(norm.NFC.String(string(part))), "", nil
	}
	var checked schema.Value
	var err error
	for _, declared := range p.types {
		var refused error
		if checked, refused = v.voc.ontology.Operand(declared, raw); refused == nil {
			err = nil
			break
		}
		err = cmp.Or(err, refused)
	}
	if constraint, ok := errors.AsType[*schema.ConstraintError](err); ok {
		return graph.Value{}, "", fault.Bad(at, constraint.Want, strings.Join(constraint.Nearest, " or "))
	}
	if err != nil {
		return graph.Value{}, "", err
	}
	if ref, ok := checked.(schema.RefValue); ok {
		page, err := v.wanted(ctx, at, ref.Page)
		return graph.String(page.ID), "", err
	}
	value, unit := storedValue(checked)
	return value, unit, nil
}
