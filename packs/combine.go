package packs

import "brain/schema"

// Combine unites packs into one ontology, or returns every conflict between
// them, at once and in a stable order; exactly one of the two results is nil.
// The order of the packs does not matter.
//
// A pack may declare a type again that another declares, with the same
// primitive and slug prefix: subtypes, interfaces and properties are united.
// A link may be declared again with the same inverse and flags: ends and
// phrases are united. Other terms may be declared again only as they are.
func Combine(given ...Pack) (*schema.Ontology, []Conflict) {
	ordered, conflicts := arrange(given)
	m := newMerger()
	for _, p := range ordered {
		m.merge(p)
	}
	// What breaks a term also shows in the union, so both checks report together.
	ontology, unionConflicts := schema.New(m.terms())
	conflicts = append(append(conflicts, m.conflicts...), unionConflicts...)
	if len(conflicts) > 0 {
		return nil, schema.SortConflicts(conflicts)
	}
	return ontology, nil
}
