package schema

// BaseKind returns the base type of a property's values, that of its value type
// where it has one; "" for a value type that is not declared.
func (o *Ontology) BaseKind(p PropertyType) PropertyKind { return o.rule(p).kind }

// Operand returns a raw value typed as what a property's values are compared with:
// of the property's base type, an enum's one of its values, but not held to the
// pattern and bounds of its value type, since a bound may well lie beyond. The
// error is a [ConstraintError] that says what was expected.
func (o *Ontology) Operand(p PropertyType, raw Raw) (Value, error) {
	v, want, nearest := o.rule(p).read(raw)
	if want != "" {
		got := "nothing"
		if raw != nil {
			got = raw.String()
		}
		return nil, &ConstraintError{Field: "property " + p.Name, Got: got, Want: want, Nearest: nearest}
	}
	return v, nil
}
