package packs

import (
	"fmt"
	"strconv"
	"strings"

	"brain/schema"
)

// Extend adds terms to a pack and gives it the next minor version. Terms of a name
// that the pack declares already are united with it as [Combine] unites packs.
// Exactly one of the two results is set.
func Extend(p Pack, terms schema.Terms) (Pack, []Conflict) {
	m := newMerger()
	m.merge(p)
	m.merge(Pack{Name: "addition", Terms: terms})
	if len(m.conflicts) > 0 {
		return Pack{}, schema.SortConflicts(m.conflicts)
	}
	p.Terms = anonymous(m.terms())
	p.Version = nextMinor(p.Version)
	return p, nil
}

// anonymous leaves out which pack declares a term.
func anonymous(t schema.Terms) schema.Terms {
	for i := range t.ObjectTypes {
		t.ObjectTypes[i].Pack = ""
	}
	for i := range t.Interfaces {
		t.Interfaces[i].Pack = ""
	}
	for i := range t.ValueTypes {
		t.ValueTypes[i].Pack = ""
	}
	for i := range t.LinkTypes {
		t.LinkTypes[i].Pack = ""
	}
	for i := range t.ClaimKinds {
		t.ClaimKinds[i].Pack = ""
	}
	for i := range t.EventTypes {
		t.EventTypes[i].Pack = ""
	}
	for i := range t.TakeDomains {
		t.TakeDomains[i].Pack = ""
	}
	for i := range t.Patterns {
		t.Patterns[i].Pack = ""
	}
	return t
}

// nextMinor is the minor version after a semantic version, 0.1.0 after none.
func nextMinor(version string) string {
	major, rest, _ := strings.Cut(version, ".")
	minor, _, _ := strings.Cut(rest, ".")
	n, err := strconv.Atoi(minor)
	if err != nil {
		return "0.1.0"
	}
	return fmt.Sprintf("%s.%d.0", major, n+1)
}
