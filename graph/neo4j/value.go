package neo4j

import (
	"fmt"

	"brain/graph"
)

// encode gives the value as the driver takes it. Instants, decimals and dates
// are stored as numbers and text, so that both engines compare them alike.
func encode(v graph.Value) any {
	switch v.Kind() {
	case graph.KindString, graph.KindDate:
		return v.Str()
	case graph.KindInt, graph.KindInstant, graph.KindDecimal:
		return v.Int64()
	case graph.KindFloat:
		return v.Float64()
	case graph.KindBool:
		return v.True()
	case graph.KindBytes:
		return v.Raw()
	case graph.KindList:
		items := make([]any, len(v.Items()))
		for i, item := range v.Items() {
			items[i] = encode(item)
		}
		return items
	default:
		return nil
	}
}

// decode reads what the driver returned as a value of the kind; with KindNull
// the kind follows from what is stored. element is the kind of a list's items.
func decode(x any, kind, element graph.Kind) (graph.Value, error) {
	switch x := x.(type) {
	case nil:
		return graph.Null(), nil
	case string:
		switch kind {
		case graph.KindDate:
			return graph.Date(x), nil
		case graph.KindString, graph.KindNull:
			return graph.String(x), nil
		}
	case int64:
		switch kind {
		case graph.KindInstant:
			return graph.InstantMicros(x), nil
		case graph.KindDecimal:
			return graph.Decimal(x), nil
		case graph.KindInt, graph.KindNull:
			return graph.Int(x), nil
		}
	case float64:
		if kind == graph.KindFloat || kind == graph.KindNull {
			return graph.Float(x), nil
		}
	case bool:
		if kind == graph.KindBool || kind == graph.KindNull {
			return graph.Bool(x), nil
		}
	case []byte:
		if kind == graph.KindBytes || kind == graph.KindNull {
			return graph.Bytes(x), nil
		}
	case []any:
		if kind != graph.KindList && kind != graph.KindNull {
			break
		}
		items := make([]graph.Value, len(x))
		for i, item := range x {
			v, err := decode(item, element, graph.KindNull)
			if err != nil {
				return graph.Null(), err
			}
			items[i] = v
		}
		return graph.List(items...), nil
	}
	return graph.Null(), fmt.Errorf("stored value of type %T read as %s", x, kind)
}

// encodeProps gives the properties as a map; null ones stay as nulls, which
// remove the property when the map is added to an element.
func encodeProps(p graph.Props) (map[string]any, error) {
	out := make(map[string]any, len(p)+12)
	for name, v := range p {
		if !validName(name) {
			return nil, fmt.Errorf("property %q: expected letters, digits and \"_\"", name)
		}
		out[name] = encode(v)
	}
	return out, nil
}

// addItem adds the fields of the item and its key to a property map.
func addItem(m map[string]any, it graph.Item) {
	m["scope"] = encode(graph.OptionalString(it.Scope))
	m["requires"] = encode(graph.Strings(it.Requires))
	m["ends"] = encode(graph.Strings(it.Ends))
	m["author"] = encode(graph.OptionalString(it.Author))
	m["gated"] = it.Gated
	m["recordedAt"] = encode(graph.Instant(it.RecordedAt))
	m["retiredAt"] = encode(graph.Instant(it.RetiredAt))
	m["validFrom"] = encode(graph.Instant(it.ValidFrom))
	m["validUntil"] = encode(graph.Instant(it.ValidUntil))
	m["deletedAt"] = encode(graph.Instant(it.DeletedAt))
	m["key"] = string(it.Key())
}

// itemFields are the properties that addItem writes.
var itemFields = [...]string{"scope", "requires", "ends", "author", "gated", "recordedAt", "retiredAt", "validFrom", "validUntil", "deletedAt", "key"}
